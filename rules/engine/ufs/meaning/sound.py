"""Whether a played ability makes sense as a whole; and conditions that can only be fulfilled later."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine.kernel.value import walk
from rules.engine.ufs.ir.abilities import CostCards, Played
from rules.engine.ufs.ir.effects import (
    Act,
    Adjust,
    Blocks,
    ChangeBlockZone,
    ChangeZone,
    Effect,
    Forbid,
    GoOn,
    If,
    Later,
    MakeCheck,
    May,
    Negate,
    OneOf,
    OnlyBlockedBy,
    PlayAsInHand,
    Recheck,
    ReversalAsIfBlocked,
    Search,
    ThatCheck,
    Unblockable,
    UseInstead,
)
from rules.engine.ufs.ir.values import (
    AttackBlocked,
    AttackIsOf,
    Both,
    Chosen,
    Event,
    Fixed,
    Not,
    OfAttack,
    OfEvent,
    OfPaid,
    Ref,
    ThatCard,
    This,
    ThisAttack,
    Top,
    X,
)
from rules.engine.ufs.ir.words import Happens, How, Letter, Until, Who
from rules.engine.ufs.meaning.unsupported import UnsupportedError

# What an effect is about, and the events to which alone it can respond.
RESPONDS = (
    (Recheck, (Happens.CHECK,)),
    (GoOn, (Happens.CHECK,)),
    (ThatCheck, (Happens.CHECK, Happens.BEFORE_CHECK)),
    (UseInstead, (Happens.BEFORE_CHECK,)),
    (Adjust, (Happens.TAKE_DAMAGE,)),
)
OF_AN_ATTACK = (
    *(Unblockable, OnlyBlockedBy, Blocks, ChangeZone, AttackBlocked, AttackIsOf, OfAttack, ReversalAsIfBlocked),
)
OVER = (Happens.BLOCK, Happens.NOT_BLOCK, Happens.TAKE_DAMAGE, Happens.DEAL_DAMAGE, Happens.RESOLVED)


def check(made: Played) -> None:
    """Whether the parts of a played ability fit together.

    :raises UnsupportedError: if one of them has nothing that it could be about.
    """
    parts = list(walk(made.effects))
    if not made.effects:
        raise UnsupportedError("an ability without an effect")
    if (made.letter is Letter.RESPONSE) != (made.trigger is not None):
        raise UnsupportedError("a response without its trigger")
    if made.trigger is not None and made.trigger.this and made.trigger.happens in (Happens.DESTROY, Happens.DISCARD):
        raise UnsupportedError("a response of a card that is gone by then")
    if made.first and made.letter is Letter.RESPONSE:
        raise UnsupportedError("a first response")
    for effect, events in RESPONDS:
        if any(isinstance(each, effect) for each in parts) and (
            made.trigger is None or made.trigger.happens not in events
        ):
            raise UnsupportedError(f"{effect.__name__} of what it does not respond to")
    if any(isinstance(each, Negate) for each in parts) and not _negatable(made.trigger):
        raise UnsupportedError("negating what has no effect")
    asked = [*parts, *(each for each in walk(made.only) if not isinstance(each, OfAttack))]
    if made.letter is Letter.FORM and any(isinstance(each, (ThisAttack, *OF_AN_ATTACK)) for each in asked):
        raise UnsupportedError("a Form about an attack that goes on")
    if made.letter is Letter.FORM and any(
        isinstance(p, Forbid) and p.until in (Until.ATTACK, Until.ENHANCE) for p in parts
    ):
        raise UnsupportedError("a Form for the rest of an attack")
    dealt = made.trigger is not None and made.trigger.happens is Happens.DEAL_DAMAGE
    if any(isinstance(each, ReversalAsIfBlocked) for each in parts) and not (dealt or _after_damage(made.effects)):
        raise UnsupportedError("a Reversal as if the attack was blocked, at another moment")
    plays = [each for each in parts if isinstance(each, PlayAsInHand)]
    if plays and (made.letter is not Letter.FORM or made.effects[-1] not in plays or len(plays) > 1):
        raise UnsupportedError("playing a card before something else happens")
    check_checks(made.effects)
    _check_block(made)
    _check_x(made)
    _check_paid(made)
    _check_that(made)
    _check_amount(made)
    _check_one(made)


def check_checks(effects: tuple[Effect, ...]) -> None:
    """A control check may be responded to before an effect goes on: it is no part of another effect.

    :raises UnsupportedError: if one is.
    """
    parts = list(walk(effects))
    whole = (effects, *(each.effects for each in parts if isinstance(each, Later)))
    if sum(isinstance(each, MakeCheck) for each in parts) > sum(isinstance(e, MakeCheck) for w in whole for e in w):
        raise UnsupportedError("a control check on a condition")


def _check_one(made: Played) -> None:
    """Where one card or one player is needed the text means one: nobody takes one of several."""
    several = False
    for each in walk(made.effects):
        match each:
            case May(who=Who.EACH) | OneOf(who=Who.EACH):
                raise UnsupportedError("each player, where one is needed")
            case Act(ref=ref) | Search(cards=ref) if not isinstance(ref, ThatCard):
                several = not _is_one(ref)
        if several and each == ThatCard():
            raise UnsupportedError("that card, where several were named")


def _is_one(ref: Ref) -> bool:
    match ref:
        case Chosen(how=how, amount=amount, by=by):
            return how in (How.EXACTLY, How.UP_TO) and amount == Fixed(1) and by is not Who.EACH
        case Top(who, amount):
            return amount == Fixed(1) and who is not Who.EACH
    return True


def _negatable(event: Event | None) -> bool:
    if event is None:
        return False
    if event.happens is Happens.PLAY:
        return event.kind.types == ("action",) or "block" in event.kind.traits
    return event.happens is Happens.ACTIVATE or (event.happens is Happens.BLOCK and event.kind.types != ("attack",))


def _after_damage(effects: tuple[Effect, ...]) -> bool:
    return all(
        isinstance(each, Later) and each.event.happens is Happens.DEAL_DAMAGE
        for each in effects
        if any(isinstance(part, ReversalAsIfBlocked) for part in walk(each))
    )


def _check_x(made: Played) -> None:
    """2.13.8: X is chosen with a cost, or the ability defines it."""
    in_costs = any(isinstance(each, X) for each in walk(made.costs))
    said = any(isinstance(each, X) for each in (*walk(made.effects), *walk(made.only)))
    if made.most_x is not None and (made.defines_x is not None or not (said or in_costs)):
        raise UnsupportedError("the most that X may be, and X is not chosen")
    if said and not in_costs and made.defines_x is None and made.most_x is None:
        raise UnsupportedError("X that nothing defines")
    if made.defines_x is not None and not (said or in_costs):
        raise UnsupportedError("X that nothing uses")
    for each in walk(made.defines_x):
        if isinstance(each, X):
            raise UnsupportedError("X that is defined by itself")


def _check_paid(made: Played) -> None:
    meant = [each.verb for each in (*walk(made.defines_x), *walk(made.effects)) if isinstance(each, OfPaid)]
    if not meant:
        return
    paid = [each.cards for each in made.costs if isinstance(each, CostCards) and each.verb in meant]
    if (
        len(paid) != 1
        or isinstance(paid[0], This)
        or len(set(meant)) != 1
        or paid[0].amount != Fixed(1)
        or (isinstance(paid[0], Chosen) and paid[0].how is not How.EXACTLY)
    ):
        raise UnsupportedError("a card of the cost that is not one")


def _check_block(made: Played) -> None:
    """8.3.2.8, 8.3.2.11: the zone of a block is changed once that has been played."""
    of_block = made.trigger is not None and (
        made.trigger.happens is Happens.BLOCK
        or (made.trigger.happens is Happens.PLAY and "block" in made.trigger.kind.traits)
    )
    if any(isinstance(each, ChangeBlockZone) for each in walk(made.effects)) and not of_block:
        raise UnsupportedError("the zone of a block that is not responded to")


def _check_that(made: Played) -> None:
    """ "That card", "it": what the effect before acted on, or what a response is about."""
    for effect in made.effects:
        about = [each for each in walk(effect) if isinstance(each, ThatCard)]
        if isinstance(effect, Later) and effect.event.happens is Happens.DEAL_DAMAGE:
            continue  # The attack that has dealt it.
        if about and made.trigger is None and not any(_names(each) for each in _before(made.effects, effect)):
            raise UnsupportedError("that card, and none was named")


def _check_amount(made: Played) -> None:
    """Damage that was dealt, vitality that was lost: an effect that waits for that knows how much it was."""
    for effect in made.effects:
        event = effect.event if isinstance(effect, Later) else made.trigger
        asked = any(isinstance(each, OfEvent) for each in walk(effect))
        known = (Happens.DEAL_DAMAGE, Happens.LOSE_VITALITY)
        if asked and (event is None or (event.happens not in known and event.least is None)):
            raise UnsupportedError("how much it was, of what was not waited for")


def _names(effect: Effect) -> bool:
    return any(isinstance(each, Chosen | Top | This | ThisAttack) for each in walk(effect))


def _before(effects: tuple[Effect, ...], effect: Effect) -> Iterator[Effect]:
    for each in effects:
        if each is effect:
            return
        yield each


def fulfilled_later(made: Played) -> Played:
    """2.13.5: what depends on a block that may still come is fulfilled once that is decided.

    :raises UnsupportedError: if it depends on it in a way that cannot wait.
    """
    if made.letter is Letter.FORM or (made.trigger is not None and made.trigger.happens in OVER):
        return made
    found = tuple(_later(each) for each in made.effects)
    for effect in found:
        waiting = [part for each in walk(effect) if isinstance(each, Later) for part in walk(each)]
        if any(isinstance(each, AttackBlocked) and not any(each is part for part in waiting) for each in walk(effect)):
            raise UnsupportedError("a block that is not decided yet")
    return replace(made, effects=found)


def _later(effect: Effect) -> Effect:
    match effect:
        case If(AttackBlocked(how), effects):
            return Later(Event(Happens.BLOCK, this=True, block=how), effects)
        case If(Not(AttackBlocked(None)), effects):
            return Later(Event(Happens.NOT_BLOCK, this=True), effects)
        case If(Not(AttackBlocked()), _):
            raise UnsupportedError("a block that is not of one kind")
        case If(Both(one, other), effects) if any(isinstance(each, AttackBlocked) for each in walk(one)):
            return _later(If(one, (If(other, effects),)))
        case If(Both(one, other), effects) if any(isinstance(each, AttackBlocked) for each in walk(other)):
            return _later(If(other, (If(one, effects),)))
    return effect
