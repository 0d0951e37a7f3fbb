"""What every node of a compiled text is: a frozen dataclass that knows its name and can be walked and rebuilt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

REGISTRY: dict[str, type[Any]] = {}
_FIELDS: dict[type[Any], tuple[str, ...]] = {}


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Makes a class a node: a frozen dataclass with slots, known by its name for the JSON form."""
    made: type[Any] = dataclass(frozen=True, slots=True)(cls)
    REGISTRY[made.__name__] = made
    _FIELDS[made] = tuple(item.name for item in fields(made))
    return made


def names(value: Any) -> tuple[str, ...] | None:
    """The names of a node's fields in the order of the text; ``None`` for anything that is no node."""
    return _FIELDS.get(type(value))


def walk(value: Any) -> Iterator[Any]:
    """Every node in a tree, parents before children, in the order of the text.

    >>> from rules.engine.shadowfist.text.references import Of, ThisCard
    >>> [type(each).__name__ for each in walk(Of("controller", ThisCard()))]
    ['Of', 'ThisCard']
    """
    waiting = [value]
    while waiting:
        here = waiting.pop()
        if type(here) is tuple:
            waiting.extend(reversed(here))
            continue
        found = _FIELDS.get(type(here))
        if found is not None:
            yield here
            for name in reversed(found):
                inner = getattr(here, name)
                if type(inner) is tuple or type(inner) in _FIELDS:
                    waiting.append(inner)


def rebuild(value: Any, change: Callable[[Any], Any]) -> Any:
    """A tree in which each node has been through ``change``, parents first; unchanged parts are shared."""
    if isinstance(value, tuple):
        items = tuple(rebuild(item, change) for item in value)
        return value if all(a is b for a, b in zip(items, value, strict=True)) else items
    if type(value) not in _FIELDS:
        return value
    value = change(value)
    found = names(value)
    if found is None:
        return value
    parts = {}
    for name in found:
        old = getattr(value, name)
        if isinstance(old, tuple) or type(old) in _FIELDS:
            new = rebuild(old, change)
            if new is not old:
                parts[name] = new
    if not parts:
        return value
    return type(value)(**{**{name: getattr(value, name) for name in found}, **parts})


_SHARED: dict[Any, Any] = {}
MOST_SHARED = 20_000


def shared(value: T) -> T:
    """A node that equals ``value`` and stands for all that do, so that a thousand texts share their common parts.

    Not for selectors: each is a mention of its own, which later words can refer to.
    """
    found = _SHARED.get(value)
    if found is not None:
        return found  # type: ignore[no-any-return]
    if len(_SHARED) >= MOST_SHARED:
        _SHARED.clear()
    _SHARED[value] = value
    return value
