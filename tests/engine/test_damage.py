"""Damage, reduction, redirection, healing and Fighting (4.5, 4.6), with the bundled cards and made-up ones."""

from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
from tests.engine_library import at, board, bundled, play_out, player, small_library

RICH = dict.fromkeys(("dragons", "ascended", "lotus", "architects", "hand", "jammers", "chi", "magic", "tech"), 6)


def fire(target, *locations, magic=3, **more):
    """Bob plays Shattering Fire on something of Ann's."""
    scene = board(
        player("Ann", *locations, resources=RICH, power=9, **more),
        player("Bob", at("Rust Garden"), hand=["Shattering Fire"], power=5, resources={"magic": magic, "lotus": 1}),
        turn="Bob",
    )
    return scene, ("Bob", "play", "Shattering Fire", {"targets": [target]})


def test_toughness_reduces_each_source_and_adds_up():
    scene, act = fire("mad-dog-mccroun", at("Stone Garden", {"card": "Mad Dog McCroun", "states": ["Armored in Life"]}))
    result = play_out(scene, act, "resolve")
    assert result["cards"]["mad-dog-mccroun"]["damage"] == 1
    assert "Toughness: 2" in result["cards"]["mad-dog-mccroun"]["keywords"]


def test_damage_reveals_a_face_down_site():
    scene = board(
        player("Ann", at("Stone Garden", back="Turtle Beach")),
        player("Bob", hand=["Killing Rain"], power=9, resources=RICH),
    )
    result = play_out(scene, ("Bob", "play", "Killing Rain"), "resolve")
    assert result["cards"]["stone-garden"]["face"] == "up"
    assert result["cards"]["stone-garden"]["damage"] == 2
    assert result["cards"]["turtle-beach"]["damage"] == 2


def test_a_site_at_zero_is_smoked_and_what_is_behind_slides_up():
    front = {"card": "Rust Garden", "face": "up", "damage": 6}
    scene = board(
        player("Ann", at(front, "Ting Ting", back="Turtle Beach"), at("Police Station", "Hacker")),
        player("Bob", hand=["Killing Rain"], power=9, resources=RICH),
    )
    result = play_out(scene, ("Bob", "play", "Killing Rain"), "resolve")
    assert result["cards"]["rust-garden"]["zone"] == "smoked"
    assert result["cards"]["turtle-beach"]["location"] == "turtle-beach"
    assert result["cards"]["ting-ting"]["location"] == "turtle-beach"


def test_a_lost_location_sends_its_characters_next_door():
    front = {"card": "Rust Garden", "face": "up", "damage": 6}
    scene = board(
        player("Ann", at("Stone Garden"), at(front, "Ting Ting"), at("Proving Ground")),
        player("Bob", hand=["Killing Rain"], power=9, resources=RICH),
    )
    result = play_out(scene, ("Bob", "play", "Killing Rain"), "resolve")
    assert result["status"] == "needs_decision"
    assert result["decision"]["by"] == "Ann"
    assert set(result["decision"]["options"]) == {"stone-garden", "proving-ground"}
    chosen = play_out(
        scene, ("Bob", "play", "Killing Rain"), "resolve", ("Ann", "choose", {"cards": ["proving-ground"]})
    )
    assert chosen["cards"]["ting-ting"]["location"] == "proving-ground"
    assert chosen["cards"]["ting-ting"]["turned"] is False
    assert [step["n"] for step in chosen["steps"]] == list(range(1, len(chosen["steps"]) + 1))


def test_not_affected_by_events():
    scene = board(
        player("Ann", at("Stone Garden", "The Prof")),
        player("Bob", hand=["Final Brawl", "Nerve Gas"], power=5, resources=RICH),
    )
    assert play_out(scene, ("Bob", "play", "Final Brawl"), "resolve")["cards"]["the-prof"]["damage"] == 0
    refused = play_out(scene, ("Bob", "play", "Nerve Gas", {"targets": ["the-prof"]}))
    assert refused["problem"]["code"] in ("illegal_target", "illegal_target")


def test_an_effect_says_whom_it_does_not_affect():
    scene = board(
        player("Ann", at("Stone Garden", "Hacker", "Homo Omega")),
        player("Bob", hand=["Nerve Gas"], power=5, resources=RICH),
    )
    refused = play_out(scene, ("Bob", "play", "Nerve Gas", {"targets": ["homo-omega"]}))
    assert refused["status"] == "illegal"


def test_a_cannot_be_healed_keeps_its_damage():
    scene = board(player("Ann", at("Stone Garden", {"card": "Walking Corpses", "damage": 1})), player("Bob"))
    assert play_out(scene, ("Ann", "heal", "Walking Corpses"))["problem"]["code"] == "card_forbids"


