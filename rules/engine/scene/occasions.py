"""Which triggered abilities are looked at when something happens: those that wait for an event of that kind (5.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rules.engine.attack import meeting, triggering
from rules.engine.attack.limits import keeps_others_out
from rules.engine.harming.beforehand import comes_before
from rules.engine.harming.replacing import replaces
from rules.engine.harming.simultaneous import is_simultaneous
from rules.engine.ir import abilities as ab
from rules.engine.play.arrivals import is_arrival
from rules.engine.query import triggers
from rules.engine.rules_text import Ability, RulesText
from rules.engine.scene.matching import SAME, lowered
from rules.engine.text.actions import About, Act
from rules.engine.text.timing import AtMoment, Clause, When

ANY = "any"


class Reaction(NamedTuple):
    """A triggered ability that generates an effect, with its place in the text.

    ``replaces``: it answers to what has been done instead of smoking a card.
    """

    place: int
    ability: Ability
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
        (Reaction(index, ability, replaces(ability)), verbs_of(ability))
        for index, ability in enumerate(text.triggered)
        if not is_done_otherwise(ability)
    ]
    verbs = {ANY}.union(*(found for _, found in waiting))
    return {verb: tuple(each for each, found in waiting if found & {verb, ANY}) for verb in verbs}


def is_done_otherwise(ability: Ability) -> bool:
    """10.2, 5.2.5: what is done as the card enters play, with the damage, or keeps others from attacking."""
    if isinstance(ability.lowered, ab.PlayedInAnswer):
        return True
    return is_arrival(ability) or comes_before(ability) or keeps_others_out(ability) or is_simultaneous(ability)


def verbs_of(ability: Ability) -> frozenset[str]:
    """The verbs of the events for which an ability waits; ``ANY`` where its text must be asked each time.

    It says what ``matching.triggered_by`` makes of the openers: an ability that is not named here cannot match.
    """
    trigger = lowered(ability)
    if trigger is not None:
        return triggers.told_as(trigger)
    for opener in ability.openers:
        if isinstance(opener, When):
            return frozenset(_verbs(opener.event))
    for opener in ability.openers:
        if isinstance(opener, AtMoment):
            return frozenset({opener.edge})
    return frozenset({ANY})


def _verbs(event: object) -> Iterator[str]:
    parts = getattr(event, "clauses", None)
    if parts is not None and not isinstance(event, Clause) and getattr(event, "joint", "or") != "and":
        for part in parts:
            yield from _verbs(part)
        return
    action = event.action if isinstance(event, Clause) else None
    if isinstance(action, About) and isinstance(action.action, Act) and action.action.verb in meeting.HAPPENS:
        yield f"{meeting.ABOUT_TO}{action.action.verb}"
    elif not isinstance(action, Act):
        yield ANY
    elif action.verb in meeting.HAPPENS:
        yield action.verb
    elif action.verb == "target":
        yield from ("play", "generate")
    elif action.verb == "reach":
        yield "inflict"
    elif action.verb in triggering.HAPPENS:
        yield triggering.HAPPENS[action.verb]
    elif action.verb.startswith("turn to "):
        yield "turn"
    else:
        yield from (SAME.get(verb, verb) for verb in action.verb.split(" or "))
        if action.verb == "have":
            yield "reduce"
