"""Which triggered abilities are looked at when something happens: those that wait for an event of that kind (5.2.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.lowering.rules_text import Ability, RulesText
from rules.engine.shadowfist.query import triggers
from rules.engine.shadowfist.rules.attack.limits import keeps_others_out
from rules.engine.shadowfist.rules.harming.beforehand import comes_before
from rules.engine.shadowfist.rules.harming.replacing import replaces
from rules.engine.shadowfist.rules.harming.simultaneous import is_simultaneous
from rules.engine.shadowfist.rules.play.arrivals import is_arrival

ANY = "any"


class Reaction(NamedTuple):
    """A triggered ability that generates an effect, with its place in the text.

    ``replaces``: it answers to what has been done instead of smoking a card.
    """

    place: int
    ability: Ability[ab.Triggered]
    replaces: bool


Reactions = dict[str, tuple[Reaction, ...]]


def reactions_to(text: RulesText, verb: str) -> tuple[Reaction, ...]:
    """The abilities of a text that may answer to an event with this verb, in the order of the text."""
    table = _reactions(text)
    return table.get(verb) or table[ANY]


@lru_cache(maxsize=16384)
def _reactions(text: RulesText) -> Reactions:
    """The abilities by verb; under ``ANY`` those that are looked at whatever happens."""
    waiting = [
        (Reaction(index, ability, replaces(ability.does)), triggers.told_as(ability.does.trigger))
        for index, ability in enumerate(text.triggered)
        if not is_done_otherwise(ability.does)
    ]
    verbs = {ANY}.union(*(found for _, found in waiting))
    return {verb: tuple(each for each, found in waiting if found & {verb, ANY}) for verb in verbs}


def is_done_otherwise(ability: ab.Triggered) -> bool:
    """10.2, 5.2.5: what is done as the card enters play, with the damage, or keeps others from attacking."""
    return is_arrival(ability) or comes_before(ability) or keeps_others_out(ability) or is_simultaneous(ability)
