"""What is done, happens, is forbidden or is asked: one verb with its roles.

The same nodes stand in costs, effects, triggers, conditions and prohibitions; the clause around them says which.
"""

from __future__ import annotations

from typing import Any

from lark.ast_utils import Ast

from rules.engine.shadowfist.text.node import node


@node
class Act:
    """A verb and its object; ``complements`` holds the rest, each with its preposition.

    ``passive`` tells "is smoked" from "smokes" where nobody is named; ``tense`` is past or perfect for what happened
    before, progressive for what is going on.
    """

    verb: str
    what: Any = None
    complements: tuple[Any, ...] = ()
    passive: bool = False
    tense: str = ""


@node
class To(Ast):
    """A complement: a preposition and what follows it (to play, to its owner's hand, on subject, from target)."""

    preposition: str
    what: Any


@node
class Gain:
    """A card gains abilities, bonuses or designators while the clause lasts."""

    benefits: tuple[Any, ...]
    joint: str = "and"


@node
class Be:
    """A state that holds: is unturned, is in combat with a Character, is the subject of a Weapon."""

    what: Any
    negated: bool = False


@node
class Cause:
    """Makes somebody do something: make target discard a card."""

    verb: str
    whom: Any
    action: Any


@node
class Give:
    """Gives a player or card something."""

    to: Any
    what: Any
    complements: tuple[Any, ...] = ()


@node
class About:
    """Something is about to happen: about to enter combat with it."""

    action: Any


@node
class CoinFlip:
    """What happens when a flipped coin shows ``side``."""

    side: str
    clause: Any


# Benefits


@node
class Special(Ast):
    """A special ability: its name, value (Toughness: 1), and what it works against."""

    name: str
    value: Any = None
    against: Any = None


@node
class Bonus:
    """+2 Fighting, -1 damage, +3 Body: what changes and by how much; damage bonuses may be limited to what they hit."""

    amount: Any
    what: str
    against: Any = None


@node
class Designator:
    """The designator that a card gains."""

    word: str


@node
class Immunity:
    """Immunity to these."""

    to: Any
