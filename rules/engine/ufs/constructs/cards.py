"""Cards: what they are limited to, how many, which, and what is theirs."""

from __future__ import annotations

from rules.engine.kernel.language.references import NO_MARK, Introduced, Mark, Wanted
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.names import Symbol, Title, Trait
from rules.engine.ufs.constructs.sorts import Amount, Cards, Comparison, Deed, Event, Player, Quality, Time
from rules.engine.ufs.constructs.words import AbilityWord, Facing, Noun, Ordinal, Place, Rounding, Stat, Word, Zone

# Qualities


@value
class Committed(Quality):
    words = "@pre committed", "@is committed"


@value
class Ready(Quality):
    words = "@pre ready", "@is ready"


@value
class Faced(Quality):
    facing: Facing
    words = "@pre {facing}", "@is {facing}", "@short that (are|is) {facing}"


@value
class Other(Quality):
    words = "@pre other"


@value
class HasTrait(Quality):
    trait: Trait
    words = "@pre {trait}", "@trait {trait}", "@short with {trait}"


@value
class HasNoTrait(Quality):
    trait: Trait
    words = "@pre non {trait}", "@short without {trait}"


@value
class IsNot(Quality):
    """Not of a type."""

    noun: Noun
    words = "@pre non {noun@sg}"

    def fault(self) -> str | None:
        return "a trait" if self.noun in (Noun.THROW, Noun.PUNCH, Noun.KICK, Noun.REVERSAL) else None


@value
class InZone(Quality):
    """Attacks and blocks of a zone."""

    zone: Zone
    words = "@pre {zone}", "@trait {zone}", "@short in the {zone} attack zone"


@value
class OfChosenZone(Quality):
    words = "@pre chosen zone", "@short in the chosen attack zone", "<@short with the chosen zone"


@value
class HasSymbol(Quality):
    symbol: Symbol
    words = "@pre {symbol}", "@trait {symbol}", "@short with the {symbol} [resource] symbol"


@value
class Either(Quality):
    """One quality or another, said before the noun."""

    of: tuple[Quality, ...]
    words = "@pre {of@trait/or}"

    def fault(self) -> str | None:
        return None if len(self.of) > 1 else "one quality"


@value
class CharacterOnly(Quality):
    words = "@pre character only"


@value
class Unblockable(Quality):
    words = "@pre unblockable", "@is unblockable"


@value
class Unblocked(Quality):
    words = "@pre unblocked"


@value
class DealtNone(Quality):
    words = "@long that did not deal damage", "<@long that have not dealt damage"


@value
class Chosen(Quality):
    """What was chosen before."""

    words = "@ref chosen"


@value
class Revealed(Quality):
    words = "@ref revealed"


@value
class Discarded(Quality):
    words = "@ref discarded"


@value
class Destroyed(Quality):
    words = "@ref destroyed"


@value
class Checked(Quality):
    """The card that was turned over for a control check."""

    words = "@ref checked", "@long used for the control check", "<@long used for that control check"


@value
class Named_(Quality):
    """The card whose name was named before."""

    words = "@ref named"


@value
class Remaining(Quality):
    words = "@ref remaining"


@value
class Preceding(Quality):
    """The card before it in the card pool."""

    words = "@ref preceding", "@long preceding this (attack|1) (|in your card pool)"


@value
class Controlled(Quality):
    by: Player
    words = "@short {by@sg} controls", "@short {by@pl} control", "<@short controlled by {by}"


@value
class In(Quality):
    """Where they are."""

    who: Player
    place: Place
    words = "@short in {who@poss} {place}", "<@short from {who@poss} {place}", "<@short from among {who@poss} {place}"


@value
class InAny(Quality):
    place: Place
    words = "@short in (any|either) {place}", "<@short from (any|either) {place}"


@value
class InPlay(Quality):
    words = "@short in play"


