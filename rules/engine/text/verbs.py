"""Verbs with their objects and complements, and conditions, put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import (
    Act,
    Be,
    Bonus,
    Designator,
    Gain,
    Immunity,
    Special,
    To,
)
from rules.engine.text.amounts import Bounded, Signed, X
from rules.engine.text.complements import split_complements, taken
from rules.engine.text.frames import DETACHED, NEEDED
from rules.engine.text.phrases import NotReadableError, as_comparison, counted, loosened
from rules.engine.text.references import Of
from rules.engine.text.selectors import Compared, Designated, Faction, Is, OrElse, Past, Placed, Select, Several, Type
from rules.engine.text.timing import (
    Clause,
    Either,
)

Parts = list[Any]


# "Put one into your hand": one of those cards.
PARTITIVE = frozenset(["put", "place", "return", "discard", "toast", "keep", "play", "sacrifice", "turn", "reveal"])


def lost_bonus(what: Select) -> Gain | None:
    """ "Loses 2 Fighting" as a penalty."""
    characteristic = what.kinds[0].all_of if len(what.kinds) == 1 else ()
    if what.quantity.word != "number" or what.filters or characteristic not in ((Type("fighting"),), (Type("body"),)):
        return None
    return Gain((Bonus(Signed(-1, what.quantity.amount), characteristic[0].name),))


def given(clause: Clause) -> Clause:
    """ "Subject has Guts" as a statement: it gains Guts while the statement holds."""
    action = clause.action
    if isinstance(action, Act) and action.verb == "have" and not action.complements:
        if isinstance(action.what, Gain):
            return replace(clause, action=action.what)
        if isinstance(action.what, (Bonus, Special, Designator, Immunity)):
            return replace(clause, action=Gain((action.what,)))
    return clause


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
    if (
        verb == "take"
        and isinstance(what, Gain)
        and not passive
        and [_is_damage(each) for each in what.benefits] == [True]
    ):
        what = what.benefits[0]  # "Takes -1 damage from Characters".
    if isinstance(what, Gain):
        if verb == "have" and not complements and not tense and not passive:
            # "Characters that have Guts"; as a statement of its own it is a benefit.
            return Act(verb, what.benefits[0] if len(what.benefits) == 1 else what)
        if verb in ("gain", "inflict") and not complements and not tense and not passive:
            return what
        if verb == "inflict" and len(complements) == 1 and isinstance(complements[0], To) and len(what.benefits) == 1:
            bonus = what.benefits[0]
            if isinstance(bonus, Bonus) and bonus.against is None and complements[0].preposition in ("on", "against"):
                return Gain((replace(bonus, against=To("against", complements[0].what)),))
        if verb != "lose" or complements or tense or passive:
            raise NotReadableError(f"{verb} takes no benefit like this")
    if verb == "have" and not complements and not tense and not passive:
        compared = what if isinstance(what, Compared) else None
        if isinstance(what, Select) and len(what.filters) == 1:
            compared = as_comparison(what)
        if compared is not None:
            return Be(compared)
    if verb in PARTITIVE and isinstance(what, int | Bounded):
        what = counted(what)
    if verb == "lose" and isinstance(what, Select) and not complements and not passive and not tense:
        lost = lost_bonus(what)
        if lost is not None:
            return lost
    needed = NEEDED.get(verb)
    if needed is not None and not passive and all(item.preposition != needed for item in complements):
        what, claimed = _claimed(what, needed)
        complements = (*claimed, *complements)
    what, moved = _detached(what, verb)
    return taken(Act(verb, what, (*moved, *complements), passive, tense))


def _is_damage(benefit: Any) -> bool:
    return isinstance(benefit, Bonus) and benefit.what.endswith("damage") and benefit.against is None


def _detached(what: Any, verb: str) -> tuple[Any, list[Any]]:
    """An object without the limits at its end that belong to its verb, and those: "place a counter on this card"."""
    taken_by_verb = DETACHED.get(verb, frozenset())
    moved: list[Any] = []
    while True:
        host = _last_part(what)
        if not isinstance(host, Select) or not host.filters:
            return what, moved
        last, shorter = host.filters[-1], replace(host, filters=host.filters[:-1])
        if isinstance(last, To):
            moved.insert(0, last)
            what = _with_last_part(what, shorter)
            continue
        own = isinstance(last, Placed) and verb == "play" and last.preposition in ("in", "from")
        if not isinstance(last, Placed) or last.preposition not in taken_by_verb or own:
            return what, moved
        moved.insert(0, To(last.preposition, last.where))
        what = _with_last_part(what, loosened(shorter)[0] if not shorter.filters else shorter)


def _last_part(what: Any) -> Any:
    """What ends a phrase: the last of several, the cards of which the rest are meant."""
    if isinstance(what, Several):
        return what.items[-1]
    return what.of if isinstance(what, Of) and what.what == "rest" else what


def _with_last_part(what: Any, part: Any) -> Any:
    if isinstance(what, Several):
        return replace(what, items=(*what.items[:-1], part))
    return replace(what, of=part) if isinstance(what, Of) else part


def _claimed(what: Any, needed: str) -> tuple[Any, tuple[To, ...]]:
    """An object without a complement at its end that its participle took from the verb, and that complement."""
    if isinstance(what, Of):
        inner, claimed = _claimed(what.of, needed)
        return replace(what, of=inner), claimed
    if isinstance(what, Several):
        inner, claimed = _claimed(what.items[-1], needed)
        return replace(what, items=(*what.items[:-1], inner)), claimed
    if isinstance(what, Select) and what.filters and isinstance(what.filters[-1], Past):
        last = what.filters[-1]
        if last.complements and last.complements[-1].preposition == needed:
            shorter = replace(last, complements=last.complements[:-1])
            return replace(what, filters=(*what.filters[:-1], shorter)), last.complements[-1:]
    return what, ()


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
