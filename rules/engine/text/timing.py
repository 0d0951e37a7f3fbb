"""What a clause hangs on: when, while, if, until, how often, at what cost. Conditions are clauses too."""

from __future__ import annotations

from rules.engine.text.node import node


@node
class When:
    """A trigger. ``word`` is when, after, before, ...; ``event`` is the clause that has to happen."""

    event: object
    word: str = "when"


@node
class AtMoment:
    """A moment: ``edge`` is start or end, ``of`` a turn, attack, phase."""

    edge: str
    of: object


@node
class During:
    """A stretch of time: your Main Shot, an attack against a card you control. ``negated``: except during."""

    what: object
    word: str = "during"


@node
class While:
    """A condition that must hold all the time."""

    condition: object


@node
class If:
    """A condition that is checked once; ``word`` is if or unless."""

    condition: object
    word: str = "if"


@node
class Until:
    """How long it lasts: until the end of the turn, until it leaves play."""

    what: object


@node
class Response:
    """In response to an Event, or to something that happens."""

    to: object = None


@node
class Limit:
    """How often: so many times per turn, attack, Main Shot, game."""

    times: object
    per: str


@node
class ForEach:
    """Multiplied by what matches."""

    what: object


@node
class AtCost:
    """How it is paid: no cost, a changed cost, its normal cost."""

    how: object


@node
class Ignoring:
    """What need not be met: resource conditions, a type, timing."""

    what: object
    word: str = "ignoring"


@node
class Against:
    """Works only against these."""

    what: object


@node
class Manner:
    """A word that changes how it is done: instead, immediately, also, at random, face-up, first, again, simultaneously."""

    word: str


@node
class AsIf:
    """A condition that does not hold and is treated as if it did."""

    condition: object


@node
class InsteadOf:
    """What it replaces."""

    what: object


@node
class UpTo:
    """At most so much in total: up to 2 Power in this way per turn."""

    what: object
    scope: str = ""


@node
class Clause:
    """One statement. ``agent`` does it (``None``: the reader, or nobody named), ``mode`` is do, may, cannot, must, would, ...

    ``link`` joins it to the clause before: and, or, then, a comma, ``to`` for what a cost buys.
    """

    action: object
    agent: object = None
    mode: str = "do"
    adverbs: tuple[object, ...] = ()
    link: str = ""


@node
class Either:
    """Events or conditions of which one has to hold, or all: ``joint`` is or, and."""

    clauses: tuple[object, ...]
    joint: str


@node
class Sentence:
    """Circumstances that hold for all of a chain of clauses, and the clauses."""

    openers: tuple[object, ...]
    clauses: tuple[object, ...]
