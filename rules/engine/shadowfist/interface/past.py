"""What of the past can still matter on a board: what was counted, what has happened as far as a card asks for it."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir.aspects import JUST_NOW, THIS_TURN
from rules.engine.shadowfist.query.events import told_as
from rules.engine.shadowfist.query.game.attack_state import Attack
from rules.engine.shadowfist.query.game.events import Happening, happenings
from rules.engine.shadowfist.query.game.state import Game, Known
from rules.engine.shadowfist.rules.scene.occasions import ANY, reactions_to

# What is counted by a card, in one of its lives: it is over when the card has left play.
OF_A_CARD = ("trigger", "use", "permission", "attack without turning", "unturn")
# The amount of Power matters to how many cards may be discarded, until one discards (3.3.1.d).
BEFORE_DISCARDING = ("generated power",)


def counted(game: Game) -> dict[tuple[object, ...], int]:
    """What was counted and may still be looked at by a limit."""
    return {key: number for key, number in game.tally.items() if _still_limits(game, key)}


def _still_limits(game: Game, key: tuple[object, ...]) -> bool:
    if key[0] in BEFORE_DISCARDING:
        return game.phase not in ("draw", "main", "end")
    if key[0] in OF_A_CARD:
        card = game.same(Known(str(key[1]), int(str(key[2]))))
        return card is not None and card.in_play
    if key[0] == "ever played" and ("played", *key[1:]) not in game.tally:
        return any("One-Shot" in card.text.restrictions for card in game.cards.values() if card.title == key[2])
    return True


def just_now(game: Game) -> tuple[Happening, ...]:
    """What has happened just now, if a card may respond to it or a face-down Site is revealed for it (5.2.2)."""
    if not game.recent:
        return ()
    verbs = _verbs(game, JUST_NOW)
    hidden = [card.text for card in game.in_play() if card.text.triggered and not card.face_up]
    return tuple(
        each
        for each in game.recent
        if verbs & {each.verb, ANY} or any(reactions_to(text, each.verb) for text in hidden)
    )


def this_turn(game: Game) -> tuple[Happening, ...]:
    """What has happened in this turn and a card asks for, the latest first."""
    if game.history is None:
        return ()
    verbs = _verbs(game, THIS_TURN)
    return tuple(each for each in happenings(game) if verbs & {each.verb, ANY}) if verbs else ()


def is_asked(game: Game, verb: str) -> bool:
    """Whether a card asks if something of that kind has happened in this turn."""
    return bool(_verbs(game, THIS_TURN) & {verb, ANY})


def attack(game: Game) -> Attack | None:
    """The attack in progress; who has intercepted in it, has left play and is overcome is no longer asked for.

    How many combats there were tells one from the next only.
    """
    now = game.attack
    if now is None:
        return None
    overcome = {each for part in now.attackers for each in part.overcame}
    left = tuple(each for each in now.interceptors if not (each.gone and each.card in overcome))
    remembered = {each.card for each in left}
    attackers = tuple(
        replace(each, overcame=tuple(one for one in each.overcame if one in remembered)) if each.overcame else each
        for each in now.attackers
    )
    return replace(now, attackers=attackers, interceptors=left, combats=0)


def attacks(game: Game) -> tuple[Attack, ...]:
    """The attacks of this turn that are over, where a card asks for them."""
    return game.attacks if game.attacks and ANY in _verbs(game, THIS_TURN) else ()


def _verbs(game: Game, when: str) -> set[str]:
    """The verbs of what cards ask for; ``ANY`` among them where one asks for more than a kind of event."""
    found: set[str] = set()
    for card in game.cards.values():
        for text in {card.text, card.printed}:
            for asked, event in text.recalls:
                if asked == when:
                    found |= told_as(event) if event is not None else {ANY}
    return found
