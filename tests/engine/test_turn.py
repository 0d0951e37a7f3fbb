"""The turn: Establishing Shot, end of the turn with the return to the Main Shot, elimination (3.3.1, 4.8, 4.9)."""

import pytest

from rules.engine import legal_actions
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
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
        assert result["problem"]["code"] == "cannot_return_to_main_shot"

    def test_in_1995_there_was_no_return(self):
        result = play_out(
            {**self.scene, "ruleset": "daedalus-1995"},
            *["end turn", ("David", "play", "bull-market-2"), "resolve", ("Ann", "return to main shot")],
        )
        assert result["problem"]["code"] == "cannot_return_to_main_shot"

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


POWER = small_library(
    Face("Garden", "Feng Shui Site", power=1, body=6),
    Face("Mill", "Edge", text="Generates 2 Power during your Establishing Shot."),
    Face("Bank", "Site", cost=0, body=4, power=2, text="Generates no Power while turned."),
    Face("Market", "Edge", text="While you control 2 or more Sites, this card generates 1 Power during your turn."),
    Face("Tithe", "Edge", text="This card generates 1 Power for you during each player's Power generation phase."),
    Face("Statue", "Character", fighting=2, text="This card does not unturn during your Establishing Shot."),
    Face("Frost", "Edge", text="[Dragons] cards do not unturn during their controller's Establishing Shot."),
    Face("Fighter", "Character", fighting=2),
    Face("Attic", "Edge", text="Your maximum hand size is increased by 2."),
    Face("Purge", "Edge", text="You may discard an additional card during your discard phase."),
    Face("Scout", "Edge", text="You may draw an additional card during your draw phase."),
)


class TestEstablishingShot:
    """3.3.1"""

    def ann(self, *edges, **more):
        return player("Ann", {"front": "Garden", "back": "Bank"}, edges=list(edges), **more)

    def run(self, scene, *acts):
        return play_out({**scene, "phase": "start"}, *acts, library=POWER)

    def test_cards_of_any_type_generate_what_their_text_says(self):
        result = self.run(board(self.ann("Mill", "Tithe"), player("Bob")), ("Ann", "generate power"))
        assert result["players"]["Ann"]["power"] == 1 + 2 + 2 + 1

    def test_a_text_may_say_that_a_card_generates_none(self):
        ann = player("Ann", {"front": {"card": "Bank", "turned": True}})
        assert self.run(board(ann, player("Bob")), ("Ann", "generate power"))["players"]["Ann"]["power"] == 0

    def test_an_opponents_cards_generate_whether_the_current_player_does_or_not(self):
        scene = board(self.ann(), player("Bob", {"front": "Bank"}, edges=["Tithe"]))
        for act, mine in (("generate power", 3), ("skip power", 0)):
            result = self.run(scene, ("Ann", act))
            assert [result["players"][name]["power"] for name in ("Ann", "Bob")] == [mine, 1]

    def test_what_an_opponents_card_generates_does_not_limit_the_discard(self):
        ann = self.ann(hand=["Fighter", "Statue"])
        both = {"cards": ["fighter", "statue"]}
        scene = board(ann, player("Bob", edges=["Tithe"]))
        assert self.run(scene, ("Ann", "skip power"), ("Ann", "discard", both))["status"] == "ok"
        refused = self.run(scene, ("Ann", "generate power"), ("Ann", "discard", both))
        assert refused["problem"]["code"] == "discard_limit"

    def test_what_a_text_keeps_turned(self):
        lizard = {"card": "Fighter", "turned": True}
        ann = player("Ann", {"front": "Garden", "characters": [{"card": "Statue", "turned": True}, lizard]})
        result = self.run(board(ann, player("Bob")), ("Ann", "skip power"), ("Ann", "unturn"))
        assert [result["cards"][each]["turned"] for each in ("statue", "fighter")] == [True, False]

    def test_of_cards_of_some_kind_each_in_its_controllers_shot(self):
        library = small_library(
            Face("Frost", "Edge", text="[Dragons] cards do not unturn during their controller's Establishing Shot."),
            Face("Hero", "Character", fighting=2, provides=Symbols.from_mapping({"dragons": 1})),
            Face("Fighter", "Character", fighting=2),
        )
        turned = [{"card": each, "turned": True} for each in ("Hero", "Fighter")]
        scene = board(player("Ann", characters=turned), player("Bob", edges=["Frost"]), phase="start")
        result = play_out(scene, ("Ann", "skip power"), ("Ann", "unturn"), library=library)
        assert [result["cards"][each]["turned"] for each in ("hero", "fighter")] == [True, False]

    def test_texts_change_how_many_cards_are_drawn_and_discarded(self):
        ann = self.ann("Attic", "Scout", "Purge", hand=["Fighter", "Fighter", "Fighter"])
        acts = ("Ann", "generate power"), ("Ann", "discard", {"cards": ["fighter", "fighter-2"]}), ("Ann", "draw", {})
        result = self.run(board(ann, player("Bob")), *acts)
        assert result["players"]["Ann"]["hand"] == 6 + 2 + 1

    def test_regenerate_is_an_effect_to_respond_to_on_the_later_page(self):
        library = small_library(
            Face("Troll", "Character", fighting=4, text="Regenerate."),
        )
        troll = {"card": "Troll", "damage": 1}
        scene = board(player("Bob"), player("Ann", characters=[troll]), turn="Bob", ruleset="modern")
        start = play_out(scene, "end turn", "resolve", library=library)
        assert (start["cards"]["troll"]["damage"], len(start["scene"])) == (1, 1)
        assert play_out(scene, "end turn", "resolve", "resolve", library=library)["cards"]["troll"]["damage"] == 0
        early = play_out({**scene, "ruleset": "zman-2001"}, "end turn", "resolve", library=library)
        assert (early["cards"]["troll"]["damage"], early["scene"]) == (0, [])


