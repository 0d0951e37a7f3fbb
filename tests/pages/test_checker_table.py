"""The table of the checker: who stands where, where the game stands, what happened, where numbers come from."""

import json
import re
from html import unescape

import pytest
from django.urls import reverse

from rules import interactions
from rules.library import selectors
from rules.models import Card, GlossaryTerm, Ruling, Scenario
from rules.pages.checker.copies import Naming
from rules.pages.checker.shadowfist.position import evaluate_at
from rules.pages.checker.shadowfist.ribbon import ribbon
from rules.text import packing
from tests.page_kinds import unknown_decks

UP = {"card": "Fox Pass", "face": "up"}
ATTACK = {"by": "Ann", "do": "attack", "with": ["ting-ting"], "target": "fox-pass"}
INTERCEPT = {"by": "Bob", "do": "intercept", "against": {"ting-ting": ["maverick-cop"]}}
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def duel(*actions, others=()):
    """Ann has Ting Ting, Bob has Fox Pass with Maverick Cop."""
    return {
        "turn": "Ann",
        "players": [
            {"name": "Ann", "locations": [{"front": "City Park", "characters": ["Ting Ting"]}]},
            {"name": "Bob", "locations": [{"front": UP, "characters": ["Maverick Cop"]}]},
            *others,
        ],
        "actions": list(actions),
    }


def page(client, scenario, **fields):
    html = client.get(reverse("checker-board"), {"s": packing.pack(scenario), **fields}).content.decode()
    return html, re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", html)))


class TestWhoStandsWhere:
    def test_opponents_sit_across_and_attackers_stand_before_their_target(self):
        table = evaluate_at(duel(ATTACK, INTERCEPT)).table
        assert [player.name for player in table.across] == ["Bob"]
        assert [player.name for player in table.near] == ["Ann"]
        (column,) = table.players[1].columns
        (fight,) = column.fights
        assert (fight.attacker.id, fight.target.id) == ("ting-ting", "fox-pass")
        assert [card.id for card in fight.chain] == ["maverick-cop"]
        assert column.characters == [], "nobody stands in two places"
        assert table.players[0].columns[0].characters == []
        assert column.front.targeted

    @pytest.mark.parametrize(("players", "across"), [(3, 2), (4, 2), (5, 3)])
    def test_three_and_more_sit_around_it(self, players, across):
        names = ("Cathy", "David", "Eve")[: players - 2]
        table = evaluate_at(duel(others=[{"name": name} for name in names])).table
        assert len(table.across) == across
        assert table.near[0].name == "Ann"

    def test_the_page_draws_an_arrow_for_each_attacker(self, client):
        html, text = page(client, duel(ATTACK))
        assert html.count('class="arrow"') == 1
        assert "attacks Fox Pass" in text
        assert 'class="note-target"' in html

    def test_a_site_face_down_is_a_back_and_can_be_revealed(self, client):
        given = duel()
        given["players"][0]["locations"][0]["front"] = {"card": "City Park", "face": "down"}
        html, _ = page(client, given)
        tile = html[html.index('id="card-city-park"') :].split("</summary>")[0]
        assert "face down" in tile
        assert "<svg" not in tile
        assert "Reveal it" in html


class TestWhereTheGameStands:
    def labels(self, *actions, others=()):
        found = ribbon(interactions.evaluate(duel(*actions, others=others)))
        return [each.label for each in found], next(each.label for each in found if each.here)

    def test_an_attack_has_its_stations_and_one_of_them_is_here(self):
        everything, here = self.labels(ATTACK)
        assert everything == ["Declare", "Intercept", "Before combat", "Combat with Fox Pass", "End"]
        assert here == "Declare"
        everything, here = self.labels(ATTACK, {"do": "resolve"})
        assert here == "Intercept"
        everything, _ = self.labels(ATTACK, INTERCEPT)
        assert "Combat with Maverick Cop" in everything

    def test_where_a_third_player_may_join_that_is_a_station(self):
        cathy = {"name": "Cathy", "locations": [{"front": "Stone Garden", "characters": ["Ring Fighter"]}]}
        assert "Join" in self.labels(ATTACK, others=[cathy])[0]

    def test_a_turn_has_its_shots(self):
        everything, here = self.labels()
        assert everything == ["Establishing Shot", "Main Shot", "End of the turn"]
        assert here == "Main Shot"


