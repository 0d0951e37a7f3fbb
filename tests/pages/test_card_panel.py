"""The list of cards: conditions that are clicked, orders and views, and the ways to browse."""

import re
from html import unescape
from urllib.parse import parse_qs

import pytest

from rules.cardquery.refining import toggled, values_of, without
from rules.models import LibraryVersion
from tests.pages_library import make_card, make_library, make_printing
from tests.stored_once import stored_once


@pytest.fixture
@stored_once
def made(db):
    made = make_library()
    faceless = make_card(made.game, 'The "Faceless"', "Character", subtitle="Cop")
    make_printing(faceless, made.sets["YotD"], "Guts.", cost=1, fighting=2, rarity="Common")
    LibraryVersion.bump()
    return made


@pytest.fixture
def page(client):
    def page(address, expected=200, **parameters):
        response = client.get(address, parameters)
        assert response.status_code == expected
        return response.content.decode()

    return page


def titles(html):
    return [unescape(title) for title in re.findall(r'class="card-row-title"[^>]*>([^<]*)<', html)]


def option(html, field, label):
    """The query that a condition of the panel leads to, how many cards it says it finds, and whether it is chosen."""
    group = re.search(rf'class="facet facet-{field}"(?s:.*?)</details>', html)[0]
    for query, chosen, text in re.findall(r'<a href="\?([^"]*)" rel="nofollow"( aria-current)?[^>]*>(.*?)</a>', group):
        words = re.sub(r"<[^>]*>", " ", text).split()
        if " ".join(words[:-1]).removeprefix("[").endswith(label):
            return parse_qs(unescape(query)).get("q", [""])[0], int(words[-1]), bool(chosen)
    raise AssertionError(f"{field} has no {label}: {group}")


@pytest.mark.parametrize(
    ("query", "clicked", "then"),
    [
        ("", ("f", "lotus"), "f:lotus"),
        ("cop cost<=3", ("f", "lotus"), "cop cost<=3 f:lotus"),
        ("f:lotus faction:LOTUS x", ("f", "lotus"), "x"),
        ("f:lotus", ("f", "hand"), "f:lotus f:hand"),
        ("-f:lotus", ("f", "lotus"), "-f:lotus f:lotus"),
        ("d:cop or d:hood", ("f", "lotus"), "(d:cop or d:hood) f:lotus"),
        ("(d:cop or d:hood) f:lotus", ("f", "lotus"), "(d:cop or d:hood)"),
        ('"ting ting" o:"a or b"', ("kw", "toast it"), '"ting ting" o:"a or b" kw:"toast it"'),
        ('kw:"Toast It"', ("kw", "toast it"), ""),
    ],
)
def test_a_condition_is_added_to_what_was_typed_or_taken_out(query, clicked, then):
    assert toggled(query, *clicked) == then


def test_of_one_value_only_the_new_one_takes_the_place_of_the_old():
    assert toggled("cop t:event cost>2", "t", "state", instead=True) == "cop cost>2 t:state"
    assert toggled("cop t:event", "t", "event", instead=True) == "cop"
    assert toggled("cost>2 cost<5", "cost", "3", instead=True) == "cost:3"


def test_what_is_chosen_is_read_from_the_query():
    assert values_of("t:Event -t:site (t:state) cost=2", "t") == {"event"}
    assert values_of("t:event or t:state", "t") == set()
    assert without('set:"Dark Future" r:rare', "set") == "r:rare"


def test_the_panel_counts_what_is_left_and_the_query_follows(made, page):
    html = page("/cards/")
    assert option(html, "t", "Character") == ("t:character", 3, False)
    html = page("/cards/", q="t:character")
    assert option(html, "t", "Character") == ("", 3, True)
    assert option(html, "t", "Feng Shui Site") == ('t:"feng shui site"', 1, False)
    assert option(html, "d", "Cop") == ("t:character d:cop", 2, False)
    assert titles(page("/cards/", q="t:character d:cop")) == ['The "Faceless"', "Maverick Cop"]


def test_each_condition_of_the_panel_finds_as_many_cards_as_it_says(made, page):
    html = page("/cards/", q="cop")
    asked = re.findall(r'<a href="\?([^"]*)" rel="nofollow"[^>]*>(.*?)<span class="count">(\d+)</span>', html)
    assert len(asked) > 10
    for query, _, count in asked:
        q = parse_qs(unescape(query)).get("q", [""])[0]
        assert f"{count} card" in page("/cards/", q=q), q


