"""The text of a card: where its abilities begin and end, and what each says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rules.engine.kernel.language.faults import fault_of, unbound_fault
from rules.engine.kernel.language.reader import Names, Reading, Understood, read
from rules.engine.kernel.language.references import Bound, bind
from rules.engine.kernel.language.renderer import render
from rules.engine.kernel.language.sentences import sentences
from rules.engine.kernel.language.tokens import tokens_of
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.abilities import Played
from rules.engine.ufs.constructs.catalogue import catalogue
from rules.engine.ufs.constructs.sorts import Ability
from rules.engine.ufs.model.cards import TRAITS

SYMBOLS: Final = (
    *("[Air]", "[All]", "[Chaos]", "[Death]", "[Earth]", "[Evil]", "[Fire]", "[Good]", "[Infinity]", "[Life]"),
    *("[Order]", "[Void]", "[Water]"),
)
LOWER_HEAD: Final = re.compile(r"\b(?:[ferx]|first|combo|desperation)\b|(?<=\b[ferFER] )[a-z]+")
NAME: Final = r"[A-Z][\w'’.-]*(?:[ ][A-Z][\w'’.-]*)*"
HEAD: Final = re.compile(
    r"(?:^|(?<=[.)\n])|(?<=[.)\n][ ]))[ ]*"
    r"(?P<before>(?:First[ ]+)?(?:Combo[ ]*\([^)\n]*\)[ ]+)?"
    rf"(?:\[\w+\][ ]+)*(?:{NAME}(?:(?:/|,[ ]|[ ]or[ ]){NAME})*[ ]+)?)"
    r"(?P<letter>[FER])(?=[ :(])(?P<costs>[ ]*(?:\[[^\]\n]*\][ ]*)?(?:[A-Z(][^:.\n]*)?):",
    re.MULTILINE,
)
KEYWORDS: Final = re.compile(r"\w+(?: - \w+)*")
GENDERS: Final = ("Male", "Female")
PREFIXES: Final = ("First", "Desperation", "Combo")
CHARACTER: Final = re.compile(rf"[Cc]haracter(?: card)? is ({NAME})")
TOKEN: Final = re.compile(r"\b([A-Z][\w-]*) tokens?\b")
GOES_ON: Final = re.compile(
    r"X (?:equals|is|may|cannot)|Only playable|Playable|Then\b|If (?:you do|they do|that|it|successful|the|this)\b"
    r"|(?:Those|These|They|That|It)\b|This card is considered|.*\b(?:this turn|chosen|revealed|instead)\b",
)


@value
class Missing:
    """An ability that is not understood: its place in the text, and what is in the way, in a player's words."""

    start: int
    end: int
    why: str
    at: int
    ambiguous: bool = False


@value
class CardText:
    """What a text says; ``spans`` are the places of the abilities in it, ``missing`` what is not understood."""

    abilities: tuple[Ability, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()
    missing: tuple[Missing, ...] = ()


@lru_cache(maxsize=4096)
def read_text(text: str, keywords: tuple[str, ...] = (), title: str = "", type_: str = "") -> CardText:
    """What the text of a card says, ability by ability.

    >>> len(read_text("E: Draw 1 card. F Commit: Gain 2 vitality.").abilities)
    2
    """
    made: list[Ability] = []
    spans: list[tuple[int, int]] = []
    missing: list[Missing] = []
    for start, end in places(text):
        found = read_ability(text[start:end], title)
        if isinstance(found, Ability):
            made.append(found)
            spans.append((start, end))
        else:
            missing.append(Missing(start, end, found.why, start + found.at, found.ambiguous))
    return CardText(tuple(made), tuple(spans), tuple(missing))


def read_ability(text: str, title: str = "") -> Ability | Missing:
    """The one meaning of one ability, its references bound, or why there is none."""
    plain = plain_text(text)
    reading = reading_of(text, title)
    if not isinstance(reading, Understood):
        fault = fault_of(catalogue(), plain, reading, Ability)
        return Missing(0, len(text), fault.message, fault.start, type(reading).__name__ == "Ambiguous")
    bound = bind(catalogue(), reading)
    if not isinstance(bound, Bound):
        unbound = unbound_fault(plain, reading.tokens, bound[0])
        return Missing(0, len(text), unbound.message, unbound.start)
    assert isinstance(bound.value, Ability)
    return bound.value


def written(ability: Ability) -> str:
    """An ability in its canonical words."""
    text = render(catalogue(), ability, Ability)
    if not isinstance(ability, Played):
        return text
    head, colon, rest = text.partition(":")
    return LOWER_HEAD.sub(lambda word: word[0].title(), head) + colon + rest


def reading_of(text: str, title: str = "") -> Reading:
    """Every reading of one ability."""
    plain = plain_text(text)
    names = names_in(text)
    own = " ".join(each.word for each in tokens_of(title.strip(".·•*: ")))
    spelling = {own: "this card"} if own and own not in {"this card", *(each.lower() for each in names)} else {}
    lists = {"symbol": SYMBOLS, "trait": TRAITS, "character": names, "token": TOKEN.findall(plain)}
    return read(catalogue(), plain, Ability, names=Names(lists), spelling=spelling)


def names_in(text: str) -> list[str]:
    """The names of characters, by their place: before the letter of an ability, or what a character is said to be."""
    found = [each.rstrip(".") for each in CHARACTER.findall(text)]
    for head in HEAD.finditer(text):
        words = re.sub(r"\([^)]*\)", " ", head["before"])
        for prefix in PREFIXES:
            words = re.sub(rf"\b{prefix}\b", " ", words)
        found += re.split(r"/|, | or ", words.strip())
    return [each.strip() for each in found if each.strip() and not each.startswith("[") and each not in GENDERS]


def plain_text(text: str) -> str:
    """A text as it is read, each letter in its place: "non-attack" is two words; it ends with a full stop.

    >>> plain_text("E: Discard 1 non-attack card")
    'E: Discard 1 non attack card.'
    """
    plain = re.sub(r"\bnon-(?=\w)", "non ", text.rstrip(), flags=re.IGNORECASE).replace("\n", " ")
    plain = re.sub(r"/(?=[^/:]*/[^:]*:)", ",", plain)
    if KEYWORDS.fullmatch(plain):
        plain = plain.replace(" - ", " , ")
    return plain if plain.endswith((".", "'", '"', ".)")) else f"{plain}."


def places(text: str) -> Iterator[tuple[int, int]]:
    """Where the abilities begin and end: a played one at the next, or where a line does not go on with it.

    >>> list(places("Your attacks get +1 damage. E: Draw 1 card."))
    [(0, 27), (28, 43)]
    >>> list(places("E: Gain X vitality.\\nX equals 2.\\nYour attacks get +1 damage."))
    [(0, 31), (32, 59)]
    """
    heads = [found.start("before") for found in HEAD.finditer(text)]
    for here, following in pairwise([0, *heads, len(text)]):
        played = here in heads
        if following > here:
            yield from _parts(text, here, following, played)


def _parts(text: str, start: int, end: int, played: bool) -> Iterator[tuple[int, int]]:
    """The ability that begins here, and the continuous ones behind it."""
    begun: int | None = None
    until = start
    for a, b in sentences(text[start:end]):
        a, b = a + start, b + start
        same_line = "\n" not in text[until:a]
        if begun is not None and ((played and same_line) or GOES_ON.match(text[a:b])):
            until = b
            continue
        if begun is not None:
            yield begun, until
            played = False
        begun, until = a, b
    if begun is not None:
        yield begun, until
