"""The list of cards that meet a card query: sorted, in one of three views, with the panel of conditions beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import parse_qsl

from django.db.models import F, Max, QuerySet

from rules.cardquery import FIELDS, parse_query
from rules.cardquery.orders import ordered_cards
from rules.cardquery.refining import values_of
from rules.cardquery.values import QueryError
from rules.games import games
from rules.models import Card, CardSet
from rules.pages.games.shown import shown_game, shown_games
from rules.pages.paging import Page, paged
from rules.pages.parameters import Parameters
from rules.pages.presenters.card_panel import Group, card_panel, found_by

PAGE_SIZE = 60
VIEWS = {"list": "List", "grid": "Grid of cards", "checklist": "Checklist"}
SIZES = {"grid": 36, "checklist": 120}  # cards on a page of a view, where it is not PAGE_SIZE
NEWEST = "newest"
# What any list may be sorted by, with its label and the direction that is wanted first.
TITLE = {"title": ("Title", "asc")}
RELEASE = {NEWEST: ("Newest printing", "desc")}
OPPOSITE = {"asc": "desc", "desc": "asc"}


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
    rows: QuerySet[Card] = Card.objects.none()
    try:
        read = parse_query(query)
        parameters.notices += read.warnings
        rows = read.cards().filter(game__slug=game) if game else read.cards()
    except QueryError as error:
        parameters.notices += [str(error), *error.warnings]
    found = found_by(rows) if query or game else None
    shown = card_list(rows, parameters, total=None if found is None else len(found.keys))
    return CardListPage(
        query=query,
        panel=card_panel(query, found, parameters),
        fields=list(dict.fromkeys(FIELDS.values())),
        everything="?" + parameters.without("q", "page"),
        kept=parse_qsl(parameters.without("q", "page")),
        list=replace(shown, game=game or ""),
    )


def slugs_of(query: str) -> list[str]:
    """The slugs of the cards that meet a query; none where nothing of it can be used."""
    try:
        return list(parse_query(query).cards().order_by().values_list("slug", flat=True))
    except QueryError:
        return []


def card_list(cards: QuerySet[Card], parameters: Parameters, total: int | None = None) -> CardList:
    """Cards by the ``view``, ``order`` and ``dir`` of the request; ``total`` where it is known how many they are."""
    view = parameters.choice("view", VIEWS, "view") or next(iter(VIEWS))
    order = parameters.choice("order", _every_sort(), "order") or next(iter(TITLE))
    direction = parameters.choice("dir", OPPOSITE, "direction") or _every_sort()[order][1]
    rows = _sorted(with_characteristics(cards), order, direction)
    page = paged(rows, SIZES.get(view, PAGE_SIZE), parameters, total)
    views = [
        Choice(label, "?" + parameters.without("page", view="" if name == "list" else name), name == view)
        for name, label in VIEWS.items()
    ]
    return CardList(page, view, views, [_sort(name, order, direction, parameters) for name in _sorts(parameters)])


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


def _sort(name: str, order: str, direction: str, parameters: Parameters) -> Choice:
    label, first = _every_sort()[name]
    wanted = OPPOSITE[direction] if name == order else first
    query = "?" + parameters.without(
        "page", order="" if name == "title" else name, dir="" if wanted == first else wanted
    )
    return Choice(label, query, name == order, direction if name == order else "")


def _sorted(cards: QuerySet[Card], order: str, direction: str) -> QuerySet[Card]:
    """In an order, equal ones by title; quotes and articles do not count, and what a card does not have comes last."""
    if order == NEWEST:
        cards = cards.annotate(newest=Max("printings__card_set__order"))
        newest = F("newest")
        by = newest.desc(nulls_last=True) if direction == "desc" else newest.asc(nulls_last=True)
        return cards.order_by(by, "sorted_by", "pk")
    return ordered_cards(cards, order, direction)


def with_characteristics(cards: QuerySet[Card]) -> QuerySet[Card]:
    """Cards as rows of a list: with what the wording in force has, in one query."""
    rows = cards.select_related("game", "printing__card_set", *(f"printing__{slug}" for slug in games()))
    return rows.annotate(set_code=F("printing__card_set__code")).order_by("sorted_by", "pk")
