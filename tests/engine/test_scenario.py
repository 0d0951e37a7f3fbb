"""Scenarios: default ids, hidden cards, and every fault with its place (DESIGN 7)."""

import pytest

from rules.engine import evaluate
from rules.engine.kernel.errors import ScenarioError
from rules.engine.shadowfist.interface.scenario import MAX_ACTIONS, read_scenario
from tests.engine_library import at, board, bundled, play_out, player


def faults(scenario):
    with pytest.raises(ScenarioError) as error:
        read_scenario(scenario, bundled())
    return error.value.faults


def test_default_ids_follow_the_reading_order():
    scene = board(
        player(
            "Ann",
            at("Stone Garden", "Maverick Cop", {"card": "Hacker", "states": ["Really Big Gun"]}, back="Stone Garden"),
            hand=["Maverick Cop"],
            smoked=["Really Big Gun"],
        ),
        player("Bob", at("Stone Garden", {"card": "Maverick Cop", "id": "maverick-cop-3"})),
    )
    cards = play_out(scene)["cards"]
    assert cards["maverick-cop"]["zone"] == "hand"
    assert cards["maverick-cop-2"]["zone"] == "play"
    assert cards["maverick-cop-3"]["controller"] == "Bob"
    assert cards["really-big-gun"]["zone"] == "smoked"
    assert cards["really-big-gun-2"]["subject"] == "hacker"
    assert cards["stone-garden-2"]["location"] == "stone-garden"
    assert cards["stone-garden-3"]["controller"] == "Bob"


def test_an_explicit_id_is_not_given_again():
    cards = play_out(board(player("Ann", hand=["Nerve Gas", {"card": "Ting Ting", "id": "nerve-gas"}]), player("Bob")))
    assert set(cards["cards"]) == {"nerve-gas", "nerve-gas-2"}


def test_hidden_cards_are_counted():
    result = play_out(board(player("Ann", hand=4, deck=20), player("Bob", deck=["Nerve Gas"])))
    assert result["players"]["Ann"]["hand"] == 4
    assert result["players"]["Ann"]["deck"] == 20
    assert result["players"]["Bob"]["deck"] == 1


def test_feng_shui_sites_lie_face_down_and_others_face_up():
    cards = play_out(board(player("Ann", at("Stone Garden"), at("Police Station")), player("Bob")))["cards"]
    assert cards["stone-garden"]["face"] == "down"
    assert cards["police-station"]["face"] == "up"


def test_the_wording_is_that_of_the_ruleset_unless_a_printing_is_named():
    def keywords(ruleset, entry):
        scene = board(player("Ann", at(entry)), player("Bob"), ruleset=ruleset)
        return play_out(scene)["cards"]["fox-pass"]["keywords"]

    assert keywords("daedalus-1995", "Fox Pass") == ["Limited"]
    assert keywords("zman-2001", "Fox Pass") == ["Unique"]
    assert keywords("zman-2001", {"card": "Fox Pass", "printing": "L/S"}) == ["Limited"]
    assert keywords("daedalus-1995", {"card": "Fox Pass", "printing": 2}) == ["Unique"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"hand": ["Final Brawl", "Tong Tong"]}, "players[0].hand[1]: no card is titled 'Tong Tong'"),
        ({"powr": 3}, "players[0].powr: unknown field"),
        ({"power": -1}, "players[0].power: -1 is not between 0 and"),
        ({"power": True}, "players[0].power: True must be a whole number"),
        ({"resources": {"dragon": 1}}, "players[0].resources: 'dragon' is no resource"),
        ({"resources": {"dragons": 10**30}}, "players[0].resources.dragons: 1000"),
        ({"resources": {"dragons": "x" * 5000}}, "xxx'… must be a whole number"),
        ({"hand": [["x"] * 5000]}, "players[0].hand[0]: ['x', 'x'"),
        ({"edges": ["Ting Ting"]}, "players[0].edges[0]: Ting Ting is a Character"),
        ({"locations": [{"back": "Stone Garden"}]}, "players[0].locations[0].front: a location has a front-row Site"),
        ({"locations": [{"front": "Ting Ting"}]}, "players[0].locations[0].front: Ting Ting is a Character"),
        ({"hand": [{"card": "Fox Pass", "printing": "XX"}]}, "players[0].hand[0].printing: Fox Pass has no printing"),
        ({"hand": [7]}, "players[0].hand[0]: 7 is no card"),
        ({"locations": [at("Stone Garden", {"card": "Ting Ting", "controller": "Bob"})]}, "controller"),
        (
            {"locations": [at("Stone Garden", {"card": "Ting Ting", "turned": "yes"})]},
            "'yes' is neither true nor false",
        ),
    ],
)
def test_a_fault_names_its_place(change, fault):
    found = faults({"players": [{"name": "Ann", **change}, {"name": "Bob"}]})
    assert any(fault in each for each in found), found
    assert all(len(each) < 400 for each in found), "a fault quotes what it read, but not pages of it"


