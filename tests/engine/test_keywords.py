"""Restrictions and special abilities of the later page, under the editions that have them (its 1.6 and 1.7)."""

import pytest

from rules.engine.shadowfist.interface.legal import legal_actions
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
from tests.engine_library import as_action, board, play_out, player, small_library

MAGIC = Symbols.from_mapping({"magic": 3})
OLD = ["daedalus-1995", "zman-2000", "zman-2001"]


def run(library, scene, *acts, edition="modern"):
    return play_out({**scene, "ruleset": edition}, *acts, library=library)


class TestDamage:
    library = small_library(
        Face("Garden", "Feng Shui Site", power=1, body=6),
        Face("Brute", "Character", fighting=9, text="Toughness: 1."),
        Face("Rot", "Event", cost=0, text="Target a Character :: Inflict 4 Corrupted non-combat damage on target."),
        Face("Plague", "Event", cost=0, text="Target a Character :: Target takes 3 Corrupted damage."),
        Face("Spear", "Event", cost=0, text="Target a Character :: Inflict 4 Unstoppable non-combat damage on target."),
        Face("Stab", "Event", cost=0, text="Target a Character :: Inflict 2 damage on target."),
        Face("Medic", "Character", fighting=1, text="Turn and target a Character :: Heal target."),
        Face(
            "Ghoul",
            "Character",
            fighting=3,
            text="Corrupted. Turn and target a Character :: Inflict 2 damage on target.",
        ),
        Face(
            "Tank",
            "Character",
            fighting=3,
            text="Unstoppable. Turn and target a Character :: Inflict 3 damage on target.",
        ),
        Face(
            "Wall",
            "Site",
            cost=0,
            body=5,
            text="Target a Character :: Redirect all damage inflicted on target to this card.",
        ),
    )

    def scene(self, *hand):
        bob = player("Bob", {"front": "Garden", "characters": ["Brute", "Medic"]})
        return board(player("Ann", characters=["Ghoul", "Tank"], hand=list(hand)), bob)

    def on_brute(self, card, do="play"):
        return [("Ann", do, card, {"targets": ["brute"]}), "resolve"]

    def healed(self, *acts, hand=(), edition="modern"):
        heal = ("Bob", "use", "medic", {"targets": ["brute"]}), "resolve"
        return run(self.library, self.scene(*hand), *acts, *heal, edition=edition)["cards"]["brute"]["damage"]

    def test_corrupted_damage_stays(self):
        assert self.healed(*self.on_brute("rot"), hand=["Rot"]) == 3
        assert self.healed(*self.on_brute("plague"), hand=["Plague"]) == 2
        assert self.healed(*self.on_brute("ghoul", "use")) == 1

    def test_other_damage_beside_it_heals(self):
        acts = [*self.on_brute("stab"), *self.on_brute("rot")]
        assert self.healed(*acts, hand=["Stab", "Rot"]) == 3

    @pytest.mark.parametrize("edition", OLD)
    def test_editions_without_it_heal_it(self, edition):
        assert self.healed(*self.on_brute("ghoul", "use"), edition=edition) == 0

    def test_unstoppable_damage_is_not_reduced(self):
        def damage(acts, edition="modern", hand=()):
            return run(self.library, self.scene(*hand), *acts, edition=edition)["cards"]["brute"]["damage"]

        assert damage(self.on_brute("spear"), hand=["Spear"]) == 4
        assert damage(self.on_brute("tank", "use")) == 3
        assert damage(self.on_brute("tank", "use"), "zman-2001") == 2

    def test_the_damage_that_stays_is_remembered_by_the_board(self):
        result = run(self.library, self.scene("Rot"), *self.on_brute("rot"))
        heal = [as_action(("Bob", "use", "medic", {"targets": ["brute"]})), {"do": "resolve"}]
        again = play_out({**result["board"]}, *heal, library=self.library)
        assert again["cards"]["brute"]["damage"] == 3


