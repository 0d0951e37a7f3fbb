"""When the game is over nothing more happens (rulebook 4.9; UFS 10), and who loses by one effect loses at once."""

import pytest

from rules.engine import evaluate, list_legal
from rules.engine.shadowfist.model.cards import Face
from tests.corpus import entries, ufs_entries
from tests.engine_library import board, bundled, play_out, player, small_library, ufs_samples
from tests.ufs_boards import EMPTY, action, attack, foundation, listed, outcome

PLAY = {"by": "Ann", "do": "play", "card": "Jab", "check": 3}
ENHANCE = {"by": "Ann", "do": "activate", "card": "jab"}
GRIEF = foundation("Grief", text="R Commit: After you lose vitality, draw 1 card.")
KINDS = {"ufs": {"end"}, "shadowfist": {"win", "over"}}  # of the steps that tell it


def told(result):
    return [step["text"] for step in result["steps"]]


def enhanced(text, *more, actions=(), **sides):
    ann = {"hand": ["Jab"], **sides.pop("ann", {})}
    result = outcome(attack(text=f"E: {text}"), *more, ann=ann, actions=[PLAY, ENHANCE, *actions], **sides)
    assert result["not_understood"] == []
    return result


class TestOneEffect:
    """UFS 10.1, 10.2, 4.7.4"""

    def test_both_lose_by_it(self):
        result = enhanced("Each player loses 20 vitality.", GRIEF, bob={"staging": ["Grief"]})
        assert (result["winner"], result["over"], result["decision"], result["window"]) == (None, True, None, None)
        assert told(result)[-1] == ("Ann has no vitality left and Bob has no vitality left: nobody wins, both lose.")

    def test_what_follows_is_refused(self):
        ended = enhanced("Each player loses 20 vitality.")
        for scene in (ended["board"], evaluate(ended["board"], EMPTY)["board"]):
            again = evaluate({**scene, "actions": [{"do": "continue"}]}, EMPTY)
            assert (again["problem"]["code"], again["over"], again["winner"]) == ("game_over", True, None)
            assert list_legal(scene, EMPTY).actions == []

    @pytest.mark.parametrize("text", ["Each player draws 2 cards.", "Discard the top 2 cards of each player's deck."])
    def test_both_have_no_cards_left(self, text):
        sides = {"ann": {"deck": 2, "hand": ["Jab"]}, "bob": {"deck": 2}}
        result = outcome(
            attack(control=3, text=f"E: {text}"),
            ann={**sides["ann"], "deck": 3},
            bob=sides["bob"],
            actions=[{**PLAY}, ENHANCE],
        )
        assert result["not_understood"] == []
        assert (result["winner"], result["over"]) == (None, True)

    def test_the_first_of_two_effects_ends_the_game(self):
        result = enhanced("You lose 20 vitality. Your opponent loses 20 vitality.")
        assert (result["winner"], result["over"]) == ("Bob", True)
        assert result["players"]["Bob"]["vitality"] == 20

    def test_a_board_on_which_both_have_lost(self):
        result = outcome(ann={"vitality": 0}, bob={"vitality": 0}, actions=[{"do": "end"}])
        assert (result["winner"], result["over"], result["problem"]["code"]) == (None, True, "game_over")
        assert listed(ann={"vitality": 0}, bob={"vitality": 0}) == []


