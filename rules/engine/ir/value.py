"""What every value of the ``ir`` is: a frozen dataclass with slots, which can be walked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import TypeVar, dataclass_transform

Class = TypeVar("Class")

_FIELDS: dict[type, tuple[str, ...]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[Class]) -> type[Class]:
    """Makes a class a value of the ``ir``.

    >>> @value
    ... class Pair:
    ...     left: int
    ...     right: int = 2
    >>> Pair(1)
    Pair(left=1, right=2)
    """
    made = dataclass(frozen=True, slots=True)(cls)
    _FIELDS[made] = tuple(each.name for each in fields(made))  # type: ignore[arg-type]
    return made


def walk(tree: object) -> Iterator[object]:
    """Every value in a tree, parents before children, in the order of the fields."""
    waiting = [tree]
    while waiting:
        here = waiting.pop()
        if isinstance(here, tuple):
            waiting.extend(reversed(here))
            continue
        names = _FIELDS.get(type(here))
        if names is not None:
            yield here
            waiting.extend(getattr(here, name) for name in reversed(names))
