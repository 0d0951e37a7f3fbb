"""Changing the targets of effects that wait in the scene: all of them, to new and legal ones (rulebook 4.3.6)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

RICH = {"ascended": 9, "architects": 9, "hand": 9, "monarchs": 9, "jammers": 9, "chi": 9, "tech": 9}


ANSWER = "Play in response to an Event"
CHANGE = "Change its targets to the chosen targets"


def card(title, kind, text="", **numbers):
    return Face(title=title, type=kind, text=text, **numbers)


def rich(name, *locations, **more):
    return player(name, *locations, power=9, resources=RICH, **more)


def zone(result, card):
    return result["cards"][card]["zone"]


def code(result):
    assert result["status"] == "illegal", result
    return result["problem"]["code"]


@pytest.fixture
def gas():
    """Ann can gas somebody, both can redirect it, and there is somebody left to be hit."""
    return board(
        rich("Ann", at("Stone Garden", "Ring Fighter", "PubOrd Squad"), hand=["Nerve Gas", "Brain Fire"]),
        rich("Bob", at("Turtle Beach", "Sinister Priest"), hand=["Brain Fire"]),
    )


NERVE_GAS = ("Ann", "play", "Nerve Gas", {"targets": ["sinister-priest"]})
TO_THE_FIGHTER = ("Bob", "play", "brain-fire-2", {"targets": ["nerve-gas", "ring-fighter"]})


class TestOneTarget:
    def test_the_new_target_is_hit(self, gas):
        result = play_out(gas, NERVE_GAS, TO_THE_FIGHTER, "resolve")
        assert (zone(result, "ring-fighter"), zone(result, "sinister-priest")) == ("smoked", "play")

    def test_it_must_be_a_new_one(self, gas):
        again = ("Bob", "play", "brain-fire-2", {"targets": ["nerve-gas", "sinister-priest"]})
        assert code(play_out(gas, NERVE_GAS, again)) == "illegal_target"

    def test_it_must_be_legal_for_the_event(self, gas):
        site = ("Bob", "play", "brain-fire-2", {"targets": ["nerve-gas", "stone-garden"]})
        assert code(play_out(gas, NERVE_GAS, site)) == "illegal_target"

    def test_without_an_event_there_is_nothing_to_change(self, gas):
        assert code(play_out(gas, TO_THE_FIGHTER)) == "nothing_to_respond_to"

    def test_of_two_changes_the_last_to_resolve_counts(self, gas):
        answer = ("Ann", "play", "brain-fire", {"targets": ["nerve-gas", "pubord-squad"]})
        result = play_out(gas, NERVE_GAS, TO_THE_FIGHTER, answer, "resolve")
        assert (zone(result, "ring-fighter"), zone(result, "pubord-squad")) == ("smoked", "play")

    def test_a_canceled_change_changes_nothing(self, gas):
        gas["players"][0]["hand"].append("Confucian Stability")
        cancel = ("Ann", "play", "Confucian Stability", {"targets": ["brain-fire-2"]})
        result = play_out(gas, NERVE_GAS, TO_THE_FIGHTER, cancel, "resolve")
        assert (zone(result, "ring-fighter"), zone(result, "sinister-priest")) == ("play", "smoked")

    def test_a_new_target_that_has_left_play_is_not_followed(self, gas):
        gas["players"][1]["hand"].append("Blade Palm")
        palm = ("Bob", "play", "Blade Palm", {"targets": ["ring-fighter"]})
        result = play_out(gas, NERVE_GAS, TO_THE_FIGHTER, palm, "resolve")
        assert (zone(result, "ring-fighter"), zone(result, "sinister-priest")) == ("hand", "play")


class TestAChangeOfAChange:
    def test_the_new_target_of_the_first_is_changed(self, gas):
        answer = ("Ann", "play", "brain-fire", {"targets": ["brain-fire-2", "pubord-squad"]})
        result = play_out(gas, NERVE_GAS, TO_THE_FIGHTER, answer, "resolve")
        smoked = [
            each for each in ("ring-fighter", "pubord-squad", "sinister-priest") if zone(result, each) == "smoked"
        ]
        assert smoked == ["pubord-squad"]

    def test_it_cannot_bring_the_original_target_back(self, gas):
        answer = ("Ann", "play", "brain-fire", {"targets": ["brain-fire-2", "sinister-priest"]})
        assert code(play_out(gas, NERVE_GAS, TO_THE_FIGHTER, answer)) == "illegal_target"


class TestPlayers:
    def test_a_targeted_player_is_changed(self):
        scene = board(
            rich("Ann", at(), hand=["Covert Operation"]),
            rich("Bob", at(), hand=["Brain Fire", "Nerve Gas"]),
            rich("Cathy", at(), hand=["Blade Palm"]),
        )
        look = ("Ann", "play", "Covert Operation", {"targets": ["Bob"]})
        away = ("Bob", "play", "Brain Fire", {"targets": ["covert-operation", "Cathy"]})
        asked = play_out(scene, look, away, "resolve")
        assert asked["decision"]["options"] == ["blade-palm"]

    def test_not_to_the_player_of_an_event_that_targets_an_opponent(self):
        scene = board(rich("Ann", at(), hand=["Covert Operation"]), rich("Bob", at(), hand=["Brain Fire", "Nerve Gas"]))
        look = ("Ann", "play", "Covert Operation", {"targets": ["Bob"]})
        back = ("Bob", "play", "Brain Fire", {"targets": ["covert-operation", "Ann"]})
        assert code(play_out(scene, look, back)) == "illegal_target"


class TestTwoPhrases:
    CARDS = (
        card("Exchange of Fire", "Event", "Target a Character and target a Site :: Inflict 1 damage on targets."),
        card("Shot", "Event", "Target a Character :: Inflict 1 damage on target."),
        card("Mirror", "Event", f"{ANSWER} and choose another legal target for each of its targets :: {CHANGE}."),
        card("Weak One", "Event", f"{ANSWER} :: Change its target to another legal target."),
        card("Man", "Character", fighting=5),
        card("Other Man", "Character", fighting=5),
        card("House", "Site", body=5),
        card("Hut", "Site", body=5),
    )

    def scene(self):
        people = at("House", "Man")
        return board(
            player("Ann", people, hand=["Exchange of Fire"]), player("Bob", at("Hut", "Other Man"), hand=["Mirror"])
        )

    def test_each_target_changes_by_its_own_phrase(self):
        library = small_library(*self.CARDS)
        fire = ("Ann", "play", "Exchange of Fire", {"targets": ["other-man", "hut"]})
        result = play_out(self.scene(), fire, ("Bob", "play", "Mirror"), "resolve", library=library)
        assert {each: result["cards"][each]["damage"] for each in ("man", "other-man", "house", "hut")} == {
            "man": 1,
            "other-man": 0,
            "house": 1,
            "hut": 0,
        }

    def test_one_chosen_on_resolution(self):
        library = small_library(*self.CARDS)
        scene = board(
            player("Ann", at("House", "Man"), hand=["Shot"]), player("Bob", at("Hut", "Other Man"), hand=["Weak One"])
        )
        shot = ("Ann", "play", "Shot", {"targets": ["other-man"]})
        result = play_out(scene, shot, ("Bob", "play", "Weak One"), "resolve", library=library)
        assert (result["cards"]["man"]["damage"], result["cards"]["other-man"]["damage"]) == (1, 0)


def test_who_changes_the_target_does_it_too(gas):
    """10.2: an Event that an opponent has retargeted counts as done by that opponent."""
    gas["players"][0]["locations"][0]["characters"].append("Apes of Wrath")
    result = play_out(gas, NERVE_GAS, TO_THE_FIGHTER, "resolve", "resolve")
    assert result["cards"]["apes-of-wrath"]["fighting"] == 4
    own = ("Ann", "play", "Nerve Gas", {"targets": ["ring-fighter"]})
    assert play_out(gas, own, "resolve")["cards"]["apes-of-wrath"]["fighting"] == 3


class TestWithoutNamingTheResponse:
    """2001 FAQ 6.5: to cancel an Event or change its target is to respond to it, though the text does not say so."""

    SHOT = card("Shot", "Event", "Target a Character :: Inflict 1 damage on target.")
    BASE = (SHOT, card("Man", "Character", fighting=5), card("House", "Site", body=5))

    def play(self, *actions, text, hand=("Shot",), **more):
        library = small_library(*self.BASE, card("Helper", "Character", text, fighting=5))
        ann = player("Ann", at("House", {"card": "Man", "id": "her-man"}), hand=list(hand))
        bob = player("Bob", at("House", {"card": "Man", "id": "his-man"}, "Helper"), power=2, **more)
        return play_out(board(ann, bob), *actions, library=library)

    def damage(self, result):
        assert result["status"] == "ok", result["problem"] or result["decision"]
        return [each for each in ("her-man", "his-man", "helper") if result["cards"][each]["damage"]]

    AT_HIS_MAN = ("Ann", "play", "Shot", {"targets": ["his-man"]})
    AT_THE_HELPER = ("Ann", "play", "Shot", {"targets": ["helper"]})

    def test_right_of_the_double_colon_the_target_is_chosen_on_resolution(self):
        text = "Turn :: Change the target of an Event."
        asked = self.play(self.AT_HIS_MAN, ("Bob", "use", "Helper"), "resolve", text=text)
        assert set(asked["decision"]["options"]) == {"her-man", "helper"}
        choose = ("Bob", "choose", {"cards": ["her-man"]})
        assert self.damage(self.play(self.AT_HIS_MAN, ("Bob", "use", "Helper"), "resolve", choose, text=text)) == [
            "her-man"
        ]

    def test_otherwise_on_generation(self):
        text = "You may inflict 1 damage on this card to change the target of an Event."
        use = ("Bob", "use", "Helper", {"targets": ["shot", "her-man"]})
        assert self.damage(self.play(self.AT_HIS_MAN, use, "resolve", text=text)) == ["her-man", "helper"]

    def test_there_must_be_an_event(self):
        text = "Turn :: Change the target of an Event."
        assert code(self.play(("Bob", "use", "Helper"), text=text)) == "nothing_to_respond_to"

    def test_only_of_what_targets_the_card(self):
        text = "Pay 1 Power :: Change the target of an effect that targets this card."
        assert code(self.play(self.AT_HIS_MAN, ("Bob", "use", "Helper"), text=text)) == "nothing_to_respond_to"
        choose = ("Bob", "choose", {"cards": ["her-man"]})
        result = self.play(self.AT_THE_HELPER, ("Bob", "use", "Helper"), "resolve", choose, text=text)
        assert self.damage(result) == ["her-man"]

    def test_canceling_an_event_that_targets_the_card(self):
        text = "Once per turn, you may pay 1 Power to cancel an Event that targets this card."
        assert code(self.play(self.AT_HIS_MAN, ("Bob", "use", "Helper"), text=text)) == "nothing_to_respond_to"
        assert self.damage(self.play(self.AT_THE_HELPER, ("Bob", "use", "Helper"), "resolve", text=text)) == []

    def test_drawing_an_event_onto_oneself(self):
        text = (
            "When an Event targets another Character you control, you may change the target of that Event to this card."
        )
        yes = ("Bob", "choose", {"option": "yes"})
        assert self.damage(self.play(self.AT_HIS_MAN, yes, "resolve", text=text)) == ["helper"]
        assert self.damage(self.play(self.AT_THE_HELPER, "resolve", text=text)) == ["helper"]


def test_being_targeted_triggers():
    """5.2.2: by an opponent's Event that targets a card one controls, and only by that."""
    scene = board(
        rich("Ann", at("Stone Garden", "Ring Fighter"), hand=["Blade Palm"]),
        rich("Bob", at("Turtle Beach", "Red Monk", "Sinister Priest"), hand=["Blade Palm"]),
    )
    by_ann = ("Ann", "play", "blade-palm", {"targets": ["sinister-priest"]})
    by_bob = ("Bob", "play", "blade-palm-2", {"targets": ["sinister-priest"]})
    assert "Superleap" in play_out(scene, by_ann, "resolve")["cards"]["red-monk"]["keywords"]
    assert "Superleap" not in play_out(scene, by_bob, "resolve")["cards"]["red-monk"]["keywords"]


def test_without_enough_new_targets_an_effect_is_not_changed():
    shift = card("Shift", "Character", "Turn :: Change the target of an Event.", fighting=1)
    zap = card("Zap", "Event", "Target a Character :: Inflict 2 damage on target.", cost=0)
    other = card("Other", "Character", fighting=1)
    library = small_library(shift, zap, other)

    def used(*characters):
        scene = board(player("Ann", characters=["Shift", *characters]), player("Bob", hand=["Zap"]))
        actions = [("Bob", "play", "Zap", {"targets": ["shift"]}), ("Ann", "use", "shift")]
        return play_out(scene, *actions, library=library)

    assert code(used()) == "nothing_to_retarget"
    assert used("Other")["status"] == "ok"
