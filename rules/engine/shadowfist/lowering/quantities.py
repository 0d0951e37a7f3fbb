"""How much damage, Power or how many counters and cards a phrase names."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir.words import DamageKind, Rounding
from rules.engine.shadowfist.lowering import amounts
from rules.engine.shadowfist.lowering.context import Context, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel

KINDS = {"combat": DamageKind.COMBAT, "non-combat": DamageKind.NON_COMBAT}


@dataclass(frozen=True)
class Points:
    """So much damage, Power or so many counters: ``amount`` is ``None`` for all of it.

    ``where`` is the card that the phrase itself names ("the damage on it"), ``kind`` which damage, ``marks`` what it is
    called besides (Corrupted, Unstoppable).
    """

    amount: a.Amount | None
    up_to: bool = False
    where: object | None = None
    kind: DamageKind = DamageKind.ANY
    marks: tuple[str, ...] = ()


def times(amount: a.Amount | None, factor: a.Amount) -> a.Amount | None:
    """An amount for each of so many."""
    if amount is None or factor == 1:
        return amount
    return factor if amount == 1 else a.Times(amount, factor)


DAMAGE = frozenset({"damage"})
POWER = frozenset({"power"})
COUNTERS = frozenset({"counter"})
DAMAGE_COUNTERS = frozenset({"damage", "damage counter"})


def points(node: object, ctx: Context, of: frozenset[str], *, on_card: bool = False) -> Points:
    """How much a phrase names: 2 damage, up to 3 Power, all damage, X counters, damage equal to its cost.

    :param of: what it may be called: damage, Power, counters.
    :param on_card: whether it may itself say where: "all damage on this card".
    """
    if isinstance(node, am.Half):
        inner = points(node.of, ctx, of)
        if inner.amount is None or inner.up_to:
            raise UnsupportedError("half of that")
        rounded = Rounding.UP if node.rounded == "up" else Rounding.DOWN
        return Points(a.Half(inner.amount, rounded), False, inner.where, inner.kind, inner.marks)
    if isinstance(node, am.AmountOf | ref.That):
        return Points(amounts.amount(node, ctx))
    if not isinstance(node, sel.Select) or node.targeted or len(node.kinds) != 1:
        raise UnsupportedError("so much of something")
    if len(set(type_names(node))) != 1 or type_names(node)[0] not in of:
        raise UnsupportedError(f"so many {' or '.join(type_names(node)) or 'of something'}")
    kind, marks = DamageKind.ANY, []
    for word in node.kinds[0].all_of:
        match word:
            case sel.Type(_, False):
                pass
            case sel.Is(what, False) if what in KINDS:
                kind = KINDS[what]
            case sel.Is("corrupted" | "unstoppable" | "additional" as what, False):
                marks.append(what)
            case _:
                raise UnsupportedError(f"{word} of {' or '.join(type_names(node))}")
    where: object | None = None
    equal: a.Amount | None = None
    for part in node.filters:
        match part:
            case sel.Placed("equal to", to) if equal is None:
                equal = amounts.amount(to, ctx)
            case sel.Placed("on", card) if on_card and where is None:
                where = card
            case _:
                raise UnsupportedError(f"{' or '.join(type_names(node))} with more to it")
    amount, up_to = _how_much(node, equal, ctx)
    return Points(amount, up_to, where, kind, tuple(marks))


def _how_much(node: sel.Select, equal: a.Amount | None, ctx: Context) -> tuple[a.Amount | None, bool]:
    word, amount = node.quantity.word, node.quantity.amount
    if equal is not None:
        if amount is not None or word not in ("", "an amount of"):
            raise UnsupportedError("so much of something, twice")
        return equal, False
    if amount is None:
        if word in ("all", "all the", "the", "") and word != "":
            return None, False
        if word in ("a", "an", "one"):
            return 1, False
        if word == "the same":
            return a.ThatMuch(), False  # As much as what triggered the ability came to.
        raise UnsupportedError(f"{word or 'some'} {' or '.join(type_names(node))}")
    found = amounts.amount(amount, ctx)
    match word:
        case "number" | "exactly":
            return found, False
        case "up to":
            return found, True
    raise UnsupportedError(f"{word} {' or '.join(type_names(node))}")


ALL_DAMAGE = frozenset({"", "all", "any", "the"})


def damage_kind_of(node: sel.Select, words: frozenset[str]) -> DamageKind:
    """Which damage a phrase means: any, combat damage, non-combat damage.

    :param words: the quantities that whoever asks reads: "no damage", "all damage".
    """
    if node.targeted or not all(sel.Type("damage") in kind.all_of for kind in node.kinds):
        raise UnsupportedError("damage that is not called so")
    if node.quantity.word not in words:
        raise UnsupportedError(f"{node.quantity.word or 'some'} damage")
    found = DamageKind.ANY
    for word in (word for kind in node.kinds for word in kind.all_of):
        match word:
            case sel.Type("damage", False):
                pass
            case sel.Is(what, False) if what in KINDS:
                found = KINDS[what]
            case _:
                raise UnsupportedError(f"{word} of damage")
    return found
