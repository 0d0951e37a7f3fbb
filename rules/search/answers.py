"""The sentence that answers a question, where that is sure: no answer is better than a wrong one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.models import Origin, Passage, PassageKind, Scenario, SearchKind, Section, Topic
from rules.search.addresses import page_of
from rules.search.analysis import STOP_WORDS, WEAK_WORDS, listed, stem, words
from rules.search.backends.reading import OpenIndex, Record
from rules.search.confidence import SURE, signs
from rules.search.plaintext import plain
from rules.search.plan import Plan
from rules.search.ranking import WEAK, rarity
from rules.search.requests import VERDICT, Answer, Example, OtherEditions, Said
from rules.search.scoring import Ranked

TEXTS = {PassageKind.RULE.value, PassageKind.ANSWER.value, PassageKind.RULING.value, PassageKind.DEFINITION.value}
# A stop, what may close behind it, and a capital or bracket that opens the next sentence; not behind "e.g." and "St.".
SENTENCE = re.compile(r"(?<![.\s][A-Za-z])(?<!\bSt)(?<!\bvs)[.!?][\"”’)\]]*\s+(?=[\"“‘(\[]?[A-Z0-9])")
REFERENCE = re.compile(r"§\S+")
# A sentence that begins so leans on the one before it.
LEANING = re.compile(r"(It|They|Its|Their|This|That|These|Those|He|She|Then|Otherwise|Both|Neither|Such|So)\b")
POLAR = listed("can may must might should shall will would could do does did is are am was were has have had if")
NEGATIVE = listed("not no never cannot cant dont doesnt isnt arent wont without neither nor didnt")
LONGEST, WINDOW, MOST_SENTENCES = 420, 300, 3
# How much a word counts that only the known question has; and what a sentence loses for each of its words.
OF_QUESTION, PER_WORD = 0.6, 0.06
# Sentences that have less of what is asked, with all that it may mean, are no answer.
ENOUGH = 0.05
# What the first sentence of a text is worth, and one in the passage that fitted the query best.
OPENING, NEAR = 0.4, 1.0
# How many, how much: a sentence with a number says so, and is worth so much more.
QUANTITY, NUMBER_SAID = listed("many much often minimum maximum size number limit"), 7.0
NUMBERS = listed("zero two three four five six seven eight nine ten once twice half maximum minimum")
NUMBER_WANTED = "#"  # no stem
# So much of the question and of the section's title must be the same for its "yes" to be an answer.
SAME_QUESTION = 0.6
MOST_OTHERS, MOST_EXAMPLES, MOST_KEPT = 3, 3, 1_000


@dataclass(frozen=True)
class Sentence:
    """A sentence of a passage, with its stems and where the passage stands."""

    text: str
    stems: frozenset[str]
    anchor: str
    opens: bool


def answer(index: OpenIndex, plan: Plan, found: Ranked) -> Answer | None:
    """The answer to what was asked; ``None`` where nothing is sure to be one."""
    if not found.targets or not plan.title:
        return None
    first = found.targets[0]
    record = index.records[first.place]
    if record.kind == SearchKind.CARD or not record.document or not _asks(index, plan, first.place):
        return None
    if signs(index, found).likelihood < SURE:
        return None
    question = index.records[first.question].question if first.question is not None else ""
    asked = _weights(index, plan, record.game, question)
    about = _about(index, record.document, record.number)
    if about is None:
        return None
    said = _said(index, about.section, record.title, asked, record)
    if said is None:
        return None
    return Answer(
        said, _verdict(plan, about.section, said), question or None, _others(index, about, asked), about.examples
    )


def _asks(index: OpenIndex, plan: Plan, first: int) -> bool:
    """Whether something is asked: a word alone asks for what has it for a name, with an article at most."""
    if len(plan.title) > 1:
        return True
    return index.titles[first] == plan.title and len(words(index.records[first].title)) <= len(plan.typed) + 1


@dataclass(frozen=True)
class About:
    """A section, the topics that it treats and that changed with what other documents have on each, and what plays
    it."""

    section: Section
    topics: tuple[tuple[Topic, tuple[Section, ...]], ...]
    examples: tuple[Example, ...]


def _about(index: OpenIndex, document: str, number: str) -> About | None:
    """What is known of a section; kept with the index."""
    key = (document, number)
    if key not in index.about:
        section = Section.objects.filter(document__slug=document, number=number).select_related("document").first()
        if section is None:
            return None
        topics = tuple(
            (topic, tuple(_elsewhere(topic, section)))
            for topic in Topic.objects.filter(sections=section).exclude(changed="").order_by("order")
        )
        with index.lock:
            index.about[key] = About(section, topics, _examples(section))
            while len(index.about) > MOST_KEPT:
                index.about.popitem(last=False)
    return index.about.get(key)


def _elsewhere(topic: Topic, section: Section) -> Iterable[Section]:
    others = topic.sections.exclude(document=section.document_id)
    return others.select_related("document").order_by("document__order", "order")


def _weights(index: OpenIndex, plan: Plan, game: str, question: str) -> dict[str, float]:
    """The stems that an answer should have, and how much each counts: the rarer the more."""
    weights: dict[str, float] = {}
    for word in words(question):
        if word not in STOP_WORDS:
            weights[stem(word)] = OF_QUESTION * (WEAK if word in WEAK_WORDS else 1.0)
    for leaf in plan.leaves:
        if not leaf.scored or leaf.is_title:
            continue
        for alternative in leaf.alternatives:
            if alternative.game in {"", game}:
                for word in alternative.words:
                    counted = leaf.weight * alternative.weight / len(alternative.words)
                    weights[stem(word)] = max(weights.get(stem(word), 0.0), counted)
    if QUANTITY & set(plan.typed):
        weights[NUMBER_WANTED] = 0.0
    postings = index.postings([(each,) for each in weights])
    size = len(index.records)
    return {each: weight * rarity(len(postings[(each,)]), size) for each, weight in weights.items()}


def _said(
    index: OpenIndex, section: Section, title: str, asked: dict[str, float], record: Record | None = None
) -> Said | None:
    """The sentence or two of a section that say most of what is asked."""
    anchor = record.page_url.partition("#")[2] if record is not None else ""
    sentences = _sentences(index, section, record.target if record is not None else "")
    if not sentences:
        return None
    first, last = max(_windows(sentences), key=lambda window: _value(sentences[slice(*window)], asked, anchor))
    if record is not None and _share(sentences[first:last], asked) < ENOUGH:
        return None
    best = sentences[first]
    text = " ".join(sentence.text for sentence in sentences[first:last])
    before = sentences[first - 1] if first else None
    if before and before.anchor == best.anchor and LEANING.match(text) and len(before.text) + len(text) < LONGEST:
        text = f"{before.text} {text}"
    document = section.document
    page = page_of(section, f"/rules/{document.slug}/{section.number}/")
    return Said(
        text=_shortened(text),
        document=document.slug,
        number=section.number,
        title=title or section.title,
        edition=f"{document.title}, {document.date_text}" if document.date_text else document.title,
        url=f"/api/v1/sections/{document.slug}/{section.number}",
        page_url=f"{page}#{best.anchor}",
    )


def _windows(sentences: Sequence[Sentence]) -> Iterable[tuple[int, int]]:
    """One sentence, or several of one passage that follow each other and are not too long together."""
    for first, sentence in enumerate(sentences):
        length = 0
        for last in range(first, min(first + MOST_SENTENCES, len(sentences))):
            length += len(sentences[last].text) + 1
            if sentences[last].anchor != sentence.anchor or (last > first and length > WINDOW):
                break
            yield first, last + 1


def _value(window: Sequence[Sentence], asked: dict[str, float], anchor: str) -> float:
    """What sentences say of what is asked, less for being long."""
    said = frozenset[str]().union(*(sentence.stems for sentence in window))
    value = sum(weight for each, weight in asked.items() if each in said)
    if NUMBER_WANTED in asked and any(word in NUMBERS or word.isdigit() for word in said):
        value += NUMBER_SAID
    first = OPENING if window[0].opens else 0.0
    near = NEAR if anchor and window[0].anchor == anchor else 0.0
    return value + first + near - PER_WORD * sum(len(sentence.stems) for sentence in window)


def _share(window: Sequence[Sentence], asked: dict[str, float]) -> float:
    """How much of what is asked the sentences have."""
    said = frozenset[str]().union(*(sentence.stems for sentence in window))
    return sum(weight for each, weight in asked.items() if each in said) / (sum(asked.values()) or 1.0)


def _sentences(index: OpenIndex, section: Section, target: str) -> Sequence[Sentence]:
    """The sentences of our text of a section and of the items in it, or those of a term's definition."""
    key = (section.pk, target if target.startswith("term:") else "")
    kept = index.sentences.get(key)
    if kept is None:
        kept = tuple(_split(_passages(section, key[1])))
        with index.lock:
            index.sentences[key] = kept
            while len(index.sentences) > MOST_KEPT:
                index.sentences.popitem(last=False)
    return kept


