"""Whole games of UFS between the two sample decks, with listed actions only, chosen by a seed.

``Play.of(seed).to_the_end()`` plays one; a failure of any of its checks is a defect of the engine.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

from rules.engine import evaluate, list_legal
from rules.engine.kernel.running import Run
from rules.engine.kernel.work import Work
from rules.engine.ufs.card_library import CardLibrary
from rules.engine.ufs.editions import RULES
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.evaluation import begun
from rules.engine.ufs.interface.legal import listing_of
from rules.engine.ufs.interface.outcome import board_json, decision_of
from rules.engine.ufs.interface.scenario import read_scenario
from rules.engine.ufs.ir.words import Stat
from rules.engine.ufs.model.cards import CARD_FIELDS, read_card
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import IN_PLAY, PILES, Game
from rules.text.yaml_text import read_yaml
from tests.engine_library import FIXTURES

MOST_ACTIONS = 3_000
# How likely a kind of action is, if it is listed; anything else has 3.
WEIGHTS = {"end": 1, "continue": 1, "pass": 3, "play": 9, "block": 8, "activate": 4, "choose": 6}
# What of an outcome its board must give again.
SAME = ("cards", "players", "turn", "phase", "winner", "over", "attack", "decision")
# What a card that lies in no pile may be in.
PASSING = ("transition", "attached")
NUMBERS = (Stat.SPEED, Stat.DAMAGE, Stat.DIFFICULTY, Stat.CONTROL)


@cache
def samples() -> CardLibrary:
    """The sample cards, read from their files."""
    found = []
    for path in sorted((FIXTURES / "cards" / "ufs").glob("*.yaml")):
        for each in read_yaml(path.read_text(encoding="utf-8")):
            found.append(read_card({name: value for name, value in each.items() if name in CARD_FIELDS}))
    return CardLibrary(found)


@cache
def decks() -> dict[str, tuple[str, list[str]]]:
    """The sample decks by name: the character, and the other cards."""
    found = {}
    for path in sorted((FIXTURES / "decks" / "ufs").glob("*.yaml")):
        deck = read_yaml(path.read_text(encoding="utf-8"))
        cards = [title for title, count in deck["cards"].items() for _ in range(count)]
        cards.remove(deck["character"])
        found[path.stem] = (deck["character"], cards)
    return found


@cache
def sections() -> frozenset[str]:
    """Every section of the rules."""
    manifest = read_yaml((FIXTURES / "rules" / RULES / "manifest.yaml").read_text(encoding="utf-8"))
    return frozenset(str(each) for each in manifest["numbers"])


def start(choice: Random) -> dict[str, Any]:
    """The beginning of a game (5): both decks shuffled, the first player by chance, a mulligan open to both."""
    names = choice.sample(sorted(decks()), 2)
    players = []
    for name in names:
        character, cards = decks()[name]
        players.append({"name": name, "character": character, "deck": choice.sample(cards, len(cards))})
    return {
        "game": "ufs",
        "players": players,
        "turn": choice.choice(names),
        "phase": "start",
        "first_turn": True,
        "seed": choice.randint(0, 99),
        "actions": [],
    }


class Play:
    """A game, and the listed actions that have been taken in it."""

    def __init__(self, scenario: dict[str, Any], choice: Random, *, others: int = 1) -> None:
        self.scenario = scenario
        self.choice = choice
        self.others = others
        self.read = read_scenario(scenario, samples())
        self.run: Run[Game] = begun(self.read, Work(), scenario)
        self.owners = {card.id: card.owner for card in self.run.game.cards.values()}
        self.done: list[dict[str, Any]] = []

    @classmethod
    def of(cls, seed: int) -> Play:
        """The game of a seed."""
        choice = Random(seed)
        return cls(start(choice), choice)

    def to_the_end(self, most: int = MOST_ACTIONS) -> None:
        """Takes actions until somebody has won; checks the board after each."""
        while self.run.game.winner is None:
            assert len(self.done) < most, "nobody has won"
            actions = listing_of(self.run, Work()).actions
            assert actions, "nobody has won, and there is nothing that can be done"
            self.take(actions)
        assert listing_of(self.run, Work()).actions == []

    def take(self, actions: list[dict[str, Any]]) -> None:
        """Takes one of these; another is tried as well, since all of them must be accepted."""
        for other in self.choice.sample(actions, min(self.others, len(actions))):
            take(self._strict(), other, len(self.done), Work())
        kinds = sorted({each["do"] for each in actions})
        kind = self.choice.choice([kind for kind in kinds for _ in range(WEIGHTS.get(kind, 3))])
        action = self.choice.choice([each for each in actions if each["do"] == kind])
        checks = len(self.run.game.checks)
        take(self.run, action, len(self.done), Work())
        self.done.append(action)
        self.run.taken = len(self.done)
        check_board(self.run, self.owners)
        assert len(self.run.game.checks) >= checks

    def _strict(self) -> Run[Game]:
        copied = self.run.copy()
        copied.strict = True
        return copied

    def happened(self) -> Counter[str]:
        """How often what came about."""
        found = Counter(step.kind for step in self.run.steps)
        found.update(each["do"] for each in self.done)
        return found

    def check_given(self) -> None:
        """The board of the outcome is a scenario without fault, whether or not it goes on from actions."""
        board = board_json({**self.scenario, "actions": self.done}, self.run)
        board.pop("resume", None)
        read_scenario(json.loads(json.dumps(board)), samples())

    def check_outcome(self, upto: int) -> None:
        """A part of it as one scenario: told, cited, the same again, and going on from its board."""
        whole = {**self.scenario, "actions": self.done[:upto]}
        before = copy.deepcopy(whole)
        result = evaluate(whole, samples())
        assert whole == before, "the scenario has been changed"
        assert result["problem"] is None, result["problem"]
        assert json.dumps(result) == json.dumps(evaluate(whole, samples())), "evaluated again, it comes out otherwise"
        for step in result["steps"]:
            assert step["rules"], step
            for each in step["rules"]:
                assert each["document"] == RULES, step
                assert each["section"] in sections(), step
        board = json.loads(json.dumps(result["board"]))
        again = evaluate(board, samples())
        for part in SAME:
            assert again[part] == result[part], part
        if result["status"] == "needs_decision":
            for answer in list_legal(board, samples()).actions:
                assert evaluate({**board, "actions": [answer]}, samples())["problem"] is None, answer


def check_board(run: Run[Game], owners: dict[str, str]) -> None:
    """Every card is in one place and still its owner's, no number is below zero, and the rules are kept."""
    game = run.game
    places: dict[str, list[str]] = {}
    for player in game.players.values():
        for zone in PILES:
            for each in player.pile(zone):
                assert game.cards[each].zone == zone, each
                places.setdefault(each, []).append(f"{player.name}/{zone}")
        for zone in ("hand", "deck", "discard", "removed"):
            # 4.0.1
            assert all(game.cards[each].owner == player.name for each in player.pile(zone))
        assert 0 <= player.vitality <= numbers.maximum_vitality(game, player.name)
        assert player.deck_size == 0
        # 4.7.4: whoever has no card left has cycled the deck, or lost.
        assert player.deck or game.winner is not None or run.pending is not None
    for card in game.cards.values():
        if card.zone in PASSING:
            places.setdefault(card.id, []).append(card.zone)
        if card.zone == "attached":
            assert game.cards[card.attached_to or ""].zone == "staging", card.id
        if card.committed:
            # 2.8.1
            assert card.zone == "staging", card.id
        for stat in NUMBERS if card.zone in IN_PLAY else ():
            assert numbers.number(game, card, stat) >= 0, card.id
    assert {card.id: card.owner for card in game.cards.values()} == owners
    assert set(places) == set(owners), "a card has been lost or made"
    assert all(len(found) == 1 for found in places.values()), places
    if run.pending is None:
        _check_rest(game, run)


def _check_rest(game: Game, run: Run[Game]) -> None:
    """What holds where nobody has to answer within an action."""
    terrains = []
    for name in game.players:
        staging = list(game.staging(name))
        assert game.players[name].character in game.players[name].staging
        terrains += [card for card in staging if numbers.has_keyword(game, card, "terrain")]
        unique = [card.title for card in staging if numbers.has_keyword(game, card, "unique")]
        assert len(unique) == len(set(unique)), unique
    assert len(terrains) <= 1
    if game.winner is None:
        loser = [name for name, player in game.players.items() if player.vitality == 0]
        assert not loser
        decided = decision_of(run)
        assert decided is None or decided.options
