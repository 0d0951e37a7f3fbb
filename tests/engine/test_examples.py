"""Worked examples of the rulebook that need no attack, with the bundled cards (chapters 3.3.1, 4, 5)."""

import pytest

from tests.engine_library import at, board, bundled, play_out, player

RICH = {"dragons": 5, "architects": 6, "lotus": 5, "ascended": 5, "hand": 5, "magic": 3, "tech": 5, "chi": 3}


def texts(result):
    return " ".join(step["text"] for step in result["steps"])


def ok(result):
    assert result["status"] == "ok", result["problem"] or result["decision"]
    assert all(step["rules"] for step in result["steps"])
    return result


def zone(result, card):
    return result["cards"][card]["zone"]


class TestPlayingCards:
    """4.3"""

    def test_toughness_of_a_character_works_from_generation(self):
        scene = board(
            player("Ann", at(), hand=["Final Brawl"], resources=RICH),
            player("Cathy", at("Stone Garden"), hand=["Homo Omega"], power=9, resources=RICH),
            turn="Cathy",
        )
        result = ok(play_out(scene, ("Cathy", "play", "Homo Omega"), ("Ann", "play", "Final Brawl"), "resolve"))
        assert zone(result, "homo-omega") == "play"
        assert result["cards"]["homo-omega"]["damage"] == 0

    def test_a_state_does_nothing_before_it_resolves(self):
        scene = board(
            player("Ann", at(), hand=["Final Brawl"], resources=RICH),
            player("Eve", at("Stone Garden", "Righteous Fist"), hand=["Armored in Life"], power=9, resources=RICH),
            turn="Eve",
        )
        result = ok(
            play_out(
                scene,
                ("Eve", "play", "Armored in Life", {"on": "righteous-fist"}),
                ("Ann", "play", "Final Brawl"),
                "resolve",
            )
        )
        assert zone(result, "righteous-fist") == "smoked"
        assert zone(result, "armored-in-life") == "smoked"

    def test_an_ability_without_turning_is_used_before_the_character_resolves(self):
        scene = board(
            player("Ann", at(), hand=["Final Brawl"], resources=RICH),
            player(
                "Bob",
                at("Stone Garden", "Sinister Priest"),
                hand=[{"card": "Thing with a 1000 Tongues", "printing": "L/S"}],
                power=9,
                resources=RICH,
            ),
            turn="Bob",
        )
        thing = "thing-with-a-1000-tongues"
        result = ok(
            play_out(
                scene,
                ("Bob", "play", thing),
                ("Ann", "play", "Final Brawl"),
                ("Bob", "use", thing, {"targets": ["sinister-priest"]}),
                "resolve",
            )
        )
        assert result["cards"][thing]["damage"] == 0
        assert zone(result, "sinister-priest") == "smoked"
        assert "Toughness: 3" in result["cards"][thing]["keywords"]

    def test_an_ability_that_turns_waits_until_the_card_has_resolved(self):
        scene = board(
            player("Ann", at(), hand=["Final Brawl"], resources=RICH),
            player("Cathy", at("Stone Garden", "Walking Corpses"), hand=["Vivisector"], power=9, resources=RICH),
            turn="Cathy",
        )
        result = play_out(
            scene,
            ("Cathy", "play", "Vivisector"),
            ("Ann", "play", "Final Brawl"),
            ("Cathy", "use", "vivisector", {"targets": ["walking-corpses"]}),
        )
        assert result["status"] == "illegal"
        assert result["problem"]["code"] in ("not_resolved", "not_in_play")

    def test_resources_are_not_spent(self):
        """4.3.1"""
        hand = ["Redeemed Gunman", "Maverick Cop", "Ting Ting", "Claw of the Dragon"]
        scene = board(player("Ann", hand=hand, power=8), player("Bob"))
        first = play_out(scene, ("Ann", "play", "Ting Ting"))
        assert first["problem"]["code"] == "missing_resources"
        result = ok(play_out(scene, *[x for card in hand[:3] for x in (("Ann", "play", card), "resolve")]))
        assert result["players"]["Ann"]["resources"] == {"dragons": 4, "chi": 1}
        assert result["players"]["Ann"]["power"] == 0
        last = play_out(
            scene,
            *[x for card in hand[:3] for x in (("Ann", "play", card), "resolve")],
            ("Ann", "play", "Claw of the Dragon", {"on": "ting-ting"}),
        )
        assert last["problem"]["code"] == "not_enough_power"


