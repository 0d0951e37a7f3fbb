"""Verb rows: one row gives a verb in every voice and form.

A deed is a construct with a row instead of words::

    @value
    class Discard(Deed):
        object: Cards
        origin: Place | None = None
        verb = Verb("discard", "{object}", passive_only="[from {origin}]")

The row gives the deed in every form of the verb ("discard a card", "discards ...", "discarded ...", "discarding ...").
With ``Voices`` it also gives what happens when somebody does it, which is a value with the doer and the deed: active
("your opponent discards a card"), passive with the doer before or after the rest ("a card is discarded by your
opponent"), with a gap ("[a card] your opponent discarded", "[a card] discarded by your opponent"), and with a
preposition that is left behind ("[a player] you gave control to"). Active and passive are one value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rules.engine.kernel.language import english
from rules.engine.kernel.value import value

HELPING: Final = re.compile(r"(\w+)~")
OBJECT: Final = re.compile(r"^\{object[^}]*\}")
LAST_PREPOSITION: Final = re.compile(r"\[?(\w+) \{(\w+)\}\]?$")
BE: Final = {
    english.THIRD: ("is", "are"),
    english.PAST: ("was", "were"),
    english.INFINITIVE: ("be", "be"),
    english.PARTICIPLE: ("been", "been"),
}


@dataclass(frozen=True)
class Verb:
    """What one verb says. A game's own rows add to it what becomes of whom.

    :param base: the verb, with its particle after a space if it has one ("give up").
    :param rest: the template of what follows: ``{object}`` first, if it has one, then the other roles.
    :param passive_only: roles that belong to the verb in the passive and behind a gap only; in the active they are
        the noun's ("discard a card from your hand").
    :param state: it lasts ("control"), and is no event.
    :param passive: it has a passive; needs ``{object}``.
    """

    base: str
    rest: str = ""
    passive_only: str = ""
    state: bool = False
    passive: bool = True


@value
class Auxiliary:
    """A form of what happens: words before the verb, and the form of the verb that follows them."""

    words: str
    verb: str


@value
class Voices:
    """The construct of what happens, its fields of the doer and the deed, and the forms in which it can be said.

    ``gaps``: for each sort that can be missing, the name of the construct that stands for what is missing.
    """

    event: type
    who: str
    deed: str
    forms: Mapping[str, Auxiliary]
    gaps: Mapping[type, str]


NOW: Final = Auxiliary("", english.THIRD)
DID: Final = Auxiliary("", english.PAST)


def deed_templates(row: Verb) -> Iterator[str]:
    """The templates of a deed: who does it is said elsewhere."""
    stem, _, particle = row.base.partition(" ")
    yield f"@~ {stem}~ {_with_particle(row.rest, particle)}"
    if particle and OBJECT.match(row.rest):
        yield f"<@~ {stem}~ {particle} {row.rest}"


def _with_particle(rest: str, particle: str) -> str:
    found = OBJECT.match(rest)
    return f"{found[0]} {particle} {rest[found.end() :]}" if particle and found else f"{particle} {rest}"


def event_templates(row: Verb, voices: Voices, gap_of: Mapping[str, str]) -> Iterator[str]:
    """The templates of what happens, whose deed is the construct of this row.

    :param gap_of: for each field of the deed that can be missing, the construct that stands for it.
    """
    who, deed = f"{{{voices.who}", voices.deed
    nested = re.sub(r"\{(\w)", rf"{{{deed}.\1", row.rest)
    apart = re.sub(r"\{(\w)", rf"{{{deed}.\1", row.passive_only)
    stem, _, particle = row.base.partition(" ")
    participle = f"{english.verb(stem, english.PARTICIPLE)} {particle}"
    objects = re.match(rf"^\{{{deed}\.object[^}}]*\}}", nested)
    after = nested[objects.end() :] if objects else nested
    for form, auxiliary in voices.forms.items():
        finite = auxiliary.verb == english.THIRD
        doing = f"{stem}~" if finite else english.verb(stem, auxiliary.verb)
        yield f"@{form} {who}@#}} {auxiliary.words} {doing} {_nested_particle(nested, objects, particle)}"
        if objects and particle:
            yield f"<@{form} {who}@#}} {auxiliary.words} {doing} {particle} {nested}"
        if objects is None:
            continue
        if row.passive:
            thing = objects[0].replace("}", "@#}")
            for number, be in zip(english.NUMBERS, BE[auxiliary.verb], strict=True):
                words = _agreeing(auxiliary.words, number)
                head = f"@{form} {thing.replace('@#', '@' + number)} {words} {be} {participle}"
                yield f"{head} [by {who}}}] {after} {apart}"
                yield f"<{head} {after} {apart} by {who}}}"
        gap = gap_of.get("object")
        if gap is None:
            continue
        missing = f"{{{deed}.object={gap}}}"
        yield f"@gap_{form} {missing} {who}@#}} {auxiliary.words} {doing} {particle} {after} {apart}"
        if row.passive and auxiliary.verb == english.PAST:
            yield f"@reduced {missing} {participle} [by {who}}}] {after} {apart}"
            yield f"<@reduced {missing} {participle} {after} {apart} by {who}}}"
    yield from _stranded(row, voices, gap_of, nested, stem)


def _agreeing(words: str, number: str) -> str:
    """Words with their verbs in the form that goes with a number."""
    return HELPING.sub(lambda each: english.verb(each[1], english.AGREES[number]), words)


def _nested_particle(nested: str, objects: re.Match[str] | None, particle: str) -> str:
    return f"{objects[0]} {particle} {nested[objects.end() :]}" if objects else f"{particle} {nested}"


def _stranded(row: Verb, voices: Voices, gap_of: Mapping[str, str], nested: str, stem: str) -> Iterator[str]:
    """The last role is missing, and its preposition is left behind."""
    last = LAST_PREPOSITION.search(row.rest)
    if last is None or last[2] not in gap_of:
        return
    before = nested[: len(nested) - (len(row.rest) - last.start()) - len(voices.deed) - 1]
    if before.count("[") != before.count("]"):
        return
    missing = f"{{{voices.deed}.{last[2]}={gap_of[last[2]]}}}"
    for form, auxiliary in voices.forms.items():
        doing = f"{stem}~" if auxiliary.verb == english.THIRD else english.verb(stem, auxiliary.verb)
        yield f"@gap_{form} {missing} {{{voices.who}@#}} {auxiliary.words} {doing} {before} {last[1]}"