class TestWhatHappened:
    def test_a_line_after_each_action_and_at_the_end(self, client):
        html, _ = page(client, duel(ATTACK, INTERCEPT, {"do": "combat"}))
        line = re.search(r'<p class="result-line">(.*?)</p>', html)[1]
        assert "Maverick Cop is smoked." in line
        assert "Ting Ting has 2 Fighting left." in line
        assert "Ting Ting is turned, Fighting 6." in page(client, duel(ATTACK))[1]

    def test_an_event_that_has_not_resolved_is_in_the_scene(self, client):
        def line(at):
            html = client.get(f"/check/blood-of-the-valiant-against-the-prof/?at={at}").content.decode()
            return re.search(r'<p class="result-line">(.*?)</p>', html)[1].strip()

        assert line(3) == "Blood of the Valiant is in the scene. Ann has 0 Power."
        assert "in the scene" not in line(4)

    def test_a_refusal_is_the_line(self, client):
        html, _ = page(client, duel({**ATTACK, "by": "Bob", "with": ["maverick-cop"], "target": "city-park"}))
        assert re.search(r'<p class="result-line is-problem"><b>Not legal.</b> \S', html)

    def test_the_next_action_of_an_example_is_the_one_to_press(self, client):
        html, _ = page(client, duel(ATTACK, INTERCEPT), at=1)
        primary = html.split('class="primary-next"')[1].split("</p>")[0]
        assert "Bob intercepts Ting Ting with Maverick Cop" in primary
        assert 'data-step="forth"' in primary
        assert '<button class="primary"' not in html

    def test_what_comes_next_stands_once_and_says_what_it_leads_to(self, client):
        html, _ = page(client, duel(ATTACK), at=0)
        others = html.split('id="doings"')[1].split("</section>")[0]
        assert "Ann attacks Maverick Cop with Ting Ting" in others
        assert "Ann attacks Fox Pass with Ting Ting" not in others
        html, _ = page(client, duel(ATTACK, INTERCEPT, {"do": "combat"}), at=2)
        assert "Everyone passes: combat with Maverick Cop" in html.split('class="primary-next"')[1].split("</p>")[0]
        assert "Everyone passes: combat with Maverick Cop" not in html.split('id="doings"')[1].split("</section>")[0]

    def test_an_action_that_changes_nothing_says_so(self, client):
        html = client.get("/check/a-bonus-ends-with-the-attack/?at=8").content.decode()
        assert '<p class="result-line">Nothing changes on the table.</p>' in html


class TestNumbers:
    def test_a_number_that_is_not_the_printed_one_is_explained(self, client):
        given = duel()
        given["players"][1]["locations"].append({"front": {"card": "Stone Garden", "face": "up"}})
        html, text = page(client, given)
        assert "8 = 6 printed + 2" in text
        assert "Counted: Bob." in text
        part = html[html.index('class="account"') :].split("</div>")[0]
        assert 'href="/rules/shadowfist-rulebook-2000/4.6/"' in part

    def test_what_is_as_printed_is_not(self, client):
        given = duel()
        given["players"][1]["locations"] = []
        assert 'class="account"' not in page(client, given)[0]


class TestSettingUp:
    def add(self, client, title):
        change = json.dumps({"op": "add", "player": "Ann"})
        sent = {"s": packing.pack(duel()), "at": "0", "edit": "1", "change": change, "title": title, "where": ""}
        return client.post(reverse("checker-board"), sent, follow=True)

    def test_the_beginning_of_a_title_is_enough(self, client):
        answer = self.add(client, "maverick c")
        word = re.search(r"s=([\w-]+)", answer.request["QUERY_STRING"])[1]
        titles = json.dumps(packing.unpack(word)["players"][0])
        assert "Maverick Cop" in titles

    def test_a_beginning_of_several_titles_is_the_first_that_is_suggested(self, client):
        (first,) = selectors.autocomplete("the", 1, game="shadowfist")
        assert first in unescape(self.add(client, "the").content.decode())
        assert "No card is titled “t”" in unescape(self.add(client, "t").content.decode())

    def test_who_redirects_says_from_whom_to_whom(self):
        table = evaluate_at(interactions.example("fox-pass-changes-a-target-daedalus-1995")["scenario"], 1).table
        assert "Redirect Ring Fighter to Stone Garden" in [each.label for each in table.cards["fox-pass"].choices]
        table = evaluate_at(interactions.example("robust-feng-shui-redirects")["scenario"], 1).table
        label = "Play it: redirect damage from Stone Garden to Turtle Beach"
        assert label in [each.label for each in table.cards["robust-feng-shui"].choices]

    def test_few_actions_are_offered_in_sentences(self, client):
        assert "Ann attacks Fox Pass with Ting Ting" in page(client, duel())[1]


