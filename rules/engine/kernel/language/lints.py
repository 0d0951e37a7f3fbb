"""What is wrong with a catalogue, found before any text is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from typing import Final

from rules.engine.kernel.language import english
from rules.engine.kernel.language.catalogue import Catalogue, Cell, Production, number_fits
from rules.engine.kernel.language.constructs import Sort, fields_of
from rules.engine.kernel.language.reader import SENTENCES, Ambiguous, Names, Understood, Unread, in_order, read
from rules.engine.kernel.language.references import Mark
from rules.engine.kernel.language.renderer import in_sentences
from rules.engine.kernel.language.tokens import tokens_of
from rules.engine.kernel.value import walk

ENOUGH: Final = 3
"""Samples of each cell: a list may need two that differ, a value may refuse some."""

Said = tuple[list[str], object]


def lint(catalogue: Catalogue, roots: tuple[type, ...], names: Names, sample_names: dict[str, str]) -> list[str]:
    """Every fault of a catalogue, a sentence each; none: it can be used.

    :param roots: the sorts that are read as whole texts.
    :param sample_names: a name for each key of ``names``, to say samples with.
    """
    endless = list(left_recursion(catalogue))
    return endless or [
        *unsaid_fields(catalogue),
        *unknown_fillers(catalogue),
        *wrong_agreement(catalogue),
        *unreachable(catalogue, roots),
        *said_alike(catalogue, names, sample_names),
    ]


def left_recursion(catalogue: Catalogue) -> Iterator[str]:
    """A cell that begins with itself would be read for ever."""
    begins = {cell.index: _begins(cell) for cell in catalogue.cells}
    for cell in catalogue.cells:
        seen: set[int] = set()
        waiting = list(begins[cell.index])
        while waiting:
            here = waiting.pop()
            if here.index == cell.index:
                yield f"{cell.called} ({cell.form}) begins with itself, perhaps by way of others: left recursion"
                break
            if here.index not in seen:
                seen.add(here.index)
                waiting += begins[here.index]


def _begins(cell: Cell) -> list[Cell]:
    heads = [each.items[0] for each in cell.productions]
    return [*([cell.item] if cell.item else []), *(each for each in heads if isinstance(each, Cell))]


def unsaid_fields(catalogue: Catalogue) -> Iterator[str]:
    """A field that no template says or fixes could never have another value than its default."""
    said: dict[type, set[str]] = {}
    for rows in catalogue.productions.values():
        for each in rows:
            for path in (*each.paths, *each.fixed):
                owner = each.construct if len(path) == 1 else each.nested[path[0]]
                said.setdefault(owner, set()).add(path[-1])
            said.setdefault(each.construct, set()).update(each.nested)
    for construct in catalogue.constructs:
        for name, takes in fields_of(construct).items():
            if name not in said.get(construct, set()) and Mark not in takes.kinds:
                yield f"{construct.__name__}.{name}: no template says it"


def unknown_fillers(catalogue: Catalogue) -> Iterator[str]:
    """A word that may be left out, and is no filler: the text with and without it would mean the same."""
    for construct, rows in catalogue.productions.items():
        words = {word for each in rows for word in each.way.optional_words}
        for word in sorted(words - catalogue.options.fillers):
            if not re.fullmatch(r"\W", word):
                yield f"{construct.__name__}: {word!r} may be left out and is no filler"


def wrong_agreement(catalogue: Catalogue) -> Iterator[str]:
    """A verb that is written with the number of a noun."""
    verbs = {each.verb.base for each in catalogue.constructs if issubclass(each, Sort) and each.verb}
    known = verbs | set(english.IRREGULAR)
    for construct in catalogue.constructs:
        for _, _, template in catalogue.templates(construct):
            for word in re.findall(r"\b([a-z]+)#", template):
                if word in known:
                    yield f"{construct.__name__}: {word + '#'!r} is a verb; write {word + '~'!r}"


def unreachable(catalogue: Catalogue, roots: tuple[type, ...]) -> Iterator[str]:
    """A construct that nothing which can be read has a place for, or one of its forms."""
    waiting = [catalogue.cell(each) for each in roots]
    seen = {each.index for each in waiting}
    reached: set[Production] = set()
    while waiting:
        cell = waiting.pop()
        reached.update(cell.productions)
        nexts = [item for each in cell.productions for item in each.items if isinstance(item, Cell)]
        for each in [*nexts, *([cell.item] if cell.item else [])]:
            if each.index not in seen:
                seen.add(each.index)
                waiting.append(each)
    for construct, rows in catalogue.productions.items():
        own = [each for each in rows if each.construct is construct]
        if own and not any(each in reached for each in own):
            yield f"{construct.__name__}: nothing that can be read has a place for it"


def said_alike(catalogue: Catalogue, names: Names, sample_names: dict[str, str]) -> Iterator[str]:
    """Two constructs for one text, or a text that is written and cannot be read."""
    samples = Samples(catalogue, sample_names)
    for cell in list(catalogue.cells):
        if cell.item is not None or cell.named is not None or not issubclass(cell.kinds[0], Sort):
            continue
        if len(cell.kinds) > 1 or cell is not catalogue.cell(cell.kinds[0], cell.form):
            continue
        for production in cell.productions:
            said = samples.of(production)
            if said is None:
                yield f"{production.construct.__name__}: {production.template!r} cannot be filled"
                continue
            text = in_sentences(" ".join(said[0]))
            reading = read(catalogue, text, cell.kinds[0], form=cell.form, names=names)
            if isinstance(reading, Ambiguous) and not _differ_in_scope(reading):
                both = " and ".join(repr(each.value) for each in reading.nodes[:2])
                yield f"{text!r} is {both}"
            elif isinstance(reading, Unread):
                yield f"{text!r} is written by {production.construct.__name__} and cannot be read"


def _differ_in_scope(reading: Ambiguous) -> bool:
    """Whether the readings have the same constructs, one inside another in different ways: both are honest."""
    parts = [Counter(type(each).__name__ for each in walk(node.value)) for node in reading.nodes]
    return all(each == parts[0] for each in parts[1:])


class Samples:
    """A text for each production, with the shortest texts in its slots that are values together."""

    def __init__(self, catalogue: Catalogue, names: dict[str, str]) -> None:
        self.catalogue = catalogue
        self.names = names
        self.said: dict[int, list[Said]] = {}
        grown = True
        while grown:
            grown = False
            for cell in catalogue.cells:
                if len(self.said.get(cell.index, ())) < ENOUGH:
                    found = self._shortest(cell)
                    grown |= len(found) > len(self.said.get(cell.index, ()))
                    self.said[cell.index] = found

    def of(self, production: Production) -> Said | None:
        """The words of a production and the value that they say; nothing, where its slots cannot be filled yet."""
        slots = [self.said.get(each.index, []) for each in production.items if isinstance(each, Cell)]
        for chosen in islice(product(*slots), 30):
            value = production.make([each for _, each in chosen])
            if isinstance(value, Sort) and value.fault() is not None:
                continue
            parts = iter(chosen)
            words = [w for item in production.items for w in ([item] if isinstance(item, str) else next(parts)[0])]
            return words, value
        return None

    def _shortest(self, cell: Cell) -> list[Said]:
        if cell.named is not None:
            return [([self.names[cell.named]], self.names[cell.named])]
        if cell.item is not None:
            return list(self._lists(cell, self.said.get(cell.item.index, [])))
        if int in cell.kinds:
            return [([str(n)], n) for n in (1, 2) if number_fits(n, cell.form)]
        found: list[Said] = []
        for production in sorted(cell.productions, key=lambda each: len(each.items)):
            said = self.of(production)
            if said is not None and all(said[1] != value for _, value in found):
                found.append(said)
            if len(found) == ENOUGH:
                break
        return found

    def _lists(self, cell: Cell, items: list[Said]) -> Iterator[Said]:
        """One item, and two of them that differ."""
        for several in (items[:1], items[:2]):
            if several and (len(several) == 2 or several == items[:1]):
                between = {"set": [], "seq": [], SENTENCES: ["."], ",": [","]}.get(cell.listed or "")
                words = list(several[0][0])
                for more, _ in several[1:]:
                    words += [*([(cell.listed or "").split("-")[0]] if between is None else between), *more]
                values = in_order(self.catalogue, cell.listed, [each for _, each in several])
                yield [*words, *(["."] if cell.listed == SENTENCES else [])], values


def silent_words(
    catalogue: Catalogue, text: str, sort: type, *, form: str = "*", names: Names | None = None
) -> list[str]:
    """The words of a text that is understood whose deletion leaves its meaning as it was, fillers left out."""
    whole = read(catalogue, text, sort, form=form, names=names)
    if not isinstance(whole, Understood):
        return []
    found: list[str] = []
    for token in tokens_of(text):
        rest = read(catalogue, text[: token.start] + text[token.end :], sort, form=form, names=names)
        same = isinstance(rest, Understood) and rest.node.value == whole.node.value
        if same and token.word not in catalogue.options.fillers and token.word.isalnum():
            found.append(token.word)
    return found
