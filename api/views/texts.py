"""Documents, sections, glossary and rulings."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import no_longer, not_found
from api.pagination import declared_with_pages
from api.parameters import CARD, DOCUMENT, GAME, Text, choice, declared
from api.parts import parts_of
from api.serializers.base import list_of
from api.serializers.texts import (
    DocumentContentsShape,
    DocumentShape,
    RulingListShape,
    RulingShape,
    SectionShape,
    TermShape,
)
from api.views.base import AnswerView, ListView
from rules.library import selectors
from rules.models import Document, RulingStatus, Section

PART = Text("q", "part of a term", example="unique")
STATUS = choice("status", "whether it still holds", RulingStatus.values)


class DocumentsView(ListView):
    """The documents."""

    @extend_schema(
        operation_id="documents_list",
        parameters=declared_with_pages(*parts_of("document")),
        responses=list_of(DocumentShape),
    )
    def get(self, request: Request) -> Response:
        return self.documents(request, "document", Document.objects.order_by("order", "slug"))


class DocumentView(AnswerView):
    """A document with its table of contents."""

    @extend_schema(parameters=declared(*parts_of("contents")), responses=DocumentContentsShape)
    def get(self, request: Request, slug: str) -> Response:
        document = self.document(request, "contents", path=f"documents/{slug}")
        if document is None:
            known = ", ".join(Document.objects.values_list("slug", flat=True))
            raise not_found(f"There is no document {slug!r}. There are {known}.")
        return Response(document)


class SectionView(AnswerView):
    """A section with its passages, neighbours, cross-references and the rulings that explain it.

    ``number`` is the section's number (``5.5.1``, ``7.3.B.iv``), or a question's (``q12``).
    """

    @extend_schema(parameters=declared(*parts_of("section")), responses=SectionShape)
    def get(self, request: Request, document: str, number: str) -> Response:
        found = self.document(request, "section", path=f"sections/{document}/{number}")
        if found is None:
            key = Section.objects.numbered(document, number).values_list("pk", flat=True).first()
            if key is None and not selectors.documents().filter(slug=document).exists():
                raise not_found(
                    f"There is no document {document!r}. /api/v1/documents lists those there are.", "document"
                )
            if key is None:
                raise not_found(
                    f"{document!r} has no section {number!r}. /api/v1/documents/{document} lists those there are."
                )
            found = self.document(request, "section", object_id=key)
        return Response(found)


class GlossaryView(ListView):
    """The glossary, in the order of the alphabet; ``?q=`` for terms that contain a text."""

    @extend_schema(
        operation_id="glossary_list",
        parameters=declared_with_pages(PART, GAME, *parts_of("term")),
        responses=list_of(TermShape),
    )
    def get(self, request: Request) -> Response:
        rows = selectors.terms(PART.read(request)).order_by("slug", "game__order")
        if game := GAME.read(request):
            rows = rows.filter(game__slug=game)
        return self.documents(request, "term", rows)


class TermView(AnswerView):
    """A term with its definitions in every document."""

    @extend_schema(parameters=declared(*parts_of("term")), responses=TermShape)
    def get(self, request: Request, slug: str) -> Response:
        term = self.document(request, "term", path=f"glossary/{slug}")
        if term is None:
            raise not_found(f"The glossary has no term {slug!r}. /api/v1/glossary?q=... finds terms.")
        return Response(term)


class RulingsView(ListView):
    """Rulings, latest first; by card, document or status."""

    @extend_schema(
        operation_id="rulings_list",
        parameters=declared_with_pages(CARD, DOCUMENT, STATUS, *parts_of("ruling")),
        responses=RulingListShape,
    )
    def get(self, request: Request) -> Response:
        rows = selectors.rulings(card=CARD.read(request), document=DOCUMENT.read(request), status=STATUS.read(request))
        return self.documents(request, "ruling", rows)


class RulingView(AnswerView):
    """One ruling."""

    @extend_schema(parameters=declared(*parts_of("ruling")), responses=RulingShape)
    def get(self, request: Request, id: str) -> Response:
        ruling = self.document(request, "ruling", path=f"rulings/{id}")
        if ruling is None:
            raise no_longer("rulings", id)
        return Response(ruling)
