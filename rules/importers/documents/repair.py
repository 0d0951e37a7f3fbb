"""Repairs of damage that the documents took when they were turned into text files.

What a repair can be sure of is put right; where a sign is lost for good, :data:`PLACEHOLDER` marks the place.
"""

from __future__ import annotations

import re
from collections import Counter

from rules.text.texts import Note

PLACEHOLDER = "[?]"

# Signs of the rulebook's symbol font; 1.2 of the rulebook names what they stand for.
SYMBOLS = {
    "①": "[Chi]",
    "◆": "[Magic]",
    "✿": "[Tech]",
    "⊕": "[Monarchs]",
    "▽": "[Jammers]",
    "\\diamond": "[Magic]",
}
MISREAD = {"untuned": "unturned", "lala": "Iala", "toinflict": "to inflict", "andMarked": "and Marked"}
WORD_ENDS = frozenset({"tion", "tions", "sion", "sions", "ment", "ments", "ness", "ing", "ings", "ly", "ity", "able"})

LOST = "\x00"  # stands for the placeholder while a line is mended; no file that is read contains it

PAGE_TAG = re.compile(r" ?\[[A-Z]{2}\d{2}\]")
SYMBOL = re.compile("|".join(re.escape(sign) for sign in SYMBOLS))
MISREAD_WORD = re.compile(rf"\b(?:{'|'.join(MISREAD)})\b")
INNER_CAPITALS = re.compile(r"\b[a-z]{2,}[A-Z]{2,}\b")
LOOSE_WORD = re.compile(r"(?<![\w-])[A-Za-z]+(?![\w-])")
HYPHENATED = re.compile(r"(?<![\w-])([A-Za-z]+)-([a-z]+)(?![\w-])")
WIDE_GAP = re.compile(r"(?<=\S)[ \xa0]{2,}(?=\S)")
GAP_BEFORE_SIGN = re.compile(r"(?<=\w) (?=[),.;](?![.\w]))")
SPACE_AFTER_BRACKET = re.compile(r"(?<=[)\]\x00]) (?=[),.;](?![.\w]))")


class Repairer:
    """Repairs the lines of one document by what the rest of it says, and keeps a note of each repair."""

    def __init__(self, text: str, notes: list[Note]) -> None:
        self.notes = notes
        self._known = Counter(word.lower() for word in LOOSE_WORD.findall(text))
        self._hyphenated = Counter(match[0] for match in HYPHENATED.finditer(text))

    def mend(self, text: str, line: int = 0, number: str = "") -> str:
        """The text with stray tags, symbol signs, misread and split words put right and lost symbols marked."""

        def note(what: str) -> None:
            self.notes.append(Note("repaired", what, line, number))

        def tag(match: re.Match[str]) -> str:
            note(f"a stray mark is taken out: {match[0].strip()}")
            return ""

        def symbol(match: re.Match[str]) -> str:
            note(f"a symbol sign is read: {match[0]} as {SYMBOLS[match[0]]}")
            return SYMBOLS[match[0]]

        def misread(match: re.Match[str]) -> str:
            note(f"a misread word: {match[0]} is {MISREAD[match[0]]}")
            return MISREAD[match[0]]

        def capitals(match: re.Match[str]) -> str:
            if match[0].lower() not in self._known:
                return match[0]
            note(f"stray capitals in a word: {match[0]}")
            return match[0].lower()

        def hyphen(match: re.Match[str]) -> str:
            joined = match[1] + match[2]
            if not self._is_split(match[0], match[1], match[2]):
                return match[0]
            note(f"a split word is joined: {match[0]} is {joined}")
            return joined

        for pattern, repair in (
            (PAGE_TAG, tag),
            (SYMBOL, symbol),
            (MISREAD_WORD, misread),
            (INNER_CAPITALS, capitals),
            (HYPHENATED, hyphen),
        ):
            text = pattern.sub(repair, text)
        return self._mark_lost_symbols(text, line, number)

    def joined(self, first: str, second: str, line: int, number: str) -> str:
        """Two halves of a sentence that a page break parted, as one; a word split by the break becomes whole."""
        notes = self.notes
        word = re.search(r"(?<![A-Za-z])([A-Za-z]+)-$", first)
        if word:
            end = re.match(r"[A-Za-z]*", second)
            tail = end[0] if end else ""
            keeps_hyphen = self._known[word[1].lower()] and self._known[tail.lower()]
            keeps_hyphen = keeps_hyphen and not self._known[(word[1] + tail).lower()]
            notes.append(Note("repaired", f"a word split at a page break is joined: {word[0]}{tail}", line, number))
            return (first if keeps_hyphen else first[:-1]) + second
        fragment = re.match(r"[a-z]+", second)
        if fragment and fragment[0] in WORD_ENDS:
            what = f"text is lost at a page break: only {fragment[0]!r} is left of a word"
            notes.append(Note("unrepaired", what, line, number))
            return f"{first} {PLACEHOLDER} {second}"
        notes.append(Note("repaired", "a sentence parted by a page break is joined", line, number))
        return f"{first} {second}"

    def _is_split(self, whole: str, first: str, second: str) -> bool:
        """Whether the document writes this hyphenated word as one word everywhere else."""
        both_words = self._known[first.lower()] and self._known[second.lower()]
        needed = 2 if both_words else 1
        return self._hyphenated[whole] == 1 and self._known[(first + second).lower()] >= needed

    def _mark_lost_symbols(self, text: str, line: int, number: str) -> str:
        """The text with a placeholder where wide spaces, or a space before a stop, show that a symbol is gone."""
        marked = WIDE_GAP.sub(f" {LOST} ", text)
        marked = GAP_BEFORE_SIGN.sub(f" {LOST}", marked)
        marked = SPACE_AFTER_BRACKET.sub("", marked) if LOST in marked else marked
        words = marked.split()
        for index, word in enumerate(words):
            if LOST in word:
                place = " ".join(words[max(0, index - 1) : index + 2]).replace(LOST, PLACEHOLDER)
                self.notes.append(Note("unrepaired", f"a symbol is lost: {place!r}", line, number))
        return marked.replace(LOST, PLACEHOLDER)
