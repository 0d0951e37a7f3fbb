"""Boards on which an invented Shadowfist card "Test" is tried."""

from rules.engine import evaluate
from tests.engine_library import bundled

RICH = {"dragons": 9, "tech": 9}


CARDS = [
    {"title": "Alpha", "type": "Character", "subtitle": "Fighter", "cost": 2, "fighting": 3},
    {"title": "Brute", "type": "Character", "subtitle": "Ogre", "cost": 4, "fighting": 8},
    {"title": "Field", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Meadow", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Luck", "type": "Edge", "cost": 1},
    {"title": "Rust", "type": "Event", "cost": 0, "text": "Target a card :: Smoke target."},
]


def play(
    text,
    mine=(),
    *actions,
    hand=(),
    theirs=(),
    power=9,
    smoked=(),
    resources=None,
    type="Character",
    turn="Ann",
    extra=(),
    edges=(),
    burned=(),
    their_hand=(),
):
    """An invented card "Test" with a text on a board; ``mine`` and ``theirs`` are Characters at Field and Meadow."""
    test = {"title": "Test", "type": type, "text": text, "cost": 1}
    if type == "Character":
        test |= {"fighting": 2, "subtitle": "Subject of a Test"}
    axe = {
        "title": "Axe",
        "type": "State",
        "cost": 2,
        "requires": {"tech": 1},
        "text": "Weapon. Subject Character gains +1 Fighting.",
    }
    here, there = (
        {"front": {"card": front, "face": "up"}, "characters": list(who)}
        for front, who in (("Field", mine), ("Meadow", theirs))
    )
    ann = {
        "name": "Ann",
        "power": power,
        "resources": RICH if resources is None else resources,
        "hand": list(hand),
        "smoked": list(smoked),
        "edges": list(edges),
        "burned": list(burned),
        "locations": [here],
    }
    bob = {
        "name": "Bob",
        "power": 0,
        "resources": RICH,
        "hand": their_hand if isinstance(their_hand, int) else list(their_hand),
        "locations": [there],
    }
    return evaluate(
        {
            "ruleset": "modern",
            "turn": turn,
            "custom": [test, axe, *CARDS, *extra],
            "players": [ann, bob],
            "actions": list(actions),
        },
        bundled(),
    )


def do(verb, by="Ann", **more):
    return {"by": by, "do": verb, **more}


RESOLVE, CONTINUE = {"do": "resolve"}, {"do": "continue"}


def not_understood(text, type="Character"):
    """Whether the evaluation says of the invented card, and of no other, that its text is not understood."""
    result = play(
        text, ["Test"] if type == "Character" else ["Alpha"], hand=[] if type == "Character" else ["Test"], type=type
    )
    return [each["card"] for each in result["not_understood"]] == ["test"]
