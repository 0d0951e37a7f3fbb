"""The turn: Establishing Shot, end of the turn with the return to the Main Shot, elimination (3.3.1, 4.8, 4.9)."""

from tests.engine_library import at, board, play_out, player

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
