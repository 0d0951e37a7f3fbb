"""Running a plan over an open index: word after word, adding up.

Rarity is counted where one searches: over the targets (and not the entries: an imported original says again what our
text says) that the filters leave, and of these apart for cards and for everything else, so that thousands of cards do
not change what is a rare word in the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

from rules.models import SearchKind
from rules.search.analysis import stem, words
from rules.search.index_reading import OpenIndex, Postings, Stems
from rules.search.likeness import COMPARED, Likest, likest
from rules.search.plan import Alternative, Any, Condition, Cover, Leaf, Need, Plan, Without
from rules.search.ranking import (
    BEGINS,
    CARD_IN_QUESTION,
    COVERAGE,
    EXACT,
    EXACT_CARD,
    EXACT_TERM,
    MINIMUM,
    OTHER_GAME,
    QUESTION_BESIDE,
    SECOND,
    WORDS_IN_TITLE,
    rarity,
)
from rules.search.records import Record
from rules.search.requests import SearchRequest

Impacts = dict[int, float]
# The place of an entry, its score, and how much of what was asked it has.
Scored = tuple[int, float, float]
TEXTS, CARDS = 0, 1
TERMS = frozenset({SearchKind.GLOSSARY.value, SearchKind.RULE.value})
MAX_COUNTS = 5_000
NEARLY = 1 - 1e-9  # sums of the same numbers differ a little
# Longer queries are no titles.
MOST_WORDS_OF_TITLE = 5
# Of what was asked a text must have so much to come before those of other games; which are so far below.
HALF, BELOW = 0.5, 0.99
# An exact title is what was asked for, whatever questions it answers.
ENTITLED = Likest(1.0, 1.0)


class Target(NamedTuple):
    """Something found: its score, the place of its best text, and that of the question it answers best, if any.

    ``covered`` says how much of what was asked one of its texts has at most, ``like`` how like that question is to what
    was asked, each from 0 to 1.
    """

    score: float
    place: int
    question: int | None = None
    covered: float = 0.0
    like: float = 0.0
    second_like: float = 0.0


@dataclass(frozen=True)
class Ranked:
    """What a plan finds, the best first, and how many targets of each kind and document there are.

    ``is_known`` says that every telling word is somewhere in the index.
    """

    targets: list[Target]
    kinds: dict[str, int]
    documents: dict[str, int]
    is_known: bool = True


def ranked(index: OpenIndex, plan: Plan, request: SearchRequest) -> Ranked:
    """The targets that the plan finds within the filters of the request."""
    # Of a target: score and place of its best entry, the two best scores in our own words, its best question, and the
    # most that one of its texts has of what was asked.
    best: dict[int, list[float]] = {}
    targets, facets = index.targets, index.facets
    is_question, is_original = index.is_question, index.is_original
    inside = [_Inside.of(facet, request) for facet in index.facet_values]
    scores, is_known = _scores(index, plan, request)
    kinds, documents = _counts(index, [place for place, _, _ in scores], inside)
    within = [facet.wholly for facet in inside]
    if not all(within):
        scores = [each for each in scores if within[facets[each[0]]]]
    for place, score, share in scores:
        target = targets[place]
        known = best.get(target)
        if known is None:
            known = best[target] = [-1.0, -1, 0.0, 0.0, -1.0, -1, 0.0]
        if is_question[place]:
            if score > known[4]:
                known[4] = score
                known[5] = place
            continue
        if share > known[6]:
            known[6] = share
        if score > known[0]:
            known[0] = score
            known[1] = place
        if is_original[place]:
            continue  # it says again what ours say
        if score > known[2]:
            known[3] = known[2]
            known[2] = score
        elif score > known[3]:
            known[3] = score
    found = [_target(index, *values) for values in best.values()]  # type: ignore[arg-type]
    found.sort(key=_PLACE)
    found.sort(key=_SCORE, reverse=True)  # which keeps the order of the places among equal scores
    if plan.typed:
        found[:COMPARED] = sorted(_compared(index, plan, found[:COMPARED]), key=_order)
    if request.prefer and not plan.game:
        found = _preferred(index, plan, found, request.prefer)
    return Ranked(found, kinds, documents, is_known)


def _counts(index: OpenIndex, places: list[int], inside: list[_Inside]) -> tuple[dict[str, int], dict[str, int]]:
    """How many targets of each kind the entries at some places have, and of each document."""
    facets = index.facets
    of_kinds = of_documents = places
    if not all(facet.but_for_kind for facet in inside):
        of_kinds = [place for place in places if inside[facets[place]].but_for_kind]
    if not all(facet.but_for_document for facet in inside):
        of_documents = [place for place in places if inside[facets[place]].but_for_document]
    return index.of_kinds.counts(of_kinds), index.of_documents.counts(of_documents)


def _score(scored: Scored) -> float:
    return scored[1]


_SCORE, _PLACE = itemgetter(0), itemgetter(1)  # of a target; quicker than by name


def _order(target: Target) -> tuple[float, int]:
    return (-target.score, target.place)


def _compared(index: OpenIndex, plan: Plan, found: list[Target]) -> list[Target]:
    """The targets with scores for how like what was asked is to their questions; nothing is liker than a title.

    A word alone asks no question, so that its scores stay.
    """
    asks = len(plan.title) > 1
    compared = likest(index, plan, [(index.targets[each.place], index.game_of(each.place)) for each in found])
    return [
        target._replace(
            score=target.score * (ENTITLED if index.titles[target.place] == plan.title else like).factor ** asks,
            question=target.question if like.place is None else like.place,
            like=like.first,
            second_like=like.second,
        )
        for target, like in zip(found, compared, strict=True)
    ]


def _preferred(index: OpenIndex, plan: Plan, found: list[Target], game: str) -> list[Target]:
    """Those of a game that have half of what was asked first, and a card whose title was typed before all."""
    titles = index.titles

    def is_first(target: Target) -> bool:
        if index.is_card[target.place] and titles[target.place] == plan.title:
            return True
        return index.game_of(target.place) == game and target.covered >= HALF

    first = [target for target in found if is_first(target)]
    others = [target for target in found if not is_first(target)]
    if not first or not others or others[0].score < first[-1].score:
        return found
    scale = BELOW * first[-1].score / others[0].score
    return first + [target._replace(score=scale * target.score) for target in others]


@dataclass(frozen=True, slots=True)
class _Inside:
    """Whether entries of one kind, document and game are within the filters: all of them, or all but one."""

    but_for_kind: bool
    but_for_document: bool

    @property
    def wholly(self) -> bool:
        return self.but_for_kind and self.but_for_document

    @classmethod
    def of(cls, facet: tuple[str, str, str], request: SearchRequest) -> _Inside:
        kind, document, game = facet
        of_game = not request.game or game == request.game
        of_kind = of_game and (not request.kinds or kind in request.kinds)
        of_document = of_game and (not request.document or document == request.document)
        return cls(but_for_kind=of_document, but_for_document=of_kind)


def _target(
    index: OpenIndex, text: float, place: int, _: float, second: float, asked: float, question: int, covered: float
) -> Target:
    """The best of a target's entries counts, and a part of what else there is."""
    score = (text if text > 0 else 0.0) + SECOND * second
    if question < 0:
        return tuple.__new__(Target, (score, place, None, covered, 0.0, 0.0))  # there are many: a call less for each
    beside = max(score, asked) + QUESTION_BESIDE * min(score, asked)
    shown = place if text >= asked else index.shown[question]
    return Target(beside, shown, question, covered)


