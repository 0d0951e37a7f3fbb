"""What cards do to the damage that they take and inflict, in the ways that the later page names (2.1, 2.2)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
from tests.engine_library import at, board, play_out, player, small_library

COP = Face("Cop", "Character", fighting=5)
HALL = Face("Hall", "Site", body=9)
BURN = Face("Burn", "Event", "", "Target a Character :: Inflict 4 damage on target.")


def damage(*texts, hit="combat", ruleset="modern"):
    """The damage on a Hood with these texts after a Cop with Fighting 5, or an Event with 4 damage, has hit it."""
    hood = Face("Hood", "Character", "", " ".join(texts), fighting=20)
    library = small_library(COP, HALL, BURN, hood)
    ann = player("Ann", characters=["Cop"], hand=["Burn"])
    bob = player("Bob", {"front": "Hall", "characters": ["Hood"]})
    fight = [
        {"by": "Ann", "do": "attack", "with": ["cop"], "target": "hall"},
        {"by": "Bob", "do": "intercept", "against": {"cop": ["hood"]}},
        "combat",
    ]
    burn = [{"by": "Ann", "do": "play", "card": "burn", "targets": ["hood"]}, "resolve"]
    result = play_out(board(ann, bob, ruleset=ruleset), *(fight if hit == "combat" else burn), library=library)
    assert not result["not_understood"]
    return result["cards"]["hood"]["damage"]


@pytest.mark.parametrize(
    ("text", "combat", "event"),
    [
        ("Takes -1 damage from Characters.", 4, 4),
        ("Takes -3 damage from Events.", 5, 1),
        ("Takes -1 combat damage.", 4, 4),
        ("Takes +2 damage.", 7, 6),
        ("Takes +2 damage from <Cop> Characters.", 7, 4),
        ("Takes only 1 damage from Characters.", 1, 4),
        ("Takes at most 3 damage.", 3, 3),
        ("Takes half damage from Events.", 5, 2),
        ("Damage inflicted on this card by Events is increased by 2.", 5, 6),
    ],
)
def test_what_a_card_takes(text, combat, event):
    assert (damage(text), damage(text, hit="event")) == (combat, event)


@pytest.mark.parametrize(("ruleset", "points"), [("modern", 4), ("zman-2001", 3)])
def test_the_later_page_has_an_order(ruleset, points):
    """Halved first, then what the receiving side adds, then what it subtracts; elsewhere increases are first."""
    assert damage("Takes half damage.", "Takes +2 damage.", ruleset=ruleset) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Inflicts only 2 combat damage.", 2),
        ("Inflicts half damage, rounded down.", 2),
        ("Inflicts -2 damage.", 3),
        ("+2 combat damage.", 7),
        ("Does half damage.", 2),
    ],
)
def test_what_a_card_inflicts(text, points):
    cop = Face("Cop", "Character", "", text, fighting=5)
    library = small_library(cop, HALL)
    result = play_out(
        board(player("Ann", characters=["Cop"]), player("Bob", {"front": "Hall"})),
        {"by": "Ann", "do": "attack", "with": ["cop"], "target": "hall"},
        "combat",
        library=library,
    )
    assert not result["not_understood"]
    assert result["cards"]["hall"]["damage"] == points


def test_for_a_time():
    ward = Face("Ward", "Event", "", "Target a Character :: Target takes -3 damage until the end of the turn.")
    library = small_library(COP, HALL, BURN, ward)
    ann = player("Ann", {"front": "Hall", "characters": ["Cop"]}, hand=["Ward", "Burn", {"card": "Burn", "id": "more"}])
    ward_, burn, more = (
        {"by": "Ann", "do": "play", "card": card, "targets": ["cop"]} for card in ("ward", "burn", "more")
    )
    result = play_out(board(ann, player("Bob")), ward_, "resolve", burn, "resolve", more, "resolve", library=library)
    assert result["cards"]["cop"]["damage"] == 2


@pytest.mark.parametrize(("magic", "points", "zone"), [(1, 0, "play"), (0, 4, "smoked")])
def test_what_cannot_damage_it_or_remove_it(magic, points, zone):
    text = "[Magic] Events cannot damage this card or remove it from play."
    asks = Symbols.from_mapping({"magic": magic})
    burn = Face("Burn", "Event", "", "Target a Character :: Inflict 4 damage on target.", requires=asks)
    spell = Face("Spell", "Event", "", "Target a Character :: Smoke target.", requires=asks)
    library = small_library(COP, HALL, burn, spell, Face("Hood", "Character", "", text, fighting=20))
    ann = player("Ann", {"front": "Hall", "characters": ["Hood"]}, hand=["Spell", "Burn"], resources={"magic": 1})
    burned, gone = ({"by": "Ann", "do": "play", "card": card, "targets": ["hood"]} for card in ("burn", "spell"))
    assert play_out(board(ann, player("Bob")), burned, "resolve", library=library)["cards"]["hood"]["damage"] == points
    assert play_out(board(ann, player("Bob")), gone, "resolve", library=library)["cards"]["hood"]["zone"] == zone


def test_doubled_damage_is_in_no_source_and_reported():
    hood = Face("Hood", "Character", "", "Damage inflicted by this card is doubled.", fighting=20)
    result = play_out(board(player("Ann", characters=["Hood"]), player("Bob")), library=small_library(hood))
    assert [each["reason"] for each in result["not_understood"]] == [
        "this cannot be run: 'double' as something that holds"
    ]


class TestNotCumulative:
    """10.2: a second copy adds nothing."""

    LIBRARY = small_library(
        Face("Skin", "State", "", "Not Cumulative. Play on a Character. Damage inflicted on subject is reduced by 1."),
        Face("Hide", "State", "", "Play on a Character. Damage inflicted on subject is reduced by 1."),
        Face("Grunt", "Character", fighting=9),
        Face("Zap", "Event", "", "Target a Character :: Inflict 4 damage on target.", cost=0),
        Face("Hill", "Site", body=9),
    )

    @pytest.mark.parametrize("ruleset", ["zman-2000", "modern"])
    @pytest.mark.parametrize(("states", "damage"), [(["Skin"], 3), (["Skin", "Skin"], 3), (["Hide", "Hide"], 2)])
    def test_of_two_reductions_of_damage(self, ruleset, states, damage):
        ann = player("Ann", at("Hill", {"card": "Grunt", "states": states}), hand=["Zap"])
        scene = board(ann, player("Bob", at("Hill")), ruleset=ruleset)
        zap = ("Ann", "play", "zap", {"targets": ["grunt"]})
        result = play_out(scene, zap, "resolve", library=self.LIBRARY)
        assert result["cards"]["grunt"]["damage"] == damage
