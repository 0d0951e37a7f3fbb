"""The piece of a text that shows why it was found, as HTML in which nothing but ``<mark>`` is a tag."""

from __future__ import annotations

import re
from collections.abc import Set
from html import escape

from rules.search.analysis import normal_form, stem

LENGTH = 240
# Longer texts are looked through only so far: a highlight is a glance, not a reading.
SEARCHED = 8000
ELLIPSIS = "…"


def highlight(text: str, stems: Set[str], prefixes: Set[str] = frozenset()) -> str:
    """The passage of about :data:`LENGTH` characters with most of the words, each of them marked.

    >>> highlight("Smoking <b> cards", {"smoke"})
    '<mark>Smoking</mark> &lt;b&gt; cards'
    """
    text = text[:SEARCHED].replace("\n", " ")
    spans = _matches(text, stems, prefixes)
    start, end = _window(text, spans)
    out, place = [ELLIPSIS if start else ""], start
    for left, right, _ in spans:
        if left >= start and right <= end:
            out += [escape(text[place:left]), "<mark>", escape(text[left:right]), "</mark>"]
            place = right
    out += [escape(text[place:end]), ELLIPSIS if end < len(text) else ""]
    return "".join(out)


def _matches(text: str, stems: Set[str], prefixes: Set[str]) -> list[tuple[int, int, str]]:
    """Where words stand that have one of the stems or beginnings, and which."""
    # A stem and its words begin alike, but for the last letter (carry, carri): only such words need to be stemmed.
    heads = {re.escape(stem[: max(1, len(stem) - 1)]) for stem in stems} | {re.escape(prefix) for prefix in prefixes}
    if not heads:
        return []
    # Without a case to ignore, and with what stands before a word as its beginning, the expression skips quickly.
    pattern = re.compile(rf"[\W_]((?:{'|'.join(sorted(heads))})[^\W_]*(?:['’][^\W_]+)*)")
    lowered = text.lower()
    if len(lowered) != len(text):  # some capitals of other scripts become two letters
        lowered = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    found = []
    for match in pattern.finditer(f" {lowered}"):
        word = normal_form(match[1])
        its_stem = stem(word)
        if its_stem in stems or any(word.startswith(prefix) for prefix in prefixes):
            found.append((match.start(), match.end() - 1, its_stem))
    return found


def _window(text: str, spans: list[tuple[int, int, str]]) -> tuple[int, int]:
    """The part of the text with most different words, as little cut as possible."""
    if len(text) <= LENGTH * 5 // 4:
        return 0, len(text)
    best, best_value = 0, (-1, -1)
    for place, (left, _, _) in enumerate(spans):
        inside = [word for _, right, word in spans[place : place + 30] if right <= left + LENGTH * 3 // 4]
        value = (len(set(inside)), len(inside))
        if value > best_value:
            best, best_value = left, value
    start = _sentence_start(text, best)
    end = min(len(text), start + LENGTH)
    if end < len(text):
        end = text.rfind(" ", start, end) + 1 or end
    return start, len(text[:end].rstrip())


def _sentence_start(text: str, place: int) -> int:
    """The start of the sentence around a place if it is near, else of a word before it."""
    near = max(0, place - LENGTH // 4)
    if near == 0:
        return 0
    stops = [text.rfind(stop, near, place) for stop in (". ", "? ", "! ", ": ")]
    if max(stops) >= 0:
        return max(stops) + 2
    return text.find(" ", near, place) + 1 or place
