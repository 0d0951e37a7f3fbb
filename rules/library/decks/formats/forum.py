"""Decks in the code of forums. What is read of it is what dresses a line (:mod:`rules.library.decks.readings`)."""

from __future__ import annotations

from itertools import groupby

from rules.library.decks.deck_list import DECK
from rules.library.decks.formats.copies import NAMES, Copies


def write(copies: list[Copies]) -> str:
    """A deck for a forum: bold headings, a list of cards below each."""
    said = []
    for (part, kind), of in groupby(copies, key=lambda each: (each.part, each.type if each.part == DECK else "")):
        cards = list(of)
        name = (kind or "Unknown") if part == DECK else NAMES[part]
        said += [f"[b]{name} ({sum(each.count for each in cards)})[/b]", "[list]"]
        said += [
            f"[*]{each.count}x [card]{each.title}[/card]{f' ({each.set_code})' if each.set_code else ''}"
            for each in cards
        ]
        said.append("[/list]")
    return "\n".join(said) + "\n"
