"""Pages of a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet

from rules.pages.parameters import Parameters


@dataclass(frozen=True)
class PageLink:
    """A link to a page of a list; without ``query`` a gap."""

    number: int
    query: str = ""
    current: bool = False


@dataclass(frozen=True)
class Page:
    """One page of a list, with the links to the others."""

    items: Sequence[Any]
    total: int
    number: int
    pages: int
    links: tuple[PageLink, ...] = ()
    previous: str = ""
    next: str = ""


def pages_of(total: int, size: int) -> int:
    """How many pages a list fills, at least one."""
    return max(1, -(-total // size))


def page_links(total: int, size: int, number: int, parameters: Parameters, items: Sequence[Any] = ()) -> Page:
    """A page that was fetched, with its links."""
    pages = pages_of(total, size)

    def query(wanted: int) -> str:
        return "?" + parameters.without(page="" if wanted == 1 else str(wanted))

    shown = sorted({1, 2, pages - 1, pages, *range(number - 2, number + 3)} & set(range(1, pages + 1)))
    links: list[PageLink] = []
    for wanted in shown:
        if links and wanted > links[-1].number + 1:
            links.append(PageLink(0))
        links.append(PageLink(wanted, query(wanted), wanted == number))
    return Page(
        items,
        total,
        number,
        pages,
        tuple(links) if pages > 1 else (),
        query(number - 1) if number > 1 else "",
        query(number + 1) if number < pages else "",
    )


def paged(rows: QuerySet[Any], size: int, parameters: Parameters) -> Page:
    """The page of a query that is asked for: one query for the number of rows, one for them."""
    total = rows.count()
    number = parameters.page(pages_of(total, size))
    items = list(rows[(number - 1) * size : number * size]) if total else []
    return page_links(total, size, number, parameters, items)
