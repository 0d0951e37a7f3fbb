"""What holds as long as a card is in play, or for a time after an effect: one statement of a text each."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Reading, Role, Stat
from rules.engine.shadowfist.lowering import (  # noqa: F401  (what they read registers itself)
    amounts,
    benefits,
    cards,
    held_cards,
    held_damage,
    limits,
    players,
    quantities,
)
from rules.engine.shadowfist.lowering.bans import ban
from rules.engine.shadowfist.lowering.context import Context
from rules.engine.shadowfist.lowering.each_of_them import check_for_a_time
from rules.engine.shadowfist.lowering.held import HAND_SIZE, OF_EACH, RULES, holds
from rules.engine.shadowfist.lowering.held_damage import instead_of_damage
from rules.engine.shadowfist.lowering.held_deeds import DEEDS, permission_or_demand
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import test
from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Be, Bonus, Cause, Gain, To
from rules.engine.shadowfist.text.timing import Clause

NEVER = ("cannot", "not", "do not")


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
    return check_for_a_time(ef.For(statement(made.rest, ctx), made.until, made.conditions))


class _Lasting:
    """A clause without how long it holds."""

    def __init__(self, clause: Clause, ctx: Context) -> None:
        from rules.engine.shadowfist.lowering import conditions, timing
        from rules.engine.shadowfist.text.timing import During, Manner, Until, While

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
    from rules.engine.shadowfist.text.timing import When, While

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
    return for_a_time(clause, ctx)


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
                return permission_or_demand(clause, action, ctx)
        case Cause("have", whom, Act() as inner) if clause.mode == "may" and clause.agent in (None, ref.You()):
            return instead_of_damage(replace(clause, action=inner, agent=whom), n.You(), ctx)
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
    given = tuple(benefits.benefit(each, ctx) for each in action.benefits)
    if times != 1 and not all(map(_is_counted, given)):
        raise UnsupportedError("what has no number, for each of something")
    return co.Grant(who, given, times)


def _is_counted(benefit: co.Benefit) -> bool:
    """Whether it can be had so many times: "Guts and +1 Fighting for each Edge" may say it of one or of both."""
    match benefit:
        case co.BonusTo() | co.DamageBonus():
            return True
        case co.HasSpecial(_, number):
            return number is not None
    return False


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
