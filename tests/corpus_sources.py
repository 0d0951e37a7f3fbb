"""What of the sources the corpus has to account for, and where it does (``python -m tests.corpus --sources``).

A unit is a worked example, or a section of a FAQ that has no parts of its own: a question, a ruling, a step of a list.
It is accounted for by scenarios with that ``source`` (and ``example``), or by an entry of ``left-out.yaml`` with its
reason. The units are read from the rules of the bundled library and their manifests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.text.yaml_text import read_yaml
from tests.engine_library import FIXTURES

RULEBOOK = "shadowfist-rulebook-2000"
FAQS = ("shadowfist-faq-1995", "shadowfist-faq-2001")
LATER_PAGE = "shadowfist-card-abilities"
DOCUMENTS = (RULEBOOK, *FAQS, LATER_PAGE)

HEADING = re.compile(r"#+ (\d[\w.]*)")
ITEM = re.compile(r"\s*- \*\*(\d[\w.]*)\*\*")
QUOTED = re.compile(r"\s*>")


@dataclass(frozen=True, slots=True)
class Unit:
    """A section to be accounted for, or one of its worked examples, counted from 1."""

    document: str
    number: str
    example: int | None = None

    @property
    def source(self) -> str:
        """As scenarios name it."""
        return f"{self.document}/{self.number}"

    def __str__(self) -> str:
        return self.source if self.example is None else f"{self.source} example {self.example}"


@cache
def numbers(document: str) -> tuple[str, ...]:
    """The numbers of a document's sections, in their order."""
    path = FIXTURES / "rules" / document / "manifest.yaml"
    return tuple(str(each) for each in read_yaml(path.read_text(encoding="utf-8"))["numbers"])


def examples(document: str) -> Iterator[Unit]:
    """Every worked example: one quoted paragraph each (fixtures/README.md)."""
    for path in sorted((FIXTURES / "rules" / document).glob("*.md")):
        heading = number = before = ""
        count = 0
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := HEADING.match(line) or ITEM.match(line):
                number, count = found[1].rstrip("."), 0
                heading = number if line.startswith("#") else heading
            elif line[:1].isalpha() and number != heading:
                number, count = heading, 0  # A paragraph after a list belongs to the section of the list.
            elif QUOTED.match(line) and not QUOTED.match(before):
                count += 1
                yield Unit(document, number, count)
            before = line


def sections(document: str) -> Iterator[Unit]:
    """Every section without parts."""
    known = numbers(document)
    for number in known:
        if not any(other.startswith(f"{number}.") for other in known):
            yield Unit(document, number)


@cache
def units() -> tuple[Unit, ...]:
    """All that the corpus has to account for: examples everywhere, and every section of the two FAQs."""
    found = []
    for document in DOCUMENTS:
        order = {number: place for place, number in enumerate(numbers(document))}
        mine = [*(sections(document) if document in FAQS else ()), *examples(document)]
        found += sorted(mine, key=lambda unit: (order[unit.number], unit.example or 0))
    return tuple(found)


@cache
def left_out() -> tuple[dict[str, Any], ...]:
    """The entries of ``left-out.yaml``."""
    return tuple(read_yaml((FIXTURES / "scenarios" / "left-out.yaml").read_text(encoding="utf-8")))


def excuses(unit: Unit) -> list[dict[str, Any]]:
    """The entries of ``left-out.yaml`` that name a unit, or a section to which it belongs."""
    return [
        each
        for each in left_out()
        if unit.source == each["source"] or unit.source.startswith(f"{each['source']}.")
        if not each.get("examples") or unit.example in each["examples"]
    ]


def scenarios_of(unit: Unit, entries: tuple[dict[str, Any], ...]) -> list[str]:
    """The names of the entries that a unit has."""
    return [
        each["name"]
        for each in entries
        if each["source"] == unit.source and (unit.example is None or each.get("example") == unit.example)
    ]


def table(entries: tuple[dict[str, Any], ...]) -> Iterator[str]:
    """The table source -> scenarios, a line for each unit, and the counts by document."""
    for unit in units():
        names = scenarios_of(unit, entries)
        why = "; ".join(f"left out: {each['why']}" for each in excuses(unit) if not each.get("part"))
        yield f"{unit}: {len(names)} {', '.join(names)}".rstrip() + (f" ({why})" if why else "")
    others = Counter(each["source"] for each in entries) - Counter(
        {unit.source: len(entries) for unit in units() if unit.example is None}
    )
    example_sources = {unit.source for unit in units() if unit.example is not None}
    for source in sorted(source for source in others if source not in example_sources):
        yield f"{source}: {others[source]} beyond what has to be accounted for"
    yield ""
    per_document = Counter(each["source"].split("/")[0] for each in entries)
    for document in DOCUMENTS:
        mine = [unit for unit in units() if unit.document == document]
        shown = sum(1 for unit in mine if scenarios_of(unit, entries))
        silent = sum(1 for unit in mine if not scenarios_of(unit, entries) and not excuses(unit))
        yield (
            f"{document}: {per_document[document]} scenarios; {shown} of {len(mine)} units shown, "
            f"{len(mine) - shown - silent} left out with a reason, {silent} unaccounted for"
        )
    yield f"all: {len(entries)} scenarios"
