"""The engine of this game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.engine.kernel.actions import Action
from rules.engine.kernel.fields import Fields
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.searching import Listing
from rules.engine.kernel.steps import Problem
from rules.engine.kernel.work import Work
from rules.engine.shadowfist.interface import evaluation, legal
from rules.engine.shadowfist.interface.performing import Run
from rules.engine.shadowfist.interface.positions import position_hash
from rules.engine.shadowfist.interface.scenario import MAX_ACTIONS, Scenario, read_scenario
from rules.engine.shadowfist.interface.scenario_actions import read_action
from rules.engine.shadowfist.lowering.card_library import Library
from rules.engine.shadowfist.model.sentences import sentence
from rules.engine.shadowfist.query.game.state import Game


class Shadowfist:
    """The engine of Shadowfist."""

    game = "shadowfist"
    max_actions = MAX_ACTIONS
    fields = evaluation.FIELDS

    def read(self, scenario: JsonObject, library: Library) -> Scenario:
        """A scenario as typed data."""
        return read_scenario(scenario, library)

    def begun(self, read: Scenario, given: JsonObject, work: Work, *, strict: bool) -> Run:
        """The run before the scenario's actions."""
        return evaluation.begun(read, given, work, strict=strict)

    def act(self, run: Run, actions: Sequence[Action], start: int, work: Work) -> Problem | None:
        """Takes actions until one is illegal; the game keeps the account itself."""
        return evaluation.act(run, actions, start)

    def outcome(
        self,
        given: JsonObject,
        read: Scenario,
        run: Run,
        problem: Problem | None,
        fields: Collection[str],
        start: Game | None,
    ) -> dict[str, object]:
        """The outcome in JSON."""
        return evaluation.outcome(given, read, run, problem, fields, start)

    def listing(self, run: Run, work: Work) -> Listing:
        """The legal actions at this point."""
        return legal.listing_of(run)

    def position(self, run: Run) -> str:
        """The same for equal positions."""
        return position_hash(run)

    def sentence(self, action: Action, run: Run) -> str:
        """How an action reads."""
        return sentence(action, {card.id: {"title": card.title} for card in run.game.cards.values()})

    def read_action(self, fields: Fields, names: Sequence[str]) -> Action:
        """An action with its fields of the right types."""
        return read_action(fields, list(names))

    def size(self, run: Run) -> int:
        """How many cards there are."""
        return len(run.game.cards)


ENGINE = Shadowfist()
