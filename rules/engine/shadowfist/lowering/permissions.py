"""Permissions, and when and on what a card is played (4.3, 10.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.lowering import cards, effects, limits, players, verbs_playing
from rules.engine.shadowfist.lowering.circumstances import circumstances, x_of
from rules.engine.shadowfist.lowering.context import Context
from rules.engine.shadowfist.lowering.costs import read_left
from rules.engine.shadowfist.lowering.reading import Ability
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.timing import AtCost, Clause, During, If, Ignoring, Limit, Manner, While


def permission(ability: Ability, ctx: Context) -> ab.Ability:
    """Cards may be played otherwise than usual: at another time, from elsewhere, on other terms (4.3, 7.2)."""
    if not ability.clauses or ability.left or not all(map(_is_held_there, ability.clauses[1:])):
        raise UnsupportedError("a permission with more to it")
    clause, *rest = ability.clauses
    if len(rest) > 1 or any(each.link for each in rest):
        raise UnsupportedError("a permission with more to it")
    act = clause.action
    if clause.link or not isinstance(act, Act) or act.verb != "play" or clause.mode not in ("may", "do") or act.tense:
        raise UnsupportedError("such a permission")
    judged, when, often = circumstances((clause,), ability.openers, ctx)
    cost_by: a.Amount | None = None
    free = False
    ignoring: list[co.Ignored] = []
    for each in (*ability.openers, *clause.adverbs):
        match each:
            case AtCost() if cost_by is None and not free:
                cost_by, free = verbs_playing.cost_change(each, ctx)
            case Ignoring():
                ignoring.append(verbs_playing.ignored(each, ctx))
            case If() | While() | During() | Limit():
                pass
            case Manner("normally" | "also"):
                pass
            case _:
                raise UnsupportedError(f"a permission with {type(each).__name__}")
    what, who = (clause.agent, None) if act.passive else (act.what, clause.agent)
    on: n.Cards | None = None
    structure: n.Players | None = None
    limits_of: list[n.Limit] = []
    for complement in act.complements:
        preposition, where = complement.preposition, complement.what
        if preposition in ("on", "onto") and on is None:
            on = cards.cards(where, ctx, cards.ONE_OF)
        elif preposition == "in" and structure is None and (into := _structure(where, ctx)) is not None:
            structure = into
        elif preposition in ("from", "in"):
            limits_of.append(limits.placed(preposition, where, ctx))
        elif preposition == "by" and who is None:
            who = where
        else:
            raise UnsupportedError(f"playing {preposition!r} something")
    if isinstance(what, sel.Select) and what.quantity == sel.Quantity("number", 1) and often:
        # "Once per turn, you may play one State": each time it is one.
        what = replace(what, quantity=sel.Quantity("a"))
    if isinstance(what, sel.Select) and what.quantity.amount is not None:
        raise UnsupportedError("playing so many cards otherwise than usual")
    thing = cards.cards(what, ctx, cards.ONE_OF) if what is not None else n.This()
    if limits_of:
        thing = (
            replace(thing, limits=(*thing.limits, *limits_of))
            if isinstance(thing, n.Matching)
            else n.Matching(((),), (n.IsOneOf(thing), *limits_of))
        )
    if isinstance(thing, n.Matching) and on is None:
        # "Play a State on her from any smoked pile": where it is played, and not where it is.
        said = [each for each in thing.limits if isinstance(each, n.OnCard)]
        if len(said) == 1:
            on = said[0].subject
            thing = replace(thing, limits=tuple(each for each in thing.limits if each is not said[0]))
    if rest and structure is None:
        raise UnsupportedError("a permission with more to it")
    permission = co.PlayPermission(
        thing,
        players.players(who, ctx) if who is not None else n.You(),
        cost_by,
        free,
        tuple(ignoring),
        on,
        structure,
        bool(rest),
    )
    return ab.Static((ab.Holds(permission, tuple(judged), tuple(when), tuple(often)),), x=x_of(ability, ctx))


def _is_held_there(clause: Clause) -> bool:
    """ "That opponent controls it", of a card in his or her site structure: that is so in any case (4.3.3)."""
    said = clause.mode == "do" and not clause.adverbs and isinstance(clause.agent, ref.That)
    return said and clause.action == Act("control", ref.ThisCard())


def _structure(where: object, ctx: Context) -> n.Players | None:
    """ "In the site structure of an opponent", "in any legal position in" it: into whose it is played."""
    if isinstance(where, sel.Select):
        inner = where.filters[0] if len(where.filters) == 1 else None
        plain = where.kinds == (sel.Kind((sel.Is("legal"), sel.Type("position"))),) and not where.targeted
        if not plain or where.quantity not in (sel.Quantity("any"), sel.Quantity("a")):
            return None
        where = inner.where if isinstance(inner, sel.Placed) and inner.preposition == "in" else None
    if isinstance(where, ref.Of) and where.what == "site structure" and not where.how:
        return players.players(where.of, ctx, players.ONE_OF)
    return None


def play_timing(ability: Ability, ctx: Context) -> ab.PlayTiming:
    """When, and on what condition, the card itself may be played."""
    left = read_left((*ability.openers, *ability.left), ctx)
    first, *rest = ability.clauses or (None,)
    if first is None or left.steps or left.users != n.You() or left.turns_this:
        raise UnsupportedError("when it is played, with a price")
    structure: n.Players | None = None
    if isinstance(first.action, Act) and len(first.action.complements) == 1:
        (into,) = first.action.complements
        structure = _structure(into.what, ctx) if into.preposition == "in" else None
        if structure is not None:
            first = replace(first, action=replace(first.action, complements=()))
    played = read_left((first,), ctx)
    if played.steps or played.turns_this or played.users != n.You():
        raise UnsupportedError("when it is played, with more to it")
    return ab.PlayTiming(
        (*left.when, *played.when),
        (*left.moments, *played.moments),
        (*left.conditions, *played.conditions),
        left.responds or played.responds,
        effects.effects(rest, ctx),
        structure,
    )


def play_on(ability: Ability, ctx: Context) -> ab.PlayOn:
    """What a State is played on, and when."""
    left = read_left((*ability.openers, *ability.left), ctx)
    if ability.clauses or left.steps or left.turns_this or left.often or left.users != n.You():
        raise UnsupportedError("what a State is played on, with more to it")
    subject = cards.cards(ability.subject, ctx, cards.ONE_OF)
    return ab.PlayOn(subject, tuple(left.when), tuple(left.conditions), left.responds)
