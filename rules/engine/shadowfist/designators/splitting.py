"""Words that count as several: rulebook 7.3.2, and 7.3.3 for what stays whole.

The splits apply in the order of 7.3.2 and each once (2001 FAQ 6.2): first hyphens and slashes, then inner capitals,
then Arcano- and Gun-. So Ba-BOOM! is Ba and BOOM, and BOOM, all in capitals, goes no further. What 7.3.3 keeps whole
is judged after the hyphens: Gun-Totin' is Gun and Totin', though Totin' has an apostrophe.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.engine.kernel.citations import Reason
from rules.engine.shadowfist.designators.composites import parts
from rules.engine.shadowfist.designators.sources import Stated
from rules.engine.shadowfist.designators.table import DesignatorRules
from rules.engine.shadowfist.designators.words import (
    bare,
    fold,
    has_other_apostrophe,
    is_abbreviation,
    is_all_capitals,
    is_mixed,
    possessive_stem,
    shown,
)


@dataclass(frozen=True)
class Part:
    """One of the words that a printed word counts as, and the rules that made it one."""

    word: str
    rules: tuple[Reason, ...] = ()


def split(printed: str, rules: DesignatorRules, vocabulary: frozenset[str]) -> tuple[Part, ...]:
    """The words that a printed word counts as, in order; nothing for a word of signs only.

    >>> from rules.engine.shadowfist.designators.table import ZMAN_2001
    >>> [part.word for part in split("Ba-BOOM!", ZMAN_2001, frozenset())]
    ['Ba', 'BOOM']
    """
    pieces = [piece for piece in re.split(f"[{rules.separators.value}]", printed) if bare(piece)]
    at_separator: tuple[Reason, ...] = ()
    if len(pieces) > 1:
        listed = ", ".join(shown(piece) for piece in pieces)
        at_separator = rules.separators.reasons(f"{shown(printed)} splits at its hyphen or slash: {listed}.")
    found: list[Part] = []
    for piece in pieces:
        for word, why in _pieces(piece, rules, vocabulary):
            in_order: tuple[Reason, ...] = ()
            if at_separator and why and rules.order.value:
                in_order = rules.order.reasons("The rules on splitting apply one after the other, each of them once.")
            found.append(Part(word, at_separator + why + in_order))
    return tuple(found)


def _pieces(piece: str, rules: DesignatorRules, vocabulary: frozenset[str]) -> list[tuple[str, tuple[Reason, ...]]]:
    """The words in what stands between hyphens, with the rules on them."""
    whole = kept_whole(piece, rules)
    if whole:
        return [(shown(piece), whole[0].reasons(f"{shown(piece)} {whole[1]}."))]
    return [
        (shown(piece) if part.word == bare(piece) else part.word, at_capitals + part.rules)
        for word, at_capitals in _at_capitals(Part(bare(piece)), rules)
        for part in _at_prefix(word, rules) or _composite(word, rules, vocabulary) or (word,)
    ]


def kept_whole(piece: str, rules: DesignatorRules) -> tuple[Stated[None], str] | None:
    """The rule that keeps this piece of a word whole, and what it says of it; None if there is none."""
    word = bare(piece)
    if has_other_apostrophe(word):
        return rules.apostrophe_whole, "has an apostrophe that forms no possessive, and stays one word as it is"
    if is_abbreviation(piece):
        return rules.abbreviation_whole, "is shortened, and stays one word as it is"
    if is_mixed(word):
        return rules.mixed_whole, "mixes letters and digits, and stays one word as it is"
    if is_all_capitals(word):
        return rules.acronym_whole, "is all in capitals, and stays one word as it is"
    return None


def _at_capitals(part: Part, rules: DesignatorRules) -> list[tuple[Part, tuple[Reason, ...]]]:
    """7.3.2.b: two or more capitals, and each begins a word of its own: MegaTank, McCroun."""
    stem, ending = possessive_stem(part.word)
    if not rules.capitals.value or sum(letter.isupper() for letter in stem) < 2:
        return [(part, ())]
    pieces: list[str] = []
    for letter in stem:
        if letter.isupper() or not pieces:
            pieces.append(letter)
        else:
            pieces[-1] += letter
    pieces = [piece for piece in pieces if fold(piece)]
    if len(pieces) < 2:
        return [(part, ())]
    pieces[-1] += ending
    why = rules.capitals.reasons(f"{part.word} splits before its capital letters: {', '.join(pieces)}.")
    return [(Part(piece), why) for piece in pieces]


def _at_prefix(part: Part, rules: DesignatorRules) -> tuple[Part, ...]:
    """7.3.2.c: Gunman and Arcanotower split after Gun and Arcano; Guns and Gun's are forms of Gun itself (7.3.1)."""
    stem, ending = possessive_stem(part.word)
    for prefix in rules.prefixes.value:
        rest = stem[len(prefix) :]
        if stem[: len(prefix)].casefold() == prefix and fold(rest) not in ("", "s"):
            rest = rest[:1].upper() + rest[1:] + ending
            why = rules.prefixes.reasons(f"{part.word} begins with {prefix.title()}: {prefix.title()}, {rest}.")
            return Part(prefix.title(), why), Part(rest, why)
    return ()


def _composite(part: Part, rules: DesignatorRules, vocabulary: frozenset[str]) -> tuple[Part, ...]:
    """1995 FAQ 2.1.1.3: Supersoldier is Super and Soldier."""
    stem, ending = possessive_stem(part.word)
    words = parts(fold(stem), vocabulary) if rules.composite.value else ()
    if not words:
        return ()
    titles = [word.capitalize() for word in words]
    titles[-1] += ending
    why = rules.composite.reasons(f"{part.word} is composed of words: {', '.join(titles)}.")
    return tuple(Part(title, why) for title in titles)
