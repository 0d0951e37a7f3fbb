"""The verbs: what players do. A row gives effects, costs, events, prohibitions and permissions alike."""

from __future__ import annotations

from rules.engine.kernel.language.constructs import Sort
from rules.engine.kernel.language.verbs import Verb
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.amounts import OfCard
from rules.engine.ufs.constructs.cards import Kind
from rules.engine.ufs.constructs.names import Token
from rules.engine.ufs.constructs.sorts import Amount, Cards, Comparison, Deed, Limit, Player
from rules.engine.ufs.constructs.words import Facing, Noun, Place, Stat, Zone

PAYING = "following all restrictions and paying all costs {paying=True}"
FREE = "\\( no control check necessary \\) {free=True}"


@value
class Where(Sort):
    """Where cards come from."""

    who: Player
    place: Place
    words = "{who@poss} {place}"


@value
class Commit(Deed):
    object: Cards
    verb = Verb("commit", "{object}")


@value
class ReadyUp(Deed):
    object: Cards
    verb = Verb("ready", "{object}")


@value
class Destroy(Deed):
    object: Cards
    verb = Verb("destroy", "{object}")
    words = "<@~ choose~ and destroy~ {object}"


@value
class Discard(Deed):
    object: Cards
    per: Kind | None = None
    verb = Verb("discard", "{object}", passive_only="[from {origin}]")
    words = "@~ discard~ {object} for each {per@sg}", "<@~ choose~ and discard~ {object}"
    origin: Where | None = None


@value
class DiscardAll(Deed):
    """A whole pile: the hand, the momentum."""

    of: Player
    place: Place
    verb = Verb("discard", "{of@poss} {place}")

    def fault(self) -> str | None:
        return "cards" if self.place is Place.MOMENTUM else None


@value
class Clear(Deed):
    object: Cards
    verb = Verb("clear", "{object}", passive_only="[from {origin}]")
    origin: Where | None = None


@value
class Remove(Deed):
    object: Cards
    verb = Verb("remove", "{object} from the game")


@value
class Add(Deed):
    """Cards come to a pile or an area."""

    object: Cards
    of: Player
    place: Place
    facing: Facing | None = None
    committed: bool | None = None
    origin: Where | None = None
    verb = Verb("add", "{object} to {of@poss} {place} [{facing}]", passive_only="[from {origin}]")
    words = (
        "<@~ add~ {object} back to {of@poss} {place} [{facing}]",
        "<@~ return~ {object} to {of@poss} {place} [{facing}]",
        "<@~ move~ {object} to {of@poss} {place} [{facing}]",
        "<@~ put~ {object} (into|in) {of@poss} {place} [{facing}]",
        "<@~ take~ {object} and add it to {of@poss} {place} [{facing}]",
        "<@~ take~ {object} and adds it to {of@poss} {place} [{facing}]",
        "<@~ take~ {object} and add them to {of@poss} {place} [{facing}]",
        "@~ add~ {object} to {of@poss} {place} committed {committed=True}",
        "@~ add~ {object} to {of@poss} {place} ready {committed=False}",
        "<@~ move~ {object} to {of@poss} {place} committed {committed=True}",
        "<@~ add~ {object} {facing} to {of@poss} {place}",
    )


@value
class PutInDeck(Deed):
    """Cards come to the top or bottom of a deck."""

    object: Cards
    of: Player
    bottom: bool
    any_order: bool = False
    words = (
        "@~ add~ {object} to the top of {of@poss} deck {bottom=False}",
        "@~ add~ {object} to the bottom of {of@poss} deck {bottom=True}",
        "<@~ replace~ {object} in any order {of=You} {any_order=True} {bottom=False}",
        "<@~ put~ {object} on [the] top of {of@poss} deck in any order {any_order=True} {bottom=False}",
        "@~ add~ {object} to the top of {of@poss} deck in any order {any_order=True} {bottom=False}",
        "@~ add~ {object} to the bottom of {of@poss} deck in any order {any_order=True} {bottom=True}",
        "<@~ add~ {object} back to the top of {of@poss} deck in any order {any_order=True} {bottom=False}",
        "<@~ put~ {object} on [the] top of {of@poss} deck {bottom=False}",
        "<@~ (put|place)~ {object} on the bottom of {of@poss} deck {bottom=True}",
        "<@~ put~ {object} on the bottom of {of@poss} deck in any order {any_order=True} {bottom=True}",
        "<@~ take~ {object} and add it to the top of {of@poss} deck {bottom=False}",
        "<@~ take~ {object} and put them on the bottom of {of@poss} deck in any order {any_order=True} {bottom=True}",
    )


