"""Putting a query's misspelt words right.

Only what is neither a word of the index nor of English nor of players' slang is misspelt: a good word that no text uses
is left as it is. RapidFuzz measures how far words are from each other, the words of English are pyspellchecker's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from math import log

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from rules.search.analysis import STOP_WORDS, WEAK_WORDS, is_index_word, stem, tokens
from rules.search.checksums import Checksums
from rules.search.index_reading import OpenIndex, Postings
from rules.search.thesaurus import thesaurus

# Shorter words have too many neighbours to guess which one was meant.
MIN_CORRECTABLE = 4
CANDIDATES = 40
# What slips cost less: of the same sound, with the same first letter, of the same letters; and how far commoner words
# are preferred, and in a sentence those with which the rules are asked for.
SAME_SOUND, SAME_START, SAME_LETTERS, COMMONNESS, ASKED, ASKED_OFTEN = 1.0, 0.4, 0.6, 0.06, 0.5, 0.15
# An imported text has a slip of the pen where so few have a word, and so many the one that is meant.
FEW, MUCH_COMMONER = 3, 20
HEADS = {"ch": "S", "sh": "S", "ph": "f"}
SOUNDS = [
    (r"ph|gh(?!t)", "f"),
    (r"[sc]h", "S"),
    (r"ck|[ckq]", "k"),
    (r"[sz]", "s"),
    (r"[aeiouyhw]+", ""),
    (r"(.)\1+", r"\1"),
]


def slips(length: int) -> int:
    """How many slips of the pen a word of this length may have."""
    return 1 if length < 5 else 2 if length < 9 else 3


def distance(a: str, b: str, limit: int) -> int:
    """How many slips lie between two words: a letter too many, missing, wrong, or two in the wrong order.

    Anything above ``limit`` is ``limit + 1``.
    """
    return OSA.distance(a, b, score_cutoff=limit)


@lru_cache(maxsize=20_000)
def sound(word: str) -> str:
    """Roughly what consonants are heard: ``sieze`` and ``seize`` sound alike."""
    if word[:2] in HEADS:
        head, rest = HEADS[word[:2]], word[2:]
    else:
        head, rest = ("k" if word[:1] in set("ckq") else word[:1]), word[1:]
    for pattern, heard in SOUNDS:
        rest = re.sub(pattern, heard, rest)
    return head + rest


@cache
def _english() -> Checksums:
    """The words of English."""
    from spellchecker import SpellChecker

    return Checksums(SpellChecker("en").word_frequency.dictionary)


def is_english(word: str) -> bool:
    """Whether this is a good English word, or the plural of one: lists have few plurals of rarer words."""
    known = _english()
    return word in known or (len(word) > MIN_CORRECTABLE and word.endswith("s") and word[:-1] in known)


def best_suggestion(word: str, candidates: dict[str, int], asked: Mapping[str, int] | None = None) -> str | None:
    """The candidate that was most likely meant; ``None`` where all are too far. One that sounds alike may be farther,
    one that neither does nor begins alike is not meant.

    :param candidates: words with the number of entries that have them.
    :param asked: words that are meant rather than others, each with how many questions have it.
    """
    asked = asked or {}
    allowed = slips(len(word))
    near = extract(word, candidates.keys(), scorer=OSA.distance, score_cutoff=allowed + 1, limit=CANDIDATES)
    ranked = [
        (
            far
            - SAME_SOUND * (sound(candidate) == sound(word))
            - SAME_START * (candidate[0] == word[0])
            - SAME_LETTERS * (sorted(candidate) == sorted(word))
            - ASKED * (candidate in asked)
            - ASKED_OFTEN * log(1 + asked.get(candidate, 0))
            - COMMONNESS * log(1 + candidates[candidate]),
            candidate,
        )
        for candidate, far, _ in near
        if candidate != word and len(candidate) > 1 and candidate.isalpha()
        if far <= (allowed if candidate[0] == word[0] else 1) or sound(candidate) == sound(word)
    ]
    return min(ranked)[1] if ranked else None


class Speller:
    """Corrects by the words of an index."""

    def __init__(self, index: OpenIndex) -> None:
        self.index = index
        self._known: dict[tuple[str, bool], str | None] = {}

    @cached_property
    def _asked(self) -> dict[str, int]:
        """The telling words of known questions, and how often each is there."""
        asked = (question for _, question in self.index.questions())
        said = Counter(token.word for question in asked for token in tokens(question))
        return {word: number for word, number in said.items() if word not in WEAK_WORDS}

    def best(self, word: str, *, in_sentence: bool = False) -> str | None:
        """What was meant by a misspelt word, also two words written as one; ``None`` if nothing is like it.

        :param in_sentence: whether it stands in one, and not in what may be a title.
        """
        key = (word, in_sentence)
        if key not in self._known:
            if len(self._known) > 2_000:
                self._known.clear()
            candidates = self.index.neighbours(word) | {
                said: 1 for said in thesaurus().said if abs(len(said) - len(word)) < 4
            }
            asked = self._asked if in_sentence else None
            self._known[key] = self._parted(word) or best_suggestion(word, candidates, asked)
        return self._known[key]

    def misspelt(self, words: Sequence[str]) -> list[str]:
        """Those of the words (normal forms) that neither the index, nor players, nor English has.

        That an imported text has one is no proof: their slips of the pen are in the index, too.
        """
        candidates = [
            word
            for word in dict.fromkeys(words)
            if len(word) >= MIN_CORRECTABLE
            and word.isalpha()
            and word.isascii()
            and not is_index_word(word)
            and word not in STOP_WORDS
            and word not in WEAK_WORDS
            and not thesaurus().of(word)
        ]
        if not candidates:
            return []
        found = self.index.postings([(stem(word),) for word in candidates])
        said = thesaurus().said_stems
        return [
            word
            for word in candidates
            if stem(word) not in said
            and self._is_rare(word, found[(stem(word),)])
            and not is_english(word)
            and (not found[(stem(word),)] or self._is_slip(word))
        ]

    def _is_rare(self, word: str, having: Postings) -> bool:
        """Whether next to no text has a word: a few imported ones at most, and no title."""
        index = self.index
        return len(having) <= FEW and all(
            (index.is_original[place] or index.is_card[place]) and stem(word) not in index.titles[place]
            for place in having.entries
        )

    def _is_slip(self, word: str) -> bool:
        """Whether a rare word is one slip away from one that is much commoner."""
        meant = self.best(word)
        if meant is None or distance(word, meant, 1) > 1:
            return False
        return len(self.index.postings([(stem(meant),)])[(stem(meant),)]) >= MUCH_COMMONER

    def corrected(self, text: str, words: Sequence[str]) -> str | None:
        """The query with its misspelt words put right; ``None`` where none is, or for none anything is like it."""
        said = list(tokens(text))
        in_sentence = any(token.word in STOP_WORDS for token in said)
        misspelt = self.misspelt(words)
        better = {word: meant for word in misspelt if (meant := self.best(word, in_sentence=in_sentence))}
        if not better:
            return None
        corrected, end = [], 0
        for token in said:
            if token.word in better:
                corrected += [text[end : token.start], better[token.word]]
                end = token.end
        return "".join([*corrected, text[end:]])

    def _parted(self, word: str) -> str | None:
        """Two common words that were written as one: ``fengshui``."""
        words = self.index.neighbours(word)
        if len(words) < 1000:  # only what is like the word is at hand
            words = (
                self.index.neighbours(word[: len(word) // 2]) | self.index.neighbours(word[len(word) // 2 :]) | words
            )
        parts = [(word[:cut], word[cut:]) for cut in range(3, len(word) - 2)]
        known = [(min(words[a], words[b]), a, b) for a, b in parts if words.get(a, 0) > 4 and words.get(b, 0) > 4]
        return " ".join(max(known)[1:]) if known else None


def speller(index: OpenIndex) -> Speller:
    """The speller of an index, kept with it."""
    if index.speller is None:
        index.speller = Speller(index)
    kept: Speller = index.speller
    return kept
