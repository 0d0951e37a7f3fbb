"""Everything in the OpenAPI schema has a type, a description and an example, and each example is what it is one of."""

import io
import json
import re
from functools import cache
from pathlib import Path

import jsonschema_rs
import pytest
from django.core.management import CommandError, call_command
from drf_spectacular.generators import SchemaGenerator

from api.management.commands import generate_examples
from api.schema_examples import examples, file
from api.schema_told import is_leaf, places
from api.schema_words import ACTIONS, ERRORS
from rules.engine.shadowfist.interface.scenario_actions import ACTION_FIELDS
from tests.api_schema import closed, document

ROOT = Path(__file__).resolve().parent.parent.parent


def operations(whole):
    return [
        (method, path, operation) for path, methods in whole["paths"].items() for method, operation in methods.items()
    ]


OPERATIONS = operations(document())
SHAPES = document()["components"]["schemas"]


@pytest.fixture(scope="module")
def documented(library, django_db_blocker):
    """The schema with the examples that a loaded library gives."""
    with django_db_blocker.unblock():
        call_command("generate_examples", stdout=io.StringIO())
    yield SchemaGenerator().get_schema(public=True)
    file().unlink()
    examples.cache_clear()


TYPED = {"type", "$ref", "enum", "const", "oneOf", "anyOf", "allOf"}


def schemas(whole):
    """Every schema that is not part of another, with its name."""
    yield from whole["components"]["schemas"].items()
    for method, path, operation in operations(whole):
        for each in operation.get("parameters", ()):
            yield f"{method} {path} {each['name']}", each["schema"]
        for answer in [operation.get("requestBody", {}), *operation["responses"].values()]:
            for content in answer.get("content", {}).values():
                yield f"{method} {path}", content["schema"]


def inner(schema, place):
    """A schema and all within it."""
    yield place, schema
    for name, each in schema.get("properties", {}).items():
        yield from inner(each, f"{place}.{name}")
    for name in ("items", "additionalProperties"):
        if isinstance(schema.get(name), dict):
            yield from inner(schema[name], f"{place}.{name}")
    for name in ("oneOf", "anyOf", "allOf"):
        for number, each in enumerate(schema.get(name, ())):
            yield from inner(each, f"{place}.{name}{number}")


def test_nothing_is_without_a_type():
    found = []
    for place, schema in (each for name, top in schemas(document()) for each in inner(top, name)):
        if not TYPED & set(schema):
            found.append(place)
        elif schema.get("type") == "object" and not (schema.get("properties") or schema.get("additionalProperties")):
            found.append(f"{place}: an object of anything")
        elif schema.get("type") == "array" and "items" not in schema:
            found.append(f"{place}: a list of anything")
    assert found == []


def test_every_component_and_field_is_described():
    found = [name for name, shape in SHAPES.items() if not shape.get("description") and "oneOf" not in shape]
    for name, schema in schemas(document()):
        found += [
            place for place, field in places(schema, name) if not field.get("description") and "$ref" not in field
        ]
    assert found == []


def test_every_field_has_an_example(documented):
    found = [
        place
        for name, schema in schemas(documented)
        for place, field in places(schema, name)
        if is_leaf(field) and not field.get("examples")
    ]
    assert found == []


def test_every_parameter_is_described_and_has_an_example_that_may_be_sent():
    for method, path, operation in OPERATIONS:
        for each in operation.get("parameters", ()):
            place = f"{method} {path} {each['name']}"
            assert each.get("description"), place
            assert jsonschema_rs.is_valid(each["schema"], each["example"]), place


@cache
def judge_of(field):
    """The judge of a field, given as JSON. To read all components takes long, and few fields refer to one."""
    components = {"components": document()["components"]} if '"$ref"' in field else {}
    return jsonschema_rs.Draft202012Validator({**json.loads(field), **components})


def test_the_examples_of_fields_are_such_fields(documented):
    found = []
    for name, schema in schemas(documented):
        for place, field in places(schema, name):
            examples = field.get("examples", ())
            judge = judge_of(json.dumps(field, sort_keys=True)) if examples else None
            found += [place for example in examples if judge and not judge.is_valid(example)]
    assert found == []


@pytest.mark.parametrize(("method", "path"), [each[:2] for each in OPERATIONS])
def test_every_operation_shows_an_answer(documented, method, path):
    operation = documented["paths"][path][method]
    answer = operation["responses"]["200"]["content"].get("application/json") if path[-6:] != "{file}" else None
    if answer is None:
        return
    judge = jsonschema_rs.Draft202012Validator({**answer["schema"], "components": closed()})
    assert [error.message[:200] for error in judge.iter_errors(answer["example"])] == []
    if method == "post":
        assert operation["requestBody"]["content"]["application/json"]["examples"]


def test_every_refusal_has_an_example():
    for name, answer in document()["components"]["responses"].items():
        for content in answer.get("content", {}).values():
            judge = jsonschema_rs.Draft202012Validator({**content["schema"], "components": closed()})
            assert judge.is_valid(content["example"]), name


def test_every_action_and_code_is_described():
    assert set(ACTIONS) == set(ACTION_FIELDS)
    raised = set()
    for folder in ("api", "cardsite"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            raised |= set(
                re.findall(r'(?:code=|code: ClassVar\[str\] = |(?:ApiError|json_error)\([0-9]+, )"(\w+)"', text)
            )
    assert raised - set(ERRORS) == set()
    assert {"bad_parameter", "too_large", "unavailable", "no_designator"} <= raised
    told = SHAPES["Error"]["properties"]["code"]["description"]
    assert all(f"`{code}`" in told for code in raised)
    assert "`not_enough_power`" in SHAPES["Problem"]["properties"]["code"]["description"]


def test_the_examples_are_of_the_operations_there_are(documented):
    assert set(examples()["answers"]) <= {operation["operationId"] for _, _, operation in OPERATIONS}
    assert len(json.dumps(examples())) < 400_000


def test_an_answer_that_is_not_as_declared_is_no_example(library, db, monkeypatch):
    real = generate_examples.Command.answer
    monkeypatch.setattr(generate_examples.Command, "answer", lambda *asked: {**real(*asked), "object": 1})
    with pytest.raises(CommandError, match=r"get /api/v1/: \['object'\] is not as declared"):
        call_command("generate_examples", stdout=io.StringIO())
