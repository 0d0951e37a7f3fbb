"""The JSON shapes. They describe, and translate models and the engine's plain data; they decide nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.reverse import reverse

from rules import catalog
from rules.engine.cards import Face
from rules.engine.citations import Citation, Reason
from rules.limits import max_copies
from rules.models import Card, CardSet, Document, Erratum, Game, GlossaryTerm, Passage, Printing, Ruling, Section, Topic

NUMBER_OR_X = {"oneOf": [{"type": "integer"}, {"type": "string", "enum": ["X"]}], "nullable": True}
SYMBOLS = {"type": "object", "additionalProperties": {"type": "integer"}, "example": {"dragons": 2, "chi": 1}}


@extend_schema_field(NUMBER_OR_X)
class NumberOrX(serializers.Field):
    """A number, ``"X"``, or null where the card has none."""

    def to_representation(self, value: Any) -> Any:
        return value


@extend_schema_field(SYMBOLS)
class SymbolCounts(serializers.Field):
    """Resource symbols with their number."""

    def to_representation(self, value: Any) -> dict[str, int]:
        return value.as_mapping()


class Shape(serializers.Serializer):
    """A serializer that only puts out."""

    def create(self, validated_data: Any) -> Any:
        raise NotImplementedError

    def update(self, instance: Any, validated_data: Any) -> Any:
        raise NotImplementedError


class CitationShape(Shape):
    document = serializers.CharField()
    section = serializers.CharField()
    url = serializers.CharField()


class ReasonShape(Shape):
    text = serializers.CharField()
    rules = CitationShape(many=True)


def citation_json(citation: Citation, request: Any) -> dict[str, str]:
    """A citation with its address in the API."""
    url = reverse("api-section", args=[citation.document, citation.section], request=request)
    return {"document": citation.document, "section": citation.section, "url": url}


def reasons_json(reasons: Iterable[Reason], request: Any) -> list[dict[str, Any]]:
    """Reasons with the rules they cite; a sentence that rests on several rules stands once."""
    texts: dict[str, list[dict[str, str]]] = {}
    for reason in reasons:
        rules = texts.setdefault(reason.text, [])
        if reason.citation:
            rules.append(citation_json(reason.citation, request))
    return [{"text": text, "rules": rules} for text, rules in texts.items()]


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


class GameShape(serializers.ModelSerializer):
    object = serializers.CharField(default="game")
    cards = serializers.IntegerField(source="card_count")
    documents = serializers.IntegerField(source="document_count")

    class Meta:
        model = Game
        fields = ["object", "slug", "name", "cards", "documents"]


class SetShape(serializers.ModelSerializer):
    object = serializers.CharField(default="set")
    game = serializers.SlugRelatedField(slug_field="slug", read_only=True)
    released = serializers.CharField(source="released_text", help_text="as precisely as it is known")
    cards = serializers.IntegerField(source="card_count")

    class Meta:
        model = CardSet
        fields = ["object", "game", "code", "name", "order", "released", "approximate", "cards"]


class FaceShape(Shape):
    title = serializers.CharField()
    subtitle = serializers.CharField()
    type = serializers.CharField()
    text = serializers.CharField()
    cost = NumberOrX()
    requires = SymbolCounts()
    provides = SymbolCounts()
    fighting = NumberOrX()
    power = NumberOrX()
    body = NumberOrX()


class CardShape(FaceShape):
    object = serializers.CharField(default="card")
    slug = serializers.CharField()
    game = serializers.CharField()
    aliases = serializers.ListField(child=serializers.CharField())
    sets = serializers.ListField(child=serializers.CharField())
    printing = serializers.CharField(help_text="the set whose printing gives the wording in force")
    has_errata = serializers.BooleanField()
    max_copies = serializers.IntegerField(allow_null=True, help_text="of this title in a deck; null: any number")
    url = serializers.CharField()
    page_url = serializers.CharField()


def card_json(card: Card, request: Any) -> dict[str, Any]:
    """A card in the wording now in force. Needs ``printing``, ``printings``, ``aliases`` and ``errata`` prefetched."""
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
        "aliases": aliases,
        "sets": list(dict.fromkeys(printing.card_set.code for printing in printings)),
        "printing": card.printing.card_set.code if card.printing else None,
        "has_errata": bool(card.errata.all()) or any(printing.errata_number for printing in printings),
        "max_copies": max_copies(card.game.slug, unlimited=card.unlimited),
        "url": reverse("api-card", args=[card.slug], request=request),
        "page_url": request.build_absolute_uri(card.get_absolute_url()),
    }


class PrintingShape(FaceShape):
    object = serializers.CharField(default="printing")
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
    object = serializers.CharField(default="erratum")
    date = serializers.DateField(allow_null=True)
    status = serializers.CharField()
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
    object = serializers.CharField(default="effective")
    card = serializers.CharField()
    copy = serializers.CharField(allow_null=True)
    as_of = serializers.DateField(allow_null=True)
    printing = serializers.CharField()
    erratum = ErratumShape(allow_null=True)
    wording = FaceShape()
    reasons = ReasonShape(many=True)


class DocumentShape(serializers.ModelSerializer):
    object = serializers.CharField(default="document")
    game = serializers.SlugRelatedField(slug_field="slug", read_only=True)
    date = serializers.CharField(source="date_text")
    original_imported = serializers.SerializerMethodField()
    sections = serializers.IntegerField(source="section_count")
    url = serializers.SerializerMethodField()

    class Meta:
        model = Document
        fields = [
            *("object", "slug", "title", "game", "publisher", "authors", "date", "ruleset", "about"),
            *("original_imported", "sections", "url"),
        ]

    def get_original_imported(self, document: Document) -> bool:
        return bool(document.original_digest)

    def get_url(self, document: Document) -> str:
        return reverse("api-document", args=[document.slug], request=self.context["request"])


class SectionLink(Shape):
    number = serializers.CharField()
    title = serializers.CharField()
    page = serializers.IntegerField(allow_null=True)
    url = serializers.CharField()


def section_link(section: Section, document: str, request: Any) -> dict[str, Any]:
    """A section's number, title and address."""
    return {
        "number": section.number,
        "title": section.title,
        "page": section.page,
        "url": reverse("api-section", args=[document, section.number], request=request),
    }


