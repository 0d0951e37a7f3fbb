"""Phrases and clauses of a text in words, for telling what a text asks for or says."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.text.references import ThisCard
from rules.engine.text.render_clauses import ClauseRenderer
from rules.engine.text.timing import Clause


def stated(clause: object) -> str:
    """A clause in the house template, or nothing where it cannot be told by itself."""
    try:
        return ClauseRenderer({}, [], []).clause(clause).strip(" .")
    except (TypeError, KeyError, AttributeError, IndexError, ValueError):
        return ""


def said(node: object) -> str:
    """The phrase in the house template, or nothing where it says little by itself ("that Character").

    >>> from rules.engine.text import compile_text
    >>> said(compile_text("Play on an unturned Character.", title="Example", type="State").abilities[0].subject)
    'an unturned Character'
    """
    try:
        return ClauseRenderer({}, [], []).np(node)
    except (TypeError, KeyError, AttributeError, IndexError, ValueError):
        return ""


def predicate(clause: Clause, *, plural: bool = False) -> str:
    """What a clause says of its subject, or nothing where it cannot be said by itself: "cannot be sacrificed"."""
    try:
        said = ClauseRenderer({}, [], []).clause(replace(clause, agent=None if plural else ThisCard()))
    except (TypeError, KeyError, AttributeError, IndexError, ValueError):
        return ""
    subject, _, rest = said.partition("this card ")
    return said if plural else "" if subject else rest
