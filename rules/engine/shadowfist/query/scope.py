"""What the words of an ability refer to while it is read: its card, its controller, what was chosen, X."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from typing import TypedDict, Unpack

from rules.engine.kernel.frozen import changed, frozen
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.words import Slot, SlotKey
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.state import Binding, Card, Effect, Game, Known, Modification


class CannotRunError(Exception):
    """A construction that compiled, and that the engine cannot run yet; the message names it.

    :param card: the card whose text says it, where that is known.
    """

    def __init__(self, construction: str, card: str | None = None) -> None:
        super().__init__(construction)
        self.card = card


@contextmanager
def text_of(card: str | None) -> Iterator[None]:
    """Here the text of a card is carried out: what of it cannot be run is told of that card."""
    try:
        yield
    except CannotRunError as error:
        error.card = error.card or card
        raise


@frozen
class Scope:
    """Where an ability is being read.

    ``you`` is the player whose ability it is, ``this`` its card, ``slots`` what its noun phrases stand for, ``x``
    the X that was fixed, ``x_node`` what X is, ``subject`` a State's subject where it was locked, ``happening``
    what triggered it, ``deeds`` what the effect has done so far and whether it succeeded, ``counted`` how much
    something of it came to. With ``sees_all`` cards count that it does not affect (7.6). ``since`` is the number of
    the effect that gave what lasts, ``fresh`` what has happened in the present step. ``left_play`` is the card, as
    it was in play, whose leaving has triggered the effect; ``here`` is the card of the ability as it was when that was
    generated, where it had left play before.
    """

    game: Game
    you: str
    this: Known | None = None
    slots: Mapping[SlotKey, Binding] = field(default_factory=dict)
    x: int | None = None
    x_node: Amount | None = None
    subject: Known | None = None
    happening: Happening | None = None
    deeds: Mapping[str, bool] = field(default_factory=dict)
    counted: Mapping[Slot, int] = field(default_factory=dict)
    sees_all: bool = False
    since: int = 0
    fresh: tuple[Happening, ...] = ()
    left_play: Card | None = None
    here: Known | None = None

    def on(self, game: Game) -> Scope:
        """The same scope at another moment."""
        return self if game is self.game else changed(self, {"game": game})

    def with_slot(self, slot: SlotKey | None, binding: Binding) -> Scope:
        """The scope with one more thing bound."""
        return self if slot is None else changed(self, {"slots": {**self.slots, slot: binding}})

    @property
    def card(self) -> Card | None:
        """The card whose ability it is, whatever has become of it."""
        return self.game.cards.get(self.this.id) if self.this else None

    @property
    def subject_card(self) -> Known | None:
        """The subject of the State whose ability it is: locked, or the present one."""
        if self.subject is not None:
            return self.subject
        card = self.card
        if card is None or card.subject is None:
            return None
        return self.game.known(card.subject)


class ScopeFields(TypedDict, total=False):
    """What a scope has beside its game, its player and its card."""

    slots: Mapping[SlotKey, Binding]
    x_node: Amount | None
    happening: Happening | None


def scope_of(game: Game, card: Card, **more: Unpack[ScopeFields]) -> Scope:
    """The scope of a card in play, or of a player's card elsewhere."""
    return Scope(game, card.controller or card.owner, Known(card.id, card.life), **more)


def scope_of_modification(game: Game, modification: Modification) -> Scope:
    """The scope of what an effect has given for a time; a card that has left play since is not meant any more (4.4)."""
    slots = {
        slot: tuple(each for each in binding if not isinstance(each, Known) or game.same(each) is not None)
        for slot, binding in modification.slots
    }
    return Scope(game, modification.by, modification.source, slots, modification.x, since=modification.number)


def scope_of_effect(game: Game, effect: Effect) -> Scope:
    """The scope of an effect as it resolves."""
    slots, subject = dict(effect.slots), effect.subject
    return Scope(game, effect.by, effect.card, slots, effect.x, None, subject, left_play=effect.was, here=effect.here)
