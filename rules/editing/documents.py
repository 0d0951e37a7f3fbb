"""Writes documents to the library: ours from the bundled Markdown, and the originals that a person imports.

Our passages and the original's stand side by side under the same sections; neither replaces the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.editing.ids import id_of_imported
from rules.editing.report import Report
from rules.models import Document, GlossaryTerm, Origin, Passage, Ruling, Section
from rules.text.texts import ParsedDocument, ParsedPassage, ParsedSection, PassageKind, slugify_title

FIELDS = ("kind", "order", "heading", "sense", "text", "after", "card_names")
ANCHOR_LETTERS = {PassageKind.EXAMPLE: "e"}


@dataclass
class _Row:
    """A passage as it is to be stored, comparable with one that is."""

    kind: str
    order: int
    anchor: str
    heading: str
    sense: str
    text: str
    after: str
    card_names: str


def note_original(document: Document, digest: str) -> None:
    """That the original with this digest is imported."""
    document.refresh_from_db()  # another import may just have ended
    if document.original_digest != digest:
        document.original_digest = digest
        document.save(update_fields=["original_digest"])


def store_document(document: Document, parsed: ParsedDocument, origin: Origin, report: Report) -> None:
    """Make the passages of one origin what ``parsed`` says, and create the sections they need.

    Sections that it needs no more are left to :func:`remove_empty`, for when what hangs on them has gone too.
    """
    sections = _store_sections(document, parsed, origin, report)
    stored: dict[int, list[Passage]] = {section.pk: [] for section in sections.values()}
    for passage in Passage.objects.filter(section__document=document, origin=origin):
        stored.setdefault(passage.section_id, []).append(passage)
    parsed_by_number = {section.number: section for section in parsed.sections}
    for number, section in sections.items():
        rows = _rows(parsed_by_number[number]) if number in parsed_by_number else []
        _store_passages(section, origin, rows, stored[section.pk], report)
    if origin == Origin.OURS:  # what is left of these is the original's
        Section.objects.filter(document=document, origin=origin).exclude(number__in=parsed_by_number).update(
            origin=Origin.ORIGINAL
        )
    _link_terms(document)


def _store_sections(document: Document, parsed: ParsedDocument, origin: Origin, report: Report) -> dict[str, Section]:
    """The document's sections by number; parsed ones first made equal to what is parsed."""
    sections = {section.number: section for section in Section.objects.filter(document=document)}
    last = max((section.order for section in sections.values()), default=0)
    for order, entry in enumerate(parsed.sections, start=last + 1):
        section = sections.get(entry.number)
        question = next((int(alias[1:]) for alias in entry.aliases if alias.startswith("q")), None)
        values: dict[str, Any] = {
            "parent_id": sections[entry.parent].pk if entry.parent in sections else None,
            "depth": entry.number.count(".") + 1,
            "question": question,
        }
        if section is None:
            section = Section(
                document=document,
                number=entry.number,
                title=_shortened(entry.title),
                page=entry.page,
                order=order,
                origin=origin,
                **values,
            )
            section.save()
            sections[entry.number] = section
            report.count("created", "sections")
            continue
        if origin == Origin.OURS or section.origin == origin:
            values |= {"title": _shortened(entry.title), "page": entry.page or section.page, "origin": origin}
        elif entry.page and not section.page:
            values["page"] = entry.page
        if question is None:
            del values["question"]
        changed = {name: value for name, value in values.items() if getattr(section, name) != value}
        for name, value in changed.items():
            setattr(section, name, value)
        if changed:
            section.save()
        report.count("updated" if changed else "unchanged", "sections")
    _store_order(sections, parsed)
    return sections


def _shortened(title: str) -> str:
    return title if len(title) <= 400 else title[:399] + "…"


def _store_order(sections: dict[str, Section], parsed: ParsedDocument) -> None:
    """Sections stand as parsed; one that only the other origin has keeps its place behind the one before it."""
    numbers = [entry.number for entry in parsed.sections]
    known = set(numbers)
    previous = ""
    for section in sorted(sections.values(), key=lambda section: section.order):
        if section.number not in known:
            numbers.insert(numbers.index(previous) + 1 if previous else 0, section.number)
        previous = section.number
    moved = [sections[number] for order, number in enumerate(numbers) if sections[number].order != order]
    for order, number in enumerate(numbers):
        sections[number].order = order
    Section.objects.bulk_update(moved, ["order"], batch_size=500)


