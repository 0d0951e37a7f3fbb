"""What makes two positions the same, as a hash; and what is different between two.

A position is what can still matter: the board, whose turn it is and how far it has come, what waits and what lasts,
what happened in this turn, and the decision that is waiting. How it came about is none of it. What only counts up
(the numbers of effects, how often a card has left play) is told by what it compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from rules.engine.kernel import positions
from rules.engine.kernel.positions import Teller, digest, in_no_order
from rules.engine.shadowfist.interface import past
from rules.engine.shadowfist.interface.performing import Run
from rules.engine.shadowfist.lowering.rules_text import Ability, RulesText
from rules.engine.shadowfist.query.game.attack_state import Attack
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.referee import SHOWN
from rules.engine.shadowfist.query.game.state import Card, Effect, Game, Known, Player
from rules.engine.shadowfist.view.view import view_of

# Among the cards of these there is no order; a deck and a smoked pile have one.
UNORDERED = ("hand", "toasted", "burned", "edges", "characters", "states")
# Fields that hold the number of an effect, a modification, a signpost or an attack.
NUMBERED = ("number", "effect", "answers")
# Fields of a game that are told in another way, or only lead here.
APART = ("ruleset", "cards", "players", "tally", "number", "history", "recent", "attack", "attacks", "cache")
# 7.4, 7.7: of two that cancel, take control or keep damage from being reduced it matters which entered play later.
# A word too many does little harm: positions that a player would call equal are then told apart.
IN_ORDER = re.compile(r"\b(cancel|control of|reduc|unstoppable)", re.IGNORECASE)
# Fields of a card that are told in another way, or by its text.
OF_CARDS = ("printing", "entered", "life", "location")


def position_hash(run: Run) -> str:
    """The same for equal positions, in any process and on any day; 32 hexadecimal digits.

    Cards count by their ids: two copies of a card that have changed places make another position.
    """
    told = [_position(run.game)]
    if run.pending is not None:
        pending = run.pending
        teller = _Teller(pending.game)
        told += [_position(pending.game), teller.of(pending.action), teller.of(pending.answers)]
        told.append(pending.decision.as_json())
    return digest([run.strict, told])


def changes_between(before: Game, now: Game) -> list[dict[str, object]]:
    """What is visibly different: of cards in the words of steps, of players their Power and the size of their piles."""

    def was(name: str, value: object) -> object:
        return _said(before, name, value)

    def is_(name: str, value: object) -> object:
        return _said(now, name, value)

    of_cards = positions.changes_of_cards(before.cards, now.cards, SHOWN, was, is_)
    return of_cards + positions.changes_of_players(_numbers(before), _numbers(now))


def _numbers(game: Game) -> dict[str, dict[str, object]]:
    return {
        name: {"power": player.power, "hand": _hand(player), "deck": player.deck_size}
        for name, player in game.players.items()
    }


def _hand(player: Player) -> int:
    return len(player.hand) + player.unknown_hand


def _said(game: Game, name: str, value: object) -> object:
    if name == "face_up":
        return "up" if value else "down"
    if name == "location" and isinstance(value, int):
        found = game.column(value)
        return found[2].front if found else None
    return value


def _position(game: Game) -> object:
    general = [game.ruleset.slug, game.turn, game.phase, game.seed, game.winner]
    teller = _Teller(game)
    return [general, teller.players(), teller.cards(), teller.rest()]


class _Teller(Teller):
    """Tells values of a game as plain data."""

    def __init__(self, game: Game) -> None:
        self.game = game
        attacks = [*past.attacks(game), *([game.attack] if game.attack is not None else [])]
        numbers = {each.number for each in (*game.scene, *game.next_scene)}
        numbers |= {each.number for each in game.modifications} | {each.number for each in game.signposts}
        self._ranks = {number: rank for rank, number in enumerate(sorted(numbers))}
        self._ranks |= {each.number: n for n, each in enumerate(attacks)}
        self._attacks = {f"attack {each.number}": f"attack {n} of the turn" for n, each in enumerate(attacks)}
        acting = [each for each in view_of(game).continuous() if IN_ORDER.search(each.text.face.text)]
        acting.sort(key=lambda card: card.entered)
        self._order = {card.id: n for n, card in enumerate(acting)}

    def players(self) -> object:
        """Every player, in clockwise order."""
        return [self._player(each) for each in self.game.players.values()]

    def cards(self) -> object:
        """Every card by id."""
        return {card.id: self._card(card) for card in self.game.cards.values()}

    def rest(self) -> object:
        """What waits and what lasts, what is counted and what has happened."""
        game = self.game
        others = {each.name: getattr(game, each.name) for each in fields(game) if each.name not in APART}
        return [
            {name: self.of(value) for name, value in others.items()},
            self.of(past.attack(game)),
            in_no_order([self.of(key), number] for key, number in past.counted(game).items()),
            [self.of(each) for each in past.attacks(game)],
            self._happened(past.just_now(game)),
            self._happened(past.this_turn(game)),
        ]

    def special(self, value: object) -> tuple[object] | None:
        """Attacks by their place in the turn, cards by what counts of them, texts by what they say."""
        match value:
            case str() if value in self._attacks:
                return (self._attacks[value],)
            case Known():
                card = self.game.cards.get(value.id)
                return ({"known": value.id, "lives since": card.life - value.life if card is not None else None},)
            case Card():
                return (self._card(value),)
            case RulesText():
                return (self._text(value),)
            case Ability():
                return ([value.kind, self.of(value.does)],)
            case Effect(kind="expire", data=(int(number),)):
                return (self.fields(value) | {"data": self._ranks.get(number)},)
            case Attack():
                moved = [[self.of(known), self._place(at)] for known, at in value.moved]
                return (self.fields(value) | {"moved": moved},)
        return None

    def field(self, name: str, held: Any) -> object:
        """Numbers by what they compare, locations by their Sites."""
        if name in NUMBERED and isinstance(held, int):
            return self._ranks.get(held)
        if name == "home" and isinstance(held, int):
            return self._place(held)
        return self.of(held)

    def _player(self, player: Player) -> object:
        told = self.fields(player)
        told["columns"] = [column.sites for column in player.columns]
        for pile in UNORDERED:
            if pile in told:
                told[pile] = sorted(getattr(player, pile))
        return told

    def _card(self, card: Card) -> object:
        told: dict[str, object] = {"text": self._text(card.text)}
        for each in fields(card):
            held = getattr(card, each.name)
            if each.name == "held_by" and card.text.follows_subject:
                continue  # 10.1.1: it goes with its subject, whoever held it.
            if each.name not in (*OF_CARDS, "text") and held != each.default:
                told[each.name] = self.of(held)
        if card.location is not None:
            told["location"] = self._place(card.location)
        if card.id in self._order and self.game.cards.get(card.id) is card:
            told["entered"] = self._order[card.id]
        return told

    def _text(self, text: RulesText) -> object:
        face = text.face
        return [face.title, face.type, face.subtitle, face.text, face.cost, face.fighting, face.power, face.body]

    def _place(self, at: int) -> object:
        """A location by its Sites; an unspecified one by its player."""
        found = self.game.column(at)
        return [found[0], *found[2].sites] if found is not None else at if at < 0 else None

    def _happened(self, happened: Iterable[Happening]) -> object:
        """What has happened, in no order."""
        told = []
        for each in happened:
            of_it = self.fields(each)
            of_it.pop("moment", None)
            of_it.pop("before", None)
            told.append(of_it)
        return in_no_order(told)
