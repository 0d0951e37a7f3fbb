"""What is listed as legal, and what becomes of an action on the way to which somebody decides."""

from rules.engine.cards import Face
from rules.engine.legal import legal_actions
from tests.engine_library import as_action, at, board, play_out, player, small_library

LIBRARY = small_library(
    ("Purge", "Event", "Discard a card."),
    ("Rest", "Event", ""),
    ("Work", "Event", ""),
    Face("Fighter", "Character", fighting=3),
    Face("Oddity", "Character", text="Turn :: Increase or decrease a number on this card by 1.", fighting=3),
    Face("Hill", "Site", body=5),
    ("Toll", "Edge", "At the start of your turn, discard a card."),
    ("Offer", "Edge", "At the start of your turn, you may gain 1 Power."),
)


def listed(scene, *actions, library=LIBRARY):
    return legal_actions({**scene, "actions": [as_action(each) for each in actions]}, library)


class TestOnTheWay:
    """Ann's Event makes her discard one of two cards; her Character has no damage: it turns to heal later at best."""

    scene = board(player("Ann", at("Hill", "Fighter"), hand=["Purge", "Rest", "Work"]), player("Bob"))
    purge = ("Ann", "play", "Purge")
    heal = ("Ann", "heal", "Fighter")
    rest = {"by": "Ann", "do": "choose", "cards": ["rest"]}

    def test_what_would_imply_that_somebody_decides_first_is_not_listed(self):
        found = listed(self.scene, self.purge)
        assert {"do": "resolve"} in found
        assert not [each for each in found if each["do"] == "heal"]

    def test_the_decision_is_asked_for_and_then_the_action_is_what_is_illegal(self):
        asked = play_out(self.scene, self.purge, self.heal, library=LIBRARY)
        assert asked["status"] == "needs_decision"
        result = play_out(self.scene, self.purge, self.heal, self.rest, library=LIBRARY)
        assert (result["problem"]["action"], result["problem"]["code"]) == (1, "not_damaged")
        assert [each["card"] for each in result["scene"]] == ["purge"]
        assert {step["action"] for step in result["steps"]} == {0}

    def test_an_illegal_answer_is_still_the_answer_s_fault(self):
        wrong = {**self.rest, "cards": ["fighter"]}
        result = play_out(self.scene, self.purge, self.heal, wrong, library=LIBRARY)
        assert (result["problem"]["action"], result["problem"]["code"]) == (2, "not_an_option")
        assert result["status"] == "illegal"

    def test_from_the_board_of_the_decision_the_answer_is_all_that_can_be_named(self):
        asked = play_out(self.scene, self.purge, self.heal, library=LIBRARY)
        result = play_out(asked["board"], self.rest, library=LIBRARY)
        assert (result["problem"]["action"], result["problem"]["code"]) == (0, "not_damaged")

    def test_once_decided_a_legal_action_goes_on(self):
        end = ("Ann", "end turn")
        result = play_out(self.scene, self.purge, end, self.rest, library=LIBRARY)
        assert (result["status"], result["phase"]) == ("ok", "end")


def test_what_the_engine_cannot_carry_out_to_its_end_is_not_begun():
    scene = board(player("Ann", at("Hill", "Oddity")), player("Bob"))
    result = play_out(scene, ("Ann", "use", "Oddity"), library=LIBRARY)
    assert result["problem"]["code"] == "not_supported_yet"
    assert not result["cards"]["oddity"]["turned"]
    assert not [each for each in listed(scene) if each["do"] == "use"]


class TestStartOfTheTurn:
    def scene(self, edge):
        return board(player("Ann", edges=[edge], hand=["Rest", "Work"]), player("Bob"), phase="start")

    def test_what_it_triggers_resolves_before_anything_else(self):
        assert listed(self.scene("Toll")) == [{"do": "resolve"}]
        result = play_out(self.scene("Toll"), "resolve", library=LIBRARY)
        assert result["decision"]["options"] == ["rest", "work"]

    def test_what_is_decided_as_it_begins_comes_with_the_first_action(self):
        found = listed(self.scene("Offer"))
        assert [each["do"] for each in found] == ["generate power", "skip power"]
        asked = play_out(self.scene("Offer"), found[0], library=LIBRARY)
        assert asked["decision"]["kind"] == "may"
        answered = play_out(self.scene("Offer"), found[0], {"do": "choose", "option": "yes"}, library=LIBRARY)
        assert (answered["status"], answered["phase"]) == ("ok", "unturn")
