"""What becomes so: clauses, and the sentences that they make."""

from __future__ import annotations

from rules.engine.kernel.language.constructs import Sort
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.amounts import OfCard
from rules.engine.ufs.constructs.cards import Kind
from rules.engine.ufs.constructs.names import Symbol, Token, Trait
from rules.engine.ufs.constructs.players import NeitherPlayer, You
from rules.engine.ufs.constructs.sorts import (
    Amount,
    Cards,
    Clause,
    Condition,
    Deed,
    Event,
    Limit,
    Only,
    Player,
    Sentence,
    Time,
)
from rules.engine.ufs.constructs.words import How, Moment, Noun, Phase, Sign, Stat, Zone

# What cards get


class Gets(Sort):
    called = "what a card gets"


@value
class Change(Gets):
    """A bonus or a penalty."""

    sign: Sign
    n: int | Amount
    stat: Stat
    per: Kind | None = None
    limit: Limit | None = None
    words = (
        "{sign} {n} {stat} [for each {per@sg}] [{limit}]",
        "<{sign} {n} to its {stat}",
        "<an additional {sign} {n} {stat} [for each {per@sg}]",
        "<{sign} {n} {stat} for each of {per@pl}",
        "<{sign} {n} {stat} for every {per@sg}",
    )


@value
class BonusEqual(Gets):
    stat: Stat
    n: Amount
    words = "a {stat} bonus equal to {n}"


@value
class Keyword(Gets):
    """A keyword, with its number if it has one."""

    trait: Trait
    n: int | Amount | None = None
    words = (
        "{trait}",
        "{trait} : {n}",
        "<' {trait} '",
        "<' {trait} : {n} '",
        "<the {trait} keyword",
        "<' {trait} : ' {n} ' '",
    )


@value
class EitherChange(Gets):
    one: Gets
    other: Gets
    words = (
        "either {one:Change} or {other:Change}",
        "<{one:Change} or {other:Change}",
        "<either {one:Change} or {other:Change} \\( your choice \\)",
    )


# Clauses


@value
class Do(Clause):
    """What the player of the ability does."""

    deed: Deed
    words = "@do {deed@imp}"


@value
class MakeDo(Clause):
    """What a player does."""

    who: Player
    deeds: tuple[Deed, ...]
    must: bool = False
    then: tuple[Deed, ...] = ()
    words = (
        "@sg {who@sg} {deeds@s/and}",
        "@sg {who@sg} {deeds@s/and} [,] then {then@s/and}",
        "<@sg {who@sg} {deeds@s/and} and then {then@s/and}",
        "@pl {who@pl} {deeds@p/and}",
        "@pl {who@pl} must {must=True} {deeds@inf/and}",
        "@sg {who@sg} must {must=True} {deeds@inf/and}",
    )


@value
class Chooses(Clause):
    """One deed or another, as the player chooses."""

    who: Player
    ways: tuple[Deed, ...]
    may: bool = False
    words = (
        "@sg {who@sg} {ways@s/or}",
        "<@sg {who@sg} (must either|either) {ways@s/or}",
        "<@sg {who@sg} must either {ways@inf/or}",
        "@do {ways@imp/or} {who=You}",
        "<@do either {ways@imp/or} (|\\( your choice \\)) {who=You}",
        "@pl {who} may [either] {may=True} {ways@inf/or} (|\\( your choice \\))",
    )

    def fault(self) -> str | None:
        return None if len(self.ways) > 1 else "one way"


@value
class May(Clause):
    """What a player may do: all that follows."""

    who: Player
    deeds: tuple[Deed, ...]
    to: Deed | None = None
    words = (
        "@pl {who} may {deeds@inf/and} [to {to@inf}]",
        "<@pl {who} (can|may choose to) {deeds@inf/and} [to {to@inf}]",
    )

    def fault(self) -> str | None:
        return "what nobody may" if isinstance(self.who, NeitherPlayer) else None


@value
class Cannot(Clause):
    """What a player is kept from (1.6)."""

    who: Player
    deeds: tuple[Deed, ...]
    words = (
        "@pl {who} cannot {deeds@inf/or}",
        "<@pl {who} may not {deeds@inf/or}",
        "<@pl {who:NeitherPlayer} may {deeds@inf/or}",
    )


