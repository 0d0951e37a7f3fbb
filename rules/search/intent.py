"""What kind of thing a person looks for: a question is answered by rules, a list of words may be a title."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache

from rules.search.analysis import STOP_WORDS, listed, words

# What questions begin with.
ASKING = listed(
    """
    can could may might must should shall will would do does did is are am was were has have had if when while
    how what who whom whose which where why whats whos cant dont doesnt isnt arent wont
    """
)
# Who asks in the first person, or speaks of another player, tells a case and names no title.
TELLING = listed("i my me mine we our us you your he his she her they their them someone somebody anyone")
SHORTEST = 3


class Wanted(StrEnum):
    """What kind of answer a question wants; ``ANY`` where it does not say."""

    NUMBER = "number"
    YES_OR_NO = "yes or no"
    PERSON = "person"
    MOMENT = "moment"
    PLACE = "place"
    REASON = "reason"
    OUTCOME = "outcome"
    MEANING = "meaning"
    CHOICE = "choice"
    WAY = "way"
    ANY = ""


_POLAR = (
    "(?:can|could|may|might|must|should|shall|will|would|do|does|did|is|are|am|was|were|has|have|had"
    "|cant|dont|doesnt|isnt|arent|wont)"
)
_SUBJECT = "(?:i|my|we|you|he|she|it|they|the|this|that|those|a|an|there|his|her|their|players?|opponents?)"
# The first that is in the words of a question says what it wants.
_WANTED = [
    (re.compile(pattern), wanted)
    for pattern, wanted in [
        (r"\bhow (?:many|much|often|big|deep|large|long|high|low)\b|\b(?:minimum|maximum|max)\b", Wanted.NUMBER),
        (rf"^{_POLAR}\b", Wanted.YES_OR_NO),
        (
            r"^(?:who|whose|whom)\b|\b(?:who|whose) (?:is|are|gets?|does|has|may|can|must)\b|\bwhich players?\b",
            Wanted.PERSON,
        ),
        (
            rf"^when (?:exactly )?{_POLAR}\b|\bwhen (?:exactly )?{_POLAR} {_SUBJECT}\b|\bwhen$"
            r"|\b(?:which|what) (?:phase|step)\b",
            Wanted.MOMENT,
        ),
        (rf"^where\b|\bwhere {_POLAR}\b", Wanted.PLACE),
        (r"^why\b", Wanted.REASON),
        (r"\bwhat (?:happens|if|now)\b", Wanted.OUTCOME),
        (r"^whats?\b", Wanted.MEANING),
        (r"^which\b", Wanted.CHOICE),
        (r"^how\b", Wanted.WAY),
        (rf"^if\b|\b{_POLAR} {_SUBJECT}\b", Wanted.YES_OR_NO),
    ]
]
# Who asks what happens may get a yes or no, and the other way round.
_ALIKE = frozenset({Wanted.YES_OR_NO, Wanted.OUTCOME})
_NARROW = frozenset({Wanted.NUMBER, Wanted.PERSON, Wanted.MOMENT, Wanted.PLACE})


def wanted(said: Iterable[str]) -> Wanted:
    """What kind of answer a question wants.

    :param said: the normal forms of its words.

    >>> wanted(words("how many cards do I draw")), wanted(words("my hand is full, may I draw")), wanted(["mulligan"])
    (<Wanted.NUMBER: 'number'>, <Wanted.YES_OR_NO: 'yes or no'>, <Wanted.ANY: ''>)
    """
    return _wanted(" ".join(said))


@lru_cache(maxsize=1_000)
def _wanted(text: str) -> Wanted:
    return next((wanted for pattern, wanted in _WANTED if pattern.search(text)), Wanted.ANY)


def differs(one: Wanted, other: Wanted) -> bool:
    """Whether two questions want different kinds of answers, as far as they say."""
    return bool(one and other) and one != other and not {one, other} <= _ALIKE


def is_narrow(asked: Wanted) -> bool:
    """Whether a question wants one thing, that is seldom said where nobody asks for it."""
    return asked in _NARROW


def is_question(text: str) -> bool:
    """Whether a query asks something, or tells a case, and is not a list of words or a title.

    >>> is_question("can I block twice"), is_question("final brawl")
    (True, False)
    """
    said = words(text)
    if len(said) < SHORTEST:
        return text.rstrip().endswith("?") and len(said) > 1
    return (
        text.rstrip().endswith("?")
        or said[0] in ASKING
        or bool(TELLING & set(said))
        or sum(word in STOP_WORDS for word in said) > 2
    )
