"""How the four rulesets differ about designators: one row for each, every entry with its source.

Where a document is silent the row keeps what the game had before it, and cites that:

* The 1995 FAQ names three cases in which different words count as one designator (2.1.1). Possessives are not among
  them, so they do not match. Masculine and feminine are not among them either, but the rulebook of 2000 lists their
  match among the things that it ended (9.1.d); so they match in 1995.
* The FAQ of 2001 amends the rulebook of 2000 (6.2) and leaves the rest of 7.3 as it was. Its order of splitting is
  declared to be what had always been meant, so 2000 splits in that order too.
* The later page on card abilities is a summary. Where it lists (what splits, what matches) its list is closed, where
  its list ends in "etc." it is open, and where it says nothing on words that stay whole, 7.3.3 of the rulebook stands.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from rules.engine.shadowfist.designators.sources import Stated, stated
from rules.engine.shadowfist.designators.words import listed
from rules.engine.shadowfist.editions.rulesets import RULESETS, UnknownRulesetError

CARD_TYPES = frozenset({"edge", "event", "site", "state"})  # and the phrase Feng Shui Site, see words.py

# Rulebook 7.3: the articles, conjunctions and prepositions that it names; its list is closed.
LISTED_CONNECTIVES = listed(
    """
    the a an  # articles
    but and or nor  # conjunctions
    into in within with without on of at to for  # prepositions
    """
)

# 1995 names three "connecting words" and the page on card abilities ends its list in "etc.". Added there are words
# that are hardly ever anything but a preposition or conjunction; "down", "over" and the like are adverbs as often.
FURTHER_CONNECTIVES = listed(
    """
    against although amid amidst among amongst because beneath beside between by despite during from if onto per
    than toward towards throughout unless until upon versus via vs whereas
    """
)


class Possessive(Enum):
    """Which possessive forms count as the word they are made from."""

    NONE = "none"
    APOSTROPHE_S = "formed with 's"  # Hermit's
    ANY = "any"  # also Students'


@dataclass(frozen=True, eq=False)
class DesignatorRules:
    """One row of the table. It is compared and hashed by identity, which makes it a cheap cache key.

    The first group says what a designator is, the second which words split, the third which different words match.
    ``False`` is a rule as well: its source says that the words do not match.
    """

    ruleset: str

    definition: Stated[None]  # words of title and subtitle
    card_types: Stated[frozenset[str]]
    connectives: Stated[frozenset[str]]
    once: Stated[None]  # the same designator twice counts once

    separators: Stated[str]  # a word splits at these signs
    capitals: Stated[bool]  # a word splits at inner capitals
    prefixes: Stated[tuple[str, ...]]  # a word that begins so splits after it
    composite: Stated[bool]  # every composite word splits
    order: Stated[bool]  # it is said that the splits apply in their order, each once
    apostrophe_whole: Stated[None]  # contractions and names with an apostrophe stay one word
    abbreviation_whole: Stated[None]
    acronym_whole: Stated[None]  # words all in capital letters
    mixed_whole: Stated[None]  # letters and digits

    identical: Stated[None]  # the basic rule: the same word matches
    plural: Stated[bool]
    pronouns: Stated[bool]  # I and we, he and they
    possessive: Stated[Possessive]
    adjective: Stated[bool]
    gender: Stated[bool]
    fixed_inflect: Stated[bool]  # acronyms, abbreviations and mixed words match their plural
    abbreviations: Stated[bool]  # Dr. and Doctor
    numbers: Stated[bool]  # 1000 and thousand
    phrase: Stated[None]  # two designators together ask for both


FAQ_1995 = "shadowfist-faq-1995"
BOOK = "shadowfist-rulebook-2000"
FAQ_2001 = "shadowfist-faq-2001"
PAGE = "shadowfist-card-abilities"

DAEDALUS_1995 = DesignatorRules(
    ruleset="daedalus-1995",
    definition=stated(None, f"{FAQ_1995}/2.1.1"),
    card_types=stated(CARD_TYPES, f"{FAQ_1995}/2.1.1"),
    connectives=stated(LISTED_CONNECTIVES | FURTHER_CONNECTIVES, f"{FAQ_1995}/2.1.1"),
    once=stated(None, f"{FAQ_1995}/2.1.1"),
    separators=stated("-/", f"{FAQ_1995}/2.1.1.3"),
    capitals=stated(True, f"{FAQ_1995}/2.1.1.3"),  # BuroMil
    prefixes=stated((), f"{FAQ_1995}/2.1.1.3"),  # these are composite words like any other
    composite=stated(True, f"{FAQ_1995}/2.1.1.3"),
    order=stated(False, f"{FAQ_1995}/2.1.1.3"),
    apostrophe_whole=stated(None, f"{FAQ_1995}/2.1.1.3"),  # not made up of words, as Artist is not
    abbreviation_whole=stated(None, f"{FAQ_1995}/2.1.1.3"),
    acronym_whole=stated(None, f"{FAQ_1995}/2.1.1.3"),
    mixed_whole=stated(None, f"{FAQ_1995}/2.1.1.3"),
    identical=stated(None, f"{FAQ_1995}/2.1.1"),
    plural=stated(True, f"{FAQ_1995}/2.1.1.1"),
    pronouns=stated(False, f"{FAQ_1995}/2.1.1.1"),  # we is another word than I, not a form of it
    possessive=stated(Possessive.NONE, f"{FAQ_1995}/2.1.1", note="It is none of the three special cases."),
    adjective=stated(True, f"{FAQ_1995}/2.1.1.2"),
    gender=stated(True, f"{BOOK}/9.1.d", note="The rulebook of 2000 ended this; the FAQ of 1995 does not mention it."),
    fixed_inflect=stated(True, f"{FAQ_1995}/2.1.1.1"),
    abbreviations=stated(False, f"{FAQ_1995}/2.1.1"),
    numbers=stated(False, f"{FAQ_1995}/2.1.1"),
    phrase=stated(None, f"{FAQ_1995}/2.1.1"),
)

ZMAN_2000 = DesignatorRules(
    ruleset="zman-2000",
    definition=stated(None, f"{BOOK}/7.3"),
    card_types=stated(CARD_TYPES, f"{BOOK}/7.3"),
    connectives=stated(LISTED_CONNECTIVES, f"{BOOK}/7.3"),
    once=stated(None, f"{BOOK}/7.3"),
    separators=stated("-/", f"{BOOK}/7.3.2.a"),
    capitals=stated(True, f"{BOOK}/7.3.2.b"),
    prefixes=stated(("arcano", "gun"), f"{BOOK}/7.3.2.c"),
    composite=stated(False, f"{BOOK}/9.1.d", f"{BOOK}/7.3.2"),
    order=stated(False, f"{BOOK}/7.3.2"),
    apostrophe_whole=stated(None, f"{BOOK}/7.3.3.a"),
    abbreviation_whole=stated(None, f"{BOOK}/7.3.3.b"),
    acronym_whole=stated(None, f"{BOOK}/7.3.3.c"),
    mixed_whole=stated(None, f"{BOOK}/7.3.3.d"),
    identical=stated(None, f"{BOOK}/7.3"),
    plural=stated(True, f"{BOOK}/7.3.1"),
    pronouns=stated(False, f"{BOOK}/7.3.1"),
    possessive=stated(Possessive.APOSTROPHE_S, f"{BOOK}/7.3.1"),
    adjective=stated(False, f"{BOOK}/9.1.d", f"{BOOK}/7.3"),
    gender=stated(False, f"{BOOK}/9.1.d", f"{BOOK}/7.3"),
    fixed_inflect=stated(False, f"{BOOK}/7.3.3"),
    abbreviations=stated(False, f"{BOOK}/7.3.3.b"),
    numbers=stated(False, f"{BOOK}/7.3.3.e"),
    phrase=stated(None, f"{BOOK}/7.3"),
)

# 6.2: an order for the splits, capitals instead of acronyms in 7.3.2.b, Dr. and Doctor, double designators.
ZMAN_2001 = replace(
    ZMAN_2000,
    ruleset="zman-2001",
    capitals=stated(True, f"{BOOK}/7.3.2.b", f"{FAQ_2001}/6.2"),
    order=stated(True, f"{FAQ_2001}/6.2"),
    acronym_whole=stated(None, f"{BOOK}/7.3.3.c", f"{FAQ_2001}/6.2"),
    abbreviations=stated(False, f"{FAQ_2001}/6.2", f"{BOOK}/7.3.3.b"),
    phrase=stated(None, f"{FAQ_2001}/6.2"),
)

MODERN = replace(
    ZMAN_2001,
    ruleset="modern",
    definition=stated(None, f"{PAGE}/1.3"),
    card_types=stated(CARD_TYPES, f"{PAGE}/1.3"),
    connectives=stated(LISTED_CONNECTIVES | FURTHER_CONNECTIVES, f"{PAGE}/1.3"),
    separators=stated("-", f"{PAGE}/1.3"),
    capitals=stated(True, f"{PAGE}/1.3"),
    prefixes=stated((), f"{PAGE}/1.3"),
    composite=stated(False, f"{PAGE}/1.3"),
    acronym_whole=stated(None, f"{PAGE}/1.3"),
    identical=stated(None, f"{PAGE}/1.3"),
    plural=stated(True, f"{PAGE}/1.3"),
    pronouns=stated(False, f"{PAGE}/1.3"),
    possessive=stated(Possessive.ANY, f"{PAGE}/1.3"),
    adjective=stated(False, f"{PAGE}/1.3"),
    gender=stated(False, f"{PAGE}/1.3"),
)

DESIGNATOR_RULES = {row.ruleset: row for row in (DAEDALUS_1995, ZMAN_2000, ZMAN_2001, MODERN)}


def rules_of(ruleset: str) -> DesignatorRules:
    """The row of a ruleset.

    :raises UnknownRulesetError: if there is no such ruleset.
    """
    try:
        return DESIGNATOR_RULES[ruleset]
    except KeyError:
        raise UnknownRulesetError(f"{ruleset!r} is no ruleset; there are {', '.join(RULESETS)}.") from None
