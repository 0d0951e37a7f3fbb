"""Which triggered abilities are looked at when something happens: those that wait for an event of that kind (5.2.2)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.lowering.rules_text import Ability, RulesText
from rules.engine.shadowfist.query import triggers
from rules.engine.shadowfist.rules.attack.limits import keeps_others_out
from rules.engine.shadowfist.rules.harming.beforehand import comes_before
from rules.engine.shadowfist.rules.harming.replacing import replaces
from rules.engine.shadowfist.rules.harming.simultaneous import is_simultaneous
from rules.engine.shadowfist.rules.play.arrivals import otherwise

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
        (Reaction(index, replace(ability, does=does), replaces(does)), triggers.told_as(does.trigger))
        for index, ability in enumerate(text.triggered)
        if (does := as_effect(ability.does)) is not None
    ]
    verbs = {ANY}.union(*(found for _, found in waiting))
    return {verb: tuple(each for each, found in waiting if found & {verb, ANY}) for verb in verbs}


def as_effect(ability: ab.Triggered) -> ab.Triggered | None:
    """The ability as far as it generates an effect when something happens.

    10.2, 5.2.5: not what is done as its card enters play, with the damage, or keeps others from attacking.
    """
    if comes_before(ability) or keeps_others_out(ability) or is_simultaneous(ability):
        return None
    return otherwise(ability)
