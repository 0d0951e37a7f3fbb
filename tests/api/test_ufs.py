"""Scenarios of UFS through the API."""

import json

import pytest

from tests.ufs_boards import attack, blocker, foundation, scenario

PLAY = {"by": "Ann", "do": "play", "card": "Jab", "check": 2}
CARDS = (attack(), foundation(), blocker())
BOARD = {"ann": {"hand": ["Jab"], "staging": ["Footwork"]}, "bob": {"hand": ["Guard"]}}

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def post(client, path, body):
    response = client.post(f"/api/v1/interactions/{path}", json.dumps(body), "application/json")
    return response.status_code, response.json()


def test_an_attack_is_evaluated(client):
    status, result = post(client, "evaluate", scenario(*CARDS, **BOARD, actions=[{**PLAY, "commit": ["footwork"]}]))
    assert status == 200
    assert result["attack"]["card"] == "jab"
    assert result["checks"][0]["committed"] == 1
    assert all(rule["url"] for step in result["steps"] for rule in step["rules"])


def test_its_board_is_a_scenario_again(client):
    _, result = post(client, "evaluate", scenario(*CARDS, **BOARD, actions=[{**PLAY, "commit": ["footwork"]}]))
    status, again = post(client, "evaluate", result["board"])
    assert status == 200
    assert again["cards"] == result["cards"]
    assert again["attack"] == result["attack"]
    blocked = {**result["board"], "actions": [{"by": "Bob", "do": "block", "card": "Guard", "check": 9}]}
    assert post(client, "evaluate", blocked)[1]["cards"]["guard"]["as"] == "block"


def test_legal_actions_are_listed_with_labels_and_outcomes(client):
    status, listed = post(client, "actions", {"scenario": scenario(*CARDS, **BOARD), "depth": 1})
    assert status == 200
    labels = [each["label"] for each in listed["data"]]
    assert "Ann plays Jab, checking 3." in labels
    assert len(listed["outcomes"]) == len(labels)


def test_why_a_card_may_not_be_played(client):
    board = scenario(attack("Jab", resources=["water"]), ann={"hand": ["Jab"]})
    status, refused = post(client, "refused", {"scenario": board, "card": "jab"})
    assert status == 200
    assert refused["data"][0]["code"] == "no_shared_symbol"


def test_a_malformed_scenario_names_every_place(client):
    board = {**scenario(*CARDS), "players": [{"name": "Ann", "character": "Nobody"}], "phase": "dusk"}
    status, error = post(client, "evaluate", board)
    assert status == 400
    assert {each["place"] for each in error["details"]} >= {"players[0].character", "phase", "players"}


def test_there_is_nothing_to_compare(client):
    status, error = post(client, "compare", {"scenario": scenario(*CARDS)})
    assert (status, error["details"][0]["place"]) == (400, "rulesets")


def test_chances_are_exact(client):
    body = {
        "scenario": scenario(*CARDS, **BOARD),
        "action": {"by": "Ann", "do": "play", "card": "Jab"},
        "deck": ["Jab", "Jab", "Jab", "Footwork"],
        "recheck": True,
    }
    status, odds = post(client, "odds", body)
    assert status == 200
    assert (odds["difficulty"], odds["deck"]) == (3, 4)
    assert odds["passing"][0] == {"committed": 0, "numerator": 1, "denominator": 1, "chance": 1.0}
    hard = {**body, "scenario": scenario(attack(difficulty=5), foundation(), **BOARD | {"bob": {}})}
    _, odds = post(client, "odds", hard)
    # One card in four has 5; with a re-check it is 1/4 + 3/4 * 1/3.
    assert (odds["passing"][0]["numerator"], odds["passing"][0]["denominator"]) == (1, 2)
    _, odds = post(client, "odds", {**hard, "recheck": False})
    assert (odds["passing"][0]["numerator"], odds["passing"][0]["denominator"]) == (1, 4)
    assert [each["committed"] for each in odds["passing"]] == [0, 1, 2]


def test_chances_of_an_attack_against_blocks(client):
    board = scenario(*CARDS, **BOARD, actions=[{**PLAY, "check": 3}, {"do": "continue"}])
    body = {"scenario": board, "action": {"by": "Bob", "do": "block", "card": "Guard"}, "deck": ["Jab", "Footwork"]}
    _, odds = post(client, "odds", body)
    assert odds["blocks"][0]["difficulty"] == 2
    assert odds["through"]["numerator"] == 0


def test_what_makes_no_check_has_no_chances(client):
    body = {"scenario": scenario(*CARDS, **BOARD), "action": {"by": "Ann", "do": "end"}, "deck": ["Jab"]}
    status, error = post(client, "odds", body)
    assert (status, error["details"][0]["place"]) == (400, "action")
    assert post(client, "odds", {"scenario": {}})[0] == 400
