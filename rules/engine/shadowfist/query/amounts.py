"""What an amount comes to."""

from __future__ import annotations

from typing import assert_never

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.value import Tree, rebuilt
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Pick, Reading, Rounding, Stat, Test
from rules.engine.shadowfist.model.cards import Number
from rules.engine.shadowfist.model.symbols import BY_NAME, Symbol
from rules.engine.shadowfist.query import cards, players, prospects, qualities, view
from rules.engine.shadowfist.query.game.events import happenings
from rules.engine.shadowfist.query.game.state import Card, Known, Word
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.query.single import only


def value(node: a.Amount, scope: Scope) -> int:
    """The number that an amount stands for now.

    :raises CannotRunError: if what it refers to is not known here.
    """
    match node:
        case int():
            return node
        case a.X():
            return _x(scope)
        case a.Negative(of):
            return -value(of, scope)
        case a.Plus(left, right):
            return value(left, scope) + value(right, scope)
        case a.Minus(left, right):
            return value(left, scope) - value(right, scope)
        case a.Times(factor, of):
            return value(factor, scope) * value(of, scope)
        case a.Half(of, rounded):
            return (value(of, scope) + (rounded is Rounding.UP)) // 2
        case a.AtMost(of, bound):
            return min(value(of, scope), value(bound, scope))
        case a.AtLeast(of, bound):
            return max(value(of, scope), value(bound, scope))
        case a.CountCards(of):
            return cards.count(of, scope)
        case a.CountPlayers(of):
            return len(players.players(of, scope))
        case a.CountResources(pool, symbols):
            return sum(_in_pool(name, symbols, scope) for name in players.players(pool, scope))
        case a.CountNamedResources(pool, named):
            said = [each.said for each in scope.slots.get(named, ()) if isinstance(each, Word)]
            symbols = tuple(BY_NAME[each] for each in said if each in BY_NAME)
            return sum(_in_pool(name, symbols, scope) for name in players.players(pool, scope)) if symbols else 0
        case a.CountSymbolsOn(on, symbols, provided):
            return sum(_on_card(card, symbols, provided=provided) for card in cards.cards(on, scope))
        case a.CountFactions(pool):
            return sum(len(view.view_of(scope.game).pool(name).factions) for name in players.players(pool, scope))
        case a.CountPower(pool):
            return sum(scope.game.players[name].power for name in players.players(pool, scope))
        case a.CountDamage(on):
            return sum(cards.as_it_was(card, scope).damage for card in cards.cards(on, scope))
        case a.CountCounters(on):
            return sum(cards.as_it_was(card, scope).counters for card in cards.cards(on, scope))
        case a.SitesNeeded(of):
            return sum(view.view_of(scope.game).sites_needed(name) for name in players.players(of, scope))
        case a.NumberOf(stat, of, reading, pick):
            return _number_of(stat, of, reading, pick, scope)
        case a.Bid(of):
            auction = scope.game.auction
            who = players.players(of, scope)
            return auction.bid if auction is not None and auction.bidder in who else 0
        case a.ThatMuch(slot):
            if slot is not None and slot in scope.counted:
                return scope.counted[slot]
            if slot is not None or scope.happening is None:
                raise CannotRunError("an amount that is not known yet")
            return scope.happening.amount
        case a.DamageInExcess(on, beyond):
            return max(0, damage_on(on, scope) - value(beyond, scope))
        case a.DamageToLeave():
            raise CannotRunError("damage that would do that")
    assert_never(node)


def damage_on(on: n.Cards, scope: Scope) -> int:
    """The damage on cards: as it is now, or on a card that has just left play, as it was then."""
    if not isinstance(on, n.This) or scope.this is None or scope.game.same(scope.this) is not None:
        return sum(card.damage for card in cards.cards(on, scope))
    told = (*scope.fresh, *happenings(scope.game))
    left = [one.was for one in told if one.verb == "leave play" and one.card == scope.this and one.was is not None]
    was = only(dict.fromkeys(left), "the card that has left play")
    return was.damage if was is not None else 0


def _x(scope: Scope) -> int:
    """The X that was fixed, or what the ability or its card says that it is (4.6, 10.2)."""
    if scope.x is not None:
        return scope.x
    # 4.6, 10.2: X of a card in play is recalculated whenever what it is based on changes.
    if scope.x_node is not None:
        return value(scope.x_node, scope)
    defined = scope.card.text.x if scope.card is not None else None
    if defined is None or scope.card is None:
        raise CannotRunError("X without a definition")
    if scope.card.x is not None and not scope.card.chosen and scope.card.text.face.cost != "X":
        return scope.card.x  # A board states it.
    if scope.card.chosen:
        scope = changed(scope, {"slots": dict(scope.card.chosen)})  # "X = the number of the chosen resources".
    return value(defined, changed(scope, {"x_node": defined}))


