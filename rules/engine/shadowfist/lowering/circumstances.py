"""On what an ability hangs: conditions, times, how often, where its card is; and what its X is (5.2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Pile
from rules.engine.shadowfist.lowering import amounts, conditions, timing
from rules.engine.shadowfist.lowering.context import Context
from rules.engine.shadowfist.lowering.reading import Ability
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text.timing import Clause, During, If, Limit, While

Circumstances = tuple[list[c.Condition], list[t.Time], list[t.HowOften]]


def x_of(ability: Ability, ctx: Context) -> a.Amount | None:
    """What the X of an ability is, if it says so."""
    return amounts.amount(ability.x, ctx) if ability.x is not None else None


def where_it_works(found: list[c.Condition]) -> tuple[list[c.Condition], tuple[Pile, ...]]:
    """ "While this card is in your smoked pile": the pile in which the ability works, apart from other conditions."""
    rest, piles = [], []
    for each in found:
        match each:
            case c.CardsAre(n.This(), (), (n.InPile(pile, n.You()),), None, None):
                piles.append(pile)
            case _:
                rest.append(each)
    return rest, tuple(piles)


PILES_BY_ZONE = {pile.value: pile for pile in Pile}


def circumstances(clauses: Sequence[Clause], openers: Sequence[object], ctx: Context) -> Circumstances:
    """The conditions, times and limits under which a continuous statement holds."""
    found: list[c.Condition] = []
    when: list[t.Time] = []
    often: list[t.HowOften] = []
    for each in (*openers, *(adverb for clause in clauses for adverb in clause.adverbs)):
        match each:
            case If(condition, "if" | "only if"):
                found.append(conditions.condition(condition, ctx))
            case If(condition, "unless" | "otherwise"):
                found.append(conditions.denied(conditions.condition(condition, ctx)))
            case While(condition):
                found.append(conditions.condition(condition, ctx))
            case During():
                when.append(timing.within(each, ctx))
            case Limit():
                often.append(timing.how_often(each))
            case If(_, word):
                raise UnsupportedError(f"{word!r} as a condition of what holds")
            case _:
                continue
    return found, when, often


HANGS = (If, While, During, Limit)
