"""Takes "target Character" out of an effect: what is targeted is targeted when the effect is generated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.abilities import (
    Activated,
    EventEffect,
    Triggered,
)
from rules.engine.text.actions import Act
from rules.engine.text.node import names, rebuild
from rules.engine.text.phrases import NotReadableError
from rules.engine.text.references import Pronoun
from rules.engine.text.selectors import Select
from rules.engine.text.timing import Clause, Sentence


def extract_targets(made: Any) -> Any:
    """ "Smoke target Character" targets at generation: the choice goes left, the effect refers to it."""
    if not isinstance(made, (Activated, EventEffect, Triggered)):
        return made
    found: list[Select] = []
    targets: list[Any] = []

    def take(node: Any) -> Any:
        if isinstance(node, Select) and node.targeted:
            for place, seen in enumerate(found):
                if seen == node:
                    return targets[place]
            found.append(node)
            targets.append(Held(len(found) - 1))
            return targets[-1]
        return node

    right = made.effects if isinstance(made, Triggered) else made.right
    if isinstance(made, Triggered):
        return made
    right = rebuild(right, take)
    left_source = made.left
    left = rebuild(left_source, take)
    if not found:
        return made
    if len(found) > 1:
        raise NotReadableError("several targets in one effect")
    chosen = replace(found[0], targeted=False)
    choice = Clause(Act("target", chosen))
    right = rebuild(right, _put_back)
    left = rebuild(left, _put_back)
    x = rebuild(made.x, lambda node: take(node))
    x = rebuild(x, _put_back)
    if isinstance(made, EventEffect):
        return EventEffect((*left, Sentence((), (choice,))), right, x, made.separator)
    link = "and" if left.clauses else ""
    return Activated(Sentence(left.openers, (*left.clauses, replace(choice, link=link))), right, x, made.separator)


class Held:
    """Stands for a target while it is being taken out."""

    def __init__(self, place: int) -> None:
        self.place = place


def _put_back(node: Any) -> Any:
    """Replaces the stand-ins in a node's fields by references."""
    fields = names(node)
    if fields is None:
        return node
    changes: dict[str, Any] = {}
    for name in fields:
        value = getattr(node, name)
        if isinstance(value, Held):
            changes[name] = Pronoun("target")
        elif isinstance(value, tuple) and any(isinstance(item, Held) for item in value):
            changes[name] = tuple(Pronoun("target") if isinstance(item, Held) else item for item in value)
    return replace(node, **changes) if changes else node
