"""What is listed as legal, and what becomes of an action on the way to which somebody decides."""

from rules.engine import refused_actions
from rules.engine.kernel.omitted import DIVISIONS, WORDS
from rules.engine.kernel.searching import MAX_ACTIONS_LISTED
from rules.engine.kernel.work import MAX_WORK, Work
from rules.engine.shadowfist.interface.legal import legal_actions, list_legal
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import as_action, at, board, bundled, play_out, player, small_library

LIBRARY = small_library(
    ("Purge", "Event", "Discard a card."),
    ("Rest", "Event", ""),
    ("Work", "Event", ""),
    Face("Fighter", "Character", fighting=3),
    Face("Oddity", "Character", text="Turn :: Juggle a number on this card.", fighting=3),
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
    assert result["problem"]["code"] == "not_understood"
    assert not result["cards"]["oddity"]["turned"]
    assert not [each for each in listed(scene) if each["do"] == "use"]


class TestStartOfTheTurn:
    def scene(self, edge):
        return board(player("Ann", edges=[edge], hand=["Rest", "Work"]), player("Bob"), phase="start")

    def test_what_it_triggers_resolves_before_anything_else(self):
        passes = [{"by": name, "do": "pass"} for name in ("Ann", "Bob")]
        assert listed(self.scene("Toll")) == [{"do": "resolve"}, *passes]
        result = play_out(self.scene("Toll"), "resolve", library=LIBRARY)
        assert result["decision"]["options"] == ["rest", "work"]

    def test_what_is_decided_as_it_begins_comes_with_the_first_action(self):
        found = listed(self.scene("Offer"))
        assert [each["do"] for each in found] == ["generate power", "skip power"]
        asked = play_out(self.scene("Offer"), found[0], library=LIBRARY)
        assert asked["decision"]["kind"] == "may"
        answered = play_out(self.scene("Offer"), found[0], {"do": "choose", "option": "yes"}, library=LIBRARY)
        assert (answered["status"], answered["phase"]) == ("ok", "unturn")


class TestBounds:
    """Boards with hundreds of cards: what is alike is tried once, the effort has an end, what is left out is told."""

    rich = dict.fromkeys(("hand", "dragons", "ascended", "lotus", "chi", "tech"), 9)

    def two(self, ann=("Hacker",) * 200, bob=("Maverick Cop",) * 200, **more):
        return board(
            player("Ann", at("Kinoshita House", *ann), resources=self.rich, power=20, **more),
            player("Bob", at("City Park", *bob)),
        )

    def listing(self, scene, *actions):
        work = Work()
        found = list_legal({**scene, "actions": [as_action(each) for each in actions]}, bundled(), work)
        assert work.done < MAX_WORK / 2, "the effort is bounded long before an evaluation would be refused"
        return found

    attackers = ("hacker", *(f"hacker-{n}" for n in range(2, 201)))

    def test_declaring(self):
        found = self.listing(self.two())
        assert len(found.actions) == MAX_ACTIONS_LISTED
        assert found.shortfall == (f"what goes beyond {MAX_ACTIONS_LISTED} actions",)
        attacks = [each for each in found.actions if each["do"] == "attack"]
        assert {"city-park", "maverick-cop"} <= {each["target"] for each in attacks}
        assert {len(each["with"]) for each in attacks} == {1, 200}
        assert {"by": "Ann", "do": "end turn"} in found.actions

    def test_intercepting(self):
        declared = {"by": "Ann", "do": "attack", "with": list(self.attackers), "target": "city-park"}
        found = self.listing(self.two(), declared, "resolve")
        chains = [chain for each in found.actions if each["do"] == "intercept" for chain in each["against"].values()]
        assert {len(chain) for chain in chains} == {1, 200}
        assert {"by": "Bob", "do": "decline"} in found.actions

    def test_dividing(self):
        declared = {"by": "Ann", "do": "attack", "with": list(self.attackers), "target": "ting-ting"}
        found = self.listing(self.two(bob=["Ting Ting"]), declared, "combat")
        assert DIVISIONS in found.omitted
        shares = [each["damage"] for each in found.actions]
        assert {"hacker": 6} in shares
        assert {"hacker-200": 6} in shares
        assert {len(each) for each in shares} == {1, 6}

    def test_hundreds_of_events_with_hundreds_of_targets(self):
        found = self.listing(self.two(hand=["Tortured Memories"] * 300 + ["Final Brawl"]))
        assert found.shortfall
        assert {"tortured-memories", "final-brawl"} <= {each.get("card") for each in found.actions}

    def test_any_number_of_hundreds(self):
        found = self.listing(self.two(ann=["Darkness Adept"] * 3, hand=["Die!!!"]))
        assert "choices of more than 3 of 200 cards" in found.shortfall

    def test_hundreds_of_sites(self):
        places = [at("City Park", "Hacker") for _ in range(100)]
        scene = board(player("Ann", *places, power=200, hand=["Family Estate"]), player("Bob", *places))
        found = self.listing(scene)
        assert found.shortfall
        assert {"play", "reveal", "move", "attack", "end turn"} == {each["do"] for each in found.actions}

    def test_what_differs_is_tried_for_itself(self):
        hurt = [{"card": "Hacker", "counters": n} for n in range(200)]
        found = self.listing(self.two(ann=hurt, bob=hurt))
        assert "what goes beyond 500 actions" in found.shortfall
        assert {"by": "Ann", "do": "end turn"} in found.actions
        assert len({str(each) for each in found.actions}) == len(found.actions) > 100


class TestAlike:
    """Characters that are alike are each listed; those that differ in anything are not taken for one another."""

    scene = board(
        player(
            "Ann",
            at("Hill", {"card": "Fighter", "damage": 1}, {"card": "Fighter", "damage": 1}, "Fighter"),
            at("Hill", {"card": "Fighter", "damage": 1}),
        ),
        player("Bob", at("Hill", "Fighter", "Fighter")),
    )

    def test_each_of_them_is_listed(self):
        found = listed(self.scene)
        assert {each["card"] for each in found if each["do"] == "heal"} == {"fighter", "fighter-2", "fighter-4"}
        pairs = [(*each["with"], each["target"]) for each in found if each["do"] == "attack" and len(each["with"]) == 1]
        targets = ("hill-3", "fighter-5", "fighter-6")
        assert sorted(pairs) == sorted(
            (one, to) for one in ("fighter", "fighter-2", "fighter-3", "fighter-4") for to in targets
        )

    def test_groups_are_listed_once(self):
        library = small_library(
            ("Pair", "Event", "Choose two Characters :: Heal those Characters."),
            Face("Fighter", "Character", fighting=3),
        )
        hurt = [{"card": "Fighter", "damage": 1}] * 3
        scene = board(player("Ann", hand=["Pair"], characters=hurt), player("Bob"))
        found = [each["targets"] for each in listed(scene, library=library) if each["do"] == "play"]
        assert sorted(found) == [["fighter", "fighter-2"], ["fighter", "fighter-3"], ["fighter-2", "fighter-3"]]

    def test_what_has_happened_tells_them_apart(self):
        library = small_library(
            Face("Fighter", "Character", text="Once per turn, choose a Character :: Heal that Character.", fighting=3),
        )
        scene = board(player("Ann", characters=[{"card": "Fighter", "damage": 1}] * 2), player("Bob"))
        used = {"by": "Ann", "do": "use", "card": "fighter", "targets": ["fighter-2"]}
        found = listed(scene, used, "resolve", library=library)
        assert {each["card"] for each in found if each["do"] == "use"} == {"fighter-2"}


class TestWhatIsLeftOut:
    """A choice with one legal answer goes without saying, and the next one is listed with it all the same."""

    def test_a_single_attacker_and_the_fox_pass(self):
        scene = board(
            player("Ann", at("Rust Garden", "Maverick Cop")),
            player("Bob", at("Stone Garden", "Ting Ting", "White Disciple", back="Fox Pass")),
        )
        attack = {"by": "Ann", "do": "attack", "with": ["maverick-cop"], "target": "stone-garden"}
        found = [each for each in listed(scene, attack, library=bundled()) if each.get("card") == "fox-pass"]
        use = {"by": "Bob", "do": "use", "card": "fox-pass", "ability": 0}
        assert {"by": "Bob", "do": "reveal", "card": "fox-pass"} in found
        for target in ("ting-ting", "white-disciple", "rust-garden"):
            assert ({**use, "targets": ["maverick-cop", target]} in found) is (target != "rust-garden")
        after = {**scene, "actions": [attack]}
        assert "use" not in {each["action"]["do"] for each in refused_actions(after, bundled(), "fox-pass")}

    def test_none_of_those_that_x_asks_for(self):
        scene = board(
            player("Bob", at("Rust Garden", "Sinister Priest"), hand=["Die!!!"], resources={"lotus": 3}),
            player("Ann", at("Stone Garden", "Friends of the Dragon", "Redeemed Gunman")),
            turn="Bob",
        )
        die = {"by": "Bob", "do": "play", "card": "die", "x": 0}
        assert {**die, "targets": ["friends-of-the-dragon"]} in listed(scene, library=bundled())

    def test_several_players(self):
        library = small_library(("Gift", "Event", "Target up to two players :: Those players gain 1 Power."))
        scene = board(player("Ann", hand=["Gift"]), player("Bob"), player("Cathy"))
        found = [tuple(each["targets"]) for each in listed(scene, library=library) if each["do"] == "play"]
        assert sorted(found) == [("Ann",), ("Ann", "Bob"), ("Ann", "Cathy"), ("Bob",), ("Bob", "Cathy"), ("Cathy",)]

    def test_a_word_of_one_s_own(self):
        hand = ["Sinister Accusations"]
        rich = {"lotus": 2, "magic": 2}
        scene = board(
            player("Ann", hand=hand, resources=rich, power=9), player("Bob", at("Stone Garden", "Maverick Cop"))
        )
        found = list_legal(scene, bundled())
        named = [each["choices"] for each in found.actions if each.get("card") == "sinister-accusations"]
        assert ["Maverick"] in named
        assert ["Cop"] in named
        assert WORDS in found.omitted
