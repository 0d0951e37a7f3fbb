"""What every value of the ``ir`` is: a frozen dataclass with slots, which can be walked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import TypeVar, cast, dataclass_transform

Class = TypeVar("Class")
Tree = TypeVar("Tree")

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


def with_part(thing: Tree, name: str, part: object) -> Tree:
    """A value with another one in the place of one of its fields.

    >>> @value
    ... class Half:
    ...     of: object
    >>> with_part(Half(1), "of", 2)
    Half(of=2)
    """
    return replace(thing, **{name: part})  # type: ignore[type-var]


def rebuilt(tree: Tree, new: Callable[[object], object]) -> Tree:
    """A tree with some values in the place of others; of what is replaced the parts are not looked at.

    :param new: what stands in the place of a value; the value itself, where it stays.

    >>> @value
    ... class One:
    ...     of: object
    >>> rebuilt((One(1), One(One(2))), lambda each: One(3) if each == One(2) else each)
    (One(of=1), One(of=One(of=3)))
    """
    return cast(Tree, _rebuilt(tree, new))


def _rebuilt(tree: object, new: Callable[[object], object]) -> object:
    if isinstance(tree, tuple):
        return tuple(_rebuilt(each, new) for each in tree)
    names = _FIELDS.get(type(tree))
    if names is None:
        return tree
    made = new(tree)
    if made is not tree:
        return made
    return type(tree)(**{name: _rebuilt(getattr(tree, name), new) for name in names})


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
