"""The rulebook of 2000: numbered chapters with a table of contents, worked examples, card changes and a glossary."""

from __future__ import annotations

import re

from rules.importers.documents.assembly import Assembly, lead_in
from rules.importers.documents.contents import Heading, locate, read_contents
from rules.importers.documents.entries import Entry, senses, split_entry
from rules.importers.documents.errors import missing, unended
from rules.importers.documents.items import MARKER, ItemNumbers
from rules.importers.documents.lines import Line, describe, is_heading_like, lines_of, rejoin, without_labels
from rules.importers.documents.repair import Repairer
from rules.text.texts import ParsedDocument, PassageKind

SLUG = "shadowfist-rulebook-2000"
TITLE = "Shadowfist: Year of the Dragon Rulebook"
SIGN = "Impatient Grasshopper"  # is in no other document
CHAPTERS = 10

CONTENTS = "Table of Contents"
AFTER_THE_LAST = "Shadowfist Products"
SAMPLE_TURN = "A Sample Turn"
CARD_CHANGES = "Card Changes"
GLOSSARY = "Glossary"
PLAYERS = re.compile(r"\b(?:Ann|Bob|Cathy|David|Eve|Frank)\b")  # who play in the examples

SUBHEADING = re.compile(r"(?P<number>\d+\.\d+\.\d+)\s+(?P<title>[A-Z].{0,80})")
EXAMPLE = re.compile(r"\**Example:?\**:?\s+")
BULLET = re.compile(r"- (?P<text>\S.*)", re.DOTALL)
BOLD_NAME = re.compile(r"\*\*(\w[^*]* [^*]*)\*\*")  # of two words or more: single words may be keywords
LONG_BULLET = 25  # words
LONG_EXAMPLE = 400  # words: the further paragraphs of a longer one are passages of their own


def parse(text: str, *, chapters: int = CHAPTERS) -> ParsedDocument:
    """The rulebook's sections; its front matter, its story and its last pages of products are left out.

    :raises DocumentError: if the table of contents, one of the headings it lists, or the end is missing.
    """
    assembly = Assembly(SLUG, TITLE)
    lines, pictures = without_labels([line for line in lines_of(text) if line.text != "-"])
    start = next((index for index, line in enumerate(lines) if line.text == CONTENTS), None)
    if start is None:
        raise missing("", CONTENTS)
    entries, body = read_contents(lines, start + 1)
    headings = locate(lines, [entry for entry in entries if entry.number], body)
    found = {heading.number for heading in headings}
    for chapter in range(1, chapters + 1):
        if str(chapter) not in found:
            raise missing(str(chapter), "a chapter", after=entries[-1].number if entries else "")
    last = headings[-1]
    stops = (index for index in range(last.index, len(lines)) if lines[index].text.startswith(AFTER_THE_LAST))
    end = next(stops, None)
    if end is None:
        raise unended(last.number, last.title, sign=AFTER_THE_LAST)
    for labels in pictures:
        if lines[headings[0].index].number < labels[0].number < lines[end].number:
            assembly.repaired(f"labels of a picture are left out: {describe(labels)}", labels[0].number)
    reader = _Reader(assembly, Repairer(text, assembly.notes))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        section_end = following.index if following else end
        story_follows = following is not None and following.begins_part
        reader.section(heading, lines[heading.index : section_end], story_follows=story_follows)
    return assembly.document()


