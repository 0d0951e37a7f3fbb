"""Ceasing to attack and to intercept, and returning to where one came from (6.1, 6.3, 7.4)."""

from __future__ import annotations

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.attack_state import Attacker, Interceptor, chain_of
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.attack.stages import change, current

NO_ATTACKER = "its attacker is no longer attacking"
# 3.3.3: who is left when a player's interceptors have fought ceases intercepting.
AFTER_ITS_COMBAT = (rule("3.3.3"),)


def cease_attacking(referee: Referee, attacker: Attacker, why: str, *rules: Citation) -> None:
    """An attacker is removed from the attack; it returns to where it was when it attacked, and its chain ceases."""
    card = referee.card(attacker.card.id)
    referee.step(
        "cease", f"{card.title} ceases attacking: {why}.", *(rules or (rule("6.1"),)), rule("10.3"), cards=[card.id]
    )
    chain = chain_of(referee.game, card.id)
    referee.set(attack=current(referee).with_attacker(attacker.card, ceased=True))
    if card.controller == attacker.player:
        go_home(referee, card.id, attacker.home)
    referee.happen("cease", card, by=card.controller, detail="attack")
    for interceptor in chain:
        cease_intercepting(referee, interceptor, NO_ATTACKER, *AFTER_ITS_COMBAT)


def cease_intercepting(referee: Referee, interceptor: Interceptor, why: str, *rules: Citation) -> None:
    """An interceptor is removed from the interception.

    It goes back to where it came from if it is at a location of an opponent's, which is not changing location (6.3).
    """
    card = referee.card(interceptor.card.id)
    referee.step(
        "cease", f"{card.title} ceases intercepting: {why}.", *(rules or (rule("6.3"),)), rule("10.3"), cards=[card.id]
    )
    referee.set(attack=current(referee).with_interceptor(interceptor.card, ceased=True))
    if card.controller == interceptor.player:
        leave_opponents_location(referee, card.id, interceptor.home)
    referee.happen("cease", card, by=card.controller, detail="intercept")


def leave_opponents_location(referee: Referee, card_id: str, home: int | None) -> None:
    """Takes a Character home that changed location in order to intercept, unless it is at a location of its own."""
    card = referee.card(card_id)
    if home is not None and whose(referee.game, referee.game.place(card)) != card.controller:
        go_home(referee, card_id, home)


def whose(game: Game, place: int) -> str | None:
    """The player whose location a place is."""
    if place < 0:
        return list(game.players)[-1 - place]
    found = game.column(place)
    return found[0] if found else None


def go_home(referee: Referee, card_id: str, home: int) -> None:
    """Puts a Character where it was; the unspecified location is left for the first location that there is (3.3.2)."""
    card = referee.card(card_id)
    columns = referee.player(card.controller or card.owner).columns
    if home < 0 and columns:
        home = columns[0].key
    put_at(referee, card_id, home)


def put_at(referee: Referee, card_id: str, place: int) -> None:
    """Puts a Character at a place, as ``Game.place`` names it."""
    card = referee.card(card_id)
    own = place == referee.game.unspecified(card.controller or card.owner)
    referee.put(card_id, location=None if own else place)


def end_moves(referee: Referee) -> None:
    """Characters that moved in order to intercept, and now do not, return (2001 FAQ 7.3.C)."""
    moved = current(referee).moved
    change(referee, moved=())
    for known, home in moved:
        card = referee.game.same(known)
        if card is not None and card.in_play:
            referee.step(
                "return",
                f"{card.title} cannot intercept, and returns.",
                rule("7.3.C", "shadowfist-faq-2001"),
                cards=[card.id],
            )
            leave_opponents_location(referee, card.id, home)
