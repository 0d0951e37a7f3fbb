"""The outcomes of one scenario in several variants, and where they part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

MAX_DIFFERENCES = 500

Result = Mapping[str, Any]

# What makes two steps the same. Their citations may differ: editions state the same rule in other sections.
TOLD = ("action", "kind", "text", "cards", "changes")
# What of the outcomes is compared at the end.
COMPARED = ("status", "turn", "phase", "winner", "over", "players", "cards", "scene", "decision", "problem")


def first_difference(results: Sequence[Result]) -> dict[str, Any] | None:
    """The first step that is not the same in all results: its number, and for each result what it tells there.

    A result that has ended by then has no ``step``; its problem or decision says why it does not go on.
    """
    longest = max(len(result["steps"]) for result in results)
    for i in range(longest + 1):
        there = [_at(result, i) for result in results]
        told = [_told(each) for each in there]
        if any(each != told[0] for each in told):
            return {"n": i + 1, "variants": there}
    return None


def differences(results: Sequence[Result]) -> list[dict[str, Any]]:
    """What is not the same at the end: each path with its value in every result (``None`` where it has none)."""
    flat = [dict(_leaves({name: result[name] for name in COMPARED}, "")) for result in results]
    paths = dict.fromkeys(path for leaves in flat for path in leaves)
    found = []
    for path in paths:
        values = [leaves.get(path) for leaves in flat]
        if any(value != values[0] for value in values):
            found.append({"path": path, "values": values})
    return found[:MAX_DIFFERENCES]


def _at(result: Result, i: int) -> dict[str, Any]:
    if i < len(result["steps"]):
        return {"step": result["steps"][i], "problem": None, "decision": None}
    return {"step": None, "problem": result["problem"], "decision": result["decision"]}


def _told(there: dict[str, Any]) -> list[Any]:
    step, problem, decision = there["step"], there["problem"], there["decision"]
    if step is not None:
        return [step[name] for name in TOLD]
    return [problem and (problem["action"], problem["code"]), decision]


def _leaves(tree: object, path: str) -> Iterator[tuple[str, object]]:
    """Every value that is no object, by its path; a problem is told apart by its action and code."""
    if isinstance(tree, Mapping) and tree:
        for key, value in tree.items():
            if path != "problem" or key in ("action", "code"):
                yield from _leaves(value, f"{path}.{key}" if path else str(key))
    else:
        yield path, tree
