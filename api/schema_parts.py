"""What the OpenAPI schema says of answers that have only some fields, or more than a document: see ``api.parts``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from api.publishing import KINDS
from api.schema import Schema, many, or_null, ref, text, thing
from rules.library.related import RELATIONS

WARNINGS = {
    **many(text(), "what of the request was not used, and why; left out of one object where there is nothing"),
    "examples": [["There is no parameter 'colour' here; it takes fields, include."]],
}


def component_of(kind: str) -> str:
    """The name of the component that a published document is."""
    return KINDS[kind].shape.__name__


def included(kind: str) -> Schema:
    """What ``include`` adds to a document of a kind."""
    relations = RELATIONS[kind]
    properties = {
        name: {
            **(many(ref(component_of(each.kind))) if each.many else or_null(ref(component_of(each.kind)))),
            "description": each.about,
        }
        for name, each in relations.items()
    }
    return thing(about="what `include` names; left out where it names nothing", **properties)  # type: ignore[arg-type]


def with_parts(result: Schema) -> None:
    """Declare ``included``, warnings on single objects, and the answers that ``fields`` makes smaller."""
    shapes = result["components"]["schemas"]
    for kind in RELATIONS:
        name = component_of(kind)
        shapes[f"{name}Included"] = included(kind)
        shapes[name]["properties"]["included"] = ref(f"{name}Included")
    for path, operation in _operations(result):
        for status, content in _answers(operation):
            if status == "200" and path != "/api/v1/oembed":
                for name in _named(content["schema"]):
                    for shape in (shapes[each] for each in _named(shapes[name]) or [name]):
                        shape["properties"].setdefault("warnings", WARNINGS)
    for _, operation in _operations(result):
        if any(each["name"] == "fields" and each["in"] == "query" for each in operation.get("parameters", ())):
            for status, content in _answers(operation):
                if status == "200":
                    (name,) = _named(content["schema"])
                    content["schema"] = {"anyOf": [ref(name), ref(_part(shapes, name))]}


def _operations(result: Schema) -> Iterator[tuple[str, Schema]]:
    for path, methods in result["paths"].items():
        for operation in methods.values():
            yield path, operation


def _answers(operation: Schema) -> Iterator[tuple[str, Schema]]:
    for status, answer in operation["responses"].items():
        for content in answer.get("content", {}).values():
            yield status, content


def _named(schema: Schema) -> list[str]:
    """The components that an answer may be."""
    among = [schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())]
    return [each["$ref"].rpartition("/")[2] for each in among if "$ref" in each]


def _part(shapes: dict[str, Any], name: str) -> str:
    """The component with the same fields of which only ``object`` must be there; of a list, of what it lists."""
    made = f"{name.removesuffix('Shape')}PartShape"
    if made in shapes:
        return made
    whole = shapes[name]
    if "properties" not in whole:
        parts = [ref(_part(shapes, each)) for each in _named(whole)]
        shapes[made] = {"anyOf": parts, "description": f"Some fields of: {whole['description']}"}
    elif "data" not in whole["properties"]:
        shapes[made] = {**whole, "required": ["object"], "description": f"Some fields of: {whole['description']}"}
    else:
        (item,) = _named(whole["properties"]["data"]["items"])
        data = {**whole["properties"]["data"], "items": ref(_part(shapes, item))}
        shapes[made] = {**whole, "properties": {**whole["properties"], "data": data}}
    return made
