"""Finds the records of a community file, whatever its quoting went through.

A record begins on a line that starts with a number and a comma. Everything up to the next such line belongs to it, so
that a lost quotation mark costs one record and not the rest of the file.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.editing.report import Rejection, UnusableFileError
from rules.importers.community.damage import damage_notes, mended
from rules.importers.foreign import refuse_foreign
from rules.text.files import UnreadableError, opened

RECORD_START = re.compile(r'^\s*"?\d+"?\s*,')
NOTHING = frozenset({"NULL", "\\N"})  # what databases write for no value
SHEET = frozenset({"type", "requires", "provides", "faction", "set"})  # columns of sheets without ids
NEEDED = ("card_id", "title", "text", "card_type_id", "card_edition_id")


@dataclass(frozen=True)
class Record:
    """One record: the line of the file it begins on, from 1, and its values by column."""

    line: int
    values: dict[str, str]


class Records:
    """The records of a file, read one by one as often as they are asked for; those that are none are ``rejected``.

    ``notes`` are on the bytes that are not UTF-8. These stand in the text as they are, each as a lone surrogate
    (Python's ``surrogateescape``), until the value they are in is read:
    :func:`rules.importers.community.damage.mended`.

    :raises UnusableFileError: if it is missing, empty, no text or no such table; from the last record if the file ends
        in the middle of it, or has none.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rejected: list[Rejection] = []
        lines = _lines(path)
        self.header = _header(path, next(lines))
        self.notes = damage_notes(_lines(path))
        self._length = sum(1 for line in lines if RECORD_START.match(line))

    def __len__(self) -> int:
        """How many records begin in it."""
        return self._length

    def __iter__(self) -> Iterator[Record]:
        self.rejected.clear()
        readable = 0
        chunks = _chunks(_lines(self.path))
        following = next(chunks, None)
        while following is not None:
            (line, chunk), following = following, next(chunks, None)
            values, reason = _split(chunk, len(self.header))
            if values is not None:
                readable += 1
                said = ["" if value in NOTHING else value for value in values]
                yield Record(line, dict(zip(self.header, said, strict=True)))
            elif following is None and (_open_quote(chunk) or not chunk.endswith(("\n", "\r"))):
                raise UnusableFileError(
                    f"{self.path} is truncated: it ends in the middle of the record that begins on line {line} "
                    f"({reason}). Get the whole file again."
                )
            else:
                self.rejected.append(Rejection(line, reason))
        if not readable:
            first = self.rejected[0] if self.rejected else None
            detail = f"; the first: line {first.line}: {first.reason}" if first else ""
            raise UnusableFileError(f"{self.path} has no readable record below its header{detail}.")


def _lines(path: Path) -> Iterator[str]:
    """The lines of a text, one by one, as an editor counts them: nothing but a line break ends one.

    :raises UnusableFileError: if it is missing, empty or no text.
    """
    try:
        with opened(path) as file:
            sample = file.read(65536)
            if not sample.strip():
                raise UnusableFileError(f"{path} is empty. Export the card table again, with its header line.")
            refuse_foreign(path, sample)
            control = sum(byte < 32 and byte not in b"\t\n\r\x0c" for byte in sample)
            binary = UnusableFileError(f"{path} is a binary file. Name the CSV file itself (unpack an archive first).")
            if control > len(sample) // 100:
                raise binary
            file.seek(0)
            for line in io.TextIOWrapper(file, "utf-8-sig", errors="surrogateescape"):
                if "\0" in line:
                    raise binary
                yield line
    except UnreadableError as error:
        raise UnusableFileError(f"{path}: {error}") from error


def read_table(path: Path, key: str) -> dict[str, dict[str, str]]:
    """A side table (types.csv, editions.csv, ...) by its id.

    :raises UnusableFileError: if it is missing or has no such column.
    """
    if not path.is_file():
        raise UnusableFileError(
            f"{path} is missing: the card file names its types and sets by the ids in types.csv and editions.csv. "
            "Put them beside it."
        )
    rows = list(csv.DictReader(map(mended, _lines(path))))
    if not rows or key not in rows[0]:
        raise UnusableFileError(f"{path} has no column {key!r}. Export the table again with its header line.")
    return {row[key]: {name: value or "" for name, value in row.items() if name} for row in rows if row.get(key)}


def _header(path: Path, line: str) -> list[str]:
    header = [name.strip().lower() for name in next(csv.reader([mended(line)]), [])]
    missing = [name for name in NEEDED if name not in header]
    if missing and not any(name.endswith("_id") for name in header) and SHEET & set(header):
        raise UnusableFileError(
            f"{path} is a sheet that says types and sets in words, which is not read. Import the card table cards.csv "
            "with types.csv and editions.csv beside it, or write the cards as fixtures/README.md tells."
        )
    if missing:
        raise UnusableFileError(
            f"{path}: the first line has no column {', '.join(missing)}; it begins {mended(line)[:60].strip()!r}. "
            "This is not the card table (cards.csv), or its header line is lost."
        )
    return header


def _chunks(lines: Iterator[str]) -> Iterator[tuple[int, str]]:
    """Records as raw text, with the line each begins on."""
    start, chunk = 0, list[str]()
    next(lines)  # the header
    for number, line in enumerate(lines, start=2):
        if RECORD_START.match(line) or not chunk:
            if "".join(chunk).strip():
                yield start, "".join(chunk)
            start, chunk = number, []
        chunk.append(line)
    if "".join(chunk).strip():
        yield start, "".join(chunk)


def _open_quote(chunk: str) -> bool:
    return chunk.replace('\\"', "").count('"') % 2 == 1


def _split(chunk: str, columns: int) -> tuple[list[str] | None, str]:
    """The values of a record, or why it is none."""
    if not RECORD_START.match(chunk):
        return None, f"does not begin with a card id: {mended(chunk).strip()[:40]!r}"
    if _open_quote(chunk):
        return None, "a quotation mark is missing or too many"
    # Some databases write a quotation mark within a text as \", others twice.
    escape = "\\" if '\\"' in chunk else None
    try:
        rows = list(csv.reader(chunk.splitlines(keepends=True), strict=True, escapechar=escape))
    except csv.Error as error:
        return None, f"broken quoting ({error})"
    rows = [row for row in rows if row]
    if len(rows) != 1:
        return None, "broken quoting: the record falls apart into several lines"
    if len(rows[0]) != columns:
        return None, f"{len(rows[0])} columns where the header has {columns}"
    return rows[0], ""
