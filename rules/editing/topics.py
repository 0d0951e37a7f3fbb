"""Writes the concordance to the library."""

from __future__ import annotations

from collections.abc import Sequence

from rules.editing.entries import TopicEntry
from rules.editing.report import Report
from rules.models import Section, Topic


def store_topics(entries: Sequence[TopicEntry], report: Report) -> None:
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
