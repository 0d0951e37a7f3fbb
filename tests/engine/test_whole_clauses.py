"""Nothing that a clause says is passed over: durations, conditions, "for each", who does it; else it is refused."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

COP = Face("Cop", "Character", fighting=3)
HOOD = Face("Hood", "Character", fighting=3)
HALL = Face("Hall", "Site", body=5)
HILL = Face("Hill", "Feng Shui Site", body=8, power=1)
BURN = Face("Burn", "Event", "", "Target a Character :: Inflict 1 damage on target.")


def used(text, *targets, after=(), library=(), **more):
    """The outcome of an Edge of Ann's with this text, once its effect has resolved."""
    edge = Face("Edge", "Edge", "", text)
    cards = small_library(COP, HOOD, HALL, HILL, BURN, edge, *library)
    ann = player("Ann", {"front": "Hill", "characters": ["Cop", {"card": "Cop", "id": "other"}]}, edges=["Edge"])
    ann["hand"], ann["power"] = ["Burn", {"card": "Burn", "id": "second"}], 5
    bob = player("Bob", {"front": "Hall", "characters": ["Hood"]}, power=4, hand=3)
    use = {"by": "Ann", "do": "use", "card": "edge", "targets": list(targets)}
    return play_out(board(ann, bob, **more), use, "resolve", *after, library=cards)


ATTACK = {"by": "Ann", "do": "attack", "with": ["cop"], "target": "hall"}


class TestForEach:
    @pytest.mark.parametrize(
        ("text", "targets", "ann", "bob", "hands"),
        [
            ("Draw a card for each Character you control.", (), 5, 4, (4, 3)),
            ("Discard a card for each Character you control.", (), 5, 4, (0, 3)),
            ("Gain 1 Power for each Character you control.", (), 7, 4, (2, 3)),
            ("Target loses 1 Power for each Character you control.", ("Bob",), 5, 2, (2, 3)),
            ("Steal 1 Power from target for each Character you control.", ("Bob",), 7, 2, (2, 3)),
        ],
    )
    def test_it_is_counted(self, text, targets, ann, bob, hands):
        left = "Turn and target an opponent" if targets else "Turn"
        players = used(f"{left} :: {text}", *targets)["players"]
        assert (players["Ann"]["power"], players["Bob"]["power"]) == (ann, bob)
        assert (players["Ann"]["hand"], players["Bob"]["hand"]) == hands


@pytest.mark.parametrize(
    "right",
    [
        "Smoke target until the end of the turn.",
        "Turn target until the end of the turn.",
        "Unturn target while you control a Site.",
        "Heal target for each Site you control.",
        "Gain 1 Power once per turn.",
        "Gain 2 Power during your Main Shot.",
    ],
)
def test_what_would_be_passed_over_is_refused_and_told(right):
    result = used(f"Turn and target a Character :: {right}", "cop")
    assert result["problem"]["code"] == "not_understood"
    assert [each["card"] for each in result["not_understood"]] == ["edge"]


class TestHowLong:
    def test_a_prohibition_ends(self):
        text = "Turn and target a Character :: Target cannot turn to attack until the end of the turn."
        assert used(text, "cop", after=[ATTACK])["problem"]["code"] == "card_forbids"

    def test_this_turn_holds_for_both(self):
        text = "Turn and target a Character :: Target gains +3 Fighting and cannot be intercepted this turn."
        assert used(text, "cop")["cards"]["cop"]["fighting"] == 6
        later = [{"do": "end turn", "by": "Ann"}, "continue"]
        assert used(text, "cop", after=later)["cards"]["cop"]["fighting"] == 3

    def test_while_attacking(self):
        text = "Turn and target a Character :: Target gains +2 Fighting while attacking until the end of the turn."
        assert used(text, "cop")["cards"]["cop"]["fighting"] == 3
        assert used(text, "cop", after=[ATTACK])["cards"]["cop"]["fighting"] == 5
        assert used(text, "other", after=[ATTACK])["cards"]["cop"]["fighting"] == 3

    def test_while_this_card_is_turned(self):
        text = "Turn and target a Character :: Target gains +2 Fighting while this card is turned."
        assert used(text, "cop")["cards"]["cop"]["fighting"] == 5
        back = Face("Back", "Event", "", "Target a card :: Unturn target.")
        ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, edges=["Edge"], hand=["Back"])
        result = play_out(
            board(ann, player("Bob")),
            {"by": "Ann", "do": "use", "card": "edge", "targets": ["cop"]},
            "resolve",
            {"by": "Ann", "do": "play", "card": "back", "targets": ["edge"]},
            "resolve",
            library=small_library(COP, HILL, Face("Edge", "Edge", "", text), back),
        )
        assert result["cards"]["cop"]["fighting"] == 3