class TestMaintaining:
    """4.2"""

    @pytest.fixture
    def scene(self):
        return board(
            player("David", at("Family Estate"), hand=["Student of the Bear"], power=9, resources=RICH),
            player("Cathy", at({"card": "Field of Tentacles", "face": "up"})),
            turn="David",
        )

    def test_a_maintained_effect_cancels_and_goes_on_canceling(self, scene):
        actions = [("David", "use", "family-estate"), ("Cathy", "use", "field-of-tentacles"), "resolve"]
        result = ok(play_out(scene, *actions))
        assert zone(result, "student-of-the-bear") == "hand"
        assert result["cards"]["family-estate"]["canceled"] is True
        again = play_out(
            scene,
            *actions,
            *["end turn", "continue", ("Cathy", "skip power"), ("Cathy", "unturn", {"keep": ["field-of-tentacles"]})],
            *[("Cathy", "end turn"), "continue", ("David", "skip power"), ("David", "use", "family-estate")],
        )
        assert again["problem"]["code"] == "canceled"

    def test_the_effect_ends_when_the_card_that_maintains_it_unturns(self, scene):
        result = play_out(
            scene,
            *[("David", "use", "family-estate"), ("Cathy", "use", "field-of-tentacles"), "resolve"],
            *["end turn", "continue", ("Cathy", "skip power"), ("Cathy", "unturn")],
        )
        assert result["cards"]["family-estate"]["canceled"] is False

    def test_unanswered_the_estate_plays_a_character_for_less(self, scene):
        result = ok(play_out(scene, ("David", "use", "family-estate"), "resolve"))
        assert zone(result, "student-of-the-bear") == "play"
        assert result["players"]["David"]["power"] == 9

    def test_police_station_supports_while_it_stays_turned(self):
        scene = board(
            player("Ann", at("Police Station", {"card": "Maverick Cop", "damage": 3}), resources=RICH),
            player("Bob", at()),
        )
        result = ok(
            play_out(scene, ("Ann", "use", "police-station", {"ability": 0, "targets": ["maverick-cop"]}), "resolve")
        )
        assert result["cards"]["maverick-cop"]["fighting"] == 3
        assert result["cards"]["police-station"]["turned"] is True


class TestHealing:
    """4.5.3"""

    @pytest.fixture
    def scene(self):
        return board(
            player("Cathy", at("Stone Garden", {"card": "Plasma Trooper", "damage": 2})),
            player("Ann", at(), hand=["Final Brawl"], resources=RICH),
            turn="Cathy",
        )

    def test_healing_comes_too_late(self, scene):
        result = ok(play_out(scene, ("Cathy", "heal", "Plasma Trooper"), ("Ann", "play", "Final Brawl"), "resolve"))
        assert zone(result, "plasma-trooper") == "smoked"

    def test_healing_in_response(self, scene):
        result = ok(play_out(scene, ("Ann", "play", "Final Brawl"), ("Cathy", "heal", "Plasma Trooper"), "resolve"))
        assert zone(result, "plasma-trooper") == "play"
        assert result["cards"]["plasma-trooper"]["damage"] == 2
        assert result["cards"]["plasma-trooper"]["turned"] is True


