"""Who controls a card: effects that take control, what a new controller gets, and control going back (7.4)."""

from __future__ import annotations

from rules.engine import board, nouns, prohibitions, view
from rules.engine.referee import Referee
from rules.engine.rules_text import CHARACTER
from rules.engine.scope import CannotRunError, scope_of
from rules.engine.state import Card, Game
from rules.engine.statics import hold
from rules.engine.steps import Decision, rule
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

CONTROL = "control"


def settle(referee: Referee) -> bool:
    """Gives every card to the player who should control it now; tells whether any changed hands."""
    changed = False
    for card in referee.game.in_play():
        wanted = rightful(referee.game, card)
        if wanted != card.controller and referee.card(card.id).in_play:
            change_controller(referee, card.id, wanted)
            changed = True
    return changed


def rightful(game: Game, card: Card) -> str:
    """Who controls a card: the effect that took control of it last, or who held it before (7.4)."""
    if card.text.follows_subject and card.subject is not None:
        # 10.1.1: its controller is always the controller of its subject.
        return rightful(game, game.cards[card.subject])
    best: tuple[int, str] | None = None
    for modification in game.modifications:
        if modification.what and modification.what[0] == CONTROL and game.known(card.id) in modification.cards:
            best = max(best or (0, ""), (modification.number, modification.by))
    for other in view.view_of(game).continuous():
        for static in other.text.statics:
            for clause in static.clauses:
                if takes_control(clause) and _takes(game, other, clause, card):
                    best = max(best or (0, ""), (other.entered, other.controller or other.owner))
    return best[1] if best else (card.held_by or card.controller or card.owner)


def takes_control(clause: object) -> bool:
    """Whether a clause of a continuous ability takes control: Take control of subject."""
    return isinstance(clause, Clause) and isinstance(clause.action, Act) and clause.action.verb == "take control of"


def _takes(game: Game, other: Card, clause: object, card: Card) -> bool:
    assert isinstance(clause, Clause)
    assert isinstance(clause.action, Act)
    scope = scope_of(game, other)
    try:
        # 7.4: one cannot take control of a card that one already controls.
        if card.held_by == scope.you or prohibitions.forbids(game, "take control of", card, scope.you):
            return False
        return hold(clause.adverbs, scope) and any(
            each.id == card.id for each in nouns.cards(clause.action.what, scope)
        )
    except CannotRunError:
        return False


def change_controller(referee: Referee, card_id: str, player: str) -> None:
    """A card changes controllers: it unturns, and its new controller puts it in a legal position (7.4)."""
    card = referee.card(card_id)
    before = card.controller
    referee.step(
        "control",
        f"{player} now controls {referee.name(card_id)}, which unturns.",
        rule("7.4"),
        cards=[card_id],
    )
    if card.text.is_site:
        board.take_out(referee, card)
    referee.put(card_id, controller=player, turned=False, maintains=False)
    if card.text.is_site:
        places = board.site_places(referee.game, player)
        words = tuple(str(place["behind"]) if isinstance(place, dict) else str(place) for place in places)
        decision = Decision(player, "place", f"Where does {referee.name(card_id)} go?", words)
        (word,) = referee.decide(decision)
        board.place_site(referee, card_id, player, places[words.index(word)])
    elif card.text.type == CHARACTER:
        _place_character(referee, card_id, player)
    referee.happen("control", card, by=player, player=before)
    for state in referee.game.states_on(card_id):
        # 7.4: control of States does not pass automatically, only where text or ruleset says so.
        value = referee.game.ruleset.value("states_follow_control")
        follows = state.text.follows_subject
        if value == "weapons and vehicles":
            follows = bool(state.text.restrictions & {"Weapon", "Vehicle"})
        if follows or value == "all":
            if value == "all":
                referee.put(state.id, held_by=player)
            if state.controller != player:
                referee.step(
                    "control",
                    f"{state.title} goes with its subject: {player} controls it, and it unturns.",
                    *referee.game.ruleset.rule("states_follow_control").citations,
                    cards=[state.id],
                )
                referee.put(state.id, controller=player, turned=False, maintains=False)


def _place_character(referee: Referee, card_id: str, player: str) -> None:
    columns = referee.player(player).columns
    if not columns:
        referee.put(card_id, location=None)
        return
    decision = Decision(
        player,
        "place",
        f"At which location does {player} put {referee.name(card_id)}?",
        tuple(column.front for column in columns),
    )
    (front,) = referee.decide(decision)
    referee.put(card_id, location=next(column.key for column in columns if column.front == front))
