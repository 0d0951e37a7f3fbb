"""Playing cards: costs with their reckoning, restrictions, places, and who may play what when (4.3)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

RICH = dict.fromkeys(("dragons", "ascended", "lotus", "architects", "hand", "jammers", "chi", "magic", "tech"), 6)


def hand(*cards, power=20, locations=(), other=(), turn="Ann", **more):
    return board(
        player("Ann", *locations, hand=list(cards), power=power, resources=RICH, **more),
        player("Bob", *other, power=5, resources=RICH),
        turn=turn,
    )


def problem(result):
    assert result["status"] == "illegal", result
    assert result["problem"]["rules"]
    return result["problem"]["code"]


def paid(scene, result):
    return scene["players"][0]["power"] - result["players"]["Ann"]["power"]


class TestFengShuiSites:
    """3.3.2, 4.1.1, 4.3.3"""

    def test_the_first_is_free_and_gains_1_power_on_resolution(self):
        scene = hand("Stone Garden")
        played = play_out(scene, ("Ann", "play", "Stone Garden"))
        assert paid(scene, played) == 0
        assert played["cards"]["stone-garden"]["face"] == "down"
        assert "Stone Garden" not in played["steps"][0]["text"]
        resolved = play_out(scene, ("Ann", "play", "Stone Garden"), "resolve")
        assert paid(scene, resolved) == -1

    def test_a_further_one_costs_the_number_of_others(self):
        scene = hand("Stone Garden", locations=[at("Rust Garden", back="Turtle Beach"), at("Police Station")])
        result = play_out(scene, ("Ann", "play", "Stone Garden", {"at": "new location"}), "resolve")
        assert paid(scene, result) == 2
        assert any("2 for the other Feng Shui Sites" in step["text"] for step in result["steps"])

    def test_one_site_a_turn(self):
        scene = hand("Stone Garden", "Police Station", locations=[at("Rust Garden")])
        new = {"at": "new location"}
        result = play_out(scene, ("Ann", "play", "Stone Garden", new), ("Ann", "play", "Police Station", new))
        assert problem(result) == "site_already_played"

    def test_the_last_one_cannot_be_played_while_an_opponent_has_one(self):
        five = [at("Rust Garden", back="Turtle Beach"), at("City Park", back="Fox Pass"), at("Proving Ground")]
        new = {"at": "new location"}
        against = hand("Stone Garden", locations=five, other=[at("Cave Network")])
        assert problem(play_out(against, ("Ann", "play", "Stone Garden", new))) == "last_feng_shui_site"
        alone = hand("Stone Garden", locations=five, other=[at("Police Station")])
        played = play_out(alone, ("Ann", "play", "Stone Garden", new))
        assert played["winner"] is None
        assert play_out(alone, ("Ann", "play", "Stone Garden", new), "resolve")["winner"] == "Ann"

    @pytest.mark.parametrize(
        ("at_place", "legal"),
        [
            ("new location", True),
            ({"behind": "police-station"}, True),
            ({"behind": "rust-garden"}, False),
            ("left", False),
        ],
    )
    def test_places(self, at_place, legal):
        scene = hand("Stone Garden", locations=[at("Rust Garden", back="Turtle Beach"), at("Police Station")])
        result = play_out(scene, ("Ann", "play", "Stone Garden", {"at": at_place}))
        assert (result["status"] == "ok") is legal

    def test_a_place_has_to_be_named_where_there_are_several(self):
        scene = hand("Stone Garden", locations=[at("Police Station")])
        assert problem(play_out(scene, ("Ann", "play", "Stone Garden"))) == "ambiguous"

    def test_the_first_location_takes_in_all_characters(self):
        scene = hand("Stone Garden", characters=["Maverick Cop"])
        result = play_out(scene, ("Ann", "play", "Stone Garden"))
        assert result["cards"]["maverick-cop"]["location"] == "stone-garden"


class TestCosts:
    """4.3.2"""

    def test_too_little_power(self):
        result = play_out(hand("Ting Ting", power=3), ("Ann", "play", "Ting Ting"))
        assert problem(result) == "not_enough_power"
        assert "costs 4 Power" in result["problem"]["message"]

    def test_reductions_of_a_card_and_of_all(self):
        library = small_library(
            Face("Orange Monk", "Character", cost=3, fighting=2, text="+1 cost while you control a <Hood> Site."),
            Face("Chamber", "Site", cost=0, body=3, text="All <Orange> Characters are played at -1 cost."),
            Face("Small Crib", "Site", cost=0, body=3, text="You may play <Monk> Characters at -1 cost."),
            Face("Large Crib", "Site", cost=0, body=3, text="You may play <Monk> Characters at -2 cost."),
            Face("Toll", "Edge", cost=0, text="Each player plays <Monk> cards at +1 cost."),
        )

        def cost(*sites, **more):
            scene = board(
                player("Ann", *[at(site) for site in sites], hand=["Orange Monk"], power=9, **more), player("Bob")
            )
            where = {"at": (sites and "chamber") or None} if "Chamber" in sites else {}
            result = play_out(scene, ("Ann", "play", "Orange Monk", where), library=library)
            assert result["status"] == "ok", result["problem"]
            return 9 - result["players"]["Ann"]["power"]

        assert cost() == 3
        assert cost("Chamber") == 2
        # Of other cards' reductions only one counts, beside one that is mandatory for all.
        assert cost("Chamber", "Small Crib", "Large Crib") == 0
        assert cost("Chamber", "Small Crib") == 1
        assert cost("Chamber", edges=["Toll", "Toll"]) == 4

    def test_x_is_chosen_and_paid(self):
        scene = hand("Wind on the Mountain", smoked=["Nerve Gas", "Final Brawl"])
        assert problem(play_out(scene, ("Ann", "play", "Wind on the Mountain"))) == "ambiguous"
        result = play_out(
            scene, ("Ann", "play", "Wind on the Mountain", {"x": 2, "targets": ["nerve-gas", "final-brawl"]}), "resolve"
        )
        assert result["status"] == "ok"
        assert result["cards"]["nerve-gas"]["zone"] == "hand"
        assert result["cards"]["wind-on-the-mountain"]["zone"] == "toasted"

    def test_resource_conditions_name_what_is_lacking(self):
        scene = board(player("Ann", hand=["Ting Ting"], power=9, resources={"dragons": 1}), player("Bob"))
        result = play_out(scene, ("Ann", "play", "Ting Ting"))
        assert problem(result) == "missing_resources"
        assert "lacks [Dragons]" in result["problem"]["message"]


class TestWhen:
    """3.3.2, 4.3.4-6"""

    @pytest.mark.parametrize("card", ["Maverick Cop", "Police Station", "Paper Trail", "Claw of the Dragon"])
    def test_only_events_in_another_players_main_shot(self, card):
        scene = hand(card, locations=[at("Stone Garden", "Hacker")], turn="Bob")
        assert problem(play_out(scene, ("Ann", "play", card))) == "wrong_time"

    def test_an_event_in_another_players_main_shot(self):
        assert play_out(hand("Final Brawl", turn="Bob"), ("Ann", "play", "Final Brawl"))["status"] == "ok"

    def test_a_text_may_allow_a_character_in_an_opponents_main_shot(self):
        scene = hand("Tactical Team", locations=[at()], turn="Bob")
        assert play_out(scene, ("Ann", "play", "Tactical Team"))["status"] == "ok"

    def test_the_establishing_shot_takes_only_what_says_so(self):
        scene = {**hand("Final Brawl", "Pocket Demon", other=[at("Stone Garden")]), "phase": "start"}
        assert problem(play_out(scene, ("Ann", "play", "Final Brawl"))) == "wrong_time"
        demon = ("Ann", "play", "Pocket Demon", {"targets": ["Bob"]})
        assert play_out(scene, demon)["status"] == "ok"

    def test_the_current_player_acts_first_as_the_main_shot_begins(self):
        scene = {**hand("Ting Ting", deck=5), "phase": "start"}
        scene["players"][1]["hand"] = ["Final Brawl"]
        steps = [("Ann", "skip power"), ("Ann", "draw", {})]
        assert problem(play_out(scene, *steps, ("Bob", "play", "Final Brawl"))) == "wrong_time"
        result = play_out(scene, *steps, ("Ann", "decline"), ("Bob", "play", "Final Brawl"))
        assert result["problem"] is None
        assert "Ann declines to act first." in [step["text"] for step in result["steps"]]


class TestRestrictions:
    """10.1.1"""

    def test_unique_and_limited(self):
        scene = hand("Ting Ting", locations=[at("Stone Garden", "Ting Ting")])
        assert problem(play_out(scene, ("Ann", "play", "ting-ting"))) == "restriction_unique"

    def test_a_limited_event_once_a_turn(self):
        scene = hand("Pocket Demon", "Pocket Demon", other=[at("Stone Garden")])
        scene["phase"] = "start"
        demon = {"targets": ["Bob"]}
        result = play_out(
            scene, ("Ann", "play", "pocket-demon", demon), "resolve", ("Ann", "play", "pocket-demon-2", demon)
        )
        assert problem(result) == "restriction_limited"

    def test_a_second_vehicle_finds_no_place(self):
        scene = hand("MegaTank", locations=[at("Stone Garden", {"card": "Hacker", "states": ["Motorcycle"]})])
        assert problem(play_out(scene, ("Ann", "play", "MegaTank"))) == "illegal_subject"

    def test_states_cannot_be_played_on_some_cards(self):
        scene = hand("Claw of the Dragon", locations=[at("Stone Garden", "Adrienne Hart")])
        assert problem(play_out(scene, ("Ann", "play", "Claw of the Dragon"))) == "illegal_subject"

    def test_a_unique_card_of_an_opponent_without_power_for_an_auction(self):
        scene = hand("Ting Ting", power=4, locations=[at()], other=[at("Stone Garden", "Ting Ting")])
        result = play_out(scene, ("Ann", "play", "ting-ting"))
        assert result["cards"]["ting-ting"]["zone"] == "toasted"
        assert result["cards"]["ting-ting-2"]["zone"] == "play"


class TestAtAnyTime:
    """10.2: what may be played at any time may be played in the middle of one's own attack."""

    SMOKED = "a turn in which an opponent smoked an <Ice> Character you control"
    LIBRARY = small_library(
        Face("Jet", "Character", "", f"You may play this card at -X cost at any time during {SMOKED}. X = the cost of "
             "that Character.", cost=5, fighting=8),
        Face("Sledge", "Character", "", f"You may play this card at -1 cost during {SMOKED}.", cost=5, fighting=8),
        Face("Cube", "Character", "Ice", cost=1, fighting=1),
        Face("Berg", "Character", "Ice", cost=3, fighting=1),
        Face("Fighter", "Character", cost=2, fighting=3),
        Face("Gas", "Event", "", "Target a Character :: Smoke target."),
        Face("Hill", "Site", cost=1, body=9),
    )  # fmt: skip

    def played(self, card, *smoked, first=()):
        ann = player("Ann", at("Hill", "Fighter", "Cube", "Berg"), power=5, hand=["Jet", "Sledge"])
        bob = player("Bob", at("Hill"), hand=["Gas", "Gas"])
        gassed = [
            each
            for name, gas in zip(smoked, ("gas", "gas-2"), strict=False)
            for each in (("Bob", "play", gas, {"targets": [name]}), "resolve")
        ]
        attack = {"by": "Ann", "do": "attack", "with": ["fighter"], "target": "hill-2"}
        played = {"by": "Ann", "do": "play", "card": card, "at": "hill"}
        return play_out(board(ann, bob), attack, *gassed, *first, played, library=self.LIBRARY)

    def test_it_comes_during_the_attack_and_saves_what_the_character_cost(self):
        result = self.played("jet", "cube")
        assert result["cards"]["fighter"]["attacking"]
        assert result["players"]["Ann"]["power"] == 5 - (5 - 1)

    def test_of_two_characters_the_one_that_saves_more_counts(self):
        assert self.played("jet", "berg", "cube")["players"]["Ann"]["power"] == 5 - (5 - 3)

    def test_without_any_time_it_waits_for_the_end_of_the_attack(self):
        assert self.played("sledge", "cube")["problem"]["later"].startswith(
            "It would be legal when this attack is over"
        )
        result = self.played("sledge", "cube", first=["continue"])
        assert not result["cards"]["fighter"]["attacking"]
        assert result["players"]["Ann"]["power"] == 5 - (5 - 1)

    def test_in_a_turn_without_a_smoked_character_it_costs_what_it_costs(self):
        assert self.played("jet")["problem"]["later"].startswith("It would be legal when this attack is over")
        result = self.played("jet", first=["continue"])
        assert not result["cards"]["fighter"]["attacking"]
        assert result["players"]["Ann"]["power"] == 0


def test_a_second_site_is_refused_for_the_first_at_any_time_of_the_turn():
    scene = board(
        player("Ann", at("Rust Garden", "Homo Omega"), hand=["City Park", "City Park"], power=9),
        player("Bob", at("Turtle Beach")),
    )
    first, second = (
        {"by": "Ann", "do": "play", "card": each, "at": "new location"} for each in ("city-park", "city-park-2")
    )
    attack = {"by": "Ann", "do": "attack", "with": ["homo-omega"], "target": "turtle-beach"}
    for between in ([], ["resolve"], ["resolve", attack], ["resolve", ("Ann", "end turn")]):
        problem = play_out(scene, first, *between, second)["problem"]
        assert (problem["code"], problem["later"]) == ("site_already_played", None)
