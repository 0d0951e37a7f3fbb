"""The UFS rules of 2010: numbered to great depth, with a table of contents, pictures of cards, and a glossary."""

from __future__ import annotations

import re

from rules.importers.documents.assembly import Assembly, lead_in, plain
from rules.importers.documents.contents import Heading, locate, read_contents
from rules.importers.documents.entries import split_entry
from rules.importers.documents.errors import missing, unended
from rules.importers.documents.lines import Line, describe, lines_of, rejoin, without_labels
from rules.importers.documents.repair import PLACEHOLDER, Repairer
from rules.text.texts import ParsedDocument, PassageKind, parent_number

SLUG = "ufs-rules-2010"
TITLE = "UFS: Universal Fighting System Rules"
SIGN = "The Golden Rules"  # is in no other document
CHAPTERS = 12

AFTER_THE_LAST = "©"
GLOSSARY = "Glossary"
NUMBERED = re.compile(r"(?:- )?(?P<number>\d+(?:\.\d+)+[A-Z]?|\d+(?=\.\s))\.?\s+(?:–\s+)?(?P<text>\S.*)", re.DOTALL)
PAGE_MARK = re.compile(r"(?:- )?\d{1,3}(?: -)?")
REFERENCE = re.compile(r"\s*\([Ss]ee:? .*\)\.?$")
MAX_TITLE_WORDS = 4
MAX_NAME = 120  # characters, with a reference behind the name
SMALL_WORDS = frozenset({"a", "an", "and", "for", "from", "in", "of", "or", "the", "to"})


def parse(text: str, *, chapters: int = CHAPTERS) -> ParsedDocument:
    """The numbered rules and the glossary; the two headings before chapter 1 are 0 and 0.1.

    :raises DocumentError: if the table of contents, one of the headings it lists, or the end is missing.
    """
    assembly = Assembly(SLUG, TITLE)
    lines, pictures = without_labels([line for line in lines_of(text) if not PAGE_MARK.fullmatch(line.text)])
    entries, body = read_contents(lines, 0)
    headings = locate(lines, entries, body)
    found = {heading.number for heading in headings}
    for chapter in range(1, chapters + 1):
        if str(chapter) not in found:
            raise missing(str(chapter), "a chapter", after=entries[-1].title if entries else "")
    last = headings[-1].index
    end = next((index for index in range(last, len(lines)) if lines[index].text.startswith(AFTER_THE_LAST)), None)
    if end is None:
        raise unended(headings[-1].number, headings[-1].title, sign=AFTER_THE_LAST)
    for labels in pictures:
        assembly.repaired(f"labels of a picture are left out: {describe(labels)}", labels[0].number)
    _Reader(assembly, Repairer(text, assembly.notes), headings).read(lines, end)
    return assembly.document()


class _Reader:
    """Reads the lines from the first heading on; every numbered line begins a section."""

    def __init__(self, assembly: Assembly, repairer: Repairer, headings: list[Heading]) -> None:
        self.assembly, self.repairer, self.headings = assembly, repairer, headings
        self.number = ""
        self.in_glossary = False

    def read(self, lines: list[Line], end: int) -> None:
        """All sections in reading order."""
        unnumbered = 0
        for heading, following in zip(self.headings, [*self.headings[1:], None], strict=True):
            line = lines[heading.index]
            number = heading.number
            if not number:
                number = f"0.{unnumbered}".removesuffix(".0")
                unnumbered += 1
            title = self.repairer.mend(plain(heading.title).rstrip("."), line.number, number)
            if "." not in number:
                self.in_glossary = title == GLOSSARY
            self._bridge(number, line)
            self.assembly.open(number, title, page=heading.page, line=line.number)
            self.number = number
            stop = following.index if following else end
            self._section(lines[heading.index + 1 : stop])

    def _section(self, lines: list[Line]) -> None:
        mended = [Line(self.repairer.mend(one.text, one.number, self._of(one)), one.number, one.gap) for one in lines]
        for line in rejoin(mended, self.repairer, self._begins_own, self.number):
            match = self._numbered(line.text)
            if match:
                self._rule(match["number"], match["text"], line)
                continue
            entry = split_entry(line.text) if self.in_glossary else None
            if entry:
                self.assembly.add(PassageKind.DEFINITION, entry.text, term=entry.term)
            else:
                self.assembly.add(PassageKind.RULE, line.text)

    def _of(self, line: Line) -> str:
        """The section of a line, for its notes."""
        match = self._numbered(line.text)
        return match["number"] if match else self.number

    def _numbered(self, text: str) -> re.Match[str] | None:
        """The number with which a line begins, if it belongs to the chapter."""
        match = NUMBERED.fullmatch(text)
        chapter = self.number.partition(".")[0]
        return match if match and match["number"].partition(".")[0] == chapter and "." in match["number"] else None

    def _begins_own(self, text: str) -> bool:
        return bool(self._numbered(text) or text.startswith("- ") or (self.in_glossary and split_entry(text)))

    def _rule(self, number: str, text: str, line: Line) -> None:
        """A numbered rule, with its title if it begins with one or is nothing else."""
        title, rest = lead_in(text)
        if not _is_name(title):
            title, rest = "", text
        name = REFERENCE.sub("", text).removeprefix(PLACEHOLDER).strip() if len(text) <= MAX_NAME else text
        if not title and len(name.split()) <= MAX_TITLE_WORDS and name[-1:] not in ".?!":
            title = name
        self._bridge(number, line)
        self.assembly.open(number, title, line=line.number)
        self.assembly.add(PassageKind.RULE, rest)

    def _bridge(self, number: str, line: Line) -> None:
        """``2.0.1`` stands below a 2.0 that is nowhere but in the table of contents: it is chapter 2 once more."""
        parent = parent_number(number)
        if parent and not self.assembly.has(parent):
            self._bridge(parent, line)
            self.assembly.open(parent, self.assembly.section_title(parent_number(parent)), line=line.number)


def _is_name(title: str) -> bool:
    """Whether the words before a colon are a name (``Maximum Vitality:``) and not the beginning of a sentence."""
    return all(word[0].isupper() or not word[0].isalpha() or word in SMALL_WORDS for word in title.split())
