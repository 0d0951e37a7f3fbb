"""What a clause hangs on: when, while, if, until, how often, at what cost. Conditions are clauses too."""

from __future__ import annotations

from typing import Any

from lark.ast_utils import Ast

from rules.engine.shadowfist.text.node import node


@node
class When:
    """A trigger. ``word`` is when, after, before, ...; ``event`` is the clause that has to happen."""

    event: Any
    word: str = "when"


@node
class AtMoment(Ast):
    """A moment: ``edge`` is start or end, ``of`` a turn, attack, phase."""

    edge: str
    of: Any


@node
class During:
    """A stretch of time: your Main Shot, an attack against a card you control. ``word`` is during, except during or
    prior to; with ``any_time`` attacks within it count too."""

    what: Any
    word: str = "during"
    any_time: bool = False


@node
class While:
    """A condition that must hold all the time."""

    condition: Any


@node
class If:
    """A condition that is checked once; ``word`` is if or unless."""

    condition: Any
    word: str = "if"


@node
class Until(Ast):
    """How long it lasts: until the end of the turn, until it leaves play."""

    what: Any


@node
class Response(Ast):
    """In response to an Event, or to something that happens."""

    to: Any = None


@node
class Limit(Ast):
    """How often: so many times per turn, attack, Main Shot, game."""

    times: Any
    per: str


@node
class ForEach(Ast):
    """Multiplied by what matches."""

    what: Any


@node
class AtCost:
    """How it is paid: no cost, a changed cost, its normal cost."""

    how: Any


@node
class Ignoring:
    """What need not be met: resource conditions, a type, timing."""

    what: Any
    word: str = "ignoring"


@node
class Against:
    """Works only against these."""

    what: Any


@node
class Manner(Ast):
    """A word that changes how it is done: instead, immediately, also, at random, face-up, again, simultaneously."""

    word: str


@node
class AsIf:
    """A condition that does not hold and is treated as if it did."""

    condition: Any


@node
class InsteadOf(Ast):
    """What it replaces."""

    what: Any


@node
class UpTo(Ast):
    """At most so much in total: up to 2 Power in this way per turn."""

    what: Any
    scope: str = ""


@node
class AtMost(Ast):
    """A bound of what a clause changes: ``word`` is "but at most" or "but at least"."""

    word: str
    amount: Any


@node
class Clause:
    """One statement. ``agent`` does it (``None``: the reader, or nobody named), ``mode`` is do, may, cannot, must, ...

    ``link`` joins it to the clause before: and, or, then, a comma, ``to`` for what a cost buys.
    """

    action: Any
    agent: Any = None
    mode: str = "do"
    adverbs: tuple[Any, ...] = ()
    link: str = ""


@node
class Either:
    """Events or conditions of which one has to hold, or all: ``joint`` is or, and."""

    clauses: tuple[Any, ...]
    joint: str


@node
class Sentence:
    """Circumstances that hold for all of a chain of clauses, and the clauses."""

    openers: tuple[Any, ...]
    clauses: tuple[Clause, ...]
