"""Cards leaving play, and moving between hand, deck and piles (4.4)."""

from __future__ import annotations

from rules.engine import board
from rules.engine.events import Cause
from rules.engine.referee import Referee
from rules.engine.state import Card, Zone

ZONE_OF = {
    "smoke": "smoked",
    "sacrifice": "smoked",
    "toast": "toasted",
    "return": "hand",
    "burn": "burned",
    "remove": "removed",
}


def leave_play(referee: Referee, card_id: str, verb: str, cause: Cause | None = None, zone: Zone | None = None) -> None:
    """Takes a card out of play by a verb (smoke, toast, sacrifice, return, ...), and its States with it."""
    card = referee.card(card_id)
    if card.zone != "play":
        return
    to: Zone = zone or ZONE_OF[verb]  # type: ignore[assignment]
    # 10.1.1: a Toast It card that leaves play by any means is toasted, which is not toasting a card.
    if "Toast It" in card.text.restrictions:
        to = "toasted"
    if referee.player(card.owner).eliminated:
        to = "removed"  # 4.9
    states = referee.game.states_on(card_id)
    board.take_out(referee, card)
    # 4.4: its counters are removed, its continuous effects cease, and its memory is gone.
    referee.put(
        card_id,
        zone=to,
        controller=None,
        held_by=None,
        face_up=True,
        turned=False,
        maintains=False,
        damage=0,
        counters=0,
        location=None,
        subject=None,
        resolved=True,
        life=card.life + 1,
        x=None,
    )
    _onto_pile(referee, card.owner, to, card_id)
    by = cause.by if cause else None
    source = cause.card if cause else None
    referee.happen(verb, card, by=by, source=source)
    referee.happen("leave play", card, by=by, source=source, detail=to)
    # 4.4: in whatever way the subject leaves play, all its States are smoked.
    for state in states:
        leave_play(referee, state.id, "smoke", cause)


def _onto_pile(referee: Referee, owner: str, zone: Zone, card_id: str) -> None:
    if zone in ("play", "removed"):
        return
    pile = referee.player(owner).pile(zone)
    # 4.4: on top of the pile.
    referee.put_player(owner, **{zone: (card_id, *pile)})


def move(referee: Referee, card: Card, zone: Zone) -> None:
    """Moves a card that is not in play from one pile to another of its owner's, on top."""
    take_from_pile(referee, card)
    referee.put(card.id, zone=zone)
    _onto_pile(referee, card.owner, zone, card.id)


def take_from_pile(referee: Referee, card: Card) -> None:
    """Takes a card out of whichever pile holds it."""
    for name, player in referee.game.players.items():
        if card.zone != "removed" and card.id in player.pile(card.zone):
            rest = tuple(each for each in player.pile(card.zone) if each != card.id)
            referee.put_player(name, **{card.zone: rest})
            return


def discard(referee: Referee, player: str, card_id: str, cause: Cause | None = None) -> None:
    """A card from the hand to the toasted pile, which is not toasting it (2.2)."""
    card = referee.card(card_id)
    move(referee, card, "toasted")
    referee.happen("discard", card, by=player, source=cause.card if cause else None)


def draw(referee: Referee, player: str, number: int = 1) -> int:
    """Cards from the top of the deck to the hand; gives how many there were."""
    drawn = 0
    for _ in range(number):
        who = referee.player(player)
        if who.deck:
            top = referee.card(who.deck[0])
            move(referee, top, "hand")
        elif who.unknown_deck is None:
            referee.put_player(player, unknown_hand=who.unknown_hand + 1)
        elif who.unknown_deck > 0:
            referee.put_player(player, unknown_hand=who.unknown_hand + 1, unknown_deck=who.unknown_deck - 1)
        else:
            break
        drawn += 1
        referee.happen("draw", by=player)
        if referee.game.ruleset.value("elimination") == "last card drawn" and referee.player(player).deck_size == 0:
            referee.happen("run out", by=player)
    return drawn
