"""Generating effects: everything left of ``::`` is chosen, checked and paid, and the effect joins the scene (5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from itertools import count
from typing import cast

from rules.engine.kernel.value import walk, with_part
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import CardType, Slot
from rules.engine.shadowfist.lowering.rules_text import RulesText
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import amounts, cards, conditions, players, times, together
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect
from rules.engine.shadowfist.query.scope import Scope, text_of
from rules.engine.shadowfist.rules.acting import Doer, cause_of
from rules.engine.shadowfist.rules.harming import dividing
from rules.engine.shadowfist.rules.play.by_effect import doing_only, is_wanted, refusing, why_not_played
from rules.engine.shadowfist.rules.play.restrictions import why_not_return
from rules.engine.shadowfist.rules.request import AmbiguousError, Request
from rules.engine.shadowfist.rules.scene import beforehand, paying
from rules.engine.shadowfist.rules.scene.picking import Named
from rules.engine.shadowfist.rules.scene.responses import fits, respond, respond_to_effect
from rules.engine.shadowfist.rules.scene.retargeting import choose_new_targets, could_change, phrases

Used = ab.Activated | ab.EventEffect
# Slots for choices that nothing in the text refers back to.
FIRST_SLOT = 10_000
HIDDEN = frozenset({"hand", "deck"})


@lru_cache(maxsize=16384)
def used_as_one(text: RulesText) -> ab.EventEffect:
    """What an Event does; its timing lines join its one effect."""
    return as_one(text.event_effects, text.x)


def as_one(effects: Sequence[ab.EventEffect], x: a.Amount | None) -> ab.EventEffect:
    """What an Event does, of which the text says several things; ``x`` is what X is on its card."""
    first = effects[0] if effects else ab.EventEffect(ab.Cost(), ())
    return replace(
        first,
        cost=ab.Cost(tuple(step for each in effects for step in each.cost.steps)),
        effects=tuple(effect for each in effects for effect in each.effects),
        when=tuple(time for each in effects for time in each.when),
        conditions=tuple(condition for each in effects for condition in each.conditions),
        often=tuple(limit for each in effects for limit in each.often),
        responds=next((each.responds for each in effects if each.responds is not None), None),
        moments=tuple(moment for each in effects for moment in each.moments),
        forbids=tuple(forbidden for each in effects for forbidden in each.forbids),
        x=next((each.x for each in effects if each.x is not None), x),
    )


@dataclass
class Generation:
    """An ability as it is generated: ``left`` is what was carried out for it, ``effects`` what it will do."""

    doer: Doer
    picks: Named
    card: Card
    ability: Used
    left: list[ef.Effect] = field(default_factory=list)
    effects: tuple[ef.Effect, ...] = ()
    _slots: Iterator[int] = field(default_factory=lambda: count(FIRST_SLOT))

    def fresh(self) -> Slot:
        """A slot that the text does not use."""
        return Slot(next(self._slots))

    @property
    def request(self) -> Request:
        """What the action says."""
        return self.picks.request


def generate(referee: Referee, request: Request, ability: Used, scope: Scope, index: int) -> Generation:
    """Carries out what an ability asks for at generation.

    :param index: its place among those of its card, by which its uses are counted.
    :raises RefusalError: if a precondition is not met, or a choice is missing.
    """
    assert scope.this is not None
    with text_of(scope.this.id):
        return _generated(referee, request, ability, scope, index)


def _generated(referee: Referee, request: Request, ability: Used, scope: Scope, index: int) -> Generation:
    card = scope.card
    assert card is not None
    picks = Named.of(request, ability.effects)
    doer = Doer(referee, scope, cause_of(referee, request.by, scope.this), ability.cost.maintains, picks)
    doer.refuses = refusing(ability.effects)
    found = Generation(doer, picks, card, ability)
    _choose_x(found)
    _check_use(found, index)
    # 5.2: all preconditions are satisfied simultaneously: what is chosen is chosen before anything is paid.
    to_pay = list(_chosen_and_named(found, ability.cost.steps))
    found.effects = tuple(_settled(found, ability.effects, ahead=False))
    found.effects = amounts.with_what_was_paid(found.effects, doer.now())
    request.check_lists()
    if request.reduced_by is not None:
        from rules.engine.shadowfist.rules.play.combining import reduced

        found.effects = reduced(doer, request, card, found.effects)
    beforehand.check(doer, found.effects)
    if ability.cost.turns_this:
        to_pay.insert(0, ef.TurnCards(n.This()))
        found.left.insert(0, ef.TurnCards(n.This()))
    for step in to_pay:
        paying.pay(doer, card, step)
    found.left += ability.forbids
    doer.now()
    return found


def _choose_x(found: Generation) -> None:
    """X that a text uses at generation and does not define is what the player chooses (4.3.2)."""
    doer, ability = found.doer, found.ability
    if doer.scope.x is None and ability.x is None and any(isinstance(each, a.X) for each in walk(ability.cost)):
        found.request.used.add("x")
        if found.request.x is None:
            raise AmbiguousError("x", [0, 1, 2, 3], "Say which X is chosen: x.")
        doer.scope = replace(doer.scope, x=found.request.x, x_node=None)


# Whether it may be used


def _check_use(found: Generation, index: int) -> None:
    """When, how often and on what condition an ability may be used.

    :raises RefusalError: if it may not.
    """
    doer, card, ability = found.doer, found.card, found.ability
    for limit in ability.often:
        _check_limit(doer.referee, card, limit, index)
    for time in ability.when:
        bound = times.bound_at(time, doer.now())
        if bound is None:
            raise RefusalError(
                "wrong_time",
                f"The text of {card.title} does not allow it at this time.",
                rule("5.2"),
                later=times.comes_later(time, doer.referee.game),
                phase=True,
            )
        doer.scope = bound
    for moment in ability.moments:
        if not times.is_now(moment, doer.now()):
            text = f"It is not the {moment.edge.value} of that turn."
            raise RefusalError("wrong_time", text, rule("3.3.1"))
    if ability.responds is not None:
        respond(doer, found.request, card, ability.responds)
    for condition in ability.conditions:
        if not conditions.holds(condition, doer.now()):
            raise RefusalError("inactive", f"The condition of {card.title} is not met now.", rule("5.2.3"))
    for effect in _told(ability.effects):
        if isinstance(effect, ef.LimitX):
            _check_x(doer, card, effect)


def _check_limit(referee: Referee, card: Card, limit: t.HowOften, index: int) -> None:
    stretch = times.counted_in(limit, referee.game)
    key = ("use", card.id, card.life, index, stretch)
    if referee.count(*key) >= limit.times:
        often = {1: "once", 2: "twice"}.get(limit.times, f"{limit.times} times")
        raise RefusalError(
            "limit_reached", f"{card.title} has been used {often} this {limit.per.value} already.", rule("5.2")
        )
    referee.tally(*key)


def _check_x(doer: Doer, card: Card, limit: ef.LimitX) -> None:
    """ "X must be 2 or more": a limit on the X that is chosen."""
    x, bound = amounts.value(a.X(), doer.now()), amounts.value(limit.amount, doer.now())
    if not amounts.compare(x, limit.test, bound):
        asked = together.SAID[limit.test].format(bound)
        raise RefusalError("wrong_number", f"X of {card.title} must be {asked}, not {x}.", rule("10.2"), rule("5.2"))


def _told(effects: Sequence[ef.Effect]) -> Iterator[ef.Effect]:
    for each in effects:
        if isinstance(each, ef.ChosenAhead | ef.Together | ef.Immediately):
            yield from _told(each.effects)
        else:
            yield each


# What is chosen and paid


def _chosen_and_named(found: Generation, steps: Sequence[ef.Effect]) -> Iterator[ef.Effect]:
    """Makes the choices of a cost in the order of the text; what is left is to be paid."""
    doer = found.doer
    for step in steps:
        match step:
            case ef.Choose(choice):
                found.left.append(ef.Choose(_choose(found, choice)))
            case ef.Together(inner):
                yield from _chosen_and_named(found, inner)
            case ef.OneOf():
                option = step.options[found.picks.option(doer, step)]
                with doing_only(doer, (*option, *found.ability.effects)):
                    yield from _chosen_and_named(found, option)
            case ef.OnCondition(condition, then, otherwise):
                met = conditions.holds(condition, doer.now())
                yield from _chosen_and_named(found, then if met else otherwise)
            case _:
                named = paying.named_for(doer, found.picks, step, found.fresh())
                found.left.append(named)
                yield named


def _choose(found: Generation, choice: ch.Choice) -> ch.Choice:
    """Makes a choice as the action names it, and binds a slot to it."""
    doer = found.doer
    if choice.slot is None:
        choice = replace(choice, slot=found.fresh())
    if not isinstance(choice, ch.ChooseCards):
        doer.choose(choice)
    elif not _choose_event(found, choice):
        # What was named before ("target that Site") is chosen again, of several one.
        doer.bind(choice.slot, found.picks.cards(doer, choice))
    return choice


# What is settled of the effects


def _settled(found: Generation, effects: Sequence[ef.Effect], *, ahead: bool) -> Iterator[ef.Effect]:
    """The effects with all of their choices made that belong to generation (5.2, 2001 FAQ 5.1).

    ``ahead``: they stand in an older text, without a double colon.
    """
    for effect in effects:
        match effect:
            case ef.ChosenAhead(inner):
                yield from _settled(found, inner, ahead=True)
            case ef.Together(inner):
                yield ef.Together(tuple(_settled(found, inner, ahead=ahead)))
            case ef.Immediately(inner):
                yield ef.Immediately(tuple(_settled(found, inner, ahead=ahead)))
            case ef.InOrderTo(cost, then, by, optional=False) if ahead:
                first = tuple(_settled(found, cost, ahead=ahead))
                yield ef.InOrderTo(first, tuple(_settled(found, then, ahead=ahead)), by, optional=False)
            case ef.OneOf():
                option = effect.options[found.picks.option(found.doer, effect)]
                with doing_only(found.doer, option):
                    yield from _settled(found, option, ahead=ahead)
            case ef.CancelEffect(ch.ChooseCards() as choice):
                yield _canceled(found, effect, choice, ahead=ahead)
            case ef.Retarget(n.Matching() as of):
                yield _retargeted(found, effect, of, ahead=ahead)
            case ef.Choose(choice) if ahead and isinstance(choice, ch.ChooseCards | ch.ChoosePlayers):
                if is_open(found.doer, choice):
                    _choose(found, choice)
                else:
                    yield effect
            case ef.Damage(on=n.Matching(), divided=True) if ahead:
                yield dividing.ahead(found.doer, effect, found.fresh())
            case _:
                yield _chosen_ahead(found, effect) if ahead else effect


def is_open(doer: Doer, choice: ch.ChooseCards | ch.ChoosePlayers) -> bool:
    """Whether a choice can be made as the effect is generated: all can see what there is, and it is its player's."""
    if players.players(choice.by, doer.now()) != [doer.you]:
        return False
    # What refers to something that the effect has yet to do or find waits for it.
    slots = [each.slot for each in walk(choice.among) if isinstance(each, n.Bound | n.BoundPlayers)]
    if any(slot not in doer.scope.slots for slot in slots):
        return False
    if isinstance(choice, ch.ChoosePlayers):
        return True
    hidden = {zone for _, zone in cards.piles(choice.among, doer.now())} & HIDDEN
    return not choice.at_random and not hidden and (choice.slot is None or choice.slot not in doer.scope.slots)


