"""Putting a document together, section by section in reading order, with notes on what was repaired."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from rules.text.texts import Note, ParsedDocument, ParsedPassage, ParsedSection, PassageKind

MAX_TITLE_WORDS = 8
LEAD = re.compile(r"(?P<head>[^:]{1,120}):(?P<marks>\**)\s+(?P<rest>\S.*)", re.DOTALL)


@dataclass
class _Draft:
    section: ParsedSection
    passages: list[ParsedPassage] = field(default_factory=list)


class Assembly:
    """The sections and notes of one document while it is read."""

    def __init__(self, slug: str, title: str) -> None:
        self.slug, self.title = slug, title
        self.notes: list[Note] = []
        self._drafts: dict[str, _Draft] = {}
        self._current = ""

    def open(
        self,
        number: str,
        title: str = "",
        *,
        page: int | None = None,
        line: int = 0,
        aliases: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
    ) -> None:
        """Begin a section; a number that was there before is continued, and noted."""
        self._current = number
        if number in self._drafts:
            self.unrepaired("the number stands twice; the texts are put together", line, number)
            return
        self._drafts[number] = _Draft(
            ParsedSection(number, plain(title), page=page, aliases=aliases, cards=cards, line=line)
        )

    def add(
        self,
        kind: PassageKind,
        text: str,
        *,
        number: str = "",
        term: str = "",
        sense: str = "",
        cards: tuple[str, ...] = (),
        after: str = "",
    ) -> None:
        """Add a passage to a section, the current one unless ``number`` says otherwise; empty texts are left out."""
        draft = self._drafts[number or self._current]
        if text.strip():
            cards = cards or draft.section.cards
            draft.passages.append(ParsedPassage(kind, text.strip(), term, sense, cards, after))

    def extend(self, text: str, *, number: str = "", separator: str = "\n\n") -> bool:
        """Add to the last passage of a section; False if it has none yet."""
        passages = self._drafts[number or self._current].passages
        if not passages:
            return False
        passages[-1] = replace(passages[-1], text=passages[-1].text + separator + text.strip())
        return True

    def add_bullet(self, text: str, *, number: str = "") -> bool:
        """Add a bullet to the list that ends the last passage of a section; False if it has no passage yet."""
        passages = self._drafts[number or self._current].passages
        goes_on = bool(passages) and passages[-1].text.rpartition("\n")[2].startswith("- ")
        return self.extend(f"- {text}", number=number, separator="\n" if goes_on else "\n\n")

    def has(self, number: str) -> bool:
        """Whether the section is there already."""
        return number in self._drafts

    def section_title(self, number: str) -> str:
        """The title of a section that is there, else an empty string."""
        return self._drafts[number].section.title if number in self._drafts else ""

    def repaired(self, what: str, line: int = 0, number: str = "") -> None:
        """Note something that was put right."""
        self.notes.append(Note("repaired", what, line, number))

    def unrepaired(self, what: str, line: int = 0, number: str = "") -> None:
        """Note something that is wrong in the file and could not be put right."""
        self.notes.append(Note("unrepaired", what, line, number))

    def document(self) -> ParsedDocument:
        """The document as far as it was read.

        A heading with nothing below it (``11.1 Air``) is itself the rule, so its title becomes its passage.
        """
        parents = {draft.section.parent for draft in self._drafts.values()}
        sections = []
        for draft in self._drafts.values():
            section = draft.section
            passages = tuple(draft.passages)
            if not passages and section.title and section.number not in parents:
                passages = (ParsedPassage(PassageKind.RULE, section.title, cards=section.cards),)
            sections.append(replace(section, passages=passages))
        return ParsedDocument(self.slug, self.title, sections, list(self.notes))


def plain(text: str) -> str:
    """Without emphasis marks: ``Enhance [**E**]`` gives ``Enhance [E]``."""
    return re.sub(r"\s+", " ", text.replace("*", "")).strip()


def lead_in(text: str, *, emphasised: bool = False) -> tuple[str, str]:
    """The title with which a step or item begins, and the rest of it; on request only a title in bold or italics.

    >>> lead_in("**Discard:** You may discard.")
    ('Discard', 'You may discard.')
    >>> lead_in("No title here.")
    ('', 'No title here.')
    """
    match = LEAD.match(text)
    if not match:
        return "", text
    marked = match["head"] + match["marks"]
    closed = marked.count("*") % 2 == 0 and marked.count("**") % 2 == 0
    if emphasised and not marked.startswith("*"):
        return "", text
    title = plain(match["head"])
    named = re.fullmatch(r"[A-Z+][^.?!;“\"()]*(?:\([^()]*\))?", title)
    words = len(re.sub(r"\[[^\]]*\]", "", title).split())
    return (title, match["rest"]) if closed and named and words <= MAX_TITLE_WORDS else ("", text)
