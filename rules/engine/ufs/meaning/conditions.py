"""Conditions and events: from constructs to what the engine runs."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.ufs.constructs import amounts as a
from rules.engine.ufs.constructs import cards as c
from rules.engine.ufs.constructs import conditions as k
from rules.engine.ufs.constructs import deeds as d
from rules.engine.ufs.constructs import events as e
from rules.engine.ufs.constructs import players as p
from rules.engine.ufs.constructs import words as w
from rules.engine.ufs.constructs.sorts import Cards, Comparison, Condition, Event, Player
from rules.engine.ufs.ir import values as v
from rules.engine.ufs.ir.words import Block, Happens, Moment, Number, Order, Place, Stat, Vital, Who
from rules.engine.ufs.meaning.cards import (
    Known,
    NotRunError,
    about,
    amount,
    cards_of,
    comparison,
    kind,
    limited,
    player,
    whose_attack,
)

OPPOSITE = {Who.YOU: Who.OPPONENT, Who.OPPONENT: Who.YOU, Who.EACH: Who.EACH}
HOWS = {None: None, w.How.COMPLETELY: Block.COMPLETE, w.How.PARTIALLY: Block.PARTIAL}
SIZES = {
    w.Vital.TALLER: (Vital.HEIGHT, Order.MORE),
    w.Vital.SHORTER: (Vital.HEIGHT, Order.LESS),
    w.Vital.HEAVIER: (Vital.WEIGHT, Order.MORE),
    w.Vital.LIGHTER: (Vital.WEIGHT, Order.LESS),
}
MOMENTS = {
    w.Phase.TURN: Moment.TURN,
    w.Phase.READY: Moment.READY,
    w.Phase.COMBAT: Moment.COMBAT,
    w.Phase.END: Moment.END,
}
ORDINALS = {w.Ordinal.SECOND: 2, w.Ordinal.THIRD: 3, w.Ordinal.FOURTH: 4}


def condition(of: Condition, known: Known) -> v.Condition:
    """What has to be so."""
    match of:
        case k.BothAre(one, other):
            return v.Both(condition(one, known), condition(other, known))
        case k.CardIsA(card) | k.CardCompares(card) | k.CardIs(card) if whose := whose_attack(card, known):
            return v.Both(v.AttackIsOf(whose[0]), _is_so(of, known))
        case k.Compares(a.OfCard(card)) if whose := whose_attack(card, known):
            return v.Both(v.AttackIsOf(whose[0]), _is_so(of, known))
        case k.Waits(e.Blocked(card) | e.NotBlocked(card)) if whose := whose_attack(card, known):
            return v.Both(v.AttackIsOf(whose[0]), _is_so(of, known))
    return _is_so(of, known)


def _is_so(of: Condition, known: Known) -> v.Condition:
    match of:
        case k.PlayerHas(who, number, cmp):
            order, bound = comparison(cmp, known)
            return v.Compares(v.OfPlayer(player(who, known), Number[number.name]), order, bound)
        case k.PlayerHasMore(who, number, more, than):
            mine = v.OfPlayer(player(who, known), Number[number.name])
            theirs = v.OfPlayer(player(than, known), Number[number.name])
            return v.Compares(mine, Order.MORE if more else Order.LESS, theirs)
        case k.HasMoreCards(who, cards, more, than):
            one = _number_of(cards, player(who, known), known)
            other = _number_of(cards, player(than, known), known)
            return v.Compares(one, Order.MORE if more else Order.LESS, other)
        case k.HasCards(who, cmp, cards):
            order, bound = comparison(cmp, known)
            return v.Compares(_number_of(cards, player(who, known), known), order, bound)
        case k.HasA(who, cards):
            return v.Compares(_number_of(cards, player(who, known), known), Order.AT_LEAST, v.Fixed(1))
        case k.HasNo(who, cards):
            return v.Compares(_number_of(cards, player(who, known), known), Order.AT_MOST, v.Fixed(0))
        case k.CardIsA(card, cards):
            return v.CardIs(about(card, known), kind(cards, known))
        case k.CardIs(card, c.Committed() | c.Ready() as state):
            return v.CardIs(about(card, known), v.Kind(committed=isinstance(state, c.Committed)))
        case k.CardIs(card, c.PlayedAsReversal()) if isinstance(about(card, known), v.ThisAttack):
            return v.PlayedAsReversal()
        case k.IsFirstInPool(card, whose):
            pool = player(whose, known)
            found = whose_attack(card, known)
            if found == (pool, v.Kind(types=("attack",))) or (isinstance(card, c.ThisAttack) and not card.qualities):
                return v.AttackIsFirst(pool)
        case k.Compares(k_one, cmp):
            order, bound = comparison(cmp, known)
            return v.Compares(amount(k_one, known), order, bound)
        case k.CardCompares(card, stat, cmp, printed) if isinstance(about(card, known), v.ThisAttack):
            order, bound = comparison(cmp, known)
            return v.Compares(v.OfAttack(Stat[stat.name], printed), order, bound)
        case k.CharacterHasSymbol(whose, symbol):
            return v.HasSymbol(player(whose, known), symbol.strip("[]").lower())
        case k.CharacterIs(whose, name):
            return v.CharacterIs(player(whose, known), name.lower())
        case k.GenderIs(whose, gender):
            return v.GenderIs(player(whose, known), "M" if gender is w.Gender.MALE else "F")
        case k.BloodIs(whose, blood):
            return v.BloodIs(player(whose, known), blood.value.upper())
        case k.Taller(whose, vital, than):
            owner_of = player(whose, known)
            if player(than, known) is OPPOSITE[owner_of] and owner_of is not Who.EACH:
                return v.Taller(owner_of, *SIZES[vital])
        case k.IsTurnOf(whose):
            return v.IsTurnOf(player(whose, known))
        case k.Waits(e.Blocked(card, None, how, None), None) if isinstance(about(card, known), v.ThisAttack):
            return v.AttackBlocked(HOWS[how])
        case k.Waits(e.NotBlocked(card, None, how), None) if isinstance(about(card, known), v.ThisAttack):
            return v.Not(v.AttackBlocked(HOWS[how]))
    raise NotRunError(of, "a condition")


def _number_of(of: c.Kind, who: Who, known: Known) -> v.Amount:
    """How many cards of a kind a player has: in hand and card pool as numbers, else what is controlled."""
    known.they = known.they if who is Who.YOU else who
    if of == c.Kind((w.Noun.CARD,), (c.InHand(),)):
        return v.OfPlayer(who, Number.HAND)
    found, owner, place = limited(of, known)
    if place in (Place.HAND, Place.POOL) and found == v.Kind() and owner is who:
        return v.OfPlayer(who, Number.HAND if place is Place.HAND else Number.CARD_POOL)
    if owner not in (None, who):
        raise NotRunError(of, "cards of another")
    made = cards_of(of, None, Place.STAGING, known)
    return v.Count(replace(made, who=who))


# Events


def event(of: Event, known: Known) -> v.Event:
    """What is waited for."""
    match of:
        case e.Happens(d.Play(object=c.Nth(whose, nth, c.Kind((w.Noun.CARD,), ())), role=None), who) if nth in ORDINALS:
            actor = player(who, known)
            if player(whose, known) is actor:
                return v.Event(Happens.PLAY, actor, nth=ORDINALS[nth])
        case e.Happens(d.Play(object=card, role=None, paying=False, free=False), who):
            found, this, owner = card_of(card, known)
            if owner in (None, player(who, known)):
                happens = Happens.ACTIVATE if found.letters and not found.types else Happens.PLAY
                return v.Event(happens, player(who, known), found, this)
        case e.Happens(d.Play(c.ThisCard(), w.Noun.BLOCK, False, False), p.You()):
            return v.Event(Happens.PLAY, Who.YOU, v.Kind(traits=("block",)), this=True)
        case e.Happens(d.BlockAny(c.ThisCard()), p.You()):
            return v.Event(Happens.BLOCK, Who.YOU, this=True)
        case e.Blocked(card, by, how, None):
            found, this, owner = _attack(card, known)
            blocker = player(by, known) if by is not None else None
            if blocker is not None and (this or owner is not None) and blocker is not OPPOSITE[owner or Who.YOU]:
                raise NotRunError(by, "blocking one's own attack")
            return v.Event(Happens.BLOCK, blocker or (OPPOSITE[owner] if owner else None), found, this, HOWS[how])
        case e.NotBlocked(card, None, None):
            found, this, owner = _attack(card, known)
            return v.Event(Happens.NOT_BLOCK, OPPOSITE[owner] if owner else None, found, this)
        case e.DealsDamage(card, damage, to):
            found, this, owner = _attack(card, known)
            victim = OPPOSITE[player(to, known)] if to is not None else None
            if owner is None or victim is None or owner is victim:
                return _dealt(v.Event(Happens.DEAL_DAMAGE, owner or victim, found, this), damage, known)
        case e.AttackResolves(card):
            found, this, owner = _attack(card, known)
            return v.Event(Happens.RESOLVED, owner, found, this)
        case e.TakesDamage(who):
            return v.Event(Happens.TAKE_DAMAGE, player(who, known))
        case e.Happens(d.MakeCheck(None), who):
            return v.Event(Happens.CHECK, anyone(who, known))
        case e.Happens(d.PassCheck(), who):
            return v.Event(Happens.PASS_CHECK, player(who, known))
        case e.Happens(d.FailCheck(None), who):
            return v.Event(Happens.FAIL_CHECK, player(who, known))
        case e.Happens(d.Draw(c.Some(1, c.Kind((w.Noun.CARD,), ()), False, False, None), None), who):
            return v.Event(Happens.DRAW, player(who, known))
        case e.Happens(d.Discard(c.Some(1, c.Kind((w.Noun.CARD,), ()), False, False, None), None), who) if who:
            return v.Event(Happens.DISCARD, player(who, known))
        case e.Happens(d.Destroy(card), None) if not isinstance(card, c.ThisCard):
            found, this, owner = card_of(card, known)
            return v.Event(Happens.DESTROY, owner, found, this)
        case e.Happens(d.GainAny(), who):
            return v.Event(Happens.GAIN_VITALITY, player(who, known))
        case e.Happens(d.LoseAny(), who):
            return v.Event(Happens.LOSE_VITALITY, player(who, known))
        case e.Starts(whose, phase) if whose is not None and phase in MOMENTS:
            return v.Event(Happens.START, player(whose, known), moment=MOMENTS[phase])
        case e.Ends(whose, w.Phase.COMBAT):
            return v.Event(Happens.END, player(whose, known), moment=Moment.COMBAT)
    raise NotRunError(of, "an event")


def anyone(who: Player | None, known: Known) -> Who | None:
    """Who does what is waited for; nothing, if it may be anybody."""
    return None if who is None or isinstance(who, p.AnyPlayer) else player(who, known)


def before(of: Event, known: Known) -> v.Event:
    """What is about to happen."""
    match of:
        case e.Happens(d.MakeCheck(None), who):
            return v.Event(Happens.BEFORE_CHECK, anyone(who, known))
    raise NotRunError(of, "an event that is about to happen")


def _dealt(of: v.Event, damage: Comparison | None, known: Known) -> v.Event:
    if damage is None:
        return of
    order, bound = comparison(damage, known)
    if not isinstance(bound, v.Fixed):
        raise NotRunError(damage, "how much damage is dealt")
    return replace(of, order=order, bound=bound.n)


def card_of(card: Cards, known: Known) -> tuple[v.Kind, bool, Who | None]:
    """The card of an event: its kind, whether it is this very one, and whose it is."""
    match card:
        case c.ThisCard() | c.ThisAttack(qualities=()):
            return v.Kind(), True, None
        case c.Some(1, of, False, False, owner):
            found, who, place = limited(of, known)
            if place in (None, Place.STAGING):
                return found, False, who if owner is None else player(owner, known)
        case c.Whose(owner, of):
            return kind(of, known), False, player(owner, known)
        case c.It(w.Word.IT, to) if isinstance(meant := known.marked.get(to), c.Whose | c.ThisAttack):
            return card_of(meant, known)
    raise NotRunError(card, "the card of an event")


def _attack(card: Cards, known: Known) -> tuple[v.Kind, bool, Who | None]:
    match card:
        case c.Some(1, c.Kind((w.Noun.ATTACK,), (c.WasDone(e.Happens(d.Play(), who), None),)), False, False, None):
            return v.Kind(types=("attack",)), False, player(who, known)
    found, this, owner = card_of(card, known)
    if not this and found.types != ("attack",):
        raise NotRunError(card, "an attack")
    return found, this, owner
