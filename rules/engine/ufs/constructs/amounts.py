"""Numbers, what is counted, and how numbers compare."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.names import Token
from rules.engine.ufs.constructs.sorts import Amount, Cards, Comparison, Limit, Player, Term
from rules.engine.ufs.constructs.words import Number, Place, Rounding, Stat


@value
class X(Term):
    """The number that was chosen for X (2.13.8), or that the ability defines it as."""

    words = "x", "@pl x"


@value
class Count(Term):
    """How many cards there are."""

    of: Cards
    words = (
        "the number of {of@pl}",
        "<the amount of {of@pl}",
        "<the total number of {of@pl}",
        "<the total of {of@pl}",
        "<the combined number of {of@pl}",
    )


@value
class Tokens(Term):
    """How many tokens of a name are on a card."""

    name: Token
    on: Cards
    words = "the number of {name} tokens on {on}"


@value
class OfPlayer(Term):
    """A number of a player."""

    who: Player
    number: Number
    words = "{who@poss} {number}", "<{who@poss} current {number}"


@value
class OfCard(Term):
    """A number of a card as it is now, or as it is printed."""

    of: Cards
    stat: Stat
    printed: bool = False
    words = (
        "{of@poss} [printed {printed=True}] {stat}",
        "<the [printed {printed=True}] {stat} of {of@sg}",
        "<{of@poss} current {stat}",
        "<the current {stat} of {of@sg}",
    )


@value
class Total(Term):
    """The numbers of several cards together."""

    of: Cards
    stat: Stat
    printed: bool = False
    words = (
        "the total [printed {printed=True}] {stat} of {of@pl}",
        "<the total of all [printed {printed=True}] {stat} of {of@pl}",
        "<the combined [printed {printed=True}] {stat} of {of@pl}",
    )


@value
class TotalIn(Term):
    """The numbers of all cards in a place together."""

    stat: Stat
    who: Player
    place: Place
    printed: bool = False
    words = "the total of all [printed {printed=True}] {stat} in {who@poss} {place}"


@value
class Highest(Term):
    """The highest or lowest number among several cards."""

    stat: Stat
    of: Cards
    highest: bool
    words = "the highest {highest=True} {stat} of {of@pl}", "the lowest {highest=False} {stat} of {of@pl}"


@value
class DamageDealt(Term):
    """How much damage was dealt by what is waited for."""

    words = (
        "the damage dealt",
        "<the amount of damage dealt",
        "<the damage dealt by this attack",
        "<the damage this attack dealt",
        "<the amount of damage (your attack|that attack|this attack) dealt",
        "<the damage dealt by (your|that) attack",
    )


@value
class CheckResult(Term):
    """What a control check came to."""

    words = "that control check", "<the control check", "<that check"


@value
class Shared(Term):
    """How many symbols two cards have in common."""

    one: Cards
    other: Cards
    words = (
        "the number of resource symbols {one@sg} shares with {other}",
        "<the number of resources {one@sg} shares with {other}",
    )


@value
class ChosenNumber(Term):
    words = "the chosen number", "<your chosen number"


@value
class VitalityLost(Term):
    """How much vitality was lost in what is waited for."""

    words = "the amount of vitality lost", "<the vitality (you|they) lost", "<the amount of vitality (you|they) lost"


@value
class Difference(Term):
    one: Term
    other: Term
    words = "the difference between {one} and {other}"


@value
class Double(Term):
    of: Term | Sum
    times: int = 2
    words = (
        "double {times=2} {of:Term}",
        "triple {times=3} {of:Term}",
        "<twice {times=2} {of:Term}",
        "<{of:X} doubled {times=2}",
        "<{of:X} times {times}",
        "{times} times {of:Term}",
        "double {times=2} the total of {of:Sum}",
    )


@value
class Half(Term):
    of: Term
    rounding: Rounding | None = None
    words = (
        "half [of] {of}",
        "half of {of} \\( {rounding} \\)",
        "<@pl half of {of} \\( {rounding} \\)",
        "<half {of} \\( {rounding} \\)",
        "<half of {of} , {rounding}",
        "<half {of} , {rounding}",
    )


@value
class Sum(Amount):
    """Numbers added and taken away."""

    one: int | Term
    other: int | Amount
    plus: bool
    words = (
        "{one} plus {plus=True} {other}",
        "{one} minus {plus=False} {other}",
        "<{one} + {plus=True} {other}",
        "<{one} - {plus=False} {other}",
        "<{one} , minus {plus=False} {other}",
        "<@pl {one:X} - {plus=False} {other}",
        "<@pl {one:X} minus {plus=False} {other}",
    )


@value
class Divided(Amount):
    """A number divided by another; divided by 0 it is 0 (2.13.6)."""

    of: Term
    by: int | Term
    rounding: Rounding
    words = "{of} divided by {by} , {rounding}", "<{of} divided by {by} \\( {rounding} \\)"


@value
class Better(Amount):
    """The higher or lower of two."""

    one: int | Term
    other: int | Term
    higher: bool
    words = (
        "[either] {one} or {other} , whichever is higher {higher=True}",
        "[either] {one} or {other} , whichever is lower {higher=False}",
    )


@value
class Least(Limit):
    """Not below that."""

    n: int
    words = (
        "\\( minimum {n} \\)",
        "<\\( [to] a minimum [of] {n} \\)",
        "<\\( minimum of {n} \\)",
        "<to a minimum of {n}",
        "<minimum {n}",
    )


@value
class LeastPrinted(Limit):
    words = "\\( to a minimum of its printed damage \\)"


@value
class Most(Limit):
    """Not above that."""

    n: int
    words = (
        "\\( maximum {n} \\)",
        "<\\( [to] a maximum [of] {n} \\)",
        "<\\( maximum of {n} \\)",
        "<to a maximum of {n}",
        "<maximum {n}",
    )


# Comparisons: the same in every position


@value
class AtLeast(Comparison):
    n: int | Amount
    words = "{n} or (more|greater|higher)", "<at least {n}", "<no (less|fewer|lower) than {n}"


@value
class AtMost(Comparison):
    n: int | Amount
    words = "{n} or (less|lower|fewer)", "<at most {n}", "<no (more|greater|higher) than {n}"


@value
class Above(Comparison):
    n: int | Amount
    words = "(more|greater|higher|bigger) than {n}", "<above {n}"


@value
class Below(Comparison):
    n: int | Amount
    words = "(less|lower|fewer|smaller) than {n}", "<below {n}"


@value
class Equals(Comparison):
    n: int | Amount
    words = "{n}", "<equal to {n}", "<exactly {n}"


@value
class OneOfNumbers(Comparison):
    """One of several numbers."""

    n: tuple[int, ...]
    words = "{n/or}"

    def fault(self) -> str | None:
        return None if len(self.n) > 1 else "one number"
