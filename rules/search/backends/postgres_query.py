"""A plan as one SQL statement. Nothing that a person typed is ever part of the statement: all of it is bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any as Value

from rules.search.backends.base import SearchRequest
from rules.search.plan import All, Alternative, Any, Condition, Cover, Leaf, Need, Plan, Without
from rules.search.ranking import COVERAGE, MINIMUM, RARITY, SECOND

MAX_EXPANSIONS = 200

# The leaves with their rarity, and every entry that has one with its score. A leaf of one word takes its postings as
# they are; of several ways to have a leaf the best counts. {phrases} and {prefixes} stand for their SELECTs.
HITS = """
WITH state AS MATERIALIZED (SELECT entries FROM rules_searchstate),
leaf AS MATERIALIZED (
    SELECT * FROM unnest(%(leaves)s::int[], %(leaf_weights)s::float8[], %(scored)s::bool[], %(extra)s::bool[],
                         %(single)s::bool[]) AS leaf(leaf, weight, scored, extra, single)
),
word AS MATERIALIZED (
    SELECT word.leaf, posting.entries, posting.impacts, word.weight
    FROM (
        SELECT leaf, coalesce((ts_lexize('rules_stem', word))[1], word) AS lexeme, weight
        FROM unnest(%(word_leaves)s::int[], %(words)s::text[], %(word_weights)s::float8[]) AS word(leaf, word, weight)
        {prefixes}
    ) AS word
    JOIN rules_searchposting posting USING (lexeme)
),
combined AS MATERIALIZED (
    SELECT leaf, entry_id, max(impact) AS impact
    FROM (
        SELECT word.leaf, posting.entry_id, word.weight * posting.impact AS impact
        FROM word
        JOIN leaf ON leaf.leaf = word.leaf AND NOT leaf.single
        CROSS JOIN LATERAL unnest(word.entries, word.impacts) AS posting(entry_id, impact)
        {phrases}
    ) AS present
    GROUP BY leaf, entry_id
),
rare AS MATERIALIZED (
    SELECT leaf.*, leaf.weight
           * power(ln(1 + (state.entries - counted.entries + 0.5) / (counted.entries + 0.5)), %(rarity)s) AS rarity
    FROM (
        SELECT leaf, count(*) AS entries FROM combined GROUP BY leaf
        UNION ALL
        SELECT word.leaf, cardinality(entries) FROM word JOIN leaf ON leaf.leaf = word.leaf AND leaf.single
    ) AS counted
    JOIN leaf USING (leaf)
    CROSS JOIN state
),
whole AS MATERIALIZED (SELECT sum(rarity) AS rarity FROM rare WHERE scored AND NOT extra),
hit AS MATERIALIZED (
    SELECT combined.leaf, combined.entry_id, combined.impact * rare.rarity AS value
    FROM combined JOIN rare USING (leaf)
    UNION ALL
    SELECT rare.leaf, posting.entry_id, posting.impact * rare.rarity * word.weight
    FROM word
    JOIN rare ON rare.leaf = word.leaf AND rare.single
    CROSS JOIN LATERAL unnest(word.entries, word.impacts) AS posting(entry_id, impact)
),
"""

PREFIX = """
        UNION ALL
        SELECT %({leaf})s::int, lexeme, %({weight})s::float8 FROM (
            SELECT DISTINCT lexeme FROM (
                SELECT lexeme FROM rules_searchword WHERE starts_with(word, %({prefix})s)
                ORDER BY entries DESC, word LIMIT %(max_expansions)s
            ) AS begun
        ) AS expanded
"""

# A phrase has the impact of its weakest word, on the entries in which the words follow each other. IS TRUE keeps the
# planner from probing the entries one by one: the index finds those with the phrase once, and they are hashed.
PHRASE = """
        UNION ALL
        SELECT %({leaf})s::int, posting.entry_id, %({weight})s::float8 * min(posting.impact)
        FROM rules_searchposting
        CROSS JOIN LATERAL unnest(entries, impacts) AS posting(entry_id, impact)
        WHERE lexeme IN (
                SELECT coalesce((ts_lexize('rules_stem', word))[1], word) FROM unnest(%({words})s::text[]) word)
          AND (posting.entry_id IN (
                SELECT id FROM rules_searchentry WHERE search @@ phraseto_tsquery('rules_search', %({text})s)
              )) IS TRUE
        GROUP BY posting.entry_id
