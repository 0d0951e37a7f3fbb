"""Figures as text: percentiles, and tables with a column for each stack."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any


def timed(call: Callable[[], Any], times: int = 1) -> list[float]:
    """Milliseconds of each of so many calls."""
    out = []
    for _ in range(times):
        start = time.perf_counter()
        call()
        out.append((time.perf_counter() - start) * 1000)
    return out


def ms(milliseconds: float) -> str:
    """A time."""
    return f"{milliseconds:8.2f} ms"


def spread(milliseconds: Iterable[float]) -> str:
    """The median and the 95th percentile."""
    ordered = sorted(milliseconds)
    middle, high = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"p50 {middle:7.2f} ms   p95 {high:7.2f} ms"


def table(title: str, columns: dict[str, dict[str, str]]) -> str:
    """A table with a row for each figure and a column for each stack."""
    names = list(dict.fromkeys(name for figures in columns.values() for name in figures))
    width = max([len(name) for name in names] + [len(title)])
    rows = [f"{title:<{width}}  " + "".join(f"{stack:<36}" for stack in columns)]
    rows.append("-" * len(rows[0]))
    rows += [f"{name:<{width}}  " + "".join(f"{c.get(name, '-'):<36}" for c in columns.values()) for name in names]
    return "\n".join(rows) + "\n"
