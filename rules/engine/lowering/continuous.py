"""What holds as long as a card is in play, or for a time after an effect: one statement of a text each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.engine.ir import amounts as a
from rules.engine.ir import conditions as c
from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.ir import nouns as n
from rules.engine.ir import timing as t
from rules.engine.ir.words import CardType, DamageKind, Reading, Role, Stat
from rules.engine.lowering import amounts, benefits, cards, limits, players, quantities
from rules.engine.lowering.bans import ban
from rules.engine.lowering.context import Context, type_names
from rules.engine.lowering.statement import Statement
from rules.engine.lowering.unsupported import UnsupportedError
from rules.engine.lowering.words import stat, symbol, test
from rules.engine.text import amounts as am
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be, Bonus, Cause, Gain, To
from rules.engine.text.node import walk
from rules.engine.text.timing import AsIf, AtCost, Clause, If, InsteadOf

HAND_SIZE = ("hand size", "maximum hand size")
# Of what is said of some cards it holds for each of them.
OF_EACH = cards.ALL | {"a", "an", "any", "another", "any other"}
Rule = Callable[[Statement], "co.Statement | None"]
NEVER = ("cannot", "not", "do not")
# Verbs whose statements hold for a time or all along, besides those with "cannot": what reads them, if they are such.
RULES: dict[str, Rule] = {}


def holds(*verbs: str) -> Callable[[Rule], Rule]:
    """Registers what reads continuous statements with these verbs."""

    def register(rule: Rule) -> Rule:
        for verb in verbs:
            RULES[verb] = rule
        return rule

    return register


def lasting(clause: Clause, ctx: Context) -> ef.Effect:
    """A statement of an effect that holds for a time: a prohibition, a state, what X may be."""
    action = clause.action
    if isinstance(action, Be) and isinstance(clause.agent, am.X):
        return _limit_of_x(clause, action, ctx)
    made = for_a_time(clause, ctx)
    if isinstance(made.statement, co.TextIsBlank) and not made.conditions:
        return ef.CancelText(made.statement.cards, made.statement.how, made.until)
    return made


def _limit_of_x(clause: Clause, be: Be, ctx: Context) -> ef.Effect:
    """ "X must be 2 or more"."""
    if clause.adverbs or be.negated or clause.mode != "must" or not isinstance(be.what, am.Bounded):
        raise UnsupportedError("such a limit of X")
    return ef.LimitX(test(be.what.word), amounts.amount(be.what.of, ctx))


def for_a_time(clause: Clause, ctx: Context) -> ef.For:
    """A statement, and how long and while what it holds, if the text says."""
    made = _Lasting(clause, ctx)
    return ef.For(statement(made.rest, ctx), made.until, made.conditions)


class _Lasting:
    """A clause without how long it holds."""

    def __init__(self, clause: Clause, ctx: Context) -> None:
        from rules.engine.lowering import conditions, timing
        from rules.engine.text.timing import During, Manner, Until, While

        clause = while_it(clause)
        found: list[t.Duration] = []
        rest: list[object] = []
        self.conditions: tuple[c.Condition, ...] = ()
        lasting = any(isinstance(each, Until) for each in clause.adverbs)
        for each in clause.adverbs:
            match each:
                case Until():
                    found.append(timing.until(each, ctx))
                case While(condition) if lasting:
                    # "While intercepting, until the end of the turn": a condition, and how long.
                    self.conditions += (conditions.condition(condition, ctx),)
                case While():
                    found.append(timing.lasts_while(each, ctx))
                case During():
                    found.append(timing.until_over(timing.within(each, ctx)))
                case Manner("again"):
                    pass
                case _:
                    rest.append(each)
        if len(found) > 1:
            raise UnsupportedError("two durations of one effect")
        self.until = found[0] if found else None
        self.rest = replace(clause, adverbs=tuple(rest))


def while_it(clause: Clause) -> Clause:
    """ "Characters gain Guts while attacking", "when intercepting attackers": whoever does it is each that gains it."""
    from rules.engine.text.timing import When, While

    agent = clause.agent
    for each in clause.adverbs:
        inner = each.condition if isinstance(each, While) else each.event if isinstance(each, When) else None
        act = inner.action if isinstance(inner, Clause) and inner.agent is None else None
        if isinstance(act, Be) and isinstance(each, While) and agent is not None and isinstance(inner, Clause):
            about = sel.Where(inner) if isinstance(agent, sel.Select) else None
            rest = tuple(one for one in clause.adverbs if one is not each)
            if about is not None:
                return replace(clause, agent=replace(agent, filters=(*agent.filters, about)), adverbs=rest)
            return replace(clause, adverbs=(*rest, While(replace(inner, agent=agent))))
        if not isinstance(act, Act) or act.tense != "progressive" or act.verb not in ("attack", "intercept"):
            continue
        if isinstance(each, When) and each.word != "when":
            continue
        rest = tuple(one for one in clause.adverbs if one is not each)
        assert isinstance(inner, Clause)
        if isinstance(agent, sel.Select):
            if act.passive or act.complements or inner.mode != "do" or inner.adverbs or inner.link:
                raise UnsupportedError(f"while it {act.verb}s, with more to it")
            return replace(
                clause, agent=replace(agent, filters=(*agent.filters, sel.Doing(act.verb, act.what))), adverbs=rest
            )
        whole = While(replace(inner, agent=agent if agent is not None else ref.ThisCard()))
        return replace(clause, adverbs=tuple(whole if one is each else one for one in clause.adverbs))
    return clause


def gained(clause: Clause, action: Gain, ctx: Context) -> ef.Effect:
    """Cards gain benefits as an effect resolves; numbers are counted then (2001 FAQ 6.7)."""
    made = Lasting(clause, ctx)
    return ef.For(statement(made.rest, ctx), made.until, made.conditions)


Lasting = _Lasting


def stated(clause: Clause, act: Act, ctx: Context) -> ef.Effect | None:
    """A statement of an effect that holds for a time though it forbids nothing: "takes no damage"."""
    if not is_continuous(clause, act):
        return None
    return for_a_time(clause, ctx)


def is_continuous(clause: Clause, act: Act) -> bool:
    """Whether a statement with such a verb holds for a time, and is nothing that is done once."""
    if clause.mode in ("may", "must") and act.verb in DEEDS:
        return True
    if act.verb in ("inflict", "take"):
        what = act.what
        return (isinstance(what, sel.Select) and what.quantity.word == "no") or isinstance(what, Bonus | am.Half)
    if act.verb in ("reduce", "increase"):
        subject = clause.agent if act.passive else act.what
        return not (isinstance(subject, ref.Of) and subject.what.lower() == "body")
    return act.verb in RULES and act.verb not in DONE_ONCE


DONE_ONCE = frozenset({"gain", "generate", "have", "provide", "take control of", "play", "enter", "redirect"})


def statement(clause: Clause, ctx: Context) -> co.Statement:
    """What one statement says holds, without how long.

    :raises UnsupportedError: if a part of it is not read.
    """
    action = clause.action
    if clause.mode in NEVER:
        return ban(clause, ctx)
    match action:
        case Gain():
            return _grant(clause, action, ctx)
        case Be(what, negated):
            return _state(clause, what, negated, ctx)
        case Act():
            rule = RULES.get(action.verb)
            if rule is not None and (clause.mode == "do" or action.verb in OPTIONAL):
                made = Statement(clause, ctx)
                found = rule(made)
                if found is not None:
                    made.done()
                    return found
            if clause.mode in ("may", "must"):
                return _permission_or_demand(clause, action, ctx)
        case Cause("have", whom, Act() as inner) if clause.mode == "may" and clause.agent in (None, ref.You()):
            return _instead_of_damage(replace(clause, action=inner, agent=whom), n.You(), ctx)
    verb = action.verb if isinstance(action, Act) else type(action).__name__
    raise UnsupportedError(f"{verb!r} as something that holds")


# What may be done all along, and not only is so.
OPTIONAL = frozenset({"draw"})


def _grant(clause: Clause, action: Gain, ctx: Context) -> co.Grant:
    if clause.mode != "do" or action.joint not in ("and", ""):
        raise UnsupportedError("benefits of which one is gained")
    made = Statement(replace(clause, action=Act("gain", None)), ctx)
    times = made.times()
    agent = made.take_agent()
    made.done()
    who = cards.cards(agent, ctx, cards.ALL | {"a", "an", "any"}) if agent is not None else n.This()
    if isinstance(agent, sel.Select) and agent.quantity.word in ("a", "an"):
        raise UnsupportedError("one card that gains something")
    return co.Grant(who, tuple(benefits.benefit(each, ctx) for each in action.benefits), times)


def _subject(clause: Clause, ctx: Context) -> n.Cards:
    return cards.cards(clause.agent, ctx) if clause.agent is not None else n.This()


def _state(clause: Clause, what: object, negated: bool, ctx: Context) -> co.Statement:
    """What cards are: canceled, blank, no legal target."""
    if clause.mode != "do":
        raise UnsupportedError(f"what {clause.mode} be so")
    if isinstance(clause.agent, ref.Of) and clause.agent.what in HAND_SIZE and not negated and not clause.agent.how:
        return _hand_size(clause, clause.agent, what, ctx)
    if clause.adverbs:
        raise UnsupportedError(f"being something with {type(clause.adverbs[0]).__name__}")
    if negated:
        return ban(clause, ctx)
    match what:
        case sel.Is("canceled", False) if not isinstance(clause.agent, ref.Of):
            return co.TextIsBlank(_subject(clause, ctx), co.Blank.CANCELED)
        case sel.Is("blank", False):
            agent = clause.agent
            if isinstance(agent, ref.Of) and agent.what in ("rules text", "text") and not agent.how:
                return co.TextIsBlank(cards.cards(agent.of, ctx), co.Blank.BLANK)
    if (
        what == sel.Is("canceled")
        and isinstance(clause.agent, ref.Of)
        and clause.agent == ref.Of("abilities", clause.agent.of)
    ):
        return co.TextIsBlank(cards.cards(clause.agent.of, ctx, OF_EACH), co.Blank.CANCELED)
    specials = isinstance(clause.agent, ref.Of) and clause.agent.what == "special abilities" and not clause.agent.how
    if specials and what == sel.Is("canceled"):
        return co.TextIsBlank(cards.cards(clause.agent.of, ctx, OF_EACH), co.Blank.SPECIALS)
    if isinstance(what, Bonus) and what.what.lower() == "cost" and what.against is None:
        thing, this_way = _played(clause.agent, ctx)
        return co.ChangeCost(thing, amounts.amount(what.amount, ctx), this_way=this_way)
    raise UnsupportedError("being that")


def _played(node: object, ctx: Context) -> tuple[n.Cards, bool]:
    """Cards that are played, and whether in the way of which the same text has spoken: "a State played this way"."""
    this_way = False
    if isinstance(node, sel.Select):
        rest = tuple(part for part in node.filters if part not in THIS_WAY)
        this_way, node = len(rest) < len(node.filters), replace(node, filters=rest)
    return (cards.cards(node, ctx, cards.ONE_OF) if node is not None else n.This()), this_way


THIS_WAY = tuple(sel.Past("play", None, (To(way, None),)) for way in ("this way", "in this way"))


@holds("cost")
def cost(made: Statement) -> co.Statement | None:
    """A State with a cost of 0 played this way costs 1."""
    amount, (thing, this_way) = made.take_what(), _played(made.take_agent(), made.ctx)
    printed = a.NumberOf(Stat.COST, n.Bound(Role.ITSELF), Reading.PRINTED)
    return co.ChangeCost(thing, a.Minus(amounts.amount(amount, made.ctx), printed), this_way=this_way)


def _hand_size(clause: Clause, agent: ref.Of, what: object, ctx: Context) -> co.HandSize:
    """ "Your maximum hand size is +1 for each faction with resources in your pool"."""
    made = Statement(Clause(Act("be"), None, clause.mode, clause.adverbs), ctx)
    times = made.times()
    made.done()
    amount = what.amount if isinstance(what, Bonus) and what.against is None else what
    if not isinstance(amount, am.Signed) and not isinstance(what, Bonus):
        raise UnsupportedError("a hand size of so much")
    change = quantities.times(amounts.amount(amount, ctx), times)
    return co.HandSize(players.players(agent.of, ctx), change if change is not None else 0)


# Damage


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


# What a card provides and generates


@holds("provide")
def provides(made: Statement) -> co.Statement | None:
    """Provides one [Magic] resource for each Demon you control."""
    what = made.take_what()
    to = made.take("for", "to")
    if (
        to is not None
        or not isinstance(what, sel.Select)
        or what.targeted
        or set(type_names(what)) - {"resource"}
        or what.filters
    ):
        raise UnsupportedError("providing that")
    if len(what.kinds) != 1:
        raise UnsupportedError("providing one of several things")
    symbols = []
    for word in what.kinds[0].all_of:
        match word:
            case sel.Faction(name, False):
                symbols.append(symbol(name))
            case sel.Type():
                pass
            case _:
                raise UnsupportedError("providing such a resource")
    number: a.Amount = 1
    if what.quantity.amount is not None:
        if what.quantity.word != "number":
            raise UnsupportedError("providing so many resources")
        number = amounts.amount(what.quantity.amount, made.ctx)
    elif what.quantity.word not in ("a", "an", ""):
        raise UnsupportedError("providing so many resources")
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx) if agent is not None else n.This()
    if not symbols:
        raise UnsupportedError("providing an unnamed resource")
    return co.Provides(tuple(symbols), quantities.times(number, made.times()) or 0, who)


@holds("generate")
def generates(made: Statement) -> co.Statement | None:
    """This card generates 1 Power, or generates Power: in the power generation phase of its controller (4.1)."""
    what = made.take_what()
    to, instead, agent = made.take("for"), made.manner("instead"), made.take_agent()
    who = cards.cards(agent, made.ctx, OF_EACH) if agent is not None else n.This()
    if not isinstance(what, sel.Select) or type_names(what) != ("power",) or what.targeted:
        raise UnsupportedError("generating that")
    inner = [part.where for part in what.filters if isinstance(part, sel.Placed) and part.preposition == "for"]
    if len(inner) + (to is not None) > 1:
        raise UnsupportedError("generating Power for two players")
    to = to if to is not None else inner[0] if inner else None
    plain = replace(what, filters=tuple(part for part in what.filters if getattr(part, "where", None) not in inner))
    if what.quantity == sel.Quantity("no") and plain == NO_POWER and to is None and not instead:
        return co.Forbid((co.Deed.GENERATE_POWER,), None, who)
    whose = players.players(to, made.ctx) if to is not None else None
    if plain == SOME_POWER:
        return co.GeneratesPower(None, who, instead, whose)
    points = quantities.points(plain, made.ctx, quantities.POWER)
    if points.amount is None or points.up_to:
        raise UnsupportedError("generating so much Power")
    return co.GeneratesPower(quantities.times(points.amount, made.times()) or 0, who, instead, whose)


SOME_POWER = sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("power"),)),))
NO_POWER = sel.Select(sel.Quantity("no"), (sel.Kind((sel.Type("power"),)),))


@holds("enter play", "enter")
def enters(made: Statement) -> co.Statement | None:
    """This card enters play turned; it enters play with 3 counters on it."""
    how, having = made.take_what(), made.take("with")
    turned = how == sel.Select(sel.Quantity(""), (sel.Kind((sel.Is("turned"),)),))
    if turned is (having is not None) or (how is not None and not turned):
        raise UnsupportedError("entering play in that way")
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx, OF_EACH) if agent is not None else n.This()
    if turned:
        return co.EntersPlay(who, turned=True)
    points = quantities.points(having, made.ctx, quantities.COUNTERS, on_card=True)
    on_it = points.where is None or points.where == (agent if agent is not None else ref.ThisCard())
    if points.amount is None or points.up_to or not on_it:
        raise UnsupportedError("entering play with that")
    return co.EntersPlay(who, counters=points.amount)


@holds("play")
def costs(made: Statement) -> co.Statement | None:
    """Each player plays [Lotus] cards at +1 cost; all <Orange> Characters are played at -1 cost."""
    from rules.engine.lowering import verbs_playing

    at_cost = made.adverb(AtCost)
    change, free = verbs_playing.cost_change(at_cost, made.ctx) if at_cost is not None else (None, False)
    if change is None and not free:
        raise UnsupportedError("what is played otherwise, all along")
    on = made.take("on", "onto")
    what, agent = made.take_what(), made.take_agent()
    return co.ChangeCost(
        cards.cards(what, made.ctx, OF_EACH),
        change if change is not None else 0,
        players.players(agent, made.ctx, frozenset({"", "each", "all"})) if agent is not None else None,
        cards.cards(on, made.ctx, cards.ONE_OF) if on is not None else None,
        free,
    )


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


@holds("have")
def has_no_effect(made: Statement) -> co.Statement | None:
    """This card has no effect."""
    what = made.take_what()
    if what == sel.Select(sel.Quantity("no"), (sel.Kind((sel.Type("cost"),)),)):
        return _free(made)
    if (
        not isinstance(what, sel.Select)
        or what.quantity.word != "no"
        or type_names(what) != ("effect",)
        or what.filters
        or what.targeted
    ):
        raise UnsupportedError("having that, as something that holds")
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx) if agent is not None else n.This()
    return co.TextIsBlank(who, co.Blank.NO_EFFECT)


def _free(made: Statement) -> co.ChangeCost:
    """Weapons played on this card have no cost."""
    agent = made.take_agent()
    if agent is None:
        raise UnsupportedError("what has no cost")
    return co.ChangeCost(cards.cards(agent, made.ctx, OF_EACH), 0, free=True)


@holds("control", "take control of")
def controls(made: Statement) -> co.Statement | None:
    """You control subject, as long as this State is on it (7.4)."""
    what = made.take_what()
    agent = made.take_agent()
    if agent is not None and not players.is_players(agent, made.ctx):
        raise UnsupportedError("a card that controls something")
    who = players.players(agent, made.ctx) if agent is not None else n.You()
    return co.Controls(who, cards.cards(what, made.ctx))


@holds("gain")
def gains_text(made: Statement) -> co.Statement | None:
    """Subject gains the rules text printed on other cards, or a designator of your choice."""
    from rules.engine.lowering import choices, verbs_texts

    what = made.peek_what()
    of = verbs_texts.printed_on(what)
    agent_cards = made.agent
    if of is None and isinstance(what, sel.Select) and type_names(what) == ("designator",):
        made.take_what()
        made.take_agent()
        name = choices.choice(what, made.ctx)
        from rules.engine.ir import choices as ch

        if not isinstance(name, ch.Name):
            raise UnsupportedError("gaining that")
        who = cards.cards(agent_cards, made.ctx) if agent_cards is not None else n.This()
        return co.Grant(who, (co.HasNamedDesignator(name),))
    if of is None:
        return None
    made.take_what()
    made.take_agent()
    who = cards.cards(agent_cards, made.ctx) if agent_cards is not None else n.This()
    return co.Grant(who, (co.HasTextOf(cards.cards(of, made.ctx)),))


# Who may and must attack and intercept

DEEDS = {
    "attack": co.Deed.ATTACK,
    "turn to attack": co.Deed.TURN_TO_ATTACK,
    "intercept": co.Deed.INTERCEPT,
}


def _instead_of_damage(clause: Clause, by: n.Players | None, ctx: Context) -> co.InsteadOfDamage:
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


def _more_in_phase(clause: Clause, act: Act, ctx: Context) -> co.MoreInPhase | None:
    """ "You may draw an additional card"; the phase in which that is has been read as a time before."""
    match act:
        case Act("draw" | "discard", sel.Select(quantity, kinds, (), False), ()) if kinds == MORE_CARDS:
            pass
        case _:
            return None
    if act.passive or act.tense or clause.adverbs:
        return None
    if quantity.amount is None and quantity.word not in ("a", "an"):
        raise UnsupportedError(f"to {act.verb} {quantity.word} additional cards")
    if quantity.amount is not None and quantity.word != "number":
        raise UnsupportedError(f"to {act.verb} {quantity.word} additional cards")
    number = amounts.amount(quantity.amount, ctx) if quantity.amount is not None else 1
    deed = co.Deed.DRAW if act.verb == "draw" else co.Deed.DISCARD
    who = players.players(clause.agent, ctx) if clause.agent is not None else n.You()
    return co.MoreInPhase(deed, who, number)


MORE_CARDS = (sel.Kind((sel.Is("additional"), sel.Type("card"))),)


def _many_targets(clause: Clause, act: Act, ctx: Context) -> co.ManyTargets | None:
    """ "The next attack you declare this turn may have any number of targets" (6.3)."""
    what = act.what
    if act.verb != "have" or not isinstance(what, sel.Select) or type_names(what) != ("target",):
        return None
    if act.complements or act.passive or act.tense or clause.adverbs or what.filters or what.kinds != TARGETS:
        raise UnsupportedError("attacks with more targets")
    if what.quantity.word not in ("any number of", "up to") or (what.quantity.word == "up to") is (
        what.quantity.amount is None
    ):
        raise UnsupportedError(f"attacks with {what.quantity.word} targets")
    most = amounts.amount(what.quantity.amount, ctx) if what.quantity.amount is not None else None
    agent = clause.agent
    if isinstance(agent, ref.Of) and agent.what in ("attack", "attacks") and not agent.how:
        return co.ManyTargets(players.players(agent.of, ctx), most)
    if not isinstance(agent, sel.Select) or len(agent.kinds) != 1 or len(agent.filters) != 1 or agent.targeted:
        raise UnsupportedError("such attacks with more targets")
    words = agent.kinds[0].all_of
    if words not in ((sel.Type("attack"),), (sel.Is("next"), sel.Type("attack"))):
        raise UnsupportedError("such attacks with more targets")
    match agent.filters[0]:
        case sel.Where(Clause(Act("declare", None, () | (To("this turn", None),), False, ""), by, "do", (), "whom")):
            who = players.players(by, ctx) if by is not None else n.You()
            return co.ManyTargets(who, most, next_only=len(words) == 2)
    raise UnsupportedError("such attacks with more targets")


TARGETS = (sel.Kind((sel.Type("target"),)),)


def goes_without_saying(clause: Clause) -> bool:
    """Whether a statement says what is so in any case.

    4.6: combat damage decreases with Fighting. Numbers in words are none that effects change, which read digits only.
    """
    act = clause.action
    if not isinstance(act, Act) or clause.adverbs:
        return False
    match act:
        case Act("decrease", None, (To("with", ref.Of("fighting", of, ())),), False, ""):
            return clause == Clause(act, ref.Of("damage", of, ("combat",)))
        case Act("affect", None, (To("by", ref.ThisCard()),), True, ""):
            return clause.agent == IN_WORDS and clause.mode == "not" and not clause.link
    return False


def unturns(clause: Clause, before: co.Statement) -> co.Controls | None:
    """ "Take control of subject and unturn it": it unturns as control of it is taken, in any case (7.4)."""
    match clause, before:
        case Clause(Act("unturn", what, (), False, ""), None, "do", (), "and"), co.Controls(who, n.SubjectOfThis()):
            own = what in (ref.Subject(), ref.Subject("character"), ref.Subject("site"))
            return co.Controls(who, n.SubjectOfThis(), unturned=True) if own else None
    return None


IN_WORDS = sel.Select(
    sel.Quantity(""),
    (sel.Kind((sel.Type("number"),)),),
    (sel.Past("write", None, (To("as", sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("word"),)),))),)),),
)
AS_ATTACKER = sel.Select(sel.Quantity("a"), (sel.Kind((sel.Is("attacking"), sel.Type("character"))),))
AS_INTERCEPTOR = sel.Select(sel.Quantity("a"), (sel.Kind((sel.Is("intercepting"), sel.Type("character"))),))


def if_you_attack(clause: Clause) -> tuple[Clause, bool]:
    """ "If you attack, this card must ...": the statement without that, and whether it stood there."""
    said = [each for each in clause.adverbs if each in IF_YOU_ATTACK]
    if not said or clause.mode != "must":
        return clause, False
    return replace(clause, adverbs=tuple(each for each in clause.adverbs if each not in said)), True


SITES = {n.OfType(each) for each in (CardType.SITE, CardType.FENG_SHUI_SITE, CardType.NON_FENG_SHUI_SITE)}
IF_YOU_ATTACK = (If(Clause(Act("attack"), ref.You()), "if"),)


def _declared_as(made: Statement) -> tuple[co.Deed, ...]:
    """ "Must be declared as an attacker or interceptor"."""
    node = made.take("as")
    items = node.items if isinstance(node, sel.Several) else (node,)
    found = {AS_ATTACKER: co.Deed.ATTACK, AS_INTERCEPTOR: co.Deed.INTERCEPT}
    if not all(isinstance(each, sel.Select) and each in found for each in items):
        raise UnsupportedError("to be declared as that")
    return tuple(found[each] for each in items)


def _permission_or_demand(clause: Clause, act: Act, ctx: Context) -> co.Statement:
    """May attack back-row Sites; must intercept if it can."""
    if clause.mode == "may":
        more = _more_in_phase(clause, act, ctx) or _many_targets(clause, act, ctx)
        if more is not None:
            return more
        if act.verb == "inflict":
            return _instead_of_damage(clause, None, ctx)
    made = Statement(clause, ctx)
    if act.verb == "declare" and act.passive and clause.mode == "must":
        whom = made.take_what()
        demanded = _declared_as(made)
        made.manner("if able", "if possible")
        made.done()
        return co.Demand(demanded, cards.cards(whom, ctx) if whom is not None else n.This())
    if act.verb not in DEEDS or act.passive:
        raise UnsupportedError(f"{clause.mode} {act.verb}")
    agent = made.take_agent()
    what = made.take_what()
    without = made.take("without")
    if agent is not None and players.is_players(agent, ctx):
        raise UnsupportedError(f"a player who {clause.mode} {act.verb}")
    who = cards.cards(agent, ctx) if agent is not None else n.This()
    other = limits.cards_or_players(what, ctx) if what is not None else None
    if without is not None and not _turning(without):
        raise UnsupportedError(f"to {act.verb} without something")
    made.manner("if able", "if possible")
    made.done()
    if clause.mode == "must":
        if isinstance(agent, sel.Select) and agent.quantity.word not in cards.ALL:
            raise UnsupportedError("one of several cards that must do something")
        if without is not None:
            raise UnsupportedError("having to attack without turning")
        if other is not None:
            raise UnsupportedError(f"having to {act.verb} certain cards")
        if act.verb not in ("attack", "intercept"):
            raise UnsupportedError(f"having to {act.verb}")
        return co.Demand((DEEDS[act.verb],), who)
    # What is asked is whether it may attack now, a Site of the back row, or without turning.
    sites = isinstance(other, n.Matching) and all(set(kind) & SITES for kind in other.kinds)
    if act.verb != "attack" or not (other is None or sites or without is not None):
        raise UnsupportedError(f"that it may {act.verb} that")
    return co.PermitDeed((DEEDS[act.verb],), who, other, without_turning=without is not None)


def _turning(node: object) -> bool:
    acts = [each for each in walk(node) if isinstance(each, Act)]
    return bool(acts) and all(each == Act("turn", tense="progressive") for each in acts)
