"""The bundled concordance (``fixtures/concordance.yaml``): read, checked and stored."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rules.engine import Citation
from rules.engine.shadowfist import DIFFERENCES
from rules.importers.report import Fault, Report
from rules.importers.yaml_files import FaultError, read_yaml
from rules.models import Section, Topic


@dataclass(frozen=True)
class TopicEntry:
    """A topic as the file has it."""

    slug: str
    title: str
    changed: str
    sections: tuple[Citation, ...]


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


def store_topics(entries: list[TopicEntry], report: Report) -> None:
    """Make the stored topics what the entries say. Their sections are there already."""
    sections = {(s.document.slug, s.number): s.pk for s in Section.objects.select_related("document")}
    for order, entry in enumerate(entries):
        values = {"title": entry.title, "changed": entry.changed, "order": order}
        wanted = {sections[(citation.document, citation.section)] for citation in entry.sections}
        topic = Topic.objects.filter(slug=entry.slug).first()
        if topic is None:
            topic = Topic.objects.create(slug=entry.slug, **values)
            topic.sections.set(wanted)
            report.count("created", "topics")
            continue
        changed = any(getattr(topic, name) != value for name, value in values.items())
        if changed:
            Topic.objects.filter(pk=topic.pk).update(**values)
        if set(topic.sections.values_list("pk", flat=True)) != wanted:
            topic.sections.set(wanted)
            changed = True
        report.count("updated" if changed else "unchanged", "topics")
    gone = Topic.objects.exclude(slug__in=[entry.slug for entry in entries])
    report.count("removed", "topics", gone.count())
    gone.delete()
