"""The words of the tree and the closed sets of the ``ir`` that they stand for."""

from __future__ import annotations

from rules.engine.shadowfist.ir.words import (
    CardType,
    KeywordName,
    Nameable,
    Pile,
    Quality,
    RestrictionName,
    Row,
    Side,
    Stat,
    Stretch,
    Test,
)
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.model.symbols import BY_NAME, Symbol

TYPES = {
    **{each.value.lower(): each for each in CardType},
    "weapon state": CardType.WEAPON,
    "vehicle state": CardType.VEHICLE,
    "schtick state": CardType.SCHTICK,
    "legal target": CardType.TARGET,
}
QUALITIES = {
    **{each.value.lower(): each for each in Quality},
    "still in play": Quality.IN_PLAY,
    "revealed": Quality.FACE_UP,
    "unrevealed": Quality.FACE_DOWN,
}
del QUALITIES[Quality.ONLY_ATTACKER.value]
NEGATED_QUALITIES = {"non-foundation": Quality.FOUNDATION}
PILES = {
    "hand": Pile.HAND,
    "deck": Pile.DECK,
    "smoked pile": Pile.SMOKED,
    "toasted pile": Pile.TOASTED,
    "burned-for-victory pile": Pile.BURNED,
}
ROWS = {each.value: each for each in Row}
STATS = {
    "cost": Stat.COST,
    "fighting": Stat.FIGHTING,
    "body": Stat.BODY,
    "power": Stat.POWER,
    "damage": Stat.DAMAGE,
    "counter": Stat.COUNTERS,
    "counters": Stat.COUNTERS,
}
TESTS = {
    "": Test.EQUAL,
    "=": Test.EQUAL,
    "is": Test.EQUAL,
    "equal": Test.EQUAL,
    "equal to": Test.EQUAL,
    "exactly": Test.EQUAL,
    "only": Test.EQUAL,
    "number": Test.EQUAL,
    "or less": Test.AT_MOST,
    "or fewer": Test.AT_MOST,
    "at most": Test.AT_MOST,
    "up to": Test.AT_MOST,
    "no greater than": Test.AT_MOST,
    "no more than": Test.AT_MOST,
    "<=": Test.AT_MOST,
    "or more": Test.AT_LEAST,
    "at least": Test.AT_LEAST,
    "no less than": Test.AT_LEAST,
    "equal to or greater than": Test.AT_LEAST,
    "greater than or equal to": Test.AT_LEAST,
    ">=": Test.AT_LEAST,
    "more than": Test.MORE,
    "greater than": Test.MORE,
    "higher than": Test.MORE,
    ">": Test.MORE,
    "less than": Test.FEWER,
    "fewer than": Test.FEWER,
    "lower than": Test.FEWER,
    "<": Test.FEWER,
    "odd": Test.ODD,
    "even": Test.EVEN,
}
SIDES = {each.value: each for each in Side}
NAMEABLES = {
    "resource": Nameable.RESOURCE,
    "faction resource": Nameable.FACTION,
    "faction": Nameable.FACTION,
    "designator": Nameable.DESIGNATOR,
    "title": Nameable.TITLE,
    "type": Nameable.CARD_TYPE,
    "card type": Nameable.CARD_TYPE,
}
STRETCHES = {each.value.lower(): each for each in Stretch}
KEYWORDS = {
    **{each.value.lower(): each for each in KeywordName},
    "regeneration": KeywordName.REGENERATE,
    "corrupt": KeywordName.CORRUPTED,
    "corruption": KeywordName.CORRUPTED,
}
RESTRICTIONS = {each.value.lower(): each for each in RestrictionName}


def test(word: str) -> Test:
    """How a number compares.

    :raises UnsupportedError: for other words.
    """
    if word not in TESTS:
        raise UnsupportedError(f"the comparison {word!r}")
    return TESTS[word]


def keyword(name: str) -> KeywordName:
    """The special ability of that name.

    :raises UnsupportedError: if there is none.
    """
    if name.lower() not in KEYWORDS:
        raise UnsupportedError(f"the special ability {name!r}")
    return KEYWORDS[name.lower()]


def symbol(name: str) -> Symbol:
    """The resource symbol of that name.

    :raises UnsupportedError: if there is none.
    """
    if name.lower() not in BY_NAME:
        raise UnsupportedError(f"the symbol {name!r}")
    return BY_NAME[name.lower()]


def stat(name: str) -> Stat:
    """The number of a card of that name.

    :raises UnsupportedError: if there is none.
    """
    if name.lower() not in STATS:
        raise UnsupportedError(f"{name!r} as a number of a card")
    return STATS[name.lower()]
