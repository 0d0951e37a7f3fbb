"""Continuous abilities are looked at all the time: what of one cannot be judged counts for nothing, and is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.state import Card

T = TypeVar("T")


def _or_noted(read: Callable[[], T], instead: T, scope: Scope) -> T:
    try:
        return read()
    except CannotRunError as error:
        scope.game.note_unrun(scope.this.id if scope.this else None, error)
        return instead


def amount(node: object, scope: Scope) -> int:
    """The number that an amount of a continuous ability stands for; 0 if it cannot be computed (4.6)."""
    return _or_noted(lambda: numbers.value(node, scope), 0, scope)


def matches(node: object, card: Card, scope: Scope) -> bool:
    """Whether a card fits what a continuous ability speaks of; not if that cannot be judged."""
    return _or_noted(lambda: nouns.matches(node, card, scope), False, scope)


def cards(node: object, scope: Scope) -> list[Card]:
    """The cards that a phrase of a continuous ability stands for; none if that cannot be judged."""
    found: list[Card] = []
    return _or_noted(lambda: nouns.cards(node, scope), found, scope)


def players(node: object, scope: Scope) -> list[str]:
    """The players that a phrase of a continuous ability stands for; none if that cannot be judged."""
    found: list[str] = []
    return _or_noted(lambda: nouns.players(node, scope), found, scope)
