"""The words of a construct, as they are written in a catalogue, and every way in which they can be said.

A template is words and slots, divided by spaces::

    @# [up to {upto=True}] {n} card# (in|from) {place}

- ``{field}`` is another value; ``{field:Sort}`` one of a narrower sort, ``{field-Class}`` none of these classes,
  ``{field@form}`` one in that form. ``{field/and}``, ``/or`` and ``/and-or`` are lists with that word before the last,
  ``/set`` and ``/seq`` values side by side (of a set the order means nothing), ``/,`` and ``/;`` values with these
  signs between them.
- ``{field=text}`` says nothing and fixes a field: a number, ``True``, ``False``, a name of its enumeration, or ``#``:
  whether the number is plural.
- ``[...]`` may be left out; what slots stand in it have then their defaults. ``(a|b)`` is one of several; the first
  is what a renderer writes.
- ``card#`` is a noun in the number of the template, ``get~`` a verb in its form (``(put|place)~`` one of several),
  ``'s#`` the possessive. ``{x@#}`` is a value in that number, ``{x@~}`` one in that form of the verb.
- ``@form`` in front is the form that a template gives: ``@#`` both numbers, ``@~`` every form of a verb, ``@a|b`` any
  of several. With ``#`` in the words alone, both numbers are read. A verb beside a number agrees with it.
- ``<`` in front: for reading only. ``\\`` before a bracket: the bracket itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rules.engine.kernel.language import english
from rules.engine.kernel.language.tokens import tokens_of
from rules.engine.kernel.value import value

PIECE: Final = re.compile(r"\{[^{}]*\}|\\.|[\[\]()|]|'s#?(?![^\W\d_])|[^\W\d_]+(?:[-'][^\W\d_]+)*[#~]?|::|[^\s{}]")
SLOT: Final = re.compile(
    r"\{(?P<field>[a-z_.]+)(?P<sort>:\w+)?(?P<without>-[\w,]+)?(?P<form>@[\w#~]+)?(?P<list>/(?:and-or|and|or|set|seq|sentences|,|;))?\}"
)
FIXED: Final = re.compile(r"\{(?P<field>[a-z_.]+)=(?P<text>[^{}]*)\}")
HEADER: Final = re.compile(r"\s*(?P<read_only><)?\s*(?:@(?P<forms>[\w#~|]+)\s+)?(?P<body>.*)", re.DOTALL)
VERBS: Final = re.compile(r"\(([a-z|]+)\)~")
ANY: Final = "*"
"""The form of a slot that takes a value in whatever form."""


class TemplateError(ValueError):
    """A template that cannot be read: a fault of the catalogue."""


@value
class Word:
    """A word that stands there as it is."""

    word: str


@value
class Slot:
    """A place for a value; ``listed`` says how several of them follow each other."""

    field: str
    form: str = ANY
    sort: str | None = None
    without: tuple[str, ...] = ()
    listed: str | None = None


Item = Word | Slot


@value
class Way:
    """One way in which a template can be said; ``fixed`` are fields with the text that fixes them."""

    form: str
    items: tuple[Item, ...]
    fixed: tuple[tuple[str, str], ...]
    optional_words: tuple[str, ...] = ()
    read_only: bool = False

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(each for each in self.items if isinstance(each, Slot))


@value
class _Said:
    """A way before it is known in which number and form; ``optional`` are words that could have been left out."""

    pieces: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


def ways(template: str) -> tuple[Way, ...]:
    """Every way in which a template can be said; the first of each form is what a renderer prefers.

    >>> [" ".join(str(each.word) for each in way.items) for way in ways("@# card#")]
    ['card', 'cards']
    """
    header = HEADER.fullmatch(template)
    assert header is not None
    forms = (header["forms"] or "").split("|")
    body = _parse(VERBS.sub(lambda verbs: f"({verbs[1].replace('|', '~|')}~)", header["body"]), template)
    varies = any("#" in piece for said in body for piece in said.pieces)
    made: dict[Way, None] = {}
    for form in forms:
        for said in body:
            for own, number, verb in _variants(form, varies):
                way = _said(said, number, verb, template)
                made[Way(own, way.items, way.fixed, way.optional_words, bool(header["read_only"]))] = None
    return tuple(made)


def _variants(form: str, varies: bool) -> Iterator[tuple[str, str, str]]:
    """The form of the cell, the number and the form of the verb, for each way in which a template varies."""
    if form == "~":
        for each in english.VERB_FORMS:
            yield each, english.SINGULAR, each
    elif form == "#":
        for number in english.NUMBERS:
            yield number, number, english.AGREES[number]
    elif form in english.NUMBERS:
        yield form, form, english.AGREES[form]
    elif varies:
        for number in english.NUMBERS:
            yield form, number, english.AGREES[number]
    else:
        yield form, english.SINGULAR, form if form in english.VERB_FORMS else english.THIRD


def _parse(body: str, template: str) -> tuple[_Said, ...]:
    pieces = PIECE.findall(body)
    if "".join(pieces) != re.sub(r"\s+", "", body):
        raise TemplateError(f"{template!r}: {body!r} has a sign that means nothing in a template")
    said, rest = _alternatives(pieces, 0, template)
    if rest != len(pieces):
        raise TemplateError(f"{template!r}: {pieces[rest]!r} closes nothing")
    return said


def _alternatives(pieces: list[str], at: int, template: str) -> tuple[tuple[_Said, ...], int]:
    """The ways to say what stands up to the next closing bracket, and where that is."""
    done: list[_Said] = []
    here = [_Said()]
    while at < len(pieces):
        piece = pieces[at]
        if piece in "])":
            break
        if piece == "|":
            done += here
            here, at = [_Said()], at + 1
        elif piece in "[(":
            inner, at = _alternatives(pieces, at + 1, template)
            if at == len(pieces) or pieces[at] != {"[": "]", "(": ")"}[piece]:
                raise TemplateError(f"{template!r}: {piece!r} is not closed")
            if piece == "[":
                inner = (*(_Said(each.pieces, _literal(each.pieces) or each.optional) for each in inner), _Said())
            here = [_Said(a.pieces + b.pieces, a.optional + b.optional) for a in here for b in inner]
            at += 1
        else:
            here = [_Said((*each.pieces, piece), each.optional) for each in here]
            at += 1
    return (*done, *here), at


def _literal(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The words of an optional part that says nothing else: a renderer writes them, and they have to be fillers."""
    return () if any(piece.startswith("{") for piece in pieces) else pieces


