"""Titles that are misspelt are found by an index: of all titles the few are compared that may be meant."""

import pytest

from rules.library import naming, selectors, spelt
from rules.models import Game, LibraryVersion
from tests.pages_library import make_card
from tests.stored_once import stored_once

pytestmark = pytest.mark.django_db

TITLES = ("Confucian Stability", "Draco", "Dragon Boat", "Dragon Boat Festival", "Kung Fu Student", "Fox Pass", "Pump")


@pytest.fixture
@stored_once
def titles():
    game = Game.objects.create(slug="shadowfist", name="Shadowfist")
    for title in (*TITLES, *(f"Tower {number} of Stone" for number in range(50))):
        make_card(game, title, "Site")
    LibraryVersion.bump()


@pytest.mark.usefixtures("titles")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Confucan Stabilty", "Confucian Stability"),
        ("Dcrao", "Draco"),
        ("foxpass", "Fox Pass"),
        ("Kunfu Studnet", "Kung Fu Student"),
        ("dragn baot", "Dragon Boat"),
    ],
)
def test_the_likest_title_is_found_though_few_are_compared(typed, meant, monkeypatch):
    monkeypatch.setattr(spelt, "COMPARED", 5)
    assert naming.like(typed).card.title == meant
    assert selectors.titles_like(typed, 1) == [meant]


@pytest.mark.usefixtures("titles")
def test_what_is_like_no_title_finds_none():
    assert naming.like("qwrtzp").candidates == ()
    assert selectors.titles_like("") == []


@pytest.mark.usefixtures("titles")
def test_completions_are_counted_though_few_are_told():
    assert selectors.completions("tower", "", 3) == (["Tower 0 of Stone", "Tower 1 of Stone", "Tower 10 of Stone"], 50)
    assert selectors.completions("pass", "", 3) == (["Fox Pass"], 1)
    assert selectors.completions("dragon boat", "shadowfist", 3)[0] == ["Dragon Boat", "Dragon Boat Festival"]
