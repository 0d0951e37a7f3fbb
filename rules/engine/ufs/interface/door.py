"""The engine of UFS as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.engine.kernel.actions import Action
from rules.engine.kernel.fields import Fields
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.running import Run
from rules.engine.kernel.searching import Listing
from rules.engine.kernel.steps import Problem
from rules.engine.kernel.work import Work
from rules.engine.ufs.card_library import Library
from rules.engine.ufs.interface import evaluation, legal
from rules.engine.ufs.interface.positions import position_hash
from rules.engine.ufs.interface.scenario import GAME, MAX_ACTIONS, Scenario, read_scenario
from rules.engine.ufs.interface.scenario_actions import read_action
from rules.engine.ufs.interface.sentences import sentence
from rules.engine.ufs.query.state import Game


class Ufs:
    """The engine of UFS."""

    game = GAME
    max_actions = MAX_ACTIONS
    fields = evaluation.FIELDS

    def read(self, scenario: JsonObject, library: Library) -> Scenario:
        """A scenario as typed data."""
        return read_scenario(scenario, library)

    def begun(self, read: Scenario, given: JsonObject, work: Work, *, strict: bool) -> Run[Game]:
        """The run before the scenario's actions."""
        return evaluation.begun(read, work, given, strict=strict)

    def act(self, run: Run[Game], actions: Sequence[Action], start: int, work: Work) -> Problem | None:
        """Takes actions until one is illegal, and gives that problem."""
        return evaluation.act(run, actions, work, start)

    def outcome(
        self,
        given: JsonObject,
        read: Scenario,
        run: Run[Game],
        problem: Problem | None,
        fields: Collection[str],
        start: Game | None,
    ) -> dict[str, object]:
        """The outcome in JSON; the window and the checks are told wherever the attack is."""
        wanted = {*fields, "window", "checks"} if "attack" in fields else fields
        return evaluation.outcome(given, run, problem, wanted, start)

    def listing(self, run: Run[Game], work: Work) -> Listing:
        """The legal actions at this point."""
        return legal.listing_of(run, Work())

    def position(self, run: Run[Game]) -> str:
        """The same for equal positions."""
        return position_hash(run)

    def sentence(self, action: Action, run: Run[Game]) -> str:
        """How an action reads."""
        return sentence(action, {card.id: card.title for card in run.game.cards.values()})

    def read_action(self, fields: Fields, names: Sequence[str]) -> Action:
        """An action with its fields of the right types."""
        return read_action(fields, list(names))

    def size(self, run: Run[Game]) -> int:
        """How many cards there are."""
        return len(run.game.cards)


ENGINE = Ufs()
