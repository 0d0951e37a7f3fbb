"""Auctions (5.5, 5.5.1): when they start, the bids, what is done meanwhile, and what becomes of the copies."""

import pytest

from rules.engine.shadowfist.interface.legal import legal_actions
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import as_action, board, play_out, player, small_library

EDITIONS = ["daedalus-1995", "zman-2000", "zman-2001", "modern"]
SHRINE = Face("Shrine", "Feng Shui Site", power=1, body=6, text="Unique.")
TWIN = Face("Twin", "Character", fighting=3, text="Unique. When this card leaves play, you gain 1 Power.")
LIBRARY = small_library(
    SHRINE,
    TWIN,
    Face("Garden", "Feng Shui Site", power=1, body=6),
    Face("Grove", "Site", cost=0, body=4, power=1, text="Unique. Turn :: Gain 3 Power."),
    Face("Rain", "Event", cost=0, text="Inflict 1 damage on all Sites."),
    Face("Flood", "Event", cost=0, text="Inflict 6 damage on all Sites."),
    Face("Raider", "Character", fighting=7),
    Face("Recall", "Event", cost=0, text="Return a Character from your smoked pile to play."),
    Face(
        "Takeover",
        "Event",
        cost=0,
        text="Play during an auction. The highest bidder gives you Power equal to that player's bid. "
        "You win the auction.",
    ),
    Face("Bribe", "Event", cost=0, text="Play during an auction :: Gain 2 Power."),
    Face("Veto", "Event", cost=0, text="Play in response to an Event :: Cancel that Event."),
    Face("Brawl", "Event", cost=0, text="Inflict 2 damage on all Characters."),
)


def shrine(name, power, face="up", **more):
    site = {"card": "Shrine", "id": f"{name.lower()}s", "face": face}
    return player(name, {"front": "Garden", "back": site}, power=power, **more)


def reveal(*acts, ann=3, bob=3, cathy=3, edition="zman-2001", **hands):
    scene = board(
        shrine("Ann", ann, "down", hand=hands.get("ann_hand", [])),
        shrine("Bob", bob, hand=hands.get("bob_hand", [])),
        player("Cathy", power=cathy, hand=hands.get("cathy_hand", [])),
        ruleset=edition,
    )
    return play_out(scene, {"by": "Ann", "do": "reveal", "card": "anns"}, *acts, library=LIBRARY)


def bid(name, power):
    return {"by": name, "do": "bid", "power": power}


def passes(name):
    return {"by": name, "do": "pass"}


def keep(name, card):
    return {"by": name, "do": "keep", "card": card}


def zones(result, *ids):
    return [result["cards"][each]["zone"] for each in ids]


class TestBidding:
    def test_the_options_of_who_must_open_and_of_who_may_bid(self):
        opening = reveal()["decision"]
        assert (opening["by"], opening["kind"], opening["options"]) == ("Ann", "bid", ["1", "2", "3"])
        assert reveal(bid("Ann", 1))["decision"]["options"] == ["pass", "2", "3"]

    @pytest.mark.parametrize(
        ("acts", "code"),
        [
            ([passes("Ann")], "must_open"),
            ([bid("Ann", 0)], "bid_too_low"),
            ([bid("Ann", 4)], "not_enough_power"),
            ([bid("Ann", 2), bid("Bob", 2)], "bid_too_low"),
            ([bid("Ann", 2), bid("Bob", 4)], "not_enough_power"),
            ([bid("Ann", 2), bid("Cathy", 3)], "not_yours"),
            ([bid("Ann", 2), {"by": "Bob", "do": "end turn"}], "wrong_time"),
        ],
    )
    def test_what_is_refused(self, acts, code):
        result = reveal(*acts)
        assert result["problem"]["code"] == code
        assert result["problem"]["action"] == len(acts)

    def test_the_option_comes_around_until_all_have_passed_since_the_highest_bid(self):
        result = reveal(bid("Ann", 1), bid("Bob", 2), passes("Cathy"), bid("Ann", 3), keep("Ann", "anns"))
        # Nobody has more than 3, so Bob and Cathy need not say that they pass.
        assert result["status"] == "ok"
        assert result["players"]["Ann"]["power"] == 0
        assert zones(result, "anns", "bobs") == ["play", "smoked"]

    def test_a_pass_that_goes_without_saying_may_be_said(self):
        result = reveal(bid("Ann", 3), passes("Bob"), passes("Cathy"), keep("Ann", "anns"))
        assert result["status"] == "ok"

    def test_an_only_point_of_power_is_bid_without_asking_and_may_be_said(self):
        assert reveal(ann=1)["decision"]["by"] == "Bob"
        result = reveal(bid("Ann", 1), passes("Bob"), passes("Cathy"), keep("Ann", "bobs"), ann=1)
        assert zones(result, "anns", "bobs") == ["toasted", "play"]
        assert result["players"]["Ann"]["power"] == 0

    def test_a_third_player_may_win_and_choose(self):
        acts = bid("Ann", 1), passes("Bob"), bid("Cathy", 2), passes("Ann"), passes("Bob"), keep("Cathy", "bobs")
        result = reveal(*acts)
        assert zones(result, "anns", "bobs") == ["toasted", "play"]
        assert [result["players"][name]["power"] for name in ("Ann", "Bob", "Cathy")] == [3, 3, 1]

    def test_without_power_there_is_no_auction(self):
        result = reveal(ann=0)
        assert result["status"] == "ok"
        assert zones(result, "anns", "bobs") == ["toasted", "play"]

    def test_every_listed_action_is_accepted(self):
        acts = [as_action({"by": "Ann", "do": "reveal", "card": "anns"})]
        scene = board(shrine("Ann", 2, "down"), shrine("Bob", 3, hand=["Bribe", "Brawl"]), ruleset="zman-2001")
        for _ in range(6):
            found = legal_actions({**scene, "actions": acts}, LIBRARY)
            for action in found:
                assert play_out(scene, *acts, action, library=LIBRARY)["status"] != "illegal", action
            acts.append(found[-1])
            if found[-1]["do"] == "keep":
                break
        assert acts[-1]["do"] == "keep"
        assert {"by": "Bob", "do": "play", "card": "bribe"} in acts


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_newer_copy_is_toasted_and_the_original_smoked_in_every_edition(edition):
    acts = bid("Ann", 3), keep("Ann", "bobs")
    assert zones(reveal(*acts, edition=edition), "anns", "bobs") == ["toasted", "play"]
    acts = bid("Ann", 3), keep("Ann", "anns")
    assert zones(reveal(*acts, edition=edition), "anns", "bobs") == ["play", "smoked"]


