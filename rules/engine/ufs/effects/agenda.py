"""What is still to be done, as values on the agenda of a game; the last of it comes next."""

from __future__ import annotations

from rules.engine.kernel.frozen import frozen
from rules.engine.ufs.ir.effects import Effect
from rules.engine.ufs.ir.words import Happens, Letter, Moment
from rules.engine.ufs.query.state import Context, Game, Given, Happening

FORM, ENHANCE, RESPONSE, BLOCK, REVERSAL = "form", "enhance", "response", "block", "reversal"
EFFECT = "effect"  # Nothing is played: an effect has somebody make a control check.


@frozen
class Attempt:
    """The attempt to play a card (8.1), ``purpose`` as what; ``ability`` is the one that an action card is played for.

    ``value`` is what the check has come to, ``modifier`` what changes it; ``instead`` is used instead of one (2.11.2).
    ``goes_on``: the Combat Phase does not end where it fails. With ``EFFECT`` there is no card, and perhaps nothing
    to pass (``against`` false).
    """

    by: str
    card: str
    purpose: str
    difficulty: int
    given: Given
    ability: int | None = None
    event: Happening | None = None
    zone: str | None = None
    value: int = 0
    modifier: int = 0
    rechecked: bool = False
    attack: int | None = None
    instead: int | None = None
    goes_on: bool = False
    against: bool = True

    @property
    def result(self) -> int:
        """The control check as it is compared; 8.1.3.4: the difference counts, also from below 0."""
        return self.value + self.modifier


@frozen
class MakeCheck:
    """The card has been announced: its control check is made, unless something is used instead (2.11.2)."""

    attempt: Attempt


@frozen
class Settle:
    """The check has been made: it is compared with the difficulty, and foundations are committed (8.1.3.3)."""

    attempt: Attempt


@frozen
class Arrive:
    """The card has been played: what comes of it."""

    attempt: Attempt


@frozen
class Resolve:
    """An effect resolves. ``number`` tells it from others, ``card`` is the card that it comes from.

    ``letter`` is that of the ability; ``attempt`` is set for an action card that was played.
    """

    number: int
    effects: tuple[Effect, ...]
    context: Context
    letter: Letter | None = None


@frozen
class Window:
    """Players may respond, in turn (2.9.3, 8.3.1, 8.3.3.6): ``next`` has the first chance.

    ``used`` are the abilities that were played in it: the player, and what tells the ability from others, its card
    first.
    """

    kind: str
    next: str
    event: Happening | None = None
    passes: int = 0
    used: tuple[tuple[str, ...], ...] = ()
    attack: int | None = None


@frozen
class StartAttack:
    """An attack sequence starts (8.3). ``number`` is that of the attack, 0 for a copy whose turn it is now."""

    card: str
    by: str
    number: int = 0


@frozen
class BlockStep:
    """8.3.2: the defender decides. It waits for that."""

    attack: int


@frozen
class AfterBlock:
    """The block has been decided, and what waits for that may happen."""

    attack: int


@frozen
class DamageStep:
    """8.3.3: the outstanding damage is determined."""

    attack: int


@frozen
class Deal:
    """8.3.3.8: the damage is subtracted."""

    attack: int
    amount: int


@frozen
class ReversalStep:
    """8.3.4: the defender may play a Reversal."""

    attack: int


@frozen
class EndAttack:
    """The attack has fully resolved."""

    attack: int


@frozen
class Note:
    """Something happens: a phase starts or ends."""

    happens: Happens
    moment: Moment
    by: str


@frozen
class EndCombat:
    """8.4: the Combat Phase is over."""


@frozen
class Clear:
    """9.2: a player clears the card furthest to the right of the card pool."""

    by: str


@frozen
class NextTurn:
    """9.10: the turn is over."""


@frozen
class ReadyPhase:
    """7.1: the player readies all committed cards."""

    by: str


@frozen
class Review:
    """7.2: the player may discard a card. It waits for that."""

    by: str


@frozen
class DrawStep:
    """7.3."""

    by: str


@frozen
class Mulligan:
    """5.4: the player decides whether to take a mulligan. It waits for that."""

    by: str


Task = (
    MakeCheck
    | Settle
    | Arrive
    | Resolve
    | Window
    | StartAttack
    | BlockStep
    | AfterBlock
    | DamageStep
    | Deal
    | ReversalStep
    | EndAttack
    | Note
    | EndCombat
    | Clear
    | NextTurn
    | ReadyPhase
    | Review
    | DrawStep
    | Mulligan
)


def top(game: Game) -> Task | None:
    """What comes next."""
    found = game.agenda[-1] if game.agenda else None
    assert found is None or isinstance(found, Task)
    return found


def window(game: Game) -> Window | None:
    """The window that is open now, if one is."""
    found = top(game)
    return found if isinstance(found, Window) else None