class TestResponsesToTheEnd:
    """4.8, 2001 FAQ 6.10.1"""

    library = small_library(
        Face("Garden", "Feng Shui Site", power=1, body=6),
        Face("Rat", "Character", fighting=2, text="When a Character is smoked, gain 1 Power."),
        Face("Spark", "Event", cost=0, text="Inflict 2 damage on all Characters."),
        Face("Rage", "Event", cost=0, text="Target a Character :: Target gains +2 Fighting until the end of the turn."),
        Face("Bell", "Edge", text="At the end of your turn, inflict 3 damage on all Characters."),
        Face("Drum", "Edge", text="At the end of each turn, draw a card."),
    )

    def scene(self, edition="zman-2001", **ann):
        bob = player("Bob", {"front": "Garden", "characters": ["Rat"]}, hand=["Spark", "Spark"])
        return board(player("Ann", **ann), bob, ruleset=edition)

    def run(self, scene, *acts):
        return play_out(scene, *acts, library=self.library)

    def test_revealing_is_an_effect_before_the_later_page(self):
        acts = "end turn", ("Bob", "reveal", "garden"), ("Bob", "play", "spark"), "resolve"
        for edition in ("zman-2001", "modern"):
            result = self.run(self.scene(edition), *acts, ("Ann", "return to main shot"))
            assert result["status"] == "ok"
        own = (
            "end turn",
            ("Bob", "reveal", "garden"),
            ("Ann", "play", "spark"),
            "resolve",
            ("Ann", "return to main shot"),
        )
        assert self.run(self.scene(hand=["Spark"]), *own)["status"] == "ok"
        refused = self.run(self.scene("modern", hand=["Spark"]), *own)
        assert refused["problem"]["code"] == "cannot_return_to_main_shot"

    def test_what_the_responses_trigger_resolves_with_nothing_added(self):
        acts = "end turn", ("Bob", "play", "spark"), "resolve"
        waiting = self.run(self.scene(characters=["Rat"]), *acts)
        assert waiting["scene"]
        late = self.run(self.scene(characters=["Rat"]), *acts, ("Bob", "play", "spark-2"))
        assert late["problem"]["code"] == "wrong_time"
        back = self.run(self.scene(characters=["Rat"]), *acts, ("Ann", "return to main shot"))
        assert back["phase"] == "main"
        assert back["scene"] == []

    def test_the_current_players_effects_are_generated_first_and_resolve_last(self):
        # Ann's bonus expires and her Edge inflicts its damage; the order of the two is hers.
        scene = board(
            player("Ann", characters=["Rat"], hand=["Rage"], edges=["Bell"]), player("Bob", edges=["Drum"], hand=3)
        )
        acts = ("Ann", "play", "rage"), "end turn", "continue"
        asked = self.run(scene, *acts)
        assert (asked["decision"]["kind"], asked["decision"]["options"]) == ("order", ["rage", "bell"])
        bonus_first = self.run(scene, *acts, {"by": "Ann", "do": "choose", "option": "rage"})
        assert bonus_first["cards"]["rat"]["zone"] == "smoked", "the bonus expires last, on 3 damage"
        assert bonus_first["players"]["Bob"]["hand"] == 4
        damage_first = self.run(scene, *acts, {"by": "Ann", "do": "choose", "option": "bell"})
        assert damage_first["cards"]["rat"]["zone"] == "smoked"
        order = [step["text"] for step in damage_first["steps"] if step["kind"] in ("resolve", "expire", "draw")]
        assert order[1].startswith("The triggered effect of Drum"), "Bob's came after both of Ann's"

    def test_passing_does_not_lead_into_another_turn(self):
        result = self.run(self.scene(), "end turn", ("Bob", "generate power"))
        assert result["problem"]["code"] == "wrong_time"
        assert result["turn"] == "Ann"

    def test_each_step_cites_its_number_where_the_edition_has_the_list(self):
        def cited(edition):
            result = self.run(self.scene(edition), "end turn", "continue")
            return {f"{each['document']}/{each['section']}" for step in result["steps"] for each in step["rules"]}

        assert {"shadowfist-faq-2001/6.10.1.1", "shadowfist-faq-2001/6.10.1.5"} <= cited("zman-2001")
        assert not any("6.10" in each for each in cited("zman-2000") | cited("daedalus-1995"))


