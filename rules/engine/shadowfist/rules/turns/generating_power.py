"""Generating Power: which cards do, how much, and for whom (3.3.1.b, 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.ir.words import Reading, Stat
from rules.engine.shadowfist.query import amounts, noted
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.qualities import generates_power
from rules.engine.shadowfist.query.scope import Scope, scope_of
from rules.engine.shadowfist.view import prohibitions, statements

# What forbids all other cards to generate Power: "No other card generates Power for you".
ALONE = "nothing else generates"


@dataclass(frozen=True, slots=True)
class Yield:
    """The Power that a card generates for a player."""

    card: Card
    player: str
    power: int


def yields(game: Game) -> list[Yield]:
    """The Power that is generated in the current player's Power generation phase, each card's own."""
    by_text = list(_by_text(game))
    otherwise = {each.card.id for each, instead in by_text if instead}
    found = []
    for card in game.in_play():
        if card.controller == game.turn and generates_power(card) and card.id not in otherwise:
            # 4.1: a face-down Feng Shui Site generates 1, whatever its diamond says.
            found.append(Yield(card, game.turn, 1 if not card.face_up else _own(card, game)))
    found += [each for each, _ in by_text]
    found = [each for each in found if not prohibitions.forbids(game, Deed.GENERATE_POWER, each.card)]
    if only_sources(game, game.turn):
        found = [each for each in found if each.player != game.turn]
    return found


def _own(card: Card, game: Game) -> int:
    return amounts.of_card(card, Stat.POWER, Reading.CURRENT, scope_of(game, card)) or 0


def only_sources(game: Game, player: str) -> set[object]:
    """The Events that say that no other card generates Power for a player in this Establishing Shot."""
    return {key[2] for key in game.tally if key[:2] == (ALONE, player)}


def _by_text(game: Game) -> Iterator[tuple[Yield, bool]]:
    """4.1: what texts of cards of any type say that they generate, and whether that takes the place of their own."""
    for active in statements.of(game, co.GeneratesPower):
        said = active.said
        if not statements.holds(active):
            continue
        for card in noted.cards(said.cards, active.scope):
            # Without a time of its own, a card generates in the phase of its controller.
            if active.when or card.controller == game.turn:
                named = noted.only_player(said.to, active.scope) if said.to is not None else None
                player = named or card.controller or card.owner
                yield Yield(card, player, _amount(said, active.scope.on(game), card, game)), said.instead


def _amount(said: co.GeneratesPower, scope: Scope, card: Card, game: Game) -> int:
    if said.amount is not None:
        return noted.amount(said.amount, scope)
    # "Generates Power for you during each phase": in one's own it does so anyway.
    return 0 if card.controller == game.turn else _own(card, game)
