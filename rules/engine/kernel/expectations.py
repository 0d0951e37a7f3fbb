"""What a scenario file expects of its outcome, compared with the outcome (fixtures/scenarios/README.md).

``expect`` is a partial picture of the result. A mapping is found if each of its keys is there with a value that is
found; a list if each of its values is in the list of the result, an empty one if that is empty; anything else if it is
equal. ``cites`` and ``lacks`` stand beside the keys of a result, ``steps_mention`` beside ``expect``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def unmet(entry: Mapping[str, Any], result: Mapping[str, Any]) -> list[str]:
    """What an entry expects and a result does not show, one line for each; empty if all of it holds."""
    expect = dict(entry.get("expect") or {})
    cites, lacks = expect.pop("cites", ()), expect.pop("lacks", {})
    faults = list(_missing(expect, result, ""))
    if "status" not in expect and result["status"] == "illegal":
        faults.append(f"status: illegal: {result['problem']['code']}: {result['problem']['message']}")
    given = cited_sections(result)
    faults += [
        f"cites: {each} is not cited"
        for each in cites
        if not any(one == each or one.startswith(f"{each}.") for one in given)
    ]
    faults += [f"lacks: {path}" for path, value in _leaves(lacks, "") if _found_at(result, path, value)]
    told = "\n".join(step["text"] for step in result["steps"])
    faults += [f"steps_mention: {phrase!r}" for phrase in entry.get("steps_mention") or () if phrase not in told]
    return faults


def cited_sections(result: Mapping[str, Any]) -> set[str]:
    """Every ``document/section`` that a step or the problem of a result cites."""
    told = [*result["steps"], *([result["problem"]] if result["problem"] else [])]
    return {f"{rule['document']}/{rule['section']}" for each in told for rule in each["rules"]}


def _missing(wanted: Any, found: Any, path: str) -> Iterator[str]:
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            yield f"{path}: expected {dict(wanted)}, found {found!r}"
            return
        for key, value in wanted.items():
            at = f"{path}.{key}" if path else str(key)
            if str(key) in found:
                yield from _missing(value, found[str(key)], at)
            elif not (value == 0 and path.endswith(".resources")):
                yield f"{at}: expected {value!r}, found nothing"
    elif isinstance(wanted, list):
        if not _list_found(wanted, found):
            yield f"{path}: expected {wanted!r}, found {found!r}"
    elif wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
        yield f"{path}: expected {wanted!r}, found {found!r}"


def _list_found(wanted: list[Any], found: Any) -> bool:
    if not isinstance(found, list) or (not wanted and found):
        return False
    return all(any(not list(_missing(each, one, "")) for one in found) for each in wanted)


def _leaves(tree: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(tree, Mapping):
        for key, value in tree.items():
            yield from _leaves(value, f"{path}.{key}" if path else str(key))
    elif isinstance(tree, list):
        for value in tree:
            yield path, [value]
    else:
        yield path, tree


def _found_at(result: Any, path: str, value: Any) -> bool:
    here = result
    for key in path.split("."):
        if not isinstance(here, Mapping) or key not in here:
            return False
        here = here[key]
    return not list(_missing(value, here, ""))