class TestLeavingTheGame:
    """4.9 and, for 1995, its FAQ 7.3"""

    library = small_library(
        Face("Garden", "Feng Shui Site", power=1, body=6),
        Face("Fighter", "Character", fighting=3),
        Face("Study", "Event", cost=0, text="Draw 2 cards. Inflict 1 damage on all Characters."),
        Face("Kidnap", "State", cost=0, text="Play on a Character. Take control of subject."),
        Face("Spark", "Event", cost=0, text="Inflict 3 damage on all Characters."),
        Face("Rage", "Event", cost=0, text="Draw a card."),
        Face("Lament", "Edge", text="When a Character leaves play, gain 1 Power."),
    )

    def run(self, scene, *acts):
        return play_out(scene, *acts, library=self.library)

    def game(self, ann, edition="daedalus-1995"):
        others = [player(name, {"front": "Garden", "characters": ["Fighter"]}, deck=9) for name in ("Bob", "Cathy")]
        return board(ann, *others, ruleset=edition)

    def test_in_1995_the_effect_that_drew_the_last_card_goes_on_and_the_turn_is_over(self):
        ann = player("Ann", {"front": "Garden", "characters": ["Fighter"]}, hand=["Study"], deck=2)
        result = self.run(self.game(ann), ("Ann", "play", "study"), "resolve")
        assert result["players"]["Ann"]["eliminated"] is True
        assert [result["cards"][each]["zone"] for each in ("fighter", "garden")] == ["removed", "removed"]
        assert result["cards"]["fighter-2"]["damage"] == 1
        assert (result["turn"], result["phase"]) == ("Bob", "start of turn")
        late = self.run(self.game(ann, "zman-2000"), ("Ann", "play", "study"), "resolve")
        assert (late["players"]["Ann"]["eliminated"], late["turn"]) == (False, "Ann")

    def test_in_1995_drawing_up_to_the_hand_is_enough(self):
        scene = {**self.game(player("Ann", deck=5)), "phase": "start"}
        result = self.run(scene, ("Ann", "skip power"), ("Ann", "draw", {}))
        assert (result["players"]["Ann"]["eliminated"], result["turn"]) == (True, "Bob")
        assert (
            self.run({**scene, "ruleset": "zman-2001"}, ("Ann", "skip power"), ("Ann", "draw", {}))["phase"] == "main"
        )

    @pytest.mark.parametrize("phase", ["start", "main"])
    def test_in_1995_who_begins_with_an_empty_deck_is_out_before_anyone_acts(self, phase):
        two = board(player("Ann", deck=0), player("Bob", deck=9), ruleset="daedalus-1995", phase=phase)
        result = self.run(two)
        assert (result["winner"], legal_actions(two, self.library)) == ("Bob", [])
        assert self.run(two, ("Ann", "generate power"))["problem"]["code"] in ("eliminated", "game_over")
        three = {**self.game(player("Ann", {"front": "Garden", "characters": ["Fighter"]}, deck=0)), "phase": phase}
        result = self.run(three)
        assert (result["winner"], result["players"]["Ann"]["eliminated"]) == (None, True)
        assert result["cards"]["fighter"]["zone"] == "removed"
        listed = [{"do": "resolve"}, {"do": "continue"}]
        assert legal_actions(three, self.library) == legal_actions(result["board"], self.library) == listed
        after = self.run(three, "resolve")
        assert (after["turn"], after["phase"], after["steps"][0]["kind"]) == ("Bob", "start of turn", "eliminate")
        assert self.run({**three, "ruleset": "zman-2001"})["players"]["Ann"]["eliminated"] is False

    def test_an_eliminated_attacking_player_ends_the_attack(self):
        ann = player("Ann", {"front": "Garden", "characters": ["Fighter"]}, hand=["Rage"], deck=1)
        attack = {"by": "Ann", "do": "attack", "with": ["fighter"], "target": "garden-2"}
        join = {"by": "Cathy", "do": "join", "with": ["fighter-3"]}
        result = self.run(self.game(ann), attack, "resolve", join, ("Ann", "play", "rage"), "resolve", "continue")
        assert result["turn"] == "Bob"
        assert result["cards"]["fighter-3"]["location"] == "garden-3"
        assert result["cards"]["garden-2"]["damage"] == 0

    def test_an_eliminated_defender_takes_the_target_along(self):
        scene = self.game(player("Ann", {"front": "Garden", "characters": ["Fighter"]}, deck=9))
        scene["players"][1].update(deck=1, hand=["Rage"])
        attack = {"by": "Ann", "do": "attack", "with": ["fighter"], "target": "garden-2"}
        result = self.run(scene, attack, ("Bob", "play", "rage"), "resolve", "continue")
        assert result["status"] == "ok"
        assert result["turn"] == "Ann"
        assert result["cards"]["fighter"]["location"] == "garden"
        assert result["cards"]["garden-2"]["zone"] == "removed"

    def test_what_others_control_stays_until_it_leaves_play(self):
        ann = player("Ann", {"front": "Garden", "characters": [{"card": "Fighter", "owner": "Bob"}]}, deck=9)
        ann["hand"] = ["Spark"]
        scene = board(ann, player("Bob", deck=0), player("Cathy", deck=9), ruleset="zman-2001")
        result = self.run(scene, "end turn", "continue")
        assert result["cards"]["fighter"]["zone"] == "play"
        assert result["turn"] == "Cathy"
        acts = (
            "end turn",
            "continue",
            ("Cathy", "skip power"),
            ("Cathy", "draw", {}),
            ("Cathy", "decline"),
            ("Ann", "play", "spark"),
            "resolve",
        )
        assert self.run(scene, *acts)["cards"]["fighter"]["zone"] == "removed"

    def test_it_is_not_leaving_play_for_other_effects_and_burned_cards_go_back(self):
        bob = player("Bob", {"front": "Garden", "characters": ["Fighter"]}, deck=0)
        bob["burned"] = [{"card": "Garden", "id": "anns-garden", "owner": "Ann"}]
        scene = board(player("Ann", edges=["Lament"], deck=9), bob, player("Cathy", deck=9), ruleset="zman-2000")
        result = self.run(scene, "end turn", "continue")
        assert result["cards"]["fighter"]["zone"] == "removed"
        assert result["players"]["Ann"]["power"] == 0
        assert result["cards"]["anns-garden"]["zone"] == "toasted"

    def test_all_out_at_once_means_that_nobody_wins(self):
        scene = board(player("Ann", deck=0), player("Bob", deck=0))
        result = self.run(scene, "end turn", "continue")
        assert (result["winner"], result["phase"]) == (None, "over")
        again = self.run(scene, "end turn", "continue", "end turn")
        assert again["problem"]["code"] in ("game_over", "eliminated")


