"""Paying the cost of an ability (2.12)."""

from __future__ import annotations

from typing import assert_never

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.value import walk
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import acting, checking
from rules.engine.ufs.effects.choosing import Choices
from rules.engine.ufs.ir.abilities import Cost, CostCards, CostCheck, CostHand, CostTokens, CostVitality, Played
from rules.engine.ufs.ir.values import Chosen, OfPaid, OfTokens, Paid, This, Top, X
from rules.engine.ufs.ir.words import How, Place, Verb
from rules.engine.ufs.query import amounts, matching
from rules.engine.ufs.query.state import Context
from rules.engine.ufs.rules import telling, using
from rules.engine.ufs.rules.table import Table, cards_in_words, check_known, refuse

MAX_X = 1_000


def pay(table: Table, ability: Played, context: Context) -> Context:
    """Pays the whole cost, with what was named or is chosen now; the context knows then what was paid.

    :raises RefusalError: if it cannot be paid.
    """
    choices = Choices.of_cost(table, context)
    of_paid = any(isinstance(each, OfPaid | Paid) for each in walk(ability.defines_x))
    if ability.defines_x is not None and not of_paid:
        context = changed(context, {"x": amounts.settled(table.game, ability.defines_x, context)})
    if ability.most_x is not None:
        context = _with_most(table, ability, context, choices)
    for cost in ability.costs:
        context = _pay(table, cost, context, choices)
    if ability.defines_x is not None and of_paid:
        check_known(table.game, context.paid_cards)
        context = changed(context, {"x": amounts.settled(table.game, ability.defines_x, context)})
    # What the cost has used of the words does not stand for anything in the effect.
    given = changed(context.given, {"choices": tuple(choices.said)})
    if context.given is table.given:
        table.given = given
    return changed(context, {"given": given})


def _with_most(table: Table, ability: Played, context: Context, choices: Choices) -> Context:
    """2.13.8: X is chosen as the ability is played, and is no more than the text says."""
    assert ability.most_x is not None
    most = amounts.settled(table.game, ability.most_x, context)
    for cost in ability.costs:
        if isinstance(cost, CostCards) and isinstance(cost.cards, Chosen) and cost.cards.amount == X():
            most = min(most, len(using.candidates(table.game, cost.verb, cost.cards, context)))
    return _with_x(context, choices, most)


def _pay(table: Table, cost: Cost, context: Context, choices: Choices) -> Context:
    by = context.by
    match cost:
        case CostVitality(amount):
            if isinstance(amount, X):
                context = _with_x(context, choices, table.game.players[by].vitality)
            lost = amounts.amount(table.game, amount, context)
            if lost > table.game.players[by].vitality:
                raise refuse("cannot_pay", f"{by} has no {lost} vitality to lose.", "2.12.1")
            table.step("pay", f"{by} loses {lost} vitality as the cost.", rule("2.12"))
            table.lose(by, lost)
            return context
        case CostTokens(name, on, amount):
            held = amounts.amount(table.game, OfTokens(name, on), context)
            if isinstance(amount, X):
                context = _with_x(context, choices, held)
            count = amounts.amount(table.game, amount, context)
            if held < count or not acting.change_tokens(table, context, name, on, -count):
                raise refuse("cannot_pay", f"There are no {count} {name.title()} tokens to remove.", "2.12.1")
            return context
        case CostHand():
            hand = table.game.players[by].hand
            table.step("pay", f"{by} discards the hand as the cost.", rule("2.12"), rule("4.6.1.1"))
            table.discard(hand, context.given)
            return changed(context, {"paid": len(hand)})
        case CostCheck(least):
            value, modified = checking.plain_check(table, by, context.given.checks[0] if context.given.checks else None)
            passed = modified >= least
            checking.note(table, by, context.card, value, modified, least, 0, passed=passed)
            if not passed:
                raise checking.CostFailedError
            return context
        case CostCards(verb, This()):
            return _pay_with_this(table, verb, context)
        case CostCards(verb, cards):
            if isinstance(cards, Chosen):
                return _pay_cards(table, verb, cards, context, choices)
            assert isinstance(cards, Top)
            return _pay_top(table, verb, cards, context)
        case _:
            assert_never(cost)


