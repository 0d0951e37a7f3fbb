"""Documents, sections, glossary and rulings."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from api.errors import bad_request, not_found
from api.serializers.base import citation_json
from api.serializers.interactions import interaction_link
from api.serializers.texts import (
    DocumentShape,
    RulingShape,
    SectionShape,
    TermShape,
    passage_json,
    ruling_json,
    section_link,
    term_json,
    topic_json,
)
from api.views.base import ListView, text_parameter
from rules import references, selectors
from rules.models import Document, GlossaryTerm, Origin, PassageKind, Ruling, RulingStatus, Section


class DocumentsView(ListAPIView):
    """The documents."""

    queryset = selectors.documents()
    serializer_class = DocumentShape
    filter_backends: list[Any] = []


class DocumentView(APIView):
    """A document with its table of contents."""

    @extend_schema(responses=DocumentShape)
    def get(self, request: Request, slug: str) -> Response:
        document = selectors.documents().filter(slug=slug).first()
        if document is None:
            known = ", ".join(Document.objects.values_list("slug", flat=True))
            raise not_found(f"There is no document {slug!r}. There are {known}.")
        data = DocumentShape(document, context={"request": request}).data
        contents = [section_link(section, slug, request) for section in document.sections.order_by("order")]
        return Response({**data, "contents": contents})


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
    serializer_class = TermShape

    @extend_schema(
        operation_id="glossary_list",
        parameters=[text_parameter("q", "part of a term"), text_parameter("game", "slug of a game")],
        responses=TermShape(many=True),
    )
    def get(self, request: Request) -> Response:
        rows = selectors.terms(request.query_params.get("q", ""))
        if game := request.query_params.get("game"):
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
    serializer_class = RulingShape

    @extend_schema(
        operation_id="rulings_list",
        responses=RulingShape(many=True),
        parameters=[
            text_parameter("card", "slug of a card"),
            text_parameter("document", "slug of a document"),
            text_parameter("status", "whether it still holds", enum=RulingStatus.values),
        ],
    )
    def get(self, request: Request) -> Response:
        status = request.query_params.get("status", "")
        if status and status not in RulingStatus.values:
            raise bad_request(f"status={status[:40]!r} is none of {', '.join(RulingStatus.values)}.")
        rows = selectors.rulings(
            card=request.query_params.get("card", ""),
            document=request.query_params.get("document", ""),
            status=status,
        )
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
