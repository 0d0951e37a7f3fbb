"""Reading a text by a catalogue: every reading is kept, and understood is what has exactly one.

Top down, with a memory by cell and place: a chart. Equal values are one object, so that two ways to one value are not
two readings. The work is linear in the places for each cell, and bounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rules.engine.kernel.language.catalogue import NUMBER, Catalogue, Cell, Production, number_fits
from rules.engine.kernel.language.constructs import Sort
from rules.engine.kernel.language.tokens import Token, tokens_of
from rules.engine.kernel.value import value

MAX_READINGS: Final = 32
"""Different values of one cell at one place, beyond which a text is given up."""
SENTENCES: Final = "sentences"
STOPS: Final = {",": ",", ";": ";", SENTENCES: "."}
MAX_WORK: Final = 60_000
"""Productions tried for one text."""


class TooHardError(Exception):
    """A text with more readings, or more work, than the bounds allow."""


class Node:
    """A value, where it was read (words), and the nodes of its parts with the fields that they fill."""

    __slots__ = ("end", "listed", "parts", "production", "start", "value")

    def __init__(
        self,
        value: object,
        start: int,
        end: int,
        parts: tuple[Node, ...] = (),
        production: Production | None = None,
        listed: str | None = None,
    ) -> None:
        self.value = value
        self.start = start
        self.end = end
        self.parts = parts
        self.production = production
        self.listed = listed

    def __repr__(self) -> str:
        return f"Node({self.value!r}, {self.start}, {self.end})"


@value
class Understood:
    """The one reading of a text."""

    node: Node
    tokens: tuple[Token, ...]


@value
class Ambiguous:
    """A text with several readings."""

    nodes: tuple[Node, ...]
    tokens: tuple[Token, ...]


@value
class Unread:
    """A text without a reading: the first word (by number) that fits nowhere, and what could stand there instead.

    ``at`` may be the number of words: the text ends too early. ``wanted`` are words in quotes and kinds of thing, as a
    player calls them.
    """

    at: int
    wanted: tuple[str, ...]
    tokens: tuple[Token, ...]
    too_hard: bool = False


Tail = tuple[int, tuple[Node, ...]]
"""Where the rest of a list ends, and what is in it."""

Reading = Understood | Ambiguous | Unread


class Names:
    """Closed lists of names by their keys, as the cards there are give them."""

    def __init__(self, lists: Mapping[str, Iterable[str]] | None = None) -> None:
        self._by_first: Final[dict[str, list[tuple[str, tuple[Token, ...], str]]]] = {}
        for key, names in (lists or {}).items():
            for name in sorted(set(names)):
                words = tokens_of(name)
                if words:
                    self._by_first.setdefault(words[0].word, []).append((key, words, name))

    def at(self, tokens: Sequence[Token], place: int) -> list[tuple[str, str, int]]:
        """The names that stand at a place: their key, the name, and where it ends. Capitals have to be there."""
        return [
            (key, name, place + len(words))
            for key, words, name in self._by_first.get(tokens[place].word, ())
            if all(map(_same, words, tokens[place : place + len(words)])) and place + len(words) <= len(tokens)
        ]


def _same(name: Token, said: Token) -> bool:
    return name.word == said.word and (said.written[:1].isupper() or not name.written[:1].isupper())


def read(
    catalogue: Catalogue,
    text: str,
    sort: type,
    *,
    form: str = "*",
    names: Names | None = None,
    spelling: Mapping[str, str] | None = None,
) -> Reading:
    """Reads a text as one value of a sort; ``spelling``: other ways to write something in this text.

    >>> # see tests/engine/language for a small game
    """
    tokens = tokens_of(text, {**catalogue.options.spelling, **(spelling or {})})
    cell = catalogue.cell(sort, form)
    reader = _Reader(catalogue, tokens, names or Names())
    try:
        whole = [node for node in reader.cell(cell, 0) if node.end == len(tokens)]
    except TooHardError:
        return Unread(0, (), tokens, too_hard=True)
    if len(whole) == 1:
        return Understood(whole[0], tokens)
    if whole:
        return Ambiguous(tuple(whole), tokens)
    return _fault(catalogue, tokens, cell, names or Names())


def _fault(catalogue: Catalogue, tokens: tuple[Token, ...], cell: Cell, names: Names) -> Unread:
    """Where a reading came to its end; read once more, for that is asked of few texts."""
    reader = _Reader(catalogue, tokens, names, telling=True)
    for node in reader.cell(cell, 0):
        reader.want(node.end, "the end of the sentence")
    return Unread(reader.furthest, tuple(reader.wanted), tokens)


def in_order(catalogue: Catalogue, listed: str | None, values: Sequence[object]) -> tuple[object, ...]:
    """The values of a list; those of a set in an order of their own, as the order of the text means nothing."""
    if listed != "set":
        return tuple(values)
    return tuple(sorted(values, key=lambda each: (catalogue.order.get(type(each), -1), repr(each))))


class _Reader:
    def __init__(self, catalogue: Catalogue, tokens: tuple[Token, ...], names: Names, telling: bool = False) -> None:
        self.catalogue = catalogue
        self.tokens = tokens
        self.words = [each.word for each in tokens]
        self.names = [names.at(tokens, place) for place in range(len(tokens))]
        self.keys = [
            (each.word, *((NUMBER,) if each.number is not None else ()), *{f"${key}" for key, _, _ in here})
            for each, here in zip(tokens, self.names, strict=True)
        ]
        self.memory: dict[int, tuple[Node, ...]] = {}
        self.tails: dict[int, tuple[Tail, ...]] = {}
        self.values: dict[object, object] = {}
        self.work = 0
        self.telling = telling
        self.furthest = 0
        self.wanted: dict[str, None] = {}

    def want(self, place: int, what: str) -> None:
        if place > self.furthest:
            self.furthest = place
            self.wanted = {}
        if place == self.furthest:
            self.wanted[what] = None

    def cell(self, cell: Cell, place: int) -> tuple[Node, ...]:
        """Every value of a cell that begins at a place, one for each end and value."""
        key = place * len(self.catalogue.cells) + cell.index
        if key in self.memory:
            return self.memory[key]
        if place == len(self.tokens) or not any(each in cell.first for each in self.keys[place]):
            if self.telling:
                self.want(place, cell.called)
            self.memory[key] = ()
            return ()
        found: dict[tuple[int, int], Node] = {}
        if cell.item is not None:
            self._list(cell, place, found)
        elif cell.named is not None:
            for named, name, end in self.names[place]:
                if named == cell.named:
                    self._keep(found, Node(name, place, end))
        else:
            number = self.tokens[place].number
            if int in cell.kinds and number is not None and number_fits(number, cell.form):
                self._keep(found, Node(number, place, place + 1))
            tried: dict[Production, None] = {}
            for each in self.keys[place]:
                for production in cell.first.get(each, ()):
                    tried[production] = None
            for production in tried:
                self._items(production, 0, place, place, (), found)
        if len(found) > MAX_READINGS:
            raise TooHardError
        self.memory[key] = made = tuple(found.values())
        return made

    def _keep(self, found: dict[tuple[int, int], Node], node: Node) -> None:
        node.value = self.values.setdefault((type(node.value), node.value), node.value)
        found.setdefault((node.end, id(node.value)), node)

    def _items(
        self,
        production: Production,
        n: int,
        start: int,
        place: int,
        parts: tuple[Node, ...],
        found: dict[tuple[int, int], Node],
    ) -> None:
        items, words = production.items, self.words
        if n == 0:
            self.work += 1
            if self.work > MAX_WORK:
                raise TooHardError
        while n < len(items):
            item = items[n]
            n += 1
            if isinstance(item, str):
                if place < len(words) and words[place] == item:
                    place += 1
                    continue
                if self.telling:
                    self.want(place, f'"{item}"')
                return
            for node in self.cell(item, place):
                self._items(production, n, start, node.end, (*parts, node), found) if n < len(items) else self._made(
                    production, start, (*parts, node), node.end, found
                )
            return
        self._made(production, start, parts, place, found)

    def _made(
        self,
        production: Production,
        start: int,
        parts: tuple[Node, ...],
        end: int,
        found: dict[tuple[int, int], Node],
    ) -> None:
        made = production.make([each.value for each in parts])
        if isinstance(made, Sort) and made.fault() is not None:
            return
        self._keep(found, Node(made, start, end, parts, production))

    def _list(self, cell: Cell, place: int, found: dict[tuple[int, int], Node]) -> None:
        assert cell.item is not None
        for node in self.cell(cell.item, place):
            for end, rest in self._tails(cell, node.end, commas=False):
                nodes = (node, *rest)
                if cell.listed == "set" and len(nodes) != len({id(each.value) for each in nodes}):
                    continue
                values = in_order(self.catalogue, cell.listed, [each.value for each in nodes])
                self._keep(found, Node(values, place, end, nodes, listed=cell.listed))

    def _tails(self, cell: Cell, place: int, commas: bool) -> tuple[Tail, ...]:
        """What can follow in a list; memory of their own keeps nested lists linear.

        "a", "a and b", "a, b and c", "a, b, and c"; sentences end with a full stop, each.
        """
        key = ((place * len(self.catalogue.cells)) + cell.index) * 2 + commas
        if key in self.tails:
            return self.tails[key]
        assert cell.item is not None
        assert cell.listed is not None
        made: list[Tail] = [] if commas or cell.listed == SENTENCES else [(place, ())]
        if cell.listed in ("set", "seq"):
            self._followed(cell, place, commas, made)
        elif cell.listed in STOPS:
            # A quotation that ends with a full stop of its own ends the sentence around it too.
            quoted = cell.listed == SENTENCES and self.words[place - 1] == '"'
            if quoted or self._word(place, STOPS[cell.listed]):
                after = place if quoted else place + 1
                if cell.listed == SENTENCES:
                    made.append((after, ()))
                self._followed(cell, after, commas, made)
        else:
            for last in cell.listed.split("-"):
                after = place + 1 if commas and place < len(self.words) and self.words[place] == "," else place
                if self._word(after, last):
                    made += [(node.end, (node,)) for node in self.cell(cell.item, after + 1)]
            if self._word(place, ","):
                self._followed(cell, place + 1, True, made)
        if len(made) > MAX_READINGS:
            raise TooHardError
        self.tails[key] = tuple(made)
        return self.tails[key]

    def _followed(self, cell: Cell, place: int, commas: bool, made: list[Tail]) -> None:
        assert cell.item is not None
        for node in self.cell(cell.item, place):
            made += [(end, (node, *rest)) for end, rest in self._tails(cell, node.end, commas)]

    def _word(self, place: int, word: str) -> bool:
        if place < len(self.words) and self.words[place] == word:
            return True
        if self.telling:
            self.want(place, f'"{word}"')
        return False
