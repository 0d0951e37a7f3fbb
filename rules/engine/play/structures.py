"""Sites that are played into the site structure of another player, who then controls them (4.3.3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine import board
from rules.engine.phrases import noting, nouns
from rules.engine.phrases.scope import scope_of
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import AmbiguousError
from rules.engine.state import Card, Game
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text.actions import Act
from rules.engine.text.node import walk
from rules.engine.text.timing import Clause

STRUCTURE = "site structure"


def may_hold(game: Game, card: Card, by: str) -> list[str]:
    """The players in whose site structure a player may play a Site: by its text also, or only, that of others."""
    scope = scope_of(game, card)
    found = [by]
    for ability in (*card.text.permissions, *card.text.timings):
        for clause in ability.clauses:
            act = clause.action
            if not isinstance(act, Act) or act.verb != "play" or not isinstance(act.what, ref.ThisCard | None):
                continue
            where = [each for place in nouns.complements(act, "in") for each in walk(place)]
            owners = [each.of for each in where if isinstance(each, ref.Of) and each.what == STRUCTURE]
            if owners:
                others = [name for owner in owners for name in noting.players(owner, scope)]
                found = others if ability.kind == "PlayTiming" else [*found, *others]
    return list(dict.fromkeys(found))


def reads(ability: Ability, clause: Clause) -> bool:
    """Whether a clause says in whose site structure its card is played, or that its controller is who has it there."""
    act = clause.action
    if ability.kind not in ("Permission", "PlayTiming") or not isinstance(act, Act) or clause.adverbs:
        return False
    if act.verb == "control":
        return (
            not act.complements
            and isinstance(act.what, ref.ThisCard)
            and any(_places(each) for each in ability.clauses)
        )
    return _places(clause)


def _places(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play" or not isinstance(act.what, ref.ThisCard | None):
        return False
    where = nouns.complements(act, "in")
    named = [each for place in where for each in walk(place) if isinstance(each, ref.Of) and each.what == STRUCTURE]
    return bool(named) and len(where) == len(act.complements)


def site_destination(game: Game, card: Card, by: str, at: object) -> tuple[str, object]:
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
    raise RefusalError("illegal_place", text, rule("4.3.3"), rule("3"))


def _word(name: str, place: object, holders: list[str]) -> object:
    """A place as an action names it."""
    return {board.NEW_LOCATION: name} if place == board.NEW_LOCATION and len(holders) > 1 else place
