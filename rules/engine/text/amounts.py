"""Numbers that are computed: X, counts, sums, halves. Plain numbers are ``int``."""

from __future__ import annotations

from rules.engine.text.node import node


@node
class X:
    """The X that the ability defines."""


@node
class Signed:
    """A bonus or penalty: +2, -X."""

    sign: int
    amount: object


@node
class Sum:
    """Both together."""

    left: object
    right: object


@node
class Difference:
    """The first less the second."""

    left: object
    right: object


@node
class Half:
    """Half of an amount, rounded ``up`` or ``down`` (empty where the text does not say)."""

    of: object
    rounded: str = ""


@node
class Times:
    """A multiple: twice, two times."""

    factor: object
    of: object


@node
class Count:
    """The number of things that match."""

    of: object


@node
class PerEach:
    """An amount for each thing that matches: minus 1 for each card in your burned-for-victory pile."""

    amount: object
    each: object


@node
class Bounded:
    """An amount with a bound: 3 or less, up to 2."""

    of: object
    word: str


@node
class AmountOf:
    """How much damage or Power: the amount of damage healed. ``word`` says how: the amount of, that much, ..."""

    what: object
    word: str = "the amount of"


@node
class Clamped:
    """An amount that is at least or at most another."""

    of: object
    word: str
    bound: object
