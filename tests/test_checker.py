"""The interaction checker: positions in addresses, boards set up by hand, actions by clicking, comparisons."""

import json
import re

import pytest
from django.urls import reverse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.pages.checker import editing, packing
from rules.pages.checker.sentences import sentence, short

pytestmark = pytest.mark.django_db
BRAWL = {
    "turn": "Ann",
    "players": [
        {"name": "Ann", "power": 3, "resources": {"dragons": 2}, "hand": ["Final Brawl"], "characters": ["Ting Ting"]},
        {"name": "Bob", "locations": [{"front": "Stone Garden", "characters": ["Maverick Cop"]}]},
    ],
    "actions": [],
}


def board(client, scenario, **fields):
    return client.get(reverse("checker-board"), {"s": packing.pack(scenario), **fields})


def send(client, scenario, **fields):
    """What a form does: the page after it, and the scenario that is then in the address."""
    response = client.post(reverse("checker-board"), {"s": packing.pack(scenario), "at": "0", **fields}, follow=True)
    word = response.request["QUERY_STRING"]
    return response, packing.unpack(re.search(r"s=([\w-]+)", word)[1]) if "s=" in word else None


def text(response):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", response.content.decode()))


def buttons(response):
    """The actions that the page offers."""
    found = re.findall(r'name="act" value="([^"]*)"', response.content.decode())
    return [json.loads(each.replace("&quot;", '"').replace("&#x27;", "'")) for each in found]


class TestPresets:
    def test_the_corpus_is_listed_by_source_and_found_by_card(self, client, library):
        everything = client.get(reverse("checker"))
        found = client.get(reverse("checker"), {"q": "turtle beach 4.5.2"})
        assert everything.status_code == found.status_code == 200
        assert "turtle-beach-takes-the-shattering-fire" in found.content.decode()
        assert found.content.decode().count("<li><a href=") < everything.content.decode().count("<li><a href=")

    def test_an_example_shows_its_steps_with_their_rules(self, client, library):
        page = client.get(reverse("checker-preset", args=["turtle-beach-takes-the-shattering-fire"]))
        assert "is redirected to Turtle Beach" in text(page)
        assert 'href="/rules/shadowfist-rulebook-2000/4.5.2/"' in page.content.decode()

    def test_an_unknown_example_is_not_found(self, client, library):
        assert client.get(reverse("checker-preset", args=["no-such-example"])).status_code == 404


class TestActions:
    def test_what_is_legal_is_offered_and_taken_by_a_click(self, client, library):
        page = board(client, BRAWL)
        play = next(each for each in buttons(page) if each["do"] == "play")
        page, after = send(client, BRAWL, act=json.dumps(play))
        assert after["actions"] == [play]
        resolve = next(each for each in buttons(page) if each["do"] == "resolve")
        page, after = send(client, after, at="1", act=json.dumps(resolve))
        assert "Final Brawl resolves" in text(page)

    def test_an_action_taken_at_an_earlier_point_drops_what_came_later(self, client, library):
        done = {**BRAWL, "actions": [{"by": "Ann", "do": "play", "card": "Final Brawl"}, {"do": "resolve"}]}
        _, after = send(client, done, at="0", act=json.dumps({"by": "Ann", "do": "end turn"}))
        assert [each["do"] for each in after["actions"]] == ["end turn"]

    def test_stepping_back_shows_the_board_as_it_was(self, client, library):
        done = {**BRAWL, "actions": [{"by": "Ann", "do": "play", "card": "Final Brawl"}, {"do": "resolve"}]}
        assert "Everyone passes: the scene resolves, last in" not in text(board(client, done, at="1"))
        assert "Everyone passes: the scene resolves, last in" in text(board(client, done))

    def test_undoing_and_leaving_out(self, client, library):
        done = {**BRAWL, "actions": [{"by": "Ann", "do": "play", "card": "Final Brawl"}, {"do": "resolve"}]}
        assert len(send(client, done, cut="1")[1]["actions"]) == 1
        assert send(client, done, without="1")[1]["actions"] == [{"do": "resolve"}]

    def test_an_illegal_action_says_which_rule_forbids_it(self, client, library):
        page = board(client, {**BRAWL, "actions": [{"by": "Bob", "do": "end turn"}]})
        assert page.status_code == 200
        assert "Not legal." in text(page)


