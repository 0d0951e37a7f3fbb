"""What all JSON shapes share. A shape is a serializer: what documents an answer is what makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, TypeVar

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from api.addresses import address, page_address
from rules.engine import Citation, Reason

NUMBER_OR_X = {"oneOf": [{"type": "integer"}, {"type": "string", "enum": ["X", "?"]}, {"type": "null"}]}


SYMBOLS = {"type": "object", "additionalProperties": {"type": "integer"}, "examples": [{"dragons": 2, "chi": 1}]}

AnyField = serializers.Field[Any, Any, Any, Any]
FieldClass = TypeVar("FieldClass", bound=AnyField)


@extend_schema_field(NUMBER_OR_X)
class NumberOrX(AnyField):
    """A number, ``"X"``, or null where the card has none."""

    def to_representation(self, value: Any) -> Any:
        return value


@extend_schema_field(SYMBOLS)
class SymbolCounts(AnyField):
    """Resource symbols with their number."""

    def to_representation(self, value: Any) -> dict[str, int]:
        counts: dict[str, int] = value.as_mapping()
        return counts


class ObjectName(serializers.ChoiceField):
    """The field ``object``, which says what an answer is."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(choices=[name])

    def get_attribute(self, instance: Any) -> str:
        return self.name


class Address(serializers.URLField):
    """The address that a view of the API has for some attributes of a thing; null where one of them is."""

    def __init__(self, view: str, *attributes: str, **options: Any) -> None:
        self.view = view
        self.attributes = attributes
        super().__init__(**options)

    def get_attribute(self, instance: Any) -> Any:
        return instance

    def to_representation(self, value: Any) -> Any:
        try:
            return address(self.view, *(attrgetter(name)(value) for name in self.attributes))
        except AttributeError:  # such as that of the printing of a card without any
            if self.allow_null:
                return None
            raise


class PageAddress(serializers.URLField):
    """The page that shows a thing to a person."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("help_text", "for a person")
        super().__init__(**options)

    def get_attribute(self, instance: Any) -> Any:
        return instance

    def to_representation(self, value: Any) -> str:
        return page_address(value)


def of(field: type[FieldClass], value: Callable[[Any], Any], **options: Any) -> FieldClass:
    """A field whose value a function takes from the thing that is put out."""
    made: type[FieldClass] = type(field.__name__, (field,), {"get_attribute": lambda self, instance: value(instance)})
    return made(**options)


def list_of_shapes(shape: type[Shape], value: Callable[[Any], Iterable[Any]], **options: Any) -> Any:
    """A list of objects that a function takes from the thing that is put out."""
    return of(serializers.ListSerializer, value, child=shape(), **options)


class Shape(serializers.Serializer[Any]):
    """A serializer that only puts out; what the thing is comes first."""

    def to_representation(self, instance: Any) -> dict[str, Any]:
        data = super().to_representation(instance)
        return {"object": data.pop("object"), **data} if "object" in data else data

    @classmethod
    def all_of(cls, things: Iterable[Any]) -> list[dict[str, Any]]:
        """What is put out of several things."""
        shape = cls()
        return [shape.to_representation(each) for each in things]

    def create(self, validated_data: Any) -> Any:
        raise NotImplementedError

    def update(self, instance: Any, validated_data: Any) -> Any:
        raise NotImplementedError


class Time(serializers.DateTimeField):
    """A moment in UTC to the millisecond, as every answer of the API gives it."""

    def to_representation(self, value: datetime | None) -> str | None:  # type: ignore[override]
        return (
            None if value is None else value.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        )


class UpdatedAt(serializers.DateTimeField):
    """When the content of a document last changed; publication knows, and writes it."""

    def get_attribute(self, instance: Any) -> Any:
        raise serializers.SkipField


class PublishedShape(Shape):
    """The document of a thing that is published.

    ``beside`` are the fields that tell of other things, or of how this site reads this one: when only they change, the
    document is another one, and the thing is what it was.
    """

    beside: ClassVar[frozenset[str]] = frozenset()
    updated_at = UpdatedAt(help_text="when its content last changed")


def words(**options: Any) -> serializers.ListField:
    """A list of texts."""
    return serializers.ListField(child=serializers.CharField(), **options)


def words_of(value: Callable[[Any], Iterable[str]], **options: Any) -> serializers.ListField:
    """A list of texts that a function takes from the thing that is put out."""
    return of(serializers.ListField, lambda thing: list(value(thing)), child=serializers.CharField(), **options)


def list_of(item: type[serializers.Serializer[Any]], **more: AnyField) -> type[Shape]:
    """The shape of a list object of such items; ``more`` are fields that the answer has besides."""
    return _list_shape(item, tuple(more.items()))


@cache
def _list_shape(item: type[serializers.Serializer[Any]], more: tuple[tuple[str, AnyField], ...]) -> type[Shape]:
    name = item.__name__.removesuffix("Shape")
    fields = {
        "__doc__": f"A list object: {(item.__doc__ or name).strip()}",
        "object": ObjectName("list"),
        "total": serializers.IntegerField(help_text="on all pages"),
        "has_more": serializers.BooleanField(help_text="whether there is a next page"),
        "next_page": serializers.URLField(allow_null=True, help_text="its address; null on the last page"),
        "data": item(many=True),
        "warnings": words(help_text="what of the request was not used, and why"),
    }
    return type(f"{name}ListShape", (Shape,), {**fields, **dict(more)})


class CitationShape(Shape):
    """A section of a document that says so."""

    document = serializers.CharField(help_text="slug of the document")
    section = serializers.CharField(help_text="number of the section")
    url = Address("api-section", "document", "section")


class ReasonShape(Shape):
    """A sentence of an explanation, with the sections it rests on."""

    text = serializers.CharField()
    rules = CitationShape(many=True)


def reasons(given: Iterable[Reason]) -> list[dict[str, Any]]:
    """Reasons for :class:`ReasonShape`; a sentence that rests on several rules stands once."""
    texts: dict[str, list[Citation]] = {}
    for reason in given:
        rules = texts.setdefault(reason.text, [])
        if reason.citation:
            rules.append(reason.citation)
    return [{"text": text, "rules": rules} for text, rules in texts.items()]
