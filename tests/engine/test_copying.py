"""Copying, giving and blanking rules text and printed characteristics (7.5, 10.1.1)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

COPY = "Target a Character and choose a Character :: Copy the rules text printed on that Character onto target"
BLANK = "Target a Character :: Treat the rules text of target and of all States on it as blank"
TURN = "until the end of the turn."
LIBRARY = small_library(
    ("Discipline", "Event", f"{COPY} {TURN}"),
    ("Mist", "Event", f"{BLANK} {TURN}"),
    (
        "Gift",
        "Event",
        f"Target a Character and choose a Character :: Target gains the rules text printed on that Character {TURN}",
    ),
    ("Brawl", "Event", "Inflict 2 damage on all Characters."),
    ("Wall", "Edge", "While this card is in play, all <Wild> cards are canceled."),
    Face("Tough", "Character", "Unique Nobody", "Unique. Toughness: 1.", fighting=3),
    Face("Plain", "Character", fighting=4),
    Face("Secret", "Character", "", "Uncopyable. Toughness: 1.", fighting=3),
    Face("Swarm", "Character", "", "X = the number of Characters you control.", fighting="X"),
    Face("Pack", "Character", "", "X = the number of Edges you control.", fighting="X"),
    Face("Fire", "Character", "", "Turn and choose a Character :: Inflict X damage on it. X = 2.", fighting=2),
    Face("Lotus", "State", "", "Play on a Character. Subject gains +2 Fighting.", cost=0),
)


def table(*mine, actions, **more):
    ann = player("Ann", characters=list(mine), **more)
    bob = player("Bob", characters=["Plain"])
    return play_out(board(ann, bob), *actions, library=LIBRARY)


def on(card, *targets):
    return {"by": "Ann", "do": "play", "card": card, "targets": list(targets)}


def test_a_copied_ability_works_and_restrictions_are_not_copied():
    actions = [on("Discipline", "plain", "tough"), "resolve", on("Brawl"), "resolve"]
    result = table("Tough", hand=["Discipline", "Brawl"], actions=actions)
    assert result["cards"]["plain"]["damage"] == 1
    assert result["cards"]["plain"]["keywords"] == ["Toughness: 1"]
    assert result["cards"]["plain"]["title"] == "Plain"


def test_a_text_copied_to_itself_adds_up():
    actions = [on("Discipline", "tough", "tough"), "resolve", on("Brawl"), "resolve"]
    result = table("Tough", hand=["Discipline", "Brawl"], actions=actions)
    assert result["cards"]["tough"]["damage"] == 0


def test_the_copy_is_gone_when_the_turn_ends():
    actions = [on("Discipline", "plain", "tough"), "resolve", {"by": "Ann", "do": "end turn"}, "continue"]
    assert table("Tough", hand=["Discipline"], actions=actions)["cards"]["plain"]["keywords"] == []


def test_a_copied_ability_refers_to_its_new_card():
    actions = [
        on("Discipline", "tough", "fire"),
        "resolve",
        {"by": "Ann", "do": "use", "card": "tough", "targets": ["plain"]},
    ]
    result = table("Tough", "Fire", hand=["Discipline"], actions=[*actions, "resolve"])
    assert result["cards"]["tough"]["turned"]
    assert not result["cards"]["fire"]["turned"]
    assert result["cards"]["plain"]["damage"] == 2


@pytest.mark.parametrize(
    ("onto", "source", "fighting"), [("plain", "swarm", 4), ("swarm", "pack", 1), ("pack", "swarm", 3)]
)
def test_an_x_is_redefined_only_where_there_is_one(onto, source, fighting):
    result = table(
        "Swarm",
        "Pack",
        "Tough",
        edges=["Wall"],
        hand=["Discipline"],
        actions=[on("Discipline", onto, source), "resolve"],
    )
    assert result["cards"][onto]["fighting"] == fighting


@pytest.mark.parametrize(("onto", "source"), [("plain", "secret"), ("secret", "tough")])
def test_uncopyable(onto, source):
    result = table("Secret", "Tough", hand=["Discipline"], actions=[on("Discipline", onto, source), "resolve"])
    assert result["problem"]["code"] == "illegal_target"
    assert "Uncopyable" in result["problem"]["message"]
    assert {each["section"] for each in result["problem"]["rules"]} >= {"10.1.1", "7.6"}


def test_a_blank_card_keeps_its_restrictions_and_its_states_are_blank():
    tough = {"card": "Tough", "states": ["Lotus"]}
    result = table(tough, hand=["Mist"], actions=[on("Mist", "tough"), "resolve"])
    assert result["cards"]["tough"]["keywords"] == ["Unique"]
    assert result["cards"]["tough"]["fighting"] == 3
    assert result["cards"]["lotus"]["canceled"]


def test_what_a_blank_card_has_copied_still_counts():
    actions = [on("Mist", "tough"), "resolve", on("Discipline", "tough", "fire"), "resolve"]
    use = {"by": "Ann", "do": "use", "card": "tough", "targets": ["plain"]}
    result = table("Tough", "Fire", hand=["Mist", "Discipline"], actions=[*actions, use, "resolve"])
    assert result["cards"]["plain"]["damage"] == 2


def test_a_blank_card_can_be_copied_for_what_is_printed_on_it():
    actions = [on("Mist", "tough"), "resolve", on("Discipline", "plain", "tough"), "resolve"]
    result = table("Tough", hand=["Mist", "Discipline"], actions=actions)
    assert result["cards"]["plain"]["keywords"] == ["Toughness: 1"]


def test_the_board_of_a_copy_names_the_card_by_its_printed_title():
    result = table("Tough", hand=["Gift"], actions=[on("Gift", "plain", "tough"), "resolve"])
    again = play_out(result["board"], {"by": "Ann", "do": "end turn"}, library=LIBRARY)
    assert again["cards"]["plain"]["keywords"] == ["Toughness: 1"]


def test_of_an_uncopyable_card_the_later_page_protects_the_text_alone():
    """1.6.7; 10.1.1 of the book: it cannot be copied by any means."""
    secret = {"title": "Secret", "type": "Character", "subtitle": "Spy", "fighting": 5, "text": "Uncopyable. Guts."}
    ann = player("Ann", characters=["Secret"], hand=["Evil Twin"], power=9, resources={"lotus": 9})
    scenario = board(ann, player("Bob"), ruleset="modern", custom=[secret])
    result = play_out(scenario, on("Evil Twin", "secret"), "resolve")
    twin = result["cards"]["evil-twin"]
    assert (twin["title"], twin["fighting"], twin["keywords"]) == ("Evil Twin of Secret", 5, ["Uncopyable"])
