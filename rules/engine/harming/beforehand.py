"""Immediate effects of damage that come even before the damaged card is smoked by it (5.2.5, 4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.continuous import control, view
from rules.engine.events import Happening
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scene import matching
from rules.engine.scene.immediate import IMMEDIATELY
from rules.engine.state import Card
from rules.engine.steps import rule
from rules.engine.text.timing import If


def comes_before(ability: Ability) -> bool:
    """Whether an ability acts immediately on a card "even if it is smoked" by what triggers it."""
    return any(
        IMMEDIATELY in clause.adverbs
        and any(isinstance(each, If) and each.word == "even if" for each in clause.adverbs)
        for clause in ability.clauses
    )


def carry_out(referee: Referee, happened: Sequence[Happening]) -> None:
    """Does what has been triggered by this damage and comes before anything is smoked."""
    for happening in happened:
        source = referee.game.same(happening.source) if happening.source is not None else None
        if source is None or not source.in_play or not source.text.triggered:
            continue
        for ability in source.text.triggered:
            if comes_before(ability) and not view.view_of(referee.game).canceled(source.id):
                bound = _bound(referee, ability, happening, source)
                if bound is not None:
                    _run(referee, source, ability, bound)


def _bound(referee: Referee, ability: Ability, happening: Happening, source: Card) -> Scope | None:
    scope = scope_of(referee.game, source, happening=happening, x_node=ability.x)
    try:
        return matching.triggered_by(ability, happening, scope)
    except CannotRunError as error:
        referee.game.note_unrun(source.id, error)
        return None


def _run(referee: Referee, source: Card, ability: Ability, scope: Scope) -> None:
    from rules.engine.effects import acting, doing
    from rules.engine.scene import triggered

    text = f"{source.title} triggers, immediately: before anything is smoked by that damage."
    referee.step("immediate", text, rule("5.2.5"), cards=[source.id])
    meant = triggered.typed_ability(ability)
    if meant is not None:
        cause = doing.cause_of(referee, scope.you, scope.this, referee.next_number())
        acting.run(acting.Doer(referee, scope, cause, between=lambda: _settle(referee)), meant.effects)
        control.settle(referee)
        return
    doer = doing.Doer(referee, scope, doing.cause_of(referee, scope.you, scope.this, referee.next_number()))

    def settle() -> None:
        control.settle(referee)

    doing.run(doer, ability.clauses, settle)
    settle()


def _settle(referee: Referee) -> None:
    control.settle(referee)
