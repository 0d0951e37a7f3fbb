"""What is checked after every game action: what has lapsed, who controls what, what is at zero (5.2, 4.6)."""

from __future__ import annotations

from rules.engine import control, damage
from rules.engine.events import Cause
from rules.engine.leaving import leave_play
from rules.engine.referee import Referee
from rules.engine.rules_text import STATE
from rules.engine.state import Card, Modification
from rules.engine.steps import RefusalError, rule


def check(referee: Referee) -> None:
    """Brings the board to where it must be; runs until nothing more follows."""
    while _lapse(referee) or _control(referee) or _smoke(referee) or _uniqueness(referee):
        pass


def _control(referee: Referee) -> bool:
    game = referee.game
    taken = game.modifications or any(
        card.held_by != card.controller or card.subject is not None for card in game.in_play()
    )
    return bool(taken) and control.settle(referee)


def lives(referee: Referee, modification: Modification) -> bool:
    """Whether what an effect has given still lasts: for maintained effects, while the card stays turned (4.2)."""
    game = referee.game
    if modification.keeper is not None:
        keeper = game.same(modification.keeper)
        if keeper is None or not keeper.turned or not keeper.in_play:
            return False
    if modification.until == "source leaves play" and (
        modification.source is None or game.same(modification.source) is None
    ):
        return False
    if modification.cards and not any(game.same(known) is not None for known in modification.cards):
        return modification.until == "game"
    return True


def _lapse(referee: Referee) -> bool:
    ended = [each for each in referee.game.modifications if not lives(referee, each)]
    if not ended:
        return False
    referee.set(modifications=tuple(each for each in referee.game.modifications if each not in ended))
    for modification in ended:
        keeper = modification.keeper
        if keeper is not None and any(referee.game.same(known) for known in modification.cards):
            referee.step(
                "expire",
                f"{referee.card(keeper.id).title} no longer maintains its effect, which ceases.",
                rule("4.2"),
                cards=[keeper.id],
            )
    return True


def _smoke(referee: Referee) -> bool:
    gone = damage.zeroed(referee)
    orphans = [
        card
        for card in referee.game.in_play()
        if card.text.type == STATE and (card.subject is None or not referee.card(card.subject).in_play)
    ]
    if not gone and not orphans:
        return False
    for card in gone:
        what = "Body" if card.text.is_site else "Fighting"
        section = "3.3.3" if card.text.is_site else "4.6"
        if not card.face_up:
            damage.reveal(referee, card.id, "its Body is zero")
        referee.step(
            "smoke", f"{card.title} has {what} zero and is smoked immediately.", rule(section), cards=[card.id]
        )
        leave_play(referee, card.id, "smoke", _by_whom(referee, card))
    for card in orphans:
        if referee.card(card.id).in_play:
            referee.step("smoke", f"{card.title} has no subject and is smoked.", rule("4.3.4"), cards=[card.id])
            leave_play(referee, card.id, "smoke")
    return True


def _by_whom(referee: Referee, card: Card) -> Cause | None:
    """The player and card whose damage took the card to zero, as far as it was damage."""
    for happening in reversed(referee.happened):
        if happening.verb == "inflict" and happening.card is not None and happening.card.id == card.id:
            return Cause(happening.by or "", happening.source)
    return None


def _uniqueness(referee: Referee) -> bool:
    """5.5.1: more than one face-up copy of a Unique card means an auction."""
    game = referee.game
    seen: dict[str, Card] = {}
    for card in game.in_play():
        if "Unique" not in card.text.restrictions or not card.face_up:
            continue
        other = seen.setdefault(card.title, card)
        if other is card:
            continue
        newer = max((card, other), key=lambda each: each.entered)
        opener = newer.controller or newer.owner
        if referee.player(opener).power == 0 and card.controller != other.controller:
            # 5.5.1: without Power there is no auction, and the second copy goes.
            referee.step(
                "uniqueness",
                f"{opener} has no Power for an auction: the second {card.title} is canceled and toasted.",
                rule("5.5.1"),
                cards=[newer.id],
            )
            leave_play(referee, newer.id, "put", zone="toasted")
            return True
        raise RefusalError(
            "not_supported_yet",
            f"Two copies of {card.title} start a uniqueness auction, which is not supported yet.",
            rule("5.5.1"),
        )
    return False
