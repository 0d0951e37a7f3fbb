"""Sites that are played into the site structure of another player, who then controls them (4.3.3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.kernel.json_values import Json
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.state import NEW_LOCATION, Card, Game
from rules.engine.shadowfist.query.scope import scope_of
from rules.engine.shadowfist.rules.request import AmbiguousError


def may_hold(game: Game, card: Card, by: str) -> list[str]:
    """The players in whose site structure a player may play a Site: by its text also, or only, that of others."""
    scope = scope_of(game, card)
    found = [by]
    for each in card.text.parts:
        match each.does:
            case ab.PlayTiming(structure=others) if others is not None:
                found = noted.players(others, scope)
            case ab.Static() as static:
                said = [one.statement for one in static.statements]
                places = [one.structure for one in said if isinstance(one, co.PlayPermission)]
                found += [name for where in places if where is not None for name in noted.players(where, scope)]
            case _:
                continue
    return list(dict.fromkeys(found))


def site_destination(game: Game, card: Card, by: str, at: Json) -> tuple[str, Json]:
    """Who will control a Site that is played, and its place in that player's site structure.

    ``at`` is the place as an action names it; a new location in the structure of another is named with its player.

    :raises AmbiguousError: if there are several places and the action names none.
    :raises RefusalError: if it names no legal place.
    """
    holders = may_hold(game, card, by)
    options = [(name, place) for name in holders for place in board.site_places(game, name)]
    if holders == [by]:
        try:
            return by, board.check_place(game, by, at)
        except RefusalError as error:
            if error.code == "ambiguous":
                raise AmbiguousError("at", [place for _, place in options], error.message) from None
            raise
    words = [_word(name, place, holders) for name, place in options]
    if at is None and len(options) > 1:
        where = listing([str(word) for word in words], "or")
        raise AmbiguousError("at", words, f"Say where {card.title} goes: {where}.")
    at = words[0] if at is None else at
    if isinstance(at, Mapping):
        at = dict(at)
    for option, word in zip(options, words, strict=True):
        if at in (word, option[1].get("behind") if isinstance(option[1], dict) else word):
            return option
    text = f"That is no legal place: {card.title} is played in the site structure of {listing(holders, 'or')}."
    raise RefusalError("illegal_place", text, rule("4.3.3"))


def _word(name: str, place: Json, holders: list[str]) -> Json:
    """A place as an action names it."""
    return {NEW_LOCATION: name} if place == NEW_LOCATION and len(holders) > 1 else place
