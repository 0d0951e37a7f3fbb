"""Conditions and events: from constructs to what the engine runs."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.ufs.constructs import amounts as a
from rules.engine.ufs.constructs import cards as c
from rules.engine.ufs.constructs import conditions as k
from rules.engine.ufs.constructs import deeds as d
from rules.engine.ufs.constructs import events as e
from rules.engine.ufs.constructs import players as p
from rules.engine.ufs.constructs import times as t
from rules.engine.ufs.constructs import words as w
from rules.engine.ufs.constructs.sorts import Cards, Comparison, Condition, Deed, Event, Player
from rules.engine.ufs.ir import values as v
from rules.engine.ufs.ir.words import Block, Happens, Letter, Moment, Number, Order, Place, Stat, Vital, Who
from rules.engine.ufs.meaning.cards import (
    DONE,
    LETTERS,
    PLACES,
    STATS,
    TRAITS,
    Known,
    NotRunError,
    about,
    amount,
    cards_of,
    comparison,
    kind,
    limited,
    player,
    token_card,
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
KEYWORDS = ("breaker", "multiple", "powerful", "stun")  # 2.14.2: they are abilities that are played.
A_CARD = c.Some(1, c.Kind((w.Noun.CARD,), ()))
ORDINALS = {w.Ordinal.SECOND: 2, w.Ordinal.THIRD: 3, w.Ordinal.FOURTH: 4}


def condition(of: Condition, known: Known) -> v.Condition:
    """What has to be so."""
    match of:
        case k.BothAre(one, other):
            return v.Both(condition(one, known), condition(other, known))
        case (
            k.CardIsA(card) | k.CardCompares(card) | k.CardIs(card) | k.HasGreater(card) | k.DamageBelowPrinted(card)
        ) if whose := whose_attack(card, known):
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
            other = _number_of(_those_of(cards, than), player(than, known), known)
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
        case k.CardIsNot(card, cards):
            return v.Not(v.CardIs(about(card, known), kind(cards, known)))
        case k.HasMoreThan(who, more, cards, n):
            order = Order.MORE if more else Order.LESS
            return v.Compares(_number_of(cards, player(who, known), known), order, amount(n, known))
        case k.Lacks(who, n, number):
            return v.Compares(v.OfPlayer(player(who, known), Number[number.name]), Order.LESS, v.Fixed(n))
        case k.HasTokens(p.You(), cmp, name, on):
            order, bound = comparison(cmp, known)
            return v.Compares(v.OfTokens(name.lower(), token_card(on, known)), order, bound)
        case k.CheckSucceeds(success) if known.checked:
            return v.CheckPassed() if success else v.Not(v.CheckPassed())
        case k.IsYourAttack(whose):
            return v.AttackIsOf(player(whose, known))
        case k.NeverHappened(event, time):
            return v.Not(_is_so(k.Happened(event, time), known))
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
        case k.FirstTurn():
            return v.FirstTurn()
        case k.HasGreater(card, stat, than) if isinstance(about(card, known), v.ThisAttack):
            return v.Compares(v.OfAttack(STATS[stat]), Order.MORE, v.OfAttack(STATS[than]))
        case k.DamageBelowPrinted(card, stat, above) if isinstance(about(card, known), v.ThisAttack):
            order = Order.MORE if above else Order.LESS
            return v.Compares(v.OfAttack(STATS[stat]), order, v.OfAttack(STATS[stat], printed=True))
        case k.CardIsIn(c.ThisCard(), p.You(), place, None) if place in (w.Place.STAGING, w.Place.POOL):
            return v.IsIn(Place[place.name])
        case k.IsNthAttack(whose, nth, w.Noun.ATTACK) if nth in ORDINALS:
            return v.IsNthAttack(player(whose, known), ORDINALS[nth])
        case k.ThereIs(cmp, cards):
            order, bound = comparison(cmp, known) if cmp is not None else (Order.AT_LEAST, v.Fixed(1))
            found_cards = cards_of(cards, None, Place.STAGING, known)
            if found_cards.who is not None:
                return v.Compares(v.Count(found_cards), order, bound)
        case k.Happened(e.Happens(deed, who), t.This(w.Phase.TURN | w.Phase.COMBAT as phase)) if who is not None:
            return _done(deed, player(who, known), phase is w.Phase.COMBAT, known)
        case k.Happened(e.PlayerDeals(who, to), t.This(w.Phase.TURN | w.Phase.COMBAT as phase)) if (
            to is None or player(to, known) is OPPOSITE[player(who, known)]
        ):
            return v.Done(Happens.DEAL_DAMAGE, player(who, known), phase is w.Phase.COMBAT)
        case k.IsTurnOf(whose):
            return v.IsTurnOf(player(whose, known))
        case k.Waits(e.Blocked(card, None, how, None), None) if isinstance(about(card, known), v.ThisAttack):
            return v.AttackBlocked(HOWS[how])
        case k.Waits(e.NotBlocked(card, None, how), None) if isinstance(about(card, known), v.ThisAttack):
            return v.Not(v.AttackBlocked(HOWS[how]))
    raise NotRunError(of, "a condition")


def _done(deed: Deed, who: Who, combat: bool, known: Known) -> v.Done:
    """What a player has done before in this turn."""
    match deed:
        case d.Draw(c.Bare(c.Kind((w.Noun.CARD,), qualities), None), None) if _from_own_deck(qualities):
            return v.Done(Happens.DRAW, who, combat)
        case d.TakeAny() if who is not Who.EACH:
            return v.Done(Happens.DEAL_DAMAGE, OPPOSITE[who], combat)
        case d.Play(c.Some(1, of, False, False, None) | c.Another(of), None, False, False):
            other = isinstance(deed.object, c.Another)
            return v.Done(Happens.PLAY, who, combat, _played(of, known, other=other))
        case d.Play(c.Choice(of, least, None), None, False, False):
            return v.Done(Happens.PLAY, who, combat, _played(of, known), Order.AT_LEAST, least)
    raise NotRunError(deed, "what has happened")


def _from_own_deck(qualities: tuple[object, ...]) -> bool:
    return qualities in ((), (c.In(p.You(), w.Place.DECK),), (c.In(p.They(), w.Place.DECK),))


def _played(of: c.Kind, known: Known, *, other: bool = False) -> v.Kind:
    """What was played: a Reversal is a card that was played as one, a block likewise."""
    found = kind(of, known)
    if found.letters:
        raise NotRunError(of, "abilities that were played")
    if found.traits == ("reversal",):
        found = replace(found, traits=(), reversal=True)
    return replace(found, other=found.other or other)


def _those_of(of: c.Kind, who: Player) -> c.Kind:
    """The cards of the other player with whom one is compared: "fewer cards in their hand than you"."""
    return replace(of, qualities=tuple(c.In(who, q.place) if isinstance(q, c.In) else q for q in of.qualities))


def _number_of(of: c.Kind, who: Who, known: Known) -> v.Amount:
    """How many cards of a kind a player has: in hand and card pool as numbers, else what is controlled."""
    known.they = known.they if who is Who.YOU else who
    if of == c.Kind((w.Noun.CARD,), (c.InHand(),)):
        return v.OfPlayer(who, Number.HAND)
    found, owner, place = limited(of, known)
    if place is Place.PLAY:
        return v.Count(v.Cards(found, who, place))
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
            if who is not None and player(whose, known) is actor:
                return v.Event(Happens.PLAY, actor, nth=ORDINALS[nth])
        case e.Happens(d.Play(c.Some(1, c.Kind(called, ())), None, False, False), who) if (
            w.Noun.ABILITY in called and set(called) <= {w.Noun.ABILITY, w.Noun.ACTION}
        ):
            # 2.9.3.1: an action card is played for its ability; as a block it is none, but a card (8.3.2.12).
            return v.Event(Happens.ACTIVATE, anyone(who, known), actions=w.Noun.ACTION in called)
        case e.Happens(d.Play(c.Some(1, c.Kind((w.Noun.ABILITY,), (c.HasTrait(trait),))), None, False, False), who) if (
            trait in KEYWORDS
        ):
            return v.Event(Happens.ACTIVATE, anyone(who, known), keyword=trait)
        case e.Happens(d.Play(c.Some(1, c.Kind(called, (c.PrintedOn(on),))), None, False, False), who) if (
            who is not None and set(called) <= {w.Noun.ABILITY, *LETTERS}
        ):
            letters = tuple(LETTERS[each] for each in called if each in LETTERS)
            return _printed_on(v.Event(Happens.ACTIVATE, player(who, known)), letters, on, known)
        case e.Happens(d.Play(object=card, role=None, paying=False, free=False), who):
            found, this, owner = card_of(card, known)
            if owner in (None, anyone(who, known)):
                happens = Happens.ACTIVATE if found.letters and not found.types else Happens.PLAY
                return v.Event(happens, anyone(who, known), found, this)
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
        case e.Happens(d.CheckFor(c.Some(1, to_play, False, False, None), role), who):
            return v.Event(Happens.CHECK, anyone(who, known), kind(to_play, known), to_play=True, keyword=_as(role))
        case e.Happens(d.TakeSome(cmp), who):
            return _dealt(_taken(who, None, known), cmp, known)
        case e.Happens(d.TakeAny(), who):
            return _taken(who, None, known)
        case e.DueTo(e.Happens(d.TakeAny() | d.LoseAny(), who), cause):
            return _taken(who, cause, known)
        case e.DueTo(e.TakesDamage(who), cause):
            found, this, owner = _attack(cause, known)
            if who is not None and owner in (None, OPPOSITE[player(who, known)]):
                return v.Event(Happens.TAKE_DAMAGE, player(who, known), found, this)
        case e.Happens(d.Add(card, pile, w.Place.MOMENTUM, None, None, None), who) if (
            card == A_CARD and who is not None
        ):
            actor = player(who, known)
            if player(pile, known) is actor:
                return v.Event(Happens.TO_MOMENTUM, actor)
        case e.Happens(d.PassCheck(), who):
            return v.Event(Happens.PASS_CHECK, anyone(who, known))
        case e.Happens(d.FailCheck(None), who):
            return v.Event(Happens.FAIL_CHECK, anyone(who, known))
        case e.Happens(d.Draw(c.Some(1, c.Kind((w.Noun.CARD,), ()), False, False, None), None), who):
            return v.Event(Happens.DRAW, anyone(who, known))
        case e.Happens(deed, who) if (made := _done_to_cards(deed, who, known)) is not None:
            return made
        case e.DueTo(e.Happens(deed, who), c.Some(1, c.Kind((w.Noun.EFFECT,), ()), False, False, owner)) if (
            made := _done_to_cards(deed, who, known)
        ) is not None:
            return replace(made, cause=Who.EACH if owner is None else player(owner, known))
        case e.Happens(d.CheckValue(cmp, made), who):
            return _checked(v.Event(Happens.CHECK, anyone(who, known)), cmp, known, turned=not made)
        case e.Happens(d.FailCheckFor(c.Some(1, to_play, False, False, None), None), who):
            return v.Event(Happens.FAIL_CHECK, anyone(who, known), kind(to_play, known), to_play=True)
        case e.Happens(d.GainAny(), who):
            return v.Event(Happens.GAIN_VITALITY, player(who, known))
        case e.Happens(d.LoseAny(), who):
            return v.Event(Happens.LOSE_VITALITY, player(who, known))
        case e.Starts(whose, phase) if whose is not None and phase in MOMENTS:
            return v.Event(Happens.START, player(whose, known), moment=MOMENTS[phase])
        case e.Ends(whose, w.Phase.COMBAT):
            return v.Event(Happens.END, player(whose, known), moment=Moment.COMBAT)
    raise NotRunError(of, "an event")


def _done_to_cards(deed: Deed, who: Player | None, known: Known) -> v.Event | None:
    """Something is done to a card, to this one, or to so many at once; nothing for a deed that does more than that."""
    card: Cards | None = None
    place: Place | None = None
    whose_place: Who | None = None
    happens: Happens | None = DONE.get(type(deed))
    match deed:
        case d.Commit(card) | d.ReadyUp(card) | d.Destroy(card):
            pass
        case d.Discard(card, None, None):
            place = Place.HAND
        case d.Discard(card, None, d.Where(holder, zone)) if zone in PLACES:
            place, whose_place = PLACES[zone], player(holder, known)
        case d.Add(card, pile, w.Place.MOMENTUM, None, None, None) if player(pile, known) is anyone(who, known):
            happens = Happens.TO_MOMENTUM
    if card is None or happens is None:
        return None
    actor = anyone(who, known)
    if isinstance(card, c.ThisCard):
        return v.Event(happens, actor, this=True, place=place) if place is not Place.HAND else None
    owner: Player | None = None
    least: int | None = None
    match card:
        case c.Some(1, of, False, False, owner):
            pass
        case c.Choice(of, n, owner):
            least = max(n, 1)
        case c.Bare(of, owner):
            least = 1
        case c.AnyOne(of):
            pass
        case c.Whose(owner, of):
            pass
        case _:
            return None
    found, whose, where = limited(of, known)
    if w.Noun.MOMENTUM in of.nouns:
        if happens is not Happens.DISCARD:
            return None
        where = Place.MOMENTUM
    if owner is not None:
        whose = player(owner, known)
    whose = whose or whose_place
    if where is not None and happens is Happens.DISCARD:
        place = where
    elif where not in (None, Place.STAGING) or found.committed is not None or found.face_down is not None:
        return None  # It has left that place, or changed, as that is asked.
    return v.Event(happens, actor, found, least=least, whose=whose, place=place)


def _checked(of: v.Event, cmp: Comparison, known: Known, *, turned: bool) -> v.Event:
    """A check that has come to so much, or for which a card of such a control value was turned over."""
    if not turned:
        return _dealt(of, cmp, known)
    match cmp:
        case a.Equals(int() as n):
            return replace(of, among=(n,))
        case a.AtMost(int() as n):
            return replace(of, among=tuple(range(n + 1)))
        case a.OneOfNumbers(n):
            return replace(of, among=n)
    raise NotRunError(cmp, "what is checked")


def _taken(who: Player | None, cause: Cards | None, known: Known) -> v.Event:
    """8.3.3.8: damage is taken, and vitality lost by it, as an attack of the other player deals it."""
    victim = player(who, known)
    found, this, owner = (v.Kind(), False, None) if cause is None else _attack(cause, known)
    if who is None or victim is Who.EACH or owner not in (None, OPPOSITE[victim]):
        raise NotRunError(who or cause, "who takes damage")
    return v.Event(Happens.DEAL_DAMAGE, OPPOSITE[victim], found, this)


def _printed_on(of: v.Event, letters: tuple[Letter, ...], on: Cards, known: Known) -> v.Event:
    """An ability that is printed on a card of a kind, which lies in play or is played for it."""
    match on:
        case c.Whose(owner, kind_of) if player(owner, known) is of.who:
            pass
        case c.Some(1, kind_of, False, False, None):
            pass
        case _:
            raise NotRunError(on, "what an ability is printed on")
    found, whose, place = limited(kind_of, known)
    if found.letters or whose not in (None, of.who) or place not in (None, Place.STAGING):
        raise NotRunError(on, "what an ability is printed on")
    return replace(of, kind=replace(found, letters=letters), place=place)


def anyone(who: Player | None, known: Known) -> Who | None:
    """Who does what is waited for; nothing, if it may be anybody."""
    return None if who is None or isinstance(who, p.AnyPlayer) else player(who, known)


def before(of: Event, known: Known) -> v.Event:
    """What is about to happen."""
    match of:
        case e.Happens(d.MakeCheck(None), who):
            return v.Event(Happens.BEFORE_CHECK, anyone(who, known))
        case e.Happens(d.CheckFor(c.Some(1, to_play, False, False, None), role), who):
            found = kind(to_play, known)
            return v.Event(Happens.BEFORE_CHECK, anyone(who, known), found, to_play=True, keyword=_as(role))
    raise NotRunError(of, "an event that is about to happen")


def _as(role: w.Noun | None) -> str | None:
    """As what a card is played."""
    if role not in (None, w.Noun.BLOCK, w.Noun.REVERSAL):
        raise NotRunError(role, "what a card is played as")
    return TRAITS[role] if role is not None else None


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
        case c.AnyOne(of):
            return kind(of, known), False, None
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
