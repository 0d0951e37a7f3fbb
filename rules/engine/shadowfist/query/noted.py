"""What holds is looked at all the time: what of it cannot be judged counts for nothing, and is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.query import amounts, conditions, limits, view
from rules.engine.shadowfist.query import cards as cards_of
from rules.engine.shadowfist.query import players as players_of
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.query.single import only

T = TypeVar("T")


def _or_noted(read: Callable[[], T], instead: T, scope: Scope) -> T:
    try:
        return read()
    except CannotRunError as error:
        note(scope, error)
        return instead


def note(scope: Scope, error: CannotRunError) -> None:
    """Notes that something a text says all along could not be judged."""
    scope.game.note_unrun(scope.this.id if scope.this else None, error)


def amount(node: a.Amount, scope: Scope) -> int:
    """The number that an amount stands for; 0 if it cannot be computed (4.6)."""
    if isinstance(node, int):
        return node
    return _or_noted(lambda: amounts.value(node, scope), 0, scope)


def matches(node: n.Cards, card: Card, scope: Scope) -> bool:
    """Whether a card is one of those that a phrase stands for; not if that cannot be judged, or does not concern it."""
    return _or_noted(lambda: cards_of.matches(node, card, scope), False, scope) and not spares(card, scope)


def is_or_is_of(card: Card, node: n.Cards | n.Players, scope: Scope) -> bool:
    """Whether a card is what a phrase names, or is controlled by a player whom it names."""
    return _or_noted(lambda: limits.is_or_is_of(card, node, scope), False, scope) and not spares(card, scope)


def spares(card: Card, scope: Scope) -> bool:
    """7.6: what a text says all along does not concern a card that is not affected by the card that says it.

    What an effect gave when it resolved is not undone by it (2001 FAQ 6.6).
    """
    source, here = scope.card, view.view_of(scope.game)
    if source is None or scope.since or scope.sees_all or here.busy or not here.anyone_immune():
        return False
    return here.unaffected(card, source, scope.you)


def cards(node: n.Cards, scope: Scope) -> list[Card]:
    """The cards that a phrase stands for; none if that cannot be judged."""
    found: list[Card] = []
    return _or_noted(lambda: cards_of.cards(node, scope), found, scope)


def only_card(node: n.Cards, scope: Scope) -> Card | None:
    """The one card that a phrase stands for; nothing if that cannot be judged, or if there are several."""
    return _or_noted(lambda: only(cards_of.cards(node, scope), "the one card that is meant"), None, scope)


def only_player(node: n.Players, scope: Scope) -> str | None:
    """The one player for whom a phrase stands; nobody if that cannot be judged, or if there are several."""
    return _or_noted(lambda: only(players_of.players(node, scope), "the one player who is meant"), None, scope)


def players(node: n.Players, scope: Scope) -> list[str]:
    """The players that a phrase stands for; none if that cannot be judged."""
    found: list[str] = []
    return _or_noted(lambda: players_of.players(node, scope), found, scope)


def hold(judged: tuple[c.Condition, ...], when: tuple[t.Time, ...], scope: Scope) -> bool:
    """Whether all conditions hold, and it is that time (5.2.3); not if that cannot be judged."""
    if not judged and not when:
        return True
    return _or_noted(
        lambda: (
            all(conditions.holds(each, scope) for each in judged)
            and all(conditions.is_time(each, scope) for each in when)
        ),
        False,
        scope,
    )
