"""Verbs with their objects and complements, and conditions, put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import (
    Act,
    Be,
    Bonus,
    Gain,
    To,
)
from rules.engine.text.amounts import Signed, X
from rules.engine.text.complements import split_complements
from rules.engine.text.frames import DETACHED, check
from rules.engine.text.phrases import NotReadableError, loosened
from rules.engine.text.selectors import Designated, Faction, Is, OrElse, Placed, Select, Several
from rules.engine.text.timing import (
    Clause,
    Either,
)

Parts = list[Any]


def signed(token: Any) -> Signed:
    """+2, -X as an amount."""
    rest = str(token)[1:]
    return Signed(1 if str(token)[0] == "+" else -1, X() if rest == "X" else int(rest))


def condition(found: Any, *, bare: bool = False) -> Any:
    """A condition or event as a clause; a bare noun phrase is what the card itself is."""
    if isinstance(found, (Clause, Either)):
        return found
    if bare:
        return Clause(Be(adjectives(found)))
    raise NotReadableError("an event without a verb")


def act(verb: str, parts: Parts, *, tense: str = "", passive: bool = False) -> Any:
    """A verb with its object and complements; limits of the object that belong to the verb are given to it."""
    what, complements = split_complements(parts)
    if isinstance(what, Gain):
        if verb in ("gain", "have", "inflict", "get") and not complements and not tense and not passive:
            return what
        if verb == "inflict" and len(complements) == 1 and isinstance(complements[0], To) and len(what.benefits) == 1:
            bonus = what.benefits[0]
            if isinstance(bonus, Bonus) and bonus.against is None and complements[0].preposition in ("on", "against"):
                return Gain((replace(bonus, against=To("against", complements[0].what)),))
        raise NotReadableError(f"{verb} takes no benefit like this")
    taken = DETACHED.get(verb, frozenset())
    moved: list[Any] = []
    while True:
        host = what.items[-1] if isinstance(what, Several) else what
        if isinstance(host, Select) and host.filters and isinstance(host.filters[-1], To):
            moved.insert(0, host.filters[-1])
            shorter = replace(host, filters=host.filters[:-1])
            what = replace(what, items=(*what.items[:-1], shorter)) if isinstance(what, Several) else shorter
            continue
        if not (isinstance(host, Select) and host.filters and isinstance(host.filters[-1], Placed)):
            break
        last = host.filters[-1]
        if last.preposition not in taken or (verb == "play" and last.preposition in ("in", "from")):
            break
        moved.insert(0, To(last.preposition, last.where))
        shorter = replace(host, filters=host.filters[:-1])
        short = loosened(shorter)[0] if not shorter.filters else shorter
        what = replace(what, items=(*what.items[:-1], short)) if isinstance(what, Several) else short
    return check(Act(verb, what, (*moved, *complements), passive, tense))


def adjectives(found: Any) -> Any:
    """A phrase of adjectives only is a state, not a thing."""
    if not isinstance(found, Select) or found.quantity.word or found.filters or found.targeted:
        return found
    states = [kind.all_of[0] for kind in found.kinds if len(kind.all_of) == 1]
    if len(states) != len(found.kinds) or not all(isinstance(state, (Is, Designated, Faction)) for state in states):
        return found
    if len(states) == 1:
        return states[0]
    return OrElse(("and", *states) if found.joint == "and" else tuple(states))