class TestLoyalty:
    library = small_library(
        Face("Hound", "Character", fighting=3, text="Loyalty."),
        Face("Cat", "Character", fighting=3),
        Face("Charm", "State", cost=0, text="Play on a Character. Take control of subject."),
        Face("Lure", "Event", cost=0, text="Target a Character :: Take control of target until the end of the turn."),
        Face("Banner", "Edge", text="Characters you own gain Loyalty."),
    )

    def scene(self, *edges):
        return board(
            player("Ann", hand=["Charm", "Lure"]), player("Bob", characters=["Hound", "Cat"], edges=list(edges))
        )

    def test_opponents_cannot_take_control(self):
        lure = ("Ann", "play", "lure", {"targets": ["hound"]})
        assert run(self.library, self.scene(), lure)["problem"]["code"] == "card_forbids"
        assert (
            run(self.library, self.scene(), lure, "resolve", edition="zman-2001")["cards"]["hound"]["controller"]
            == "Ann"
        )
        charm = ("Ann", "play", "charm", {"on": "hound"}), "resolve"
        assert run(self.library, self.scene(), *charm)["cards"]["hound"]["controller"] == "Bob"

    def test_it_can_be_gained_from_another_card(self):
        lure = ("Ann", "play", "lure", {"targets": ["cat"]})
        assert run(self.library, self.scene(), lure, "resolve")["cards"]["cat"]["controller"] == "Ann"
        assert run(self.library, self.scene("Banner"), lure)["problem"]["code"] == "card_forbids"


class TestImmunity:
    library = small_library(
        Face("Sage", "Character", fighting=4, text="Immunity to Events."),
        Face("Novice", "Character", fighting=4),
        Face("Brawl", "Event", cost=0, text="Inflict 2 damage on all Characters."),
        Face("Count", "Event", cost=0, text="Gain X Power. X = the number of Characters in play."),
    )
    scene = board(player("Ann", hand=["Brawl", "Count"]), player("Bob", characters=["Sage", "Novice"]))

    def test_it_is_not_in_play_for_such_cards(self):
        result = run(self.library, self.scene, ("Ann", "play", "brawl"), "resolve")
        assert [result["cards"][each]["damage"] for each in ("sage", "novice")] == [0, 2]
        counted = run(self.library, self.scene, ("Ann", "play", "count"), "resolve")
        assert counted["players"]["Ann"]["power"] == 1

    def test_other_editions_have_no_such_ability(self):
        result = run(self.library, self.scene, ("Ann", "play", "brawl"), "resolve", edition="zman-2001")
        assert result["cards"]["sage"]["damage"] == 2


class TestCrisis:
    library = small_library(
        Face("Garden", "Feng Shui Site", power=1, body=6),
        Face("Bolt", "Event", cost=3, text="Crisis: [Lotus] 1. Target a Character :: Smoke target."),
        Face(
            "Guard",
            "Character",
            fighting=3,
            cost=4,
            requires=Symbols.from_mapping({"magic": 3}),
            text="Crisis: 0. Guts.",
        ),
        Face("Cat", "Character", fighting=3, cost=0),
        Face("Stab", "Event", cost=0, text="Inflict 3 damage on all Characters."),
    )

    def scene(self, power=1, lotus=1):
        ann = player("Ann", {"front": "Garden"}, power=power, resources={"lotus": lotus}, deck=9)
        ann["hand"] = ["Bolt", "Guard", "Stab", "Cat", "Cat"]
        return board(ann, player("Bob", characters=["Cat"], deck=9))

    bolt = ("Ann", "play", "bolt", {"targets": ["cat-3"], "choices": ["crisis"]})
    guard = ("Ann", "play", "guard", {"choices": ["crisis"]})

    def run(self, *acts, edition="modern", **more):
        return run(self.library, self.scene(**more), *acts, edition=edition)

    def test_it_replaces_cost_and_conditions(self):
        result = self.run(self.bolt, "resolve")
        assert result["cards"]["cat-3"]["zone"] == "smoked"
        assert result["cards"]["bolt"]["zone"] == "toasted", "it gains Toast It"
        assert result["players"]["Ann"]["power"] == 0
        assert self.run(self.bolt, lotus=0)["problem"]["code"] == "missing_resources"
        assert self.run(self.bolt, power=0)["problem"]["code"] == "not_enough_power"
        plain = ("Ann", "play", "bolt", {"targets": ["cat-3"]})
        assert self.run(plain)["problem"]["code"] == "not_enough_power"

    def test_a_character_keeps_toast_it(self):
        result = self.run(self.guard, "resolve", ("Ann", "play", "stab"), "resolve")
        assert result["cards"]["guard"]["zone"] == "toasted"

    def test_one_in_a_turn(self):
        assert self.run(self.guard, self.bolt)["problem"]["code"] == "limit_reached"

    def test_no_power_in_the_next_establishing_shot_and_then_again(self):
        rounds = [
            *("end turn", "continue", ("Bob", "generate power"), ("Bob", "draw", {}), ("Bob", "decline", {})),
            *("end turn", "continue", ("Ann", "generate power")),
        ]
        both = ("Ann", "discard", {"cards": ["cat", "cat-2"]})
        result = self.run(self.guard, "resolve", *rounds, both)
        assert result["status"] == "ok", "who generates no Power may discard any number"
        assert result["players"]["Ann"]["power"] == 1
        later = self.run(self.guard, "resolve", *rounds, ("Ann", "draw", {}), *rounds)
        assert later["players"]["Ann"]["power"] == 2

    @pytest.mark.parametrize("edition", OLD)
    def test_other_editions_do_not_have_it(self, edition):
        assert self.run(self.guard, edition=edition)["problem"]["code"] == "no_such_ability"

    def test_it_is_listed(self):
        found = legal_actions({**self.scene(), "ruleset": "modern"}, self.library)
        assert {"by": "Ann", "do": "play", "card": "guard", "choices": ["Crisis"]} in found


