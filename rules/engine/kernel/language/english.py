"""How English words change: nouns by number, verbs by person and time."""

from __future__ import annotations

from functools import cache
from typing import Final

SINGULAR: Final = "sg"
PLURAL: Final = "pl"
NUMBERS: Final = (SINGULAR, PLURAL)

IMPERATIVE: Final = "imp"
INFINITIVE: Final = "inf"
THIRD: Final = "s"
PLAIN: Final = "p"
PAST: Final = "past"
PARTICIPLE: Final = "part"
GERUND: Final = "ger"
VERB_FORMS: Final = (IMPERATIVE, INFINITIVE, THIRD, PLAIN, PAST, PARTICIPLE, GERUND)
AGREES: Final = {SINGULAR: THIRD, PLURAL: PLAIN}
"""The form of a verb that goes with a subject of this number."""

PLURALS: Final = {"foot": "feet", "man": "men", "woman": "women", "child": "children", "die": "dice", "half": "halves"}
"""Nouns with a plural of their own; what has none is written without ``#`` in a template."""

IRREGULAR: Final = {
    "be": ("is", "are", "was", "been", "being"),
    "become": ("becomes", "become", "became", "become", "becoming"),
    "begin": ("begins", "begin", "began", "begun", "beginning"),
    "break": ("breaks", "break", "broke", "broken", "breaking"),
    "bring": ("brings", "bring", "brought", "brought", "bringing"),
    "build": ("builds", "build", "built", "built", "building"),
    "choose": ("chooses", "choose", "chose", "chosen", "choosing"),
    "come": ("comes", "come", "came", "come", "coming"),
    "cost": ("costs", "cost", "cost", "cost", "costing"),
    "cut": ("cuts", "cut", "cut", "cut", "cutting"),
    "deal": ("deals", "deal", "dealt", "dealt", "dealing"),
    "do": ("does", "do", "did", "done", "doing"),
    "draw": ("draws", "draw", "drew", "drawn", "drawing"),
    "fall": ("falls", "fall", "fell", "fallen", "falling"),
    "fight": ("fights", "fight", "fought", "fought", "fighting"),
    "find": ("finds", "find", "found", "found", "finding"),
    "get": ("gets", "get", "got", "gotten", "getting"),
    "give": ("gives", "give", "gave", "given", "giving"),
    "go": ("goes", "go", "went", "gone", "going"),
    "have": ("has", "have", "had", "had", "having"),
    "hit": ("hits", "hit", "hit", "hit", "hitting"),
    "hold": ("holds", "hold", "held", "held", "holding"),
    "keep": ("keeps", "keep", "kept", "kept", "keeping"),
    "know": ("knows", "know", "knew", "known", "knowing"),
    "lead": ("leads", "lead", "led", "led", "leading"),
    "leave": ("leaves", "leave", "left", "left", "leaving"),
    "lose": ("loses", "lose", "lost", "lost", "losing"),
    "make": ("makes", "make", "made", "made", "making"),
    "meet": ("meets", "meet", "met", "met", "meeting"),
    "pay": ("pays", "pay", "paid", "paid", "paying"),
    "put": ("puts", "put", "put", "put", "putting"),
    "rise": ("rises", "rise", "rose", "risen", "rising"),
    "run": ("runs", "run", "ran", "run", "running"),
    "see": ("sees", "see", "saw", "seen", "seeing"),
    "send": ("sends", "send", "sent", "sent", "sending"),
    "set": ("sets", "set", "set", "set", "setting"),
    "show": ("shows", "show", "showed", "shown", "showing"),
    "shuffle": ("shuffles", "shuffle", "shuffled", "shuffled", "shuffling"),
    "spend": ("spends", "spend", "spent", "spent", "spending"),
    "split": ("splits", "split", "split", "split", "splitting"),
    "stand": ("stands", "stand", "stood", "stood", "standing"),
    "steal": ("steals", "steal", "stole", "stolen", "stealing"),
    "strike": ("strikes", "strike", "struck", "struck", "striking"),
    "take": ("takes", "take", "took", "taken", "taking"),
    "tell": ("tells", "tell", "told", "told", "telling"),
    "think": ("thinks", "think", "thought", "thought", "thinking"),
    "throw": ("throws", "throw", "threw", "thrown", "throwing"),
    "win": ("wins", "win", "won", "won", "winning"),
    "write": ("writes", "write", "wrote", "written", "writing"),
}
"""Third person, plain form, past, participle, gerund."""

DOUBLING: Final = ("commit", "equip", "refer", "transfer", "rebut")
"""Verbs of several syllables that double their last letter; those of one syllable are known by their shape."""

VOWELS: Final = "aeiou"


def plural(noun: str) -> str:
    """The plural of a noun.

    >>> [plural(each) for each in ("card", "ability", "box", "copy", "foot", "day")]
    ['cards', 'abilities', 'boxes', 'copies', 'feet', 'days']
    """
    if noun in PLURALS:
        return PLURALS[noun]
    if noun.endswith("y") and noun[-2:-1] not in VOWELS:
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    return noun + "s"


def noun(word: str, number: str) -> str:
    """A noun in one of ``NUMBERS``."""
    return plural(word) if number == PLURAL else word


@cache
def verb(word: str, form: str) -> str:
    """A verb in one of ``VERB_FORMS``.

    >>> [verb("commit", form) for form in ("imp", "s", "past", "part", "ger")]
    ['commit', 'commits', 'committed', 'committed', 'committing']
    >>> verb("deal", "past"), verb("play", "past"), verb("destroy", "s"), verb("carry", "past")
    ('dealt', 'played', 'destroys', 'carried')
    """
    if form in (IMPERATIVE, INFINITIVE):
        return word
    if word in IRREGULAR:
        return IRREGULAR[word][VERB_FORMS.index(form) - 2]
    if form == PLAIN:
        return word
    if form == THIRD:
        return plural(word)
    if form == GERUND:
        return (word[:-1] if word.endswith("e") and not word.endswith("ee") else _doubled(word)) + "ing"
    if word.endswith("e"):
        return word + "d"
    if word.endswith("y") and word[-2:-1] not in VOWELS:
        return word[:-1] + "ied"
    return _doubled(word) + "ed"


def _doubled(word: str) -> str:
    """The verb with its last letter doubled, where that is how it goes on: "stop", "stopping"."""
    short = len(word) >= 3 and word[-1] not in VOWELS + "wxy" and word[-2] in VOWELS and word[-3] not in VOWELS
    one_syllable = sum(letter in VOWELS for letter in word) == 1
    return word + word[-1] if (short and one_syllable) or word in DOUBLING else word
