"""Auctions that a text starts (rulebook 5.5): the opening bid, who wins, and what the winner has of it."""

import pytest

from rules.engine import legal_actions
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import as_action, at, board, play_out, player, small_library

LIBRARY = small_library(
    ("Sale", "Event", "Start an auction. The winner gains 9 Power."),
    ("Ransom", "Event", "Target a Character :: Start an auction. The winner takes control of target."),
    ("Rescue", "Event", "Start an auction. The winner may return a Character from his or her smoked pile to play."),
    ("Verdict", "Event", "Start an auction. If you win that auction, draw a card."),
    ("Market", "Edge", "Turn :: Start an auction. The winner draws 2 cards."),
    ("Fair", "Edge", "Turn :: Start an auction. Each player that is not the winner draws a card."),
    Face(
        "Deserter",
        "Character",
        text="When you play this card, start an auction with a bid of 1 Power. The winner takes control of this card.",
        fighting=3,
        cost=1,
    ),
    (
        "Takeover",
        "Event",
        "Play during an auction. The highest bidder gives you Power equal to his or her bid. You win the auction.",
    ),
    ("Riddle", "Event", "The winner draws a card."),
    Face("Guard", "Character", fighting=2),
    Face("Twin", "Character", text="Unique.", fighting=2),
    Face("Hill", "Site", body=5),
)


def scene(hand=(), ann=3, bob=3, cathy=0, **more):
    return board(
        player("Ann", at("Hill"), power=ann, hand=list(hand), smoked=["Guard"], deck=9, **more),
        player("Bob", at("Hill", "Twin"), power=bob, smoked=["Guard"], hand=["Takeover"], deck=9),
        player("Cathy", at("Hill"), power=cathy, deck=9),
    )


def run(board, *actions):
    return play_out(board, *actions, library=LIBRARY)


def bid(by, power):
    return {"by": by, "do": "bid", "power": power}


def passes(by):
    return {"by": by, "do": "pass"}


SALE = [("Ann", "play", "Sale"), "resolve"]


class TestBidding:
    def test_who_starts_it_must_bid(self):
        result = run(scene(["Sale"]), *SALE)
        assert (result["decision"]["by"], result["decision"]["options"]) == ("Ann", ["1", "2", "3"])
        assert run(scene(["Sale"]), *SALE, passes("Ann"))["problem"]["code"] == "must_open"

    def test_the_highest_bidder_wins_and_spends_the_bid(self):
        result = run(scene(["Sale"]), *SALE, bid("Ann", 1), bid("Bob", 2), passes("Cathy"), passes("Ann"))
        assert result["status"] == "ok"
        assert {name: each["power"] for name, each in result["players"].items()} == {"Ann": 3, "Bob": 10, "Cathy": 0}

    def test_without_power_no_auction_is_held_and_nobody_has_the_benefit(self):
        result = run(scene(["Sale"], ann=0), *SALE)
        assert result["status"] == "ok"
        assert {name: each["power"] for name, each in result["players"].items()} == {"Ann": 0, "Bob": 3, "Cathy": 0}

    def test_nobody_else_can_bid(self):
        result = run(scene(["Sale"], ann=1, bob=0), *SALE)
        assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", 9)

    def test_the_text_may_say_what_the_first_bid_is(self):
        play = ("Ann", "play", "Deserter", {"at": "hill"})
        asked = run(scene(["Deserter"]), play)
        assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Bob", ["pass", "2", "3"])
        won = run(scene(["Deserter"]), play, bid("Bob", 2), passes("Ann"))
        assert (won["cards"]["deserter"]["controller"], won["players"]["Bob"]["power"]) == ("Bob", 1)
        kept = run(scene(["Deserter"]), play, passes("Bob"))
        assert (kept["cards"]["deserter"]["controller"], kept["players"]["Ann"]["power"]) == ("Ann", 1)
        poor = run(scene(["Deserter"], ann=1), play)
        assert (poor["cards"]["deserter"]["controller"], poor["players"]["Ann"]["power"]) == ("Ann", 0)


