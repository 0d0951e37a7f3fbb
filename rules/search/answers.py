"""The answer to a question, where it is known that just this is asked: no answer is better than a wrong one.

Sections have questions that they answer, with their answers (``fixtures/questions/``). An answer is shown where what
was asked is one of these questions, whatever its words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.models import Scenario, SearchKind, Section, Topic
from rules.search.addresses import page_of
from rules.search.analysis import stems_of
from rules.search.entailment import SAME, SURE, Pair, Signs, denies, is_whole, signs, verdict_of_another
from rules.search.index_reading import OpenIndex
from rules.search.known_answers import MOST_KEPT, OPENING, Stored, as_one, known_answers, passages_of
from rules.search.likeness import COMPARED, Known, Likeness, known_questions
from rules.search.plan import Plan
from rules.search.requests import VERDICT, Answer, Example, OtherEditions, Said
from rules.search.scoring import Ranked, Target

MOST_OTHERS, MOST_EXAMPLES, MOST_LOOKED_AT = 3, 3, 30
# So much of a question and its answer must the title of an interaction say, to show it.
SHOWN_AT_WORK = 0.4
# So like a question of another edition must be for its answer to be what that edition says.
SAME_ELSEWHERE = 0.5
# So much liker counts a question of the first hit; so many of the likest may be what was asked.
FIRST, MOST_CANDIDATES = 0.05, 5
# Answers that have so little in common are different ones.
OTHERWISE = 0.35
# Known questions that are less like are not looked at.
LEAST = 0.4
# How likely a game is meant: the share that this power of the score of its best hit has. Of some 700 questions of
# players the better hit was that of the game they asked about for 6 of 10 where it was less than a third better, for 8
# of 10 up to two thirds, and for 99 of 100 above.
CONTRAST = 4


@dataclass(frozen=True)
class Candidate:
    """A known question that is like what was asked, and what speaks for its answer being one."""

    known: Stored
    text: str
    signs: Signs


def answers(index: OpenIndex, plan: Plan, found: Ranked, game: str = "") -> tuple[Answer, ...]:
    """The answer to what was asked, if one is known to be one; that of each game, where nothing says which is meant and
    each asks just that.

    :param game: the game that is meant; empty where nothing says so.
    """
    sure, chosen = 0.0, []
    for share, its in by_game(index, plan, found, game):
        if sure >= SURE:
            break
        likelihood, known, text = _chosen(index, plan, its)
        if known is not None and likelihood >= SURE and text and not denies(plan, known.text):
            sure += share * likelihood
            chosen.append((known, text))
    said = [_answer(index, known, text) for known, text in chosen] if sure >= SURE else []
    return tuple(answer for answer in said if answer is not None)


def by_game(index: OpenIndex, plan: Plan, found: Ranked, game: str = "") -> list[tuple[float, Ranked]]:
    """What was found of each game that may be meant, and how likely it is that it is, from 0 to 1; the likeliest
    first."""
    meant = plan.game or game
    best: dict[str, float] = {}
    for target in found.targets[:COMPARED]:
        its = index.game_of(target.place)
        if (not meant or its == meant) and (meant or not index.is_card[target.place]):
            best[its] = max(best.get(its, 0.0), target.score)
    top = max(best.values(), default=0.0) or 1.0
    weights = {its: (score / top) ** CONTRAST for its, score in best.items()}
    return [
        (
            weights[its] / sum(weights.values()),
            replace(found, targets=[each for each in found.targets if index.game_of(each.place) == its]),
        )
        for its in sorted(weights, key=lambda its: -weights[its])
    ]


def _chosen(index: OpenIndex, plan: Plan, found: Ranked) -> tuple[float, Stored | None, str]:
    """Of what was found of one game the known question that was asked with its answer, and how likely it is that it
    was."""
    known = _literally(index, plan, found)
    if known is not None:
        return 1.0, known, known.answer
    known = _titled(index, plan, found)
    if known is not None:
        return 1.0, known, known.full_answer or _opening(known)
    for likely in candidates(index, plan, found)[:1]:
        likelihood, known, text = likely.signs.likelihood, likely.known, likely.text
        if likelihood >= SAME or not verdict_of_another(plan, known.text, text):
            return likelihood, known, text
    return 0.0, None, ""


def _answer(index: OpenIndex, known: Stored, text: str) -> Answer | None:
    about = _about(index, known.document, known.number)
    if about is None:
        return None
    verdict = VERDICT.match(text)
    return Answer(
        _said(about.section, known, text),
        verdict[1].lower() if verdict else None,
        known.text,
        _others(index, about, known),
        _examples(index, about, known),
    )


def _literally(index: OpenIndex, plan: Plan, found: Ranked) -> Stored | None:
    """The known question of the game that was asked in just these words, if it has an answer of its own."""
    game = index.game_of(found.targets[0].place)
    records = [index.records[place] for place in known_questions(index).by_words.get(plan.typed, ())]
    stored = [known_answers(index).of(record) for record in records if record.game == game]
    return next((each for each in stored if each is not None and each.answer), None)


def _titled(index: OpenIndex, plan: Plan, found: Ranked) -> Stored | None:
    """The section of a document of questions and answers whose question was typed, as a known question."""
    if not plan.is_question or index.titles[found.targets[0].place] != plan.title:
        return None
    record = index.records[found.targets[0].place]
    about = _about(index, record.document, record.number) if record.document else None
    if about is None or about.section.question is None:
        return None
    return Stored(record.document, record.number, about.section.title)


def candidates(index: OpenIndex, plan: Plan, found: Ranked) -> list[Candidate]:
    """The known questions of what was found of one game that are likest to what was asked, and have an answer; the
    likeliest to be just that first."""
    first = found.targets[0].place
    likest = sorted(_asked(index, plan, found), key=lambda target: -target.like - FIRST * (target.place == first))
    if not plan.is_question:
        whole = _whole(index, plan, likest)[:1]
        likest = whole + [target for target in likest if target not in whole]
    questions = known_questions(index)
    compared = Likeness(questions, plan, index.records[first].game)
    answered = [
        (target, stored, known_answers(index).full(stored))
        for target in likest[:MOST_CANDIDATES]
        if (stored := _stored(index, target)) is not None
    ]
    its = []
    for target, stored, text in answered:
        if not text or denies(plan, stored.text):
            continue
        others = [
            (other.like, questions.alike(text, its_text))
            for other, _, its_text in answered
            if other.place != target.place
        ]
        found_signs = signs(
            plan,
            Pair(compared, _known(index, target), stored.text, text, questions.terms),
            is_first=target.place == first,
            like=target.like,
            lead=target.like - max((like for like, alike in others if alike < OTHERWISE), default=LEAST),
            agreed=max((alike * min(1.0, like / target.like) for like, alike in others), default=0.0),
        )
        its.append(Candidate(stored, text, found_signs))
    return sorted(its, key=lambda each: -each.signs.likelihood)


def _whole(index: OpenIndex, plan: Plan, targets: list[Target]) -> list[Target]:
    """Those of which a known question asks what these words are, and nothing else."""
    found = []
    for target in targets:
        compared = Likeness(known_questions(index), plan, index.game_of(target.place))
        for known in known_questions(index).of_target.get(index.targets[target.place], ()):
            if is_whole(compared, known, index.records[known.place].question):
                found.append(target._replace(question=known.place, like=compared.of(known)))
    return sorted(found, key=lambda target: -target.like)


def _asked(index: OpenIndex, plan: Plan, found: Ranked) -> Iterator[Target]:
    """The best of what was found that is known to answer a question like it.

    A word alone asks for what has it for a name, and for nothing else.
    """
    if (
        not plan.title
        or not found.targets
        or (len(plan.title) == 1 and index.titles[found.targets[0].place] != plan.title)
    ):
        return
    for target in found.targets[: COMPARED if len(plan.title) > 1 else 1]:
        if target.question is not None and target.like >= LEAST:
            record = index.records[target.question]
            if record.kind != SearchKind.CARD and record.document and record.question:
                yield target


def _known(index: OpenIndex, target: Target) -> Known:
    mine = known_questions(index).of_target[index.targets[target.place]]
    return next(each for each in mine if each.place == target.question)


def _stored(index: OpenIndex, target: Target) -> Stored | None:
    return known_answers(index).of(index.records[target.question]) if target.question is not None else None


def said_by(index: OpenIndex, target: Target) -> frozenset[str]:
    """The stems of the answer to the known question for which something was found, if it is like what was asked: the
    sentence that has them is the one that was looked for."""
    stored = _stored(index, target) if target.like >= LEAST else None
    return stems_of(stored.answer) if stored is not None else frozenset()


def _opening(known: Stored) -> str:
    """The first paragraph of an answer in a document of questions and answers, which says it, if that is short."""
    whole = as_one(passages_of(known.document, known.number)[:1])
    return whole if len(whole) <= OPENING else ""


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
            index.about[key] = About(section, topics, _examples_of(section))
            while len(index.about) > MOST_KEPT:
                index.about.popitem(last=False)
    return index.about.get(key)


def _elsewhere(topic: Topic, section: Section) -> Iterable[Section]:
    others = topic.sections.exclude(document=section.document_id)
    return others.select_related("document").order_by("document__order", "order")


def _said(section: Section, known: Stored, text: str) -> Said:
    """The answer to a question of a section, and where that stands."""
    document = section.document
    page = page_of(section, f"/rules/{document.slug}/{section.number}/")
    return Said(
        text=text,
        document=document.slug,
        number=section.number,
        title=section.title,
        edition=f"{document.title}, {document.date_text}" if document.date_text else document.title,
        url=f"/api/v1/sections/{document.slug}/{section.number}",
        page_url=f"{page}#{known.anchor}" if known.anchor else page,
    )


def _others(index: OpenIndex, about: About, known: Stored) -> OtherEditions | None:
    """What other editions answer to nearly the same question, on a topic that changed."""
    asked = known_questions(index)
    for topic, sections in about.topics:
        said: dict[str, Said] = {}
        for other in sections:
            if other.document.slug in said or len(said) == MOST_OTHERS:
                continue
            its = known_answers(index).at(other.document.slug, other.number)
            likest = max(its, key=lambda each: asked.alike(known.text, each.text), default=None)
            same = likest is not None and asked.alike(known.text, likest.text) >= SAME_ELSEWHERE
            if likest is not None and same and (text := likest.full_answer):
                said[other.document.slug] = _said(other, likest, text)
        if said:
            return OtherEditions(topic.title, topic.changed, tuple(said.values()))
    return None


def _examples(index: OpenIndex, about: About, known: Stored) -> tuple[Example, ...]:
    """Those of a section's interactions that show what is asked; the title tells what one shows."""
    asked = known_questions(index)
    said = f"{known.text} {known.answer}"
    return tuple(each for each in about.examples if asked.share(each.title, said) >= SHOWN_AT_WORK)[:MOST_EXAMPLES]


def _examples_of(section: Section) -> tuple[Example, ...]:
    """Interactions that play what the section describes, and then those that show it at work."""
    own = list(Scenario.objects.filter(section=section).order_by("order")[:MOST_LOOKED_AT])
    more = Scenario.objects.filter(sections=section).exclude(pk__in=[row.pk for row in own]).order_by("order")
    own += more[: MOST_LOOKED_AT - len(own)]
    return tuple(Example(row.title, page_of(row, f"/checker/{row.name}/")) for row in own)