@value
class PutOnEither(Deed):
    object: Cards
    of: Player
    words = "@~ place~ {object} either on the top or bottom of {of@poss} deck"


@value
class Draw(Deed):
    object: Cards
    per: Kind | None = None
    verb = Verb("draw", "{object}")
    words = "@~ draw~ {object} for each {per@sg}"


@value
class DrawUpTo(Deed):
    """Draw until the hand is full."""

    who: Player
    words = (
        "@~ draw~ up to {who@poss} [character 's] hand size",
        "<@~ draw~ up to {who@poss} hand size as though it were {who@poss} turn",
    )


@value
class DiscardDown(Deed):
    who: Player
    words = "@~ discard~ down to {who@poss} [character 's] hand size"


@value
class Gain(Deed):
    n: int | Amount
    per: Kind | None = None
    verb = Verb("gain", "{n} vitality")
    words = (
        "@~ gain~ {n} vitality for each {per@sg}",
        "<@~ gain~ vitality equal to {n:Amount}",
        "<@~ gain~ an amount of vitality equal to {n:Amount}",
        "<@~ gain~ an additional {n} vitality",
    )


@value
class GainAny(Deed):
    """Gain vitality, how much does not matter."""

    verb = Verb("gain", "vitality")


@value
class Lose(Deed):
    n: int | Amount
    per: Kind | None = None
    verb = Verb("lose", "{n} vitality")
    words = (
        "@~ lose~ {n} vitality for each {per@sg}",
        "<@~ lose~ vitality equal to {n:Amount}",
        "<@~ lose~ an amount of vitality equal to {n:Amount}",
    )


@value
class LoseAny(Deed):
    verb = Verb("lose", "vitality")


@value
class Take(Deed):
    """Damage that is dealt by an effect, or taken."""

    n: int | Amount
    verb = Verb("take", "{n} damage")
    words = "<@~ take~ damage equal to {n:Amount}"


@value
class TakeSome(Deed):
    """Damage of a certain amount is taken."""

    n: Comparison
    words = "@~ take~ {n-Equals} damage"


@value
class AddFacing(Deed):
    """How a card that is being added lies there."""

    object: Cards
    facing: Facing
    words = "@~ add~ {object:It} {facing}"


@value
class TakeAny(Deed):
    verb = Verb("take", "damage")


@value
class Reveal(Deed):
    object: Cards
    verb = Verb("reveal", "{object}")


@value
class RevealPile(Deed):
    of: Player
    place: Place
    verb = Verb("reveal", "{of@poss} {place}")

    def fault(self) -> str | None:
        return "cards" if self.place is Place.MOMENTUM else None


@value
class Look(Deed):
    object: Cards
    words = "@~ look~ at {object}"


@value
class LookAtPile(Deed):
    of: Player
    place: Place
    words = "@~ look~ at {of@poss} {place}"

    def fault(self) -> str | None:
        return "cards" if self.place is Place.MOMENTUM else None


@value
class Play(Deed):
    """A card or ability is played; ``role``: as what."""

    object: Cards
    role: Noun | None = None
    paying: bool = False
    free: bool = False
    verb = Verb("play", "{object}")
    words = (
        "@~ play~ {object} as (a|an) {role@sg}",
        "<@~ play~ {object} as {role@pl}",
        f"@~ play~ {{object}} [,] {PAYING}",
        f"@~ play~ {{object}} [,] {PAYING} {FREE}",
        f"@~ play~ {{object}} {FREE}",
        f"@~ play~ {{object}} as (a|an) {{role@sg}} , {PAYING}",
        "@~ play~ {object} as normal {paying=True} \\( no control check necessary \\) {free=True}",
        f"@~ play~ {{object}} as (a|an) {{role@sg}} , {PAYING} {FREE}",
    )


@value
class PlayAsIfBlocked(Deed):
    """A Reversal without a block (8.3.3.12.1)."""

    object: Cards
    words = (
        "@~ play~ {object} as if (the|this|that) attack (was|were) blocked",
        "<@~ play~ {object} as (if|though) you had blocked (that attack|this attack|it)",
    )


@value
class PlayAsInHand(Deed):
    object: Cards
    words = "@~ play~ {object} as though it were in your hand", "<@~ play~ {object} that you could normally play"


