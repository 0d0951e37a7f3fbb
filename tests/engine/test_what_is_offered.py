"""What is offered, and no more: with the revealing that it needs, without what could not enter play, if all is so."""

import pytest

from tests.engine_trials import CONTINUE, RESOLVE, do, not_understood, play

COMBAT = {"do": "combat"}
YES = do("choose", option="yes")
ATTACK = do("attack", **{"with": ["alpha"], "target": "meadow"})
INTERCEPT = do("intercept", "Bob", against={"alpha": ["brute"]})
HERO = {"title": "Hero", "type": "Character", "subtitle": "Champion", "fighting": 3, "text": "Unique."}


class TestFaceDownSites:
    def with_site(self, text, *actions):
        """Ann's Alpha at Field, in front of a face-down Test, against Bob's Brute at Meadow."""
        test = {"title": "Test", "type": "Feng Shui Site", "power": 1, "body": 9, "text": text}
        place = {"front": {"card": "Field", "face": "up"}, "back": "Test", "characters": ["Alpha"]}
        return play_at(place, test, *actions)

    def test_what_it_triggers_in_combat_is_waited_for(self):
        text = "When a Character you control enters combat with a Character, inflict 5 damage on that Character."
        waits = self.with_site(text, ATTACK, INTERCEPT, COMBAT)
        assert (waits["cards"]["alpha"]["damage"], waits["scene"]) == (0, [])
        result = self.with_site(text, ATTACK, INTERCEPT, COMBAT, do("reveal", card="test"), COMBAT)
        assert (result["cards"]["test"]["face"], result["cards"]["brute"]["zone"]) == ("up", "smoked")
        result = self.with_site(text, ATTACK, INTERCEPT, COMBAT, COMBAT)
        assert (result["cards"]["test"]["face"], result["cards"]["brute"]["damage"]) == ("down", 3)

    def test_without_anything_to_answer_it_is_not_revealed_in_combat(self):
        text = "Turn when a Character you control enters combat :: Gain 1 Power. When a Site is seized, gain 1 Power."
        result = self.with_site(text, ATTACK, INTERCEPT, COMBAT, do("reveal", card="test"))
        assert (result["status"], result["problem"]["code"]) == ("illegal", "wrong_time")

    def test_its_ability_that_responds_to_combat_is_used_and_reveals_it(self):
        text = "Turn when a Character you control enters combat :: Gain 2 Power."
        result = self.with_site(text, ATTACK, INTERCEPT, COMBAT, do("use", card="test"), RESOLVE)
        assert (result["cards"]["test"]["face"], result["players"]["Ann"]["power"]) == ("up", 11)

    def test_at_the_end_of_the_turn_its_controller_decides(self):
        text = "At the end of your turn, gain 2 Power."
        asked = self.with_site(text, do("end turn"), CONTINUE)
        assert (asked["decision"]["by"], asked["decision"]["kind"]) == ("Ann", "may")
        result = self.with_site(text, do("end turn"), CONTINUE, YES)
        assert (result["cards"]["test"]["face"], result["players"]["Ann"]["power"]) == ("up", 11)


def play_at(place, test, *actions):
    from rules.engine import evaluate
    from tests.engine_library import bundled
    from tests.engine_trials import CARDS

    there = {"front": {"card": "Meadow", "face": "up"}, "characters": ["Brute"]}
    players = [
        {"name": "Ann", "power": 9, "locations": [place]},
        {"name": "Bob", "power": 9, "locations": [there]},
    ]
    return evaluate({"custom": [test, *CARDS], "players": players, "actions": list(actions)}, bundled())


class TestUnknownCards:
    @pytest.mark.parametrize(
        ("text", "power"),
        [
            ("Target an opponent :: Gain 1 Power for each card in target's hand.", 11),
            ("Gain 1 Power for each card in opponents' hands.", 11),
        ],
    )
    def test_cards_of_a_hand_that_nobody_has_named_are_counted(self, text, power):
        result = play(text, ["Alpha"], do("play", card="Test"), RESOLVE, hand=["Test"], type="Event", their_hand=3)
        assert result["players"]["Ann"]["power"] == power

    def test_what_they_are_is_not_guessed(self):
        text = "Gain 1 Power for each Event in opponents' hands."
        result = play(text, ["Alpha"], do("play", card="Test"), RESOLVE, hand=["Test"], type="Event", their_hand=3)
        assert (result["status"], result["problem"]["code"]) == ("illegal", "not_supported_yet")
        assert "in the hand of Bob" in result["problem"]["message"]


