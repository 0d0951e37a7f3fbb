"""A card query with a condition more or less, for those who click conditions instead of typing them.

What a person typed stays as it is; a query whose parts are joined by ``or`` is put in parentheses before another
condition is added.
"""

from __future__ import annotations

import re

from rules.cardquery.fields import FIELDS
from rules.cardquery.parser import MAX_LENGTH, TOKEN, kind_of

PLAIN = re.compile(r'[^\s()":/!<>=]+')


def written(field: str, value: str, op: str = ":") -> str:
    """A condition as one types it: ``f:lotus``, ``set:"Dark Future"``."""
    return f"{field}{op}{value}" if PLAIN.fullmatch(value) else f'{field}{op}"{value.replace(chr(34), "")}"'


def values_of(query: str, field: str) -> set[str]:
    """The values, in lower case, that a query asks of a field with ``:`` or ``=`` as conditions of their own.

    >>> values_of('t:Event cost<=2 -f:lotus (f:hand or f:jammers)', "t"), values_of("-f:lotus", "f")
    ({'event'}, set())
    """
    return {value for part in _parts(query) if (value := _value(part, field)) is not None}


def without(query: str, field: str, value: str | None = None) -> str:
    """The query without a condition on a field; without any of them, however compared, where no value is named."""
    return " ".join(part for part in _parts(query) if not _is_on(part, field, value))


def toggled(query: str, field: str, value: str, *, instead: bool = False) -> str:
    """The query with a condition that it did not have, or without the one it had.

    ``instead``: the condition takes the place of every other on that field.
    """
    if value.lower() in values_of(query, field):
        return without(query, field, value)
    rest = without(query, field) if instead else " ".join(_parts(query))
    return f"{rest} {written(field, value)}".strip()


def _parts(query: str) -> list[str]:
    """The conditions of a query as they are written; what is in parentheses is one, and so is what is denied."""
    parts: list[str] = []
    depth, begin, place = 0, 0, 0
    alternatives, denied = False, False
    text = query[:MAX_LENGTH].strip()
    for match in TOKEN.finditer(text):
        kind, place = kind_of(match), match.end()
        depth = max(depth + {"open": 1, "close": -1}.get(kind, 0), 0)
        if kind == "space" and not depth and not denied:
            parts.append(text[begin : match.start()])
            begin = match.end()
        elif kind != "space":
            denied = kind == "not"
        alternatives |= not depth and kind == "or"
    parts.append(text[begin:place])
    parts = [part for part in parts if part and part.lower() not in {"and", "&&"}]
    return [f"({text})"] if alternatives else parts


def _value(part: str, field: str) -> str | None:
    """The value that a part asks of a field."""
    match = TOKEN.fullmatch(part)
    if match is None or not match["field"] or match["op"] not in {":", "="}:
        return None
    return match["value"].strip('"').lower() if FIELDS.get(match["field"].lower()) is FIELDS[field] else None


def _is_on(part: str, field: str, value: str | None) -> bool:
    if value is not None:
        return _value(part, field) == value.lower()
    match = TOKEN.fullmatch(part.removeprefix("-"))
    return bool(match and match["field"] and FIELDS.get(match["field"].lower()) is FIELDS[field])
