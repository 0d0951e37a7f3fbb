"""Scenes: responses, triggered effects and where they go, canceling, implied passes, decisions (chapter 5)."""

from rules.engine.shadowfist.interface.legal import legal_actions
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, bundled, play_out, player, small_library

RICH = dict.fromkeys(("dragons", "ascended", "lotus", "architects", "hand", "jammers", "chi", "magic", "tech"), 6)


def kinds(result):
    return [step["kind"] for step in result["steps"]]


def test_last_in_first_out():
    library = small_library(
        ("Rich", "Event", "Each player gains 2 Power."),
        ("Theft", "Event", "Target an opponent :: Steal 5 Power from target."),
    )
    scene = board(player("Ann", hand=["Rich"]), player("Bob", hand=["Theft"]))
    result = play_out(
        scene, ("Ann", "play", "Rich"), ("Bob", "play", "Theft", {"targets": ["Ann"]}), "resolve", library=library
    )
    assert {name: each["power"] for name, each in result["players"].items()} == {"Ann": 2, "Bob": 2}


def test_effects_between_two_resolutions_of_a_scene_are_modern():
    library = small_library(
        Face(
            "Fighter",
            "Character",
            fighting=3,
            text="Pay 1 Power :: This card gains Toughness: 2 until the end of the turn.",
        ),
        ("Blow", "Event", "Target a Character :: Inflict 2 damage on target."),
        ("Rich", "Event", "Each player gains 1 Power."),
    )
    scene = board(player("Ann", hand=["Blow", "Rich"], power=0), player("Bob", characters=["Fighter"]))
    acts = [("Ann", "play", "Blow"), ("Ann", "play", "Rich"), "pass", "pass", ("Bob", "use", "fighter"), "resolve"]
    modern = play_out({**scene, "ruleset": "modern"}, *acts, library=library)
    assert modern["status"] == "ok", modern["problem"]
    assert modern["cards"]["fighter"]["damage"] == 0
    older = play_out(scene, *acts, library=library)
    assert older["cards"]["fighter"]["damage"] == 2, "all have passed, and the whole scene has resolved"
    early = play_out(scene, *acts[:2], ("Ann", "pass"), ("Bob", "use", "fighter"), library=library)
    assert early["problem"]["code"] == "cannot_pay"


def test_effects_triggered_during_resolution_make_the_next_scene():
    scene = board(
        player("Ann", at(), hand=["Curtain of Fullness"], power=9, resources=RICH, edges=["Paper Trail"]),
        player("Bob", hand=["Nerve Gas", "Final Brawl"]),
    )
    acted = [("Ann", "play", "Curtain of Fullness", {"targets": ["Bob"]}), "resolve"]
    waiting = play_out(scene, *acted)
    assert [each["card"] for each in waiting["scene"]] == ["paper-trail", "paper-trail"]
    assert "trigger" in kinds(waiting)
    before = waiting["players"]["Ann"]["power"]
    done = play_out(scene, *acted, "resolve")
    assert done["players"]["Ann"]["power"] == before + 2


def test_paper_trail_stops_at_2_power_a_turn():
    scene = board(
        player("Ann", at(), hand=["Curtain of Fullness"], power=9, resources=RICH, edges=["Paper Trail"]),
        player("Bob", hand=4),
    )
    before = play_out(scene)["players"]["Ann"]["power"]
    cost = bundled().find("Curtain of Fullness").printings[0].face.cost
    done = play_out(scene, ("Ann", "play", "Curtain of Fullness", {"targets": ["Bob"]}), "continue")
    assert done["players"]["Ann"]["power"] == before - cost + 2
    assert done["players"]["Bob"]["hand"] == 1


def test_when_this_card_leaves_play_it_still_triggers():
    library = small_library(
        Face("Trail", "Edge", cost=0, text="When this card leaves play, each opponent gains 1 Power."),
        Face("Sweep", "Event", text="Target an Edge :: Smoke target."),
    )
    scene = board(player("Ann", edges=["Trail"]), player("Bob", hand=["Sweep"]), turn="Bob")
    result = play_out(scene, ("Bob", "play", "Sweep", {"targets": ["trail"]}), "continue", library=library)
    assert result["players"]["Bob"]["power"] == 1


def test_simultaneous_play_orders_the_triggers_of_several_players():
    library = small_library(
        Face("Watcher", "Edge", cost=0, text="When a Character is smoked, gain 1 Power."),
        Face("Fighter", "Character", fighting=1),
        Face("Brawl", "Event", text="Inflict 1 damage on all Characters."),
    )
    scene = board(
        player("Ann", hand=["Brawl"], edges=["Watcher"]),
        player("Bob", edges=["Watcher"], characters=["Fighter"]),
        turn="Bob",
    )
    result = play_out(scene, ("Ann", "play", "Brawl"), "resolve", library=library)
    assert [each["by"] for each in result["scene"]] == ["Bob", "Ann"]


