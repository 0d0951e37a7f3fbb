"""The sentence that answers a question, where that is sure: no answer is better than a wrong one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.models import Origin, Passage, PassageKind, Scenario, SearchKind, Section, Topic
from rules.search.addresses import page_of
from rules.search.analysis import STOP_WORDS, WEAK_WORDS, listed, stem, words
from rules.search.backends.reading import OpenIndex
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
    """A sentence of a passage, with its stems, the number of the section or item and where the passage stands."""

    text: str
    stems: frozenset[str]
    number: str
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
    seen = signs(index, found)
    if seen.at_best < SURE:
        return None
    question = index.records[first.question].question if first.question is not None else ""
    asked = _weights(index, plan, record.game, question)
    about = _about(index, record.document, record.number)
    if about is None:
        return None
    sentences = _sentences(index, about.section, record.target)
    window = _best(sentences, asked, record.page_url.partition("#")[2])
    if _share(window.of(sentences), asked) < ENOUGH:
        return None
    if seen.likelihood(_said_share(index, plan, record.game, window.of(sentences))) < SURE:
        return None
    said = _told(about.section, record.title, sentences, window)
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


@dataclass(frozen=True)
class Window:
    """Some sentences that follow each other."""

    first: int
    last: int

    def of(self, sentences: Sequence[Sentence]) -> Sequence[Sentence]:
        """The sentences."""
        return sentences[self.first : self.last]


def _best(sentences: Sequence[Sentence], asked: dict[str, float], anchor: str = "") -> Window:
    """The sentence or two that say most of what is asked; an empty window where there are none."""
    return max(
        _windows(sentences), key=lambda window: _value(window.of(sentences), asked, anchor), default=Window(0, 0)
    )


def _told(section: Section, title: str, sentences: Sequence[Sentence], window: Window) -> Said:
    """What these sentences of a section say, with the one before them where they lean on it."""
    best = sentences[window.first]
    text = " ".join(sentence.text for sentence in window.of(sentences))
    before = sentences[window.first - 1] if window.first else None
    if before and before.anchor == best.anchor and LEANING.match(text) and len(before.text) + len(text) < LONGEST:
        text = f"{before.text} {text}"
    document = section.document
    page = page_of(section, f"/rules/{document.slug}/{section.number}/")
    return Said(
        text=_shortened(text),
        document=document.slug,
        number=best.number,
        title=title or section.title,
        edition=f"{document.title}, {document.date_text}" if document.date_text else document.title,
        url=f"/api/v1/sections/{document.slug}/{best.number}",
        page_url=f"{page}#{best.anchor}",
    )


def _windows(sentences: Sequence[Sentence]) -> Iterable[Window]:
    """One sentence, or several of one passage that follow each other and are not too long together."""
    for first, sentence in enumerate(sentences):
        length = 0
        for last in range(first, min(first + MOST_SENTENCES, len(sentences))):
            length += len(sentences[last].text) + 1
            if sentences[last].anchor != sentence.anchor or (last > first and length > WINDOW):
                break
            yield Window(first, last + 1)


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


def _said_share(index: OpenIndex, plan: Plan, game: str, window: Sequence[Sentence]) -> float:
    """How much of what was typed the sentences say, in whatever words: from 0 to 1, what is rarer counts more."""
    said = frozenset[str]().union(*(sentence.stems for sentence in window))
    size, whole, there = len(index.records), 0.0, 0.0
    for leaf in plan.leaves:
        meant = [
            [stem(word) for word in alternative.words]
            for alternative in leaf.alternatives
            if leaf.scored and not leaf.is_title and alternative.game in {"", game}
        ]
        if meant:
            counts = index.postings([(each,) for each in meant[0]])
            counted = leaf.weight * max(rarity(len(counts[(each,)]), size) for each in meant[0])
            whole += counted
            there += counted * any(said.issuperset(stems) for stems in meant)
    return there / whole if whole else 0.0


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


def _passages(section: Section, target: str) -> Iterable[tuple[Passage, str, str]]:
    """The passages of our text with the numbers of their sections or items, and their addresses on the page."""
    if target:
        slug = target.rpartition("/")[2]
        found = Passage.objects.filter(section=section, term__slug=slug, origin=Origin.OURS).order_by("order")
        return [(passage, section.number, passage.anchor) for passage in found]
    items = [section, *Section.objects.filter(parent=section, title="").order_by("order")]
    number = {item.pk: item.number for item in items}
    found = Passage.objects.filter(section__in=items, origin=Origin.OURS, kind__in=TEXTS).order_by(
        "section__order", "order"
    )
    return [
        (
            each,
            number[each.section_id],
            f"{number[each.section_id]}-{each.anchor}" if each.section_id != section.pk else each.anchor,
        )
        for each in found
    ]


def _split(passages: Iterable[tuple[Passage, str, str]]) -> Iterable[Sentence]:
    for place, (passage, number, anchor) in enumerate(passages):
        text = plain(passage.text)
        ends = [*(match.end() for match in SENTENCE.finditer(text)), len(text)]
        start, held = 0, ""
        for end in ends:
            piece, start = (held + text[start:end]).strip(), end
            if VERDICT.fullmatch(piece) and end != len(text):
                held = f"{piece} "  # "No." alone says nothing
                continue
            opens = (place == 0 and not held and piece == text[: len(piece)]) or bool(held)
            held = ""
            if piece:
                heading = passage.heading if opens else ""
                stems = frozenset(stem(word) for word in words(f"{heading} {REFERENCE.sub('', piece)}"))
                yield Sentence(piece, stems, number, anchor, opens)


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
            sentences = _sentences(index, other, "")
            if sentences:
                said[other.document.slug] = _told(other, other.title, sentences, _best(sentences, asked))
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