class TestScenarioAtTheStartOfATurn:
    """A scenario with ``phase: start`` begins as the turn does: what that triggers is in the scene (3.3.1.a)."""

    LIBRARY = small_library(
        Face("Curse", "State", "", "Play on a Character. At the start of your turn, inflict 1 damage on subject."),
        Face("Victim", "Character", fighting=3),
        Face("Troll", "Character", "", "Regenerate.", fighting=5),
        Face("Hill", "Site", body=5, power=2),
    )

    def board(self, **more):
        victim = {"card": "Victim", "states": [{"card": "Curse", "controller": "Ann"}]}
        troll = {"card": "Troll", "damage": 2}
        home = {"front": "Hill", "characters": [troll]}
        return {**board(player("Ann", home), player("Bob", characters=[victim])), "phase": "start", **more}

    @pytest.mark.parametrize("first", ["resolve", ("Ann", "generate power")])
    def test_it_triggers_before_the_first_action(self, first):
        result = play_out(self.board(), first, library=self.LIBRARY)
        assert result["cards"]["victim"]["damage"] == 1
        assert result["cards"]["troll"]["damage"] == 0

    def test_once(self):
        result = play_out(self.board(), "resolve", ("Ann", "generate power"), library=self.LIBRARY)
        assert result["cards"]["victim"]["damage"] == 1

    def test_it_goes_on_from_there(self):
        first = play_out(self.board(), "resolve", library=self.LIBRARY)
        again = play_out(first["board"], ("Ann", "generate power"), library=self.LIBRARY)
        assert again["cards"]["victim"]["damage"] == 1
        assert again["players"]["Ann"]["power"] == 2

    def test_not_in_a_main_shot(self):
        result = play_out(self.board(phase="main"), "resolve", library=self.LIBRARY)
        assert result["problem"]["code"] == "nothing_to_resolve"
