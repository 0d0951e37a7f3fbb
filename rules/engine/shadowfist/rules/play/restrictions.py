"""What keeps a player from playing a card: Limited, Unique, One-Shot, the last Feng Shui Site (10.1.1, 3.1)."""

from __future__ import annotations

from rules.engine.shadowfist.lowering.rules_text import EVENT
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.view.victory import feng_shui_sites, sites_to_win


def why_not_return(game: Game, card: Card, by: str, *, voluntary: bool = True) -> RefusalError | None:
    """What keeps a player from returning a card to play (4.3): the restrictions of playing it, as far as they count."""
    ignores = game.ruleset.rule("return_to_play")
    if ignores.value == "timing and restrictions":
        # Of the restrictions only those are left that name the return to play themselves.
        return _copy_in_play(game, card, by, returned=True) if voluntary else None
    if card.text.is_site and game.tally.get(("site played", by), 0):
        return RefusalError(
            "site_already_played",
            f"{by} has played a Site this turn: one is the limit.",
            rule("3.3.2"),
            *ignores.citations,
        )
    return why_not_another(game, card, by, voluntary=voluntary, returned=True)


def _copy_in_play(game: Game, card: Card, by: str, *, returned: bool = False) -> RefusalError | None:
    for name in ("Limited", "Unique"):
        if name in card.text.restrictions and any(each.title == card.title for each in game.controlled(by)):
            return RefusalError(
                f"restriction_{name.lower()}",
                f"{by} controls a copy of {card.title}, which is {name}: no other may be played or returned.",
                rule("10.1.1"),
            )
    return last_site_rule(game, by, returned=returned) if card.text.is_feng_shui else None


def why_not_another(
    game: Game, card: Card, by: str, *, voluntary: bool = True, returned: bool = False
) -> RefusalError | None:
    """The restriction that keeps a player from playing a card (10.1.1), or nothing.

    What a player is made to play is not played voluntarily: a second copy may then enter play.
    """
    restrictions = card.text.restrictions
    refused = _copy_in_play(game, card, by, returned=returned) if voluntary else None
    if refused is not None:
        return refused
    if "Limited" in restrictions and card.text.type == EVENT and game.tally.get(("played", by, card.title), 0):
        return RefusalError(
            "restriction_limited", f"{card.title} is Limited: {by} has played it this turn already.", rule("10.1.1")
        )
    if "One-Shot" in restrictions and _played_before(game, card, by):
        return RefusalError(
            "restriction_one_shot",
            f"{card.title} is One-Shot: {by} has played it in this game already.",
            rule("10.1.1"),
        )
    return None


def _played_before(game: Game, card: Card, by: str) -> bool:
    return bool(game.tally.get(("ever played", by, card.title), 0))


def last_site_rule(game: Game, by: str, *, returned: bool = False) -> RefusalError | None:
    """3.3.2: the last Feng Shui Site needed cannot be played, except while no opponent has one in play (3.1).

    The exception is for playing it at normal cost (4.9), not for returning it to play.
    """
    if feng_shui_sites(game, by) + 1 < sites_to_win(game, by):
        return None
    if not returned and not any(each.text.is_feng_shui and each.controller != by for each in game.in_play()):
        return None
    return RefusalError(
        "last_feng_shui_site",
        f"{by} needs only one more Feng Shui Site: it must be seized or burned for victory"
        + (", and cannot be returned to play." if returned else " while an opponent has one in play."),
        rule("3.1"),
        rule("3.3.2"),
        rule("4.9"),
    )
