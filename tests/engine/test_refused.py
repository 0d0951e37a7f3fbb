"""Why not: what a card may not do, each with the rule that stands in the way."""

import pytest

from rules.engine import evaluate, legal_actions, refused_actions
from rules.engine.shadowfist.model.cards import Face
from tests.corpus import entries
from tests.engine_library import at, board, bundled, play_out, player, small_library


def refused(scenario, card):
    """The codes of what a card may not do, by the verb of the action."""
    found = {}
    for each in refused_actions(scenario, bundled(), card):
        assert each["rules"], each
        assert each["message"], each
        found.setdefault(each["action"]["do"], set()).add(each["code"])
    return found


def two_sides(*mine, hand=(), **more):
    return board(
        player("Ann", at("Rust Garden", *mine), at("Proving Ground"), hand=list(hand), power=1),
        player("Bob", at("Stone Garden", "Ting Ting", back="Turtle Beach")),
        **more,
    )


def test_a_turned_character_neither_attacks_nor_moves_nor_heals():
    found = refused(two_sides({"card": "Maverick Cop", "turned": True, "damage": 1}), "maverick-cop")
    assert found["attack"] >= {"already_turned"}
    assert found["heal"] == found["move"] == {"already_turned"}


def test_the_back_row_is_out_of_reach_while_the_front_row_is_not():
    found = refused_actions(two_sides("Maverick Cop"), bundled(), "maverick-cop")
    assert [each["action"]["target"] for each in found if each["action"]["do"] == "attack"] == ["turtle-beach"]


def test_a_card_in_hand_says_what_is_missing():
    assert refused(two_sides(hand=["Final Brawl"]), "final-brawl")["play"] == {"missing_resources"}


def test_what_is_legal_with_one_target_is_not_refused():
    scenario = two_sides("Maverick Cop", hand=["Final Brawl"])
    scenario["players"][0]["resources"] = {"dragons": 3}
    assert "play" not in refused(scenario, "final-brawl")


def test_the_turn_of_another_player():
    assert refused(two_sides("Maverick Cop"), "ting-ting")["attack"] == {"wrong_time"}


def test_who_cannot_intercept_is_told_why():
    attack = {"by": "Ann", "do": "attack", "with": ["maverick-cop"], "target": "kinoshita-house"}
    scenario = two_sides("Maverick Cop", actions=[attack])
    scenario["players"][1]["locations"].append(at("Kinoshita House"))
    assert "intercept" not in refused(scenario, "ting-ting")
    scenario["players"][1]["locations"][0]["characters"] = [{"card": "Ting Ting", "turned": True}]
    assert refused(scenario, "ting-ting")["intercept"] == {"already_turned"}
    assert refused(scenario, "maverick-cop")["move"] == {"attacking_or_intercepting"}


def test_what_waits_for_a_decision_says_so():
    entry = next(each for each in entries() if each["expect"].get("decision", {}) and "take" in str(each["expect"]))
    cards = evaluate(entry["scenario"], bundled())["cards"]
    codes = {code for card in cards for found in refused(entry["scenario"], card).values() for code in found}
    assert "decision_needed" in codes


def test_nothing_is_legal_and_refused_at_once():
    for entry in entries()[::25]:
        scenario = entry["scenario"]
        legal = legal_actions(scenario, bundled())
        for card in evaluate(scenario, bundled())["cards"]:
            for each in refused_actions(scenario, bundled(), card):
                assert each["action"] not in legal, entry["name"]


@pytest.mark.parametrize("card", ["nobody", "", "Ting Ting"])
def test_an_unknown_card_has_nothing_to_be_refused(card):
    assert refused_actions(two_sides(), bundled(), card) == []


def test_an_illegal_scenario_refuses_nothing_more():
    scenario = two_sides("Maverick Cop", actions=[{"by": "Bob", "do": "end turn"}])
    assert refused_actions(scenario, bundled(), "maverick-cop") == []


def test_what_has_more_ways_than_can_be_tried_is_not_said_to_be_refused():
    crowd = ["Ting Ting" if n == 0 else "Maverick Cop" for n in range(400)]
    scenario = board(
        player("Ann", at("Rust Garden", *crowd), hand=["Final Brawl"], resources={"dragons": 3}),
        player("Bob", *[at("Stone Garden", "Maverick Cop") for _ in range(100)]),
    )
    assert "play" not in refused(scenario, "final-brawl")
    assert refused(scenario, "ting-ting")["heal"] == {"not_damaged"}


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Target a Site you control :: Heal target.", "a Site that you control"),
        ("Target a Character with cost 1 or less :: Smoke target.", "a Character with cost 1 or less"),
        ("Target a damaged Character :: Smoke target.", "a damaged Character"),
        (
            "Target a Character that is the subject of a Weapon :: Smoke target.",
            "a Character that is the subject of a Weapon",
        ),
    ],
)
def test_what_a_text_asks_for_is_said_with_its_conditions(text, asked):
    call = {"title": "Call", "type": "Event", "cost": 0, "text": text}
    given = board(
        player("Ann", at("City Park"), hand=["Call"]), player("Bob", at("Stone Garden", "Ting Ting")), custom=[call]
    )
    wrong = "stone-garden" if "Site" in text else "ting-ting"
    result = play_out(given, {"by": "Ann", "do": "play", "card": "call", "targets": [wrong]})
    assert asked in result["problem"]["message"]


@pytest.mark.parametrize(
    ("how", "field"),
    [({"do": "move"}, "to"), ({"do": "use", "ability": "mobility"}, "at")],
)
def test_the_direction_that_is_missing_is_asked_for_by_the_field_of_its_action(how, field):
    places = [at("Rust Garden"), at("City Park", "Runner"), at("Police Station")]
    library = small_library(
        Face("Runner", "Character", "", "Mobility.", fighting=2),
        *((title, "Site", "") for title in ("Rust Garden", "City Park", "Police Station")),
    )
    scene = board(player("Ann", *places), player("Bob"))
    result = play_out(scene, {"by": "Ann", "card": "runner", **how}, library=library)
    assert result["problem"]["code"] == "ambiguous"
    assert f"Say in `{field}` where it moves" in result["problem"]["message"]
    moved = play_out(scene, {"by": "Ann", "card": "runner", field: "left", **how}, library=library)
    assert moved["status"] == "ok"
