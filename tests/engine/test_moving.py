"""Cards that move between places, what waits for later, what triggers out of play (4.4, 5.2, 7.2)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

GUARD = Face("Guard", "Character", fighting=3)
BEAST = Face("Beast", "Character", fighting=4)
SMOKE = "Target a Character :: Smoke target."
CHARM = Face("Charm", "State", "", "Play on a Character. Subject gains +1 Fighting.", cost=0)


def resolve(text, *then, targets=(), mine=None, cards=(), **bobs):
    """Ann plays an Event of this text against Bob's Guard."""
    library = small_library(GUARD, BEAST, CHARM, *cards, ("Spell", "Event", text))
    ann = player("Ann", hand=["Spell"], **(mine or {}))
    bob = player("Bob", **{"characters": ["Guard"], **bobs})
    spell = {"by": "Ann", "do": "play", "card": "spell", "targets": list(targets)}
    return play_out(board(ann, bob), spell, "resolve", *then, library=library)


class TestPlaces:
    def test_the_bottom_of_the_deck(self):
        result = resolve(
            "Target a card :: Return target to the bottom of its owner's deck.", targets=["guard"], deck=["Beast"]
        )
        assert [each["id"] for each in result["board"]["players"][1]["deck"]] == ["beast", "guard"]

    def test_the_top_of_the_deck(self):
        text = "Choose a card in your smoked pile :: Put that card on top of your deck."
        result = resolve(text, targets=["beast"], mine={"smoked": ["Beast"], "deck": ["Charm"]})
        assert [each["id"] for each in result["board"]["players"][0]["deck"]] == ["beast", "charm"]

    def test_a_card_of_another_pile_is_not_meant(self):
        text = "Choose a card in your smoked pile :: Put that card on top of your deck."
        assert resolve(text, targets=["beast"], mine={"toasted": ["Beast"]})["problem"]["code"] == "illegal_target"

    def test_a_place_that_the_engine_does_not_know(self):
        text = "Target a card :: Put target under this card."
        assert resolve(text, targets=["guard"])["problem"]["code"] == "not_understood"

    @pytest.mark.parametrize(("under", "controller"), [("", "Bob"), (" under your control", "Ann")])
    def test_who_controls_a_card_that_returns_to_play(self, under, controller):
        text = f"Choose a Character in any smoked pile :: Return that Character to play{under}."
        result = resolve(text, targets=["beast"], smoked=["Beast"])
        assert result["cards"]["beast"]["controller"] == controller


class TestStates:
    def test_a_state_moves_to_a_legal_subject(self):
        text = "Target a State and choose a legal subject for it :: Place target on the chosen subject."
        result = resolve(text, targets=["charm", "beast"], characters=[{"card": "Guard", "states": ["Charm"]}, "Beast"])
        assert (result["cards"]["charm"]["subject"], result["cards"]["beast"]["fighting"]) == ("beast", 5)

    def test_and_back_at_the_end_of_the_turn(self):
        text = (
            "Target a State and choose a legal subject for it :: Place target on the chosen subject. At the end of the "
            "turn, if its original subject is in play, place target on its original subject."
        )
        mine = [{"card": "Guard", "states": ["Charm"]}, "Beast"]
        end = ({"by": "Ann", "do": "end turn"}, "continue")
        result = resolve(text, *end, targets=["charm", "beast"], characters=mine)
        assert result["cards"]["charm"]["subject"] == "guard"


