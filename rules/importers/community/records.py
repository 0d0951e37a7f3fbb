"""Finds the records of a community file, whatever its quoting went through.

A record begins on a line that starts with a number and a comma. Everything up to the next such line belongs to it, so
that a lost quotation mark costs one record and not the rest of the file.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.editing.report import Rejection, UnusableFileError
from rules.importers.community.damage import damage_notes, mended, text_lines
from rules.importers.foreign import refuse_foreign
from rules.text.files import UnreadableError, read_bytes

RECORD_START = re.compile(r'^\s*"?\d+"?\s*,')
NOTHING = frozenset({"NULL", "\\N"})  # what databases write for no value
SHEET = frozenset({"type", "requires", "provides", "faction", "set"})  # columns of sheets without ids
NEEDED = ("card_id", "title", "text", "card_type_id", "card_edition_id")


@dataclass(frozen=True)
class Record:
    """One record: the line of the file it begins on, from 1, and its values by column."""

    line: int
    values: dict[str, str]


def decode(path: Path) -> tuple[str, list[str]]:
    """The text of a file, and notes on the bytes that are not UTF-8.

    These stand in the text as they are, each as a lone surrogate (Python's ``surrogateescape``), until the value they
    are in is read: :func:`rules.importers.community.damage.mended`.

    :raises UnusableFileError: if it is missing, empty, too long or no text.
    """
    try:
        data = read_bytes(path)
    except UnreadableError as error:
        raise UnusableFileError(f"{path}: {error}") from error
    if not data.strip():
        raise UnusableFileError(f"{path} is empty. Export the card table again, with its header line.")
    refuse_foreign(path, data)
    sample = data[:65536]
    control = sum(byte < 32 and byte not in b"\t\n\r\x0c" for byte in sample)
    if b"\0" in data or control > len(sample) // 100:
        raise UnusableFileError(f"{path} is a binary file. Name the CSV file itself (unpack an archive first).")
    text = re.sub(r"\r\n?", "\n", data.decode("utf-8-sig", errors="surrogateescape"))
    return text, damage_notes(text)


def read_records(path: Path) -> tuple[list[Record], list[Rejection], list[str]]:
    """The records of a file, the lines that are none with the reason, and notes on the whole file.

    :raises UnusableFileError: if the file is no such table, or ends in the middle of a record.
    """
    text, notes = decode(path)
    lines = text_lines(text)
    header = _header(path, lines[0])
    records: list[Record] = []
    rejected: list[Rejection] = []
    chunks = list(_chunks(lines))
    for place, (line, chunk) in enumerate(chunks):
        last = place == len(chunks) - 1
        values, reason = _split(chunk, len(header))
        if values is not None:
            said = ["" if value in NOTHING else value for value in values]
            records.append(Record(line, dict(zip(header, said, strict=True))))
        elif last and (_open_quote(chunk) or not chunk.endswith(("\n", "\r"))):
            raise UnusableFileError(
                f"{path} is truncated: it ends in the middle of the record that begins on line {line} ({reason}). "
                "Get the whole file again."
            )
        else:
            rejected.append(Rejection(line, reason))
    if not records:
        detail = f"; the first: line {rejected[0].line}: {rejected[0].reason}" if rejected else ""
        raise UnusableFileError(f"{path} has no readable record below its header{detail}.")
    return records, rejected, notes


def read_table(path: Path, key: str) -> dict[str, dict[str, str]]:
    """A side table (types.csv, editions.csv, ...) by its id.

    :raises UnusableFileError: if it is missing or has no such column.
    """
    if not path.is_file():
        raise UnusableFileError(
            f"{path} is missing: the card file names its types and sets by the ids in types.csv and editions.csv. "
            "Put them beside it."
        )
    text, _ = decode(path)
    rows = list(csv.DictReader(text_lines(mended(text))))
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


def _chunks(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Records as raw text, with the line each begins on."""
    start, chunk = 0, list[str]()
    for number, line in enumerate(lines[1:], start=2):
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
