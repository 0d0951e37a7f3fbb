"""A card by itself on a board, in play and in a hand, put to every question that the engine answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.engine import evaluate, list_legal, refused_actions
from rules.engine.shadowfist.editions.differences import EDITIONS
from rules.engine.shadowfist.interface import chosen
from rules.engine.shadowfist.lowering.card_library import CardFacts, CardLibrary
from rules.engine.shadowfist.model.symbols import Symbol
from rules.interactions.comparison import differences, first_difference
from tests.random_play import stated

RICH = {symbol.value: 9 for symbol in Symbol}
# How many of the actions that are listed are carried out, with what follows from them.
MOST_TAKEN = 3
ASKED = "asked"  # the id of the card
GOING_ON = ({"do": "resolve"}, {"do": "continue"})


def boards(card: CardFacts, library: CardLibrary) -> Iterator[dict]:
    """The card in play, if it can be, and in a hand; nothing else is there but what it is put on or copies."""
    it, face = {"card": card.title, "id": ASKED}, card.printings[-1].face
    garden = {"front": {"card": "Stone Garden", "face": "up"}}
    in_play = {
        "Edge": {"edges": [it]},
        "Character": {"characters": [it]},
        "Site": {"locations": [{"front": it}]},
        "Feng Shui Site": {"locations": [{"front": {**it, "face": "up"}}]},
        "State": {"locations": [{**garden, "characters": [{"card": "Maverick Cop", "states": [it]}]}]},
    }
    copied = any(each.name == "card" for each in chosen.asked(library.compiled(face)))
    for ann in (in_play.get(face.type), {"hand": [dict(it)]}):
        if ann is not None:
            bob = {"name": "Bob", "power": 1, "hand": 1, "characters": [{"card": "Maverick Cop"}] if copied else []}
            yield stated(
                {"turn": "Ann", "players": [{"name": "Ann", "power": 9, "resources": RICH, **ann}, bob]}, library
            )


def ask_everything(card: CardFacts, library: CardLibrary) -> None:
    """Asks all there is to ask of the card; whatever the engine cannot do with it, it says so in its answer."""
    for board in boards(card, library):
        outcomes = []
        for edition in EDITIONS:
            scenario = {**board, "ruleset": edition}
            outcomes.append(evaluate(scenario, library))
            assert outcomes[-1]["problem"] is None
            for refused in refused_actions(scenario, library, ASKED):
                assert refused["message"]
                assert refused["rules"]
            for action in islice(list_legal(scenario, library).actions, MOST_TAKEN):
                result = evaluate({**scenario, "actions": [action, *GOING_ON]}, library)
                problem = result["problem"]
                assert problem is None or problem["action"] > 0, (action, problem)
                assert problem is None or problem["code"] != "not_supported_yet", (action, problem)
        differences(outcomes)
        first_difference(outcomes)
