"""The first option of a Main Shot: opponents wait for the current player's first action or refusal of it (4.3)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game


def take(referee: Referee, by: str) -> None:
    """A player acts; the first action of the current player lets the others act as well.

    :raises RefusalError: if the current player has neither acted nor declined yet.
    """
    game = referee.game
    if not game.first_option or (by != game.turn and _is_declined_here(game)):
        return
    if by != game.turn:
        text = f"{game.turn} has the first option in this Main Shot: {by} waits until it is taken or declined."
        raise RefusalError("wrong_time", text, rule("4.3"), later=True, phase=True)
    referee.set(first_option=False)


def _is_declined_here(game: Game) -> bool:
    """Whether the current player has passed on the scene of what the Main Shot has triggered: others may respond."""
    return bool(game.scene) and (game.turn in game.passed or any(each.voluntary for each in game.scene))


def decline(referee: Referee, by: str) -> None:
    """The current player says that he or she does not act first.

    :raises RefusalError: if it is another player.
    """
    take(referee, by)
    referee.step("decline", f"{by} declines to act first.", rule("4.3"))
