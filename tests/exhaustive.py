"""What of many cases ``make test`` runs, and what is left to ``make test-more``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest


def some_of(cases: Iterable[Any], first: int) -> list[Any]:
    """The first of the cases for every run of the tests, the others as exhaustive ones."""
    return [pytest.param(case, marks=[pytest.mark.exhaustive] if n >= first else []) for n, case in enumerate(cases)]


def most_files(entries: Iterable[Mapping[str, Any]]) -> list[Any]:
    """The files of a corpus by name; ``make test`` leaves out the third of them whose scenarios are the longest."""
    lengths: Counter[str] = Counter()
    for entry in entries:
        lengths[entry["file"]] += len(entry["scenario"].get("actions", ())) ** 2
    longest = {name for name, _ in lengths.most_common(len(lengths) // 3)}
    return [pytest.param(name, marks=[pytest.mark.exhaustive] if name in longest else []) for name in sorted(lengths)]