class TestComparing:
    def test_what_differs_for_a_player_leads(self, client):
        scenario = interactions.example("stability-cancels-pocket-demon")["scenario"]
        html = client.get(reverse("checker-compare"), {"s": packing.pack(scenario)}).content.decode()
        lead = html.split('class="parts-ways leading"')[1].split("</dl>")[0]
        assert "Confucian Stability is smoked." in lead
        assert "Not legal:" in lead
        assert lead.count("<dt>") == 2, "three editions come to the same"
        step = re.search(r'class="to-step" href="([^"]*)#step-(\d+)"', html)
        board = client.get(unescape(step[1])).content.decode()
        assert f'id="step-{step[2]}"' in board

    def test_noise_is_left_out_where_the_course_is_the_same(self, client):
        html = client.get(reverse("checker-compare"), {"s": packing.pack(duel())}).content.decode()
        assert "It makes no difference" in html


class TestInventing:
    def invent(self, client, **fields):
        answer = client.get(reverse("checker-invent"), fields)
        return answer, answer.content.decode()

    def board(self, client, **fields):
        """Where the card in the form is put on a board, whatever was drawn last."""
        return client.get(reverse("checker-invent"), {**fields, "board": "1"}).url

    def test_a_card_is_drawn_read_and_put_on_a_board(self, client):
        text = "Toughness: 1. When this card turns to attack, gain 1 Power."
        fields = {"type": "Character", "cost": "2", "fighting": "3", "requires": "[Dragons]", "text": text}
        fields["title"] = "Alley Cat"
        answer, html = self.invent(client, **fields)
        assert answer.status_code == 200
        assert "<dt>Fighting</dt><dd>3</dd>" in html
        assert "Triggered effect" in html
        address = self.board(client, **fields)
        board = client.get(address).content.decode()
        assert 'data-card="alley-cat"' in board
        assert "gain 1 Power" in board
        word = re.search(r"s=([\w-]+)", address)[1]
        attack = {"by": "Ann", "do": "attack", "with": ["alley-cat"], "target": "fox-pass"}
        outcome = interactions.evaluate({**packing.unpack(word), "actions": [attack, {"do": "resolve"}]})
        assert outcome["players"]["Ann"]["power"] == 6

    def test_what_is_not_understood_is_marked(self, client):
        _, html = self.invent(client, title="Odd", type="Event", text="Frobnicate everything.")
        assert '<mark class="unread">' in html
        assert "not all of it" in html

    @pytest.mark.parametrize(
        ("fields", "told"),
        [
            ({"title": "Odd", "type": "Event", "cost": "many"}, "Cost: &#x27;many&#x27; is neither"),
            ({"title": "Odd", "type": "Spell"}, "Type"),
            ({"title": "!", "type": "Event"}, "Title"),
            ({"title": "Odd", "type": "Event", "requires": "[Bananas]"}, "Requires"),
        ],
    )
    def test_what_is_no_card_says_why(self, client, fields, told):
        answer, html = self.invent(client, **fields)
        assert answer.status_code == 400
        assert told in html.split('class="refusal"')[1].split("</section>")[0]

    def test_what_another_type_would_have_waits_in_the_form(self, client):
        answer, html = self.invent(client, title="Odd", type="Event", cost="x", fighting="3", body="4")
        assert answer.status_code == 200
        assert "<dt>Fighting</dt>" not in html
        assert 'name="fighting" value="3"' in html
        address = self.board(client, title="Odd", type="Event", cost="x", fighting="3", body="4")
        [card] = packing.unpack(re.search(r"s=([\w-]+)", address)[1])["custom"]
        assert card == {"title": "Odd", "type": "Event", "cost": "X"}

    def test_it_goes_on_the_board_that_one_comes_from(self, client):
        address = self.board(client, s=packing.pack(duel()), title="Alley Cat", type="Character", fighting="3")
        found = packing.unpack(re.search(r"s=([\w-]+)", address)[1])
        assert found["players"][0]["locations"][0]["characters"] == ["Ting Ting", "Alley Cat"]
        for nonsense in ("x", packing.pack({"players": 3}), packing.pack({})):
            answer, _ = self.invent(client, s=nonsense, title="Alley Cat", type="Character")
            assert answer.status_code == 200


def test_the_first_page_shows_an_interaction_played_with_its_rules(client):
    html = client.get("/").content.decode()
    part = html.split('class="played"')[1].split("</section>")[0]
    assert part.count('class="drawn ') == 3
    moments = re.findall(r'class="moment-outcome">(.*?)</p>', part)
    assert len(moments) > 3
    assert all('href="/rules/' in each for each in moments)
    assert "The Prof is smoked." in moments[-1]


def test_the_first_page_counts_what_the_library_has(client):
    html = client.get("/").content.decode()
    counts = {name: int(number.replace(",", "")) for number, name in re.findall(r"<b>([\d,]+)</b> (\w+)", html)}
    wanted = {"cards": Card, "interactions": Scenario, "rulings": Ruling, "terms": GlossaryTerm}
    assert {name: counts[name] for name in wanted} == {name: model.objects.count() for name, model in wanted.items()}