def test_where_no_card_fits_there_is_no_panel_and_a_way_on(made, page):
    assert 'class="facets"' in page("/cards/", q="fox")
    for query in ("d:(", "qwrtzp"):
        html = page("/cards/", q=query)
        assert "No card fits." in html
        assert 'href="/browse/"' in html
        assert 'class="facets"' not in html


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ({}, ['The "Faceless"', "Fox Pass", "Maverick Cop", "Ting Ting"]),
        ({"dir": "desc"}, ["Ting Ting", "Maverick Cop", "Fox Pass", 'The "Faceless"']),
        ({"order": "cost"}, ['The "Faceless"', "Maverick Cop", "Ting Ting", "Fox Pass"]),  # a Site without one is last
        ({"order": "fighting"}, ["Ting Ting", "Maverick Cop", 'The "Faceless"', "Fox Pass"]),
        ({"order": "newest"}, ["Fox Pass", 'The "Faceless"', "Maverick Cop", "Ting Ting"]),
    ],
)
def test_the_list_is_sorted(made, page, parameters, expected):
    assert titles(page("/cards/", **parameters)) == expected


def test_an_order_that_there_is_not_is_said(made, page):
    assert "“colour” is no order" in page("/cards/", order="colour")


def test_the_box_keeps_view_and_order(made, page):
    html = page("/cards/", q="cop", view="grid", order="cost")
    assert '<input type="hidden" name="view" value="grid">' in html
    assert '<input type="hidden" name="order" value="cost">' in html
    assert 'class="card-grid"' in html
    assert 'class="checklist"' in page("/cards/", view="checklist")


def test_the_ways_to_browse_lead_to_as_many_cards_as_they_say(made, page):
    for address in ("/browse/", "/browse/faction/", "/browse/type/"):
        html = page(address)
        links = re.findall(r'href="/cards/\?q=([^"]*)">(.*?)</a>(?: <span class="count">(\d+))?', html)
        assert links, address
        for query, inside, behind in links:
            count = behind or re.search(r'class="count">(\d+)', inside)[1]
            q = parse_qs("q=" + unescape(query))["q"][0]
            assert f"{count} card" in page("/cards/", q=q), (address, q)
    assert "No card fits yet." in page("/browse/keyword/")  # no text is compiled here
    page("/browse/colour/", expected=404)


def test_a_set_has_a_note_on_what_is_new_in_it(made, page):
    html = page("/sets/YotD/")
    assert "1 of them was new in this set; the others are reprints." in html
    assert "1 carries an errata numeral" in html
    assert '<a href="/cards/?q=set%3AYotD+r%3ACommon">Common</a> <span class="count">1</span>' in html
    assert "All of them are reprints." in page("/sets/10kB/")
    assert "None of them was printed before." in page("/sets/L/S/")


def test_the_checklist_of_a_set_has_the_rarity_in_that_set(made, page):
    make_printing(made.cop, made.sets["YotD"], "+1 Fighting.", rarity="Promo", fighting=4, cost=3)
    assert "Promo" in page("/sets/YotD/", view="checklist")
    assert "Promo" not in page("/sets/L/S/", view="checklist")


def test_the_checklist_has_a_column_of_artists_where_one_is_known(made, page):
    assert ">Artist</th>" not in page("/sets/YotD/", view="checklist")
    made.sets["YotD"].printings.update(artist="Pat Nobody")
    LibraryVersion.bump()
    assert ">Artist</th>" in page("/sets/YotD/", view="checklist")
    assert "<td>Pat Nobody</td>" in page("/sets/YotD/", view="checklist")


def test_a_card_at_random(made, client):
    response = client.get("/cards/random/", {"q": "d:cop t:character"})
    assert response.headers["Location"] in {"/cards/maverick-cop/", "/cards/the-faceless/"}
    assert "no-store" in response.headers["Cache-Control"]
    assert client.get("/cards/random/", {"q": "zebra"}).headers["Location"] == "/cards/?q=zebra"


def test_of_many_cards_the_panel_counts_what_it_counts_of_few(made, page, monkeypatch):
    def counted():
        return re.findall(r'rel="nofollow"[^>]*>(.*?)</a>', page("/cards/", q="t:character"))

    of_few = counted()
    monkeypatch.setattr("rules.cardquery.facets.FEW", 0)
    assert counted() == of_few


def test_what_the_panel_reads_is_made_by_the_import_and_not_by_a_visitor(made, page, monkeypatch):
    def made_anew(self):
        raise AssertionError("a visitor waits for it")

    monkeypatch.setattr("rules.cardquery.facets._Made.__init__", made_anew)
    assert option(page("/cards/"), "d", "Cop") == ("d:cop", 2, False)
