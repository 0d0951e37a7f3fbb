"""Finds the cards of UFS in a file: JSON, or CSV with one row a card."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.editing.dates import parse_released
from rules.editing.entries import UfsEntry
from rules.editing.report import Fault, UnusableFileError
from rules.engine import quoted
from rules.importers.foreign import refuse_foreign
from rules.importers.ufs_cards.entries import MAX_SET, EntryReader, own_name
from rules.text.files import UnreadableError, read_bytes, read_written_text
from rules.text.json_text import JsonError, read_json
from rules.text.texts import slugify_title, title_slug

MOST_LINES = 40  # of one row of CSV
NOTHING = frozenset({"", "NULL", "\\N"})  # what databases write for no value
JSON = (".json", ".jsonl", ".ndjson")
SETS_FIELDS = ("code", "name", "released")
FILE_FIELDS = ("game", "sets", "cards")
MAX_SET_NAME = 80
# Columns of a CSV file that hold several values, and what stands between them.
LISTS = {"resources": " ,;/|", "keywords": ";|", "aliases": ";|"}
# Columns that a row of a half has for itself; in the others the second row may be empty.
OF_HALVES = ("type", "difficulty", "keywords", "text", "speed", "attack_zone", "damage")
COLUMNS = (
    *("title", "set", "set_name", "rarity", "artist", "collector_number", "half", "type", "difficulty", "control"),
    *("resources", "block_zone", "block_modifier", "keywords", "text", "speed", "attack_zone", "damage"),
    *("hand_size", "vitality", "gender", "height", "weight", "blood_type", "aliases"),
)
NUMBERS = ("difficulty", "control", "block_modifier", "speed", "damage", "hand_size", "vitality")
NEEDED = ("title", "type", "difficulty", "control", "set")
SIGNS = {"difficulty", "control", "title"}  # columns that no other card file has together


@dataclass(frozen=True)
class UfsSet:
    """A set as the file describes it."""

    code: str
    name: str
    released: Any = None


@dataclass
class UfsFile:
    """A file that was read: its cards and sets, and what was wrong with others."""

    path: Path
    cards: list[UfsEntry] = field(default_factory=list)
    sets: dict[str, UfsSet] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    unknown: dict[str, int] = field(default_factory=dict)

    def add(self, reader: EntryReader) -> None:
        """The entry, or its faults."""
        card = reader.read()
        self.faults += reader.faults
        self.notes += reader.notes
        if card is not None:
            self.cards.append(card)
            for name in reader.unknown:
                self.unknown[name] = self.unknown.get(name, 0) + 1

    @property
    def not_stated(self) -> list[str]:
        """What the file does not state of so many of its attacks."""
        return [
            f"{count} attacks have no {name}: it is not known (?), and is asked for where it is needed"
            for name, count in sorted(self.unknown.items())
        ]


def is_ufs(path: Path) -> bool:
    """Whether a file looks like one of cards of UFS: JSON, or CSV with its columns."""
    try:
        text = read_written_text(path)
    except UnreadableError:
        return path.suffix.lower() in JSON
    if path.suffix.lower() in JSON or text.lstrip()[:1] in {"{", "["}:
        return True
    return set(_header(text)) >= SIGNS


def read_file(path: Path) -> UfsFile:
    """Every card of a file, and every fault of those that cannot be taken in.

    :raises UnusableFileError: if the file cannot be read at all.
    """
    try:
        refuse_foreign(path, read_bytes(path))
        text = re.sub(r"\r\n?", "\n", read_written_text(path))
    except UnreadableError as error:
        raise UnusableFileError(f"{path}: {error}") from error
    if not text.strip():
        raise UnusableFileError(f"{path} is empty. Export the cards again.")
    found = UfsFile(path)
    if path.suffix.lower() in JSON[1:] or _is_lines_of_json(text):
        _read_lines(text, found)
    elif path.suffix.lower() in JSON or text.lstrip()[:1] in {"{", "["}:
        _read_json(text, found)
    else:
        _read_csv(text, found)
    _refuse_doubles(found)
    return found


def _is_lines_of_json(text: str) -> bool:
    """Whether a text has an object a line."""
    lines = [line for line in text.split("\n") if line.strip()][:2]
    return len(lines) == 2 and all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines)


def _read_lines(text: str, found: UfsFile) -> None:
    for place, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            found.add(EntryReader(found.path.name, f"line {place}", read_json(line), place))
        except JsonError as error:
            found.faults.append(Fault(found.path.name, f"line {place}", str(error)))


def _read_json(text: str, found: UfsFile) -> None:
    try:
        data = read_json(text)
    except JsonError as error:
        raise UnusableFileError(f"{found.path}: {error}. Correct it there, or export the cards again.") from error
    if isinstance(data, list):
        data = {"cards": data}
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        raise UnusableFileError(f'{found.path}: must be a list of cards, or {{"game": "ufs", "cards": [...]}}')
    if data.get("game", "ufs") != "ufs":
        raise UnusableFileError(
            f'{found.path}: game: {quoted(data["game"])} is not "ufs"; only cards of UFS come in JSON'
        )
    for name in data.keys() - set(FILE_FIELDS):
        found.faults.append(Fault(found.path.name, name[:40], f"unknown field; known are {', '.join(FILE_FIELDS)}"))
    sets = data.get("sets", [])
    for place, each in enumerate(sets if isinstance(sets, list) else [sets]):
        _read_set(found, f"sets[{place}]", each)
    for place, entry in enumerate(data["cards"], start=1):
        found.add(EntryReader(found.path.name, f"card {place}", entry))


def _read_set(found: UfsFile, place: str, given: Any) -> None:
    """A set that the file describes, or its fault."""

    def fault(what: str) -> None:
        found.faults.append(
            Fault(
                found.path.name, place, f'{what}; write {{"code": "SAMPLE-K", "name": "Sample", "released": "2010-07"}}'
            )
        )

    if not isinstance(given, Mapping) or given.keys() - set(SETS_FIELDS):
        fault(f"{quoted(given)} is no set with {', '.join(SETS_FIELDS)}")
        return
    code, name, released = given.get("code"), given.get("name", given.get("code")), given.get("released")
    if not isinstance(code, str) or not slugify_title(code) or len(code) > MAX_SET:
        fault(f"code: {quoted(code)} is no text of at most {MAX_SET} characters")
        return
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_SET_NAME:
        fault(f"name: {quoted(name)} is no text of at most {MAX_SET_NAME} characters")
        return
    try:
        parse_released(released)
    except (ValueError, TypeError):
        fault(f"released: {quoted(released)} is no year, month or day such as 2010-07")
        return
    found.sets.setdefault(code.strip(), UfsSet(code.strip(), name.strip(), released))


def _header(text: str) -> list[str]:
    first = text.lstrip("\r\n").split("\n", 1)[0]
    cells = next(csv.reader([first], delimiter=_separator(text)), [])
    return [own_name(cell, [each.strip().lower() for each in cells]) for cell in cells]


def _separator(text: str) -> str:
    """What stands between the columns: what the first line has most of."""
    first = text.lstrip("\r\n").split("\n", 1)[0]
    return max(",;\t", key=first.count)


def _read_csv(text: str, found: UfsFile) -> None:
    """One row a card; a split card has two rows that follow each other, with 1 and 2 in the column ``half``."""
    header = _header(text)
    missing = [name for name in NEEDED if name not in header]
    if missing:
        raise UnusableFileError(
            f"{found.path} is no table of UFS cards: its first line has no column {', '.join(missing)}. "
            f"Columns are {', '.join(COLUMNS)}."
        )
    for name in [name for name in header if name not in COLUMNS]:
        found.faults.append(
            Fault(found.path.name, "line 1", f"{name[:40]!r} is no column; known are {', '.join(COLUMNS)}")
        )
    if len(set(header)) < len(header):
        twice = next(name for name in header if header.count(name) > 1)
        raise UnusableFileError(f"{found.path}: line 1: the column {twice!r} stands there twice; rename one of them.")
    first: tuple[int, dict[str, Any]] | None = None  # half of a split card that waits for the other
    for start, cells in _records(text, _separator(text), len(header), found):
        row = {name: cell.strip() for name, cell in zip(header, cells, strict=False) if cell.strip() not in NOTHING}
        if row.get("set_name") and row.get("set"):
            _read_set(found, f"line {start}: set", {"code": row["set"], "name": row.pop("set_name")})
        row.pop("set_name", None)
        first = _row(found, start, row, first)
    if first is not None:
        _alone(found, first[0])


def _records(text: str, separator: str, columns: int, found: UfsFile) -> Iterator[tuple[int, list[str]]]:
    """The rows below the line of headings, each with its first line; one that cannot be read costs no other."""
    lines = text.split("\n")
    place = next(place for place, line in enumerate(lines, start=1) if line.strip())
    while place < len(lines):
        cells, size, why = _record(lines[place : place + MOST_LINES], separator, columns)
        if why:
            found.faults.append(Fault(found.path.name, f"line {place + 1}", why))
        elif any(cell.strip() for cell in cells):
            yield place + 1, cells
        place += size


def _record(lines: list[str], separator: str, columns: int) -> tuple[list[str], int, str]:
    """The cells of the first row, how many lines it has, and why it cannot be read, if so."""
    why = "a quotation mark is missing or too many; close it, or export the file again"
    for size in range(1, len(lines) + 1):
        chunk = "\n".join(lines[:size])
        # Some programs write a quotation mark within a text as \", others twice.
        if chunk.replace('\\"', "").count('"') % 2:
            continue
        escape = "\\" if '\\"' in chunk else None
        try:
            rows = list(csv.reader([chunk], delimiter=separator, strict=True, escapechar=escape))
        except csv.Error as error:
            return [], 1, f"it is not CSV ({error}); close the quotation mark, or export it again"
        cells = rows[0] if rows else []
        if len(cells) <= columns:
            return cells, size, ""
        if size == 1:
            why = f"{len(cells)} cells, and {columns} columns; put quotation marks round a text with a comma"
        return [], 1, why
    return [], 1, why


def _row(
    found: UfsFile, line: int, row: dict[str, Any], first: tuple[int, dict[str, Any]] | None
) -> tuple[int, dict[str, Any]] | None:
    """A row of the table; what is given back is the first half of a split card."""
    half = row.pop("half", "")
    entry = {name: _cell(name, value) for name, value in row.items() if name in COLUMNS}
    if first is not None:
        line_of_first, whole = first
        if half == "2" and entry.get("title") in (None, whole["title"]):
            halves = [{name: each[name] for name in OF_HALVES if name in each} for each in (whole, entry)]
            card = {name: value for name, value in (entry | whole).items() if name not in OF_HALVES}
            found.add(EntryReader(found.path.name, f"line {line_of_first}", card | {"halves": halves}, line_of_first))
            return None
        _alone(found, line_of_first)
    if half == "1":
        return line, {"title": None, **entry}
    if half:
        what = f"half: {quoted(half)} stands alone; the halves of a card have 1 and 2, in rows that follow each other"
        found.faults.append(Fault(found.path.name, f"line {line}", what))
        return None
    found.add(EntryReader(found.path.name, f"line {line}", entry, line))
    return None


def _alone(found: UfsFile, line: int) -> None:
    what = "the first half of a split card, and no second follows; give the next row its title and half 2"
    found.faults.append(Fault(found.path.name, f"line {line}", what))


def _cell(name: str, value: str) -> Any:
    if name in LISTS:
        for separator in LISTS[name]:
            value = value.replace(separator, "\n")
        return [each.strip() for each in value.split("\n") if each.strip()]
    if name in NUMBERS:
        plain = value.replace("−", "-").removeprefix("+")
        return int(plain) if plain.removeprefix("-").isascii() and plain.removeprefix("-").isdigit() else value.upper()
    return value


def _refuse_doubles(found: UfsFile) -> None:
    """A title stands once for each set."""
    seen: dict[tuple[str, str], UfsEntry] = {}
    kept = []
    for card in found.cards:
        key = title_slug(card.title, "ufs")
        doubles = [(seen[key, each.set_code], each) for each in card.printings if (key, each.set_code) in seen]
        for earlier, printing in doubles:
            what = f"stands for the set {printing.set_code} already, in {earlier.place}; leave one of them out"
            found.faults.append(Fault(found.path.name, card.place, what))
        codes = [each.set_code for each in card.printings]
        for code in {code for code in codes if codes.count(code) > 1}:
            found.faults.append(
                Fault(found.path.name, card.place, f"has two printings in the set {code}; leave one out")
            )
        if doubles or len(set(codes)) < len(codes):
            continue
        seen |= {(key, code): card for code in codes}
        kept.append(card)
    found.cards = kept