def test_copies_are_told_apart_by_their_numbers_in_steps_and_refusals(client):
    given = duel({"by": "Ann", "do": "attack", "with": ["maverick-cop"], "target": "fox-pass"})
    given["players"][0]["locations"][0]["characters"] = ["Maverick Cop", "Ting Ting"]
    _, words = page(client, given)
    assert "Maverick Cop (1) against" in words
    given["actions"] = [{"by": "Ann", "do": "attack", "with": ["ting-ting"], "target": "city-park"}]
    _, words = page(client, given)
    assert "(maverick-cop" not in words
    found = Naming(interactions.evaluate(given)["cards"])
    assert found("ting-ting is no choice here; Bob chooses from maverick-cop-2.") == (
        "Ting Ting is no choice here; Bob chooses from Maverick Cop (2)."
    )


class TestTheAnswerFirst:
    FOUGHT = (ATTACK, INTERCEPT, {"do": "combat"})

    def test_it_stands_above_the_table_with_its_rule(self, client):
        html, _ = page(client, duel(*self.FOUGHT))
        answer = html[: html.index('class="checker-main')].split('class="answer-bar"')[1]
        assert "Maverick Cop is smoked." in answer
        assert re.search(r'href="/rules/[^"]*"', answer)
        assert "data-permalink" in answer
        assert "/check/compare/?s=" in answer

    @pytest.mark.parametrize("game", ["shadowfist", "ufs"])
    def test_where_nothing_has_happened_there_is_none_but_the_link_is_there(self, client, game):
        given = duel() if game == "shadowfist" else packing.unpack(unknown_decks())
        html, _ = page(client, given)
        assert 'class="answer-bar"' not in html
        assert html.count("data-permalink>Link") == 1

    def test_a_link_says_it_before_it_is_opened(self, client):
        html, _ = page(client, duel(*self.FOUGHT))
        title, preview = (
            re.search(each, html, re.S)[1] for each in (r"<title>(.*?)</title>", r'og:title" content="(.*?)"')
        )
        assert title.startswith("Bob intercepts Ting Ting with Maverick Cop: Maverick Cop is smoked.")
        assert preview in title.partition(" · ")[0]
        address = re.search(r'og:url" content="(.*?)"', html)[1].replace("&amp;", "&")
        assert 'class="answer-bar"' in client.get(address).content.decode()

    def test_an_example_says_at_its_start_how_it_ends(self, client):
        html = client.get("/check/turtle-beach-takes-the-shattering-fire/").content.decode()
        answer = html.split('class="answer-bar"')[1].split("</section>")[0]
        assert "In the end:" in answer
        assert "Turtle Beach" in answer
        html = client.get("/check/a-bonus-ends-with-the-attack/").content.decode()
        assert "Nothing changes" not in html.split('class="answer-bar"')[1].split("</section>")[0]

    def test_an_older_edition_says_why_later_documents_are_cited(self, client):
        assert "A section of another edition is cited" in page(client, duel(ATTACK) | {"ruleset": "daedalus-1995"})[1]
        assert "A section of another edition is cited" not in page(client, duel(ATTACK) | {"ruleset": "modern"})[1]

    def test_an_empty_side_is_said_to_count_for_nothing(self, client):
        given = duel()
        assert "has nothing in play" not in page(client, given)[1]
        del given["players"][1]["locations"]
        assert "Bob has nothing in play" in page(client, given)[1]


class TestOtherwise:
    def lines(self, client, scenario):
        return client.get("/check/otherwise/", {"s": packing.pack(scenario)}).content.decode()

    def test_another_edition_is_named_where_it_comes_out_otherwise(self, client):
        turtle = interactions.example("stability-cancels-pocket-demon")["scenario"]
        found = self.lines(client, turtle)
        assert "Under " in found
        assert "/check/compare/?s=" in found
        html, _ = page(client, duel(ATTACK))
        assert self.lines(client, duel(ATTACK)).strip() == ""
        assert "data-otherwise" in html
        assert "data-otherwise" not in page(client, duel())[0], "nothing has happened"

    def test_a_wording_of_today_is_named_where_it_comes_out_otherwise(self, client):
        example = interactions.example("final-brawl-before-the-mountain-helps")["scenario"]
        found = self.lines(client, example)
        assert "With Eagle Mountain as it is worded today" in found
        assert "by=Eagle+Mountain" in found

    def test_what_holds_no_position_says_nothing(self, client):
        assert self.lines(client, {"game": "ufs"}).strip() == ""
        assert client.get("/check/otherwise/?s=nonsense").status_code == 200