@value
class Has(Quality):
    """Every number, every comparison, every position."""

    stat: Stat
    cmp: Comparison
    printed: bool = False
    words = (
        "@short with [a] [printed {printed=True}] {stat} of {cmp}",
        "<@short with [a] [printed {printed=True}] {stat} {cmp}",
        "<@short with [a] {cmp} [printed {printed=True}] {stat}",
        "<@short of [printed {printed=True}] {stat} {cmp}",
        "<@pre {stat} {cmp:Equals}",
        "<@pre {stat} {cmp:OneOfNumbers}",
        "@long whose [printed {printed=True}] {stat} is {cmp}",
        "<@long that have [a] [printed {printed=True}] {stat} of {cmp}",
    )


@value
class HasMore(Quality):
    """One number is higher than another of the same card."""

    stat: Stat
    than: Stat
    words = (
        "@short with greater {stat} than {than}",
        "<@short with [a] (higher|greater) {stat} than {than}",
    )


@value
class Shares(Quality):
    """Symbols in common with another card."""

    n: int
    of: Cards
    no: bool = False
    words = (
        "@long that share at least {n} resource symbol# with {of}",
        "<@long that share {n} or more [resource] symbol# with {of}",
        "<@long that shares at least {n} [resource] symbol# with {of}",
        "@long that do not share at least {n} resource symbol# with {of} {no=True}",
        "<@long that does not share at least {n} resource symbol# with {of} {no=True}",
    )


@value
class WithBlock(Quality):
    words = "@short with a block", "<@short with blocks"


@value
class WithoutBlock(Quality):
    words = "@short without a block", "<@short without blocks"


@value
class OfCards(Quality):
    """Copies of a card."""

    of: Cards
    words = "@long of {of}"


@value
class PrintedOn(Quality):
    """Abilities of cards."""

    on: Cards
    words = "@long printed on {on}", "<@long on {on}"


@value
class PlayedAsReversal(Quality):
    words = "@short played as a reversal", "@is played as a reversal"


@value
class PlayedAsBlock(Quality):
    words = "@short played as a block", "<@short played as blocks"


@value
class WasDone(Quality):
    """What happened to them."""

    event: Event
    time: Time | None = None
    words = (
        "@long that {event@gap_have} [{time@in}]",
        "@long {event@reduced} [{time@in}]",
        "<@long {event@gap_have} [{time@in}]",
        "<@long that (has|have|is|are|was|were) been {event@reduced} [{time@in}]",
        "<@long that (is|are|was|were) {event@reduced} [{time@in}]",
        "@long {event@gap_now} [{time@in}]",
        "<@long {event@gap_past} [{time@in}]",
    )


@value
class WasNotDone(Quality):
    """What has not happened to them."""

    event: Event
    time: Time | None = None
    words = (
        "@long that have not been {event@reduced} [{time@in}]",
        "<@long that has not [already] been {event@reduced} [{time@in}]",
    )


@value
class ThatDo(Quality):
    """Abilities that do something."""

    deed: Deed
    would: bool = False
    words = "@long that {deed@s}", "<@long that {deed@p}", "@long that would {deed@inf} {would=True}"


@value
class TriedBy(Quality):
    """What a player attempts to play."""

    by: Player
    words = "@long {by@pl} attempt to play", "@long {by@sg} attempts to play"


@value
class HasAbility(Quality):
    """Cards with abilities of a kind."""

    kind: AbilityWord
    words = "@pre {kind}"


@value
class InHand(Quality):
    words = "@short in hand"


@value
class OfChosenSymbol(Quality):
    words = "@short with the chosen resource symbol"


@value
class ForThis(Quality):
    """What was done to them as a cost of this ability, or in this way."""

    event: Event
    words = (
        "@long {event@reduced} for this ability",
        "<@long {event@reduced} [in] this way",
        "<@long (you|they) {event@gap_past} this way",
    )


# Kinds, and cards of a kind


