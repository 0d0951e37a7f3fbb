"""Combat and its end (rulebook 6.4, 6.5, 10.1.2; 2001 FAQ 7.3.D to 7.6)."""

import pytest

from tests.engine_library import at, board, play_out, player


def attack(*attackers, target="stone-garden", by="Ann"):
    return {"by": by, "do": "attack", "with": list(attackers), "target": target}


def intercept(by="Bob", **against):
    return {"by": by, "do": "intercept", "against": {k.replace("_", "-"): list(v) for k, v in against.items()}}


def duel(*attackers, defenders=(), ann=None, bob=None, front="Stone Garden", **more):
    """Ann attacks Bob, who has a Site in front of another."""
    return board(
        player("Ann", at("Rust Garden", *attackers), **(ann or {})),
        player(
            "Bob",
            at({"card": front, "face": "up"}, *defenders, back="Turtle Beach"),
            at("Kinoshita House"),
            **(bob or {}),
        ),
        **more,
    )


def test_an_attacker_and_its_interceptor_hit_each_other_at_once():
    result = play_out(
        duel("Maverick Cop", defenders=["Ting Ting"]),
        attack("maverick-cop"),
        intercept(maverick_cop=["ting-ting"]),
        "combat",
    )
    assert result["cards"]["maverick-cop"]["zone"] == "smoked"
    assert result["cards"]["ting-ting"]["damage"] == 4


def test_attackers_hit_a_site_and_return():
    result = play_out(duel("Maverick Cop"), attack("maverick-cop"), "continue")
    assert result["cards"]["stone-garden"]["damage"] == 4
    cop = result["cards"]["maverick-cop"]
    assert (cop["location"], cop["attacking"], cop["turned"]) == ("rust-garden", False, True)
    assert result["attack"] is None


def test_a_site_brought_to_zero_is_decided_about():
    result = play_out(duel("Ting Ting"), attack("ting-ting"), "combat")
    assert result["decision"]["kind"] == "take"
    assert result["decision"]["by"] == "Ann"
    assert set(result["decision"]["options"]) == {"seize", "smoke", "burn for power", "burn for victory"}


@pytest.mark.parametrize(
    ("choice", "zone", "power"),
    [("smoke", "smoked", 0), ("burn for victory", "burned", 0), ("burn for power", "smoked", 3), ("seize", "play", 0)],
)
def test_what_becomes_of_a_site(choice, zone, power):
    place = {"at": "new location"} if choice == "seize" else {}  # Only a Site that is seized gets a place.
    take = {"do": "take", "choice": choice, **place}
    result = play_out(duel("Ting Ting"), attack("ting-ting"), "combat", take, "continue")
    assert result["problem"] is None
    assert result["cards"]["stone-garden"]["zone"] == zone
    assert result["players"]["Ann"]["power"] == power
    assert result["turn"] == ("Bob" if choice == "burn for power" else "Ann")
    assert result["cards"]["turtle-beach"]["location"] == "turtle-beach"


def test_both_attackers_have_smoked_what_they_attacked_together():
    result = play_out(
        board(
            player("Ann", at("Rust Garden", "Abysmal Absorber", "Abysmal Absorber")),
            player("Bob", at("Stone Garden", "Friends of the Dragon")),
        ),
        attack("abysmal-absorber", "abysmal-absorber-2", target="friends-of-the-dragon"),
        "combat",
        {"do": "divide", "damage": {"abysmal-absorber": 1}},
        "continue",
    )
    assert result["cards"]["friends-of-the-dragon"]["zone"] == "toasted"
    assert [result["cards"][each]["fighting"] for each in ("abysmal-absorber", "abysmal-absorber-2")] == [3, 4]


def test_who_is_smoked_at_the_same_moment_still_triggers():
    result = play_out(
        duel("Darkness Adept", defenders=["Redeemed Gunman", "Sinister Priest", "Darkness Adept"]),
        attack("darkness-adept"),
        intercept(darkness_adept=["darkness-adept-2"]),
        "combat",
    )
    assert result["cards"]["darkness-adept"]["zone"] == "smoked"
    assert {each["card"] for each in result["scene"]} == {"darkness-adept", "darkness-adept-2"}


def test_the_same_damage_simultaneously_behind_the_site():
    result = play_out(duel("Gnarled Marauder"), attack("gnarled-marauder"), "continue")
    assert result["cards"]["stone-garden"]["damage"] == 3
    assert result["cards"]["turtle-beach"]["damage"] == 3
