"""Attacks that are declared against several targets, where a text lets them be (6.3; 2001 FAQ 7.3).

"The next attack you declare this turn may have any number of targets." Each target is attacked by at least one of the
attackers: a target is what an attacker attacks.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.view import statements

UNBOUNDED = 1_000
TURN = "turn"


def most(game: Game, by: str) -> int:
    """How many targets an attack that a player declares now may have."""
    found = 1
    for active in statements.of(game, co.ManyTargets):
        if by in noted.players(active.said.players, active.scope) and statements.holds(active):
            amount = active.said.most
            found = max(found, UNBOUNDED if amount is None else noted.amount(amount, active.scope))
    return found


def use_up(referee: Referee, by: str) -> None:
    """What only the next attack may have is used up by the one that a player has declared."""
    game = referee.game
    used = {
        active.modification.number
        for active in statements.of(game, co.ManyTargets)
        if active.modification is not None
        and active.modification.once
        and by in noted.players(active.said.players, active.scope)
    }
    if used:
        referee.set(modifications=tuple(each for each in game.modifications if each.number not in used))


def check(game: Game, by: str, targets: Mapping[str, Card]) -> None:
    """Whether an attack may be declared against so many targets.

    :raises RefusalError: if it may not: it has one, unless a text says otherwise.
    """
    if len(targets) > most(game, by):
        raise RefusalError(
            "illegal_target",
            f"An attack is declared against one target; no text lets {by} declare one against {len(targets)}.",
            rule("3.3.3"),
            rule("6.3"),
        )


def defender(referee: Referee, by: str, targets: Mapping[str, Card]) -> str:
    """The defending player: of several who control targets, the one whom the attacking player names (6.3)."""
    among = tuple(dict.fromkeys(str(each.controller) for each in targets.values()))
    if len(among) == 1:
        return among[0]
    text = f"{by} attacks cards of several players. Which of them is the defending player?"
    (named,) = referee.decide(Decision(by, "choose", text, among))
    return named
