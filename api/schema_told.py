"""Sees to it that the OpenAPI schema says of everything what it is, and has an example of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from api.schema import Schema
from api.schema_examples import examples
from api.schema_words import ACTIONS, COMPONENTS, DESCRIPTIONS, ERRORS, EXAMPLES, PARTS
from rules.engine.shadowfist import Symbol
from rules.interactions.refusal_codes import refusal_codes

RESOURCES = {symbol.value for symbol in Symbol}


def with_words(result: Schema) -> None:
    """Describe the components, fields, parts of addresses, actions and codes that nothing describes."""
    shapes = result["components"]["schemas"]
    shapes["ScenarioAction"]["properties"]["do"]["description"] = _listed("what is done", ACTIONS)
    refusals = _listed("which kind of rule stands in the way", refusal_codes())
    shapes["Problem"]["properties"]["code"]["description"] = refusals
    for name in ("Refusals", "UfsRefusals"):
        shapes[name]["properties"]["data"]["items"]["properties"]["code"]["description"] = refusals
    unknown = {
        f"unknown_{each['name']}": f"`{each['name']}` is none of its values"
        for _, operation in _operations(result)
        for each in operation.get("parameters", ())
        if "enum" in each["schema"] or "enum" in each["schema"].get("items", {})
    }
    code = shapes["Error"]["properties"]["code"]
    code["description"] = _listed("for programs", {**ERRORS, **dict(sorted(unknown.items()))})
    for name, shape in shapes.items():
        if not shape.get("description") and name in COMPONENTS:
            shape["description"] = COMPONENTS[name]
        for place, inner in places(shape, name):
            _tell(place, inner, examples()["fields"])
    for path, operation in _operations(result):
        for part in operation.get("parameters", ()):
            if part["in"] == "path":
                form = path.removeprefix("/api/v1/")
                part["description"], part["example"] = PARTS.get(form) or PARTS[part["name"]]
        for content in _contents(operation):
            for place, inner in places(content["schema"], operation["operationId"]):
                _tell(place, inner, {})
        answer = examples()["answers"].get(operation["operationId"])
        content = operation["responses"].get("200", {}).get("content", {}).get("application/json")
        if answer is not None and content is not None:
            content["example"] = answer


def places(schema: Schema, place: str) -> Iterator[tuple[str, Schema]]:
    """Every field that a schema declares, with its component and name, and with those of its own fields."""
    for name, inner in schema.get("properties", {}).items():
        yield f"{place}.{name}", inner
        yield from places(inner, f"{place}.{name}")
    inner = [schema.get("items"), schema.get("additionalProperties")]
    for each in [*inner, *schema.get("oneOf", ()), *schema.get("anyOf", ())]:
        if isinstance(each, dict):
            yield from places(each, place)


def is_leaf(schema: Schema) -> bool:
    """Whether a field holds no fields of its own, so that an example has to say what it looks like."""
    if "$ref" in schema or schema.get("type") == "object":
        return False
    if schema.get("type") == "array":
        return is_leaf(schema["items"])
    among = [*schema.get("oneOf", ()), *schema.get("anyOf", ())]
    return all(is_leaf(each) for each in among)


def _tell(place: str, schema: Schema, found: dict[str, Any]) -> None:
    name = place.rpartition(".")[2]
    if not schema.get("description") and "$ref" not in schema:
        if words := DESCRIPTIONS.get(place):
            schema["description"] = words
        elif name in RESOURCES:
            schema["description"] = "how many of this resource"
        elif words := DESCRIPTIONS.get(name):
            schema["description"] = words
    if not is_leaf(schema) or "examples" in schema:
        return
    enum = [each for each in schema.get("enum", ()) if each is not None]
    example = found.get(place, EXAMPLES.get(place, enum[0] if enum else EXAMPLES.get(name)))
    if example is None:
        if schema.get("type") == "boolean":
            example = True
        elif name in RESOURCES:
            example = 1
    if example is not None:
        schema["examples"] = [example]


def _listed(about: str, words: dict[str, str]) -> str:
    return about + ":\n\n" + "\n".join(f"- `{word}`: {text}" for word, text in words.items())


def _operations(result: Schema) -> Iterator[tuple[str, Schema]]:
    for path, methods in result["paths"].items():
        for operation in methods.values():
            yield path, operation


def _contents(operation: Schema) -> Iterator[Schema]:
    for answer in [operation.get("requestBody", {}), *operation["responses"].values()]:
        yield from answer.get("content", {}).values()
