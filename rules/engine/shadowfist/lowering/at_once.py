"""What is done with, before or in the place of what triggers it takes its conditions along, and nothing else (5.2.5).

Such an ability is not generated: nobody is asked about it, nothing is paid for it, and it does not count its times.
"""

from __future__ import annotations

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError


def check_at_once(made: ab.Ability) -> None:
    """Looks whether what comes with its event stands by itself.

    :raises UnsupportedError: if a price, a limit or an option hangs on it.
    """
    if not isinstance(made, ab.Triggered):
        return
    if _keeps_others_out(made):
        plain = ab.Triggered(ab.Trigger(made.trigger.on), made.effects)
        if made != plain or any(not isinstance(each, ef.For) or each.until or each.conditions for each in made.effects):
            raise UnsupportedError("keeping others from attacking, with more to it")
        return
    at_once = [each for each in walk(made.effects) if _is_at_once(each)]
    if not at_once:
        return
    if made.cost != ab.Cost() or made.optional or made.often or made.trigger.often:
        raise UnsupportedError("a price, limit or option of what comes with its event")
    if any(each not in made.effects for each in at_once):
        raise UnsupportedError("what comes with its event as a part of something else")


def _is_at_once(node: object) -> bool:
    match node:
        case ef.Damage(with_cause=together):
            return together
        case ef.Immediately(before_smoked=before):
            return before
        case ef.Instead():
            return True
    return False


def _keeps_others_out(made: ab.Triggered) -> bool:
    """ "When this card turns to attack, no other Characters can": looked at as attackers are declared (7.1)."""
    match made.trigger.on:
        case e.TurnsToAttack() | e.Attacks():
            pass
        case e.CardEvent(verbs) if e.Verb.TURN_TO_ATTACK in verbs:
            pass
        case _:
            return False
    said = (each for each in walk(made.effects) if isinstance(each, co.Forbid))
    return any(not {co.Deed.ATTACK, co.Deed.TURN_TO_ATTACK}.isdisjoint(each.deeds) for each in said)