def _rows(section: ParsedSection) -> list[_Row]:
    rows, anchors = [], set[str]()
    counts: dict[str, int] = {}
    for order, passage in enumerate(section.passages):
        anchor = _anchor(passage, counts)
        stem, place = anchor, 2
        while anchor in anchors:
            anchor, place = f"{stem}-{place}", place + 1
        anchors.add(anchor)
        rows.append(
            _Row(
                kind=passage.kind.value,
                order=order,
                anchor=anchor,
                heading=passage.term[:140],
                sense=passage.sense[:60],
                text=passage.text,
                after=passage.after,
                card_names="\n".join(dict.fromkeys((*passage.cards, *section.cards))),
            )
        )
    return rows


def anchors(section: ParsedSection) -> list[str]:
    """The addresses of a section's passages on its page, in order."""
    return [row.anchor for row in _rows(section)]


def _anchor(passage: ParsedPassage, counts: dict[str, int]) -> str:
    if passage.term:
        return (slugify_title(f"{passage.term} {passage.sense}") or "term")[:120]
    letter = ANCHOR_LETTERS.get(passage.kind, "p")
    counts[letter] = counts.get(letter, 0) + 1
    return f"{letter}{counts[letter]}"


def _store_passages(section: Section, origin: Origin, rows: list[_Row], stored: list[Passage], report: Report) -> None:
    before = {passage.anchor: passage for passage in stored}
    for row in rows:
        passage = before.pop(row.anchor, None)
        values = {name: getattr(row, name) for name in FIELDS}
        if passage is None:
            Passage.objects.create(section=section, origin=origin, anchor=row.anchor, **values)
            report.count("created", "passages")
            continue
        changed = {name: value for name, value in values.items() if getattr(passage, name) != value}
        if changed:
            Passage.objects.filter(pk=passage.pk).update(**changed)
        report.count("updated" if changed else "unchanged", "passages")
    if before:
        Passage.objects.filter(pk__in=[passage.pk for passage in before.values()]).delete()
        report.count("removed", "passages", len(before))


def _link_terms(document: Document) -> None:
    """Every definition belongs to the term of its name; terms without a definition go."""
    terms = {term.slug: term for term in GlossaryTerm.objects.filter(game=document.game)}
    definitions = Passage.objects.filter(section__document=document, kind=PassageKind.DEFINITION.value).select_related(
        "term"
    )
    for passage in definitions:
        slug = slugify_title(passage.heading)[:120]
        if not slug or (passage.term and passage.term.slug == slug):
            continue
        if slug not in terms:
            terms[slug] = GlossaryTerm.objects.create(game=document.game, slug=slug, term=passage.heading[:120])
        Passage.objects.filter(pk=passage.pk).update(term=terms[slug])
    GlossaryTerm.objects.filter(game=document.game, definitions=None).delete()


def remove_empty(document: Document, report: Report) -> None:
    """Remove the sections that no file has any more, unless something still hangs on them."""
    while True:
        empty = Section.objects.filter(
            document=document, origin=Origin.ORIGINAL, passages=None, children=None, rulings=None, errata=None
        )
        empty = empty.exclude(document__original_digest__gt="") if document.original_digest else empty
        number = empty.count()
        if not number:
            return
        empty.delete()
        report.count("removed", "sections", number)


def store_rulings_of_original(document: Document, report: Report) -> None:
    """The imported sections that rule on cards, as rulings; those that we restated are left to our file."""
    kept = set[int]()
    existing = {
        ruling.section_id: ruling
        for ruling in Ruling.objects.filter(section__document=document, origin=Origin.ORIGINAL)
    }
    sections = (
        Section.objects.filter(
            document=document, passages__origin=Origin.ORIGINAL, passages__kind=PassageKind.RULING.value
        )
        .exclude(rulings__origin=Origin.OURS)
        .distinct()
    )
    for section in sections:
        passages = list(section.passages.filter(origin=Origin.ORIGINAL).order_by("order"))
        names = dict.fromkeys(name for passage in passages for name in passage.card_names.splitlines())
        game = document.game.slug
        values = {
            "slug": id_of_imported(document.slug, next(iter(names), ""), section.number, game),
            "game": document.game,
            "question": section.title or section.number,
            "answer": "\n\n".join(passage.text for passage in passages),
            "date": document.date,
            "card_names": "\n".join(names),
        }
        ruling = existing.get(section.pk)
        if ruling is None:
            ruling = Ruling.objects.create(section=section, origin=Origin.ORIGINAL, **values)
            report.count("created", "rulings")
        else:
            changed = any(getattr(ruling, name) != value for name, value in values.items())
            if changed:
                Ruling.objects.filter(pk=ruling.pk).update(**values)
            report.count("updated" if changed else "unchanged", "rulings")
        kept.add(ruling.pk)
    gone = Ruling.objects.filter(section__document=document, origin=Origin.ORIGINAL).exclude(pk__in=kept)
    report.count("removed", "rulings", gone.count())
    gone.delete()
