"""What happens: what players do, and what becomes of cards."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.deeds import Block, BlockAny, TryToBlock
from rules.engine.ufs.constructs.sorts import Cards, Comparison, Deed, Event, Player
from rules.engine.ufs.constructs.words import How, Phase, Place, Stat


@value
class Happens(Event):
    """A deed, with who does it."""

    deed: Deed
    who: Player | None = None
    words = (
        "@now {who@sg} {deed-Block@s}",
        "@now {who@pl} {deed-Block@p}",
        "@now {deed-Block@ger} {who=You}",
        "@now {deed@pass}",
        "@have {who@#} have~ {deed-Block@part}",
        "@havenot {who@#} have~ not {deed-Block@part}",
        "@past {who@#} {deed-Block@past}",
        "@donot {who@#} do~ not {deed-Block@inf}",
        "@would {who@#} would {deed-Block@inf}",
    )


@value
class DealsDamage(Event):
    """An attack deals damage: so much, and to whom, if that is said."""

    attack: Cards
    damage: Comparison | None = None
    to: Player | None = None
    words = (
        "@now {attack@#} deal~ damage [to {to}]",
        "@now {attack@#} deal~ {damage} damage [to {to}]",
        "@have {attack@#} have~ dealt damage [to {to}]",
        "@past {attack@#} dealt damage [to {to}]",
        "@past {attack@#} dealt {damage} damage [to {to}]",
        "<@now {to@pl} are dealt damage by {attack}",
    )


@value
class DealsLess(Event):
    attack: Cards
    words = "@now {attack@#} deal~ less than its printed damage"


@value
class DealsNoDamage(Event):
    attack: Cards
    words = "@now {attack@#} do~ not deal damage", "@past {attack@#} did not deal damage"


@value
class Blocked(Event):
    """An attack is blocked, or a player blocks it."""

    attack: Cards
    by: Player | None = None
    how: How | None = None
    using: Cards | None = None
    words = (
        "@now {by@#} block~ {attack} [with {using}]",
        "@now blocking {attack} [with {using}] {by=You}",
        "@have {by@#} have~ [{how}] blocked {attack} [with {using}]",
        "@now {attack@sg} is blocked [by {by}]",
        "@now {attack@sg} is {how} blocked [by {by}]",
        "@now {attack@pl} are {how} blocked",
        "@now {by@#} {how} block~ {attack}",
        "@past {attack@sg} was [{how}] blocked [by {by}]",
    )


@value
class NotBlocked(Event):
    attack: Cards
    by: Player | None = None
    how: How | None = None
    words = (
        "@now {attack@sg} is not [{how}] blocked",
        "@now {by@#} do~ not block {attack}",
    )


@value
class AttackResolves(Event):
    attack: Cards
    words = "@now {attack@#} resolve~", "<@now {attack@#} have~ resolved"


@value
class Starts(Event):
    """A part of a turn starts."""

    whose: Player | None
    phase: Phase
    words = (
        "@now the beginning of {whose@poss} {phase@sg}",
        "<@now the start of {whose@poss} {phase@sg}",
        "@now the beginning of each {phase@sg} {whose=None}",
        "<@now the start of each {phase@sg} {whose=None}",
    )


@value
class StepOf(Event):
    """A step of an attack."""

    attack: Cards | None
    phase: Phase
    words = "@now {attack@poss} {phase@sg}", "<@now the {phase@sg} of {attack@sg}", "@now the {phase@sg} {attack=None}"


@value
class PhaseOf(Event):
    """A part of a turn, as something before or after which a thing is done."""

    whose: Player
    phase: Phase
    words = "@now {whose@poss} {phase@sg}"


@value
class Ends(Event):
    whose: Player
    phase: Phase
    words = "@now the end of {whose@poss} {phase@sg}"


@value
class TakesDamage(Event):
    """8.3.3.5: while damage is being taken."""

    who: Player
    words = "@now {who@pl} are taking damage", "@now {who@sg} is taking damage"


@value
class ComesTo(Event):
    """A card comes to a pile."""

    card: Cards
    whose: Player
    place: Place
    words = "@now {card@sg} goes to {whose@poss} {place}"


@value
class Leaves(Event):
    card: Cards
    whose: Player
    place: Place
    words = "@now {card@sg} leaves {whose@poss} {place}"


@value
class StatModified(Event):
    card: Cards
    stat: Stat
    words = "@now {card@poss} {stat} is modified"


@value
class PlayerDeals(Event):
    """A player deals damage to another."""

    who: Player
    to: Player | None = None
    words = "@now {who@#} deal~ damage [to {to}]", "@have {who@#} have~ dealt damage [to {to}]"


@value
class DueTo(Event):
    """What happens, by what."""

    event: Event
    cause: Cards
    words = (
        "@now {event:Happens@now} (due to|as a result of|from) {cause}",
        "<@now {event:TakesDamage@now} from {cause}",
        "<@now {event:Happens@now} with {cause:Some}",
        "@have {event:Happens@have} (due to|as a result of|from) {cause}",
    )

    def fault(self) -> str | None:
        """What a deed is done with is its own."""
        own = isinstance(self.event, Happens) and isinstance(self.event.deed, BlockAny | TryToBlock | Block)
        return "what it is done with" if own else None
