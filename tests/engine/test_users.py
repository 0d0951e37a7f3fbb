"""Who uses, pays for and is offered what a text says of players: any player, an opponent, subject's controller."""

import pytest

from rules.engine import evaluate, list_legal, refused_actions
from tests.engine_library import bundled

GUY = {"title": "Guy", "type": "Character", "fighting": 3}
GAL = {"title": "Gal", "type": "Character", "fighting": 3}
USE = {"do": "use", "card": "probe"}
YES, NO = {"do": "choose", "option": "yes"}, {"do": "choose", "option": "no"}


def table(text, actions=(), *, type="Edge", power=(3, 3, 3), hand=("Stone Garden",)):
    """Ann has the card under test in play (an Event: in her hand); Bob and Cid are her opponents."""
    probe = {"title": "Probe", "type": type, "text": text}
    ann = {"hand": ["Probe"]} if type == "Event" else {"edges": ["Probe"]}
    return {
        "ruleset": "zman-2001",
        "custom": [probe, GUY, GAL],
        "players": [
            {"name": "Ann", "power": power[0], "locations": [{"front": "City Park", "characters": ["Guy"]}], **ann},
            {
                "name": "Bob",
                "power": power[1],
                "hand": list(hand),
                "locations": [{"front": "Fox Pass", "characters": ["Gal"]}],
            },
            {"name": "Cid", "power": power[2], "locations": [{"front": "Stone Garden"}]},
        ],
        "actions": list(actions),
    }


def played(*given, **more):
    return evaluate(table(*given, **more), bundled())


def power(result):
    return {name: each["power"] for name, each in result["players"].items()}


@pytest.mark.parametrize("by", ["Ann", "Bob", "Cid"])
def test_any_player_who_pays_uses_it_and_has_what_it_does(by):
    result = played("Any player may pay 1 Power :: Draw a card.", [{"by": by, **USE}, {"do": "resolve"}])
    assert power(result) == {name: 3 - (name == by) for name in ("Ann", "Bob", "Cid")}
    held = {"Ann": 0, "Bob": 1, "Cid": 0}
    assert {name: each["hand"] - held[name] for name, each in result["players"].items()} == {
        name: int(name == by) for name in ("Ann", "Bob", "Cid")
    }


def test_who_cannot_pay_does_not_use_it():
    result = played("Any player may pay 1 Power :: Draw a card.", [{"by": "Bob", **USE}], power=(3, 0, 3))
    assert result["problem"]["code"] == "cannot_pay"


@pytest.mark.parametrize(("by", "code"), [("Bob", None), ("Ann", "not_yours")])
def test_opponents_only(by, code):
    act = {"by": by, **USE, "targets": ["guy"]}
    result = played("Any opponent may pay 1 Power :: Inflict 2 damage on target Character.", [act, {"do": "resolve"}])
    assert (result["problem"] or {}).get("code") == code
    assert result["cards"]["guy"]["damage"] == (0 if code else 2)


def test_what_says_no_users_is_used_by_its_controller_alone():
    result = played("Pay 1 Power :: Draw a card.", [{"by": "Bob", **USE}])
    assert result["problem"]["code"] == "not_yours"


def test_the_user_pays_with_his_or_her_own_cards():
    text = "Any player may sacrifice a Character :: Gain 1 Power."
    result = played(text, [{"by": "Bob", **USE}, {"do": "resolve"}])
    assert (result["cards"]["gal"]["zone"], result["cards"]["guy"]["zone"]) == ("smoked", "play")
    assert power(result) == {"Ann": 3, "Bob": 4, "Cid": 3}
    other = played(text, [{"by": "Bob", **USE, "targets": ["guy"]}])
    assert other["status"] == "illegal"


def test_you_is_the_controller_of_the_card():
    text = "Any player may pay 1 Power :: Gain 2 Power and you draw a card."
    result = played(text, [{"by": "Bob", **USE}, {"do": "resolve"}])
    assert power(result) == {"Ann": 3, "Bob": 4, "Cid": 3}
    assert result["players"]["Ann"]["hand"] == 1


def test_control_goes_to_who_used_it():
    text = "Any opponent may discard a card :: That player takes control of this card."
    result = played(text, [{"by": "Bob", **USE}, {"do": "resolve"}])
    assert result["cards"]["probe"]["controller"] == "Bob"


def test_it_is_listed_for_those_who_may_use_it():
    scenario = table("Any opponent may pay 1 Power :: Draw a card.")
    using = [each["by"] for each in list_legal(scenario, bundled()).actions if each["do"] == "use"]
    assert using == ["Bob", "Cid"]
    poor = table("Any opponent may pay 1 Power :: Draw a card.", power=(3, 0, 0))
    refused = {each["action"]["by"]: each["code"] for each in refused_actions(poor, bundled(), "probe")}
    assert refused == {"Ann": "not_yours", "Bob": "cannot_pay", "Cid": "cannot_pay"}


