"""Dates as precisely as they are known."""

from __future__ import annotations

from datetime import date
from typing import Any

from rules.models import CardSet


def parse_released(value: Any) -> tuple[date | None, str]:
    """A year, year-month or date as the first day it allows, and its precision.

    :raises ValueError: for anything else.
    """
    if value is None or value == "":
        return None, CardSet.Precision.DAY
    if isinstance(value, date):
        return value, CardSet.Precision.DAY
    parts = [int(part) for part in str(value).split("-")]
    if not 1 <= len(parts) <= 3:
        raise ValueError(f"{value!r} is no year, month or day")
    precision = [CardSet.Precision.YEAR, CardSet.Precision.MONTH, CardSet.Precision.DAY][len(parts) - 1]
    year, month, day = [*parts, 1, 1][:3]
    return date(year, month, day), precision
