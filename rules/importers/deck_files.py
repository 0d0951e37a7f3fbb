"""The sample decks: YAML, one deck a file (fixtures/README.md tells the format)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rules.editing.entries import DeckEntry
from rules.editing.report import Fault
from rules.engine import quoted
from rules.games import games
from rules.importers.yaml_files import FaultError, read_yaml
from rules.text.texts import slugify_title, title_slug

FIELDS = ("name", "game", "about", "character", "cards", "sideboard")
MAX_COPIES = 999


def parse_decks(files: Iterable[Path]) -> tuple[list[DeckEntry], list[Fault]]:
    """The decks in these files, and every fault found."""
    decks: list[DeckEntry] = []
    faults: list[Fault] = []
    for path in sorted(files):
        try:
            given = read_yaml(path)
        except FaultError as error:
            faults.append(error.fault)
            continue
        found = _faults(path.name, given)
        faults += found
        if not found:
            decks.append(
                DeckEntry(
                    slug=slugify_title(path.stem),
                    file=path.name,
                    game=given["game"],
                    name=given["name"],
                    about=str(given.get("about") or ""),
                    character=str(given.get("character") or ""),
                    cards=tuple(given["cards"].items()),
                    sideboard=tuple((given.get("sideboard") or {}).items()),
                )
            )
    return decks, faults


def _faults(file: str, given: Any) -> list[Fault]:
    if not isinstance(given, Mapping):
        return [Fault(file, "", f"must have the fields {', '.join(FIELDS)}")]
    faults = [
        Fault(file, str(name), f"unknown field; known are {', '.join(FIELDS)}") for name in given.keys() - {*FIELDS}
    ]
    if given.get("game") not in list(games()):
        faults.append(Fault(file, "game", f"{quoted(given.get('game'))} is none of {', '.join(games())}"))
    if not isinstance(given.get("name"), str):
        faults.append(Fault(file, "name", "every deck needs a name"))
    for part in ("cards", "sideboard"):
        value = given.get(part) if part == "cards" else given.get(part) or {}
        if not isinstance(value, Mapping):
            faults.append(Fault(file, part, "must be a mapping of titles to numbers of copies"))
            continue
        for title, count in value.items():
            good = isinstance(count, int) and not isinstance(count, bool) and 1 <= count <= MAX_COPIES
            if not isinstance(title, str) or not good:
                faults.append(Fault(file, f"{part}: {title}", f"{quoted(count)} is no number of copies such as 2"))
    return faults


def unknown_cards(decks: Iterable[DeckEntry], titles: Iterable[str]) -> list[Fault]:
    """Cards of UFS decks that no file has."""
    known = {title_slug(title, "ufs") for title in titles}
    return [
        Fault(deck.file, title, "no card file has this card")
        for deck in decks
        if deck.game == "ufs"
        for title in dict.fromkeys([deck.character, *(title for title, _ in (*deck.cards, *deck.sideboard))])
        if title and title_slug(title, "ufs") not in known
    ]