class TestLater:
    @pytest.mark.parametrize(
        ("moment", "ends", "zone"),
        [
            ("of the turn", 1, "play"),
            ("of the next player's turn", 1, "smoked"),
            ("of the next player's turn", 2, "play"),
        ],
    )
    def test_the_end_of_a_turn(self, moment, ends, zone):
        text = f"{SMOKE} At the end {moment}, return target to play if it is still in the smoked pile."
        turns = [
            step
            for name in ("Ann", "Bob")[:ends]
            for step in (
                *([{"by": name, "do": "skip power"}, {"by": name, "do": "draw"}] if name == "Bob" else []),
                {"by": name, "do": "end turn"},
                "continue",
            )
        ]
        assert resolve(text, *turns, targets=["guard"])["cards"]["guard"]["zone"] == zone

    def test_what_left_the_pile_meanwhile_does_not_return(self):
        text = f"{SMOKE} At the end of the turn, return target to play if it is still in the smoked pile."
        dig = Face("Dig", "Edge", "", "Turn and choose a card in your smoked pile :: Return that card to your hand.")
        use = (
            {"by": "Bob", "do": "use", "card": "dig", "targets": ["guard"]},
            "resolve",
            {"by": "Ann", "do": "end turn"},
            "continue",
        )
        assert resolve(text, *use, targets=["guard"], edges=["Dig"], cards=[dig])["cards"]["guard"]["zone"] == "hand"

    def test_that_much_of_what_another_spends(self):
        text = "Target an opponent :: When target spends Power, gain that much Power until the end of the turn."
        dear = Face("Dear", "Event", "", "Draw a card.", cost=2)
        then = (("Bob", "play", "dear"), "resolve")
        result = resolve(text, *then, cards=[dear], power=3, hand=["Dear"], deck=3)
        assert (result["players"]["Ann"]["power"], result["players"]["Bob"]["power"]) == (2, 1)


class TestOutOfPlay:
    GHOST = Face(
        "Ghost",
        "Character",
        "",
        "While this card is in your smoked pile, when a Character is smoked, you may return this card to play.",
        fighting=2,
    )

    @pytest.mark.parametrize(("zone", "asked"), [("smoked", True), ("toasted", False)])
    def test_it_triggers_where_it_says(self, zone, asked):
        result = resolve(SMOKE, targets=["guard"], cards=[self.GHOST], **{zone: ["Ghost"]})
        assert (result["decision"] is not None) is asked

    def test_its_owner_decides_as_it_triggers(self):
        then = ({"by": "Bob", "do": "choose", "option": "yes"}, "resolve")
        result = resolve(SMOKE, *then, targets=["guard"], cards=[self.GHOST], smoked=["Ghost"])
        assert result["cards"]["ghost"]["controller"] == "Bob"


class TestBeforeItIsSmoked:
    """An immediate effect of damage that works "even if it is smoked" comes before the smoking (5.2.5)."""

    THIEF = (
        "When this card inflicts combat damage on a Character, you may immediately take control of any number of "
        "States on it until they leave play, even if it is smoked, and place each on a legal subject."
    )
    LIBRARY = small_library(
        Face("Thief", "Character", "", THIEF, fighting=4),
        Face("Victim", "Character", fighting=3),
        Face("Charm", "State", "", "Play on a Character. Subject gains Mobility."),
    )

    @pytest.mark.parametrize(
        ("taken", "charm", "other"),
        [
            (["charm"], {"zone": "play", "controller": "Ann", "subject": "thief"}, {"zone": "smoked"}),
            (["charm", "other"], {"zone": "play", "controller": "Ann"}, {"zone": "play", "subject": "thief"}),
            ([], {"zone": "smoked", "controller": None}, {"zone": "smoked"}),
        ],
    )
    def test_states_of_what_it_smokes(self, taken, charm, other):
        victim = {"card": "Victim", "states": ["Charm", {"card": "Charm", "id": "other"}]}
        scene = board(player("Ann", characters=["Thief"]), player("Bob", characters=[victim]))
        attack = {"by": "Ann", "do": "attack", "with": ["thief"], "target": "victim"}
        choose = {"by": "Ann", "do": "choose", "cards": taken}
        result = play_out(scene, attack, "combat", choose, "continue", library=self.LIBRARY)
        assert result["status"] == "ok", result["problem"]
        assert result["cards"]["victim"]["zone"] == "smoked"
        assert charm.items() <= result["cards"]["charm"].items()
        assert other.items() <= result["cards"]["other"].items()
