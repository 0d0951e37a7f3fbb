"""Trees of card texts with one leaf changed, for the proof that no word of a text is without consequence.

A leaf is a number, a word, a flag or a part that may be left out. Each change gives a text that says something else, or
nothing that makes sense; ``synonyms`` of the test that uses this names those that say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, replace
from typing import Any

from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text.node import names

# Words of which each may stand where another does: the change is a plausible misreading.
OTHERS = {
    ("Quantity", "word"): ("", "a", "any", "each", "all", "another", "no", "number", "up to", "or more"),
    ("Clause", "mode"): ("do", "may", "must", "cannot"),
    ("Clause", "link"): ("", "and", "or", "to"),
    ("Type", "name"): ("character", "site", "player"),
    ("Is", "what"): ("turned", "unturned", "Unique"),
    ("To", "preposition"): ("on", "from", "in", "by"),
    ("Placed", "preposition"): ("on", "in", "at"),
    ("Of", "what"): ("controller", "owner", "location", "cost", "hand"),
    ("If", "word"): ("if", "unless"),
    ("When", "word"): ("when", "before"),
    ("AtMoment", "edge"): ("start", "end"),
    ("During", "word"): ("during", "except during"),
    ("Compared", "test"): ("or less", "or more", "equal"),
    ("Compared", "what"): ("cost", "fighting"),
    ("Several", "joint"): ("and", "or"),
    ("Either", "joint"): ("and", "or"),
    ("Select", "joint"): ("and", "or", ""),
    ("Gain", "joint"): ("and", "or"),
    ("Act", "tense"): ("", "past", "progressive"),
    ("Faction", "symbol"): ("Chi", "Magic"),
    ("Limit", "per"): ("turn", "attack", "game"),
    ("Half", "rounded"): ("up", "down"),
    ("Bonus", "what"): ("fighting", "damage"),
    ("Keyword", "name"): ("guts", "ambush"),
    ("Special", "name"): ("guts", "ambush"),
}
NONSENSE = "blorp"
REFERENCES = (ref.You(), ref.ThisCard(), ref.Subject())


@dataclass(frozen=True)
class Mutation:
    """A changed tree: which field of which node was changed, from what to what.

    ``path`` are the fields on the way down to it, ``nodes`` the nodes.
    """

    tree: Any
    node: str
    field: str
    old: Any
    new: Any
    path: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()

    @property
    def change(self) -> str:
        """The change for a person."""
        return f"{self.node}.{self.field}: {self.old!r} -> {self.new!r}"


def mutations(tree: Any) -> Iterator[Mutation]:
    """Every tree in which one leaf is another."""
    here = names(tree)
    if isinstance(tree, tuple):
        for place, item in enumerate(tree):
            for inner in mutations(item):
                yield replace(inner, tree=(*tree[:place], inner.tree, *tree[place + 1 :]))
        return
    if here is None:
        return
    cls = type(tree)
    defaults = {each.name: each.default for each in fields(cls)}
    for name in here:
        old = getattr(tree, name)
        for new in _others(cls.__name__, name, old, defaults[name]):
            yield Mutation(_with(tree, name, new), cls.__name__, name, old, new, (name,), (cls.__name__,))
        if isinstance(old, tuple) or names(old) is not None:
            for inner in mutations(old):
                tree_with = _with(tree, name, inner.tree)
                yield replace(inner, tree=tree_with, path=(name, *inner.path), nodes=(cls.__name__, *inner.nodes))


def _with(tree: Any, name: str, new: Any) -> Any:
    return type(tree)(**{each: new if each == name else getattr(tree, each) for each in names(tree) or ()})


def _others(cls: str, name: str, old: Any, default: Any) -> Iterator[Any]:
    """What may stand in the place of a value."""
    if name == "slot":
        return  # Who refers to what: each reference is changed instead.
    if isinstance(old, bool):
        yield not old
    elif isinstance(old, int):
        yield old + 1
    elif isinstance(old, str):
        for new in OTHERS.get((cls, name), ()):
            if new.lower() not in (old.lower(), old.lower().removesuffix("s")):
                yield new
        yield NONSENSE
    elif isinstance(old, tuple):
        for place in range(len(old)):
            yield (*old[:place], *old[place + 1 :])
            if isinstance(old[place], str):
                yield (*old[:place], NONSENSE, *old[place + 1 :])
    elif isinstance(old, REFERENCE):
        for new in REFERENCES:
            if new != old:
                yield new
    left_out = (
        not isinstance(old, bool) and not isinstance(default, str) and not (isinstance(old, tuple) and len(old) == 1)
    )
    if default is not MISSING and old != default and left_out:
        yield default


REFERENCE = (ref.You, ref.ThisCard, ref.Subject, ref.Target, ref.Chosen, ref.That, ref.Itself)