class TestOtherwise:
    TEXT = "Turn and target a Character :: If target is turned, smoke it; otherwise turn it."

    @pytest.mark.parametrize(("turned", "zone"), [(True, "smoked"), (False, "play")])
    def test_of_an_effect_it_asks_what_was_so_before(self, turned, zone):
        edge = Face("Edge", "Edge", "", self.TEXT)
        ann = player("Ann", {"front": "Hill", "characters": [{"card": "Cop", "turned": turned}]}, edges=["Edge"])
        use = {"by": "Ann", "do": "use", "card": "edge", "targets": ["cop"]}
        result = play_out(board(ann, player("Bob")), use, "resolve", library=small_library(COP, HILL, edge))
        assert result["cards"]["cop"]["zone"] == zone
        assert zone == "smoked" or result["cards"]["cop"]["turned"]

    @pytest.mark.parametrize(("subject", "fighting"), [("Cop", 5), ("Hood", 1)])
    def test_of_a_state_it_is_the_denial(self, subject, fighting):
        mark = "Play on a Character. If subject is a <Cop>, it gains +2 Fighting. If it is not, it gains -2 Fighting."
        library = small_library(COP, HOOD, HILL, Face("Mark", "State", "", mark))
        ann = player("Ann", {"front": "Hill", "characters": [{"card": subject, "states": ["Mark"]}]})
        assert play_out(board(ann, player("Bob")), library=library)["cards"][subject.lower()]["fighting"] == fighting

    @pytest.mark.parametrize(("site", "code"), [("Hill", None), ("Hall", "card_forbids")])
    def test_it_denies_the_condition_of_the_sentence_before(self, site, code):
        text = "Regenerate while you control a Feng Shui Site. Otherwise, this card cannot turn to heal."
        library = small_library(HALL, HILL, Face("Cop", "Character", "", text, fighting=3))
        ann = player("Ann", {"front": site, "characters": [{"card": "Cop", "damage": 1}]})
        ann["locations"][0]["front"] = {"card": site, "face": "up"}
        result = play_out(board(ann, player("Bob")), ("Ann", "heal", "cop"), library=library)
        assert (result["problem"] or {}).get("code") == code


class TestWho:
    def test_an_opponent_takes_control(self):
        text = "Turn and target a Character and target an opponent :: That opponent takes control of that Character."
        result = used(text, "cop", "Bob", after=[{"do": "choose", "by": "Bob", "option": "hall"}])
        assert result["cards"]["cop"]["controller"] in ("Bob",)

    def test_each_opponent_steals(self):
        result = used("Turn :: Each opponent steals 1 Power from you.")
        assert (result["players"]["Ann"]["power"], result["players"]["Bob"]["power"]) == (4, 5)

    def test_that_opponent_discards_who_played_what_targets(self):
        """The player of an Event that targets something is "that opponent" for what it triggers."""
        text = "When an Event played by an opponent targets a card you control, that opponent discards a card."
        library = small_library(Face("Cop", "Character", "", text, fighting=3), HOOD, HILL, HALL, BURN)
        ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, hand=2)
        bob = player("Bob", {"front": "Hall"}, hand=["Burn", "Hood"])
        play = {"by": "Bob", "do": "play", "card": "burn", "targets": ["cop"]}
        result = play_out(board(ann, bob, turn="Bob"), play, "resolve", library=library)
        assert (result["players"]["Ann"]["hand"], result["cards"]["hood"]["zone"]) == (2, "toasted")


@pytest.mark.parametrize(("choice", "power"), [("burn for power", 0), ("burn for victory", 3)])
def test_for_what_a_site_is_burned(choice, power):
    text = "When an opponent burns a Site you control for victory, gain 3 Power."
    greedy = Face("Edge", "Edge", "", text)
    library = small_library(Face("Cop", "Character", fighting=9), HALL, HILL, greedy)
    bob = player("Bob", {"front": {"card": "Hill", "face": "up"}}, edges=["Edge"])
    result = play_out(
        board(player("Ann", characters=["Cop"]), bob),
        {"by": "Ann", "do": "attack", "with": ["cop"], "target": "hill"},
        "combat",
        {"by": "Ann", "do": "take", "choice": choice},
        "resolve",
        library=library,
    )
    assert result["players"]["Bob"]["power"] == power


