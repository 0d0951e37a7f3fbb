"""Tables: CSV with any usual separator and columns in any order, and tables in bars."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from rules.engine import fold, plain
from rules.library.decks.deck_list import DECK, MAX_COPIES, Kind, Row
from rules.library.decks.formats.copies import Copies
from rules.library.decks.formats.text import lines
from rules.library.decks.headings import board, heading, is_total

TITLES = ("card name", "cardname", "name", "title", "card", "card title")
COUNTS = ("count", "qty", "quantity", "copies", "amount", "number of copies", "#", "no of copies", "x")
NUMBERS = ("number", "no", "nr", "num")  # of copies, or the collector's where copies have a column of their own
BOARDS = ("board", "section", "part", "zone", "category", "deck section")
SETS = ("set", "edition", "expansion", "set code", "printing", "set name", "extension")
COLLECTED = ("collector number", "card number", "collector no", "numero")
NOTES = ("note", "notes", "comment", "comments", "remark", "remarks")
SEPARATORS = ",;\t|"
SAYS_SEPARATOR = re.compile(r'"?sep=(.)"?', re.IGNORECASE)
COMMENT = re.compile(r"\s*(?:#(?![\s\"]*[,;\t|])|//)")


def is_table(text: str) -> bool:
    """Whether a text begins with a line of headings of columns."""
    return _beginning(text) is not None


def rows(text: str) -> list[Row]:
    """A row for each record of a table."""
    found = _beginning(text)
    if found is None:
        return []
    place, separator, header = found
    every = lines(text)
    above = [_above(number, each) for number, each in enumerate(every[:place], start=1) if each.strip()]
    return above + list(_records(every[place + 1 :], place + 1, separator, _columns(header)))


def _beginning(text: str) -> tuple[int, str, list[str]] | None:
    """The place of the line of headings, what separates its cells, and these."""
    separators = SEPARATORS
    for place, line in enumerate(lines(text.lstrip("\ufeff"))[:20]):
        said = SAYS_SEPARATOR.fullmatch(line.strip())
        if said:
            separators = said[1]
        elif line.strip() and not COMMENT.match(line):
            separator = max(separators, key=line.count)
            header = [_name(cell) for cell in _cells(line, separator)]
            is_header = len(header) > 1 and any(name in TITLES for name in header)
            return (place, separator, header) if is_header else None
    return None


def _name(cell: str) -> str:
    return " ".join(fold(cell).strip("\ufeff *").replace("_", " ").replace(".", "").split())


def _cells(line: str, separator: str) -> list[str]:
    line = line.strip().strip("|") if separator == "|" else line
    try:
        return next(csv.reader([line], delimiter=separator), [])
    except csv.Error:
        return line.split(separator)


def _columns(header: list[str]) -> dict[str, int]:
    """The place of each column that is read."""

    def first(*names: str) -> int | None:
        return next((header.index(name) for name in names if name in header), None)

    counts = first(*COUNTS)
    number = first(*NUMBERS)
    columns = {
        "title": first(*TITLES),
        "count": number if counts is None else counts,
        "board": first(*BOARDS),
        "set": first(*SETS),
        "collected": number if counts is not None and number is not None else first(*COLLECTED),
        "note": first(*NOTES),
    }
    return {name: place for name, place in columns.items() if place is not None}


def _above(number: int, line: str) -> Row:
    return Row(number, line.strip("\ufeff "), Kind.COMMENT)


def _records(below: list[str], before: int, separator: str, columns: dict[str, int]) -> Iterator[Row]:
    read: Iterator[tuple[int, list[str]]]
    if separator == "|":
        read = ((before + number, _cells(line, separator)) for number, line in enumerate(below, start=1))
    else:
        read = _quoted(below, before, separator)
    for line, cells in read:
        if any(cell.strip() for cell in cells):
            yield _record(line, [cell.strip() for cell in cells], columns)


def _quoted(below: list[str], before: int, separator: str) -> Iterator[tuple[int, list[str]]]:
    """The records of CSV, of which one may have several lines, each with its first line."""
    reader = csv.reader(io.StringIO("\n".join(below)), delimiter=separator)
    while True:
        start = before + reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            cells = ['a cell that has no end: close its quotation mark (")']
        yield start, cells


def _record(line: int, cells: list[str], columns: dict[str, int]) -> Row:
    def cell(name: str) -> str:
        place = columns.get(name)
        return cells[place] if place is not None and place < len(cells) else ""

    said = ", ".join(filter(None, cells))
    title, count = cell("title"), plain(cell("count"))
    if all(re.fullmatch(r":?-{2,}:?", each) for each in cells if each):
        return Row(line, said, Kind.COMMENT)
    if not title or is_total(f"{title} {count}") or (heading(title) is not None and not re.search(r"[1-9]", count)):
        named = title or said
        kind = Kind.HEADING if heading(named) is not None or is_total(f"{named} 0") else Kind.UNREAD
        return Row(line, said, kind, why="" if kind is Kind.HEADING else "it has no title")
    copies = _copies(count) if "count" in columns else 1
    if copies is None:
        return Row(line, said, Kind.UNREAD, why=f"{count[:20]!r} is no number of copies from 1 to {MAX_COPIES}")
    edition = ":".join(filter(None, [cell("set"), cell("collected")]))
    notes = tuple(filter(None, [edition, cell("note")]))
    return Row(line, title, Kind.ENTRY, copies, board(cell("board")), notes)


def _copies(text: str) -> int | None:
    match = re.fullmatch(r"[xX]?\s*(\d{1,5})(?:\.0+)?\s*[xX]?", text)
    return int(match[1]) if match and 1 <= int(match[1]) <= MAX_COPIES else None


def write(copies: list[Copies]) -> str:
    """A deck as CSV; the columns ``set`` and ``part`` where they say something."""
    with_set, with_part = any(each.set_code for each in copies), any(each.part != DECK for each in copies)
    sheet = io.StringIO()
    table = csv.writer(sheet, lineterminator="\r\n")
    optional = [*(["set"] if with_set else []), *(["part"] if with_part else [])]
    table.writerow(["count", "title", "type", "cost", *optional])
    for each in copies:
        more = [*([each.set_code] if with_set else []), *([each.part] if with_part else [])]
        # A cell that begins like a formula would be one in a spreadsheet; of titles only those typed by strangers can.
        title = each.title if each.type else each.title.lstrip("=+-@\t")
        table.writerow([each.count, title, each.type, each.cost, *more])
    return sheet.getvalue()
