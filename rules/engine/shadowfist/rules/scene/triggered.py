"""Triggered effects as they are generated: what is decided, chosen, paid and settled then (5.2, 5.2.2, 5.2.5)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import count
from typing import TypeGuard

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.value import rebuilt, walk, with_part
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType, Slot
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query import amounts, cards, players
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Known
from rules.engine.shadowfist.query.prospects import deeds
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.acting import Doer, cause_of
from rules.engine.shadowfist.rules.harming import dividing
from rules.engine.shadowfist.rules.play.by_effect import check_entering, refusing
from rules.engine.shadowfist.rules.scene import optional, paying
from rules.engine.shadowfist.rules.scene.picking import HIDDEN
from rules.engine.shadowfist.rules.scene.responses import fits

Effects = tuple[ef.Effect, ...]
# Slots for choices that nothing in the text refers back to.
FIRST_SLOT = 20_000
# What is drawn, discarded or played is out of sight until then (2001 FAQ 5.1).
UNSEEN = (ef.Draw, ef.Discard, ef.DiscardCards, ef.PlayCards, ef.LookAt, ef.Search, ef.Reveal)
# What depends on something later: another moment, a condition, what has been done before it, or other players.
WAITS = (ef.Later, ef.WhenNext, ef.OnCondition, ef.ForEachPlayer, ef.IfNotDone)


# What adds a triggered effect of a card to the scene.
ADDING: list[Callable[[Referee, Effect, Card], None]] = []


def adds(found: Callable[[Referee, Effect, Card], None]) -> Callable[[Referee, Effect, Card], None]:
    """Registers what adds a triggered effect to the scene, for what stands below it."""
    ADDING.append(found)
    return found


@dataclass
class Triggering:
    """A triggered effect as it is generated: ``effects`` are what is left of it to be done as it resolves."""

    doer: Doer
    card: Card
    triggered: ab.Triggered
    effects: Effects
    _slots: Iterator[int] = field(default_factory=lambda: count(FIRST_SLOT))

    def fresh(self) -> Slot:
        """A slot that the text does not use."""
        return Slot(next(self._slots))


def generate(
    referee: Referee,
    card: Card,
    triggered: ab.Triggered,
    scope: Scope,
    happening: Happening,
    *,
    replaced: bool,
    used: Callable[[], None] | None = None,
) -> Effect | None:
    """What is added to the scene; nothing if a player declines, if there is nothing to choose, or it is done already.

    :param replaced: what it does instead of what has happened has been done.
    :param used: is called if it is generated.
    """
    effects = _told(triggered.effects, happening, replaced=replaced)
    if not effects:
        return None
    was = _gone(referee, happening)
    scope = replace(scope.on(referee.game), left_play=was, here=referee.game.known(card.id))
    doer = Doer(referee, scope, cause_of(referee, scope.you, scope.this), refuses=refusing(effects))
    found = Triggering(doer, card, triggered, effects)
    if not _wanted(found) or not _chosen(found):
        return None
    if used is not None:
        used()
    return settled(found, was)


def settled(found: Triggering, was: Card | None = None) -> Effect | None:
    """What is added to the scene once the price is paid; nothing if it has been done already (5.2, 5.2.5)."""
    doer, card, triggered = found.doer, found.card, found.triggered
    referee = doer.referee
    found.effects = tuple(_settled(found, found.effects))
    found.effects = amounts.with_what_was_paid(found.effects, doer.now())
    _settle_x(found)
    for condition in reversed(triggered.trigger.on_resolution):
        found.effects = (ef.OnCondition(condition, found.effects),)
    scope, number = doer.now(), referee.next_number()
    if optional.is_immediate(found.effects):
        # 5.2.5: what happens immediately happens in a single step, and has nothing left to resolve.
        referee.step("immediate", f"{card.title} triggers, immediately.", rule("5.2.5"), cards=[card.id])
        doer.cause = cause_of(referee, scope.you, scope.this, number)
        acting.run(doer, found.effects)
        return None
    return Effect(
        number,
        "triggered",
        scope.you,
        f"the triggered effect of {card.title}",
        card=Known(card.id, card.life),
        left=triggered.forbids,
        right=found.effects,
        slots=tuple(scope.slots.items()),
        x=scope.x,
        subject=scope.subject_card if card.subject else None,
        voluntary=False,
        x_node=triggered.x,
        was=was,
        here=scope.here,
    )


def _gone(referee: Referee, happening: Happening) -> Card | None:
    """The card that what happened has taken out of play, or from one pile to another, as it was."""
    was = happening.was
    now = referee.card(was.id) if was is not None else None
    return was if was is not None and now is not None and not now.in_play and now.life != was.life else None


def _told(effects: Effects, happening: Happening, *, replaced: bool) -> Effects:
    """The effects with "that much" as what it was in the event, without what has been done instead."""

    def counted(each: object) -> object:
        return happening.amount if each == a.ThatMuch() else each

    if replaced:
        effects = tuple(each for each in effects if not isinstance(each, ef.Instead))
    return rebuilt(effects, counted)


# Whether it is generated (5.2.2)


def _option(found: Triggering) -> ef.May | ef.InOrderTo | None:
    """What the text leaves to the player as a whole: "you may sacrifice this card to ...", "you may ...".

    What others may do is no option of whose effect it is: they are asked as it resolves.
    """
    first = found.effects[0]
    if len(found.effects) > 1 or not isinstance(first, ef.May | ef.InOrderTo):
        return None
    if isinstance(first, ef.InOrderTo) and not first.optional:
        return None
    begins = first.effects[0] if isinstance(first, ef.May) else first.cost[0]
    if optional.leaves_open(begins) or players.players(first.by, found.doer.now()) != [found.doer.you]:
        return None
    return first


def _wanted(found: Triggering) -> bool:
    """Whether its player has it generated; what it costs is then paid, and what it may do it does."""
    option = _option(found)
    cost = found.triggered.cost
    turning = (ef.TurnCards(n.This()),) if cost.turns_this else ()
    costs = (*turning, *cost.steps, *(option.cost if _has_price(option) else ()))
    to_pay = [each for each in costs if not isinstance(each, ef.Choose)]
    if any(not _can_pay(found, each) for each in to_pay):
        return False
    if not _could_enter(found, option) or not _could_choose(found, option):
        return False
    # 4.2, 5.2.1: what stands left of "::" is a price, and its player may pay it.
    if option is not None or found.triggered.optional or to_pay:
        text = f"Generate the triggered effect of {found.card.title}?"
        if found.doer.referee.decide(Decision(found.doer.you, "may", text, ("yes", "no"))) != ("yes",):
            return False
    if isinstance(option, ef.InOrderTo) and option.if_done:
        # "If you do": both are done as it resolves, and only the deciding comes before.
        found.effects = (replace(option, optional=False),)
    elif option is not None:
        found.effects = _left_of(option)
    for each in to_pay:
        # 5.2: what stands left of "to" is paid on generation.
        _pay(found, each)
    return True


def _has_price(option: ef.May | ef.InOrderTo | None) -> TypeGuard[ef.InOrderTo]:
    """Whether what an option offers has a price that is paid as it is generated; "if you do" is none."""
    return isinstance(option, ef.InOrderTo) and not option.if_done


def _left_of(option: ef.May | ef.InOrderTo) -> Effects:
    """What is left to be done once an option has been used and its price paid."""
    return option.effects if isinstance(option, ef.May) else option.then


def _could_enter(found: Triggering, option: ef.May | ef.InOrderTo | None) -> bool:
    """Whether there is a card for what it plays or returns to play for certain: else it is not generated (5.2)."""
    effects = found.effects if option is None else _left_of(option)
    entering = [each for each in deeds(effects) if isinstance(each, ef.PlayCards | ef.Return)]
    try:
        for each in entering:
            check_entering(found.doer, each)
    except RefusalError as refusal:
        return _not_generated(found, refusal.message, *refusal.rules)
    return True


def _could_choose(found: Triggering, option: ef.May | ef.InOrderTo | None) -> bool:
    """Whether there are as many cards as have to be chosen for it: else it is not generated (5.2)."""
    doer, scope = found.doer, found.doer.now()
    begins = optional.choice_of(option.effects[0]) if isinstance(option, ef.May) else None
    refused = refusing(found.effects if option is None else _left_of(option))
    for choice in (*(each.choice for each in found.triggered.cost.steps if isinstance(each, ef.Choose)), begins):
        if not isinstance(choice, ch.ChooseCards) or choice.at_random or choice.slot in doer.scope.slots:
            continue
        if cards.may_be_unnamed(choice.among, scope) or (
            _is_event(choice.among) and not cards.piles(choice.among, scope)
        ):
            continue
        found_cards = doer.able(choice, cards.cards(choice.among, scope))
        legal = [card for card in found_cards if refused(doer, choice, card) is None]
        if len(legal) < doer.bounds(choice, len(legal))[0]:
            return _not_generated(found, "there is nothing that could be chosen for it.")
    return True


def _not_generated(found: Triggering, why: str, *rules: Citation) -> bool:
    text = f"The effect of {found.card.title} is not generated: {why}"
    found.doer.referee.step("not generated", text, *rules, rule("5.2.2"), cards=[found.card.id])
    return False


def _payable(found: Triggering, effect: ef.Effect, choice: ch.ChooseCards) -> list[Card]:
    doer = found.doer
    return [card for card in cards.cards(choice.among, doer.now()) if paying.may_pay(doer, effect, card, choice)]


def _choice_of(effect: ef.Effect) -> tuple[str, ch.ChooseCards] | None:
    """The cards of its player's choice that a payment is paid with."""
    for each in fields(effect):
        part = getattr(effect, each.name)
        if isinstance(part, ch.ChooseCards) and not part.at_random:
            return each.name, part
    return None


