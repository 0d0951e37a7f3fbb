"""Nothing that a clause says is passed over: durations, conditions, "for each", who does it; else it is refused."""

import pytest

from rules.engine.cards import Face
from tests.engine_library import board, play_out, player, small_library

COP = Face("Cop", "Character", fighting=3)
HOOD = Face("Hood", "Character", fighting=3)
HALL = Face("Hall", "Site", body=5)
HILL = Face("Hill", "Feng Shui Site", body=8, power=1)
BURN = Face("Burn", "Event", "", "Target a Character :: Inflict 1 damage on target.")


def used(text, *targets, after=(), library=(), **more):
    """The outcome of an Edge of Ann's with this text, once its effect has resolved."""
    edge = Face("Edge", "Edge", "", text)
    cards = small_library(COP, HOOD, HALL, HILL, BURN, edge, *library)
    ann = player("Ann", {"front": "Hill", "characters": ["Cop", {"card": "Cop", "id": "other"}]}, edges=["Edge"])
    ann["hand"], ann["power"] = ["Burn", {"card": "Burn", "id": "second"}], 5
    bob = player("Bob", {"front": "Hall", "characters": ["Hood"]}, power=4, hand=3)
    use = {"by": "Ann", "do": "use", "card": "edge", "targets": list(targets)}
    return play_out(board(ann, bob, **more), use, "resolve", *after, library=cards)


ATTACK = {"by": "Ann", "do": "attack", "with": ["cop"], "target": "hall"}


class TestForEach:
    @pytest.mark.parametrize(
        ("text", "targets", "ann", "bob", "hands"),
        [
            ("Draw a card for each Character you control.", (), 5, 4, (4, 3)),
            ("Discard a card for each Character you control.", (), 5, 4, (0, 3)),
            ("Gain 1 Power for each Character you control.", (), 7, 4, (2, 3)),
            ("Target loses 1 Power for each Character you control.", ("Bob",), 5, 2, (2, 3)),
            ("Steal 1 Power from target for each Character you control.", ("Bob",), 7, 2, (2, 3)),
        ],
    )
    def test_it_is_counted(self, text, targets, ann, bob, hands):
        left = "Turn and target an opponent" if targets else "Turn"
        players = used(f"{left} :: {text}", *targets)["players"]
        assert (players["Ann"]["power"], players["Bob"]["power"]) == (ann, bob)
        assert (players["Ann"]["hand"], players["Bob"]["hand"]) == hands


@pytest.mark.parametrize(
    "right",
    [
        "Smoke target until the end of the turn.",
        "Turn target until the end of the turn.",
        "Unturn target while you control a Site.",
        "Heal target for each Site you control.",
        "Gain 1 Power once per turn.",
        "Gain 2 Power during your Main Shot.",
    ],
)
def test_what_would_be_passed_over_is_refused_and_told(right):
    result = used(f"Turn and target a Character :: {right}", "cop")
    assert result["problem"]["code"] == "not_supported_yet"
    assert [each["card"] for each in result["not_understood"]] == ["edge"]


class TestHowLong:
    def test_a_prohibition_ends(self):
        text = "Turn and target a Character :: Target cannot turn to attack until the end of the turn."
        assert used(text, "cop", after=[ATTACK])["problem"]["code"] == "card_forbids"

    def test_this_turn_holds_for_both(self):
        text = "Turn and target a Character :: Target gains +3 Fighting and cannot be intercepted this turn."
        assert used(text, "cop")["cards"]["cop"]["fighting"] == 6
        later = [{"do": "end turn", "by": "Ann"}, "continue"]
        assert used(text, "cop", after=later)["cards"]["cop"]["fighting"] == 3

    def test_while_attacking(self):
        text = "Turn and target a Character :: Target gains +2 Fighting while attacking until the end of the turn."
        assert used(text, "cop")["cards"]["cop"]["fighting"] == 3
        assert used(text, "cop", after=[ATTACK])["cards"]["cop"]["fighting"] == 5
        assert used(text, "other", after=[ATTACK])["cards"]["cop"]["fighting"] == 3

    def test_while_this_card_is_turned(self):
        text = "Turn and target a Character :: Target gains +2 Fighting while this card is turned."
        assert used(text, "cop")["cards"]["cop"]["fighting"] == 5
        back = Face("Back", "Event", "", "Target a card :: Unturn target.")
        ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, edges=["Edge"], hand=["Back"])
        result = play_out(
            board(ann, player("Bob")),
            {"by": "Ann", "do": "use", "card": "edge", "targets": ["cop"]},
            "resolve",
            {"by": "Ann", "do": "play", "card": "back", "targets": ["edge"]},
            "resolve",
            library=small_library(COP, HILL, Face("Edge", "Edge", "", text), back),
        )
        assert result["cards"]["cop"]["fighting"] == 3


