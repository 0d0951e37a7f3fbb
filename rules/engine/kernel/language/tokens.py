"""A text as words with their places."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rules.engine.kernel.value import value

WORD: Final = re.compile(
    r"\[[^\[\]\s]+\]"  # a symbol: [Fire]
    r"|\d+"
    r"|[^\W\d_]+(?:[-'][^\W\d_]+)*"  # a word, with hyphens and apostrophes of its own
    r"|::|\S"
)
POSSESSIVE: Final = re.compile(r"^(.+)'s$", re.IGNORECASE)
QUOTES: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "-", "—": "-", "\u00a0": " "})


@value
class Token:
    """A word: as it is compared (lower case), as it is written, and its place in the text (characters)."""

    word: str
    written: str
    start: int
    end: int

    @property
    def number(self) -> int | None:
        return int(self.word) if self.word.isdecimal() else None


def tokens_of(text: str, spelling: Mapping[str, str] | None = None) -> tuple[Token, ...]:
    """The words of a text.

    :param spelling: other ways to write something, and how templates write it: ``{"re - check": "re-check"}``, words
        divided by spaces. Every word of a replacement has the place of the whole.

    >>> [each.word for each in tokens_of("Your opponent's attack gets +2 speed.")]
    ['your', 'opponent', "'s", 'attack', 'gets', '+', '2', 'speed', '.']
    """
    found: list[Token] = []
    for match in WORD.finditer(text.translate(QUOTES)):
        written, start, end = match.group(), match.start(), match.end()
        owner = POSSESSIVE.match(written)
        if owner:
            cut = end - 2
            found += [Token(owner.group(1).lower(), owner.group(1), start, cut), Token("'s", "'s", cut, end)]
        else:
            found.append(Token(written.lower(), written, start, end))
    return tuple(_respelled(found, spelling)) if spelling else tuple(found)


def _respelled(tokens: list[Token], spelling: Mapping[str, str]) -> list[Token]:
    """Longer spellings go before shorter ones, and what was replaced is not replaced again."""
    by_first: dict[str, list[tuple[list[str], list[str]]]] = {}
    for said, meant in spelling.items():
        by_first.setdefault(said.split()[0], []).append((said.split(), meant.split()))
    for rows in by_first.values():
        rows.sort(key=lambda row: -len(row[0]))
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        for said_so, instead in by_first.get(tokens[at].word, ()):
            if [each.word for each in tokens[at : at + len(said_so)]] == said_so:
                start, end = tokens[at].start, tokens[at + len(said_so) - 1].end
                made += [Token(each, each, start, end) for each in instead]
                at += len(said_so)
                break
        else:
            made.append(tokens[at])
            at += 1
    return made