def _can_pay(found: Triggering, effect: ef.Effect) -> bool:
    """Whether there are cards, or the Power, with which a cost could be paid."""
    doer = found.doer
    choice = _choice_of(effect)
    if choice is not None:
        legal = _payable(found, effect, choice[1])
        return len(legal) >= doer.bounds(choice[1], len(legal))[0]
    match effect:
        case ef.RemoveCounters(number, of) if not isinstance(of, ch.ChooseCards):
            return all(card.counters >= doer.amount(number) for card in cards.cards(of, doer.now()))
        case ef.RemoveDamage(_, of) | ef.Heal(of) if not isinstance(of, ch.ChooseCards):
            return any(card.damage for card in cards.cards(of, doer.now()))
        case ef.TurnCards(of) | ef.UnturnCards(of) | ef.Remove(cards=of) if not isinstance(of, ch.ChooseCards):
            turning = isinstance(effect, ef.TurnCards)
            found_now = cards.cards(of, doer.now())
            here = [card for card in found_now if card.in_play]
            if isinstance(effect, ef.Remove):
                # "You may toast that Character", of one that has been sacrificed: it is in the smoked pile.
                away = effect.how in (ef.Removal.TOAST, ef.Removal.REMOVE_FROM_GAME)
                return bool(here) or (away and any(card.zone == "smoked" for card in found_now))
            return any(card.turned is not turning for card in here)
    return optional.could_pay(doer, effect)


