"""The lines of a document: what belongs to its text, and which of them a page break has parted."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.importers.documents.repair import Repairer

PICTURE_GAP = 3  # blank lines that a picture leaves behind
MAX_LABEL_WORDS = 4
SENTENCE_END = re.compile(r"[.!?:;…][*”’\"')\]]*$")
QUOTED_END = re.compile(r"[”\"')\]][*]*$")
# A line that ends in one of these goes on in the next, even where that begins with a capital.
LEADING_WORDS = frozenset(
    {"a", "an", "the", "and", "or", "but", "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "with"}
    | {"if", "when", "while", "that", "which", "who", "is", "are"}
)


@dataclass(frozen=True)
class Line:
    """A line that is not blank: its text, its number from 1, and how many blank lines stand before it."""

    text: str
    number: int
    gap: int = 0


def lines_of(text: str) -> list[Line]:
    """The lines of a text without the blank ones."""
    lines, gap = [], 0
    for number, raw in enumerate(text.split("\n"), start=1):
        stripped = raw.strip()
        if stripped:
            lines.append(Line(stripped, number, gap))
            gap = 0
        else:
            gap += 1
    return lines


def without_labels(lines: list[Line]) -> tuple[list[Line], list[list[Line]]]:
    """The lines of the text, and apart from them the labels of each picture.

    Labels are short lines without punctuation; at least one of a run of them stands next to the gap of a picture.
    """
    kept: list[Line] = []
    pictures: list[list[Line]] = []
    run: list[Line] = []
    for line in [*lines, Line("", 0, 0)]:
        if line.text and _may_be_label(line.text):
            run.append(line)
            continue
        beside_picture = any(label.gap >= PICTURE_GAP for label in [*run, line])
        if beside_picture and run:
            pictures.append(run)
        else:
            kept.extend(run)
        run = []
        if line.text:
            kept.append(line)
    return kept, pictures


def describe(labels: list[Line]) -> str:
    """The labels of a picture for a note."""
    return " / ".join(label.text for label in labels)


def _may_be_label(text: str) -> bool:
    return len(text.split()) <= MAX_LABEL_WORDS and bool(re.fullmatch(r"[A-Za-z][A-Za-z /-]*", text))


def is_heading_like(text: str) -> bool:
    """Whether a line could be an unnumbered heading: a few words, the first with a capital, no punctuation."""
    return len(text.split()) <= MAX_LABEL_WORDS and bool(re.fullmatch(r"[A-Z][\w\s'’-]*", text))


def rejoin(lines: list[Line], repairer: Repairer, begins_own: Callable[[str], bool], number: str = "") -> list[Line]:
    """Put sentences together again that a page break has parted.

    ``begins_own`` tells of a line whether it begins something of its own (an item, an example, an entry).
    """
    joined: list[Line] = []
    for line in lines:
        rest = _continuation(joined[-1].text, line.text, begins_own) if joined else ""
        if not rest:
            joined.append(line)
            continue
        text = repairer.joined(joined[-1].text, rest, line.number, number)
        joined[-1] = replace(joined[-1], text=text)
    return joined


def _continuation(first: str, second: str, begins_own: Callable[[str], bool]) -> str:
    """What of the second line goes on with the sentence of the first; empty if it begins a new one."""
    if re.search(r"[A-Za-z]-$", first):
        undashed = second.removeprefix("- ")
        return undashed if undashed[:1].islower() else ""
    if begins_own(second) or SENTENCE_END.search(first):
        return ""
    word = re.search(r"(\w+)\W*$", first)
    if QUOTED_END.search(first):
        return second if second[:1].islower() else ""
    if second.lstrip('*“"(')[:1].islower():
        return second
    leads = word is not None and word[1].lower() in LEADING_WORDS and not first.endswith(",")
    return second if leads else ""
