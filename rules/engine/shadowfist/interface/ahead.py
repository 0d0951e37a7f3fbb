"""What lies ahead in an attack if everyone passes: who has the option to join or to intercept, and the next combat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.work import Work
from rules.engine.shadowfist.interface.barriers import Kind, is_usable, option_of
from rules.engine.shadowfist.interface.evaluation import run_scenario
from rules.engine.shadowfist.interface.passing import MAX_IMPLIED, advance
from rules.engine.shadowfist.interface.performing import Run
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.lowering.card_library import Library
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query.game.attack_state import PRIOR, about_to_fight
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game


@dataclass(frozen=True)
class Option:
    """A player's option to ``join`` or to ``intercept``; ``open``: there is a legal way to use it."""

    by: str
    do: str
    open: bool


@dataclass(frozen=True)
class Ahead:
    """What lies ahead in the attack that goes on, as it stands.

    ``options`` come before the next combat (one that a player has now is the first of them), ``later`` after it;
    ``fights`` are the attackers and opponents of that combat, by id. ``passes`` is how often everyone passes until the
    first open option, if nothing else comes up on the way; else 0.
    """

    options: tuple[Option, ...]
    fights: tuple[tuple[str, str], ...]
    later: tuple[Option, ...]
    passes: int


def look_ahead(scenario: Mapping[str, Any], library: Library, work: Work | None = None) -> Ahead | None:
    """What lies ahead after a scenario's own actions; nothing where no attack goes on or somebody has to decide.

    :param work: the account on which it is done; a new one with the usual limit, if none is given.
    :raises ScenarioError: if the scenario is malformed, or too much work.
    """
    run, problem = run_scenario(read_scenario(scenario, library), scenario, work or Work())
    return ahead(run) if problem is None else None


def ahead(run: Run) -> Ahead | None:
    """What lies ahead at this point of a game."""
    if run.pending is not None or run.game.attack is None:
        return None
    before: list[Option] = []
    after: list[Option] = []
    fights: tuple[tuple[str, str], ...] = ()
    passes, straight = 0, True
    for number, game in enumerate(_passing(run.game)):
        attack = game.attack
        if attack is None:
            break
        straight = straight and not game.scene
        now = attack.fights or (about_to_fight(game) if attack.stage in PRIOR else ())
        fights = fights or tuple((each.attacker.id, each.opponent.id) for each in now)
        option = _option(game)
        if option is not None:
            (after if fights else before).append(option)
            if option.open and straight and not fights:
                passes, straight = number, False
    return Ahead(tuple(before), fights, tuple(after), passes)


def _passing(game: Game) -> Iterator[Game]:
    """The game, and what it is each time everyone has passed, until somebody has to decide or the attack is over."""
    referee = Referee(game)
    for _ in range(MAX_IMPLIED):
        yield referee.game
        try:
            if referee.game.attack is None or not advance(referee):
                return
        except (DecisionNeededError, RefusalError, TooManyStepsError):
            return


def _option(game: Game) -> Option | None:
    """The option that a player has now."""
    found = option_of(game)
    if found is None:
        return None
    by, kind = found
    return Option(by, "join" if kind is Kind.JOIN else "intercept", is_usable(game, by))
