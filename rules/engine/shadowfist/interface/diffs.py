"""Word-level differences between two texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

# A bracketed symbol or designator is one word; white space belongs to the word before it.
WORD = re.compile(r"(?:\[[^\]\s]+\]|<[^>]+>|::|[\w'’+-]+|[^\w\s])\s*")


@dataclass(frozen=True)
class Piece:
    """A run of words: ``op`` is ``same``, ``removed`` or ``added``."""

    op: str
    text: str


def word_diff(old: str, new: str) -> tuple[Piece, ...]:
    """How to get from one wording to another.

    The same and added pieces joined give ``new``, the same and removed ones ``old`` (up to white space at their ends).

    >>> [(piece.op, piece.text.strip()) for piece in word_diff("Limited. Turn.", "Unique. Turn.")]
    [('removed', 'Limited'), ('added', 'Unique'), ('same', '. Turn.')]
    """
    before, after = WORD.findall(old), WORD.findall(new)
    matcher = SequenceMatcher(None, [w.strip() for w in before], [w.strip() for w in after], autojunk=False)
    pieces: list[Piece] = []
    for op, i1, i2, j1, j2 in matcher.get_opcodes():
        if op == "equal":
            pieces.append(Piece("same", "".join(after[j1:j2])))
            continue
        if i2 > i1:
            pieces.append(Piece("removed", "".join(before[i1:i2])))
        if j2 > j1:
            pieces.append(Piece("added", "".join(after[j1:j2])))
    return tuple(pieces)
