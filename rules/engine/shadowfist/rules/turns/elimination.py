"""Running out of cards: who is eliminated, what becomes of the cards, and who is left to win (3.1, 4.9)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.attack_state import Stage
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.rules.attack import ending
from rules.engine.shadowfist.rules.play import leaving
from rules.engine.shadowfist.rules.scene.closed import RESPONSES_OVER

AT_ONCE = "last card drawn"


def at_once(referee: Referee) -> bool:
    """Eliminates who has no cards left, where the edition does not wait for the end of the turn."""
    game = referee.game
    if game.ruleset.value("elimination") != AT_ONCE:
        return False
    anyone = eliminate(referee)
    if anyone and referee.player(game.turn).eliminated:
        # The turn is over as soon as what is in progress has come to its end.
        referee.set(phase="end", ending=RESPONSES_OVER, first_option=False)
    return anyone


def before_anything(referee: Referee) -> None:
    """Who has no cards left on the board with which a scenario begins is out before anyone acts (1995 FAQ 7.3).

    That the turn of such a player has yet to begin means that it does not.
    """
    if at_once(referee) and referee.player(referee.game.turn).eliminated:
        referee.set(begun=True)


def eliminate(referee: Referee) -> bool:
    """Eliminates everyone whose deck has no cards; tells whether there was anyone."""
    gone = [name for name in referee.game.clockwise() if referee.player(name).deck_size == 0]
    for name in gone:
        rules = referee.game.ruleset.rule("elimination").citations
        referee.step("eliminate", f"{name} has no cards left and is eliminated.", *rules)
        referee.put_player(name, eliminated=True)
    for name in gone:
        _remove_cards(referee, name)
    if gone:
        _leave_attack(referee, gone)
        _who_is_left(referee)
    return bool(gone)


def _remove_cards(referee: Referee, name: str) -> None:
    """4.9: what the player controls leaves the game; what others own goes to their toasted piles."""
    happened = list(referee.happened)
    mine = sorted(referee.game.controlled(name), key=_order)
    if mine or referee.player(name).burned:
        referee.step(
            "eliminate",
            f"The cards that {name} controls are removed from the game; those of other owners go to their toasted "
            "piles.",
            rule("4.9"),
            cards=[card.id for card in mine],
        )
    for card in mine:
        if referee.card(card.id).in_play:
            leaving.leave_play(referee, card.id, "remove", zone="removed" if card.owner == name else "toasted")
    for card in referee.game.in_play():
        if card.held_by == name:
            referee.put(card.id, held_by=card.controller)  # It stays so whatever ends: there is nobody to go back to.
    for each in referee.player(name).burned:
        if referee.card(each).owner != name:
            leaving.move(referee, referee.card(each), "toasted")
    # 4.9: it is neither smoking nor toasting nor anything else for other effects.
    referee.happened = happened


def _leave_attack(referee: Referee, gone: list[str]) -> None:
    """Nobody waits for those who are out; without the attacking player the attack ends."""
    attack = referee.game.attack
    if attack is None or attack.stage is Stage.ENDING:
        return
    if attack.by in gone:
        ending.begin(referee, f"{attack.by} is out of the game")
        referee.cite(rule("4.9"))
        return
    # Who has the option now declines it by being gone.
    skipped = {Stage.JOINING: Stage.NOT_JOINED, Stage.INTERCEPTING: Stage.NOT_INTERCEPTED}
    first, rest = attack.waiting[:1], tuple(name for name in attack.waiting[1:] if name not in gone)
    stage: Stage = attack.stage
    if first and first[0] in gone and stage in skipped:
        first = first if stage is Stage.INTERCEPTING else ()
        stage = skipped[stage]
    referee.set(attack=replace(attack, stage=stage, waiting=(*first, *rest)))


def _order(card: Card) -> int:
    """States before their subjects, Characters before the Sites at which they are: nothing follows from one another."""
    return 2 if card.text.is_site else 1 if card.text.type == CHARACTER else 0


def _who_is_left(referee: Referee) -> None:
    left = [name for name in referee.game.players if not referee.player(name).eliminated]
    if not left:
        referee.step("over", "Every player is out of cards: nobody wins.", rule("3.1"), rule("4.9"))
        referee.end(None)
    if len(left) == 1:
        referee.step("win", f"{left[0]} wins: every opponent has been eliminated.", rule("3.1"), rule("4.9"))
        referee.end(left[0])
