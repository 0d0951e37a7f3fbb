"""The regular forms of an English word, by its ending. Forms that no text uses do no harm."""

from __future__ import annotations

import re

SIBILANT = re.compile(r"(?:s|x|z|ch|sh)$")
CONSONANT_Y = re.compile(r"[^aeiou]y$")
SHORT = re.compile(r"[^aeiou][aeiou][bdglmnprt]$")  # its last letter may be doubled: canceled, cancelled


def plural(word: str) -> str:
    """The form in -s, of nouns and verbs alike.

    >>> [plural(word) for word in ("Site", "auction", "copy", "bypass")]
    ['Sites', 'auctions', 'copies', 'bypasses']
    """
    if CONSONANT_Y.search(word):
        return word[:-1] + "ies"
    return word + ("es" if SIBILANT.search(word) else "s")


def verb_forms(word: str) -> tuple[str, ...]:
    """The forms in -s, -ed and -ing.

    >>> verb_forms("seize")
    ('seizes', 'seized', 'seizing')
    >>> verb_forms("cancel")
    ('cancels', 'canceled', 'canceling', 'cancelled', 'cancelling')
    """
    if word.endswith("e") and not word.endswith("ee"):
        return plural(word), word + "d", word[:-1] + "ing"
    if CONSONANT_Y.search(word):
        return plural(word), word[:-1] + "ied", word + "ing"
    regular = (plural(word), word + "ed", word + "ing")
    doubled = (word + word[-1] + "ed", word + word[-1] + "ing") if SHORT.search(word) else ()
    return *regular, *doubled
