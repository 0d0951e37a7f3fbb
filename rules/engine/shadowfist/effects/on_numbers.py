"""Effects that raise or lower a number in digits on a card (4.6, 5.2, 7.7)."""

from __future__ import annotations

from rules.engine.shadowfist.effects.lasting import add, duration_of, known, lasting
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.scene.numbers import added, chosen_numbers, forbidden, named_numbers
from rules.engine.shadowfist.view import copying, renumbering
from rules.engine.shadowfist.view.renumbering import Renumbered


@carries_out(ef.ChangeDigit)
def change_digit(doer: Doer, effect: ef.ChangeDigit) -> bool | None:
    """Raise or lower that number by 1, as chosen, until the end of the turn."""
    if isinstance(effect.of, ch.ChooseNumber):
        bound = doer.choose(effect.of)
        if not bound:
            return False
        found = named_numbers(doer, bound)
        doer.choose(ch.ChooseWay(effect.amount))
    else:
        found = chosen_numbers(doer, effect)
    by = added(doer, effect)
    until = duration_of(doer, effect.until)
    for card, name in found:
        why = forbidden(doer, effect, card, name, by)
        if why:
            doer.referee.step("renumber", why, rule("7.7"), cards=[card.id])
            continue
        now = renumbering.numbers(copying.renumbered(doer.referee.game, card))[name] + by
        named = name if name == "cost" else name.capitalize()  # As the rulebook writes them: Fighting, Body, Power.
        said = f"The {named} of {doer.referee.name(card.id)} is now {now}{lasting(until)}."
        doer.referee.step("renumber", said, rule("5.2"), cards=[card.id])
        add(doer, known([card]), (Renumbered(name, by),), until)
    return None
