"""A card that could not do what its text says is named in the answer, and no text that counts as understood is such."""

from __future__ import annotations

import random

import pytest

from rules.engine import evaluate, list_legal, refused_actions
from rules.engine.shadowfist.lowering.texts import compile_card_text, lower_text
from tests.engine_library import bundled
from tests.texts_of_cards import community

RICH = {"dragons": 9, "tech": 9, "chi": 9}
# What says that the engine, and not the rules, keeps a card from doing something.
OURS = ("not_supported_yet", "not_understood")
CARDS = [
    {"title": "Alpha", "type": "Character", "subtitle": "Fighter", "cost": 2, "fighting": 3},
    {"title": "Brute", "type": "Character", "subtitle": "Ogre", "cost": 4, "fighting": 8},
    {"title": "Field", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Meadow", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Marsh", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Axe", "type": "State", "cost": 1, "text": "Weapon. Subject Character gains +1 Fighting."},
    {"title": "Rust", "type": "Event", "cost": 0, "text": "Target a Character :: Turn target."},
]
# Phrases of which invented texts are put together, whether or not that makes sense.
WHO = ("Target a Character", "Target 2 Characters", "Target a player", "Choose a Character", "Discard a card", "Turn")
WHAT = (
    *("Smoke target.", "Targets inflict 1 damage on a Site.", "Targets may draw a card.", "Gain 1 Power."),
    *("Gain Power equal to the cost of target.", "Gain Power equal to the Fighting of the targets."),
    *(
        "Give control of target to an opponent.",
        "Each opponent sacrifices a Character.",
        "Steal 1 Power from an opponent.",
    ),
    *("Target gains +1 Fighting until the end of an opponent's turn.", "Smoke two Characters that share a designator."),
    *("Name a title. Smoke all cards with that title.", "Return a card from your smoked pile to play."),
    *(
        "Your opponents choose a Character. Smoke it.",
        "Play a card at -1 cost.",
        "Players swap positions at the table.",
    ),
    *("Change the target of an attacking Character.", "Target draws a card for each Character he or she controls."),
    *("Place a State on another subject.", "Swap the rules text of targets.", "Cancel an effect that targets a Site."),
)
# Whether these can be carried out hangs on the cards that there are: not with an Event, which the answer then names.
BY_THE_CARDS = ("Return a card from your smoked pile to play.",)
INVENTED = [(kind, f"{who} :: {what}") for who in WHO for what in WHAT for kind in ("Event", "Character")]


def table(kind, text):
    """A table of three at which an invented card lies where it can be used or played."""
    test = {"title": "Test", "type": kind, "text": text, "cost": 0}
    numbers = {"Character": {"fighting": 2, "subtitle": "Subject"}, "Site": {"body": 3, "power": 1}}
    test |= numbers.get(kind, numbers["Site"] if kind == "Feng Shui Site" else {})
    here = ["Alpha", {"card": "Brute", "states": ["Axe"]}, *(["Test"] if kind == "Character" else [])]
    hand = ["Rust", "Alpha", *([] if kind == "Character" else ["Test"])]
    rest = {"power": 3, "resources": RICH, "deck": 9}

    def seat(name, front, who, **more):
        return {
            "name": name,
            "locations": [{"front": {"card": front, "face": "up"}, "characters": who}],
            **rest,
            **more,
        }

    players = [
        seat("Ann", "Field", here, hand=hand, smoked=["Rust", "Brute"]),
        seat("Bob", "Meadow", ["Alpha", "Brute"], hand=2),
        seat("Cat", "Marsh", ["Alpha"], hand=2),
    ]
    return {"turn": "Ann", "ruleset": "modern", "custom": [test, *CARDS], "players": players}


def is_whole(kind, text):
    compiled = compile_card_text(text, title="Test", type=kind)
    return lower_text(compiled.abilities, kind).whole


def outcomes(scenario, chance):
    """What comes of a few actions with the card, with whatever is decided on the way."""
    listed = [each for each in list_legal(scenario, bundled()).actions if each.get("card") == "test"]
    for action in chance.sample(listed, min(2, len(listed))):
        actions = [action, {"do": "resolve"}]
        for _ in range(5):
            result = evaluate({**scenario, "actions": actions}, bundled())
            yield result
            asked = result["decision"]
            if not asked or asked["kind"] not in ("choose", "may"):
                break
            options = chance.sample(asked["options"], max(asked["least"], 1))
            actions.append({"by": asked["by"], "do": "choose", "option": options if len(options) > 1 else options[0]})
    for refused in refused_actions(scenario, bundled(), "test")[:5]:
        if refused["code"] in OURS:
            yield evaluate({**scenario, "actions": [refused["action"]]}, bundled())


def look_at(kind, text, chance):
    scenario, whole = table(kind, text), is_whole(kind, text)
    assert whole is not any(each["card"] == "test" for each in evaluate(scenario, bundled())["not_understood"])
    for result in outcomes(scenario, chance):
        code = (result["problem"] or {}).get("code")
        stuck = code in OURS or any(step["kind"] == "unrun" for step in result["steps"])
        named = any(each["card"] == "test" for each in result["not_understood"])
        told = f"{text} came to {result['problem'] or [step['text'] for step in result['steps']]}"
        assert named or not stuck, told
        assert not (whole and stuck) or text.endswith(BY_THE_CARDS), told


@pytest.mark.parametrize("part", range(4))
@pytest.mark.exhaustive
def test_invented_texts(part):
    chance = random.Random(part)
    for kind, text in INVENTED[part::4]:
        look_at(kind, text, chance)


@pytest.mark.shared
@pytest.mark.parametrize("part", range(3))
def test_texts_of_the_community(shared, part):
    chance = random.Random(part)
    texts = [each for each in community(shared) if each.type != "State"]
    for each in chance.sample(texts, 25):
        look_at(each.type, each.text.replace(each.title, "Test"), chance)
