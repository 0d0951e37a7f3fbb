"""What any operation may answer instead of its result, put into the OpenAPI schema in one place."""

from __future__ import annotations

from typing import Any

from api import schema_decks, schema_progress, schema_results, schema_scenarios, schema_ufs
from api.errors import MIGRATIONS, error_body, fault
from api.parameters import TEXT
from api.schema import Schema, full, many, number, ref, text
from api.schema_parts import with_parts
from api.schema_told import with_words

ERROR = full(
    "Why a request is refused.",
    object=text("", "error"),
    status=number(),
    code=text("for programs"),
    details=many(ref("Fault"), "every fault that was found", least=1),
    warnings=many(text()),
)
FAULT = full(
    "What is wrong, for people: what was read, and what would put it right.",
    place=text("a parameter, or a field of what was sent such as players[0].hand[2]; empty: the request as a whole"),
    message=text("what was read there, and what would put it right"),
)
ERROR["properties"]["candidates"] = many(text(), "titles that may have been meant; left out where there are none")
RETRY = {"Retry-After": {"description": "seconds", "schema": number(least=1)}}


def refusal(description: str, example: tuple[int, str, str, str], headers: Schema | None = None) -> Schema:
    """An answer that is an error object; of the example its status, code, place and message."""
    status, code, place, message = example
    shown = error_body(status, code, fault(message, place))
    content = {"application/json": {"schema": ref("Error"), "example": shown}}
    return {"description": description, "content": content, **({"headers": headers} if headers else {})}


ANSWERS: dict[str, tuple[str, Schema]] = {
    "304": ("NotModified", {"description": "what If-None-Match names is still so; there is no body"}),
    "400": (
        "BadRequest",
        refusal(
            "the request is not as described here",
            (400, "bad_parameter", "page", "page='0' must be a whole number from 1 to 100000."),
        ),
    ),
    "404": (
        "NotFound",
        refusal("there is nothing at this address", (404, "not_found", "slug", "There is no card 'fox-pas'.")),
    ),
    "406": (
        "NotAcceptable",
        refusal(
            "the answer is JSON, and Accept asks for something else",
            (
                406,
                "not_acceptable",
                "Accept",
                "Could not satisfy the request Accept header. Answers are application/json: send Accept: "
                "application/json, or none.",
            ),
        ),
    ),
    "410": (
        "Gone",
        refusal(
            "it was named by a number, and has an id now",
            (410, "gone", "id", f"The rulings are named by their ids now. {MIGRATIONS}"),
        ),
    ),
    "413": (
        "TooLarge",
        refusal("the body is too large", (413, "too_large", "body", "The body has more than 1000000 bytes.")),
    ),
    "414": (
        "AddressTooLong",
        {"description": "the address is too long; the server says so before the API is asked, in plain HTML"},
    ),
    "415": (
        "UnsupportedMediaType",
        refusal(
            "the body is not sent as application/json",
            (
                415,
                "unsupported_media_type",
                "Content-Type",
                'Unsupported media type "text/plain" in request. Send JSON with Content-Type: application/json.',
            ),
        ),
    ),
    "429": (
        "TooManyRequests",
        refusal(
            "too many requests from one address",
            (429, "too_many_requests", "", "Too many requests. Try again in 21 seconds."),
            RETRY,
        ),
    ),
    "501": (
        "NotImplemented",
        refusal("there is no XML", (501, "not_implemented", "format", "There is no XML here; leave format out.")),
    ),
    "503": (
        "Unavailable",
        refusal(
            "there is too much to do, or the database is away",
            (503, "unavailable", "", "The database does not answer. Try again in a moment."),
            RETRY,
        ),
    ),
}
ALWAYS = ("400", "406", "414", "429", "503")


def complete(result: Schema, generator: Any, request: Any, public: bool) -> Schema:
    """Gives the schema the shapes of interactions, and every operation its other answers."""
    parts = result.setdefault("components", {})
    shapes = parts.setdefault("schemas", {})
    shapes.update(
        {
            "Error": ERROR,
            "Fault": FAULT,
            **schema_scenarios.COMPONENTS,
            **schema_decks.COMPONENTS,
            **schema_progress.COMPONENTS,
            **schema_results.COMPONENTS,
            **schema_ufs.COMPONENTS,
        }
    )
    parts["responses"] = dict(ANSWERS.values())
    _without_marks(result)
    with_words(result)
    with_parts(result)
    for path, operations in result["paths"].items():
        for method, operation in operations.items():
            operation.setdefault("summary", first_sentence(operation["description"]))
            for parameter in operation.get("parameters", []):
                if "example" in parameter["schema"]:
                    parameter["example"] = parameter["schema"].pop("example")
                if parameter["in"] == "path" and parameter["schema"] == {"type": "string"}:
                    parameter["schema"]["pattern"] = TEXT
            if "requestBody" in operation:
                operation["requestBody"]["required"] = True
            codes = {*ALWAYS, *(("413", "415") if method == "post" else ("304",))}
            codes |= {"404"} if "{" in path else set()
            codes |= {"410"} if path.endswith(("/errata/{id}", "/rulings/{id}")) else set()
            codes |= set(operation["responses"])
            operation["responses"] = {
                code: {"$ref": f"#/components/responses/{ANSWERS[code][0]}"}
                if code in ANSWERS
                else operation["responses"][code]
                for code in sorted(codes)
            }
    return result


def first_sentence(description: str) -> str:
    """What stands in the list of operations, of what a view says of itself.

    >>> first_sentence("One card in the wording\\nnow in force.\\n\\nWith its errata.")
    'One card in the wording now in force'
    >>> first_sentence("A card drawn by chance; ``?q=`` limits the draw.")
    'A card drawn by chance; ?q= limits the draw'
    """
    first = description.split("\n\n")[0].split(". ")[0].replace("`", "")
    return " ".join(first.split()).rstrip(".")


def _without_marks(tree: Any) -> None:
    """Takes away what drf-spectacular marks enumerations with for hooks of its own."""
    if isinstance(tree, dict):
        tree.pop("x-spec-enum-id", None)
    for inner in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        _without_marks(inner)
