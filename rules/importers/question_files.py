"""The questions that sections answer (``fixtures/questions/<document>/*.yaml``): read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rules.editing.documents import anchors
from rules.editing.entries import Asked, QuestionEntry
from rules.editing.report import Fault
from rules.importers.yaml_files import FaultError, read_yaml
from rules.text.texts import ParsedDocument

LONGEST, LONGEST_ANSWER = 200, 420
WORD = re.compile(r"[^\W_]+")


def parse_questions(paths: Iterable[Path]) -> tuple[list[QuestionEntry], list[Fault]]:
    """The entries of the files in order, and every fault found."""
    entries: list[QuestionEntry] = []
    faults: list[Fault] = []
    where: dict[tuple[str, str], str] = {}
    for path in sorted(paths):
        name = f"{path.parent.name}/{path.name}"
        try:
            found = _file(name, read_yaml(path))
        except FaultError as error:
            faults.append(error.fault)
            continue
        for entry in found:
            if isinstance(entry, Fault):
                faults.append(entry)
            elif (entry.document, entry.place) in where:
                other = where[entry.document, entry.place]
                faults.append(Fault(name, entry.place, f"is in {other} already; put its questions in one place"))
            else:
                where[entry.document, entry.place] = name
                entries.append(entry)
    return entries, faults


def unknown_sections(entries: Iterable[QuestionEntry], texts: Mapping[str, ParsedDocument]) -> list[Fault]:
    """Documents, sections and entries that the files name and the library does not have."""
    faults = []
    sections = {slug: {section.number: section for section in parsed.sections} for slug, parsed in texts.items()}
    for entry in entries:
        if entry.document not in sections:
            known = ", ".join(sorted(sections))
            faults.append(Fault(entry.file, "document", f"{entry.document!r} is no document; there are {known}"))
            continue
        section = sections[entry.document].get(entry.section)
        if section is None:
            faults.append(Fault(entry.file, entry.place, f"{entry.document} has no section {entry.section}"))
        elif entry.anchor and entry.anchor not in anchors(section):
            known = ", ".join(anchors(section))
            faults.append(Fault(entry.file, entry.place, f"section {entry.section} has no such entry; it has {known}"))
    return list(dict.fromkeys(faults))


def _file(name: str, content: object) -> list[QuestionEntry | Fault]:
    if not isinstance(content, dict) or not {"document"} < content.keys() <= {"document", "sections", "entries"}:
        return [Fault(name, "", "must be a mapping with document, and with sections, entries or both")]
    if not isinstance(content["document"], str):
        return [Fault(name, "document", f"must be the slug of a document, not {content['document']!r}")]
    found: list[QuestionEntry | Fault] = []
    for part, what in (("sections", "section numbers"), ("entries", "section numbers with addresses (10.1#term)")):
        places = content.get(part, {})
        if isinstance(places, dict):
            found += [_entry(name, content["document"], part, *each) for each in places.items()]
        else:
            found.append(Fault(name, part, f"must be a mapping of {what} to lists of questions"))
    return found


def _entry(name: str, document: str, part: str, place: object, questions: object) -> QuestionEntry | Fault:
    if not isinstance(place, str):  # 4.10 would be read as the number 4.1
        return Fault(name, str(place), f'write the number in quotes: "{place}"')
    number, sign, anchor = place.partition("#")
    if (part == "entries") != bool(sign and anchor):
        return Fault(
            name, place, "under sections stand numbers (4.3.6), under entries numbers with addresses (10.3#scene)"
        )
    if not isinstance(questions, list) or not questions:
        return Fault(name, place, "must be a list of questions")
    found: dict[tuple[str, ...], Asked] = {}
    try:
        for order, (question, answer) in enumerate(_asked(questions), start=1):
            said = " ".join(question.split()) if isinstance(question, str) else ""
            key = tuple(WORD.findall(said.casefold()))
            if not key:
                raise ValueError(f"question {order} must be words, not {question!r}; quote yes, no and numbers")
            if len(said) > LONGEST:
                raise ValueError(f"question {order} is longer than {LONGEST} characters")
            if key in found:
                raise ValueError(f"question {order} is there twice: {said!r}")
            found[key] = Asked(said, answer)
    except ValueError as error:
        return Fault(name, place, str(error))
    return QuestionEntry(name, document, number, tuple(found.values()), anchor)


def _asked(questions: list[object]) -> Iterator[tuple[object, str]]:
    """The questions of a list, each with its answer. An item is a question, or ``answer`` with its ``questions``.

    :raises ValueError: for an item that is neither.
    """
    for item in questions:
        if not isinstance(item, dict):
            yield item, ""
            continue
        answer, asked = item.get("answer"), item.get("questions")
        if item.keys() != {"answer", "questions"} or not isinstance(asked, list) or not asked:
            raise ValueError(f"an item is a question, or has an answer and a list of questions, not {item!r:.80}")
        if not isinstance(answer, str) or not answer.strip() or len(answer) > LONGEST_ANSWER:
            raise ValueError(f"an answer is a text of at most {LONGEST_ANSWER} characters, not {answer!r:.80}")
        yield from ((each, " ".join(answer.split())) for each in asked)
