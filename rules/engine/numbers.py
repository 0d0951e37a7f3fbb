"""Amounts in card texts, computed over a game: numbers, X, counts, sums, and what cards and players have."""

from __future__ import annotations

from rules.engine import nouns, qualities, resources, view
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card
from rules.engine.symbols import BY_NAME
from rules.engine.text import amounts as am
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel


def value(node: object, scope: Scope) -> int:
    """The number that an amount stands for.

    :raises CannotRunError: for a construction that the engine does not compute.
    """
    match node:
        case bool():
            raise CannotRunError("a truth value as an amount")
        case int():
            return node
        case am.X():
            return _x(scope)
        case am.Signed(sign, amount):
            return sign * value(amount, scope)
        case am.Sum(left, right):
            return value(left, scope) + value(right, scope)
        case am.Difference(left, right):
            return value(left, scope) - value(right, scope)
        case am.Times(factor, of):
            return value(factor, scope) * value(of, scope)
        case am.Half(of, rounded):
            return (value(of, scope) + (rounded == "up")) // 2
        case am.Bounded(of, _):
            return value(of, scope)
        case am.PerEach(amount, each):
            return value(amount, scope) * count(each, scope)
        case am.Count(of):
            return count(of, scope)
        case ref.Of():
            return _of(node, scope)
        case sel.Select(quantity=quantity) if quantity.amount is not None:
            return value(quantity.amount, scope)
    raise CannotRunError(f"{type(node).__name__} as an amount")


def _x(scope: Scope) -> int:
    if scope.x is not None:
        return scope.x
    node = scope.x_node or (scope.card.text.x if scope.card else None)
    if node is None:
        raise CannotRunError("X without a definition")
    # 4.6, 10.2: X of a card in play is recalculated whenever what it is based on changes.
    return value(node, scope)


def count(node: object, scope: Scope) -> int:
    """How many cards, players or resources a noun phrase stands for."""
    if nouns.is_player(node):
        return len(nouns.players(node, scope))
    if isinstance(node, sel.Several):
        return sum(count(item, scope) for item in node.items)
    if isinstance(node, sel.Select):
        things = [word for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Type)]
        if any(qualities.singular(word.name) == "resource" for word in things):
            return _resources(node, scope)
        if any(qualities.singular(word.name) == "faction" for word in things):
            return len(resources.pool(scope.game, scope.you).factions)
    return len(nouns.cards(node, scope))


def _resources(node: sel.Select, scope: Scope) -> int:
    owner = scope.you
    for part in node.filters:
        if isinstance(part, sel.Placed) and isinstance(part.where, ref.Of):
            owner = nouns.players(part.where.of, scope)[0]
    pool = resources.pool(scope.game, owner)
    symbols = [word.symbol for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Faction)]
    if not symbols:
        return len(pool)
    return sum(pool.count(BY_NAME[symbol.lower()]) for symbol in symbols)


def _of(node: ref.Of, scope: Scope) -> int:
    what = node.what.lower()
    if what == "power" and nouns.is_player(node.of):
        return sum(scope.game.players[name].power for name in nouns.players(node.of, scope))
    if what == "number":
        return count(node.of, scope)
    numbers = [of_card(card, what, scope, node.how) for card in nouns.cards(node.of, scope)]
    known = [number for number in numbers if number is not None]
    if not known:
        return 0
    if "highest" in node.how:
        return max(known)
    if "lowest" in node.how:
        return min(known)
    return sum(known) if "total" in node.how else known[0]


def of_card(card: Card, what: str, scope: Scope, how: tuple[str, ...] = ()) -> int | None:
    """A number of a card, or nothing where it has none: nothing is not 0 (2.1)."""
    face = card.text.face
    here = view.view_of(scope.game)
    if what == "damage":
        return card.damage
    if what in ("counter", "counters"):
        return card.counters
    printed = {"fighting": face.fighting, "body": face.body, "cost": face.cost, "power": face.power}.get(what)
    if what == "power" and qualities.generates_power(card) and not card.face_up:
        return 1
    if printed is None:
        return None
    if card.zone == "play" and "printed" not in how:
        if what == "fighting":
            return here.fighting(card.id)
        if what == "body":
            return here.body(card.id)
    if printed == "X":
        return card.x if what == "cost" and card.x is not None else 0
    return int(printed)


def compare(number: int, test: str, amount: int) -> bool:
    """A comparison by its words or sign."""
    match test:
        case "or less" | "at most" | "<=" | "or fewer":
            return number <= amount
        case "or more" | "at least" | ">=":
            return number >= amount
        case "less than" | "lower than" | "fewer than" | "<":
            return number < amount
        case "more than" | "greater than" | "higher than" | ">":
            return number > amount
        case "" | "=" | "is" | "equal" | "equal to" | "exactly":
            return number == amount
        case "odd":
            return number % 2 == 1
        case "even":
            return number % 2 == 0
    raise CannotRunError(f"the comparison {test!r}")