def _passages(section: Section, target: str) -> Iterable[tuple[Passage, str]]:
    """The passages of our text with their addresses on the section's page."""
    if target:
        slug = target.rpartition("/")[2]
        found = Passage.objects.filter(section=section, term__slug=slug, origin=Origin.OURS).order_by("order")
        return [(passage, passage.anchor) for passage in found]
    items = [section, *Section.objects.filter(parent=section, title="").order_by("order")]
    number = {item.pk: item.number for item in items}
    found = Passage.objects.filter(section__in=items, origin=Origin.OURS, kind__in=TEXTS).order_by(
        "section__order", "order"
    )
    return [(p, p.anchor if p.section_id == section.pk else f"{number[p.section_id]}-{p.anchor}") for p in found]


def _split(passages: Iterable[tuple[Passage, str]]) -> Iterable[Sentence]:
    for number, (passage, anchor) in enumerate(passages):
        text = plain(passage.text)
        ends = [*(match.end() for match in SENTENCE.finditer(text)), len(text)]
        start, held = 0, ""
        for end in ends:
            piece, start = (held + text[start:end]).strip(), end
            if VERDICT.fullmatch(piece) and end != len(text):
                held = f"{piece} "  # "No." alone says nothing
                continue
            opens = (number == 0 and not held and piece == text[: len(piece)]) or bool(held)
            held = ""
            if piece:
                heading = passage.heading if opens else ""
                stems = frozenset(stem(word) for word in words(f"{heading} {REFERENCE.sub('', piece)}"))
                yield Sentence(piece, stems, anchor, opens)


