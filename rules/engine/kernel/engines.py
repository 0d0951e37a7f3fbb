"""What a game's engine offers, so that searching, comparing and exploring need not know the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol, TypeVar

from rules.engine.kernel.actions import Action
from rules.engine.kernel.fields import Fields
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.running import Run
from rules.engine.kernel.searching import Listing
from rules.engine.kernel.steps import Problem
from rules.engine.kernel.work import Work


class Named(Protocol):
    """A player of a scenario."""

    @property
    def name(self) -> str:
        """Unlike that of all others."""


class Scenario(Protocol):
    """A scenario as the engine of its game has read it."""

    @property
    def players(self) -> Sequence[Named]:
        """In the order of the table."""

    @property
    def actions(self) -> Sequence[Action]:
        """What is done, in order."""


Library = TypeVar("Library", contravariant=True)
Read = TypeVar("Read", bound=Scenario)
Game = TypeVar("Game")


class Engine(Protocol[Library, Read, Game]):
    """The engine of one game, with its cards, a scenario that it has read, and a moment of the game."""

    game: str
    max_actions: int
    fields: tuple[str, ...]

    def read(self, scenario: JsonObject, library: Library) -> Read:
        """A scenario as it reads it.

        :raises ScenarioError: with every fault and its place.
        """

    def begun(self, read: Read, given: JsonObject, work: Work, *, strict: bool) -> Run[Game]:
        """The run before the scenario's actions."""

    def act(self, run: Run[Game], actions: Sequence[Action], start: int, work: Work) -> Problem | None:
        """Takes actions until one is illegal, and gives that problem."""

    def outcome(
        self,
        given: JsonObject,
        read: Read,
        run: Run[Game],
        problem: Problem | None,
        fields: Collection[str],
        start: Game,
    ) -> dict[str, object]:
        """The outcome in JSON; ``start`` is the game from which changes are told."""

    def listing(self, run: Run[Game], work: Work) -> Listing:
        """The legal actions at this point."""

    def position(self, run: Run[Game]) -> str:
        """The same for equal positions."""

    def sentence(self, action: Action, run: Run[Game]) -> str:
        """How an action reads."""

    def read_action(self, fields: Fields, names: Sequence[str]) -> Action:
        """An action with its fields of the right types."""

    def size(self, run: Run[Game]) -> int:
        """How many cards there are."""
