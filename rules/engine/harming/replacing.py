"""What is done instead: "When this card smokes a Character, toast that Character instead" (6.4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.continuous import view
from rules.engine.events import Happening
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.rules_text import Ability
from rules.engine.scene import matching
from rules.engine.state import Card, Game
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause, Manner, When

INSTEAD = Manner("instead")
# What may take the place of being smoked, with the zone to which the card goes.
ZONES = {"toast": "toasted", "return": "hand", "remove": "removed"}


def is_replaced(clause: object) -> bool:
    """Whether a clause says what is done instead of what has happened."""
    return isinstance(clause, Clause) and INSTEAD in clause.adverbs


def reads(clause: Clause) -> bool:
    """Whether what a clause does instead is known: toasting, returning to the hand, removing from the game."""
    act = clause.action
    if not isinstance(act, Act) or act.verb not in ZONES or any(each != INSTEAD for each in clause.adverbs):
        return False
    return all(getattr(each, "preposition", "") in ("to", "from the game") for each in act.complements)


def replaces(ability: Ability) -> bool:
    """Whether a triggered ability has something done instead of a card being smoked."""
    return any(is_replaced(clause) for clause in ability.clauses) and any(_smokes(each) for each in ability.openers)


def _smokes(opener: object) -> bool:
    event = opener.event if isinstance(opener, When) else None
    return isinstance(event, Clause) and isinstance(event.action, Act) and "smoke" in event.action.verb.split(" or ")


def _replacing(game: Game) -> list[tuple[Card, Ability]]:
    found: list[tuple[Card, Ability]] | None = game.cache.get("replacing")
    if found is None:
        here = view.view_of(game)
        found = [
            (card, ability)
            for card in game.in_play()
            for ability in card.text.triggered
            if replaces(ability) and here.works(card) and not here.canceled(card.id)
        ]
        game.cache["replacing"] = found
    return found


def instead(game: Game, happening: Happening) -> tuple[str, Card] | None:
    """What is done instead of smoking a card, as the verb of it, and the card whose text says so; or nothing."""
    for card, ability in _replacing(game):
        scope = scope_of(game, card, happening=happening)
        try:
            bound = matching.triggered_by(ability, happening, scope)
            verb = next(_verbs(ability, happening, bound), None) if bound is not None else None
        except CannotRunError as error:
            game.note_unrun(card.id, error)
            continue
        if verb is not None:
            return verb, card
    return None


def _verbs(ability: Ability, happening: Happening, scope: Scope) -> Iterator[str]:
    """The verbs of what is done instead to the very card that would be smoked."""
    from rules.engine.phrases import nouns

    for clause in ability.clauses:
        act = clause.action
        if not is_replaced(clause) or not isinstance(act, Act) or happening.was is None:
            continue
        suffers = clause.agent if act.passive else act.what
        if act.verb in ZONES and nouns.matches(suffers, happening.was, scope):
            yield act.verb
