"""A text's words in sentences, and the sentences' halves left and right of ``::``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.text.words import Word


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence; ``right`` is what follows its ``::``, or ``None``."""

    left: tuple[Word, ...]
    right: tuple[Word, ...] | None
    start: int
    end: int


def sentences(words: list[Word]) -> list[Sentence]:
    """The sentences of a text."""
    found = []
    rest: list[Word] = []
    for word in words:
        if word.kind == "mark" and word.form in ".!?":
            if rest:
                found.append(_sentence(rest, word.end))
            rest = []
        else:
            rest.append(word)
    if rest:
        found.append(_sentence(rest, rest[-1].end))
    return found


def _sentence(words: list[Word], end: int) -> Sentence:
    for place, word in enumerate(words):
        if word.kind == "colons":
            return Sentence(tuple(words[:place]), tuple(words[place + 1 :]), words[0].start, end)
    return Sentence(tuple(words), None, words[0].start, end)
