"""What of a turn can still matter on a board: what was counted, as far as a card asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.engine.kernel.value import walk
from rules.engine.ufs.effects.agenda import BLOCK, ENHANCE, FORM, REVERSAL
from rules.engine.ufs.ir.abilities import OncePerTurn, Played
from rules.engine.ufs.ir.values import Done, Event, IsNthAttack, Kind, Often
from rules.engine.ufs.ir.words import Happens
from rules.engine.ufs.meaning.texts import texts_of
from rules.engine.ufs.model.cards import ATTACK, CardFacts
from rules.engine.ufs.query.amounts import PLAYS
from rules.engine.ufs.query.state import Game
from rules.engine.ufs.rules.table import REMEMBERED

ONCE, FIRST = "once", "first"
IF_ASKED = (PLAYS, ONCE, *(each.value for each in REMEMBERED))


def in_pools(game: Game) -> tuple[dict[tuple[str, ...], int], int]:
    """4.1: what lies in a card pool was played in this turn: what is counted of that, and how many Forms it was."""
    plays: dict[tuple[str, ...], int] = {}
    forms = 0
    for name, player in game.players.items():
        for card in (game.cards[each] for each in player.card_pool):
            if not card.is_known or card.is_copy:
                continue
            own = REVERSAL if card.face.type == ATTACK else ENHANCE
            purpose = BLOCK if card.block else FORM if name == game.turn else own
            forms += purpose == FORM
            plays[PLAYS, name, "combat", card.id, card.face.type, purpose] = 1
    return plays, forms


def counted(game: Game) -> dict[tuple[str, ...], int]:
    """What was counted in this turn and a card that is known asks for."""
    return _if_asked(game, game.tally)


def forms(game: Game) -> int:
    """How many Forms were played or attempted, if a card asks for the first."""
    return game.forms if game.forms and FIRST in _asked(game) else 0


def is_more(game: Game) -> bool:
    """Whether more was counted that is asked for than the card pools tell."""
    plays, number = in_pools(game)
    return counted(game) != _if_asked(game, plays) or (forms(game) != number and FIRST in _asked(game))


def _if_asked(game: Game, tally: Mapping[tuple[str, ...], int]) -> dict[tuple[str, ...], int]:
    asked = _asked(game) if tally else set()
    return {key: number for key, number in tally.items() if key[0] not in IF_ASKED or key[0] in asked}


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
