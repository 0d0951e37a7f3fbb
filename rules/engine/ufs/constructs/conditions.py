"""Conditions: what is so now, and what has happened."""

from __future__ import annotations

from rules.engine.kernel.language.references import NO_MARK, Introduced, Mark
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.amounts import OfPlayer
from rules.engine.ufs.constructs.cards import Kind
from rules.engine.ufs.constructs.deeds import Commit
from rules.engine.ufs.constructs.events import Happens
from rules.engine.ufs.constructs.names import Character, Symbol, Token, Trait
from rules.engine.ufs.constructs.sorts import Amount, Cards, Comparison, Condition, Event, Player, Quality, Time
from rules.engine.ufs.constructs.words import Blood, Gender, Noun, Number, Ordinal, Place, Stat, Vital


@value
class PlayerHas(Condition):
    """How a number of a player compares."""

    who: Player
    number: Number
    cmp: Comparison
    words = (
        "@state {who@#} have~ {cmp} {number}",
        "<@state {who@poss} {number} is {cmp}",
        "<@state {who@poss} current {number} is {cmp}",
    )


@value
class PlayerHasMore(Condition):
    """One player has more of something than another."""

    who: Player
    number: Number
    more: bool
    than: Player
    words = (
        "@state {who@#} have~ more {number} than {more=True} {than}",
        "@state {who@#} have~ (less|fewer) {number} than {more=False} {than}",
        "<@state {who@#} have~ more {number} than {more=True} {than} (have|has|do|does)",
        "<@state {who@poss} {number} is less than {more=False} {than@poss}",
    )


@value
class HasMoreCards(Condition):
    """One player has more cards of a kind than another."""

    who: Player
    kind: Kind
    more: bool
    than: Player
    words = (
        "@state {who@#} have~ more {kind@pl} than {more=True} {than}",
        "@state {who@#} have~ (fewer|less) {kind@pl} than {more=False} {than}",
        "<@state {who@#} have~ more {kind@pl} than {more=True} {than} (have|has|do|does)",
        "<@state {who@#} have~ fewer {kind@pl} than {more=False} {than} (have|has|do|does)",
        "<@state {who@#} have~ fewer {kind@pl} than {more=False} {than} have in your hand",
        "<@state {who@#} control~ more {kind@pl} than {more=True} {than}",
        "<@state {who@#} control~ fewer {kind@pl} than {more=False} {than}",
    )

    def fault(self) -> str | None:
        return "a number of a player" if Noun.MOMENTUM in self.kind.nouns else None


@value
class HasMoreThan(Condition):
    """A player has more cards of a kind than a number."""

    who: Player
    more: bool
    kind: Kind
    n: Amount
    words = (
        "@state {who@#} have~ more {kind@pl} than {more=True} {n}",
        "@state {who@#} have~ (fewer|less) {kind@pl} than {more=False} {n}",
    )


@value
class HasCards(Condition):
    """How many cards of a kind a player has or controls."""

    who: Player
    cmp: Comparison
    kind: Kind
    words = (
        "@state {who@#} have~ {cmp} {kind@pl}",
        "<@state {who@#} control~ {cmp} {kind@pl}",
        "<@state {who@#} have~ {cmp} {kind@sg}",
        "<@state {who@#} control~ {cmp} {kind@sg}",
    )

    def fault(self) -> str | None:
        return "a number of a player" if self.kind == Kind((Noun.MOMENTUM,)) else None


@value
class HasA(Condition):
    who: Player
    kind: Kind
    mark: Mark = NO_MARK
    words = (
        "@state {who@#} control~ (a|an) {kind@sg}",
        "<@state {who@#} have~ (a|an) {kind@sg}",
        "<@state {who@#} have~ any {kind@pl}",
    )

    def introduces(self) -> Introduced | None:
        return Introduced("cards", False, ("it",))


@value
class HasNo(Condition):
    who: Player
    kind: Kind
    words = (
        "@state {who@#} control~ no {kind@pl}",
        "<@state {who@#} have~ no {kind@pl}",
        "<@state {who@#} have~ no {kind@sg}",
        "<@state {who@#} do~ not (have|control) any {kind@pl}",
        "<@state {who@#} do~ not (have|control) (a|an) {kind@sg}",
    )


@value
class Lacks(Condition):
    """A player has not so much of something."""

    who: Player
    n: int
    number: Number
    words = "@state {who@#} do~ not have {n} {number}"


@value
class ShareSymbols(Condition):
    card: Cards
    n: int
    of: Cards
    words = "@state {card@#} share~ at least {n} resource symbols with {of}"


@value
class ShareName(Condition):
    cards: Cards
    words = "@state {cards@pl} share the same name"


@value
class ThereIs(Condition):
    """How many cards of a kind there are."""

    cmp: Comparison | None
    kind: Kind
    words = (
        "@state there (is|are) {cmp} {kind}",
        "@state there is (a|an) {cmp=None} {kind@sg}",
    )


@value
class HasTokens(Condition):
    who: Player
    cmp: Comparison
    token: Token
    on: Cards
    words = (
        "@state {who@#} have~ {cmp} {token} (token|tokens) on {on}",
        "<@state there (is|are) {cmp} {token} (token|tokens) on {on} {who=You}",
    )


@value
class CardIs(Condition):
    """A card is of a quality: committed, ready, face up."""

    card: Cards
    quality: Quality
    words = (
        "@state {card@sg} is {quality@is}",
        "@bare {quality@is} {card=ThisCard}",
        "@state {card@sg} was {quality@is}",
    )


