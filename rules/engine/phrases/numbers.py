"""Amounts in card texts, computed over a game: numbers, X, counts, sums, and what cards and players have."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.continuous import view
from rules.engine.kernel.value import is_value
from rules.engine.phrases import nouns, qualities
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.play import resources
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
            return x(scope)
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
        case am.Clamped(of, word, bound) if "most" in word or "least" in word:
            return (min if "most" in word else max)(value(of, scope), value(bound, scope))
        case am.PerEach(amount, each):
            return value(amount, scope) * count(each, scope)
        case am.Count(of):
            return count(of, scope)
        case ref.Of():
            return _of(node, scope)
        case sel.Select() if (among := _among(node)) is not None:
            return _extreme(*among, scope)
        case sel.Select(quantity=quantity) if quantity.amount is not None:
            return value(quantity.amount, scope)
        case sel.Select(kinds=(sel.Kind(all_of=(sel.Type("number"),)),), filters=filters):
            return _chosen_resources(filters, scope)
    if is_value(node):
        from rules.engine.query import amounts

        return amounts.value(node, scope)  # type: ignore[arg-type]
    raise CannotRunError(f"{type(node).__name__} as an amount")


def _among(node: sel.Select) -> tuple[str, str, object] | None:
    """ "The highest cost among Characters that ...": which extreme, of what, among which cards."""
    words = [word for kind in node.kinds for word in kind.all_of]
    how = next((word.what for word in words if word in (sel.Is("highest"), sel.Is("lowest"))), None)
    what = next((word.name.lower() for word in words if isinstance(word, sel.Type)), None)
    where = next((part.where for part in node.filters if isinstance(part, sel.Placed)), None)
    return (how, what, where) if how and what and where is not None and len(node.filters) == 1 else None


def _extreme(how: str, what: str, among: object, scope: Scope) -> int:
    found = [number for card in nouns.cards(among, scope) if (number := of_card(card, what, scope)) is not None]
    return (max(found) if how == "highest" else min(found)) if found else 0


def x(scope: Scope) -> int:
    """The X that was fixed, or what the ability or its card says that it is."""
    if scope.x is not None:
        return scope.x
    node = scope.x_node or (scope.card.text.x if scope.card else None)
    if node is None:
        raise CannotRunError("X without a definition")
    if scope.x_node is None and scope.card is not None and scope.card.chosen:
        scope = replace(scope, slots=dict(scope.card.chosen))  # "X = the number of the chosen resources".
    # 4.6, 10.2: X of a card in play is recalculated whenever what it is based on changes.
    return value(node, scope)


def _chosen_resources(filters: tuple[object, ...], scope: Scope) -> int:
    """ "The number of the chosen resources in that opponent's pool"."""
    symbols: list[str] = []
    owners = [scope.you]
    for part in filters:
        if not isinstance(part, sel.Placed):
            raise CannotRunError(f"a number with {type(part).__name__}")
        if part.preposition == "of":
            symbols += nouns.chosen_words(part.where, scope)
        elif isinstance(part.where, ref.Of) and part.where.what == "pool":
            owners = nouns.players(part.where.of, scope)
        else:
            raise CannotRunError("the number of that")
    pools = [resources.pool(scope.game, name) for name in owners]
    return sum(pool.count(BY_NAME[symbol]) for pool in pools for symbol in symbols if symbol in BY_NAME)


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
        names = {qualities.singular(word.name) for word in things}
        if names & {"power", "damage", "counter", "damage counter"}:
            return _points(names, node, scope)
    return len(nouns.cards(node, scope))


def _points(names: set[str], node: sel.Select, scope: Scope) -> int:
    """The points of Power in a pool, the damage or the counters on cards."""
    where = [part.where for part in node.filters if isinstance(part, sel.Placed) and part.preposition in ("in", "on")]
    if len(where) != 1 or len(node.filters) != 1 or len(node.kinds) != 1 or len(names) != 1:
        raise CannotRunError(f"counting {' or '.join(sorted(names))} of that kind")
    if names == {"power"}:
        if not isinstance(where[0], ref.Of) or where[0].what != "pool":
            raise CannotRunError("counting Power elsewhere than in a pool")
        return sum(scope.game.players[name].power for name in nouns.players(where[0].of, scope))
    found = nouns.cards(where[0], scope)
    return sum(card.counters if names == {"counter"} else card.damage for card in found)


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
    if what == "bid":
        auction = scope.game.auction
        who = nouns.players(node.of, scope)
        return auction.bid if auction is not None and auction.bidder in who else 0
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
        if what != "cost":
            return 0
        # 4.3.2: X is what was spent when it was generated; only the later page keeps that for a card in play.
        keeps = scope.game.ruleset.value("x_cost_in_play") == "while in play"
        return card.x or 0 if keeps or not card.in_play else None
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
