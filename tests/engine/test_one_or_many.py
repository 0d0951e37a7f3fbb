"""One or many: what is said of several cards or players is done for each, chosen by the right player, or refused."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled

RICH = {"dragons": 9, "tech": 9}
CARDS = [
    {"title": "Alpha", "type": "Character", "subtitle": "Fighter", "cost": 2, "fighting": 3},
    {"title": "Brute", "type": "Character", "subtitle": "Ogre", "cost": 4, "fighting": 8},
    {"title": "Field", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Meadow", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Marsh", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Quarry", "type": "Site", "cost": 1, "power": 0, "body": 4},
]


def play(
    text,
    *actions,
    mine=("Alpha", "Brute"),
    theirs=(),
    others=(),
    power=(5, 5, 5),
    smoked=(),
    sites=(),
    hand=(),
    **named,
):
    """Ann plays an invented Event "Test" on a board with three players, and what is in the scene resolves."""
    test = {"title": "Test", "type": "Event", "cost": 0, "text": text}

    def player(name, front, characters, has, behind=()):
        where = {"front": {"card": front, "face": "up"}, "characters": list(characters)}
        more = [{"front": each} for each in behind]
        return {"name": name, "power": has, "resources": RICH, "deck": 9, "locations": [where, *more]}

    ann = player("Ann", "Field", mine, power[0], sites) | {"hand": ["Test", *hand], "smoked": list(smoked)}
    bob, cat = player("Bob", "Meadow", theirs, power[1], sites), player("Cat", "Marsh", others, power[2], sites)
    first = {"by": "Ann", "do": "play", "card": "Test", **named}
    scenario = {
        "turn": "Ann",
        "custom": [test, *CARDS],
        "players": [ann, bob, cat],
        "actions": [first, {"do": "resolve"}, *actions],
    }
    return evaluate(scenario, bundled())


def choose(by, *options):
    return {"by": by, "do": "choose", "option": list(options) if len(options) > 1 else options[0]}


def powers(result):
    return [each["power"] for each in result["players"].values()]


def test_each_of_several_cards_inflicts_the_damage():
    result = play("Target a Site :: Each Character you control inflicts 1 damage on target.", targets=["Meadow"])
    assert result["status"] == "ok"
    assert result["cards"]["meadow"]["damage"] == 2
    told = [each["text"] for each in result["steps"] if each["kind"] == "damage"]
    assert [text.split()[0] for text in told] == ["Alpha", "Brute"]


def test_where_no_card_inflicts_it_nobody_does():
    text = "Target a Site :: Each Character you control inflicts 1 damage on target."
    result = play(text, mine=(), targets=["Meadow"])
    assert result["status"] == "ok"
    assert result["cards"]["meadow"]["damage"] == 0


def test_each_of_those_that_were_targeted_inflicts_it_and_none_of_them_takes_it():
    text = "Target a Site and 2 Characters you control :: Those Characters inflict 2 damage on that Site."
    result = play(text, targets=["Meadow", "Alpha", "Brute"])
    assert result["cards"]["meadow"]["damage"] == 4
    assert result["cards"]["alpha"]["damage"] == result["cards"]["brute"]["damage"] == 0


def test_each_of_several_players_does_it_alone():
    text = "Target two players :: Targets may pay 1 Power to draw a card."
    asked = play(text, targets=["Bob", "Cat"])
    assert asked["decision"]["by"] == "Bob"
    done = play(text, choose("Bob", "yes"), choose("Cat", "no"), targets=["Bob", "Cat"])
    assert done["status"] == "ok", done["problem"]
    assert powers(done) == [5, 4, 5]
    assert [each["hand"] for each in done["players"].values()] == [0, 1, 0]


def test_each_of_several_players_sacrifices_one_of_their_own():
    text = "Target two players :: Targets sacrifice a Character."
    asked = play(text, targets=["Bob", "Cat"], theirs=["Alpha", "Brute"], others=["Alpha"], mine=())
    assert asked["decision"]["by"] == "Bob"
    assert asked["decision"]["options"] == ["alpha", "brute"]
    done = play(
        text, choose("Bob", "brute"), targets=["Bob", "Cat"], theirs=["Alpha", "Brute"], others=["Alpha"], mine=()
    )
    assert {name: card["zone"] for name, card in done["cards"].items() if name in ("alpha", "brute", "alpha-2")} == {
        "alpha": "play",
        "brute": "smoked",
        "alpha-2": "smoked",
    }


def test_what_opponents_choose_each_of_them_chooses():
    text = "Your opponents choose a Character you control. Smoke those Characters."
    first = play(text)
    assert first["status"] == "needs_decision"
    assert first["decision"]["by"] == "Bob"
    both = play(text, choose("Bob", "alpha"), choose("Cat", "brute"))
    assert both["cards"]["alpha"]["zone"] == both["cards"]["brute"]["zone"] == "smoked"


def test_what_each_player_chooses_is_done_with_that_by_each():
    text = (
        "Each player randomly selects a Character from his or her smoked pile and returns it to play. "
        "Toast Test after you play it."
    )
    result = play(text, mine=(), smoked=["Alpha"])
    assert result["cards"]["alpha"]["zone"] == "play"
    assert result["cards"]["test"]["zone"] == "toasted"


def test_how_much_each_player_gains_is_counted_for_each():
    text = "Each player gains Power equal to the number of Characters he or she controls."
    assert powers(play(text, mine=["Alpha", "Brute"], theirs=["Alpha"])) == [7, 6, 5]


def test_to_an_opponent_is_to_one_whom_the_player_chooses():
    text = "Target a Character you control :: Give control of target to an opponent."
    asked = play(text, targets=["Alpha"])
    assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Ann", ["Bob", "Cat"])
    assert play(text, choose("Ann", "Cat"), targets=["Alpha"])["cards"]["alpha"]["controller"] == "Cat"


def test_power_is_stolen_from_the_opponent_who_is_chosen():
    text = "Discard a card :: Steal 2 Power from an opponent. Steal 1 Power from an opponent."
    more = {"hand": ["Alpha"]}
    assert play(text, **more)["decision"]["options"] == ["Bob", "Cat"]
    assert powers(play(text, choose("Ann", "Cat"), choose("Ann", "Bob"), **more)) == [8, 4, 3]


def test_what_is_chosen_as_it_is_generated_the_action_names():
    """What an older text without a double colon has chosen is named with the action, or asked for by it."""
    text = "Steal 2 Power from an opponent. Steal 1 Power from an opponent."
    assert play(text)["problem"]["code"] == "ambiguous"
    assert powers(play(text, targets=["Cat", "Bob"])) == [8, 4, 3]
    text = "Put a Feng Shui Site you control in another player's burned-for-victory pile :: Gain 3 Power."
    assert play(text)["problem"]["code"] == "ambiguous"
    paid = play(text, targets=["Cat"])
    assert [each["id"] for each in paid["board"]["players"][2]["burned"]] == ["field"]


def test_at_the_location_of_a_site_asks_which():
    text = "Return a Character in your smoked pile to play at the location of a Site you control."
    where = {"sites": ["Quarry"], "smoked": ["Alpha"], "mine": ()}
    assert play(text, **where)["problem"]["code"] == "ambiguous"
    done = play(text, targets=["Alpha", "Quarry"], **where)
    assert done["status"] == "ok", done["problem"]
    assert done["cards"]["alpha"]["location"] == "quarry"


# What would need one card or player and has several: not understood when it is compiled, with its place in the text.
REFUSED = {
    "the cost of several": "Target 2 Characters :: Gain Power equal to the cost of the targets.",
    "the turn of several": "Target a Character :: Target gains +2 Fighting until the end of an opponent's turn.",
    "to several": "Target a Character you control :: Give control of target to each opponent.",
    "on several": "Target a State and 2 Characters :: Place target State on those Characters.",
    "onto one of several": "Turn :: Target 2 Characters. They inflict 2 damage on target Site.",
    "redirected to several": "Target 2 Characters :: Redirect all damage from that source to targets.",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_several_where_one_is_needed_is_not_understood(text):
    result = play(text)
    (named,) = [each for each in result["not_understood"] if each["card"] == "test"]
    assert text[named["start"] : named["end"]] == named["text"] != ""
    assert result["problem"]["code"] == "not_understood"


@pytest.mark.parametrize(
    "text",
    [
        "Gain Power equal to the number of Characters an opponent controls.",
        "Gain Power equal to the highest cost among Characters an opponent controls.",
        "Gain Power equal to the number of damage counters on a Site.",
        "Return an Event from your smoked pile to play.",
    ],
)
def test_which_one_of_several_is_not_understood(text):
    result = play(text)
    assert result["not_understood"]
    assert result["problem"]["code"] == "not_understood"


def test_of_each_of_several_is_all_of_them():
    result = play("Gain 1 Power for each Character an opponent controls.", theirs=["Alpha"], others=["Brute"], mine=())
    assert powers(result)[0] == 7
