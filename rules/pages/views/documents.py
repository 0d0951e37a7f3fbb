"""The documents, their tables of contents, and their sections."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rules.models import Document
from rules.pages.context import api_url
from rules.pages.lookups import library
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.contents import beside, contents
from rules.pages.presenters.home import document_groups
from rules.pages.presenters.section import TEXTS, section_page
from rules.pages.presenters.whole import whole_document


@require_safe
@kept()
def documents(request: HttpRequest) -> HttpResponse:
    return render(request, "rules/documents.html", {"groups": document_groups()})


@require_safe
@kept()
def document(request: HttpRequest, slug: str) -> HttpResponse:
    known = library()
    link = known.documents.get(slug)
    found = Document.objects.select_related("game").filter(slug=slug).first() if link else None
    if link is None or found is None:
        raise Http404(f"There is no document {slug!r}.")
    context = {
        "document": found,
        "short": link.short,
        "contents": contents(known.outlines[slug]),
        "json_url": api_url("document", slug),
        "game_here": link.game,
    }
    return render(request, "rules/document.html", context)


@require_safe
@kept()
def whole(request: HttpRequest, slug: str) -> HttpResponse:
    """The document on one page."""
    link = library().documents.get(slug)
    if link is None:
        raise Http404(f"There is no document {slug!r}.")
    context = {"document": link, "chapters": whole_document(link), "game_here": link.game}
    return render(request, "rules/whole.html", context)


@require_safe
@kept("text")
def section(request: HttpRequest, slug: str, number: str) -> HttpResponse:
    known = library()
    link = known.documents.get(slug)
    if link is None:
        raise Http404(f"There is no document {slug!r}.")
    node = known.node(slug, number)
    if node is None:
        raise Http404(f"{link.title} has no section {number!r}.")
    if node.number != number:
        query = request.GET.urlencode()
        return redirect(f"{node.url}?{query}" if query else node.url, permanent=True)
    parameters = Parameters.of(request)
    wanted = parameters.choice("text", TEXTS, "text")
    context = {
        "page": section_page(link, node, wanted),
        "beside": beside(known.outlines[slug], node),
        "notices": parameters.notices,
        "json_url": api_url("section", slug, node.number),
        "game_here": link.game,
    }
    return render(request, "rules/section.html", context)