class TestNothingMoreInUfs:
    def test_an_effect_goes_no_further(self):
        result = enhanced("Your opponent loses 20 vitality. Draw 2 cards.", GRIEF, bob={"staging": ["Grief"]})
        assert (result["winner"], result["decision"]) == ("Ann", None)
        assert told(result)[-1] == "Bob has no vitality left: Ann wins the game."

    def test_nor_does_an_ability_whose_cost_has_lost_the_game(self):
        text = "E Discard the top 2 cards of your deck: Your opponent loses 1 vitality."
        result = outcome(attack(text=text), ann={"hand": ["Jab"], "deck": 3}, actions=[PLAY, ENHANCE])
        assert (result["winner"], result["players"]["Bob"]["vitality"]) == ("Bob", 20)
        assert told(result)[-1].endswith("Bob wins the game.")

    def test_what_would_come_after_the_end_is_refused(self):
        sides = {"ann": {"hand": ["Jab", "Rest"]}, "bob": {"vitality": 4}}
        acts = [PLAY, {"do": "continue"}]
        late = {"by": "Ann", "do": "play", "card": "Rest", "check": 9}
        cards = attack(text="R Commit: After your attack deals damage, draw 1 card."), action("Rest", "F: Draw 1 card.")
        result = outcome(*cards, **sides, actions=[*acts, late])
        assert (result["problem"]["code"], result["winner"], result["over"]) == ("game_over", "Ann", True)

    def test_an_action_that_implies_passes_by_which_it_ends_is_refused(self):
        buckler = foundation("Buckler", text="R Commit: When you are taking damage, reduce that damage by 1.")
        cards = attack(), buckler, action("Rest", "F: Draw 1 card.")
        sides = {"ann": {"hand": ["Jab", "Rest"]}, "bob": {"vitality": 4, "staging": ["Buckler"]}}
        acts = [PLAY, {"by": "Ann", "do": "pass"}, *2 * [{"by": "Bob", "do": "pass"}]]
        waiting = outcome(*cards, **sides, actions=acts)
        assert (waiting["over"], waiting["window"]["kind"]) == (False, "damage")
        late = outcome(*cards, **sides, actions=[*acts, {"by": "Ann", "do": "play", "card": "Rest", "check": 9}])
        assert (late["problem"]["code"], late["cards"]["rest"]["zone"]) == ("game_over", "hand")


class TestNothingMoreInShadowfist:
    """4.9; FAQ 1995 7.3"""

    library = small_library(
        Face("Garden", "Feng Shui Site", power=1, body=6),
        Face("Fighter", "Character", fighting=3),
        Face("Study", "Event", cost=0, text="Draw 2 cards. Inflict 1 damage on all Characters."),
        Face("Spark", "Event", cost=0, text="Inflict 1 damage on all Characters."),
        Face("Lament", "Edge", text="When you draw a card, gain 1 Power."),
    )

    def scene(self, **more):
        ann = player("Ann", {"front": "Garden", "characters": ["Fighter"]}, hand=["Study", "Spark"], deck=2, **more)
        bob = player("Bob", {"front": "Garden", "characters": ["Fighter"]}, deck=9)
        return board(ann, bob, ruleset="daedalus-1995")

    def test_neither_the_rest_of_the_effect_nor_the_scene_nor_a_trigger(self):
        acts = ("Ann", "play", "spark"), ("Ann", "play", "study")
        result = play_out(self.scene(edges=["Lament"]), *acts, "resolve", library=self.library)
        assert (result["winner"], result["over"], result["scene"]) == ("Bob", True, [])
        assert result["steps"][-1]["kind"] == "win"
        assert result["cards"]["fighter-2"]["damage"] == 0
        assert list_legal(result["board"], self.library).actions == []

    def test_what_would_come_after_the_end_is_refused(self):
        acts = ("Ann", "play", "study"), ("Ann", "end turn")
        result = play_out(self.scene(), *acts, library=self.library)
        assert result["problem"]["code"] == "game_over"
        assert "Bob has won" in result["problem"]["message"]

    def test_nobody_is_left(self):
        scene = board(player("Ann", deck=0), player("Bob", deck=0))
        result = play_out(scene, "end turn", "continue")
        assert (result["winner"], result["over"], result["steps"][-1]["kind"]) == (None, True, "over")


@pytest.mark.parametrize("game", ["ufs", "shadowfist"])
def test_in_no_entry_does_anything_come_after_the_end(game):
    given, library = (ufs_entries(), ufs_samples()) if game == "ufs" else (entries(), bundled())
    expected = [each for each in given if each["expect"].get("winner") or each["expect"].get("over")]
    assert expected
    for entry in expected:
        result = evaluate(entry["scenario"], library)
        assert (result["over"], result["decision"]) == (True, None), entry["name"]
        ends = [step["n"] for step in result["steps"] if step["kind"] in KINDS[game]]
        assert ends == [len(result["steps"])], entry["name"]
        assert list_legal({**result["board"], "actions": []}, library).actions == []
