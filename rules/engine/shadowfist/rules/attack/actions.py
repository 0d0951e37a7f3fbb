"""The actions of a scenario that belong to attacks: attack, join, intercept, decline (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.kernel.actions import Action, lists, words
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, rule
from rules.engine.shadowfist.query.game.attack_state import Stage, next_to_decide
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.attack import combat, declaring, intercepting, joining  # noqa: F401  (combat registers its stages)
from rules.engine.shadowfist.rules.turns import first_option


def _attack(referee: Referee, action: Action) -> None:
    attackers = words(action, "with")
    by = _by(referee.game, action, attackers, referee.game.turn)
    first_option.take(referee, by)
    declaring.attack(referee, by, attackers, action.get("target"))


def _join(referee: Referee, action: Action) -> None:
    first = next_to_decide(referee.game) or referee.game.turn
    attackers = words(action, "with")
    by = _by(referee.game, action, attackers, first)
    joining.join(referee, by, attackers, action.get("target"))


def _intercept(referee: Referee, action: Action) -> None:
    against = lists(action, "against")
    first = next_to_decide(referee.game) or referee.game.turn
    by = _by(referee.game, action, [each for chain in against.values() for each in chain], first)
    intercepting.intercept(referee, by, against)


def _by(game: Game, action: Action, named: list[str], default: str) -> str:
    """Who acts: who is named, or else who controls the Characters that are named."""
    if action.get("by"):
        return str(action["by"])
    controllers = {str(game.cards[word].controller) for word in named if word in game.cards}
    return controllers.pop() if len(controllers) == 1 else default


def decline(referee: Referee, by: str) -> None:
    """A player gives up the option that he or she has or gets next: first to join, then to intercept.

    :raises RefusalError: if there is none now; ``later`` if it is still to come.
    """
    attack = referee.game.attack
    if attack is None:
        raise RefusalError("nothing_to_decline", f"{by} has no option to decline now.", rule("3.3.3"))
    has = attack.waiting[:1] == (by,) and not referee.game.scene
    if has and attack.stage is Stage.JOINING:
        joining.decline(referee)
    elif attack.stage < Stage.INTERCEPTING:
        raise RefusalError(
            "wrong_time",
            f"{by} has no option yet.",
            rule("7.2", FAQ_2001),
            rule("7.3", FAQ_2001),
            later=True,
            phase=True,
        )
    else:
        intercepting.give_up(referee, by)


ACTIONS: dict[str, Callable[[Referee, Action], None]] = {"attack": _attack, "join": _join, "intercept": _intercept}
