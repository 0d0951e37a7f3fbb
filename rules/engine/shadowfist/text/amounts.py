"""Numbers that are computed: X, counts, sums, halves. Plain numbers are ``int``."""

from __future__ import annotations

from typing import Any

from lark.ast_utils import Ast

from rules.engine.shadowfist.text.node import node


@node
class X:
    """The X that the ability defines."""


@node
class Signed:
    """A bonus or penalty: +2, -X."""

    sign: int
    amount: Any


@node
class Sum:
    """Both together."""

    left: Any
    right: Any


@node
class Difference:
    """The first less the second."""

    left: Any
    right: Any


@node
class Half:
    """Half of an amount, rounded ``up`` or ``down`` (empty where the text does not say)."""

    of: Any
    rounded: str = ""


@node
class Times:
    """A multiple: twice, two times."""

    factor: Any
    of: Any


@node
class Count:
    """The number of things that match."""

    of: Any


@node
class Counted:
    """An amount as it is at a moment: the damage that would smoke it, counted immediately before damage is inflicted.

    ``adverbs`` say when.
    """

    of: Any
    adverbs: tuple[Any, ...]


@node
class PerEach:
    """An amount for each thing that matches: minus 1 for each card in your burned-for-victory pile."""

    amount: Any
    each: Any


@node
class Bounded(Ast):
    """An amount with a bound: 3 or less, up to 2."""

    of: Any
    word: str


@node
class AmountOf:
    """How much damage or Power: the amount of damage healed. ``word`` says how: the amount of, that much, ..."""

    what: Any
    word: str = "the amount of"


@node
class Clamped:
    """An amount that is at least or at most another."""

    of: Any
    word: str
    bound: Any