def _pay(found: Triggering, effect: ef.Effect) -> None:
    doer = found.doer
    choice = _choice_of(effect)
    if choice is not None:
        name, asked = choice
        legal = _payable(found, effect, asked)
        least, most = doer.bounds(asked, len(legal))
        text = f"{doer.you} chooses what is {paying.words_for(effect)[1]} for {doer.source_name()}."
        chosen = doer.referee.decide(
            Decision(doer.you, "choose", text, tuple(each.id for each in legal), least, min(most, len(legal)))
        )
        slot = asked.slot if asked.slot is not None else found.fresh()
        doer.bind(slot, [each for each in legal if each.id in chosen])
        effect = with_part(effect, name, n.Bound(slot))
    acting.run(doer, (effect,))


def _chosen(found: Triggering) -> bool:
    """Makes the choices left of the double colon; tells whether there was something to choose each time."""
    return all(_choose(found, each.choice) for each in found.triggered.cost.steps if isinstance(each, ef.Choose))


def _choose(found: Triggering, choice: ch.Choice) -> bool:
    doer = found.doer
    if not isinstance(choice, ch.ChooseCards) or not _is_event(choice.among) or cards.piles(choice.among, doer.now()):
        return bool(doer.choose(choice))
    # Events are chosen among those that wait in the scene: they are never in play (4.3.6).
    scope = doer.now()
    waiting = [each for each in doer.referee.game.scene if each.kind == "event" and fits(each, choice.among, scope)]
    known = dict.fromkeys(each.card.id for each in waiting if each.card is not None)
    chosen = doer.decided(choice, [doer.referee.card(each) for each in known])
    doer.bind(choice.slot, chosen)
    return bool(chosen)