ARRIVES = "When this card enters play, you may return a Character from your smoked pile to play."


class TestWhatCouldNotEnterPlay:
    @pytest.mark.parametrize(
        "text",
        [
            "Return a Character in your smoked pile to play.",
            "Target a Character in your smoked pile :: Return target to play.",
            "Play a Character from your smoked pile at no cost.",
        ],
    )
    def test_a_second_unique_card_is_no_choice(self, text):
        board = {"hand": ["Test"], "smoked": ["Hero", "Alpha"], "type": "Event", "extra": [HERO]}
        result = play(text, ["Hero"], do("play", card="Test"), RESOLVE, **board)
        assert (result["cards"]["hero"]["zone"], result["cards"]["alpha"]["zone"]) == ("smoked", "play")

    def test_nor_on_resolution(self):
        text = "Each player returns a Character from his or her smoked pile to play."
        board = {"hand": ["Test"], "smoked": ["Hero", "Alpha", "Brute"], "type": "Event", "extra": [HERO]}
        result = play(text, ["Hero"], do("play", card="Test"), RESOLVE, **board)
        assert result["decision"]["options"] == ["alpha", "brute"]

    @pytest.mark.parametrize("text", ["You may return a Character from your smoked pile to play.", ARRIVES])
    def test_what_may_be_declined_is_not_asked_where_nothing_could(self, text):
        board = {"hand": ["Test"], "smoked": ["Hero"], "type": "Event" if text != ARRIVES else "Character"}
        result = play(text, ["Hero"], do("play", card="Test"), RESOLVE, **board, extra=[HERO])
        assert (result["status"], result["cards"]["hero"]["zone"]) == ("ok", "smoked")

    def test_where_nothing_could_it_is_told_why(self):
        text = "Each player returns a Character from his or her smoked pile to play."
        board = {"hand": ["Test"], "smoked": ["Hero"], "type": "Event", "extra": [HERO]}
        result = play(text, ["Hero"], do("play", card="Test"), RESOLVE, **board)
        assert any("which is Unique" in step["text"] for step in result["steps"])
        assert result["cards"]["hero"]["zone"] == "smoked"


class TestAnd:
    @pytest.mark.parametrize(
        ("text", "mine", "resources", "fighting"),
        [
            ("you have [C] and [H] in your pool", ["Test"], {"chi": 1}, 2),
            ("you have [C] and [H] in your pool", ["Test"], {"chi": 1, "tech": 1}, 4),
            ("you control an Ogre and a Fighter", ["Test", "Alpha"], {}, 2),
            ("you control an Ogre and a Fighter", ["Test", "Alpha", "Brute"], {}, 4),
            ("you control an Ogre or a Fighter", ["Test", "Alpha"], {}, 4),
            ("this card has a Weapon and a Vehicle", [{"card": "Test", "states": ["Axe"]}], {}, 3),
        ],
    )
    def test_asks_for_both(self, text, mine, resources, fighting):
        result = play(f"+2 Fighting while {text}.", mine, resources=resources)
        assert (result["cards"]["test"]["fighting"], result["not_understood"]) == (fighting, [])

    def test_where_it_cannot_it_is_not_understood(self):
        assert not_understood("+2 Fighting while in combat with a Cop and an Ogre.")


class TestPlayedWhen:
    RUST = do("play", card="Rust", targets=["alpha"])
    STATE = "When a Character you control is smoked, play this card on a Site. Subject Site has +3 Body."

    def played(self, *actions):
        return play(self.STATE, ["Alpha"], *actions, hand=["Test", "Rust"], type="State")

    def test_it_is_a_time_for_a_card_of_the_hand(self):
        played = do("play", card="Test", on="field")
        assert self.played(played)["problem"]["code"] == "wrong_time"
        result = self.played(self.RUST, RESOLVE, played, RESOLVE)
        assert (result["status"], result["cards"]["test"]["subject"]) == ("ok", "field")

    @pytest.mark.parametrize(
        "text",
        [
            "When a Site is burned, play this card.",
            "Play on a Character. When a Character is smoked, play this card on a Character you control.",
        ],
    )
    def test_or_it_is_not_understood(self, text):
        assert not_understood(text, "State")
