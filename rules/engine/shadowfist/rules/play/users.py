"""Who may use an ability: its card's controller, or whoever it says may pay: "Any player may pay 1 Power :: ..." (5.2).

Whoever uses it generates the effect: he or she pays, chooses and does what it says without naming anybody. "You" in
its words stays the controller of the card (7.4): an opponent may pay *you* 1 Power.
"""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.query import players
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import scope_of


def is_shared(ability: ab.Activated) -> bool:
    """Whether others than the controller of its card may use an ability."""
    return ability.users != n.You()


def usable(game: Game, card: Card, name: str) -> list[int]:
    """Which voluntary abilities of a card in play a player may use, by their places."""
    scope = scope_of(game, card)
    found = enumerate(card.text.activated)
    return [place for place, each in found if name in players.players(each.does.users, scope)]
