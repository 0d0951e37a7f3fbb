"""What cards cannot do and what cannot be done to them (7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from operator import is_

from rules.engine.continuous import view
from rules.engine.continuous.bans import ASKED, Ban, bears_on, read_ban
from rules.engine.continuous.statics import hangs_on, hold
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of, scope_of_effect, scope_of_modification
from rules.engine.rules_text import RulesText
from rules.engine.state import Card, Effect, Game
from rules.engine.text.actions import Act, Be
from rules.engine.text.references import ThisCard
from rules.engine.text.selectors import Select
from rules.engine.text.timing import Clause, Response

NEVER = frozenset({"cannot", "not", "do not"})


def clauses(game: Game) -> Sequence[tuple[Clause, Scope]]:
    """Every clause with "cannot" or "not" that counts now, with the scope of its card."""
    always, passing = lasting(game), _in_scene(game)
    return [*always, *passing] if passing else always


def lasting(game: Game) -> list[tuple[Clause, Scope]]:
    """Those of continuous abilities and of effects that last."""
    found: list[tuple[Clause, Scope]] | None = game.cache.get("prohibitions")
    if found is None:
        found = []
        for card in view.view_of(game).continuous():
            said = _said_by(card.text)
            if said:
                scope = scope_of(game, card)
                found += [(clause, scope) for clause in said]
        for modification in game.modifications:
            for what in modification.what:
                if isinstance(what, Clause):
                    found.append((what, scope_of_modification(game, modification)))
        game.cache["prohibitions"] = found
    return found


@lru_cache(maxsize=16384)
def _said_by(text: RulesText) -> tuple[Clause, ...]:
    return tuple(
        clause
        for static in text.statics
        for clause in static.clauses
        if clause.mode in NEVER or (isinstance(clause.action, Be) and clause.action.negated)
    )


def _in_scene(game: Game) -> list[tuple[Clause, Scope]]:
    """What effects say cannot be done in response to them: that holds while they are in the scene."""
    found = []
    for effect in _forbidding(game) if game.scene else ():
        for said in (*effect.left, *effect.right):
            if forbids_responses(said):
                # "Target cannot be turned in response"
                assert isinstance(said, Clause)
                found.append((replace(said, adverbs=()), scope_of_effect(game, effect)))
    return found


def _forbidding(game: Game) -> tuple[Effect, ...]:
    """The effects in the scene that forbid responses; of a scene that has grown only the rest is looked at."""
    scene, found = game.cache.get("forbidding", ((), ()))
    if scene is game.scene:
        return found  # type: ignore[no-any-return]
    if len(scene) > len(game.scene) or not all(map(is_, scene, game.scene)):
        scene, found = (), ()
    new = [each for each in game.scene[len(scene) :] if any(map(forbids_responses, (*each.left, *each.right)))]
    game.cache["forbidding"] = (game.scene, (*found, *new))
    return (*found, *new)


def _bans(game: Game, verb: str) -> list[tuple[Ban, Scope]]:
    """The clauses that count now by which something cannot be done."""
    table: dict[str, list[tuple[Ban, Scope]]] | None = game.cache.get("bans")
    if table is None:
        table = game.cache["bans"] = _by_verb(lasting(game))
    passing = _in_scene(game)
    if not passing:
        return table.get(verb, [])
    return [*table.get(verb, []), *_by_verb(passing).get(verb, [])]


def _by_verb(found: Sequence[tuple[Clause, Scope]]) -> dict[str, list[tuple[Ban, Scope]]]:
    table: dict[str, list[tuple[Ban, Scope]]] = {}
    for clause, scope in found:
        ban = read_ban(clause) if clause.mode == "cannot" else None
        for verb in ban.verbs if ban is not None else ():
            table.setdefault(verb, []).append((ban, scope))  # type: ignore[arg-type]
    return table


def forbids_responses(said: object) -> bool:
    """Whether it says what cannot be done in response to its own effect."""
    return (
        isinstance(said, Clause)
        and said.mode == "cannot"
        and any(isinstance(adverb, Response) for adverb in said.adverbs)
    )


def stays_turned(game: Game, card: Card) -> bool:
    """Whether a card does not unturn now: "does not unturn during its controller's Establishing Shot" (4.2)."""
    for clause, scope in clauses(game):
        act = clause.action
        if clause.mode not in NEVER or not isinstance(act, Act) or act.verb != "unturn":
            continue
        who = clause.agent or ThisCard()
        if isinstance(who, Select):
            scope = scope.with_slot(who.slot, (game.known(card.id),))
            who = replace(who, slot=None)
        try:
            if nouns.matches(who, card, scope) and hold(clause.adverbs, scope):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return False


def forbids(game: Game, verb: str, card: Card, by: str | None = None, source: Card | None = None) -> Clause | None:
    """The clause by which a card cannot do something, or by which it cannot be done to the card.

    ``by`` and ``source`` are the player and the card that would do it. ``turn to heal`` is what a Character cannot do
    with "Cannot turn to heal"; ``heal`` is what cannot be done to it.
    """
    found = _forbidding_text(game, verb, card, by, source)
    return found[0] if found is not None else None


def _forbidding_text(
    game: Game, verb: str, card: Card, by: str | None, source: Card | None
) -> tuple[Clause, Scope] | None:
    assert verb in ASKED, verb
    for ban, scope in _bans(game, verb):
        try:
            if hold(ban.clause.adverbs, scope) and bears_on(ban, card, scope, by, source):
                return ban.clause, scope
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return None


def by_whose_text(forbidding: Scope, card: Card) -> str:
    """Which text it is that forbids a card something."""
    source = forbidding.card
    return "its text forbids it" if source is None or source.id == card.id else f"{source.title} forbids it"


def why(game: Game, verb: str, card: Card) -> str:
    """Which text forbids a card to do something, where one does, in words; otherwise nothing."""
    found = _forbidding_text(game, verb, card, None, None)
    return by_whose_text(found[1], card) if found is not None else ""


def forbids_playing(game: Game, card: Card, player: str) -> tuple[Clause, Scope] | None:
    """The clause by which a player cannot play a card at all: "players cannot play Edges"."""
    for clause, scope in clauses(game):
        act = clause.action
        if clause.mode != "cannot" or not isinstance(act, Act) or act.verb != "play" or act.complements:
            continue
        played = clause.agent if act.passive else act.what
        if not isinstance(played, Select):
            continue
        try:
            if not hold(clause.adverbs, scope) or not nouns.matches(played, card, scope):
                continue
            if act.passive or player in nouns.players(clause.agent, scope):
                return clause, scope
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return None


def reads(clause: Clause) -> bool:
    """Whether a clause with "cannot" is about something that is asked before it is done."""
    act = clause.action
    if not hangs_on(clause):
        return False
    if isinstance(act, Act) and act.verb == "play" and clause.mode == "cannot":
        # ``forbids_playing`` and ``forbids_states`` ask for that.
        return len(nouns.complements(act, "on", "onto")) == len(act.complements)
    if isinstance(act, Act) and act.verb == "unturn":
        return clause.mode in NEVER and not act.complements and act.what is None
    ban = read_ban(clause) if clause.mode == "cannot" else None
    return ban is not None and bool(ban.verbs) and ban.verbs <= ASKED


def forbids_states(game: Game, card: Card, state: Card, player: str) -> bool:
    """Whether a State cannot be played on a card by a player: "States cannot be played on this card" (7.6)."""
    for clause, scope in clauses(game):
        act = clause.action
        if clause.mode != "cannot" or not isinstance(act, Act) or act.verb != "play":
            continue
        played = clause.agent if act.passive else act.what
        if played is None:
            continue
        try:
            if not nouns.matches(played, state, scope) or not hold(clause.adverbs, scope):
                continue
            if not act.passive and player not in nouns.players(clause.agent, scope):
                continue
            places = nouns.complements(act, "on", "onto")
            if places and all(nouns.matches(place, card, scope) for place in places):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
            continue
    return False
