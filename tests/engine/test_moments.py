"""Moments of turns and who acts at them: whose turn it is, the end of a Main Shot, triggers anywhere in a sentence."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

GAL = {"title": "Gal", "type": "Character", "fighting": 3}
GUS = {"title": "Gus", "type": "Character", "fighting": 3}
SPARK = {"title": "Spark", "type": "Event", "text": "Gain 1 Power."}
CHOOSE = {"do": "choose"}


def table(text, actions=(), *, type="Character", **probe):
    """Ann's Probe has the text; Gal and Gus are Bob's."""
    shown = {"card": "Probe", **probe}
    mine = {"edges": [shown]} if type == "Edge" else {}
    here = {"front": "City Park", "characters": [] if mine else [shown]}
    return evaluate(
        {
            "ruleset": "zman-2001",
            "custom": [
                {"title": "Probe", "type": type, "text": text, **({"fighting": 4} if type == "Character" else {})},
                GAL,
                GUS,
                SPARK,
            ],
            "players": [
                {"name": "Ann", "power": 3, "locations": [here], **mine},
                {
                    "name": "Bob",
                    "power": 3,
                    "hand": ["Spark"],
                    "locations": [{"front": "Fox Pass", "characters": [{"card": "Gal", "turned": True}, "Gus"]}],
                },
            ],
            "actions": list(actions),
        },
        bundled(),
    )


def power(result):
    return [each["power"] for each in result["players"].values()]


ATTACK = [{"by": "Ann", "do": "attack", "with": ["probe"], "target": "fox-pass"}]
TO_BOB = [{"do": "end turn"}, {"do": "continue"}]
TO_ANN = [*TO_BOB, {"do": "generate power"}, {"do": "draw"}, {"by": "Bob", "do": "end turn"}, {"do": "continue"}]


@pytest.mark.parametrize("of", ["each player's", "each opponent's"])
def test_that_player_is_the_one_whose_turn_it_is(of):
    text = f"At the start of {of} turn, that player gains 2 Power."
    assert power(table(text, TO_BOB, type="Edge")) == [3, 5]


def test_that_players_cards():
    text = "At the start of each player's turn, inflict 1 damage on each Character that player controls."
    result = table(text, TO_BOB)
    assert [result["cards"][each]["damage"] for each in ("probe", "gal", "gus")] == [0, 1, 1]


def test_what_that_player_may_do_is_that_players_option():
    text = "At the start of each player's turn, that player may unturn a Character he or she controls."
    asked = table(text, TO_BOB, type="Edge")
    assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Bob", ["gal", "gus"])
    done = table(text, [*TO_BOB, {"by": "Bob", **CHOOSE, "cards": ["gal"]}], type="Edge")
    assert not done["cards"]["gal"]["turned"]
    declined = table(text, [*TO_BOB, {"by": "Bob", **CHOOSE, "cards": []}], type="Edge")
    assert declined["cards"]["gal"]["turned"]


def test_during_each_players_turn():
    text = "During each player's turn, Characters that player controls gain +1 Fighting."
    now, then = table(text), table(text, TO_BOB)
    assert [now["cards"][each]["fighting"] for each in ("probe", "gus")] == [5, 3]
    assert [then["cards"][each]["fighting"] for each in ("probe", "gus")] == [4, 4]


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("At the end of your Main Shot, gain 1 Power.", 1),
        ("Gain 1 Power at the end of your Main Shot.", 1),
        ("At the end of each player's Main Shot, gain 1 Power.", 1),
        ("At the end of each opponent's Main Shot, gain 1 Power.", 0),
        ("At the start of your Main Shot, gain 1 Power.", 0),
    ],
)
def test_the_end_of_a_main_shot(text, gained):
    assert power(table(text, TO_BOB, type="Edge")) == [3 + gained, 3]


def test_each_player_chooses_his_or_her_own():
    text = "When this card turns to attack, each opponent sacrifices a Character."
    asked = table(text, [*ATTACK, {"do": "resolve"}])
    assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Bob", ["gal", "gus"])
    done = table(text, [*ATTACK, {"do": "resolve"}, {"by": "Bob", **CHOOSE, "cards": ["gal"]}])
    assert (done["cards"]["gal"]["zone"], done["cards"]["probe"]["zone"]) == ("smoked", "play")


def test_an_opponent_chooses_what_that_opponent_sacrifices():
    asked = table("When this card turns to attack, an opponent sacrifices a Character.", [*ATTACK, {"do": "resolve"}])
    assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Bob", ["gal", "gus"])


@pytest.mark.parametrize(
    "text", ["Gain 1 Power when this card turns to attack.", "When this card turns to attack, gain 1 Power."]
)
def test_a_trigger_at_either_end_of_its_sentence(text):
    assert power(table(text, [*ATTACK, {"do": "resolve"}])) == [4, 3]
    assert power(table(text)) == [3, 3]


def test_a_moment_at_the_end_of_its_sentence():
    text = "Inflict 1 damage on this card at the start of each of your turns."
    assert table(text, TO_ANN)["cards"]["probe"]["damage"] == 1
    assert table(text, TO_BOB)["cards"]["probe"]["damage"] == 0


def test_a_trigger_before_the_double_colon():
    text = "When this card turns to attack, target a Character :: Inflict 1 damage on target."
    result = table(text, [*ATTACK, {**CHOOSE, "cards": ["gus"]}, {"do": "resolve"}])
    assert (result["cards"]["gus"]["damage"], result["cards"]["gal"]["damage"]) == (1, 0)


SPARKS = [{"by": "Bob", "do": "play", "card": "spark"}]


@pytest.mark.parametrize("this", ["", " this card"])
def test_turning_when_something_happens_is_an_option_and_its_price(this):
    text = f"Turn{this} when an opponent plays an Event to gain 1 Power."
    used = table(text, [*SPARKS, {**CHOOSE, "option": "yes"}, {"do": "resolve"}], type="Edge")
    assert (power(used), used["cards"]["probe"]["turned"]) == ([4, 4], True)
    declined = table(text, [*SPARKS, {**CHOOSE, "option": "no"}, {"do": "resolve"}], type="Edge")
    assert (power(declined), declined["cards"]["probe"]["turned"]) == ([3, 4], False)
    spent = table(text, [*SPARKS, {"do": "resolve"}], type="Edge", turned=True)
    assert (spent["status"], power(spent)) == ("ok", [3, 4])


def test_turning_when_something_happens_with_a_double_colon_responds_to_it():
    text = "Turn when an opponent plays an Event :: Gain 1 Power."
    use = {"by": "Ann", "do": "use", "card": "probe"}
    used = table(text, [*SPARKS, use, {"do": "resolve"}], type="Edge")
    assert (power(used), used["cards"]["probe"]["turned"]) == ([4, 4], True)
    assert table(text, [use], type="Edge")["status"] == "illegal"
