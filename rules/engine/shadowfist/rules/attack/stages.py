"""What comes next in an attack: one function for each stage, called when everyone has passed and no scene waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from rules.engine.kernel.frozen import changed
from rules.engine.shadowfist.model.steps import RefusalError
from rules.engine.shadowfist.query.game.attack_state import ONE_SCENE, Attack, AttackChanges, Stage
from rules.engine.shadowfist.query.game.referee import Referee

NEXT: dict[Stage, Callable[[Referee], None]] = {}


def after(*stages: Stage) -> Callable[[Callable[[Referee], None]], Callable[[Referee], None]]:
    """Registers what happens when everyone passes at these stages and no scene waits."""

    def register(function: Callable[[Referee], None]) -> Callable[[Referee], None]:
        for stage in stages:
            NEXT[stage] = function
        return function

    return register


def current(referee: Referee) -> Attack:
    """The attack in progress."""
    attack = referee.game.attack
    assert attack is not None
    return attack


def change(referee: Referee, **changes: Unpack[AttackChanges]) -> None:
    """Changes the attack in progress."""
    referee.set(attack=changed(current(referee), changes))


def everyone_passes(referee: Referee) -> None:
    """The attack goes on to its next stage; there must be no scene."""
    referee.set(recent=())
    stage = current(referee).stage
    if stage not in NEXT:
        raise RefusalError("not_supported_yet", "The engine does not take an attack further than this yet.", stage.rule)
    NEXT[stage](referee)


def scene_resolved(referee: Referee) -> None:
    """A scene of the attack has resolved: stages that are one scene only are then over."""
    attack = referee.game.attack
    if attack is not None and not referee.game.scene and attack.stage in ONE_SCENE:
        everyone_passes(referee)
