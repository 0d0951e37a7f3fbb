"""What holds now: the statements of continuous abilities and of effects that last, by what they say (5.2.4, 7).

The one index of them. Whoever wants to know what cannot be, what costs more or what damage becomes asks ``of`` for the
statements of that kind; each comes with the scope in which it is read, and ``holds`` judges what it hangs on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, cast, get_args

from rules.engine.kernel.work import CARDS_VIEWED
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.lowering.rules_text import RulesText
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import Scope, scope_of, scope_of_modification
from rules.engine.shadowfist.view import view
from rules.engine.shadowfist.view.active import Active

Said = TypeVar("Said", bound=co.Statement)

STATEMENTS: tuple[type[object], ...] = get_args(co.Statement)


def of(game: Game, kind: type[Said]) -> list[Active[Said]]:
    """The statements of a kind that count now, those of cards in the order in which they entered play."""
    here = view.view_of(game)
    table = here.statements
    if table is None:
        game.spend(1 + len(game.in_play()) // CARDS_VIEWED)
        if here.busy:  # What counts is being found out: nothing of it can be kept yet.
            return list(_all(game, kind))  # type: ignore[arg-type]
        table = here.statements = {}
        for each in _all(game):
            table.setdefault(type(each.said), []).append(each)
    found = cast("list[Active[Said]]", table.get(kind, []))  # Under each kind stands what is of that kind.
    if found:  # Whoever asks looks at each of them.
        game.spend(len(found))
    return found


def _all(game: Game, kind: type[object] | None = None) -> Iterator[Active[co.Statement]]:
    """All of them, or those of a kind."""
    for card in view.view_of(game).continuous():
        if kind is None:
            yield from of_card(game, card)
        elif kind in card.text.states:
            yield from (each for each in of_card(game, card) if type(each.said) is kind)
    for modification in game.modifications:
        scope = None
        for what in modification.what:
            if type(what) is kind if kind is not None else isinstance(what, STATEMENTS):
                scope = scope or scope_of_modification(game, modification)
                yield Active(what, scope, modification.conditions, modification=modification)  # type: ignore[arg-type]


def of_card(game: Game, card: Card) -> Iterator[Active[co.Statement]]:
    """What the continuous abilities of one card say, whether or not they count now."""
    for static in card.text.holding:
        scope = scope_of(game, card, x_node=static.x)
        for each in static.statements:
            if each.until is None:
                yield _active(static, each, scope)


def _active(static: ab.Static, said: ab.Holds, scope: Scope) -> Active[co.Statement]:
    return Active(
        said.statement,
        scope,
        (*static.conditions, *said.conditions),
        (*static.when, *said.when),
        (*static.often, *said.often),
    )


def for_a_time(game: Game, card: Card) -> Iterator[tuple[Active[co.Statement], t.Duration]]:
    """What the continuous abilities of one card give for a time to whoever comes to fit, and for how long.

    It is no part of ``of_card``: it counts once somebody has it, for as long as that lasts (``attack.keeping``).
    """
    for static in card.text.keeping:
        scope = scope_of(game, card, x_node=static.x)
        for each in static.statements:
            if each.until is not None:
                yield _active(static, each, scope), each.until


def of_card_of_kind(game: Game, card: Card, kind: type[Said]) -> list[Active[Said]]:
    """What the continuous abilities of one card say of a kind, whether or not they count now."""
    return [each for each in of_card(game, card) if isinstance(each.said, kind)]  # type: ignore[misc]


def said_by(text: RulesText, kind: type[Said]) -> list[Said]:
    """What the continuous abilities of a text say of a kind."""
    return [each.statement for one in text.holding for each in one.statements if isinstance(each.statement, kind)]


def holds(active: Active[co.Statement], scope: Scope | None = None) -> bool:
    """Whether what a statement hangs on is so; what cannot be judged is noted, and is not (5.2.3)."""
    return noted.hold(active.conditions, active.when, scope or active.scope)
