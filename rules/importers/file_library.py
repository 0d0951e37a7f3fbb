"""The cards of the bundled files as a library of the engine, to check scenarios before anything is stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.editing.dates import parse_released
from rules.editing.entries import CardEntry, UfsEntry
from rules.engine.shadowfist import CardFacts, CardLibrary, Printed
from rules.engine.shadowfist import FaceChange as Change
from rules.engine.ufs import CardLibrary as UfsLibrary

Rows = Iterable[Mapping[str, Any]]


def file_library(cards: Iterable[CardEntry], sets: Rows, documents: Rows) -> CardLibrary:
    """The cards with their printings and errata; their texts are not compiled."""
    of_code = {str(row["code"]): row for row in sets if row["game"] == "shadowfist"}
    days = {row["slug"]: parse_released(row.get("date"))[0] for row in documents}
    found = []
    for entry in cards:
        printings = [
            Printed(
                face=printing.face,
                set_code=printing.set_code,
                set_name=str(of_code[printing.set_code]["name"]),
                order=int(of_code[printing.set_code].get("order") or 0),
                released=parse_released(of_code[printing.set_code].get("released"))[0],
                numeral=printing.numeral,
                play_as_printed=printing.play_as_printed,
            )
            for printing in entry.printings
        ]
        errata = [
            Change(each.citation, day, each.status, each.change, each.text, each.title, each.subtitle)
            for each in entry.errata
            if (day := each.day or days[each.citation.document])
        ]
        found.append(CardFacts(entry.title, tuple(printings), tuple(errata), entry.aliases))
    return CardLibrary(found, lambda face: ())


def ufs_file_library(cards: Iterable[UfsEntry]) -> UfsLibrary:
    """The cards of UFS, each in its latest printing."""
    return UfsLibrary(entry.printings[-1].facts for entry in cards)
