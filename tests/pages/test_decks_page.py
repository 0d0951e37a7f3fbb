"""The page of a deck: its checks and figures, its address, and what can be taken along."""

import csv
import io
import re
from hashlib import sha256
from html import unescape

import pytest

from rules.engine.shadowfist.model.symbols import Symbols
from rules.library.deck_figures import added, as_csv, as_text, deck_figures, with_copies
from rules.models import LibraryVersion
from rules.pages.presenters.deck import packed_deck
from tests.pages_library import make_card, make_library, make_printing

LIST = "Characters:\n3x Ting Ting\n2 Maverick Cop\n\n# Sites\nFoxpass x4\nBig Wheel (1)\n"


@pytest.fixture
def made(db):
    made = make_library()
    wheel = make_card(made.game, "Big Wheel", "State")
    make_printing(wheel, made.sets["L/S"], "+2 Fighting.", cost_x=True, requires=Symbols.of(dragons=2, tech=1))
    LibraryVersion.bump()
    return made


def figures(text, game="shadowfist"):
    return deck_figures(text, game)


def test_copies_by_type_and_by_cost(made):
    found = figures(LIST)
    assert [(kind, count) for kind, count, _ in found.types] == [
        ("Character", 5),
        ("Feng Shui Site", 4),
        ("State", 1),
    ]
    assert found.total == found.known == 10
    assert found.curve == [("0", 0), ("1", 0), ("2", 0), ("3", 2), ("4", 3), ("X", 1)]  # a Site has none


def test_resources_required_against_provided(made):
    dragons, tech, chi = (
        next(each for each in figures(LIST).resources if each.name == name) for name in ("dragons", "tech", "chi")
    )
    assert (dragons.most, dragons.most_of, dragons.needing, dragons.giving, dragons.given) == (2, "Big Wheel", 3, 3, 6)
    assert (tech.most, tech.given, tech.is_short) == (1, 0, True)
    assert (chi.most, chi.giving, chi.given, chi.is_short) == (0, 3, 3, False)


def test_an_alias_counts_as_the_card_and_a_limit_is_kept(made):
    problems = figures("3x Fox Pass\n3x Foxpass").problems
    assert [problem.code for problem in problems] == ["too_many_copies"]
    assert "6 copies" in problems[0].message
    made.fox.unlimited = True
    made.fox.save()
    assert figures("3x Fox Pass\n3x Foxpass").problems == []


def test_what_is_unknown_or_cannot_be_read_is_said(made, client):
    html = client.get("/decks/", {"d": packed_deck("3x Ting Tong\n0x Fox Pass", "shadowfist")}).content.decode()
    assert "did you mean Ting Ting?</li>" in unescape(html)
    assert "Line 2" in html
    assert "No rule forbids" not in html


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (1, "# mine\n4x Fox Pass\n2 Ting Ting"),
        (-1, "# mine\n2x Fox Pass\n2 Ting Ting"),
        (-3, "# mine\n2 Ting Ting"),
        (9999, "# mine\n999x Fox Pass\n2 Ting Ting"),
    ],
)
def test_a_copy_more_or_less_leaves_the_rest_as_it_is(made, more, expected):
    assert with_copies("# mine\n3x Fox Pass\n2 Ting Ting", "shadowfist", "fox-pass", more) == expected


def test_a_table_becomes_a_list_when_it_is_changed(made):
    table = 'count,title\n3,Fox Pass\n1,"Ting Ting"\n'
    assert with_copies(table, "shadowfist", "ting-ting", 1) == "3x Fox Pass\n2x Ting Ting"
    assert with_copies(table, "shadowfist", "maverick-cop", 1) == "3x Fox Pass\n1x Ting Ting\n1x Maverick Cop"


def test_a_card_is_added_by_the_beginning_of_its_title(made):
    assert added("2x Ting Ting", "shadowfist", "mav") == ("2x Ting Ting\n1x Maverick Cop", "")
    assert added("2x Ting Ting", "shadowfist", "ting") == ("3x Ting Ting", "")
    text, notice = added("", "shadowfist", "zebra")
    assert (text, notice) == ("", "The library has no card “zebra”.")
    assert "Fox Pass is a card of Shadowfist" in added("", "ufs", "fox pass")[1]


def test_a_form_leads_to_the_address_of_its_deck(made, client):
    response = client.post("/decks/", {"list": "3x Fox Pass", "add": "ting ting", "game": "shadowfist"})
    assert response.status_code == 302
    html = client.get(response.headers["Location"]).content.decode()
    assert "3x Fox Pass\n1x Ting Ting</textarea>" in html
    assert "No rule forbids this deck." in html
    assert client.post("/decks/", {"list": "3x Fox Pass", "add": "zebra"}).status_code == 200


def test_a_deck_goes_to_a_file_and_comes_back(made, client):
    for form in ("text", "csv"):
        response = client.get(f"/decks/export/{form}/", {"d": packed_deck(LIST, "shadowfist")})
        assert response["Content-Disposition"].startswith("attachment")
        again = figures(response.content.decode())
        assert [(kind, count) for kind, count, _ in again.types] == [
            (kind, count) for kind, count, _ in figures(LIST).types
        ]
    assert client.get("/decks/export/pdf/").status_code == 404
    assert client.get("/decks/export/csv/", {"d": "nonsense"}).status_code == 404


def test_what_a_stranger_typed_is_no_formula_in_a_table(made):
    rows = list(csv.reader(io.StringIO(as_csv(figures('2x =HYPERLINK("x")\n1x Fox Pass')))))
    assert rows == [
        ["count", "title", "type", "cost"],
        ["1", "Fox Pass", "Feng Shui Site", ""],
        ["2", 'HYPERLINK("x")', "", ""],
    ]
    assert "Unknown:\n2x =HYPERLINK" in as_text(figures('2x =HYPERLINK("x")'))


def test_an_address_that_holds_no_deck_is_said(made, client):
    html = client.get("/decks/", {"d": "nonsense"}).content.decode()
    assert "This address holds no deck" in html
    long = "\n".join(f"1x {sha256(bytes([number])).hexdigest()}" for number in range(200))
    html = client.post("/decks/", {"list": long}).content.decode()
    assert "Too long for an address" in html
    assert not re.search(r"data-permalink>Link to this deck", html)
