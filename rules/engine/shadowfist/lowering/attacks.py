"""Phrases for an attack: an attack against a card you control, a successful attack you declared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Slot
from rules.engine.shadowfist.lowering import amounts, cards, limits, players
from rules.engine.shadowfist.lowering.context import Context
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import test
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Be, To
from rules.engine.shadowfist.text.timing import Clause


def attack(
    node: sel.Select, ctx: Context, *, by: object | None = None, against: object | None = None
) -> e.AttackPattern:
    """Which attacks a phrase means.

    :param by: who declares it, where the clause around the phrase says so; ``against`` likewise.
    """
    found = e.AttackPattern(slot=Slot(node.slot) if node.slot is not None else None)
    if node.quantity.amount is not None or node.quantity.word not in ("", "a", "an", "any", "the", "this", "that"):
        raise UnsupportedError(f"{node.quantity.word} attacks")
    for kind in node.kinds:
        if not any(isinstance(word, sel.Type) for word in kind.all_of):
            raise UnsupportedError("an attack that is not called one")
        for word in kind.all_of:
            match word:
                case sel.Type("attack", False):
                    pass
                case sel.Is("successful", False):
                    found = replace(found, successful=True)
                case sel.Is("unsuccessful", False):
                    found = replace(found, successful=False)
                case _:
                    raise UnsupportedError(f"{word} of an attack")
    for part in node.filters:
        found = _limited(part, found, ctx)
    if by is not None:
        found = _declared(by, found, ctx)
    if against is not None:
        found = _against(against, found, ctx)
    return found


def _limited(part: object, found: e.AttackPattern, ctx: Context) -> e.AttackPattern:
    match part:
        case sel.Placed("against" | "on" | "targeting", where):
            return _against(where, found, ctx)
        case sel.Placed("by", who):
            return _declared(who, found, ctx)
        case sel.Past("declare", who, complements):
            by = [each.what for each in complements if isinstance(each, To) and each.preposition == "by"]
            if len(by) != len(complements):
                raise UnsupportedError("declared, with more to it")
            for each in (*by, *([who] if who is not None else [])):
                found = _declared(each, found, ctx)
            return found
        case sel.Placed("with", sel.Select() as who):
            return _with(who, found, ctx)
        case sel.Where(Clause(Act("declare", None, (), False, "" | "past"), agent, "do", (), "whom")) if (
            agent is not None
        ):
            return _declared(agent, found, ctx)
        case sel.Where(Clause(Act("target", what, (), False, ""), None, "do", (), "")):
            return _against(what, found, ctx)
        case sel.Where(Clause(Be(what, False), agent, "do" | "did", (), "in which")) if isinstance(what, sel.Select):
            if (
                what.quantity != sel.Quantity("the")
                or what.targeted
                or not cards.only_attacker(what)
                or found.alone is not None
            ):
                raise UnsupportedError("what a card was in an attack")
            if not all(sel.Type("character") in kind.all_of for kind in what.kinds):
                raise UnsupportedError("what a card was in an attack")
            rest = [word for kind in what.kinds for word in kind.all_of if word not in ALONE]
            if rest or what.filters:
                raise UnsupportedError("what a card was in an attack")
            return replace(found, alone=cards.cards(agent or ref.ThisCard(), ctx))
    raise UnsupportedError(f"{type(part).__name__} of an attack")


ALONE = (sel.Is("only"), sel.Is("attacking"), sel.Type("character"))


def _against(node: object, found: e.AttackPattern, ctx: Context) -> e.AttackPattern:
    if found.against is not None:
        raise UnsupportedError("an attack against two things")
    return replace(found, against=limits.cards_or_players(node, ctx))


def _declared(node: object, found: e.AttackPattern, ctx: Context) -> e.AttackPattern:
    if found.by is not None:
        raise UnsupportedError("an attack that two have declared")
    return replace(found, by=players.players(node, ctx, players.ONE_OF))


def _with(who: sel.Select, found: e.AttackPattern, ctx: Context) -> e.AttackPattern:
    """ "An attack with exactly one attacking Character against a card ..."."""
    others: list[object] = []
    for part in who.filters:
        if isinstance(part, sel.Placed) and part.preposition == "against":
            found = _against(part.where, found, ctx)
        else:
            others.append(part)
    if found.attackers is not None:
        raise UnsupportedError("an attack with two kinds of attackers")
    word, amount = who.quantity.word, who.quantity.amount
    plain = sel.Select(sel.Quantity(""), who.kinds, tuple(others), who.targeted, who.joint, who.slot)
    attackers: n.Matching = cards.matching(plain, ctx)
    if amount is None:
        if word not in ("", "a", "an", "any", "one or more"):
            raise UnsupportedError(f"an attack with {word} of some attackers")
        return replace(found, attackers=attackers)
    if not word:
        raise UnsupportedError("an attack with so many attackers")
    tested = test("or more" if word == "number" else word)
    return replace(found, attackers=attackers, test=tested, amount=amounts.amount(amount, ctx))


def roles(nodes: list[object]) -> Iterator[sel.Is]:
    """The adjectives in "as an attacker or interceptor"."""
    for node in nodes:
        for item in node.items if isinstance(node, sel.Several) else (node,):
            plain = (
                isinstance(item, sel.Select)
                and not item.targeted
                and item.quantity in (sel.Quantity("a"), sel.Quantity(""))
            )
            if not plain or item.filters or not all(sel.Type("character") in kind.all_of for kind in item.kinds):
                raise UnsupportedError("declaring as that")
            for word in (word for kind in item.kinds for word in kind.all_of):
                if isinstance(word, sel.Is) and not word.negated:
                    yield word
                elif word != sel.Type("character"):
                    raise UnsupportedError("declaring as that")
