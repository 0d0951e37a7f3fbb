"""What becomes searchable of the library, and where it leads."""

from __future__ import annotations

import pytest

from rules.models import LibraryVersion, Ruling, SearchEntry
from rules.search.analysis import card_title_word, number_word, title_word
from rules.search.entries import rebuild_entries
from tests.search_models import SLUG, Library
from tests.stored_once import stored_once

pytestmark = pytest.mark.django_db


@pytest.fixture
@stored_once
def harbor():
    library = Library()
    rebuild_entries()
    return library


def of(target: str) -> list[SearchEntry]:
    return list(SearchEntry.objects.filter(target=target))


def section(number: str) -> list[SearchEntry]:
    return of(f"section:{SLUG}/{number}")


def test_a_section_is_found_whole_and_by_its_passages(harbor):
    whole, *rest = section("1.1")
    assert whole.body == (
        "A crew may board a ship that lies in the harbor; see §1.2.\nBoarding takes its whole turn.\n"
        "The crew walks over a plank.\nOr it swims."
    )
    assert (whole.kind, whole.number, whole.title, whole.headings) == ("rule", "1.1", "Boarding", "Ships")
    assert whole.url == f"/api/v1/sections/{SLUG}/1.1"
    assert whole.page_url == f"/rules/{SLUG}/1.1/"
    assert all(whole.weight > entry.weight for entry in rest)


def test_passages_lead_to_their_place_on_the_page(harbor):
    places = {entry.body: entry.page_url.partition("#")[2] for entry in section("1.1")}
    assert places["Boarding takes its whole turn."] == "p2"
    assert places["Mara boards, and Storm Lantern shines."] == "e1"
    assert places["The crew walks over a plank."] == "1.1.a-p1"
    assert places["Crews embark upon vessels."] == ""


def test_items_in_running_text_are_parts_of_their_section(harbor):
    assert section("1.1.a") == []
    (plank,) = [entry for entry in section("1.1") if entry.body == "The crew walks over a plank."]
    assert (plank.number, plank.title) == ("1.1", "Boarding")
    assert number_word("1.1.a") in plank.terms.split()
    assert "Plank" in plank.terms


def test_rules_numbered_one_by_one_are_found_one_by_one(harbor):
    (wind,) = section("1.2.1")
    assert (wind.number, wind.title, wind.headings) == ("1.2.1", "", "Ships › Sailing")
    assert [entry.body for entry in section("1.2")] == ["Ships sail."]


def test_the_example_counts_less_than_the_rule(harbor):
    weights = {entry.body: entry.weight for entry in section("1.1")}
    assert weights["Mara boards, and Storm Lantern shines."] < weights["Boarding takes its whole turn."]


def test_the_original_counts_towards_the_same_hit(harbor):
    (original,) = [entry for entry in section("1.1") if "embark" in entry.body]
    assert original.weight < 1


def test_defined_terms_titles_and_numbers_are_terms(harbor):
    whole = section("1.1")[0]
    assert {"board", number_word("1.1"), title_word(["boarding"])} <= set(whole.terms.split("\n"))
    (question, _) = section("3.1")
    assert number_word("q1") in question.terms.split("\n")


def test_a_section_without_text_is_found_by_its_title(harbor):
    (weather,) = section("2")
    assert (weather.title, weather.body) == ("Weather", "")


def test_definitions(harbor):
    (gale,) = of("term:harbor/gale")
    assert (gale.kind, gale.title, gale.number, gale.headings) == ("glossary", "Gale", "2.1", "Weather › Words")
    assert gale.body == "A strong wind that stops all sailing for the rest of the day, whoever sails."
    assert (gale.url, gale.page_url) == ("/api/v1/glossary/gale", "/glossary/gale/")


def test_a_definition_that_points_elsewhere_counts_less(harbor):
    assert of("term:harbor/squall")[0].weight < of("term:harbor/gale")[0].weight


def test_a_section_that_is_one_definition_has_its_text(harbor):
    assert [entry.body for entry in section("2.2")] == ["No wind at all."]
    assert [entry.body for entry in section("2.1")] == [""]
    assert of("term:harbor/calm")


def test_a_question_and_the_ruling_it_is_are_one_hit(harbor):
    question, ruling = section("3.1")
    assert (question.kind, ruling.kind) == ("faq", "ruling")
    assert ruling.url == f"/api/v1/rulings/{Ruling.objects.get(section__number='3.1').slug}"
    assert question.weight > ruling.weight
    assert "Harbor Cat" in ruling.terms


def test_a_section_that_is_a_ruling_leads_to_the_ruling(harbor):
    (entry,) = section("3.2")
    ruling = Ruling.objects.get(question="Storm Lantern")
    assert (entry.kind, entry.number, entry.page_url) == ("ruling", "3.2", f"/rulings/{ruling.slug}/")


def test_a_ruling_with_a_text_of_its_own_is_a_hit_of_its_own(harbor):
    ruling = Ruling.objects.get(question="Does it go out?")
    (entry,) = of(f"ruling:{ruling.pk}")
    assert (entry.title, entry.body, entry.number) == ("Does it go out?", "Never in a calm.", "3.2")
    assert entry.weight < section("3.2")[0].weight  # it was reversed


def test_cards(harbor):
    (card,) = of("card:storm-lantern")
    assert (card.kind, card.title, card.body) == ("card", "Storm Lantern", "Subject gains Toughness: 1.")
    assert {"Prop", "State", "Storm Lamp", "Stormy"} <= set(card.terms.split("\n"))
    assert card_title_word(["storm", "lamp"]) in card.terms.split()
    assert (card.url, card.page_url) == ("/api/v1/cards/storm-lantern", "/cards/storm-lantern/")


def test_rebuilding_replaces_everything(harbor):
    before = SearchEntry.objects.count()
    assert rebuild_entries() == (before, LibraryVersion.current().version)
    harbor.cat.delete()
    assert rebuild_entries()[0] == before - 1
    assert SearchEntry.objects.count() == before - 1


def test_the_number_of_queries_does_not_grow(harbor, django_assert_max_num_queries):
    for number in range(30):
        harbor.section(f"9{number}", "Tides")
        harbor.passage(f"9{number}", "The tide turns.")
        harbor.card(f"Gull {number}", "Character")
    with django_assert_max_num_queries(20):
        rebuild_entries()
