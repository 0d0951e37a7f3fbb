"""What stands left of ``::``: what is paid and chosen as an ability is generated, when, how often and by whom (5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Slot
from rules.engine.shadowfist.lowering import (
    cards,
    choices,
    conditions,
    continuous,
    effects,
    events,
    limits,
    players,
    timing,
    verbs_texts,
)
from rules.engine.shadowfist.lowering.context import Context, Sort
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.timing import (
    AtMoment,
    Clause,
    During,
    ForEach,
    If,
    Limit,
    Manner,
    Response,
    When,
    While,
)

YOU = n.You()
CIRCUMSTANCES = (Limit, During, If, While, Response, AtMoment, When)
CHOICES = ("target", "choose", "select", "name")
AND = frozenset({"", "and", ",", "then"})
# What changes nothing in the way an ability is used.
AS_USED = frozenset({"also", "then", "only", "for no effect", "if possible"})


@dataclass
class Left:
    """What is read of it, in the order of the text."""

    steps: list[ef.Effect] = field(default_factory=list)
    when: list[t.Time] = field(default_factory=list)
    moments: list[t.Moment] = field(default_factory=list)
    conditions: list[c.Condition] = field(default_factory=list)
    often: list[t.HowOften] = field(default_factory=list)
    responds: ab.RespondsTo | ab.RespondsToEvent | None = None
    forbidden: list[ef.Effect] = field(default_factory=list)
    users: n.Players = YOU
    turns_this: bool = False
    maintains: bool = False
    optional: bool = False

    def cost(self) -> ab.Cost:
        """What is paid and chosen."""
        return ab.Cost(tuple(self.steps), self.turns_this, self.maintains)


def read_left(items: Sequence[object], ctx: Context) -> Left:
    """What an ability asks for as it is generated.

    :raises UnsupportedError: if a part of it is not read.
    """
    left = Left()
    clauses: list[Clause] = []
    for item in items:
        if isinstance(item, Clause):
            clauses.append(item)
        else:
            _circumstance(item, left, ctx)
    if (clauses and clauses[0].link) or any(each.link not in AND | {"or"} for each in clauses):
        raise UnsupportedError("what is paid, joined in that way")
    place = 0
    while place < len(clauses):
        end = place + 1
        while end < len(clauses) and clauses[end].link == "or":
            end += 1
        if end - place > 1:
            options = []
            for each in clauses[place:end]:
                inner = Left(users=left.users)
                _clause(replace(each, link=""), inner, ctx)
                options.append(_as_option(inner, left))
            left.steps.append(ef.OneOf(tuple(options), left.users))
        else:
            _clause(clauses[place], left, ctx)
        place = end
    return left


def _as_option(inner: Left, left: Left) -> tuple[ef.Effect, ...]:
    """One of several ways to pay: "turn or pay 1 Power"."""
    if inner.when or inner.moments or inner.conditions or inner.often or inner.responds or inner.forbidden:
        raise UnsupportedError("ways to pay of which one hangs on something")
    left.users = inner.users
    if inner.maintains:
        raise UnsupportedError("maintaining as one of several ways to pay")
    turned: tuple[ef.Effect, ...] = (ef.TurnCards(n.This()),) if inner.turns_this else ()
    return (*turned, *inner.steps)


def _circumstance(item: object, left: Left, ctx: Context) -> None:
    """When, how often and on what condition an ability may be used."""
    match item:
        case Limit():
            left.often.append(timing.how_often(item))
        case During():
            left.when.append(timing.within(item, ctx))
        case If(condition, word):
            if word not in ("if", "unless", "only if"):
                raise UnsupportedError(f"{word!r} at generation")
            found = conditions.condition(condition, ctx)
            left.conditions.append(conditions.denied(found) if word == "unless" else found)
        case While(condition):
            left.conditions.append(conditions.condition(condition, ctx))
        case Response(to):
            _responds(to, left, ctx)
        case AtMoment():
            left.moments.append(timing.moment(item, ctx))
        case Manner(word) if word in AS_USED:
            pass
        case When(event, word) if word in ("when", "immediately after", "after"):
            _answers(ab.RespondsToEvent(events.event(event, ctx)), left)
        case _:
            raise UnsupportedError(f"{type(item).__name__} at generation")


def _answers(found: ab.RespondsTo | ab.RespondsToEvent, left: Left) -> None:
    if left.responds is not None:
        raise UnsupportedError("a response to two things")
    left.responds = found


def _responds(to: object, left: Left, ctx: Context) -> None:
    """ "In response to an Event", "in response to a Character turning to change location"."""
    if to is None:
        raise UnsupportedError("a response to nothing")
    if isinstance(to, Clause):
        _answers(ab.RespondsToEvent(events.event(to, ctx)), left)
        return
    if isinstance(to, sel.Select):
        deed = next((part for part in to.filters if isinstance(part, sel.Doing) and part.verb != "target"), None)
        if deed is not None:
            who = replace(to, filters=tuple(part for part in to.filters if part is not deed))
            _answers(ab.RespondsToEvent(events.event(Clause(Act(deed.verb, deed.what), who), ctx)), left)
            return
        _answers(ab.RespondsTo(effect(to, ctx)), left)
        return
    if isinstance(to, sel.Several) and to.joint == "or" and all(isinstance(each, sel.Select) for each in to.items):
        _answers(ab.RespondsTo(n.EitherCards(tuple(effect(each, ctx) for each in to.items))), left)
        return
    raise UnsupportedError(f"a response to {type(to).__name__}")


def effect(node: sel.Select, ctx: Context) -> n.Matching:
    """An effect of the scene, as the card that generated it: an Event played by an opponent, an opponent's effect."""
    if node.targeted or node.quantity.amount is not None or node.quantity.word not in cards.WHATEVER:
        raise UnsupportedError("a response to such effects")
    found: list[object] = []
    made: list[n.Limit] = []
    for part in node.filters:
        match part:
            case sel.Controlled(by) | sel.Owned(by) if players.is_players(by, ctx):
                made.append(n.EffectGeneratedBy(players.players(by, ctx, players.ONE_OF)))
            case sel.Past("play" | "generate" | "control", by, complements):
                who = [each.what for each in complements if isinstance(each, To) and each.preposition == "by"]
                if len(who) != len(complements):
                    raise UnsupportedError("an effect that was generated, with more to it")
                if by is not None:
                    who.append(by)
                made += [n.EffectGeneratedBy(limits.cards_or_players(each, ctx)) for each in who]
            case _:
                found.append(part)
    plain = replace(node, filters=tuple(found))
    matching = cards.matching(plain, ctx, cards.ONE_OF)
    return replace(matching, limits=(*matching.limits, *made))


