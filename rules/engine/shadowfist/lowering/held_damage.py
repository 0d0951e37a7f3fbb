"""Statements about damage: what is taken, inflicted, reduced, redirected, or done instead (4.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import DamageKind
from rules.engine.shadowfist.lowering import amounts, benefits, cards, limits, players, quantities
from rules.engine.shadowfist.lowering.context import Context, type_names
from rules.engine.shadowfist.lowering.held import HAND_SIZE, OF_EACH, holds
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import stat
from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Be, Bonus, To
from rules.engine.shadowfist.text.timing import AsIf, Clause, InsteadOf


@holds("take", "inflict")
def takes(made: Statement) -> co.Statement | None:
    """Takes no combat damage; inflicts half damage on Sites; inflicts +1 damage."""
    thing = made.peek_what()
    as_if = made.adverb(AsIf)
    if as_if is not None:
        return _as_if(made, as_if)
    if made.passive and made.manner("instead"):
        return _sent(made)
    at_most = isinstance(thing, sel.Select) and thing.quantity.word in AT_MOST and thing.quantity.amount is not None
    if isinstance(thing, sel.Select) and thing.quantity.word != "no" and not at_most:
        return None
    if not isinstance(thing, sel.Select | am.Half | Bonus):
        return None
    made.take_what()
    if isinstance(thing, am.Half):
        # "Half damage from Events": by what it is inflicted stands with the noun.
        thing, half_by = _without_source(thing)
        if half_by is not None:
            made.give("from", half_by)
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx) if agent is not None else n.This()
    on, by = made.take("on", "to"), made.take("from", "by")
    other_on = limits.cards_or_players(on, made.ctx) if on is not None else None
    other_by = limits.cards_or_players(by, made.ctx) if by is not None else None
    takes_it = made.verb == "take"
    sides = (who if takes_it else other_on), (other_by if takes_it else who)
    if (takes_it and on is not None) or (not takes_it and by is not None):
        raise UnsupportedError(f"to {made.verb} damage, with more to it")
    if isinstance(thing, Bonus):
        if not isinstance(sides[0], type(None)) and takes_it:
            return co.ChangeDamage(
                co.DamageChange.BY, amounts.amount(thing.amount, made.ctx), *sides, _kind_of_bonus(thing)
            )
        return co.ChangeDamage(
            co.DamageChange.BY, amounts.amount(thing.amount, made.ctx), *sides, _kind_of_bonus(thing)
        )
    half = isinstance(thing, am.Half)
    rounded = thing.rounded if isinstance(thing, am.Half) else ""
    inner = thing.of if isinstance(thing, am.Half) else thing
    spared = _spared(inner, made.ctx)
    if spared is not None and isinstance(inner, sel.Select):
        inner = replace(inner, filters=())
    if not isinstance(inner, sel.Select) or type_names(inner) != ("damage",) or inner.filters:
        raise UnsupportedError(f"to {made.verb} such damage")
    kind = quantities.damage_kind_of(inner, frozenset({"", "the"} if half else AT_MOST if at_most else {"no"}))
    if at_most:
        return co.ChangeDamage(
            co.DamageChange.AT_MOST, amounts.amount(inner.quantity.amount, made.ctx), *sides, kind, spared
        )
    if half:
        return co.ChangeDamage(
            co.DamageChange.HALF_UP if rounded == "up" else co.DamageChange.HALF_DOWN, 0, *sides, kind
        )
    return co.ChangeDamage(co.DamageChange.TO, 0, *sides, kind, spared)


AT_MOST = frozenset({"only", "at most", "no more than"})


def _without_source(thing: am.Half) -> tuple[am.Half, object]:
    match thing.of:
        case sel.Select(quantity, kinds, (sel.Placed("from", by),), False, joint, slot):
            return replace(thing, of=sel.Select(quantity, kinds, (), joint=joint, slot=slot)), by
    return thing, None


def _sent(made: Statement) -> co.RedirectsDamage:
    """ "Damage inflicted on subject is inflicted on this card instead" (4.5.2)."""
    thing, to = made.take_what(), made.take("on")
    if made.verb != "inflict" or not isinstance(thing, sel.Select) or type_names(thing) != ("damage",) or to is None:
        raise UnsupportedError("damage that is inflicted instead")
    kind = quantities.damage_kind_of(thing, quantities.ALL_DAMAGE)
    on, source = _parties(thing, made)
    if on is None or not isinstance(on, CARDS):
        raise UnsupportedError("damage that is inflicted instead")
    return co.RedirectsDamage(cards.cards(to, made.ctx, frozenset({"the"})), on, source, kind)


def _as_if(made: Statement, as_if: AsIf) -> co.InsteadOfDamage:
    """ "Inflicts combat damage on Characters as if its Fighting were X"."""
    thing, on, agent = made.take_what(), made.take("on", "to"), made.take_agent()
    so = as_if.condition
    be = so.action if isinstance(so, Clause) else None
    number = ref.Of("fighting", agent if agent is not None else ref.ThisCard())
    plain = isinstance(so, Clause) and isinstance(be, Be) and not be.negated and so.agent == number
    if (
        not plain
        or not isinstance(so, Clause)
        or so.mode not in ("do", "did")
        or so.adverbs
        or so.link
        or made.verb != "inflict"
    ):
        raise UnsupportedError("as if something else were so")
    if not isinstance(thing, sel.Select) or thing.filters or not isinstance(be, Be):
        raise UnsupportedError("inflicting that as if something were so")
    kind = quantities.damage_kind_of(thing, frozenset({""}))
    where = cards.cards(on, made.ctx, cards.ONE_OF) if on is not None else None
    who = cards.cards(agent, made.ctx) if agent is not None else n.This()
    return co.InsteadOfDamage(who, amounts.amount(be.what, made.ctx), kind, where)


def _spared(node: object, ctx: Context) -> co.DamageOf | None:
    """ "No damage except combat damage from Characters"."""
    parts = node.filters if isinstance(node, sel.Select) else ()
    if len(parts) != 1 or not isinstance(parts[0], sel.Except) or parts[0].word not in ("except", "other than"):
        return None
    what = parts[0].what
    if not isinstance(what, sel.Select) or type_names(what) != ("damage",):
        raise UnsupportedError("all damage except that")
    by: n.Cards | None = None
    for part in what.filters:
        match part:
            case sel.Placed("from", where) if by is None:
                by = cards.cards(where, ctx, cards.ONE_OF)
            case _:
                raise UnsupportedError("all damage except that")
    return co.DamageOf(quantities.damage_kind_of(what, frozenset({""})), by)


def _kind_of_bonus(thing: Bonus) -> DamageKind:
    if thing.what.lower() not in benefits.DAMAGE or thing.against is not None:
        raise UnsupportedError("such damage")
    return benefits.DAMAGE[thing.what.lower()]


@holds("reduce", "increase")
def reduces(made: Statement) -> co.Statement | None:
    """Damage inflicted on this card is reduced by 1; the cost of Events is increased by 1; a hand size."""
    thing = made.take_what()
    by, to = made.take("by"), made.take("to")
    times = made.times()
    if made.agent is not None and not isinstance(made.agent, ref.You | ref.ThisCard):
        raise UnsupportedError(f"who {made.verb}s it")
    made.take_agent()
    if (by is None) is (to is None) or (to is not None and made.verb == "increase"):
        raise UnsupportedError(f"to {made.verb} something in that way")
    if isinstance(thing, sel.Select) and type_names(thing) == ("damage",):
        kind = quantities.damage_kind_of(thing, quantities.ALL_DAMAGE)
        if to is not None and thing.filters[:1] == (sel.Placed("of", am.Bounded(to, "more than")),):
            # "Damage of more than 3 is reduced to 3".
            on, source = _parties(replace(thing, filters=thing.filters[1:]), made)
            return co.ChangeDamage(co.DamageChange.AT_MOST, amounts.amount(to, made.ctx), on, source, kind)
        on, source = _parties(thing, made)
        if to is not None:
            return co.ChangeDamage(co.DamageChange.TO, amounts.amount(to, made.ctx), on, source, kind)
        change = quantities.times(_by(by, made), times) or 0
        return co.ChangeDamage(co.DamageChange.BY, change, on, source, kind)
    if by is not None and _sites_needed(thing):
        return co.SitesToWin(n.You(), quantities.times(_by(by, made), times) or 0)
    if isinstance(thing, ref.Of) and by is not None:
        change = quantities.times(_by(by, made), times) or 0
        if thing.what in HAND_SIZE and not thing.how:
            return co.HandSize(players.players(thing.of, made.ctx), change)
        if thing.what == "cost" and not thing.how:
            return co.ChangeCost(cards.cards(thing.of, made.ctx), change)
        if thing.what in ("fighting", "body") and not thing.how:
            return co.Grant(cards.cards(thing.of, made.ctx, OF_EACH), (co.BonusTo(stat(thing.what), change),))
        if thing.what == "damage" and thing.how in ((), ("combat",)):
            kind = DamageKind.COMBAT if thing.how else DamageKind.ANY
            return co.ChangeDamage(co.DamageChange.BY, change, None, cards.cards(thing.of, made.ctx, OF_EACH), kind)
    raise UnsupportedError(f"to {made.verb} that")


def _sites_needed(thing: object) -> bool:
    """ "The number of Feng Shui Sites you need for victory" (4.9)."""
    of = thing.of if isinstance(thing, am.Count | am.AmountOf) and isinstance(thing, am.Count) else thing
    if isinstance(of, ref.Of) and of.what == "number" and not of.how:
        of = of.of
    if not isinstance(of, sel.Select) or of.filters or of.quantity not in (sel.Quantity(""), sel.Quantity("the")):
        return False
    return type_names(of) == ("feng shui sites you need for victory",) or type_names(of) == (
        "feng shui sites you need for victor",
    )


def _by(node: object, made: Statement) -> a.Amount:
    amount = amounts.amount(node, made.ctx)
    if made.verb == "increase":
        return amount
    return -amount if isinstance(amount, int) else a.Negative(amount)


def _parties(thing: sel.Select, made: Statement) -> tuple[n.Cards | n.Players | None, n.Cards | n.Players | None]:
    """On what damage is inflicted, and by what."""
    on: n.Cards | n.Players | None = None
    source: n.Cards | n.Players | None = None
    if thing.quantity.amount is not None or thing.quantity.word not in ("", "all", "any", "the"):
        raise UnsupportedError(f"{thing.quantity.word} damage")
    for part in thing.filters:
        complements: tuple[object, ...]
        match part:
            case sel.Past("inflict", by, complements):
                complements = (*complements, *([To("by", by)] if by is not None else []))
            case sel.Placed(preposition, where):
                complements = (To(preposition, where),)
            case _:
                raise UnsupportedError("such damage")
        for each in complements:
            match each:
                case To("on" | "to", what) if on is None:
                    on = limits.cards_or_players(what, made.ctx)
                case To("by" | "from", what) if source is None:
                    source = limits.cards_or_players(what, made.ctx)
                case _:
                    raise UnsupportedError("such damage")
    return on, source


@holds("redirect")
def redirects(made: Statement) -> co.Statement | None:
    """All damage inflicted on subject is redirected to this card (4.5.2)."""
    to, thing = made.take("to"), made.take_what()
    if to is None or not isinstance(thing, sel.Select) or type_names(thing) != ("damage",):
        raise UnsupportedError("what is redirected all along")
    kind = quantities.damage_kind_of(thing, quantities.ALL_DAMAGE)
    on, source = _parties(thing, made)
    made.take_agent()
    if on is not None and not isinstance(on, CARDS):
        raise UnsupportedError("damage inflicted on players")
    return co.RedirectsDamage(cards.cards(to, made.ctx, frozenset({"the"})), on, source, kind)


CARDS = (
    n.This,
    n.SubjectOfThis,
    n.Bound,
    n.SubjectsOf,
    n.StatesOn,
    n.TargetsOfAttacks,
    n.TargetsOfEffect,
    n.LegalSubjectsFor,
    n.Matching,
    n.EitherCards,
)


def instead_of_damage(clause: Clause, by: n.Players | None, ctx: Context) -> co.InsteadOfDamage:
    """ "Subject may inflict X damage instead of normal damage", "you may have subject inflict X-1 combat damage"."""
    made = Statement(clause, ctx)
    if made.adverb(InsteadOf) != InsteadOf(NORMAL_DAMAGE) or made.verb != "inflict" or made.passive:
        raise UnsupportedError(f"may {made.verb}, all along")
    points = quantities.points(made.take_what(), ctx, quantities.DAMAGE)
    agent = made.take_agent()
    made.done()
    if points.amount is None or points.up_to or points.marks or points.kind is DamageKind.NON_COMBAT:
        raise UnsupportedError("to inflict that instead")
    who = cards.cards(agent, ctx) if agent is not None else n.This()
    return co.InsteadOfDamage(who, points.amount, points.kind, None, by or n.ControllersOf(who))


NORMAL_DAMAGE = sel.Select(sel.Quantity(""), (sel.Kind((sel.Is("normal"), sel.Type("damage"))),))
