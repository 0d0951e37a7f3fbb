"""How long an effect lasts: this turn, a later turn; what the engine does not know it says (7.2)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

COP = Face("Cop", "Character", fighting=3)


def fighting_after(until, *actions):
    """The Fighting of a Cop that gained 2 by an Event of Ann's, after these actions."""
    event = Face("Boost", "Event", "", f"Target a Character :: Target gains +2 Fighting {until}.")
    hall = Face("Hall", "Site", body=5)
    scene = board(
        player("Ann", {"front": "Hall", "characters": ["Cop"]}, hand=["Boost"], deck=20),
        player("Bob", deck=20),
        player("Cathy", deck=20),
    )
    played = (("Ann", "play", "boost", {"targets": ["cop"]}), "resolve")
    result = play_out(scene, *played, *actions, library=small_library(COP, event, hall))
    return result["cards"]["cop"]["fighting"] if result["status"] == "ok" else result["problem"]["code"]


def end(name):
    """A player ends the turn; the next one goes to the Main Shot."""
    following = {"Ann": "Bob", "Bob": "Cathy", "Cathy": "Ann"}[name]
    return ((name, "end turn"), "continue", (following, "generate power"), (following, "draw", {}))


@pytest.mark.parametrize(
    ("until", "turns", "wanted"),
    [
        ("until the end of the turn", "", 5),
        ("until the end of the turn", "Ann", 3),
        ("until the end of your turn", "Ann", 3),
        ("until the end of the next player's turn", "Ann", 5),
        ("until the end of the next player's turn", "Ann Bob", 3),
        ("until the start of your next turn", "Ann Bob", 5),
        ("until the start of your next turn", "Ann Bob Cathy", 3),
        ("until the end of your next turn", "Ann Bob Cathy", 5),
        ("until the end of your next turn", "Ann Bob Cathy Ann", 3),
        ("until this turn ends", "Ann", 3),
        ("until it heals", "", "not_understood"),
    ],
)
def test_duration(until, turns, wanted):
    actions = [action for name in turns.split() for action in end(name)]
    assert fighting_after(until, *actions) == wanted


def fighter(title, text="", subtitle="Fighter", fighting=3):
    return Face(title=title, type="Character", subtitle=subtitle, text=text, fighting=fighting)


@pytest.mark.parametrize(
    ("text", "attacking", "at_home"),
    [
        ("Play on a Character. Subject gains +2 Fighting while attacking.", 5, 3),
        ("Play on a Character. All Characters you control gain +2 Fighting while attacking.", 5, 3),
        ("Play on a Character. Subject gains +2 Fighting while turned.", 5, 3),
    ],
)
def test_a_condition_without_a_subject_is_about_who_gains(text, attacking, at_home):
    library = small_library(
        fighter("Brawler"), fighter("Waiter"), ("Belt", "State", text), ("Gate", "Feng Shui Site", "")
    )
    scene = board(
        player("Ann", characters=[{"card": "Brawler", "states": ["Belt"]}, "Waiter"]),
        player("Bob", locations=[{"front": "Gate"}]),
    )
    assert play_out(scene, library=library)["cards"]["brawler"]["fighting"] == at_home
    declared = {"by": "Ann", "do": "attack", "with": ["brawler"], "target": "gate"}
    result = play_out(scene, declared, library=library)
    assert result["cards"]["brawler"]["fighting"] == attacking
    assert result["cards"]["waiter"]["fighting"] == 3
