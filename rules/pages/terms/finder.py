"""Finding glossary terms in a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rules.pages.terms.inflection import plural, verb_forms
from rules.pages.terms.reviewed import CAPITALISED, FORMS, NOT_BEFORE, TITLE_CASE, UNEXPLAINED, VERBS

# A word with all that hyphens tie to it: "face-down" is one word, and "non-target" no target.
WORD = re.compile(r"(?<![\w'’-])[+-]?\w+(?:-\w+)*")
END = re.compile(r"(?!\w|-\w|['’](?!s\b)\w)")
AMOUNT = re.compile(r"^[+-](?:X|\d+)$")  # "+X damage" is also found in "+2 damage" and "-1 damage"
UNSPEAKABLE = re.compile(r"\.\.\.|=")  # names that are patterns and stand in no text: "when ... enters play", "X="


@dataclass(frozen=True)
class Form:
    """A way to write a term: its first word, what follows that, and what must not follow all of it."""

    slug: str
    first: str
    rest: str
    unless: re.Pattern[str] | None = None

    @property
    def exact(self) -> bool:
        """Whether its capitals count: a State is a card type, a state is not."""
        return (self.first + self.rest) != (self.first + self.rest).lower()


@dataclass(frozen=True)
class Found:
    """A term in a text, from ``start`` to before ``end``."""

    slug: str
    start: int
    end: int


class TermFinder:
    """Finds the terms of one game's glossary; ``names`` are their names by slug, ``skip`` the slugs never found."""

    def __init__(self, game: str, names: Mapping[str, str], skip: Iterable[str] = ()) -> None:
        self._forms: dict[str, list[Form]] = {}
        without = UNEXPLAINED.get(game, frozenset()).union(skip)
        written = {slug: _name(slug, name, game) for slug, name in names.items() if slug not in without}
        taken = {name.lower() for name in written.values()}
        for slug, name in sorted(written.items(), key=_length):
            if UNSPEAKABLE.search(name):
                continue
            self._add(slug, name)
            # What another term is called is no inflection of this one; of two terms the shorter has a form.
            for form in (*FORMS.get(slug, ()), *_inflected(name)):
                if form.lower() not in taken:
                    taken.add(form.lower())
                    self._add(slug, form)
        for forms in self._forms.values():
            forms.sort(key=lambda form: -len(form.rest))

    def _add(self, slug: str, text: str) -> None:
        first, space, rest = text.partition(" ")
        unless = re.compile(NOT_BEFORE[slug]) if slug in NOT_BEFORE and not rest else None
        self._forms.setdefault(_key(first), []).append(Form(slug, first, space + rest, unless))

    def find(self, text: str) -> Iterator[Found]:
        """The terms in a text from left to right, the longest at each place."""
        place = 0
        for match in WORD.finditer(text):
            if match.start() < place:
                continue
            for form in self._forms.get(_key(match[0]), ()):
                end = match.end() + len(form.rest)
                if _reads(form, match[0], text[match.end() : end]) and END.match(text, end):
                    if form.unless is None or not form.unless.match(text, end):
                        yield Found(form.slug, match.start(), end)
                        place = end
                    break


def _reads(form: Form, first: str, rest: str) -> bool:
    """Whether what stands there is the form; its first word may open a sentence."""
    if not form.exact:
        return rest.lower() == form.rest
    return rest == form.rest and (form.first in (first, first.lower()) or bool(AMOUNT.match(first)))


def _key(word: str) -> str:
    return "+x" if AMOUNT.match(word) else word.lower()


def _length(item: tuple[str, str]) -> tuple[int, str]:
    return len(item[1]), item[0]


def _name(slug: str, name: str, game: str) -> str:
    return name.lower() if game in TITLE_CASE and slug not in CAPITALISED else name


def _inflected(name: str) -> Iterator[str]:
    first, _, rest = name.partition(" ")
    if not rest:
        if "/" not in name:  # "declare/declaration": two words, both in the reviewed list
            yield from (plural(name),) if name[:1].isupper() else verb_forms(name)
        return
    if first in VERBS:
        yield from (f"{form} {rest}" for form in verb_forms(first))
    else:
        before, _, last = name.rpartition(" ")
        yield f"{before} {plural(last)}"
