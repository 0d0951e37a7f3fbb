"""What a deck holds, in figures: copies by type, the curve of its costs, the resources it requires and provides.

A game says which of its characteristics is a cost and which are resources (``rules.games``); a deck has the figures
that its cards have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.games import games
from rules.library import catalog
from rules.library.decks.checking import Problem, check, verdict
from rules.library.decks.deck_list import DECK, MAYBE, SIDEBOARD, DeckList, Line
from rules.library.decks.reading import parse
from rules.models import Card, CardType

X = "X"


@dataclass(frozen=True)
class Held:
    """So many copies of a card in a deck.

    ``otherwise`` are the sets of which copies are played otherwise today than they are printed: of the printings that
    the list chooses, or of all that there are.
    """

    card: Card
    count: int
    cost: int | str | None
    otherwise: tuple[str, ...] = ()


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

    maybe: list[Held] = field(default_factory=list)

    @property
    def total(self) -> int:
        """Copies of all cards of the deck, those that the library does not know included."""
        return self.read.total(DECK)

    @property
    def beside(self) -> int:
        """Copies of all cards of the sideboard."""
        return self.read.total(SIDEBOARD)

    @property
    def perhaps(self) -> int:
        """Copies of all cards that are only thought of."""
        return self.read.total(MAYBE)

    @property
    def known(self) -> int:
        """Copies of the cards that the library knows."""
        return sum(count for _, count, _ in self.types)

    @property
    def verdict(self) -> str:
        """What is to be said of it in a line."""
        return verdict(self.read, self.problems)


def deck_figures(text: str, game: str) -> DeckFigures:
    """The figures of a deck list as a person writes it."""
    return figures_of(parse(text, game), game)


def figures_of(read: DeckList, game: str) -> DeckFigures:
    """The figures of a list that was read."""
    problems = check(read, game) if read.of(DECK) or read.of(SIDEBOARD) else []
    held, beside, maybe = (_held(read.of(part)) for part in (DECK, SIDEBOARD, MAYBE))
    return DeckFigures(game, read, problems, _types(held), _curve(held), _resources(held), beside, maybe)


def _held(lines: list[Line]) -> list[Held]:
    counts: Counter[str] = Counter()
    chosen: dict[str, set[str | None]] = {}
    for line in lines:
        if line.slug:
            counts[line.slug] += line.count
            chosen.setdefault(line.slug, set()).add(line.printing)
    cards = Card.objects.with_printings().filter(slug__in=counts).order_by("sorted_by", "id")
    return [Held(card, counts[card.slug], cost_of(card), _otherwise(card, chosen[card.slug])) for card in cards]


def _otherwise(card: Card, chosen: set[str | None]) -> tuple[str, ...]:
    """The sets of which copies are played with another wording today than they have (DESIGN 4)."""
    of = [each for each in catalog.printings(card) if None in chosen or each.identifier in chosen]
    changed = [each for each in of if catalog.effective_wording(card, each).face != catalog.face(each)]
    return tuple(dict.fromkeys(each.card_set.code for each in changed))


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
            return list(game.symbols(has))
    return []