def _is_event(among: n.Matching) -> bool:
    return bool(among.kinds) and all(n.OfType(CardType.EVENT) in kind for kind in among.kinds)


# What is settled as it is generated


def _settled(found: Triggering, effects: Sequence[ef.Effect]) -> Iterator[ef.Effect]:
    """The effects with every choice made that all can see as they are generated (5.2, 5.2.2)."""
    for effect in effects:
        match effect:
            case ef.ChosenAhead(inner) | ef.Together(inner) | ef.Immediately(inner) | ef.Instead(inner):
                yield with_part(effect, "effects", tuple(_settled(found, inner)))
            case ef.May((first, *rest), by) if not _is_for_others(found, by):
                begun = next(_settled_one(found, first, optional=True))
                # What was chosen is what the player wants: the option has been used.
                yield effect if begun is first else ef.Together((begun, *rest))
            case ef.Choose(choice):
                if isinstance(choice, ch.ChooseCards | ch.ChoosePlayers) and _is_open(found, choice):
                    yield ef.Choose(_made(found, choice))
                else:
                    yield effect
            case ef.Damage(divided=True, shares=()):
                (chosen,) = _settled_one(found, effect, optional=False)
                yield dividing.ahead(found.doer, chosen, found.fresh())
            case _:
                yield from _settled_one(found, effect, optional=False)


def _is_for_others(found: Triggering, by: n.Players) -> bool:
    return players.players(by, found.doer.now()) != [found.doer.you]


def _settled_one(found: Triggering, effect: ef.Effect, *, optional: bool) -> Iterator[ef.Effect]:
    """One effect with the cards chosen to which it does something."""
    if isinstance(effect, (*UNSEEN, *WAITS, ef.May, ef.InOrderTo, ef.OneOf, ef.FlipCoin)):
        yield effect
        return
    for each in fields(effect):
        choice = getattr(effect, each.name)
        if isinstance(choice, ch.ChooseCards) and _is_open(found, choice):
            made = _made(found, choice, optional=optional)
            assert made.slot is not None
            effect = with_part(effect, each.name, n.Bound(made.slot))
    yield effect


def _is_open(found: Triggering, choice: ch.ChooseCards | ch.ChoosePlayers) -> bool:
    """Whether a choice can be made as the effect is generated: all can see what there is to choose."""
    scope = found.doer.now()
    if choice.slot is not None and choice.slot in scope.slots:
        return False
    # What refers to something that the effect has yet to do or find waits for it.
    named = [each.slot for each in walk((choice.among, choice.by)) if isinstance(each, n.Bound | n.BoundPlayers)]
    if any(slot not in scope.slots for slot in named) or len(players.players(choice.by, scope)) != 1:
        return False
    if isinstance(choice, ch.ChoosePlayers):
        return True
    return not choice.at_random and not {zone for _, zone in cards.piles(choice.among, scope)} & HIDDEN


def _made(found: Triggering, choice: ch.ChooseCards | ch.ChoosePlayers, *, optional: bool = False) -> ch.ChooseCards:
    if choice.slot is None:
        choice = replace(choice, slot=found.fresh())
    doer = found.doer
    doer.optional = optional
    doer.choose(choice)
    doer.optional = False
    return choice  # type: ignore[return-value]


def _settle_x(found: Triggering) -> None:
    """2001 FAQ 1.8: X is settled on generation; one that only says how much a card gains is counted then (6.5)."""
    doer, x = found.doer, found.triggered.x
    scope = doer.now()
    if scope.x is not None or x is None or _only_gained(found.effects):
        return
    if any(each.slot not in scope.slots for each in walk(x) if isinstance(each, n.Bound | n.BoundPlayers)):
        return
    with contextlib.suppress(CannotRunError):
        doer.scope = replace(scope, x=amounts.value(x, scope))


def _only_gained(effects: Effects) -> bool:
    """Whether X stands nowhere but in what cards gain: "it gains +X Fighting"."""
    using = [each for each in effects if any(isinstance(part, a.X) for part in walk(each))]
    return bool(using) and all(isinstance(each, ef.For) for each in using)
