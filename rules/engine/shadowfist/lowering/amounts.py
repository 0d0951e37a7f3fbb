"""Amounts: numbers, X, counts, sums, and what cards and players have."""

from __future__ import annotations

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Pick, Reading, Rounding, Slot
from rules.engine.shadowfist.lowering import cards, players
from rules.engine.shadowfist.lowering.context import Context, Sort, singular, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import stat, symbol
from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.timing import Clause, When

THINGS = frozenset({"resource", "faction resource", "faction", "power", "damage", "counter", "damage counter"})
# "For each resource", "the number of resources".
EACH = frozenset({"", "all", "each", "a", "an", "any", "the"})
# "Counted immediately before damage is inflicted, after all other effects have resolved": as damage is in any case.
BEFORE_DAMAGE = (
    When(
        Clause(Act("inflict", passive=True), sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("damage"),)),))),
        "immediately before",
    ),
    When(
        Clause(
            Act("resolve", tense="perfect"), sel.Select(sel.Quantity("all other"), (sel.Kind((sel.Type("effect"),)),))
        ),
        "after",
    ),
)
ROUNDINGS = {each.value: each for each in Rounding}


def amount(node: object, ctx: Context) -> a.Amount:
    """The amount that a node stands for.

    :raises UnsupportedError: for one that is not reckoned.
    """
    match node:
        case bool():
            raise UnsupportedError("a truth value as an amount")
        case int():
            return node
        case am.X():
            return a.X()
        case am.Signed(sign, of) if sign in (1, -1):
            found = amount(of, ctx)
            if sign == 1:
                return found
            return -found if isinstance(found, int) else a.Negative(found)
        case am.Sum(left, right):
            return a.Plus(amount(left, ctx), amount(right, ctx))
        case am.Difference(left, right):
            return a.Minus(amount(left, ctx), amount(right, ctx))
        case am.Times(factor, of):
            return a.Times(amount(factor, ctx), amount(of, ctx))
        case am.Half(of, rounded):
            return a.Half(amount(of, ctx), ROUNDINGS.get(rounded, Rounding.DOWN))
        case am.Clamped(of, word, bound) if "most" in word or "least" in word:
            made = a.AtMost if "most" in word else a.AtLeast
            return made(amount(of, ctx), amount(bound, ctx))
        case am.PerEach(each, of):
            return a.Times(amount(each, ctx), count(of, ctx))
        case am.Count(of):
            return count(_whole(of), ctx)
        case ref.Of():
            return _of(node, ctx)
        case ref.That(slot) if ctx.sort(slot) is Sort.POINTS:
            return a.ThatMuch(Slot(slot))
        case am.AmountOf(of, word):
            return _amount_of(of, word, ctx)
        case am.Counted(of, adverbs) if adverbs == BEFORE_DAMAGE:
            return amount(of, ctx)
        case sel.Select():
            return _selected(node, ctx)
    raise UnsupportedError(f"{type(node).__name__} as an amount")


def _whole(of: object) -> object:
    """What "the number of ..." counts and "the highest ..." is taken among, if it says of whom and where.

    :raises UnsupportedError: for what "an opponent" controls, or is on "a Site": which one?
    """
    for part in of.filters if isinstance(of, sel.Select) else ():
        match part:
            case sel.Controlled(by=sel.Select(sel.Quantity("a" | "an", None), _, _, False)):
                raise UnsupportedError("counting what one of several players controls")
            case sel.Placed("on" | "at", sel.Select(sel.Quantity("a" | "an", None), _, _, False)):
                raise UnsupportedError("counting what is on one of several cards")
    return of


def _amount_of(of: object, word: str, ctx: Context) -> a.Amount:
    if isinstance(of, ref.That):
        return a.ThatMuch(Slot(of.slot))
    if word == "that much" and isinstance(of, sel.Select) and of == sel.Select(sel.Quantity(""), of.kinds):
        return a.ThatMuch()  # As much as what triggered it came to.
    raise UnsupportedError(f"{word} something")


def _damage_to_leave(node: sel.Select, ctx: Context) -> a.Amount | None:
    """ "The damage that would smoke that Character", "that would reduce that Character's Fighting to 1"."""
    match node:
        case sel.Select(sel.Quantity("the", None), (sel.Kind((sel.Type("damage"),)),), (sel.Where(clause),), False):
            match clause:
                case Clause(Act("smoke", ref.That(), (), False, ""), None, "would", (), ""):
                    return a.DamageToLeave(0)
                case Clause(
                    Act("reduce", ref.Of("fighting", ref.That(), ()), (To("to", left),), False, ""),
                    None,
                    "would",
                    (),
                    "",
                ):
                    return a.DamageToLeave(amount(left, ctx))
    return None


