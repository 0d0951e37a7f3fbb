"""What makes two positions the same, as a hash; and what is visibly different between two."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from rules.engine.kernel import positions
from rules.engine.kernel.positions import Teller, digest, in_no_order
from rules.engine.kernel.running import Run
from rules.engine.ufs.interface import past
from rules.engine.ufs.model.cards import CardFacts
from rules.engine.ufs.query.state import PILES, Card, Game, Player

# The fields of a card that are visible, and what they are called.
SHOWN = {"committed": "committed", "zone": "zone", "face_up": "face"}
# Among the cards of these there is no order (4.3.1, 4.5, 4.6.2).
UNORDERED = ("hand", "removed", "staging")
# Fields of a game that are told in another way, or only lead here.
APART = ("players", "cards", "checks", "number", "known", "tally", "forms")
# Fields that hold the number of an attack or an effect; these only count up.
NUMBERED = ("number", "attack")
# Fields of a card that are told by its facts, or by what is compared with them.
OF_CARDS = ("facts", "texts", "life", "place")
RESOLVED = "resolved"  # of a copy of an attack (2.14.2.4), with the card's life


def position_hash(run: Run[Game]) -> str:
    """The same for equal positions, in any process and on any day; 32 hexadecimal digits."""
    told = [_position(run.game)]
    if run.pending is not None:
        pending = run.pending
        teller = _Teller(pending.game)
        told += [_position(pending.game), teller.of(pending.action), teller.of(pending.answers)]
        told.append(pending.decision.as_json())
    return digest([run.strict, told])


def changes_between(before: Game, now: Game) -> list[dict[str, object]]:
    """What is visibly different: of cards that are known, and of players their vitality, hand and momentum."""

    def said(name: str, value: object) -> object:
        return ("up" if value else "down") if name == "face_up" else value

    known = {name: card for name, card in now.cards.items() if card.is_known}
    of_cards = positions.changes_of_cards(before.cards, known, SHOWN, said, said)
    return of_cards + positions.changes_of_players(_numbers(before), _numbers(now))


def _numbers(game: Game) -> dict[str, dict[str, object]]:
    return {
        name: {"vitality": player.vitality, "hand": len(player.hand), "momentum": len(player.momentum)}
        for name, player in game.players.items()
    }


def _position(game: Game) -> object:
    teller = _Teller(game)
    players = [teller.of(each) for each in game.players.values()]
    return [teller.fields(game, APART), players, teller.cards(), teller.counted()]


class _Teller(Teller):
    """Tells values of a game as plain data."""

    def __init__(self, game: Game) -> None:
        self.game = game
        numbers = {each.number for each in game.attacks} | {getattr(each, "number", 0) for each in game.agenda}
        self._unknown = dict(_unknown(game))
        self._ranks = {number: rank for rank, number in enumerate(sorted(numbers))}

    def cards(self) -> object:
        """Every card by id."""
        return {self._unknown.get(card.id, card.id): self.of(card) for card in self.game.cards.values()}

    def counted(self) -> object:
        """What was counted in this turn and still counts."""
        counted = past.counted(self.game).items()
        found = in_no_order([self.of(key), number] for key, number in counted if not self._is_past(key))
        return [found, past.forms(self.game)]

    def special(self, value: object) -> tuple[object] | None:
        """Players without the order of what has none, cards by their facts."""
        match value:
            case str() if value in self._unknown:
                return (self._unknown[value],)
            case Player():
                return (self._player(value),)
            case Card():
                return ([_told(value.facts), self.fields(value, OF_CARDS)],)
        return None

    def field(self, name: str, held: Any) -> object:
        """The number of an attack or effect by its place among those that go on; of changes those that still count."""
        if name in NUMBERED and isinstance(held, int):
            return self._ranks.get(held, "past")
        if name == "modifications":
            return [self.fields(each, ("life",)) for each in held if self.game.cards[each.card].life == each.life]
        return self.of(held)

    def _is_past(self, key: tuple[str, ...]) -> bool:
        """Whether it was counted of a card in a place that it has left since."""
        return key[0] == RESOLVED and str(self.game.cards[key[1]].life) != key[2]

    def _player(self, player: Player) -> object:
        told = self.fields(player)
        for pile in UNORDERED:
            if pile in told:
                told[pile] = in_no_order(self.of(each) for each in getattr(player, pile))
        return told


def _unknown(game: Game) -> Iterator[tuple[str, str]]:
    """What cards that nobody knows are called: by the place where they are, not by when they were first spoken of."""
    for name, player in game.players.items():
        for zone in PILES:
            row = [each for each in player.pile(zone) if not game.cards[each].is_known]
            yield from ((each, f"unknown {n} in {zone} of {name}") for n, each in enumerate(row))


@lru_cache(maxsize=4096)
def _told(facts: CardFacts) -> str:
    return digest(Teller().of(facts))
