"""Saved objects of Tabletop Simulator: JSON with a nickname for each card, in decks and bags."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rules.library.decks.deck_list import Kind, Row
from rules.library.decks.headings import board
from rules.text.json_text import JsonError, read_json

NICKNAME = re.compile(r'(?<!\\)"Nickname"\s*:')
CARDS = ("Card", "CardCustom")
HOLDERS = ("ContainedObjects", "ObjectStates")
MAX_NOTE = 80


def is_json(text: str) -> bool:
    """Whether a text is JSON: a line of a list may begin with a bracket too."""
    return re.match(r"\ufeff?\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]])", text) is not None


def rows(text: str) -> list[Row]:
    """Its decks and cards, each with the line of its nickname."""
    try:
        data = read_json(text.lstrip("\ufeff"))
    except JsonError as error:
        place = re.search(r"\(line (\d+)", str(error))
        return [Row(int(place[1]) if place else 1, text.strip()[:80], Kind.UNREAD, why=str(error))]
    places = iter([text.count("\n", 0, match.start()) + 1 for match in NICKNAME.finditer(text)])
    found = list(_objects(data, "", places))
    if not found:
        why = "this JSON is no saved object of Tabletop Simulator; send the list as text or as a table"
        return [Row(1, text.strip()[:80], Kind.UNREAD, why=why)]
    return found


def _objects(data: Any, part: str, places: Iterator[int]) -> Iterator[Row]:
    if isinstance(data, list):
        for each in data:
            yield from _objects(each, part, places)
        return
    if not isinstance(data, dict):
        return
    for name, value in data.items():  # in the order of the file, in which the lines are counted
        if name == "Nickname":
            row = _row(data, str(value), next(places, 1), part)
            part = row.part
            if row.text or row.kind is not Kind.HEADING:
                yield row
        elif isinstance(value, dict | list):
            yield from _objects(value, part, places)


def _row(data: dict[str, Any], nickname: str, line: int, part: str) -> Row:
    name = " ".join(nickname.split())
    if any(holder in data for holder in HOLDERS) and str(data.get("Name")) not in CARDS:
        return Row(line, name, Kind.HEADING, part=board(name) if name else part)
    if data.get("Name") not in CARDS:
        return Row(line, f"{data.get('Name')}: {name}", Kind.COMMENT, part=part)
    if not name:
        return Row(line, f"card {data.get('CardID', '')}".strip(), Kind.UNREAD, part=part, why="this card has no name")
    about = " ".join(str(data.get("Description", "")).split())
    return Row(line, name, Kind.ENTRY, 1, part or board(""), (about,) if 0 < len(about) <= MAX_NOTE else ())
