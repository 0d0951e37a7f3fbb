"""JSON as visitors send it, in bodies, forms and links: only what can be kept, computed with and written again."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import Any

MAX_DEPTH = 64
# Escapes of what no text holds: NUL, which no database stores, and halves of characters beyond the first 65,536.
ESCAPED = re.compile(r"\\u(?:0000|[dD][89a-fA-F])")
UNWRITABLE = re.compile(r"[\0\ud800-\udfff]")


class JsonError(ValueError):
    """A text that is no JSON, or none that can be taken in; the message says where or why."""


class DeepJsonError(JsonError):
    """JSON that is nested deeper than ``MAX_DEPTH``."""

    def __init__(self) -> None:
        super().__init__(f"it is nested more than {MAX_DEPTH} levels deep")


def read_json(text: str) -> Any:
    """The plain data that a text says.

    Refused are also what no JSON can say in answer (NaN, infinity, half a character), NUL, and nesting without end.

    :raises JsonError: with what is wrong, to stand behind "it cannot be read:".
    """
    try:
        data = json.loads(text, parse_constant=_refuse, parse_float=_number)
    except RecursionError:
        raise DeepJsonError from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise JsonError(f"it is not JSON: {error.msg} ({place})") from None
    except ValueError as error:
        raise JsonError(f"it is not JSON: {error}") from None
    if _is_deep(data):
        raise DeepJsonError
    if (ESCAPED.search(text) or UNWRITABLE.search(text)) and any(map(UNWRITABLE.search, _texts(data))):
        raise JsonError("it holds a NUL or half a character (such as \\u0000 or \\ud800), which no text can have")
    return data


def _is_deep(data: Any) -> bool:
    level = [data]
    for _ in range(MAX_DEPTH + 1):
        inner = [each for each in level if isinstance(each, dict | list)]
        if not inner:
            return False
        level = [value for each in inner for value in (each.values() if isinstance(each, dict) else each)]
    return True


def _texts(data: Any) -> Iterator[str]:
    """Every text in plain data, the names of fields included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for each in data:
            yield from _texts(each)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _texts(value)


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is no number in JSON")


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large a number")
    return number
