"""Limits of an ability that stand in a sentence of their own: "Use only during an opponent's turn." (5.2)."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

USE = {"by": "Ann", "do": "use", "card": "probe"}


def used(limit, *, turn="Ann", times=1):
    """Ann uses an Edge that gains 1 Power for each 1 that she pays twice over; she controls a Site and no Edge else."""
    scenario = {
        "ruleset": "zman-2001",
        "turn": turn,
        "custom": [{"title": "Probe", "type": "Edge", "text": f"Pay 1 Power :: Gain 2 Power. {limit}"}],
        "players": [
            {"name": "Ann", "power": 3, "edges": ["Probe"], "locations": [{"front": "City Park"}]},
            {"name": "Bob", "locations": [{"front": "Fox Pass"}]},
        ],
        "actions": [USE, {"do": "resolve"}] * times,
    }
    result = evaluate(scenario, bundled())
    assert result["not_understood"] == []
    return result


@pytest.mark.parametrize(
    ("limit", "turn"),
    [
        ("Use only during an opponent's turn.", "Bob"),
        ("Use this ability only during an opponent's turn.", "Bob"),
        ("You cannot use this ability during your turn.", "Bob"),
        ("This ability cannot be used during your turn.", "Bob"),
        ("Use only during your turn.", "Ann"),
    ],
)
def test_whose_turn_it_must_be(limit, turn):
    assert used(limit, turn=turn)["status"] == "ok"
    refused = used(limit, turn={"Ann": "Bob", "Bob": "Ann"}[turn])
    assert (refused["problem"] or {}).get("code") == "wrong_time"
    assert refused["players"]["Ann"]["power"] == 3


@pytest.mark.parametrize(
    ("limit", "code"),
    [
        ("Use only if you control a Site.", None),
        ("Use this ability only while you control a Site.", None),
        ("Use only if you control a Character.", "inactive"),
        ("Use this ability only while you control a Character.", "inactive"),
        ("You cannot use this ability while you control a Site.", "inactive"),
        ("You cannot use this ability if you control a Character.", None),
    ],
)
def test_on_what_condition(limit, code):
    assert (used(limit)["problem"] or {}).get("code") == code


@pytest.mark.parametrize("limit", ["Use once per turn.", "Use only once per turn."])
def test_how_often(limit):
    assert used(limit)["players"]["Ann"]["power"] == 4
    assert used(limit, times=2)["problem"]["code"] == "limit_reached"


def test_a_limit_that_cannot_be_judged_keeps_the_ability_from_being_used():
    result = evaluate(
        {
            "custom": [
                {"title": "Probe", "type": "Edge", "text": "Pay 1 Power :: Gain 2 Power. You cannot use this ability."}
            ],
            "players": [{"name": "Ann", "power": 3, "edges": ["Probe"]}, {"name": "Bob"}],
            "actions": [USE],
        },
        bundled(),
    )
    assert result["problem"]["code"] == "not_understood"
    assert {each["card"] for each in result["not_understood"]} == {"probe"}


def test_a_limit_that_is_not_understood_keeps_the_ability_from_being_used():
    text = "Pay 1 Power :: Gain 2 Power. Use only while you are not wobbling."
    result = evaluate(
        {
            "custom": [{"title": "Probe", "type": "Edge", "text": text}],
            "players": [{"name": "Ann", "power": 3, "edges": ["Probe"]}, {"name": "Bob"}],
            "actions": [USE],
        },
        bundled(),
    )
    assert result["problem"]["code"] == "not_understood"
    assert result["players"]["Ann"]["power"] == 3


@pytest.mark.parametrize(("sites", "status"), [(2, "ok"), (1, "illegal")])
def test_only_for_whoever_is_behind(sites, status):
    """The issue's "only while you are not ahead": the limit belongs to the ability, in the words that are read."""
    text = "Pay 1 Power :: Gain 2 Power. Use only if an opponent is closer to victory than you."
    hills = [{"title": f"Hill {number}", "type": "Feng Shui Site", "power": 1, "body": 5} for number in range(3)]
    fronts = [{"front": {"card": hill["title"], "face": "up"}} for hill in hills]
    result = evaluate(
        {
            "custom": [{"title": "Probe", "type": "Edge", "text": text}, *hills],
            "players": [
                {"name": "Ann", "power": 3, "edges": ["Probe"], "locations": fronts[:1]},
                {"name": "Bob", "locations": fronts[1 : 1 + sites]},
            ],
            "actions": [USE, {"do": "resolve"}],
        },
        bundled(),
    )
    assert (result["status"], result["players"]["Ann"]["power"]) == (status, 4 if status == "ok" else 3)


