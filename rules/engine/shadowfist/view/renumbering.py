"""Numbers in digits on a card, and effects that raise or lower one of them (4.6, 7.5)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.engine.kernel.frozen import changed
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir.continuous import LeastNumber
from rules.engine.shadowfist.ir.words import KeywordName
from rules.engine.shadowfist.lowering.rules_text import RulesText
from rules.engine.shadowfist.lowering.texts import compile_card_text, read_abilities
from rules.engine.shadowfist.query.scope import CannotRunError

# A number in digits in a rules text: not part of a word.
DIGITS = re.compile(r"(?<!\w)\d+(?!\w)")
# Which way a number goes.
UP, DOWN = "raise", "lower"
WAYS = (UP, DOWN)
CHARACTERISTICS = ("cost", "fighting", "power", "body")


@dataclass(frozen=True)
class Renumbered:
    """A number on a card, by its name, and what is added to it."""

    name: str
    by: int


def numbers(text: RulesText) -> dict[str, int]:
    """The numbers in digits on a card, each by its name, in the order of the card.

    They are its characteristics, ``text 1``, ``text 2`` and so on in its rules text, and there by the name of the
    special ability whose number it is: ``toughness``.
    """
    face = text.face
    found = {name: number for name in CHARACTERISTICS if isinstance(number := getattr(face, name), int)}
    names = [_name(each).value.lower() for each in text.specials]
    for place, match in enumerate(DIGITS.finditer(face.text), 1):
        before = face.text[: match.start()].lower().rstrip(": ")
        name = next((each for each in names if before.endswith(each)), f"text {place}")
        found[name if name not in found else f"text {place}"] = int(match.group())
    return found


def _name(special: ab.Keyword | ab.Priced) -> KeywordName:
    return special.name if isinstance(special, ab.Priced) else special.special.name


@lru_cache(maxsize=512)
def renumbered(text: RulesText, change: Renumbered) -> RulesText:
    """The wording with one number changed.

    :raises CannotRunError: if the text with that number cannot be read.
    """
    face = text.face
    number = numbers(text).get(change.name)
    if number is None:
        return text
    if change.name in CHARACTERISTICS:
        face = changed(face, {change.name: number + change.by})
        return RulesText(face, text.abilities, text.not_understood, text.strength)
    place = list(numbers(text)).index(change.name) - sum(name in CHARACTERISTICS for name in numbers(text))
    match = list(DIGITS.finditer(face.text))[place]
    new = replace(face, text=f"{face.text[: match.start()]}{number + change.by}{face.text[match.end() :]}")
    reread = read_abilities(new, compile_card_text(new.text, title=new.title, type=new.type).abilities)
    if len(reread.not_understood) > len(text.not_understood):
        raise CannotRunError(f"{face.title} with {number + change.by} in the place of {number}")
    return reread


def forbids(limit: LeastNumber, now: int, then: int) -> bool:
    """Whether a number may not go from one value to another.

    >>> forbids(LeastNumber(1), 11, 10), forbids(LeastNumber(1, digits=True, only_lowered=True), 11, 10)
    (False, True)
    """
    if limit.only_lowered and then >= now:
        return False
    if not limit.digits:
        return then < limit.least
    # Read from the last digit on: what stands before the first digit is none.
    pairs = zip(reversed(str(max(now, 0))), reversed(str(max(then, 0))), strict=False)
    return any(int(new) < limit.least <= int(old) for old, new in pairs)
