"""Effects by which the damage that cards inflict or take is less or more for a time (10.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.effects import spoken
from rules.engine.effects.doing import Doer
from rules.engine.effects.gaining import add, duration
from rules.engine.effects.roles import does
from rules.engine.phrases.of_damage import is_damage
from rules.engine.phrases.scope import CannotRunError
from rules.engine.steps import rule
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause, During, Until, While


@does("reduce", "increase", takes=("by", "to"), reads=(Until, While, During), of=is_damage)
def change_damage(doer: Doer, clause: Clause, act: Act) -> None:
    """All damage inflicted by target is reduced to 0 until the end of the turn."""
    if not is_damage(act.what):
        raise CannotRunError(f"to {act.verb} that")
    doer.referee.step("gain", f"{doer.source_name()} {act.verb}s damage for a time.", rule("10.2"), rule("4.5.1"))
    passive = Clause(Act(act.verb, None, act.complements, passive=True), act.what, "do", clause.adverbs)
    judged, plain = spoken.apart(doer, passive)
    plain = replace(plain, agent=passive.agent)
    add(doer, (), (spoken.statement(doer, plain),), duration(doer, clause), conditions=judged)