class _Reader:
    """Reads the lines of one section after the other."""

    def __init__(self, assembly: Assembly, repairer: Repairer) -> None:
        self.assembly, self.repairer = assembly, repairer

    def section(self, heading: Heading, lines: list[Line], *, story_follows: bool) -> None:
        """A section of the table of contents, with the subsections that the table leaves out."""
        body = lines[1:]
        if story_follows:
            body = _without_story(body)
        number, title, page, line = heading.number, heading.title, heading.page, lines[0].number
        subsections = 0
        collected: list[Line] = []
        for candidate in body:
            match = SUBHEADING.fullmatch(candidate.text)
            if not match or match["number"] != f"{heading.number}.{subsections + 1}":
                collected.append(candidate)
                continue
            self._texts(number, title, page, line, collected)
            subsections += 1
            number, title, page, line = match["number"], match["title"], None, candidate.number
            collected = []
        self._texts(number, title, page, line, collected)

    def _texts(self, number: str, title: str, page: int | None, line: int, lines: list[Line]) -> None:
        self.assembly.open(number, title, page=page, line=line)
        in_glossary = self.assembly.section_title(number.split(".")[0]) == GLOSSARY
        lists_entries = in_glossary or title == CARD_CHANGES
        mended = [Line(self.repairer.mend(one.text, one.number, number), one.number, one.gap) for one in lines]
        whole = rejoin(mended, self.repairer, _begins_entry if lists_entries else _begins_own, number)
        if lists_entries:
            self._entries(number, whole, PassageKind.DEFINITION if in_glossary else PassageKind.ENTRY)
        elif title == SAMPLE_TURN:
            for index, one in enumerate(whole):
                self.assembly.add(PassageKind.EXAMPLE if index else PassageKind.RULE, one.text)
        else:
            self._paragraphs(number, whole)

    def _paragraphs(self, number: str, lines: list[Line]) -> None:
        """Rules, examples and items; ``after`` tells which item a paragraph of the section follows."""
        numbers = ItemNumbers(number)
        numbered = "." in number  # the numbered rules at the head of a chapter are its paragraphs
        item, example, pending = "", "", ""
        below_item = False
        for line in lines:
            marker = MARKER.fullmatch(line.text) if numbered else None
            begun = numbers.accept(marker["label"]) if marker else ""
            text = f"**{pending}:** {line.text}" if pending and not begun else line.text
            if begun and marker:
                self.assembly.add(PassageKind.RULE, pending, number=number, after=item)
                title, rest = lead_in(marker["text"], emphasised=True)
                self.assembly.open(begun, title, line=line.number)
                self.assembly.add(PassageKind.RULE, rest)
                item, example, pending = begun, "", ""
                below_item = True
                continue
            pending = ""
            if below_item and line.gap == 0:
                self.assembly.extend(text, number=item, separator=" ")
                continue
            below_item = False
            if EXAMPLE.match(text):
                example = text
                self.assembly.add(PassageKind.EXAMPLE, EXAMPLE.sub("", text, count=1), number=number, after=item)
            elif example and _goes_on(example, text):
                example += text
                if len(example.split()) > LONG_EXAMPLE:
                    self.assembly.add(PassageKind.EXAMPLE, text, number=number, after=item)
                else:
                    self.assembly.extend(text, number=number)
            elif is_heading_like(text):
                pending = text
            else:
                example = ""
                self._paragraph(number, text, item)
        self.assembly.add(PassageKind.RULE, pending, number=number, after=item)

    def _paragraph(self, number: str, text: str, item: str) -> None:
        bullet = BULLET.fullmatch(text)
        body = bullet["text"] if bullet else text
        titled = MARKER.match(text) or lead_in(body, emphasised=True)[0]
        of_list = bullet and len(text.split()) <= LONG_BULLET and not titled
        if not (of_list and self.assembly.add_bullet(body, number=number)):
            self.assembly.add(PassageKind.RULE, body, number=number, after=item)

    def _entries(self, number: str, lines: list[Line], kind: PassageKind) -> None:
        """Paragraphs, then entries; a paragraph behind an entry belongs to it."""
        split = [(line, None if EXAMPLE.match(line.text) else split_entry(line.text)) for line in lines]
        terms = [entry.term for _, entry in split if entry]
        named = iter(senses(terms) if kind is PassageKind.DEFINITION else [(term, "") for term in terms])
        in_entries = False
        for line, entry in split:
            if entry:
                term, sense = next(named)
                cards = (term,) if kind is PassageKind.ENTRY else ()
                self.assembly.add(kind, entry.text, term=term, sense=sense, cards=cards)
                self._note_mended(entry, line, number)
                in_entries = True
            elif not (in_entries and self.assembly.extend(line.text)):
                is_example = EXAMPLE.match(line.text) is not None
                text = EXAMPLE.sub("", line.text, count=1) if is_example else line.text
                self.assembly.add(PassageKind.EXAMPLE if is_example else PassageKind.RULE, text)

    def _note_mended(self, entry: Entry, line: Line, number: str) -> None:
        if entry.mended:
            self.assembly.repaired(f"{entry.mended}: {entry.term}", line.number, number)


def _without_story(lines: list[Line]) -> list[Line]:
    """Without the story before the next part of the book, which begins with someone speaking."""
    for index, line in enumerate(lines):
        if line.text[0] in '“"':
            return lines[:index]
    return lines


def _begins_own(text: str) -> bool:
    return bool(MARKER.match(text) or EXAMPLE.match(text) or text.startswith("- "))


def _begins_entry(text: str) -> bool:
    return bool(EXAMPLE.match(text) or split_entry(text))


def _goes_on(example: str, text: str) -> bool:
    """Whether a paragraph behind an example still tells of it: of its players, or of a card named in it."""
    if BULLET.match(text) or MARKER.match(text):
        return False
    return bool(PLAYERS.search(text) or set(BOLD_NAME.findall(text)) & set(BOLD_NAME.findall(example)))
