"""The fields of the query language that cards of UFS have (UFS 2.1 to 2.7, 2.14, 11); other cards have none of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from django.db.models import F, Q

from rules.cardquery.field import COMPARE, LOOKUPS, ONLY, Field, of_any_printing
from rules.cardquery.values import ValueProblem
from rules.engine.ufs import BLOOD_TYPES, SYMBOLS, UNKNOWN, ZONES
from rules.games.ufs.measures import MeasureError, grams, millimetres
from rules.models import UfsCharacteristics

OF = "printing__ufs__"
# The columns of each number; a split card has two difficulties.
NUMBERS = {
    "difficulty": ("difficulty", "second_difficulty"),
    "diff": ("difficulty", "second_difficulty"),
    "control": ("control",),
    "speed": ("speed",),
    "damage": ("damage",),
    "block": ("block_modifier",),
    "hand": ("hand_size",),
    "handsize": ("hand_size",),
    "vitality": ("vitality",),
}
HAVE_X = frozenset({"difficulty", "second_difficulty", "speed", "damage"})
OF_ATTACKS = frozenset({"speed", "damage"})
GENDERS = {"m": "M", "male": "M", "f": "F", "female": "F", UNKNOWN: UNKNOWN}
LESS_OR_MORE = re.compile(r"[+-]?[0-9]{1,4}")


def _number(name: str) -> Callable[[str, str], Q]:
    """A comparison with a number, X, or another number of the card; a card without the number never meets it."""

    def build(op: str, value: str) -> Q:
        columns, wanted = NUMBERS[name], value.lower()
        if wanted == "x":
            with_x = [column for column in columns if column in HAVE_X]
            if op not in ONLY or not with_x:
                raise ValueProblem(f"X is no number: only difficulty=x, speed=x and damage=x find it, not {name}{op}x")
            return _any(Q(**{f"{OF}{column}_x": True}) for column in with_x)
        if wanted in NUMBERS:
            return _any(_two(op, one, other) for one in columns for other in NUMBERS[wanted])
        if not LESS_OR_MORE.fullmatch(value):
            raise ValueProblem(f"{value!r} must be a whole number, X or {', '.join(NUMBERS)}")
        return _any(_compared(op, f"{OF}{column}", int(value)) for column in columns)

    return build


def _any(conditions: object) -> Q:
    found = Q(pk__in=[])
    for condition in conditions:  # type: ignore[attr-defined]
        found |= condition
    return found


def _two(op: str, one: str, other: str) -> Q:
    """Two numbers of a card, or of one half of it: a split card's attack is its second half."""
    condition = _compared(op, f"{OF}{one}", F(f"{OF}{other}")) & Q(**{f"{OF}{other}__isnull": False})
    if "difficulty" in (one, other) and OF_ATTACKS & {one, other}:
        return condition & ~Q(type__contains="/")
    if {one, other} == {"difficulty", "second_difficulty"}:
        return Q(pk__in=[])
    return condition


def _compared(op: str, path: str, value: object) -> Q:
    if op == "!=":
        return Q(**{f"{path}__isnull": False}) & ~Q(**{path: value})
    return Q(**{f"{path}{LOOKUPS[op]}": value})


def _measure(name: str, column: str, read: Callable[[str], int | None]) -> Callable[[str, str], Q]:
    """A height or weight; what is unknown is found by ``?``, and is never more or less than anything."""

    def build(op: str, value: str) -> Q:
        try:
            wanted = read(value)
        except MeasureError as error:
            raise ValueProblem(str(error)) from error
        if wanted is not None:
            return _compared(op, f"{OF}{column}", wanted)
        if op == "!=":
            return Q(**{f"{OF}{column}__isnull": False})
        if op not in ONLY:
            raise ValueProblem(f"? is no number: only {name}=? and {name}!=? find it")
        return Q(**{f"{OF}{name}": UNKNOWN})

    return build


