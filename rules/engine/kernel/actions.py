"""Actions as JSON, and reading the fields of an object whose fields have been checked (``fields``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import quoted
from rules.engine.kernel.json_values import Json, JsonObject

# An action of a scenario, or one that is listed as legal: ``do`` says which it is, ``by`` who takes it; which fields it
# has besides is the game's business.
Action: TypeAlias = JsonObject


def word(given: JsonObject, name: str) -> str | None:
    """A text, or nothing where there is none.

    :raises ScenarioError: if something else stands there, as all that follow.

    >>> word({"by": "Ann"}, "by"), word({}, "by")
    ('Ann', None)
    """
    value = given.get(name)
    if value is None or isinstance(value, str):
        return value
    raise _wrong(name, value, "is no text")


def number(given: JsonObject, name: str) -> int | None:
    """A whole number, or nothing where there is none."""
    value = given.get(name)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise _wrong(name, value, "must be a whole number")


def items(given: JsonObject, name: str) -> list[Json]:
    """The entries of a list, none where there is no list.

    >>> items({"choices": ["Magic", 2]}, "choices"), items({}, "choices")
    (['Magic', 2], [])
    """
    value = given.get(name)
    if value is None:
        return []
    if isinstance(value, list | tuple):
        return list(value)
    raise _wrong(name, value, "is no list")


def words(given: JsonObject, name: str) -> list[str]:
    """The texts of a list, none where there is no list."""
    found = items(given, name)
    told = [each for each in found if isinstance(each, str)]
    if len(told) < len(found):
        raise _wrong(name, found, "is no list of texts")
    return told


def mapping(given: JsonObject, name: str) -> JsonObject:
    """An object, an empty one where there is none."""
    value = given.get(name)
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return value
    raise _wrong(name, value, "is no object")


def lists(given: JsonObject, name: str) -> dict[str, list[str]]:
    """An object with a list of texts in each field, an empty one where there is none.

    >>> lists({"against": {"Zed": ["Ned", "Ted"]}}, "against")
    {'Zed': ['Ned', 'Ted']}
    """
    found = mapping(given, name)
    return {each: words(found, each) for each in found}


def _wrong(name: str, value: object, what: str) -> ScenarioError:
    return ScenarioError([f"{name}: {quoted(value)} {what}"])