@value
class DoesNot(Clause):
    who: Player
    deed: Deed
    words = "@pl {who@#} do~ not {deed@inf}"


@value
class CardsCannot(Clause):
    """What cannot be done to cards."""

    cards: Cards
    event: Event
    words = "@card {cards} cannot be {event@reduced}", "<@card {cards} (may not|can not) be {event@reduced}"


@value
class Does(Clause):
    """What cards get, become, or lose."""

    cards: Cards
    gets: tuple[Gets, ...]
    words = (
        "@card {cards@#} get~ {gets/and}",
        "<@card {cards@#} gain~ {gets:Keyword/and}",
        "<@card {cards@#} have~ {gets:Keyword/and}",
        "<@card give~ {cards} {gets/and}",
    )


@value
class Loses(Clause):
    cards: Cards
    trait: Trait
    words = "@card {cards@#} lose~ {trait}"


@value
class Becomes(Clause):
    """A number of a card becomes another."""

    cards: Cards
    stat: Stat
    to: int | Amount
    words = (
        "@card {cards@poss} {stat} becomes {to}",
        "<@card {cards@poss} {stat} becomes equal to {to}",
        "<@card the {stat} of {cards} becomes {to}",
        "<@card {cards@poss} {stat} is reduced to {to}",
    )


@value
class IsReduced(Clause):
    """The damage that is being taken is reduced."""

    by: int | Amount
    limit: Limit | None = None
    words = (
        "@card that damage is reduced by {by} [{limit}]",
        "<@card any damage dealt to you is reduced by {by} [{limit}]",
    )


@value
class ZoneBecomes(Clause):
    cards: Cards
    zone: Zone
    words = "@card {cards@poss} zone becomes {zone}", "<@card the zone of {cards} becomes {zone}"


@value
class BackToPrinted(Clause):
    cards: Cards
    stat: Stat
    words = "@card {cards@sg} is returned to its printed {stat}"


@value
class IsUnblockable(Clause):
    cards: Cards
    words = "@card {cards@sg} is unblockable"


@value
class NotBlockedBy(Clause):
    cards: Cards
    by: Cards | None = None
    words = (
        "@card {cards} cannot be blocked [by {by}]",
        "<@card {cards} may not be blocked [by {by}]",
        "<@card {cards} cannot be blocked with {by}",
    )


@value
class OnlyBlockedBy(Clause):
    cards: Cards
    by: Cards
    words = "@card {cards} may only be blocked by {by}", "<@card {cards} can only be blocked by {by}"


@value
class IsBlocked(Clause):
    cards: Cards
    how: How | None = None
    words = "@card {cards@sg} is [{how}] blocked"


@value
class ChangedBy(Clause):
    """A number of a card is increased or reduced."""

    of: OfCard
    by: int | Amount
    up: bool
    words = "@card {of} is increased by {by} {up=True}", "@card {of} is reduced by {by} {up=False}"


@value
class MayBlockAs(Clause):
    """A card may be played as a block that is not printed on it."""

    card: Cards
    against: Cards
    zone: Zone
    modifier: int
    words = "@card {card} may be played as a block against {against} as if this card had a {zone} block of + {modifier}"


@value
class OnlyPlayedAs(Clause):
    """What a card may be played as, and when."""

    card: Cards
    roles: tuple[Noun, ...]
    event: Event | None = None
    words = (
        "@card {card} may only be played as (a|an) {roles@sg/or}",
        "@card {card} may only be played as (a|an) {roles@sg/or} after {event@now}",
    )


@value
class TakesTokens(Clause):
    cards: Cards
    n: int | Amount
    token: Token
    words = "@card {cards@sg} gets {n} {token} (token|tokens)"


@value
class DealsNone(Clause):
    cards: Cards
    words = "@card {cards@#} deal~ (no|0) damage"


@value
class DealsHalf(Clause):
    """A blocked attack that deals damage."""

    cards: Cards
    words = (
        "@card {cards@#} [still] deal~ half damage \\( rounded up \\)",
        "<@card {cards@#} [still] deal~ half its damage \\( rounded up \\)",
    )


