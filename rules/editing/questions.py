"""Writes the questions that sections answer to the library."""

from __future__ import annotations

from collections.abc import Iterable

from rules.editing.entries import Asked, QuestionEntry
from rules.editing.report import Report
from rules.models import Section, SectionQuestion


def store_questions(entries: Iterable[QuestionEntry], report: Report) -> None:
    """Make the stored questions what the entries say. Their sections are there already."""
    sections = {(s.document.slug, s.number): s.pk for s in Section.objects.select_related("document")}
    stored: dict[tuple[int, str], list[Asked]] = {}
    for question in SectionQuestion.objects.order_by("section", "order"):
        its = stored.setdefault((question.section_id, question.anchor), [])
        its.append(Asked(question.text, question.answer))
    for entry in entries:
        section, wanted = sections[entry.document, entry.section], list(entry.questions)
        before = stored.pop((section, entry.anchor), [])
        if before == wanted:
            report.count("unchanged", "questions", len(wanted))
            continue
        SectionQuestion.objects.filter(section=section, anchor=entry.anchor).delete()
        SectionQuestion.objects.bulk_create(
            SectionQuestion(section_id=section, anchor=entry.anchor, text=each.text, answer=each.answer, order=order)
            for order, each in enumerate(wanted)
        )
        report.count("updated" if before else "created", "questions", len(wanted))
    for (section, anchor), texts in stored.items():
        SectionQuestion.objects.filter(section=section, anchor=anchor).delete()
        report.count("removed", "questions", len(texts))
