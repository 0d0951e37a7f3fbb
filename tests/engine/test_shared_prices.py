"""A cost that is paid with this card and with others: "Turn this card and a Soldier Character :: ..." (5.2, 4.2)."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

OTHERS = [
    {"title": "Guy", "type": "Character", "subtitle": "Soldier", "fighting": 3},
    {"title": "Gal", "type": "Character", "subtitle": "Soldier", "fighting": 3},
    {"title": "Gus", "type": "Character", "fighting": 3},
]


def table(text, targets, **more):
    probe = {"title": "Probe", "type": "Character", "subtitle": "Soldier", "fighting": 2, "text": text}
    return evaluate(
        {
            "ruleset": "zman-2001",
            "custom": [probe, *OTHERS],
            "players": [
                {"name": "Ann", "locations": [{"front": "City Park", "characters": ["Guy", "Gus", "Probe"]}]},
                {"name": "Bob", "locations": [{"front": "Fox Pass", "characters": ["Gal"]}]},
            ],
            "actions": [{"by": "Ann", "do": "use", "card": "probe", "targets": targets, **more}, {"do": "resolve"}],
        },
        bundled(),
    )


def turned(result):
    return {name for name, card in result["cards"].items() if card.get("turned")}


@pytest.mark.parametrize(
    ("cost", "targets"),
    [
        ("Turn this card and a <Soldier> Character", ["guy"]),
        ("Turn this card and another Character you control", ["gus"]),
        ("Turn this card and two Characters you control", ["guy", "gus"]),
    ],
)
def test_the_others_are_named(cost, targets):
    result = table(f"{cost} :: Gain 1 Power.", targets)
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", 1)
    assert turned(result) == {"probe", *targets}


@pytest.mark.parametrize("targets", [["gus"], ["probe"], []])
def test_only_what_the_text_names_and_not_the_card_itself(targets):
    result = table("Turn this card and a <Soldier> Character :: Gain 1 Power.", targets)
    assert result["status"] == "illegal"
    assert turned(result) == set()


def test_both_are_sacrificed():
    result = table("Sacrifice this card and a Character :: Gain 1 Power.", ["gus"])
    assert [result["cards"][each]["zone"] for each in ("probe", "gus", "guy")] == ["smoked", "smoked", "play"]


def test_targets_follow_what_is_paid():
    text = "Turn this card and a Character you control, and target a Character :: Inflict 1 damage on target."
    result = table(text, ["guy", "gal"])
    assert (turned(result), result["cards"]["gal"]["damage"]) == ({"probe", "guy"}, 1)


def test_x_of_them():
    result = table("Turn this card and X Characters you control :: Gain X Power.", ["guy", "gus"], x=2)
    assert (turned(result), result["players"]["Ann"]["power"]) == ({"probe", "guy", "gus"}, 2)