def _verdict(plan: Plan, section: Section, said: Said) -> str | None:
    """Yes or no, where the sentence begins with it and the section's question is the one that was asked."""
    begins = VERDICT.match(said.text)
    if not begins or not section.question or not plan.typed or plan.typed[0] not in POLAR:
        return None
    title = words(section.title)
    if bool(NEGATIVE & set(title)) != bool(NEGATIVE & set(plan.typed)) or (title[:1] and title[0] not in POLAR):
        return None
    mine = {stem(word) for word in plan.typed if word not in STOP_WORDS}
    its = {stem(word) for word in title if word not in STOP_WORDS}
    meant = {
        stem(word)
        for leaf in plan.leaves
        if leaf.scored
        for alternative in leaf.alternatives
        for word in alternative.words
    }
    if (
        not mine
        or not its
        or len(its & meant) < SAME_QUESTION * len(its)
        or len(its & meant) < SAME_QUESTION * len(mine)
    ):
        return None
    return begins[1].lower()


def _others(index: OpenIndex, about: About, asked: dict[str, float]) -> OtherEditions | None:
    """What the other editions say on the topic that was asked about, if it is one that changed."""
    likely = [
        (sum(asked.get(stem(word), 0.0) for word in set(words(t.title))), -t.order, t, s) for t, s in about.topics
    ]
    if not likely or max(likely, key=lambda each: each[:2])[0] <= 0:
        return None
    _, _, topic, sections = max(likely, key=lambda each: each[:2])
    said: dict[str, Said] = {}
    for other in sections:
        if other.document.slug not in said and len(said) < MOST_OTHERS:
            sentence = _said(index, other, other.title, asked)
            if sentence is not None:
                said[other.document.slug] = sentence
    return OtherEditions(topic.title, topic.changed, tuple(said.values())) if said else None


def _examples(section: Section) -> tuple[Example, ...]:
    """Interactions that play what the section describes, and then those that show it at work."""
    own = list(Scenario.objects.filter(section=section).order_by("order")[:MOST_EXAMPLES])
    if len(own) < MOST_EXAMPLES:
        more = Scenario.objects.filter(sections=section).exclude(pk__in=[row.pk for row in own]).order_by("order")
        own += more[: MOST_EXAMPLES - len(own)]
    return tuple(Example(row.title, page_of(row, f"/checker/{row.name}/")) for row in own)


def _shortened(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    return text[: text.rfind(" ", 0, LONGEST)].rstrip(",;:") + " …"