@value
class Kind(Quality):
    """What cards are meant: each quality has to fit, and one of the nouns."""

    nouns: tuple[Noun, ...]
    qualities: tuple[Quality, ...] = ()
    words = (
        "@# [{qualities@pre/set}] {nouns@#/or} [{qualities@short/set}]",
        "@# [{qualities@pre/set}] {nouns@#/or} [{qualities@short/set}] {qualities@long/set}",
        "<@pl [{qualities@pre/set}] {nouns@pl/and} [{qualities@short/set}]",
    )

    def fault(self) -> str | None:
        if any(isinstance(each, OfCards) for each in self.qualities) and self.nouns not in COPIES:
            return "of cards are copies only"
        if Noun.ABILITY in self.nouns and any(isinstance(each, HasAbility) for each in self.qualities):
            return "one noun: an enhance ability"
        return "two long limits" if sum(type(each) in LONG for each in self.qualities) > 1 else None

    @property
    def plain(self) -> bool:
        return not self.qualities


COPIES = ((Noun.COPY,),)
LONG = (DealtNone, WasDone, WasNotDone, ThatDo, TriedBy, ForThis, PrintedOn, OfCards, Shares)


@value
class Some(Cards):
    """So many cards of a kind, which somebody chooses."""

    n: int | Amount
    kind: Kind
    upto: bool = False
    random: bool = False
    of: Player | None = None
    mark: Mark = NO_MARK
    words = (
        "@# {n@#} {kind@#}",
        "<@sg (a|an) {n=1} {kind@sg}",
        "@# {n@#} random {random=True} {kind@#}",
        "<@sg a random {n=1} {random=True} {kind@sg}",
        "<@sg an additional {n=1} {kind@sg}",
        "<@sg an additional {n=1} random {random=True} {kind@sg}",
        "<@# an additional {n@#} {kind@#}",
        "<@# {n@#} {kind@#} of your choice",
        "<@# {n@#} {kind@#} at random {random=True}",
        "@# up to {upto=True} {n@#} {kind@#}",
        "@# {n@#} of {of@poss} {kind@pl}",
        "@# {n@#} random {random=True} of {of@poss} {kind@pl}",
        "@# up to {upto=True} {n@#} of {of@poss} {kind@pl}",
        "<@sg one {n=1} of {of@poss} {kind@pl}",
    )

    def introduces(self) -> Introduced | None:
        return Introduced("cards", self.n != 1, ("it",) if self.n == 1 else ("them", "they"))


@value
class Choice(Cards):
    """Any number of them, as somebody chooses."""

    kind: Kind
    least: int = 0
    of: Player | None = None
    words = (
        "@pl any number of {kind@pl}",
        "@pl any number of {of@poss} {kind@pl}",
        "@pl {least} or more {kind@pl}",
        "<@pl at least {least} {kind@#}",
    )


@value
class Every(Cards):
    """All cards of a kind."""

    kind: Kind
    of: Player | None = None
    words = (
        "@pl all {kind@pl}",
        "<@pl all of the {kind@pl}",
        "<@sg (each|every) {kind@sg}",
        "@pl all {of@poss} {kind@pl}",
        "<@pl all of {of@poss} {kind@pl}",
        "<@sg each of {of@poss} {kind@pl}",
        "<@pl {of@poss} entire {kind@sg}",
    )


@value
class Bare(Cards):
    """Cards of a kind, without a number."""

    kind: Kind
    of: Player | None = None
    words = "@pl {kind@pl}", "@pl {of@poss} {kind@pl}", "<@pl any {kind@pl}"


@value
class AnyMore(Cards):
    """Cards of a kind from then on, where something is forbidden."""

    kind: Kind
    words = "@pl any more {kind@pl}"


@value
class AnyOne(Cards):
    """Any card of a kind."""

    kind: Kind
    words = "@sg any {kind@sg}", "<@sg any 1 {kind@sg}"


