"""What a text gives its card: one node for each ability."""

from __future__ import annotations

from rules.engine.text.node import node


@node
class Restriction:
    """Unique, Limited, Toast It, Weapon, Schtick, ..."""

    name: str


@node
class Keyword:
    """A special ability of the card itself: its value, what it is against, and while what."""

    name: str
    value: object = None
    against: object = None
    adverbs: tuple[object, ...] = ()


@node
class PlayOn:
    """What a State is played on."""

    subject: object
    adverbs: tuple[object, ...] = ()


@node
class PlayTiming:
    """When, or on what terms, the card may be played."""

    adverbs: tuple[object, ...]
    only: bool = False


@node
class Activated:
    """A voluntary ability: ``left`` is paid, chosen and checked at generation, ``right`` happens at resolution.

    ``x`` defines X. ``separator`` is ``::``, or ``to`` where an older text leaves it to rulebook 5.2 when choices are made.
    """

    left: tuple[object, ...]
    right: tuple[object, ...]
    x: object = None
    separator: str = "::"
    maintain: bool = False


@node
class EventEffect:
    """What an Event does when it is played: timing, costs and choices at generation, effects at resolution."""

    left: tuple[object, ...]
    right: tuple[object, ...]
    x: object = None
    separator: str = "::"


@node
class Triggered:
    """Something that happens when something else does. ``left`` is what a ``::`` separates off as paid or chosen."""

    triggers: tuple[object, ...]
    effects: tuple[object, ...]
    left: tuple[object, ...] = ()
    x: object = None


@node
class Static:
    """A continuous or conditional effect."""

    clauses: tuple[object, ...]
    x: object = None


@node
class Permission:
    """The card itself may be played otherwise than usual."""

    clauses: tuple[object, ...]
    x: object = None


@node
class XDefinition:
    """What X is on this card."""

    amount: object


@node
class NotUnderstood:
    """A stretch of text that the compiler does not understand, and why."""

    text: str
    reason: str


Ability = (
    Restriction
    | Keyword
    | PlayOn
    | PlayTiming
    | Activated
    | EventEffect
    | Triggered
    | Static
    | Permission
    | XDefinition
    | NotUnderstood
)