def test_an_ability_of_a_state_waits_and_the_passes_are_implied():
    library = small_library(
        Face(
            "Rifle",
            "State",
            cost=0,
            text="Weapon. Play on a Character. Turn and target a Character :: Inflict 2 damage on target.",
        ),
        Face("Fighter", "Character", fighting=3),
    )
    scene = board(player("Ann", hand=["Rifle"], characters=["Fighter"]), player("Bob"))
    result = play_out(scene, ("Ann", "play", "Rifle"), ("Ann", "use", "rifle"), "resolve", library=library)
    assert result["status"] == "ok", result["problem"]
    assert kinds(result).count("pass") == 2
    assert result["cards"]["fighter"]["damage"] == 2


def test_an_option_is_asked_for_and_answered():
    scene = board(
        player("Ann", at(), hand=["Suicide Mission"], power=9, resources=RICH, edges=["Paper Trail"]),
        player("Bob", at("Stone Garden", "Sinister Priest")),
    )
    act = ("Ann", "play", "Suicide Mission", {"targets": ["sinister-priest"]})
    asked = play_out(scene, act, "resolve")
    assert asked["status"] == "needs_decision"
    assert asked["decision"]["by"] == "Bob"
    assert asked["cards"]["sinister-priest"]["zone"] == "smoked"
    other = play_out(scene, act, "resolve", ("Ann", "play", "Paper Trail"))
    assert other["problem"]["code"] == "decision_needed"
    declined = play_out(scene, act, "resolve", ("Bob", "choose", {"cards": []}))
    assert declined["status"] == "ok"
    assert declined["cards"]["paper-trail"]["zone"] == "play"
    wrong = play_out(scene, act, "resolve", ("Bob", "choose", {"cards": ["maybe"]}))
    assert wrong["problem"]["code"] == "not_an_option"


def test_one_copy_unturns_a_card_once_a_turn():
    library = small_library(
        Face("Bell", "Edge", cost=0, text="Target a Character :: Unturn target."),
        Face("Fighter", "Character", fighting=3, text="Turn :: Gain 1 Power."),
    )
    scene = board(player("Ann", edges=["Bell"], characters=["Fighter"]), player("Bob"))
    twice = [("Ann", "use", "fighter"), "resolve", ("Ann", "use", "bell"), "resolve"] * 2
    result = play_out(scene, *twice, library=library)
    assert result["cards"]["fighter"]["turned"] is True
    assert result["players"]["Ann"]["power"] == 2


def test_a_weapon_goes_with_its_subject_and_other_states_do_not():
    scene = board(
        player("Ann", at(), hand=["Tortured Memories"], power=9, resources=RICH),
        player("Bob", at("Stone Garden", {"card": "Ring Fighter", "states": ["Really Big Gun", "Claw of the Dragon"]})),
    )
    taken = ("Ann", "play", "Tortured Memories", {"targets": ["ring-fighter"]})
    result = play_out(scene, taken, "resolve")["cards"]
    assert result["ring-fighter"]["controller"] == "Ann"
    assert result["really-big-gun"]["controller"] == "Ann"
    assert result["claw-of-the-dragon"]["controller"] == "Bob"
    modern = play_out({**scene, "ruleset": "modern"}, taken, "resolve")["cards"]
    assert modern["claw-of-the-dragon"]["controller"] == "Ann"


def test_opponents_cannot_take_control_of_some_cards():
    scene = board(
        player("Ann", at(), hand=["Tortured Memories"], power=9, resources=RICH),
        player("Bob", at("Stone Garden", "Ting Ting", "Hacker")),
    )
    result = play_out(scene, ("Ann", "play", "Tortured Memories", {"targets": ["ting-ting"]}), "resolve")
    assert result["cards"]["ting-ting"]["controller"] == "Bob"


def test_legal_actions_are_complete_for_a_small_board():
    # There is no damaged Site for the Stone Garden to heal (4.5.3).
    scene = board(
        player("Ann", at("Stone Garden", {"card": "Maverick Cop", "damage": 1}), hand=["Final Brawl"]),
        player("Bob", hand=["Bull Market"]),
    )
    found = {(each.get("by"), each["do"], each.get("card")) for each in legal_actions(scene, bundled())}
    assert found == {
        ("Ann", "play", "final-brawl"),
        ("Ann", "heal", "maverick-cop"),
        ("Ann", "reveal", "stone-garden"),
        ("Ann", "end turn", None),
    }


def test_what_is_not_understood_is_told_and_refused():
    text = "Toast It. Frobnicate the glorp unless it wibbles."
    library = small_library(("Riddle", "Event", text), ("Fighter", "Character", ""))
    scene = board(player("Ann", hand=["Riddle"]), player("Bob"))
    result = play_out(scene, ("Ann", "play", "Riddle"), library=library)
    assert result["problem"]["code"] == "not_understood"
    assert [each["card"] for each in result["not_understood"]] == ["riddle"]
    (told,) = result["not_understood"]
    assert told["text"] == text[told["start"] : told["end"]] == "Frobnicate the glorp unless it wibbles."