def _said(said: _Said, number: str, verb: str, template: str) -> Way:
    items: list[Item] = []
    fixed: list[tuple[str, str]] = []
    for piece in said.pieces:
        if piece.startswith("{"):
            setting = FIXED.fullmatch(piece)
            if setting:
                plural = str(number == english.PLURAL)
                fixed.append((setting["field"], plural if setting["text"] == "#" else setting["text"]))
            else:
                items.append(_slot(piece, number, verb, template))
        elif piece == "'s#":
            items.append(Word("'s" if number == english.SINGULAR else "'"))
        elif piece == "'s":
            items.append(Word(piece))
        elif piece.endswith("#") and len(piece) > 1:
            items.append(Word(english.noun(piece[:-1], number)))
        elif piece.endswith("~") and len(piece) > 1:
            items.append(Word(english.verb(piece[:-1], verb)))
        else:
            items += [Word(each.word) for each in tokens_of(piece.removeprefix("\\"))]
    return Way("", tuple(items), tuple(fixed), said.optional)


def _slot(piece: str, number: str, verb: str, template: str) -> Slot:
    match = SLOT.fullmatch(piece)
    if match is None:
        raise TemplateError(f"{template!r}: {piece!r} is no slot")
    form = match["form"][1:] if match["form"] else ANY
    form = {"#": number, "~": verb}.get(form, form)
    without = tuple(match["without"][1:].split(",")) if match["without"] else ()
    return Slot(match["field"], form, match["sort"] and match["sort"][1:], without, match["list"] and match["list"][1:])
