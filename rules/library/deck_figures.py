"""What a deck holds, in figures: copies by type, the curve of its costs, the resources it requires and provides.

A game says which of its characteristics is a cost and which are resources (``rules.games``); a deck has the figures
that its cards have.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.games import games
from rules.library import naming
from rules.library.decks import (
    DECK,
    MAX_COPIES,
    SIDEBOARD,
    SIDEBOARD_HEADING,
    DeckList,
    Line,
    Problem,
    check,
    is_csv,
    parse,
)
from rules.models import Card, CardType

X = "X"


@dataclass(frozen=True)
class Held:
    """So many copies of a card in a deck."""

    card: Card
    count: int
    cost: int | str | None


@dataclass(frozen=True)
class Resource:
    """A resource symbol in a deck.

    ``most`` is the highest condition that a card has, ``most_of`` its title; ``needing`` and ``giving`` are copies that
    require and provide it, ``given`` is what all of these provide together.
    """

    name: str
    most: int = 0
    most_of: str = ""
    needing: int = 0
    giving: int = 0
    given: int = 0

    @property
    def is_short(self) -> bool:
        """Whether all copies together provide less than one card requires."""
        return self.given < self.most


@dataclass
class DeckFigures:
    """A deck list that was read, with its figures and what the rules do not allow of it."""

    game: str
    read: DeckList
    problems: list[Problem]
    types: list[tuple[str, int, list[Held]]] = field(default_factory=list)  # type, copies, cards by title
    curve: list[tuple[str, int]] = field(default_factory=list)  # cost, copies
    resources: list[Resource] = field(default_factory=list)
    sideboard: list[Held] = field(default_factory=list)  # by title

    @property
    def total(self) -> int:
        """Copies of all cards of the deck, those that the library does not know included."""
        return sum(line.count for line in self.read.of(DECK))

    @property
    def beside(self) -> int:
        """Copies of all cards of the sideboard."""
        return sum(line.count for line in self.read.of(SIDEBOARD))

    @property
    def known(self) -> int:
        """Copies of the cards that the library knows."""
        return sum(count for _, count, _ in self.types)


def deck_figures(text: str, game: str) -> DeckFigures:
    """The figures of a deck list as a person writes it."""
    read = parse(text, game)
    named = {part: [(line.slug or line.title, line.count) for line in read.of(part)] for part in (DECK, SIDEBOARD)}
    problems = check(named[DECK], game, named[SIDEBOARD]) if read.lines else []
    held, beside = _held(read.of(DECK)), _held(read.of(SIDEBOARD))
    return DeckFigures(game, read, problems, _types(held), _curve(held), _resources(held), beside)


def _held(lines: Iterable[Line]) -> list[Held]:
    counts: Counter[str] = Counter()
    for line in lines:
        if line.slug:
            counts[line.slug] += line.count
    cards = Card.objects.filter(slug__in=counts).select_related(*(f"printing__{slug}" for slug in games()))
    return [Held(card, counts[card.slug], cost_of(card)) for card in cards.order_by("sorted_by")]


def cost_of(card: Card) -> int | str | None:
    """What a card costs, in whatever its game counts costs in: a number, X, or nothing."""
    for slug, game in games().items():
        has = getattr(card.printing, slug, None)
        if has is not None:
            return X if getattr(has, f"{game.price}_x", False) else getattr(has, game.price)
    return None


def _types(held: list[Held]) -> list[tuple[str, int, list[Held]]]:
    groups: dict[str, list[Held]] = {}
    for each in held:
        groups.setdefault(each.card.type, []).append(each)
    return [
        (kind, sum(each.count for each in groups[kind]), groups[kind]) for kind in CardType.values if kind in groups
    ]


def _curve(held: list[Held]) -> list[tuple[str, int]]:
    """The copies of each cost, gaps included, X last; what has no cost does not count."""
    copies: Counter[int | str] = Counter()
    for each in held:
        if each.cost is not None:
            copies[each.cost] += each.count
    numbers = [cost for cost in copies if isinstance(cost, int)]
    shown: list[int | str] = list(range(min([0, *numbers]), max(numbers) + 1)) if numbers else []
    return [(str(cost), copies[cost]) for cost in [*shown, *([X] if copies[X] else [])]]


def _resources(held: list[Held]) -> list[Resource]:
    """Every symbol of the deck: those most required first."""
    found: dict[str, Resource] = {}
    for each in held:
        for name, needs, gives in _symbols(each.card):
            before = found.get(name, Resource(name))
            found[name] = Resource(
                name,
                max(before.most, needs),
                each.card.title if needs > before.most else before.most_of,
                before.needing + (each.count if needs else 0),
                before.giving + (each.count if gives else 0),
                before.given + gives * each.count,
            )
    return sorted(found.values(), key=lambda one: (-one.needing, -one.given, one.name))


def _symbols(card: Card) -> Iterable[tuple[str, int, int]]:
    """Each symbol on a card with how many of it the card requires and provides."""
    for slug, game in games().items():
        has = getattr(card.printing, slug, None)
        if has is not None:
            return game.symbols(has)
    return []


# --- a list with a copy more or less --------------------------------------------------------------------------------


def with_copies(text: str, game: str, slug: str, more: int) -> str:
    """The list with so many copies of a card more (or less); what else is written in it stays as it is."""
    rows = text.splitlines()
    lines = parse(text, game).lines
    if is_csv(rows):
        rows = _as_rows(lines)
        lines = parse("\n".join(rows), game).lines
    line = next((line for line in reversed(lines) if line.slug == slug and line.part == DECK), None)
    if line is None:
        title = Card.objects.filter(slug=slug).values_list("title", flat=True).first()
        if not title or more <= 0:
            return text
        end = next((place for place, row in enumerate(rows) if SIDEBOARD_HEADING.match(row.strip())), len(rows))
        return "\n".join([*rows[:end], _written(more, title), *rows[end:]])
    count = min(line.count + more, MAX_COPIES)
    rows[line.line - 1 : line.line] = [_written(count, line.title)] if count > 0 else []
    return "\n".join(rows)


def _written(count: int, title: str) -> str:
    return f"{count}x {title}"


def _as_rows(lines: list[Line]) -> list[str]:
    parts = [[_written(line.count, line.title) for line in lines if line.part == part] for part in (DECK, SIDEBOARD)]
    return [*parts[0], *(["Sideboard:", *parts[1]] if parts[1] else [])]


def added(text: str, game: str, name: str) -> tuple[str, str]:
    """The list with a copy of the card that is meant by a name, and a notice where none is, or several may be."""
    match = naming.like(name)
    if match.card is None:
        several = f"“{name}” may be {', '.join(match.candidates[:6])}: write more of the title."
        return text, several if match.candidates else f"The library has no card “{name}”."
    if match.card.game.slug != game:
        return text, f"{match.card.title} is a card of {match.card.game.name}."
    return with_copies(text, game, match.card.slug, 1), ""


# --- to take along ----------------------------------------------------------------------------------------------------


def as_text(figures: DeckFigures) -> str:
    """A deck as programs and people read it: by type, one card a line; what the library does not know comes last."""
    parts = [
        "\n".join([f"{kind} ({count}):", *(_written(each.count, each.card.title) for each in cards)])
        for kind, count, cards in figures.types
    ]
    unknown = [_written(line.count, line.title) for line in figures.read.of(DECK) if line.slug is None]
    if unknown:
        parts.append("\n".join(["Unknown:", *unknown]))
    if figures.beside:
        beside = [_written(line.count, line.title) for line in figures.read.of(SIDEBOARD)]
        parts.append("\n".join(["Sideboard:", *beside]))
    return "\n\n".join(parts) + "\n"


def as_csv(figures: DeckFigures) -> str:
    """A deck as a table: ``count``, ``title``, ``type``, ``cost``; with a sideboard also ``part``."""
    sheet = io.StringIO()
    table = csv.writer(sheet, lineterminator="\r\n")
    part = [[DECK], [SIDEBOARD]] if figures.beside else [[], []]
    table.writerow(["count", "title", "type", "cost", *(["part"] if figures.beside else [])])
    for _, _, cards in figures.types:
        table.writerows([*_cells(each), *part[0]] for each in cards)
    table.writerows([*_cells(each), *part[1]] for each in figures.sideboard)
    # A cell that begins like a formula would be one in a spreadsheet; of titles only those typed by strangers can.
    unknown = (line for line in figures.read.lines if line.slug is None)
    table.writerows(
        [line.count, line.title.lstrip("=+-@\t"), "", "", *part[line.part == SIDEBOARD]] for line in unknown
    )
    return sheet.getvalue()


def _cells(held: Held) -> list[object]:
    return [held.count, held.card.title, held.card.type, "" if held.cost is None else held.cost]
