"""Passing: one player's pass on a scene, and what resolves when all have passed (5.2; DESIGN 7)."""

import pytest

from rules.engine import legal_actions
from rules.engine.kernel.errors import ScenarioError
from tests.engine_library import at, board, bundled, play_out, player
from tests.ufs_boards import attack, outcome

RICH = {"dragons": 9, "lotus": 9}
RICHES = {"title": "Riches", "type": "Event", "cost": 0, "text": "Gain 1 Power."}


def tables(**more):
    """Ann, Bob and Cathy each hold an Event that gains Power as it resolves."""
    players = [player(name, at(site), hand=["Riches"]) for name, site in zip(NAMES, SITES, strict=True)]
    return board(*players, custom=[RICHES], **more)


NAMES, SITES = ("Ann", "Bob", "Cathy"), ("Rust Garden", "City Park", "Stone Garden")
FIRST = ("Ann", "play", "riches")


def passes(*names):
    return [(name, "pass") for name in names]


class TestOnAScene:
    def test_a_pass_is_one_players_own(self):
        result = play_out(tables(), FIRST, *passes("Bob"))
        assert (len(result["scene"]), result["passed"]) == (1, ["Bob"])
        step = result["steps"][-1]
        assert (step["text"], [rule["section"] for rule in step["rules"]]) == ("Bob passes.", ["5.2"])

    @pytest.mark.parametrize("order", [("Ann", "Bob", "Cathy"), ("Cathy", "Ann", "Bob")])
    def test_the_scene_resolves_when_all_have_passed(self, order):
        result = play_out(tables(), FIRST, *passes(*order))
        assert (result["scene"], result["passed"], result["players"]["Ann"]["power"]) == ([], [], 1)

    def test_without_a_name_it_is_the_next_from_the_current_player_who_has_not_passed(self):
        result = play_out(tables(), FIRST, ("Bob", "pass"), "pass")
        assert result["passed"] == ["Bob", "Ann"]
        assert play_out(tables(), FIRST, "pass", "pass", "pass")["scene"] == []

    def test_a_new_effect_clears_all_passes(self):
        result = play_out(tables(), FIRST, *passes("Ann", "Bob"), ("Cathy", "play", "riches-3"))
        assert (len(result["scene"]), result["passed"]) == (2, [])
        result = play_out(tables(), FIRST, *passes("Ann", "Bob"), ("Bob", "play", "riches-2"), *passes("Cathy"))
        assert (len(result["scene"]), result["passed"]) == (2, ["Cathy"])

    def test_who_has_passed_already_changes_nothing(self):
        once, twice = (play_out(tables(), FIRST, *passes(*names)) for names in (("Bob",), ("Bob", "Bob")))
        assert (once["steps"], once["passed"]) == (twice["steps"], twice["passed"])

    def test_in_the_modern_edition_one_effect_resolves_and_all_may_act_again(self):
        scene = tables(ruleset="modern")
        answer = ("Bob", "play", "riches-2")
        result = play_out(scene, FIRST, answer, *passes("Ann", "Bob", "Cathy"))
        assert ([each["by"] for each in result["scene"]], result["passed"]) == (["Ann"], [])
        assert [result["players"][name]["power"] for name in NAMES] == [0, 1, 0]
        result = play_out(scene, FIRST, answer, *passes(*NAMES), ("Cathy", "play", "riches-3"), *passes(*NAMES))
        assert [each["by"] for each in result["scene"]] == ["Ann"]
        assert play_out(scene, FIRST, answer, *passes(*NAMES), *passes(*NAMES))["scene"] == []

    def test_who_is_out_of_the_game_is_not_waited_for(self):
        scene = tables()
        scene["players"][1] |= {"deck": 0}
        result = play_out(scene, "end turn", "continue", ("Cathy", "skip power"), ("Cathy", "draw"))
        board_then = {**result["board"], "custom": [RICHES]}
        result = play_out(board_then, "decline", ("Cathy", "play", "riches-3"), *passes("Ann", "Cathy"))
        assert (result["problem"], result["scene"]) == (None, [])

    def test_the_passes_of_who_may_still_are_listed(self):
        before = {**tables(), "actions": [{"by": "Ann", "do": "play", "card": "riches"}, {"by": "Bob", "do": "pass"}]}
        listed = [each["by"] for each in legal_actions(before, bundled()) if each["do"] == "pass"]
        assert listed == ["Ann", "Cathy"]

    def test_a_board_keeps_who_has_passed(self):
        result = play_out(tables(), FIRST, *passes("Bob"))
        assert result["board"]["passed"] == ["Bob"]
        assert play_out(result["board"])["passed"] == ["Bob"]
        assert play_out(result["board"], *passes("Ann", "Cathy"))["scene"] == []

    def test_where_no_scene_waits_nobody_has_passed(self):
        with pytest.raises(ScenarioError, match="passed: players pass on a scene"):
            play_out(tables(passed=["Ann"]))
        with pytest.raises(ScenarioError, match="passed: no player is named 'Zoe'"):
            play_out(tables(passed=["Zoe"]))


class TestElsewhere:
    def test_where_no_scene_is_it_does_nothing_and_cites_nothing(self):
        for name in NAMES:
            result = play_out(tables(), (name, "pass"))
            assert (result["status"], result["steps"]) == ("ok", [])

    def test_an_option_that_is_awaited_is_declined(self):
        scene = tables()
        scene["players"][0]["locations"] = [at("Rust Garden", "Homo Omega")]
        scene["players"][2]["locations"] = [at("Stone Garden", "Average Joe")]
        attack = {"by": "Ann", "do": "attack", "with": ["homo-omega"], "target": "city-park"}
        before = play_out(scene, attack, "resolve")
        assert before["attack"]["option"] == {"by": "Cathy", "do": "join"}
        for action in (("Cathy", "pass"), "pass"):
            result = play_out(scene, attack, "resolve", action)
            assert result["steps"][-1]["text"] == "Cathy does not join the attack."
        result = play_out(scene, attack, "resolve", ("Bob", "pass"))
        assert result["steps"] == before["steps"], "it is not Bob who has an option"

    def test_continue_where_nothing_waits_does_nothing_in_both_games(self):
        here = play_out(tables(), "continue")
        assert (here["status"], here["steps"]) == ("ok", [])
        there = outcome(attack(), ann={"hand": ["Jab"]}, actions=[{"do": "continue"}])
        assert (there["status"], there["steps"], there["phase"]) == ("ok", [], "combat")