"""

MATCHING = """
{name} AS MATERIALIZED (
    SELECT entry_id, {score} AS score
    FROM {hits}
    LEFT JOIN rare USING (leaf)
    GROUP BY entry_id
    HAVING {condition}
),
"""
# Where a condition may be met by an entry that has nothing of the query (NOT in an OR), all entries are looked at.
ALL_HITS = "rules_searchtarget LEFT JOIN hit USING (entry_id)"

SCORE = """
    coalesce(sum(hit.value) FILTER (WHERE rare.scored), 0) * power(
        coalesce(sum(rare.rarity) FILTER (WHERE rare.scored AND NOT rare.extra) / (SELECT rarity FROM whole), 1),
        %(coverage)s
    )"""

PAGE = """
found AS MATERIALIZED (
    SELECT target.*, matching.score * target.weight AS value,
           %(no_kinds)s OR target.kind = ANY(%(kinds)s::text[]) AS of_kind,
           %(document)s = '' OR target.document = %(document)s AS of_document
    FROM matching
    JOIN rules_searchtarget target USING (entry_id)
    WHERE %(game)s = '' OR target.game = %(game)s
),
ranked AS (
    SELECT entry_id, target_id, value,
           row_number() OVER (PARTITION BY target_id ORDER BY value DESC, entry_id) AS place,
           lead(value) OVER (PARTITION BY target_id ORDER BY value DESC, entry_id) AS second
    FROM found
    WHERE of_kind AND of_document
),
best AS MATERIALIZED (
    SELECT entry_id, value + %(second)s * coalesce(second, 0) AS value FROM ranked WHERE place = 1
),
page AS (
    SELECT entry_id, value FROM best ORDER BY value DESC, entry_id LIMIT %(size)s OFFSET %(start)s
)
SELECT (SELECT entries FROM state),
       (SELECT count(*) FROM best),
       (SELECT coalesce(json_object_agg(kind, hits ORDER BY kind), '{}') FROM (
           SELECT kind, count(DISTINCT target_id) AS hits FROM found WHERE of_document GROUP BY kind) AS kinds),
       (SELECT coalesce(json_object_agg(document, hits ORDER BY document), '{}') FROM (
           SELECT document, count(DISTINCT target_id) AS hits FROM found WHERE of_kind AND document <> ''
           GROUP BY document) AS documents),
       page.value, entry.kind, coalesce(document.slug, ''), entry.number, entry.title, entry.headings, entry.body,
       entry.url, entry.page_url
