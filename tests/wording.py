"""What no sentence of the engine may have in it: values of a program, numbers that do not agree with their nouns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

NOUNS = "card copy counter effect resource attacker interceptor foundation Site Character"
ONE = "|".join(NOUNS.split())
SEVERAL = "|".join(f"{noun}s" for noun in NOUNS.replace("copy", "copie").split())
MANY = r"(?:0|[2-9]|\d\d+)"
REAL = "speed need indeed feed freed agreed exceed proceed succeed bleed"
FAULTS = {
    "a value of a program": r"[{}<>]|\b[A-Z]\w*\(|\b(None|True|False)\b",
    "a word as a program quotes it": r"(?:^|[\s(:,])'[^']{1,60}'(?=[\s.,:;)]|$)",
    "an ending twice": rf"\b(?!(?:{REAL.replace(' ', '|')})\b)\w+eed\b",
    "one of several": rf"\b1 (?:{SEVERAL})\b",
    "several of one": rf"\b{MANY} (?:{ONE})\b",
    "one that are": r"\b1 \w+ (?:are|were|have|become|go|stay)\b",
    "several that is": rf"\b{MANY} (?:{SEVERAL}) (?:is|has|becomes)\b",
    "an ending in brackets": r"\(s\)",
    "nobody's text": r"\ba text (?:forbids|says)",
    "an end twice": r"(?<!\.)\.\.$|\w \.$|  ",
}
# Titles are printed so.
PRINTED = ("Die!!!", "CHAR")


def wrong(text: str) -> list[str]:
    """What is wrong with a sentence."""
    for printed in PRINTED:
        text = text.replace(printed, "it")
    return [
        what
        for what, pattern in FAULTS.items()
        if re.search(pattern, text, re.IGNORECASE if what == "an ending twice" else 0)
    ]


def told(result: dict[str, Any]) -> Iterator[str]:
    """All that a result says: of its steps, what was refused, and what is asked."""
    yield from (step["text"] for step in result["steps"])
    if result["problem"]:
        yield result["problem"]["message"]
    if result["decision"]:
        yield result["decision"]["text"]


def faults_of(result: dict[str, Any]) -> dict[str, list[str]]:
    """The sentences of a result with which something is wrong."""
    return {text: what for text in told(result) if (what := wrong(text))}
