"""Cards leaving play, and moving between hand, deck and piles (4.4)."""

from __future__ import annotations

from rules.engine.kernel.frozen import changed
from rules.engine.shadowfist.lowering.rules_text import EDGE, STATE
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.events import Cause, Happening, ToldOfLeaving
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Zone
from rules.engine.shadowfist.rules.harming import replacing
from rules.engine.shadowfist.view import keywords, swapping, view

ZONE_OF = {
    "smoke": "smoked",
    "sacrifice": "smoked",
    "toast": "toasted",
    "return": "hand",
    "burn": "burned",
    "remove": "removed",
}


def leave_play(
    referee: Referee,
    card_id: str,
    verb: str,
    cause: Cause | None = None,
    zone: Zone | None = None,
    *,
    pile_of: str | None = None,
    happening: ToldOfLeaving | None = None,
    instead: tuple[str, Card] | None = None,
    canceled: bool = False,
) -> None:
    """Takes a card out of play by a verb (smoke, toast, sacrifice, return, ...), and its States with it.

    It goes to a pile of its owner's; one that is burned for victory to that of the player named by ``pile_of``.
    ``happening`` holds what there is to say of the event besides. ``instead`` is what a text has done instead of
    smoking it, if that was found out already. ``canceled`` keeps its own text from answering to its leaving.
    """
    card = referee.card(card_id)
    if card.zone != "play":
        return
    happening = happening if happening is not None else {}
    before = referee.before()
    if verb == "smoke":
        instead = instead or what_instead(referee, card, cause, happening)
    if instead is not None:
        _replace(referee, card, cause, happening, instead)
        verb = instead[0]
    to: Zone = zone or ZONE_OF[verb]  # type: ignore[assignment]
    # 10.1.1: a Toast It card that leaves play by any means is toasted, which is not toasting a card.
    if to != "toasted" and view.view_of(referee.game).restricted(card_id, "Toast It"):
        to = "toasted"
        text = f"{card.title} has Toast It and goes to the toasted pile, which is not toasting it."
        referee.step("instead", text, rule("10.1.1"), cards=[card_id])
    if referee.player(card.owner).eliminated:
        to = "removed"  # 4.9
    printed = card.printed
    if canceled or view.view_of(referee.game).canceled(card_id) or _unresolved(referee, card):
        # What is canceled or blank does nothing as it leaves play either, nor does what has not resolved (4.3).
        card = changed(card, {"text": card.text.when_canceled})
    swapping.release(referee, card_id)
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
        corrupted=0,
        counters=0,
        location=None,
        subject=None,
        resolved=True,
        life=card.life + 1,
        x=None,
        text=printed,
        own=None,
        chosen=(),
    )
    _onto_pile(referee, pile_of if pile_of is not None and to == "burned" else card.owner, to, card_id)
    by = cause.by if cause else None
    source = cause.card if cause else None
    referee.happen(verb, card, by=by, source=source, before=before, **happening)
    referee.happen("leave play", card, by=by, source=source, detail=to, before=before)
    # 4.4: in whatever way the subject leaves play, all its States are smoked.
    for state in states:
        if referee.card(state.id).in_play:
            text = f"{state.title} is smoked, since its subject has left play."
            referee.step("smoke", text, rule("4.4"), rule("4.3.4"), cards=[state.id])
            leave_play(referee, state.id, "smoke", cause, happening={"deeds": happening.get("deeds", ())})


def _unresolved(referee: Referee, card: Card) -> bool:
    """Whether it is an Edge or State that has not resolved; in 1995 what a State does happens even so."""
    stays = card.text.type == STATE and referee.game.ruleset.value("unresolved_state_leaves_play") == "resolves"
    return card.text.type in (EDGE, STATE) and not card.resolved and not stays


def what_instead(
    referee: Referee, card: Card, cause: Cause | None, happening: ToldOfLeaving
) -> tuple[str, Card] | None:
    """What a text has done instead of smoking a card, as its verb, and the card that says so."""
    by, source = (cause.by, cause.card) if cause else (None, None)
    known = referee.game.known(card.id)
    return replacing.instead(referee.game, Happening("smoke", known, by=by, source=source, was=card, **happening))


def _replace(
    referee: Referee, card: Card, cause: Cause | None, happening: ToldOfLeaving, instead: tuple[str, Card]
) -> None:
    """Tells that something else is done, which triggers what the text says besides."""
    verb, other = instead
    past = {"toast": "toasted", "return": "returned to its owner's hand", "remove": "removed from the game"}[verb]
    referee.step(
        "instead",
        f"{referee.name(card.id)} is {past} instead, by the text of {other.title}.",
        rule("5.2.2"),
        rule("3"),
        cards=[card.id, other.id],
    )
    by, source = (cause.by, cause.card) if cause else (None, None)
    referee.happen("smoke", card, by=by, source=source, replaced=True, **happening)


def _onto_pile(referee: Referee, owner: str, zone: Zone, card_id: str) -> None:
    if zone in ("play", "removed"):
        return
    pile = referee.player(owner).pile(zone)
    # 4.4: on top of the pile.
    referee.put_pile(owner, zone, (card_id, *pile))


def move(referee: Referee, card: Card, zone: Zone, pile_of: str | None = None) -> None:
    """Moves a card that is not in play from one pile to another, on top: of its owner's, if nobody is named."""
    take_from_pile(referee, card)
    if referee.player(pile_of or card.owner).eliminated:
        zone = "removed"  # 4.9
    referee.put(card.id, zone=zone)
    _onto_pile(referee, pile_of or card.owner, zone, card.id)


def to_bottom(referee: Referee, card_id: str) -> None:
    """Puts a card at the bottom of the pile that it is in."""
    card = referee.card(card_id)
    rest = tuple(each for each in referee.player(card.owner).pile(card.zone) if each != card_id)
    referee.put_pile(card.owner, card.zone, (*rest, card_id))


def take_from_pile(referee: Referee, card: Card) -> None:
    """Takes a card out of whichever pile holds it: what was remembered of it there does not follow it (7.2)."""
    referee.put(card.id, life=card.life + 1)
    for name, player in referee.game.players.items():
        if card.zone != "removed" and card.id in (pile := player.pile(card.zone)):
            place = pile.index(card.id)
            referee.put_pile(name, card.zone, pile[:place] + pile[place + 1 :])
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
    return drawn


def reload(referee: Referee, card: Card) -> None:
    """Puts a card from its owner's smoked pile on top of that player's deck."""
    told = keywords.told(referee.game.ruleset, "Reload").citations
    text = f"{card.title} is placed on top of the deck of {card.owner}."
    referee.step("reload", text, *told, cards=[card.id])
    take_from_pile(referee, card)
    referee.put(card.id, zone="deck")
    deck = referee.player(card.owner).deck
    referee.put_player(card.owner, deck=(card.id, *deck))
    referee.happen("reload", card, by=card.owner)
