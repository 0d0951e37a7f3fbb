"""The abilities of a card: played, triggered and continuous."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.ufs.ir.effects import Effect
from rules.engine.ufs.ir.values import Amount, Cards, Chosen, Condition, Event, Kind, This, Top
from rules.engine.ufs.ir.words import Block, Deed, Letter, Stat, Verb, Who

# Costs (2.12)


@value
class CostCards:
    """Something is done to cards that one controls."""

    verb: Verb
    cards: This | Chosen | Top


@value
class CostVitality:
    """Vitality is lost."""

    amount: Amount


@value
class CostCheck:
    """A control check of so much or more is made."""

    least: int


@value
class CostTokens:
    """Tokens of a name are removed from a card, or from the character of a player."""

    name: str
    on: Who | This
    amount: Amount


@value
class CostHand:
    """The hand is discarded (4.6.1.1)."""


Cost = CostCards | CostVitality | CostCheck | CostTokens | CostHand


# Restrictions (2.9.0.9)


@value
class OncePerTurn:
    """Only playable once per turn."""


@value
class OnlyIf:
    """Only playable if something is so."""

    condition: Condition


@value
class OnlyDuring:
    """Only playable in a player's turn."""

    who: Who


Only = OncePerTurn | OnlyIf | OnlyDuring


@value
class Played:
    """A played ability (2.9). ``own_attack``: a Response that speaks of "this attack": on an attack, of itself.

    ``most_x``: X is no more than that. ``committed``: it may be played while its card is committed.
    """

    letter: Letter
    costs: tuple[Cost, ...] = ()
    trigger: Event | None = None
    effects: tuple[Effect, ...] = ()
    only: tuple[Only, ...] = ()
    first: bool = False
    desperation: bool = False
    combo: tuple[Kind, ...] | None = None
    symbols: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    keyword: str | None = None
    defines_x: Amount | None = None
    own_attack: bool = False
    most_x: Amount | None = None
    committed: bool = False


@value
class Triggered:
    """A continuous ability that waits for an event (2.10.3)."""

    event: Event
    effects: tuple[Effect, ...]
    condition: Condition | None = None


# What holds (2.10)


@value
class Bonus:
    """Cards get a bonus or a penalty; ``this``: this card itself."""

    cards: Cards | This
    stat: Stat
    amount: Amount
    sign: int


@value
class HandSize:
    """The hand size of a player is changed (2.1.4)."""

    who: Who
    amount: Amount
    sign: int


@value
class CheckBonus:
    """The control checks of a player are changed (2.11.1), or those made to play cards of a kind."""

    who: Who
    amount: Amount
    sign: int
    kind: Kind = Kind()


@value
class Cannot:
    """A player cannot do something (1.6)."""

    who: Who
    deed: Deed
    kind: Kind = Kind()


@value
class CannotBeBlocked:
    """This attack cannot be blocked, or not by such cards."""

    by: Kind = Kind()


@value
class DealsHalf:
    """This attack deals half of its damage where a blocked attack deals none, rounded up."""


@value
class OnlyPlayedIf:
    """This card can only be played if something is so."""

    condition: Condition


@value
class OnlyPlayedAs:
    """This card can only be played so (``roles``), as a Reversal perhaps only after such a block."""

    roles: tuple[str, ...]
    after: Block | None = None


@value
class BlocksAs:
    """This card can be played as a block that is not printed on it, against attacks of a kind."""

    zone: str
    modifier: int
    against: Kind


@value
class AlsoCosts:
    """What is paid as well to play this card; ``as_block``: also as a block."""

    cost: Cost
    as_block: bool


@value
class MayStayCommitted:
    """Its player need not ready this card in the Ready Step (7.1)."""


@value
class GainsSymbol:
    """The character of a player has a symbol."""

    who: Who
    symbol: str


@value
class CannotBeDestroyed:
    """Cards cannot be destroyed, by whomever (1.6)."""

    cards: Cards | This


@value
class Grants:
    """Cards have a keyword; ``lost``: they do not have it, though they would."""

    cards: Cards | This
    keyword: str
    lost: bool = False


@value
class DefinesX:
    """What X on this card is, from when it is announced (8.1.8)."""

    amount: Amount


Statement = (
    Bonus
    | CheckBonus
    | DefinesX
    | HandSize
    | Cannot
    | CannotBeBlocked
    | CannotBeDestroyed
    | DealsHalf
    | OnlyPlayedIf
    | OnlyPlayedAs
    | BlocksAs
    | AlsoCosts
    | MayStayCommitted
    | GainsSymbol
    | Grants
)


@value
class Continuous:
    """Something holds, as long as the card is where its text counts, and the condition is met."""

    statement: Statement
    condition: Condition | None = None


Ability = Played | Triggered | Continuous


@value
class Unsupported:
    """An ability that is not understood: its place in the text, and what construction is in the way."""

    start: int
    end: int
    construction: str


@value
class CardText:
    """What the text and keywords of a card or half say; ``unsupported`` is what of it is not understood.

    ``spans`` are the places of the abilities in the text; those of keywords are empty.
    """

    abilities: tuple[Ability, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()
    unsupported: tuple[Unsupported, ...] = ()
