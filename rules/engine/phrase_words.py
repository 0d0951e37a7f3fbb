"""Phrases and clauses of a text in words, for telling what a text asks for or says."""

from __future__ import annotations

from rules.engine.text.render_clauses import ClauseRenderer


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