def _word(column: str, values: dict[str, str], what: str) -> Callable[[str, str], Q]:
    """One of some words."""

    def build(op: str, value: str) -> Q:
        wanted = values.get(value.lower())
        if wanted is None:
            raise ValueProblem(f"{value!r} is no {what}; there is {', '.join(dict.fromkeys(values.values()))}")
        return Q(**{f"{OF}{column}": wanted})

    return build


def _resources(op: str, value: str) -> Q:
    """Resource symbols by inclusion; ``:`` is "at least these"."""
    wanted = [word for word in re.split(r"[,;+/ ]+", value.lower().replace("[", " ").replace("]", " ")) if word]
    unknown = [word for word in wanted if word not in SYMBOLS]
    if unknown or not wanted:
        raise ValueProblem(f"{(unknown or [value])[0]!r} is no resource of UFS; there is {', '.join(SYMBOLS)}")
    asked = set(wanted)

    def fits(printed: set[str]) -> bool:
        return {
            ":": printed >= asked,
            ">=": printed >= asked,
            ">": printed > asked,
            "<=": printed <= asked,
            "<": printed < asked,
            "=": printed == asked,
            "!=": printed != asked,
        }[op]

    found = [each for each in _different("resources") if fits(set(each.split()))]
    return Q(**{f"{OF}control__isnull": False, f"{OF}resources__in": found})


def keyword(value: str) -> Q:
    """A keyword of a card (2.14), with or without its value."""
    plain = " ".join(value.lower().replace("|", " ").split())
    spaced = re.sub(r"\s*:\s*", ": ", plain)
    return Q(**{f"{OF}keyword_index__in": [each for each in _different("keyword_index") if f"|{spaced}|" in each]})


def _different(column: str) -> list[str]:
    """The different values of a column, which are few: its index is asked for those that fit."""
    return list(UfsCharacteristics.objects.order_by().values_list(column, flat=True).distinct())


def _collector_number(op: str, value: str) -> Q:
    return Q(ufs__collector_number__iexact=value)


_ZONES = dict(zip(ZONES, ZONES, strict=True))
TABLE = (
    Field(("difficulty", "diff"), COMPARE, _number("difficulty"), "UFS: difficulty, of either half", "difficulty<=2"),
    Field(("control",), COMPARE, _number("control"), "UFS: control value", "control>=5"),
    Field(("res", "resource"), COMPARE, _resources, "UFS: resource symbols, one or several", "res:fire,order"),
    Field(("block",), COMPARE, _number("block"), "UFS: block modifier", "block<=0"),
    Field(("bz", "blockzone"), ONLY, _word("block_zone", _ZONES, "zone"), "UFS: zone of the block", "bz:low"),
    Field(("speed",), COMPARE, _number("speed"), "UFS: speed of an attack", "speed>difficulty"),
    Field(("zone", "attackzone"), ONLY, _word("attack_zone", _ZONES, "zone"), "UFS: zone of an attack", "zone:high"),
    Field(("damage",), COMPARE, _number("damage"), "UFS: damage of an attack", "damage>=5"),
    Field(("hand", "handsize"), COMPARE, _number("hand"), "UFS: hand size of a character", "hand>=6"),
    Field(("vitality",), COMPARE, _number("vitality"), "UFS: vitality of a character", "vitality<25"),
    Field(("gender",), ONLY, _word("gender", GENDERS, "gender"), "UFS: gender of a character", "gender:f"),
    Field(
        ("height",),
        COMPARE,
        _measure("height", "height_mm", millimetres),
        "UFS: height of a character",
        "height>=180cm",
    ),
    Field(("weight",), COMPARE, _measure("weight", "weight_g", grams), "UFS: weight of a character", "weight<60kg"),
    Field(
        ("blood",),
        ONLY,
        _word("blood_type", {each.lower(): each for each in BLOOD_TYPES}, "blood type"),
        "UFS: blood type of a character",
        "blood:ab",
    ),
    Field(
        ("cn", "number"),
        ONLY,
        of_any_printing(_collector_number),
        "UFS: collector's number of a printing",
        "cn:12",
        _collector_number,
    ),
)
