"""The clients that the schema gives, without a warning, ask a running site: the Python one every operation there is."""

import gzip
import inspect
import json
import re
import shutil
import subprocess
import tomllib
from datetime import date, datetime
from importlib import import_module
from pathlib import Path
from typing import get_args
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.api.test_schema import KIND_OF, READ, SENT, V1
from tests.api_schema import document
from tests.generated import NODE_MODULES

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def generated(python_client, monkeypatch):
    """The package can be imported."""
    monkeypatch.syspath_prepend(python_client)


def operation_of(method, path):
    """What the client has for an operation: its function, and the declared parameters."""
    operation = document()["paths"][V1 + path][method]
    module = import_module(f"cardsite_client.api.{operation['tags'][0]}.{operation['operationId']}")
    return module.sync_detailed, operation.get("parameters", [])


def asked(path, address):
    """The values in an address, by the template of its path."""
    parts = urlsplit(address)
    template = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)).replace("(?P<code>[^/]+)", "(?P<code>.+)")
    return {**re.fullmatch(template, parts.path).groupdict(), **dict(parse_qsl(parts.query))}


def typed(value, schema):
    """A value as the client takes it."""
    if schema.get("type") == "array":
        return value.split(",")
    if schema.get("type") == "integer":
        return int(value)
    return date.fromisoformat(value) if schema.get("format") == "date" else value


def plain(tree):
    """JSON with every time written in the same way."""
    if isinstance(tree, dict):
        return {name: plain(each) for name, each in tree.items()}
    if isinstance(tree, list):
        return [plain(each) for each in tree]
    if isinstance(tree, str) and re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)", tree):
        return datetime.fromisoformat(tree).isoformat()
    return tree


def body_of(function, given):
    """What is sent, as the model that takes it."""
    models = inspect.signature(function, eval_str=True).parameters["body"].annotation
    for model in get_args(models) or (models,):
        try:
            made = model.from_dict(given)
        except (KeyError, AttributeError, TypeError):
            continue
        if made.to_dict() == given:
            return made
    raise AssertionError(f"no model of {models} takes {given}")


def questions(http):
    """What is read of every operation: the path of the schema, and an address."""
    for path, addresses in READ.items():
        if not addresses:
            kind = KIND_OF.get(path.split("/")[0])
            listed = f"changes?kind={kind}" if kind else path.split("/")[0]
            addresses = [http.get(V1 + listed).json()["data"][0]["url"].partition(V1)[2]]
        for address in addresses:
            if not any(each in address for each in NOT_HERE):
                yield path, address.replace("http://testserver", "")


# Of cards that only those tests have; of a query that only warns; of a word of blanks.
NOT_HERE = ("traight", "umoured", "sets/B", "colour", "%C2%A0")


@pytest.mark.exhaustive
def test_every_operation_answers_as_a_model(generated, served_library, live_server):
    client = import_module("cardsite_client").Client(
        base_url=live_server.url, timeout=60, raise_on_unexpected_status=True
    )
    done = set()

    def check(method, path, arguments):
        function, _ = operation_of(method, path)
        taken = inspect.signature(function).parameters
        # A name that Python or the client has for something else is lengthened: dir_, url_query.
        names = {
            name: next(each for each in (name, f"{name}_", f"{name}_query") if each in taken) for name in arguments
        }
        response = function(client=client, **{names[name]: each for name, each in arguments.items()})
        assert response.status_code == 200, (path, arguments, response.content[:300])
        model = response.parsed
        if path == "bulk/{file}":
            assert gzip.decompress(model.payload.read())
        elif path == "decks/export":
            assert b"Fox Pass" in response.content
        else:
            assert plain(model.to_dict()) == plain(json.loads(response.content)), (path, arguments)
        done.add((method, V1 + path))

    for path, address in questions(client.get_httpx_client()):
        _, parameters = operation_of("get", path)
        schemas = {each["name"]: each["schema"] for each in parameters}
        check("get", path, {name: typed(each, schemas[name]) for name, each in asked(path, address).items()})
    for path, bodies in SENT.items():
        function, _ = operation_of("post", path)
        for given in bodies:
            check("post", path, {"body": body_of(function, given)})
    assert done == {(method, path) for path, methods in document()["paths"].items() for method in methods}


def test_the_python_package_says_what_it_needs(python_client):
    assert (python_client / "cardsite_client" / "py.typed").exists()
    assert re.search(
        r'name="cardsite-client",.*install_requires=\["httpx.*"attrs', (python_client / "setup.py").read_text(), re.S
    )


SAMPLE = """
import {{ cardsite }} from "cardsite-client";

const site = cardsite("{address}");
const {{ data }} = await site.GET("/api/v1/cards/{{slug}}", {{ params: {{ path: {{ slug: "fox-pass" }} }} }});
const title: string | undefined = data?.title;
console.log(title, data?.power);
{more}
"""


@pytest.fixture
def project(npm_client, tmp_path):
    """A project in TypeScript that has the package for npm installed."""
    (tmp_path / "node_modules").mkdir()
    shutil.copytree(npm_client, tmp_path / "node_modules" / "cardsite-client")
    (tmp_path / "node_modules" / "openapi-fetch").symlink_to(NODE_MODULES / "openapi-fetch")
    (tmp_path / "node_modules" / "openapi-typescript-helpers").symlink_to(NODE_MODULES / "openapi-typescript-helpers")
    options = {"strict": True, "module": "nodenext", "target": "es2022", "lib": ["es2022", "dom"], "types": []}
    (tmp_path / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": ["sample.mts"]}))
    return tmp_path


def node(project, *command):
    return subprocess.run(["node", *command], cwd=project, capture_output=True, text=True, timeout=120, check=False)


def test_the_npm_package_asks_with_types(project, served_library, live_server):
    (project / "sample.mts").write_text(SAMPLE.format(address=live_server.url, more=""))
    compiled = node(project, NODE_MODULES / "typescript/bin/tsc")
    assert compiled.returncode == 0, compiled.stdout
    assert node(project, "sample.mjs").stdout == "Fox Pass 1\n"


WRONG = """
console.log(data?.colour);
await site.GET("/api/v1/no-such", {});
const power: string = data!.power!;
"""


@pytest.mark.exhaustive
def test_what_the_schema_has_not_is_no_typescript(project):
    (project / "sample.mts").write_text(SAMPLE.format(address="http://localhost", more=WRONG))
    told = node(project, NODE_MODULES / "typescript/bin/tsc", "--noEmit").stdout
    assert told.count("error TS") == 3
    for fault in ("Property 'colour' does not exist", "/api/v1/no-such", "is not assignable to type 'string'"):
        assert fault in told


def test_the_npm_package_wants_what_is_tested(npm_client):
    made = json.loads((npm_client / "package.json").read_text(encoding="utf-8"))
    tested = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert made["dependencies"] == {"openapi-fetch": tested["openapi-fetch"]}
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert made["version"] == version