class TestMeanwhile:
    """What says "play during an auction", and what responds to it."""

    def test_another_effect_waits_for_the_end_of_the_auction(self):
        result = reveal(bid("Ann", 1), ("Bob", "play", "brawl"), bob_hand=["Brawl"])
        assert result["problem"]["code"] == "wrong_time"

    def test_power_that_is_gained_meanwhile_can_be_bid(self):
        result = reveal(bid("Ann", 2), ("Bob", "play", "bribe"), bid("Bob", 5), keep("Bob", "bobs"), bob_hand=["Bribe"])
        assert result["status"] == "ok"
        assert result["players"]["Bob"]["power"] == 0
        assert zones(result, "anns", "bobs") == ["toasted", "play"]

    def test_an_effect_may_end_the_bidding(self):
        acts = bid("Ann", 2), ("Bob", "play", "takeover"), "resolve", keep("Bob", "bobs")
        result = reveal(*acts, bob_hand=["Takeover"])
        assert result["status"] == "ok"
        assert [result["players"][name]["power"] for name in ("Ann", "Bob")] == [1, 5]
        assert zones(result, "anns", "bobs", "takeover") == ["toasted", "play", "smoked"]

    def test_what_specifically_responds_may_be_played_too(self):
        acts = bid("Ann", 2), ("Bob", "play", "takeover"), ("Cathy", "play", "veto"), "resolve"
        result = reveal(*acts, bob_hand=["Takeover"], cathy_hand=["Veto"])
        assert result["decision"]["by"] == "Bob"
        assert result["players"]["Ann"]["power"] == 3

    def test_in_response_to_the_end_of_the_bidding(self):
        result = reveal(
            bid("Ann", 3), ("Bob", "play", "takeover"), "resolve", keep("Bob", "bobs"), bob_hand=["Takeover"]
        )
        assert result["players"]["Bob"]["power"] == 6

    def test_a_scene_that_was_interrupted_goes_on_afterward(self):
        scene = board(
            shrine("Ann", 3, "down", hand=["Brawl"]),
            player("Bob", {"front": "Shrine", "characters": ["Raider"]}, power=3, hand=["Bribe"]),
        )
        scene["players"][1]["locations"][0]["front"] = {"card": "Shrine", "id": "bobs", "face": "up"}
        acts = ("Ann", "play", "brawl"), {"by": "Ann", "do": "reveal", "card": "anns"}, bid("Ann", 1)
        during = play_out(scene, *acts, ("Bob", "play", "bribe"), library=LIBRARY)
        assert [each["text"] for each in during["scene"]] == ["Bribe"]
        result = play_out(
            scene, *acts, ("Bob", "play", "bribe"), passes("Bob"), keep("Ann", "anns"), "resolve", library=LIBRARY
        )
        assert result["cards"]["raider"]["damage"] == 2
        assert result["players"]["Bob"]["power"] == 5


