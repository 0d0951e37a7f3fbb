"""How effects are put together: options, conditions, alternatives, what each of several players does (5.2, 5.4)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.effects.lasting import delay, listen
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import SlotKey
from rules.engine.shadowfist.model.steps import Decision, listing, rule
from rules.engine.shadowfist.query import conditions, players
from rules.engine.shadowfist.query.game.state import Binding, Known, Word
from rules.engine.shadowfist.rules.acting import Doer, carries_out, carry_out, run
from rules.engine.shadowfist.rules.play.by_effect import doing_only
from rules.engine.shadowfist.rules.scene.optional import could_pay, declines_by_choosing, leaves_open
from rules.engine.shadowfist.rules.wording_of_effects import said, ways

Effects = tuple[ef.Effect, ...]


@carries_out(ef.Choose)
def choose(doer: Doer, effect: ef.Choose) -> bool | None:
    """Choose a Character; choose a resource; name a title."""
    bound = doer.choose(effect.choice)
    names = [_name(doer, each) for each in bound]
    how = " at random" if isinstance(effect.choice, ch.ChooseCards) and effect.choice.at_random else ""
    text = f"{doer.actor} chooses {listing(names) or 'nothing'}{how} for {doer.source_name()}."
    doer.referee.step("choose", text, rule("5.2"), cards=[each.id for each in bound if isinstance(each, Known)])
    return None


def _name(doer: Doer, each: Known | str | Word) -> str:
    if isinstance(each, Known):
        return doer.referee.name(each.id)
    return each.said if isinstance(each, Word) else each


# Options


@carries_out(ef.May)
def may(doer: Doer, effect: ef.May) -> bool | None:
    """You may smoke a card: who declines does nothing of it."""
    return use(doer, effect.effects, doer.actor)


def use(doer: Doer, effects: Effects, by: str) -> bool:
    """What a player may do, as far as he or she decides to; tells whether it was done.

    Who would choose a card for it declines by choosing none.
    """
    first, rest = _innermost(effects[0]), effects[1:]
    if not could_pay(doer, first):
        return False
    if isinstance(first, ef.OneOf) and not rest:
        return _decide_one(doer, first, by, optional=True)
    if declines_by_choosing(first):
        doer.optional = True
        done = carry_out(doer, effects[0])
        doer.optional = False
        if done:
            run(doer, rest)
        return done
    if not leaves_open(first) and not _agrees(doer, effects, by):
        return False
    return run(doer, effects) or leaves_open(first)


def _agrees(doer: Doer, effects: Effects, by: str) -> bool:
    what = listing([words for each in effects if (words := said(each, doer))])
    text = f"Does {by} use what {doer.source_name()} offers{f': {what}' if what else ''}?"
    agrees = doer.referee.decide(Decision(by, "may", text, ("yes", "no"))) == ("yes",)
    doer.agreed = doer.agreed or agrees
    return agrees


def _innermost(effect: ef.Effect) -> ef.Effect:
    """The first thing that an effect does: that which is done immediately, or instead."""
    while isinstance(effect, ef.Immediately | ef.Instead | ef.Together):
        effect = effect.effects[0]
    return effect


@carries_out(ef.InOrderTo)
def in_order_to(doer: Doer, effect: ef.InOrderTo) -> bool | None:
    """You may pay 1 Power to draw a card; who has not done the one does not do the other."""
    done = use(doer, effect.cost, doer.actor) if effect.optional else run(doer, effect.cost)
    if done:
        run(doer, effect.then)
    return done


@carries_out(ef.IfNotDone)
def if_not_done(doer: Doer, effect: ef.IfNotDone) -> bool | None:
    """Toast a Site or, if you do not, toast this card."""
    return run(doer, effect.first) or run(doer, effect.otherwise)


# Conditions and alternatives


@carries_out(ef.Together)
def together(doer: Doer, effect: ef.Together) -> bool | None:
    """Choose a resource and an opponent."""
    return run(doer, effect.effects)


@carries_out(ef.OnCondition)
def on_condition(doer: Doer, effect: ef.OnCondition) -> bool | None:
    """If it is turned, smoke it; otherwise turn it."""
    met = conditions.holds(effect.condition, doer.now())
    text = f"The condition of {doer.source_name()} {'is' if met else 'is not'} met."
    doer.referee.step("condition", text, rule("5.2.3"))
    return run(doer, effect.effects if met else effect.otherwise)


@carries_out(ef.OneOf)
def one_of(doer: Doer, effect: ef.OneOf) -> bool | None:
    """Cancel it, or turn target: its player says which."""
    return _decide_one(doer, effect, doer.actor, optional=False)


def _decide_one(doer: Doer, effect: ef.OneOf, by: str, *, optional: bool) -> bool:
    if doer.picks is not None:
        return _run_only(doer, effect.options[doer.picks.option(doer, effect)])
    text = f"Which of {len(effect.options)} things does {doer.source_name()} do? {ways(effect, doer)}."
    # Who cannot pay for one of them does another.
    words = tuple(str(place) for place, option in enumerate(effect.options) if could_pay(doer, option[0]))
    if not words:
        return False
    answer = doer.referee.decide(Decision(by, "choose", text, words, 0 if optional else 1, 1))
    return bool(answer) and _run_only(doer, effect.options[int(answer[0])])


def _run_only(doer: Doer, option: tuple[ef.Effect, ...]) -> bool:
    with doing_only(doer, option):
        return run(doer, option)


@carries_out(ef.FlipCoin)
def flip(doer: Doer, effect: ef.FlipCoin) -> bool | None:
    """Flip a coin: the same comes out for the same seed and moment."""
    heads = doer.referee.chance(2) == 0
    doer.referee.step("coin", f"{doer.you} flips a coin: {'heads' if heads else 'tails'}.", rule("5.2"))
    run(doer, effect.heads if heads else effect.tails)
    return True


# Several players


@carries_out(ef.ForEachPlayer)
def each_player(doer: Doer, effect: ef.ForEachPlayer) -> bool | None:
    """Each player sacrifices a Character, in the order of simultaneous play (5.4); what one has chosen is that one's.

    Of what only one of them may do it is the first who does. Later words mean what all of them have chosen.
    """
    before = doer.scope.slots
    apart = {effect.slot, *(slot for of in doer.chosen_by.values() for slot in of)}
    common = {slot: bound for slot, bound in before.items() if slot not in apart}
    done = False
    everyone = _in_order(doer, effect.players)
    for name in everyone:
        doer.scope = replace(doer.now(), slots={**common, **doer.chosen_by.get(name, {}), effect.slot: (name,)})
        used = run(doer, effect.effects)
        done = done or used
        if effect.one and used:
            return True  # Who that was is known to the words that follow.
        slots = doer.scope.slots.items()
        fresh = {slot: bound for slot, bound in slots if common.get(slot) != bound and slot != effect.slot}
        doer.chosen_by[name] = {**doer.chosen_by.get(name, {}), **fresh}
    together: dict[SlotKey, Binding] = {}
    for of in doer.chosen_by.values():
        for slot, bound in of.items():
            together[slot] = (*together.get(slot, ()), *bound)
    doer.scope = replace(doer.now(), slots={effect.slot: tuple(everyone), **before, **together})
    return done


def _in_order(doer: Doer, those: n.Players) -> list[str]:
    """Players in the order of simultaneous play (5.4), those that were chosen before as well."""
    found = players.players(those, doer.now())
    return [name for name in doer.referee.game.clockwise() if name in found]


# Later and otherwise


@carries_out(ef.Later)
def later(doer: Doer, effect: ef.Later) -> bool | None:
    """At the end of the turn, toast it."""
    delay(doer, effect)
    return True


@carries_out(ef.WhenNext)
def when_next(doer: Doer, effect: ef.WhenNext) -> bool | None:
    """When it is smoked this turn, gain 1 Power."""
    if doer.cause.is_event and effect.event in OWN_PLAYING:
        return run(doer, effect.effects)
    listen(doer, effect)
    return True


# "After this card is played", "after you play it": when an Event resolves, it has been played.
OWN_PLAYING = (e.CardEvent((e.Verb.PLAY,), n.This()), e.CardEvent((e.Verb.PLAY,), n.This(), n.You()))


@carries_out(ef.Instead)
def instead(doer: Doer, effect: ef.Instead) -> bool | None:
    """What is done instead is done: what it takes the place of has not been."""
    return run(doer, effect.effects)


@carries_out(ef.ChosenAhead)
def chosen_ahead(doer: Doer, effect: ef.ChosenAhead) -> bool | None:
    """Its choices have been made as it was generated, if the edition wants that (2001 FAQ 5.1)."""
    return run(doer, effect.effects)


@carries_out(ef.Immediately)
def immediately(doer: Doer, effect: ef.Immediately) -> bool | None:
    """It is done in one step, when its turn has come (5.2.5)."""
    return run(doer, effect.effects)


@carries_out(ef.LimitX)
def limit_x(doer: Doer, effect: ef.LimitX) -> bool | None:
    """X must be 2 or more: that was looked at as the effect was generated."""
    return True
