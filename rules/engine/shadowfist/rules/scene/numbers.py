"""Which numbers on cards an effect changes, by how much, and what forbids that (4.6, 5.2, 7.7)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir.words import Role
from rules.engine.shadowfist.query.game.state import Binding, Card, Word
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.view import copying, renumbering, statements


def changes(doer: Doer, effect: ef.ChangeDigit) -> list[tuple[Card, str, int]]:
    """The cards, the numbers on them by name, and what is added to each, where all of it has been chosen."""
    if isinstance(effect.of, ch.ChooseNumber) or Role.WHETHER not in doer.scope.slots:
        return []
    return [(card, name, added(doer, effect)) for card, name in chosen_numbers(doer, effect)]


def chosen_numbers(doer: Doer, effect: ef.ChangeDigit) -> list[tuple[Card, str]]:
    """The cards and the numbers on them by name that were chosen."""
    bound = () if isinstance(effect.of, ch.ChooseNumber) else doer.now().slots.get(effect.of, ())
    return named_numbers(doer, bound)


def named_numbers(doer: Doer, bound: Binding) -> list[tuple[Card, str]]:
    """The cards of a choice with the number on them that was chosen with them."""
    name = only((each.said for each in bound if isinstance(each, Word)), "the number that is changed")
    return [(card, name) for card in doer.affected(doer.remembered(bound))] if name is not None else []


def added(doer: Doer, effect: ef.ChangeDigit) -> int:
    """What is added to a number; its player chooses whether it is raised or lowered."""
    if Role.WHETHER not in doer.scope.slots:
        doer.choose(ch.ChooseWay(effect.amount))
    up = doer.scope.slots[Role.WHETHER] == (Word("whether", renumbering.UP),)
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
            return f"The {name.capitalize()} of {card.title} is {now}, and {what} {limit.least - 1}."
    return ""
