""" "This location" in the text of a State is the location of its subject (4.3.4, 4.7)."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

CAST = [{"title": each, "type": "Character", "fighting": 3} for each in ("Guy", "Gus", "Gal")]
TO_BOB = [
    {"do": "end turn"},
    {"do": "continue"},
    {"by": "Bob", "do": "generate power"},
    {"by": "Bob", "do": "draw"},
]


def table(text, *actions, on="city-park"):
    """Ann has Guy at City Park and Gus at Stone Garden, Bob has Gal; the State is on a card of Ann's."""
    states = {"states": ["Probe"]}
    park = {"card": "City Park", "face": "up", **(states if on == "city-park" else {})}
    guy = {"card": "Guy", **(states if on == "guy" else {})}
    return evaluate(
        {
            "ruleset": "zman-2001",
            "custom": [{"title": "Probe", "type": "State", "text": text}, *CAST],
            "players": [
                {
                    "name": "Ann",
                    "locations": [
                        {"front": park, "characters": [guy]},
                        {"front": {"card": "Stone Garden", "face": "up"}, "characters": ["Gus"]},
                    ],
                },
                {"name": "Bob", "locations": [{"front": "Fox Pass", "characters": ["Gal"]}]},
            ],
            "actions": list(actions),
        },
        bundled(),
    )


def fighting(result):
    return [result["cards"][each]["fighting"] for each in ("guy", "gus", "gal")]


def test_who_is_there():
    assert fighting(table("Play on a Site. Characters at this location gain +1 Fighting.")) == [4, 3, 3]
    assert fighting(table("Play on a Character. Characters at this location gain +1 Fighting.", on="guy")) == [4, 3, 3]


def test_another_than_its_subject():
    result = table("Play on a Character. Other Characters at this location gain +1 Fighting.", on="guy")
    assert fighting(result) == [3, 3, 3]


def test_it_moves_with_its_subject():
    text = "Play on a Character. Other Characters at this location gain +1 Fighting."
    move = {"by": "Ann", "do": "move", "card": "guy", "to": "right"}
    assert fighting(table(text, move, {"do": "resolve"}, on="guy")) == [3, 4, 3]


def test_a_site_that_is_there():
    result = table("Play on a Character. Sites at this location gain +2 Body.", on="guy")
    plain = table("Play on a Character.", on="guy")
    gained = [result["cards"][each]["body"] - plain["cards"][each]["body"] for each in ("city-park", "stone-garden")]
    assert gained == [2, 0]


@pytest.mark.parametrize(("target", "gained"), [("city-park", 1), ("stone-garden", 0)])
def test_an_attack_there(target, gained):
    text = "Play on a Site. When an opponent attacks a Site at this location, gain 1 Power."
    attack = {"by": "Bob", "do": "attack", "with": ["gal"], "target": target}
    assert table(text, *TO_BOB, attack, {"do": "resolve"})["players"]["Ann"]["power"] == gained


@pytest.mark.parametrize(("target", "status"), [("city-park", "illegal"), ("stone-garden", "ok")])
def test_what_cannot_be_attacked_there(target, status):
    text = "Play on a Site. Sites at this location cannot be attacked."
    attack = {"by": "Bob", "do": "attack", "with": ["gal"], "target": target}
    assert table(text, *TO_BOB, attack)["status"] == status