def _pay_with_this(table: Table, verb: Verb, context: Context) -> Context:
    assert context.card is not None
    if verb is Verb.REVEAL:
        return context  # Playing it shows it.
    text = f"{telling.done([context.by], verb, table.name(context.card))} as the cost."
    table.step("pay", text, rule("2.12"), cards=[context.card])
    if not acting.act_on(table, verb, context.card, context):
        raise refuse("cannot_pay", f"{context.by} cannot {telling.to_do(verb, table.name(context.card))}.", "2.12.1")
    return changed(context, {"paid": 1})


def _pay_top(table: Table, verb: Verb, cards: Top, context: Context) -> Context:
    count = amounts.amount(table.game, cards.amount, context)
    if cards.place is Place.DISCARD:
        ids = table.game.players[context.by].discard[:count]
        if len(ids) < count:
            raise refuse("cannot_pay", f"{context.by} has no {count} cards in the discard pile.", "2.12.1")
        table.step("pay", f"{context.by} pays with the top of the discard pile.", rule("2.12"), cards=list(ids))
        for each in acting.one_by_one(table, verb, list(ids), context):
            acting.act_on(table, verb, each, context)
        return changed(context, {"paid": count})
    table.step("pay", f"{context.by} pays with the top of the deck.", rule("2.12"))
    left = count
    while left:
        table.cycle_if_empty(context.by)
        together = table.top_cards(context.by, left)
        left -= len(together)
        for each in acting.one_by_one(table, verb, list(together), context):
            acting.act_on(table, verb, each, context)
    return changed(context, {"paid": count})


def _with_x(context: Context, choices: Choices, most: int) -> Context:
    """2.13.8: a number that is chosen for X is positive."""
    if context.x is not None:
        return context
    if most < 1:
        raise refuse("cannot_pay", "X must be positive.", "2.13.8")
    text = f"{context.by} chooses X."
    return changed(context, {"x": choices.number(1, min(most, MAX_X), text, context.given.x)})


def _pay_cards(table: Table, verb: Verb, chosen: Chosen, context: Context, choices: Choices) -> Context:
    options = using.candidates(table.game, verb, chosen, context)
    if isinstance(chosen.amount, X) and chosen.how is How.EXACTLY:
        context = _with_x(context, choices, len(options))
    count = len(options) if chosen.how in (How.ANY, How.ALL) else amounts.amount(table.game, chosen.amount, context)
    least = count if chosen.how in (How.EXACTLY, How.ALL) else 0
    if least > len(options):
        raise refuse(
            "cannot_pay",
            f"{context.by} cannot {telling.to_do(verb, cards_in_words(least))}: there are {len(options) or 'none'}.",
            "2.12.1",
            "2.12.2",
        )
    text = f"{context.by} chooses what to {telling.to_do_it(verb)} for the cost."
    # 2.14.2.4: momentum that pays for Multiple is discarded, though it comes to lie in the card pool.
    hidden = verb is Verb.REVEAL and chosen.of.place is Place.MOMENTUM
    shown = telling.shows(verb) and not hidden
    if chosen.of.place is Place.MOMENTUM and not choices.named:
        # 4.2.2: nobody looks at them, so that it is chosen first how many they are.
        most = min(count, len(options))
        number = least
        if least < most:
            number = choices.number(least, most, f"How many momentum does {context.by} discard?", context.given.x)
        # 4.2.5: what lies there is told apart by its place alone.
        ids = choices.cards(options, number, number, text, shown=shown)
    elif chosen.how is How.ALL:
        ids = [card.id for card in options]
    else:
        unknown = matching.might_be_meant(table.game, chosen.of, context)
        ids = choices.cards([*options, *unknown], least, count, text, shown=shown)
        check_known(table.game, [card.id for card in unknown if card.id in ids])
    said = Verb.DISCARD if hidden else verb
    named = telling.cards_named(table, ids, Verb.TO_POOL if hidden else verb, [context.by])
    text = f"{telling.done([context.by], said, named or 'nothing')} as the cost."
    table.step("pay", text, rule("2.12"), cards=ids)
    order = acting.one_by_one(table, verb, ids, context)
    for each in order:
        acting.act_on(table, verb, each, context)
    return changed(context, {"paid": len(ids), "paid_cards": tuple(order)})
