"""Random boards of the cards of a library, and whole turns played on them with listed actions only.

``Play.of(seed).go_on(30)`` plays; a failure of any of its checks is a defect of the engine. The numbers come from
``random.Random`` or from hypothesis, which then shrinks the board and the play.
"""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from functools import cache, reduce
from random import Random

from rules.engine import evaluate, legal_actions
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.slugs import slug
from rules.engine.shadowfist.editions.differences import EDITIONS
from rules.engine.shadowfist.interface.boards import board_json
from rules.engine.shadowfist.interface.evaluation import run_scenario
from rules.engine.shadowfist.interface.legal import list_actions
from rules.engine.shadowfist.interface.performing import Run, take
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.lowering.card_library import CardLibrary
from rules.engine.shadowfist.model.symbols import Symbol
from rules.engine.shadowfist.view.view import view_of
from tests.corpus_sources import DOCUMENTS, numbers
from tests.engine_library import bundled

NAMES = ("Ann", "Bob", "Cathy", "David")
RICH = {symbol.value: 9 for symbol in Symbol}
# What of an outcome its board must give again.
SAME = ("cards", "players", "turn", "phase", "winner", "over", "scene", "passed", "first_option", "attack", "decision")
# A fault that asks for what was chosen for a card, and what is then said to have been chosen.
NEEDED = re.compile(r"(?P<card>.+)\.chosen\.(?P<name>\w+): .* needs it")
CHOSEN = {"x": 2, "designator": "Hood", "faction": "dragons", "player": "Bob", "number": 1, "keyword": "Guts"}
# What answers a decision; in an auction what has been generated may have to resolve first.
ANSWERS = ("choose", "take", "divide", "bid", "pass", "keep", "resolve")
# How likely a kind of action is, if it is listed; anything else has 3.
WEIGHTS = {"attack": 14, "join": 30, "intercept": 12, "take": 10, "bid": 8, "end turn": 5, "continue": 4, "combat": 6}
WEIGHTS |= {"play": 6, "reveal": 5, "move": 1, "heal": 1, "decline": 2}


@cache
def titles(library: CardLibrary) -> dict[str, list[str]]:
    """The titles of the cards by type; the Unique ones of a type also under ``Unique`` and the type."""
    found: dict[str, list[str]] = {}
    for card in sorted({card.title: card for card in library.all()}.values(), key=lambda card: card.title):
        face = card.printings[-1].face
        found.setdefault(face.type, []).append(card.title)
        if "Unique" in library.compiled(face).restrictions:
            found.setdefault(f"Unique {face.type}", []).append(card.title)
    return found


@cache
def sections() -> frozenset[str]:
    """Every section of the documents."""
    return frozenset(f"{document}/{number}" for document in DOCUMENTS for number in numbers(document))


def table(numbers: Random, ruleset: str | None = None, library: CardLibrary | None = None) -> dict:
    """A board with two to four players, who hold and control what brings attacks, auctions and whole turns about."""
    by_type = titles(library or bundled())
    used: set[str] = set()

    def fresh(kinds: list[str], most: int) -> list[str]:
        among = [title for kind in kinds for title in by_type[kind] if title not in used]
        found = numbers.sample(among, numbers.randint(0, most))
        used.update(found)
        return found

    def some(kinds: list[str], most: int) -> list[str]:
        return [numbers.choice(by_type[numbers.choice(kinds)]) for _ in range(numbers.randint(0, most))]

    # Copies of these go to all: a second one that comes into play starts an auction.
    shared = [numbers.choice(by_type[kind]) for kind in ("Unique Character", "Unique Feng Shui Site")]
    used.update(shared)
    players = []
    for name in NAMES[: numbers.randint(2, 4)]:
        fronts = fresh(["Feng Shui Site", "Site"], 2)
        places: list[dict] = [{"front": site} for site in fronts]
        for place in places:
            backs = fresh(["Feng Shui Site", "Site"], 1)
            if backs:
                place["back"] = backs[0]
        characters = [_character(numbers, title, fresh(["State"], 1)) for title in fresh(["Character"], 3)]
        site = {"card": shared[1], "face": "down"}
        if places and numbers.randint(0, 1):
            places[-1]["back"] = site
        each = {
            "name": name,
            "power": numbers.randint(0, 8),
            "resources": RICH,
            "hand": numbers.choice([3, *[some(list(by_type), 3) + shared[: numbers.randint(0, 1)]] * 4]),
            "smoked": some(["Character", "Event", "State"], 2),
            "burned": fresh(["Feng Shui Site"], 1),
            "edges": fresh(["Edge"], 1),
            "deck": numbers.choice(
                [numbers.randint(0, 1), 4, 20, 30, 30, some(list(by_type), 5) + by_type["Event"][:9]]
            ),
        }
        if places:
            each["locations"] = places
        holder = numbers.choice(places) if places else each
        holder["characters"] = characters
        players.append(each)
    return stated(
        {
            "players": players,
            "turn": "Ann",
            "phase": numbers.choice(["main", "main", "start"]),
            "ruleset": ruleset or numbers.choice(list(EDITIONS)),
            "seed": numbers.randint(0, 99),
        },
        library or bundled(),
    )


