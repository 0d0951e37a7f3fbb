"""What there is of a game stands in folders of its own, and registers itself."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.template.loader import get_template

from rules.games import games
from rules.models import Card
from rules.pages.checker.games import checker_of, checkers
from rules.pages.games.shown import shown_game, shown_games

PARTS = (
    "add",
    "counts",
    "decision",
    "doings",
    "edit_card",
    "edit_player",
    "how_to",
    "invent_fields",
    "phases",
    "ribbon",
    "side",
    "table",
)


def test_every_game_is_shown_and_has_a_checker():
    known = list(games())
    assert [each.game for each in checkers()] == known
    assert [each.game for each in shown_games()] == known


def test_who_names_no_game_gets_the_first():
    assert checker_of(None) is checker_of("chess") is checker_of(["ufs"]) is checkers()[0]
    assert shown_game("") is shown_games()[0]


@pytest.mark.parametrize("game", games())
def test_a_game_has_its_own_parts_of_the_pages(game):
    for part in PARTS:
        get_template(f"{checker_of(game).templates}_{part}.html")
    get_template(f"{shown_game(game).templates}_row.html")


def test_no_page_asks_which_game_it_is_of():
    """Besides the folders of games: there what differs between games belongs."""
    root = Path(settings.BASE_DIR)
    paths = [*(root / "templates").rglob("*.html"), *(root / "rules" / "pages" / "views").rglob("*.py")]
    paths += (root / "rules" / "pages" / "presenters").rglob("*.py")
    asking = [
        str(path.relative_to(root))
        for path in paths
        if path.parent.name not in games()
        for text in [path.read_text(encoding="utf-8")]
        if "is_ufs" in text or any(f'== "{game}"' in text or f"== '{game}'" in text for game in games())
    ]
    assert not asking


@pytest.mark.django_db
def test_the_list_of_cards_keeps_to_a_game(library, client):
    numbers = {
        address: re.search(r"(\d+) cards", client.get(address).content.decode())[1]
        for address in ("/cards/?game=ufs", "/cards/?q=game:ufs", "/cards/?game=shadowfist", "/cards/")
    }
    ufs, by_query, shadowfist, every = numbers.values()
    assert ufs == by_query
    assert int(ufs) + int(shadowfist) == int(every)
    assert "There is shadowfist, ufs" in client.get("/cards/?game=chess").content.decode()


@pytest.mark.django_db
def test_cards_that_were_made_up_say_so_and_how_others_come(library, client):
    made_up = "no publisher has printed them"
    sample = Card.objects.filter(game__slug="ufs").first()
    for address in ("/cards/?game=ufs", sample.get_absolute_url()):
        page = client.get(address).content.decode()
        assert made_up in page
        assert 'href="/about/#import"' in page
        assert 'href="/check/invent/?game=ufs"' in page
    assert "manage.py import_cards FILE" in client.get("/about/").content.decode().partition('id="import"')[2]
    for address in ("/cards/?game=shadowfist", "/cards/fox-pass/"):
        assert made_up not in client.get(address).content.decode()
