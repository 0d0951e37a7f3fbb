"""Whole abilities: prefixes, letter, costs, what is responded to, what it does."""

from __future__ import annotations

from rules.engine.kernel.language.constructs import Sort
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.cards import HasTrait, Kind
from rules.engine.ufs.constructs.names import Character, Symbol, Trait
from rules.engine.ufs.constructs.sorts import Ability, Condition, Cost, Deed, Event, Quality, Sentence, Time
from rules.engine.ufs.constructs.words import Letter, Moment


class Prefix(Sort):
    called = "a word before the letter"


@value
class First(Prefix):
    words = "first"


@value
class Desperation(Prefix):
    words = "desperation"


@value
class Asked(Sort):
    """What one card of a combo has to be (2.14.2.2)."""

    kind: Kind | None = None
    qualities: tuple[Quality, ...] = ()
    words = "{kind@sg}", "{qualities@trait/set}"

    def fault(self) -> str | None:
        return "a noun" if any(isinstance(each, HasTrait) and each.trait in NOUNS for each in self.qualities) else None


NOUNS = ("punch", "kick", "throw", "reversal")


@value
class Combo(Prefix):
    asked: tuple[Asked, ...] = ()
    words = "combo", "combo \\( {asked/,} \\)"


@value
class OfSymbol(Prefix):
    symbol: Symbol
    words = "{symbol}"


@value
class OfCharacters(Prefix):
    """2.9.0.2: only for these characters; ``Character`` is in the texts where the name of the card stands."""

    names: tuple[Character, ...]
    words = "{names/or}"


@value
class PayCheck(Cost):
    """A control check of so much or more is made."""

    least: int
    words = "\\( {least} + \\)"


@value
class CommitThis(Cost):
    words = "commit"


@value
class DestroyThis(Cost):
    words = "destroy"


@value
class Pay(Cost):
    deed: Deed
    words = "{deed@imp}"


@value
class Combined(Cost):
    """One cost or another."""

    ways: tuple[Deed, ...]
    words = "{ways@imp/or}"

    def fault(self) -> str | None:
        return None if len(self.ways) > 1 else "one cost"


class Bracket(Sort):
    called = "a limit in brackets"


@value
class YourTurn(Bracket):
    words = "\\[ your turn \\]"


@value
class OncePer(Bracket):
    words = "\\[ once per turn \\]"


@value
class Trigger(Sort):
    """What is responded to."""

    moment: Moment
    event: Event
    condition: Condition | None = None
    time: Time | None = None
    words = (
        "{moment} {event@now} [{time@in}]",
        "{moment} {event@now} and if {condition}",
        "<{moment} {event@have} [{time@in}]",
        "<at {moment=WHEN} {event@now}",
        "<(before|when) {event@would} {moment=BEFORE}",
    )


@value
class Played(Ability):
    """A played ability (2.9)."""

    letter: Letter
    body: tuple[Sentence, ...]
    prefixes: tuple[Prefix, ...] = ()
    costs: tuple[Cost, ...] = ()
    trigger: Trigger | None = None
    bracket: Bracket | None = None
    words = (
        "[{prefixes/seq}] {letter} [{bracket}] [{costs/,}] : {body/sentences}",
        "[{prefixes/seq}] {letter} [{bracket}] [{costs/,}] : {trigger} , {body/sentences}",
        "<[{prefixes/seq}] {letter} [{bracket}] {costs/and} : {body/sentences}",
        "<[{prefixes/seq}] {letter} [{bracket}] {costs/and} : {trigger} , {body/sentences}",
    )

    def fault(self) -> str | None:
        return (
            "a response and what it responds to"
            if (self.letter is Letter.RESPONSE) != (self.trigger is not None)
            else None
        )


@value
class Continuous(Ability):
    """What holds, as long as the card is where its text counts, and what waits for an event (2.10)."""

    body: tuple[Sentence, ...]
    words = "{body/sentences}"


@value
class Keywords(Ability):
    """A text that is keywords only (2.14)."""

    traits: tuple[Trait, ...]
    words = "{traits/,} ."
