"""What a game's engine offers, so that searching, comparing and exploring need not know the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from rules.engine.kernel.fields import Fields
from rules.engine.kernel.searching import Listing
from rules.engine.kernel.work import Work

Action = dict[str, Any]


class Engine(Protocol):
    """The engine of one game. ``read`` is a scenario that it has read, ``run`` one of its runs: its own business."""

    game: str
    max_actions: int
    fields: tuple[str, ...]

    def read(self, scenario: Mapping[str, Any], library: Any) -> Any:
        """A scenario as it reads it.

        :raises ScenarioError: with every fault and its place.
        """

    def begun(self, read: Any, given: Mapping[str, Any], work: Work, *, strict: bool) -> Any:
        """The run before the scenario's actions."""

    def act(self, run: Any, actions: list[Any], start: int, work: Work) -> dict[str, Any] | None:
        """Takes actions until one is illegal, and gives that problem."""

    def outcome(
        self,
        given: Mapping[str, Any],
        read: Any,
        run: Any,
        problem: dict[str, Any] | None,
        fields: Collection[str],
        start: Any,
    ) -> dict[str, Any]:
        """The outcome in JSON; ``start`` is the game from which changes are told."""

    def listing(self, run: Any, work: Work) -> Listing:
        """The legal actions at this point."""

    def position(self, run: Any) -> str:
        """The same for equal positions."""

    def sentence(self, action: Action, run: Any) -> str:
        """How an action reads."""

    def read_action(self, fields: Fields, names: Sequence[str]) -> Action:
        """An action with its fields of the right types."""

    def size(self, run: Any) -> int:
        """How many cards there are."""
