"""The interaction checker: positions in addresses, boards set up by hand, actions by clicking, comparisons."""

import json
import re
from html import unescape

import pytest
from django.urls import reverse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules import interactions
from rules.engine.shadowfist.model.sentences import sentence, short
from rules.pages.checker import presets
from rules.pages.checker.shadowfist import editing
from rules.text import packing

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
        everything = client.get(reverse("checker")).content.decode()
        assert len(everything) < 60_000, "each part of a document is opened when it is asked for"
        parts = re.findall(r'href="(\?part=[^"]*)"', everything)
        assert "?part=shadowfist-rulebook-2000%2F4" in parts
        found = [client.get(f"/check/{part}").content.decode() for part in parts]
        assert sum(each.count('<li><a href="/check/') for each in found) == len(list(interactions.examples()))
        assert "turtle-beach-takes-the-shattering-fire" in client.get("/check/?q=turtle+beach+4.5.2").content.decode()

    def test_the_texts_of_cards_of_examples_are_read_at_once(self, library, django_assert_max_num_queries):
        with django_assert_max_num_queries(3):
            texts = presets._texts({"Ting Ting", "Fox Pass", "No Such Card"})
        assert set(texts) == {"Ting Ting", "Fox Pass"}
        assert "Unique." in texts["Fox Pass"]

    def test_an_example_is_found_by_what_comes_of_it(self, client, library):
        smoked = client.get(reverse("checker"), {"q": "Ting Ting", "outcome": "a card is smoked"}).content.decode()
        refused = client.get(reverse("checker"), {"q": "Ting Ting", "outcome": "it is not legal"}).content.decode()
        assert "evil-twin-cannot-copy-the-smoked-ting-ting" in refused
        names = [set(re.findall(r'<li><a href="/check/([\w-]+)/"', each)) for each in (smoked, refused)]
        assert all(names)
        assert names[0] != names[1]
        assert "No outcome is called" in text(client.get(reverse("checker"), {"outcome": "nothing"}))

    @pytest.mark.parametrize(
        ("question", "title"),
        [
            ("can a turned character intercept The Iron Monkey?", "A turned Character cannot intercept"),
            ("what happens if I Twin a unique character", "Evil Twin of a Unique Character"),
            ("turtle beach shattering fire 4.5.2", "Turtle Beach redirects Shattering Fire to itself"),
            ("WHO INTERCEPTS FIRST", "The first option to intercept"),
        ],
    )
    def test_a_question_leads_to_an_example(self, client, library, question, title):
        page = text(client.get(reverse("checker"), {"q": question}))
        assert title in page[page.index("example") : page.index("example") + 1200]

    def test_where_nothing_has_all_of_it_the_nearest_is_shown(self, client, library):
        page = text(client.get(reverse("checker"), {"q": "What if I Ambush a Guts Character with a zeppelin?"}))
        assert "These come nearest" in page
        assert "Ambush" in page
        nothing = client.get(reverse("checker"), {"q": "zeppelin"}).content.decode()
        assert 'href="/search/?q=zeppelin"' in nothing

    def test_tags_lead_to_their_examples(self, client, library):
        page = client.get(reverse("checker")).content.decode()
        assert 'href="?q=taking%20sites"' in page
        assert "No example" not in text(client.get(reverse("checker"), {"q": "taking sites"}))

    def test_an_example_shows_others_of_its_section(self, client, library):
        page = client.get(reverse("checker-preset", args=["turtle-beach-takes-the-shattering-fire"])).content.decode()
        others = page[page.index("Other examples of Rulebook 2000 §4.5.2") :]
        assert 'href="/check/' in others
        assert "turtle-beach-takes-the-shattering-fire" not in others[: others.index("</ul>")]

    def test_an_example_shows_its_steps_with_their_rules(self, client, library):
        page = client.get(reverse("checker-preset", args=["turtle-beach-takes-the-shattering-fire"]), {"at": "9"})
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

    def test_what_happened_long_ago_is_folded_up(self, client, library):
        done = {**BRAWL, "actions": [{"by": "Ann", "do": "play", "card": "Final Brawl"}, *[{"do": "continue"}] * 4]}
        page = board(client, done, at="1").content.decode()
        assert "Actions 1 to" not in page
        done["actions"][1:] = [{"do": "resolve"}, {"by": "Ann", "do": "end turn"}, {"do": "continue"}]
        page = board(client, done).content.decode()
        earlier = page[page.index("Actions 1 to 1") : page.index("</details>", page.index("Actions 1 to 1"))]
        assert 'id="step-1"' in earlier
        assert 'id="latest"' not in earlier

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
        assert scenario["players"][0]["locations"][0]["characters"] == ["Ting Ting"]
        assert scenario["players"][1]["characters"] == ["Maverick Cop"]
        assert "Ting Ting" in text(page)

    def test_a_card_page_leads_to_a_board_with_the_card(self, client, library):
        page = client.get(reverse("card", args=["maverick-cop"]))
        assert f"{reverse('checker-board')}?game=shadowfist&amp;card=Maverick+Cop" in page.content.decode()
        for named in ("maverick-cop", "Maverick Cop"):
            assert 'data-card="maverick-cop"' in board(client, {}, s="", card=named).content.decode()

    def test_cards_are_turned_damaged_moved_and_taken_off(self, client, library):
        def change(scenario, **what):
            return send(client, scenario, edit="1", change=json.dumps(what))[1]

        hurt = change(BRAWL, op="set", card="ting-ting", damage=2, turned=True)
        assert hurt["players"][0]["characters"][0] == {
            "card": "Ting Ting",
            "damage": 2,
            "turned": True,
        }
        gone = change(hurt, op="remove", card="stone-garden")
        assert gone["players"][1]["characters"] == ["Maverick Cop"]
        hand = change(hurt, op="move", card="maverick-cop", where="1 hand")
        assert hand["players"][1]["hand"] == ["Maverick Cop"]

    def test_a_character_that_goes_over_to_an_opponent_keeps_its_owner(self, client, library):
        def move(scenario, where):
            change = json.dumps({"op": "move", "card": "ting-ting"})
            return send(client, scenario, edit="1", change=change, where=where)[1]

        over = move(BRAWL, "1 at stone-garden")
        assert over["players"][1]["locations"][0]["characters"][1] == {"card": "Ting Ting", "owner": "Ann"}
        assert move(over, "0 characters")["players"][0]["characters"] == ["Ting Ting"]

    def test_the_places_for_a_card_are_offered_and_accepted(self, client, library):
        page = board(client, BRAWL, edit="1").content.decode()
        offered = re.findall(r'<option value="(\d [^"]+)"', page)
        assert "1 at stone-garden" in offered
        for where in dict.fromkeys(offered):
            change = json.dumps({"op": "move", "card": "stone-garden" if "location" in where else "maverick-cop"})
            if where.startswith("0 location"):
                assert send(client, BRAWL, edit="1", change=change, where=where)[0].status_code == 200

    def test_several_copies_keep_their_ids(self, client, library):
        change = json.dumps({"op": "add", "player": "Bob"})
        _, two = send(client, BRAWL, edit="1", change=change, title="Ting Ting", where="hand")
        assert two["players"][0]["characters"] == [{"card": "Ting Ting", "id": "ting-ting"}]
        assert two["players"][1]["hand"] == [{"card": "Ting Ting", "id": "ting-ting-2"}]

    def test_a_player_gets_another_name_everywhere(self, client, library):
        done = {**BRAWL, "actions": [{"by": "Ann", "do": "play", "card": "Final Brawl"}]}
        change = json.dumps({"op": "player", "player": "Ann"})
        page, after = send(client, done, edit="1", change=change, name="Zoë", power="7", hand="")
        assert (after["turn"], after["actions"][0]["by"], after["players"][0]["name"]) == ("Zoë", "Zoë", "Zoë")
        assert after["players"][0]["power"] == 7
        page, _ = send(client, done, edit="1", change=change, name="Bob")
        assert "Another player is named “Bob” already" in text(page)

    def test_an_unknown_title_has_its_neighbours_named(self, client, library):
        change = json.dumps({"op": "add", "player": "Ann"})
        page, _ = send(client, BRAWL, edit="1", change=change, title="Tign Ting")
        assert "Did you mean Ting Ting" in text(page)

    def test_a_mistyped_title_is_kept_and_its_neighbour_one_press_away(self, client, library):
        add = json.dumps({"op": "add", "player": "Ann"})
        page, _ = send(client, BRAWL, edit="1", change=add, title="Tign Ting", where="hand")
        html = page.content.decode()
        kept = re.findall(r'name="title"[^>]*value="Tign Ting"', html)
        assert len(kept) == 1, "in the box of the player it was typed for, and in no other"
        assert html.count('<option value="hand" selected>') == 1
        suggestion = re.search(r'name="change" value="([^"]*)">Ting Ting<', html)[1]
        _, after = send(client, BRAWL, edit="1", change=unescape(suggestion), title="Tign Ting", where="hand")
        assert [each["card"] for each in after["players"][0]["hand"][1:]] == ["Ting Ting"]

    def test_several_titles_are_added_at_once_and_what_was_typed_so_far_is_the_first_that_begins_so(
        self, client, library
    ):
        add = json.dumps({"op": "add", "player": "Ann"})
        typed = "city park, ting; 2x maverick cop, 1,000 Corpses, Tign Tong"
        page, _ = send(client, editing.empty_board(), edit="1", change=add, title=typed, where="")
        after = packing.unpack(re.search(r'name="s" value="([\w-]+)"', page.content.decode())[1])
        (place,) = after["players"][0]["locations"]
        added = [each if isinstance(each, str) else each["card"] for each in place["characters"]]
        assert place["front"]["card"] == "City Park"
        assert added == ["Ting Ting", "Maverick Cop", "Maverick Cop", "1,000 Corpses"]
        assert page.content.decode().count('value="Tign Tong" aria-invalid="true"') == 1, "only it has to be mended"
        assert "title=Tign%20Tong" in page.content.decode(), "or it is invented"

    def test_a_board_without_a_card_is_not_done_and_says_what_is_missing(self, client, library):
        page, _ = send(client, editing.empty_board(), edit="1", done="1")
        assert "Nothing is on the board yet" in text(page)
        assert 'class="row-form add-card"' in page.content.decode()

    def test_a_text_that_cannot_be_read_is_not_lost(self, client, library):
        page, _ = send(client, BRAWL, text='{"players": [,]}')
        assert "line 1, column 14" in text(page)
        assert "{&quot;players&quot;: [,]}" in page.content.decode()

    @pytest.mark.parametrize("printing", ["²", "9" * 5000, "XX", "-1"])
    def test_a_printing_that_there_is_not_is_told(self, client, library, printing):
        change = json.dumps({"op": "set", "card": "ting-ting"})
        page, _ = send(client, BRAWL, edit="1", change=change, printing=printing)
        assert page.status_code == 400
        assert "has no printing" in text(page)

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


