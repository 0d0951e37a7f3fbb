"""The page of a deck: its checks and figures, its address, and what can be taken along."""

import csv
import io
import re
from hashlib import sha256
from html import unescape

import pytest
from django.core.management import call_command

from rules.engine.shadowfist.model.symbols import Symbols
from rules.library.decks.addresses import packed_deck
from rules.library.decks.editing import added, mended, with_copies
from rules.library.decks.exporting import FORMS, export
from rules.library.decks.figures import deck_figures
from rules.library.decks.reading import parse
from rules.models import LibraryVersion
from tests.pages_library import make_card, make_library, make_printing
from tests.stored_once import stored_once

LIST = "Characters:\n3x Ting Ting\n2 Maverick Cop\n\n# Sites\nFoxpass x4\nBig Wheel (1)\n"


@pytest.fixture
@stored_once
def made(db):
    made = make_library()
    wheel = make_card(made.game, "Big Wheel", "State")
    make_printing(wheel, made.sets["L/S"], "+2 Fighting.", cost_x=True, requires=Symbols.of(dragons=2, tech=1))
    LibraryVersion.bump()
    return made


def figures(text, game="shadowfist"):
    return deck_figures(text, game)


def written(text, form):
    return export(parse(text), "shadowfist", form)


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
    assert "did you mean Ting Ting?" in unescape(html)
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
    for form in FORMS:
        response = client.get(f"/decks/export/{form}/", {"d": packed_deck(LIST, "shadowfist")})
        assert response["Content-Disposition"].startswith("attachment")
        again = figures(response.content.decode())
        assert [(kind, count) for kind, count, _ in again.types] == [
            (kind, count) for kind, count, _ in figures(LIST).types
        ]
    assert client.get("/decks/export/pdf/").status_code == 404
    assert client.get("/decks/export/csv/", {"d": "nonsense"}).status_code == 404


def test_what_a_stranger_typed_is_no_formula_in_a_table(made):
    rows = list(csv.reader(io.StringIO(written('2x =HYPERLINK("x")\n1x Fox Pass', "csv"))))
    assert rows == [
        ["count", "title", "type", "cost"],
        ["1", "Fox Pass", "Feng Shui Site", ""],
        ["2", 'HYPERLINK("x")', "", ""],
    ]
    assert "Unknown (2):\n2x =HYPERLINK" in written('2x =HYPERLINK("x")', "text")


def test_an_address_that_holds_no_deck_is_said(made, client):
    html = client.get("/decks/", {"d": "nonsense"}).content.decode()
    assert "This address holds no deck" in html
    long = "\n".join(f"1x {sha256(bytes([number])).hexdigest()}" for number in range(200))
    html = client.post("/decks/", {"list": long}).content.decode()
    assert "Too long for an address" in html
    assert not re.search(r"data-permalink>Link to this deck", html)


def test_a_suggestion_mends_the_line_at_which_it_stands(made, client):
    text = "# mine\n3x Fox Pass\n2 Ting Tong # proxies\nSB: 1 Maverik Cop"
    html = unescape(client.get("/decks/", {"d": packed_deck(text, "shadowfist")}).content.decode())
    for value in ("3:Ting Ting", "4:Maverick Cop"):
        assert f'name="mend" value="{value}"' in html
    answer = client.post("/decks/", {"list": text, "game": "shadowfist", "mend": "3:Ting Ting"})
    assert "2x Ting Ting # proxies" in client.get(answer.headers["Location"]).content.decode()
    assert mended(text, "shadowfist", 4, "Maverick Cop").endswith("# proxies\nSB: 1x Maverick Cop")
    assert mended("count,name\n2,Ting Tong\n", "shadowfist", 2, "Ting Ting") == "2x Ting Ting"
    assert mended(text, "shadowfist", 2, "Ting Ting") == text


def test_copies_that_are_played_otherwise_than_they_are_printed(made, client):
    held = next(each for _, _, cards in figures("3 Fox Pass").types for each in cards)
    assert held.otherwise == ("L/S",)
    held = next(each for _, _, cards in figures("3 Fox Pass (YotD)").types for each in cards)
    assert held.otherwise == ()
    html = client.get("/decks/", {"d": packed_deck("3 Fox Pass", "shadowfist")}).content.decode()
    assert "L/S: played otherwise today" in html


def test_a_verdict_on_what_is_known(made):
    assert figures("6 Fox Pass\n2 Nobody at All\n1 Who Else").verdict == (
        "Of 6 known cards: Fox Pass 6, at most 5; 2 titles are not in this library."
    )
    assert figures("1 Fox Pass").verdict == "Of 1 known card: no rule forbids them."


def test_what_goes_out_comes_back(made):
    text = '3 Fox Pass (YotD)\n2 Ting Ting\n1 "Nobody"\nSideboard\n1 Maverick Cop\nMaybeboard\n1 Fox Pass'
    before = {(line.part, line.count, line.slug, line.printing) for line in parse(text).lines}
    for form in FORMS:
        after = parse(written(text, form))
        lines = {(line.part, line.slug): 0 for line in after.lines}
        for line in after.lines:
            lines[line.part, line.slug] += line.count
        assert lines == {(part, slug): count for part, count, slug, _ in before}, form
        assert not after.unread
        if form in ("text", "csv", "lackey", "forum"):
            assert {line.printing for line in after.lines} == {printing for *_, printing in before}, form


def test_one_request_gives_everything(made, client):
    def post(path, body):
        return client.post(f"/api/v1/decks/{path}", body, content_type="application/json")

    read = post("parse", {"text": "SB: 1 Maverick Cop\n3x Fox Pass (YotD)\n# mine\nSites (3)\n?"}).json()
    assert (read["total"], read["sideboard"]) == (3, 1)
    assert [each["line"] for name in ("cards", "headings", "comments", "unread") for each in read[name]] == [
        1,
        2,
        4,
        3,
        5,
    ]
    checked = post("check", read).json()
    assert [(card["part"], card["slug"], card["printing"]) for card in checked["cards"]] == [
        ("sideboard", "maverick-cop", None),
        ("deck", "fox-pass", "fox-pass.yotd"),
    ]
    assert set(checked["export"]) == set(FORMS)
    assert checked["statistics"]["types"] == [{"type": "Feng Shui Site", "count": 3}]
    assert client.get(checked["url"].replace("http://testserver", "")).status_code == 200
    for form, of in FORMS.items():
        answer = client.post(
            f"/api/v1/decks/export?as={form}", {"text": "3x Fox Pass"}, content_type="application/json"
        )
        assert answer["Content-Type"] == of.content_type
        assert b"Fox Pass" in answer.content
    assert client.post("/api/v1/decks/export?as=pdf", {"text": "x"}, content_type="application/json").status_code == 400


def test_a_deck_in_a_file_is_checked_from_the_command_line(made, tmp_path, capsys):
    file = tmp_path / "deck.dat"
    file.write_bytes("6x Fox Pass\r\nTing Ting ×2\r\n??\r\n".encode("cp1252"))
    with pytest.raises(SystemExit) as ended:
        call_command("check_deck", str(file))
    told = capsys.readouterr().out
    assert ended.value.code == 1
    assert "Of 8 known cards: Fox Pass 6, at most 5" in told
    file.write_text("count,name\n3,Fox Pass\n")
    call_command("check_deck", str(file))
    assert "no rule forbids them" in capsys.readouterr().out
    call_command("check_deck", str(file), form="octgn")
    assert 'qty="3"' in capsys.readouterr().out
