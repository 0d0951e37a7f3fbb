"""Full-text search over rules, questions, rulings, the glossary and cards.

>>> from rules.search import SearchRequest, search
>>> result = search(SearchRequest("uniqueness auction", kinds=("rule",)))  # doctest: +SKIP
>>> result.hits[0].number, result.total, result.did_you_mean  # doctest: +SKIP
('5.5.1', 31, None)

``entries`` makes the rows that are searched, ``parser`` and ``plan`` read what was typed, ``backends`` find it,
``ranking`` has the formulas they share.
"""

from rules.search.backends.base import Hit, SearchRequest, SearchResult
from rules.search.service import backend, ensure_index, rebuild_index, search

__all__ = ["Hit", "SearchRequest", "SearchResult", "backend", "ensure_index", "rebuild_index", "search"]
