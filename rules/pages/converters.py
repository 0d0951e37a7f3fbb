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


class RowConverter:
    """The number of a row, within what a database can hold."""

    regex = r"[0-9]{1,9}"

    def to_python(self, value: str) -> int:
        return int(value)

    def to_url(self, value: int) -> str:
        return str(value)


def register() -> None:
    """Make the converters known to the URL configuration."""
    register_converter(NameConverter, "name")
    register_converter(WordsConverter, "words")
    register_converter(RowConverter, "row")
