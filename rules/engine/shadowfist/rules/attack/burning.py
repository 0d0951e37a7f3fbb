"""Burning for Power ends the attack and the turn at once (6.4.3; 2001 FAQ 6.10.2)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import FAQ_2001, rule
from rules.engine.shadowfist.query.game.attack_state import Stage, attackers
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.rules.attack import ending
from rules.engine.shadowfist.rules.attack.ceasing import go_home
from rules.engine.shadowfist.rules.attack.stages import after, change, current
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.rules.scene.closed import BURNED, RESPONSES_OVER


def end_attack(referee: Referee) -> None:
    """6.10.2.1-2: the attack ends at this instant; all that this triggers is one scene, with what went before.

    The attackers are back at once.
    """
    ending.begin(referee, "a Site was burned for Power")
    referee.cite(rule("6.10.2.1", FAQ_2001), rule("6.4.3"))
    for each in list(attackers(referee.game)):
        # 6.10.2.1: the attack ends at this instant, and not when its last scene has resolved.
        referee.set(attack=current(referee).with_attacker(each.card, ceased=True))
        go_home(referee, each.card.id, each.home)
        card = referee.card(each.card.id)
        referee.happen("cease", card, by=card.controller, detail="attack")
    change(referee, stage=Stage.BURNED_FOR_POWER)
    for part in list(attackers(referee.game)):
        go_home(referee, part.card.id, part.home)
        referee.set(attack=current(referee).with_attacker(part.card, ceased=True))
    scenes.after_action(referee)


@after(Stage.BURNED_FOR_POWER)
def end_turn(referee: Referee) -> None:
    """6.10.2.4-5: whatever was triggered meanwhile resolves; then the turn ends, without a return to the Main Shot."""
    by = current(referee).by
    scenes.resolve_all(referee)
    ending.complete(referee)
    referee.step(
        "end", f"{by} has burned for Power: the turn ends.", rule("6.10.2.5", FAQ_2001), rule("6.4.3"), rule("4.8")
    )
    referee.tally(BURNED, by)
    referee.set(phase="end", ending=RESPONSES_OVER, first_option=False)