def test_a_limit_in_a_word_that_is_not_read_is_reported():
    text = "Pay 1 Power :: Gain 2 Power. Use only while you are not ahead."
    result = evaluate(
        {
            "custom": [{"title": "Probe", "type": "Edge", "text": text}],
            "players": [{"name": "Ann", "power": 3, "edges": ["Probe"]}, {"name": "Bob"}],
            "actions": [USE],
        },
        bundled(),
    )
    assert result["problem"]["code"] == "not_understood"


def answered(text, by, *, type="Event"):
    """Ann answers an Event of her own or of Bob's with the text, or has it on an Edge."""
    zap = {"title": "Zap", "type": "Event", "text": "Target a Character :: Inflict 1 damage on target."}
    answer = [{"by": "Ann", "do": "play", "card": "probe"}] if type == "Event" else []
    hands = {"Ann": ["Probe"] if type == "Event" else [], "Bob": []}
    hands[by] = [*hands[by], "Zap"]
    return evaluate(
        {
            "custom": [{"title": "Probe", "type": type, "text": text}, zap],
            "players": [
                {
                    "name": "Ann",
                    "hand": hands["Ann"],
                    "edges": ["Probe"] if type == "Edge" else [],
                    "locations": [{"front": "City Park", "characters": ["Ting Ting"]}],
                },
                {"name": "Bob", "hand": hands["Bob"]},
            ],
            "actions": [{"by": by, "do": "play", "card": "zap", "targets": ["ting-ting"]}, *answer, {"do": "resolve"}],
        },
        bundled(),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Cancel an Event other than your own.",
        "Cancel target Event other than your own.",
        "Play in response to an Event other than your own :: Cancel it.",
    ],
)
def test_not_your_own_event(text):
    other = answered(text, "Bob")
    assert (other["status"], other["cards"]["ting-ting"]["damage"]) == ("ok", 0)
    assert answered(text, "Ann")["status"] == "illegal"


def test_a_trigger_of_events_other_than_your_own():
    text = "When a player plays an Event other than your own, gain 1 Power."
    assert answered(text, "Bob", type="Edge")["players"]["Ann"]["power"] == 1
    assert answered(text, "Ann", type="Edge")["players"]["Ann"]["power"] == 0


@pytest.mark.parametrize(
    "text",
    [
        "Characters must pay 1 Power to attack.",
        "Opponents must pay 1 Power to attack you.",
        "A player must pay 1 Power to declare an attack.",
    ],
)
def test_what_an_attack_would_cost_is_reported(text):
    result = evaluate(
        {
            "custom": [{"title": "Probe", "type": "Edge", "text": text}],
            "players": [{"name": "Ann", "edges": ["Probe"]}, {"name": "Bob"}],
        },
        bundled(),
    )
    assert {each["card"] for each in result["not_understood"]} == {"probe"}


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, when you play an Edge, gain 1 Power.",
        "Once per turn when you play an Edge, target an opponent :: Steal 1 Power from target.",
    ],
)
def test_how_often_something_triggers_wherever_the_limit_stands(text):
    """10.2: "once per turn" of a triggered ability counts also where the ability chooses something first."""
    scenario = {
        "ruleset": "zman-2001",
        "turn": "Ann",
        "custom": [
            {"title": "Watcher", "type": "Edge", "text": text},
            {"title": "Ledge", "type": "Edge", "text": "", "cost": 0},
        ],
        "players": [
            {"name": "Ann", "power": 3, "edges": ["Watcher"], "hand": ["Ledge", "Ledge"]},
            {"name": "Bob", "power": 3, "locations": [{"front": "Fox Pass"}]},
        ],
        "actions": [{"by": "Ann", "do": "play", "card": card} for card in ("ledge", "ledge-2")],
    }
    for action in (0, 1):
        scenario["actions"].insert(2 * action + 1, {"do": "resolve"})
    result = evaluate(scenario, bundled())
    assert (result["not_understood"], result["problem"]) == ([], None)
    assert result["players"]["Ann"]["power"] == 4
