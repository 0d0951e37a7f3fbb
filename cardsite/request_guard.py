"""What no request may hold is refused before anything else looks at it, once for all addresses and parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from django.http import HttpRequest, HttpResponse

from api.errors import is_api
from cardsite.errors import refused

NUL = (
    "The {place} holds a NUL character (%00), which no text has. It is often left behind where an address or a text "
    "was cut: type that part again."
)


class DoorMiddleware:
    """Answers 400 to NUL, which PostgreSQL stores in no text, in the address, a parameter or a field of a form.

    Bytes that are not UTF-8 Django reads as the sign for unreadable characters; bodies of the API are JSON, which
    ``api.parsers`` reads.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        for place, texts in _texts(request):
            if any("\0" in text for text in texts):
                return refused(request, NUL.format(place=place))
        return self.get_response(request)


def _texts(request: HttpRequest) -> Iterator[tuple[str, list[str]]]:
    """What a request says, with the name of each place."""
    yield "address", [request.path_info]
    for name, values in request.GET.lists():
        yield f"parameter {name[:40]!r}" if name.isprintable() else "address", [name, *values]
    if request.method == "POST" and not is_api(request):
        for name, values in request.POST.lists():
            yield f"field {name[:40]!r}" if name.isprintable() else "form", [name, *values]