def _clause(clause: Clause, left: Left, ctx: Context) -> None:
    act = clause.action
    adverbs = [each for each in clause.adverbs if isinstance(each, CIRCUMSTANCES)]
    if isinstance(act, Act) and act.verb in ("pay", "spend") and any(isinstance(each, If) for each in adverbs):
        # "Pay 1 Power if you do not control it": the condition is of the price, and not of the ability.
        left.steps += effects.effects((replace(clause, link=""),), ctx)
        return
    if any(isinstance(each, Response) for each in adverbs) and clause.mode == "cannot":
        left.forbidden.append(continuous.lasting(clause, ctx))
        return
    for each in adverbs:
        _circumstance(each, left, ctx)
    rest = replace(clause, adverbs=tuple(each for each in clause.adverbs if each not in adverbs), link="")
    if isinstance(act, Act) and act.verb == "play" and isinstance(act.what, ref.ThisCard | None) and not act.passive:
        if left.steps or left.turns_this:
            raise UnsupportedError("when it is played, after a price")
        _timing(rest, act)
        return
    if clause.mode not in ("do", "may", "must"):
        raise UnsupportedError(f"{clause.mode!r} at generation")
    if isinstance(act, Act) and (act.tense or act.passive):
        raise UnsupportedError("what is done to something at generation")
    _user(rest, left, ctx)
    rest = replace(rest, mode="do", adverbs=tuple(each for each in rest.adverbs if not _as_used(each)))
    left.optional = left.optional or clause.mode == "may"
    if isinstance(act, Act) and act.verb in ("turn", "turn and maintain") and not act.passive:
        turned = _turns(rest, act, left)
        if turned is None:
            return
        rest = turned
    _pay(rest, left, ctx)


def _as_used(adverb: object) -> bool:
    return isinstance(adverb, Manner) and adverb.word in AS_USED


def _timing(clause: Clause, act: Act) -> None:
    """ "Play during an attack": the circumstances say it all."""
    left = [each for each in clause.adverbs if not _as_used(each)]
    if (
        left
        or act.complements
        or act.tense
        or clause.agent not in (None, ref.You())
        or clause.mode not in ("do", "may")
    ):
        raise UnsupportedError("when it is played, with more to it")