@value
class Another(Cards):
    kind: Kind
    words = "@sg another {kind@sg}"


@value
class No(Cards):
    kind: Kind
    words = "@pl no {kind@pl}", "<@sg no {kind@sg}"


@value
class Whose(Cards):
    """The one card of a kind that is a player's: your attack, your opponent's character."""

    of: Player
    kind: Kind
    mark: Mark = NO_MARK
    words = "@sg {of@poss} {kind@sg}", "@poss {of@poss} {kind@sg} 's"

    def fault(self) -> str | None:
        return "momentum is not one card" if Noun.MOMENTUM in self.kind.nouns else None

    def introduces(self) -> Introduced | None:
        return Introduced("cards", False, ("it",))


@value
class NextOf(Cards):
    """The next cards of a kind that a player plays."""

    who: Player
    kind: Kind
    n: int | Amount = 1
    time: Time | None = None
    tries: bool = False
    also: tuple[Quality, ...] = ()
    mark: Mark = NO_MARK
    words = (
        "@sg {who@poss} next {kind@sg} [{time@in}]",
        "<@sg the next {kind@sg} {who@pl} play [{time@in}]",
        "@sg {who@poss} next {kind@sg} {time@in} {also@short/set}",
        "<@sg the next {kind@sg} {who@pl} play {time@in} {also@short/set}",
        "<@sg the next {kind@sg} {who@sg} plays [{time@in}]",
        "@sg the next {kind@sg} {who@pl} attempt to play {tries=True} [{time@in}]",
        "@pl {who@poss} next {n@pl} {kind@pl} [{time@in}]",
        "@poss {who@poss} next {kind@sg} 's",
    )

    def introduces(self) -> Introduced | None:
        return Introduced("cards", self.n != 1, ("it",) if self.n == 1 else ("them", "they"))


@value
class ThisCard(Cards):
    """The card whose ability it is (2.0.1)."""

    mark: Mark = NO_MARK
    words = (
        "@sg this card",
        "@poss this card 's",
        "<@sg this (foundation|asset|character|character card|foundation card|asset card|action|action card)",
        "<@poss this (foundation|asset|character|character card) 's",
    )

    def introduces(self) -> Introduced | None:
        return Introduced("cards", False, ("it",))


@value
class ThisAttack(Cards):
    """The attack that goes on; with qualities, if it has them."""

    qualities: tuple[Quality, ...] = ()
    mark: Mark = NO_MARK
    words = (
        "@sg this [{qualities@pre/set}] attack",
        "@sg this attack {qualities:PlayedAsReversal@short/set}",
        "@poss this attack 's",
        "<@sg this attack card",
    )

    def introduces(self) -> Introduced | None:
        return Introduced("cards", False, ("it",))


@value
class ThisAbility(Cards):
    words = "@sg this ability"


@value
class OneOfCopies(Cards):
    words = (
        "@sg this attack or (1|any) of its multiple copies",
        "<@sg this attack \\( or any of its multiple copies \\)",
    )


@value
class WithCopies(Cards):
    words = (
        "@pl this attack and each of its multiple copies",
        "<@sg this attack \\( and each of its multiple copies \\)",
    )


@value
class That(Cards):
    """The card of a kind that was named before."""

    kind: Kind
    many: bool
    to: Mark = NO_MARK
    words = (
        "@sg that {kind@sg} {many=False}",
        "@pl those {kind@pl} {many=True}",
        "@poss that {kind@sg} 's {many=False}",
        "<@pl these {kind@pl} {many=True}",
    )

    def fault(self) -> str | None:
        return "where it comes from" if any(isinstance(each, In) for each in self.kind.qualities) else None


