"""The bundled rulings: which cards and rules a ruling concerns, and whether it still holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.engine import Citation
from rules.importers.ids import fault_of_id
from rules.importers.report import Fault, Report
from rules.importers.yaml_files import FaultError, read_yaml
from rules.models import Origin, Ruling, RulingStatus, Section

FIELDS = {"id", "section", "cards", "applies", "status", "superseded_by", "question", "answer"}


@dataclass(frozen=True)
class RulingEntry:
    """A ruling as the file has it; without a text of its own it says what its section says."""

    file: str
    id: str
    section: Citation
    cards: tuple[str, ...] = ()
    applies: tuple[Citation, ...] = ()
    status: str = RulingStatus.CURRENT
    superseded_by: Citation | None = None
    question: str = ""
    answer: str = ""


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


def store_rulings(entries: list[RulingEntry], report: Report) -> None:
    """Make the bundled rulings what the entries say. Their sections are there already."""
    sections = {(s.document.slug, s.number): s for s in Section.objects.select_related("document__game")}
    rows = list(Ruling.objects.filter(origin=Origin.OURS).prefetch_related("applies"))
    existing = {ruling.slug: ruling for ruling in rows}
    # Those of a database that had no ids yet.
    numbered = {(ruling.section_id, ruling.number): ruling.slug for ruling in rows if ruling.slug.isdigit()}
    places: dict[int, int] = {}
    for entry in entries:
        section = sections[(entry.section.document, entry.section.section)]
        places[section.pk] = number = places.get(section.pk, 0) + 1
        passages = section.passages.filter(origin=Origin.OURS).order_by("order")
        later = entry.superseded_by
        values = {
            "slug": entry.id,
            "section_id": section.pk,
            "number": number,
            "game_id": section.document.game_id,
            "question": entry.question or section.title or section.number,
            "answer": entry.answer or "\n\n".join(passage.text for passage in passages),
            "date": section.document.date,
            "status": entry.status,
            "card_names": "\n".join(entry.cards),
            "superseded_by_id": sections[(later.document, later.section)].pk if later else None,
        }
        applies = {sections[(citation.document, citation.section)].pk for citation in entry.applies}
        ruling = existing.pop(entry.id, None) or existing.pop(numbered.get((section.pk, number), ""), None)
        if ruling is None:
            ruling = Ruling.objects.create(origin=Origin.OURS, **values)
            ruling.applies.set(applies)
            report.count("created", "rulings")
            continue
        changed = any(getattr(ruling, name) != value for name, value in values.items())
        if changed:
            Ruling.objects.filter(pk=ruling.pk).update(**values)
        if {section.pk for section in ruling.applies.all()} != applies:
            ruling.applies.set(applies)
            changed = True
        report.count("updated" if changed else "unchanged", "rulings")
    if existing:
        Ruling.objects.filter(pk__in=[ruling.pk for ruling in existing.values()]).delete()
        report.count("removed", "rulings", len(existing))
