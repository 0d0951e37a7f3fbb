"""When different words are one designator (rulebook 7.3.1, 1995 FAQ 2.1.1): the forms that a word is reduced to.

A word is brought to its basic form step by step: Gunmen's, Gunmen, Gunman. Two words match when they have a form in
common, and the steps that led there are the rules that make them match. Which steps count is the ruleset's affair;
taking them all tells why two words do not match under a ruleset that knows fewer.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

from rules.engine.shadowfist.designators.adjectives import nouns
from rules.engine.shadowfist.designators.genders import masculine
from rules.engine.shadowfist.designators.plurals import PRONOUN_GROUPS, singulars
from rules.engine.shadowfist.designators.sources import Stated
from rules.engine.shadowfist.designators.table import DesignatorRules, Possessive
from rules.engine.shadowfist.designators.words import fold, possessive_stem


class Step(Enum):
    """A step from a word to its basic form; the value says of two words that they differ by it."""

    POSSESSIVE = "one is a possessive of the other"
    POSSESSIVE_PLURAL = "one is a possessive of the other, formed without an s"
    FIXED = "one could only be a plural of a word that may not be changed"
    PLURAL = "they are singular and plural of one word"
    GENDER = "they are masculine and feminine of one word"
    ADJECTIVE = "one is an adjective formed from the other"
    PRONOUN = "they are personal pronouns in singular and plural"
    ABBREVIATION = "one is short for the other"
    NUMBER = "one is a number in digits, the other is written out"


EVERY_STEP = frozenset(Step)

ABBREVIATIONS = {
    "capt": "captain", "dr": "doctor", "jr": "junior", "lt": "lieutenant", "mo": "motion", "mr": "mister",
    "prof": "professor", "sgt": "sergeant", "slo": "slow", "sr": "senior", "st": "saint", "vs": "versus",
}  # fmt: skip
NUMBERS = {
    "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
    "9": "nine", "10": "ten", "11": "eleven", "12": "twelve", "13": "thirteen", "18": "eighteen", "20": "twenty",
    "100": "hundred", "1000": "thousand", "1000000": "million",
}  # fmt: skip


@dataclass(frozen=True)
class Form:
    """A form of a word and the steps that led to it."""

    text: str
    steps: frozenset[Step] = frozenset()


def statement(step: Step, rules: DesignatorRules) -> Stated[Any]:
    """What a ruleset has about a step."""
    statements: dict[Step, Stated[Any]] = {
        Step.POSSESSIVE: rules.possessive,
        Step.POSSESSIVE_PLURAL: rules.possessive,
        Step.FIXED: rules.fixed_inflect,
        Step.PLURAL: rules.plural,
        Step.GENDER: rules.gender,
        Step.ADJECTIVE: rules.adjective,
        Step.PRONOUN: rules.pronouns,
        Step.ABBREVIATION: rules.abbreviations,
        Step.NUMBER: rules.numbers,
    }
    return statements[step]


@lru_cache(maxsize=16)
def steps_of(rules: DesignatorRules) -> frozenset[Step]:
    """The steps that count under a ruleset."""
    return frozenset(step for step in Step if _counts(step, statement(step, rules).value))


def _counts(step: Step, value: bool | Possessive) -> bool:
    if isinstance(value, Possessive):
        return value is Possessive.ANY or (step is Step.POSSESSIVE and value is Possessive.APOSTROPHE_S)
    return value


@lru_cache(maxsize=65536)
def forms(word: str, fixed: bool, allowed: Collection[Step]) -> tuple[Form, ...]:
    """The basic forms of a word by the allowed steps; ``fixed`` for a word that 7.3.3 keeps as it is.

    Possessive, plural and feminine give way to what they are formed from. An adjective stays a word of its own beside
    its noun, since its form alone does not prove that it has one.

    >>> [form.text for form in forms("Gunmen's", False, EVERY_STEP)]
    ['gunman']
    >>> [form.text for form in forms("Heroic", False, EVERY_STEP)]
    ['heroic', 'hero']
    """
    stem, ending = possessive_stem(word)
    found = [Form(fold(word))]
    possessive = Step.POSSESSIVE_PLURAL if ending == "'" else Step.POSSESSIVE
    if ending and possessive in allowed:
        found = [Form(fold(stem), frozenset({possessive}))]
    if not fixed or Step.FIXED in allowed:
        bending = {Step.FIXED} if fixed else set()
        found = _plural(found, bending, allowed)
        if not fixed:
            found = _adjective(_gender(found, allowed), allowed)
    found += _unmatched(found, allowed)
    return tuple({form.text: form for form in reversed(found)}.values())[::-1]


def _plural(found: list[Form], bending: set[Step], allowed: Collection[Step]) -> list[Form]:
    if Step.PLURAL not in allowed:
        return found
    return [
        reduced
        for form in found
        for reduced in [Form(one, form.steps | bending | {Step.PLURAL}) for one in singulars(form.text)] or [form]
    ]


def _gender(found: list[Form], allowed: Collection[Step]) -> list[Form]:
    if Step.GENDER not in allowed:
        return found
    return [Form(other, form.steps | {Step.GENDER}) if (other := masculine(form.text)) else form for form in found]


def _adjective(found: list[Form], allowed: Collection[Step]) -> list[Form]:
    if Step.ADJECTIVE not in allowed:
        return found
    derived = []
    for form in found:
        for noun in nouns(form.text):
            for one in singulars(noun) or (noun,):  # Gutsy, guts, gut
                derived.append(Form(one, form.steps | {Step.ADJECTIVE}))
    return found + derived


def _unmatched(found: list[Form], allowed: Collection[Step]) -> list[Form]:
    """Likenesses that no ruleset lets match; they are followed up to say why not."""
    likened = []
    for form in found:
        for i, group in enumerate(PRONOUN_GROUPS):
            if Step.PRONOUN in allowed and form.text in group:
                likened.append(Form(f"pronoun {i}", form.steps | {Step.PRONOUN}))
        if Step.ABBREVIATION in allowed and form.text in ABBREVIATIONS:
            likened.append(Form(ABBREVIATIONS[form.text], form.steps | {Step.ABBREVIATION}))
        if Step.NUMBER in allowed and form.text in NUMBERS:
            likened.append(Form(NUMBERS[form.text], form.steps | {Step.NUMBER}))
    return likened