def stated(scenario: dict, library: CardLibrary) -> dict:
    """The board with what was chosen for its cards as they entered play, wherever it is asked for that (DESIGN 7)."""
    try:
        read_scenario(scenario, library)
    except ScenarioError as error:
        places = [found for fault in error.faults if (found := NEEDED.match(fault))]
        if len(places) < len(error.faults):
            raise
        for place in places:
            _state(scenario, place["card"], place["name"])
    return scenario


def _a_character(scenario: dict, card: dict) -> str:
    """The id of a Character in play: another than the card, if there is one."""
    places = [place for player in scenario["players"] for place in (player, *player.get("locations", ()))]
    among = [each for place in places for each in place.get("characters", ()) if each is not card]
    return min(each.get("id") or slug(each["card"]) for each in among or [card])


def _state(scenario: dict, place: str, name: str) -> None:
    """States what was chosen for the card at a place."""
    *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", place)]
    holder = reduce(lambda found, step: found[step], way, scenario)
    if not isinstance(holder[last], dict):
        holder[last] = {"card": holder[last]}
    holder[last].setdefault("chosen", {})[name] = CHOSEN.get(name) or _a_character(scenario, holder[last])


def _character(numbers: Random, title: str, states: list[str]) -> dict:
    found = {"card": title, "turned": numbers.randint(0, 3) == 0, "damage": numbers.randint(0, 1)}
    return {**found, "states": states} if states else found


