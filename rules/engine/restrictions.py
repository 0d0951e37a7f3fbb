"""What keeps a player from playing a card: Limited, Unique, One-Shot, the last Feng Shui Site (10.1.1, 3.1)."""

from __future__ import annotations

from rules.engine.rules_text import EVENT
from rules.engine.state import Card, Game
from rules.engine.steps import RefusalError, rule


def why_not_another(game: Game, card: Card, by: str) -> RefusalError | None:
    """The restriction that keeps a player from playing or returning a card voluntarily (10.1.1), or nothing."""
    restrictions = card.text.restrictions
    for name in ("Limited", "Unique"):
        if name in restrictions and any(each.title == card.title for each in game.controlled(by)):
            return RefusalError(
                name.lower(),
                f"{by} controls a copy of {card.title}, which is {name}: no other may be played or returned.",
                rule("10.1.1"),
            )
    if "Limited" in restrictions and card.text.type == EVENT and game.tally.get(("played", by, card.title), 0):
        return RefusalError(
            "limited", f"{card.title} is Limited: {by} has played it this turn already.", rule("10.1.1")
        )
    if "One-Shot" in restrictions and _played_before(game, card, by):
        return RefusalError(
            "one_shot", f"{card.title} is One-Shot: {by} has played it in this game already.", rule("10.1.1")
        )
    if card.text.is_feng_shui:
        return last_site_rule(game, by)
    return None


def _played_before(game: Game, card: Card, by: str) -> bool:
    return bool(game.tally.get(("ever played", by, card.title), 0))


def sites_to_win(game: Game) -> int:
    """3.1: six Feng Shui Sites in a game of two players, five in a larger one."""
    return 6 if len(game.players) == 2 else 5


def feng_shui_sites(game: Game, player: str) -> int:
    """The Feng Shui Sites that count toward victory: controlled, and burned for victory (3.1)."""
    burned = game.players[player].burned
    return sum(1 for each in game.controlled(player) if each.text.is_feng_shui) + len(burned)


def last_site_rule(game: Game, by: str) -> RefusalError | None:
    """3.3.2: the last Feng Shui Site needed cannot be played, except while no opponent has one in play (3.1)."""
    if feng_shui_sites(game, by) + 1 < sites_to_win(game):
        return None
    if not any(each.text.is_feng_shui and each.controller != by for each in game.in_play()):
        return None
    return RefusalError(
        "last_feng_shui_site",
        f"{by} needs only one more Feng Shui Site: it must be seized or burned for victory while an opponent has one "
        "in play.",
        rule("3.1"),
        rule("3.3.2"),
        rule("4.9"),
    )