class TestReload:
    library = small_library(
        Face("Chant", "Event", cost=1, text="Gain 1 Power. Reload: 1."),
        Face("Hymn", "Event", cost=1, text="Gain 1 Power. Reload: [Chi] 0."),
        Face("Echo", "Event", cost=1, text="Gain 1 Power. Reload: Discard a card."),
        Face("Tomb", "Site", cost=0, body=4, text="Turn :: Reload a Character."),
        Face("Cat", "Character", fighting=3, cost=0),
    )

    def scene(self, **ann):
        smoked = ["Chant", "Hymn", "Echo", "Cat"]
        return board(player("Ann", {"front": "Tomb"}, smoked=smoked, hand=["Cat"], deck=3, **ann), player("Bob"))

    def use(self, card, *acts, edition="modern", **more):
        act = ("Ann", "use", card, {"ability": "Reload"})
        return run(self.library, self.scene(**more), act, *acts, edition=edition)

    def test_it_puts_the_card_on_top_of_the_deck_for_its_cost(self):
        result = self.use("chant", "resolve", power=1)
        assert result["cards"]["chant"]["zone"] == "deck"
        assert (result["players"]["Ann"]["power"], result["players"]["Ann"]["deck"]) == (0, 4)
        assert self.use("chant")["problem"]["code"] == "not_enough_power"
        assert self.use("hymn")["problem"]["code"] == "missing_resources"
        assert self.use("hymn", "resolve", resources={"chi": 1})["cards"]["hymn"]["zone"] == "deck"

    def test_a_cost_that_is_a_deed(self):
        result = self.use("echo", "resolve")
        assert [result["cards"][each]["zone"] for each in ("echo", "cat")] == ["deck", "toasted"]

    def test_by_the_effect_of_another_card(self):
        result = run(self.library, self.scene(), ("Ann", "use", "tomb"), "resolve")
        assert result["cards"]["cat-2"]["zone"] == "deck"

    def test_other_editions_do_not_have_it(self):
        problem = self.use("chant", power=1, edition="zman-2001")["problem"]
        assert (problem["code"], problem["message"][:34]) == ("no_such_ability", "Z-Man 2001 has no special ability ")
        assert self.use("cat-2")["problem"]["code"] == "no_such_ability"


class TestInfluence:
    library = small_library(
        Face("Garden", "Feng Shui Site", power=1, body=9),
        Face("Lawyer", "Character", fighting=1, cost=1, text="Influence: 2."),
        Face("Clerk", "Character", fighting=1, cost=1, text="Influence: 1."),
        Face("Raider", "Character", fighting=3, cost=2),
        Face("Guard", "Character", fighting=4, cost=3),
        Face("Bribe", "Event", cost=0, text="Turn 3 Influence and target a Character :: Smoke target."),
    )

    def scene(self):
        ann = player("Ann", {"front": "Garden", "characters": ["Lawyer", "Clerk", "Raider"]}, hand=["Bribe"])
        return board(ann, player("Bob", {"front": "Garden", "characters": ["Guard"]}))

    attack = (
        {"by": "Ann", "do": "attack", "with": ["raider"], "target": "garden-2"},
        {"by": "Bob", "do": "intercept", "against": {"raider": ["guard"]}},
    )

    def use(self, *targets, edition="modern"):
        act = {"by": "Ann", "do": "use", "card": "lawyer", "ability": "Influence", "targets": list(targets)}
        return run(self.library, self.scene(), *self.attack, act, "resolve", "continue", edition=edition)

    def test_cards_turned_together_make_an_interceptor_cease(self):
        result = self.use("clerk", "guard")
        assert result["status"] == "ok"
        assert [result["cards"][each]["turned"] for each in ("lawyer", "clerk")] == [True, True]
        assert result["cards"]["garden-2"]["damage"] == 3
        assert result["cards"]["raider"]["zone"] == "play"

    def test_the_total_must_reach_the_cost(self):
        assert self.use("guard")["problem"]["code"] == "not_enough_influence"
        assert self.use("clerk", "guard", edition="zman-2001")["problem"]["code"] == "no_such_ability"

    def test_it_is_listed_with_the_cards_that_it_takes(self):
        acts = [as_action(each) for each in self.attack]
        found = legal_actions({**self.scene(), "ruleset": "modern", "actions": acts}, self.library)
        use = {"by": "Ann", "do": "use", "card": "lawyer", "ability": "Influence"}
        assert {**use, "targets": ["clerk", "guard"]} in found
        assert {**use, "targets": ["guard"]} not in found

    def test_it_is_no_price_of_an_effect_yet(self):
        bribe = ("Ann", "play", "bribe", {"targets": ["lawyer", "clerk", "guard"]})
        result = run(self.library, self.scene(), bribe, "resolve")
        # Influence as a price is not lowered: it is refused before anything turns.
        assert result["problem"]["code"] == "not_understood"
        assert not any(result["cards"][each]["turned"] for each in ("lawyer", "clerk", "raider"))


