"""What cards cannot do and what cannot be done to them (7.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine import nouns, view
from rules.engine.scope import CannotRunError, Scope, scope_of, scope_of_effect, scope_of_modification
from rules.engine.state import Card, Game
from rules.engine.statics import hold
from rules.engine.text.actions import Act, Be
from rules.engine.text.references import Of, ThisCard
from rules.engine.text.selectors import Is, Placed, Select, Type
from rules.engine.text.timing import Clause, Response

NEVER = frozenset({"cannot", "not", "do not"})


def clauses(game: Game) -> Iterator[tuple[Clause, Scope]]:
    """Every clause with "cannot" or "not" that counts now, with the scope of its card."""
    found: list[tuple[Clause, Scope]] | None = game.cache.get("prohibitions")
    if found is None:
        found = []
        for card in view.view_of(game).continuous():
            scope = scope_of(game, card)
            for static in card.text.statics:
                for clause in static.clauses:
                    if clause.mode in NEVER or _is_negative(clause):
                        found.append((clause, scope))
        for modification in game.modifications:
            for what in modification.what:
                if isinstance(what, Clause):
                    found.append((what, scope_of_modification(game, modification)))
        for effect in game.scene:
            for said in (*effect.left, *effect.right):
                # "Target cannot be turned in response": that holds while the effect is in the scene.
                if forbids_responses(said):
                    assert isinstance(said, Clause)
                    found.append((replace(said, adverbs=()), scope_of_effect(game, effect)))
        game.cache["prohibitions"] = found
    return iter(found)


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


def _is_negative(clause: Clause) -> bool:
    return isinstance(clause.action, Be) and clause.action.negated


def forbids(game: Game, verb: str, card: Card, by: str | None = None) -> Clause | None:
    """The clause by which a card cannot do something, or by which it cannot be done to the card (by that player).

    ``turn to heal`` is what a Character cannot do with "Cannot turn to heal"; ``heal`` is what cannot be done to it.
    """
    for clause, scope in clauses(game):
        if clause.mode != "cannot":
            continue
        try:
            if not hold(tuple(each for each in clause.adverbs), scope):
                continue
            if _does(as_act(clause), verb, card, scope, by):
                return clause
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
            continue
    return None


# What is done to a card so that it is something: "cannot be turned".
MAKES = {"turned": "turn", "unturned": "unturn", "damaged": "damage", "canceled": "cancel", "revealed": "reveal"}


def as_act(clause: Clause) -> Clause:
    """ "Target cannot be turned" as what cannot be done to it."""
    be = clause.action
    if isinstance(be, Be) and isinstance(be.what, Is) and be.what.what in MAKES:
        return replace(clause, action=Act(MAKES[be.what.what], passive=True))
    return clause


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


def _does(clause: Clause, verb: str, card: Card, scope: Scope, by: str | None) -> bool:
    act = clause.action
    if not isinstance(act, Act):
        return False
    said = " ".join([act.verb, *(_complement(each) for each in act.complements)]).strip()
    # "Damage on this card cannot be removed", "this card's combat damage cannot be reduced or redirected".
    about = _about_damage(clause.agent if act.passive else act.what)
    verbs = {said, *(f"{each} damage" if about is not None else each for each in act.verb.split(" or "))}
    if act.verb in ("redirect", "reduce or redirect") and nouns.complements(act, "to"):
        verbs = {"redirect damage to"}  # "Damage cannot be redirected to this card."
    if verb not in verbs:
        return False
    if about is not None:
        return nouns.matches(about, card, scope)
    if verb == "redirect damage to":
        return any(nouns.matches(each, card, scope) for each in nouns.complements(act, "to"))
    if act.what is None or act.passive:
        # "Cannot intercept", "Cannot be healed": of the card itself or of the agent.
        return nouns.matches(clause.agent or ThisCard(), card, scope)
    if clause.agent is not None and nouns.is_player(clause.agent):
        return by in nouns.players(clause.agent, scope) and nouns.matches(act.what, card, scope)
    return nouns.matches(clause.agent or ThisCard(), card, scope)


def _about_damage(node: object) -> object:
    """The card whose damage a phrase is about: damage on this card, this card's damage; nothing for other phrases."""
    if isinstance(node, Of) and "damage" in node.what:
        return node.of
    if isinstance(node, Select) and any(
        isinstance(word, Type) and word.name == "damage" for kind in node.kinds for word in kind.all_of
    ):
        return next((part.where for part in node.filters if isinstance(part, Placed)), None)
    return None


def _complement(node: object) -> str:
    """A complement in words, for telling "turn to heal" from "turn to attack"."""
    preposition = getattr(node, "preposition", "")
    what = getattr(node, "what", None)
    if isinstance(what, Act):
        return f"{preposition} {what.verb}".strip()
    if isinstance(what, Clause) and isinstance(what.action, Act):
        return f"{preposition} {what.action.verb}".strip()
    return ""


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
