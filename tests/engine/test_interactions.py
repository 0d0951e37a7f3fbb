"""The engine with the cards of the database: its library, citations with addresses, comparisons."""

import pytest

from rules import interactions
from rules.engine.shadowfist.lowering.card_library import slug
from rules.interactions.card_rows import CardRows
from rules.models import LibraryVersion
from tests.engine_library import at, board, bundled, player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def brawl(**more):
    return board(
        player("Ann", at("Proving Ground", "Ting Ting"), power=1, hand=["Final Brawl"]),
        player("Bob", at("Fox Pass", "Maverick Cop")),
        actions=[{"by": "Ann", "do": "play", "card": "Final Brawl"}, {"do": "resolve"}],
        **more,
    )


def test_the_cards_are_those_of_the_files():
    rows = CardRows()
    for card in bundled().all():
        found = rows.find(card.title)
        assert slug(found.title) == slug(card.title)
        assert sorted(found.printings, key=str) == sorted(card.printings, key=str)
        assert [each.change for each in found.errata] == [each.change for each in card.errata]


def test_cards_are_found_by_alias_and_slug():
    rows = CardRows()
    assert rows.find("HAVOC Suit") is rows.find("havoc-suit")
    assert rows.find("No Such Card") is None
    assert rows.find("") is None


def test_an_evaluation_reads_all_its_cards_in_a_fixed_number_of_queries(django_assert_max_num_queries):
    interactions.engine_library().find("Fox Pass")
    with django_assert_max_num_queries(10):
        assert interactions.evaluate(brawl())["status"] == "ok"
    with django_assert_max_num_queries(1):
        interactions.evaluate(brawl())


def test_the_library_is_kept_until_the_data_change():
    first = interactions.engine_library()
    assert interactions.engine_library() is first
    LibraryVersion.bump()
    assert interactions.engine_library() is not first


def test_every_citation_has_the_address_of_its_page(client):
    result = interactions.evaluate(brawl())
    rules = [rule for step in result["steps"] for rule in step["rules"]]
    assert rules[0]["url"] == f"/rules/{rules[0]['document']}/{rules[0]['section']}/"
    assert all(client.get(rule["url"]).status_code == 200 for rule in rules)


def test_a_problem_has_addresses_too():
    problem = interactions.evaluate({**brawl(), "actions": [{"by": "Ann", "do": "heal", "card": "Ting Ting"}]})[
        "problem"
    ]
    assert problem["code"] == "not_damaged"
    assert all(rule["url"] for rule in problem["rules"])


def test_the_input_is_left_alone():
    scenario = brawl()
    before = repr(scenario)
    interactions.evaluate(scenario)
    interactions.compare(scenario, printings={"Final Brawl": [None, "L/S"]})
    assert repr(scenario) == before


def test_every_listed_action_is_accepted():
    scenario = brawl()
    for action in interactions.legal_actions(scenario).actions:
        result = interactions.evaluate({**scenario, "actions": [*scenario["actions"], action]})
        assert result["status"] != "illegal", action


def test_editions_that_say_the_same_are_the_same():
    compared = interactions.compare(brawl(), rulesets=["zman-2000", "zman-2001"])
    assert compared["same"]
    assert compared["first_difference"] is None
    assert compared["differences"] == []
    assert [each["ruleset"] for each in compared["variants"]] == ["zman-2000", "zman-2001"]


def faulty(**more):
    with pytest.raises(interactions.ScenarioError) as raised:
        interactions.compare(brawl(), **more)
    return raised.value.faults


def test_what_cannot_be_compared_says_why():
    assert "at least two" in faulty(rulesets=["modern"])[0]
    assert "no card is titled" in faulty(printings={"Fix Pass": ["L/S", "YotD"]})[0]
    assert "no such card" in faulty(printings={"City Park": ["L/S", "YotD"]})[0]
    assert "at most" in faulty(printings={"Fox Pass": list(range(13))})[0]
    assert faulty(rulesets=["modern", "nonsense"])[0].endswith("(nonsense)")
    assert "Fox Pass as nowhere" in faulty(printings={"Fox Pass": ["L/S", "nowhere"]})[0]
