"""Sentences that go on with the ability before them though they refer back to nothing: "Turn :: Gain 2 Power. Draw."

What only happens, and does not hold, is no ability by itself. Half an ability does the wrong thing: such a sentence
belongs to the one that it follows, and if it is not understood, neither is that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.lowering import effects
from rules.engine.shadowfist.lowering.reading import Ability
from rules.engine.shadowfist.text.abilities import Activated, NotUnderstood, Triggered
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.timing import AtMoment, Clause, During, If, Until, When, While

# An unread sentence that begins so says what somebody does.
SOMEBODY_DOES = re.compile(
    r"(then|also|you|each (player|opponent)|(all )?(other )?(players|opponents)|(an|any|that) (opponent|player))\b",
    re.IGNORECASE,
)
# What one does for something else, in older texts ("turn to heal subject"), when a card is played, what is paid for.
APART = re.compile(r"(turn|pay|sacrifice|discard|return|reveal)\b.* to\b|(play|use)\b|\w+:", re.IGNORECASE)
# Circumstances of what is an ability by itself.
BY_ITSELF = (While, When, During, AtMoment)
FIRST = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Stray:
    """A sentence by its places among the compiled abilities, and those of the ability that it follows.

    ``clear``: it belongs to that. "Smoke this card if you control its subject" may be an ability by itself (5.2.3).
    """

    places: tuple[int, ...]
    before: tuple[int, ...]
    clear: bool


def strays(
    abilities: Sequence[object],
    read: Sequence[tuple[tuple[int, ...], object]],
    lowered: Sequence[ab.Ability | ab.Unsupported],
) -> Iterator[Stray]:
    """The sentences that go on with the ability before them.

    :param abilities: the compiled ones.
    :param read: each ability as it is read, with its places.
    :param lowered: what each of these does.
    """
    before: tuple[int, ...] | None = None
    for (places, reading), made in zip(read, lowered, strict=True):
        if before is not None and isinstance(made, ab.Unsupported) and _goes_on(reading):
            yield Stray(places, before, not _has_condition(reading))
        elif isinstance(abilities[places[0]], Activated | Triggered):
            before = places
        else:
            before = None


def _goes_on(reading: object) -> bool:
    if isinstance(reading, NotUnderstood):
        return _says_what_is_done(reading.text)
    if not isinstance(reading, Ability) or reading.kind != "Static" or reading.openers or reading.left:
        return False
    return any(_is_done(each) for each in reading.clauses)


def _has_condition(reading: object) -> bool:
    return isinstance(reading, Ability) and any(
        isinstance(adverb, If) for each in reading.clauses for adverb in each.adverbs
    )


def _is_done(clause: Clause) -> bool:
    """Whether a clause says what is done once: it has no circumstance of what holds, or it says until when."""
    if any(isinstance(each, BY_ITSELF) for each in clause.adverbs):
        return False
    if any(isinstance(each, Until) for each in clause.adverbs):
        return True
    action = clause.action
    return isinstance(action, Act) and clause.mode in ("do", "may") and action.verb in effects.RULES


def _says_what_is_done(text: str) -> bool:
    """Whether a sentence that is not read says what somebody does."""
    if "::" in text or APART.match(text):
        return False
    first = FIRST.match(text)
    return bool(SOMEBODY_DOES.match(text)) or (first is not None and first.group().lower() in effects.RULES)
