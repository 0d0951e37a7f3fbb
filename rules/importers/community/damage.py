"""Bytes of a community file that are not UTF-8: where they are, what they most likely were, and which card they name.

Such files have been through several hands and programs: a byte of Windows-1252 stands in a file that is otherwise
UTF-8, or letters were encoded twice. Only the bytes that cannot be UTF-8 are read otherwise; all others stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from rules.text.texts import slugify_title

T = TypeVar("T")

# What Python's "surrogateescape" makes of a byte that is not UTF-8.
STRAY = re.compile("[\udc80-\udcff]")
NOTES = 10
SHORTEST = 3  # letters that a damaged title must have left to be recognised by


def damage_notes(lines: Iterable[str]) -> list[str]:
    """Each byte that is not UTF-8, with its line and its place in it; the first ones, and how many there are."""
    notes: list[str] = []
    total = 0
    for number, line in enumerate(lines, start=1):
        for stray in STRAY.finditer(line):
            total += 1
            if total <= NOTES:
                before = len(line[: stray.start()].encode(errors="surrogateescape"))
                byte = f"0x{ord(stray[0]) & 0xFF:02X}"
                guess = mended(stray[0])
                read = "and no letter of Windows-1252" if guess == "\ufffd" else f"read as {guess!r} (Windows-1252)"
                notes.append(f"line {number}, byte {before + 1}: {byte} is not UTF-8, {read}")
    if total > NOTES:
        notes.append(f"{total} bytes are not UTF-8; these are the first {NOTES}")
    return notes


def mended(text: str) -> str:
    """The text with its stray bytes read as Windows-1252; those that it does not know become U+FFFD."""
    return STRAY.sub(lambda stray: bytes([ord(stray[0]) & 0xFF]).decode("cp1252", errors="replace"), text)


def decoded_once(text: str) -> str:
    """The text before it was encoded a second time, where it was.

    >>> decoded_once("Man\u00c3\u00a9"), decoded_once("Man\u00e9")
    ('Man\u00e9', 'Man\u00e9')
    """
    if text.isascii():
        return text
    try:
        return text.encode("cp1252").decode("utf-8")
    except UnicodeError:
        return text


def meant(title: str, known: Mapping[str, T]) -> T | None:
    """What a title with stray bytes names among what is known by slug: the one thing that fits, if it is one.

    A stray byte may have been a letter, or stand between two.
    """
    parts = [slugify_title(part) for part in STRAY.split(title)]
    if len("".join(parts)) < SHORTEST:
        return None
    pattern = re.compile("-?.?-?".join(map(re.escape, parts)))
    fitting = {thing for slug, thing in known.items() if pattern.fullmatch(slug)}
    return fitting.pop() if len(fitting) == 1 else None
