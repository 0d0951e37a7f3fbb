"""Some of those that were named: any, one, all, neither of them; "another" card in combat is another than this one."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

PLAIN = [{"title": each, "type": "Character", "fighting": 3} for each in ("Guy", "Gal")]
UNIQUE = [{"title": each, "type": "Character", "fighting": 3, "text": "Unique."} for each in ("Uma", "Udo")]


def table(text, actions, *, type="Event"):
    probe = {"title": "Probe", "type": type, "text": text, **({"fighting": 2} if type == "Character" else {})}
    mine = ["Guy", *(["Probe"] if type == "Character" else [])]
    result = evaluate(
        {
            "ruleset": "zman-2001",
            "custom": [probe, *PLAIN, *UNIQUE],
            "players": [
                {
                    "name": "Ann",
                    "hand": ["Probe"] if type == "Event" else [],
                    "locations": [{"front": "City Park", "characters": mine}],
                },
                {"name": "Bob", "locations": [{"front": "Fox Pass", "characters": ["Gal", "Uma", "Udo"]}]},
            ],
            "actions": actions,
        },
        bundled(),
    )
    assert (result["status"], result["not_understood"]) == ("ok", [])
    return result


@pytest.mark.parametrize(
    ("who", "gained"),
    [
        ("any of them are", (0, 1, 1)),
        ("either of them is", (0, 1, 1)),
        ("one of them is", (0, 1, 1)),
        ("all of them are", (0, 0, 1)),
        ("both of them are", (0, 0, 1)),
        ("they are", (0, 0, 1)),
        ("neither of them is", (1, 0, 0)),
    ],
)
def test_how_many_of_them(who, gained):
    text = f"Target two Characters :: If {who} Unique, gain 1 Power."
    for targets, power in zip((["guy", "gal"], ["gal", "uma"], ["uma", "udo"]), gained, strict=True):
        result = table(text, [{"by": "Ann", "do": "play", "card": "probe", "targets": targets}, {"do": "resolve"}])
        assert result["players"]["Ann"]["power"] == power, targets


@pytest.mark.parametrize(
    ("text", "guy", "probe"),
    [
        ("When a Character enters combat, gain 1 Power.", 2, 2),
        ("When a Character enters combat with another card, gain 1 Power.", 2, 1),
        ("When a Character controlled by an opponent enters combat with another card, gain 1 Power.", 1, 0),
        ("When this card enters combat with another Character, gain 1 Power.", 0, 1),
    ],
)
def test_combat_with_another_card(text, guy, probe):
    for attacker, power in (("guy", guy), ("probe", probe)):
        result = table(
            text,
            [
                {"by": "Ann", "do": "attack", "with": [attacker], "target": "fox-pass"},
                {"by": "Bob", "do": "intercept", "against": {attacker: ["gal"]}},
                {"do": "combat"},
                {"do": "resolve"},
            ],
            type="Character",
        )
        assert result["players"]["Ann"]["power"] == power, attacker
