"""Running a plan over an open Whoosh index: word after word, adding up."""

from __future__ import annotations

from collections.abc import Iterator

from rules.search.analysis import stem
from rules.search.backends.whoosh_index import OpenIndex
from rules.search.plan import Alternative, Any, Condition, Cover, Leaf, Need, Plan, Without
from rules.search.ranking import COVERAGE, MINIMUM, rarity

Impacts = dict[int, float]


def scores(index: OpenIndex, plan: Plan) -> Iterator[tuple[int, float]]:
    """The entries that the plan finds, by their place in the index, with their scores but for their own weights."""
    size = len(index.records)
    leaves = [_impacts(index, leaf) for leaf in plan.leaves]
    rarities = [
        leaf.weight * rarity(len(impacts), size) if impacts else 0.0
        for leaf, impacts in zip(plan.leaves, leaves, strict=True)
    ]
    total = [0.0] * size
    covered = [0.0] * size
    whole = 0.0
    touched: set[int] = set()
    for leaf, impacts, rare in zip(plan.leaves, leaves, rarities, strict=True):
        if not leaf.scored:
            continue
        touched.update(impacts)
        for number, impact in impacts.items():
            total[number] += rare * impact
        if not leaf.extra:
            whole += rare
            for number in impacts:
                covered[number] += rare
    allowed = _matching(index, plan.condition, leaves, rarities)
    for number in allowed:
        share = covered[number] / whole if whole else 1.0
        yield number, total[number] * share**COVERAGE


def _impacts(index: OpenIndex, leaf: Leaf) -> Impacts:
    """The impact of a leaf on every entry that has it: that of its best alternative."""
    best: Impacts = {}
    for alternative in leaf.alternatives:
        weight = alternative.weight
        for stems in _expanded(index, alternative):
            postings = index.postings(stems)
            if not best and weight == 1:
                best = dict(zip(postings.entries, postings.impacts, strict=True))
                continue
            for number, impact in zip(postings.entries, postings.impacts, strict=True):
                if weight * impact > best.get(number, 0.0):
                    best[number] = weight * impact
    return best


def _expanded(index: OpenIndex, alternative: Alternative) -> Iterator[tuple[str, ...]]:
    if alternative.prefix:
        yield from {(stem(word),): None for word in index.written(alternative.words[0])}
    else:
        yield tuple(stem(word) for word in alternative.words)


def _matching(index: OpenIndex, condition: Condition, leaves: list[Impacts], rarities: list[float]) -> set[int]:
    """The entries that meet a condition."""
    if isinstance(condition, Need):
        return set(leaves[condition.leaf])
    if isinstance(condition, Cover):
        return _covered(condition, leaves, rarities)
    if isinstance(condition, Any):
        return set().union(*(_matching(index, part, leaves, rarities) for part in condition.conditions))
    if isinstance(condition, Without):
        excluded = {index.records[number].target for number in _matching(index, condition.condition, leaves, rarities)}
        return {number for number, record in enumerate(index.records) if record.target not in excluded}
    parts = [_matching(index, part, leaves, rarities) for part in condition.conditions]
    return set.intersection(*parts) if parts else set(range(len(index.records)))


def _covered(condition: Cover, leaves: list[Impacts], rarities: list[float]) -> set[int]:
    """The entries with enough of the leaves, counted by rarity."""
    minimum = MINIMUM * sum(rarities[leaf] for leaf in condition.leaves)
    shares: dict[int, float] = {}
    for leaf in condition.leaves:
        rare = rarities[leaf]
        for number in leaves[leaf]:
            shares[number] = shares.get(number, 0.0) + rare
    return {number for number, share in shares.items() if share >= minimum}
