"""What is suggested for the letters typed so far."""

import json

import pytest

from rules.engine.shadowfist import Symbols
from rules.models import CardSet, Game, LibraryVersion, Scenario, Suggested
from rules.search.suggestions import Kind, suggestions
from tests.pages_library import BOOK, FAQ, make_card, make_library, make_printing
from tests.stored_once import stored_once

pytestmark = pytest.mark.django_db


@pytest.fixture
@stored_once
def made():
    made = make_library()
    make_card(made.game, "The Café of Foxes", "Site")
    example = Scenario.objects.create(
        game=made.game,
        name="led-away",
        title="It leads an attacker away",
        file="faq",
        section=made.sections[FAQ, "1.1"],
        entry_text=json.dumps(
            {
                "name": "led-away",
                "title": "It leads an attacker away",
                "source": f"{FAQ}/1.1",
                "scenario": {},
                "expect": {},
            }
        ),
    )
    example.cards.add(made.fox)
    LibraryVersion.bump()
    return made


def titles(text):
    return {kind.value: [each.title for each in found] for kind, found in suggestions(text).items()}


@pytest.mark.parametrize("text", ["fox pass", "Fox-Pass!", "FÓX pas", "foxpass", "pass fox", "  fox   p "])
def test_accents_case_punctuation_and_order_are_forgiven(made, text):
    assert titles(text)["card"][0] == "Fox Pass"


def test_every_kind_is_found_and_stands_in_its_group(made):
    assert titles("fox") == {
        "card": ["Fox Pass", "The Café of Foxes"],
        "rule": ["Fox Pass"],
        "example": ["It leads an attacker away"],  # by a card that it is played with
    }
    assert titles("desig") == {"rule": ["Designators"], "term": ["designator"]}
    assert list(suggestions("fox")) == [Kind.CARD, Kind.RULE, Kind.EXAMPLE]


def test_the_game_of_the_page_comes_first(made):
    other = Game.objects.create(slug="duel", name="Duel")
    make_card(other, "Zoo of Foxes", "Attack")
    LibraryVersion.bump()
    assert [each.game for each in suggestions("fox")[Kind.CARD]] == ["shadowfist", "shadowfist", "duel"]
    assert suggestions("fox", first="duel")[Kind.CARD][0].title == "Zoo of Foxes"
    assert suggestions("fox pass", first="duel")[Kind.CARD][0].title == "Fox Pass"  # the name itself


def test_articles_and_accents_of_titles_are_forgiven(made):
    for text in ("cafe", "the cafe", "Café of f"):
        assert titles(text)["card"] == ["The Café of Foxes"], text


def test_every_word_must_begin_a_word(made):
    assert titles("fox zebra") == {}
    assert titles("ox") == {}
    assert titles("?!") == titles("") == {}


def test_a_number_leads_to_the_section_and_those_below_it(made):
    found = suggestions("7.3.2")[Kind.RULE]
    assert [(each.document, each.number) for each in found] == [(BOOK, "7.3.2"), (BOOK, "7.3.2.a")]
    assert titles("§7.3.2.A")["rule"] == titles("7.3.2.a")["rule"] != []


def test_a_new_card_is_suggested_once_it_is_loaded(made):
    assert "card" not in titles("zeppelin")
    make_card(made.game, "Zeppelin", "State")
    LibraryVersion.bump()
    assert titles("zeppelin")["card"] == ["Zeppelin"]


def test_the_answer_names_what_each_is_and_where_it_leads(made, client):
    answer = client.get("/suggest/", {"q": "fox p"}).json()
    assert [group["label"] for group in answer["groups"]] == ["Cards", "Rules", "Examples"]
    assert answer["groups"][0]["items"] == [
        {"title": "Fox Pass", "note": "Feng Shui Site · Shadowfist", "url": "/cards/fox-pass/"}
    ]
    assert answer["groups"][1]["items"][0]["note"] == "FAQ 2001"
    assert answer["all"] == "/search/?q=fox+p"


def test_browsers_are_told_in_their_own_form(made, client):
    response = client.get("/suggest/", {"q": "ting", "as": "opensearch"})
    assert response["Content-Type"] == "application/x-suggestions+json"
    text, found, notes, urls = response.json()
    assert (text, found[0], urls[0]) == ("ting", "Ting Ting", "/cards/ting-ting/")
    assert len(found) == len(notes) == len(urls)


def test_a_text_is_looked_up_and_no_visitor_makes_the_index(made, django_assert_num_queries):
    with django_assert_num_queries(1):
        suggestions("ting")
    with django_assert_num_queries(3):  # what begins so, whether its word begins anything, and what it may mean
        assert suggestions("zzzing") == {}


def test_what_is_suggested_of_an_unchanged_library_keeps_its_rows(made):
    before = set(Suggested.objects.values_list("pk", flat=True))
    make_card(made.game, "Zeppelin", "State")
    LibraryVersion.bump()
    assert before < set(Suggested.objects.values_list("pk", flat=True))


def test_for_a_deck_only_cards_of_its_game_are_suggested(made, client):
    ufs = Game.objects.get(slug="ufs")
    make_card(ufs, "Fox Step", "Attack")
    LibraryVersion.bump()

    def titles(game):
        groups = client.get("/suggest/", {"q": "fox", "game": game}).json()["groups"]
        return {group["kind"]: [item["title"] for item in group["items"]] for group in groups}

    assert titles("ufs") == {"card": ["Fox Step"]}
    bandit = make_card(made.game, "Zeppelin Bandit", "Character", subtitle="Robber")
    make_printing(bandit, CardSet.objects.get(code="L/S"), "", cost=3, requires=Symbols.of(dragons=2))
    LibraryVersion.bump()
    groups = client.get("/suggest/", {"q": "zeppelin", "game": "shadowfist"}).json()["groups"]
    assert groups[0]["items"][0]["note"] == "Character · Robber · cost 3 · Dragons"
    assert titles("shadowfist") == {"card": ["Fox Pass", "The Café of Foxes"]}
    assert {"card", "rule"} <= set(titles("chess"))
