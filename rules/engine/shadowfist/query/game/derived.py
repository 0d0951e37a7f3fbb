"""What a game keeps of what follows from it, and what of that is still so after a change.

A game never changes, so whatever was found out about it is kept with it (``Game.cache``). Most changes are small: an
effect is added to the scene, a card is damaged. The game that follows takes over what they cannot have touched.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from rules.engine.shadowfist.ir.aspects import ATTACK, PAST

if TYPE_CHECKING:
    from rules.engine.kernel.work import Work
    from rules.engine.shadowfist.ir.abilities import Triggered
    from rules.engine.shadowfist.ir.continuous import Statement
    from rules.engine.shadowfist.model.symbols import Symbols
    from rules.engine.shadowfist.query.game.attack_state import Attack, OfAttack
    from rules.engine.shadowfist.query.game.state import Card, Effect
    from rules.engine.shadowfist.query.view import View


class Claim(NamedTuple):
    """By what a player takes control of a card (7.4): since when, who, and the card that does it, if it is known."""

    since: int
    by: str
    source: str


class Kept(TypedDict, total=False):
    """What has been found out about a game, each by whoever asks for it.

    ``ids_in_play``, ``in_play``, ``by_type`` and ``states`` follow from which cards are in play and from what is so of
    these, ``in_piles`` from the cards in piles, ``act_from_piles`` from texts alone. ``forbidding`` tells by itself
    whether it is still so; ``unrun`` is what could not be run, which is told at the end, ``work`` the account of work.
    The rest is found out anew after every change.
    """

    ids_in_play: tuple[str, ...]
    in_play: tuple[Card, ...]
    by_type: dict[str, list[Card]]
    states: dict[str, list[Card]]
    in_piles: list[Card]
    act_from_piles: tuple[str, ...]
    unrun: dict[tuple[str | None, str], None]
    forbidding: tuple[tuple[Effect, ...], tuple[tuple[Effect, tuple[Statement, ...]], ...]]
    work: Work
    aspects: frozenset[str]
    of_attack: tuple[Attack | None, OfAttack]
    view: View
    pools: dict[str, Symbols]
    taken: dict[str, list[Claim]]
    immunity_is_spoken_of: bool
    judging_immunity: bool
    with_triggers: dict[str, list[Card]]
    replacing: list[tuple[Card, Triggered]]
    settled: bool
    attack_settled: tuple[object, ...]


# Changes that leave the board as it is, by what a text must look at to be touched by them.
APART = {
    **dict.fromkeys(("scene", "next_scene", "resolving", "recent", "history", "tally", "number", "seed"), PAST),
    **dict.fromkeys(("first_option", "passed"), PAST),
    "attack": ATTACK,
}


def is_apart(changes: Collection[str], looked_at: Collection[str]) -> bool:
    """Whether changes of these fields leave everything that is kept as it is, given what texts look at."""
    return not looked_at or not any(APART[name] in looked_at for name in changes)


def after(kept: Kept, changes: Collection[str]) -> Kept:
    """What is still so after changes of these fields of a game."""
    found: Kept = {"unrun": kept.setdefault("unrun", {})}
    if "forbidding" in kept:
        found["forbidding"] = kept["forbidding"]
    if "work" in kept:
        found["work"] = kept["work"]
    if "cards" not in changes:
        _keep_play(kept, found)
        _keep_piles(kept, found)
        _keep_texts(kept, found)
    return found


def after_card(kept: Kept, before: Card, now: Card) -> Kept:
    """What is still so after the change of one card."""
    found: Kept = {}
    if before.zone == now.zone == "play":
        # The same cards are in play; what is so of one of them may be different.
        _keep_piles(kept, found)
        if "ids_in_play" in kept:
            found["ids_in_play"] = kept["ids_in_play"]
    elif "play" not in (before.zone, now.zone):
        _keep_play(kept, found)
    elif before.zone == "play" and "ids_in_play" in kept:
        found["ids_in_play"] = tuple(each for each in kept["ids_in_play"] if each != before.id)
    if before.text is now.text:
        _keep_texts(kept, found)
        if before.zone == now.zone and "aspects" in kept:
            found["aspects"] = kept["aspects"]
    return found


def _keep_play(kept: Kept, found: Kept) -> None:
    if "ids_in_play" in kept:
        found["ids_in_play"] = kept["ids_in_play"]
    if "in_play" in kept:
        found["in_play"] = kept["in_play"]
    if "by_type" in kept:
        found["by_type"] = kept["by_type"]
    if "states" in kept:
        found["states"] = kept["states"]


def _keep_piles(kept: Kept, found: Kept) -> None:
    if "in_piles" in kept:
        found["in_piles"] = kept["in_piles"]


def _keep_texts(kept: Kept, found: Kept) -> None:
    if "act_from_piles" in kept:
        found["act_from_piles"] = kept["act_from_piles"]
