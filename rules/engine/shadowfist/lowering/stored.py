"""Compiled abilities as plain data, to be stored with a wording or sent to another process, and told in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.engine.kernel.json_values import Json
from rules.engine.shadowfist.text import from_json, render, to_json
from rules.engine.shadowfist.text.abilities import Keyword, NotUnderstood, Restriction


@dataclass(frozen=True, slots=True)
class Stored:
    """One compiled ability.

    ``kind`` is the name of its construction (Restriction, Keyword, Activated, ..., NotUnderstood), ``words`` are its
    canonical ones, ``data`` is what :func:`read` makes it of again. ``reason`` is why it is not understood; ``named``
    is the special ability or restriction that it is, ``value`` the number that goes with it.
    """

    kind: str
    words: str
    data: Json
    reason: str | None = None
    named: str | None = None
    value: int | None = None


def stored(abilities: Sequence[object]) -> list[Stored]:
    """The compiled abilities of a text as plain data.

    >>> from rules.engine.shadowfist.text import compile_text
    >>> [(each.kind, each.named, each.value) for each in stored(compile_text("Toughness: 1.").abilities)]
    [('Keyword', 'toughness', 1)]
    """
    return [_stored(each) for each in abilities]


def _stored(node: object) -> Stored:
    reason = node.reason if isinstance(node, NotUnderstood) else None
    named = node.name if isinstance(node, Keyword | Restriction) else None
    value = node.value if isinstance(node, Keyword) and isinstance(node.value, int) else None
    return Stored(type(node).__name__, render(node), to_json(node), reason, named, value)


def read(data: Json) -> object:
    """A compiled ability from its plain data."""
    return from_json(data)