@value
class ThatCheckGets(Clause):
    """The control check that is responded to is changed."""

    sign: Sign
    n: int | Amount
    words = "@card that [control] check gets {sign} {n}", "<@card it gets {sign} {n}", "<@do give that check {sign} {n}"


@value
class ThatCheckIs(Clause):
    n: int | Amount
    limit: Limit | None = None
    words = "@card that check is equal to {n} [{limit}] (|\\( no control check necessary \\))"


@value
class ThatCheckSucceeds(Clause):
    words = "@card that [control] check is successful"


@value
class ChecksGet(Clause):
    """The control checks of a player are changed: all of them, the next, those to play cards."""

    who: Player
    sign: Sign
    n: int | Amount
    next: bool = False
    play: Cards | None = None
    role: Noun | None = None
    time: Time | None = None
    words = (
        "@card {who@poss} control checks [to play {play}] get {sign} {n}",
        "<@card {who@poss} control check [to play {play}] gets {sign} {n}",
        "<@card all control checks get {who=EachPlayer} {sign} {n}",
        "@card control checks made to block {play} {role=BLOCK} {who=AnyPlayer} get {sign} {n}",
        "<@card any control checks made to block {play} {role=BLOCK} {who=AnyPlayer} get {sign} {n}",
        "@card {who@poss} next {next=True} control check [to play {play}] [{time@in}] gets {sign} {n}",
        "<@card the next {next=True} control check {who@pl} make [to play {play}] [{time@in}] gets {sign} {n}",
        "<@card the next {next=True} control check {who@sg} makes [to play {play}] [{time@in}] gets {sign} {n}",
        "<@card the control check to play {play} {who=You} gets {sign} {n}",
        "<@card the control check for {play} {who=You} gets {sign} {n}",
    )


@value
class NextCheckIs(Clause):
    who: Player
    n: Amount
    time: Time | None = None
    words = (
        "@card {who@poss} next control check [{time@in}] is equal to {n} (|\\( no control check necessary \\))",
        "<@card the next control check {who@pl} make [{time@in}] is equal to {n} (|\\( no control check necessary \\))",
    )


@value
class DifficultyToBlock(Clause):
    sign: Sign
    n: int | Amount
    words = "@card the difficulty needed to play that card as a block gets {sign} {n}"


@value
class HandSizeGets(Clause):
    who: Player
    sign: Sign
    n: int | Amount
    words = (
        "@card {who@poss} [character 's] hand size gets {sign} {n}",
        "<@card {who@poss} character gets {sign} {n} hand size",
        "<@card {who@poss} hand size is increased by {sign=PLUS} {n}",
        "<@card {who@poss} hand size is reduced by {sign=MINUS} {n}",
    )


@value
class CharacterGains(Clause):
    who: Player
    symbol: Symbol
    words = (
        "@card {who@poss} character [card] has the {symbol} resource symbol if it does not have it already",
        "<@card {who@poss} character gains the {symbol} symbol",
    )


@value
class IsDone(Clause):
    """What is done to cards, as a statement."""

    cards: Cards
    event: Event
    no: bool = False
    may: bool = False
    words = (
        "@card {cards@sg} is {event@reduced}",
        "@card {cards@pl} are {event@reduced}",
        "@card {cards@sg} is not {no=True} {event@reduced}",
        "@card {cards} may be {may=True} {event@reduced}",
    )


@value
class GainsThis(Clause):
    """A card has this ability too."""

    cards: Cards
    words = "@card {cards@#} also gain~ this enhance (|ability)"


@value
class ThatCheckEither(Clause):
    up: int
    down: int
    words = "@card that check gets either + {up} or - {down}"


@value
class PlayLimit(Clause):
    """How many cards or abilities may be played."""

    who: Player
    n: int | Amount
    kind: Kind
    per: Phase
    words = (
        "@card {who} may only play {n} {kind@#} per {per@sg}",
        "<@card {who} (may not|cannot) play more than {n} {kind@#} per {per@sg}",
    )


