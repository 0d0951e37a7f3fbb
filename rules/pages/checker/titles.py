"""Cards by the titles that visitors type."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules.library import selectors
from rules.pages.checker.edits import UnknownTitleError

MAX_TITLE = 120  # letters that are looked for, and told back
Found = TypeVar("Found")


def found_by_title(find: Callable[[str], Found | None], title: str, game: str) -> Found:
    """The card with this title; what one has typed so far is enough where only one title goes on like that.

    :raises UnknownTitleError: if there is none; it tells titles that come near.
    """
    title = title[:MAX_TITLE]
    card = find(title)
    if card is None:
        begun = selectors.autocomplete(title, 2, game=game)
        card = find(begun[0]) if len(begun) == 1 else None
    if card is None:
        near = [*selectors.titles_like(title, game=game), *selectors.autocomplete(title, 3, game=game)]
        raise UnknownTitleError(title, dict.fromkeys(near))
    return card
