"""A bound that ends a run early is said: ``incomplete`` (DESIGN 7)."""

from rules.engine import evaluate
from rules.engine.kernel import recorder
from rules.engine.kernel.exploring import explore
from rules.engine.shadowfist.interface import legal
from rules.engine.shadowfist.interface.door import ENGINE
from tests.engine_library import at, board, bundled, play_out, player
from tests.ufs_boards import attack, outcome

FOUNT = {"title": "Fount", "type": "Edge", "cost": 0, "text": "When you gain Power, gain 1 Power."}
SPRING = {"title": "Spring", "type": "Event", "cost": 0, "text": "Gain 1 Power."}
PLAY = {"by": "Ann", "do": "play", "card": "spring"}


def endless():
    """Whoever gains Power gains Power: each scene makes another."""
    return board(
        player("Ann", at("Rust Garden"), hand=["Spring", "Spring"], edges=["Fount"]),
        player("Bob", at("City Park")),
        custom=[FOUNT, SPRING],
    )


def test_continue_in_a_loop_of_triggers_says_where_it_stopped():
    result = play_out(endless(), PLAY, "continue")
    assert result["status"] == "ok"
    assert result["incomplete"]["code"] == "too_many_passes"
    assert result["players"]["Ann"]["power"] == 1_000
    assert result["scene"], "and more would follow"


def test_no_action_follows_then():
    result = play_out(endless(), PLAY, "continue", {"by": "Ann", "do": "play", "card": "spring-2"})
    assert result["cards"]["spring-2"]["zone"] == "hand"
    assert result["steps"][-1]["action"] == 1


def test_the_board_goes_on_from_there():
    result = play_out(endless(), PLAY, "continue", {"by": "Ann", "do": "play", "card": "spring-2"})
    assert [each["do"] for each in result["board"]["resume"]["actions"]] == ["play", "continue"]
    again = play_out({**result["board"]}, "resolve")
    assert again["players"]["Ann"]["power"] == 1_001
    assert again["incomplete"] is None


def test_an_action_that_waits_for_a_loop_is_refused_and_the_bound_is_said():
    result = play_out(endless(), PLAY, ("Ann", "end turn"))
    assert result["status"] == "illegal"
    assert result["incomplete"]["code"] == "too_many_passes"


def test_what_comes_to_its_end_is_not_incomplete():
    scene = endless()
    scene["players"][0]["edges"] = []
    assert play_out(scene, PLAY, "continue")["incomplete"] is None


def test_too_many_steps(monkeypatch):
    monkeypatch.setattr(recorder, "MAX_STEPS", 40)
    result = play_out(endless(), PLAY, "continue")
    assert (result["problem"]["code"], result["incomplete"]["code"]) == ("too_long", "too_long")


def test_an_outcome_tells_it_in_both_games():
    assert play_out(endless())["incomplete"] is None
    assert outcome(attack(), ann={"hand": ["Jab"]})["incomplete"] is None


def test_a_list_of_actions_that_is_cut_says_so(monkeypatch):
    scene = endless()
    assert explore(ENGINE, scene, bundled())["incomplete"] is None
    monkeypatch.setattr(legal, "MAX_EFFORT", 10)
    found = explore(ENGINE, scene, bundled())
    assert found["shortfall"]
    assert found["incomplete"]["code"] == "too_many_actions"
    assert found["shortfall"][0] in found["incomplete"]["message"]


def test_a_list_after_a_run_that_was_broken_off_says_so():
    scene = {**endless(), "actions": [PLAY, {"do": "continue"}]}
    assert explore(ENGINE, scene, bundled())["incomplete"]["code"] == "too_many_passes"
    assert evaluate(scene, bundled(), fields=("incomplete",))["incomplete"]["code"] == "too_many_passes"