class TestIfYouDo:
    TEXT = "Turn and target a Character :: You may discard a card. If you do, inflict 2 damage on target."

    @pytest.mark.parametrize(("cards", "damage"), [(["burn"], 2), ([], 0)])
    def test_an_option(self, cards, damage):
        chosen = {"by": "Ann", "do": "choose", "cards": cards}
        assert used(self.TEXT, "hood", after=[chosen])["cards"]["hood"]["damage"] == damage

    @pytest.mark.parametrize(("designator", "zone"), [("Cop", "play"), ("Monk", "smoked")])
    def test_what_cannot_be_done(self, designator, zone):
        text = f"Turn :: Sacrifice a <{designator}> Character. If you cannot, sacrifice this card."
        after = [{"by": "Ann", "do": "choose", "cards": ["cop"]}] if designator == "Cop" else []
        assert used(text, after=after)["cards"]["edge"]["zone"] == zone


class TestEvents:
    @pytest.mark.parametrize(
        ("event", "power"),
        [
            ("takes 3 or more damage", 5),
            ("takes 1 or less damage", 6),
            ("takes combat damage", 5),
            ("takes non-combat damage", 6),
            ("is damaged by an Event", 6),
            ("is damaged by a Character", 5),
        ],
    )
    def test_the_kind_and_the_amount_of_damage(self, event, power):
        text = f"When a Character you control {event}, gain 1 Power."
        library = small_library(COP, HILL, BURN, Face("Edge", "Edge", "", text))
        ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, edges=["Edge"], hand=["Burn"], power=5)
        play = {"by": "Ann", "do": "play", "card": "burn", "targets": ["cop"]}
        more = ["resolve"] if power == 6 else []
        result = play_out(board(ann, player("Bob")), play, "resolve", *more, library=library)
        assert not result["not_understood"]
        assert result["players"]["Ann"]["power"] == power

    def test_what_would_happen_is_not_what_happens(self):
        text = "When damage would be inflicted on this card, draw a card."
        library = small_library(HILL, BURN, Face("Cop", "Character", "", text, fighting=3))
        ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, hand=["Burn"])
        play = {"by": "Ann", "do": "play", "card": "burn", "targets": ["cop"]}
        result = play_out(board(ann, player("Bob")), play, "resolve", library=library)
        assert result["players"]["Ann"]["hand"] == 0
        assert [each["card"] for each in result["not_understood"]] == ["cop"]


@pytest.mark.parametrize(("second", "code"), [("other", None), ("hood", "illegal_target")])
def test_controlled_by_the_same_player(second, code):
    result = used("Turn and target two Characters controlled by the same player :: Turn targets.", "cop", second)
    assert (result["problem"] or {}).get("code") == code


def test_lasting_what_cannot_be_done_to_a_card():
    text = "Turn and target a Site :: Target cannot be attacked until the end of the turn."
    assert used(text, "hall", after=[ATTACK])["problem"]["code"] == "card_forbids"


@pytest.mark.parametrize(("which", "power", "hand"), [(0, 5, 2), (1, 6, 1)])
def test_one_payment_or_the_other(which, power, hand):
    edge = Face("Edge", "Edge", "", "Pay 1 Power or discard a card :: Gain 1 Power.")
    ann = player("Ann", {"front": "Hill", "characters": ["Cop"]}, edges=["Edge"], hand=["Burn", "Cop"], power=5)
    use = {"by": "Ann", "do": "use", "card": "edge", "choices": [which], "targets": ["burn"] if which else []}
    result = play_out(board(ann, player("Bob")), use, "resolve", library=small_library(COP, HILL, BURN, edge))
    assert (result["players"]["Ann"]["power"], result["players"]["Ann"]["hand"]) == (power, hand)


@pytest.mark.parametrize(("often", "code"), [("Once", "limit_reached"), ("Twice", None)])
def test_how_often(often, code):
    again = {"by": "Ann", "do": "use", "card": "edge"}
    result = used(f"{often} per turn, pay 1 Power :: Draw a card.", after=[again, "resolve"])
    assert (result["problem"] or {}).get("code") == code


def test_a_card_counts_itself_too():
    text = "+1 Fighting for each <Hood> Character in play, including this card."
    library = small_library(HOOD, HALL, Face("Cop", "Character", "", text, fighting=3))
    board_ = board(player("Ann", characters=["Cop"]), player("Bob", {"front": "Hall", "characters": ["Hood"]}))
    assert play_out(board_, library=library)["cards"]["cop"]["fighting"] == 5


