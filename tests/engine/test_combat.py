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


HUNTER = {"title": "Old Hunter", "type": "Character", "fighting": 3}
CROWD = [
    {"title": "Night Thug", "type": "Character", "subtitle": "Hood", "fighting": 9},
    {"title": "Day Thug", "type": "Character", "subtitle": "Hood", "fighting": 9},
    {"title": "Bystander", "type": "Character", "subtitle": "Clerk", "fighting": 9},
]


def hunted(shares, *attackers, text="+2 damage against <Hood> Characters.", crowd=CROWD):
    """Old Hunter is attacked and divides his damage."""
    given = board(
        player("Ann", at("Rust Garden", *attackers)),
        player("Bob", at("Stone Garden", "Old Hunter")),
        custom=[{**HUNTER, "text": text}, *crowd],
    )
    ids = [each.lower().replace(" ", "-") for each in attackers]
    return play_out(given, attack(*ids, target="old-hunter"), "combat", {"do": "divide", "damage": shares})


class TestABonusAgainstSomeIsCountedBeforeDamageIsDivided:
    """4.5.1, 5.2.3."""

    def test_once_however_many_meet_it(self):
        result = hunted({"night-thug": 4, "day-thug": 1}, "Night Thug", "Day Thug")
        assert [result["cards"][each]["damage"] for each in ("night-thug", "day-thug")] == [4, 1]

    def test_it_is_asked_with_the_bonus(self):
        result = hunted({"night-thug": 2, "day-thug": 1}, "Night Thug", "Day Thug")
        assert result["problem"]["message"] == "3 damage divided; Bob must inflict all 5."

    def test_what_it_adds_goes_to_those_that_meet_it(self):
        result = hunted({"night-thug": 2, "bystander": 3}, "Night Thug", "Bystander")
        assert [result["cards"][each]["damage"] for each in ("night-thug", "bystander")] == [2, 3]
        refused = hunted({"night-thug": 1, "bystander": 4}, "Night Thug", "Bystander")
        assert refused["problem"]["message"] == "2 of the 5 damage of Old Hunter can only be inflicted on Night Thug."

    def test_nobody_meets_it(self):
        crowd = [*CROWD, {**CROWD[2], "title": "Onlooker"}]
        result = hunted({"bystander": 1, "onlooker": 2}, "Bystander", "Onlooker", crowd=crowd)
        assert [result["cards"][each]["damage"] for each in ("bystander", "onlooker")] == [1, 2]

    def test_two_of_them_each_once(self):
        both = "+2 damage against <Hood> Characters. +1 damage against <Clerk> Characters."
        result = hunted({"night-thug": 2, "bystander": 4}, "Night Thug", "Bystander", text=both)
        assert [result["cards"][each]["damage"] for each in ("night-thug", "bystander")] == [2, 4]