@value
class PhaseEnds(Clause):
    who: Player
    phase: Phase
    later: bool = False
    words = (
        "@card {who@poss} {phase@sg} ends [immediately]",
        "@card {who@poss} {phase@sg} ends after this attack resolves {later=True}",
    )


@value
class NotEnds(Clause):
    words = "@card this combat phase does not end"


@value
class NoProgressive(Clause):
    """Progressive difficulty (2.3) does not count cards, or does not apply to one."""

    cards: Cards
    ignores: bool = False
    next: Cards | None = None
    words = (
        "@card {cards@#} do~ not count (toward|towards) progressive difficulty for {next}",
        "@card {cards@#} do~ not count (toward|towards) progressive difficulty",
        "@card {cards@#} ignore~ {ignores=True} progressive difficulty",
        "<@card progressive difficulty does not apply to {ignores=True} {cards}",
    )


@value
class BlankFoundation(Clause):
    """What a card counts as, turned face down."""

    cards: Cards
    words = (
        "@card {cards@sg} is considered [to be] a foundation with a blank text box",
        "@card {cards@pl} are considered [to be] foundations with (a blank text box|blank text boxes)",
    )


@value
class ReadyStays(Clause):
    cards: Cards
    who: Player
    words = "@card {who@pl} may choose to leave {cards} committed"


@value
class MustPlay(Clause):
    who: Player
    object: Cards
    words = (
        "@pl {who} must play {object} as (their|your) next form",
        "<@sg the next card {who@sg} plays as a form must be {object}",
    )


@value
class EffectsCannot(Clause):
    words = "@card the following response 's effects cannot be canceled"


# Sentences


@value
class OnlyThen(Clause):
    """A clause with its condition behind it."""

    clause: Clause
    condition: Condition
    words = "{clause-OnlyThen} if {condition}"


@value
class Say(Sentence):
    """Clauses, for as long as it is said; ``within``: only then, all that time."""

    clauses: tuple[Clause, ...]
    time: Time | None = None
    within: Time | None = None
    words = (
        "@plain {clauses/and} [{time@for}]",
        "<@plain {clauses:Cannot/and} {time@in}",
        "<@plain {clauses:CardsCannot/and} {time@in}",
        "<@plain {clauses:Does/and} {time@in}",
        "<@timed {time@for} , {clauses/and}",
        "<@timed {time@in} , {clauses/and}",
        "<@timed {time@for} {clauses/and}",
        "<@timed {time:DuringPhase@in} {clauses/and}",
        "@timed {time@for} , {clauses/and} {within@in}",
        "@timed {time@at} , {clauses/and}",
        "@plain {time@at} {clauses/and}",
        "<@plain {clauses/and} {time@at}",
        "@plain {clauses/and} {time@behind}",
    )

    def fault(self) -> str | None:
        if len(self.clauses) > 1 and any(isinstance(each, OnlyThen) for each in self.clauses):
            return "a condition of the last or of all"
        for before, after in zip(self.clauses, self.clauses[1:], strict=False):
            if isinstance(before, May) and not isinstance(after, May):
                return "what belongs to may"
            if isinstance(after, Do) and (isinstance(before, MakeDo) and before.who == You()):
                return "an imperative behind a subject of several verbs"
        return None


@value
class Then(Sentence):
    """2.13.3: what happens only if what is before it was completed."""

    first: Sentence
    then: Sentence
    words = "{first:Say} [,] then {then:Say}", "<{first:Say} and then {then:Say}", "<{first:Say} , and then {then:Say}"


@value
class IfDone(Sentence):
    """What is linked to the sentence before."""

    then: Sentence
    words = "then [,] {then:Say}", "if (you do|they do) , {then:Say}"


@value
class If(Sentence):
    """If and a state is asked now, if and an event waits."""

    condition: Condition
    then: Sentence
    words = (
        "if {condition} , {then:Say}",
        "if {condition} , {then:Then}",
        "<if {condition} {then:Say@plain}",
        "<(after|when|whenever|at) {condition@event} , {then:Say}",
        "<at {condition@event} {then:Say@plain}",
        "<if {condition} , then {then:Say}",
    )