@value
class The(Cards):
    """The card of a kind that everybody knows by now."""

    kind: Kind
    many: bool
    which: Quality | None = None
    of: Player | None = None
    words = (
        "@sg the [{which@ref}] {kind@sg} {many=False}",
        "@pl the [{which@ref}] {kind@pl} {many=True}",
        "@poss the [{which@ref}] {kind@sg} 's {many=False}",
        "@sg {of@poss} {which@ref} {kind@sg} {many=False}",
        "@pl {of@poss} {which@ref} {kind@pl} {many=True}",
        "<@pl {which@ref} {kind@pl} {many=True}",
    )


@value
class OneOfThose(Cards):
    """Some of the cards that were named before."""

    n: int | Amount
    of: Cards
    words = "@# {n@#} of {of:That@pl}", "<@# {n@#} of {of:The@pl}", "<@# {n@#} of {of:It@pl}"


@value
class It(Cards):
    word: Word
    to: Mark = NO_MARK
    words = "@sg it {word=IT}", "@poss its {word=IT}", "@pl them {word=THEM}", "@pl they {word=THEY}"

    def refers(self) -> Wanted | None:
        return Wanted(("cards",), self.word is not Word.IT, nearest=True)


@value
class Rest(Cards):
    words = "@pl the rest", "<@pl the rest of (the|those) cards"


@value
class Top(Cards):
    """The top or bottom cards of a pile."""

    of: Player
    n: int | Amount = 1
    place: Place = Place.DECK
    bottom: bool = False
    upto: bool = False
    either: bool = False
    mark: Mark = NO_MARK
    words = (
        "@sg the top card of {of@poss} {place}",
        "<@sg the top card from {of@poss} {place}",
        "@sg the bottom card of {of@poss} {place} {bottom=True}",
        "@# the top {n@#} card# of {of@poss} {place}",
        "@# {n@#} card# from either {either=True} the top or the bottom of {of@poss} {place} (|\\( your choice \\))",
        "<@# the top {n@#} card# from {of@poss} {place}",
        "<@# {n@#} card# from the top of {of@poss} {place}",
        "@# the bottom {n@#} card# of {of@poss} {place} {bottom=True}",
        "<@# {n@#} card# from the bottom of {of@poss} {place} {bottom=True}",
        "@# up to {upto=True} {n@#} card# from the top of {of@poss} {place}",
        "@# up to {upto=True} {n@#} card# from the bottom of {of@poss} {place} {bottom=True}",
    )

    def introduces(self) -> Introduced | None:
        return Introduced("cards", self.n != 1, ("it",) if self.n == 1 else ("them", "they"))


@value
class Titled(Cards):
    """A card of a name."""

    title: Title
    words = "@sg {title}"


@value
class Both(Cards):
    """Several phrases for cards, joined by "and"."""

    parts: tuple[Cards, ...]
    words = "@pl {parts-Both,OneOf,Bare/and}"

    def fault(self) -> str | None:
        return None if len(self.parts) > 1 else "one is not both"


@value
class OneOf(Cards):
    """One or another, each with a number of its own."""

    parts: tuple[Cards, ...]
    words = "@sg {parts-Both,OneOf,Bare/or}"

    def fault(self) -> str | None:
        return None if len(self.parts) > 1 else "one is not a choice"


@value
class Nth(Cards):
    """The second, third ... card of a kind that a player plays."""

    of: Player
    nth: Ordinal
    kind: Kind
    words = "@sg {of@poss} {nth} {kind@sg}"


@value
class HalfOf(Cards):
    kind: Kind
    rounding: Rounding
    words = "@pl half of the {kind@pl} \\( {rounding} \\)"


@value
class Origin(Cards):
    """A card that everybody knows, with where it comes from."""

    card: Cards
    who: Player
    place: Place
    words = (
        "@sg {card:ThisCard@sg} (from|in) {who@poss} {place}",
        "@sg {card:That@sg} (from|in) {who@poss} {place}",
        "@sg|pl {card:It} (from|in) {who@poss} {place}",
        "@sg {card:ThisAttack@sg} (from|in) {who@poss} {place}",
    )
