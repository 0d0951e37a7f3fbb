"""What effects do to cards where they are: remove, turn, unturn, reveal them (2.2, 4.2, 10.2)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.state import Card, Known
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.harming import damage
from rules.engine.shadowfist.rules.play.leaving import ZONE_OF, leave_play, move
from rules.engine.shadowfist.rules.scene.unturning import unturned_by

SECTIONS = {
    ef.Removal.SMOKE: "2.2",
    ef.Removal.TOAST: "2.2",
    ef.Removal.SACRIFICE: "10.2",
    ef.Removal.REMOVE_FROM_GAME: "4.4",
}
PAST = {
    ef.Removal.SMOKE: "smoked",
    ef.Removal.TOAST: "toasted",
    ef.Removal.SACRIFICE: "sacrificed",
    ef.Removal.REMOVE_FROM_GAME: "removed from the game",
}
DEEDS = {
    ef.Removal.SMOKE: co.Deed.SMOKE,
    ef.Removal.TOAST: co.Deed.TOAST,
    ef.Removal.SACRIFICE: co.Deed.SACRIFICE,
    ef.Removal.REMOVE_FROM_GAME: co.Deed.REMOVE,
}
# As what a card leaves play.
LEAVES = {
    ef.Removal.SMOKE: "smoke",
    ef.Removal.TOAST: "toast",
    ef.Removal.SACRIFICE: "sacrifice",
    ef.Removal.REMOVE_FROM_GAME: "remove",
}


# What is done to cards that are out of play as well.
OUT_OF_PLAY_TOO = (ef.Removal.TOAST, ef.Removal.REMOVE_FROM_GAME)


@carries_out(ef.Remove)
def remove(doer: Doer, effect: ef.Remove) -> bool | None:
    """Smoke target; toast a card in your smoked pile; sacrifice a Character; remove a card from the game."""
    if effect.how in OUT_OF_PLAY_TOO:
        doer.follow_what_triggered()
    cards = doer.patients(effect.cards)
    if effect.how is not ef.Removal.SACRIFICE:
        remove_cards(doer, cards, effect.how)
        return None
    mine = [card for card in cards if card.in_play and card.controller == doer.actor]
    remove_cards(doer, mine, effect.how)
    # 10.2: it succeeds if the card ends up in the smoked pile of who sacrifices it, and by the sacrifice.
    pile = doer.referee.player(doer.actor).smoked
    doer.note("sacrifice", bool(mine) and all(card.id in pile for card in mine))
    return None


def remove_cards(doer: Doer, cards: list[Card], how: ef.Removal) -> None:
    """Cards leave by an effect, as far as no text forbids it."""
    for card in cards:
        current = doer.referee.game.same(Known(card.id, card.life))
        if current is None or current.zone == "removed" or not doer.may_do(DEEDS[how], current):
            continue
        if not current.in_play and (how not in OUT_OF_PLAY_TOO or current.zone == ZONE_OF[LEAVES[how]]):
            continue  # 4.4: what has left play is another card.
        text = f"{doer.referee.name(card.id)} is {PAST[how]}."
        doer.referee.step(LEAVES[how], text, rule(SECTIONS[how]), rule("4.4"), cards=[card.id])
        if current.in_play:
            with_it = doer.referee.game.states_on(card.id)
            leave_play(doer.referee, card.id, LEAVES[how], doer.cause)
            for state in with_it:
                doer.follow(state)  # "Smoke subject and toast this card": it has gone with its subject (4.4).
        elif how is ef.Removal.TOAST:
            move(doer.referee, current, "toasted")
            doer.referee.happen("toast", current, by=doer.cause.by, source=doer.cause.card)
        elif how is ef.Removal.REMOVE_FROM_GAME:
            move(doer.referee, current, "removed")
        doer.follow(current)


@carries_out(ef.TurnCards)
def turn(doer: Doer, effect: ef.TurnCards) -> bool | None:
    """Turn target."""
    turn_cards(doer, doer.patients(effect.cards))
    return None


def turn_cards(doer: Doer, cards: list[Card]) -> None:
    """Cards turn by an effect (4.2)."""
    for card in cards:
        if card.in_play and not card.turned and doer.may_do(co.Deed.TURN, card):
            doer.referee.step("turn", f"{doer.referee.name(card.id)} turns.", rule("4.2"), cards=[card.id])
            doer.referee.put(card.id, turned=True)
            doer.referee.happen("turn", card, by=doer.cause.by, source=doer.cause.card)


@carries_out(ef.UnturnCards)
def unturn(doer: Doer, effect: ef.UnturnCards) -> bool | None:
    """Unturn target: one copy unturns another card once in a turn (4.2)."""
    for card in doer.patients(effect.cards):
        if not card.in_play or not card.turned or not doer.may_do(co.Deed.UNTURN, card):
            continue
        key = unturned_by(doer, card)
        if key:
            if doer.referee.count(*key):
                text = f"{doer.source_name()} has unturned {card.title} this turn already and does not do so again."
                doer.referee.step("unturn", text, rule("4.2"), cards=[card.id])
                continue
            doer.referee.tally(*key)
        doer.referee.step("unturn", f"{doer.referee.name(card.id)} unturns.", rule("4.2"), cards=[card.id])
        doer.referee.put(card.id, turned=False, maintains=False)
        doer.referee.happen("unturn", card, by=doer.cause.by, source=doer.cause.card)
    return None


@carries_out(ef.Reveal)
def reveal(doer: Doer, effect: ef.Reveal) -> bool | None:
    """Reveal face-down Feng Shui Sites (4.3.3); a hand that is shown changes nothing that is kept."""
    for card in doer.patients(effect.cards):
        if card.in_play and not card.face_up:
            damage.reveal(doer.referee, card.id, f"{doer.source_name()} reveals it")
    return None
