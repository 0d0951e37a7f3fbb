"""A deck list that was read: cards, headings, comments, and what could not be read, each with its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

MAX_LINES = 1_000
MAX_LINE = 300
MAX_COPIES = 999
MAX_NOTE = 120
DECK, SIDEBOARD, MAYBE = "deck", "sideboard", "maybe"
PARTS = (DECK, SIDEBOARD, MAYBE)


@dataclass(frozen=True, slots=True)
class Line:
    """So many copies of a card, as a list has it; ``line`` counts from 1.

    ``slug`` is that of the card, if the library has it; ``printing`` the id of the printing that the list chooses;
    ``note`` what else stands with it; ``candidates`` are titles that may be meant where the library has none.
    """

    line: int
    count: int
    title: str
    slug: str | None = None
    printing: str | None = None
    note: str = ""
    part: str = DECK
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that says what follows, or how much there is; ``part`` is what follows it."""

    line: int
    text: str
    part: str


@dataclass(frozen=True, slots=True)
class Comment:
    """A line that says something to people only."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that could not be read, and why."""

    line: int
    text: str
    why: str


@dataclass
class DeckList:
    """A list that was read; every line of it stands in one of these, in order."""

    lines: list[Line] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)

    def of(self, part: str) -> list[Line]:
        """The lines of a part of it."""
        return [line for line in self.lines if line.part == part]

    def total(self, part: str = DECK) -> int:
        """The copies of all cards of a part."""
        return sum(line.count for line in self.of(part))


class Kind(StrEnum):
    """What a reader of a format knows of a row."""

    TEXT = "text"  # a line that people wrote: card, heading, comment or none of them
    ENTRY = "entry"  # a title, its number of copies apart
    HEADING = "heading"
    COMMENT = "comment"
    UNREAD = "unread"


@dataclass(frozen=True, slots=True)
class Row:
    """What a format has at a line, before the library is asked.

    ``part`` is empty where headings above say it; ``notes`` are words about the card, of which one may name a set.
    """

    line: int
    text: str
    kind: Kind = Kind.TEXT
    count: int | None = None
    part: str = ""
    notes: tuple[str, ...] = ()
    why: str = ""
