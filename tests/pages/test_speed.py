"""How many questions a page asks the database: a fixed number, whatever it shows."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rules.engine.shadowfist.model.symbols import Symbols
from rules.library.bounded_store import PageStore
from rules.models import CardSet, GlossaryTerm, LibraryVersion, Ruling, Topic
from rules.pages.lookups import library
from tests.pages_library import BOOK, FAQ, make_card, make_library, make_printing, passage

pytestmark = pytest.mark.django_db


@pytest.fixture
def made():
    return make_library()


@pytest.fixture
def queries(client):
    """The number of queries of a page, the library's names being known already, but no page kept."""

    def queries(address):
        library().pages = PageStore()
        client.get(address)
        library().pages = PageStore()
        with CaptureQueriesContext(connection) as captured:
            assert client.get(address).status_code == 200
        return len(captured)

    return queries


def grow(made):
    """Three times as much of everything."""
    for number in range(12):
        card_set = CardSet.objects.create(game=made.game, code=f"S{number}", name=f"Set {number}", order=10 + number)
        make_printing(
            made.fox, card_set, f"Unique. Turn :: Gain {number} Power.", comments=f"note {number}", body=number
        )
        made.fox.errata.create(
            slug=f"more-{number}",
            document=made.faq,
            section=made.sections[FAQ, "1.1"],
            date=made.faq.date,
            status="planned",
            change=f"Change {number}.",
        )
        card = make_card(made.game, f"Pawn {number}", "Character", subtitle="Cop")
        make_printing(card, card_set, "Guts.", fighting=1, provides=Symbols.of(tech=1))
        ruling = Ruling.objects.create(
            slug=f"more-{number}",
            game=made.game,
            section=made.sections[BOOK, "9.2"],
            number=number + 2,
            question=f"Q{number}",
            answer="A.",
        )
        ruling.cards.add(made.fox, card)
        ruling.applies.add(made.sections[BOOK, "7.3"], made.sections[BOOK, "7.4"])
        text = passage(made, BOOK, "7.3", f"**Fox Pass** {number}.", anchor=f"x{number}")
        text.cards.add(made.fox)
        topic = Topic.objects.create(slug=f"topic-{number}", title=f"Topic {number}", order=number)
        topic.sections.set([made.sections[BOOK, "7.3"], made.sections[BOOK, "7.4"], made.sections[FAQ, "1.1"]])
        term = GlossaryTerm.objects.create(game=made.game, term=f"term {number}", slug=f"term-{number}")
        passage(made, BOOK, "10", "A term.", kind="definition", heading=f"term {number}", term=term)
    LibraryVersion.bump()


@pytest.mark.parametrize(
    ("address", "most"),
    [
        ("/", 8),
        ("/cards/", 4),
        ("/cards/fox-pass/", 10),
        ("/cards/fox-pass/?printing=L/S", 10),
        ("/sets/", 5),
        ("/browse/", 2),
        ("/browse/faction/", 2),
        ("/sets/L/S/", 6),
        ("/rules/", 3),
        (f"/rules/{BOOK}/", 3),
        (f"/rules/{BOOK}/7.3/?text=both", 11),
        ("/editions/", 4),
        (f"/glossary/designator/in/{BOOK}/", 4),
        ("/glossary/", 5),
        ("/glossary/designator/", 4),
        ("/rulings/", 8),
        ("/designators/", 3),
        ("/designators/Cop/", 8),
        ("/designators/compare/?a=Hero&b=Heroic", 2),
    ],
)
def test_the_number_of_queries_does_not_grow(made, queries, address, most):
    before = queries(address)
    assert before <= most
    grow(made)
    assert queries(address) == before


def test_a_page_is_kept_until_the_library_changes(made, client):
    client.get("/cards/fox-pass/")
    with CaptureQueriesContext(connection) as captured:
        kept = client.get("/cards/fox-pass/").content
    assert len(captured) <= 2  # the version, for the ETag and for the page
    grow(made)
    assert client.get("/cards/fox-pass/").content != kept


def test_pages_with_parameters_are_not_kept(made, client):
    plain = client.get("/cards/fox-pass/").content
    assert client.get("/cards/fox-pass/?printing=L/S").content != plain
    assert client.get("/cards/fox-pass/").content == plain


@pytest.mark.parametrize("address", ["/cards/fox-pass/", "/editions/", "/sitemap.xml", "/changes/feed/"])
def test_parameters_that_nobody_reads_make_no_page_anew(made, client, address):
    page = client.get(address)
    with CaptureQueriesContext(connection) as captured:
        same = client.get(address, {"utm_source": "a letter", "q": "x" * 500, "": ""})
    assert len(captured) <= 2
    assert (same.content, same["Content-Type"]) == (page.content, page["Content-Type"])


def test_a_page_that_is_known_to_the_browser_is_not_sent_again(made, client):
    tag = client.get("/cards/fox-pass/").headers["ETag"]
    assert client.get("/cards/fox-pass/", headers={"If-None-Match": tag}).status_code == 304


def test_the_store_of_pages_is_bounded():
    store = PageStore(max_bytes=10)
    store.put("a", b"12345")
    store.put("b", b"12345")
    assert store.get("a") == b"12345"
    store.put("c", b"12345")  # the one that was asked for longest ago goes
    assert (store.get("a"), store.get("b"), store.get("c")) == (b"12345", None, b"12345")
    store.put("c", b"1")
    store.put("d", b"1234")
    assert store.get("a") == b"12345"
    store.put("e", b"x" * 11)
    assert store.get("e") is None
