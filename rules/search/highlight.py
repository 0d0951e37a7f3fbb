"""The piece of a text that shows why it was found, as HTML in which nothing but ``<mark>`` is a tag."""

from __future__ import annotations

from array import array
from collections.abc import Set
from dataclasses import dataclass
from html import escape
from sys import intern

from rules.search.analysis import stem, tokens

LENGTH = 240
# Longer texts are looked through only so far: a highlight is a glance, not a reading.
SEARCHED = 8000
ELLIPSIS = "…"


Span = tuple[int, int, str]  # where a word begins and ends, and its stem


@dataclass(frozen=True, slots=True)
class TextWords:
    """A text as far as it is looked through, and its words: where they begin and end, and the stem of each."""

    text: str
    starts: array[int]
    ends: array[int]
    stems: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> TextWords:
        """Those of a text."""
        text = text[:SEARCHED]
        found = list(tokens(text))
        return cls(
            text,
            array("H", (token.start for token in found)),
            array("H", (token.end for token in found)),
            tuple(intern(stem(token.word)) for token in found),
        )

    def __len__(self) -> int:
        return len(self.stems)

    def having(self, wanted: Set[str]) -> list[Span]:
        """Those that have one of the stems, in their order."""
        starts, ends, stems = self.starts, self.ends, self.stems
        return [(starts[place], ends[place], each) for place, each in enumerate(stems) if each in wanted]


def highlight(
    text: str,
    stems: Set[str],
    prefixes: Set[str] = frozenset(),
    words: TextWords | None = None,
    beside: Set[str] = frozenset(),
) -> str:
    """The passage of about :data:`LENGTH` characters with most of the words, each of them marked.

    :param words: those of the text, if they are known.
    :param beside: stems that a passage should have, too, and that are not marked.

    >>> highlight("Smoking <b> cards", {"smoke"})
    '<mark>Smoking</mark> &lt;b&gt; cards'
    """
    text = text[:SEARCHED].replace("\n", " ")
    said = words or TextWords.of(text)
    spans = _beginning(text, stems, prefixes) if prefixes else said.having(stems)
    start, end = _window(text, said.having(stems | beside) if beside else spans)
    out, place = [ELLIPSIS if start else ""], start
    for left, right, _ in spans:
        if left >= start and right <= end:
            out += [escape(text[place:left]), "<mark>", escape(text[left:right]), "</mark>"]
            place = right
    out += [escape(text[place:end]), ELLIPSIS if end < len(text) else ""]
    return "".join(out)


def _beginning(text: str, stems: Set[str], prefixes: Set[str]) -> list[Span]:
    """Where words stand that have one of the stems or beginnings."""
    begins = tuple(prefixes)
    found = ((token, stem(token.word)) for token in tokens(text))
    return [(token.start, token.end, its) for token, its in found if its in stems or token.word.startswith(begins)]


def _window(text: str, spans: list[Span]) -> tuple[int, int]:
    """The part of the text with most different words, as little cut as possible."""
    if len(text) <= LENGTH * 5 // 4:
        return 0, len(text)
    best, best_value, end = 0, (-1, -1), 0
    stems = [each for _, _, each in spans]
    for place, (left, _, _) in enumerate(spans):
        while end < len(spans) and spans[end][1] <= left + LENGTH * 3 // 4:
            end += 1
        inside = stems[place : min(end, place + 30)]
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
