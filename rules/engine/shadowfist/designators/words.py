"""Words as printed: cutting a title or subtitle into words, and the form in which words are compared.

Rulebook 7.3: a word is what stands between spaces; signs other than apostrophe, hyphen and slash do not count.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache


def listed(text: str) -> frozenset[str]:
    """The words of a block of text; what follows a # in a line is a comment.

    >>> sorted(listed("one two  # numbers"))
    ['one', 'two']
    """
    return frozenset(word for line in text.splitlines() for word in line.partition("#")[0].split())


APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼʹ′＇`´", "'"))
HYPHENS = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
FENG_SHUI_SITE = ("feng", "shui", "site")

# What ends in 's and means "is", "has" or "us"; 7.3.3.a keeps contractions whole. Any other 's is a possessive.
CONTRACTED = listed("he here how it let she so that there this what when where who why everything nothing something")


def printed_words(text: str) -> list[str]:
    """The words of a title or subtitle, with typographic apostrophes and dashes made plain.

    >>> printed_words("Who’s the Monkey Now?")
    ["Who's", 'the', 'Monkey', 'Now?']
    """
    return unicodedata.normalize("NFC", text).translate(APOSTROPHES).translate(HYPHENS).split()


def without_site_type(words: list[str]) -> list[str]:
    """The words without the card type Feng Shui Site; Feng and Shui elsewhere are ordinary words.

    >>> without_site_type(["Netherworld", "Feng", "Shui", "Site"])
    ['Netherworld']
    """
    kept: list[str] = []
    i = 0
    while i < len(words):
        if tuple(fold(bare(word)) for word in words[i : i + 3]) == FENG_SHUI_SITE:
            i += 3
        else:
            kept.append(words[i])
            i += 1
    return kept


def bare(word: str) -> str:
    """The word without the signs that do not count, in its own letters.

    An apostrophe at the start is kept when it stands for a letter ('em) and dropped when it is a quotation mark.

    >>> bare("Ba!"), bare("#315DZ"), bare("1,000"), bare("'Edie'"), bare("Totin'")
    ('Ba', '315DZ', '1000', 'Edie', "Totin'")
    """
    kept = "".join(c for c in word if c == "'" or c.isalnum() or unicodedata.category(c)[0] == "M")
    if len(kept) > 2 and kept[0] == kept[-1] == "'":
        kept = kept[1:-1]
    return kept if any(c.isalnum() for c in kept) else ""


def shown(word: str) -> str:
    """The word as it is displayed: as printed, without the signs around it.

    The period of an abbreviation stays, and so does a decimal point.

    >>> shown("Die!!!"), shown("Dr."), shown("1,000"), shown('"Edie"'), shown(".44")
    ('Die', 'Dr.', '1,000', 'Edie', '.44')
    """
    inner = bare(word)
    start = next((i for i, c in enumerate(word) if c == inner[:1]), 0)
    end = max((i for i, c in enumerate(word) if c == inner[-1:]), default=-1) + 1
    if word[start - 1 : start] == "." and word[start : start + 1].isdigit():
        start -= 1
    if word[end : end + 1] == "." and word[end + 1 : end + 2] != ".":
        end += 1
    return word[start:end]


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """The form in which words are compared: case, accents and signs other than the apostrophe do not count.

    The rules are silent on accents; the sources print one card both as Iala Mane and as Iala Mané.

    >>> fold("Mané"), fold("Who's"), fold("1,000")
    ('mane', "who's", '1000')
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", word.translate(APOSTROPHES)).casefold())
    return "".join(c for c in plain if c == "'" or c.isalnum())


def possessive_stem(word: str) -> tuple[str, str]:
    """The word without a possessive ending, and that ending: ``'s``, ``'`` after an s, or nothing.

    A contraction such as Who's has none, and neither has Totin'.

    >>> possessive_stem("Hermit's"), possessive_stem("Who's"), possessive_stem("Students'"), possessive_stem("Totin'")
    (('Hermit', "'s"), ("Who's", ''), ('Students', "'"), ("Totin'", ''))
    """
    if match := re.fullmatch(r"([^']+)('[sS]|(?<=[sS])')", word):
        stem, ending = match.groups()
        if not (ending != "'" and fold(stem) in CONTRACTED):
            return stem, ending
    return word, ""


def has_other_apostrophe(word: str) -> bool:
    """Whether it has an apostrophe that does not form a possessive (7.3.3.a): D'Orca, They're, Totin'."""
    return "'" in possessive_stem(word)[0]


def is_all_capitals(word: str) -> bool:
    """Whether it is all in capital letters (7.3.3.c), a possessive or plural s aside: SWAT, CDCA, SWAT's, SWATs."""
    stem = possessive_stem(word)[0]
    if len(stem) > 2 and stem[-1] == "s" and stem[:-1].isupper():
        stem = stem[:-1]
    return stem.isupper() and sum(c.isalpha() for c in stem) > 1


def is_mixed(word: str) -> bool:
    """Whether it has letters and digits (7.3.3.d): C4, 315DZ."""
    stem = possessive_stem(word)[0]
    return any(c.isdigit() for c in stem) and any(c.isalpha() for c in stem)


def is_abbreviation(printed: str) -> bool:
    """Whether a period shows it as shortened (7.3.3.b): Dr., M.A.D.; three dots do not.

    >>> is_abbreviation("Dr."), is_abbreviation("Idol...")
    (True, False)
    """
    return bool(re.search(r"[^\W\d]\.(?!\.)", printed))
