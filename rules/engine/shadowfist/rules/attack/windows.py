"""When, in combat and after a Site was taken, players may generate voluntary effects, and which (6.4; 2001 FAQ 7)."""

from __future__ import annotations

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, rule
from rules.engine.shadowfist.query.game.attack_state import Stage, is_attacking
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.turns import winning
from rules.engine.shadowfist.view import view

AMBUSH = frozenset({Stage.AMBUSH_DAMAGE, Stage.TARGET_AMBUSH_DAMAGE})
CLOSED = frozenset(
    {
        Stage.ENTERING_COMBAT,
        Stage.COMBAT_DAMAGE,
        Stage.END_OF_COMBAT,
        Stage.ENTERING_TARGET,
        Stage.END_OF_TARGET,
        Stage.BURNED_FOR_POWER,
    }
)


def check(game: Game, what: str, *, responds: bool = False, tactics: bool = False) -> None:
    """Whether a voluntary effect may be generated; ``responds``: it specifically responds to one of the scene.

    :raises RefusalError: if only certain effects may, and this is none of them.
    """
    rules = closing(game)
    if rules is None:
        return
    if winning.claimed(game):
        raise RefusalError("wrong_time", f"{what}: nothing voluntary responds to this.", *rules, later=True)
    if responds or (tactics and game.attack is not None and game.attack.stage in AMBUSH):
        return
    raise RefusalError(
        "wrong_time",
        f"{what}: now only effects may be generated that specifically respond to one of this scene.",
        *rules,
        rule("6.5", FAQ_2001),
        later=True,
    )


def closing(game: Game) -> tuple[Citation, ...] | None:
    """The rules that close this scene to most voluntary effects, or nothing if it is open to all."""
    if winning.claimed(game):
        return (rule("4.9"),)
    attack = game.attack
    if attack is None:
        return None
    if attack.stage in AMBUSH:
        edition = game.ruleset.rule("ambush_window")
        return None if edition.value == "any" else (*edition.citations, rule("6.4"))
    if attack.stage is Stage.BURNED_FOR_POWER:
        return (rule("6.10.2.3", FAQ_2001), rule("6.4.3"))
    if attack.stage in CLOSED:
        return (attack.stage.rule, rule("6.4"))
    one_scene = game.ruleset.value("end_of_combat_scene") == "one"
    if attack.stage is Stage.TARGET_DAMAGE and one_scene and not attack.taken:
        return (rule("6.4"), rule("6.4.2"))
    return None


def waits(game: Game) -> bool:
    """Whether somebody might act in a step of combat that has triggered nothing: after Ambush damage (6.4)."""
    attack = game.attack
    if attack is None or attack.stage not in AMBUSH:
        return False
    if game.ruleset.value("ambush_window") == "any":
        return True
    here = view.view_of(game)
    return any(
        is_attacking(game, fight.attacker.id) and here.has(fight.attacker.id, "Tactics") for fight in attack.fights
    )