def _in_pool(name: str, symbols: tuple[Symbol, ...], scope: Scope) -> int:
    pool = view.view_of(scope.game).pool(name)
    return sum(pool.count(symbol) for symbol in symbols) if symbols else len(pool)


def _on_card(card: Card, symbols: tuple[Symbol, ...], *, provided: bool) -> int:
    found = card.text.face.provides if provided else card.text.face.requires
    return sum(found.count(symbol) for symbol in symbols) if symbols else len(found)


def _number_of(stat: Stat, of: n.Cards, reading: Reading, pick: Pick | None, scope: Scope) -> int:
    meant = cards.cards(of, scope)
    known = [number for card in meant if (number := of_card(card, stat, reading, scope)) is not None]
    match pick:
        case Pick.HIGHEST:
            return max(known, default=0)
        case Pick.LOWEST:
            return min(known, default=0)
        case Pick.TOTAL:
            return sum(known)
        case None:
            only(meant, f"the card whose {stat.value} is meant")
            return only(known, "a number") or 0
    assert_never(pick)


def of_card(card: Card, stat: Stat, reading: Reading, scope: Scope) -> int | None:
    """A number of a card, or nothing where it has none: nothing is not 0 (2.1)."""
    if stat is Stat.DAMAGE:
        return cards.as_it_was(card, scope).damage
    if stat is Stat.COUNTERS:
        return cards.as_it_was(card, scope).counters
    if stat is Stat.POWER and qualities.generates_power(card) and not card.face_up:
        return 1
    found = printed(card, stat)
    if found is None:
        return None
    if card.zone == "play" and reading is Reading.CURRENT and stat in (Stat.FIGHTING, Stat.BODY):
        here, told = view.view_of(scope.game), scope.happening
        if told is not None and told.before is scope.game and told.card == Known(card.id, card.life):
            return here.undamaged(card.id)  # What has smoked it has brought it to zero: it is told as it was before.
        return here.fighting(card.id) if stat is Stat.FIGHTING else here.body(card.id)
    if found == "X":
        return spent(card, scope) if stat is Stat.COST else 0
    return int(found)


def spent(card: Card, scope: Scope) -> int | None:
    """4.3.2: what was spent for a cost of X when a card was generated; 0 if it was not, nothing if it is forgotten.

    Only the later page keeps that for a card in play.
    """
    effect = prospects.effect_of(scope.game, card)
    if effect is not None and effect.kind == "event":
        return effect.x or 0
    was = cards.as_it_was(card, scope)
    keeps = scope.game.ruleset.value("x_cost_in_play") == "while in play"
    return was.x or 0 if keeps or not was.in_play else None


def with_what_was_paid(tree: Tree, scope: Scope) -> Tree:
    """4.3.2: what refers to the cost of an Event that waits in the scene, with what was spent for it as its X.

    So it is the same where the Event is canceled, or leaves its pile, before what answers it resolves.
    """

    def settled(each: object) -> object:
        if isinstance(each, a.X) and scope.x is None and scope.x_node is not None:
            x = with_what_was_paid(scope.x_node, scope)
            return each if x == scope.x_node else x
        if not isinstance(each, a.NumberOf) or each.stat is not Stat.COST or not isinstance(each.of, n.Bound):
            return each
        effects = [prospects.effect_of(scope.game, card) for card in cards.cards(each.of, scope)]
        return value(each, scope) if any(effect and effect.kind == "event" for effect in effects) else each

    return rebuilt(tree, settled)


def printed(card: Card, stat: Stat) -> Number:
    """What is printed on a card for a number of it: a number, X, or nothing."""
    face = card.text.face
    match stat:
        case Stat.POWER:
            return face.power
        case Stat.FIGHTING:
            return face.fighting
        case Stat.BODY:
            return face.body
        case Stat.COST:
            return face.cost
        case Stat.DAMAGE | Stat.COUNTERS:
            return None
    assert_never(stat)


def compare(number: int, test: Test, amount: int) -> bool:
    """Whether a number compares so with an amount."""
    match test:
        case Test.EQUAL:
            return number == amount
        case Test.AT_LEAST:
            return number >= amount
        case Test.AT_MOST:
            return number <= amount
        case Test.MORE:
            return number > amount
        case Test.FEWER:
            return number < amount
        case Test.ODD:
            return number % 2 == 1
        case Test.EVEN:
            return number % 2 == 0
    assert_never(test)
