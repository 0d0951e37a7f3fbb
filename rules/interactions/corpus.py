"""The corpus of interactions: worked examples and rulings with what comes out of them.

Entries are read from the database when they are asked for: taken apart, all of them fill ten megabytes of a process.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.models import Scenario

Entry = dict[str, Any]


def examples() -> Iterator[Entry]:
    """Every entry as its file has it, with the name of the ``file``, in the order of the files."""
    for row in Scenario.objects.order_by("order"):
        yield row.entry


def example(name: str) -> Entry | None:
    """The entry with this name."""
    return examples_named(name).get(name)


def examples_named(*names: str) -> Mapping[str, Entry]:
    """Those of the entries with these names that there are, by their names, in one query."""
    return {row.name: row.entry for row in Scenario.objects.filter(name__in=names)}
