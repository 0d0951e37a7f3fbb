"""The corpus of interactions: worked examples and rulings with what comes out of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.models import Scenario
from rules.versioned import Versioned

Entry = dict[str, Any]


def _entries() -> dict[str, Entry]:
    return {row.name: row.entry for row in Scenario.objects.order_by("order")}


_kept = Versioned(_entries)


def examples() -> list[Entry]:
    """Every entry as its file has it, with the name of the ``file``, in the order of the files. Not to be changed."""
    return list(_kept().values())


def example(name: str) -> Entry | None:
    """The entry with this name. Not to be changed."""
    return examples_by_name().get(name)


def examples_by_name() -> Mapping[str, Entry]:
    """All entries by their names, for who looks for several. Not to be changed."""
    return _kept()
