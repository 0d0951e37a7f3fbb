"""What a text gives its card: one node for each ability."""

from __future__ import annotations

from typing import Any

from rules.engine.shadowfist.text.node import node
from rules.engine.shadowfist.text.timing import Sentence


@node
class Restriction:
    """Unique, Limited, Toast It, Weapon, Schtick, ..."""

    name: str


@node
class Keyword:
    """A special ability of the card itself: its value, what it is against, and while what."""

    name: str
    value: Any = None
    against: Any = None
    adverbs: tuple[Any, ...] = ()


@node
class PlayOn:
    """What a State is played on (``subject``), and on what other terms."""

    subject: Any
    adverbs: tuple[Any, ...] = ()


@node
class PlayTiming:
    """When, where, at what cost or on what terms the card may be played, and what follows from it (``then``)."""

    clause: Sentence
    then: tuple[Sentence, ...] = ()


@node
class Activated:
    """A voluntary ability: ``left`` is paid, chosen and checked at generation, ``right`` happens at resolution.

    ``separator`` is ``::``, or ``to`` where an older text leaves it to rulebook 5.2 when choices are made.
    """

    left: Sentence
    right: tuple[Sentence, ...]
    x: Any = None
    separator: str = "::"


@node
class EventEffect:
    """What an Event does: timing, costs and choices at generation, effects at resolution.

    ``separator`` is empty where the text has no ``::``.
    """

    left: tuple[Sentence, ...]
    right: tuple[Sentence, ...]
    x: Any = None
    separator: str = "::"


@node
class Triggered:
    """What happens when something else does: the openers of the first sentence hold the trigger.

    ``left`` is what a ``::`` separates off as paid or chosen at generation.
    """

    left: Sentence | None
    effects: tuple[Sentence, ...]
    x: Any = None


@node
class Static:
    """A continuous or conditional effect."""

    sentences: tuple[Sentence, ...]
    x: Any = None


@node
class Permission:
    """The card itself, or others, may be played otherwise than usual."""

    sentences: tuple[Sentence, ...]
    x: Any = None


@node
class XDefinition:
    """What X is on this card."""

    amount: Any


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
