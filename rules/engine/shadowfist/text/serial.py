"""Compiled texts as JSON: each node is an object whose ``is`` names it; tuples are lists."""

from __future__ import annotations

from dataclasses import fields
from sys import intern
from typing import Any

from rules.engine.shadowfist.text.node import REGISTRY, names, shared


def to_json(value: Any) -> Any:
    """A tree as plain data; fields that have their default are left out.

    >>> from rules.engine.shadowfist.text.references import Of, ThisCard
    >>> to_json(Of("controller", ThisCard()))
    {'is': 'Of', 'what': 'controller', 'of': {'is': 'ThisCard'}}
    """
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    if names(value) is None:
        return value
    out: dict[str, Any] = {"is": type(value).__name__}
    for item in fields(value):
        inner = getattr(value, item.name)
        if inner != item.default or type(inner) is not type(item.default):
            out[item.name] = to_json(inner)
    return out


def from_json(value: Any) -> Any:
    """The tree that :func:`to_json` wrote.

    :raises KeyError: for a node that this version does not know.
    """
    if isinstance(value, list):
        return tuple(from_json(item) for item in value)
    if isinstance(value, dict):
        kind = REGISTRY[value["is"]]
        parts = {name: from_json(inner) for name, inner in value.items() if name != "is"}
        made = kind(**parts)
        # Nodes that hold no others are alike in many texts.
        holds = any(type(part) is tuple or names(part) is not None for part in parts.values())
        return made if holds else shared(made)
    return intern(value) if type(value) is str else value
