"""The checkers there are, one for each game. A game's own folder registers its checker when the site starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlencode

from django.http import QueryDict
from django.urls import reverse

from rules.models import Card, CardSet
from rules.pages.checker.deck_lists import DeckLists
from rules.pages.checker.evaluated import Evaluated

if TYPE_CHECKING:
    from rules.engine.shadowfist import Ruleset

MAX_BEGUN = 8  # cards that an address puts on a board by their titles
Scenario = dict[str, Any]
Json = Mapping[str, Any]


class Invented(Protocol):
    """A card that a visitor invents, whatever the game."""

    faults: list[str]

    @property
    def title(self) -> str: ...


class Named(Protocol):
    """A card by its title, or by how it begins, as a change to a board names it."""

    def __call__(self, title: str, scenario: Scenario, exact: bool = False) -> dict[str, str]: ...


@dataclass(frozen=True)
class OnBoard:
    """A board with an invented card on it, whether it is shown for setting up, and what of the card is not played."""

    scenario: Scenario
    editing: bool
    unread: Sequence[Any] = ()


@dataclass(frozen=True)
class Checker:
    """What the checker's pages need of a game."""

    game: str
    name: str
    label: str  # the name in short
    templates: str  # the folder of its own parts of the pages, with a slash at its end
    start: str  # what a button says that leads to a board to begin with
    target: str  # what the card is marked as that actions are about
    most_players: int
    empty_board: Callable[[], Scenario]
    evaluate_at: Callable[[Scenario, int | None, str, DeckLists], Evaluated]
    told: Callable[[Scenario], Evaluated]  # what happens in a scenario, without what may be done then
    named: Named
    edit: Callable[[Scenario, Json, Json], Scenario]  # a scenario, the outcome of its board, and a change
    invented: Callable[[QueryDict], Invented]
    on_a_board: Callable[[Any, Scenario | None], OnBoard]
    rulesets: Sequence[Ruleset] = ()  # the editions to choose from
    otherwise: Callable[[Scenario], Sequence[object]] | None = None  # where a scenario comes out otherwise
    begun: Callable[[QueryDict], Scenario] | None = None  # a game from its first turn on
    samples: Callable[[], Sequence[tuple[str, str]]] | None = None  # decks to begin one with: slug and name

    @property
    def query(self) -> str:
        """What names it in the addresses of its pages; nothing for the first game."""
        return "" if self.game == next(iter(_CHECKERS)) else f"?game={self.game}"

    @property
    def begins(self) -> bool:
        """Whether a game can be begun from its first turn on."""
        return self.begun is not None

    @property
    def samples_query(self) -> str:
        """A query for the cards that were made up for this library."""
        sets = [each for each in CardSet.objects.filter(game__slug=self.game) if each.is_sample]
        return " or ".join(f"set:{each.code}" for each in sets)


_CHECKERS: dict[str, Checker] = {}


def register(checker: Checker) -> None:
    """Add the checker of a game; the first one is that of whoever names no game."""
    _CHECKERS[checker.game] = checker


def board_with(cards: Sequence[Card]) -> str:
    """The address of a board with cards of one game on it, ``MAX_BEGUN`` at most."""
    titles = [card.title for card in cards[:MAX_BEGUN]]
    return f"{reverse('checker-board')}?{urlencode({'game': cards[0].game.slug, 'card': titles}, doseq=True)}"


def checkers() -> list[Checker]:
    """All of them."""
    return list(_CHECKERS.values())


def checker_of(game: object) -> Checker:
    """The checker of a game; of one that has none, the first."""
    return _CHECKERS.get(game if isinstance(game, str) else "") or next(iter(_CHECKERS.values()))
