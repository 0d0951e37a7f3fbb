"""Continuous abilities: the statements that hold, on what they hang and how long they are kept (5.2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.aspects import ATTACK, aspects_of
from rules.engine.shadowfist.ir.words import Role
from rules.engine.shadowfist.lowering import continuous, each_of_them, timing
from rules.engine.shadowfist.lowering.circumstances import HANGS, circumstances, x_of
from rules.engine.shadowfist.lowering.context import Context
from rules.engine.shadowfist.lowering.held_deeds import if_you_attack
from rules.engine.shadowfist.lowering.reading import Ability
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.timing import AtMoment, Clause, If, Limit, Manner, Until, When

# "Even if this card leaves play".
EVEN_AFTERWARDS = If(Clause(Act("leave play"), ref.ThisCard()), "even if")
AND = frozenset({"", "and", ",", ";", "but"})
# "Cannot be turned or smoked": neither can be done.
OR = AND | {"or", "nor"}


def static(ability: Ability, ctx: Context) -> ab.Static:
    """Each statement with the conditions of its own; what an ability opens with holds for all of them."""
    if ability.left:
        raise UnsupportedError("what holds for a price")
    found: list[ab.Holds] = []
    ability_often = any(isinstance(each, Limit) for each in ability.openers)
    for place, clause in enumerate(ability.clauses):
        before = ability.clauses[place - 1] if place else None
        if continuous.goes_without_saying(clause):
            continue
        if before is not None and continuous.goes_without_saying(before):
            if Manner("otherwise") not in clause.adverbs:
                raise UnsupportedError("what is so in any case, and something else")
            clause = replace(clause, adverbs=tuple(each for each in clause.adverbs if each != Manner("otherwise")))
        unturned = continuous.unturns(clause, found[-1].statement) if found else None
        if unturned is not None:
            found[-1] = replace(found[-1], statement=unturned)
            continue
        nor = before is not None and before.mode == clause.mode == "cannot"
        if clause.link not in ((OR if nor else AND) if place else {""}):
            raise UnsupportedError("statements that hold, joined in that way")
        whole = continuous.while_it(clause)
        if whole.agent != clause.agent and isinstance(clause.agent, sel.Select) and clause.agent.slot is not None:
            # "Characters gain Guts while attacking, and Ambush while ...": the others are not only those that attack.
            raise UnsupportedError("what holds of cards while they do something, and something else of them")
        clause = whole
        until = _until(clause, ctx)
        clause = replace(clause, adverbs=tuple(each for each in clause.adverbs if not isinstance(each, Until)))
        if any(isinstance(each, When | AtMoment) for each in clause.adverbs):
            raise UnsupportedError("what holds when something happens")
        outlasts = EVEN_AFTERWARDS in clause.adverbs
        clause = replace(clause, adverbs=tuple(each for each in clause.adverbs if each != EVEN_AFTERWARDS))
        clause, attacking = if_you_attack(clause)
        judged, when, often = circumstances((clause,), (), ctx)
        rest = tuple(each for each in clause.adverbs if not isinstance(each, HANGS))
        made = continuous.statement(replace(clause, adverbs=rest), ctx)
        if isinstance(made, co.PermitDeed) and made.without_turning and not (often or ability_often):
            raise UnsupportedError("attacking without turning, as often as one likes")
        if attacking:
            if not isinstance(made, co.Demand):
                raise UnsupportedError("what holds if you attack")
            made = replace(made, if_you_attack=True)
        shared = before is not None and clause.link == "and" and clause.agent in (None, before.agent)
        if shared and found and (judged or when) and not _hangs(found[-1]):
            if len(found) != 1 or place != len(ability.clauses) - 1:
                raise UnsupportedError("a condition behind several statements that 'and' joins")
            # "Guts and cannot be intercepted while attacking": what stands behind both is about both.
            found[-1] = replace(found[-1], conditions=tuple(judged), when=tuple(when))
        if until is not None and not _may_be_kept(made, until):
            raise UnsupportedError("what holds of some cards, and is kept for a time")
        said = _of_the_same(ab.Holds(made, tuple(judged), tuple(when), tuple(often), until, outlasts), found)
        found.append(each_of_them.of_each(said))
    judged, when, often = circumstances((), ability.openers, ctx)
    rest_of = [each for each in ability.openers if not isinstance(each, HANGS)]
    if rest_of:
        raise UnsupportedError(f"what holds with {type(rest_of[0]).__name__}")
    if not found and not ability.clauses:
        raise UnsupportedError("an ability that says nothing")
    return ab.Static(tuple(found), tuple(judged), tuple(when), tuple(often), x_of(ability, ctx))


def _hangs(made: ab.Holds) -> bool:
    """Whether a statement has conditions or times of its own."""
    return bool(made.conditions or made.when)


def _may_be_kept(made: co.Statement, until: t.Duration) -> bool:
    """ "Characters intercepting this card are canceled until the end of the turn": what is so in an attack is kept.

    Of what has no such beginning the text does not say when it is given.
    """
    if not isinstance(until, t.UntilMoment):
        return False
    match made:
        case co.Grant(of, benefits, 1):
            given = (co.BonusTo, co.DamageBonus, co.HasSpecial, co.HasRestriction, co.HasDesignator)
            plain = all(isinstance(each, given) for each in benefits)
            counted = any(isinstance(each, a.Amount) and not isinstance(each, int) for each in walk(benefits))
            return plain and not counted and ATTACK in aspects_of(of)
        case co.TextIsBlank(of, how):
            return how is not co.Blank.NO_EFFECT and ATTACK in aspects_of(of)
    return False


def _of_the_same(made: ab.Holds, before: Sequence[ab.Holds]) -> ab.Holds:
    """ "All Characters you control inflict +1 damage and gain Guts": what "and" goes on with is about the same cards.

    Each statement that holds is looked at by itself, so that it says itself of which cards it holds.
    """
    phrases: dict[object, n.Matching] = {
        each.slot: each for each in walk(tuple(before)) if isinstance(each, n.Matching) and each.slot is not None
    }
    own = {each.slot for each in walk(made) if isinstance(each, n.Matching)}

    def said(node: object) -> object:
        if isinstance(node, n.Bound) and not isinstance(node.slot, Role) and node.slot not in own:
            return phrases.get(node.slot, node)
        return node

    return rebuilt(made, said)


def _until(clause: Clause, ctx: Context) -> t.Duration | None:
    found = [timing.until(each, ctx) for each in clause.adverbs if isinstance(each, Until)]
    if len(found) > 1:
        raise UnsupportedError("two durations of what holds")
    return found[0] if found else None
