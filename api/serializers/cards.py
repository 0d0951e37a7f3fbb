"""The JSON shapes of games, sets, cards, printings, errata and designators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from drf_spectacular.utils import PolymorphicProxySerializer, extend_schema_field
from rest_framework import serializers

from api.serializers.base import (
    Address,
    AnyField,
    CitationShape,
    NumberOrX,
    ObjectName,
    PageAddress,
    PublishedShape,
    ReasonShape,
    Shape,
    SymbolCounts,
    list_of,
    list_of_shapes,
    of,
    words,
    words_of,
)
from rules.engine.shadowfist import Face
from rules.engine.ufs import BLOOD_TYPES, CARD_TYPES, GENDERS, ZONES
from rules.games.shadowfist.facts import number
from rules.games.ufs import cards as ufs_cards
from rules.games.ufs.cards import UfsFace
from rules.games.ufs.measures import UNKNOWN
from rules.library import catalog, compiled
from rules.library.card_html import card_html
from rules.library.copy_limits import max_copies
from rules.models import Card, ErratumStatus, Printing


class GameShape(PublishedShape):
    """A game, with how much of it there is."""

    object = ObjectName("game")
    slug = serializers.CharField()
    name = serializers.CharField()
    cards = serializers.IntegerField(source="card_count", help_text="titles")
    documents = serializers.IntegerField(source="document_count")
    url = Address("api-game", "slug")


class SetShape(PublishedShape):
    """A set of cards."""

    object = ObjectName("set")
    game = serializers.CharField(source="game.slug")
    code = serializers.CharField(help_text="what stands for it in queries")
    name = serializers.CharField()
    order = serializers.IntegerField(help_text="in the order of release")
    released = serializers.CharField(source="released_text", help_text="as precisely as it is known")
    approximate = serializers.BooleanField(help_text="whether no source states the release")
    cards = serializers.IntegerField(source="card_count", help_text="titles in it")
    url = Address("api-set", "code")


class WordsShape(Shape):
    """What every card of every game has."""

    title = serializers.CharField()
    subtitle = serializers.CharField()
    type = serializers.CharField()
    text = serializers.CharField(help_text="with declared markup: [Dragons] is a symbol, <Cop> a designator")


def characteristic(game: str, name: str) -> Callable[[Card | Printing | Face], Any]:
    """What takes a characteristic of one game from a card, by its printing in force, from a printing or a wording.

    What is of another game does not have it.
    """
    return (lambda thing: ufs_value(thing, name)) if game == "ufs" else (lambda thing: shadowfist_value(thing, name))


def shadowfist_value(thing: Card | Printing | Face, name: str) -> Any:
    """A characteristic of a Shadowfist card, printing or wording.

    :raises SkipField: for what is of another game.
    """
    if isinstance(thing, Face) and not isinstance(thing, UfsFace):
        return getattr(thing, name)
    has = getattr(thing.printing if isinstance(thing, Card) else thing, "shadowfist", None)
    if has is None:
        raise serializers.SkipField
    return number(getattr(has, name), getattr(has, f"{name}_x", False))


def ufs_value(thing: Card | Printing | Face, name: str) -> Any:
    """A characteristic of a UFS card, printing or wording.

    :raises SkipField: for what is of another game.
    """
    if isinstance(thing, Face):
        facts = thing.facts if isinstance(thing, UfsFace) else None
    else:
        printing = thing.printing if isinstance(thing, Card) else thing
        facts = ufs_cards.facts(printing) if printing else None
    if facts is None:
        raise serializers.SkipField
    return ufs_cards.fields(facts)[name]


def shadowfist(field: type[AnyField], name: str, help_text: str) -> AnyField:
    """A characteristic of Shadowfist cards."""
    return of(field, characteristic("shadowfist", name), required=False, help_text=f"Shadowfist: {help_text}")


def ufs(field: type[AnyField], name: str, help_text: str, **options: Any) -> AnyField:
    """A characteristic of UFS cards."""
    return of(field, characteristic("ufs", name), required=False, help_text=f"UFS: {help_text}", **options)


def ufs_number(name: str, help_text: str) -> AnyField:
    """A number of UFS cards."""
    return ufs(serializers.IntegerField, name, f"{help_text}; null where the card has none", allow_null=True)


def ufs_choice(name: str, help_text: str, among: Sequence[str]) -> AnyField:
    """One of some words."""
    told = f"{help_text}; null where the card has none"
    return ufs(serializers.ChoiceField, name, told, allow_null=True, choices=list(among))


def ufs_words(name: str, help_text: str) -> AnyField:
    """A text of UFS cards."""
    return ufs(serializers.CharField, name, f"{help_text}; null where the card has none", allow_null=True)


def ufs_list(name: str, help_text: str) -> AnyField:
    """A list of words of UFS cards."""
    return ufs(serializers.ListField, name, help_text, child=serializers.CharField())


def collector_number(printing: Printing) -> str:
    """What stands at the foot of a UFS card."""
    has = getattr(printing, "ufs", None)
    if has is None:
        raise serializers.SkipField
    return str(has.collector_number)


class HalfShape(Shape):
    """What a half of a split UFS card has of its own."""

    type = serializers.ChoiceField(choices=list(CARD_TYPES))
    difficulty = NumberOrX(help_text="of the control check")
    keywords = words(help_text="as printed")
    text = serializers.CharField()
    speed = NumberOrX(help_text="of an attack")
    attack_zone = serializers.ChoiceField(choices=[*ZONES, UNKNOWN], allow_null=True)
    damage = NumberOrX(help_text="of an attack")


class CharacteristicsShape(WordsShape):
    """A card or printing of either game; it has the characteristics of its own game only."""

    cost = shadowfist(NumberOrX, "cost", "in Power")
    requires = shadowfist(SymbolCounts, "requires", "resource conditions")
    provides = shadowfist(SymbolCounts, "provides", "resource provisions")
    fighting = shadowfist(NumberOrX, "fighting", "of Characters")
    power = shadowfist(NumberOrX, "power", "that a Site generates")
    body = shadowfist(NumberOrX, "body", "of Sites")
    difficulty = ufs(NumberOrX, "difficulty", "of the control check")
    control = ufs_number("control", "value in a control check")
    resources = ufs_list("resources", "names of resource symbols")
    block_zone = ufs_choice("block_zone", "of its block", ZONES)
    block_modifier = ufs_number("block_modifier", "added to the difficulty of a block")
    keywords = ufs_list("keywords", "as printed")
    speed = ufs(NumberOrX, "speed", "of an attack")
    attack_zone = ufs_choice("attack_zone", "of an attack, ? if unknown", (*ZONES, UNKNOWN))
    damage = ufs(NumberOrX, "damage", "of an attack")
    hand_size = ufs_number("hand_size", "of a character")
    vitality = ufs_number("vitality", "of a character")
    gender = ufs_choice("gender", "of a character, ? if unknown", GENDERS)
    height = ufs_words("height", "of a character as printed, ? if unknown")
    weight = ufs_words("weight", "of a character as printed, ? if unknown")
    blood_type = ufs_choice("blood_type", "of a character, ? if unknown", BLOOD_TYPES)
    halves = of(
        serializers.ListSerializer,
        characteristic("ufs", "halves"),
        child=HalfShape(),
        required=False,
        help_text="UFS: what each half of a split card has of its own; empty for other cards",
    )


class FaceShape(CharacteristicsShape):
    """What a card says in one wording; it has the characteristics of its own game only."""


class AbilityShape(Shape):
    """An ability that the engine understands."""

    kind = serializers.CharField(help_text=", ".join(kind for kind in compiled.KINDS.values()))
    text = serializers.CharField(help_text="in canonical words")
    start = serializers.IntegerField(help_text="its place in the text of the card")
    end = serializers.IntegerField(help_text="the place behind it")


class NotUnderstoodShape(Shape):
    """What of a card's text the engine does not understand."""

    text = serializers.CharField(help_text="the words of the card")
    reason = serializers.CharField()
    start = serializers.IntegerField(help_text="their place in the text of the card")
    end = serializers.IntegerField(help_text="the place behind them")


