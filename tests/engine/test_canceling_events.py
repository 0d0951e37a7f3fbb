"""What cancels and smokes a card may be used in response to Events, which are never in play (10.2, 4.3.6)."""

import pytest

from rules.engine import evaluate, list_legal
from tests.engine_library import bundled

ZAP = {"title": "Zap", "type": "Event", "text": "Target a Character :: Inflict 2 damage on target."}
SPARK = {"title": "Spark", "type": "Event", "text": "Gain 1 Power."}
HALL = {"title": "Hall", "type": "Edge", "text": "Characters you control gain +1 Fighting."}


def scenario(text, *actions, type="Event", smoked=()):
    probe = {"title": "Probe", "type": type, "text": text}
    return {
        "ruleset": "zman-2001",
        "custom": [probe, ZAP, SPARK, HALL],
        "players": [
            {
                "name": "Ann",
                "hand": ["Probe"] if type == "Event" else [],
                "edges": ["Probe"] if type == "Edge" else [],
                "smoked": list(smoked),
                "locations": [{"front": "City Park", "characters": ["Ting Ting"]}],
            },
            {"name": "Bob", "hand": ["Zap"], "edges": ["Hall"], "locations": [{"front": "Fox Pass"}]},
        ],
        "actions": list(actions),
    }


ZAPS = {"by": "Bob", "do": "play", "card": "zap", "targets": ["ting-ting"]}
PLAY = {"by": "Ann", "do": "play", "card": "probe"}
END = {"do": "resolve"}


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Cancel and smoke target Event.", "smoked"),
        ("Cancel and smoke an Event.", "smoked"),
        ("Cancel and smoke an Event or Edge.", "smoked"),
        ("Cancel and smoke target Event or Edge.", "smoked"),
        ("Target an Event or Edge :: Cancel and smoke target.", "smoked"),
        ("Cancel and toast an Event.", "toasted"),
    ],
)
def test_an_event_of_the_scene(text, zone):
    result = evaluate(scenario(text, ZAPS, {**PLAY, "targets": ["zap"]}, END), bundled())
    assert (result["status"], result["cards"]["ting-ting"]["damage"]) == ("ok", 0)
    assert result["cards"]["zap"]["zone"] == zone
    assert result["cards"]["hall"]["zone"] == "play"


def test_without_an_event_in_the_scene_there_is_none_to_target():
    assert evaluate(scenario("Cancel and smoke target Event.", PLAY), bundled())["status"] == "illegal"
    done = evaluate(scenario("Cancel and smoke target Event or Edge.", {**PLAY, "targets": ["hall"]}, END), bundled())
    assert done["cards"]["hall"]["zone"] == "smoked"


def test_both_are_listed():
    given = scenario("Cancel and smoke target Event or Edge.", ZAPS)
    listed = [each["targets"] for each in list_legal(given, bundled()).actions if each.get("card") == "probe"]
    assert listed == [["zap"], ["hall"]]


def test_what_only_smokes_does_not_reach_an_event():
    result = evaluate(scenario("Smoke target Edge.", ZAPS, {**PLAY, "targets": ["zap"]}), bundled())
    assert result["problem"]["code"] == "illegal_target"


@pytest.mark.parametrize(
    ("type", "text"),
    [
        ("Event", "Play an Event from your smoked pile."),
        ("Event", "Target an Event in your smoked pile :: Play target."),
        ("Edge", "Turn :: Play an Event from your smoked pile at no cost."),
    ],
)
def test_an_effect_that_would_play_an_event_is_reported_and_not_begun(type, text):
    act = {"by": "Ann", "do": "use" if type == "Edge" else "play", "card": "probe", "targets": ["spark"]}
    result = evaluate(scenario(text, act, type=type, smoked=["Spark"]), bundled())
    assert result["problem"]["code"] == "not_understood"
    assert [each["card"] for each in result["not_understood"]] == ["probe"]
    assert not result["cards"]["probe"]["turned"]


def test_a_permission_to_play_events_from_the_smoked_pile():
    text = "You may play Events from your smoked pile."
    act = {"by": "Ann", "do": "play", "card": "spark"}
    result = evaluate(scenario(text, act, END, type="Edge", smoked=["Spark"]), bundled())
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", 1)
    assert evaluate(scenario("Gain 1 Power.", act, smoked=["Spark"]), bundled())["status"] == "illegal"