class TestStarts:
    def test_playing_a_second_copy(self):
        scene = board(
            player("Ann", power=2, hand=["Twin"]), player("Bob", {"front": "Garden", "characters": ["Twin"]}, power=1)
        )
        result = play_out(scene, ("Ann", "play", "twin"), bid("Ann", 2), keep("Ann", "twin"), library=LIBRARY)
        assert zones(result, "twin", "twin-2") == ["play", "smoked"]
        assert len(result["scene"]) == 1, "the played card still takes up its slot"
        result = play_out(
            scene, ("Ann", "play", "twin"), bid("Ann", 2), keep("Ann", "twin"), "resolve", library=LIBRARY
        )
        assert result["players"]["Bob"]["power"] == 1, "the loser is canceled, and triggers nothing as it leaves play"

    def test_what_the_losing_copy_has_generated_is_canceled(self):
        scene = board(
            player("Ann", {"front": "Garden"}, power=3, hand=["Grove"]),
            player("Bob", {"front": "Grove"}, power=1),
        )
        acts = ("Bob", "use", "grove-2"), ("Ann", "play", "grove", {"at": "new location"})
        early = play_out(scene, *acts, library=LIBRARY)
        assert early["decision"]["kind"] == "bid"
        result = play_out(scene, *acts, bid("Ann", 3), keep("Ann", "grove"), "resolve", library=LIBRARY)
        assert result["players"]["Bob"]["power"] == 1
        result = play_out(scene, *acts, bid("Ann", 3), keep("Ann", "grove-2"), "resolve", library=LIBRARY)
        assert result["players"]["Bob"]["power"] == 4

    def test_two_copies_revealed_at_once_count_clockwise_from_the_current_player(self):
        scene = board(shrine("Bob", 2, "down"), shrine("Ann", 2, "down", hand=["Rain"]), player("Cathy"), turn="Ann")
        result = play_out(scene, ("Ann", "play", "rain"), "resolve", library=LIBRARY)
        assert result["decision"]["by"] == "Bob"
        assert result["decision"]["options"] == ["1", "2"]

    def test_of_more_than_two_all_losers_are_toasted(self):
        scene = board(shrine("Ann", 2, "down", hand=["Rain"]), shrine("Bob", 2), shrine("Cathy", 0, "down"), turn="Ann")
        start = ("Ann", "play", "rain"), "resolve"
        assert play_out(scene, *start, library=LIBRARY)["decision"]["options"] == ["pass", "1", "2"]
        acts = passes("Ann"), bid("Bob", 1), passes("Ann"), keep("Bob", "cathys")
        result = play_out(scene, *start, *acts, library=LIBRARY)
        assert zones(result, "anns", "bobs", "cathys") == ["toasted", "toasted", "play"]
        result = play_out(scene, *start, passes("Ann"), passes("Bob"), library=LIBRARY)
        assert zones(result, "anns", "bobs", "cathys") == ["toasted", "toasted", "toasted"]

    def test_copies_of_one_player_are_toasted_whichever_loses(self):
        old = {"card": "Shrine", "id": "old", "face": "up"}
        scene = board(
            player("Ann", {"front": old, "back": {"card": "Shrine", "id": "new"}}, power=2, hand=["Rain"]),
            player("Bob", power=3),
        )
        result = play_out(
            scene, ("Ann", "play", "rain"), "resolve", bid("Ann", 1), bid("Bob", 2), keep("Bob", "new"), library=LIBRARY
        )
        assert zones(result, "old", "new") == ["toasted", "play"]

    def test_a_site_that_is_smoked_at_once_starts_none(self):
        scene = board(shrine("Ann", 2, "down", hand=["Flood"]), shrine("Bob", 2), turn="Ann")
        result = play_out(scene, ("Ann", "play", "flood"), "resolve", library=LIBRARY)
        assert result["decision"] is None
        assert zones(result, "anns", "bobs") == ["smoked", "smoked"]

    def test_it_comes_before_the_decision_what_becomes_of_a_site(self):
        scene = board(
            player("Ann", {"front": {"card": "Shrine", "id": "anns", "face": "up"}, "characters": ["Raider"]}, power=1),
            player("Bob", {"front": {"card": "Shrine", "id": "bobs"}}, power=2),
        )
        attack = {"by": "Ann", "do": "attack", "with": ["raider"], "target": "bobs"}, "continue"
        result = play_out(scene, *attack, library=LIBRARY)
        assert (result["decision"]["kind"], result["decision"]["by"]) == ("bid", "Bob")
        toasted = play_out(scene, *attack, bid("Bob", 2), keep("Bob", "anns"), library=LIBRARY)
        assert zones(toasted, "anns", "bobs") == ["play", "toasted"]
        assert toasted["decision"] is None
        kept = play_out(scene, *attack, bid("Bob", 2), keep("Bob", "bobs"), library=LIBRARY)
        assert zones(kept, "anns", "bobs") == ["smoked", "play"]
        assert kept["decision"]["kind"] == "take"
