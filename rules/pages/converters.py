"""Path converters that refuse what no name in the library can be, so that it is a plain 404."""

from __future__ import annotations

from django.urls import register_converter
from django.urls.converters import PathConverter, StringConverter


class NameConverter(StringConverter):
    """A slug or number: anything without a slash, of bearable length."""

    regex = r"[^/]{1,160}"


class WordsConverter(PathConverter):
    """A word or set code, which may hold a slash (``L/S``)."""

    regex = r"(?s:.){1,160}?"


def register() -> None:
    """Make the converters known to the URL configuration."""
    register_converter(NameConverter, "name")
    register_converter(WordsConverter, "words")
