"""The JSON shapes of documents, sections, rulings, terms and search hits."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.reverse import reverse

from api.serializers.base import CitationShape, Shape, citation_json
from api.serializers.interactions import InteractionLink
from rules.engine.citations import Citation
from rules.models import Document, GlossaryTerm, Passage, Ruling, Section, Topic


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
    interactions = InteractionLink(many=True, help_text="examples that show the section at work")
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


class HitShape(Shape):
    kind = serializers.CharField()
    document = serializers.CharField(allow_null=True)
    number = serializers.CharField()
    title = serializers.CharField()
    url = serializers.CharField()
    page_url = serializers.CharField()
    score = serializers.FloatField()
    highlight = serializers.CharField(help_text="HTML-safe, with <mark>")


def topic_json(topic: Topic, request: Any) -> dict[str, Any]:
    """A topic with the sections that treat it in every document."""
    return {
        "slug": topic.slug,
        "title": topic.title,
        "changed": topic.changed,
        "sections": [section_citation(section, request) for section in topic.sections.all()],
    }