@value
class TryToPlay(Deed):
    object: Cards
    role: Noun | None = None
    words = "@~ attempt~ to play {object}", "@~ attempt~ to play {object} as (a|an) {role@sg}"


@value
class Block(Deed):
    object: Cards
    using: Cards | None = None
    words = "@~ block~ {object}", "@~ block~ {object} with {using}"


@value
class TryToBlock(Deed):
    object: Cards | None = None
    using: Cards | None = None
    words = "@~ attempt~ to block", "@~ attempt~ to block {object}", "@~ attempt~ to block {object} with {using}"


@value
class BlockAgain(Deed):
    words = "@~ attempt~ to block again"


@value
class BlockAny(Deed):
    """Block, whatever it is."""

    using: Cards | None = None
    words = "@~ block~", "@~ block~ with {using}"


@value
class Choose(Deed):
    object: Cards
    verb = Verb("choose", "{object}")


@value
class ChooseZone(Deed):
    words = "@~ choose~ (a|an|1) [attack] zone"


@value
class ChooseNumber(Deed):
    words = "@~ (choose|name)~ a number"


@value
class ChoosePlayer(Deed):
    words = "@~ choose~ (a|1) player"


@value
class ChooseSymbol(Deed):
    words = "@~ choose~ 1 resource symbol (|of your character)"


@value
class NameCard(Deed):
    words = "@~ name~ (a|1) card"


@value
class NameType(Deed):
    words = "@~ name~ a card type"


@value
class TurnFace(Deed):
    object: Cards
    facing: Facing
    verb = Verb("turn", "{object} {facing}")


@value
class Attach(Deed):
    object: Cards
    to: Cards
    facing: Facing | None = None
    verb = Verb("attach", "{object} to {to} [{facing}]")


@value
class Shuffle(Deed):
    of: Player
    place: Place
    verb = Verb("shuffle", "{of@poss} {place}")


@value
class Cycle(Deed):
    of: Player
    verb = Verb("cycle", "{of@poss} deck")


@value
class Search(Deed):
    """A deck is searched for cards, which come elsewhere; then it is shuffled (1.4)."""

    whose: Player
    object: Cards
    to: Player
    place: Place
    reveal: bool = False
    words = (
        "@~ search~ {whose@poss} deck for {object} and add (it|them) to {to@poss} {place}",
        "@~ search~ {whose@poss} deck for {object} , reveal it {reveal=True} [,] and add it to {to@poss} {place}",
    )


@value
class MakeCheck(Deed):
    """A control check; against a difficulty, if it is not to play a card."""

    against: int | Amount | None = None
    words = (
        "@~ make~ a [control] check",
        "@~ make~ a [control] check against a difficulty of {against}",
        "<@~ make~ a [control] check with a difficulty (of|equal to) {against}",
        "<@~ make~ a [control] check where the difficulty is equal to {against}",
        "@pass a [control] check is made",
    )


@value
class CheckFor(Deed):
    """A control check to play cards."""

    object: Cards | None = None
    role: Noun | None = None
    words = (
        "@~ make~ a control check to play {object}",
        "@~ make~ a control check to play {object} as (a|an) {role@sg}",
    )


@value
class CheckValue(Deed):
    """What is turned over for a control check is of a number or a kind."""

    cmp: Comparison
    made: bool = False
    words = "@~ check~ (a|an) {cmp}", "@~ make~ a control check of {cmp} {made=True}", "<@~ check~ {cmp}"


@value
class CheckCard(Deed):
    object: Cards
    words = "@~ check~ {object}"


@value
class PassCheck(Deed):
    words = "@~ pass~ a [control] check", "<@~ make~ a successful [control] check"


@value
class FailCheck(Deed):
    by: Comparison | None = None
    words = (
        "@~ fail~ a [control] check",
        "@~ fail~ a control check by {by}",
        "<@~ make~ a control check that fails by {by}",
    )


@value
class FailCheckFor(Deed):
    object: Cards
    role: Noun | None = None
    words = (
        "@~ fail~ a control check to play {object}",
        "<@~ fail~ to play {object}",
        "@~ fail~ to play {object} as (a|an) {role@sg}",
        "@~ fail~ a control check to play {object} as (a|an) {role@sg}",
    )


@value
class FailToBlock(Deed):
    object: Cards
    words = "@~ fail~ to block {object}"


@value
class Recheck(Deed):
    once: bool = False
    words = "@~ re-check~", "<@~ make~ a re-check", "@~ re-check~ \\( only 1 re-check per control check \\) {once=True}"