@pytest.mark.parametrize(
    ("scenario", "fault"),
    [
        ({"players": [{"name": "Ann"}]}, "players: a game needs at least two players"),
        ({"players": [{"name": "Ann"}, {"name": "Ann"}]}, "players[1].name: 'Ann' is another player's name"),
        ({"players": [{"name": "Ann"}, {"name": "Bob"}], "turn": "Eve"}, "turn: no player is named 'Eve'"),
        ({"players": [{"name": "Ann"}, {"name": "Bob"}], "ruleset": "x"}, "ruleset: 'x' is none of"),
        ({"players": [{"name": "Ann"}, {"name": "Bob"}], "actions": [{"do": "dance"}]}, "actions[0].do: 'dance'"),
        ({"players": [{"name": "Ann"}, {"name": "Bob"}], "actions": [{"do": "play"}]}, "actions[0].card: must name"),
        ({"players": [{"name": "Ann"}, {"name": "Bob"}], "actions": [{"do": "draw"}] * (MAX_ACTIONS + 1)}, "actions:"),
        ({"players": "Ann"}, "players: must be a list"),
        ([], "scenario: must be an object"),
        (3, "scenario: must be an object"),
        (None, "scenario: must be an object"),
    ],
)
def test_a_malformed_scenario_is_told(scenario, fault):
    assert any(fault in each for each in faults(scenario))


def test_all_faults_are_told_at_once():
    found = faults({"players": [{"name": "Ann", "hand": ["?"], "power": "2"}, {"name": "Bob", "edges": 3}]})
    assert len(found) == 3


def test_the_board_goes_on_as_a_scenario():
    scene = board(
        player("Ann", at("Stone Garden", "Maverick Cop"), hand=["Final Brawl"], power=2),
        player("Bob", at("Police Station", {"card": "Ting Ting", "damage": 1})),
        actions=[{"do": "play", "card": "Final Brawl"}],
    )
    first = evaluate(scene, bundled())
    assert [each["card"] for each in first["scene"]] == ["final-brawl"]
    then = evaluate({**first["board"], "actions": [{"do": "resolve"}]}, bundled())
    assert then["cards"]["ting-ting"]["damage"] == 3
    assert [step["action"] for step in then["steps"]] == [0] * len(then["steps"])


def test_the_scenario_is_not_changed_and_gives_the_same_outcome_again():
    ann = player("Ann", at(), hand=["Final Brawl"], resources={"dragons": 1})
    scene = board(ann, player("Bob"), actions=[{"do": "play", "card": "Final Brawl"}])
    before = repr(scene)
    assert evaluate(scene, bundled()) == evaluate(scene, bundled())
    assert repr(scene) == before


def test_a_board_that_was_edited_is_not_resumed():
    ann = player("Ann", hand=["Final Brawl"], resources={"dragons": 1})
    scene = board(ann, player("Bob"), actions=[{"do": "play", "card": "Final Brawl"}])
    after = evaluate(scene, bundled())["board"]
    after["players"][0]["power"] = 7
    with pytest.raises(ScenarioError, match="resume: the players are no longer"):
        evaluate(after, bundled())
    del after["resume"]
    assert evaluate(after, bundled())["players"]["Ann"]["power"] == 7


SHAPE = 'against: must name the interceptors of each attacker: {"ting-ting": ["maverick-cop"]}'


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        ({"do": "play", "card": ["Final Brawl"]}, "card: must name a card"),
        ({"do": "play", "card": "Final Brawl", "choices": [1.5]}, "choices[0]: must be a word or a whole number"),
        ({"do": "play", "card": "Final Brawl", "choices": True}, "choices[0]: must be a word or a whole number"),
        ({"do": "play", "card": "Final Brawl", "choices": {"a": 1}}, "choices: must be a list"),
        ({"do": "play", "card": "Final Brawl", "at": {"beside": "x"}}, "at.beside: unknown field"),
        ({"do": "play", "card": "Final Brawl", "at": ["left"]}, "at: ['left'] is no text"),
        ({"do": "play", "card": "Final Brawl", "x": "3"}, "x: '3' must be a whole number"),
        ({"do": "play", "card": "Final Brawl", "targets": "Ting Ting"}, "targets: must be a list"),
        ({"do": "play", "card": "Final Brawl", "targets": [["Ting Ting"]]}, "targets[0]:"),
        ({"do": "use", "card": "Final Brawl", "ability": -1}, "ability: -1 is not between"),
        ({"do": "use", "card": "Final Brawl", "ability": {}}, "ability: {} must be a whole number"),
        ({"do": "move", "card": "Final Brawl", "to": 3}, "to: 3 is no text"),
        ({"do": "intercept", "against": ["a"]}, SHAPE),
        ({"do": "intercept", "against": {"a": "b"}}, SHAPE),
        ({"do": "intercept", "against": {"a": None}}, SHAPE),
        ({"do": "divide", "damage": {"a": "b"}}, "damage.a: 'b' must be a whole number"),
        ({"do": "divide", "damage": {"a": -2}}, "damage.a: -2 is not between"),
        ({"do": "dance"}, "do: 'dance' is no action"),
        ({"do": ["play"]}, "do: ['play'] is no text"),
        ("play", "must be an object"),
    ],
)
def test_every_field_of_an_action_has_its_type(action, fault):
    found = faults(board(player("Ann"), player("Bob"), actions=[action]))
    assert any(each.startswith("actions[0]") and fault in each for each in found), found


@pytest.mark.parametrize("given", [7, None, "Ann", []])
def test_what_is_no_object_is_told_so(given):
    with pytest.raises(ScenarioError, match="scenario: must be an object with named fields"):
        read_scenario(given, bundled())