def _scores(index: OpenIndex, plan: Plan, request: SearchRequest) -> tuple[list[Scored], bool]:
    """The entries that meet the plan's condition; and whether all that tells something is known."""
    size = len(index.records)
    leaves, stems = _impacts(index, plan)
    scope = _Scope(index, request)
    rarities = [
        scope.rarities(leaf, its, impacts) for leaf, its, impacts in zip(plan.leaves, stems, leaves, strict=True)
    ]
    is_card = index.is_card
    total, covered = [0.0] * size, [0.0] * size
    whole = [0.0, 0.0]
    # Words that questions are made of are in every other entry: they count where something else was found.
    strong = [leaf.scored and leaf.weight >= 1 and not leaf.extra for leaf in plan.leaves]
    told = set[int]().union(*(its for its, is_strong in zip(leaves, strong, strict=True) if is_strong))
    asked_for = tuple(place for place, leaf in enumerate(plan.leaves) if leaf.scored and not leaf.extra)
    is_plain = isinstance(plan.condition, Cover) and plan.condition.leaves == asked_for and bool(told)
    if is_plain:
        told &= _likely(index, asked_for, leaves, rarities)
    for leaf, its, rare, is_strong in zip(plan.leaves, leaves, rarities, strong, strict=True):
        if not leaf.scored:
            continue
        impacts = its
        if is_plain or (told and not is_strong):
            impacts = {place: its[place] for place in told & its.keys()}
        if leaf.extra:
            for place, impact in impacts.items():
                total[place] += rare[is_card[place]] * impact
            continue
        whole[TEXTS] += rare[TEXTS]
        whole[CARDS] += rare[CARDS]
        for place, impact in impacts.items():
            value = rare[is_card[place]]
            total[place] += value * impact
            covered[place] += value
    matching: Iterable[int]
    if is_plain:
        minimum = [MINIMUM * part for part in whole]
        matching = [place for place in sorted(told) if covered[place] >= minimum[is_card[place]]]
    else:
        matching = _matching(index, plan.condition, leaves, rarities)
    meant = plan.game or request.prefer
    factors = _factors(index, plan, meant)
    weights, facets = index.weights, index.facets
    if not all(whole):  # of one part nothing counts: what is found there has all of it
        covered = [value if whole[card] else 1.0 for value, card in zip(covered, is_card, strict=True)]
        whole = [part or 1.0 for part in whole]
    shares = [(place, covered[place] / whole[is_card[place]]) for place in matching]
    found = [
        (place, total[place] * share**COVERAGE * weights[place] * factors[facets[place]], share)
        for place, share in shares
    ]
    entitled = {place for leaf, its in zip(plan.leaves, leaves, strict=True) if leaf.is_title for place in its}
    is_known = all(its for its, is_strong in zip(leaves, strong, strict=True) if is_strong)
    return _titles_first(index, plan, found, entitled, meant), is_known


