"""Immediate effects of damage that come even before the damaged card is smoked by it (5.2.5, 4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query import triggers
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, scope_of
from rules.engine.shadowfist.view import control, view


def comes_before(ability: ab.Triggered) -> bool:
    """Whether an ability acts immediately on a card "even if it is smoked" by what triggers it."""
    return any(isinstance(each, ef.Immediately) and each.before_smoked for each in ability.effects)


def carry_out(referee: Referee, happened: Sequence[Happening]) -> None:
    """Does what has been triggered by this damage and comes before anything is smoked."""
    for happening in happened:
        source = referee.game.same(happening.source) if happening.source is not None else None
        if source is None or not source.in_play or not source.text.triggered:
            continue
        for ability in source.text.triggered:
            if comes_before(ability.does) and not view.view_of(referee.game).canceled(source.id):
                bound = _bound(referee, ability.does, happening, source)
                if bound is not None:
                    _run(referee, source, ability.does, bound)


def _bound(referee: Referee, ability: ab.Triggered, happening: Happening, source: Card) -> Scope | None:
    scope = scope_of(referee.game, source, happening=happening, x_node=ability.x)
    try:
        return triggers.comes_at_once(ability.trigger, happening, scope)
    except CannotRunError as error:
        referee.game.note_unrun(source.id, error)
        return None


def _run(referee: Referee, source: Card, ability: ab.Triggered, scope: Scope) -> None:
    from rules.engine.shadowfist.rules import acting

    text = f"{source.title} triggers, immediately: before anything is smoked by that damage."
    referee.step("immediate", text, rule("5.2.5"), cards=[source.id])
    cause = acting.cause_of(referee, scope.you, scope.this, referee.next_number())
    acting.run(acting.Doer(referee, scope, cause, between=lambda: _settle(referee)), ability.effects)
    control.settle(referee)


def _settle(referee: Referee) -> None:
    control.settle(referee)
