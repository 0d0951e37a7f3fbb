"""Tables of contents, and the headings that they announce."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.importers.documents.errors import missing
from rules.importers.documents.lines import Line

ENTRY = re.compile(r"(?P<number>\d+(?:\.\d+)*)\.?\s+\.?(?P<title>\S.*?)[\s.]*[\s.](?P<page>\d{1,3})")
UNNUMBERED_ENTRY = re.compile(r"(?P<title>[A-Z][^\d\t]*?)\t[\s.]*(?P<page>\d{1,3})")
NUMBERED = re.compile(r"(?:- )?(?P<number>\d+(?:\.\d+)*)\.?\s+(?P<title>\S.*)", re.DOTALL)
MAX_PART_WORDS = 3
MAX_ENTRY = 150  # characters


@dataclass(frozen=True)
class Entry:
    """A line of a table of contents. An unnumbered heading has an empty number.

    ``begins_part``: the name of a part of the book (Rulebook, Reference Guide) stands before it.
    """

    number: str
    title: str
    page: int
    begins_part: bool = False


@dataclass(frozen=True)
class Heading:
    """A heading in the text: its number, its title as it stands there, its page, and its place among the lines."""

    number: str
    title: str
    page: int | None
    index: int
    begins_part: bool = False


def read_contents(lines: list[Line], start: int) -> tuple[list[Entry], int]:
    """The entries of the table that begins at or behind a line, and the index of the first line after it."""
    entries: list[Entry] = []
    part = False
    end = start
    for index in range(start, len(lines)):
        text = lines[index].text
        match = ENTRY.fullmatch(text) if len(text) <= MAX_ENTRY else None
        unnumbered = UNNUMBERED_ENTRY.fullmatch(text) if len(text) <= MAX_ENTRY and not match else None
        if match:
            number = re.sub(r"\.0$", "", match["number"])
            entries.append(Entry(number, match["title"].rstrip(". "), int(match["page"]), part))
        elif unnumbered:
            entries.append(Entry("", unnumbered["title"].strip(), int(unnumbered["page"])))
        elif entries and not _is_part_name(text):
            break
        part = not match and not unnumbered
        end = index + 1 if match or unnumbered else end
    return entries, end


def _is_part_name(text: str) -> bool:
    return len(text.split()) <= MAX_PART_WORDS and text[-1:].isalpha()


def locate(lines: list[Line], entries: list[Entry], start: int) -> list[Heading]:
    """Find the headings of a table of contents in the text, in their order.

    :raises DocumentError: naming the first that is not there.
    """
    headings: list[Heading] = []
    index = start
    last = ""
    for entry in entries:
        while index < len(lines) and not _announces(entry, lines[index].text):
            index += 1
        if index == len(lines):
            raise missing(entry.number, entry.title, after=last)
        match = NUMBERED.match(lines[index].text)
        title = match["title"] if match and entry.number else lines[index].text
        headings.append(Heading(entry.number, title.strip(), entry.page, index, entry.begins_part))
        last = f"{entry.number} {entry.title}".strip()
        index += 1
    return headings


def _announces(entry: Entry, text: str) -> bool:
    """Whether the line is the heading of the entry: the same number, and one title begins with the other."""
    if not entry.number:
        return text.lower() == entry.title.lower()
    match = NUMBERED.match(text)
    if not match or match["number"] != entry.number:
        return False
    announced, found = _words(entry.title), _words(match["title"])
    length = min(len(announced), len(found))
    return bool(length) and announced[:length] == found[:length]


def _words(title: str) -> list[str]:
    return re.findall(r"\w+", title.lower())
