"""Which players a phrase stands for, and which fit a limit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Side, Slot, Test
from rules.engine.shadowfist.query import amounts, cards, together, view
from rules.engine.shadowfist.query.game.events import happenings
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import Scope


def players(node: n.Players, scope: Scope) -> list[str]:
    """The players that a phrase stands for, in the order of simultaneous play (5.4)."""
    game = scope.game
    match node:
        case n.You():
            return [scope.you]
        case n.BoundPlayers(slot):
            return [each for each in scope.slots.get(slot, ()) if isinstance(each, str)]
        case n.ControllersOf(of):
            return _each_once(_controller(card, scope) for card in cards.cards(of, scope))
        case n.OwnersOf(of):
            return _each_once(card.owner for card in cards.cards(of, scope))
        case n.NextTo(side, of):
            return _each_once(_neighbour(name, side, scope) for name in players(of, scope))
        case n.CurrentPlayer():
            return [game.turn]
        case n.HighestBidder():
            # 5.5: whoever has made the highest bid, while an auction is held.
            bidder = game.auction.bidder if game.auction is not None else None
            return [bidder] if bidder is not None else []
        case n.AttackingPlayer():
            return [game.attack.by] if game.attack is not None else []
        case n.PlayersWho(opponents, limits, _):
            return [
                name
                for name in game.clockwise()
                if not (opponents and name == scope.you) and all(fits(limit, name, scope) for limit in limits)
            ]
        case n.EitherPlayers(of):
            return _each_once(name for each in of for name in players(each, scope))
    assert_never(node)


def _controller(card: Card, scope: Scope) -> str:
    """Who controls a card, or controlled it when it left play in this turn; of other cards the owner."""
    if card.controller is not None or card.zone in ("hand", "deck"):
        return card.controller or card.owner
    for happening in happenings(scope.game):
        if happening.verb == "leave play" and happening.card is not None and happening.card.id == card.id:
            return (happening.was.controller if happening.was is not None else None) or card.owner
        if happening.verb == "play" and happening.card is not None and happening.card.id == card.id:
            break  # It has been played since.
    return card.owner


def _each_once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _neighbour(name: str, side: Side, scope: Scope) -> str:
    """3.2: play goes clockwise, so the player to one's left has the next turn."""
    order = [each.name for each in scope.game.players.values() if not each.eliminated or each.name == name]
    step = 1 if side is Side.LEFT else -1
    return order[(order.index(name) + step) % len(order)]


def slot_of(node: n.Players) -> Slot | None:
    """The slot that a phrase for players binds, if any."""
    return node.slot if isinstance(node, n.PlayersWho) else None


def fits(limit: n.PlayerLimit, name: str, scope: Scope) -> bool:
    """Whether a player fits a limit such as "that controls more Power-generating Sites than you"."""
    match limit:
        case n.HasCompletedTurn():
            turns = scope.game.players[name].turns
            return turns is None or turns >= 1
        case n.ControlsSo(what, test, amount, sharing):
            found = [card for card in cards.cards(what, scope) if card.controller == name]
            number = len(found) if sharing is None else together.most_that_share(found, sharing.excepted, scope)
            return amounts.compare(number, test, amounts.value(amount, scope))
        case n.ControlsMoreThan(what, test, than, any_of):
            return _controls_more(what, name, scope, test=test, than=than, any_of=any_of)
        case n.ControlsThese(what):
            return any(card.controller == name for card in cards.cards(what, scope))
        case n.CloserToVictory(than, or_as_close):
            # 10.2: fewer Feng Shui Sites are needed.
            others = players(than, scope)
            needed = view.view_of(scope.game).sites_needed
            if or_as_close:
                return all(needed(other) >= needed(name) for other in others)
            # 10.2: a player is closer to victory than another who needs more Feng Shui Sites to win.
            return all(needed(name) < needed(other) for other in others if other != name)
        case n.NotAmong(those):
            return name not in players(those, scope)
    assert_never(limit)


def _controls_more(what: n.Matching, name: str, scope: Scope, *, test: Test, than: n.Players, any_of: bool) -> bool:
    found = cards.cards(what, scope)
    mine = sum(1 for card in found if card.controller == name)
    results = [
        amounts.compare(mine, test, sum(1 for card in found if card.controller == other))
        for other in players(than, scope)
        if other != name
    ]
    return any(results) if any_of else all(results)
