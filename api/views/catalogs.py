"""What words there are to choose from: symbols, types, factions, keywords, artists, rarities, sets."""

from __future__ import annotations

from collections.abc import Callable

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import not_found
from api.pagination import list_object
from api.parameters import warnings_of
from api.serializers.base import ObjectName, Shape, list_of, of, words
from api.views.base import AnswerView
from rules.engine.shadowfist import Symbol
from rules.models import Card, CardSet, Printing


class SymbolShape(Shape):
    """A resource symbol."""

    object = ObjectName("symbol")
    name = serializers.CharField(source="value", help_text="its key in `requires` and `provides`")
    label = serializers.CharField(help_text="as it stands in texts, in brackets")  # type: ignore[assignment]
    letter = serializers.CharField(source="community", help_text="for queries: req>=dd")
    kind = of(
        serializers.ChoiceField,
        lambda symbol: "faction" if symbol.is_faction else "talent",
        choices=["faction", "talent"],
    )


class SymbolsView(AnswerView):
    """The resource symbols of Shadowfist."""

    @extend_schema(operation_id="symbols_list", responses=list_of(SymbolShape))
    def get(self, request: Request) -> Response:
        data = SymbolShape.all_of(Symbol)
        return Response(list_object(data, len(data), None, warnings_of(request)))


def keywords() -> list[str]:
    """Special abilities and restrictions of the texts in force, without their values."""
    different = Card.objects.filter(compiled__isnull=False).order_by().values_list("compiled__keywords", flat=True)
    return sorted({each for row in different.distinct() for each in row.split("|") if each and ":" not in each})


def texts_of(column: str) -> Callable[[], list[str]]:
    """The different values of a column of printings."""
    return lambda: list(
        Printing.objects.exclude(**{column: ""}).order_by(column).values_list(column, flat=True).distinct()
    )


CATALOGS: dict[str, Callable[[], list[str]]] = {
    "types": lambda: list(Card.objects.order_by("type").values_list("type", flat=True).distinct()),
    "factions": lambda: [symbol.label for symbol in Symbol if symbol.is_faction],
    "talents": lambda: [symbol.label for symbol in Symbol if not symbol.is_faction],
    "keywords": keywords,
    "artists": texts_of("artist"),
    "rarities": texts_of("rarity"),
    "sets": lambda: list(CardSet.objects.values_list("code", flat=True)),
    "titles": lambda: list(Card.objects.order_by("sorted_by").values_list("title", flat=True)),
}


class CatalogShape(Shape):
    """Every word of one kind."""

    object = ObjectName("catalog")
    name = serializers.CharField()
    total = serializers.IntegerField()
    data = words()  # type: ignore[assignment]


class CatalogView(AnswerView):
    """Every word of one kind: types, factions, talents, keywords, artists, rarities, sets, titles."""

    @extend_schema(responses=CatalogShape)
    def get(self, request: Request, name: str) -> Response:
        if name not in CATALOGS:
            raise not_found(f"There is no catalog {name!r}. There are {', '.join(CATALOGS)}.")
        data = CATALOGS[name]()
        return Response(CatalogShape().to_representation({"name": name, "total": len(data), "data": data}))
