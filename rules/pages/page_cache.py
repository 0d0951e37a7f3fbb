"""Pages kept in memory: as long as the library does not change, the page at an address does not either."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict

from rules.library.bounded_store import KeptPage
from rules.pages.lookups import library

View = Callable[..., HttpResponse]


def kept(*reads: str) -> Callable[[View], View]:
    """Keep what a view answers to a request without parameters. Its pages must be the same for every visitor.

    :param reads: the names of the parameters that choose what the page shows. The view is given no others, so that
        whatever else stands in an address neither changes a page nor has it made anew.

    A response that is ``passing`` lacks something for now, and is not kept.
    """

    def keeping(view: View) -> View:
        @wraps(view)
        def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            request.GET = _only(request.GET, reads)  # type: ignore[assignment]
            if request.GET:
                return view(request, *args, **kwargs)
            pages = library().pages
            address = request.build_absolute_uri(request.path)  # with the name of the site, which pages may hold
            page = pages.get(address)
            if page is not None:
                return HttpResponse(page.content, content_type=page.type)
            response = view(request, *args, **kwargs)
            if response.status_code == 200 and not response.streaming and not getattr(response, "passing", False):
                pages.put(address, KeptPage(response.content, response["Content-Type"]))
            return response

        answer.reads = reads  # type: ignore[attr-defined]
        return answer

    return keeping


def _only(query: QueryDict, names: tuple[str, ...]) -> QueryDict:
    found = QueryDict(mutable=True)
    for name in names:
        if values := query.getlist(name):
            found.setlist(name, values)
    return found
