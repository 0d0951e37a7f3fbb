"""What holds now: the statements of continuous abilities and of effects that last, by what they say (5.2.4, 7).

The one index of them. Whoever wants to know what cannot be, what costs more or what damage becomes asks ``of`` for the
statements of that kind; each comes with the scope in which it is read, and ``holds`` judges what it hangs on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, get_args

from rules.engine.continuous import view
from rules.engine.continuous.active import Active
from rules.engine.ir import continuous as co
from rules.engine.query import noted
from rules.engine.query.scope import Scope, scope_of, scope_of_modification
from rules.engine.rules_text import RulesText
from rules.engine.state import Card, Game

Said = TypeVar("Said", bound=co.Statement)

STATEMENTS: tuple[type[object], ...] = get_args(co.Statement)
KEPT = "statements"


def of(game: Game, kind: type[Said]) -> list[Active[Said]]:
    """The statements of a kind that count now, those of cards in the order in which they entered play."""
    table: dict[type[object], list[Active[Said]]] | None = game.cache.get(KEPT)
    if table is None:
        table = {}
        for each in _all(game):
            table.setdefault(type(each.said), []).append(each)  # type: ignore[arg-type]
        if not view.view_of(game).busy:
            game.cache[KEPT] = table
    return table.get(kind, [])


def _all(game: Game) -> Iterator[Active[co.Statement]]:
    for card in view.view_of(game).continuous():
        yield from of_card(game, card)
    for modification in game.modifications:
        scope = None
        for what in modification.what:
            if isinstance(what, STATEMENTS):
                scope = scope or scope_of_modification(game, modification)
                yield Active(what, scope, modification.conditions, modification=modification)  # type: ignore[arg-type]


def of_card(game: Game, card: Card) -> Iterator[Active[co.Statement]]:
    """What the continuous abilities of one card say, whether or not they count now."""
    for static in card.text.holding:
        scope = scope_of(game, card, x_node=static.x)
        for each in static.statements:
            yield Active(
                each.statement,
                scope,
                (*static.conditions, *each.conditions),
                (*static.when, *each.when),
                (*static.often, *each.often),
            )


def of_card_of_kind(game: Game, card: Card, kind: type[Said]) -> list[Active[Said]]:
    """What the continuous abilities of one card say of a kind, whether or not they count now."""
    return [each for each in of_card(game, card) if isinstance(each.said, kind)]  # type: ignore[misc]


def said_by(text: RulesText, kind: type[Said]) -> list[Said]:
    """What the continuous abilities of a text say of a kind."""
    return [each.statement for one in text.holding for each in one.statements if isinstance(each.statement, kind)]


def holds(active: Active[co.Statement], scope: Scope | None = None) -> bool:
    """Whether what a statement hangs on is so; what cannot be judged is noted, and is not (5.2.3)."""
    return noted.hold(active.conditions, active.when, scope or active.scope)