class TestWhyNot:
    def test_a_card_tells_what_it_may_not_do_and_which_rule_forbids_it(self, client, library):
        ann = {"name": "Ann", "power": 3, "hand": ["Final Brawl"]}
        page, _ = send(client, {**BRAWL, "players": [ann, BRAWL["players"][1]]}, why="final-brawl")
        assert "why=final-brawl" in page.request["QUERY_STRING"]
        assert "What it may not do" in text(page)
        assert re.search(r"Play it [^§]*\[Dragons\][^§]* Rulebook 2000 §", text(page)), text(page)

    def test_what_one_rule_forbids_is_told_once(self, client, library):
        page = board(client, {**BRAWL, "turn": "Bob"}, why="ting-ting")
        assert text(page).count("attacks in the Main Shot of Ann only") == 1
        assert "Attack Stone Garden and Maverick Cop" in text(page)

    def test_it_is_told_in_a_decision_and_for_no_such_card_too(self, client, library):
        assert board(client, BRAWL, why="nobody").status_code == 200
        page = client.get(reverse("checker-preset", args=["bobs-turn-the-attack-is-declared"]), {"why": "ting-ting"})
        assert "What it may not do" in text(page)


class TestWordings:
    SCENARIO = {"players": [{"name": "Ann", "locations": [{"front": "Fox Pass"}]}, {"name": "Bob"}], "actions": []}

    def test_a_copy_is_given_another_wording_and_the_actions_stay(self, client, library):
        scenario = {**self.SCENARIO, "actions": [{"by": "Ann", "do": "end turn"}]}
        page = board(client, scenario, at="1").content.decode()
        value = re.search(r'name="change" value="([^"]*L/S[^"]*)"', page)[1].replace("&quot;", '"')
        page, after = send(client, scenario, at="1", change=value)
        assert after["players"][0]["locations"][0]["front"]["printing"] == "L/S"
        assert after["actions"] == scenario["actions"]
        assert re.search(r"[?&]at=1", page.request["QUERY_STRING"])
        assert "edit=1" not in page.request["QUERY_STRING"]
        _, back = send(client, after, at="1", change=json.dumps({"op": "set", "card": "fox-pass", "printing": ""}))
        assert "printing" not in str(back)

    def test_a_card_with_one_wording_has_no_choice(self, client, library):
        assert "Another wording" not in text(board(client, BRAWL))


