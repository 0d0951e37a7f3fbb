"""What cannot be carried out to its end is not begun: not listed, refused before it is paid for, or told (DESIGN 5)."""

import pytest

from rules.engine import evaluate, legal_actions
from rules.engine.shadowfist.lowering.texts import NOT_RUN
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

# No effect brings an Event into play: whether one of these can be carried out depends on the cards there are.
LIBRARY = small_library(
    Face("Recall", "Event", cost=2, text="Target a card in your smoked pile :: Return target to play."),
    Face("Salvage", "Event", cost=2, text="Gain 5 Power. Return a card from your smoked pile to play."),
    Face("Shrine", "Site", body=5, text="Turn :: Gain 5 Power and return a card from your smoked pile to play."),
    Face(
        "Herald", "Character", fighting=2, text="When you play an Event, return a card from your smoked pile to play."
    ),
    Face("Spark", "Event", text="Gain 1 Power."),
    Face("Fighter", "Character", fighting=3),
)


def scene(*hand, smoked, **more):
    bob = {"characters": ["Fighter"]}
    return board(player("Ann", hand=list(hand), power=2, smoked=smoked, **more), player("Bob", **bob))


def of_card(actions, card):
    return [each for each in actions if each.get("card") == card]


@pytest.mark.parametrize("card", ["Recall", "Salvage"])
def test_what_cannot_be_finished_is_not_listed_and_is_refused_before_it_is_paid(card):
    only = scene(card, smoked=["Spark"])
    assert of_card(legal_actions(only, LIBRARY), card.lower()) == []
    result = play_out(only, ("Ann", "play", card, {"targets": ["spark"]}), library=LIBRARY)
    assert result["problem"]["code"] == "not_supported_yet"
    assert result["players"]["Ann"]["power"] == 2
    assert result["cards"][card.lower()]["zone"] == "hand"
    assert result["steps"] == []


def test_what_can_be_finished_with_one_card_is_listed_with_that_card():
    both = scene("Salvage", smoked=["Spark", "Fighter"])
    (play,) = of_card(legal_actions(both, LIBRARY), "salvage")
    result = play_out(both, play, "resolve", library=LIBRARY)
    assert result["cards"]["fighter"]["zone"] == "play"
    assert result["players"]["Ann"]["power"] == 5


def test_an_ability_that_cannot_be_finished_does_not_turn_its_card():
    shrine = {"locations": [{"front": "Shrine"}]}
    assert of_card(legal_actions(scene(smoked=["Spark"], **shrine), LIBRARY), "shrine") == []
    result = play_out(scene(smoked=["Spark"], **shrine), ("Ann", "use", "Shrine"), library=LIBRARY)
    assert (result["problem"]["code"], result["cards"]["shrine"]["turned"]) == ("not_supported_yet", False)
    after = play_out(scene(smoked=["Fighter"], **shrine), ("Ann", "use", "Shrine"), "resolve", library=LIBRARY)
    assert (after["problem"], after["cards"]["fighter"]["zone"]) == (None, "play")


def test_what_triggers_and_cannot_be_finished_is_told_and_the_game_goes_on():
    herald = {"characters": ["Herald"]}
    result = play_out(scene("Spark", smoked=["Spark"], **herald), ("Ann", "play", "Spark"), "resolve", library=LIBRARY)
    assert result["status"] == "ok"
    assert result["players"]["Ann"]["power"] == 3
    (told,) = [each for each in result["steps"] if each["kind"] == "unrun"]
    assert told["cards"] == ["herald"]
    assert "herald" in [each["card"] for each in result["not_understood"]]
    assert legal_actions(result["board"], LIBRARY)


def test_an_answer_with_which_it_cannot_be_finished_is_no_option():
    asks = scene("Spark", smoked=["Spark", "Fighter"], characters=["Herald"])
    result = play_out(asks, ("Ann", "play", "Spark"), library=LIBRARY)
    assert result["status"] == "needs_decision"
    assert [each["cards"] for each in legal_actions(result["board"], LIBRARY)] == [["fighter"]]
    refused = evaluate({**result["board"], "actions": [{"do": "choose", "cards": ["spark"]}]}, LIBRARY)
    assert refused["problem"]["code"] == "not_supported_yet"
    done = evaluate(
        {**result["board"], "actions": [{"do": "choose", "cards": ["fighter"]}, {"do": "resolve"}]}, LIBRARY
    )
    assert done["cards"]["fighter"]["zone"] == "play"


