"""What of a turn can still matter on a board: what was counted, as far as a card asks for it."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.kernel.value import walk
from rules.engine.ufs.ir.abilities import OncePerTurn, Played
from rules.engine.ufs.ir.values import Done, Event, IsNthAttack, Kind, Often
from rules.engine.ufs.ir.words import Happens
from rules.engine.ufs.meaning.texts import texts_of
from rules.engine.ufs.model.cards import CardFacts
from rules.engine.ufs.query.amounts import PLAYS
from rules.engine.ufs.query.state import Game
from rules.engine.ufs.rules.table import REMEMBERED

ONCE, FIRST = "once", "first"
IF_ASKED = (PLAYS, ONCE, *(each.value for each in REMEMBERED))


def counted(game: Game) -> dict[tuple[str, ...], int]:
    """What was counted in this turn and a card that is known asks for."""
    if not game.tally:
        return {}
    asked = _asked(game)
    return {key: number for key, number in game.tally.items() if key[0] not in IF_ASKED or key[0] in asked}


def forms(game: Game) -> int:
    """How many Forms were played or attempted, if a card asks for the first."""
    return game.forms if game.forms and FIRST in _asked(game) else 0


def _asked(game: Game) -> set[str]:
    different = {id(card.facts): card.facts for card in game.cards.values() if card.is_known}
    return {each for facts in different.values() for each in _asked_by(facts)}


@lru_cache(maxsize=4096)
def _asked_by(facts: CardFacts) -> frozenset[str]:
    found = set()
    for each in walk(tuple(ability for text in texts_of(facts) for ability in text.abilities)):
        if isinstance(each, IsNthAttack) or (isinstance(each, Event) and each.nth is not None):
            found.add(PLAYS)
        if isinstance(each, Kind) and each.not_done is not None:
            found.add(each.not_done.value)
        if isinstance(each, Often):
            found.add(each.happens.value)
        if isinstance(each, Done):
            found.add(PLAYS if each.happens is Happens.PLAY else each.happens.value)
        if isinstance(each, Played):
            found |= {ONCE} if OncePerTurn() in each.only else set()
            found |= {FIRST} if each.first else set()
    return frozenset(found)
