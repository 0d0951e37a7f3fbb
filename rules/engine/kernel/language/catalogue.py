"""A catalogue: the constructs of a game's language, and the productions that a reader and a renderer go by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field
from enum import Enum
from typing import Final

from rules.engine.kernel.language import english
from rules.engine.kernel.language.constructs import CatalogueError, Sort, Takes, fields_of, literal
from rules.engine.kernel.language.templates import ANY, Slot, TemplateError, Way, Word, ways
from rules.engine.kernel.language.verbs import Voices, deed_templates, event_templates

NUMBER: Final = "#"
"""The first word of a number, as ``Cell.first`` has it; ``$key`` is one of a list of names."""


@dataclass(frozen=True, slots=True, eq=False)
class Production:
    """One way to say a construct, ready to be read; ``items`` are words and the cells of what stands in the slots.

    ``paths``: for each slot the field that it fills, in ``nested`` perhaps one of a value that is a field itself.
    """

    construct: type
    way: Way
    items: tuple[str | Cell, ...]
    paths: tuple[tuple[str, ...], ...]
    fixed: Mapping[tuple[str, ...], object]
    nested: Mapping[str, type]
    constant: Enum | None = None
    template: str = ""

    def make(self, values: Iterable[object]) -> object:
        """The value, from those of the slots in their order; two of one field that is a list are put together."""
        if self.constant is not None:
            return self.constant
        given: dict[tuple[str, ...], object] = dict(self.fixed)
        for path, each in zip(self.paths, values, strict=True):
            before = given.get(path)
            given[path] = (*before, *each) if isinstance(before, tuple) and isinstance(each, tuple) else each
        inner: dict[str, dict[str, object]] = {name: {} for name in self.nested}
        outer: dict[str, object] = {}
        for path, each in given.items():
            if len(path) == 1:
                outer[path[0]] = each
            else:
                inner[path[0]][path[1]] = each
        for name, construct in self.nested.items():
            outer[name] = construct(**inner[name])
        made: object = self.construct(**outer)
        return made


@dataclass(slots=True, eq=False)
class Cell:
    """What can stand in a slot: values of some kinds in one form, or several of them in a list."""

    index: int
    kinds: tuple[type, ...]
    form: str
    named: str | None = None
    listed: str | None = None
    item: Cell | None = None
    productions: tuple[Production, ...] = ()
    first: dict[str, tuple[Production, ...]] = field(default_factory=dict)

    @property
    def called(self) -> str:
        """What a player calls it, for messages."""
        if self.named:
            return f"a {self.named}"
        if self.item:
            return self.item.called
        if int in self.kinds:
            return "a number"
        kind = self.kinds[0]
        return (issubclass(kind, Sort) and kind.called) or _spaced(kind.__name__)


def _spaced(name: str) -> str:
    return "".join(f" {each.lower()}" if each.isupper() else each for each in name).strip()


@dataclass(frozen=True, slots=True)
class Options:
    """What besides its constructs a catalogue says.

    :param voices: how deeds become what happens (``verbs``).
    :param fillers: words that a template may leave out without another meaning.
    :param spelling: other ways to write words (``tokens.tokens_of``).
    """

    voices: Voices | None = None
    fillers: frozenset[str] = frozenset()
    spelling: Mapping[str, str] = field(default_factory=dict)


class Catalogue:
    """The constructs of a language.

    :param constructs: the classes, in the order in which a renderer prefers them.
    :raises CatalogueError: for a template, a field or a name in one that does not fit.
    """

    def __init__(self, constructs: Iterable[type], options: Options | None = None) -> None:
        self.constructs: Final = tuple(dict.fromkeys(constructs))
        self.options: Final = options or Options()
        called = Counter(each.__name__ for each in self.constructs)
        if len(called) < len(self.constructs):
            raise CatalogueError(f"two constructs are called {called.most_common(1)[0][0]}")
        self.order: Final = {each: n for n, each in enumerate(self.constructs)}
        self.cells: Final[list[Cell]] = []
        self._by_key: Final[dict[tuple[object, ...], Cell]] = {}
        self._waiting: Final[list[Callable[[], None]]] = []
        self.productions: Final = {each: tuple(self._productions(each)) for each in self.constructs}
        self._enums: Final[dict[type[Enum], tuple[Production, ...]]] = {}
        self._fill()

    def cell(self, sort: type, form: str = ANY) -> Cell:
        """The cell of a sort in a form, to be read as a whole text."""
        made = self._cell((sort,), form, None, (), None)
        self._fill()
        return made

    def first_words(self, sort: type, form: str = ANY) -> tuple[str, ...]:
        """What a text of this sort can begin with: words, ``#`` for a number, ``$key`` for a name."""
        return tuple(sorted(self.cell(sort, form).first))

    def templates(self, construct: type) -> Iterator[tuple[type, Mapping[str, type], str]]:
        """The templates that say a construct: what they make, the classes of parts that they make too, the words."""
        assert issubclass(construct, Sort)
        written = construct.words
        for each in (written,) if isinstance(written, str) else written:
            yield construct, {}, each
        if construct.verb is None:
            return
        for each in deed_templates(construct.verb):
            yield construct, {}, each
        voices = self.options.voices
        if voices is not None and issubclass(construct, fields_of(voices.event)[voices.deed].kinds):
            gap_of = {
                name: gap
                for name, takes in fields_of(construct).items()
                for sort, gap in voices.gaps.items()
                if sort in takes.kinds
            }
            for each in event_templates(construct.verb, voices, gap_of):
                yield voices.event, {voices.deed: construct}, each

    def _productions(self, construct: type) -> Iterator[Production]:
        seen: set[tuple[object, ...]] = set()
        for target, nested, template in self.templates(construct):
            try:
                for way in ways(template):
                    if not way.items:
                        raise CatalogueError("a template that can be said without a word")
                    key = (target, way.form, way.items, way.fixed)
                    if key not in seen:
                        seen.add(key)
                        yield self._production(target, nested, way, template)
            except (CatalogueError, TemplateError) as error:
                raise CatalogueError(f"{construct.__name__}: {error} (in {template!r})") from None

    def _production(self, target: type, nested: Mapping[str, type], way: Way, template: str) -> Production:
        items: list[str | Cell] = []
        paths: list[tuple[str, ...]] = []
        for item in way.items:
            if isinstance(item, Word):
                items.append(item.word)
                continue
            path = tuple(item.field.split("."))
            items.append(self._slot(item, self.takes(target, nested, path)))
            paths.append(path)
        fixed = {
            path: literal(text, self.takes(target, nested, path), f"{target.__name__}.{name}", self.constructs)
            for name, text in way.fixed
            for path in [tuple(name.split("."))]
        }
        self._complete(target, nested, {*paths, *fixed})
        return Production(target, way, tuple(items), tuple(paths), fixed, nested, None, template)

    @staticmethod
    def takes(target: type, nested: Mapping[str, type], path: tuple[str, ...]) -> Takes:
        """What the field at a path takes."""
        owner = target if len(path) == 1 else nested.get(path[0], target)
        found = fields_of(owner).get(path[-1])
        if found is None or len(path) > 2:
            raise CatalogueError(f"there is no field {'.'.join(path)!r}")
        return found

    @staticmethod
    def _complete(target: type, nested: Mapping[str, type], said: set[tuple[str, ...]]) -> None:
        owners: list[tuple[tuple[str, ...], type]] = [((), target), *(((name,), each) for name, each in nested.items())]
        for prefix, owner in owners:
            for name, takes in fields_of(owner).items():
                if (
                    takes.default is MISSING
                    and (*prefix, name) not in said
                    and name not in (nested if not prefix else ())
                ):
                    raise CatalogueError(f"{owner.__name__}.{name} is neither said nor has it a default")

    def _slot(self, slot: Slot, takes: Takes) -> Cell:
        kinds = takes.kinds
        if slot.sort is not None:
            kinds = (self._called(slot.sort, kinds),)
        without = tuple(self._called(each, kinds) for each in slot.without)
        if takes.many != (slot.listed is not None):
            raise CatalogueError(f"{slot.field} is {'' if takes.many else 'not '}a list")
        return self._cell(kinds, slot.form, slot.listed, without, takes.named)

    def _called(self, name: str, kinds: tuple[type, ...]) -> type:
        pool = dict.fromkeys(every for each in self.constructs for every in each.__mro__)
        found = [each for each in pool if each.__name__ == name and issubclass(each, kinds)]
        if len(found) != 1:
            raise CatalogueError(f"there is {'more than one' if found else 'no'} {name} among {kinds}")
        return found[0]

    def _cell(
        self, kinds: tuple[type, ...], form: str, listed: str | None, without: tuple[type, ...], named: str | None
    ) -> Cell:
        key = (kinds, form, listed, without, named)
        if key in self._by_key:
            return self._by_key[key]
        item = self._cell(kinds, form, None, without, named) if listed else None
        made = Cell(len(self.cells), kinds, form, named, listed, item)
        self.cells.append(made)
        self._by_key[key] = made
        if item is None and named is None:
            self._waiting.append(lambda: self._settle(made, without))
        return made

    def _settle(self, cell: Cell, without: tuple[type, ...]) -> None:
        found: list[Production] = []
        for kind in cell.kinds:
            if issubclass(kind, Enum):
                found += [each for each in self._words_of(kind) if each.way.form in ("", cell.form) or cell.form == ANY]
        for construct in self.constructs:
            found += [
                each
                for each in self.productions[construct]
                if issubclass(each.construct, cell.kinds)
                and not (without and issubclass(each.construct, without))
                and cell.form in (each.way.form, ANY)
            ]
        cell.productions = tuple(dict.fromkeys(found))

    def _words_of(self, kind: type[Enum]) -> tuple[Production, ...]:
        if kind not in self._enums:
            made: list[Production] = []
            for member in kind:
                for template in str(member.value).split("|"):
                    for way in ways(f"@# {template}" if "#" in template else template):
                        words = tuple(each.word for each in way.items if isinstance(each, Word))
                        made.append(Production(kind, way, words, (), {}, {}, member, template))
            self._enums[kind] = tuple(made)
        return self._enums[kind]

    def _fill(self) -> None:
        """Gives the cells their productions, and the first words of each, until nothing is added."""
        if not self._waiting:
            return
        while self._waiting:
            self._waiting.pop()()
        firsts: dict[int, set[str]] = {each.index: set() for each in self.cells}
        grown = True
        while grown:
            grown = False
            for cell in self.cells:
                found = self._firsts(cell, firsts)
                if len(found) > len(firsts[cell.index]):
                    firsts[cell.index] = found
                    grown = True
        for cell in self.cells:
            by_word: dict[str, list[Production]] = {}
            for each in cell.productions:
                head = each.items[0]
                for word in (head,) if isinstance(head, str) else firsts[head.index]:
                    by_word.setdefault(word, []).append(each)
            plain = cell.productions or cell.item is not None
            cell.first = {word: tuple(rows) for word, rows in by_word.items()}
            if not plain or cell.item is not None:
                cell.first = {word: cell.first.get(word, ()) for word in firsts[cell.index]}
            elif int in cell.kinds:
                cell.first.setdefault(NUMBER, ())

    @staticmethod
    def _firsts(cell: Cell, firsts: Mapping[int, set[str]]) -> set[str]:
        if cell.named is not None and cell.item is None:
            return {f"${cell.named}"}
        if cell.item is not None:
            return set(firsts[cell.item.index])
        found = {NUMBER} if int in cell.kinds else set()
        for each in cell.productions:
            head = each.items[0]
            found |= {head} if isinstance(head, str) else firsts[head.index]
        return found


def number_fits(n: int, form: str) -> bool:
    """Whether a number is one of this form: one of a singular, any other of a plural."""
    return form not in english.NUMBERS or (n == 1) == (form == english.SINGULAR)
