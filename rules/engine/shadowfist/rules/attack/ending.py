"""The end of the attack (6.4.2, 6.5; 2001 FAQ 7.5, 7.6)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import FAQ_2001, rule
from rules.engine.shadowfist.query.game.attack_state import Stage, attackers, interceptors
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.rules.attack.ceasing import end_moves, go_home, leave_opponents_location
from rules.engine.shadowfist.rules.attack.stages import after, change, current
from rules.engine.shadowfist.rules.scene import scenes, triggers
from rules.engine.shadowfist.rules.turns.expiring import expire


def begin(referee: Referee, why: str = "") -> None:
    """The attack ends: what that triggers is generated (7.5.A). Whoever calls this does the checks after it."""
    end_moves(referee)  # Who had come in order to intercept has nobody to intercept any more.
    text = f"The attack ends{': ' if why else ''}{why}."
    # 6.4.2 tells of the end after combat with the target; whoever ends the attack earlier says by which rule.
    in_time = () if why else (rule("6.4.2"),)
    referee.step("end", text, rule("7.5", FAQ_2001), rule("7.5.A", FAQ_2001), *in_time)
    change(referee, stage=Stage.ENDING, waiting=(), fights=())
    # 2001 FAQ 2.2: if the only attacker is gone, combat ends with the attack.
    triggers.add(referee, [*expire(referee, "combat"), *expire(referee, "attack")])
    referee.happen("end", by=current(referee).by, detail="attack")


@after(Stage.ENDING)
def complete(referee: Referee) -> None:
    """7.5.B, 7.6: attackers return, which is not changing location, and the Main Shot goes on."""
    attack = current(referee)
    result = "successful" if attack.successful else "unsuccessful"
    referee.step("end", f"The attack is complete; it was {result}.", rule("7.6", FAQ_2001), rule("6.5"))
    if attackers(referee.game):
        referee.cite(rule("7.5.B", FAQ_2001), rule("6.4.2"))
    for attacker in list(attackers(referee.game)):
        go_home(referee, attacker.card.id, attacker.home)
        card = referee.card(attacker.card.id)
        referee.happen("cease", card, by=card.controller, detail="attack")  # 6.4.2
    for interceptor in list(interceptors(referee.game)):
        leave_opponents_location(referee, interceptor.card.id, interceptor.home)
        card = referee.card(interceptor.card.id)
        referee.happen("cease", card, by=card.controller, detail="intercept")
    if not attack.successful:
        referee.tally("unsuccessful attack", attack.by)
    referee.set(
        attack=None,
        attacks=(*referee.game.attacks, attack),
        signposts=tuple(each for each in referee.game.signposts if each.until != "attack"),
    )
    scenes.after_action(referee)
