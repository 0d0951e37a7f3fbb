"""What of many cases ``make test`` runs, and what is left to ``make test-more``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some_of(cases: Iterable[Any], first: int) -> list[Any]:
    """The first of the cases for every run of the tests, the others as exhaustive ones."""
    return [pytest.param(case, marks=[pytest.mark.exhaustive] if n >= first else []) for n, case in enumerate(cases)]
