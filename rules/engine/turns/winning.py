"""Winning: which Feng Shui Sites count, who is closer to victory, and when a seized or burned Site wins (3.1, 4.9)."""

from __future__ import annotations

from rules.engine.continuous import statements
from rules.engine.ir import continuous as co
from rules.engine.query import noted
from rules.engine.referee import Referee
from rules.engine.state import Card, Game
from rules.engine.steps import rule

FINAL = "final site"


def sites_to_win(game: Game) -> int:
    """3.1: six Feng Shui Sites in a game of two players, five in a larger one."""
    return 6 if len(game.players) == 2 else 5


def feng_shui_sites(game: Game, player: str) -> int:
    """The Feng Shui Sites that count toward victory: controlled, and burned for victory (3.1)."""
    controlled = sum(1 for card in game.controlled(player) if card.text.is_feng_shui and counts(game, card))
    return controlled + len(game.players[player].burned)


def counts(game: Game, card: Card) -> bool:
    """Whether a Feng Shui Site counts toward victory; a text may say that it does not."""
    return not any(
        noted.matches(active.said.cards, card, active.scope) and statements.holds(active)
        for active in statements.of(game, co.NotCounted)
    )


def needed(game: Game, player: str) -> int:
    """How many Feng Shui Sites a player still needs, by the rules and by texts."""
    more = sum(
        noted.amount(active.said.by, active.scope)
        for active in statements.of(game, co.SitesToWin)
        if player in noted.players(active.said.players, active.scope) and statements.holds(active)
    )
    return sites_to_win(game) + more - feng_shui_sites(game, player)


def closer(game: Game, player: str, other: str) -> bool:
    """10.2: a player is closer to victory than another who needs more Feng Shui Sites to win."""
    return needed(game, player) < needed(game, other)


def claim(referee: Referee, player: str) -> bool:
    """A player has seized a Feng Shui Site or burned one for victory: notes it if that is the final one needed."""
    if needed(referee.game, player) > 0:
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
        if needed(referee.game, name) <= 0:
            referee.step("win", f"{name} has the Feng Shui Sites that are needed and wins.", rule("4.9"), rule("3.1"))
            referee.set(winner=name)
            return
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
    if game.winner is not None:
        return
    for name in game.clockwise():
        others = any(card.text.is_feng_shui and card.controller != name for card in game.in_play())
        if game.tally.get(("last site", name)) and not others and needed(game, name) <= 0:
            referee.step(
                "win", f"{name} has the last Feng Shui Site that was needed and wins.", rule("4.9"), rule("3.1")
            )
            referee.set(winner=name)
            return