class TestOtherwise:
    TEXT = "Turn and target a Character :: If target is turned, smoke it; otherwise turn it."

    @pytest.mark.parametrize(("turned", "zone"), [(True, "smoked"), (False, "play")])
    def test_of_an_effect_it_asks_what_was_so_before(self, turned, zone):
        edge = Face("Edge", "Edge", "", self.TEXT)
        ann = player("Ann", {"front": "Hill", "characters": [{"card": "Cop", "turned": turned}]}, edges=["Edge"])
        use = {"by": "Ann", "do": "use", "card": "edge", "targets": ["cop"]}
        result = play_out(board(ann, player("Bob")), use, "resolve", library=small_library(COP, HILL, edge))
        assert result["cards"]["cop"]["zone"] == zone
        assert zone == "smoked" or result["cards"]["cop"]["turned"]

    @pytest.mark.parametrize(("subject", "fighting"), [("Cop", 5), ("Hood", 1)])
    def test_of_a_state_it_is_the_denial(self, subject, fighting):
        mark = "Play on a Character. If subject is a <Cop>, it gains +2 Fighting. If it is not, it gains -2 Fighting."
        library = small_library(COP, HOOD, HILL, Face("Mark", "State", "", mark))
        ann = player("Ann", {"front": "Hill", "characters": [{"card": subject, "states": ["Mark"]}]})
        assert play_out(board(ann, player("Bob")), library=library)["cards"][subject.lower()]["fighting"] == fighting

    @pytest.mark.parametrize(("site", "code"), [("Hill", None), ("Hall", "card_forbids")])
    def test_it_denies_the_condition_of_the_sentence_before(self, site, code):
        text = "Regenerate while you control a Feng Shui Site. Otherwise, this card cannot turn to heal."
        library = small_library(HALL, HILL, Face("Cop", "Character", "", text, fighting=3))
        ann = player("Ann", {"front": site, "characters": [{"card": "Cop", "damage": 1}]})
        ann["locations"][0]["front"] = {"card": site, "face": "up"}
        result = play_out(board(ann, player("Bob")), ("Ann", "heal", "cop"), library=library)
        assert (result["problem"] or {}).get("code") == code


class TestWho:
    def test_an_opponent_takes_control(self):
        text = "Turn and target a Character and target an opponent :: That opponent takes control of that Character."
        result = used(text, "cop", "Bob", after=[{"do": "choose", "by": "Bob", "option": "hall"}])
        assert result["cards"]["cop"]["controller"] in ("Bob",)

    def test_each_opponent_steals(self):
        result = used("Turn :: Each opponent steals 1 Power from you.")
        assert (result["players"]["Ann"]["power"], result["players"]["Bob"]["power"]) == (4, 5)

    def test_that_opponent_discards_who_played_what_targets(self):
        """The player of an Event that targets something is "that opponent" for what it triggers."""
        text = "When an Event played by an opponent targets a card you control, that opponent discards a card."
        library = small_library(Face("Cop", "Character", "", text, fighting=3), HOOD, HILL, HALL, BURN)
        ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, hand=2)
        bob = player("Bob", {"front": "Hall"}, hand=["Burn", "Hood"])
        play = {"by": "Bob", "do": "play", "card": "burn", "targets": ["cop"]}
        result = play_out(board(ann, bob, turn="Bob"), play, "resolve", library=library)
        assert (result["players"]["Ann"]["hand"], result["cards"]["hood"]["zone"]) == (2, "toasted")


@pytest.mark.parametrize(("choice", "power"), [("burn for power", 0), ("burn for victory", 3)])
def test_for_what_a_site_is_burned(choice, power):
    text = "When an opponent burns a Site you control for victory, gain 3 Power."
    greedy = Face("Edge", "Edge", "", text)
    library = small_library(Face("Cop", "Character", fighting=9), HALL, HILL, greedy)
    bob = player("Bob", {"front": {"card": "Hill", "face": "up"}}, edges=["Edge"])
    result = play_out(
        board(player("Ann", characters=["Cop"]), bob),
        {"by": "Ann", "do": "attack", "with": ["cop"], "target": "hill"},
        "combat",
        {"by": "Ann", "do": "take", "choice": choice},
        "resolve",
        library=library,
    )
    assert result["players"]["Bob"]["power"] == power
