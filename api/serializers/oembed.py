"""The JSON shape of oEmbed (oembed.com, version 1.0), and what it quotes of a document."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from django.utils.html import format_html
from django.utils.text import Truncator
from rest_framework import serializers

from api.serializers.base import Shape

QUOTED = 500  # characters
WIDTH = 480
AN_HOUR = 3600


class OEmbedShape(Shape):
    """A page of this site as other pages show it."""

    type = serializers.ChoiceField(choices=["rich"])
    version = serializers.ChoiceField(choices=["1.0"])
    title = serializers.CharField()
    provider_name = serializers.CharField()
    provider_url = serializers.URLField()
    cache_age = serializers.IntegerField(help_text="seconds for which it may be kept")
    html = serializers.CharField(help_text="a quotation with a link: no script and no style")
    width = serializers.IntegerField(help_text="in pixels, at most maxwidth")
    height = serializers.IntegerField(allow_null=True, help_text="null: as high as its text")


def quotation(told: Mapping[str, Any]) -> tuple[str, str]:
    """The title of a card, section or term, and its text without marks."""
    match told["object"]:
        case "card":
            return told["title"], _plain(told["text"])
        case "section":
            said = " ".join(each["text"] for each in told["passages"] if each["kind"] != "example")
            return f"{told['number']} {told['title']}".strip(), _plain(said)
        case _:
            return told["term"], _plain(" ".join(each["text"] for each in told["definitions"]))


def oembed_json(told: Mapping[str, Any], site: str, page: str, width: int) -> dict[str, Any]:
    """What oEmbed says of a page of a card, section or term."""
    title, text = quotation(told)
    html = '<blockquote class="cards-and-rules"><p><a href="{}">{}</a></p><p>{}</p></blockquote>'
    return {
        "type": "rich",
        "version": "1.0",
        "title": title,
        "provider_name": "Cards & Rules",
        "provider_url": f"{site}/",
        "cache_age": AN_HOUR,
        "html": format_html(html, page, title, text),
        "width": width,
        "height": None,
    }


def _plain(text: str) -> str:
    """Without the marks of emphasis and of designators."""
    return Truncator(re.sub(r"\*+|<([^<>]*)>", r"\1", text)).chars(QUOTED)