FROM (SELECT 1) AS always
LEFT JOIN page ON true
LEFT JOIN rules_searchentry entry ON entry.id = page.entry_id
LEFT JOIN rules_document document ON document.id = entry.document_id
ORDER BY page.value DESC, page.entry_id
"""


@dataclass
class Statement:
    """A statement with its parameters, while it is put together."""

    parameters: dict[str, Value] = field(default_factory=dict)
    excluded: list[str] = field(default_factory=list)

    def bind(self, value: Value) -> str:
        """The name of a new parameter with this value."""
        name = f"p{len(self.parameters)}"
        self.parameters[name] = value
        return name


def statement(plan: Plan, request: SearchRequest) -> tuple[str, dict[str, Value]]:
    """The statement of a plan, and its parameters.

    Its rows are the hits of a page: number of entries in the index, number of hits, counts of kinds and of documents,
    score, and the columns of the entry. A page without hits has one row without an entry.
    """
    built = Statement()
    hits = _hits(plan, built)
    matching = _matching("matching", plan.condition, built)
    built.parameters |= {
        "leaves": list(range(len(plan.leaves))),
        "leaf_weights": [leaf.weight for leaf in plan.leaves],
        "scored": [leaf.scored for leaf in plan.leaves],
        "extra": [leaf.extra for leaf in plan.leaves],
        "single": [_is_single_word(leaf) for leaf in plan.leaves],
        "max_expansions": MAX_EXPANSIONS,
        "rarity": RARITY,
        "coverage": COVERAGE,
        "second": SECOND,
        "no_kinds": not request.kinds,
        "kinds": list(request.kinds),
        "document": request.document,
        "game": request.game,
        "size": request.size,
        "start": request.start,
    }
    return "".join([hits, *built.excluded, matching, PAGE]), built.parameters


def _hits(plan: Plan, built: Statement) -> str:
    words: list[tuple[int, Alternative]] = []
    phrases: list[str] = []
    prefixes: list[str] = []
    for place, leaf in enumerate(plan.leaves):
        for alternative in leaf.alternatives:
            if alternative.prefix:
                prefixes.append(_prefix(place, alternative, built))
            elif len(alternative.words) > 1:
                phrases.append(_phrase(place, alternative, built))
            else:
                words.append((place, alternative))
    built.parameters |= {
        "word_leaves": [place for place, _ in words],
        "words": [alternative.words[0] for _, alternative in words],
        "word_weights": [alternative.weight for _, alternative in words],
    }
    return HITS.format(phrases="".join(phrases), prefixes="".join(prefixes))


def _is_single_word(leaf: Leaf) -> bool:
    return len(leaf.alternatives) == 1 and len(leaf.alternatives[0].words) == 1 and not leaf.alternatives[0].prefix


def _prefix(place: int, alternative: Alternative, built: Statement) -> str:
    return PREFIX.format(
        leaf=built.bind(place), weight=built.bind(alternative.weight), prefix=built.bind(alternative.words[0])
    )


def _phrase(place: int, alternative: Alternative, built: Statement) -> str:
    return PHRASE.format(
        leaf=built.bind(place),
        weight=built.bind(alternative.weight),
        words=built.bind(list(alternative.words)),
        text=built.bind(" ".join(alternative.words)),
    )


def _matching(name: str, condition: Condition, built: Statement, score: str = SCORE) -> str:
    """The CTE of the entries that meet a condition; those that it excludes become CTEs before it."""
    sql = _sql(condition, built)
    hits = ALL_HITS if _met_by_nothing(condition) else "hit"
    return MATCHING.format(name=name, score=score, hits=hits, condition=sql)


def _sql(condition: Condition, built: Statement) -> str:
    """A condition over the hits of one entry."""
    if isinstance(condition, Need):
        return f"coalesce(bool_or(hit.leaf = %({built.bind(condition.leaf)})s), false)"
    if isinstance(condition, Cover):
        leaves, minimum = built.bind(list(condition.leaves)), built.bind(MINIMUM)
        return (
            f"coalesce(sum(rare.rarity) FILTER (WHERE hit.leaf = ANY(%({leaves})s)) >= %({minimum})s "
            f"* (SELECT sum(rarity) FROM rare WHERE leaf = ANY(%({leaves})s)), false)"
        )
    if isinstance(condition, Without):
        # What shows as the same hit is excluded as a whole.
        name = f"excluded_{built.bind(None)}"
        built.excluded.append(_matching(name, condition.condition, built, score="0"))
        return (
            "entry_id NOT IN (SELECT entry_id FROM rules_searchtarget WHERE target_id IN "
            f"(SELECT target_id FROM rules_searchtarget JOIN {name} USING (entry_id)))"
        )
    return _joined(condition, [_sql(part, built) for part in condition.conditions])


def _joined(condition: All | Any, parts: Sequence[str]) -> str:
    if not parts:
        return "true" if isinstance(condition, All) else "false"
    return "(" + (" AND " if isinstance(condition, All) else " OR ").join(parts) + ")"


def _met_by_nothing(condition: Condition) -> bool:
    """Whether an entry that has none of the leaves may meet a condition."""
    if isinstance(condition, Need | Cover):
        return False
    if isinstance(condition, Without):
        return True
    return (all if isinstance(condition, All) else any)(_met_by_nothing(part) for part in condition.conditions)