class TestEffects:
    """5.2"""

    def test_x_of_an_event_is_fixed_on_generation_and_toughness_reduces_it(self):
        thing = "thing-with-a-1000-tongues"
        scene = board(
            player("Frank", at(), hand=["Shattering Fire"], power=1, resources={"magic": 9, "lotus": 2}),
            player(
                "Bob",
                at("Stone Garden", {"card": "Thing with a 1000 Tongues", "printing": "L/S"}, "Sinister Priest"),
            ),
            turn="Frank",
        )
        result = ok(
            play_out(
                scene,
                ("Frank", "play", "Shattering Fire", {"targets": [thing]}),
                ("Bob", "use", thing, {"targets": ["sinister-priest"]}),
                "resolve",
            )
        )
        assert result["cards"][thing]["damage"] == 6
        assert zone(result, thing) == "play"
        alone = ok(play_out(scene, ("Frank", "play", "Shattering Fire", {"targets": [thing]}), "resolve"))
        assert zone(alone, thing) == "smoked"

    def test_an_effect_resolves_though_its_card_has_left_play(self):
        scene = board(
            player(
                "Cathy",
                at("Stone Garden", {"card": "Plasma Trooper", "damage": 2}),
                power=1,
                hand=["Nerve Gas"],
                resources=RICH,
            ),
            player("Bob", at("Turtle Beach", "White Disciple"), resources={"lotus": 1}),
            turn="Cathy",
        )
        result = ok(
            play_out(
                scene,
                ("Cathy", "heal", "Plasma Trooper"),
                ("Bob", "use", "white-disciple", {"targets": ["plasma-trooper"]}),
            )
        )
        disciple = result["cards"]["white-disciple"]
        assert disciple["turned"] is True
        assert disciple["damage"] == 1

    def test_canceling_the_canceler(self):
        scene = board(
            player("Frank", at(), hand=["Blade Palm", "Confucian Stability"], power=9, resources=RICH),
            player(
                "Eve", at({"card": "Turtle Beach", "face": "up"}), hand=["Confucian Stability"], power=9, resources=RICH
            ),
            turn="Frank",
        )
        result = ok(
            play_out(
                scene,
                ("Frank", "play", "Blade Palm", {"targets": ["turtle-beach"]}),
                ("Eve", "play", "Confucian Stability"),
                ("Frank", "play", "Confucian Stability", {"targets": ["confucian-stability-2"]}),
                "resolve",
            )
        )
        assert zone(result, "turtle-beach") == "hand"

    def test_bull_market_pays_everyone(self):
        scene = board(
            player("Ann", at(), hand=["Bull Market"], resources=RICH, power=4),
            player("Bob", at("Stone Garden"), power=1),
        )
        result = ok(play_out(scene, ("Ann", "play", "Bull Market"), "resolve"))
        assert result["players"]["Bob"]["power"] == 6


class TestRedirection:
    """4.5.2"""

    def test_damage_of_an_event_goes_to_turtle_beach(self):
        scene = board(
            player("Bob", at(), hand=["Shattering Fire"], power=1, resources={"magic": 3, "lotus": 1}),
            player("Ann", at("Turtle Beach", "Dr. John Haynes")),
            turn="Bob",
        )
        result = ok(
            play_out(
                scene,
                ("Bob", "play", "Shattering Fire", {"targets": ["dr-john-haynes"]}),
                ("Ann", "use", "turtle-beach", {"source": "shattering-fire", "targets": ["dr-john-haynes"]}),
                "resolve",
            )
        )
        assert result["cards"]["dr-john-haynes"]["damage"] == 0
        assert result["cards"]["turtle-beach"]["damage"] == 3