@value
class IfInstead(Sentence):
    """One thing in the place of what is said before."""

    condition: Condition
    then: Sentence
    words = (
        "if {condition} , {then:Say} instead",
        "<if {condition} , instead {then:Say}",
        "<{then:Say} instead if {condition}",
    )


@value
class Later(Sentence):
    """What waits for an event, for some time."""

    time: Time
    moment: Moment
    event: Event
    then: Sentence
    words = "{time@for} , {moment} {event@now} , {then:Say}", "<{time@for} {moment} {event@now} , {then:Say}"


@value
class IfNot(Sentence):
    """If a condition just asked is not so."""

    then: Sentence
    words = "if not , {then:Say}"


@value
class While(Sentence):
    """What is so as long as something is so."""

    condition: Condition
    then: Sentence
    words = (
        "while {condition@state} , {then-While,OnlyPlayable,Playable,XEquals}",
        "while {condition@bare} , {then-While,OnlyPlayable,Playable,XEquals}",
        "while {condition@both} , {then-While,OnlyPlayable,Playable,XEquals}",
        "<while {condition@state} {then:Say@plain}",
        "<{then:Say} while {condition@state}",
    )


@value
class BeforeThat(Sentence):
    """What waits for something that is about to happen."""

    event: Event
    then: Sentence
    words = "before {event@now} , {then:Say}", "<before {event@would} , {then:Say}"


@value
class WaitIf(Sentence):
    """What waits for an event, if something is so then."""

    event: Event
    condition: Condition
    then: Sentence
    words = "after {event@now} , if {condition} , {then:Say}", "<(when|at) {event@now} , if {condition} , {then:Say}"


@value
class Instead(Sentence):
    """What happens in the place of what is waited for."""

    then: Sentence
    words = "{then:Say} instead"


@value
class ChooseOne(Sentence):
    """One of several ways, which a player chooses."""

    ways: tuple[Clause, ...]
    words = "choose 1 : {ways/;}"

    def fault(self) -> str | None:
        return None if len(self.ways) > 1 else "one way"


@value
class Alternatives(Sentence):
    """One thing or another, as you choose; not those with one subject."""

    ways: tuple[Clause, ...]
    words = "{ways/or} (|\\( your choice \\))", "<either {ways/or} (|\\( your choice \\))"

    def fault(self) -> str | None:
        if all(isinstance(each, Do) for each in self.ways) or any(isinstance(each, May) for each in self.ways):
            return "a choice of one player"
        return None if len(self.ways) > 1 else "one way"


@value
class OnlyPlay(Sentence):
    """This card itself is only played if something is so."""

    condition: Condition
    words = "you may only play this card if {condition@state}"


@value
class AdditionalCost(Sentence):
    """What is paid as well to play a card."""

    card: Cards
    deed: Deed
    role: Noun | None = None
    words = (
        "as an additional cost to play {card} , {deed@imp}",
        "as an additional cost to play {card} as (a|an) {role@sg} , {deed@imp}",
    )


@value
class XEquals(Sentence):
    """What X is."""

    n: int | Amount
    limit: Limit | None = None
    words = "x equals {n} [{limit}]", "<x is equal to {n} [{limit}]", "<x = {n} [{limit}]"


@value
class XAtMost(Sentence):
    n: int | Amount
    words = "x cannot be (greater|more|higher) than {n}", "<x may not be (greater|more|higher) than {n}"


@value
class OnlyPlayable(Sentence):
    """2.9.0.9."""

    only: Only
    words = "only playable {only}"


@value
class Playable(Sentence):
    """Where else the ability may be played."""

    condition: Condition
    words = "playable while {condition@bare}"


@value
class EitherMayPlay(Sentence):
    words = "playable by either player"


@value
class WhileIf(Only):
    condition: Condition
    words = (
        "if {condition}",
        "<while {condition}",
        "<while {condition@bare}",
        "<after {condition@event}",
        "<after {condition}",
    )


@value
class OncePerTurn(Only):
    words = "once per turn"


@value
class During(Only):
    whose: Player
    words = "during {whose@poss} turn"


@value
class DuringAttack(Only):
    whose: Player
    words = "during {whose@poss} attack"
