"""Cards by the titles that visitors type."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from rules.library import selectors
from rules.pages.checker.edits import UnknownTitleError

MAX_TITLE = 120  # letters that are looked for, and told back
MAX_TITLES = 80  # that are added at once
MAX_COPIES = 20
BETWEEN = re.compile(r"\s*[\n;]\s*|\s*,(?!\d)\s*")  # not the comma of a thousand
COPIES = re.compile(r"(\d{1,2}) ?[x×]? +(.+)|(.+?) [x×](\d{1,2})")
Found = TypeVar("Found")


def titles_in(text: str, known: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """The titles that were typed or pasted, with commas or on lines of their own, and how many copies of each.

    >>> list(titles_in("2x Ting Ting, 1,000 Corpses", lambda title: False))
    [(2, 'Ting Ting'), (1, '1,000 Corpses')]
    """
    text = text.strip()
    whole = [text] if known(text) else BETWEEN.split(text)
    for each in [title for title in whole if title][:MAX_TITLES]:
        match = None if known(each) else COPIES.fullmatch(each)
        number, title = (match[1] or match[4], match[2] or match[3]) if match else (1, each)
        yield min(int(number), MAX_COPIES), title


def found_by_title(find: Callable[[str], Found | None], title: str, game: str, exact: bool = False) -> Found:
    """The card with this title; else the first that goes on like what was typed so far.

    :raises UnknownTitleError: if there is none; it tells titles that come near.
    """
    title = title[:MAX_TITLE]
    card = find(title)
    if exact and card is None:
        raise UnknownTitleError(title, ())
    if card is None and len(title) > 1:
        begun = selectors.autocomplete(title, 1, game=game)
        card = find(begun[0]) if begun else None
    if card is None:
        near = [*selectors.titles_like(title, game=game), *selectors.autocomplete(title, 3, game=game)]
        raise UnknownTitleError(title, dict.fromkeys(near))
    return card
