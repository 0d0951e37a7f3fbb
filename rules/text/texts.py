"""A document as plain data: what the importers and the bundled Markdown both produce.

A :class:`ParsedDocument` is a flat list of sections in reading order; a section's place in the tree follows from its
number (``7.3.2.a`` belongs to ``7.3.2``). Everything that can be found and cited is a :class:`ParsedPassage`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum

from rules.engine import slug
from rules.engine.ufs import version_slug

# How the title of a card becomes its slug in games that tell cards apart by more than letters and digits.
MARKED = {"ufs": version_slug}


class PassageKind(StrEnum):
    """What a passage is; the values are stored."""

    RULE = "rule"
    EXAMPLE = "example"
    DEFINITION = "definition"
    ANSWER = "answer"  # of a question; the question is the section's title
    RULING = "ruling"  # on one or more cards
    ENTRY = "entry"  # of a list of cards, such as the card changes of rulebook 9.2


@dataclass(frozen=True)
class ParsedPassage:
    """One paragraph, example, definition, answer or ruling.

    ``text`` is Markdown (``**Ting Ting**``, ``*target*``, ``[Dragons]``). ``term`` is the defined term, or the card's
    name of an entry; ``sense`` is set for one of several meanings (``effect``, sense ``triggered``).
    ``cards`` are titles that the passage rules on, as the source spells them. ``after`` is the number of the item that
    a paragraph follows, when the paragraph belongs to the section that the item is in and stands behind it.
    """

    kind: PassageKind
    text: str
    term: str = ""
    sense: str = ""
    cards: tuple[str, ...] = ()
    after: str = ""


@dataclass(frozen=True)
class ParsedSection:
    """One numbered section, step or question.

    ``page`` is the page of the source where its table of contents or text tells it. ``aliases`` are other numbers the
    section answers to (``q12``). ``cards`` are titles that the whole section rules on. ``line`` is where it starts in
    its file, from 1 (0 where the file has no lines).
    """

    number: str
    title: str = ""
    page: int | None = None
    passages: tuple[ParsedPassage, ...] = ()
    aliases: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    line: int = 0

    @property
    def parent(self) -> str:
        """The number of the section this one belongs to, empty for a chapter."""
        return parent_number(self.number)


@dataclass(frozen=True)
class Note:
    """Something an importer repaired, or could not repair, and where: ``line`` from 1, 0 where unknown."""

    level: str  # "repaired" or "unrepaired"
    what: str
    line: int = 0
    number: str = ""


@dataclass
class ParsedDocument:
    """A document and what had to be repaired to read it."""

    slug: str
    title: str = ""
    sections: list[ParsedSection] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    def section(self, number: str) -> ParsedSection:
        """The section with this number or alias.

        :raises KeyError: if there is none.
        """
        for section in self.sections:
            if number == section.number or number in section.aliases:
                return section
        raise KeyError(f"{self.slug} has no section {number!r}")


def parent_number(number: str) -> str:
    """The number without its last component: ``7.3.2.a`` gives ``7.3.2``, ``7`` gives an empty string."""
    return number.rpartition(".")[0]


def slugify_title(text: str) -> str:
    """The slug of a title or term: ``Thing with a 1000 Tongues`` gives ``thing-with-a-1000-tongues``."""
    return slug(text)


def title_slug(title: str, game: str) -> str:
    """The slug of a card's title in its game: in UFS the marks around it count (3.3).

    >>> title_slug("·Crazy Buffalo·", "ufs"), title_slug("Crazy Buffalo.", "shadowfist")
    ('crazy-buffalo-dots-1', 'crazy-buffalo')
    """
    return MARKED.get(game, slugify_title)(title)


def sort_title(title: str) -> str:
    """What a title is sorted by: accents, quotes and an article in front do not count, and marks come last.

    >>> sort_title('The "Faceless"'), sort_title("Álvaro"), sort_title("A")
    ('faceless', 'alvaro', 'a')
    """
    return re.sub(r"^(?:the|a|an)-(?=.)", "", version_slug(title))
