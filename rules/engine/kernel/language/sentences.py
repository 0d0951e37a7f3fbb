"""Where sentences begin and end: a splitter that knows quotes and brackets."""

from __future__ import annotations

import re
from typing import Final

END: Final = re.compile(r"[.!?]+[\"')\]]*(?=\s|$|[A-Z(\"])|\n\s*\n?")
OPENING: Final = {"(": ")", "[": "]", '"': '"'}


def sentences(text: str) -> tuple[tuple[int, int], ...]:
    """The places (characters, from and to) of the sentences of a text, without the space between them.

    What stands in quotes or brackets is part of the sentence around it. A sentence may begin without a space behind
    the full stop before it; a new line ends one.

    >>> text = 'Draw 1 card.It gets "Turn :: Heal. Then move." (Once. Only once.)'
    >>> [text[a:b] for a, b in sentences(text)]
    ['Draw 1 card.', 'It gets "Turn :: Heal. Then move." (Once. Only once.)']
    """
    found: list[tuple[int, int]] = []
    start, at, closing = 0, 0, ""
    while at < len(text):
        letter = text[at]
        if closing:
            at += 1
            if letter == closing:
                closing = ""
            continue
        if letter in OPENING and OPENING[letter] in text[at + 1 :]:
            closing = OPENING[letter]
            at += 1
            continue
        end = END.match(text, at)
        if end:
            found.append((start, end.end()))
            start = at = end.end()
            continue
        at += 1
    found.append((start, len(text)))
    return tuple(place for a, b in found if (place := _bare(text, a, b))[0] < place[1])


def _bare(text: str, start: int, end: int) -> tuple[int, int]:
    part = text[start:end]
    return start + len(part) - len(part.lstrip()), start + len(part.rstrip())
