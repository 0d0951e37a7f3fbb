"""What changed, as a page and as an Atom feed, and where everything is: for feed readers, robots and browsers."""

from __future__ import annotations

from collections.abc import Iterator

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.html import escape
from django.views.decorators.http import require_safe

from rules.library.changes import versions
from rules.models import Card, CardSet, GlossaryTerm, Published, Ruling, Scenario
from rules.pages.context import api_url
from rules.pages.lookups import library
from rules.pages.page_cache import kept
from rules.pages.paging import page_links, pages_of
from rules.pages.parameters import Parameters
from rules.pages.presenters.browsing import WAYS
from rules.pages.throttled import search_throttled

SIZE = 10
NAMED = (
    *("home", "cards", "browse", "sets", "documents", "glossary", "rulings", "editions", "checker", "designators"),
    *("designators-compare", "checker-invent", "decks", "changes", "about", "offline", "api-docs", "api-guide"),
)
# The names under which feeds know each other's entries, whatever the address at which this site is asked.
ENTRY = "tag:cards-and-rules,2001:version"


@require_safe
@kept("page")
def changes(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    _, total = versions(0, 0)
    number = parameters.page(pages_of(total, SIZE))
    found, total = versions((number - 1) * SIZE, SIZE)
    page = page_links(total, SIZE, number, parameters, found)
    context = {"page": page, "notices": parameters.notices, "json_url": api_url("changes")}
    return render(request, "changes.html", context)


@require_safe
@kept()
@search_throttled
def feed(request: HttpRequest) -> HttpResponse:
    """The latest versions for feed readers."""
    page = request.build_absolute_uri(reverse("changes"))
    atom = Atom1Feed(
        title="Cards & Rules: what changed",
        link=page,
        description="Cards, errata, rulings and rules that are new or changed.",
        feed_url=request.build_absolute_uri(reverse("changes-feed")),
        language="en",
        author_name="Cards & Rules",
        feed_guid=f"{ENTRY}s",
    )
    found, _ = versions(0, 20)
    for version in found:
        lines = [
            f"{group.label.capitalize()} ({group.count}): " + "; ".join(change.title for change in group.changes)
            for group in version.groups
        ]
        atom.add_item(
            title=f"Version {version.number}: {version.summary}",
            link=f"{page}#version-{version.number}",
            description="".join(f"<p>{escape(line)}</p>" for line in lines),
            pubdate=version.day,
            updateddate=version.day,
            unique_id=f"{ENTRY}:{version.number}",
        )
    return HttpResponse(atom.writeString("utf-8"), content_type="application/atom+xml; charset=utf-8")


@require_safe
@kept()
@search_throttled
def sitemap(request: HttpRequest) -> HttpResponse:
    """Every page that stands under an address of its own."""
    site = request.build_absolute_uri("/").rstrip("/")
    rows = Published.objects.filter(removed=False).order_by("path").values_list("path", "own_updated")
    changed = {f"/{path}/": at for path, at in rows if not path.startswith("interactions/")}
    context = {"addresses": [(site + address, changed.get(_published(address))) for address in _addresses()]}
    return render(request, "sitemap.xml", context, content_type="application/xml")


def _published(address: str) -> str:
    """Where below the API the document of a page lies, if it has one: they are called alike but for two kinds."""
    kind, _, rest = address.removeprefix("/").partition("/")
    if kind == "rules":
        return f"/{'sections' if rest.rstrip('/').count('/') else 'documents'}/{rest}"
    return address


def _addresses() -> Iterator[str]:
    yield from map(reverse, NAMED)
    yield from (reverse("browse-by", args=[way]) for way in WAYS)
    for slug, outline in library().outlines.items():
        yield reverse("document", args=[slug])
        yield from (node.url for node in outline.nodes)
    for name, values in (
        ("card", Card.objects.order_by("pk").values_list("slug", flat=True)),
        ("set", CardSet.objects.order_by("pk").values_list("code", flat=True)),
        ("term", GlossaryTerm.objects.order_by("slug").values_list("slug", flat=True).distinct()),
        ("ruling", Ruling.objects.order_by("pk").values_list("slug", flat=True)),
        ("checker-preset", Scenario.objects.order_by("order").values_list("name", flat=True)),
    ):
        yield from (reverse(name, args=[value]) for value in values)


@require_safe
@kept()
@search_throttled
def opensearch(request: HttpRequest) -> HttpResponse:
    """How a browser asks the site from its own address bar."""
    search, suggest = (request.build_absolute_uri(reverse(name)) for name in ("search", "suggest"))
    context = {"search": search, "suggest": suggest, "icon": request.build_absolute_uri("/favicon.svg")}
    return render(request, "opensearch.xml", context, content_type="application/opensearchdescription+xml")
