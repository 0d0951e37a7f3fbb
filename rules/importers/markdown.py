"""The bundled rules files: Markdown with numbered headings (fixtures/README.md tells the format)."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

import yaml

from rules.editing.report import Fault
from rules.text.files import UnreadableError, read_text
from rules.text.texts import ParsedDocument, ParsedPassage, ParsedSection, PassageKind, parent_number
from rules.text.yaml_text import read_yaml

NUMBER = r"\d+(?:\.(?:\d+[A-Z]?|[A-Za-z]+))*"  # 7.3.2.a, 7.3.B.iv, 2.13.7A
HEADING = re.compile(rf"^#+\s+(?P<number>{NUMBER})\.?(?:\s+(?P<title>.*?))?\s*(?:\{{(?P<attributes>[^}}]*)\}})?\s*$")
ITEM = re.compile(r"^\s*[-*]\s+\*\*(?P<number>\d+(?:\.(?:\d+[A-Z]?|[A-Za-z]+))+)\*\*\s*(?P<text>.*)$")
ENTRY = re.compile(r"^\*\*(?P<term>.+?)(?:\s+\((?P<sense>[^()]+)\))?\*\*:\s*(?P<text>.*)$", re.DOTALL)
ATTRIBUTE = re.compile(r"(\w+)=(?:\"([^\"]*)\"|(\S+))")
KNOWN_ATTRIBUTES = {"page", "q", "entries", "card"}
ENTRY_KINDS = {"definition": PassageKind.DEFINITION, "card": PassageKind.ENTRY}


@dataclass
class _Section:
    number: str
    title: str
    line: int
    page: int | None = None
    question: int | None = None
    entries: str = ""
    cards: tuple[str, ...] = ()
    passages: list[ParsedPassage] = field(default_factory=list)


def parse_documents(files: Iterable[Path]) -> tuple[dict[str, ParsedDocument], list[Fault]]:
    """The documents in these files, by slug, with every fault found in them.

    A document may be spread over several files, which are read in the order of their names.
    """
    documents: dict[str, ParsedDocument] = {}
    faults: list[Fault] = []
    for path in sorted(files):
        slug, sections, found = _parse_file(path)
        faults += found
        if slug:
            documents.setdefault(slug, ParsedDocument(slug)).sections += sections
    for document in documents.values():
        faults += _number_faults(document)
        document.sections = _with_cards(document.sections)
    return documents, faults


def _parse_file(path: Path) -> tuple[str, list[ParsedSection], list[Fault]]:
    name = f"{path.parent.name}/{path.name}"
    faults: list[Fault] = []
    try:
        head, body, first_line = _front_matter(read_text(path))
    except UnreadableError as error:
        return "", [], [Fault(name, "", str(error))]
    slug = head.get("document", "") if isinstance(head, dict) else ""
    if not slug:
        faults.append(Fault(name, "line 1", "the file must begin with '---', 'document: SLUG', '---'"))
    sections: list[_Section] = []
    home: _Section | None = None  # the section of the last heading: paragraphs that are not indented belong to it
    for line, block in _blocks(body, first_line):
        heading = HEADING.match(block)
        if heading:
            home = _heading(heading, line, name, faults)
            sections.append(home)
        elif block.startswith("#"):
            faults.append(Fault(name, f"line {line}", f"a heading needs a number: {block[:60]!r}"))
        elif ITEM.match(block):
            sections.append(_item(block, line, name, faults))
        elif home is None:
            faults.append(Fault(name, f"line {line}", "text before the first heading belongs to no section"))
        elif block[0].isspace():
            sections[-1].passages.append(_passage(block, sections[-1]))
        else:
            after = sections[-1].number if sections[-1] is not home else ""
            home.passages.append(replace(_passage(block, home), after=after))
    return slug, [_frozen(section) for section in sections], faults


def _front_matter(text: str) -> tuple[object, str, int]:
    """The YAML at the head of a file, the rest, and the line on which the rest begins."""
    match = re.match(r"---\n(.*?)\n---\n", text, re.DOTALL)
    if not match:
        return {}, text, 1
    try:
        head = read_yaml(match[1])
    except yaml.YAMLError:
        head = {}
    return head, text[match.end() :], match[0].count("\n") + 1


def _blocks(text: str, line: int) -> Iterable[tuple[int, str]]:
    """Paragraphs with the lines they begin on; a heading or numbered item is a block even without an empty line."""
    start, block = line, list[str]()
    for number, raw in enumerate([*text.split("\n"), ""], start=line):
        current = raw.rstrip()
        breaks = not current or current.startswith("#") or bool(ITEM.match(current))
        if breaks and block:
            yield start, "\n".join(block)
            block = []
        if not current:
            continue
        if not block:
            start = number
        block.append(current)
        if current.startswith("#"):
            yield start, current
            block = []


def _heading(match: re.Match[str], line: int, name: str, faults: list[Fault]) -> _Section:
    section = _Section(match["number"], (match["title"] or "").strip(), line)
    place = f"line {line}: {section.number}"
    attributes = {key: quoted or bare for key, quoted, bare in ATTRIBUTE.findall(match["attributes"] or "")}
    for key in attributes.keys() - KNOWN_ATTRIBUTES:
        faults.append(Fault(name, place, f"unknown attribute {key!r}; known are {', '.join(sorted(KNOWN_ATTRIBUTES))}"))
    for key in ("page", "q"):
        if key in attributes and not attributes[key].isdigit():
            faults.append(Fault(name, place, f"{key}={attributes.pop(key)!r} is no number"))
    section.page = int(attributes["page"]) if "page" in attributes else None
    section.question = int(attributes["q"]) if "q" in attributes else None
    section.entries = attributes.get("entries", "")
    if section.entries and section.entries not in ENTRY_KINDS:
        faults.append(Fault(name, place, f"entries={section.entries!r} is none of {', '.join(ENTRY_KINDS)}"))
        section.entries = ""
    section.cards = tuple(card.strip() for card in attributes.get("card", "").split(";") if card.strip())
    return section


def _item(block: str, line: int, name: str, faults: list[Fault]) -> _Section:
    """A numbered item; the lines below it, indented or not, are its text."""
    first, *rest = block.split("\n")
    match = ITEM.match(first)
    assert match
    text = "\n".join([match["text"], *(line.strip() for line in rest)]).strip()
    section = _Section(match["number"], "", line)
    titled = re.match(r"\*([^*]+?)(?:[.:]\*|\*[.:])\s+(.*)$", text, re.DOTALL)
    if titled:
        section.title, text = titled[1], titled[2]
    if text:
        section.passages.append(_passage(text, section))
    else:
        faults.append(Fault(name, f"line {line}: {section.number}", "the item has no text"))
    return section


def _passage(block: str, section: _Section) -> ParsedPassage:
    text = textwrap.dedent(block)
    if text.startswith(">"):
        text = "\n".join(re.sub(r"^\s*>\s?", "", line) for line in text.split("\n")).strip()
        example = re.match(r"\**Example\**:?\**:?\s*", text)
        return ParsedPassage(PassageKind.EXAMPLE, text[example.end() :] if example else text)
    entry = ENTRY.match(text)
    if section.entries and entry:
        kind = ENTRY_KINDS[section.entries]
        term = entry["term"]
        cards = (term,) if kind is PassageKind.ENTRY else ()
        return ParsedPassage(kind, entry["text"].strip(), term=term, sense=entry["sense"] or "", cards=cards)
    kind = PassageKind.ANSWER if section.question else PassageKind.RULE
    return ParsedPassage(kind, text)


def _frozen(section: _Section) -> ParsedSection:
    return ParsedSection(
        number=section.number,
        title=section.title,
        page=section.page,
        passages=tuple(section.passages),
        aliases=(f"q{section.question}",) if section.question else (),
        cards=section.cards,
        line=section.line,
    )


def _with_cards(sections: list[ParsedSection]) -> list[ParsedSection]:
    """A section that rules on cards has rulings for passages, not rules."""
    return [
        replace(
            section,
            passages=tuple(
                replace(passage, kind=PassageKind.RULING, cards=section.cards)
                if passage.kind is PassageKind.RULE
                else passage
                for passage in section.passages
            ),
        )
        if section.cards
        else section
        for section in sections
    ]


def _number_faults(document: ParsedDocument) -> list[Fault]:
    """Numbers that stand twice, or below a number that is not there."""
    faults, seen = [], set[str]()
    for section in document.sections:
        place = f"line {section.line}: {section.number}"
        if section.number in seen:
            faults.append(Fault(document.slug, place, "the number stands twice"))
        if section.parent and section.parent not in seen:
            faults.append(Fault(document.slug, place, f"there is no {parent_number(section.number)} before it"))
        seen.add(section.number)
    return faults
