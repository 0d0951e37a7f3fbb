"""Writes documents to the library: ours from the bundled Markdown, and the originals that a person imports.

Our passages and the original's stand side by side under the same sections; neither replaces the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.importers.report import Report
from rules.models import Card, CardAlias, Document, GlossaryTerm, Origin, Passage, Ruling, Section
from rules.texts import ParsedDocument, ParsedPassage, ParsedSection, PassageKind, slugify_title

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
    cards: frozenset[int]


def store_document(document: Document, parsed: ParsedDocument, origin: Origin, report: Report) -> None:
    """Make the passages of one origin what ``parsed`` says, and create the sections they need.

    Sections that no passage, child or bundled file needs any more are removed.
    """
    titles = dict(CardAlias.objects.filter(game=document.game).values_list("slug", "card_id"))
    sections = _store_sections(document, parsed, origin, report)
    stored: dict[int, list[Passage]] = {section.pk: [] for section in sections.values()}
    for passage in Passage.objects.filter(section__document=document, origin=origin).prefetch_related("cards"):
        stored.setdefault(passage.section_id, []).append(passage)
    parsed_by_number = {section.number: section for section in parsed.sections}
    for number, section in sections.items():
        rows = _rows(parsed_by_number[number], titles) if number in parsed_by_number else []
        _store_passages(section, origin, rows, stored[section.pk], report)
    _link_terms(document)
    _remove_empty(document, report)


def _store_sections(document: Document, parsed: ParsedDocument, origin: Origin, report: Report) -> dict[str, Section]:
    """The document's sections by number; parsed ones first made equal to what is parsed."""
    sections = {section.number: section for section in Section.objects.filter(document=document)}
    for order, entry in enumerate(parsed.sections):
        section = sections.get(entry.number)
        question = next((int(alias[1:]) for alias in entry.aliases if alias.startswith("q")), None)
        values = {
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
            values |= {"title": _shortened(entry.title), "page": entry.page or section.page, "order": order}
            values |= {"origin": origin}
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
    _order_foreign(sections, parsed, origin)
    return sections


def _shortened(title: str) -> str:
    return title if len(title) <= 300 else title[:299] + "…"


def _order_foreign(sections: dict[str, Section], parsed: ParsedDocument, origin: Origin) -> None:
    """Sections that only the other origin has keep their place: behind the section that precedes them there."""
    numbers = {section.number for section in parsed.sections}
    if origin == Origin.ORIGINAL and all(number in numbers for number in sections):
        for order, entry in enumerate(parsed.sections):
            if sections[entry.number].order != order:
                sections[entry.number].order = order
                sections[entry.number].save(update_fields=["order"])


def _rows(section: ParsedSection, titles: dict[str, int]) -> list[_Row]:
    rows, anchors = [], set[str]()
    counts: dict[str, int] = {}
    for order, passage in enumerate(section.passages):
        anchor = _anchor(passage, counts)
        stem, place = anchor, 2
        while anchor in anchors:
            anchor, place = f"{stem}-{place}", place + 1
        anchors.add(anchor)
        cards = {titles[slug] for name in (*passage.cards, *section.cards) if (slug := slugify_title(name)) in titles}
        rows.append(
            _Row(
                kind=passage.kind.value,
                order=order,
                anchor=anchor,
                heading=passage.term[:140],
                sense=passage.sense[:60],
                text=passage.text,
                after=passage.after,
                cards=frozenset(cards),
            )
        )
    return rows


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
        values = {name: getattr(row, name) for name in ("kind", "order", "heading", "sense", "text", "after")}
        if passage is None:
            passage = Passage.objects.create(section=section, origin=origin, anchor=row.anchor, **values)
            report.count("created", "passages")
            if row.cards:
                passage.cards.set(row.cards)
            continue
        changed = {name: value for name, value in values.items() if getattr(passage, name) != value}
        if changed:
            Passage.objects.filter(pk=passage.pk).update(**changed)
        if {card.pk for card in passage.cards.all()} != row.cards:
            passage.cards.set(row.cards)
            changed["cards"] = row.cards
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


def _remove_empty(document: Document, report: Report) -> None:
    """Sections of an origin that states nothing any more, unless something still hangs on them."""
    while True:
        empty = Section.objects.filter(document=document, origin=Origin.ORIGINAL, passages=None, children=None)
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
        cards = set(Card.objects.filter(passages__in=passages).values_list("pk", flat=True))
        if not cards:
            continue
        values = {
            "game": document.game,
            "question": section.title or section.number,
            "answer": "\n\n".join(passage.text for passage in passages),
            "date": document.date,
        }
        ruling = existing.get(section.pk)
        if ruling is None:
            ruling = Ruling.objects.create(section=section, origin=Origin.ORIGINAL, **values)
            ruling.cards.set(cards)
            report.count("created", "rulings")
        else:
            changed = any(getattr(ruling, name) != value for name, value in values.items())
            if changed:
                Ruling.objects.filter(pk=ruling.pk).update(**values)
            if set(ruling.cards.values_list("pk", flat=True)) != cards:
                ruling.cards.set(cards)
                changed = True
            report.count("updated" if changed else "unchanged", "rulings")
        kept.add(ruling.pk)
    gone = Ruling.objects.filter(section__document=document, origin=Origin.ORIGINAL).exclude(pk__in=kept)
    report.count("removed", "rulings", gone.count())
    gone.delete()
