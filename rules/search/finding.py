"""From a query to its results: read, corrected, ranked, and shown."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.models import SearchKind
from rules.search.answers import answers, said_by
from rules.search.highlight import TextWords, highlight
from rules.search.index_reading import OpenIndex
from rules.search.intent import is_question
from rules.search.parser import parse
from rules.search.plan import Any as AnyOf
from rules.search.plan import Cover, Need, Plan, plan
from rules.search.query import ParsedQuery, Terms
from rules.search.ranking import FAIR
from rules.search.requests import Answer, Hit, SearchRequest, SearchResult
from rules.search.scoring import Ranked, Target, ranked
from rules.search.spelling import speller
from rules.search.thesaurus import thesaurus


def find(index: OpenIndex, request: SearchRequest) -> SearchResult:
    """The results of a request; any text is answered."""
    parsed = parse(request.query)
    if parsed.node is None:
        return SearchResult(warnings=parsed.warnings)
    request = preferring(index, parsed, request)
    followed = follow(index, parsed, request)
    asked, found = followed.asked, followed.found
    targets = _shared_out(index, asked, found.targets, request)
    return SearchResult(
        hits=tuple(_hits(index, asked, targets[request.start : request.start + request.size])),
        total=len(found.targets),
        did_you_mean=followed.suggestion,
        kinds=found.kinds,
        documents=found.documents,
        warnings=parsed.warnings,
        corrected=followed.corrected,
        answers=_answers(index, asked, found, request),
        game=asked.game or request.prefer,
    )


def preferring(index: OpenIndex, parsed: ParsedQuery, request: SearchRequest) -> SearchRequest:
    """The request for the game that is meant: that of which the query says what only one has, else as it is."""
    said = parsed.node.typed if isinstance(parsed.node, Terms) else ()
    return replace(request, prefer=thesaurus().meant(said, index.games) or request.prefer)


@dataclass(frozen=True)
class Followed:
    """What was run and what it found; ``suggestion`` is the query with its misspelt words put right, ``corrected`` the
    same where it is what was run."""

    asked: Plan
    found: Ranked
    suggestion: str | None = None
    corrected: str | None = None


def follow(index: OpenIndex, parsed: ParsedQuery, request: SearchRequest) -> Followed:
    """What a query finds, put right where it is misspelt. It has something that is looked for."""
    asked, found = _run(index, parsed, request)
    better = _corrected(index, parsed, asked)
    if better is None:
        return Followed(asked, found)
    its_plan, its_results = _run(index, better, request)
    if not its_results.targets:
        return Followed(asked, found)
    if not request.as_typed and (isinstance(parsed.node, Terms) or not found.targets):
        return Followed(its_plan, its_results, better.text, better.text)
    return Followed(asked, found, better.text)


def _shared_out(index: OpenIndex, asked: Plan, found: list[Target], request: SearchRequest) -> list[Target]:
    """Where no game is meant and another than the first one's answers nearly as well, its best comes second."""
    if asked.game or request.prefer or request.game or not found:
        return found
    game = index.game_of(found[0].place)
    for place, target in enumerate(found):
        if target.score < FAIR * found[0].score:
            break
        if index.game_of(target.place) != game and not index.is_card[target.place]:
            second = target._replace(score=found[1].score)
            return [found[0], second, *found[1:place], *found[place + 1 :]]
    return found


def _answers(index: OpenIndex, asked: Plan, found: Ranked, request: SearchRequest) -> tuple[Answer, ...]:
    """The answers, above the first page of results of every kind that can be one."""
    if request.page > 1 or (request.kinds and not set(request.kinds) - {SearchKind.CARD.value}):
        return ()
    return answers(index, asked, found, request.prefer or request.game)


def _run(index: OpenIndex, parsed: ParsedQuery, request: SearchRequest) -> tuple[Plan, Ranked]:
    """What a query finds; where nothing has enough of a list of words, what has any of them."""
    assert parsed.node is not None
    asked = plan(parsed.node, is_question=is_question(parsed.text), games=index.games)
    found = ranked(index, asked, request)
    if not found.targets and isinstance(asked.condition, Cover):
        anything = AnyOf(tuple(Need(leaf) for leaf in asked.condition.leaves))
        found = ranked(index, replace(asked, condition=anything), request)
    return asked, found


def _corrected(index: OpenIndex, parsed: ParsedQuery, asked: Plan) -> ParsedQuery | None:
    """The query with its misspelt words put right, if any is."""
    text = speller(index).corrected(parsed.text, asked.typed_words())
    better = parse(text) if text else None
    return better if better is not None and better.node is not None else None


def _hits(index: OpenIndex, asked: Plan, targets: list[Target]) -> list[Hit]:
    exact, prefixes = asked.stems()
    texts = _texts(index, [target.place for target in targets])
    hits = []
    for target in targets:
        record = index.records[target.place]
        hits.append(
            Hit(
                kind=record.kind,
                document=record.document,
                number=record.number,
                title=record.title or record.headings.rpartition(" › ")[2],
                url=record.url,
                page_url=record.page_url,
                score=round(target.score, 4),
                highlight=highlight(
                    texts[target.place].text, exact, prefixes, texts[target.place], said_by(index, target)
                ),
            )
        )
    return hits


def _texts(index: OpenIndex, places: list[int]) -> dict[int, TextWords]:
    """The texts of entries with their words; those that are shown are kept with the index."""
    texts = {place: kept for place in places if (kept := index.shown_words.get(place)) is not None}
    bodies = index.bodies([place for place in places if place not in texts])
    for place in places:
        if place not in texts:
            texts[place] = TextWords.of(bodies.get(place, ""))
            index.keep_words(place, texts[place])
    return texts