CHOSEN_LATER = (ef.Discard, ef.DiscardCards, ef.Search, ef.LookAt)


def _chosen_ahead(found: Generation, effect: ef.Effect) -> ef.Effect:
    """An effect with the cards chosen to which it does something."""
    if isinstance(effect, CHOSEN_LATER):
        return effect
    for each in fields(effect):
        choice = getattr(effect, each.name)
        if not isinstance(choice, ch.ChooseCards) or not is_open(found.doer, choice):
            continue
        if _enters(effect, each.name) and not _enters_as_chosen(found, choice):
            continue
        chosen = _choose(found, choice)
        slot = cast(Slot, chosen.slot)
        _check_entering(found, effect, each.name, slot)
        effect = with_part(effect, each.name, n.Bound(slot))
    return effect


def _enters(effect: ef.Effect, part: str) -> bool:
    """Whether what is chosen is a card that the effect puts into play."""
    match effect:
        case ef.PlayCards():
            return part == "choice"
        case ef.Return(place=ef.Place.PLAY):
            return part == "cards"
    return False


def _enters_as_chosen(found: Generation, choice: ch.ChooseCards) -> bool:
    """Whether a card that will enter play is chosen on generation, by the edition (2001 FAQ 5.1)."""
    when = found.doer.referee.game.ruleset.rule("choice_of_card_to_enter_play")
    if when.value == "resolution" or not cards.piles(choice.among, found.doer.now()):
        return False
    found.doer.referee.cite(*when.citations)
    return True