class TestSettingUp:
    def test_a_board_is_built_card_by_card(self, client, library):
        scenario = editing.empty_board()
        for player, title in (("Ann", "Proving Ground"), ("Ann", "Ting Ting"), ("Bob", "Maverick Cop")):
            change = {"op": "add", "player": player}
            page, scenario = send(client, scenario, edit="1", change=json.dumps(change), title=title, where="")
        assert scenario["players"][0]["locations"][0]["characters"][0]["card"] == "Ting Ting"
        assert scenario["players"][1]["characters"][0]["id"] == "maverick-cop"
        assert "Ting Ting" in text(page)

    def test_a_card_page_leads_to_a_board_with_the_card(self, client, library):
        page = client.get(reverse("card", args=["maverick-cop"]))
        assert f"{reverse('checker-board')}?card=maverick-cop" in page.content.decode()
        assert 'data-card="maverick-cop"' in board(client, {}, s="", card="maverick-cop").content.decode()

    def test_cards_are_turned_damaged_moved_and_taken_off(self, client, library):
        def change(scenario, **what):
            return send(client, scenario, edit="1", change=json.dumps(what))[1]

        hurt = change(BRAWL, op="set", card="ting-ting", damage=2, turned=True)
        assert hurt["players"][0]["characters"][0] == {
            "card": "Ting Ting",
            "id": "ting-ting",
            "face": "up",
            "damage": 2,
            "turned": True,
        }
        gone = change(hurt, op="remove", card="stone-garden")
        assert gone["players"][1]["characters"][0]["card"] == "Maverick Cop"
        hand = change(hurt, op="move", card="maverick-cop", player="Bob", where="hand")
        assert hand["players"][1]["hand"][0]["card"] == "Maverick Cop"

    def test_a_site_behind_slides_forward(self):
        front, back = {"card": "Stone Garden", "id": "a"}, {"card": "Proving Ground", "id": "b"}
        scenario = {"players": [{"name": "Ann", "locations": [{"front": front, "back": back}]}]}
        assert editing.edit(scenario, {"op": "remove", "card": "a"})["players"][0]["locations"] == [{"front": back}]

    def test_players_come_and_go(self, client, library):
        page, three = send(client, BRAWL, edit="1", change=json.dumps({"op": "add player"}))
        assert [player["name"] for player in three["players"]] == ["Ann", "Bob", "Cathy"]
        _, two = send(client, three, edit="1", change=json.dumps({"op": "remove player", "player": "Bob"}))
        assert [player["name"] for player in two["players"]] == ["Ann", "Cathy"]
        page, _ = send(client, two, edit="1", change=json.dumps({"op": "remove player", "player": "Ann"}))
        assert "at least two players" in text(page)

    def test_an_unknown_card_is_said_and_nothing_is_lost(self, client, library):
        change = json.dumps({"op": "add", "player": "Ann"})
        page, _ = send(client, BRAWL, edit="1", change=change, title="Tong Tong")
        assert "No card is titled “Tong Tong”" in text(page)
        assert "Ting Ting" in text(page)


class TestComparing:
    def test_editions_that_do_not_part(self, client, library):
        page = client.get(reverse("checker-compare"), {"s": packing.pack(BRAWL)})
        assert page.status_code == 200
        assert "the same end" in text(page)

    def test_wordings_of_a_card(self, client, library):
        page = client.get(reverse("checker-compare"), {"s": packing.pack(BRAWL), "by": "Ting Ting"})
        assert page.status_code == 200


class TestAddresses:
    def test_a_link_that_is_cut_off_says_so(self, client, library):
        page = client.get(reverse("checker-board"), {"s": packing.pack(BRAWL)[:-9]})
        assert "cut off" in text(page)

    def test_what_is_too_long_for_an_address_is_shown_all_the_same(self, client, library):
        import random

        names = random.Random(0)
        hand = [f"Ting Ting {names.getrandbits(64)}" for _ in range(500)]
        scenario = {**BRAWL, "players": [{**BRAWL["players"][0], "hand": hand}, BRAWL["players"][1]]}
        page = client.post(reverse("checker-board"), {"s": packing.pack(scenario), "cut": "0"})
        assert page.status_code == 400
        assert "no card is titled" in text(page)

    def test_a_malformed_board_names_every_fault(self, client, library):
        page = send(client, BRAWL, text=json.dumps({"players": [{"name": "Ann", "hand": ["Nobody"]}], "colour": 1}))[0]
        assert page.status_code == 400
        assert "players[0].hand[0]" in text(page)
        assert "colour" in text(page)

    @given(
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(),
            lambda each: (
                st.lists(each)
                | st.dictionaries(
                    st.sampled_from(
                        (
                            "players",
                            "name",
                            "actions",
                            "hand",
                            "do",
                            "by",
                            "card",
                            "locations",
                            "front",
                            "ruleset",
                            "resume",
                        )
                    ),
                    each,
                )
            ),
            max_leaves=12,
        )
    )
    @settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_nonsense_is_never_a_server_error(self, client, library, nonsense):
        page = client.get(
            reverse("checker-board"),
            {"s": packing.pack(nonsense if isinstance(nonsense, dict) else {"players": nonsense})},
        )
        assert page.status_code in (200, 400)

    @given(
        st.dictionaries(
            st.sampled_from(
                (
                    "s",
                    "act",
                    "change",
                    "cut",
                    "without",
                    "text",
                    "form",
                    "at",
                    "edit",
                    "by",
                    "chain:x",
                    "title",
                    "ruleset",
                )
            ),
            st.text(max_size=60),
        )
    )
    @settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_nonsense_in_forms_is_never_a_server_error(self, client, library, fields):
        page = client.post(reverse("checker-board"), {"s": packing.pack(BRAWL), **fields})
        assert page.status_code in (200, 302, 400)


def test_actions_read_as_sentences():
    cards = {"a": {"title": "Ting Ting"}, "b": {"title": "Ting Ting"}, "c": {"title": "Stone Garden"}}
    attack = {"by": "Ann", "do": "attack", "with": ["a", "b"], "target": "c"}
    assert sentence(attack, cards) == "Ann attacks Stone Garden with Ting Ting (1) and Ting Ting (2)"
    assert short({"by": "Ann", "do": "heal", "card": "a"}, cards) == "Turn it to heal"
    chain = {"by": "Bob", "do": "intercept", "against": {"a": ["b"]}}
    assert sentence(chain, cards) == "Bob intercepts Ting Ting (1) with Ting Ting (2)"