def abilities(card: Card, *, understood: bool) -> list[dict[str, Any]]:
    """What the engine understands of a card's text, or what not."""
    row = compiled.of_card(card)
    return [each for each in row.abilities if (each["kind"] != compiled.NOT_UNDERSTOOD) == understood] if row else []


def whole(card: Card) -> bool | None:
    """Whether the engine understands all of a card's text."""
    row = compiled.of_card(card)
    return row.whole if row else None


def has_errata(card: Card) -> bool:
    """Whether an erratum changed or explains a card: one is listed."""
    return bool(card.errata.all())


class CardShape(CharacteristicsShape, PublishedShape):
    """A card in the wording now in force."""

    beside = frozenset(("text_html", "understood", "abilities", "not_understood"))
    object = ObjectName("card")
    text_html = of(serializers.CharField, lambda card: card_html(card.text), help_text="the text as safe HTML")
    understood = of(
        serializers.BooleanField,
        whole,
        allow_null=True,
        help_text="whether the engine understands the whole text; null for games it does not play",
    )
    abilities = list_of_shapes(
        AbilityShape,
        lambda card: abilities(card, understood=True),
        help_text="what it understands, in the order of the text",
    )
    not_understood = list_of_shapes(NotUnderstoodShape, lambda card: abilities(card, understood=False))
    slug = serializers.CharField(help_text="its stable name; `migrations` tells of one that went")
    game = serializers.CharField(source="game.slug")
    aliases = words_of(
        lambda card: (alias.title for alias in card.aliases.all() if alias.title != card.title),
        help_text="other titles that it goes by",
    )
    sets = words_of(
        lambda card: dict.fromkeys(printing.card_set.code for printing in catalog.printings(card)),
        help_text="codes of the sets it is in, oldest first",
    )
    printing = serializers.CharField(
        source="printing.card_set.code",
        allow_null=True,
        help_text="code of the set whose printing gives the wording in force",
    )
    has_errata = of(serializers.BooleanField, has_errata)
    max_copies = of(
        serializers.IntegerField,
        lambda card: max_copies(card.game.slug, unlimited=card.unlimited),
        allow_null=True,
        help_text="of this title in a deck; null: any number",
    )
    url = Address("api-card", "slug")
    page_url = PageAddress()
    printings_url = Address("api-card-printings", "slug")
    errata_url = Address("api-card-errata", "slug")
    rulings_url = Address("api-card-rulings", "slug")
    set_url = Address("api-set", "printing.card_set.code", allow_null=True, help_text="of the set in `printing`")


