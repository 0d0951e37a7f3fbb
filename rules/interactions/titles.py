"""The card titles that a scenario names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

MAX_VALUES = 20_000  # of a scenario that are looked at; beyond it, titles are looked up one by one

# The fields of players, locations and cards in which titles stand.
HOLDERS = frozenset(
    {
        *("hand", "deck", "smoked", "toasted", "burned", "edges", "characters", "states", "locations"),
        *("discard", "removed", "momentum", "staging", "card_pool", "attached"),
    }
)
TITLES = HOLDERS | {"card", "front", "back", "character"}


def titles(scenario: object) -> Iterator[str]:
    """The titles in a scenario's players, with repetitions; what is malformed is passed over."""
    waiting: list[object] = [scenario.get("players")] if isinstance(scenario, Mapping) else []
    for _ in range(MAX_VALUES):
        if not waiting:
            return
        each = waiting.pop()
        if isinstance(each, str):
            yield each
        elif isinstance(each, Mapping):
            waiting += [value for name, value in each.items() if name in TITLES]
        elif isinstance(each, list | tuple):
            waiting += each