@value
class Cancel(Deed):
    """What an ability or card does is negated."""

    object: Cards
    words = (
        "@~ cancel~ {object@poss} effects",
        "<@~ negate~ {object@poss} effects",
        "<@~ (cancel|negate)~ the effects of {object}",
        "<@~ (cancel|negate)~ {object}",
    )


@value
class Switch(Deed):
    """Two numbers of a card are switched."""

    of: Cards
    one: Stat
    other: Stat
    words = "@~ switch~ {of@poss} {one} and {other}", "<@~ switch~ {of@poss} {one} and {other} values"


@value
class Reduce(Deed):
    """A number of a card is reduced or increased."""

    of: OfCard
    by: int | Amount
    up: bool = False
    limit: Limit | None = None
    words = (
        "@~ reduce~ {of} by {by} [{limit}]",
        "@~ increase~ {of} by {by} {up=True}",
    )


@value
class SetTo(Deed):
    of: OfCard
    to: int | Amount
    words = "@~ reduce~ {of} to {to}", "<@~ change~ {of} to {to}"


@value
class Restore(Deed):
    """A number of a card becomes the printed one again."""

    of: OfCard
    words = "@~ return~ {of} to its printed (speed|damage)"


@value
class ReduceDamage(Deed):
    """The damage that is being taken is changed (8.3.3.5)."""

    by: int | Amount
    limit: Limit | None = None
    up: bool = False
    words = (
        "@~ reduce~ that damage by {by} [{limit}]",
        "<@~ reduce~ the (damage|amount) [taken] by {by} [{limit}]",
        "<@~ prevent~ {by} of that damage",
        "<@~ prevent~ {by} damage",
        "@~ increase~ that damage by {by} {up=True}",
    )


@value
class PreventAll(Deed):
    words = "@~ prevent~ (|all|all of) that damage", "<@~ reduce~ (that|the) damage to 0"


@value
class ChangeZone(Deed):
    of: Cards
    zones: tuple[Zone, ...]
    words = "@~ change~ {of@poss} zone to {zones/or}", "<@~ change~ the [attack] zone of {of} to {zones/or}"


@value
class ChangeToAny(Deed):
    of: Cards
    words = "@~ change~ the zone of {of} to any other zone"


@value
class PlaceTokens(Deed):
    n: int | Amount
    name: Token
    on: Cards
    words = "@~ place~ {n} {name} (token|tokens) on {on}", "<@~ add~ {n} {name} (token|tokens) to {on}"


@value
class RemoveTokens(Deed):
    n: int | Amount
    name: Token
    on: Cards | None = None
    words = (
        "@~ remove~ {n} {name} (token|tokens)",
        "@~ remove~ {n} {name} (token|tokens) from {on}",
        "<@~ discard~ {n} {name} (token|tokens) from {on}",
    )


@value
class UseForCheck(Deed):
    """A value is used in the place of the control check that would be made (2.11.2)."""

    n: int | Amount
    words = (
        "@~ use~ {n} for the check (|\\( no control check necessary \\))",
        "<@~ use~ {n} instead of discarding the top card of your deck",
        "<@~ use~ {n} instead of making that check",
        "<@~ use~ {n} instead of that check",
    )


@value
class GiveBonus(Deed):
    object: Cards
    stat: Stat
    up: bool = True
    words = (
        "@~ give~ a {stat} bonus to {object}",
        "@~ increase~ the {stat} of {object}",
        "@~ reduce~ the {stat} of {object} {up=False}",
        "<@~ increase~ {object@poss} {stat}",
        "<@~ reduce~ {object@poss} {stat} {up=False}",
    )


@value
class GrantBonuses(Deed):
    stat: Stat
    words = "@~ grant~ {stat} bonuses", "<@~ give~ a {stat} bonus"


@value
class ModifyCheck(Deed):
    words = "@~ modify~ a control check"


@value
class ReduceHandSize(Deed):
    of: Player
    n: int
    words = "@~ permanently reduce~ {of@poss} [character 's] hand size by {n}"


@value
class ReturnVitality(Deed):
    of: Player
    words = "@~ return~ {of@poss} vitality to its maximum [amount]"


@value
class Win(Deed):
    verb = Verb("win", "the game")


@value
class TakeControl(Deed):
    object: Cards
    words = "@~ gain~ control of {object}"


@value
class SkipStep(Deed):
    of: Cards
    words = "@~ skip~ {of@poss} enhance step (|and go directly to the block step)"
