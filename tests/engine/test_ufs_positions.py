"""Hashes of positions of UFS, what of the legal actions is left out, and why not."""

from __future__ import annotations

import json
from typing import Any

from rules.engine import ScenarioError, evaluate, list_legal, refused_actions
from rules.engine.ufs.card_library import CardLibrary
from tests.corpus import ufs_entries
from tests.ufs_boards import EMPTY, action, attack, foundation, scenario
from tests.ufs_random_play import samples

DRILL = foundation("Drill", text="F Commit: Gain 1 vitality.")
BREATH = foundation("Breath", text="F Commit: Gain 2 vitality.")


def hash_of(given: dict[str, Any], library: CardLibrary = EMPTY) -> str:
    """The hash of the position after a scenario."""
    return str(evaluate(given, library, fields=("hash",))["hash"])


def board(*actions: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Ann with two foundations."""
    ann = {"vitality": 5, "staging": ["Drill", "Breath"], "hand": ["Jab"], **more}
    return scenario(DRILL, BREATH, attack(), ann=ann, actions=actions)


def use(card: str) -> dict[str, Any]:
    """Ann activates a foundation."""
    return {"by": "Ann", "do": "activate", "card": card}


def test_two_ways_to_a_position_have_one_hash() -> None:
    one, other = use("drill"), use("breath")
    assert hash_of(board(one, other)) == hash_of(board(other, one))
    assert hash_of(board(one, other)) != hash_of(board(one))
    assert hash_of(board(vitality=6)) != hash_of(board())


def test_the_number_of_attacks_before_is_no_part_of_a_position() -> None:
    jab = {"by": "Ann", "do": "play", "card": "jab", "check": 9}
    ann = {"hand": ["Jab", "Jab"], "staging": []}
    one = scenario(attack(), ann=ann, actions=[jab, {"do": "continue"}, {**jab, "card": "jab-2"}])
    other = scenario(attack(), ann=ann, actions=[{**jab, "card": "jab-2"}, {"do": "continue"}, jab])
    # The same card goes on in neither; the numbers of the attacks are the same, and the cards are not.
    assert hash_of(one) != hash_of(other)


def test_the_board_of_an_outcome_has_the_hash_of_the_outcome() -> None:
    told = [evaluate(each["scenario"], samples(), fields=("hash", "problem", "board")) for each in ufs_entries()]
    legal = [each for each in told if not each["problem"]]
    parted = [each["board"] for each in legal if hash_of(each["board"], samples()) != each["hash"]]
    assert not parted, json.dumps(parted[:1], indent=1)
    assert len({each["hash"] for each in legal}) > len(legal) / 2


def test_a_first_form_that_failed_makes_another_position() -> None:
    first = action("Opening", "First F: Gain 1 vitality.")
    ann = {"hand": ["Opening", "Opening", "Jab"], "staging": []}
    whole = scenario(first, attack(), ann=ann)
    assert hash_of({**whole, "actions": [{**use("opening"), "do": "play", "check": 9}]}) != hash_of(whole)


def test_choices_that_are_too_many_are_said_to_be_left_out() -> None:
    cards = [attack(f"Jab {n}") for n in range(8)]
    many = action("Sift", "F: Discard up to 4 cards from your hand.")
    ann = {"hand": ["Sift", *(each["title"] for each in cards)], "staging": []}
    given = scenario(
        many, *cards, ann=ann, actions=[{"by": "Ann", "do": "play", "card": "sift", "check": 9}, {"do": "continue"}]
    )
    listing = list_legal(given, EMPTY)
    assert [each.kind for each in listing.omitted] == ["number"]
    assert listing.shortfall


def test_why_not_is_told_of_each_wish_that_is_illegal_in_every_way() -> None:
    dear = attack("Haymaker", difficulty=4, resources=["water"])
    given = scenario(dear, DRILL, ann={"hand": ["Haymaker"], "staging": [{"card": "Drill", "committed": True}]})
    (told,) = refused_actions(given, EMPTY, "haymaker")
    assert (told["action"]["do"], told["code"]) == ("play", "no_shared_symbol")
    (told,) = refused_actions(given, EMPTY, "drill")
    assert told["rules"] == [{"document": "ufs-rules-2010", "section": "2.8.2"}]


def test_a_pile_that_is_known_in_part_is_written_with_the_cards_and_the_number() -> None:
    ann = {
        "hand": ["Jab", {"unknown": 2}],
        "momentum": [{"unknown": 1}, "Jab", {"unknown": 2}],
        "deck": ["Drill", {"unknown": 30}],
        "discard": [{"unknown": 1}, "Drill"],
        "staging": [],
    }
    told = evaluate(scenario(DRILL, attack(), ann=ann), EMPTY)
    (player, _) = told["board"]["players"]
    assert [each.get("id", each.get("unknown")) for each in player["hand"]] == ["jab", 2]
    assert [each.get("card", each.get("unknown")) for each in player["momentum"]] == [1, "Jab", 2]
    assert [each.get("card", each.get("unknown")) for each in player["deck"]] == ["Drill", 30]
    assert [each.get("card", each.get("unknown")) for each in player["discard"]] == [1, "Drill"]
    state = told["players"]["Ann"]
    assert (state["hand"], state["momentum"], state["deck"]) == (3, 4, 31)
    assert "resume" not in told["board"]
    # What is drawn from the known top is known; what lies below it is not.
    drawing = action("Fill", "F: Draw 2 cards.")
    drawn = scenario(
        *(DRILL, attack(), drawing),
        ann={**ann, "hand": ["Fill"]},
        actions=[{"by": "Ann", "do": "play", "card": "fill", "check": 5}, {"do": "continue"}],
    )
    (player, _) = evaluate({**drawn, "actions": drawn["actions"][:1]}, EMPTY)["board"]["players"]
    assert player["hand"] == 2, "the check took the known card"
    assert player["deck"] == 28


def test_only_a_pile_may_hold_cards_that_nobody_knows() -> None:
    faults = []
    for pile in ("staging", "card_pool"):
        try:
            evaluate(scenario(ann={pile: [{"unknown": 1}]}), EMPTY)
        except ScenarioError as error:
            faults += error.faults
    assert len(faults) == 4
    assert faults[0].startswith("players[0].staging[0]")


def test_the_result_says_which_window_is_open() -> None:
    calm = foundation("Calm", text="R Commit: After your opponent plays an attack, draw 1 card.")
    jab = {"by": "Ann", "do": "play", "card": "jab", "check": 9}
    given = scenario(attack(), calm, ann={"hand": ["Jab"], "staging": []}, bob={"staging": ["Calm"]}, actions=[jab])
    window = evaluate(given, EMPTY)["window"]
    assert (window["kind"], window["next"], window["passes"], window["check"]) == ("response", "Ann", 0, None)
    assert window["event"] == {"what": "play", "by": "Ann", "card": "jab"}
    given["actions"] = [jab, {"by": "Bob", "do": "activate", "card": "calm"}, {"by": "Ann", "do": "pass"}]
    window = evaluate(given, EMPTY)["window"]
    assert (window["kind"], window["next"], window["passes"]) == ("enhance", "Bob", 1)
    assert evaluate({**given, "actions": []}, EMPTY)["window"] is None


def test_the_check_that_is_being_made_is_told() -> None:
    wind = foundation("Second Wind", text="R Commit: After you make a control check, re-check.")
    jab = {"by": "Ann", "do": "play", "card": "jab", "check": 1}
    given = scenario(attack(), wind, ann={"hand": ["Jab"], "staging": ["Second Wind"]}, actions=[jab])
    check = evaluate(given, EMPTY)["window"]["check"]
    assert check == {"by": "Ann", "card": "jab", "value": 1, "modified": 1, "difficulty": 3}
