"""The panel beside a list of cards: conditions to click, which stand in the query and can be edited there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from django.utils.safestring import SafeString

from rules.cardquery.facets import FACETS, Cards, Facet, FacetTable, Value
from rules.cardquery.listing import Listed, listing
from rules.cardquery.refining import toggled, values_of, without
from rules.cardquery.values import QueryError
from rules.engine.shadowfist import BY_NAME
from rules.library.badges import badge
from rules.pages.lookups import library
from rules.pages.parameters import Parameters

# Of words there are hundreds: the commonest of the cards that are found.
MOST = {"d": 16, "kw": 24}
OPEN = frozenset({"game", "f", "t", "cost"})  # from the start; the others when something in them was clicked


@dataclass(frozen=True)
class Option:
    """A condition to click: ``query`` is the list with it, or without it where it is ``current``."""

    label: str
    count: int
    query: str
    current: bool
    symbol: SafeString | str = ""


@dataclass(frozen=True)
class Group:
    """The conditions of one field."""

    field: str
    label: str
    options: list[Option]
    is_open: bool


def facets() -> FacetTable:
    """What the cards of the library have."""
    return library().once("facets of cards", FacetTable.read)


def card_panel(query: str, found: Cards | None, parameters: Parameters) -> list[Group]:
    """The conditions that still find something among the cards ``found`` by the query; among all if ``None``."""
    return [group for facet in FACETS if (group := _group(facet, query, found, parameters)) is not None]


def _group(facet: Facet, query: str, found: Cards | None, parameters: Parameters) -> Group | None:
    table = facets()
    chosen = values_of(query, facet.field)
    values = table.values[facet.field]
    if len(values) < 2 and not chosen:  # which all cards have tells them not apart
        return None
    among = found
    if chosen and not facet.several:
        among = _found_without(query, facet.field)
    counts = table.counts(facet.field, among)
    shown = _shown(values, counts, chosen, MOST.get(facet.field))
    options = [
        Option(
            value.label,
            counts[value.value],
            "?" + parameters.without("page", q=toggled(query, facet.field, value.value, instead=not facet.several)),
            value.value in chosen,
            badge(BY_NAME[value.value]) if facet.field == "f" and value.value in BY_NAME else "",
        )
        for value in shown
    ]
    is_open = facet.field in OPEN or bool(chosen)
    return Group(facet.field, facet.label, options, is_open) if options else None


def _shown(values: list[Value], counts: Counter[str], chosen: set[str], most: int | None) -> list[Value]:
    """The values that some card has, in their order; of very many the commonest."""
    there = [each for each in values if counts[each.value] or each.value in chosen]
    if most is None or len(there) <= most:
        return there
    common = sorted(there, key=lambda each: (each.value not in chosen, -counts[each.value]))[:most]
    return sorted(common, key=lambda each: (-counts[each.value], each.label.casefold()))


def _found_without(query: str, field: str) -> Cards | None:
    rest = without(query, field)
    if not rest.strip():
        return None
    try:
        return Cards(listing(Listed(rest)).keys)
    except QueryError:
        return Cards(())
