"""Ways into the cards without a query: by faction, type and keyword, and by set."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.db.models import OuterRef, QuerySet, Subquery
from django.urls import reverse
from django.utils.safestring import SafeString

from rules.cardquery.facets import Value
from rules.cardquery.listing import in_order
from rules.cardquery.refining import written
from rules.engine.shadowfist import BY_NAME
from rules.library.badges import badge
from rules.models import Card, CardSet, Printing, Rarity, SetCount
from rules.pages.lookups import library
from rules.pages.parameters import Parameters
from rules.pages.presenters.card_list import CardList, Sort, card_list
from rules.pages.presenters.card_panel import facets
from rules.text.texts import slugify_title


@dataclass(frozen=True)
class Way:
    """A way to browse: its part of the address, the field of the query, and the field by which each value is split."""

    slug: str
    field: str
    title: str
    lead: str
    split: str
    explained: bool = False  # in the glossary, under the same word


WAYS = {
    way.slug: way
    for way in (
        Way(
            "faction", "f", "Factions", "A card belongs to a faction or talent whose resources it needs or gives.", "t"
        ),
        Way("type", "t", "Types", "What kind of card it is, in the wording now in force.", "f"),
        Way("keyword", "kw", "Keywords", "Restrictions and special abilities of the wording now in force.", "t", True),
    )
}


@dataclass(frozen=True)
class Part:
    """So many cards that can be listed."""

    label: str
    count: int
    url: str
    symbol: SafeString | str = ""


@dataclass(frozen=True)
class Row(Part):
    """A value with how its cards are split; ``term`` is where the glossary explains it."""

    parts: tuple[Part, ...] = ()
    term: str = ""


@dataclass
class BrowsePage:
    """The values of one way."""

    way: Way
    rows: list[Row]


def browse_page(slug: str) -> BrowsePage:
    """The values of a way, each with its number of cards.

    :raises KeyError: if there is no such way.
    """
    way = WAYS[slug]
    table = facets()
    numbers = table.counts(way.field)
    rows = []
    for value in table.values[way.field]:
        counts = table.split(way.field, value.value, way.split)
        parts = tuple(
            _part(other, counts[other.value], way.split, written(way.field, value.value))
            for other in table.values[way.split]
            if counts[other.value]
        )
        whole = _part(value, numbers[value.value], way.field)
        rows.append(
            Row(whole.label, whole.count, whole.url, whole.symbol, parts, _term(value.label) if way.explained else "")
        )
    return BrowsePage(way, rows)


def browse_index() -> list[BrowsePage]:
    """Every way with its values."""
    return [browse_page(slug) for slug in WAYS]


def _part(value: Value, count: int, field: str, also: str = "") -> Part:
    query = f"{also} {written(field, value.value)}".strip()
    symbol = badge(BY_NAME[value.value]) if field == "f" and value.value in BY_NAME else ""
    return Part(value.label, count, f"{reverse('cards')}?{urlencode({'q': query})}", symbol)


def _term(label: str) -> str:
    known = library()
    games = dict.fromkeys(link.game for link in known.documents.values())
    return next((term.url for game in games if (term := known.term(game, slugify_title(label)))), "")


# --- sets -----------------------------------------------------------------------------------------------------------


@dataclass
class SetRow:
    """A set with how many of its cards are here, how many of them were new in it, and how many of each rarity."""

    set: CardSet
    cards: int
    new: int
    rarities: list[Part]


@dataclass
class SetPage:
    """A set: what is to be said of it, and its cards."""

    row: SetRow
    numerals: int
    list: CardList


def set_rows() -> list[SetRow]:
    """The sets in the order of release, in one query."""
    counted = SetCount.objects.select_related("card_set__game")
    return [_row(each) for each in counted.order_by("card_set__game__order", "card_set__order", "card_set__code")]


def set_page(card_set: CardSet, parameters: Parameters) -> SetPage:
    """A set with a page of its cards."""
    counted = getattr(card_set, "counted", None)
    counted = counted or SetCount(card_set=card_set, cards=0, new=0, numerals=0, rarities={})
    sort = Sort.of(parameters)
    keys = in_order(card_set.printings.order_by().values_list("card", flat=True), sort.of_all)
    return SetPage(_row(counted), counted.numerals, card_list(keys, sort, parameters, _cards_in(card_set)))


def _cards_in(card_set: CardSet) -> QuerySet[Card]:
    """Cards, each with the rarity and artist that it has in this set."""
    here = Printing.objects.filter(card=OuterRef("pk"), card_set=card_set).order_by("number")
    return Card.objects.annotate(
        rarity_here=Subquery(here.values("rarity")[:1]), artist_here=Subquery(here.values("artist")[:1])
    )


def _row(counted: SetCount) -> SetRow:
    inside = written("set", counted.card_set.code)
    there = [rarity for rarity in Rarity.values if rarity in counted.rarities]
    parts = [_part(Value(rarity, rarity), counted.rarities[rarity], "r", inside) for rarity in there]
    return SetRow(counted.card_set, counted.cards, counted.new, parts)
