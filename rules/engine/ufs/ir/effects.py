"""What an ability does, one by one."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.ufs.ir.values import (
    Amount,
    Cards,
    Chosen,
    Condition,
    Event,
    Kind,
    Ref,
    ThatCard,
    This,
    ThisAttack,
    Top,
)
from rules.engine.ufs.ir.words import Block, Deed, Stat, Until, Verb, Who


@value
class Draw:
    """Draw cards."""

    who: Who
    amount: Amount


@value
class Act:
    """Do something to cards."""

    verb: Verb
    ref: Ref


@value
class DiscardHand:
    """Discard the hand, also one of no cards (4.6.1.1)."""

    who: Who


@value
class Gain:
    """Gain vitality, up to the maximum."""

    who: Who
    amount: Amount


@value
class Lose:
    """Lose vitality; ``damage``: as damage that the effect deals."""

    who: Who
    amount: Amount
    damage: bool = False


@value
class Change:
    """A card gets a bonus or a penalty; ``least``: its number does not fall below that."""

    card: This | ThisAttack | ThatCard
    stat: Stat
    amount: Amount
    sign: int
    least: int | None = None


@value
class Bonuses:
    """Cards of a kind get a bonus or a penalty for some time; ``until`` left out: as long as effects last (2.13.2)."""

    cards: Cards
    stat: Stat
    amount: Amount
    sign: int
    until: Until | None = None


@value
class Become:
    """A number of a card becomes another."""

    card: This | ThisAttack | ThatCard
    stat: Stat
    amount: Amount


@value
class ChangeZone:
    """The zone of the attack becomes another; without one, another that the player chooses."""

    zone: str | None


@value
class ChangeBlockZone:
    """The zone of the block that is responded to becomes another; the block is not illegal for it (8.3.2.8)."""

    zone: str


@value
class NextCard:
    """The difficulty of a player's next card, or next card of a kind, is changed."""

    who: Who
    amount: Amount
    sign: int
    kind: Kind = Kind()


@value
class NextAttack:
    """A player's next attack, or next attack of a kind, gets a bonus or a penalty."""

    who: Who
    stat: Stat
    amount: Amount
    sign: int
    kind: Kind = Kind()


@value
class Forbid:
    """A player cannot do something for some time (1.6); ``until`` left out: as long as effects last (2.13.2)."""

    who: Who
    deed: Deed
    kind: Kind
    until: Until | None = None


@value
class MustPlayNext:
    """The next Form of a player has to be such a card (8.2.2, 8.2.3)."""

    who: Who
    kind: Kind


@value
class PlayAsInHand:
    """A card is played as though it were in the hand (4.8.4)."""

    card: Chosen | Top


@value
class Search:
    """A deck is searched for cards, which come elsewhere; then it is shuffled (1.4)."""

    verb: Verb
    cards: Chosen
    reveal: bool


@value
class UseInstead:
    """A value is used instead of the control check that would be made (2.11.2)."""

    amount: Amount


@value
class ReversalAsIfBlocked:
    """A Reversal may be played as if the attack had been blocked (8.3.3.12.1)."""


@value
class NextCheck:
    """A player's next control check is changed, or the next that is made to play a card of a kind.

    ``sign`` 0: the amount is used instead of it (2.11.2).
    """

    who: Who
    amount: Amount
    sign: int
    kind: Kind = Kind()


@value
class Checks:
    """All control checks of a player are changed until the end of the turn (2.11.1, 2.13.2)."""

    who: Who
    amount: Amount
    sign: int


@value
class ThatCheck:
    """The control check that is responded to is changed, be it made or about to be."""

    amount: Amount
    sign: int


@value
class Recheck:
    """The control check that is responded to is made again (2.11.3)."""


@value
class Tokens:
    """Tokens of a name are placed on a card, or on the character of a player, or removed from it."""

    name: str
    on: Who | This | ThatCard
    amount: Amount
    sign: int


@value
class GoOn:
    """If the control check that is responded to fails, the Combat Phase does not end for it (8.1.3.5)."""


@value
class SkipEnhances:
    """The attack has no Enhance Step (8.3.1)."""


@value
class NameCard:
    """The player names a card."""


@value
class MakeCheck:
    """A player makes a control check (2.11), against a difficulty if there is one."""

    who: Who
    against: Amount | None = None


@value
class Adjust:
    """The damage that is being taken is changed (8.3.3.5), not below ``least``; ``amount`` left out: by all of it."""

    amount: Amount | None
    sign: int
    least: int = 0


@value
class Negate:
    """What is responded to is negated."""


@value
class Unblockable:
    """The attack becomes unblockable (12)."""


@value
class OnlyBlockedBy:
    """The attack may only be blocked by such blocks, whoever's attack it is."""

    by: Kind


@value
class Blocks:
    """The attack is blocked by an effect (8.3.2.14)."""

    how: Block


@value
class GetKeyword:
    """A card gets a keyword, or loses it."""

    card: This | ThisAttack | ThatCard
    keyword: str
    lost: bool = False


@value
class Switch:
    """The speed and damage of the attack are switched."""


@value
class EndCombat:
    """The Combat Phase of a player ends once the attack that goes on has resolved (8.4)."""

    who: Who


@value
class Shuffle:
    """A deck is shuffled."""

    who: Who


@value
class MakeCopies:
    """The momentum that was discarded for it becomes copies of the attack (2.14.2.4)."""


@value
class PlayReversal:
    """This attack is played from the hand, its player's attack sequence nested in the opponent's turn (2.14.2.7)."""


@value
class Win:
    """A player wins (10.3)."""

    who: Who


@value
class Then:
    """What is linked to the effect before it: it happens only if that was completed in its entirety (2.13.3)."""

    effects: tuple[Effect, ...]


@value
class OneOf:
    """One of several ways to go on, which a player chooses."""

    ways: tuple[tuple[Effect, ...], ...]
    who: Who = Who.YOU


@value
class If:
    """Effects that happen if something is so then, and others if it is not."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@value
class Instead:
    """Effects that happen instead of others if something is so then."""

    of: tuple[Effect, ...]
    condition: Condition
    effects: tuple[Effect, ...]


@value
class May:
    """Effects that a player may have happen."""

    who: Who
    effects: tuple[Effect, ...]


@value
class Later:
    """Effects that happen once something has happened, until the attack or the turn is over."""

    event: Event
    effects: tuple[Effect, ...]


Effect = (
    Draw
    | Act
    | DiscardHand
    | Gain
    | Lose
    | Change
    | Bonuses
    | Become
    | ChangeZone
    | ChangeBlockZone
    | NextCard
    | NextAttack
    | Forbid
    | MustPlayNext
    | PlayAsInHand
    | Search
    | UseInstead
    | ReversalAsIfBlocked
    | NextCheck
    | Checks
    | ThatCheck
    | Recheck
    | MakeCheck
    | NameCard
    | SkipEnhances
    | GoOn
    | Tokens
    | Adjust
    | Negate
    | Unblockable
    | OnlyBlockedBy
    | Blocks
    | GetKeyword
    | Switch
    | EndCombat
    | Shuffle
    | MakeCopies
    | PlayReversal
    | Win
    | Then
    | OneOf
    | If
    | Instead
    | May
    | Later
)
