"""What a scenario file expects of its outcome, compared with the outcome (fixtures/scenarios/README.md).

``expect`` is a partial picture of the result. A mapping is found if each of its keys is there with a value that is
found; a list if each of its values is in the list of the result, an empty one if that is empty; anything else if it is
equal. ``cites`` and ``lacks`` stand beside the keys of a result, ``steps_mention`` beside ``expect``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.engine.kernel.actions import items, mapping, word, words
from rules.engine.kernel.json_values import Json, JsonObject


def unmet(entry: JsonObject, result: JsonObject) -> list[str]:
    """What an entry expects and a result does not show, one line for each; empty if all of it holds."""
    expect = dict(mapping(entry, "expect"))
    cites, lacks = words(expect, "cites"), mapping(expect, "lacks")
    expect = {name: value for name, value in expect.items() if name not in ("cites", "lacks")}
    faults = list(_missing(expect, result, ""))
    if "status" not in expect and result["status"] == "illegal":
        problem = mapping(result, "problem")
        faults.append(f"status: illegal: {word(problem, 'code')}: {word(problem, 'message')}")
    given = cited_sections(result)
    faults += [
        f"cites: {each} is not cited"
        for each in cites
        if not any(one == each or one.startswith(f"{each}.") for one in given)
    ]
    faults += [f"lacks: {path}" for path, value in _leaves(lacks, "") if _found_at(result, path, value)]
    told = "\n".join(str(step["text"]) for step in _objects(result, "steps"))
    faults += [f"steps_mention: {phrase!r}" for phrase in words(entry, "steps_mention") if phrase not in told]
    return faults


def cited_sections(result: JsonObject) -> set[str]:
    """Every ``document/section`` that a step or the problem of a result cites."""
    told = [*_objects(result, "steps"), mapping(result, "problem")]
    return {f"{rule['document']}/{rule['section']}" for each in told for rule in _objects(each, "rules")}


def _objects(given: JsonObject, name: str) -> list[JsonObject]:
    return [each for each in items(given, name) if isinstance(each, Mapping)]


def _missing(wanted: Json, found: Json, path: str) -> Iterator[str]:
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


def _list_found(wanted: list[Json], found: Json) -> bool:
    if not isinstance(found, list) or (not wanted and found):
        return False
    return all(any(not list(_missing(each, one, "")) for one in found) for each in wanted)


def _leaves(tree: Json, path: str) -> Iterator[tuple[str, Json]]:
    if isinstance(tree, Mapping):
        for key, value in tree.items():
            yield from _leaves(value, f"{path}.{key}" if path else str(key))
    elif isinstance(tree, list):
        for value in tree:
            yield path, [value]
    else:
        yield path, tree


def _found_at(result: Json, path: str, value: Json) -> bool:
    here = result
    for key in path.split("."):
        if not isinstance(here, Mapping) or key not in here:
            return False
        here = here[key]
    return not list(_missing(value, here, ""))
