"""Where the Fighting of a Character and the Body of a Site come from (4.6)."""

import pytest

from rules.engine import accounts, evaluate
from tests.corpus import entries
from tests.engine_library import at, board, bundled, player

UP = {"card": "Fox Pass", "face": "up"}


def numbers(*characters, bobs=(UP,), actions=()):
    given = board(player("Ann", at("City Park", *characters)), player("Bob", *[at(each) for each in bobs]))
    return accounts({**given, "actions": list(actions)}, bundled())


def test_a_bonus_says_whose_it_is_and_what_it_counts():
    found = numbers("Ting Ting", bobs=(UP, {"card": "Stone Garden", "face": "up"}))["ting-ting"]
    assert (found["what"], found["now"], found["printed"], found["damage"]) == ("fighting", 8, 6, 0)
    (part,) = found["parts"]
    assert (part["amount"], part["by"], part["counted"]) == (2, "Ting Ting", ["Bob"])
    assert "+2 Fighting" in part["text"]
    assert {rule["section"] for rule in part["rules"]} == {"5.2.4", "4.6"}


def test_what_is_as_printed_needs_no_explanation():
    assert numbers("Maverick Cop") == {}


def test_damage_is_told_by_itself():
    found = numbers({"card": "Maverick Cop", "damage": 3})["maverick-cop"]
    assert (found["now"], found["printed"], found["parts"], found["damage"]) == (1, 4, [], 3)


def test_x_is_worth_what_the_text_says():
    found = numbers("Undercover Cop", "Maverick Cop")["undercover-cop"]
    assert (found["printed"], found["base"], found["now"]) == ("X", 2, 2)


def test_what_an_effect_gave_lasts_and_is_named_by_its_card():
    cry = "Target a Character :: Target gains +3 Fighting until the end of the turn."
    given = board(player("Ann", at("City Park", "Maverick Cop"), hand=["War Cry"]), player("Bob"))
    given["custom"] = [{"title": "War Cry", "type": "Event", "cost": 0, "text": cry}]
    actions = [{"by": "Ann", "do": "play", "card": "war-cry", "targets": ["maverick-cop"]}, {"do": "resolve"}]
    (part,) = accounts({**given, "actions": actions}, bundled())["maverick-cop"]["parts"]
    assert (part["amount"], part["by"], part["lasting"]) == (3, "War Cry", True)


@pytest.mark.parametrize("entry", entries()[::40], ids=lambda entry: entry["name"])
def test_the_sum_is_the_number_of_the_outcome(entry):
    scenario = entry["scenario"]
    cards = evaluate(scenario, bundled())["cards"]
    for card_id, found in accounts(scenario, bundled()).items():
        total = found["base"] + sum(part["amount"] for part in found["parts"]) - found["damage"]
        assert max(0, total) == found["now"] == cards[card_id][found["what"]]
