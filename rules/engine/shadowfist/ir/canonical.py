"""One numbering of what an ability picks out, so that two abilities that do the same are equal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import TypeVar, cast

Tree = TypeVar("Tree")

# The fields that hold the number of a phrase, whoever binds it or refers back to it.
SLOTS = frozenset({"slot", "whose", "named"})


def canonical(tree: Tree) -> Tree:
    """The same, with its slots numbered from 0 in the order in which they are met; those nobody refers to are left out.

    >>> from rules.engine.shadowfist.ir.nouns import Bound
    >>> from rules.engine.shadowfist.ir.words import Slot
    >>> canonical((Bound(Slot(7)), Bound(Slot(4)), Bound(Slot(7))))
    (Bound(slot=0), Bound(slot=1), Bound(slot=0))
    """
    used: dict[int, int] = {}
    counts: dict[int, int] = {}
    for number in _slots(tree):
        counts[number] = counts.get(number, 0) + 1
    return cast(Tree, _renumbered(tree, used, counts))


def _slots(tree: object, name: str = "") -> Iterable[int]:
    if name in SLOTS and isinstance(tree, int):
        yield tree
    elif isinstance(tree, tuple):
        for each in tree:
            yield from _slots(each)
    elif is_dataclass(tree):
        for part in fields(tree):
            yield from _slots(getattr(tree, part.name), part.name)


def _renumbered(tree: object, used: dict[int, int], counts: dict[int, int], name: str = "") -> object:
    if name in SLOTS and isinstance(tree, int):
        if counts[tree] == 1 and tree not in used:
            return None
        return used.setdefault(tree, len(used))
    if isinstance(tree, tuple):
        return tuple(_renumbered(each, used, counts) for each in tree)
    if is_dataclass(tree) and not isinstance(tree, type):
        parts = {part.name: _renumbered(getattr(tree, part.name), used, counts, part.name) for part in fields(tree)}
        return type(tree)(**parts)
    return tree