class TestControl:
    """7.4, 4.8"""

    def test_control_until_the_end_of_the_turn(self):
        scene = board(
            player("Bob", at(), hand=["Tortured Memories"], power=9, resources=RICH),
            player("Cathy", at("Stone Garden", {"card": "CHAR", "turned": True})),
            turn="Bob",
        )
        taken = ok(play_out(scene, ("Bob", "play", "Tortured Memories", {"targets": ["char"]}), "resolve"))
        assert taken["cards"]["char"]["controller"] == "Bob"
        assert taken["cards"]["char"]["turned"] is False
        after = ok(
            play_out(
                scene, ("Bob", "play", "Tortured Memories", {"targets": ["char"]}), "resolve", "end turn", "continue"
            )
        )
        assert after["cards"]["char"]["controller"] == "Cathy"
        assert after["turn"] == "Cathy"

    def test_shadowy_mentor_is_smoked_and_control_goes_back(self):
        scene = board(
            player("Ann", at(), hand=["Suicide Mission"], power=9, resources=RICH),
            player("Bob", at("Stone Garden", {"card": "Ring Fighter", "owner": "Ann", "states": ["Shadowy Mentor"]})),
        )
        scene["players"][1]["locations"][0]["characters"][0]["states"] = [
            {"card": "Shadowy Mentor", "owner": "Bob", "controller": "Bob"}
        ]
        result = play_out(scene, ("Ann", "play", "Suicide Mission", {"targets": ["shadowy-mentor"]}), "resolve")
        assert result["cards"]["ring-fighter"]["controller"] == "Ann"
        assert result["status"] == "needs_decision"
        assert result["decision"]["by"] == "Bob"


class TestTurn:
    """3.3.1, 4.8"""

    def test_establishing_shot(self):
        scene = board(
            player(
                "Ann",
                at("Stone Garden", {"card": "Maverick Cop", "turned": True}, back="City Center"),
                hand=["Final Brawl"],
                deck=10,
            ),
            player("Bob", at()),
            phase="start",
        )
        result = ok(
            play_out(
                scene,
                ("Ann", "generate power"),
                ("Ann", "unturn", {}),
                ("Ann", "discard", {"cards": []}),
                ("Ann", "draw", {}),
            )
        )
        assert result["players"]["Ann"]["power"] == 2
        assert result["players"]["Ann"]["hand"] == 6
        assert result["cards"]["maverick-cop"]["turned"] is False

    def test_one_card_is_discarded_by_who_generated_power(self):
        scene = board(player("Ann", at(), hand=["Final Brawl", "Nerve Gas"]), player("Bob"), phase="start")
        both = {"cards": ["final-brawl", "nerve-gas"]}
        result = play_out(scene, ("Ann", "generate power"), ("Ann", "discard", both))
        assert result["problem"]["code"] == "discard_limit"
        ok(play_out(scene, ("Ann", "skip power"), ("Ann", "discard", both)))


def test_triggered_effects_of_two_cards_make_one_new_scene():
    """5.2.2, without the attack: a discard that one player chooses for another triggers an Edge of a third."""
    scene = board(
        player("Ann", at("Stone Garden"), power=9),
        player("David", at(), hand=["Covert Operation"], power=9, resources=RICH, edges=["Paper Trail"]),
        player("Bob", at("Turtle Beach"), hand=["Nerve Gas", "Bull Market"], power=9),
    )
    act = ("David", "play", "Covert Operation", {"targets": ["Bob"]})
    asked = play_out(scene, act, "resolve")
    assert (asked["decision"]["by"], asked["decision"]["least"]) == ("David", 0)
    assert set(asked["decision"]["options"]) == {"nerve-gas", "bull-market"}
    discard = ("David", "choose", {"cards": ["nerve-gas"]})
    chosen = ok(play_out(scene, act, "resolve", discard))
    assert zone(chosen, "nerve-gas") == "toasted"
    assert [each["card"] for each in chosen["scene"]] == ["paper-trail"]
    done = ok(play_out(scene, act, "resolve", discard, "resolve"))
    assert done["players"]["David"]["power"] == chosen["players"]["David"]["power"] + 1