class TestLargePositions:
    @staticmethod
    def large(actions=()):
        import random

        names = random.Random(0)
        hand = [{"card": "Ting Ting", "id": f"{names.getrandbits(90):x}"} for _ in range(250)]
        return {
            **BRAWL,
            "players": [{**BRAWL["players"][0], "hand": hand}, BRAWL["players"][1]],
            "actions": list(actions),
        }

    def test_one_can_step_and_go_on_without_an_address(self, client, library):
        scenario = self.large([{"by": "Ann", "do": "end turn"}])
        page = client.post(reverse("checker-board"), {"s": packing.pack(scenario), "at": "1", "to": "0"})
        assert page.status_code == 200
        assert "Too large for a link" in text(page)
        assert '<button class="quiet" form="position" name="to" value="1"' in page.content.decode()
        page = client.post(reverse("checker-board"), {"s": packing.pack(scenario), "at": "0", "to": "1"})
        assert "1 of 1" in text(page)

    def test_a_pile_of_hundreds_is_cut(self, client, library):
        page = client.post(reverse("checker-board"), {"s": packing.pack(self.large()), "to": "0"})
        assert "Only the first 100 cards" in text(page)
        assert len(page.content) < 600_000

    def test_a_board_of_hundreds_is_changed_as_text(self, client, library):
        page = board(
            client, {**BRAWL, "players": [{"name": "Ann", "hand": ["Ting Ting"] * 301}, {"name": "Bob"}]}, edit="1"
        )
        assert "change the text below" in text(page)
        assert "Take off the board" not in text(page)

    def test_a_list_of_actions_that_is_too_much_work_leaves_the_board(self, client, library, monkeypatch):
        from rules import interactions

        def stopped(scenario):
            raise interactions.TooMuchWorkError(300_000)

        monkeypatch.setattr(interactions, "legal_actions", stopped)
        page = board(client, BRAWL)
        assert page.status_code == 200
        assert "So much may be done here that not all of it is listed." in text(page)


