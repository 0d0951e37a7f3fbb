"""Examples in the OpenAPI schema: real answers of the loaded library, and what their fields hold.

``manage.py generate_examples`` (a part of ``make setup``) asks every operation what the schema gives as an example,
and writes the answers beside the other files that are made; until then the schema has no answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings

from api.schema import Schema

MOST = 2  # of a list, and of the cards of a board
LONGEST = 300  # characters of a text


def file() -> Path:
    """Where the examples of this site lie."""
    return Path(settings.VAR_DIR, "examples.json")


@cache
def examples() -> dict[str, Any]:
    """Answers by operation, and of each field of a component the value that an answer has."""
    if not file().exists():
        return {"answers": {}, "fields": {}}
    found: dict[str, Any] = json.loads(file().read_text(encoding="utf-8"))
    return found


def shortened(tree: Any) -> Any:
    """An answer with the first few things of each list, and the beginnings of long texts."""
    if isinstance(tree, list):
        return [shortened(each) for each in tree[:MOST]]
    if isinstance(tree, dict):
        return {name: shortened(each) for name, each in tree.items()}
    return f"{tree[:LONGEST]} ..." if isinstance(tree, str) and len(tree) > LONGEST else tree


def fields(schema: Schema, answer: Any, components: dict[str, Schema], place: str) -> Iterator[tuple[str, Any]]:
    """The fields that an answer holds, by component and name, each with what it holds."""
    if "$ref" in schema:
        place = schema["$ref"].rpartition("/")[2]
        yield from fields(components[place], answer, components, place)
        return
    for among in ("anyOf", "oneOf"):
        for each in schema.get(among, ()):
            if _may_be(each, answer, components):
                yield from fields(each, answer, components, place)
                break
    if isinstance(answer, list) and "items" in schema:
        for each in answer:
            yield from fields(schema["items"], each, components, place)
    if isinstance(answer, dict):
        for name, value in answer.items():
            inner = schema.get("properties", {}).get(name)
            if inner is not None:
                if value not in (None, "", [], {}):
                    yield f"{place}.{name}", value
                yield from fields(inner, value, components, f"{place}.{name}")
            elif isinstance(schema.get("additionalProperties"), dict):
                yield from fields(schema["additionalProperties"], value, components, place)


def _may_be(schema: Schema, answer: Any, components: dict[str, Schema]) -> bool:
    """Whether an answer is such an object, by what it must have."""
    while "$ref" in schema:
        schema = components[schema["$ref"].rpartition("/")[2]]
    if any(among in schema for among in ("anyOf", "oneOf")):
        return True
    if not isinstance(answer, dict):
        return schema.get("type") != "object" and schema.get("type") != "null"
    called = schema.get("properties", {}).get("object", {}).get("enum", [answer.get("object")])
    return (
        schema.get("type") == "object"
        and set(schema.get("required", ())) <= set(answer)
        and set(answer) <= set(schema.get("properties", answer))
        and answer.get("object") in called
    )
