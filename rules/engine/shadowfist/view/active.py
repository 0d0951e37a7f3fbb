"""A statement that counts now, with the scope in which it is read."""

from __future__ import annotations

from typing import Generic, TypeVar

from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.query.game.state import Modification
from rules.engine.shadowfist.query.scope import Scope

Said = TypeVar("Said", bound=co.Statement, covariant=True)


@frozen
class Active(Generic[Said]):
    """A statement that counts now, if ``conditions``, ``when`` hold; ``often`` is for whoever lets it be used.

    ``modification`` is what an effect has given for a time, where it is one.
    """

    said: Said
    scope: Scope
    conditions: tuple[c.Condition, ...] = ()
    when: tuple[t.Time, ...] = ()
    often: tuple[t.HowOften, ...] = ()
    modification: Modification | None = None

    @property
    def lasting(self) -> bool:
        """Whether an effect that has resolved says it."""
        return self.modification is not None

    @property
    def title(self) -> str:
        """The title of the card that says it, for steps."""
        return self.scope.card.title if self.scope.card is not None else "An effect"