class TestTable:
    def test_many_resources_are_a_number(self, client, library):
        scenario = {"players": [{"name": "Ann", "resources": {"dragons": 30, "chi": 2}}, {"name": "Bob"}]}
        assert "30 × [Dragons] [Chi][Chi]" in re.sub(r"\s+", " ", text(board(client, scenario))).replace(
            "] [Chi] [", "] [Chi]["
        )

    def test_copies_are_told_apart(self, client, library):
        scenario = {
            "players": [
                {"name": "Ann", "characters": ["Ring Fighter"]},
                {"name": "Bob", "characters": ["Ring Fighter"]},
            ]
        }
        page = text(board(client, scenario))
        assert "Ring Fighter (1)" in page
        assert "Ring Fighter (2)" in page


class TestForms:
    def test_a_form_needs_no_cookie(self, library):
        from django.test import Client

        answer = Client(enforce_csrf_checks=True).post(reverse("checker-board"), {"s": packing.pack(BRAWL), "to": "0"})
        assert answer.status_code == 302
        assert not answer.cookies

    @pytest.mark.parametrize("name", ["checker", "checker-compare"])
    def test_what_takes_no_form_says_so(self, client, library, name):
        assert client.post(reverse(name), {"s": packing.pack(BRAWL)}).status_code == 405


class TestLoad:
    def test_a_client_that_asks_too_much_is_told_when_to_come_back(self, client, library, settings):
        settings.RATES = {**settings.RATES, "checker": "2/min"}
        other = {"REMOTE_ADDR": "192.0.2.77"}
        pages = [board_from(client, other) for _ in range(3)]
        assert [page.status_code for page in pages] == [200, 200, 429]
        assert 0 < int(pages[-1]["Retry-After"]) <= 60
        assert "load this page again" in text(pages[-1])
        assert board_from(client, {"REMOTE_ADDR": "192.0.2.78"}).status_code == 200


def board_from(client, where):
    return client.get(reverse("checker-board"), {"s": packing.pack(BRAWL)}, **where)


class TestComparing:
    def test_editions_that_do_not_part(self, client, library):
        page = client.get(reverse("checker-compare"), {"s": packing.pack(BRAWL)})
        assert page.status_code == 200
        assert "the same steps and the same result" in text(page)

    def test_what_differs_is_told_in_words_of_the_game(self, client, library):
        scenario = interactions.example("stability-cancels-pocket-demon")["scenario"]
        page = client.get(reverse("checker-compare"), {"s": packing.pack(scenario)})
        told = text(page)
        assert "Part of the turn Establishing Shot: unturning" in told
        assert "Refused for – – – missing resources" in told
        assert "Bob: Power 1 1 1 0" in told
        for unspoken in ("missing_resources", "problem", "status"):
            assert unspoken not in told
        assert "requires <" in page.content.decode(), "symbols are drawn"

    def test_wordings_of_a_card(self, client, library):
        page = client.get(reverse("checker-compare"), {"s": packing.pack(BRAWL), "by": "Ting Ting"})
        assert page.status_code == 200