class Play:
    """A board, and the listed actions that have been taken on it."""

    def __init__(self, scenario: dict, numbers: Random, library: CardLibrary | None = None) -> None:
        self.scenario = scenario
        self.numbers = numbers
        self.library = library or bundled()
        self.read = read_scenario(scenario, self.library)
        self.run, _ = run_scenario(self.read)
        self.ids = set(self.run.game.cards)
        self.done: list[dict] = []

    @classmethod
    def of(cls, seed: int, library: CardLibrary | None = None) -> Play:
        """The play of a seed, in one edition after the other."""
        numbers = Random(seed)
        return cls(table(numbers, list(EDITIONS)[seed % len(EDITIONS)], library), numbers, library)

    def go_on(self, most: int) -> None:
        """Takes at most so many actions; checks the board after each."""
        for _ in range(most):
            actions = list_actions(self.run)
            if not actions:
                assert self.run.game.is_over, "the game is not over, and there is nothing that can be done"
                return
            self.take(actions)

    def take(self, actions: list[dict]) -> None:
        """Takes one of these; a few others are tried as well, since all of them must be accepted."""
        for other in self.numbers.sample(actions, min(2, len(actions))):
            take(Run(self.run.game, list(self.run.steps), self.run.pending), other, len(self.done))
        kinds = sorted({each["do"] for each in actions})
        kind = self.numbers.choice([kind for kind in kinds for _ in range(WEIGHTS.get(kind, 3))])
        action = self.numbers.choice([each for each in actions if each["do"] == kind])
        take(self.run, action, len(self.done))
        self.done.append(action)
        self.run.taken = len(self.done)
        check_board(self.run, self.ids)
        self.check_given()

    def check_given(self) -> None:
        """The board of the outcome is a scenario without fault, whether or not it goes on from actions."""
        board = board_json({**self.scenario, "actions": self.done}, self.run)
        board = json.loads(json.dumps(board))
        if board.pop("resume", None) is None:
            read_scenario(board, self.library)
            return
        board.pop("passed", None)  # Players have passed on a scene that resume holds,
        stated(board, self.library)  # which also holds what was chosen where that card is there no more.

    def happened(self) -> Counter:
        """How often what came about."""
        found = Counter(step.kind for step in self.run.steps)
        found.update(each["do"] for each in self.done)
        found["a turn begins"] = sum(step.text.endswith("begins.") for step in self.run.steps if step.kind == "turn")
        return found

    def check_outcome(self) -> None:
        """The whole as one scenario: told, cited, the same again, and going on from its board."""
        whole = {**self.scenario, "actions": self.done}
        before = copy.deepcopy(whole)
        result = evaluate(whole, self.library)
        assert whole == before, "the scenario has been changed"
        assert result["problem"] is None, result["problem"]
        assert json.dumps(result) == json.dumps(evaluate(whole, self.library)), (
            "evaluated again, it comes out otherwise"
        )
        for step in result["steps"]:
            assert step["rules"], step
            for rule in step["rules"]:
                assert f"{rule['document']}/{rule['section']}" in sections(), step
        board = json.loads(json.dumps(result["board"]))
        again = evaluate(board, self.library)
        for part in SAME:
            assert again[part] == result[part], part
        if result["status"] == "needs_decision":
            answer = self.numbers.choice([each for each in legal_actions(board, self.library) if each["do"] in ANSWERS])
            assert evaluate({**board, "actions": [answer]}, self.library)["problem"] is None, answer


def check_board(run: Run, ids: set[str]) -> None:
    """Every card is in one place, no number is below zero, and what the rules never leave so is not so."""
    game = run.game
    places: dict[str, list[str]] = {}
    for card in game.cards.values():
        if card.zone in ("play", "removed"):
            places.setdefault(card.id, []).append(card.zone)
        assert card.damage >= 0, card.id
        assert card.counters >= 0, card.id
        assert card.corrupted >= 0, card.id
        if card.in_play and card.subject is not None:
            assert game.cards[card.subject].in_play, card.id
    for player in game.players.values():
        for zone in ("hand", "deck", "smoked", "toasted", "burned"):
            for card_id in player.pile(zone):
                assert game.cards[card_id].zone == zone
                places.setdefault(card_id, []).append(zone)
        assert player.power >= 0
        assert player.unknown_hand >= 0
        assert player.unknown_deck is None or player.unknown_deck >= 0
        for column in player.columns:
            assert game.cards[column.front].controller == player.name
        if player.eliminated:
            assert not any(card.controller == player.name for card in game.in_play())
    assert set(places) == ids
    assert all(len(found) == 1 for found in places.values()), places
    columns = [site for player in game.players.values() for column in player.columns for site in column.sites]
    assert len(columns) == len(set(columns))
    assert set(columns) == {card.id for card in game.in_play() if card.text.is_site}
    for card in game.in_play():
        if card.text.type == "Character":
            assert (view_of(game).fighting(card.id) or 0) >= 0, card.id
    if run.pending is None:
        _check_rest(run)


def _check_rest(run: Run) -> None:
    """What holds where nobody has to decide."""
    game = run.game
    assert game.auction is None
    assert not game.resolving or game.ruleset.value("effects_between_resolutions")
    shown = [card.title for card in game.in_play() if card.face_up and "Unique" in card.text.restrictions]
    assert len(shown) == len(set(shown)), "a second copy of a Unique card has stayed in play"
    if game.winner is None and game.phase != "over":
        assert not game.players[game.turn].eliminated or game.scene or game.attack is not None
