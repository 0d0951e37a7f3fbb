"""The search entries of a document: its sections whole and passage by passage, its definitions and rulings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from rules.models import (
    Document,
    GlossaryTerm,
    Origin,
    Passage,
    PassageKind,
    Ruling,
    RulingStatus,
    Section,
    SectionQuestion,
)
from rules.models import SearchEntry as Entry
from rules.models import SearchKind as Kind
from rules.search.addresses import page_of
from rules.search.analysis import number_word, title_word, words
from rules.search.plaintext import emphasised, plain, without_references
from rules.text.references import spoken

# Factors on the score. The rule comes before its examples, and a definition that only points elsewhere comes last.
WHOLE, ONE_PASSAGE, EXAMPLE, LIST_ENTRY, TITLE_ONLY = 1.0, 0.9, 0.6, 0.7, 0.6
DEFINITION, POINTER, OUTDATED_RULING, RULING_OF_ANSWER = 0.85, 0.5, 0.7, 0.85
IMPORTED = 0.95
QUESTION = 0.9
# The rule comes before questions about it and before rulings on single cards.
OF_KIND: dict[str, float] = {Kind.RULE: 1.0, Kind.FAQ: 1.0, Kind.RULING: 0.95}
# A game's rulebook, the first of its documents, comes before what else is said about it; an older one after all.
BESIDE_RULEBOOK, OLDER = 0.66, 0.9
# A section that the concordance names is where its topic is treated, and not only mentioned.
TREATS_A_TOPIC = 1.15
POINTER_WORDS = 14
# A title that so many sections of a document have (the difficulty of a card of each type) says less than one's own.
MANY_TITLES, SHARED_TITLE = 4, 0.8

KIND_OF_PASSAGE = {PassageKind.ANSWER.value: Kind.FAQ, PassageKind.RULING.value: Kind.RULING}
IN_THE_TEXT = {PassageKind.RULE.value, PassageKind.ANSWER.value, PassageKind.RULING.value, PassageKind.DEFINITION.value}


class DocumentEntries:
    """Makes the entries of one document.

    An item that stands within the running text of a section (``3.3.1.d``) is found as a part of that section: its
    entries lead to the section. In a document that numbers every rule (UFS) each is found by itself.
    """

    def __init__(
        self,
        document: Document,
        sections: Sequence[Section],
        passages: Iterable[Passage],
        rulings: Iterable[Ruling],
        terms: dict[int, GlossaryTerm],
        questions: dict[int, list[SectionQuestion]],
        topics: dict[int, list[str]],
        rulebook: Document,
    ) -> None:
        self.document = document
        self.weight = 1.0 if document.pk == rulebook.pk else BESIDE_RULEBOOK
        if document.date and rulebook.date and document.date < rulebook.date:
            self.weight *= OLDER
        self.sections = {section.pk: section for section in sections}
        self.titles = Counter(section.title for section in sections)
        self.terms = terms
        self.questions = questions
        self.topics = topics
        self.passages: dict[int, list[Passage]] = defaultdict(list)
        self.rulings: dict[int, list[Ruling]] = defaultdict(list)
        self.parts: dict[int, list[Section]] = defaultdict(list)
        for passage in passages:
            self.passages[passage.section_id].append(passage)
        for ruling in rulings:
            self.rulings[ruling.section_id].append(ruling)
        self.holders: dict[int, Section] = {}
        for section in sections:
            holder = self._holder(section)
            if holder.pk != section.pk:
                self.parts[holder.pk].append(section)

    def __iter__(self) -> Iterator[Entry]:
        for section in self.sections.values():
            if self._holder(section).pk == section.pk:
                yield from self._section(section)
            yield from self._definitions(section)
            yield from self._questions(section)
            yield from self._rulings(section)

    def _section(self, section: Section) -> Iterator[Entry]:
        """A section and its parts, in our words and in the original's."""
        found = False
        for origin in (Origin.OURS, Origin.ORIGINAL):
            running = [
                (part, passage)
                for part in (section, *self.parts[section.pk])
                for passage in self._of(part, origin)
                if passage.kind in IN_THE_TEXT
            ]
            if running:
                found = True
                yield self._whole(section, origin, [passage for _, passage in running])
            single = running if len(running) > 1 else []
            aside = [
                (part, passage)
                for part in (section, *self.parts[section.pk])
                for passage in self._of(part, origin)
                if passage.kind not in IN_THE_TEXT
            ]
            for part, passage in [*single, *aside]:
                found = True
                yield self._passage(section, part, passage)
        if not found and section.title:
            yield self._entry(
                section,
                Kind.FAQ if section.question else Kind.RULE,
                terms=_whole([section.title]),
                weight=TITLE_ONLY,
            )

    def _whole(self, section: Section, origin: str, passages: list[Passage]) -> Entry:
        titles = [part.title for part in self.parts[section.pk] if part.title] if origin == Origin.OURS else []
        defined = [term for passage in passages for term in emphasised(passage.text)] if origin == Origin.OURS else []
        return self._entry(
            section,
            self._kind(section, passages[0]),
            terms=[
                *titles,
                *dict.fromkeys(defined),
                *self.topics.get(section.pk, []),
                *_whole([section.title, *defined]),
            ],
            questions=[
                question.text
                for part in (section, *self.parts[section.pk])
                for question in self.questions[part.pk]
                if not question.anchor
            ]
            if origin == Origin.OURS
            else (),
            body="\n".join(self._plain(passage.text) for passage in passages),
            weight=WHOLE * (IMPORTED if origin == Origin.ORIGINAL else 1),
            original=origin == Origin.ORIGINAL,
        )

    def _plain(self, markdown: str) -> str:
        return spoken(without_references(plain(markdown)), self.document.game.slug)

    def _questions(self, section: Section) -> Iterator[Entry]:
        """Every question that a section answers, by itself: who asks it finds the section, or the item in its place."""
        holder = self._holder(section)
        ours = self._of(section, Origin.OURS)
        kind = self._kind(section, ours[0]) if ours else Kind.FAQ if section.question else Kind.RULE
        anchor = f"{section.number}-{ours[0].anchor}" if ours and section.pk != holder.pk else ""
        entries = {passage.anchor: passage for passage in self.passages[section.pk] if passage.origin == Origin.OURS}
        for question in self.questions[section.pk]:
            entry = entries.get(question.anchor)
            term = self.terms.get(entry.term_id) if entry is not None and entry.term_id else None
            if entry is not None and term is not None:
                yield self._definition(section, entry, term, question=question.text)
                continue
            yield self._entry(
                holder,
                kind,
                number=section.number,
                questions=[question.text],
                anchor=question.anchor or anchor,
                weight=QUESTION,
                alone=True,
            )

    def _passage(self, section: Section, part: Section, passage: Passage) -> Entry:
        """One paragraph, item, example or list entry, that leads to the section it stands in."""
        ours = passage.origin == Origin.OURS
        weight = {PassageKind.EXAMPLE.value: EXAMPLE, PassageKind.ENTRY.value: LIST_ENTRY}.get(
            passage.kind, ONE_PASSAGE
        )
        anchor = passage.anchor if part.pk == section.pk else f"{part.number}-{passage.anchor}"
        return self._entry(
            section,
            self._kind(section, passage),
            number=part.number,
            terms=[
                *([part.title] if part.pk != section.pk else []),
                passage.heading,
                *(emphasised(passage.text) if ours and passage.kind in IN_THE_TEXT else []),
            ],
            body=self._plain(passage.text),
            anchor=anchor if ours else "",
            weight=weight * (1 if ours else IMPORTED),
            original=not ours,
        )

    def _definitions(self, section: Section) -> Iterator[Entry]:
        for passage in self.passages[section.pk]:
            term = self.terms.get(passage.term_id or 0) if passage.kind == PassageKind.DEFINITION.value else None
            if term is None:
                continue
            yield self._definition(section, passage, term)

    def _definition(self, section: Section, passage: Passage, term: GlossaryTerm, question: str = "") -> Entry:
        """The entry of a definition, or of a question that it answers."""
        body = self._plain(passage.text)
        points_elsewhere = "§" in body and len(body.split()) < POINTER_WORDS
        terms = [number_word(section.number), *_whole([term.term]), self.document.game.slug]
        return Entry(
            kind=Kind.GLOSSARY,
            game_id=self.document.game_id,
            document=self.document,
            target=f"term:{self.document.game.slug}/{term.slug}",
            number=section.number,
            title=f"{passage.heading or term.term} ({passage.sense})" if passage.sense else term.term,
            headings="" if question else self._headings(section, itself=True),
            terms="" if question else "\n".join(terms),
            questions=question or "\n".join(q.text for q in self.questions[section.pk] if q.anchor == passage.anchor),
            body="" if question else body,
            url=f"/api/v1/glossary/{term.slug}",
            page_url=page_of(term, f"/glossary/{term.slug}/"),
            original=passage.origin == Origin.ORIGINAL,
            weight=self.weight
            * (POINTER if points_elsewhere else DEFINITION)
            * (IMPORTED if passage.origin == Origin.ORIGINAL else 1),
        )

    def _rulings(self, section: Section) -> Iterator[Entry]:
        """Rulings with a text of their own, and those that are the answer to a question of an FAQ."""
        texts = {
            "\n\n".join(passage.text for passage in self._of(section, origin)): self._of(section, origin)[:1]
            for origin in (Origin.OURS, Origin.ORIGINAL)
        }
        for ruling in self.rulings[section.pk]:
            own_text = ruling.answer not in texts
            first = texts.get(ruling.answer)
            if first and first[0].kind == PassageKind.RULING.value:
                continue  # the section's entry is that of the ruling
            weight = OF_KIND[Kind.RULING] if own_text else RULING_OF_ANSWER
            yield Entry(
                kind=Kind.RULING,
                game_id=ruling.game_id,
                document=self.document,
                target=f"ruling:{ruling.pk}" if own_text else self._target(self._holder(section)),
                number=section.number,
                title=ruling.question[:300],
                headings=self._headings(section),
                terms="\n".join([number_word(section.number), *_card_titles(ruling), self.document.game.slug]),
                body=self._plain(ruling.answer),
                url=f"/api/v1/rulings/{ruling.slug}",
                page_url=page_of(ruling, f"/rulings/{ruling.slug}/"),
                original=ruling.origin == Origin.ORIGINAL,
                weight=self.weight * weight * (1 if ruling.status == RulingStatus.CURRENT else OUTDATED_RULING),
            )

    def _entry(
        self,
        section: Section,
        kind: str,
        *,
        number: str = "",
        terms: Sequence[str] = (),
        questions: Sequence[str] = (),
        body: str = "",
        anchor: str = "",
        weight: float = 1.0,
        alone: bool = False,
        original: bool = False,
    ) -> Entry:
        """An entry of a section; ``alone`` without what the section is found by otherwise."""
        url = f"/api/v1/sections/{self.document.slug}/{section.number}"
        page = page_of(section, f"/rules/{self.document.slug}/{section.number}/")
        numbers = [number_word(number or section.number)]
        if section.question and not number:
            numbers.append(number_word(f"q{section.question}"))
        ruling = next(iter(self.rulings[section.pk]), None) if kind == Kind.RULING else None
        if ruling is not None:
            url, page, anchor = f"/api/v1/rulings/{ruling.slug}", page_of(ruling, f"/rulings/{ruling.slug}/"), ""
            terms = [*terms, *_card_titles(ruling)]
            weight *= 1 if ruling.status == RulingStatus.CURRENT else OUTDATED_RULING
        if section.title and self.titles[section.title] >= MANY_TITLES:
            weight *= SHARED_TITLE
        return Entry(
            kind=kind,
            game_id=self.document.game_id,
            document=self.document,
            target=self._target(section),
            number=section.number,
            title=section.title,
            headings="" if alone else self._headings(section),
            terms="" if alone else "\n".join([*numbers, *filter(None, terms), self.document.game.slug]),
            questions="\n".join(questions),
            body=body,
            url=url,
            page_url=f"{page}#{anchor}" if anchor else page,
            original=original,
            weight=self.weight * weight * OF_KIND[kind] * (TREATS_A_TOPIC if section.pk in self.topics else 1),
        )

    def _of(self, section: Section, origin: str) -> list[Passage]:
        """The passages of a section in one origin's words, without the definitions of a list of terms."""
        passages = [passage for passage in self.passages[section.pk] if passage.origin == origin]
        terms = {passage.term_id for passage in passages if passage.kind == PassageKind.DEFINITION.value}
        if len(terms) == 1:  # a section about one term is its definition
            return passages
        return [p for p in passages if not (p.kind == PassageKind.DEFINITION.value and p.term_id)]

    def _kind(self, section: Section, passage: Passage) -> str:
        return KIND_OF_PASSAGE.get(passage.kind, Kind.FAQ if section.question else Kind.RULE)

    def _target(self, section: Section) -> str:
        return f"section:{self.document.slug}/{section.number}"

    def _headings(self, section: Section, *, itself: bool = False) -> str:
        """The titles above a section, the outermost first."""
        titles = [section.title] if itself and section.title else []
        parent = self.sections.get(section.parent_id or 0)
        while parent is not None:
            if parent.title:
                titles.append(parent.title)
            parent = self.sections.get(parent.parent_id or 0)
        return " › ".join(reversed(titles))[:600]

    def _holder(self, section: Section) -> Section:
        """The section that this one is found under: itself, unless it is an item in another's running text."""
        if section.pk not in self.holders:
            parent = self.sections.get(section.parent_id or 0)
            above = self._holder(parent) if parent is not None else None
            if parent is None or above is None or section.question:
                self.holders[section.pk] = section
            elif above.pk != parent.pk or (self._is_item(section) and self._is_running_text(parent)):
                self.holders[section.pk] = above
            else:
                self.holders[section.pk] = section
        return self.holders[section.pk]

    @staticmethod
    def _is_item(section: Section) -> bool:
        return not section.title or section.number.rpartition(".")[2].isalpha()

    def _is_running_text(self, section: Section) -> bool:
        """Whether a section has a title and paragraphs of its own, so that items in it are part of what it says."""
        if not section.title or section.depth < 2:
            return False
        paragraphs = [
            sum(passage.kind in IN_THE_TEXT for passage in self._of(section, origin))
            for origin in (Origin.OURS, Origin.ORIGINAL)
        ]
        return (paragraphs[0] or paragraphs[1]) >= 2


def _card_titles(ruling: Ruling) -> list[str]:
    return [card.title for card in ruling.cards.all()]


def _whole(titles: Sequence[str]) -> list[str]:
    """The words of the index by which the query finds an entry that is exactly one of its titles or defined terms."""
    return list(dict.fromkeys(title_word(words(title)) for title in titles if title))
