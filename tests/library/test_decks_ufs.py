"""Decks of UFS: what chapter 3 asks of them, the sideboard, and the sample decks."""

import json

import pytest

from rules.library.decks import checking
from rules.library.decks.editing import with_copies
from rules.library.decks.exporting import FORMS, export
from rules.library.decks.figures import deck_figures
from rules.library.decks.reading import parse
from rules.models import Deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

JABS = "Kiln Street Jab"


def sample(slug="kiln-street"):
    return Deck.objects.get(slug=slug)


def entries(deck):
    return [(each["title"], each["count"]) for each in deck.cards]


def beside(deck):
    return [(each["title"], each["count"]) for each in deck.sideboard]


def check(cards, game, sideboard=()):
    return checking.check(checking.of_cards(cards, game, sideboard), game)


def told(problems):
    return [(problem.code, [str(rule) for rule in problem.rules]) for problem in problems]


@pytest.mark.parametrize("slug", ["kiln-street", "ferry-gate"])
def test_the_sample_decks_are_legal(slug):
    deck = sample(slug)
    assert sum(count for _, count in entries(deck)) == 60
    assert check(entries(deck), "ufs", beside(deck)) == []
    assert deck_figures(deck.text, "ufs").problems == []


def test_a_deck_has_at_least_sixty_cards():
    short = entries(sample())
    short[3] = (short[3][0], short[3][1] - 1)
    (problem,) = check(short, "ufs")
    assert (problem.code, str(problem.rules[0])) == ("too_few_cards", "ufs-rules-2010/3.1")
    assert problem.message == "59 cards; a deck has at least 60."


def test_one_of_them_is_a_character():
    without = [(title, count) for title, count in entries(sample()) if "Brannoch Vale" not in title]
    without[0] = (without[0][0], without[0][1] + 1)
    without.append(("Oarlock Spin", 2))
    assert told(check(without, "ufs")) == [("no_character", ["ufs-rules-2010/3.1"])]


def test_four_copies_of_a_title_with_its_dots():
    deck = [*entries(sample()), (". Brannoch Vale .", 3), ("Brannoch Vale", 3), ("..Brannoch Vale..", 3)]
    assert check(deck, "ufs") == []
    problems = check([*deck, (".Brannoch Vale.", 1)], "ufs")
    assert told(problems) == [("too_many_copies", ["ufs-rules-2010/3.2"])]
    assert problems[0].message == ". Brannoch Vale .: 5 copies; a deck has at most 4 of one title."


@pytest.mark.parametrize(("count", "legal"), [(0, True), (7, False), (8, True), (9, False)])
def test_a_sideboard_has_eight_cards(count, legal):
    aside = [("Undertow", min(count, 4)), ("Boathook", count - 4)] if count > 4 else []
    problems = check(entries(sample()), "ufs", aside)
    assert (not problems) is legal
    if problems:
        assert told(problems) == [("sideboard_size", ["ufs-rules-2010/12"])]


def test_shadowfist_decks_have_no_such_rules():
    assert check([("Fox Pass", 1)], "shadowfist", [("Ting Ting", 3)]) == []


def test_a_list_has_its_sideboard_behind_a_heading():
    read = parse(f"2x {JABS}\n1x . Brannoch Vale .\n\nSideboard (8):\n3 {JABS}\n", "ufs")
    assert [(line.part, line.count, line.slug) for line in read.lines] == [
        ("deck", 2, "kiln-street-jab"),
        ("deck", 1, "brannoch-vale-dots-1"),
        ("sideboard", 3, "kiln-street-jab"),
    ]
    table = parse(f"count,title,part\n2,{JABS},deck\n1,Undertow,Sideboard\n", "ufs")
    assert [line.part for line in table.lines] == ["deck", "sideboard"]


def test_a_deck_goes_to_a_file_and_comes_back():
    figures = deck_figures(sample().text, "ufs")
    assert (figures.total, figures.beside) == (60, 8)
    for form in FORMS:
        again = deck_figures(export(figures.read, "ufs", form), "ufs")
        assert (again.total, again.beside, again.problems) == (60, 8, [])


def test_a_card_is_added_to_the_deck_and_not_to_its_sideboard():
    text = f"1x {JABS}\nSideboard:\n2x Undertow"
    assert with_copies(text, "ufs", "undertow", 1) == f"1x {JABS}\n1x Undertow\nSideboard:\n2x Undertow"
    table = f"count,title,part\n1,{JABS},deck\n2,Undertow,sideboard\n"
    assert with_copies(table, "ufs", "kiln-street-jab", 1) == f"2x {JABS}\nSideboard:\n2x Undertow"


def post(client, path, body):
    return client.post(f"/api/v1/{path}", json.dumps(body), content_type="application/json").json()


def test_the_api_checks_and_reads_decks(client):
    cards = [{"card": title, "count": count} for title, count in entries(sample())]
    aside = [{"card": title, "count": count} for title, count in beside(sample())]
    answer = post(client, "decks/check", {"game": "ufs", "cards": cards, "sideboard": aside})
    assert (answer["legal"], answer["total"], answer["sideboard"]) == (True, 60, 8)
    answer = post(client, "decks/check", {"game": "ufs", "cards": cards[1:], "sideboard": aside[1:]})
    assert [problem["code"] for problem in answer["problems"]] == ["too_few_cards", "sideboard_size"]
    assert answer["problems"][0]["rules"][0]["section"] == "3.1"
    answer = post(client, "decks/parse", {"game": "ufs", "text": sample().text})
    assert (answer["total"], answer["sideboard"]) == (60, 8)
    assert {line["part"] for line in answer["cards"]} == {"deck", "sideboard"}
    assert not answer["unread"]
    fault = post(client, "decks/check", {"game": "ufs", "cards": cards, "sideboard": [{"card": 1}]})
    assert fault["status"] == 400


def test_the_page_has_the_sample_decks(client):
    html = client.get("/decks/").content.decode()
    assert "Kiln Street" in html
    assert "Ferry Gate" in html
    response = client.post("/decks/", {"game": "ufs", "list": sample().text})
    shown = client.get(response.headers["Location"]).content.decode()
    assert "<b>60 cards and 8 in the sideboard.</b> No rule forbids this deck." in shown
    response = client.post("/decks/", {"game": "ufs", "list": f"5x {JABS}"})
    shown = client.get(response.headers["Location"]).content.decode()
    assert "at least 60" in shown
    assert "ufs-rules-2010/3.1" in shown
