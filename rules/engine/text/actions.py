"""What is done, happens, is forbidden or is asked: one verb with its roles.

The same nodes stand in costs, effects, triggers, conditions and prohibitions; the clause around them says which.
"""

from __future__ import annotations

from rules.engine.text.node import node


@node
class Act:
    """A verb and its object. ``complements`` holds the rest by preposition. ``frames`` lists what each verb takes."""

    verb: str
    what: object = None
    complements: tuple[object, ...] = ()


@node
class To:
    """A complement: a preposition and what follows it (to play, to its owner's hand, on subject, from target)."""

    preposition: str
    what: object


@node
class Gain:
    """A card gains abilities, bonuses or designators while the clause lasts."""

    benefits: tuple[object, ...]
    joint: str = "and"


@node
class Be:
    """A state that holds: is unturned, is in combat with a Character, is the subject of a Weapon."""

    what: object
    negated: bool = False


@node
class Become:
    """A printed characteristic becomes something else."""

    what: object


@node
class CostThen:
    """Doing one thing to make another happen: turn this card to gain 1 Power."""

    cost: tuple[object, ...]
    effects: tuple[object, ...]


# Benefits


@node
class Special:
    """A special ability: its name, value (Toughness: 1), and what it works against."""

    name: str
    value: object = None
    against: object = None


@node
class Bonus:
    """+2 Fighting, -1 damage, +3 Body: what changes and by how much; damage bonuses may be limited to what they hit."""

    amount: object
    what: str
    against: object = None


@node
class Designator:
    """The designator that a card gains."""

    word: str


@node
class Words:
    """Text of another card: its rules text, special abilities, printed Fighting."""

    what: tuple[str, ...]
    of: object
    how: tuple[str, ...] = ()
