"""The checker page with UFS: the table, the attack, checks with their chances, setting up, inventing, the way back."""

import html
import json
import re

import pytest
from django.urls import reverse

from rules import interactions
from rules.models import Card, Game
from rules.text import packing
from tests.page_kinds import EXCHANGE, SHORT

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]
BOARD = {
    "game": "ufs",
    "players": [
        {"name": "Ann", "character": "Brannoch Vale", "hand": ["Cinder Uppercut"], "staging": ["Raised in Smoke"]},
        {"name": "Bob", "character": "Odile Ferrant", "hand": ["Oarlock Spin"], "momentum": 2},
    ],
    "actions": [],
}


def text(response):
    """What the page says, without its tags."""
    body = re.sub(r"<(script|style|textarea).*?</\1>", " ", response.content.decode(), flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", body)).split())


def board(client, scenario, **parameters):
    return client.get(reverse("checker-board"), {"s": packing.pack(scenario), **parameters})


def post(client, scenario, **form):
    return client.post(reverse("checker-board"), {"s": packing.pack(scenario), **form}, follow=True)


def scenario_of(response):
    """The scenario of the page, as its text has it."""
    found = re.search(r'<textarea id="scenario-text"[^>]*>(.*?)</textarea>', response.content.decode(), re.DOTALL)
    return json.loads(html.unescape(found[1]))


def actions(response):
    """The actions that the page offers, without repetitions."""
    found = re.findall(r'name="act" value="([^"]*)"', response.content.decode())
    return [json.loads(each) for each in dict.fromkeys(map(html.unescape, found))]


def test_an_exchange_shows_the_attack_the_block_and_the_check(client):
    page = text(client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": 7}))
    assert "Ann attacks Bob" in page
    assert "Block Step UFS Rules 2010 §8.3.2" in page
    assert "Cinder Uppercut Speed 1 Zone high Damage 7 blocked partially: half the damage (block difficulty 3)" in page
    assert "printed: speed 3, high, damage 4" in page
    assert "Bob’s check for Oarlock Spin Check 2 committed +1 Difficulty 3 passed" in page
    assert "21 of 23 vitality" in page


def test_the_pool_stands_from_left_to_right_and_marks_blocks(client):
    page = client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": 9}).content.decode()
    pool = page[page.index("Card pool, from left to right of Bob") :]
    assert pool.index('data-card="oarlock-spin"') < pool.index('data-card="gulls-reply"')
    assert "is-block" in pool[: pool.index('data-card="oarlock-spin"')]


def test_the_result_line_tells_the_vitality_that_is_left(client):
    page = text(client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": 8}))
    assert "Bob loses 4 vitality: 17 left." in page
    enhanced = text(client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": 2}))
    assert "Cinder Uppercut gets +2 damage. Brannoch Vale is committed." in enhanced


def test_a_check_that_falls_short_is_made_up_with_buttons(client):
    response = client.get(reverse("checker-preset", args=[SHORT]), {"at": 1})
    page = text(response)
    assert "Ann checks 2 against 4: commit 2 to make up the difference, or none." in page
    assert "Commit Bricklayer's Patience (1) and Bricklayer's Patience (2)" in page
    assert "Commit nothing: the attempt fails" in page
    chosen = next(each for each in actions(response) if each.get("cards") == ["patience", "patience-2"])
    after = post(client, interactions.example(SHORT)["scenario"], at="1", act=json.dumps(chosen))
    assert "Enhance Step" in text(after)
    assert "Check 2 committed +2 Difficulty 4 passed" in text(after)


def test_chances_of_a_known_deck_stand_beside_the_action(client):
    response = client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": 0})
    # Of the seven control values 2 5 3 5 2 3 5 three meet difficulty 4, five come within one of it, all within two.
    assert (
        "Play Cinder Uppercut ; chance to pass: 43 % +1 committed , with 1 committed 71 % +2 , with 2 committed 100 %"
        in (text(response))
    )


def test_an_unknown_deck_asks_for_a_list_and_then_tells_the_chance(client):
    page = text(board(client, BOARD))
    assert "Ann’s chances: enter the deck" in page
    assert "chance to pass" not in page
    told = post(client, BOARD, sample0="kiln-street", lists="1")
    assert "Ann’s chances, from a deck list" in text(told)
    assert "chance to pass" in text(told)
    odds = interactions.odds(
        {
            "scenario": BOARD,
            "action": {"by": "Ann", "do": "play", "card": "cinder-uppercut"},
            "deck": rest_of_kiln_street(),
        }
    )
    first = odds["passing"][0]
    assert f"passes in {first['numerator']} of {first['denominator']}" in told.content.decode()
    assert "d0=sample" in told.redirect_chain[-1][0], "the address holds the list"
    assert "chance to pass" not in text(post(client, BOARD, d0="sample:kiln-street", forget0="1", lists="1"))


def rest_of_kiln_street():
    """The sample deck without what lies on the board: the character, the attack and the foundation."""
    from rules.models import Deck

    left = [each["title"] for each in Deck.objects.get(slug="kiln-street").cards for _ in range(each["count"])]
    for title in ("Brannoch Vale", "Cinder Uppercut", "Raised in Smoke"):
        left.remove(title)
    return left


def test_a_list_that_was_typed_is_read(client):
    told = post(client, BOARD, list0="3x Kiln Street Jab\n1x Bricklayer's Patience", lists="1")
    assert "passes in 1 of 4" in told.content.decode()  # one control value of 5 among three of 3, against difficulty 4
    broken = client.get(reverse("checker-board"), {"s": packing.pack(BOARD), "d0": "nonsense"})
    assert broken.status_code == 200


def test_with_an_unknown_deck_the_check_is_filled_in(client):
    page = board(client, BOARD).content.decode()
    assert 'name="check" min="0" max="99" value="4"' in page
    play = next(each for each in actions(board(client, BOARD)) if each["do"] == "play")
    assert "check" not in play
    assert "Enhance Step" in text(post(client, BOARD, act=json.dumps(play), check="4"))
    failed = post(client, BOARD, act=json.dumps(play), check="0")
    assert "fails to play Cinder Uppercut" in text(failed)
    assert "A control value must be a whole number, not “many”." in text(
        post(client, BOARD, act=json.dumps(play), check="many")
    )


def test_every_action_that_is_offered_is_taken(client):
    entry = interactions.example(EXCHANGE)
    for at in range(len(entry["scenario"]["actions"]) + 1):
        cut = {**entry["scenario"], "actions": entry["scenario"]["actions"][:at]}
        for action in actions(board(client, cut)):
            result = interactions.evaluate({**cut, "actions": [*cut["actions"], action]})
            assert result["problem"] is None, (at, action)


def test_what_a_card_may_not_do_and_why(client):
    page = text(board(client, {**BOARD, "turn": "Bob"}, why="cinder-uppercut"))
    assert "What it may not do" in page
    assert "It is the turn of Bob; Ann plays no Form." in page


class TestSettingUp:
    def change(self, client, scenario, change, **fields):
        return post(client, scenario, edit="1", change=json.dumps(change), **fields)

    def test_cards_find_their_places(self, client):
        empty = scenario_of(client.get(reverse("checker-board"), {"game": "ufs"}))
        for title in ("Bricklayer", "Kiln Street Jab", "Kiln Yard", ". Brannoch Vale ."):
            empty = scenario_of(self.change(client, empty, {"op": "add", "player": "Ann"}, title=title))
        ann = empty["players"][0]
        assert ann["staging"] == ["Bricklayer's Patience", "Kiln Yard"], "a typed beginning is enough"
        assert ann["hand"] == ["Kiln Street Jab"]
        assert ann["character"] == ". Brannoch Vale ."

    def test_a_card_is_committed_moved_and_played_as_a_block(self, client):
        now = scenario_of(self.change(client, BOARD, {"op": "set", "card": "raised-in-smoke", "committed": True}))
        assert now["players"][0]["staging"] == [{"card": "Raised in Smoke", "committed": True}]
        now = scenario_of(self.change(client, now, {"op": "move", "card": "oarlock-spin"}, where="1 block"))
        assert now["players"][1]["card_pool"] == [{"card": "Oarlock Spin", "as": "block"}]
        now = scenario_of(self.change(client, now, {"op": "move", "card": "raised-in-smoke"}, where="0 discard"))
        assert now["players"][0]["discard"] == ["Raised in Smoke"]
        assert "staging" not in now["players"][0]
        now = scenario_of(self.change(client, now, {"op": "remove", "card": "raised-in-smoke"}))
        assert "discard" not in now["players"][0]

    def test_players_change(self, client):
        fields = {"name": "Cathy", "vitality": "9", "momentum": "3", "deck": "20"}
        scenario = {**BOARD, "actions": [{"by": "Ann", "do": "end"}]}
        now = scenario_of(self.change(client, scenario, {"op": "player", "player": "Ann"}, **fields))
        cathy = now["players"][0]
        assert (cathy["name"], cathy["vitality"], cathy["momentum"], cathy["deck"]) == ("Cathy", 9, 3, 20)
        assert now["turn"] == "Cathy"
        assert now["actions"] == [{"by": "Cathy", "do": "end"}]

    @pytest.mark.parametrize(
        ("change", "fields", "told"),
        [
            ({"op": "add", "player": "Ann"}, {"title": "Raised in Smok3"}, "Did you mean Raised in Smoke"),
            ({"op": "add", "player": "Ann"}, {"title": "Fox Pass"}, "No card is titled “Fox Pass”"),
            ({"op": "move", "card": "oarlock-spin"}, {"where": "1 staging"}, "stays in a staging area"),
            ({"op": "remove", "card": "brannoch-vale"}, {}, "type the title of another to replace it"),
            ({"op": "set", "card": "nobody"}, {}, "has the id “nobody”"),
            ({"op": "player", "player": "Ann"}, {"vitality": "much"}, "must be a whole number, not “much”"),
            ({"op": "player", "player": "Ann"}, {"name": "Bob"}, "is named “Bob” already"),
        ],
    )
    def test_what_cannot_be_changed_is_told(self, client, change, fields, told):
        response = self.change(client, BOARD, change, **fields)
        assert response.status_code == 200
        assert told in text(response)

    def test_a_card_of_the_library_begins_a_board(self, client):
        response = client.get(reverse("checker-board"), {"game": "ufs", "card": ".. Brannoch Vale .."})
        assert scenario_of(response)["players"][0]["character"] == ".. Brannoch Vale .."


class TestInventing:
    def test_a_card_is_read_and_put_on_a_board(self, client):
        response = client.get(reverse("checker-invent"), {"game": "ufs"})
        page = text(response)
        assert "all of it" in page
        assert "Enhance E Commit 1 foundation: this attack gets +2 damage." in page
        put = scenario_of(client.get(reverse("checker-invent"), {"game": "ufs", "board": "1"}, follow=True))
        assert put["players"][0]["hand"] == ["Scaffold Drop"]
        assert put["custom"][0]["title"] == "Scaffold Drop"

    def test_it_is_told_in_the_words_in_which_it_was_understood(self, client):
        given = {"game": "ufs", "title": "Odd", "type": "foundation", "difficulty": "1", "control": "4"}
        response = client.get(
            reverse("checker-invent"),
            {**given, "resources": "fire", "text": "R Commit: After you block an attack, draw a card."},
        )
        assert "R Commit: after you block 1 attack, draw 1 card." in text(response)

    def test_what_is_not_understood_is_marked(self, client):
        given = {"game": "ufs", "title": "Odd", "type": "foundation", "difficulty": "1", "control": "4"}
        response = client.get(reverse("checker-invent"), {**given, "resources": "fire", "text": "E: Frobnicate it."})
        assert response.status_code == 200
        assert '<mark class="unread">E: Frobnicate it.</mark>' in response.content.decode()

    def test_faults_name_their_field(self, client):
        given = {"game": "ufs", "title": "Odd", "type": "attack", "difficulty": "much", "resources": "cheese"}
        response = client.get(reverse("checker-invent"), given)
        assert response.status_code == 400
        assert "Difficulty: 'much' must be" in text(response)
        assert "cheese" in text(response)

    def test_it_goes_on_the_board_that_asked_for_it(self, client):
        response = client.get(reverse("checker-invent"), {"s": packing.pack(BOARD), "board": "1"}, follow=True)
        assert scenario_of(response)["players"][0]["hand"] == ["Cinder Uppercut", "Scaffold Drop"]


def test_what_comes_next_in_an_example_stands_once(client):
    entry = interactions.example(EXCHANGE)
    for at, action in enumerate(entry["scenario"]["actions"]):
        page = client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": at}).content.decode()
        assert 'class="primary-next"' in page
        others = html.unescape(page.partition('id="doings"')[2].partition("</section>")[0])  # none while one decides
        assert f'value="{json.dumps(action)}"' not in others, action


def test_examples_are_found_by_question_and_shown_on_sections_and_cards(client):
    assert EXCHANGE in client.get(reverse("checker"), {"q": "partial block and a Reversal"}).content.decode()
    assert EXCHANGE in client.get("/rules/ufs-rules-2010/8.3/").content.decode()
    assert EXCHANGE in client.get("/cards/cinder-uppercut/").content.decode()
    start = text(client.get(reverse("checker")))
    assert (
        start.index("Shadowfist") < start.index("Universal Fighting System") < start.index("Or start from an example")
    )
    assert EXCHANGE in client.get("/").content.decode()


@pytest.mark.parametrize(
    "change",
    [
        {"players": []},
        {"players": [{"name": "Ann", "character": "Fox Pass"}, 7]},
        {"custom": "x"},
        {"actions": [{"do": "fly"}]},
        {"actions": {"do": "pass"}},
        {"phase": 3, "turn": []},
    ],
)
def test_a_malformed_position_is_told_and_no_fault_of_the_site(client, change):
    for extra in ({}, {"edit": "1"}, {"why": "raised-in-smoke"}, {"d0": "sample:nothing"}):
        # A board that is set up is that before its actions, so that they can be mended.
        mending = "edit" in extra and isinstance(change.get("actions"), list)
        assert board(client, {**BOARD, **change}, **extra).status_code == (200 if mending else 400)
    for form in ({"change": '{"op": "add", "player": "Ann"}', "title": "Kiln Yard"}, {"act": '{"do": "pass"}'}):
        assert post(client, {**BOARD, **change}, edit="1", **form).status_code in (200, 400)


def begin(client, **form):
    return client.post(reverse("checker-board"), {"begin": "1", **form}, follow=True)


def test_the_cards_that_ship_are_a_list_of_their_own(client):
    ufs = Game.objects.get(slug="ufs")
    Card.objects.create(game=ufs, title="Rumoured Jab", slug="rumoured-jab", type="attack")
    address = re.search(r'href="([^"]*)">all of them<', client.get(reverse("checker")).content.decode())
    page = client.get(html.unescape(address[1]))
    assert "Cinder Uppercut" in text(page)
    assert "Rumoured Jab" not in text(page)
    assert "order=fighting" not in page.content.decode(), "which no card of this game has"


def test_a_game_begins_with_two_decks(client):
    given = {"sample0": "kiln-street", "sample1": "ferry-gate", "seed": "7"}
    response = begin(client, **given)
    scenario = scenario_of(response)
    assert [len(player["deck"]) for player in scenario["players"]] == [59, 59]
    assert [player["character"] for player in scenario["players"]] == ["Brannoch Vale", "Odile Ferrant"]
    assert (scenario["phase"], scenario["first_turn"], scenario["seed"]) == ("start", True, 7)
    page = text(response)
    assert f"{scenario['turn']} decides" in page
    assert {each["do"] for each in actions(response)} == {"mulligan", "keep"}
    assert scenario_of(begin(client, **given)) == scenario, "the same seed shuffles the same"
    assert scenario_of(begin(client, **{**given, "seed": "8"})) != scenario
    # Both decide, the one who goes first first; then the Combat Phase begins, without a Ready Phase (5.2).
    for by in (scenario["turn"], next(each for each in ("Ann", "Bob") if each != scenario["turn"])):
        response = post(client, scenario_of(response), act=json.dumps({"by": by, "do": "keep"}))
    assert "end" in {each["do"] for each in actions(response)}


def test_a_deck_that_cannot_be_played_is_told(client):
    assert "Choose a deck for Ann" in text(begin(client))
    given = {"list0": "4x Raised in Smoke", "sample1": "ferry-gate"}
    assert "The deck of Ann has no character." in text(begin(client, **given))
    given["list0"] = "1x Brannoch Vale\n2x Nothing Like It"
    assert "no card is titled “Nothing Like It”" in text(begin(client, **given))
    assert "The seed must be a whole number" in text(
        begin(client, sample0="kiln-street", sample1="ferry-gate", seed="x")
    )


def test_a_number_is_explained_where_it_stands(client):
    response = client.get(reverse("checker-preset", args=[EXCHANGE]), {"at": 5})
    page = text(response)
    assert re.search(r"Damage \d+ = 4 printed \+ \d", page), page[:3000]
    assert re.search(r'title="Damage \d+ = 4 printed \+ \d', response.content.decode())


RECHECK = {
    "title": "Second Wind",
    "type": "foundation",
    "difficulty": 2,
    "control": 5,
    "resources": ["fire"],
    "text": "R Commit: After you make a control check, re-check.",
}


def test_a_re_check_is_decided_while_the_check_is_made(client):
    ann = {
        **BOARD["players"][0],
        "staging": ["Second Wind"],
        "deck": ["Bellows Body Blow", "Banked Temper", "Banked Temper"],
    }
    given = {**BOARD, "custom": [RECHECK], "players": [ann, BOARD["players"][1]]}
    play = {"by": "Ann", "do": "play", "card": "cinder-uppercut"}
    response = board(client, {**given, "actions": [play]})
    page = text(response)
    assert "Ann’s check for Cinder Uppercut Check 2 Difficulty 4 2 short" in page
    assert "Let the check stand" in page
    use = {"by": "Ann", "do": "activate", "card": "second-wind", "ability": 0}
    assert use in actions(response)
    page = text(post(client, {**given, "actions": [play]}, act=json.dumps(use)))
    assert "Check 5 Difficulty 4 passed" in page


def test_a_hand_may_be_known_in_part(client):
    ann = {**BOARD["players"][0], "hand": ["Cinder Uppercut", {"unknown": 2}]}
    given = {**BOARD, "players": [ann, BOARD["players"][1]]}
    response = board(client, given)
    assert "2 unknown" in text(response)
    response = post(client, given, edit="1", at="0", change=json.dumps({"op": "player", "player": "Ann"}), hand="3")
    assert scenario_of(response)["players"][0]["hand"] == ["Cinder Uppercut", {"unknown": 3}]