def test_several_cards_are_played():
    text = "Turn :: Play 2 Characters, each at -1 cost."
    library = small_library(
        HILL,
        Face("Edge", "Edge", "", text),
        Face("Cop", "Character", fighting=3, cost=2),
        Face("Hood", "Character", fighting=3, cost=3),
    )
    ann = player("Ann", {"front": "Hill"}, edges=["Edge"], hand=["Cop", "Hood"], power=3)
    result = play_out(
        board(ann, player("Bob")),
        {"by": "Ann", "do": "use", "card": "edge"},
        "resolve",
        {"by": "Ann", "do": "choose", "cards": ["cop"]},
        library=library,
    )
    assert [result["cards"][each]["zone"] for each in ("cop", "hood")] == ["play", "play"]
    assert result["players"]["Ann"]["power"] == 0


@pytest.mark.parametrize(("others", "code"), [(2, None), (1, "card_forbids")])
def test_two_others_are_two_and_others_than_the_subject(others, code):
    text = "Play on a Character. Subject cannot attack unless you control two other <Cop> Characters."
    library = small_library(COP, HALL, Face("Bond", "State", "", text))
    more = [{"card": "Cop", "id": f"more-{number}"} for number in range(others)]
    ann = player("Ann", characters=[{"card": "Cop", "id": "cop", "states": ["Bond"]}, *more])
    result = play_out(board(ann, player("Bob", {"front": "Hall"})), ATTACK, library=library)
    assert (result["problem"] or {}).get("code") == code


@pytest.mark.parametrize(
    ("text", "fighting"),
    [
        ("+1 Fighting for each point of Power in your pool.", 8),
        ("+1 Fighting for each damage on this card.", 3),
        ("+1 Fighting for each counter on this card.", 5),
        ("+1 Fighting for each Character with a State on it.", 4),
    ],
)
def test_what_is_counted(text, fighting):
    gun = Face("Gun", "State", "", "Weapon. Play on a Character. Subject gains Guts.")
    library = small_library(COP, HOOD, gun, Face("Monk", "Character", "", text, fighting=3))
    monk = {"card": "Monk", "damage": 2 if "damage" in text else 0, "counters": 2}
    ann = player("Ann", characters=[monk, {"card": "Cop", "states": ["Gun"]}], power=5)
    result = play_out(board(ann, player("Bob")), library=library)
    assert not result["not_understood"]
    assert result["cards"]["monk"]["fighting"] == fighting


def test_fighting_against_some_cards_is_reported():
    monk = Face("Monk", "Character", "", "This card gains +2 Fighting against <Hood> Characters.", fighting=3)
    result = play_out(board(player("Ann", characters=["Monk"]), player("Bob")), library=small_library(monk))
    assert [each["card"] for each in result["not_understood"]] == ["monk"]


@pytest.mark.parametrize(
    ("condition", "fighting"),
    [
        ("an opponent controls more Characters than you", 5),
        ("an opponent controls fewer Characters than you", 5),
        ("you control more Characters than an opponent", 5),
        ("you control more Characters than any opponent", 3),
        ("you control fewer Sites than an opponent", 5),
        ("you control fewer Sites than each opponent", 3),
    ],
)
def test_who_controls_more(condition, fighting):
    """Bob controls two Characters and a Site, Cathy nothing, and Ann this Character alone."""
    monk = Face("Monk", "Character", "", f"+2 Fighting while {condition}.", fighting=3)
    bob = player("Bob", {"front": "Hall", "characters": ["Cop", "Hood"]})
    three = board(player("Ann", characters=["Monk"]), bob, player("Cathy"))
    result = play_out(three, library=small_library(monk, COP, HOOD, HALL))
    assert not result["not_understood"]
    assert result["cards"]["monk"]["fighting"] == fighting


@pytest.mark.parametrize(
    ("text", "ruleset"),
    [
        ("Target is not affected by Events until the end of the turn.", "zman-2001"),
        ("Target gains Immunity to Events until the end of the turn.", "modern"),
    ],
)
def test_not_affected_for_a_time(text, ruleset):
    burn = {"by": "Ann", "do": "play", "card": "burn", "targets": ["cop"]}
    result = used(f"Turn and target a Character :: {text}", "cop", after=[burn], ruleset=ruleset)
    assert result["problem"]["code"] == "illegal_target"
