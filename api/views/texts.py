"""Documents, sections, glossary and rulings."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from api.errors import not_found
from api.pagination import declared_with_pages
from api.parameters import GAME, Text, choice
from api.serializers.base import citation_json, list_of
from api.serializers.interactions import interaction_link
from api.serializers.texts import (
    DocumentContentsShape,
    DocumentShape,
    RulingListShape,
    RulingShape,
    SectionShape,
    TermShape,
    document_json,
    passage_json,
    ruling_json,
    section_link,
    term_json,
    topic_json,
)
from api.views.base import ListView
from rules import references, selectors
from rules.models import Document, GlossaryTerm, Origin, PassageKind, Ruling, RulingStatus, Section

PART = Text("q", "part of a term")
CARD = Text("card", "slug of a card")
DOCUMENT = Text("document", "slug of a document")
STATUS = choice("status", "whether it still holds", RulingStatus.values)


class DocumentsView(ListView):
    """The documents."""

    queryset = Document.objects.none()

    @extend_schema(operation_id="documents_list", parameters=declared_with_pages(), responses=list_of(DocumentShape))
    def get(self, request: Request) -> Response:
        return self.respond(selectors.documents(), document_json)


class DocumentView(APIView):
    """A document with its table of contents."""

    @extend_schema(responses=DocumentContentsShape)
    def get(self, request: Request, slug: str) -> Response:
        document = selectors.documents().filter(slug=slug).first()
        if document is None:
            known = ", ".join(Document.objects.values_list("slug", flat=True))
            raise not_found(f"There is no document {slug!r}. There are {known}.")
        contents = [section_link(section, slug, request) for section in document.sections.order_by("order")]
        return Response({**document_json(document, request), "contents": contents})


class SectionView(APIView):
    """A section with its passages, neighbours, cross-references and the rulings that explain it.

    ``number`` is the section's number (``5.5.1``, ``7.3.B.iv``), or a question's (``q12``).
    """

    @extend_schema(responses=SectionShape)
    def get(self, request: Request, document: str, number: str) -> Response:
        section = selectors.section(document, number)
        if section is None:
            raise not_found(
                f"{document!r} has no section {number!r}. /api/v1/documents/{document} lists those there are."
            )
        return Response(section_json(section, request))


def section_json(section: Section, request: Request) -> dict[str, Any]:
    """Everything about a section."""
    slug = section.document.slug
    passages = list(section.passages.prefetch_related("cards").order_by("origin", "order"))
    shown = Origin.OURS if any(passage.origin == Origin.OURS for passage in passages) else Origin.ORIGINAL
    text = [p.text for p in passages if p.origin == shown and p.kind != PassageKind.EXAMPLE]
    examples = [p.text for p in passages if p.origin == shown and p.kind == PassageKind.EXAMPLE]
    before, after = selectors.neighbours(section)
    cited = references.cited_sections([p.text for p in passages if p.origin == Origin.OURS], slug)

    def link(other: Section | None) -> dict[str, Any] | None:
        return section_link(other, slug, request) if other else None

    return {
        "object": "section",
        "document": slug,
        "number": section.number,
        "title": section.title,
        "page": section.page,
        "question": section.question,
        "passages": [passage_json(passage) for passage in passages],
        "text": "\n\n".join(text),
        "examples": examples,
        "parent": link(section.parent),
        "children": [section_link(child, slug, request) for child in section.children.order_by("order")],
        "previous": link(before),
        "next": link(after),
        "cross_references": [citation_json(citation, request) for citation in cited],
        "rulings": [ruling_json(ruling, request) for ruling in selectors.rulings(section=section)],
        "interactions": [interaction_link(row, request) for row in section.shown_by.order_by("order")],
        "topics": [topic_json(topic, request) for topic in selectors.topics(section)],
        "url": reverse("api-section", args=[slug, section.number], request=request),
        "page_url": request.build_absolute_uri(section.get_absolute_url()),
    }


class GlossaryView(ListView):
    """The glossary, in the order of the alphabet; ``?q=`` for terms that contain a text."""

    queryset = GlossaryTerm.objects.none()

    @extend_schema(
        operation_id="glossary_list", parameters=declared_with_pages(PART, GAME), responses=list_of(TermShape)
    )
    def get(self, request: Request) -> Response:
        rows = selectors.terms(PART.read(request))
        if game := GAME.read(request):
            rows = rows.filter(game__slug=game)
        return self.respond(rows, term_json)


class TermView(APIView):
    """A term with its definitions in every document."""

    @extend_schema(responses=TermShape)
    def get(self, request: Request, slug: str) -> Response:
        term = selectors.terms().filter(slug=slug).first()
        if term is None:
            raise not_found(f"The glossary has no term {slug!r}. /api/v1/glossary?q=... finds terms.")
        return Response(term_json(term, request))


class RulingsView(ListView):
    """Rulings, latest first; by card, document or status."""

    queryset = Ruling.objects.none()

    @extend_schema(
        operation_id="rulings_list",
        parameters=declared_with_pages(CARD, DOCUMENT, STATUS),
        responses=RulingListShape,
    )
    def get(self, request: Request) -> Response:
        rows = selectors.rulings(card=CARD.read(request), document=DOCUMENT.read(request), status=STATUS.read(request))
        return self.respond(rows, ruling_json)


class RulingView(APIView):
    """One ruling."""

    @extend_schema(responses=RulingShape)
    def get(self, request: Request, pk: int) -> Response:
        try:
            ruling = selectors.rulings().get(pk=pk)
        except (Ruling.DoesNotExist, OverflowError):
            raise not_found(f"There is no ruling {pk}.") from None
        return Response(ruling_json(ruling, request))