class TestRedirection:
    """4.5.2"""

    def setup_method(self):
        self.scene, self.act = fire("maverick-cop", at("Turtle Beach", "Maverick Cop"), at("Stone Garden"))
        self.beach = ("Ann", "use", "turtle-beach", {"source": "shattering-fire", "targets": ["maverick-cop"]})

    def test_the_new_recipient_takes_it(self):
        result = play_out(self.scene, self.act, self.beach, "resolve")
        assert result["cards"]["maverick-cop"]["damage"] == 0
        assert result["cards"]["turtle-beach"]["damage"] == 3
        assert any(step["kind"] == "redirect" for step in result["steps"])

    def test_an_event_is_no_source_before_it_is_generated(self):
        refused = play_out(self.scene, self.beach)
        assert refused["problem"]["code"] == "illegal_source"

    def test_a_source_that_was_sacrificed_as_a_cost_is_still_the_source(self):
        text = "Sacrifice this card :: Inflict 3 damage on target Character."
        bomber = {"title": "Bomber", "type": "Character", "text": text}
        beach = at({"card": "Turtle Beach", "face": "up"}, "Maverick Cop")
        scene = board(player("Ann", beach), player("Bob", at("Stone Garden", "Bomber")), turn="Bob", custom=[bomber])
        use = ("Bob", "use", "bomber", {"targets": ["maverick-cop"]})
        redirect = ("Ann", "use", "turtle-beach", {"source": "bomber", "targets": ["maverick-cop"]})
        result = play_out(scene, use, redirect, "resolve")
        assert [result["cards"][each]["damage"] for each in ("maverick-cop", "turtle-beach")] == [0, 3]

    def test_the_signpost_outlives_its_end_point(self):
        self.scene["players"][1]["hand"].append("Blade Palm")
        self.scene["players"][1]["resources"] = {"magic": 3, "lotus": 1, "hand": 5, "chi": 5}
        self.scene["players"][1]["power"] = 9
        palm = ("Bob", "play", "Blade Palm", {"targets": ["turtle-beach"]})
        result = play_out(self.scene, self.act, palm, self.beach, "resolve")
        assert result["cards"]["turtle-beach"]["zone"] == "hand"
        assert result["cards"]["maverick-cop"]["damage"] == 0


class TestFighting:
    """4.6"""

    def test_a_bonus_counts_what_is_in_play(self):
        scene = board(player("Ann", at("Stone Garden", "Dr. Celeste Carter")), player("Bob"))
        carter = bundled().find("Dr. Celeste Carter").printings[0].face
        assert play_out(scene)["cards"]["dr-celeste-carter"]["fighting"] == carter.fighting + 1

    def test_a_bonus_that_expires_leaves_the_damage(self):
        library = small_library(
            Face("Boost", "Event", text="Target a Character :: Target gains +3 Fighting until the end of the turn."),
            Face("Brawl", "Event", text="Inflict 4 damage on all Characters."),
            Face("Fighter", "Character", fighting=3),
        )
        scene = board(player("Ann", hand=["Boost", "Brawl"], characters=["Fighter"]), player("Bob"))
        boosted = ("Ann", "play", "Boost", {"targets": ["fighter"]})
        there = play_out(scene, boosted, "resolve", ("Ann", "play", "Brawl"), "resolve", library=library)
        assert there["cards"]["fighter"]["fighting"] == 2
        gone = play_out(
            scene, boosted, "resolve", ("Ann", "play", "Brawl"), "resolve", "end turn", "continue", library=library
        )
        assert gone["cards"]["fighter"]["zone"] == "smoked"

    def test_x_fighting_follows_what_it_counts(self):
        library = small_library(
            Face("Leader", "Character", fighting="X", text="X = the number of Characters you control."),
            Face("Fighter", "Character", fighting=1),
            Face("Brawl", "Event", text="Inflict 1 damage on all Characters."),
        )
        scene = board(player("Ann", hand=["Brawl"], characters=["Leader", "Fighter", "Fighter"]), player("Bob"))
        assert play_out(scene, library=library)["cards"]["leader"]["fighting"] == 3
        # The others leave, X is 1, and with 1 damage the Leader has Fighting zero.
        result = play_out(scene, ("Ann", "play", "Brawl"), "resolve", library=library)
        assert {card["zone"] for card in result["cards"].values()} == {"smoked"}


def test_an_opponents_state_gives_its_controller_nothing_and_its_subject_everything():
    library = small_library(
        Face("Curse", "State", cost=0, text="Play on a Character. Subject gains -1 Fighting."),
        Face("Fighter", "Character", fighting=2),
    )
    scene = board(player("Ann", hand=["Curse"]), player("Bob", characters=["Fighter"]))
    result = play_out(scene, ("Ann", "play", "Curse"), "resolve", library=library)
    assert result["cards"]["fighter"]["fighting"] == 1
    assert result["cards"]["curse"]["controller"] == "Ann"
    assert Symbols() == Symbols.of()
