"""The OpenAPI schema as a judge of real answers: what it does not declare is a fault."""

from functools import cache
from typing import Any

import jsonschema_rs
from drf_spectacular.generators import SchemaGenerator


@cache
def document() -> dict[str, Any]:
    """The schema that the site serves."""
    return SchemaGenerator().get_schema(public=True)


@cache
def closed() -> dict[str, Any]:
    """The components of the schema; an object may have no field that is not declared."""
    return _closed(document()["components"])


def _closed(tree: Any) -> Any:
    if isinstance(tree, list):
        return [_closed(each) for each in tree]
    if not isinstance(tree, dict):
        return tree
    made = {key: _closed(value) for key, value in tree.items()}
    # "properties" with a type beside it is a schema; a field that is called so would be a schema itself.
    return {"additionalProperties": False, **made} if "properties" in tree and "type" in tree else made


def declared(method: str, path: str, status: int) -> dict[str, Any]:
    """What the schema says of an answer, strictly."""
    responses = document()["paths"][path][method]["responses"]
    assert str(status) in responses, f"{method} {path} does not say that it answers {status}"
    answer = responses[str(status)]
    if "$ref" in answer:
        answer = document()["components"]["responses"][answer["$ref"].rpartition("/")[2]]
    return _closed(answer["content"]["application/json"]["schema"])


@cache
def component(name: str) -> jsonschema_rs.Validator:
    """The judge of a component."""
    return _judge({"$ref": f"#/components/schemas/{name}"})


def sent(name: str) -> jsonschema_rs.Validator:
    """The judge of what is sent as a component; nothing is added to what the schema says."""
    components = document()["components"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": components})


def _judge(schema: dict[str, Any]) -> jsonschema_rs.Validator:
    return jsonschema_rs.Draft202012Validator({**schema, "components": closed()}, validate_formats=True)


def faults(method: str, path: str, status: int, answer: Any) -> list[str]:
    """What of an answer is not as the schema declares it, each with its place."""
    judge = _judge(declared(method, path, status))
    return [f"{list(error.instance_path)}: {error.message}"[:300] for error in judge.iter_errors(answer)]
