"""The list of cards that meet a card query: sorted, in one of three views, with the panel of conditions beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import choice
from urllib.parse import parse_qsl

from django.db.models import F, QuerySet

from rules.cardquery import FIELDS
from rules.cardquery.facets import Cards
from rules.cardquery.listing import Listed, listing
from rules.cardquery.orders import PRINTED
from rules.cardquery.refining import values_of
from rules.cardquery.values import QueryError
from rules.games import games
from rules.models import Card, CardSet
from rules.pages.games.shown import shown_game, shown_games
from rules.pages.paging import Page, page_links, pages_of
from rules.pages.parameters import Parameters
from rules.pages.presenters.card_panel import Group, card_panel

PAGE_SIZE = 60
VIEWS = {"list": "List", "grid": "Grid of cards", "checklist": "Checklist"}
SIZES = {"grid": 36, "checklist": 120}  # cards on a page of a view, where it is not PAGE_SIZE
NEWEST = "newest"
# What any list may be sorted by, with its label and the direction that is wanted first.
TITLE = {"title": ("Title", "asc")}
RELEASE = {NEWEST: ("Newest printing", "desc")}
OPPOSITE = {"asc": "desc", "desc": "asc"}


@dataclass(frozen=True)
class Sort:
    """The ``order`` and ``dir`` of a request."""

    name: str
    direction: str

    @classmethod
    def of(cls, parameters: Parameters) -> Sort:
        """What is asked for, else by title."""
        name = parameters.choice("order", _every_sort(), "order") or next(iter(TITLE))
        return cls(name, parameters.choice("dir", OPPOSITE, "direction") or _every_sort()[name][1])

    @property
    def of_all(self) -> Listed:
        """The list of all cards that is sorted so; quotes and articles of titles do not count."""
        return Listed(order=PRINTED if self.name == NEWEST else self.name, direction=self.direction)


@dataclass(frozen=True)
class Choice:
    """A way to see the list; ``direction`` is set for the order that it has now."""

    label: str
    query: str
    current: bool
    direction: str = ""


@dataclass
class CardList:
    """A page of cards in a view, with the other views and orders."""

    cards: Page
    view: str
    views: list[Choice]
    sorts: list[Choice]
    game: str = ""  # that the list is of, if it is of one

    @property
    def samples(self) -> bool:
        """Whether cards that were made up for this library are among these, or are all there are of the game."""
        if not self.cards.items and self.game:
            return all(each.is_sample for each in CardSet.objects.filter(game__slug=self.game))
        return any(row.printing and row.printing.card_set.is_sample for row in self.cards.items)

    @property
    def artists(self) -> bool:
        """Whether the artist of any of these cards is known."""
        rows = self.cards.items
        return any(getattr(row, "artist_here", "") or (row.printing and row.printing.artist) for row in rows)


@dataclass
class CardListPage:
    """The cards that meet ``query``."""

    query: str
    panel: list[Group]
    fields: list[object]
    everything: str  # the list without the query
    kept: list[tuple[str, str]]  # parameters that the box sends again
    list: CardList

    @property
    def cards(self) -> Page:
        return self.list.cards


def card_list_page(parameters: Parameters) -> CardListPage:
    """The page for the ``q`` and ``game`` of the request; what of it cannot be used becomes a notice."""
    query = parameters.text("q")
    game = parameters.choice("game", list(games()), "game")
    sort = Sort.of(parameters)
    listed = replace(sort.of_all, query=query, game=game)
    keys: Sequence[int] = ()
    try:
        found = listing(listed)
        parameters.notices += found.warnings
        keys = found.keys
    except QueryError as error:
        parameters.notices += [str(error), *error.warnings]
    shown = card_list(keys, sort, parameters)
    return CardListPage(
        query=query,
        panel=card_panel(query, None if listed == listed.of_all else Cards(keys), parameters),
        fields=list(dict.fromkeys(FIELDS.values())),
        everything="?" + parameters.without("q", "page"),
        kept=parse_qsl(parameters.without("q", "page")),
        list=replace(shown, game=game),
    )


def any_of(query: str) -> Card | None:
    """A card by chance of those that meet a query; none where nothing of it can be used."""
    try:
        keys = listing(Listed(query)).keys
    except QueryError:
        return None
    return Card.objects.filter(pk=choice(keys)).first() if keys else None


def card_list(keys: Sequence[int], sort: Sort, parameters: Parameters, rows: QuerySet[Card] | None = None) -> CardList:
    """Cards by their keys, which are sorted already, in the ``view`` of the request; ``rows`` are cards with more."""
    view = parameters.choice("view", VIEWS, "view") or next(iter(VIEWS))
    page = paged_cards(keys, SIZES.get(view, PAGE_SIZE), parameters, rows)
    views = [
        Choice(label, "?" + parameters.without("page", view="" if name == "list" else name), name == view)
        for name, label in VIEWS.items()
    ]
    return CardList(page, view, views, [_sort(name, sort, parameters) for name in _sorts(parameters)])


def paged_cards(keys: Sequence[int], size: int, parameters: Parameters, rows: QuerySet[Card] | None = None) -> Page:
    """The page that is asked for of cards by their keys."""
    number = parameters.page(pages_of(len(keys), size))
    shown = keys[(number - 1) * size : number * size]
    cards = with_characteristics(Card.objects.all() if rows is None else rows).in_bulk(shown)
    there = [cards[key] for key in shown if key in cards]
    return page_links(len(keys), size, number, parameters, there)


def _sorts(parameters: Parameters) -> dict[str, tuple[str, str]]:
    """The orders that the cards of the query can have: those of the game that is asked for, else of the first."""
    asked = {*values_of(parameters.text("q"), "game"), parameters.text("game").casefold()}
    game = next((each for each in shown_games() if each.game in asked), shown_game(""))
    return {**TITLE, **game.sorts, **RELEASE}


def _every_sort() -> dict[str, tuple[str, str]]:
    found = TITLE | RELEASE
    for game in shown_games():
        found = {**found, **game.sorts}
    return found


def _sort(name: str, sort: Sort, parameters: Parameters) -> Choice:
    label, first = _every_sort()[name]
    wanted = OPPOSITE[sort.direction] if name == sort.name else first
    query = "?" + parameters.without(
        "page", order="" if name == "title" else name, dir="" if wanted == first else wanted
    )
    return Choice(label, query, name == sort.name, sort.direction if name == sort.name else "")


def with_characteristics(cards: QuerySet[Card]) -> QuerySet[Card]:
    """Cards as rows of a list: with what the wording in force has, in one query."""
    rows = cards.select_related("game", "printing__card_set", *(f"printing__{slug}" for slug in games()))
    return rows.annotate(set_code=F("printing__card_set__code")).order_by("sorted_by", "pk")
