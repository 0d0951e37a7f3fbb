"""What happens when players pass: one of them, or everyone until the scene, the combat or the attack is over (5.2)."""

from __future__ import annotations

from rules.engine.kernel.recorder import GameOverError
from rules.engine.kernel.steps import Incomplete
from rules.engine.shadowfist.interface import registered  # noqa: F401  (all that runs a text registers itself)
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query.game.attack_state import PRIOR, REACHED, Stage, has_option
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.rules.attack import actions as attacks
from rules.engine.shadowfist.rules.attack import offering, stages
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.rules.turns import first_option, turn, turn_end, winning

MAX_IMPLIED = 1_000
TOO_MANY_PASSES = Incomplete(
    "too_many_passes", f"Everyone has passed {MAX_IMPLIED:,} times, and more follows: it is broken off here."
)


def advance(referee: Referee) -> bool:
    """Everyone passes: the next thing that then happens by itself. Tells whether there was any.

    ``referee.heard`` is then whether somebody has decided something in it.
    """
    referee.heard = False
    if referee.game.is_over:
        return False
    try:
        return _advance(referee)
    except GameOverError:
        return True


def _advance(referee: Referee) -> bool:
    game = referee.game
    if game.scene:
        referee.step("pass", "Everyone passes: the scene resolves, last in, first out.", rule("5.2"), rule("2.3"))
        scenes.resolve_scene(referee)
        _scene_resolved(referee)
        return True
    if game.attack is not None:
        stages.everyone_passes(referee)
        return True
    if game.phase == "end":
        if turn_end.is_answered(game):
            turn_end.scene_resolved(referee)
        else:
            turn_end.finish_turn(referee)
        return True
    if game.phase == "start of turn":
        turn.begin_power_phase(referee)
        return True
    if game.phase == "unturn" and not any(card.maintains for card in game.controlled(game.turn)):
        turn.unturn(referee, game.turn, [])
        return True
    if game.phase == "discard":
        turn.discard(referee, game.turn, [])
        return True
    if game.phase == "draw":
        turn.draw(referee, game.turn)
        return True
    return False


def _scene_resolved(referee: Referee) -> None:
    """What follows a scene: a victory, the next step of the turn's end or of the attack."""
    while referee.game.scene and winning.claimed(referee.game):
        # 4.9: nobody may respond to what the final Site has triggered.
        scenes.resolve_scene(referee)
    turn_end.scene_resolved(referee)
    if not referee.game.scene:
        winning.check(referee)
    if not offering.is_awaited(referee.game):
        stages.scene_resolved(referee)


def passes(referee: Referee, by: str | None) -> None:
    """One player adds nothing: where an option is awaited it is declined; when all have passed, the scene resolves.

    :param by: left out, who has the option, or is the next clockwise who has not passed on the scene.
    """
    game = referee.game
    if game.scene:
        _passes_on_scene(referee, by)
    elif (option := has_option(game)) is not None and by in (None, option):
        attacks.decline(referee, option)
    elif game.first_option and game.attack is None and by in (None, game.turn):
        first_option.decline(referee, game.turn)


def _passes_on_scene(referee: Referee, by: str | None) -> None:
    left = [name for name in referee.game.clockwise() if name not in referee.game.passed]
    name = by or left[0]
    if name not in left:
        return
    # 5.2: players add effects until none of them wishes to.
    referee.step("pass", f"{name} passes.", rule("5.2"))
    referee.set(passed=(*referee.game.passed, name))
    if len(left) > 1:
        return
    between = referee.game.ruleset.rule("effects_between_resolutions")
    if between.value:
        # The last effect resolves, and then anyone may add another on top.
        referee.step("pass", "Everyone has passed: the last effect of the scene resolves.", *between.citations)
        if not scenes.resolve_top(referee):
            return
    else:
        referee.step("pass", "Everyone has passed: the scene resolves, last in, first out.", rule("5.2"), rule("2.3"))
        scenes.resolve_scene(referee)
    _scene_resolved(referee)


def resolve(referee: Referee) -> None:
    """Everyone passes: the scene resolves, or the attack or the end of the turn comes to its next stage."""
    if referee.game.scene or referee.game.phase == "end" or referee.game.attack is not None:
        # Where no scene waits in an attack, everyone passes, and it comes to its next stage.
        advance(referee)
        return
    raise RefusalError("nothing_to_resolve", "There is no scene: no effect waits to resolve.", rule("5.2"))


def combat(referee: Referee) -> None:
    """Everyone passes until the next combat is completed, or somebody might act in it (DESIGN 7)."""
    attack = referee.game.attack
    if attack is None or attack.stage in REACHED - {Stage.TARGET_DAMAGE, Stage.END_OF_TARGET}:
        raise RefusalError("no_attack", "There is no attack with a combat still to come.", rule("6.4"))
    for _ in range(MAX_IMPLIED):
        if not advance(referee) or referee.heard:
            return
        now = referee.game.attack
        if now is None or now.combats != attack.combats or now.stage in (Stage.ENDING, Stage.BURNED_FOR_POWER):
            return
        # Nothing responds to an expiry in a closed scene: it does not hold up the combat.
        waiting = any(effect.kind != "expire" for effect in referee.game.scene)
        if now.fights and now.stage not in PRIOR and (waiting or now.taken or offering.waits(referee.game)):
            return
    referee.incomplete = TOO_MANY_PASSES


def go_on(referee: Referee) -> None:
    """Everyone passes until somebody must decide or has decided, or nothing waits any more (DESIGN 7)."""
    turn_before = referee.game.turn
    attacking = referee.game.attack is not None
    for _ in range(MAX_IMPLIED):
        if attacking and referee.game.attack is None and referee.game.phase != "end":
            return  # The attack is complete, and the Main Shot goes on.
        if referee.game.turn != turn_before and referee.game.phase == "start of turn" and not referee.game.scene:
            return
        if not advance(referee) or referee.heard:
            return  # Where somebody has decided, what responds to that has its time.
    referee.incomplete = TOO_MANY_PASSES
