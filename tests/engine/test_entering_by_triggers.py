"""Triggers that play or return cards, and what waits in the scene when a card enters play (5.2, 10.2, 10.3)."""

import pytest

from tests.engine_trials import CONTINUE, RESOLVE, do, play

RUST = do("play", card="rust", targets=["alpha"])
TEST = do("play", card="test", targets=["luck"])
PLAYS = "When a Character is smoked, sacrifice this card :: Play an Ogre Character at -3 cost."
RETURNS = (
    "When a Character is smoked, you may sacrifice this card to return an Ogre Character in your smoked pile to play."
)
ENTERS = "When this card enters play, you may target an Edge :: Smoke that Edge."


def zones(result, *ids):
    return [result["cards"][each]["zone"] for each in ids]


@pytest.mark.parametrize(
    ("hand", "power", "test", "played"),
    [(["Brute"], 9, "smoked", "play"), (["Brute"], 1, "smoked", "play"), (["Brute"], 0, "play", "hand")],
)
def test_what_plays_a_card_is_generated_only_if_one_could_be_played(hand, power, test, played):
    paid = [do("choose", option="yes"), RESOLVE] if test == "smoked" else []
    result = play(PLAYS, ["Test"], RUST, RESOLVE, *paid, hand=["Rust", *hand], theirs=["Alpha"], power=power)
    assert zones(result, "test", "brute") == [test, played]
    told = [step["text"] for step in result["steps"] if step["kind"] == "not generated"]
    assert bool(told) is (test == "play")


def test_with_no_such_card_nothing_is_paid():
    result = play(PLAYS, ["Test"], RUST, CONTINUE, hand=["Rust", "Axe"], theirs=["Alpha"])
    assert (result["status"], *zones(result, "test", "axe")) == ("ok", "play", "hand")


@pytest.mark.parametrize(("smoked", "asked"), [(["Brute"], True), (["Luck"], False), ([], False)])
def test_what_returns_a_card_is_offered_only_if_one_could_return(smoked, asked):
    result = play(RETURNS, ["Test"], RUST, CONTINUE, hand=["Rust"], theirs=["Alpha"], smoked=smoked)
    assert (result["decision"] is not None) is asked
    assert zones(result, "test") == ["play"]


def test_what_is_right_of_the_colons_waits_in_the_scene_as_a_card_enters_play():
    played = play(ENTERS, [], TEST, hand=["Test"], edges=["Luck"])
    assert (played["status"], *zones(played, "test", "luck")) == ("ok", "play", "play")
    resolved = play(ENTERS, [], TEST, RESOLVE, hand=["Test"], edges=["Luck"])
    assert zones(resolved, "luck") == ["smoked"]


def test_without_colons_it_is_done_at_once():
    text = "When this card enters play, smoke an Edge."
    assert zones(play(text, [], TEST, hand=["Test"], edges=["Luck"]), "luck") == ["smoked"]


@pytest.mark.parametrize("target", ["field", "meadow", "test"])
def test_an_illegal_target_is_refused_with_the_card(target):
    result = play(ENTERS, [], do("play", card="test", targets=[target]), hand=["Test"], edges=["Luck"])
    assert (result["problem"]["code"], *zones(result, "test")) == ("illegal_target", "hand")


@pytest.mark.parametrize(("option", "hand", "theirs"), [("yes", 1, 1), ("no", 0, 2)])
def test_if_you_do_is_decided_as_it_is_generated_and_done_as_it_resolves(option, hand, theirs):
    text = "When a Character is smoked, you may draw a card. If you do, that Character's controller discards a card."
    said = do("choose", option=option)
    board = {"hand": ["Rust"], "theirs": ["Alpha"], "their_hand": 2}
    asked = play(text, ["Test"], RUST, CONTINUE, **board)
    assert asked["steps"][-1]["kind"] == "smoke"
    result = play(text, ["Test"], RUST, CONTINUE, said, CONTINUE, **board)
    assert (result["players"]["Ann"]["hand"], result["players"]["Bob"]["hand"]) == (hand, theirs)


MAIN_SHOTS = "Once during each opponent's Main Shot, you may play an Edge, Character, or Site."
ATTACK = do("attack", by="Bob", **{"with": ["alpha"], "target": "field"})


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([do("play", card="brute")], None),
        ([ATTACK, do("play", card="brute")], "wrong_time"),
        ([do("play", card="brute"), CONTINUE, do("play", card="luck")], "limit_reached"),
    ],
)
def test_a_permission_that_names_a_main_shot_is_none_for_attacks(actions, code):
    result = play(MAIN_SHOTS, ["Test"], *actions, hand=["Brute", "Luck"], theirs=["Alpha"], turn="Bob")
    assert (result["problem"] and result["problem"]["code"]) == code


def test_at_any_time_is_in_attacks_too():
    text = "You may play Characters at any time during an opponent's Main Shot."
    result = play(text, ["Test"], ATTACK, do("play", card="brute"), hand=["Brute"], theirs=["Alpha"], turn="Bob")
    assert (result["not_understood"], result["status"]) == ([], "ok")


@pytest.mark.parametrize("site", ["meadow", "field"])
def test_what_is_face_up_is_not_revealed(site):
    text = "Turn to reveal a Feng Shui Site."
    result = play(text, ["Test"], do("use", card="test", targets=[site]))
    assert result["problem"]["code"] == "illegal_target"
