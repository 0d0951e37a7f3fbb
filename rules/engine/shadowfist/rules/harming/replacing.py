"""What is done instead: "When this card smokes a Character, toast that Character instead" (6.4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.query import cards, noted, triggers
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, scope_of
from rules.engine.shadowfist.view import view

# What may take the place of being smoked, with the zone to which the card goes.
ZONES = {"toast": "toasted", "return": "hand", "remove": "removed"}
REMOVALS = {ef.Removal.TOAST: "toast", ef.Removal.REMOVE_FROM_GAME: "remove"}


def does_instead(ability: ab.Triggered) -> bool:
    """Whether an ability says what is done instead of what has happened."""
    return any(isinstance(each, ef.Instead) for each in walk(ability.effects))


def replaces(ability: ab.Triggered) -> bool:
    """Whether a triggered ability has something done instead of a card being smoked."""
    return does_instead(ability) and _smokes(ability.trigger.on)


def _smokes(on: object) -> bool:
    match on:
        case e.CardEvent(verbs):
            return e.Verb.SMOKE in verbs
        case e.AnyEvent(of):
            return any(map(_smokes, of))
    return False


def _replacing(game: Game) -> list[tuple[Card, ab.Triggered]]:
    found = game.cache.get("replacing")
    if found is None:
        here = view.view_of(game)
        found = [
            (card, ability.does)
            for card in game.in_play()
            for ability in card.text.triggered
            if replaces(ability.does) and here.works(card) and not here.canceled(card.id)
        ]
        game.cache["replacing"] = found
    return found


def instead(game: Game, happening: Happening) -> tuple[str, Card] | None:
    """What is done instead of smoking a card, as the verb of it, and the card whose text says so; or nothing."""
    for card, ability in _replacing(game):
        scope = scope_of(game, card, happening=happening)
        try:
            bound = triggers.comes_at_once(ability.trigger, happening, scope)
            verb = next(_verbs(ability, happening, bound), None) if bound is not None else None
        except CannotRunError as error:
            noted.note(scope, error)
            continue
        if verb is not None:
            return verb, card
    return None


def _verbs(ability: ab.Triggered, happening: Happening, scope: Scope) -> Iterator[str]:
    """The verbs of what is done instead to the very card that would be smoked."""
    for said in ability.effects:
        for effect in said.effects if isinstance(said, ef.Instead) else ():
            match effect:
                case ef.Remove(how, what) if how in REMOVALS:
                    verb = REMOVALS[how]
                case ef.Return(what, ef.Place.HAND):
                    verb = "return"
                case _:
                    continue
            meant = not isinstance(what, ch.ChooseCards) and happening.was is not None
            if meant and cards.matches(what, happening.was, scope):  # type: ignore[arg-type]
                yield verb
