"""Which cards a State may be played or put on, and what keeps it from another (4.3.4, 7.6, 10.1.1)."""

from __future__ import annotations

from rules.engine.shadowfist.ir.continuous import LegalAs
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.view import control, immunity, prohibitions


def legal_subjects(game: Game, state: Card, player: str) -> list[Card]:
    """The cards on which a player may play a State (4.3.4)."""
    return [card for card in game.in_play() if obstacle(game, state, card, player) is None]


def obstacle(game: Game, state: Card, card: Card, player: str) -> str | None:
    """What keeps a player from playing a State on a card, in a word; nothing if nothing does."""
    if card.id == state.id:
        return "itself"
    if not card.in_play:
        return "out of play"
    if immunity.unaffected(game, card, state, player):
        return "unaffected"
    play_on = state.text.play_on
    try:
        scope = Scope(game, player, game.known(state.id))
        if play_on is None or not cards.matches(play_on.subject, card, scope):
            return "text"
    except CannotRunError as error:
        game.note_unrun(state.id, error)
        return "text"
    if "Vehicle" in state.text.restrictions:
        if card.text.type != CHARACTER:
            return "vehicle"
        if any("Vehicle" in each.text.restrictions for each in game.states_on(card.id)):
            return "second vehicle"
    if immunity.no_legal(game, LegalAs.SUBJECT, card, state, player) is not None:
        return "protected"
    if card.controller == player and _takes_own(game, state):
        return "own"
    return "forbidden" if prohibitions.forbids_states(game, card, state, player) else None


def _takes_own(game: Game, state: Card) -> bool:
    """7.4: whether a State takes control of its subject, where that cannot be done to a card of one's own."""
    return control.takes_control(state.text) and not game.ruleset.value("control_of_own_cards")
