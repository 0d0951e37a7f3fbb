"""A verb's object and complements, told apart."""

from __future__ import annotations

from typing import Any

from rules.engine.text.actions import To


def split_complements(parts: list[Any]) -> tuple[object, tuple[object, ...]]:
    """The object among what follows a verb, and its complements."""
    what: object = None
    complements = []
    for part in parts:
        if isinstance(part, To):
            complements.append(part)
        elif isinstance(part, tuple):
            complements += part
        else:
            what = part
    return what, tuple(complements)
