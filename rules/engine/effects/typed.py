"""Which abilities are run as values of the ``ir``, and what is then carried out."""

from __future__ import annotations

from typing import TypeGuard, get_args

from rules.engine.effects import (  # noqa: F401  (what carries out the effects registers itself)
    bidding,
    composing,
    moving,
    on_cards,
    on_control,
    on_damage,
    on_players,
    on_scene,
    playing,
)
from rules.engine.effects.acting import HANDLERS
from rules.engine.effects.lasting import HELD
from rules.engine.ir import abilities as ab
from rules.engine.ir import effects as ef
from rules.engine.kernel.value import walk
from rules.engine.rules_text import Ability

EFFECTS: tuple[type[object], ...] = get_args(ef.Effect)


def is_typed(right: tuple[object, ...]) -> TypeGuard[tuple[ef.Effect, ...]]:
    """Whether what an effect does is known in the terms of the ``ir``."""
    return bool(right) and isinstance(right[0], EFFECTS)


def runs(lowered: object) -> bool:
    """Whether all effects of an ability, or of a row, are carried out as values of the ``ir``."""
    return all(_runs(each) for each in walk(lowered) if isinstance(each, EFFECTS))


def _runs(effect: object) -> bool:
    return type(effect) in HANDLERS and not (isinstance(effect, ef.For) and type(effect.statement) not in HELD)


def right_of(ability: Ability, clauses: tuple[object, ...]) -> tuple[object, ...]:
    """What is carried out as an effect resolves: in the terms of the ``ir``, where its ability lowers.

    :param clauses: what is left of the ability to be done then, as it was read.
    """
    lowered = ability.lowered
    if isinstance(lowered, ab.Activated | ab.EventEffect) and clauses == ability.clauses and runs(lowered.effects):
        return lowered.effects
    return clauses