class TestAddresses:
    def test_an_address_of_before_is_still_read(self):
        word = (
            "eNp9yzsKgDAQhOG7TJ3WJp1eQ1KsMWpAdyWJiIh394l2lv_wzYqWBgeN2FEtc-NjgkKaAh9bznzE2FE8xUD-yp4WFyJ0uYLv7-NkdgE6"
            "U-jFUvLCJzKbel0h1Y8zCmS_3AEeeTJE"
        )
        assert packing.unpack(word)["players"][1] == {"name": "Bob", "power": 5, "locations": []}

    def test_html_in_a_name_stays_text(self, client, library):
        evil = "<img src=x onerror=alert(1)>\"'"
        scenario = json.loads(json.dumps(BRAWL).replace('"Ann"', json.dumps(evil)))
        for fields in ({}, {"edit": "1"}, {"why": "ting-ting"}):
            page = board(client, scenario, **fields)
            assert page.status_code == 200
            assert "<img" not in page.content.decode()

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
    @settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
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
    @settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
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


def test_what_is_not_offered_is_said(client, library):
    crowd = [{"front": "Stone Garden", "characters": ["Maverick Cop"] * 60}]
    scenario = {
        "turn": "Ann",
        "players": [{"name": name, "locations": crowd} for name in ("Ann", "Bob")],
        "actions": [],
    }
    response = board(client, scenario)
    assert "Not listed here: what goes beyond 500 actions." in text(response)
    assert "Not listed here" not in text(board(client, BRAWL))


@pytest.mark.usefixtures("library")
def test_examples_stand_in_the_order_of_their_documents():
    from rules.pages.checker.presets import groups

    rulebook = [group.presets for group in groups() if group.presets[0].document == "shadowfist-rulebook-2000"]
    parts = [int(found[0].section.split(".")[0]) for found in rulebook]
    assert parts == sorted(parts)
    sections = [each.section for found in rulebook for each in found]
    assert sections.index("4.5.2") < sections.index("4.6") < sections.index("6.4.1") < sections.index("10.1.2")


@pytest.mark.parametrize(
    ("edition", "place"),
    [("zman-2001", "FAQ 2001 §7.1"), ("zman-2000", "Rulebook 2000 §6.1"), ("daedalus-1995", "FAQ 1995 §4")],
)
@pytest.mark.usefixtures("library")
def test_the_stage_of_an_attack_is_cited_from_the_edition(edition, place):
    from rules import interactions
    from rules.pages.checker.shadowfist.panel import panel_of

    scenario = {
        "ruleset": edition,
        "players": [
            {"name": "Ann", "locations": [{"front": "City Park", "characters": ["Ting Ting"]}]},
            {"name": "Bob", "locations": [{"front": "Fox Pass", "characters": ["Maverick Cop"]}]},
        ],
        "actions": [{"by": "Ann", "do": "attack", "with": ["ting-ting"], "target": "fox-pass"}],
    }
    attack = panel_of(interactions.evaluate(scenario), []).attack
    assert attack is not None
    assert attack.stage.label.startswith(place)


def test_that_nobody_wins_is_told(client):
    hero = {"title": "Hero", "type": "character", "difficulty": 6, "control": 6, "resources": ["fire"]}
    hero |= {"hand_size": 6, "vitality": 20}
    collapse = {"title": "Collapse", "type": "action", "difficulty": 2, "control": 5, "resources": ["fire"]}
    collapse |= {"text": "F: Each player loses 3 vitality."}
    ann, bob = ({"name": name, "character": "Hero", "vitality": 3} for name in ("Ann", "Bob"))
    play = {"by": "Ann", "do": "play", "card": "Collapse", "check": 2}
    ufs = {"game": "ufs", "custom": [hero, collapse], "players": [{**ann, "hand": ["Collapse"]}, bob]}
    gone = {"turn": "Ann", "players": [{"name": name, "deck": 0} for name in ("Ann", "Bob")]}
    ends = {**ufs, "actions": [play]}, {**gone, "actions": [{"by": "Ann", "do": "end turn"}, {"do": "continue"}]}
    for scenario in ends:
        page = text(board(client, scenario))
        assert "Nobody wins: both lost." in page
        assert "The game is over." in page
