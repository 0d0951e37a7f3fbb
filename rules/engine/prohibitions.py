"""What cards cannot do and what cannot be done to them (7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import is_

from rules.engine import nouns, view
from rules.engine.rules_text import RulesText
from rules.engine.scope import CannotRunError, Scope, scope_of, scope_of_effect, scope_of_modification
from rules.engine.state import Card, Effect, Game
from rules.engine.statics import hold
from rules.engine.text.actions import Act, Be
from rules.engine.text.references import Of, ThisCard
from rules.engine.text.selectors import Is, Placed, Select, Type
from rules.engine.text.timing import Clause, Response

NEVER = frozenset({"cannot", "not", "do not"})


@dataclass(frozen=True, slots=True)
class Ban:
    """A clause with "cannot", as it is asked: the ``verbs`` it forbids, and the card whose damage it is ``about``."""

    clause: Clause
    act: Act
    verbs: frozenset[str]
    about: object


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


def forbids(game: Game, verb: str, card: Card, by: str | None = None) -> Clause | None:
    """The clause by which a card cannot do something, or by which it cannot be done to the card (by that player).

    ``turn to heal`` is what a Character cannot do with "Cannot turn to heal"; ``heal`` is what cannot be done to it.
    """
    for ban, scope in _bans(game, verb):
        try:
            if hold(ban.clause.adverbs, scope) and _bears_on(ban, verb, card, scope, by):
                return ban.clause
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
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


def read_ban(clause: Clause) -> Ban | None:
    """What a clause with "cannot" forbids to do; nothing where it is about what a card cannot be."""
    act = as_act(clause).action
    if not isinstance(act, Act):
        return None
    said = " ".join([act.verb, *(_complement(each) for each in act.complements)]).strip()
    # "Damage on this card cannot be removed", "this card's combat damage cannot be reduced or redirected".
    about = _about_damage(clause.agent if act.passive else act.what)
    verbs = {said, *(f"{each} damage" if about is not None else each for each in act.verb.split(" or "))}
    if act.verb in ("redirect", "reduce or redirect") and nouns.complements(act, "to"):
        verbs = {"redirect damage to"}  # "Damage cannot be redirected to this card."
    return Ban(clause, act, frozenset(verbs), about)


def _bears_on(ban: Ban, verb: str, card: Card, scope: Scope, by: str | None) -> bool:
    """Whether what is forbidden is forbidden of this card."""
    agent, act = ban.clause.agent, ban.act
    if ban.about is not None:
        return nouns.matches(ban.about, card, scope)
    if verb == "redirect damage to":
        return any(nouns.matches(each, card, scope) for each in nouns.complements(act, "to"))
    if act.what is None or act.passive:
        # "Cannot intercept", "Cannot be healed": of the card itself or of the agent.
        return nouns.matches(agent or ThisCard(), card, scope)
    if agent is not None and nouns.is_player(agent):
        return by in nouns.players(agent, scope) and nouns.matches(act.what, card, scope)
    return nouns.matches(agent or ThisCard(), card, scope)


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
