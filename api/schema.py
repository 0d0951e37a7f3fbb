"""JSON Schema in a few words, for what the OpenAPI schema says of scenarios and results.

They are plain schemas and not serializers: a card may be a title or an object, and the engine reads and writes them.
"""

from __future__ import annotations

from typing import Any

from rules.engine.shadowfist import Symbol

Schema = dict[str, Any]


def ref(name: str) -> Schema:
    """A reference to a component."""
    return {"$ref": f"#/components/schemas/{name}"}


def many(of: Schema, description: str = "", *, least: int = 0, most: int | None = None) -> Schema:
    """A list."""
    bounds = {"minItems": least} if least else {}
    bounds |= {"maxItems": most} if most is not None else {}
    return {"type": "array", "items": of, **bounds, **_about(description)}


def by_name(of: Schema, description: str = "") -> Schema:
    """An object whose keys are names."""
    return {"type": "object", "additionalProperties": of, **_about(description)}


def thing(needs: str = "", *, about: str = "", **properties: Schema) -> Schema:
    """An object with these fields, of which ``needs`` must be there."""
    return {
        "type": "object",
        "properties": properties,
        **({"required": needs.split()} if needs else {}),
        **_about(about),
    }


def only(of: Schema) -> Schema:
    """An object that has no other fields: what is sent, and refused with any."""
    return {**of, "additionalProperties": False}


def full(about: str = "", **properties: Schema) -> Schema:
    """An object that has every one of these fields: what is answered."""
    return thing(" ".join(properties), about=about, **properties)


def text(description: str = "", *words: str, null: bool = False, longest: int | None = None) -> Schema:
    """A text, perhaps one of several words."""
    some = {"type": ["string", "null"] if null else "string", **_about(description)}
    some |= {"enum": [*words, None] if null else list(words)} if words else {}
    return some | ({"maxLength": longest} if longest is not None else {})


def number(description: str = "", *, null: bool = False, least: int | None = None, most: int | None = None) -> Schema:
    """A whole number."""
    bounds = {name: bound for name, bound in (("minimum", least), ("maximum", most)) if bound is not None}
    return {"type": ["integer", "null"] if null else "integer", **bounds, **_about(description)}


def flag(description: str = "", *, null: bool = False) -> Schema:
    """True or false."""
    return {"type": ["boolean", "null"] if null else "boolean", **_about(description)}


def either(*of: Schema) -> Schema:
    """One of several."""
    return {"oneOf": list(of)}


def of_games(shadowfist: str, ufs: str) -> Schema:
    """One of two components, of which ``game`` tells which: what is answered, where it is always there."""
    mapping = {"shadowfist": f"#/components/schemas/{shadowfist}", "ufs": f"#/components/schemas/{ufs}"}
    return either(ref(shadowfist), ref(ufs)) | {"discriminator": {"propertyName": "game", "mapping": mapping}}


def or_null(of: Schema) -> Schema:
    """Something, or nothing."""
    return either(of, {"type": "null"})


def list_schema(of: Schema) -> Schema:
    """The list object."""
    return full(
        object=text("", "list"),
        total=number(),
        has_more=flag(),
        next_page={"type": ["string", "null"], "format": "uri"},
        data=many(of),
        warnings=many(text()),
    )


def some_of(*of: Schema, description: str = "") -> Schema:
    """One of several that may be alike."""
    return {"anyOf": list(of), **_about(description)}


def value(description: str = "") -> Schema:
    """What one characteristic of a card or player may be."""
    simple = [{"type": each} for each in ("string", "number", "boolean", "null")]
    return some_of(*simple, many(some_of(*simple)), description=description)


def symbols(of: Schema, description: str = "") -> Schema:
    """An object with a number for some kinds of resource symbols."""
    return only({"type": "object", "properties": {symbol.value: of for symbol in Symbol}, **_about(description)})


def _about(description: str) -> Schema:
    return {"description": description} if description else {}
