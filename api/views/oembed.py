"""oEmbed: a page of this site as other pages show it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import unquote, urljoin, urlsplit

from django.urls import Resolver404, resolve
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.errors import ApiError, fault, not_found
from api.parameters import Choice, Text, Whole, declared
from api.serializers.oembed import WIDTH, OEmbedShape, oembed_json
from api.views.base import published

LONGEST = 2_000  # characters of an address
MOST = 10_000  # pixels
# The pages that can be embedded, and where the API keeps what they show.
PAGES = {"card": "cards/{slug}", "section": "sections/{slug}/{number}", "term": "glossary/{slug}"}


@dataclass(frozen=True)
class JsonOnly(Choice):
    """The format; the other that oEmbed knows is 501, as it says."""

    def parse(self, text: str) -> str:
        if text == "xml":
            raise ApiError(501, "not_implemented", fault("There is no XML here; leave format out.", self.name))
        return super().parse(text)


class OEmbedView(APIView):
    """A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link.

    The pages name this address in their heads. JSON is the only format.
    """

    URL = Text(
        "url",
        "address of a page of this site",
        required=True,
        longest=LONGEST,
        example="https://cards.example/cards/fox-pass/",
    )
    FORMAT = JsonOnly("format", "the only one that is given; `xml` is 501", among=("json",))
    WIDTH = Whole("maxwidth", "in pixels", least=1, most=MOST, default=WIDTH)
    HEIGHT = Whole("maxheight", "in pixels; a quotation is as high as its text", least=1, most=MOST, default=MOST)

    @extend_schema(
        tags=["oembed"],
        operation_id="oembed",
        parameters=declared(URL, FORMAT, WIDTH, HEIGHT),
        responses={200: OEmbedShape, 404: None, 501: None},
    )
    def get(self, request: Request) -> Response:
        url, width = self.URL.read(request), self.WIDTH.read(request)
        self.HEIGHT.read(request)
        self.FORMAT.read(request)
        site = f"{request.scheme}://{request.get_host()}"
        told = document_at(url, request.get_host())
        if told is None:
            raise not_found(f"{url[:200]!r} is no page of a card, a section or a term of this site.", "url")
        page = urljoin(site, url.partition("#")[0])
        return Response(oembed_json(json.loads(told), site, page, min(width, WIDTH)))


def document_at(url: str, host: str) -> str | None:
    """The published document that a page shows; its address may leave out scheme and host."""
    try:
        parts = urlsplit(url)
        if (parts.scheme, parts.netloc) != ("", "") and (
            parts.scheme not in ("http", "https") or parts.netloc.lower() != host.lower()
        ):
            return None
        match = resolve(unquote(parts.path))
    except (ValueError, Resolver404):
        return None
    pattern = PAGES.get(match.url_name or "")
    return published(pattern.format(**match.kwargs)) if pattern else None
