"""Signs and letters that are the same to people: one folding for titles, slugs, orders, queries, search and decks."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_APOSTROPHES = "‘’‚‛ʹʻʼʽˈˊˋ′‵´ꞌ＇՚"
_QUOTES = "“”„‟«»‹›″‶〝〞〟ˮ＂"
# Hyphens and dashes that Unicode does not count among its dashes.
_HYPHENS = "−⁃﹣˗"
_SAID = {"≥": ">=", "≤": "<=", "≠": "!=", "⩾": ">=", "⩽": "<=", "×": "x", "✕": "x", "✖": "x", "⨯": "x"}
_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ß": "ss", "þ": "th", "ħ": "h", "ı": "i", "ŋ": "n"}
    | {"ŧ": "t", "ĸ": "k", "ſ": "s", "ɓ": "b", "ɖ": "d", "ɗ": "d", "ƒ": "f", "ɨ": "i", "ƙ": "k", "ɵ": "o", "ȷ": "j"}
)


class _PlainForms(dict[int, str]):
    """What each sign is written as, found when it is first met; what shows nothing is written as nothing."""

    def __missing__(self, code: int) -> str:
        match unicodedata.category(chr(code)):
            case "Zs" | "Zl" | "Zp":
                said = " "
            case "Pd":
                said = "-"
            case "Cf":
                said = ""
            case _:
                said = chr(code)
        self[code] = said
        return said


_PLAIN = _PlainForms(
    {0xFF00 + sign: chr(0x20 + sign) for sign in range(0x01, 0x5F)}  # full-width forms
    | dict.fromkeys(map(ord, _APOSTROPHES), "'")
    | dict.fromkeys(map(ord, _QUOTES), '"')
    | dict.fromkeys(map(ord, _HYPHENS), "-")
    | {ord(sign): said for sign, said in _SAID.items()}
)


def plain(text: str) -> str:
    """A text with plain hyphens, apostrophes, quotation marks, comparisons and spaces; its letters stay.

    >>> plain("“cost ≥ 3” – Rook’s Ｎest")
    '"cost >= 3" - Rook\\'s Nest'
    """
    return text if text.isascii() else text.translate(_PLAIN)


@lru_cache(maxsize=16384)
def fold(text: str) -> str:
    """A text as it is compared: plain signs, small letters, no accents, and ``ae`` for ``æ``.

    >>> fold("Łódź — Æther Straße"), fold("CAFÉ")
    ('lodz - aether strasse', 'cafe')
    """
    if text.isascii():
        return text.lower().replace("`", "'")
    apart = unicodedata.normalize("NFKD", plain(text).casefold()).replace("`", "'")
    return "".join(char for char in apart if not unicodedata.combining(char)).translate(_LETTERS)
