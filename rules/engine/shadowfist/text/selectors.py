"""Which cards, players or things: a quantity, alternatives of kinds, and what limits them. Everything combines."""

from __future__ import annotations

from typing import Any

from lark.ast_utils import Ast

from rules.engine.shadowfist.text.node import node


@node
class Quantity(Ast):
    """How many. ``word``: a, all, each, any, exactly, up to, any number of, or more, or fewer, more than, more, no,
    other than a count, ``""`` for a bare plural. ``amount`` is the number, X or an amount where the word takes one."""

    word: str
    amount: Any = None


@node
class Type:
    """A card type (Character, Site, Feng Shui Site, State, Weapon, Event, Edge, card), player, opponent, or something
    that is counted (resource, Power, damage, counter, effect, attack, ...)."""

    name: str
    negated: bool = False


@node
class Is:
    """A state or quality: turned, damaged, attacking, front-row, face-down, Unique, Power-generating, other, ..."""

    what: str
    negated: bool = False


@node
class Designated:
    """A designator that the card has."""

    word: str
    negated: bool = False


@node
class Faction:
    """A resource symbol, by its name: the card requires or provides it; a resource of that kind."""

    symbol: str
    negated: bool = False


@node
class Costing:
    """A printed cost said before the noun: 1-cost."""

    amount: Any


@node
class Kind:
    """One alternative: everything in it must hold."""

    all_of: tuple[Any, ...]


@node
class Controlled:
    """Controlled by a player or players."""

    by: Any


@node
class Owned:
    """Owned by a player."""

    by: Any


@node
class Placed:
    """Where it is: ``preposition`` (in, from, at, on, behind, ...) and a zone, location or card."""

    preposition: str
    where: Any


@node
class Compared:
    """A number of the card compared: ``what`` (cost, fighting, body, ...), ``how`` (printed, total, ...)."""

    what: str
    test: str
    amount: Any
    how: tuple[str, ...] = ()


@node
class With:
    """Having something: an ability, resource conditions, damage, the same title."""

    what: Any


@node
class Titled:
    """Has (or has not) one of these titles."""

    titles: tuple[str, ...]
    negated: bool = False


@node
class Past:
    """What happened to it: smoked, returned, inflicted by a card, played by a player, ..., as a participle."""

    verb: str
    by: Any = None
    complements: tuple[Any, ...] = ()


@node
class Doing:
    """What it is doing: attacking this card, intercepting it, targeting a card you control."""

    verb: str
    what: Any = None


@node
class Where:
    """A relative clause, whose missing agent is the card itself: "that share a designator"."""

    clause: Any


@node
class Except:
    """All but these."""

    what: Any
    word: str = "other than"


@node
class Including(Ast):
    """These too."""

    what: Any


@node
class OrElse:
    """Limits of which one must hold: "you control or in your smoked pile"."""

    any_of: tuple[Any, ...]


@node
class Select:
    """A noun phrase. A card matches if it matches one of ``kinds`` and all of ``filters``.

    ``joint`` says how alternatives were joined (or, and, and/or), ``slot`` numbers it when something refers back to it.
    """

    quantity: Quantity
    kinds: tuple[Kind, ...]
    filters: tuple[Any, ...] = ()
    targeted: bool = False
    joint: str = ""
    slot: int | None = None


@node
class Several:
    """Several noun phrases joined by and, or."""

    items: tuple[Any, ...]
    joint: str
