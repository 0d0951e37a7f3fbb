"""Special abilities "against" some cards work against those and no others (10.2; the later page, 1.7)."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled


def fight(text, opponent, *, ruleset="modern", damage=0, extra=(), actions=()):
    """A Character with a text attacks a Site where one opponent intercepts: (result, attacker, opponent)."""
    probe = {"title": "Probe", "type": "Character", "fighting": 4, "text": text}
    demon = {"title": "Big Demon", "type": "Character", "subtitle": "Demon", "fighting": 9}
    soldier = {"title": "Big Soldier", "type": "Character", "subtitle": "Soldier", "fighting": 9}
    wall = {"title": "Thick Guard", "type": "Character", "subtitle": "Soldier", "fighting": 9, "text": "Toughness: 2."}
    foe = {"Demon": "Big Demon", "Soldier": "Big Soldier", "Tough Soldier": "Thick Guard"}[opponent]
    scenario = {
        "ruleset": ruleset,
        "custom": [probe, demon, soldier, wall],
        "players": [
            {"name": "Ann", "locations": [{"front": "City Park", "characters": [{"card": "Probe", "damage": damage}]}]},
            {"name": "Bob", "locations": [{"front": "Fox Pass", "characters": [foe, *extra]}]},
        ],
        "actions": [
            {"by": "Ann", "do": "attack", "with": ["probe"], "target": "fox-pass"},
            {"by": "Bob", "do": "intercept", "against": {"probe": [foe.lower().replace(" ", "-")]}},
            *(actions or [{"do": "combat"}]),
        ],
    }
    return evaluate(scenario, bundled()), foe.lower().replace(" ", "-")


@pytest.mark.parametrize(("opponent", "zone"), [("Demon", "smoked"), ("Soldier", "play")])
def test_lethal(opponent, zone):
    result, foe = fight("Lethal against <Demon> Characters.", opponent)
    assert result["not_understood"] == []
    assert result["cards"][foe]["zone"] == zone


@pytest.mark.parametrize(("opponent", "damage"), [("Demon", 4), ("Soldier", 2)])
@pytest.mark.parametrize("ruleset", ["zman-2001", "modern"])
def test_guts(opponent, damage, ruleset):
    result, foe = fight("Guts against <Demon> Characters.", opponent, damage=2, ruleset=ruleset)
    assert result["not_understood"] == []
    assert result["cards"][foe]["damage"] == damage


@pytest.mark.parametrize(("text", "damage"), [("Unstoppable against <Soldier> Characters.", 4), ("Unstoppable.", 4)])
def test_unstoppable(text, damage):
    result, foe = fight(text, "Tough Soldier")
    assert result["cards"][foe]["damage"] == damage


def test_unstoppable_against_others():
    result, foe = fight("Unstoppable against <Demon> Characters.", "Tough Soldier")
    assert result["cards"][foe]["damage"] == 2


@pytest.mark.parametrize(("opponent", "status"), [("Demon", "ok"), ("Soldier", "illegal")])
def test_stealth(opponent, status):
    use = [{"by": "Ann", "do": "use", "card": "probe", "ability": "Stealth"}]
    result, _ = fight("Stealth against <Demon> Characters.", opponent, actions=use)
    assert result["status"] == status
    if status == "illegal":
        assert result["problem"]["code"] == "inactive"
        assert "works against other interceptors" in result["problem"]["message"]


@pytest.mark.parametrize(("opponent", "healed"), [("Demon", False), ("Soldier", True)])
def test_corrupted(opponent, healed):
    medic = {"title": "Clinic", "type": "Edge", "text": "Turn and target a Character :: Heal target."}
    result, foe = fight("Corrupted against <Demon> Characters.", opponent)
    board = result["board"]
    assert result["cards"][foe]["damage"] == 4
    given = board["resume"]
    given["custom"].append(medic)
    given["players"][0]["edges"] = ["Clinic"]
    given["actions"] += [
        {"do": "continue"},
        {"by": "Ann", "do": "use", "card": "clinic", "targets": [foe]},
        {"do": "resolve"},
    ]
    after = evaluate(given, bundled())
    assert after["status"] == "ok"
    assert (after["cards"][foe]["damage"] == 0) is healed
