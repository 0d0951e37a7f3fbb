"""Prior to combat: who is about to fight whom, and what that triggers (6.4; 2001 FAQ 7.3.D.i, 7.4.A)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import FAQ_2001, listing, rule
from rules.engine.shadowfist.query.game.attack_state import Stage, about_to_fight, attackers
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Known
from rules.engine.shadowfist.rules.attack import meeting
from rules.engine.shadowfist.rules.attack.stages import change, current
from rules.engine.shadowfist.rules.scene import scenes


def begin(referee: Referee) -> None:
    """Attackers and the next interceptor of each chain prepare to enter combat; without any, the next player's turn."""
    from rules.engine.shadowfist.rules.attack import intercepting

    change(referee, stage=Stage.PRIOR_TO_COMBAT, fights=())
    note_overcome(referee)
    if not about_to_fight(referee.game):
        intercepting.next_player(referee)
        return
    _announce(referee, "7.3.D.i", "6.4.1")


def begin_with_target(referee: Referee) -> None:
    """Interception is over: the attackers that are left prepare to enter combat with their targets (7.4.A)."""
    change(referee, stage=Stage.PRIOR_TO_TARGET, waiting=(), fights=())
    _announce(referee, "7.4.A", "6.4.2")


def _announce(referee: Referee, step: str, section: str) -> None:
    fights = about_to_fight(referee.game)
    referee.step(
        "prior",
        f"Prior to combat: {meeting.said(referee, fights, 'is about to meet', 'are about to meet')}.",
        rule(step, FAQ_2001),
        rule(section),
        cards=list(dict.fromkeys(id_ for each in fights for id_ in (each.attacker.id, each.opponent.id))),
    )
    referee.happen("start", by=current(referee).by, detail="combat")
    meeting.announce(referee, "about to enter combat", fights)
    scenes.after_action(referee)


def note_overcome(referee: Referee) -> None:
    """6.4.1: an attacker overcomes an interceptor that is gone when combat is completed, in whatever way it went."""
    ceased: dict[Known, list[Known]] = {}
    # Where an attacker fights on past whoever survives, only who is gone is overcome.
    all_who_ceased = referee.game.ruleset.value("interceptor_not_overcome") == "ceases attacking"
    for interceptor in current(referee).interceptors:
        if interceptor.ceased and not interceptor.bypassed and (interceptor.gone or all_who_ceased):
            ceased.setdefault(interceptor.against, []).append(interceptor.card)
    for part in list(attackers(referee.game)):
        gone = tuple(each for each in ceased.get(part.card, ()) if each not in part.overcame)
        if gone:
            title = referee.card(part.card.id).title
            names = listing([referee.card(each.id).title for each in gone])
            referee.step(
                "overcome",
                f"{title} has overcome {names}.",
                rule("6.4.1"),
                Stage.END_OF_COMBAT.rule,
                cards=[part.card.id],
            )
            referee.set(attack=current(referee).with_attacker(part.card, overcame=(*part.overcame, *gone)))
