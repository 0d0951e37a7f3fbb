"""Whether what happened is what a triggered ability waits for, and what its phrases then stand for (5.2.2)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.query import conditions, events
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.scope import Scope


def comes(trigger: ab.Trigger, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the trigger binds, if it comes with this happening; otherwise nothing.

    :raises CannotRunError: if a condition cannot be judged here.
    """
    if isinstance(trigger.on, t.Moment):
        bound = events.moment_comes(trigger.on, happening, scope)
    else:
        bound = events.matches(trigger.on, happening, scope)
    if bound is None:
        return None
    judged = events.then(happening, bound)
    if not all(conditions.is_time(each, judged) for each in trigger.when):
        return None
    if not all(conditions.holds(each, judged) for each in trigger.conditions):
        return None
    return bound if _is_where_it_works(trigger, scope) else None


def comes_at_once(trigger: ab.Trigger, happening: Happening, scope: Scope) -> Scope | None:
    """The same where it is done with what triggers it: its conditions are looked at then, not on resolution (5.2.5).

    :raises CannotRunError: if a condition cannot be judged here.
    """
    bound = comes(trigger, happening, scope)
    if bound is None or not all(conditions.holds(each, bound) for each in trigger.on_resolution):
        return None
    return bound


def _is_where_it_works(trigger: ab.Trigger, scope: Scope) -> bool:
    """ "While this card is in your smoked pile": it does nothing elsewhere (7.2)."""
    own = n.This()
    return not trigger.works_in or any(
        conditions.holds(c.CardsAre(own, limits=(n.InPile(each, n.You()),)), scope) for each in trigger.works_in
    )


def told_as(trigger: ab.Trigger) -> frozenset[str]:
    """The verbs of the happenings with which a trigger may come."""
    return events.told_as(trigger.on)