def _user(clause: Clause, left: Left, ctx: Context) -> None:
    """Who uses the ability: whoever may pay for it."""
    agent = clause.agent
    if agent is None or isinstance(agent, ref.You | ref.ThisCard):
        return
    if not players.is_players(agent, ctx):
        raise UnsupportedError("what another card does at generation")
    who = players.players(agent, ctx, frozenset({"", "a", "an", "any", "all", "each", "the"}))
    if left.users not in (n.You(), who):
        raise UnsupportedError("two players who use an ability")
    left.users = who


def _turns(clause: Clause, act: Act, left: Left) -> Clause | None:
    """ "Turn", "turn and maintain", "turn this card and X Characters": what is left to turn besides this card."""
    if any(not _as_used(each) for each in clause.adverbs):
        raise UnsupportedError("to turn at generation, with more to it")
    maintains = act.verb == "turn and maintain"
    left.maintains = left.maintains or maintains
    what = act.what
    if what is None or isinstance(what, ref.ThisCard):
        if act.complements:
            raise UnsupportedError("to turn at generation, with more to it")
        left.turns_this = True
        return None
    if isinstance(what, sel.Several) and what.joint == "and" and ref.ThisCard() in what.items:
        left.turns_this = True
        rest = tuple(each for each in what.items if each != ref.ThisCard())
        what = rest[0] if len(rest) == 1 else replace(what, items=rest)
    elif maintains:
        raise UnsupportedError("another card that turns and maintains")
    return replace(clause, action=replace(act, verb="turn", what=what))


def _pay(clause: Clause, left: Left, ctx: Context) -> None:
    act = clause.action
    if isinstance(act, Act) and act.verb in CHOICES and not act.passive:
        if act.what is not None and (of := _new_targets(act, clause)) is not None:
            left.steps.append(ef.Choose(ch.ChooseNewTargets(Slot(act.what.slot), cards.cards(of, ctx))))
            return
        if act.complements or clause.adverbs:
            raise UnsupportedError("choosing at generation, with more to it")
        if isinstance(act.what, Act):
            left.steps.append(ef.Choose(verbs_texts.way(act.what, ctx, left.users)))
            return
        if act.what == 1:
            return  # "Choose one": of the alternatives that follow.
        items = act.what.items if isinstance(act.what, sel.Several) and act.what.joint == "and" else (act.what,)
        for item in items:
            if isinstance(item, ref.That | ref.Chosen) and ctx.sort(item.slot) is Sort.CARDS:
                # "Choose that Site": the only one that there is to be chosen.
                among = n.Matching(((),), (n.IsOneOf(cards.cards(item, ctx)),))
                chosen = ch.ChooseCards(Slot(item.slot), among, targets=act.verb == "target", by=left.users)
                left.steps.append(ef.Choose(chosen))
                continue
            left.steps.append(ef.Choose(_choice(item, act.verb, left, ctx)))
        return
    paid = effects.effects((clause,), ctx)
    if any(isinstance(each, ef.GivePower) for each in paid):
        raise UnsupportedError("giving Power as a price")
    left.steps += paid


def _new_targets(act: Act, clause: Clause) -> object | None:
    """ "Choose another legal target for each of its targets": the card whose effect gets other ones (4.3.6)."""
    what = act.what
    if not isinstance(what, sel.Select) or what.slot is None or act.verb != "choose" or act.complements:
        return None
    new = what.quantity == sel.Quantity("another") and what.kinds == LEGAL_TARGET
    different = what.quantity == sel.Quantity("a") and what.kinds == DIFFERENT_TARGET
    if not (new or different) or what.filters or what.targeted or len(clause.adverbs) != 1:
        return None
    each = clause.adverbs[0]
    of = each.what if isinstance(each, ForEach) else None
    if not isinstance(of, sel.Select) or of.kinds or of.quantity != sel.Quantity("") or len(of.filters) != 1:
        return None
    placed = of.filters[0]
    inner = placed.where if isinstance(placed, sel.Placed) and placed.preposition == "of" else None
    return inner.of if isinstance(inner, ref.Of) and inner.what == "target" and not inner.how else None


LEGAL_TARGET = (sel.Kind((sel.Type("legal target"),)),)
DIFFERENT_TARGET = (sel.Kind((sel.Is("different"), sel.Type("legal target"))),)


def _choice(item: object, verb: str, left: Left, ctx: Context) -> ch.Choice:
    by = left.users
    if isinstance(item, sel.Select) and item.targeted:
        raise UnsupportedError("targeting a target")
    if isinstance(item, sel.Select) and verbs_texts.is_number(item):
        if verb == "target":
            raise UnsupportedError("targeting a number")
        return verbs_texts.number_on(item, ctx, by)
    return choices.choice(item, ctx, by=by, targets=verb == "target")
