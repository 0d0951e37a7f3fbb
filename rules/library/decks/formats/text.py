"""Lists as people write them: one card a line."""

from __future__ import annotations

import re
from itertools import groupby

from rules.library.decks.deck_list import DECK, Row
from rules.library.decks.formats.copies import NAMES, Copies

LINE_END = re.compile(r"\r\n|\r|\n")


def lines(text: str) -> list[str]:
    """The lines of a text, whatever system wrote it."""
    return LINE_END.split(text)


def rows(text: str) -> list[Row]:
    """A row for each line that is not blank."""
    return [Row(place, line.strip()) for place, line in enumerate(lines(text), start=1) if line.strip()]


def line(of: Copies) -> str:
    """A card as a line."""
    return f"{of.count}x {of.title}" + (f" ({of.set_code})" if of.set_code else "")


def write(copies: list[Copies]) -> str:
    """A deck by type, what the library does not know last; then its other parts."""
    blocks = []
    for (part, kind), of in groupby(copies, key=lambda each: (each.part, each.type if each.part == DECK else "")):
        cards = list(of)
        name = (kind or "Unknown") if part == DECK else NAMES[part]
        blocks.append("\n".join([f"{name} ({sum(each.count for each in cards)}):", *map(line, cards)]))
    return "\n\n".join(blocks) + "\n"
