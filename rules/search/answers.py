"""The sentence that answers a question, where that is sure: no answer is better than a wrong one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rules.models import Scenario, SearchKind, Section, Topic
from rules.search.addresses import page_of
from rules.search.analysis import STOP_WORDS, WEAK_WORDS, listed, stem, words
from rules.search.confidence import SURE, Signs, signs
from rules.search.index_reading import OpenIndex
from rules.search.intent import Wanted, wanted
from rules.search.plan import Plan
from rules.search.requests import VERDICT, Answer, Example, OtherEditions, Said
from rules.search.scoring import Ranked
from rules.search.sentences import Asked, Sentence, Window, asked_of, best, sentences_of, told

# A sentence that begins so leans on the one before it.
LEANING = re.compile(r"(It|They|Its|Their|This|That|These|Those|He|She|Then|Otherwise|Both|Neither|Such|So)\b")
NEGATIVE = listed("not no never cannot cant dont doesnt isnt arent wont without neither nor didnt")
LONGEST = 420
# Sentences that have less of what is asked, with all that it may mean, are no answer.
ENOUGH = 0.05
# So like must a known question be for the item that answers it to be looked at first.
SAME_ANSWER = 0.6
# So much of the question and of the section's title must be the same for its "yes" to be an answer; a word that
# questions are made of counts so much in that.
SAME_QUESTION, WEAK_IN_TITLE = 0.7, 0.3
MOST_OTHERS, MOST_EXAMPLES, MOST_KEPT = 3, 3, 1_000


@dataclass(frozen=True)
class Candidate:
    """The sentences that would be the answer, if it is sure to be one, and what speaks for it."""

    about: About
    title: str
    question: str
    asked: Asked
    sentences: Sequence[Sentence]
    window: Window
    signs: Signs

    @property
    def said(self) -> Said:
        """What they say, and where they stand."""
        return _said(self.about.section, self.title, self.sentences, self.window)


def answer(index: OpenIndex, plan: Plan, found: Ranked) -> Answer | None:
    """The answer to what was asked; ``None`` where nothing is sure to be one."""
    likely = candidate(index, plan, found, SURE)
    if likely is None or likely.signs.likelihood < SURE:
        return None
    said, section = likely.said, likely.about.section
    verdict = _verdict(plan, section, said)
    if verdict is None:
        said = replace(said, text=_without_verdict(said.text))
    others = _others(index, likely.about, likely.asked)
    return Answer(said, verdict, likely.question or None, others, likely.about.examples)


def candidate(index: OpenIndex, plan: Plan, found: Ranked, least: float = 0.0) -> Candidate | None:
    """The sentences of the first hit that answer best; ``None`` where it has none, or nothing is asked.

    :param least: how likely they have to be an answer at best for them to be looked for.
    """
    if not found.targets or not plan.title:
        return None
    first = found.targets[0]
    record = index.records[first.place]
    if record.kind == SearchKind.CARD or not record.document or not _asks(index, plan, first.place):
        return None
    seen = signs(index, plan, found)
    if seen.likelihood < least:
        return None
    about = _about(index, record.document, record.number)
    if about is None:
        return None
    known = index.records[first.question] if first.question is not None else None
    question = known.question if known is not None else ""
    asked = asked_of(
        index,
        plan,
        record.game,
        question,
        anchor=record.page_url.partition("#")[2],
        item=known.page_url.partition("#")[2] if known is not None and first.like >= SAME_ANSWER else "",
    )
    sentences = sentences_of(index, about.section, record.target)
    window = best(sentences, asked)
    if asked.share(window.of(sentences)) < ENOUGH:
        return None
    said = told(index, plan, record.game, window.of(sentences))
    seen = replace(seen, said=said.share, missing=said.missing)
    return Candidate(about, record.title, question, asked, sentences, window, seen)


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


def _said(section: Section, title: str, sentences: Sequence[Sentence], window: Window) -> Said:
    """What these sentences of a section say, with the one before them where they lean on it."""
    first = sentences[window.first]
    text = " ".join(sentence.text for sentence in window.of(sentences))
    before = sentences[window.first - 1] if window.first else None
    if before and before.anchor == first.anchor and LEANING.match(text) and len(before.text) + len(text) < LONGEST:
        text = f"{before.text} {text}"
    document = section.document
    page = page_of(section, f"/rules/{document.slug}/{section.number}/")
    return Said(
        text=_shortened(text),
        document=document.slug,
        number=first.number,
        title=title or section.title,
        edition=f"{document.title}, {document.date_text}" if document.date_text else document.title,
        url=f"/api/v1/sections/{document.slug}/{first.number}",
        page_url=f"{page}#{first.anchor}",
    )


def _verdict(plan: Plan, section: Section, said: Said) -> str | None:
    """Yes or no, where the sentence begins with it and the section's question is the one that was asked."""
    begins = VERDICT.match(said.text)
    if not begins or not section.question or wanted(plan.typed) != Wanted.YES_OR_NO:
        return None
    title = words(section.title)
    if bool(NEGATIVE & set(title)) != bool(NEGATIVE & set(plan.typed)) or wanted(title) not in {
        Wanted.YES_OR_NO,
        Wanted.ANY,
    }:
        return None
    meant = {
        stem(word)
        for leaf in plan.leaves
        if leaf.scored
        for alternative in leaf.alternatives
        for word in alternative.words
    }
    mine, its = _counted(plan.typed), _counted(title)
    same = sum(weight for each, weight in its.items() if each in meant)
    if not same or same < SAME_QUESTION * max(sum(its.values()), sum(mine.values())):
        return None
    return begins[1].lower()


def _counted(said: Iterable[str]) -> dict[str, float]:
    """The stems of a question without those that say nothing, and how much each counts."""
    return {stem(word): WEAK_IN_TITLE if word in WEAK_WORDS else 1.0 for word in said if word not in STOP_WORDS}


def _without_verdict(text: str) -> str:
    """A sentence without the yes or no that answers another question than the one asked, if it stands by itself."""
    begins = VERDICT.match(text)
    if begins is None or begins[0].rstrip()[-1] not in ".!" or begins.end() == len(text):
        return text
    return text[begins.end() :]


def _others(index: OpenIndex, about: About, asked: Asked) -> OtherEditions | None:
    """What the other editions say on the topic that was asked about, if it is one that changed."""
    likely = [
        (sum(asked.weights.get(stem(word), 0.0) for word in set(words(t.title))), -t.order, t, s)
        for t, s in about.topics
    ]
    if not likely or max(likely, key=lambda each: each[:2])[0] <= 0:
        return None
    _, _, topic, sections = max(likely, key=lambda each: each[:2])
    anywhere = replace(asked, anchor="", item="")
    said: dict[str, Said] = {}
    for other in sections:
        if other.document.slug not in said and len(said) < MOST_OTHERS:
            sentences = sentences_of(index, other, "")
            if sentences:
                said[other.document.slug] = _said(other, other.title, sentences, best(sentences, anywhere))
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