def test_a_state_that_its_subjects_controller_may_use():
    text = "Play on a Character. Subject's controller may pay 1 Power :: Heal subject."
    scenario = table(text, type="State")
    del scenario["players"][0]["edges"]
    scenario["players"][1]["locations"][0]["characters"] = [
        {"card": "Gal", "damage": 1, "states": [{"card": "Probe", "controller": "Ann", "owner": "Ann"}]}
    ]
    scenario["actions"] = [{"by": "Bob", **USE}, {"do": "resolve"}]
    result = evaluate(scenario, bundled())
    assert (result["cards"]["gal"]["damage"], power(result)) == (0, {"Ann": 3, "Bob": 2, "Cid": 3})
    scenario["actions"] = [{"by": "Ann", **USE}]
    assert evaluate(scenario, bundled())["problem"]["code"] == "not_yours"


OFFER = "Inflict 2 damage on target Character. An opponent may pay 1 Power to heal that Character."
PLAY = [{"by": "Ann", "do": "play", "card": "probe", "targets": ["guy"]}, {"do": "resolve"}]


@pytest.mark.parametrize(
    ("answers", "paid", "damage"),
    [
        ([{"by": "Bob", **YES}], {"Ann": 3, "Bob": 2, "Cid": 3}, 0),
        ([{"by": "Bob", **NO}, {"by": "Cid", **YES}], {"Ann": 3, "Bob": 3, "Cid": 2}, 0),
        ([{"by": "Bob", **NO}, {"by": "Cid", **NO}], {"Ann": 3, "Bob": 3, "Cid": 3}, 2),
    ],
)
def test_an_opponent_is_asked_before_he_or_she_pays(answers, paid, damage):
    result = played(OFFER, [*PLAY, *answers], type="Event")
    assert (result["status"], power(result), result["cards"]["guy"]["damage"]) == ("ok", paid, damage)


def test_nobody_is_asked_who_cannot_pay():
    result = played(OFFER, PLAY, type="Event", power=(3, 0, 0))
    assert (result["status"], result["cards"]["guy"]["damage"]) == ("ok", 2)


def test_who_pays_for_something_does_it():
    text = "Inflict 1 damage on target Character. Its controller may pay 1 Power to draw a card."
    result = played(text, [{**PLAY[0], "targets": ["gal"]}, PLAY[1], {"by": "Bob", **YES}], type="Event")
    assert (result["players"]["Ann"]["hand"], result["players"]["Bob"]["hand"]) == (0, 2)


def test_each_of_several_players_has_the_option():
    text = "Each opponent may pay 1 Power to draw a card."
    play = [{"by": "Ann", "do": "play", "card": "probe"}, {"do": "resolve"}]
    result = played(text, [*play, {"by": "Bob", **YES}, {"by": "Cid", **YES}], type="Event")
    assert power(result) == {"Ann": 3, "Bob": 2, "Cid": 2}
    assert (result["players"]["Bob"]["hand"], result["players"]["Cid"]["hand"]) == (2, 1)


@pytest.mark.parametrize(
    ("who", "answers", "zone", "paid"),
    [
        ("its controller", [{"by": "Bob", **YES}], "play", 2),
        ("its controller", [{"by": "Bob", **NO}], "smoked", 3),
        ("an opponent", [{"by": "Bob", **NO}, {"by": "Cid", **NO}], "smoked", 3),
    ],
)
def test_unless_somebody_pays(who, answers, zone, paid):
    text = f"Target a Character :: Smoke target unless {who} pays 1 Power."
    result = played(text, [{**PLAY[0], "targets": ["gal"]}, PLAY[1], *answers], type="Event")
    assert (result["status"], result["cards"]["gal"]["zone"]) == ("ok", zone)
    assert power(result) == {"Ann": 3, "Bob": paid, "Cid": 3}


@pytest.mark.parametrize("who", ["Its controller may pay", "An opponent may pay", "An opponent pays"])
def test_what_another_player_would_pay_as_an_event_is_played_is_no_price_taken_unasked(who):
    text = f"Target a Character. {who} 1 Power :: Smoke target."
    result = played(text, [{**PLAY[0], "targets": ["gal"]}, PLAY[1]], type="Event")
    assert result["problem"]["code"] == "not_understood"
    assert power(result) == {"Ann": 3, "Bob": 3, "Cid": 3}
    assert [each["card"] for each in result["not_understood"]] == ["probe"]


def test_paying_to_do_something_is_a_voluntary_ability_without_a_double_colon():
    text = "Any player may pay 2 Power to take control of this card."
    result = played(text, [{"by": "Bob", **USE}, {"do": "resolve"}])
    assert (result["cards"]["probe"]["controller"], power(result)["Bob"]) == ("Bob", 1)
    own = played("You may discard a card to gain 1 Power.", [{"by": "Bob", **USE}])
    assert own["problem"]["code"] == "not_yours"
