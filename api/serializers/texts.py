"""The JSON shapes of documents, sections, rulings, terms and search hits."""

from __future__ import annotations

from rest_framework import serializers

from api.serializers.base import (
    Address,
    CitationShape,
    ObjectName,
    PageAddress,
    PublishedShape,
    Shape,
    list_of,
    list_of_shapes,
    of,
    words,
    words_of,
)
from api.serializers.interactions import InteractionLink
from rules.models import Origin, PassageKind, RulingStatus, SearchKind


class DocumentShape(PublishedShape):
    """A document."""

    object = ObjectName("document")
    slug = serializers.CharField()
    title = serializers.CharField()
    game = serializers.CharField(source="game.slug")
    publisher = serializers.CharField()
    authors = serializers.CharField()
    date = serializers.CharField(source="date_text", help_text="as precisely as it is known")
    ruleset = serializers.CharField(help_text="the edition of the rules that it describes")
    about = serializers.CharField()
    original_imported = of(serializers.BooleanField, lambda document: bool(document.original_digest))
    sections = serializers.IntegerField(source="section_count")
    url = Address("api-document", "slug")
    page_url = PageAddress()


class SectionLink(Shape):
    """A section's number, title and address."""

    number = serializers.CharField()
    title = serializers.CharField()
    page = serializers.IntegerField(allow_null=True, help_text="of the source, where it is known")
    url = Address("api-section", "document.slug", "number")


class DocumentContentsShape(DocumentShape):
    """A document with its table of contents."""

    contents = SectionLink(many=True, help_text="every section, in reading order")


class PassageShape(Shape):
    """A paragraph of a section."""

    kind = serializers.ChoiceField(choices=PassageKind.values)
    origin = serializers.ChoiceField(choices=Origin.values, help_text="ours, or the imported original")
    anchor = serializers.CharField(help_text="its place on the section's page")
    heading = serializers.CharField(help_text="the term or card that an entry is about")
    sense = serializers.CharField(help_text="which of several meanings of a term")
    text = serializers.CharField(help_text="Markdown")
    after = serializers.CharField(help_text="the item of the section that the paragraph stands behind")
    cards = words_of(lambda passage: (card.slug for card in passage.cards.all()), help_text="slugs of the cards")


class RulingTextShape(Shape):
    """A question about cards, and its answer."""

    object = ObjectName("ruling")
    id = serializers.CharField(source="slug", help_text="its stable name")
    question = serializers.CharField()
    answer = serializers.CharField(help_text="Markdown")
    cards = words_of(lambda ruling: (card.slug for card in ruling.cards.all()), help_text="slugs of the cards")
    rules = list_of_shapes(
        CitationShape,
        lambda ruling: [section.citation for section in ruling.applies.all()],
        help_text="the rules that it explains",
    )
    source = CitationShape(source="section.citation")  # type: ignore[assignment]
    date = serializers.DateField(allow_null=True)
    status = serializers.ChoiceField(choices=RulingStatus.values, help_text="whether it still holds")
    superseded_by = CitationShape(source="superseded_by.citation", allow_null=True)
    origin = serializers.ChoiceField(choices=Origin.values, help_text="ours, or the imported original")
    url = Address("api-ruling", "slug")
    page_url = PageAddress()


class RulingShape(RulingTextShape, PublishedShape):
    """A question about cards, and its answer."""


RulingListShape = list_of(RulingShape)


class TopicShape(Shape):
    """A topic, with the sections that treat it in every document."""

    slug = serializers.CharField()
    title = serializers.CharField()
    changed = serializers.CharField(help_text="how the editions differ")
    sections = list_of_shapes(CitationShape, lambda topic: [section.citation for section in topic.sections.all()])


class SectionShape(PublishedShape):
    """A section with all that belongs to it; ``rules.library.whole_sections`` gathers it."""

    beside = frozenset(
        ("parent", "children", "previous", "next", "cross_references", "rulings", "interactions", "topics")
    )
    object = ObjectName("section")
    document = serializers.CharField(source="section.document.slug")
    number = serializers.CharField(source="section.number")
    title = serializers.CharField(source="section.title")
    page = serializers.IntegerField(
        source="section.page", allow_null=True, help_text="of the source, where it is known"
    )
    question = serializers.IntegerField(
        source="section.question", allow_null=True, help_text="its number among the questions of the document"
    )
    passages = PassageShape(many=True)
    text = serializers.CharField(source="shown_text", help_text="our rules of the section, else the original's")
    examples = words(source="shown_examples", help_text="worked examples, in the same words")
    parent = SectionLink(source="section.parent", allow_null=True)
    children = SectionLink(source="items", many=True)
    previous = SectionLink(source="before", allow_null=True)
    next = SectionLink(source="after", allow_null=True)
    cross_references = CitationShape(source="citations", many=True)
    rulings = RulingTextShape(many=True, help_text="that explain it, latest first")
    interactions = InteractionLink(source="scenarios", many=True, help_text="examples that show the section at work")
    topics = TopicShape(many=True, help_text="the same topic in every edition")
    url = Address("api-section", "section.document.slug", "section.number")
    page_url = PageAddress()


class DefinitionShape(Shape):
    """What a document says of a term."""

    sense = serializers.CharField(help_text="which of several meanings")
    text = serializers.CharField(help_text="Markdown")
    origin = serializers.ChoiceField(choices=Origin.values, help_text="ours, or the imported original")
    source = CitationShape(source="section.citation")  # type: ignore[assignment]


class TermShape(PublishedShape):
    """A term of the glossary."""

    object = ObjectName("term")
    term = serializers.CharField()
    slug = serializers.CharField()
    game = serializers.CharField(source="game.slug")
    definitions = list_of_shapes(DefinitionShape, lambda term: term.definitions.all())
    url = Address("api-term", "identifier")
    page_url = PageAddress()


class HitShape(Shape):
    """Something found."""

    kind = serializers.ChoiceField(choices=SearchKind.values)
    document = serializers.CharField(allow_null=True)
    number = serializers.CharField(help_text="of the section")
    title = serializers.CharField()
    url = serializers.URLField()
    page_url = serializers.URLField(help_text="for a person")
    score = serializers.FloatField(help_text="how well it fits, to compare within one answer")
    highlight = serializers.CharField(help_text="HTML-safe, with <mark>")


class CountsShape(Shape):
    """How many hits there are of each kind and in each document."""

    kind = serializers.DictField(child=serializers.IntegerField())
    document = serializers.DictField(child=serializers.IntegerField())
