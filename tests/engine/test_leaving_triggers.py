"""What takes a card out of play is judged by how things were just before, and its effect may still mean that card."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled
from tests.engine_trials import CARDS, CONTINUE, RESOLVE, do, play

CAR = {"title": "Car", "type": "State", "cost": 1, "text": "Vehicle. Subject gains +1 Fighting."}
YES = do("choose", option="yes")
COMBAT = {"do": "combat"}


def smoked(text, mine, card="test", **more):
    """The Power of Ann, who had 9, when a card has been smoked and what that triggered has resolved."""
    rust = do("play", card="Rust", targets=[card])
    return play(text, mine, rust, RESOLVE, CONTINUE, hand=["Rust"], extra=[CAR], **more)["players"]["Ann"]["power"]


@pytest.mark.parametrize(
    ("text", "so", "not_so"),
    [
        ("it is the subject of a Vehicle", {"states": ["Car"]}, {"states": ["Axe"]}),
        ("it is turned", {"turned": True}, {}),
        ("it is damaged", {"damage": 1}, {}),
    ],
)
def test_while_is_judged_as_it_was_before(text, so, not_so):
    text = f"When this card is smoked while {text}, gain 2 Power."
    assert smoked(text, [{"card": "Test", **so}]) == 11
    assert smoked(text, [{"card": "Test", **not_so}]) == 9


@pytest.mark.parametrize(
    ("which", "so", "not_so"),
    [
        ("the subject of a Vehicle", {"states": ["Car"]}, {"states": ["Axe"]}),
        ("a Character with a Weapon", {"states": ["Axe"]}, {"states": ["Car"]}),
        ("a Character with Fighting 4 or more", {"states": ["Axe"]}, {}),
    ],
)
def test_what_is_smoked_is_told_as_it_was_before(which, so, not_so):
    text = f"When {which} is smoked, gain 2 Power."
    assert smoked(text, ["Test", {"card": "Alpha", **so}], "alpha") == 11
    assert smoked(text, ["Test", {"card": "Alpha", **not_so}], "alpha") == 9


def test_what_may_be_so_afterwards_is_looked_at_afterwards():
    text = "When this card is smoked, gain 2 Power if you control no Characters."
    assert smoked(text, ["Test"]) == 11
    assert smoked(text, ["Test", "Alpha"]) == 9


def test_who_leaves_play_at_the_same_moment_was_there_too():
    text = "Unique. When an attacking Character is smoked by an intercepting Character, gain 2 Power."
    attack = do("attack", **{"with": ["alpha"], "target": "meadow"})
    intercept = do("intercept", "Bob", against={"alpha": ["alpha-2"]})
    result = play(text, ["Alpha"], attack, intercept, COMBAT, CONTINUE, theirs=["Alpha"], type="Edge", edges=["Test"])
    assert [result["cards"][each]["zone"] for each in ("alpha", "alpha-2")] == ["smoked", "smoked"]
    assert result["players"]["Ann"]["power"] == 11


def test_damage_is_judged_by_who_inflicted_it_then():
    text = "When a Character you control is damaged by an interceptor, gain 2 Power."
    attack = do("attack", **{"with": ["alpha"], "target": "meadow"})
    intercept = do("intercept", "Bob", against={"alpha": ["alpha-2"]})
    result = play(text, ["Alpha"], attack, intercept, COMBAT, CONTINUE, theirs=["Alpha"], type="Edge", edges=["Test"])
    assert result["players"]["Ann"]["power"] == 11


@pytest.mark.parametrize("burn", ["burn for victory", "burn for power"])
def test_who_burns_a_site_is_judged_when_it_has_gone(burn):
    """6.4.3: it is burned before anything triggers, which matters to who is ahead."""
    field = {"front": {"card": "Field", "face": "up"}, "characters": ["Brute"]}
    site = {"front": {"card": "Test", "face": "up"}}
    text = "If this card is burned by a player who controls more Feng Shui Sites than you, gain 2 Power."
    test = {"title": "Test", "type": "Feng Shui Site", "body": 3, "text": text}
    attack = do("attack", **{"with": ["brute"], "target": "test"})
    actions = [attack, CONTINUE, do("take", choice=burn), CONTINUE]
    players = [{"name": "Ann", "locations": [field]}, {"name": "Bob", "locations": [site]}]
    scenario = {"turn": "Ann", "custom": [test, *CARDS], "players": players, "actions": actions}
    assert evaluate(scenario, bundled())["players"]["Bob"]["power"] == 2


@pytest.mark.parametrize(("theirs", "power"), [(["Alpha"], 11), ([], 9)])
def test_who_smokes_a_card_is_judged_when_it_has_gone(theirs, power):
    text = "When an opponent who controls more Characters than you smokes this card, gain 2 Power."
    rust = do("play", "Bob", card="Rust", targets=["test"])
    result = play(text, ["Test"], rust, RESOLVE, CONTINUE, turn="Bob", theirs=theirs, their_hand=["Rust"])
    assert result["players"]["Ann"]["power"] == power


def smokes(text, what, *answers, theirs=()):
    """Test attacks Meadow, or who intercepts it there, and smokes it."""
    attack = do("attack", **{"with": ["test"], "target": "meadow"})
    intercept = [do("intercept", "Bob", against={"test": ["clerk"]})] if theirs else []
    take = [] if theirs else [CONTINUE, do("take", choice="smoke")]
    clerk = {"title": "Clerk", "type": "Character", "subtitle": "Scribe", "fighting": 1, "text": "Toughness: 9."}
    text = f"+19 Fighting. When this card smokes {what}, {text}."
    return play(text, ["Test"], attack, *intercept, *take, *answers, theirs=theirs, extra=[clerk])


def test_a_site_that_was_smoked_can_be_burned():
    result = smokes("you may burn that Site for victory", "a Site", YES, CONTINUE)
    assert result["cards"]["meadow"]["zone"] == "burned"
    assert result["players"]["Ann"]["feng_shui_sites"] == 2
    result = smokes("you may burn that Site for Power", "a Site", YES, CONTINUE)
    assert (result["cards"]["meadow"]["zone"], result["players"]["Ann"]["power"]) == ("smoked", 12)


def test_a_character_that_was_smoked_can_be_played_or_copied():
    result = smokes("play that Character at no cost", "a Character", COMBAT, RESOLVE, theirs=["Clerk"])
    assert (result["cards"]["clerk"]["zone"], result["cards"]["clerk"]["controller"]) == ("play", "Ann")
    text = "this card gains that Character's rules text until the end of the turn"
    result = smokes(text, "a Character", COMBAT, RESOLVE, theirs=["Clerk"])
    assert "Toughness: 9" in result["cards"]["test"]["keywords"]
