"""How much of card text the compiler understands, set by set."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from rules.editing.report import UnusableFileError
from rules.engine.shadowfist import NOT_RUN, Face
from rules.engine.ufs import read_and_run
from rules.importers.card_files import parse_cards
from rules.importers.community.records import Records, read_table
from rules.importers.community.rows import RowError, SideTables, plain, read_row
from rules.library.compiled import NOT_UNDERSTOOD, compile_wording, digest, stored
from rules.models import CompiledWording

FILE_HELP = "the card table, cards.csv, or cards of UFS as JSON lines, *.jsonl; left out: the bundled cards"


@dataclass
class Counts:
    """How many texts and clauses there are, and how many of them are understood: they compile and can be run."""

    texts: int = 0
    whole: int = 0
    clauses: int = 0
    clauses_understood: int = 0

    def add(self, compiled: CompiledWording) -> None:
        """Count a text."""
        self.texts += 1
        self.whole += compiled.whole
        self.clauses += compiled.clauses
        self.clauses_understood += compiled.clauses_understood

    def line(self, name: str) -> str:
        """The counts for a person."""
        share = 100 * self.whole / self.texts if self.texts else 0.0
        return f"{name:<12}{self.texts:>7}{self.whole:>7}{share:>7.1f} %{self.clauses:>9}{self.clauses_understood:>12}"


@dataclass
class Printed:
    """A card's text in one set."""

    title: str
    type: str
    set_code: str
    text: str

    @property
    def face(self) -> Face:
        """The card as the compiler sees it."""
        return Face(self.title, self.type, text=self.text)


@dataclass
class CompileReport:
    """The counts of all texts, the clauses that are not understood, and the constructions that cannot be run."""

    total: Counts = field(default_factory=Counts)
    sets: dict[str, Counts] = field(default_factory=dict)
    unknown: Counter[str] = field(default_factory=Counter)
    cards: dict[str, list[str]] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)
    missing: Counter[str] = field(default_factory=Counter)
    lacking: dict[str, list[str]] = field(default_factory=dict)

    def add(self, printed: Printed, compiled: CompiledWording) -> None:
        """Count a text."""
        self.total.add(compiled)
        self.sets.setdefault(printed.set_code, Counts()).add(compiled)
        unread = [ability for ability in compiled.abilities if ability["kind"] == NOT_UNDERSTOOD]
        reasons = {ability["reason"] for ability in unread if ability["reason"].startswith(NOT_RUN)}
        for construction in {reason.removeprefix(NOT_RUN) for reason in reasons}:
            self.missing[construction] += 1
            titles = self.lacking.setdefault(construction, [])
            if printed.title not in titles:
                titles.append(printed.title)
        for ability in unread:
            if ability["reason"] not in reasons:
                key = " ".join(ability["text"].split())
                self.unknown[key] += 1
                self.reasons[key] = ability["reason"]
                cards = self.cards.setdefault(key, [])
                if printed.title not in cards:
                    cards.append(printed.title)

    def as_json(self, unknown: int) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "total": vars(self.total),
            "sets": {code: vars(counts) for code, counts in self.sets.items()},
            "unknown": [
                {"text": text, "count": count, "cards": self.cards[text]} for text, count in self.commonest(unknown)
            ],
            "missing": [
                {"construction": construction, "texts": count, "cards": self.lacking[construction]}
                for construction, count in self.most_missed(unknown)
            ],
        }

    def commonest(self, number: int) -> list[tuple[str, int]]:
        """The unknown clauses that most texts have."""
        return sorted(self.unknown.items(), key=lambda item: (-item[1], item[0]))[:number]

    def most_missed(self, number: int) -> list[tuple[str, int]]:
        """The constructions that compile and cannot be run, by how many texts they cost."""
        return sorted(self.missing.items(), key=lambda item: (-item[1], item[0]))[:number]


