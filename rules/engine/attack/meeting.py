"""Being in combat, and what happens there: being about to enter it, entering it, surviving it (6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.attack.state import Fight, about_to_fight, opposing
from rules.engine.referee import Referee
from rules.engine.state import Card, Game, Known


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


def fighting(game: Game, card: Card, *, about_to: bool = False) -> list[Card]:
    """The cards that a card is in combat with; with ``about_to`` also those that it will be prior to combat.

    6.4: what older texts do to a Character in combat has to be done prior to combat.
    """
    fights = list(game.attack.fights) if game.attack is not None else []
    if not fights and about_to:
        fights = about_to_fight(game)
    return [game.cards[each] for each in opposing(game, card.id, fights)]