def _check_entering(found: Generation, effect: ef.Effect, part: str, slot: Slot | None) -> None:
    """Whether what has been chosen could be played or returned to play now (5.2).

    :raises RefusalError: if not.
    """
    doer = found.doer
    for card in doer.still_there(doer.scope.slots.get(slot, ())) if _enters(effect, part) and slot is not None else ():
        if isinstance(effect, ef.PlayCards):
            refused = why_not_played(doer, card, effect)
        else:
            refused = why_not_return(doer.referee.game, card, doer.actor, voluntary=is_wanted(doer, card))
        if refused is not None:
            raise refused


# Effects that respond without saying so (2001 FAQ 6.5)

EVENT, EFFECT, CARD = n.OfType(CardType.EVENT), n.OfType(CardType.EFFECT), n.OfType(CardType.CARD)


def _canceled(found: Generation, effect: ef.CancelEffect, choice: ch.ChooseCards, *, ahead: bool) -> ef.Effect:
    """An effect that cancels, with what it cancels named, where that is an effect of the scene."""
    doer, slot = found.doer, choice.slot if choice.slot is not None else found.fresh()
    if cards.piles(choice.among, doer.now()) or (choice.slot is not None and choice.slot in doer.scope.slots):
        return effect
    if all(EVENT in kind for kind in choice.among.kinds):
        respond_to_effect(doer, found.request, found.card, replace(choice.among, slot=slot))
    elif not _choose_event(found, replace(choice, slot=slot), effects=(effect,)):
        if not ahead or not is_open(found.doer, choice):
            return effect
        doer.bind(slot, found.picks.cards(doer, choice))
    return replace(effect, cards=n.Bound(slot))


