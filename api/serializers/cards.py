"""The JSON shapes of cards, printings, errata and designators."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.reverse import reverse

from api.serializers.base import (
    CitationShape,
    NumberOrX,
    ReasonShape,
    Shape,
    SymbolCounts,
    citation_json,
    list_of,
    object_name,
    words,
)
from rules import catalog, compiled
from rules.engine.cards import Face
from rules.engine.citations import Citation
from rules.limits import max_copies
from rules.models import Card, CardSet, Erratum, ErratumStatus, Game, Printing


def face_json(face: Face) -> dict[str, Any]:
    """What a card says in one wording."""
    return {
        "title": face.title,
        "subtitle": face.subtitle,
        "type": face.type,
        "text": face.text,
        "cost": face.cost,
        "requires": face.requires.as_mapping(),
        "provides": face.provides.as_mapping(),
        "fighting": face.fighting,
        "power": face.power,
        "body": face.body,
    }


UFS_FIELDS = (
    *("difficulty", "control", "resources", "block_modifier", "block_zone", "attack_speed", "attack_zone", "damage"),
    *("hand_size", "vitality", "keywords", "gender", "height", "weight", "blood_type"),
)


def characteristics_json(printing: Printing) -> dict[str, Any]:
    """What a printing has besides title and text, by its game."""
    if hasattr(printing, "ufs"):
        return {name: getattr(printing.ufs, name) for name in UFS_FIELDS}
    data = face_json(catalog.face(printing))
    return {name: data[name] for name in ("cost", "requires", "provides", "fighting", "power", "body")}


class GameShape(Shape):
    """A game, with how much of it there is."""

    object = object_name("game")
    slug = serializers.CharField()
    name = serializers.CharField()
    cards = serializers.IntegerField()
    documents = serializers.IntegerField()


def game_json(game: Game, request: Any) -> dict[str, Any]:
    """A game, from ``selectors.games``."""
    return {
        "object": "game",
        "slug": game.slug,
        "name": game.name,
        "cards": game.card_count,
        "documents": game.document_count,
    }


class SetShape(Shape):
    """A set of cards."""

    object = object_name("set")
    game = serializers.CharField()
    code = serializers.CharField()
    name = serializers.CharField()
    order = serializers.IntegerField(help_text="in the order of release")
    released = serializers.CharField(help_text="as precisely as it is known")
    approximate = serializers.BooleanField(help_text="whether no source states the release")
    cards = serializers.IntegerField(help_text="titles in it")


def set_json(card_set: CardSet, request: Any) -> dict[str, Any]:
    """A set, from ``selectors.sets``."""
    return {
        "object": "set",
        "game": card_set.game.slug,
        "code": card_set.code,
        "name": card_set.name,
        "order": card_set.order,
        "released": card_set.released_text,
        "approximate": card_set.approximate,
        "cards": card_set.card_count,
    }


class WordsShape(Shape):
    """What every card of every game has."""

    title = serializers.CharField()
    subtitle = serializers.CharField()
    type = serializers.CharField()
    text = serializers.CharField()


class FaceShape(WordsShape):
    """What a Shadowfist card says in one wording; a characteristic that it does not have is null."""

    cost = NumberOrX()
    requires = SymbolCounts()
    provides = SymbolCounts()
    fighting = NumberOrX()
    power = NumberOrX()
    body = NumberOrX()


class CharacteristicsShape(WordsShape):
    """A card or printing of either game; it has the characteristics of its own game only."""

    cost = NumberOrX(required=False, help_text="Shadowfist, as are the next five")
    requires = SymbolCounts(required=False)
    provides = SymbolCounts(required=False)
    fighting = NumberOrX(required=False)
    power = NumberOrX(required=False)
    body = NumberOrX(required=False)
    difficulty = serializers.IntegerField(required=False, allow_null=True, help_text="UFS, as are all that follow")
    control = serializers.IntegerField(required=False, allow_null=True)
    resources = serializers.CharField(required=False, help_text="names of resource symbols, in order")
    block_modifier = serializers.IntegerField(required=False, allow_null=True)
    block_zone = serializers.CharField(required=False)
    attack_speed = serializers.IntegerField(required=False, allow_null=True)
    attack_zone = serializers.CharField(required=False)
    damage = serializers.IntegerField(required=False, allow_null=True)
    hand_size = serializers.IntegerField(required=False, allow_null=True)
    vitality = serializers.IntegerField(required=False, allow_null=True)
    keywords = serializers.CharField(required=False)
    gender = serializers.CharField(required=False)
    height = serializers.CharField(required=False)
    weight = serializers.CharField(required=False)
    blood_type = serializers.CharField(required=False)


class AbilityShape(Shape):
    """An ability that the engine understands."""

    kind = serializers.CharField(help_text=", ".join(kind for kind in compiled.KINDS.values()))
    text = serializers.CharField(help_text="in canonical words")
    start = serializers.IntegerField(help_text="its place in the text of the card")
    end = serializers.IntegerField()


class NotUnderstoodShape(Shape):
    """What of a card's text the engine does not understand."""

    text = serializers.CharField(help_text="the words of the card")
    reason = serializers.CharField()
    start = serializers.IntegerField(help_text="their place in the text of the card")
    end = serializers.IntegerField()


