"""Who may use an ability: its card's controller, or whoever it says may pay: "Any player may pay 1 Power :: ..." (5.2).

Whoever uses it generates the effect: he or she pays, chooses and does what it says without naming anybody. "You" in
its words stays the controller of the card (7.4): an opponent may pay *you* 1 Power.
"""

from __future__ import annotations

from dataclasses import replace

from rules.engine.ir import abilities as ab
from rules.engine.ir import nouns as n
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import scope_of
from rules.engine.query import players
from rules.engine.rules_text import Ability
from rules.engine.state import Card, Game
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.node import rebuild
from rules.engine.text.timing import Clause


def users_of(ability: Ability) -> sel.Select | ref.Of | None:
    """The players who may use a voluntary ability; nothing where it is, as usual, the controller of its card.

    "Any player may pay 1 Power ::", "subject's controller may sacrifice this card ::".
    """
    agents = [each.agent for each in ability.left if isinstance(each, Clause) and each.mode == "may"]
    found = agents[0] if agents else None
    return found if isinstance(found, sel.Select | ref.Of) and nouns.is_player(found) else None


def is_shared(ability: Ability) -> bool:
    """Whether others than the controller of its card may use an ability."""
    if isinstance(ability.lowered, ab.Activated):
        return ability.lowered.users != n.You()
    return users_of(ability) is not None


def may_use(game: Game, card: Card, ability: Ability, name: str) -> bool:
    """Whether a player is one of those who may use an ability of a card in play."""
    if isinstance(ability.lowered, ab.Activated):
        return name in players.players(ability.lowered.users, scope_of(game, card))
    users = users_of(ability)
    if users is None:
        return card.controller == name
    return name in nouns.players(users, scope_of(game, card))


def usable(game: Game, card: Card, name: str) -> list[int]:
    """Which voluntary abilities of a card in play a player may use, by their places."""
    return [place for place, each in enumerate(card.text.activated) if may_use(game, card, each, name)]


def used_by(ability: Ability) -> Ability:
    """An ability of which others may be users, as the one who uses it reads it: "you" is the card's controller."""
    users = users_of(ability)
    if users is None:
        return ability

    def own(node: object) -> object:
        if isinstance(node, Clause) and node.agent == users:
            return replace(node, agent=None, mode="do")
        return ref.Of("controller", ref.ThisCard()) if isinstance(node, ref.You) else node

    return replace(
        ability,
        left=rebuild(ability.left, own),
        clauses=rebuild(ability.clauses, own),
        x=rebuild(ability.x, own),
    )
