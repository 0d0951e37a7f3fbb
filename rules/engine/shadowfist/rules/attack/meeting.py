"""Being in combat, and what happens there: being about to enter it, entering it, surviving it (6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.model.steps import listing
from rules.engine.shadowfist.query.game.attack_state import Fight
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Known


def said(referee: Referee, fights: Sequence[Fight], one: str, several: str) -> str:
    """Who meets whom, those together who meet the same card; ``one`` and ``several`` are the verb."""
    against: dict[Known, list[str]] = {}
    for fight in fights:
        against.setdefault(fight.opponent, []).append(referee.name(fight.attacker.id))
    return "; ".join(
        f"{listing(names)} {one if len(names) == 1 else several} {referee.name(opponent.id)}"
        for opponent, names in against.items()
    )


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