def _choose_event(found: Generation, choice: ch.ChooseCards, effects: Sequence[ef.Effect] | None = None) -> bool:
    """Chooses an Event of the scene, where a card that may cancel cards in play as well cancels one.

    10.2: what cancels and smokes a card may be used in response to Events, which are not in play.

    :raises AmbiguousError: if the action does not say what is meant.
    """
    doer, request, among = found.doer, found.request, choice.among
    if not any(EVENT in kind or CARD in kind for kind in among.kinds) or cards.piles(among, doer.now()):
        return False
    if effects is None and not _cancels(found.ability.effects, choice.slot):
        return False
    game, own = doer.referee.game, doer.cause.card
    waiting: dict[str, Effect] = {}
    for effect in game.scene:
        mine = effect.kind == "event" and effect.card is not None and effect.card != own
        if mine and effect.card is not None and fits(effect, among, doer.now()):
            waiting[effect.card.id] = effect
    word = request.targets[0] if request.targets else None
    meant = next((each for each in waiting if word in (each, game.cards[each].title)), None)
    if meant is None and (word is not None or not waiting):
        return False
    if meant is None:
        scope = doer.now()
        here = [each for each in cards.cards(among, scope) if found.picks.may_choose(each, choice, scope)]
        options = [*waiting, *(each.id for each in here if each.in_play)]
        if len(options) > 1:
            text = f"Name what {found.card.title} cancels: {listing(options)}."
            raise request.which([[each] for each in options], text)
        meant = options[0]
        request.grant([meant])
    else:
        assert request.targets is not None
        request.targets = request.targets[1:]
    doer.answers = waiting[meant].number
    doer.bind(choice.slot, [game.cards[meant]])
    return True


def _cancels(effects: Sequence[ef.Effect], slot: Slot | None) -> bool:
    """Whether what is chosen is canceled."""
    if slot is None:
        return False
    canceling = (each for each in _told(effects) if isinstance(each, ef.CancelEffect | ef.CancelText))
    return any(each.cards == n.Bound(slot) for each in canceling)


def _retargeted(found: Generation, effect: ef.Retarget, of: n.Matching, *, ahead: bool) -> ef.Effect:
    """An effect that changes targets, with the effect named whose targets they are, and the new ones chosen."""
    doer = found.doer
    effects_of = all(EVENT in kind or EFFECT in kind for kind in of.kinds)
    attacking = doer.referee.game.attack is not None and any(card.in_play for card in cards.cards(of, doer.now()))
    if not effects_of or attacking or (of.slot is not None and of.slot in doer.scope.slots):
        return effect
    slot = of.slot if of.slot is not None else found.fresh()
    respond_to_effect(doer, found.request, found.card, replace(of, slot=slot))
    answered = next(each for each in doer.referee.game.scene if each.number == doer.answers)
    if not any(True for _ in phrases(doer.referee.game, answered)):
        raise RefusalError("nothing_to_retarget", "That effect has no target that could be changed.", rule("4.3.6"))
    if effect.to is None and not could_change(doer.referee.game, answered):
        raise RefusalError("nothing_to_retarget", "There are not enough new targets for that effect.", rule("4.3.6"))
    # 2001 FAQ 5.1: what stands right of a double colon is chosen on resolution.
    if not ahead or effect.to is not None:
        return replace(effect, of=n.Bound(slot))
    new = found.fresh()
    choose_new_targets(doer, found.request, answered, new)
    return replace(effect, of=n.Bound(slot), to=n.Bound(new))