@value
class CardIsA(Condition):
    """A card is of a kind."""

    card: Cards
    kind: Kind
    words = "@state {card@sg} is (a|an) {kind@sg}", "@state {card@sg} was (a|an) {kind@sg}"


@value
class CardIsNot(Condition):
    card: Cards
    kind: Kind
    words = "@state {card@sg} is not (a|an) {kind@sg}"


@value
class IsNthAttack(Condition):
    whose: Player
    nth: Ordinal
    noun: Noun
    mark: Mark = NO_MARK

    def introduces(self) -> Introduced | None:
        return Introduced("cards", False, ("it",))

    words = (
        "@state this is {whose@poss} {nth} {noun@sg} this turn",
        "<@state this attack is {whose@poss} {nth} {noun@sg} this turn",
    )


@value
class IsFirstInPool(Condition):
    card: Cards
    whose: Player
    words = "@state {card@sg} is the first card in {whose@poss} card pool"


@value
class CardIsIn(Condition):
    """A card is in a place."""

    card: Cards
    whose: Player
    place: Place
    quality: Quality | None = None
    words = (
        "@state {card@sg} is [{quality@is}] in {whose@poss} {place}",
        "@bare [{quality@is}] in {whose@poss} {place} {card=ThisCard}",
    )


@value
class Compares(Condition):
    """How two numbers compare."""

    one: Amount
    cmp: Comparison
    words = "@state {one} is {cmp}", "<@state {one} was {cmp}", "<@state {one:CheckResult} is (a|an) {cmp}"

    def fault(self) -> str | None:
        return "what a player has" if isinstance(self.one, OfPlayer) else None


@value
class CardCompares(Condition):
    card: Cards
    stat: Stat
    cmp: Comparison
    printed: bool = False
    words = "@state {card@sg} has [a] [printed {printed=True}] {stat} of {cmp}", "<@state {card@sg} has {cmp} {stat}"


@value
class DamageBelowPrinted(Condition):
    card: Cards
    stat: Stat
    above: bool = False
    words = ("@state {card@poss} {stat} is (below|above {above=True}) its printed value",)


@value
class HasGreater(Condition):
    card: Cards
    stat: Stat
    than: Stat
    words = "@state {card@sg} has greater {stat} than {than}"


@value
class CharacterIs(Condition):
    """The character of a player is of a name."""

    whose: Player
    name: Character
    words = "@state {whose@poss} character [card] is {name}"


@value
class CharacterHasSymbol(Condition):
    whose: Player
    symbol: Symbol
    words = "@state {whose@poss} character has the {symbol} [resource] symbol"


@value
class GenderIs(Condition):
    whose: Player
    gender: Gender
    words = (
        "@state {whose@poss} character is {gender}",
        "<@state {whose@poss} character is ' g : f ' {gender=FEMALE}",
        "<@state {whose@poss} character is ' g : m ' {gender=MALE}",
    )


@value
class BloodIs(Condition):
    whose: Player
    blood: Blood
    words = "@state {whose@poss} character has blood type {blood}"


@value
class Taller(Condition):
    """2.7.2, 2.7.3."""

    whose: Player
    vital: Vital
    than: Player
    words = (
        "@state {whose@poss} character is {vital} than {than@poss} character",
        "<@state {whose@poss} character is {vital} than yours {than=You}",
        "<@state {whose@poss} character has (a greater|greater) ' ht ' than {vital=TALLER} yours {than=You}",
        "<@state {whose@poss} character is {vital} than {than@poss}",
    )


@value
class IsTurnOf(Condition):
    whose: Player
    words = "@state it is {whose@poss} turn"


@value
class IsYourAttack(Condition):
    whose: Player
    words = "@state this is {whose@poss} attack"


@value
class FirstTurn(Condition):
    words = "@state this is the first turn of the game"


@value
class OnlyCardInPool(Condition):
    card: Cards
    words = "@state {card@sg} is the only card in your card pool"


@value
class HasKeyword(Condition):
    card: Cards
    trait: Trait
    words = "@state {card@sg} has {trait}"


@value
class Happened(Condition):
    """Something has happened: asked now."""

    event: Event
    time: Time | None = None
    words = "@state {event@have} [{time@in}]", "@past {event@past} [{time@in}]"

    def fault(self) -> str | None:
        event = self.event
        plain = isinstance(event, Happens) and isinstance(event.deed, Commit) and event.who is None
        return "a state" if plain and self.time is None else None


@value
class NeverHappened(Condition):
    event: Event
    time: Time | None = None
    words = "@state {event@havenot} [{time@in}]", "<@state {event@donot} [{time@in}]"


@value
class Waits(Condition):
    """If and an event waits, as after does (2.13.5)."""

    event: Event
    time: Time | None = None
    words = "@event {event@now} [{time@in}]"

    def fault(self) -> str | None:
        """A participle of state without who and when is the adjective."""
        event = self.event
        plain = isinstance(event, Happens) and isinstance(event.deed, Commit) and event.who is None
        return "a state" if plain and self.time is None else None


@value
class CheckSucceeds(Condition):
    """What became of a control check that was just made."""

    success: bool
    words = (
        "@state (that|the) [control] check is successful {success=True}",
        "<@state successful {success=True}",
        "<@state you (succeed|pass) {success=True}",
        "@state (that|the) [control] check fails {success=False}",
        "<@state it fails {success=False}",
        "<@state the re-check is successful {success=True}",
    )


@value
class BothAre(Condition):
    """Two things are so."""

    one: Condition
    other: Condition
    words = "@both {one-BothAre} and {other-BothAre}", "<@both {one-BothAre} and if {other-BothAre}"
