"""What makes two positions the same, as a hash; and what is visibly different between two.

A position is what can still matter. How it came about is none of it, so a game tells what only counts up (the numbers
of attacks and effects) by what these compare.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

LENGTH = 32  # hexadecimal digits


def digest(told: object) -> str:
    """Plain data as a hash: the same in any process and on any day; 32 hexadecimal digits.

    >>> digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    True
    """
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:LENGTH]


def in_no_order(told: Iterable[object]) -> list[object]:
    """Plain data among which the order means nothing.

    >>> in_no_order(["b", "a"])
    ['a', 'b']
    """
    return sorted(told, key=lambda each: json.dumps(each, sort_keys=True))


class Teller:
    """Tells values of a game as plain data. A game says in ``special`` and ``field`` what it tells in its own way."""

    def special(self, value: object) -> tuple[object] | None:
        """What is told of a value in the game's own way; nothing where there is no such way."""
        return None

    def field(self, name: str, held: object) -> object:
        """What is told of a field."""
        return self.of(held)

    def of(self, value: object) -> object:
        """Any value."""
        told = self.special(value)
        if told is not None:
            return told[0]
        match value:
            case Enum():
                return [type(value).__name__, value.name]
            case None | bool() | int() | float() | str():
                return value
            case Mapping():
                return in_no_order([self.of(key), self.of(each)] for key, each in value.items())
            case tuple() | list():
                return [self.of(each) for each in value]
            case set() | frozenset():
                return in_no_order(self.of(each) for each in value)
        if is_dataclass(value) and not isinstance(value, type):
            return self.fields(value)
        held = getattr(value, "__dict__", None)
        return [type(value).__name__, self.of(held) if held is not None else str(value)]

    def fields(self, value: DataclassInstance, apart: Iterable[str] = ()) -> dict[str, object]:
        """A dataclass by the fields that are not as they are by default.

        :param apart: fields that are told elsewhere.
        """
        told: dict[str, object] = {"is": type(value).__name__}
        for each in fields(value):
            held = getattr(value, each.name)
            if each.name in apart or not each.compare or (each.default is not MISSING and held == each.default):
                continue
            told[each.name] = self.field(each.name, held)
        return told


# What a game says of the value of a field, by its name; with whatever else it needs bound already.
Said = Callable[[str, object], object]


def changes_of_cards(
    before: Mapping[str, object], now: Mapping[str, object], shown: Mapping[str, str], was: Said, is_: Said
) -> list[dict[str, object]]:
    """What is visibly different of cards that are in both positions.

    :param shown: the fields that are visible, with what they are called.
    :param was: what is said of a field then, ``is_`` now.
    """
    found: list[dict[str, object]] = []
    for card_id, card in now.items():
        then = before.get(card_id)
        if then is None or then is card:
            continue
        for name, what in shown.items():
            old, new = was(name, getattr(then, name)), is_(name, getattr(card, name))
            if old != new:
                found.append({"card": card_id, "what": what, "from": old, "to": new})
    return found


def changes_of_players(
    before: Mapping[str, Mapping[str, object]], now: Mapping[str, Mapping[str, object]]
) -> list[dict[str, object]]:
    """What is different of players, of each of whom some numbers are told.

    >>> changes_of_players({"Ann": {"hand": 2}}, {"Ann": {"hand": 3}})
    [{'player': 'Ann', 'what': 'hand', 'from': 2, 'to': 3}]
    """
    return [
        {"player": name, "what": what, "from": before[name][what], "to": new}
        for name, numbers in now.items()
        for what, new in numbers.items()
        if before[name][what] != new
    ]
