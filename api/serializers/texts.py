"""The JSON shapes of documents, sections, rulings, terms and search hits."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.reverse import reverse

from api.serializers.base import CitationShape, Shape, citation_json, list_of, object_name, words
from api.serializers.interactions import InteractionLink
from rules.engine.citations import Citation
from rules.models import (
    Document,
    GlossaryTerm,
    Origin,
    Passage,
    PassageKind,
    Ruling,
    RulingStatus,
    SearchKind,
    Section,
    Topic,
)


class DocumentShape(Shape):
    """A document."""

    object = object_name("document")
    slug = serializers.CharField()
    title = serializers.CharField()
    game = serializers.CharField()
    publisher = serializers.CharField()
    authors = serializers.CharField()
    date = serializers.CharField(help_text="as precisely as it is known")
    ruleset = serializers.CharField(help_text="the edition of the rules that it describes")
    about = serializers.CharField()
    original_imported = serializers.BooleanField()
    sections = serializers.IntegerField()
    url = serializers.URLField()


def document_json(document: Document, request: Any) -> dict[str, Any]:
    """A document, from ``selectors.documents``."""
    return {
        "object": "document",
        "slug": document.slug,
        "title": document.title,
        "game": document.game.slug,
        "publisher": document.publisher,
        "authors": document.authors,
        "date": document.date_text,
        "ruleset": document.ruleset,
        "about": document.about,
        "original_imported": bool(document.original_digest),
        "sections": document.section_count,
        "url": reverse("api-document", args=[document.slug], request=request),
    }


class SectionLink(Shape):
    """A section's number, title and address."""

    number = serializers.CharField()
    title = serializers.CharField()
    page = serializers.IntegerField(allow_null=True)
    url = serializers.URLField()


class DocumentContentsShape(DocumentShape):
    """A document with its table of contents."""

    contents = SectionLink(many=True)


def section_link(section: Section, document: str, request: Any) -> dict[str, Any]:
    """A section's number, title and address."""
    return {
        "number": section.number,
        "title": section.title,
        "page": section.page,
        "url": reverse("api-section", args=[document, section.number], request=request),
    }


class PassageShape(Shape):
    """A paragraph of a section."""

    kind = serializers.ChoiceField(choices=PassageKind.values)
    origin = serializers.ChoiceField(choices=Origin.values, help_text="ours, or the imported original")
    anchor = serializers.CharField()
    heading = serializers.CharField()
    sense = serializers.CharField()
    text = serializers.CharField(help_text="Markdown")
    after = serializers.CharField(help_text="the item of the section that the paragraph stands behind")
    cards = words()


def passage_json(passage: Passage) -> dict[str, Any]:
    """A passage with the slugs of its cards."""
    names = ("kind", "origin", "anchor", "heading", "sense", "text", "after")
    return {**{name: getattr(passage, name) for name in names}, "cards": [card.slug for card in passage.cards.all()]}


class RulingShape(Shape):
    """A question about cards, and its answer."""

    object = object_name("ruling")
    id = serializers.IntegerField()
    question = serializers.CharField()
    answer = serializers.CharField()
    cards = words()
    rules = CitationShape(many=True)
    source = CitationShape()
    date = serializers.DateField(allow_null=True)
    status = serializers.ChoiceField(choices=RulingStatus.values)
    superseded_by = CitationShape(allow_null=True)
    origin = serializers.ChoiceField(choices=Origin.values)
    url = serializers.URLField()


RulingListShape = list_of(RulingShape)


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


class TopicShape(Shape):
    """A topic, with the sections that treat it in every document."""

    slug = serializers.CharField()
    title = serializers.CharField()
    changed = serializers.CharField(help_text="how the editions differ")
    sections = CitationShape(many=True)


class SectionShape(Shape):
    """A section with all that belongs to it."""

    object = object_name("section")
    document = serializers.CharField()
    number = serializers.CharField()
    title = serializers.CharField()
    page = serializers.IntegerField(allow_null=True)
    question = serializers.IntegerField(allow_null=True)
    passages = PassageShape(many=True)
    text = serializers.CharField(help_text="our rules of the section, else the imported original's")
    examples = words()
    parent = SectionLink(allow_null=True)
    children = SectionLink(many=True)
    previous = SectionLink(allow_null=True)
    next = SectionLink(allow_null=True)
    cross_references = CitationShape(many=True)
    rulings = RulingShape(many=True)
    interactions = InteractionLink(many=True, help_text="examples that show the section at work")
    topics = TopicShape(many=True, help_text="the same topic in every edition")
    url = serializers.URLField()
    page_url = serializers.URLField()


class DefinitionShape(Shape):
    """What a document says of a term."""

    sense = serializers.CharField()
    text = serializers.CharField()
    origin = serializers.ChoiceField(choices=Origin.values)
    source = CitationShape()


class TermShape(Shape):
    """A term of the glossary."""

    object = object_name("term")
    term = serializers.CharField()
    slug = serializers.CharField()
    game = serializers.CharField()
    definitions = DefinitionShape(many=True)
    url = serializers.URLField()


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


class HitShape(Shape):
    """Something found."""

    kind = serializers.ChoiceField(choices=SearchKind.values)
    document = serializers.CharField(allow_null=True)
    number = serializers.CharField()
    title = serializers.CharField()
    url = serializers.URLField()
    page_url = serializers.URLField()
    score = serializers.FloatField()
    highlight = serializers.CharField(help_text="HTML-safe, with <mark>")


class CountsShape(Shape):
    """How many hits there are of each kind and in each document."""

    kind = serializers.DictField(child=serializers.IntegerField())
    document = serializers.DictField(child=serializers.IntegerField())


def topic_json(topic: Topic, request: Any) -> dict[str, Any]:
    """A topic with the sections that treat it in every document."""
    return {
        "slug": topic.slug,
        "title": topic.title,
        "changed": topic.changed,
        "sections": [section_citation(section, request) for section in topic.sections.all()],
    }