CardListShape = list_of(CardShape)


class PrintingShape(CharacteristicsShape, PublishedShape):
    """A printing with all that is printed on it."""

    object = ObjectName("printing")
    id = serializers.CharField(source="identifier", help_text="its stable name")
    card = serializers.CharField(source="card.slug", help_text="slug of its card")
    set = serializers.CharField(source="card_set.code")
    set_name = serializers.CharField(source="card_set.name")
    released = serializers.CharField(source="card_set.released_text", help_text="as precisely as it is known")
    number = serializers.IntegerField(help_text="among the printings of the title in the set")
    text = serializers.CharField(source="rules_text", help_text="our wording where there is one, else the imported one")
    text_html = of(
        serializers.CharField, lambda printing: card_html(printing.rules_text), help_text="the text as safe HTML"
    )
    original_text = serializers.CharField(allow_null=True, help_text="the imported wording, null where none was")
    rarity = serializers.CharField()
    collector_number = of(
        serializers.CharField,
        collector_number,
        required=False,
        help_text="UFS: as printed, empty where it is not known",
    )
    artist = serializers.CharField()
    errata_number = serializers.IntegerField(allow_null=True, help_text="the errata numeral behind its title")
    play_as_printed = serializers.BooleanField(help_text="whether it says so")
    url = Address("api-printing", "identifier")
    card_url = Address("api-card", "card.slug")
    set_url = Address("api-set", "card_set.code")


@extend_schema_field(
    PolymorphicProxySerializer("CardOrPrinting", [CardShape, PrintingShape], resource_type_field_name=None)
)
class CardOrPrinting(AnyField):
    """A card, or a printing where printings are asked for."""


class CardOrPrintingListShape(Shape):
    """A list object: cards, or printings where they are asked for."""

    object = ObjectName("list")
    total = serializers.IntegerField(help_text="on all pages")
    has_more = serializers.BooleanField(help_text="whether there is a next page")
    next_page = serializers.URLField(allow_null=True, help_text="its address; null on the last page")
    data = serializers.ListField(child=CardOrPrinting())  # type: ignore[assignment]
    warnings = words(help_text="what of the request was not used, and why")


class ErratumTextShape(Shape):
    """A change of a card, with its source."""

    object = ObjectName("erratum")
    id = serializers.CharField(source="slug", help_text="its stable name")
    card = serializers.CharField(source="card.slug", help_text="slug of its card")
    date = serializers.DateField(allow_null=True)
    status = serializers.ChoiceField(choices=ErratumStatus.values)
    change = serializers.CharField(help_text="what changes, in a sentence")
    text = serializers.CharField(allow_null=True, help_text="the text from then on; null where it does not change")
    original_text = serializers.CharField(allow_null=True, help_text="the imported wording, null where none was")
    title = of(serializers.CharField, lambda erratum: erratum.title or None, allow_null=True)
    subtitle = of(serializers.CharField, lambda erratum: erratum.subtitle or None, allow_null=True)
    corrected_by = CitationShape(source="correction", allow_null=True)
    source = CitationShape(source="citation", allow_null=True)  # type: ignore[assignment]
    card_url = Address("api-card", "card.slug")


class ErratumShape(ErratumTextShape, PublishedShape):
    """A change of a card, with its source."""

    url = Address("api-erratum", "slug")


class EffectiveShape(Shape):
    """The wording that a copy must be played with, and why."""

    object = ObjectName("effective")
    card = serializers.CharField(help_text="slug of the card")
    copy = serializers.CharField(allow_null=True, help_text="set of the copy that was asked for")
    as_of = serializers.DateField(allow_null=True)
    printing = serializers.CharField(help_text="code of the set whose printing gives the wording")
    erratum = ErratumTextShape(allow_null=True, help_text="that changed it since")
    wording = FaceShape()
    reasons = ReasonShape(many=True)


class DesignatorShape(Shape):
    """A designator of a card, with the rules that make it one."""

    word = serializers.CharField()
    source = serializers.CharField(help_text="what of the card it comes from")  # type: ignore[assignment]
    rules = list_of_shapes(CitationShape, lambda found: [why.citation for why in found.rules if why.citation])


class DesignatorCountShape(Shape):
    """A designator, with how many cards have it."""

    object = ObjectName("designator")
    word = serializers.CharField()
    cards = serializers.IntegerField()


class ComparisonShape(Shape):
    """Whether two words are the same designator, and why."""

    object = ObjectName("comparison")
    ruleset = serializers.CharField()
    match = serializers.BooleanField()
    a = words(help_text="the designators of the first")
    b = words(help_text="the designators of the second")
    shared = words(help_text="what both have")
    why = ReasonShape(many=True)
