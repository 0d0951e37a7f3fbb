"""The bundled rulings: which cards and rules a ruling concerns, and whether it still holds."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rules.editing.entries import RulingEntry
from rules.editing.ids import fault_of_id
from rules.editing.report import Fault
from rules.engine import Citation
from rules.importers.yaml_files import FaultError, read_yaml
from rules.models import RulingStatus

FIELDS = {"id", "section", "cards", "applies", "status", "superseded_by", "question", "answer"}


def parse_rulings(files: Iterable[Path]) -> tuple[list[RulingEntry], list[Fault]]:
    """The rulings in these files, and every fault found."""
    entries: list[RulingEntry] = []
    faults: list[Fault] = []
    for path in sorted(files):
        try:
            rows = read_yaml(path)
        except FaultError as error:
            faults.append(error.fault)
            continue
        for place, row in enumerate(rows if isinstance(rows, list) else [], start=1):
            entry = _entry(path.name, place, row, faults)
            if entry:
                entries.append(entry)
    return entries, faults


def _entry(file: str, place: int, row: Any, faults: list[Fault]) -> RulingEntry | None:
    name = str(row.get("section")) if isinstance(row, dict) else f"entry {place}"
    before = len(faults)
    if not isinstance(row, dict):
        faults.append(Fault(file, name, "must be a mapping with 'id' and 'section: document/number'"))
        return None
    faults += [Fault(file, name, f"unknown field {key!r}") for key in row.keys() - FIELDS]
    if fault := fault_of_id(row.get("id")):
        faults.append(Fault(file, name, f"id: {fault}"))
    section = _citation(row.get("section"), file, name, faults)
    status = row.get("status", RulingStatus.CURRENT)
    if status not in RulingStatus.values:
        faults.append(Fault(file, name, f"status {status!r} is none of {', '.join(RulingStatus.values)}"))
    later = row.get("superseded_by")
    if status != RulingStatus.CURRENT and not later:
        faults.append(Fault(file, name, f"a {status} ruling needs superseded_by: document/number"))
    applies = tuple(_citation(value, file, name, faults) for value in row.get("applies") or [])
    superseded_by = _citation(later, file, name, faults) if later else None
    if len(faults) > before or section is None:
        return None
    return RulingEntry(
        file=file,
        id=str(row["id"]),
        section=section,
        cards=tuple(str(card) for card in row.get("cards") or []),
        applies=tuple(citation for citation in applies if citation),
        status=status,
        superseded_by=superseded_by,
        question=str(row.get("question") or ""),
        answer=str(row.get("answer") or "").strip(),
    )


def _citation(value: Any, file: str, name: str, faults: list[Fault]) -> Citation | None:
    document, slash, section = str(value).partition("/")
    if document and slash and section:
        return Citation(document, section)
    faults.append(Fault(file, name, f"{value!r} is no document/section, such as shadowfist-faq-2001/1.8"))
    return None
