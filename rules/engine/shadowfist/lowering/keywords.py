"""Restrictions and special abilities, as the bold words at the start of a text say them (10.1)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import KeywordName
from rules.engine.shadowfist.lowering import amounts, benefits, conditions, effects, timing, wording
from rules.engine.shadowfist.lowering.context import Context, context_of
from rules.engine.shadowfist.lowering.doers import with_events
from rules.engine.shadowfist.lowering.phrasing import simpler
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import RESTRICTIONS, symbol
from rules.engine.shadowfist.text import abilities as tree
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.node import rebuild
from rules.engine.shadowfist.text.timing import Clause, During, ForEach, If, Until, While

PRICED = frozenset({"reload", "crisis", "influence", "corrupted", "loyalty"})


def lower_restriction(node: tree.Restriction) -> ab.Restriction:
    """Unique, Limited, Weapon, ... (10.1.1)."""
    if node.name.lower() not in RESTRICTIONS:
        raise UnsupportedError(f"the restriction {node.name!r}")
    return ab.Restriction(RESTRICTIONS[node.name.lower()])


def lower_keyword(node: tree.Keyword, *, is_state: bool = False) -> ab.Ability:
    """A special ability of the card itself (10.1.2)."""
    wording.check(node)
    simple = rebuild(node, simpler)
    assert isinstance(simple, tree.Keyword)
    node = simple
    ctx = context_of(node, is_state=is_state)
    if node.name.lower() in PRICED and node.value is not None:
        return _priced(node, ctx)
    found: list[c.Condition] = []
    until: t.Duration | None = None
    times: a.Amount = 1
    for each in node.adverbs:
        match each:
            case While(condition) | If(condition, "if"):
                found.append(conditions.condition(condition, ctx))
            case If(condition, "unless"):
                found.append(conditions.denied(conditions.condition(condition, ctx)))
            case During():
                found.append(c.ItIs(timing.within(each, ctx)))
            case Until() if until is None:
                until = timing.until(each, ctx)
            case ForEach(what) if times == 1:
                times = amounts.count(what, ctx)
            case _:
                raise UnsupportedError(f"{node.name} with {type(each).__name__}")
    special = benefits.special(node.name, node.value, node.against, ctx)
    return with_events(ab.Keyword(special, tuple(found), until, times))


def _priced(node: tree.Keyword, ctx: Context) -> ab.Priced:
    """Reload, Crisis, Influence: what has to be paid or had for them (the later page)."""
    if node.adverbs or node.against is not None:
        raise UnsupportedError(f"{node.name} with more to it")
    name = KeywordName(node.name.capitalize())
    value = node.value if isinstance(node.value, tuple) else (node.value,)
    symbols = tuple(symbol(each.symbol) for each in value if isinstance(each, sel.Faction) and not each.negated)
    numbers = [each for each in value if isinstance(each, int)]
    paid = [each for each in value if isinstance(each, Clause)]
    if len(symbols) + len(numbers) + len(paid) != len(value) or len(numbers) > 1:
        raise UnsupportedError(f"what {node.name} costs")
    return ab.Priced(name, numbers[0] if numbers else None, symbols, effects.effects(paid, ctx))
