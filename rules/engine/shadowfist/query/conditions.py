"""Whether a condition holds."""

from __future__ import annotations

from typing import assert_never

from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Role, Stretch
from rules.engine.shadowfist.query import amounts, attacks, cards, events, limits, players, view
from rules.engine.shadowfist.query.game.state import Card, Word
from rules.engine.shadowfist.query.scope import CannotRunError, Scope


def holds(node: c.Condition, scope: Scope) -> bool:
    """Whether a condition holds now.

    :raises CannotRunError: if what it asks is not known here.
    """
    match node:
        case c.Not(condition):
            return not holds(condition, scope)
        case c.Both(conditions):
            return all(holds(each, scope) for each in conditions)
        case c.Either(conditions):
            return any(holds(each, scope) for each in conditions)
        case c.CardsAre():
            return _cards_are(node, scope)
        case c.PlayersAre(who, limits_of, every):
            results = [
                all(players.fits(limit, name, scope) for limit in limits_of) for name in players.players(who, scope)
            ]
            # One of several is enough (5.2.3).
            return bool(results) and all(results) if every else any(results)
        case c.Owns(who, which, whole):
            owners = players.players(who, scope)
            owned = [card.owner in owners for card in cards.cards(which, scope)]
            return all(owned) if whole else any(owned)
        case c.AmountsCompare(left, test, right):
            return amounts.compare(amounts.value(left, scope), test, amounts.value(right, scope))
        case c.CardsShare(which):
            titles = [card.title for card in cards.cards(which, scope)]
            return len(set(titles)) < len(titles)
        case c.Happened(event, while_attacking):
            return events.happened(event, scope, while_attacking=while_attacking)
        case c.Succeeded(deed):
            if deed not in scope.deeds:
                raise CannotRunError("whether something else succeeds")
            return scope.deeds[deed]
        case c.WonAuction(who):
            # 5.5: the auction that the same effect has held.
            return bool(set(players.players(who, scope)) & set(scope.slots.get(Role.WINNER, ())))
        case c.ItIs(time):
            return is_time(time, scope)
        case c.MayUse(which, name):
            here = view.view_of(scope.game)
            return any(here.has(card.id, name.value) for card in cards.cards(which, scope))
        case c.Named(slot, words):
            return any(isinstance(each, Word) and each.said in words for each in scope.slots.get(slot, ()))
    assert_never(node)


def _cards_are(node: c.CardsAre, scope: Scope) -> bool:
    who = cards.cards(node.cards, scope)
    fitting = [card for card in who if _is_so(card, node, scope)]
    if node.test is None or node.amount is None:
        return bool(who) and len(fitting) == len(who)
    unnamed = cards.unnamed(node.cards, scope, all_alike=not (node.kinds or node.limits))
    return amounts.compare(len(fitting) + unnamed, node.test, amounts.value(node.amount, scope))


def _is_so(card: Card, node: c.CardsAre, scope: Scope) -> bool:
    kind = not node.kinds or any(all(cards.is_word(word, card, scope) for word in kind) for kind in node.kinds)
    return kind and all(limits.fits(limit, card, scope) for limit in node.limits)


def is_time(node: t.Time, scope: Scope) -> bool:
    """Whether the moment lies in a stretch of time: your Main Shot, an opponent's turn, an attack against you."""
    match node:
        case t.Within(stretch, of, attack, negated, _):
            return _within(stretch, of, attack, scope) is not negated
        case t.PriorToCombat():
            return attacks.is_prior(scope.game)
        case t.ThisTurnSaw(event, _):
            return events.happened(event, scope)
    assert_never(node)


def _within(stretch: Stretch, of: n.Players | None, attack: object, scope: Scope) -> bool:
    game = scope.game
    mine = of is None or game.turn in players.players(of, scope)
    match stretch:
        case Stretch.TURN | Stretch.GAME:
            return mine
        case Stretch.MAIN_SHOT:
            return mine and game.phase in ("main", "end")
        case Stretch.ESTABLISHING_SHOT:
            return mine and game.phase not in ("main", "end")
        case Stretch.POWER_GENERATION_PHASE:
            return mine and game.phase == "power"
        case Stretch.UNTURN_PHASE:
            return mine and game.phase == "unturn"
        case Stretch.DISCARD_PHASE:
            return mine and game.phase == "discard"
        case Stretch.DRAW_PHASE:
            return mine and game.phase == "draw"
        case Stretch.ATTACK:
            if game.attack is None or (of is not None and game.attack.by not in players.players(of, scope)):
                return False
            return attack is None or events.fits_attack(attack, game.attack, scope) is not None  # type: ignore[arg-type]
        case Stretch.COMBAT:
            return bool(game.attack and game.attack.fights)
        case Stretch.AUCTION:
            return game.auction is not None
    assert_never(stretch)
