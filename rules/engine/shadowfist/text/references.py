"""Who or what is meant: this card, its subject, a target, what an earlier phrase of the ability named."""

from __future__ import annotations

from typing import Any

from rules.engine.shadowfist.text.node import node


@node
class You:
    """The controller of the card (of an Event: the player who plays it)."""


@node
class ThisCard:
    """The card whose text this is; it calls itself by its title or "this card"."""


@node
class Subject:
    """The card that this State is on; ``type`` is what the text calls it, "subject Character", or empty."""

    type: str = ""


@node
class Target:
    """What ability's selector with this slot targeted; the slot is bound when the effect is generated."""

    slot: int


@node
class Chosen:
    """What the selector with this slot chose, without targeting."""

    slot: int


@node
class That:
    """What the selector with this slot matched: the card of the triggering event, a card paid as cost, a card that
    an earlier effect of the ability moved, the player who acted. ``word`` is the participle it was called by."""

    slot: int
    word: str = ""


@node
class Itself:
    """What the selector or relative clause around it describes: Characters with two designators in their title, an
    Event that toasts a card other than itself."""


@node
class Of:
    """Something that belongs to a card or player, by its name.

    Of a card: ``controller``, ``owner``, ``location``, ``target`` (of its attack), ``subject`` (of a State),
    ``cost``, ``fighting``, ``body``, ``title``, ``rules text``, ... Of a player: ``hand``, ``deck``, ``smoked pile``,
    ``pool``, ``site structure``, ... ``how`` says printed, current, total, highest, ...
    """

    what: str
    of: Any
    how: tuple[str, ...] = ()


@node
class Pronoun:
    """A word that refers back and is not resolved yet; none is left in a compiled ability.

    ``noun`` is the type it repeats ("that Character"), or empty ("it"); ``word`` is it, that, target, chosen, they.
    """

    word: str
    noun: str = ""
    plural: bool = False
    ordinal: str = ""


Ref = You | ThisCard | Subject | Target | Chosen | That | Itself | Of | Pronoun
