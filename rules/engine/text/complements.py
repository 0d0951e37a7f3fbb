"""A verb's object and complements, told apart."""

from __future__ import annotations

from typing import Any

from rules.engine.text.actions import To


def split_complements(parts: list[Any], limits: list[Any] | None = None) -> tuple[object, tuple[Any, ...]]:
    """The object among what follows a verb, and its complements.

    :param limits: takes limits that followed a reference ("controlled by that player that has ..."), which belong to
        the noun before; without it there must be none.
    :raises ValueError: if there are limits and no place for them.
    """
    what: Any = None
    complements = []
    for part in parts:
        if isinstance(part, To):
            complements.append(part)
        elif isinstance(part, tuple):
            for item in part:
                if isinstance(item, To):
                    complements.append(item)
                elif limits is None:
                    raise ValueError("a reference with limits of its own")
                else:
                    limits.append(item)
        else:
            what = part
    return what, tuple(complements)