class TestBenefits:
    def test_a_card_that_was_targeted(self):
        ransom = ("Ann", "play", "Ransom", {"targets": ["twin"]})
        result = run(scene(["Ransom"]), ransom, "resolve", bid("Ann", 3))
        assert result["cards"]["twin"]["controller"] == "Ann"
        other = run(scene(["Ransom"], cathy=9), ransom, "resolve", bid("Ann", 3), passes("Bob"), bid("Cathy", 5))
        assert other["status"] == "ok"
        assert other["cards"]["twin"]["controller"] == "Cathy"

    def test_nobody_takes_what_the_winner_of_no_auction_would(self):
        ransom = ("Ann", "play", "Ransom", {"targets": ["twin"]})
        result = run(scene(["Ransom"], ann=0), ransom, "resolve")
        assert (result["status"], result["cards"]["twin"]["controller"]) == ("ok", "Bob")

    def test_what_the_winner_may_do_the_winner_decides(self):
        rescue = [("Ann", "play", "Rescue"), "resolve", bid("Ann", 1), bid("Bob", 2), passes("Ann")]
        asked = run(scene(["Rescue"]), *rescue)
        assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Bob", ["guard-2"])
        done = run(scene(["Rescue"]), *rescue, {"do": "choose", "cards": ["guard-2"]})
        assert (done["cards"]["guard-2"]["zone"], done["cards"]["guard-2"]["controller"]) == ("play", "Bob")

    @pytest.mark.parametrize(
        ("bids", "cards"), [([bid("Ann", 3)], 1), ([bid("Ann", 1), bid("Bob", 2), passes("Ann")], 0)]
    )
    def test_a_condition_of_winning(self, bids, cards):
        result = run(scene(["Verdict"]), ("Ann", "play", "Verdict"), "resolve", *bids)
        assert result["status"] == "ok"
        assert result["players"]["Ann"]["hand"] == cards

    def test_an_ability(self):
        market = scene(edges=["Market"])
        result = run(market, ("Ann", "use", "Market"), "resolve", bid("Ann", 1), bid("Bob", 3), passes("Ann"))
        assert result["players"]["Bob"]["hand"] == 3

    def test_without_an_auction_there_is_no_winner(self):
        result = run(scene(["Riddle"]), ("Ann", "play", "Riddle"), "resolve")
        assert result["problem"]["code"] == "not_understood"


class TestMeanwhile:
    def test_what_may_be_played_during_an_auction(self):
        opened = [*SALE, bid("Ann", 2)]
        takeover = ("Bob", "play", "Takeover")
        found = legal_actions({**scene(["Sale"]), "actions": [as_action(each) for each in opened]}, LIBRARY)
        assert {"by": "Bob", "do": "play", "card": "takeover"} in found
        result = run(scene(["Sale"]), *opened, takeover, "resolve", "continue")
        assert result["status"] == "ok"
        assert {name: each["power"] for name, each in result["players"].items()} == {"Ann": 1, "Bob": 14, "Cathy": 0}

    def test_passing_resolves_what_ends_the_bidding(self):
        actions = [*SALE, bid("Ann", 2), ("Bob", "play", "Takeover")]
        result = run(scene(["Sale"]), *actions, passes("Bob"))
        assert (result["status"], result["players"]["Bob"]["power"]) == ("ok", 14)
        assert run(scene(["Sale"]), *actions, bid("Bob", 3))["problem"]["code"] == "nothing_to_choose"

    def test_the_board_in_the_middle_of_it_goes_on(self):
        asked = run(scene(["Sale"]), *SALE, bid("Ann", 2))
        again = run(asked["board"], bid("Bob", 3), passes("Ann"))
        assert (again["status"], again["players"]["Bob"]["power"]) == ("ok", 9)