def test_what_a_response_makes_impossible_does_nothing_as_a_whole():
    """It could be carried out when it was generated; as it resolves it cannot, and the game goes on without it."""
    library = small_library(
        *(card.printings[-1].face for card in LIBRARY.all()),
        Face("Feast", "Event", text="Gain 5 Power. Each player returns a card from his or her smoked pile to play."),
    )
    begun = scene("Feast", smoked=["Fighter"])
    begun["players"][1]["hand"] = ["Spark"]
    alone = play_out(
        begun, ("Ann", "play", "Feast"), "resolve", {"do": "choose", "cards": ["fighter"]}, library=library
    )
    assert (alone["status"], alone["players"]["Ann"]["power"], alone["cards"]["fighter"]["zone"]) == ("ok", 7, "play")
    result = play_out(begun, ("Ann", "play", "Feast"), ("Bob", "play", "Spark"), "resolve", library=library)
    assert (result["status"], result["players"]["Ann"]["power"], result["players"]["Bob"]["power"]) == ("ok", 2, 1)
    assert [each["cards"] for each in result["steps"] if each["kind"] == "unrun"] == [["feast"]]
    assert legal_actions(result["board"], library)


def test_a_price_about_which_is_decided_is_not_asked_for_in_vain():
    """Which card is discarded is asked where unknown cards are in the hand: not for what can then not be finished."""
    library = small_library(
        *(card.printings[-1].face for card in LIBRARY.all()),
        Face("Sage", "Character", fighting=2, text="Discard a card :: Return a card from your smoked pile to play."),
    )
    draws = (("Ann", "skip power"), ("Ann", "draw"), ("Ann", "decline"))
    for smoked, status in (("Spark", "illegal"), ("Fighter", "needs_decision")):
        begun = scene("Spark", smoked=[smoked], deck=9, characters=["Sage"])
        result = play_out({**begun, "phase": "start"}, *draws, ("Ann", "use", "Sage"), library=library)
        assert result["status"] == status


def test_the_choices_of_an_option_are_made_after_it_has_been_used():
    library = small_library(
        Face(
            "Raider", "Character", fighting=3, text="When you play this card, you may inflict 1 damage on a Character."
        ),
        Face("Fighter", "Character", fighting=3),
    )
    begun = board(player("Ann", hand=["Raider"]), player("Bob", characters=["Fighter"]))
    asked = play_out(begun, ("Ann", "play", "Raider"), library=library)
    assert [each["cards"] for each in legal_actions(asked["board"], library)] == [["yes"], ["no"]]
    yes = evaluate({**asked["board"], "actions": [{"do": "choose", "cards": ["yes"]}]}, library)
    assert [each["cards"] for each in legal_actions(yes["board"], library)] == [["fighter"], ["raider"]]
    done = evaluate({**yes["board"], "actions": [{"do": "choose", "cards": ["fighter"]}]}, library)
    assert (done["status"], done["cards"]["fighter"]["damage"]) == ("ok", 1)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Event", "Toast all Sites whose Body is even."),
        ("Event", "Gain 1 Power. If an opponent has more Edges than you, draw a card."),
        ("Character", "When you play an Event, unturn a Character that provides more than 2 resources."),
        ("Character", "At the end of your turn, toast this card if it did not intercept this turn."),
    ],
)
def test_what_nobody_can_read_of_an_effect_is_known_before_anything_is_on_the_board(kind, text):
    library = small_library(Face("Riddle", kind, text=text, fighting=2), Face("Spark", "Event", text="Gain 1 Power."))
    place = {"hand": ["Riddle"]} if kind == "Event" else {"characters": ["Riddle"], "hand": ["Spark"]}
    result = evaluate(board(player("Ann", **place), player("Bob")), library)
    (told,) = result["not_understood"]
    assert told["card"] == "riddle"
    assert told["reason"].startswith(NOT_RUN)
    assert text[told["start"] : told["end"]] == told["text"] != ""
