"""What there is of a game stands in folders of its own, and registers itself."""

from pathlib import Path

import pytest
from django.conf import settings
from django.template.loader import get_template

from rules.games import games
from rules.pages.checker.games import checker_of, checkers
from rules.pages.games.shown import shown_game, shown_games

PARTS = ("add", "decision", "doings", "edit_card", "how_to", "invent_fields", "phases", "ribbon", "side", "table")


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
