"""Winning: when a seized or burned Site wins (4.9)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.view import victory

FINAL = "final site"


def claim(referee: Referee, player: str) -> bool:
    """A player has seized a Feng Shui Site or burned one for victory: notes it if that is the final one needed."""
    if victory.needed(referee.game, player) > 0:
        return False
    referee.step(
        "claim",
        f"{player} now has the Feng Shui Sites needed to win; first all effects that this triggers resolve.",
        rule("4.9"),
        rule("3.1"),
    )
    referee.tally(FINAL, player)
    return True


def claimed(game: Game) -> bool:
    """Whether someone has taken the final Feng Shui Site and what that triggered has not all resolved."""
    return any((FINAL, name) in game.tally for name in game.players)


def settle(referee: Referee) -> None:
    """4.9: once everything that the seizing or burning triggered has resolved, it is checked who has won."""
    if not claimed(referee.game):
        return
    for name in referee.game.clockwise():
        if (FINAL, name) not in referee.game.tally:
            continue
        if victory.needed(referee.game, name) <= 0:
            referee.step("win", f"{name} has the Feng Shui Sites that are needed and wins.", rule("4.9"), rule("3.1"))
            referee.end(name)
        referee.step(
            "claim",
            f"{name} no longer has the Feng Shui Sites needed to win, and must seize or burn another one for victory.",
            rule("4.9"),
        )
    referee.set(tally={key: number for key, number in referee.game.tally.items() if key[0] != FINAL})


def check(referee: Referee) -> None:
    """4.9: a last Feng Shui Site that was taken or played wins once the whole scene has resolved."""
    settle(referee)
    game = referee.game
    for name in game.clockwise():
        others = any(card.text.is_feng_shui and card.controller != name for card in game.in_play())
        if game.tally.get(("last site", name)) and not others and victory.needed(game, name) <= 0:
            referee.step(
                "win", f"{name} has the last Feng Shui Site that was needed and wins.", rule("4.9"), rule("3.1")
            )
            referee.end(name)
