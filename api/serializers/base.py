"""What all JSON shapes share: numbers or X, symbols, citations, reasons, errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.reverse import reverse

from rules.engine.citations import Citation, Reason

NUMBER_OR_X = {"oneOf": [{"type": "integer"}, {"type": "string", "enum": ["X"]}, {"type": "null"}]}


SYMBOLS = {"type": "object", "additionalProperties": {"type": "integer"}, "examples": [{"dragons": 2, "chi": 1}]}


@extend_schema_field(NUMBER_OR_X)
class NumberOrX(serializers.Field):
    """A number, ``"X"``, or null where the card has none."""

    def to_representation(self, value: Any) -> Any:
        return value


@extend_schema_field(SYMBOLS)
class SymbolCounts(serializers.Field):
    """Resource symbols with their number."""

    def to_representation(self, value: Any) -> dict[str, int]:
        return value.as_mapping()


class Shape(serializers.Serializer):
    """A serializer that only puts out."""

    def create(self, validated_data: Any) -> Any:
        raise NotImplementedError

    def update(self, instance: Any, validated_data: Any) -> Any:
        raise NotImplementedError


def object_name(name: str) -> serializers.ChoiceField:
    """The field ``object``, which says what an answer is."""
    return serializers.ChoiceField(choices=[name])


def words() -> serializers.ListField:
    """A list of texts."""
    return serializers.ListField(child=serializers.CharField())


def list_of(item: type[serializers.Serializer], **more: serializers.Field) -> type[Shape]:
    """The shape of a list object of such items; ``more`` are fields that the answer has besides."""
    name = item.__name__.removesuffix("Shape")
    fields = {
        "__doc__": f"A list object: {(item.__doc__ or name).strip()}",
        "object": object_name("list"),
        "total": serializers.IntegerField(help_text="on all pages"),
        "has_more": serializers.BooleanField(),
        "next_page": serializers.URLField(allow_null=True),
        "data": item(many=True),
        "warnings": words(),
    }
    return type(f"{name}ListShape", (Shape,), {**fields, **more})


class CitationShape(Shape):
    """A section of a document that says so."""

    document = serializers.CharField()
    section = serializers.CharField()
    url = serializers.URLField()


class ReasonShape(Shape):
    """A sentence of an explanation, with the sections it rests on."""

    text = serializers.CharField()
    rules = CitationShape(many=True)


def citation_json(citation: Citation, request: Any) -> dict[str, str]:
    """A citation with its address in the API."""
    url = reverse("api-section", args=[citation.document, citation.section], request=request)
    return {"document": citation.document, "section": citation.section, "url": url}


def reasons_json(reasons: Iterable[Reason], request: Any) -> list[dict[str, Any]]:
    """Reasons with the rules they cite; a sentence that rests on several rules stands once."""
    texts: dict[str, list[dict[str, str]]] = {}
    for reason in reasons:
        rules = texts.setdefault(reason.text, [])
        if reason.citation:
            rules.append(citation_json(reason.citation, request))
    return [{"text": text, "rules": rules} for text, rules in texts.items()]
