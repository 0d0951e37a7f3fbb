"""Takes "target Character" out of an effect: what is targeted is targeted when the effect is generated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.shadowfist.text.abilities import Activated, EventEffect
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.node import rebuild, walk
from rules.engine.shadowfist.text.phrases import NotReadableError
from rules.engine.shadowfist.text.references import Pronoun, You
from rules.engine.shadowfist.text.selectors import Select
from rules.engine.shadowfist.text.timing import Clause, Sentence


def extract_targets(made: Any) -> Any:
    """The ability with its target chosen on the left and referred to on the right.

    :raises NotReadableError: if it has several.
    """
    if not isinstance(made, (Activated, EventEffect)):
        return made
    found: list[Select] = []
    said = [
        node.what
        for node in walk((made.left, made.right))
        if isinstance(node, Act) and node.verb == "target" and isinstance(node.what, Select)
    ]

    def take(node: Any) -> Any:
        if not isinstance(node, Select) or not node.targeted:
            return node
        # "Target a location :: Turn all Sites at target location": it is said already.
        again = not node.filters and any(node.kinds == earlier.kinds for earlier in said)
        if not again and node not in found:
            found.append(node)
        return Pronoun("target")

    right, left, x = (rebuild(part, take) for part in (made.right, made.left, made.x))
    if right is made.right and left is made.left and x is made.x:
        return made
    if len(found) > 1 or (found and said):
        raise NotReadableError("several targets in one effect")
    if not found:
        return replace(made, right=right, left=left, x=x)
    choice = Clause(Act("target", replace(found[0], targeted=False)))
    if isinstance(made, EventEffect):
        return EventEffect((*left, Sentence((), (choice,))), right, x, made.separator)
    if left.clauses and isinstance(left.clauses[-1].agent, You):
        choice = replace(choice, agent=You(), mode=left.clauses[-1].mode)
    link = "and" if left.clauses else ""
    return Activated(Sentence(left.openers, (*left.clauses, replace(choice, link=link))), right, x, made.separator)
