"""The bundled cards of UFS: YAML, one entry a card (fixtures/README.md tells the format)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rules.editing.entries import UfsEntry
from rules.editing.report import Fault
from rules.importers.ufs_cards.entries import EntryReader
from rules.importers.yaml_files import FaultError, read_yaml
from rules.text.texts import title_slug


def parse_ufs_cards(files: Iterable[Path]) -> tuple[list[UfsEntry], list[Fault]]:
    """The cards in these files, and every fault found, each with its file, card and field."""
    cards: dict[str, UfsEntry] = {}
    faults: list[Fault] = []
    for path in sorted(files):
        try:
            entries = read_yaml(path)
        except FaultError as error:
            faults.append(error.fault)
            continue
        if not isinstance(entries, list):
            faults.append(Fault(path.name, "", "the file must be a list of cards, each beginning with '- title: ...'"))
            continue
        for place, entry in enumerate(entries, start=1):
            reader = EntryReader(path.name, f"card {place}", entry, complete=True)
            card = reader.read()
            faults += reader.faults
            if card is None:
                continue
            earlier = cards.setdefault(title_slug(card.title, "ufs"), card)
            if earlier is not card:
                faults.append(Fault(path.name, card.place, f"{earlier.file} has this title already"))
    return list(cards.values()), faults
