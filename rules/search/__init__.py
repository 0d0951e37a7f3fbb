"""Full-text search over rules, questions, rulings, the glossary and cards.

>>> from rules.search import SearchRequest, search
>>> result = search(SearchRequest("uniqueness auction", kinds=("rule",)))  # doctest: +SKIP
>>> result.hits[0].number, result.total, result.did_you_mean  # doctest: +SKIP
('5.5.1', 31, None)

``entries`` makes the rows that are searched, ``backends`` keep them; ``parser`` and ``plan`` read what was typed,
``scoring`` ranks what has it, ``spelling`` puts words right and ``answers`` finds the sentence that answers.
"""

from rules.search.requests import Answer, Hit, SearchRequest, SearchResult
from rules.search.service import backend, ensure_index, prepare, rebuild_index, search

__all__ = [
    "Answer",
    "Hit",
    "SearchRequest",
    "SearchResult",
    "backend",
    "ensure_index",
    "prepare",
    "rebuild_index",
    "search",
]
