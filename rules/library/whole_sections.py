"""Sections with everything that belongs to them, gathered for whole documents at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine import Citation
from rules.library import selectors
from rules.models import Document, Origin, Passage, PassageKind, Ruling, Scenario, Section, Topic
from rules.text import references


@dataclass(frozen=True)
class WholeSection:
    """A section with its surroundings: its items, those before and after it, what it cites, and what explains it."""

    section: Section
    passages: list[Passage]
    items: list[Section]
    before: Section | None
    after: Section | None
    citations: list[Citation]
    rulings: list[Ruling]
    scenarios: list[Scenario]
    topics: list[Topic]

    def get_absolute_url(self) -> str:
        """Its page."""
        return self.section.get_absolute_url()

    @property
    def _shown_passages(self) -> list[Passage]:
        """Ours, else the imported original's."""
        ours = [passage for passage in self.passages if passage.origin == Origin.OURS]
        return ours or self.passages

    @property
    def shown_text(self) -> str:
        """The rules of the section."""
        return "\n\n".join(p.text for p in self._shown_passages if p.kind != PassageKind.EXAMPLE)

    @property
    def shown_examples(self) -> list[str]:
        """The worked examples of the section."""
        return [p.text for p in self._shown_passages if p.kind == PassageKind.EXAMPLE]


def whole_sections() -> Iterator[WholeSection]:
    """Every section of every document, in reading order."""
    rulings = defaultdict(list)
    for ruling in selectors.rulings():
        for pk in dict.fromkeys([ruling.section_id, *(section.pk for section in ruling.applies.all())]):
            rulings[pk].append(ruling)
    topics = defaultdict(list)
    for topic in selectors.topics_with_sections():
        for section in topic.sections.all():
            topics[section.pk].append(topic)
    scenarios = defaultdict(list)
    known = Scenario.objects.defer("entry_text").in_bulk()
    for section_id, scenario_id in Scenario.sections.through.objects.order_by("scenario__order").values_list(
        "section", "scenario"
    ):
        scenarios[section_id].append(known[scenario_id])
    for document in Document.objects.select_related("game").order_by("order", "slug"):
        yield from _sections_of(document, rulings, topics, scenarios)


def _sections_of(
    document: Document,
    rulings: dict[int, list[Ruling]],
    topics: dict[int, list[Topic]],
    scenarios: dict[int, list[Scenario]],
) -> Iterator[WholeSection]:
    rows = list(Section.objects.filter(document=document).order_by("order"))
    by_key = {section.pk: section for section in rows}
    by_number = {section.number: section for section in rows}
    items = defaultdict(list)
    for section in rows:
        section.document = document
        if section.parent_id:
            section.parent = by_key[section.parent_id]
            items[section.parent_id].append(section)
    passages_of = defaultdict(list)
    passages = Passage.objects.filter(section__document=document).order_by("origin", "order")
    for passage in passages.prefetch_related("cards"):
        passage.section = by_key[passage.section_id]
        passages_of[passage.section_id].append(passage)
    for place, section in enumerate(rows):
        ours = [passage.text for passage in passages_of[section.pk] if passage.origin == Origin.OURS]
        yield WholeSection(
            section=section,
            passages=passages_of[section.pk],
            items=items[section.pk],
            before=rows[place - 1] if place else None,
            after=rows[place + 1] if place + 1 < len(rows) else None,
            citations=references.cited_sections(ours, document.slug),
            rulings=rulings[section.pk],
            scenarios=scenarios[section.pk],
            topics=_topics(section, by_number, topics),
        )


def _topics(section: Section, by_number: dict[str, Section], topics: dict[int, list[Topic]]) -> list[Topic]:
    """The topics that a section treats; an item has those of its section."""
    if topics[section.pk]:
        return topics[section.pk]
    parts = section.number.split(".")
    above = [by_number.get(".".join(parts[:depth])) for depth in range(2, len(parts) + 1)]
    found = {topic.pk: topic for other in above if other for topic in topics[other.pk]}
    return sorted(found.values(), key=lambda topic: topic.order)
