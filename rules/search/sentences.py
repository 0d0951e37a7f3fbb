"""The sentences of a section that say most of what was asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.models import Origin, Passage, PassageKind, Section
from rules.search.analysis import STOP_WORDS, WEAK_WORDS, listed, stem, words
from rules.search.index_reading import OpenIndex, Stems
from rules.search.intent import Wanted, wanted
from rules.search.plaintext import plain
from rules.search.plan import Plan
from rules.search.ranking import WEAK, rarity
from rules.search.requests import VERDICT

TEXTS = {PassageKind.RULE.value, PassageKind.ANSWER.value, PassageKind.RULING.value, PassageKind.DEFINITION.value}
# A stop, what may close behind it, and a capital or bracket that opens the next sentence; not behind "e.g." and "St.".
SENTENCE = re.compile(r"(?<![.\s][A-Za-z])(?<!\bSt)(?<!\bvs)[.!?][\"”’)\]]*\s+(?=[\"“‘(\[]?[A-Z0-9])")
REFERENCE = re.compile(r"§\S+")
WINDOW, MOST_SENTENCES, MOST_KEPT = 300, 3, 1_000
# How much a word counts that only the known question has; and what a sentence loses for each of its words.
OF_QUESTION, PER_WORD = 0.6, 0.06
# What the first sentence of a text is worth, one in the passage that fitted the query best, and one in the passage that
# is known to answer a question like it.
OPENING, NEAR, OF_ITEM = 0.4, 1.0, 1.0
# What a sentence loses that only announces what follows it.
ANNOUNCES = 2.0
# How many, how much: a sentence with a number says so, and is worth so much more if it says all that is asked.
QUANTITY, NUMBER_SAID = listed("many much often minimum maximum size number limit"), 7.0
NUMBERS = listed("zero two three four five six seven eight nine ten once twice half maximum minimum")
NUMBER_WANTED = "#"  # no stem
# What a sentence says that answers a question of a kind, and what saying one of it is worth.
TELLS, TOLD = (
    {
        kind: frozenset(map(stem, listed(said)))
        for kind, said in (
            (Wanted.YES_OR_NO, "can may must cannot not no never only even always could neither nor none"),
            (Wanted.OUTCOME, "can may must cannot not no then lose instead"),
            (Wanted.PERSON, "player opponent controller owner attacker defender you they each everyone"),
            (Wanted.MOMENT, "when after before until during turn phase step immediately end start once while soon"),
            (Wanted.REASON, "because so since as therefore"),
        )
    },
    0.7,
)


@dataclass(frozen=True)
class Sentence:
    """A sentence of a passage, with its stems, the number of the section or item and where the passage stands."""

    text: str
    stems: frozenset[str]
    number: str
    anchor: str
    opens: bool


@dataclass(frozen=True)
class Window:
    """Some sentences that follow each other."""

    first: int
    last: int

    def of(self, sentences: Sequence[Sentence]) -> Sequence[Sentence]:
        """The sentences."""
        return sentences[self.first : self.last]


@dataclass(frozen=True)
class Asked:
    """What an answer should say: stems, each with how much it counts, the rarer the more; and where it is looked for.

    ``anchor`` is that of the passage that fits the query best, ``item`` that of the passage that is known to answer a
    question like it; empty where they are the whole section.
    """

    weights: dict[str, float]
    wanted: Wanted = Wanted.ANY
    anchor: str = ""
    item: str = ""

    def share(self, window: Sequence[Sentence]) -> float:
        """How much of it sentences have, from 0 to 1."""
        said = stems_of(window)
        return sum(weight for each, weight in self.weights.items() if each in said) / (
            sum(self.weights.values()) or 1.0
        )

    def value(self, window: Sequence[Sentence]) -> float:
        """What sentences say of it, less for being long."""
        said = stems_of(window)
        value = sum(weight for each, weight in self.weights.items() if each in said)
        if NUMBER_WANTED in self.weights and any(word in NUMBERS or word.isdigit() for word in said):
            value += NUMBER_SAID * self.share(window)
        if not said.isdisjoint(TELLS.get(self.wanted, ())):
            value += TOLD
        value += OPENING * window[0].opens
        value += NEAR * bool(self.anchor and window[0].anchor == self.anchor)
        value += OF_ITEM * bool(self.item and window[0].anchor == self.item)
        value -= ANNOUNCES * window[-1].text.endswith(":")
        return value - PER_WORD * sum(len(sentence.stems) for sentence in window)


def stems_of(window: Sequence[Sentence]) -> frozenset[str]:
    """All stems of some sentences."""
    return frozenset[str]().union(*(sentence.stems for sentence in window))


def asked_of(index: OpenIndex, plan: Plan, game: str, question: str, *, anchor: str = "", item: str = "") -> Asked:
    """What an answer to a query should say, in a game's words.

    :param question: the known question that is like it; empty if none is.
    """
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
    return Asked(
        {each: weight * rarity(len(postings[(each,)]), size) for each, weight in weights.items()},
        wanted(plan.typed),
        anchor,
        item,
    )


def best(sentences: Sequence[Sentence], asked: Asked) -> Window:
    """The sentence or two that say most of what is asked; an empty window where there are none."""
    return max(_windows(sentences), key=lambda window: asked.value(window.of(sentences)), default=Window(0, 0))


@dataclass(frozen=True)
class Told:
    """What of a query's words sentences say, in whatever words; what is rarer counts more.

    :ivar share: how much of them, from 0 to 1.
    :ivar missing: what the rarest counts that they do not say; 0 where none is missing.
    :ivar whole: what all of them count.
    """

    share: float
    missing: float
    whole: float


def told(index: OpenIndex, plan: Plan, game: str, window: Sequence[Sentence]) -> Told:
    """What sentences say of what was typed."""
    said = stems_of(window)
    whole = there = missing = 0.0
    for counted, meant in typed_words(index, plan, game):
        whole += counted
        if any(said.issuperset(stems) for stems in meant):
            there += counted
        else:
            missing = max(missing, counted)
    return Told(there / whole if whole else 0.0, missing, whole)


def typed_words(index: OpenIndex, plan: Plan, game: str) -> Iterable[tuple[float, list[Stems]]]:
    """What was typed, thing after thing: how much it counts, and the stems of all that it may mean in a game."""
    size = len(index.records)
    for leaf in plan.leaves:
        if not leaf.scored or leaf.is_title or leaf.extra:
            continue
        meant = [
            tuple(stem(word) for word in alternative.words)
            for alternative in leaf.alternatives
            if alternative.game in {"", game}
        ]
        if meant:
            counts = index.postings([(each,) for each in meant[0]])
            yield leaf.weight * max(rarity(len(counts[(each,)]), size) for each in meant[0]), meant


def sentences_of(index: OpenIndex, section: Section, target: str) -> Sequence[Sentence]:
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


def _windows(sentences: Sequence[Sentence]) -> Iterable[Window]:
    """One sentence, or several of one passage that follow each other and are not too long together."""
    for first, sentence in enumerate(sentences):
        length = 0
        for last in range(first, min(first + MOST_SENTENCES, len(sentences))):
            length += len(sentences[last].text) + 1
            if sentences[last].anchor != sentence.anchor or (last > first and length > WINDOW):
                break
            yield Window(first, last + 1)


def _passages(section: Section, target: str) -> Iterable[tuple[Passage, str, str]]:
    """The passages of our text with the numbers of their sections or items, and their addresses on the page."""
    if target:
        slug = target.rpartition("/")[2]
        found = Passage.objects.filter(section=section, term__slug=slug, origin=Origin.OURS).order_by("order")
        return [(passage, section.number, passage.anchor) for passage in found]
    items = [section, *_items(section)]
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


def _items(section: Section) -> list[Section]:
    """The items in a section's running text, and those in them."""
    within = Section.objects.filter(document=section.document_id, number__startswith=f"{section.number}.")
    held, items = {section.pk}, []
    for each in within.order_by("order"):
        if each.parent_id in held and not each.title:
            held.add(each.pk)
            items.append(each)
    return items


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
