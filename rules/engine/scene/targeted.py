"""Targeting as an event: "when an Event played by an opponent targets a card you control" (5.2.2)."""

from __future__ import annotations

from rules.engine.events import Happening
from rules.engine.phrases import nouns, prospects
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.state import Effect
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


def matches(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the event binds, if an effect that has just been generated targets what the clause says."""
    if happening.verb not in ("play", "generate") or happening.effect is None:
        return None
    effect = next((each for each in scope.game.scene if each.number == happening.effect), None)
    if effect is None:
        return None
    passive = act.passive
    agent = next((each for each in nouns.complements(act, "by")), None) if passive else event.agent
    what = event.agent if passive else act.what
    bound = _by(agent, effect, scope) if agent is not None else scope
    if bound is None or not prospects.does(scope.game, effect, Clause(Act("target", what)), bound):
        return None
    if isinstance(what, sel.Select) and not nouns.is_player(what, scope):
        hit = tuple(
            each
            for each in effect.targets
            if (card := scope.game.same(each)) is not None and nouns.matches(what, card, bound)
        )
        bound = bound.with_slot(what.slot, hit)
    return bound


def _by(agent: object, effect: Effect, scope: Scope) -> Scope | None:
    """Whether a phrase names who or what targets: an opponent, an Event played by an opponent."""
    from rules.engine.scene.responding import fits, with_players

    if nouns.is_player(agent, scope):
        if effect.by not in nouns.players(agent, scope):
            return None
        return scope.with_slot(getattr(agent, "slot", None), (effect.by,))
    if not isinstance(agent, sel.Select):
        raise CannotRunError("targeting by that")
    if effect.card is None or not fits(effect, agent, scope):
        return None
    return with_players(scope.with_slot(agent.slot, (effect.card,)), agent, effect)