def _likely(
    index: OpenIndex, asked_for: tuple[int, ...], leaves: list[Impacts], rarities: list[tuple[float, float]]
) -> set[int]:
    """The entries that may have enough of what was asked for: those that only have its commonest words have not."""
    of_texts, of_cards = (
        set[int]().union(*(leaves[leaf] for leaf in _telling(asked_for, [rare[part] for rare in rarities])))
        for part in (TEXTS, CARDS)
    )
    return (of_texts - index.cards) | (of_cards & index.cards)


def _telling(asked_for: tuple[int, ...], rarities: list[float]) -> list[int]:
    """The rarest leaves: what has none of them has too little of the others."""
    telling: list[int] = []
    left = sum(rarities[leaf] for leaf in asked_for)
    minimum = MINIMUM * left
    for leaf in sorted(asked_for, key=rarities.__getitem__, reverse=True):
        if left < NEARLY * minimum:
            break
        telling.append(leaf)
        left -= rarities[leaf]
    return telling


def _factors(index: OpenIndex, plan: Plan, meant: str) -> list[float]:
    """What the scores of each facet's entries are multiplied with."""
    of_card = CARD_IN_QUESTION if plan.is_question else 1.0
    return [
        (of_card if kind == SearchKind.CARD.value else 1.0) * (OTHER_GAME if meant and game != meant else 1.0)
        for kind, _, game in index.facet_values
    ]


def _titles_first(index: OpenIndex, plan: Plan, found: list[Scored], entitled: Set[int], meant: str) -> list[Scored]:
    """An exact title first, then titles that begin with what was typed, then those that have its words.

    :param entitled: the entries of which a title is exactly what was typed, also another spelling of a card's.
    :param meant: the game that is meant, if any: who means one knows the cards of another by their titles, no sections.
    """
    said = plan.title
    if not said or len(said) > MOST_WORDS_OF_TITLE or not found:
        return found
    titles = index.titles
    exact, begins, within = set[int](), set[int](), set[int]()
    alike = frozenset.intersection(*(frozenset(index.titled.get(each, ())) for each in said)) | entitled
    above = {place: nth for nth, (place, _, _) in enumerate(found) if place in alike} if alike else {}
    for place in above:
        title = titles[place]
        if index.is_card[place] and place in entitled:
            exact.add(place)
        elif title[: len(said)] == said:
            (exact if len(title) == len(said) else begins).add(place)
        elif all(each in title for each in said):
            within.add(place)
    if not (exact or begins or within):
        return found
    top = max(found, key=_score)[1]
    strict = not exact and not plan.is_question
    for place, nth in above.items():
        _, score, share = found[nth]
        raise_by = OTHER_GAME * top if meant and index.game_of(place) != meant else top
        if place in exact:
            score += top * EXACT_CARD if index.is_card[place] else raise_by * _exact(index.records[place], plan)
        elif place in begins:
            score = score + raise_by * BEGINS if strict else score * WORDS_IN_TITLE
        elif place in within and not plan.is_question:
            score *= WORDS_IN_TITLE
        found[nth] = (place, score, share)
    return found


def _exact(record: Record, plan: Plan) -> float:
    """What a title adds that is what was typed: most for a term or rule with no other word (toast, not Toast It)."""
    is_term = record.kind in TERMS and {*map(stem, words(record.title))} <= {*map(stem, plan.typed)}
    return EXACT_TERM if is_term else EXACT


def _impacts(index: OpenIndex, plan: Plan) -> tuple[list[Impacts], list[list[tuple[Stems, float, str]]]]:
    """Of every leaf its impact on each entry that has it, that of its best alternative; and what was looked up."""
    stems = [
        [
            (each, alternative.weight, alternative.game)
            for alternative in leaf.alternatives
            for each in _expanded(index, alternative)
        ]
        for leaf in plan.leaves
    ]
    kept = [index.kept_leaf(tuple(leaf)) for leaf in stems]
    missing = [leaf for leaf, its in zip(stems, kept, strict=True) if its is None]
    postings = index.postings([each for leaf in missing for each, _, _ in leaf])
    found = []
    for leaf, its in zip(stems, kept, strict=True):
        if its is None:
            its = _best(index, leaf, postings)
            index.keep_leaf(tuple(leaf), its)
        found.append(its)
    return found, stems