class Command(BaseCommand):
    help = (
        "Compile card texts and report how many are understood whole: those of a community card file (CSV, with "
        "types.csv and editions.csv beside it), or of the bundled cards if no file is named."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, nargs="?", help=FILE_HELP)
        parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print it (text)")
        parser.add_argument(
            "--unknown",
            type=int,
            default=20,
            help="how many unknown clauses, and how many missing constructions, to list (20)",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["file"] and options["file"].suffix == ".jsonl":
            self.stdout.write(report_of_lines(options["file"]))
            return
        report = CompileReport()
        try:
            source = community_texts(options["file"]) if options["file"] else bundled_texts(Path(settings.LIBRARY_DIR))
            texts = list(source)
            compiled = compiled_texts(texts)
            for printed in texts:
                report.add(printed, compiled[digest(printed.face)])
        except UnusableFileError as error:
            raise CommandError(str(error)) from error
        unknown = max(0, options["unknown"])
        if options["format"] == "json":
            self.stdout.write(json.dumps(report.as_json(unknown), indent=1, ensure_ascii=False))
        else:
            self.stdout.write("\n".join(lines(report, unknown)))


def report_of_lines(file: Path) -> str:
    """The report for a file with the cards of UFS, as JSON one a line."""
    try:
        with file.open(encoding="utf-8") as cards:
            return read_and_run(cards)
    except (OSError, ValueError) as error:
        raise CommandError(f"{file}: {error}") from error


def lines(report: CompileReport, unknown: int) -> Iterator[str]:
    """The report for a person."""
    yield f"{'set':<12}{'texts':>7}{'whole':>7}{'':>9}{'clauses':>9}{'understood':>12}"
    for code, counts in report.sets.items():
        yield counts.line(code)
    yield report.total.line("total")
    commonest = report.commonest(unknown)
    if commonest:
        yield ""
        yield "Not understood, the commonest first:"
    for text, count in commonest:
        yield f"{count:>4}  {text}"
        yield f"      ({report.reasons[text]}; {', '.join(report.cards[text][:5])})"
    missed = report.most_missed(unknown)
    if missed:
        yield ""
        yield "Read, and cannot be run (how many texts each construction costs):"
    for construction, count in missed:
        yield f"{count:>4}  {construction} ({', '.join(report.lacking[construction][:5])})"


def compiled_texts(texts: Iterable[Printed]) -> dict[str, CompiledWording]:
    """Each text compiled: as it is stored, if this version of the compiler made it, else now."""
    faces = {digest(printed.face): printed.face for printed in texts}
    try:
        found = stored(faces.values())
    except DatabaseError:  # there is no database yet
        found = {}
    return found | {key: compile_wording(face) for key, face in faces.items() if key not in found}


def community_texts(path: Path) -> Iterator[Printed]:
    """The texts of a community file, set by set in the order of release.

    :raises UnusableFileError: if it cannot be read as one.
    """
    records = Records(path)
    tables = SideTables(
        types=read_table(path.parent / "types.csv", "card_type_id"),
        editions=read_table(path.parent / "editions.csv", "card_edition_id"),
    )
    found = []
    for record in records:
        try:
            row = read_row(record, tables)
        except RowError:
            continue
        if row.face.text:
            found.append(Printed(row.face.title, row.face.type, row.set_code, row.face.text))
    order = {plain(entry.get("short_edition", "")): _number(entry.get("seq", "")) for entry in tables.editions.values()}
    yield from sorted(found, key=lambda printed: order.get(printed.set_code, 0))


def bundled_texts(folder: Path) -> Iterable[Printed]:
    """The texts of the bundled cards: each printing, and each erratum that states a text, under its document."""
    cards, faults = parse_cards((folder / "cards" / "shadowfist").glob("*.yaml"))
    if faults:
        raise UnusableFileError(f"The bundled cards have faults; the first: {faults[0]}")
    for card in cards:
        for printing in card.printings:
            if printing.face.text:
                yield Printed(printing.face.title, printing.face.type, printing.set_code, printing.face.text)
        for erratum in card.errata:
            if erratum.text:
                yield Printed(card.title, card.type, erratum.citation.document, erratum.text)


def _number(text: str) -> int:
    return int(text) if re.fullmatch(r"\d+", text) else 0
