"""The bundled concordance (``fixtures/concordance.yaml``): read and checked."""

from __future__ import annotations

from pathlib import Path

from rules.editing.entries import TopicEntry
from rules.editing.report import Fault
from rules.engine import Citation
from rules.engine.shadowfist import DIFFERENCES
from rules.importers.yaml_files import FaultError, read_yaml


def parse_topics(path: Path) -> tuple[list[TopicEntry], list[Fault]]:
    """The topics of the file, and every fault found; every topic of the table of differences must be among them."""
    try:
        rows = read_yaml(path)
    except FaultError as error:
        return [], [error.fault]
    entries, faults = [], []
    for place, row in enumerate(rows if isinstance(rows, list) else [], start=1):
        if not isinstance(row, dict) or row.keys() != {"topic", "title", "changed", "sections"}:
            faults.append(Fault(path.name, f"entry {place}", "needs topic, title, changed and sections"))
            continue
        sections = tuple(
            Citation(document, str(number)) for document, numbers in row["sections"].items() for number in numbers
        )
        entries.append(TopicEntry(row["topic"], row["title"], row["changed"].strip(), sections))
    known = {entry.slug for entry in entries}
    for difference in DIFFERENCES.values():
        if difference.topic not in known:
            faults.append(Fault(path.name, difference.topic, f"is missing; the difference {difference.key!r} names it"))
    return entries, faults
