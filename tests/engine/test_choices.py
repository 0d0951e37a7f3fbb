"""What players choose that is no target: one of several things, a resource, how many, whether at all (5.2, 5.2.2)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
from tests.engine_library import board, play_out, player, small_library

FIGHTER = Face("Fighter", "Character", fighting=3)
MAGE = Face("Mage", "Character", fighting=2, cost=0, requires=Symbols.of(magic=1, chi=1))


def events(*texts, **more):
    """A table where Ann holds Events of these texts."""
    faces = [Face(f"Event {n}", "Event", "", text) for n, text in enumerate(texts)]
    library = small_library(FIGHTER, MAGE, *faces, *more.pop("cards", ()))
    ann = player("Ann", hand=[each.title for each in faces], **more)
    bob = player("Bob", characters=["Fighter", {"card": "Fighter", "id": "second"}])
    return lambda *actions: play_out(board(ann, bob), *actions, library=library)


def play(number=0, **more):
    return {"by": "Ann", "do": "play", "card": f"event-{number}", **more}


EITHER = "Target a Character :: Turn target, or inflict 2 damage on target."


class TestAlternatives:
    @pytest.mark.parametrize(("which", "turned", "damage"), [(0, True, 0), (1, False, 2)])
    def test_one_of_two_things(self, which, turned, damage):
        result = events(EITHER)(play(targets=["fighter"], choices=[which]), "resolve")
        assert result["cards"]["fighter"]["turned"] is turned
        assert result["cards"]["fighter"]["damage"] == damage

    @pytest.mark.parametrize(
        ("choices", "code"),
        [([], "ambiguous"), ([2], "not_an_option"), ([0, 1], "wrong_number"), (["turn"], "not_an_option")],
    )
    def test_refused(self, choices, code):
        assert events(EITHER)(play(targets=["fighter"], choices=choices))["problem"]["code"] == code

    def test_each_is_told(self):
        asked = events(EITHER)(play(targets=["fighter"]))["problem"]["message"]
        assert "0: turn Fighter (fighter); 1: inflict 2 damage on Fighter (fighter)" in asked
        later = Face("Debt", "Edge", "", "At the end of your turn, pay 1 Power or toast this card.")
        result = events(cards=[later], edges=["Debt"], power=1)({"by": "Ann", "do": "end turn"}, "resolve")
        assert "0: pay 1 Power; 1: toast Debt" in result["decision"]["text"]

    def test_choices_that_nothing_asks_for_are_refused(self):
        assert events("Draw a card.")(play(choices=[0]))["problem"]["code"] == "unused_field"


class TestMay:
    def test_one_choice_declines_and_names_the_card(self):
        table = events("Target a Character :: Turn target. You may smoke a Character.")
        asked = table(play(targets=["fighter"]), "resolve")
        assert (asked["decision"]["kind"], asked["decision"]["least"]) == ("choose", 0)
        declined = table(play(targets=["fighter"]), "resolve", {"by": "Ann", "do": "choose", "cards": []})
        assert declined["cards"]["second"]["zone"] == "play"
        done = table(play(targets=["fighter"]), "resolve", {"by": "Ann", "do": "choose", "cards": ["second"]})
        assert done["cards"]["second"]["zone"] == "smoked"

    def test_the_controller_of_the_target_chooses(self):
        table = events("Target a Character :: Turn target. Its controller may smoke a Character.")
        assert table(play(targets=["fighter"]), "resolve")["decision"]["by"] == "Bob"

    def test_up_to_so_many_is_a_number_and_none_is_one(self):
        table = events("Draw up to 2 cards, then discard up to 2 cards.", deck=["Fighter", "Mage", "Mage"])
        asked = table(play(), "resolve")
        assert asked["decision"]["options"] == ["0", "1", "2"]
        result = table(play(), "resolve", {"do": "choose", "option": "1"}, {"do": "choose", "cards": []})
        assert result["players"]["Ann"]["hand"] == 1

    def test_how_much_is_not_asked_when_it_triggers(self):
        cards = [Face("Sage", "Character", "", "When this card is smoked, you may draw up to 2 cards.", fighting=1)]
        table = events("Smoke all Characters.", cards=cards, characters=["Sage"], deck=["Mage", "Mage"])
        assert table(play(), "resolve")["decision"] is None
        assert table(play(), "resolve", "resolve")["decision"]["options"] == ["0", "1", "2"]


class TestResponses:
    def test_a_target_cannot_turn_in_response(self):
        cards = [Face("Tower", "Site", "", "Turn :: Draw a card.", body=5)]
        library = small_library(
            *cards, Face("Dance", "Event", "", "Target a card, and target cannot be turned in response :: Turn target.")
        )
        scene = board(player("Ann", hand=["Dance"]), player("Bob", {"front": "Tower"}))
        dance = {"by": "Ann", "do": "play", "card": "dance", "targets": ["tower"]}
        result = play_out(scene, dance, ("Bob", "use", "tower"), library=library)
        assert result["problem"]["code"] == "card_forbids"

    def test_cards_of_a_type_wait_until_the_scene_has_resolved(self):
        library = small_library(
            FIGHTER, ("Hush", "Event", "Players cannot play Characters in response to this card. Draw a card.")
        )
        scene = board(player("Ann", hand=["Hush", "Fighter"], deck=3), player("Bob"))
        result = play_out(scene, ("Ann", "play", "hush"), ("Ann", "play", "fighter"), library=library)
        assert result["status"] == "ok"
        assert [step["kind"] for step in result["steps"]].index("pass") < len(result["steps"]) - 2

    def test_a_text_that_forbids_to_play_a_type(self):
        library = small_library(FIGHTER, ("Ban", "Edge", "Players cannot play Characters."))
        scene = board(player("Ann", hand=["Fighter"]), player("Bob", edges=["Ban"]))
        assert play_out(scene, ("Ann", "play", "fighter"), library=library)["problem"]["code"] == "card_forbids"


LAKE = Face(
    "Lake",
    "Edge",
    "",
    "Turn and choose a resource in your pool :: Play a Character ignoring one resource condition of the chosen "
    "resource.",
)


@pytest.mark.parametrize(
    ("pool", "choice", "code"),
    [
        ({"magic": 1, "chi": 1}, "magic", None),
        ({"magic": 1}, "magic", "no_cards_to_play"),
        ({"magic": 1}, "chi", "not_an_option"),
    ],
)
def test_a_resource_that_is_chosen(pool, choice, code):
    library = small_library(LAKE, MAGE)
    scene = board(player("Ann", hand=["Mage"], edges=["Lake"], resources=pool), player("Bob"))
    use = {"by": "Ann", "do": "use", "card": "lake", "choices": [choice]}
    result = play_out(scene, use, "resolve", library=library)
    assert (result["problem"] or {}).get("code") == code


class TestTogether:
    LIBRARY = small_library(
        Face("One", "Character", fighting=2, cost=1),
        Face("Two", "Character", fighting=2, cost=2),
        (
            "Rain",
            "Event",
            "Choose any number of Characters controlled by opponents with a total cost of 2 or less :: "
            "Smoke the chosen Characters.",
        ),
    )

    @pytest.mark.parametrize(
        ("targets", "code"),
        [
            (["one", "one-2"], None),
            (["two"], None),
            ([], None),
            (["one", "two"], "total_cost_too_high"),
            (["mine"], "illegal_target"),
        ],
    )
    def test_a_total_is_of_all_the_chosen_cards(self, targets, code):
        ann = player("Ann", hand=["Rain"], characters=[{"card": "One", "id": "mine"}])
        scene = board(ann, player("Bob", characters=["One", "One", "Two"]))
        rain = {"by": "Ann", "do": "play", "card": "rain", "targets": targets}
        result = play_out(scene, rain, "resolve", library=self.LIBRARY)
        assert (result["problem"] or {}).get("code") == code
        assert [each for each in targets if result["cards"][each]["zone"] == "smoked"] == ([] if code else targets)


class TestDesignatorOfYourChoice:
    LIBRARY = small_library(
        FIGHTER,
        Face(
            "Slur",
            "State",
            "",
            "Play on a Character. Subject gains a designator of your choice other than <Saint>.",
            cost=0,
        ),
        ("Purge", "Event", "Smoke all <Rogue> cards."),
    )

    def slur(self, *choices):
        scene = board(player("Ann", hand=["Slur", "Purge"]), player("Bob", characters=["Fighter"]))
        first = {"by": "Ann", "do": "play", "card": "slur", "on": "fighter", "choices": list(choices)}
        return play_out(scene, first, "resolve", ("Ann", "play", "purge"), "resolve", library=self.LIBRARY)

    def test_named_as_the_state_is_played(self):
        assert self.slur("Rogue")["cards"]["fighter"]["zone"] == "smoked"
        assert self.slur("Monk")["cards"]["fighter"]["designators"] == ["Fighter", "Monk"]

    @pytest.mark.parametrize(
        ("choices", "code"),
        [(["Saint"], "not_an_option"), (["Two Words"], "wrong_number"), (["A", "B"], "wrong_number")],
    )
    def test_refused(self, choices, code):
        assert self.slur(*choices)["problem"]["code"] == code


class TestCancelers:
    LIBRARY = small_library(
        Face("Sucker", "Character", "Leech", "The abilities of all <Boss> cards are canceled.", fighting=3),
        Face("Boss", "Character", "", "All Characters you control gain Toughness: 1.", fighting=3),
        Face("Leech Boss", "Character", "", "The abilities of all <Leech> cards are canceled.", fighting=3),
    )

    def cards(self, *characters):
        scene = board(player("Ann", characters=list(characters)), player("Bob"))
        return play_out(scene, library=self.LIBRARY)["cards"]

    def test_what_a_canceled_card_gives_is_gone(self):
        assert self.cards("Boss")["boss"]["keywords"] == ["Toughness: 1"]
        assert self.cards("Boss", "Sucker")["sucker"]["keywords"] == []

    def test_who_cancels_itself_cancels_nothing_else(self):
        cards = self.cards("Leech Boss", "Sucker")
        assert [cards[each]["canceled"] for each in ("leech-boss", "sucker")] == [True, False]