def _best(index: OpenIndex, leaf: list[tuple[Stems, float, str]], postings: dict[Stems, Postings]) -> Impacts:
    """The impact of the best of a leaf's alternatives on each entry."""
    best: Impacts = {}
    for each, weight, game in leaf:
        those = postings[each]
        if not best and weight == 1 and not game:
            best = dict(zip(those.entries, those.impacts, strict=True))
            continue
        for place, impact in zip(those.entries, those.impacts, strict=True):
            if weight * impact > best.get(place, 0.0) and (not game or index.game_of(place) == game):
                best[place] = weight * impact
    return best


def _expanded(index: OpenIndex, alternative: Alternative) -> Iterable[Stems]:
    if alternative.prefix:
        return dict.fromkeys((stem(word),) for word in index.written(alternative.words[0]))
    return (tuple(stem(word) for word in alternative.words),)


class _Scope:
    """The targets among which rarity is counted: those that the filters leave, or all where they leave none."""

    def __init__(self, index: OpenIndex, request: SearchRequest) -> None:
        self.index = index
        self.filters = (request.kinds, request.document, request.game)
        self.is_whole = not any(self.filters)
        self.sizes = self._count("", range(len(index.records)))
        if not any(self.sizes):
            self.is_whole, self.filters = True, ((), "", "")
            self.sizes = self._count("", range(len(index.records)))

    def rarities(self, leaf: Leaf, stems: list[tuple[Stems, float, str]], impacts: Impacts) -> tuple[float, float]:
        """How rare a leaf is among texts, and among cards; 0 where no entry has it."""
        if not impacts:
            return 0.0, 0.0
        texts, cards = self._count(tuple(stems), impacts)
        return (
            leaf.weight * rarity(texts, self.sizes[TEXTS]) if texts else 0.0,
            leaf.weight * rarity(cards, self.sizes[CARDS]) if cards else 0.0,
        )

    def _count(self, what: object, places: Iterable[int]) -> tuple[int, int]:
        """How many targets of texts, and of cards, have something; counted once for the same filters."""
        index, key = self.index, (what, self.filters)
        known = index.counts.get(key)
        if known is None:
            targets, is_card = index.targets, index.is_card
            inside = places if self.is_whole else [place for place in places if self._has(place)]
            known = (
                len({targets[place] for place in inside if not is_card[place]}),
                len({targets[place] for place in inside if is_card[place]}),
            )
            with index.lock:
                index.counts[key] = known
                while len(index.counts) > MAX_COUNTS:
                    index.counts.popitem(last=False)
        return known

    def _has(self, place: int) -> bool:
        kinds, document, game = self.filters
        its_kind, its_document, its_game = self.index.facet_values[self.index.facets[place]]
        return (
            (not kinds or its_kind in kinds)
            and (not document or its_document == document)
            and (not game or its_game == game)
        )


def _matching(
    index: OpenIndex, condition: Condition, leaves: list[Impacts], rarities: list[tuple[float, float]]
) -> set[int]:
    """The entries that meet a condition."""
    if isinstance(condition, Need):
        return set(leaves[condition.leaf])
    if isinstance(condition, Cover):
        return _covered(index, condition, leaves, rarities)
    if isinstance(condition, Any):
        return set().union(*(_matching(index, part, leaves, rarities) for part in condition.conditions))
    if isinstance(condition, Without):
        excluded = {index.targets[place] for place in _matching(index, condition.condition, leaves, rarities)}
        return {place for place, target in enumerate(index.targets) if target not in excluded}
    parts = [_matching(index, part, leaves, rarities) for part in condition.conditions]
    return set.intersection(*parts) if parts else set(range(len(index.records)))


def _covered(
    index: OpenIndex, condition: Cover, leaves: list[Impacts], rarities: list[tuple[float, float]]
) -> set[int]:
    """The entries with enough of the leaves, counted by rarity."""
    is_card = index.is_card
    minimum = [MINIMUM * sum(rarities[leaf][part] for leaf in condition.leaves) for part in (TEXTS, CARDS)]
    shares: dict[int, float] = {}
    for leaf in condition.leaves:
        rare = rarities[leaf]
        for place in leaves[leaf]:
            shares[place] = shares.get(place, 0.0) + rare[is_card[place]]
    return {place for place, share in shares.items() if share >= minimum[is_card[place]]}
