"""What a game keeps of what follows from it, and what of that is still so after a change.

A game never changes, so whatever was found out about it is kept with it (``Game.cache``). Most changes are small: an
effect is added to the scene, a card is damaged. The game that follows takes over what they cannot have touched.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from rules.engine.shadowfist.ir.aspects import ATTACK, PAST

if TYPE_CHECKING:
    from rules.engine.shadowfist.query.game.state import Card

Kept = dict[str, Any]

# What follows from which cards are in play, and from what is so of these; from the cards in piles; from texts alone.
OF_PLAY = ("ids in play", "in play", "by type", "states")
OF_PILES = ("in piles",)
OF_TEXTS = ("act from piles",)
OF_CARDS = (*OF_PLAY, *OF_PILES, *OF_TEXTS)
# What tells by itself whether it is still so; what could not be run, which is told at the end; the account of work.
ALWAYS = ("unrun", "forbidding", "work")
# Changes that leave the board as it is, by what a text must look at to be touched by them.
APART = {
    **dict.fromkeys(("scene", "next_scene", "resolving", "recent", "history", "tally", "number", "first_option"), PAST),
    "attack": ATTACK,
}


def is_apart(changes: Collection[str], looked_at: Collection[str]) -> bool:
    """Whether changes of these fields leave everything that is kept as it is, given what texts look at."""
    return not looked_at or not any(APART[name] in looked_at for name in changes)


def after(kept: Kept, changes: Collection[str]) -> Kept:
    """What is still so after changes of these fields of a game."""
    kept.setdefault("unrun", {})
    names = ALWAYS if "cards" in changes else (*ALWAYS, *OF_CARDS)
    return {name: kept[name] for name in names if name in kept}


def after_card(kept: Kept, before: Card, now: Card) -> Kept:
    """What is still so after the change of one card."""
    if before.zone == now.zone:
        # The same cards are in play; if it is one of them, what is so of it may be different.
        names: tuple[str, ...] = (*OF_PILES, "ids in play") if now.zone == "play" else OF_PLAY
    else:
        names = () if "play" in (before.zone, now.zone) else OF_PLAY
    if before.text is now.text:
        names = (*names, *OF_TEXTS, "aspects") if before.zone == now.zone else (*names, *OF_TEXTS)
    found = {name: kept[name] for name in names if name in kept}
    if before.zone == "play" != now.zone and "ids in play" in kept:
        found["ids in play"] = tuple(each for each in kept["ids in play"] if each != before.id)
    return found
