"""Heights and weights of characters as cards print them (UFS 2.1.8, 2.7)."""

from __future__ import annotations

import re
from collections.abc import Mapping

UNKNOWN = "?"
_NUMBER = r"([0-9]{1,4}(?:\.[0-9]{1,2})?)"
_FEET = re.compile(rf"(?:{_NUMBER}\s*(?:'|’|ft\.?|feet))?\s*(?:{_NUMBER}\s*(?:\"|''|”|in\.?|inches)?)?", re.IGNORECASE)
# What a unit has of the stored one: millimetres and grams.
_LENGTHS = {"": 10.0, "cm": 10.0, "m": 1000.0, "in": 25.4}
_WEIGHTS = {"": 1000.0, "kg": 1000.0, "lb": 453.592, "lbs": 453.592, "g": 1.0}


class MeasureError(ValueError):
    """A text that is no height or weight; the message says how to write one."""


def millimetres(printed: str) -> int | None:
    """A height in millimetres; ``None`` for an unknown one.

    >>> millimetres("183 cm"), millimetres("1.83 m"), millimetres("5'9\\""), millimetres("6 ft"), millimetres("?")
    (1830, 1830, 1753, 1829, None)

    :raises MeasureError: for what is no height.
    """
    feet = _FEET.fullmatch(printed.strip())
    if feet and feet[1]:
        return round(float(feet[1]) * 304.8 + float(feet[2] or 0) * 25.4)
    return _measure(printed, _LENGTHS, """a height such as 183 cm, 5'9" or ?""")


def grams(printed: str) -> int | None:
    """A weight in grams; ``None`` for an unknown one.

    >>> grams("84 kg"), grams("150 lbs."), grams("84"), grams("?")
    (84000, 68039, 84000, None)

    :raises MeasureError: for what is no weight.
    """
    return _measure(printed, _WEIGHTS, "a weight such as 84 kg, 150 lbs or ?")


def _measure(printed: str, units: Mapping[str, float], example: str) -> int | None:
    text = printed.strip().lower().rstrip(".")
    if text == UNKNOWN:
        return None
    match = re.fullmatch(rf"{_NUMBER}\s*([a-z]*)", text)
    if not match or match[2] not in units:
        raise MeasureError(f"{printed[:40]!r} is not {example}")
    return round(float(match[1]) * units[match[2]])