def test_discerning_fire_needs_a_shared_designator():
    """4.3.2"""
    scene = board(
        player("Ann", at("Stone Garden", "Tricia Kwok", "Maverick Cop", "Maverick Cop", "Ting Ting")),
        player("Bob", at(), hand=["Discerning Fire"], power=3, resources=RICH),
    )
    cops = {"x": 3, "targets": ["tricia-kwok", "maverick-cop", "maverick-cop-2"]}
    result = ok(play_out(scene, ("Bob", "play", "Discerning Fire", cops), "resolve"))
    assert {zone(result, each) for each in cops["targets"]} == {"smoked"}
    assert result["players"]["Bob"]["power"] == 0
    unlike = {"x": 2, "targets": ["ting-ting", "maverick-cop"]}
    assert play_out(scene, ("Bob", "play", "Discerning Fire", unlike))["problem"]["code"] == "illegal_target"
    one = {"x": 1, "targets": ["ting-ting"]}
    assert play_out(scene, ("Bob", "play", "Discerning Fire", one))["problem"]["code"] == "wrong_number"


def test_return_to_play_ignores_cost_and_resources():
    """4.3, 4.4"""
    scene = board(
        player(
            "Bob", at(), hand=["Golden Comeback"], smoked=["Ting Ting"], power=9, resources={"dragons": 3, "chi": 3}
        ),
        player("Ann", at("Stone Garden")),
        turn="Bob",
    )
    result = ok(play_out(scene, ("Bob", "play", "Golden Comeback"), "resolve"))
    assert zone(result, "ting-ting") == "play"
    assert result["cards"]["ting-ting"]["controller"] == "Bob"


def test_pocket_demon_may_be_answered_in_the_establishing_shot():
    """3.3.1"""
    scene = board(
        player("Bob", at("Stone Garden"), hand=["Pocket Demon"], power=3, resources=RICH),
        player("Eve", at("Turtle Beach"), hand=["Confucian Stability", "Final Brawl"], power=3, resources=RICH),
        turn="Bob",
        phase="start",
    )
    demon = ("Bob", "play", "Pocket Demon", {"targets": ["Eve"]})
    result = ok(play_out(scene, demon, ("Eve", "play", "Confucian Stability"), "resolve"))
    assert any(step["kind"] == "cancel" for step in result["steps"])
    assert play_out(scene, demon, ("Eve", "play", "Final Brawl"))["problem"]["code"] == "wrong_time"
    unanswered = ok(play_out(scene, demon, "resolve", ("Bob", "generate power")))
    assert unanswered["players"]["Bob"]["power"] == 3 + 1 - paid_for("Pocket Demon")


def paid_for(title):
    return bundled().find(title).printings[0].face.cost


def test_proving_ground_turns_immediately_when_it_is_revealed():
    """5.2.5"""
    scene = board(player("Ann", at("Proving Ground"), hand=["Maverick Cop"], power=5, resources=RICH), player("Bob"))
    assert play_out(scene, ("Ann", "use", "proving-ground"))["problem"]["code"] == "inactive"
    revealed = ok(play_out(scene, ("Ann", "reveal", "proving-ground")))
    assert revealed["cards"]["proving-ground"]["turned"] is True
    assert revealed["scene"] == []
    ready = board(
        player("Ann", at({"card": "Proving Ground", "face": "up"}), hand=["Maverick Cop"], power=5, resources=RICH),
        player("Bob"),
    )
    result = ok(play_out(ready, ("Ann", "use", "proving-ground"), "resolve"))
    assert result["players"]["Ann"]["power"] == 5 - (3 - 2)


def test_ting_ting_counts_opponents_with_more_power_generating_sites():
    scene = board(
        player("Ann", at("Stone Garden", "Ting Ting")),
        player("Bob", at("Turtle Beach", back="City Park")),
        player("Cathy", at("Rust Garden", back="Fox Pass")),
    )
    result = play_out(scene)
    printed = bundled().find("Ting Ting").printings[-1].face.fighting
    assert result["cards"]["ting-ting"]["fighting"] == printed + 4
    assert result["not_understood"] == [] or all(each["card"] != "ting-ting" for each in result["not_understood"])