class PassageShape(Shape):
    kind = serializers.CharField()
    origin = serializers.CharField(help_text="ours, or the imported original")
    anchor = serializers.CharField()
    heading = serializers.CharField()
    sense = serializers.CharField()
    text = serializers.CharField(help_text="Markdown")
    after = serializers.CharField(help_text="the item of the section that the paragraph stands behind")
    cards = serializers.ListField(child=serializers.CharField())


def passage_json(passage: Passage) -> dict[str, Any]:
    """A passage with the slugs of its cards."""
    names = ("kind", "origin", "anchor", "heading", "sense", "text", "after")
    return {**{name: getattr(passage, name) for name in names}, "cards": [card.slug for card in passage.cards.all()]}


class RulingShape(Shape):
    object = serializers.CharField(default="ruling")
    id = serializers.IntegerField()
    question = serializers.CharField()
    answer = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    rules = CitationShape(many=True)
    source = CitationShape()
    date = serializers.DateField(allow_null=True)
    status = serializers.CharField()
    superseded_by = CitationShape(allow_null=True)
    origin = serializers.CharField()
    url = serializers.CharField()


def section_citation(section: Section, request: Any) -> dict[str, str]:
    """A section as a citation."""
    return citation_json(Citation(section.document.slug, section.number), request)


def ruling_json(ruling: Ruling, request: Any) -> dict[str, Any]:
    """A ruling with its cards, the rules it explains, and what became of it."""
    return {
        "object": "ruling",
        "id": ruling.pk,
        "question": ruling.question,
        "answer": ruling.answer,
        "cards": [card.slug for card in ruling.cards.all()],
        "rules": [section_citation(section, request) for section in ruling.applies.all()],
        "source": section_citation(ruling.section, request),
        "date": ruling.date,
        "status": ruling.status,
        "superseded_by": section_citation(ruling.superseded_by, request) if ruling.superseded_by else None,
        "origin": ruling.origin,
        "url": reverse("api-ruling", args=[ruling.pk], request=request),
    }


class SectionShape(Shape):
    object = serializers.CharField(default="section")
    document = serializers.CharField()
    number = serializers.CharField()
    title = serializers.CharField()
    page = serializers.IntegerField(allow_null=True)
    question = serializers.IntegerField(allow_null=True)
    passages = PassageShape(many=True)
    text = serializers.CharField(help_text="our rules of the section, else the imported original's")
    examples = serializers.ListField(child=serializers.CharField())
    parent = SectionLink(allow_null=True)
    children = SectionLink(many=True)
    previous = SectionLink(allow_null=True)
    next = SectionLink(allow_null=True)
    cross_references = CitationShape(many=True)
    rulings = RulingShape(many=True)
    topics = serializers.ListField(
        child=serializers.DictField(), help_text="the same topic in every edition: slug, title, changed, sections"
    )
    url = serializers.CharField()
    page_url = serializers.CharField()


class TermShape(Shape):
    object = serializers.CharField(default="term")
    term = serializers.CharField()
    slug = serializers.CharField()
    game = serializers.CharField()
    definitions = serializers.ListField(child=serializers.DictField())
    url = serializers.CharField()


def term_json(term: GlossaryTerm, request: Any) -> dict[str, Any]:
    """A term with its definitions and their sources."""
    definitions = [
        {
            "sense": passage.sense,
            "text": passage.text,
            "origin": passage.origin,
            "source": section_citation(passage.section, request),
        }
        for passage in term.definitions.all()
    ]
    url = reverse("api-term", args=[term.slug], request=request)
    return {
        "object": "term",
        "term": term.term,
        "slug": term.slug,
        "game": term.game.slug,
        "definitions": definitions,
        "url": url,
    }


class DesignatorShape(Shape):
    word = serializers.CharField()
    source = serializers.CharField()
    rules = CitationShape(many=True)


class ComparisonShape(Shape):
    object = serializers.CharField(default="comparison")
    ruleset = serializers.CharField()
    match = serializers.BooleanField()
    a = serializers.ListField(child=serializers.CharField())
    b = serializers.ListField(child=serializers.CharField())
    shared = serializers.ListField(child=serializers.CharField())
    why = ReasonShape(many=True)


class HitShape(Shape):
    kind = serializers.CharField()
    document = serializers.CharField(allow_null=True)
    number = serializers.CharField()
    title = serializers.CharField()
    url = serializers.CharField()
    page_url = serializers.CharField()
    score = serializers.FloatField()
    highlight = serializers.CharField(help_text="HTML-safe, with <mark>")


class ErrorShape(Shape):
    object = serializers.CharField(default="error")
    status = serializers.IntegerField()
    code = serializers.CharField()
    details = serializers.JSONField()
    warnings = serializers.ListField(child=serializers.CharField())


def topic_json(topic: Topic, request: Any) -> dict[str, Any]:
    """A topic with the sections that treat it in every document."""
    return {
        "slug": topic.slug,
        "title": topic.title,
        "changed": topic.changed,
        "sections": [section_citation(section, request) for section in topic.sections.all()],
    }
