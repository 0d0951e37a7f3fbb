"""Cards of UFS read from plain data."""

import pytest

from rules.engine.kernel.errors import ScenarioError
from rules.engine.ufs.model.cards import card_key, read_card, same_card
from rules.engine.ufs.model.marks import marked

JAB = {
    "title": "Straight Jab",
    "type": "attack",
    "difficulty": 3,
    "control": 3,
    "resources": ["fire", "order"],
    "speed": 2,
    "attack_zone": "high",
    "damage": 3,
    "block_zone": "mid",
    "block_modifier": 2,
    "keywords": ["Punch"],
    "text": "E Commit 1 foundation: This attack gets +2 damage.",
}


def test_an_attack_has_its_numbers():
    card = read_card(JAB)
    half = card.halves[0]
    assert (half.speed, half.zone, half.damage, half.difficulty) == (2, "high", 3, 3)
    assert (card.control, card.block_zone, card.block_modifier) == (3, "mid", 2)
    assert card.resources == ("fire", "order")


def test_a_split_card_shares_what_its_halves_do_not_say():
    card = read_card(
        {
            "title": "Two Minds",
            "control": 4,
            "resources": ["air"],
            "halves": [
                {"type": "foundation", "difficulty": 2},
                {"type": "attack", "difficulty": 5, "speed": 3, "attack_zone": "low", "damage": 4},
            ],
        }
    )
    assert card.types == ("foundation", "attack")
    assert card.half("attack").speed == 3
    assert card.half("asset") is None


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"type": "spell"}, "type"),
        ({"speed": "fast"}, "speed"),
        ({"resources": ["plasma"]}, "resources[0]"),
        ({"block_modifier": None}, "block_modifier"),
        ({"type": "foundation"}, "speed"),
        ({"hand_size": 6}, "hand_size"),
        ({"colour": "red"}, "colour"),
        ({"title": ".."}, "title"),
        ({"halves": [{"type": "foundation"}, {"type": "asset"}]}, "halves"),
    ],
)
def test_a_fault_names_its_field(change, fault):
    with pytest.raises(ScenarioError) as caught:
        read_card({**JAB, **change}, "custom[0]")
    assert any(each.startswith(f"custom[0].{fault}:") for each in caught.value.faults)


def test_marks_tell_versions_apart():
    assert same_card("Crazy Buffalo ..", "Crazy Buffalo . .")
    assert not same_card("Crazy Buffalo ..", "Crazy Buffalo")
    assert not same_card("Crazy Buffalo ..", ".. Crazy Buffalo ..")
    assert card_key(". Ivy .") != card_key(".. Ivy ..")
    assert not marked("Doctor Jr.").is_marked
