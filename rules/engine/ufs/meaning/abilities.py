"""Whole abilities: from constructs to what the engine runs."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from rules.engine.kernel.value import rebuilt, walk
from rules.engine.ufs.constructs import abilities as b
from rules.engine.ufs.constructs import cards as c
from rules.engine.ufs.constructs import conditions as k
from rules.engine.ufs.constructs import deeds as d
from rules.engine.ufs.constructs import effects as f
from rules.engine.ufs.constructs import events as e
from rules.engine.ufs.constructs import players as p
from rules.engine.ufs.constructs import times as t
from rules.engine.ufs.constructs import words as w
from rules.engine.ufs.constructs.sorts import Ability, Cards, Clause, Condition, Cost, Only, Quality, Sentence
from rules.engine.ufs.ir import abilities as i
from rules.engine.ufs.ir import effects as j
from rules.engine.ufs.ir import values as v
from rules.engine.ufs.ir.words import Letter, Place, Stat, Verb, Who
from rules.engine.ufs.meaning import sound
from rules.engine.ufs.meaning.cards import (
    STATS,
    Known,
    NotRunError,
    about,
    amount,
    kind,
    per,
    player,
    ref,
    token_card,
    with_quality,
    x_is,
)
from rules.engine.ufs.meaning.conditions import HOWS, before, condition, event
from rules.engine.ufs.meaning.effects import KEPT, SIGNS, acted, forbidden, instead, keyword, sentence
from rules.engine.ufs.meaning.unsupported import UnsupportedError

LETTERS = {w.Letter.FORM: Letter.FORM, w.Letter.ENHANCE: Letter.ENHANCE, w.Letter.RESPONSE: Letter.RESPONSE}
ROLES = {w.Noun.FORM: "form", w.Noun.BLOCK: "block", w.Noun.REVERSAL: "reversal"}
AT_HAND = (Verb.COMMIT, Verb.DESTROY)


def ability(of: Ability) -> tuple[i.Ability, ...]:
    """What an ability does.

    :raises NotRunError: for what is read and not run; the message names the construct and its slot.
    """
    known = Known(of)
    match of:
        case b.Played():
            return (_played(of, known),)
        case b.Continuous(body):
            found = _continuous(body, known)
            sound.check_checks(tuple(each for made in found if isinstance(made, i.Triggered) for each in made.effects))
            return found
    raise NotRunError(of, "an ability")


def _played(of: b.Played, known: Known) -> i.Played:
    costs = tuple(cost(each, known) for each in of.costs)
    trigger = None
    known.latest = None
    if of.trigger is not None:
        this_turn = of.trigger.time == t.This(w.Phase.TURN) and any(
            isinstance(each, c.Nth) for each in walk(of.trigger)
        )
        if of.trigger.condition is not None or not (of.trigger.time is None or this_turn):
            raise NotRunError(of.trigger, "what is responded to, if something is so")
        waited = before if of.trigger.moment is w.Moment.BEFORE else event
        trigger = waited(of.trigger.event, known)
        known.wait_for(trigger)
    only: list[i.Only] = []
    match of.bracket:
        case b.OncePer():
            only.append(i.OncePerTurn())
        case b.YourTurn():
            only.append(i.OnlyDuring(Who.YOU))
    most_x: v.Amount | None = None
    committed = False
    rest: list[Sentence] = []
    for each in of.body:
        match each:
            case f.OnlyPlayable(what):
                only.append(_only(what, known))
            case f.XAtMost(n) if most_x is None:
                most_x = amount(n, known)
                if any(isinstance(part, v.ThatCard | v.OfEvent | v.OfPaid) for part in walk(most_x)):
                    raise NotRunError(n, "the most that X may be")
            case f.Playable(k.CardIs(c.ThisCard(), c.Committed())):
                committed = True
            case _:
                rest.append(each)
    done, x = _body(rest, known)
    if x is not None and _is_late(x, costs, tuple(done)):
        worked_out = x
        if v.X() not in walk(tuple(done)):
            raise UnsupportedError("X that nothing uses")
        done = [rebuilt(each, lambda part: worked_out if part == v.X() else part) for each in done]
        x = None
    made = i.Played(
        LETTERS[of.letter],
        costs,
        trigger,
        tuple(done),
        tuple(only),
        any(isinstance(each, b.First) for each in of.prefixes),
        any(isinstance(each, b.Desperation) for each in of.prefixes),
        next((_asked(each, known) for each in of.prefixes if isinstance(each, b.Combo)), None),
        tuple(each.symbol.strip("[]").lower() for each in of.prefixes if isinstance(each, b.OfSymbol)),
        tuple(name.lower() for each in of.prefixes if isinstance(each, b.OfCharacters) for name in each.names),
        None,
        x,
        LETTERS[of.letter] is Letter.RESPONSE and _says_this_attack(of),
        most_x,
        committed,
    )
    sound.check(made)
    return sound.fulfilled_later(made)


def _body(body: list[Sentence], known: Known) -> tuple[list[j.Effect], v.Amount | None]:
    """The effects of several sentences, and what X is.

    2.13.5: what follows "if" and an event waits for it as a whole, up to the next sentence that waits.
    """
    done: list[j.Effect] = []
    latest: list[j.Effect] = done
    last = 0
    x: v.Amount | None = None
    waiting: j.Later | None = None

    def close() -> None:
        if waiting is not None:
            done.append(replace(waiting, effects=tuple(latest)))

    for each in body:
        match each:
            case f.XEquals(n, limit):
                x = x_is(n, limit, known)
            case f.IfInstead():
                latest[len(latest) - last :] = [instead(tuple(latest[len(latest) - last :]), each, known)]
                last = 0
            case f.IfNot(then):
                if last != 1 or not isinstance(asked := latest[-1], j.If) or asked.otherwise:
                    raise NotRunError(each, "what happens otherwise")
                latest[-1] = replace(asked, otherwise=sentence(then, known))
                last = 0
            case _:
                made = sentence(each, known)
                if len(made) == 1 and isinstance(made[0], j.Later):
                    close()
                    waiting, latest, made = made[0], [], made[0].effects
                latest += made
                last = len(made)
    close()
    return done, x


def _says_this_attack(of: b.Played) -> bool:
    """Whether it speaks of "this attack", and of no other."""
    named = [each for part in of.body for each in walk(part)]
    others = any(
        isinstance(each, c.Whose | c.That | c.The) and each.kind == c.Kind((w.Noun.ATTACK,), ()) for each in named
    )
    return c.ThisAttack in map(type, named) and not others


def _is_late(x: v.Amount, costs: tuple[i.Cost, ...], done: tuple[j.Effect, ...]) -> bool:
    """Whether X is worked out only where it is used: of a card that is named before, once that has happened.

    Else it is as the ability is played, with its costs.
    """
    if any(isinstance(each, v.ThatCard | v.OfEvent) for each in walk(x)):
        return True
    of_costs = any(isinstance(each, v.X) for each in walk(costs))
    if of_costs or any(isinstance(each, v.OfPaid | v.Paid) for each in walk(x)):
        return False
    waits = any(isinstance(each, j.Later) and v.X() in walk(each) for each in walk(done))
    return waits or (bool(done) and v.X() not in walk(done[0]))


def _asked(of: b.Combo, known: Known) -> tuple[v.Kind, ...]:
    """2.14.2.2: the kinds that have to lie in the card pool, in their order."""
    return tuple(
        kind(each.kind, known) if each.kind is not None else _with(v.Kind(), each.qualities, known) for each in of.asked
    )


def _with(of: v.Kind, qualities: tuple[Quality, ...], known: Known) -> v.Kind:
    return reduce(lambda made, each: with_quality(made, each, known), qualities, of)


def _only(of: Only, known: Known) -> i.Only:
    match of:
        case f.OncePerTurn():
            return i.OncePerTurn()
        case f.During(whose):
            return i.OnlyDuring(player(whose, known))
        case f.DuringAttack(whose):
            return i.OnlyIf(v.AttackIsOf(player(whose, known)))
        case f.WhileIf(asked):
            return i.OnlyIf(condition(asked, known))
    raise NotRunError(of, "when an ability may be played")


def cost(of: Cost, known: Known) -> i.Cost:
    """What is paid (2.12)."""
    known.last_paid = None
    match of:
        case b.CommitThis():
            return i.CostCards(Verb.COMMIT, v.This())
        case b.DestroyThis():
            return i.CostCards(Verb.DESTROY, v.This())
        case b.PayCheck(least):
            return i.CostCheck(least)
        case b.Pay(d.Lose(n, None)):
            return i.CostVitality(amount(n, known))
        case b.Pay(d.RemoveTokens(n, name, on)) if on is not None and (
            not isinstance(where := token_card(on, known), v.ThatCard)
        ):
            return i.CostTokens(name.lower(), where, amount(n, known))
        case b.Pay(d.DiscardAll(p.You(), w.Place.HAND)):
            return i.CostHand()
        case b.Pay(deed) if (found := acted(deed)) is not None and found[0] not in (Verb.LOOK, Verb.CHOOSE):
            verb, card = found
            known.paid.add(verb)
            paid = _paid(verb, card, known)
            known.last_paid = verb if isinstance(paid, v.Chosen) else None
            return i.CostCards(verb, paid)
    raise NotRunError(of, "a cost")


def _paid(verb: Verb, card: Cards, known: Known) -> v.This | v.Chosen | v.Top:
    """2.12.2: only cards that one controls pay."""
    found = ref(card, known, default=Place.STAGING if verb in (*AT_HAND, Verb.READY) else Place.HAND, who=Who.YOU)
    match found:
        case v.Chosen(of=cards) if cards.who is Who.YOU:
            return found
        case v.Chosen(of=cards) if cards.who is Who.OPPONENT and verb is Verb.READY:
            return found  # 1.1: the text says so.
        case v.Top(who=Who.YOU) | v.This():
            return found
    raise NotRunError(card, "what is paid")


# What holds


def _continuous(body: tuple[Sentence, ...], known: Known) -> tuple[i.Ability, ...]:
    if len(body) != 1:
        return _triggered(body, known)
    match body[0]:
        case f.XEquals(n, limit):
            return (i.Continuous(i.DefinesX(x_is(n, limit, known))),)
        case f.While(asked, f.If(k.Waits(what, None), then)) if _after(then):
            when, waited = condition(asked, known), event(what, known)
            known.wait_for(waited)
            return (i.Triggered(waited, sentence(then, known), when),)
        case f.While(asked, f.Say(clauses, None, None)):
            return _as_long_as(asked, clauses, known)
        case f.If(k.Waits(what, None), then) if not isinstance(what, e.Blocked | e.NotBlocked) or _after(then):
            waited = event(what, known)
            known.wait_for(waited)
            return (i.Triggered(waited, sentence(then, known)),)
        case f.If(k.BothAre(asked, k.Waits(what, None)) | k.BothAre(k.Waits(what, None), asked), then) if _after(then):
            when, waited = condition(asked, known), event(what, known)
            known.wait_for(waited)
            return (i.Triggered(waited, sentence(then, known), when),)
        case f.WaitIf(what, asked, then):
            waited = event(what, known)
            known.wait_for(waited)
            return (i.Triggered(waited, (j.If(condition(asked, known), sentence(then, known)),)),)
        case f.If(asked, f.Say(clauses, None, None)):
            return _as_long_as(asked, clauses, known)
        case f.AdditionalCost(c.ThisCard() | c.ThisAttack(qualities=()), deed, None | w.Noun.ATTACK as role):
            as_block = role is None and isinstance(body[0].card, c.ThisCard)
            return (i.Continuous(i.AlsoCosts(cost(b.Pay(deed), known), as_block)),)
        case f.Say((f.ReadyStays(c.ThisCard(), p.You()),), None | t.DuringPhase(p.You(), w.Phase.READY, False), None):
            return (i.Continuous(i.MayStayCommitted()),)
        case f.OnlyPlay(asked):
            return (i.Continuous(i.OnlyPlayedIf(condition(asked, known))),)
        case f.Say(clauses, None, None):
            return tuple(i.Continuous(each) for of in clauses for each in statements(of, known))
    raise NotRunError(body[0], "a continuous ability")


def _triggered(body: tuple[Sentence, ...], known: Known) -> tuple[i.Ability, ...]:
    """What waits for an event and does several things then."""
    (first, *more) = _continuous(body[:1], known)
    if more or not isinstance(first, i.Triggered):
        raise NotRunError(body[1], "a second sentence of a continuous ability")
    done, x = _body(list(body[1:]), known)
    effects = (*first.effects, *done)
    if x is not None:
        worked_out = x
        effects = tuple(rebuilt(each, lambda part: worked_out if part == v.X() else part) for each in effects)
    return (replace(first, effects=effects),)


def _as_long_as(asked: Condition, clauses: tuple[Clause, ...], known: Known) -> tuple[i.Ability, ...]:
    when = condition(asked, known)
    found = tuple(i.Continuous(each, when) for of in clauses for each in statements(of, known))
    if any(isinstance(each.statement, i.GainsSymbol) for each in found) and not isinstance(when, v.IsIn):
        raise NotRunError(asked, "when a character has a symbol")
    return found


def _after(then: Sentence) -> bool:
    """Whether what follows is done once, and does not hold as long as something is so."""
    return isinstance(then, f.Say) and all(isinstance(each, f.Do | f.MakeDo | f.May) for each in then.clauses)


def statements(of: Clause, known: Known) -> tuple[i.Statement, ...]:
    """What holds."""
    match of:
        case f.Does(cards, gets):
            return tuple(_statement(cards, each, known) for each in gets)
        case f.Loses(cards, trait) if trait not in KEPT:
            return (i.Grants(_held(cards, None, known), trait.capitalize(), lost=True),)
        case f.Cannot(who, deeds):
            whom = Who.EACH if isinstance(who, p.Players) else player(who, known)
            return tuple(i.Cannot(whom, *forbidden(each, known)) for each in deeds)
        case f.CardsCannot(cards, e.Happens(d.Destroy(p.MissingCards()), None)):
            return (i.CannotBeDestroyed(_held(cards, None, known)),)
        case f.NotBlockedBy(c.ThisCard() | c.ThisAttack(), None) | f.IsUnblockable(c.ThisCard() | c.ThisAttack()):
            return (i.CannotBeBlocked(),)
        case f.NotBlockedBy(c.ThisCard() | c.ThisAttack(), c.Bare(by, None)):
            return (i.CannotBeBlocked(kind(by, known)),)
        case f.ChecksGet(who, sign, n, False, play, None, None):
            if play is not None and not (isinstance(play, c.Bare) and play.of is None):
                raise NotRunError(play, "what control checks are made for")
            of_kind = kind(play.kind, known) if isinstance(play, c.Bare) else v.Kind()
            return (i.CheckBonus(player(who, known), amount(n, known), SIGNS[sign], of_kind),)
        case f.DealsHalf(cards) if isinstance(about(cards, known), v.This | v.ThisAttack):
            return (i.DealsHalf(),)
        case f.OnlyPlayedAs(c.ThisCard(), roles, None) if set(roles) <= set(ROLES):
            return (i.OnlyPlayedAs(tuple(ROLES[each] for each in roles)),)
        case f.OnlyPlayedAs(c.ThisCard(), (w.Noun.REVERSAL,), e.Blocked(c.Some(1, of_attack), p.You(), how, None)) if (
            of_attack == c.Kind((w.Noun.ATTACK,)) and how is not None
        ):
            return (i.OnlyPlayedAs(("reversal",), HOWS[how]),)
        case f.MayBlockAs(c.ThisCard(), c.AnyOne(of_attack), zone, modifier):
            return (i.BlocksAs(zone.value, modifier, kind(of_attack, known)),)
        case f.CharacterGains(who, symbol):
            return (i.GainsSymbol(player(who, known), symbol.strip("[]").lower()),)
        case f.HandSizeGets(p.You(), sign, n):
            return (i.HandSize(Who.YOU, amount(n, known), SIGNS[sign]),)
    raise NotRunError(of, "what holds")


def _statement(cards: Cards, of: f.Gets, known: Known) -> i.Statement:
    match of:
        case f.Change(sign, n, stat, each, None) if isinstance(n, int):
            return i.Bonus(_held(cards, STATS[stat], known), STATS[stat], per(n, each, known), SIGNS[sign])
        case f.Keyword():
            return i.Grants(_held(cards, None, known), keyword(of))
    raise NotRunError(of, "what cards have as long as something holds")


def _held(cards: Cards, stat: Stat | None, known: Known) -> v.Cards | v.This:
    """What a bonus or keyword is given to: attacks in card pools, others in staging areas; a difficulty anywhere."""
    match cards:
        case c.ThisCard() | c.ThisAttack(qualities=()) if stat not in (Stat.DIFFICULTY, Stat.CONTROL):
            return v.This()
        case c.Bare(of, owner) | c.Every(of, owner):
            found, who = kind(of, known), player(owner, known) if owner is not None else None
        case _:
            raise NotRunError(cards, "what something is given to")
    if (found.stat is not None and not found.printed) or stat is Stat.CONTROL:
        raise NotRunError(cards, "cards by a number that changes")
    if stat in (Stat.DIFFICULTY, Stat.BLOCK_MODIFIER):
        if found.committed is None and found.face_down is None:
            return v.Cards(found, who, Place.ANYWHERE)
    elif "block" not in found.traits:
        if found.types == ("attack",):
            return v.Cards(found, who, Place.POOL)
        if stat is None and found.types and found.types[0] not in ("action", "character"):
            return v.Cards(found, who, Place.STAGING)
    raise NotRunError(cards, "what something is given to")
