"""The corpus of interactions (``fixtures/scenarios/README.md`` tells the format): read, and every fault found."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.editing.entries import ScenarioEntry
from rules.editing.report import Fault
from rules.engine import Citation
from rules.importers.yaml_files import FaultError, read_yaml

LEFT_OUT = "left-out"
UFS = "ufs"  # the folder of its entries, and the name of the game
NEEDED = {"name", "title", "source", "scenario", "expect"}
FIELDS = NEEDED | {"tags", "example", "steps_mention"}
LEFT_OUT_FIELDS = {"source", "examples", "why", "part", "note"}
REASONS = ("combat", "collectors", "definition", "missing card", "not expressible", "unclear")
EXPECTED = {
    *("status", "turn", "phase", "winner", "over", "steps", "cards", "players", "scene", "decision", "problem"),
    *("board", "not_understood", "cites", "lacks", "attack", "checks", "first_option", "passed", "incomplete"),
}
NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


@dataclass(frozen=True)
class LeftOut:
    """What a source describes and the corpus does not have, or not the whole of it."""

    source: Citation
    examples: tuple[int, ...]


def parse_scenarios(files: Iterable[Path]) -> tuple[list[ScenarioEntry], list[LeftOut], list[Fault]]:
    """The entries of these files, what ``left-out.yaml`` lists, and every fault with its file, entry and field."""
    entries: list[ScenarioEntry] = []
    left_out: list[LeftOut] = []
    faults: list[Fault] = []
    for path in sorted(files, key=lambda path: (path.parent.name == UFS, path)):
        file = f"{UFS}/{path.name}" if path.parent.name == UFS else path.name
        try:
            rows = read_yaml(path)
        except FaultError as error:
            faults.append(error.fault)
            continue
        if not isinstance(rows, list):
            faults.append(Fault(file, "", "must be a list of entries"))
            continue
        for place, row in enumerate(rows, start=1):
            reader = _Reader(file, place, row)
            if path.stem == LEFT_OUT:
                left_out += reader.left_out()
            else:
                entries += reader.entry()
            faults += reader.faults
    return entries, left_out, faults + _duplicates(entries)


def _duplicates(entries: list[ScenarioEntry]) -> list[Fault]:
    first: dict[str, str] = {}
    faults = []
    for entry in entries:
        if entry.name in first:
            taken = f"the name is that of an entry in {first[entry.name]}.yaml already"
            faults.append(Fault(f"{entry.file}.yaml", entry.name, taken))
        first.setdefault(entry.name, entry.file)
    return faults


class _Reader:
    """Reads one row; collects every fault instead of stopping at the first."""

    def __init__(self, file: str, place: int, row: object) -> None:
        self.file = file
        self.row: dict[Any, Any] = row if isinstance(row, dict) else {}
        self.faults: list[Fault] = []
        named = self.row.get("name") or self.row.get("source")
        self.name = named if isinstance(named, str) else f"entry {place}"
        if not isinstance(row, dict):
            self.fault("", "must be a mapping")

    def fault(self, field: str, what: str) -> None:
        self.faults.append(Fault(self.file, f"{self.name}: {field}" if field else self.name, what))

    def entry(self) -> list[ScenarioEntry]:
        """The entry, if it is in order."""
        row = self.row
        # Those of UFS are found by the rules that they show: nobody asks for them by tags.
        self.known(FIELDS, NEEDED if self.file.startswith(f"{UFS}/") else NEEDED | {"tags"})
        if not self.faults:
            self.plain(row, "")
        if self.faults:
            return []
        if not isinstance(row["name"], str) or not NAME.fullmatch(row["name"]):
            self.fault("name", f"{row['name']!r} is no name: letters, digits and hyphens")
        if not isinstance(row["title"], str) or not row["title"].strip() or "\n" in row["title"].strip():
            self.fault("title", "must be one line of text")
        example = row.get("example")
        if example is not None and (isinstance(example, bool) or not isinstance(example, int) or example < 1):
            self.fault("example", f"{example!r} is no number from 1")
        source = self.citation(row["source"], "source")
        expect = row["expect"] if isinstance(row["expect"], dict) else {}
        if not expect:
            self.fault("expect", "must be a mapping that says what has to be found in the result")
        for key in expect.keys() - EXPECTED:
            self.fault(f"expect.{key}", f"a result has no such part; it has {', '.join(sorted(EXPECTED))}")
        if not isinstance(row["scenario"], dict):
            self.fault("scenario", "must be a mapping")
        tags = self.texts(row.get("tags", []), "tags")
        self.texts(row.get("steps_mention") or [], "steps_mention")
        cites = [self.citation(each, "expect.cites") for each in self.texts(expect.get("cites") or [], "expect.cites")]
        if self.faults or source is None:
            return []
        title = row["title"].strip()
        return [
            ScenarioEntry(
                self.file.removesuffix(".yaml"),
                row["name"],
                title,
                source,
                example,
                tuple(tags),
                tuple(filter(None, cites)),
                row,
            )
        ]

    def left_out(self) -> list[LeftOut]:
        """What is left out, if the row is in order."""
        row = self.row
        self.known(LEFT_OUT_FIELDS, {"source", "why"})
        if self.faults:
            return []
        if row["why"] not in REASONS:
            self.fault("why", f"{row['why']!r} is none of {', '.join(REASONS)}")
        if not isinstance(row.get("part", False), bool):
            self.fault("part", "must be true or false")
        if not isinstance(row.get("note", ""), str):
            self.fault("note", "must be a text")
        examples = row.get("examples") or []
        if not isinstance(examples, list) or not all(isinstance(each, int) for each in examples):
            self.fault("examples", "must be a list of numbers")
            examples = []
        source = self.citation(row["source"], "source")
        return [LeftOut(source, tuple(examples))] if source else []

    def known(self, fields: set[str], needed: set[str]) -> None:
        if not self.row:
            return
        for key in self.row.keys() - fields:
            self.fault(str(key), f"unknown field; known are {', '.join(sorted(fields))}")
        for key in sorted(needed - self.row.keys()):
            self.fault(key, "is missing")

    def texts(self, value: object, field: str) -> list[str]:
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return value
        self.fault(field, "must be a list of texts")
        return []

    def citation(self, value: object, field: str) -> Citation | None:
        document, slash, section = str(value).partition("/")
        if document and slash and section:
            return Citation(document, section)
        self.fault(field, f"{value!r} is no document/section, such as shadowfist-faq-2001/1.8")
        return None

    def plain(self, value: object, place: str) -> None:
        """Only what JSON has: YAML reads a bare on, yes or 2001-04-16 as something else."""
        if isinstance(value, dict):
            for key, inner in value.items():
                if not isinstance(key, str):
                    self.fault(place, f"the key {key!r} is no text; write it in quotes")
                self.plain(inner, f"{place}.{key}" if place else str(key))
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                self.plain(inner, f"{place}[{i}]")
        elif value is not None and not isinstance(value, str | int):
            self.fault(place, f"{value!r} is no text, whole number, true, false or nothing; write texts in quotes")
