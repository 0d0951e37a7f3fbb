"""Immediate effects: what happens in one step, as it is generated (5.2.5)."""

from __future__ import annotations

from rules.engine.text.timing import Clause, Manner

IMMEDIATELY = Manner("immediately")


def is_immediate(clauses: tuple[object, ...]) -> bool:
    """Whether an effect happens on generation: it begins with "immediately".

    A later part that says so happens immediately when its turn has come, which is on resolution anyway.
    """
    first = clauses[0] if clauses else None
    return isinstance(first, Clause) and IMMEDIATELY in first.adverbs