def _selected(node: sel.Select, ctx: Context) -> a.Amount:
    """ "The highest cost among Characters that ...", "the number of the chosen resources in that opponent's pool"."""
    to_leave = _damage_to_leave(node, ctx)
    if to_leave is not None:
        return to_leave
    words = [word for kind in node.kinds for word in kind.all_of]
    pick = next((p for p in (Pick.HIGHEST, Pick.LOWEST) if sel.Is(p.value) in words), None)
    names = [word for word in words if isinstance(word, sel.Type)]
    if pick is not None and len(words) == 2 and len(names) == 1 and len(node.filters) == 1:
        part = node.filters[0]
        the = node.quantity == sel.Quantity("the") and not node.targeted
        if the and isinstance(part, sel.Placed) and part.preposition in ("among", "of"):
            return a.NumberOf(stat(names[0].name), cards.cards(_whole(part.where), ctx, cards.ALL), pick=pick)
    if words == [sel.Type("number")] and node.quantity == sel.Quantity("the"):
        return _chosen_resources(node, ctx)
    raise UnsupportedError("such an amount")


def _chosen_resources(node: sel.Select, ctx: Context) -> a.Amount:
    named: int | None = None
    pool: n.Players = n.You()
    for part in node.filters:
        match part:
            case sel.Placed("of", ref.Chosen(slot) | ref.That(slot) | ref.Target(slot)) if named is None:
                named = slot
            case sel.Placed("in", ref.Of("pool", of, ())):
                pool = players.players(of, ctx)
            case _:
                raise UnsupportedError("such a number")
    if named is None or ctx.sort(named) is not Sort.WORDS:
        raise UnsupportedError("such a number")
    return a.CountNamedResources(pool, Slot(named))


def count(node: object, ctx: Context) -> a.Amount:
    """How many cards, players, resources or points a phrase stands for."""
    if isinstance(node, sel.Several):
        found = [count(item, ctx) for item in node.items]
        total = found[0]
        for each in found[1:]:
            total = a.Plus(total, each)
        return total
    if isinstance(node, ref.That) and ctx.sort(node.slot) is Sort.POINTS:
        return a.ThatMuch(Slot(node.slot))
    if players.is_players(node, ctx):
        return a.CountPlayers(players.players(node, ctx))
    if isinstance(node, sel.Select):
        found_thing = _count_thing(node, ctx)
        if found_thing is not None:
            return found_thing
        if node.quantity.word not in cards.ALL | {"a", "an", "any", "another"} or node.quantity.amount is not None:
            raise UnsupportedError(f"counting {node.quantity.word or 'so many'} of something")
        plain = sel.Select(
            sel.Quantity("all other" if node.quantity.word.endswith("other") else ""),
            node.kinds,
            node.filters,
            node.targeted,
            node.joint,
            node.slot,
        )
        return a.CountCards(cards.cards(plain, ctx))
    return a.CountCards(cards.cards(node, ctx))


def _count_thing(node: sel.Select, ctx: Context) -> a.Amount | None:
    names = set(type_names(node))
    if names & THINGS and (node.quantity.amount is not None or node.quantity.word not in EACH):
        raise UnsupportedError(f"counting {node.quantity.word or 'so many'} {' or '.join(sorted(names))}")
    if names & {"resource", "faction resource"}:
        return _resources(node, ctx)
    if names == {"faction"}:
        if any(word != sel.Is("different") for word in _plain_words(node)):
            raise UnsupportedError("counting such factions")
        return a.CountFactions(_pool(_with_resources(node), ctx))
    if names == {"feng shui sites you need for victory"} or names == {"feng shui sites you need for victor"}:
        return a.SitesNeeded(n.You())
    if names & {"power", "damage", "counter", "damage counter"}:
        return _points(names, node, ctx)
    return None


RESOURCES = (sel.Kind((sel.Type("resource"),)),)


def _with_resources(node: sel.Select) -> sel.Select:
    """ "Faction with resources in your pool": a faction in it."""
    match node.filters:
        case (
            sel.Placed("with", sel.Select(sel.Quantity("", None), (sel.Kind((sel.Type("resource"),)),), inner, False)),
        ):
            return sel.Select(node.quantity, node.kinds, inner)
    return node


