"""Writes the bundled rulings to the library: each keeps its row, by its id, for as long as the files have it."""

from __future__ import annotations

from collections.abc import Iterable

from rules.editing.entries import RulingEntry
from rules.editing.report import Report
from rules.models import Origin, Ruling, Section


def store_rulings(entries: Iterable[RulingEntry], report: Report) -> None:
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
