"""Triggers in plain form: healing, interceptors that are smoked, coming into play; what is never told is reported."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

CAST = [
    {"title": "Guy", "type": "Character", "fighting": 3},
    {"title": "Gal", "type": "Character", "fighting": 3},
    {"title": "Big", "type": "Character", "fighting": 9},
    {"title": "Medic", "type": "Edge", "text": "Turn and target a Character :: Heal target."},
    {
        "title": "Door",
        "type": "Edge",
        "text": "Turn and target a Character in your smoked pile :: Return target to play.",
    },
]


def table(text, *actions, type="Edge"):
    probe = {"title": "Probe", "type": type, "text": text, **({"fighting": 3} if type == "Character" else {})}
    here = [{"card": "Guy", "damage": 1}, "Big"]
    return evaluate(
        {
            "ruleset": "zman-2001",
            "custom": [probe, *CAST],
            "players": [
                {
                    "name": "Ann",
                    "edges": ["Medic", "Door", *(["Probe"] if type == "Edge" else [])],
                    "smoked": ["Ting Ting"],
                    "locations": [
                        {
                            "front": "City Park",
                            "characters": [*here, *([{"card": "Probe", "damage": 1}] if type == "Character" else [])],
                        }
                    ],
                },
                {"name": "Bob", "locations": [{"front": "Stone Garden", "characters": ["Gal"]}]},
            ],
            "actions": list(actions),
        },
        bundled(),
    )


def gained(result):
    assert (result["status"], result["not_understood"]) == ("ok", [])
    return result["players"]["Ann"]["power"]


END = {"do": "resolve"}
HEALS = [{"by": "Ann", "do": "use", "card": "medic", "targets": ["guy"]}, END]
HEALS_PROBE = [{"by": "Ann", "do": "use", "card": "medic", "targets": ["probe"]}, END]
BRINGS_BACK = [{"by": "Ann", "do": "use", "card": "door", "targets": ["ting-ting"]}, END]
FIGHTS = [
    {"by": "Ann", "do": "attack", "with": ["big"], "target": "stone-garden"},
    {"by": "Bob", "do": "intercept", "against": {"big": ["gal"]}},
    {"do": "combat"},
]


@pytest.mark.parametrize(
    "when", ["a Character is healed", "you heal a Character", "a Character heals", "a Character you control heals"]
)
def test_being_healed(when):
    text = f"When {when}, gain 1 Power."
    assert gained(table(text, *HEALS, END)) == 1
    assert gained(table(text, *BRINGS_BACK)) == 0


@pytest.mark.parametrize("how", ["is healed", "heals"])
def test_this_card_and_no_other(how):
    text = f"When this card {how}, gain 1 Power."
    assert gained(table(text, *HEALS_PROBE, END, type="Character")) == 1
    assert gained(table(text, *HEALS, type="Character")) == 0


@pytest.mark.parametrize(
    ("when", "power"),
    [
        ("an interceptor is smoked", 1),
        ("an interceptor controlled by an opponent is smoked", 1),
        ("a Character is smoked while intercepting", 1),
        ("a Character is smoked while attacking", 0),
        ("an interceptor you control is smoked", 0),
    ],
)
def test_an_interceptor_of_the_other_side(when, power):
    assert gained(table(f"When {when}, gain 1 Power.", *FIGHTS, END)) == power


@pytest.mark.parametrize(
    ("when", "power"),
    [
        ("a Character enters play", 1),
        ("a Character comes into play", 1),
        ("a Character returns to play", 1),
        ("a Character is returned to play", 1),
        ("an Edge enters play", 0),
        ("you play a Character", 0),
    ],
)
def test_coming_into_play_without_being_played(when, power):
    result = table(f"When {when}, gain 1 Power.", *BRINGS_BACK, *([END] if power else []))
    assert gained(result) == power


@pytest.mark.parametrize(
    "text",
    [
        "When you discard no cards, gain 1 Power.",
        "When you do not discard any cards, gain 1 Power.",
        "When you keep all of your cards in your Discard Phase, gain 1 Power.",
        "When a Character is put into play, gain 1 Power.",
    ],
)
def test_what_is_never_told_is_reported(text):
    assert [each["card"] for each in table(text)["not_understood"]] == ["probe"]