class CardShape(CharacteristicsShape):
    """A card in the wording now in force."""

    object = object_name("card")
    understood = serializers.BooleanField(
        allow_null=True, help_text="whether the engine understands the whole text; null for games it does not play"
    )
    abilities = AbilityShape(many=True, help_text="what it understands, in the order of the text")
    not_understood = NotUnderstoodShape(many=True)
    slug = serializers.CharField()
    game = serializers.CharField()
    aliases = words()
    sets = words()
    printing = serializers.CharField(allow_null=True, help_text="the set whose printing gives the wording in force")
    has_errata = serializers.BooleanField()
    max_copies = serializers.IntegerField(allow_null=True, help_text="of this title in a deck; null: any number")
    url = serializers.URLField()
    page_url = serializers.URLField()


CardListShape = list_of(CardShape)


def compiled_json(card: Card) -> dict[str, Any]:
    """What the engine understands of a card's text, and what not. Needs ``compiled`` and ``game`` at hand."""
    row = compiled.of_card(card)
    abilities = row.abilities if row else []
    unread = [each for each in abilities if each["kind"] == compiled.NOT_UNDERSTOOD]
    return {
        "understood": row.whole if row else None,
        "abilities": [
            {name: each[name] for name in ("kind", "text", "start", "end")} for each in abilities if each not in unread
        ],
        "not_understood": [{name: each[name] for name in ("text", "reason", "start", "end")} for each in unread],
    }


def card_json(card: Card, request: Any) -> dict[str, Any]:
    """A card in the wording now in force, from ``with_printings``."""
    printings = catalog.printings(card)
    aliases = [alias.title for alias in card.aliases.all() if alias.title != card.title]
    return {
        "object": "card",
        "slug": card.slug,
        "game": card.game.slug,
        "title": card.title,
        "type": card.type,
        "subtitle": card.subtitle,
        "text": card.text,
        **(characteristics_json(card.printing) if card.printing else {}),
        **compiled_json(card),
        "aliases": aliases,
        "sets": list(dict.fromkeys(printing.card_set.code for printing in printings)),
        "printing": card.printing.card_set.code if card.printing else None,
        "has_errata": bool(card.errata.all()) or any(printing.errata_number for printing in printings),
        "max_copies": max_copies(card.game.slug, unlimited=card.unlimited),
        "url": reverse("api-card", args=[card.slug], request=request),
        "page_url": request.build_absolute_uri(card.get_absolute_url()),
    }


class PrintingShape(CharacteristicsShape):
    """A printing with all that is printed on it."""

    object = object_name("printing")
    set = serializers.CharField()
    set_name = serializers.CharField()
    released = serializers.CharField()
    number = serializers.IntegerField()
    rarity = serializers.CharField()
    artist = serializers.CharField()
    errata_number = serializers.IntegerField(allow_null=True)
    play_as_printed = serializers.BooleanField()
    original_text = serializers.CharField(allow_null=True, help_text="the imported wording, null where none was")


def printing_json(printing: Printing) -> dict[str, Any]:
    """A printing with all that is printed on it."""
    return {
        "object": "printing",
        "set": printing.card_set.code,
        "set_name": printing.card_set.name,
        "released": printing.card_set.released_text,
        "number": printing.number,
        "title": printing.title,
        "subtitle": printing.subtitle,
        "type": printing.type,
        "text": printing.rules_text,
        "original_text": printing.original_text,
        **characteristics_json(printing),
        "rarity": printing.rarity,
        "artist": printing.artist,
        "errata_number": printing.errata_number,
        "play_as_printed": printing.play_as_printed,
    }


class ErratumShape(Shape):
    """A change of a card, with its source."""

    object = object_name("erratum")
    date = serializers.DateField(allow_null=True)
    status = serializers.ChoiceField(choices=ErratumStatus.values)
    change = serializers.CharField()
    text = serializers.CharField(allow_null=True)
    original_text = serializers.CharField(allow_null=True)
    title = serializers.CharField(allow_null=True)
    subtitle = serializers.CharField(allow_null=True)
    corrected_by = CitationShape(allow_null=True)
    source = CitationShape(allow_null=True)


def erratum_json(erratum: Erratum, request: Any) -> dict[str, Any]:
    """An erratum with its source."""

    def cited(document: str, section: str) -> dict[str, str] | None:
        return citation_json(Citation(document, section), request) if document and section else None

    document, _, section = erratum.corrected_by.partition("/")
    return {
        "object": "erratum",
        "date": erratum.date,
        "status": erratum.status,
        "change": erratum.change,
        "text": erratum.text,
        "original_text": erratum.original_text,
        "title": erratum.title or None,
        "subtitle": erratum.subtitle or None,
        "corrected_by": cited(document, section),
        "source": cited(erratum.document.slug if erratum.document else "", erratum.section_number),
    }


class EffectiveShape(Shape):
    """The wording that a copy must be played with, and why."""

    object = object_name("effective")
    card = serializers.CharField()
    copy = serializers.CharField(allow_null=True)
    as_of = serializers.DateField(allow_null=True)
    printing = serializers.CharField()
    erratum = ErratumShape(allow_null=True)
    wording = FaceShape()
    reasons = ReasonShape(many=True)


class DesignatorShape(Shape):
    """A designator of a card, with the rules that make it one."""

    word = serializers.CharField()
    source = serializers.CharField()
    rules = CitationShape(many=True)


class DesignatorCountShape(Shape):
    """A designator, with how many cards have it."""

    object = object_name("designator")
    word = serializers.CharField()
    cards = serializers.IntegerField()


class ComparisonShape(Shape):
    """Whether two words are the same designator, and why."""

    object = object_name("comparison")
    ruleset = serializers.CharField()
    match = serializers.BooleanField()
    a = words()
    b = words()
    shared = words()
    why = ReasonShape(many=True)
