"""The turn: Establishing Shot, end of the turn with the return to the Main Shot, elimination (3.3.1, 4.8, 4.9)."""

from rules.engine.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

RICH = dict.fromkeys(("dragons", "ascended", "lotus", "architects", "hand", "jammers", "chi", "magic", "tech"), 6)


def test_power_of_face_up_and_face_down_sites():
    scene = board(
        player(
            "Ann", at({"card": "Police Station"}, back="Stone Garden"), at({"card": "Kinoshita House", "face": "up"})
        ),
        player("Bob"),
        phase="start",
    )
    result = play_out(scene, ("Ann", "generate power"))
    assert result["players"]["Ann"]["power"] == 2


def test_regenerate_heals_at_the_start_of_the_turn():
    scene = board(player("Ann", at(), deck=9), player("Bob", at("Stone Garden", {"card": "Kun Kan", "damage": 3})))
    result = play_out(scene, "end turn", "continue")
    assert result["turn"] == "Bob"
    assert result["cards"]["kun-kan"]["damage"] == 0


def test_the_hand_is_filled_up_and_not_cut_down():
    full = board(player("Ann", hand=8), player("Bob"), phase="start")
    result = play_out(full, ("Ann", "skip power"), ("Ann", "draw", {}))
    assert result["players"]["Ann"]["hand"] == 8
    known = board(player("Ann", hand=["Final Brawl"], deck=["Nerve Gas", "Bull Market"]), player("Bob"), phase="start")
    drawn = play_out(known, ("Ann", "skip power"), ("Ann", "draw", {}))
    assert drawn["cards"]["nerve-gas"]["zone"] == "hand"
    assert drawn["players"]["Ann"]["hand"] == 3


class TestEndOfTurn:
    """4.8, 2001 FAQ 6.10"""

    def setup_method(self):
        self.scene = board(
            player("Ann", at(), hand=["Bull Market"], resources=RICH, power=9),
            player("David", at(), hand=["Bull Market"], resources=RICH, power=9),
        )

    def test_an_opponents_response_allows_a_return(self):
        result = play_out(
            self.scene, "end turn", ("David", "play", "bull-market-2"), "resolve", ("Ann", "return to main shot")
        )
        assert result["status"] == "ok"
        assert result["phase"] == "main"
        assert result["turn"] == "Ann"

    def test_an_own_response_does_not(self):
        result = play_out(
            self.scene, "end turn", ("Ann", "play", "bull-market"), "resolve", ("Ann", "return to main shot")
        )
        assert result["problem"]["code"] == "not_allowed"

    def test_in_1995_there_was_no_return(self):
        result = play_out(
            {**self.scene, "ruleset": "daedalus-1995"},
            *["end turn", ("David", "play", "bull-market-2"), "resolve", ("Ann", "return to main shot")],
        )
        assert result["problem"]["code"] == "not_allowed"

    def test_without_responses_the_next_turn_begins(self):
        result = play_out(self.scene, "end turn", "continue")
        assert result["turn"] == "David"
        assert result["board"]["phase"] == "start"

    def test_a_declaration_waits_for_the_scene(self):
        result = play_out(self.scene, ("Ann", "play", "bull-market"), ("Ann", "end turn"))
        assert result["status"] == "ok"
        assert any(step["kind"] == "pass" for step in result["steps"])


class TestElimination:
    """4.9"""

    def test_who_has_no_cards_left_at_the_end_of_a_turn_loses(self):
        scene = board(player("Ann", at(), deck=3), player("Bob", at("Stone Garden", "Hacker"), deck=0))
        result = play_out(scene, "end turn", "continue")
        assert result["winner"] == "Ann"
        assert result["cards"]["hacker"]["zone"] == "removed"

    def test_a_card_of_another_owner_goes_back(self):
        scene = board(
            player("Ann", at(), deck=3),
            player("Bob", at("Stone Garden", {"card": "Hacker", "owner": "Cathy"}), deck=0),
            player("Cathy", at(), deck=3),
        )
        result = play_out(scene, "end turn", "continue")
        assert result["winner"] is None
        assert result["players"]["Bob"]["eliminated"] is True
        assert result["cards"]["hacker"]["zone"] == "toasted"
        assert result["turn"] == "Cathy"


def test_a_gain_without_a_stated_duration_by_edition():
    """2000 book 7.2: while the card that gave it is in play; 2001 FAQ 6.7: the card keeps it."""
    library = small_library(
        Face("Shrine", "Site", cost=0, body=2, text="Turn and target a Character :: Target gains +1 Fighting."),
        Face("Fighter", "Character", fighting=2),
        Face("Quake", "Event", text="Inflict 2 damage on all Sites."),
    )

    def fighting(edition):
        scene = board(player("Ann", at("Shrine", "Fighter"), hand=["Quake"]), player("Bob"), ruleset=edition)
        acts = [("Ann", "use", "shrine"), "resolve", ("Ann", "play", "Quake"), "resolve"]
        result = play_out(scene, *acts, library=library)
        assert result["cards"]["shrine"]["zone"] == "smoked"
        return result["cards"]["fighter"]["fighting"]

    assert fighting("zman-2000") == 2
    assert fighting("zman-2001") == 3


def test_healing_and_removing_damage_were_two_things_in_1995():
    library = small_library(
        Face("Corpse", "Character", fighting=3, text="Cannot be healed."),
        Face("Spring", "Site", cost=0, body=2, text="Turn and target a Character :: Remove 1 damage from target."),
    )

    def damage(edition):
        corpse = {"card": "Corpse", "damage": 2}
        scene = board(player("Ann", at("Spring", corpse)), player("Bob"), ruleset=edition)
        result = play_out(scene, ("Ann", "use", "spring"), "resolve", library=library)
        return result["cards"]["corpse"]["damage"]

    assert damage("daedalus-1995") == 1
    assert damage("zman-2001") == 2


def test_a_card_that_generates_power_limits_the_discard_since_2001():
    def discards(edition):
        scene = board(
            player("Ann", at(), hand=["Pocket Demon", "Final Brawl", "Nerve Gas"], resources=RICH, power=5),
            player("Bob", at("Stone Garden")),
            phase="start",
            ruleset=edition,
        )
        both = {"cards": ["final-brawl", "nerve-gas"]}
        acts = [("Ann", "play", "Pocket Demon", {"targets": ["Bob"]}), "resolve", ("Ann", "skip power")]
        return play_out(scene, *acts, ("Ann", "discard", both))["status"]

    assert discards("zman-2000") == "ok"
    assert discards("zman-2001") == "illegal"
