"""What cards cannot do and what cannot be done to them: drawbacks, immunities, "not a legal target" (7.6, 7.7)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine import nouns, view
from rules.engine.scope import CannotRunError, Scope, scope_of
from rules.engine.state import Card, Game
from rules.engine.statics import hold
from rules.engine.text.actions import Act, Be
from rules.engine.text.references import Of, ThisCard
from rules.engine.text.selectors import Placed, Select, Type
from rules.engine.text.timing import Clause

NEVER = frozenset({"cannot", "not", "do not"})


def _clauses(game: Game) -> Iterator[tuple[Clause, Scope]]:
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
                    found.append((what, Scope(game, modification.by, modification.source)))
        game.cache["prohibitions"] = found
    return iter(found)


def _is_negative(clause: Clause) -> bool:
    return isinstance(clause.action, Be) and clause.action.negated


def forbids(game: Game, verb: str, card: Card, by: str | None = None) -> Clause | None:
    """The clause by which a card cannot do something, or by which it cannot be done to the card (by that player).

    ``turn to heal`` is what a Character cannot do with "Cannot turn to heal"; ``heal`` is what cannot be done to it.
    """
    for clause, scope in _clauses(game):
        if clause.mode != "cannot" or not isinstance(clause.action, Act):
            continue
        try:
            if not hold(tuple(each for each in clause.adverbs), scope):
                continue
            if _does(clause, verb, card, scope, by):
                return clause
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
            continue
    return None


def _does(clause: Clause, verb: str, card: Card, scope: Scope, by: str | None) -> bool:
    act = clause.action
    assert isinstance(act, Act)
    said = " ".join([act.verb, *(_complement(each) for each in act.complements)]).strip()
    # "Damage on this card cannot be removed", "this card's combat damage cannot be reduced or redirected".
    about = _about_damage(clause.agent if act.passive else act.what)
    verbs = {said, *(f"{each} damage" if about is not None else each for each in act.verb.split(" or "))}
    if verb not in verbs:
        return False
    if about is not None:
        return nouns.matches(about, card, scope)
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


def unaffected(game: Game, card: Card, source: Card) -> bool:
    """Whether a card is not affected by what a source does: "Not affected by Events" (7.6)."""
    for clause, scope in _clauses(game):
        act = clause.action
        if clause.mode not in NEVER or not isinstance(act, Act) or act.verb != "affect":
            continue
        try:
            if not act.passive or not nouns.matches(clause.agent or ThisCard(), card, scope):
                continue
            by = nouns.complements(act, "by")
            if hold(clause.adverbs, scope) and any(nouns.matches(each, source, scope) for each in by):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
            continue
    return _excludes(game, card, source)


def _excludes(game: Game, card: Card, source: Card) -> bool:
    """ "Does not affect Characters with [Tech] resource conditions": a limit that an effect sets to itself."""
    scope = Scope(game, source.controller or source.owner, game.known(source.id))
    for ability in source.text.parts:
        for clause in ability.clauses:
            act = clause.action
            if clause.mode not in NEVER or not isinstance(act, Act) or act.verb != "affect" or act.passive:
                continue
            try:
                if isinstance(clause.agent, ThisCard | None) and nouns.matches(act.what, card, scope):
                    return True
            except CannotRunError:
                continue
    return False


def forbids_states(game: Game, card: Card, state: Card, player: str) -> bool:
    """Whether a State cannot be played on a card by a player: "States cannot be played on this card" (7.6)."""
    for clause, scope in _clauses(game):
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
