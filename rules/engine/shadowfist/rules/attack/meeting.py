"""Being in combat, and what happens there: being about to enter it, entering it, surviving it (6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.query.game.attack_state import Fight
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Known


def announce(referee: Referee, verb: str, fights: Sequence[Fight]) -> None:
    """Notes for each card in these fights what happens to it, once for each card that it fights.

    The first time for each card is marked, since a card that fights several enters combat once.
    """
    seen: set[Known] = set()
    sides = [(fight.attacker, fight.opponent) for fight in fights]
    for mine, other in [*sides, *((other, mine) for mine, other in sides)]:
        card = referee.game.same(mine)
        if card is None or not card.in_play:
            continue
        detail = "" if mine in seen else "first"
        seen.add(mine)
        referee.happen(verb, card, by=card.controller, targets=(other,), detail=detail)
