"""What of the past can still matter on a board: what was counted, what has happened as far as a card asks for it."""

from __future__ import annotations

from rules.engine.shadowfist.ir.aspects import JUST_NOW, THIS_TURN
from rules.engine.shadowfist.query.game.attack_state import Attack
from rules.engine.shadowfist.query.game.events import Happening, happenings
from rules.engine.shadowfist.query.game.state import Game, Known

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
    """What has happened just now, where a card may respond to it or a face-down Site is revealed for it (5.2.2)."""
    if not game.recent:
        return ()
    hidden = any(card.text.triggered and not card.face_up for card in game.in_play())
    return game.recent if hidden or _asks(game, JUST_NOW) else ()


def this_turn(game: Game) -> tuple[Happening, ...]:
    """What has happened in this turn, the latest first, where a card asks for it."""
    return tuple(happenings(game)) if game.history is not None and _asks(game, THIS_TURN) else ()


def attacks(game: Game) -> tuple[Attack, ...]:
    """The attacks of this turn that are over, where a card asks for them."""
    return game.attacks if game.attacks and _asks(game, THIS_TURN) else ()


def _asks(game: Game, what: str) -> bool:
    return any(what in card.text.recalls or what in card.printed.recalls for card in game.cards.values())
