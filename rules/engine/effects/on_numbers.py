"""Effects that raise or lower a number in digits on a card (4.6, 5.2, 7.7)."""

from __future__ import annotations

from rules.engine.acting import Doer, carries_out
from rules.engine.continuous import copying, renumbering, statements
from rules.engine.continuous.renumbering import Renumbered
from rules.engine.effects.lasting import add, duration_of, known, lasting
from rules.engine.ir import choices as ch
from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.ir.words import Role
from rules.engine.state import Card, Word
from rules.engine.steps import rule


@carries_out(ef.ChangeDigit)
def change_digit(doer: Doer, effect: ef.ChangeDigit) -> bool | None:
    """Raise or lower that number by 1, as chosen, until the end of the turn."""
    if isinstance(effect.of, ch.ChooseNumber):
        bound = doer.choose(effect.of)
        if not bound:
            return False
        names = [each.said for each in bound if isinstance(each, Word)]
        found = [(card, names[0]) for card in doer.affected(doer.remembered(bound))]
        doer.choose(ch.ChooseWay(effect.amount))
    else:
        found = _chosen(doer, effect)
    by = _by(doer, effect)
    until = duration_of(doer, effect.until)
    for card, name in found:
        why = forbidden(doer, effect, card, name, by)
        if why:
            doer.referee.step("renumber", why, rule("7.7"), cards=[card.id])
            continue
        now = renumbering.numbers(copying.renumbered(doer.referee.game, card))[name] + by
        said = f"The number {name} on {doer.referee.name(card.id)} is now {now}{lasting(until)}."
        doer.referee.step("renumber", said, rule("5.2"), cards=[card.id])
        add(doer, known([card]), (Renumbered(name, by),), until)
    return None


def changes(doer: Doer, effect: ef.ChangeDigit) -> list[tuple[Card, str, int]]:
    """The cards, the numbers on them by name, and what is added to each, where all of it has been chosen."""
    if isinstance(effect.of, ch.ChooseNumber) or Role.WHETHER not in doer.scope.slots:
        return []
    return [(card, name, _by(doer, effect)) for card, name in _chosen(doer, effect)]


def _chosen(doer: Doer, effect: ef.ChangeDigit) -> list[tuple[Card, str]]:
    bound = () if isinstance(effect.of, ch.ChooseNumber) else doer.now().slots.get(effect.of, ())
    names = [each.said for each in bound if isinstance(each, Word)]
    return [(card, names[0]) for card in doer.affected(doer.remembered(bound))] if names else []


def _by(doer: Doer, effect: ef.ChangeDigit) -> int:
    if Role.WHETHER not in doer.scope.slots:
        doer.choose(ch.ChooseWay(effect.amount))
    up = doer.scope.slots[Role.WHETHER] == (Word("whether", renumbering.WAYS[0]),)
    return doer.amount(effect.amount) * (1 if up else -1)


def forbidden(doer: Doer, effect: ef.ChangeDigit, card: Card, name: str, by: int) -> str:
    """Why a number may not be changed so, or nothing."""
    source = doer.scope.card
    if source is None:
        return ""
    if any(each.stat.value == name for each in statements.said_by(source.text, co.SparesNumbers)):
        return f"{doer.source_name()} does not affect costs."
    now = renumbering.numbers(copying.renumbered(doer.referee.game, card)).get(name, 0)
    own = (effect.least,) if effect.least is not None else ()
    for limit in (*statements.said_by(source.text, co.LeastNumber), *own):
        if renumbering.forbids(limit, now, now + by):
            what = "no digit of it can become" if limit.digits else "cannot become"
            return f"The number {name} on {card.title} is {now}, and {what} {limit.least - 1}."
    return ""
