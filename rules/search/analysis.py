"""How text becomes words to index and to look for; the same for every backend.

A word's *normal form* is in lower case, without accents, apostrophes and possessive endings; its *stem* is what is
indexed. No word is left out of the index, so that a phrase is found as it stands; :data:`STOP_WORDS` are left out of
plain queries only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from whoosh.lang.snowball.english import EnglishStemmer

from rules.engine import fold

WORD = re.compile(r"[^\W_]+(?:['’‘ʼ＇`´′][^\W_]+)*")
# 4.5.2, 3.3.1.d, 7.3.B.iv, q12: sections are looked up by number, also behind the sign §.
SECTION_NUMBER = re.compile(r"§?\s*(\d{1,3}(?:\.[0-9A-Za-z]{1,5})+|[qQ]\d{1,3})\.?")
NUMBER_WORD = re.compile(r"n\d+(?:z[0-9a-z]{1,5})+|nq\d+")
TITLE_HEAD, CARD_HEAD = "titleis", "card"


def listed(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


# Articles, question words and other words that say nothing in a question. Words that make a difference to a rule are
# not here: can, may, must, not, no, if, when, while, will, until, each, another, only, all; nor is any letter but a, i.
STOP_WORDS = listed(
    """
    a an the this that these those there
    i me my mine we us our you your yours he him his she her hers it its they them their theirs
    am is are was were be been being
    do does did doing done has have had having
    how what why who whom whose which where
    of to in on at by for with from as into onto about
    and or but so than then too also just
    would could should shall
    happen happens happened happening mean means get gets got let lets
    dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt couldnt shouldnt
    im ive youre youve hes shes theyre whats whos thats theres
    """
)

# Words that questions are made of. They make a difference between two rules, but say little about the subject: they
# count less than their rarity in the rules would have them.
WEAK_WORDS = listed(
    """
    can cannot cant may might must not no never ever still already always
    if when whenever while will until unless before after during because
    each every all any some another other others same both several many much more most less few lot
    one once two twice three only even again own either neither
    out up down off over under between instead without whole new old
    use used using make makes made take takes took taken give gives given put say says said tell
    want wants need needs able allowed permitted possible keep keeps go goes come comes know
    thing things something anything someone anyone anybody way ways kind kinds time times
    difference different exactly really actually please rule rules question explain work works count counts matter
    """
)

# Words that are no inflections of what the stemmer takes them for: a restriction, a keyword or a term of its own.
KEPT_APART = {
    "powerful": "powerful",
    "limited": "limited",
    "continuous": "continuous",
    "continuously": "continuous",
    "conditional": "conditional",
    "designator": "designator",
    "designators": "designator",
    "responsible": "responsible",
    "evening": "evening",
    "universal": "universal",
    "unblockable": "unblockable",
}

_stemmer = EnglishStemmer()


@dataclass(frozen=True)
class Token:
    """A word of a text: its normal form and where it stands."""

    word: str
    start: int
    end: int


def normal_form(word: str) -> str:
    """Lower case, no accents, no possessive ending, no apostrophes: ``Hermit's`` gives ``hermit``."""
    word = fold(word)
    if "'" in word:
        word = word.removesuffix("'s").replace("'", "")
    return word


def tokens(text: str) -> Iterator[Token]:
    """The words of a text in order."""
    for match in WORD.finditer(text):
        word = normal_form(match[0])
        if word:
            yield Token(word, match.start(), match.end())


def words(text: str) -> list[str]:
    """The normal forms of the words of a text in order."""
    return [token.word for token in tokens(text)]


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The stem of a normal form, by the Snowball stemmer for English: ``intercepting`` gives ``intercept``."""
    return KEPT_APART.get(word) or _stemmer.stem(word)


@lru_cache(maxsize=5_000)
def stems_of(text: str) -> frozenset[str]:
    """The stems of a text's telling words."""
    return frozenset(stem(word) for word in words(text) if word not in STOP_WORDS)


def number_word(number: str) -> str:
    """A section's number as one word of the index: ``3.3.1.d`` gives ``n3z3z1zd``."""
    return "n" + number.lower().replace(".", "z")


def is_index_word(word: str) -> bool:
    """Whether a word is one that only the index knows: a section's number, or a whole title."""
    return NUMBER_WORD.fullmatch(word) is not None or word.startswith(TITLE_HEAD)


def title_word(title: Iterable[str]) -> str:
    """A whole title as one word of the index, so that the query that is exactly a title finds its entry first.

    >>> title_word(words("The End of Turn")) == title_word(words("end of a turn"))
    True
    """
    said = list(title)
    return TITLE_HEAD + "".join(stem(word) for word in [w for w in said if w not in STOP_WORDS] or said)


def card_title_word(title: Iterable[str]) -> str:
    """The same for the titles of cards: who types one wants the card, before all that is said about it."""
    return TITLE_HEAD + CARD_HEAD + title_word(title).removeprefix(TITLE_HEAD)