def _plain_words(node: sel.Select) -> list[object]:
    return [word for kind in node.kinds for word in kind.all_of if not isinstance(word, sel.Type)]


def _pool(node: sel.Select, ctx: Context) -> n.Players:
    """In whose pool: "in your pool", or one's own where it is not said."""
    pools = [
        part.where
        for part in node.filters
        if isinstance(part, sel.Placed) and part.preposition == "in" and isinstance(part.where, ref.Of)
    ]
    if len(pools) != len(node.filters) or len(pools) > 1 or any(each.what != "pool" or each.how for each in pools):
        raise UnsupportedError("counting resources, with more to it")
    return players.players(pools[0].of, ctx) if pools else n.You()


def _resources(node: sel.Select, ctx: Context) -> a.Amount:
    if _on_cards(node):
        return _symbols_on(node, ctx)
    words = _plain_words(node)
    if any(not isinstance(word, sel.Faction) or word.negated for word in words):
        raise UnsupportedError("counting such resources")
    if "faction resource" in type_names(node):
        raise UnsupportedError("counting faction resources")
    symbols = tuple(symbol(word.symbol) for word in words if isinstance(word, sel.Faction))
    return a.CountResources(_pool(node, ctx), symbols)


def _symbols_on(node: sel.Select, ctx: Context) -> a.Amount:
    """ "The number of [Tech] resources provided by Characters you control": what is printed on them."""
    words = _plain_words(node)
    part = node.filters[0] if len(node.filters) == 1 else None
    if not isinstance(part, sel.Past) or any(not isinstance(word, sel.Faction) or word.negated for word in words):
        raise UnsupportedError("counting the symbols on cards")
    by = [each.what for each in part.complements if isinstance(each, To) and each.preposition == "by"]
    if part.by is not None:
        by.append(part.by)
    if len(by) != 1 or len(by) != len(part.complements) + (part.by is not None):
        raise UnsupportedError("counting the symbols on cards")
    on = cards.cards(by[0], ctx, cards.ALL)
    symbols = tuple(symbol(word.symbol) for word in words if isinstance(word, sel.Faction))
    match part.verb:
        case "provide":
            return a.CountSymbolsOn(on, symbols, provided=True)
        case "require":
            return a.CountSymbolsOn(on, symbols, provided=False)
        case "require and provide" | "provide and require":
            return a.Plus(a.CountSymbolsOn(on, symbols, provided=False), a.CountSymbolsOn(on, symbols, provided=True))
    raise UnsupportedError("counting the symbols on cards")


def _on_cards(node: sel.Select) -> bool:
    return any(not (isinstance(part, sel.Placed) and isinstance(part.where, ref.Of)) for part in node.filters)


def _points(names: set[str], node: sel.Select, ctx: Context) -> a.Amount:
    """The points of Power in a pool, the damage or the counters on cards."""
    at = "in" if names == {"power"} else "on"
    where = [part.where for part in node.filters if isinstance(part, sel.Placed) and part.preposition == at]
    if len(where) != 1 or len(node.filters) != 1 or len(node.kinds) != 1 or len(names) != 1 or _plain_words(node):
        raise UnsupportedError(f"counting {' or '.join(sorted(names))} of that kind")
    if names == {"power"}:
        if not isinstance(where[0], ref.Of) or where[0].what != "pool":
            raise UnsupportedError("counting Power elsewhere than in a pool")
        return a.CountPower(players.players(where[0].of, ctx))
    found = cards.cards(where[0], ctx)
    return a.CountCounters(found) if names == {"counter"} else a.CountDamage(found)


def _of(node: ref.Of, ctx: Context) -> a.Amount:
    what = node.what.lower()
    if what == "power" and players.is_players(node.of, ctx):
        if node.how:
            raise UnsupportedError("such Power of a player")
        return a.CountPower(players.players(node.of, ctx))
    if what == "number":
        if set(node.how) - {"total", "current"}:
            raise UnsupportedError("such a number")
        return count(node.of, ctx)
    if what == "bid":
        return a.Bid(players.players(node.of, ctx))
    picks = [pick for pick in Pick if pick.value in node.how]
    rest = set(node.how) - {pick.value for pick in picks} - {"printed", "current"}
    if rest or len(picks) > 1:
        raise UnsupportedError(f"the {' '.join(node.how)} {what} of something")
    reading = Reading.PRINTED if "printed" in node.how else Reading.CURRENT
    return a.NumberOf(stat(singular(what)), cards.cards(node.of, ctx), reading, picks[0] if picks else None)
