"""A text's words in sentences, and the sentences' halves left and right of ``::``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.shadowfist.text.words import Word


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
        # "Choose one: smoke a State, or draw a card": the choice is made first.
        chosen = word.form == ":" and place > 1 and chooses(words[:place])
        if word.kind == "colons" or chosen:
            return Sentence(tuple(words[:place]), tuple(words[place + 1 :]), words[0].start, end)
    return Sentence(tuple(words), None, words[0].start, end)


def chooses(words: list[Word]) -> bool:
    """Whether words end in "choose one" or "choose one of the following"."""
    forms = [word.form for word in words]
    one = forms[-1] in ("one", "1") and forms[-2] == "choose"
    return one or forms[-4:] in (["one", "of", "the", "following"], ["1", "of", "the", "following"])
