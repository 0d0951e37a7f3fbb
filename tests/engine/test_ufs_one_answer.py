"""A decision of UFS that has exactly one possible answer is answered by itself, and a step says so (DESIGN 7)."""

import pytest

from rules.engine import evaluate
from tests.ufs_boards import EMPTY, action, attack, blocker, foundation, outcome, scenario

PLAY = {"by": "Ann", "do": "play", "card": "Jab", "check": 9}
BREAK = action("Break", "F: Destroy 1 foundation.")
USE = {"by": "Ann", "do": "play", "card": "Break", "check": 9}


def assumed(result):
    return [step["text"] for step in result["steps"] if step["kind"] == "assume" and step["assumed"]]


def through(*cards, actions=({"do": "continue"},), **more):
    return outcome(attack(), *cards, ann={"hand": ["Jab"]}, actions=[PLAY, *actions], **more)


class TestWhetherToBlock:
    """UFS 8.3.2.1, 8.3.2.2"""

    @pytest.mark.parametrize(
        "cards",
        [
            [],
            [foundation()],
            [blocker("Footwork", "low")],
            [blocker("Footwork", "mid", resources=["void"])],
            [blocker("Footwork", "mid", keywords=["Another Only: Someone Else", "Character Only: Someone Else"])],
        ],
        ids=["no card", "no block", "another zone", "no symbol in common", "another character's"],
    )
    def test_who_holds_nothing_to_block_with_is_not_asked(self, cards):
        result = through(*cards, bob={"hand": ["Footwork"] if cards else []})
        assert (result["decision"], result["attack"], result["players"]["Bob"]["vitality"]) == (None, None, 16)
        assert assumed(result) == ["Bob has nothing to block with."]

    @pytest.mark.parametrize("hand", [["Guard"], ["Footwork", "Guard"], 1, ["Footwork", {"unknown": 1}]])
    def test_who_may_hold_something_is(self, hand):
        result = through(blocker(), foundation(), bob={"hand": hand})
        assert (result["decision"]["kind"], result["decision"]["by"], assumed(result)) == ("block", "Bob", [])

    def test_also_with_half_of_a_card(self):
        halves = [{"type": kind, "difficulty": 2, "text": ""} for kind in ("foundation", "action")]
        split = {"title": "Footwork", "control": 5, "resources": ["fire"], "block_zone": "high", "block_modifier": 0}
        split["halves"] = halves
        assert through(split, bob={"hand": ["Footwork"]})["decision"]["kind"] == "block"

    def test_what_forbids_a_block_that_is_tried_is_told(self):
        tried = {"by": "Bob", "do": "block", "card": "Guard", "check": 9}
        refused = through(blocker(zone="low"), bob={"hand": ["Guard"]}, actions=[tried])
        assert (refused["problem"]["code"], assumed(refused)) == ("wrong_zone", [])

    def test_also_with_a_card_whose_infinity_may_stand_for_a_symbol_in_common(self):
        guard = blocker(resources=["infinity"])
        assert through(guard, bob={"hand": ["Guard"]})["decision"]["kind"] == "block"


class TestWhatATextAsks:
    """UFS 2.13.4"""

    def board(self, *staging):
        return {"ann": {"hand": ["Break"]}, "bob": {"staging": list(staging)}, "actions": [USE]}

    def test_of_one_foundation_that_one_is_destroyed(self):
        result = outcome(BREAK, foundation(), **self.board("Footwork"))
        assert result["cards"]["footwork"]["zone"] == "discard"
        assert assumed(result) == ["Ann chooses what to destroy. The only choice is Footwork."]

    def test_of_two_it_is_asked(self):
        result = outcome(BREAK, foundation(), foundation("Drill"), **self.board("Footwork", "Drill"))
        assert (result["decision"]["by"], result["decision"]["options"]) == ("Ann", ["footwork", "drill"])

    def test_strictly_the_one_is_asked_too(self):
        asked = evaluate(scenario(BREAK, foundation(), **self.board("Footwork")), EMPTY, strict=True)
        assert (asked["decision"]["kind"], asked["decision"]["options"]) == ("choose", ["footwork"])

    def test_what_the_text_leaves_to_nobody_is_no_decision(self):
        everything = action("Break", "F Discard 2 momentum: Destroy all foundations.")
        board = {**self.board("Footwork"), "ann": {"hand": ["Break"], "momentum": 2}}
        result = outcome(everything, foundation(), **board)
        assert (result["cards"]["footwork"]["zone"], assumed(result)) == ("discard", [])