RAGE = "Not Cumulative. Target a Character :: Target gains +3 Fighting until the end of the turn."


class TestNotCumulative:
    library = small_library(
        Face("Gun", "State", cost=0, text="Weapon. Not Cumulative. Play on a Character. Subject gains +2 Fighting."),
        Face("Cheer", "Edge", text="Not Cumulative. Characters you control gain +1 Fighting."),
        Face(
            "Rage",
            "Event",
            cost=0,
            text="Not Cumulative. Target a Character :: Target gains +3 Fighting until the end of the turn.",
        ),
        Face("Cat", "Character", fighting=3),
        Face("Jam", "Event", cost=0, text="Target a State :: Smoke target."),
    )

    def test_a_second_copy_adds_nothing_and_is_backup(self):
        cat = {"card": "Cat", "states": [{"card": "Gun", "id": "one"}, {"card": "Gun", "id": "two"}]}
        scene = board(player("Ann", characters=[cat], hand=["Jam"]), player("Bob"))
        for edition in ("modern", "zman-2001"):
            result = run(self.library, scene, edition=edition)
            assert result["cards"]["cat"]["fighting"] == 5
            jam = ("Ann", "play", "jam", {"targets": ["one"]}), "resolve"
            assert run(self.library, scene, *jam, edition=edition)["cards"]["cat"]["fighting"] == 5

    def test_the_effects_of_several_events(self):
        scene = board(player("Ann", characters=["Cat"], hand=["Rage", "Rage"]), player("Bob"))
        acts = ("Ann", "play", "rage"), "resolve", ("Ann", "play", "rage-2"), "resolve"
        assert run(self.library, scene, *acts)["cards"]["cat"]["fighting"] == 6

    def test_copies_that_affect_different_cards(self):
        edges = [player(name, characters=["Cat"], edges=["Cheer"]) for name in ("Ann", "Bob")]
        # 10.2 of the book: further copies in play have no effect; the later page: only on the same card.
        assert [run(self.library, board(*edges))["cards"][each]["fighting"] for each in ("cat", "cat-2")] == [4, 4]
        old = run(self.library, board(*edges), edition="zman-2000")
        assert [old["cards"][each]["fighting"] for each in ("cat", "cat-2")] == [4, 3]

    def test_a_further_copy_has_no_effect_at_all_in_the_book(self):
        """10.2: nor does it trigger, nor can it be used; the later page asks for the same card to be affected."""
        bell = Face("Bell", "Edge", text="Not Cumulative. When you play an Event, gain 1 Power. Turn :: Gain 1 Power.")
        library = small_library(bell, Face("Void", "Event", cost=0, text="Gain 1 Power."))
        scene = board(player("Ann", edges=["Bell", "Bell"], hand=["Void"]), player("Bob"))
        acts = ("Ann", "play", "void"), "resolve", ("Ann", "use", "bell"), "resolve"
        use = ("Ann", "use", "bell-2"), "resolve"
        assert run(library, scene, *acts, *use, edition="modern")["players"]["Ann"]["power"] == 5
        assert run(library, scene, *acts, edition="zman-2001")["players"]["Ann"]["power"] == 3
        assert run(library, scene, *acts, *use, edition="zman-2001")["problem"]["code"] == "inactive"
