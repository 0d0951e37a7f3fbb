"""Compiled card texts: stored with the cards, up to date, and shown."""

from itertools import islice

import pytest
from django.conf import settings
from django.core.management import call_command

from rules import interactions
from rules.cardquery import parse_query
from rules.editing.changing import renew
from rules.editing.compiling import compile_cards
from rules.editing.report import Report
from rules.engine.shadowfist.lowering.texts import compile_card_text
from rules.engine.shadowfist.model.cards import Face
from rules.importers.bundled_library import load_library
from rules.importers.community import import_cards
from rules.library import compiled
from rules.models import Card, CompiledWording, LibraryVersion, Printing
from tests.engine_library import bundled

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]

ODD = "Unique. Flummox a Site."


def give_text(title, text):
    """Another text to a card and its printings, and everything that follows from it."""
    cards = Card.objects.filter(title=title).values_list("pk", flat=True)
    cards.update(text=text)
    Printing.objects.filter(card__title=title).update(text=text)
    report = Report("texts")
    compile_cards(report, cards)
    LibraryVersion.bump(cards)
    return report


def no_compiler(*args, **kwargs):
    raise AssertionError("a text is compiled that is stored")


def test_every_wording_is_stored():
    rows = {}
    for card in bundled().all():
        for face in compiled.wordings(card):
            rows[compiled.digest(face)] = face
    found = compiled.stored(rows.values())
    assert found.keys() == rows.keys()
    for key, row in found.items():
        now = compile_card_text(rows[key].text, title=rows[key].title, type=rows[key].type)
        assert compiled.nodes(row) == now.abilities
        assert (row.whole, row.clauses, row.clauses_understood) == (now.whole, now.clauses, now.clauses_understood)


def test_a_place_is_that_of_the_ability_in_the_text():
    row = compiled.of_card(Card.objects.with_printings().get(title="Fox Pass"))
    first = row.abilities[0]
    assert (first["kind"], first["text"]) == ("restriction", "Unique.")
    assert row.text[first["start"] : first["end"]].startswith("Unique")
    assert row.abilities[1]["kind"] == "voluntary effect"


def test_nothing_is_compiled_when_a_scenario_is_evaluated(monkeypatch):
    LibraryVersion.bump(cards=())  # so that nothing is in memory
    monkeypatch.setattr(compiled, "compile_card_text", no_compiler)
    monkeypatch.setattr(compiled, "compile_wording", no_compiler)
    for entry in islice(interactions.examples(), 40):
        interactions.evaluate(entry["scenario"])


def test_nothing_is_compiled_for_a_page(monkeypatch, client):
    monkeypatch.setattr(compiled, "compile_wording", no_compiler)
    assert client.get("/cards/fox-pass/").status_code == 200
    assert client.get("/api/v1/cards?page_size=200").status_code == 200


def test_a_changed_text_is_compiled_again():
    report = give_text("Fox Pass", ODD)
    assert report.created["compiled texts"] == 1
    assert report.removed["compiled texts"] >= 1
    card = Card.objects.select_related("compiled").get(title="Fox Pass")
    assert not card.compiled.whole
    assert card.compiled.text == ODD


@pytest.mark.exhaustive
def test_another_compiler_compiles_everything_again(capsys):
    assert renew() is None
    CompiledWording.objects.filter(title="Fox Pass").update(compiler="an older one", abilities=[])
    before = LibraryVersion.current().version
    card = Card.objects.with_printings().get(title="Fox Pass")
    assert compiled.of_card(card).abilities, "what is out of date is not shown"
    call_command("load_library", folder=settings.LIBRARY_DIR)
    assert "updated:   3 compiled texts" in capsys.readouterr().out
    assert LibraryVersion.current().version > before
    assert renew() is None


def test_loading_again_compiles_nothing():
    report = load_library(settings.LIBRARY_DIR)
    assert report.unchanged["cards"]
    assert not any("compiled texts" in told for told in (report.created, report.updated, report.removed))


def test_the_card_in_the_api(client):
    give_text("Fox Pass", ODD)
    data = client.get("/api/v1/cards/fox-pass").json()
    assert data["understood"] is False
    assert data["abilities"] == [{"kind": "restriction", "text": "Unique.", "start": 0, "end": 7}]
    (unread,) = data["not_understood"]
    assert unread["text"] == data["text"][unread["start"] : unread["end"]] == "Flummox a Site."
    assert unread["reason"]
    assert client.get("/api/v1/cards/ting-ting").json()["understood"] is True


def test_the_page_of_a_card(client):
    give_text("Fox Pass", ODD)
    page = client.get("/cards/fox-pass/").content.decode()
    assert '<mark class="unread">Flummox a Site.</mark>' in page
    assert "not all of it" in page
    page = client.get("/cards/ting-ting/").content.decode()
    assert "How the checker reads it" in page
    assert "not all of it" not in page


def test_the_query_language():
    give_text("Fox Pass", ODD)
    unread, judged = parse_query("understood:no").cards(), Card.objects.exclude(compiled=None).count()
    assert Card.objects.get(title="Fox Pass") in unread
    assert unread.count() + parse_query("understood:yes").cards().count() == judged
    assert "understood:perhaps" in parse_query("fox understood:perhaps").warnings[0]


def test_a_card_without_text_is_understood():
    row = compiled.compile_wording(Face("Plain", "Character"))
    assert row.whole
    assert row.abilities == []


@pytest.mark.exhaustive
@pytest.mark.shared
def test_the_community_file_is_compiled_when_it_is_imported(shared):
    from django.db import transaction

    with transaction.atomic():
        report = import_cards(shared / "data/chimpshack/cards.csv")
        assert report.created["compiled texts"] > 1000
        assert not Card.objects.filter(game__slug="shadowfist", compiled=None).exists()
        assert renew() is None
        transaction.set_rollback(True)
