"""Resource symbols: the thirteen kinds, and multisets of them (rulebook 1.2, 2.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from rules.engine.kernel.frozen import frozen


class Symbol(Enum):
    """A resource symbol.

    ``value`` is its key in files and JSON, ``letter`` its sign in a compact multiset (unique whatever the case, so
    that a database can compare it), ``community`` the letter of the community card file.
    """

    letter: str
    label: str
    community: str

    DRAGONS = ("dragons", "D", "Dragons", "d")
    ASCENDED = ("ascended", "A", "Ascended", "a")
    LOTUS = ("lotus", "L", "Lotus", "e")
    ARCHITECTS = ("architects", "F", "Architects", "f")
    HAND = ("hand", "H", "Hand", "g")
    MONARCHS = ("monarchs", "M", "Monarchs", "m")
    JAMMERS = ("jammers", "J", "Jammers", "j")
    PURISTS = ("purists", "P", "Purists", "p")
    MASTERS = ("masters", "S", "Masters", "s")
    SYNDICATE = ("syndicate", "Y", "Syndicate", "y")
    CHI = ("chi", "C", "Chi", "C")
    MAGIC = ("magic", "G", "Magic", "M")
    TECH = ("tech", "T", "Tech", "H")

    def __new__(cls, key: str, letter: str, label: str, community: str) -> Symbol:
        member = object.__new__(cls)
        member._value_ = key
        member.letter = letter
        member.label = label
        member.community = community
        return member

    @property
    def is_faction(self) -> bool:
        """Chi, Magic and Tech are talents; all others are factions (rulebook 1.2)."""
        return self not in TALENTS


TALENTS = frozenset({Symbol.CHI, Symbol.MAGIC, Symbol.TECH})
ORDER = {symbol: place for place, symbol in enumerate(Symbol)}
BY_LETTER = {symbol.letter: symbol for symbol in Symbol}
BY_COMMUNITY_LETTER = {symbol.community: symbol for symbol in Symbol}
BY_NAME = {
    **{symbol.value: symbol for symbol in Symbol},
    "high tech": Symbol.TECH,
    "eaters of the lotus": Symbol.LOTUS,
    "architects of the flesh": Symbol.ARCHITECTS,
    "guiding hand": Symbol.HAND,
    "four monarchs": Symbol.MONARCHS,
    "seven masters": Symbol.MASTERS,
}


class SymbolError(ValueError):
    """A text or mapping that is no multiset of symbols; the message quotes it."""


@frozen
class Symbols:
    """A multiset of symbols, partially ordered by inclusion.

    >>> Symbols.of(dragons=2, chi=1) >= Symbols.of(dragons=2)
    True
    >>> str(Symbols.parse("[Dragons][Dragons][Chi]"))
    '[Dragons][Dragons][Chi]'
    """

    counts: tuple[tuple[Symbol, int], ...] = ()

    @classmethod
    def from_counts(cls, counts: Mapping[Symbol, int]) -> Symbols:
        """From numbers by symbol; zeros are left out.

        :raises SymbolError: for a negative number.
        """
        for symbol, number in counts.items():
            if number < 0:
                raise SymbolError(f"{symbol.value}: {number} symbols is less than none")
        return cls(tuple(sorted(((s, n) for s, n in counts.items() if n), key=lambda pair: ORDER[pair[0]])))

    @classmethod
    def of(cls, **numbers: int) -> Symbols:
        """From keys: ``Symbols.of(dragons=2)``."""
        return cls.from_mapping(numbers)

    @classmethod
    def from_mapping(cls, numbers: Mapping[str, object]) -> Symbols:
        """From ``{"dragons": 2}``, as files and JSON write it.

        :raises SymbolError: for an unknown key or a value that is no whole number.
        """
        counts = {}
        for key, number in numbers.items():
            if key not in BY_NAME:
                raise SymbolError(f"{key!r} is no resource; use {', '.join(symbol.value for symbol in Symbol)}")
            if not isinstance(number, int) or isinstance(number, bool):
                raise SymbolError(f"{key}: {number!r} must be a whole number")
            counts[BY_NAME[key]] = number
        return cls.from_counts(counts)

    @classmethod
    def from_letters(cls, letters: str, *, community: bool = False) -> Symbols:
        """From one letter a symbol: ours (``DDC``), or those of the community card file (``ddC``).

        :raises SymbolError: for a letter that stands for none.
        """
        table = BY_COMMUNITY_LETTER if community else BY_LETTER
        counts: dict[Symbol, int] = {}
        for letter in letters:
            if letter not in table:
                raise SymbolError(f"{letter!r} in {letters!r} stands for no resource; known are {''.join(table)}")
            counts[table[letter]] = counts.get(table[letter], 0) + 1
        return cls.from_counts(counts)

    @classmethod
    def parse(cls, text: str) -> Symbols:
        """From bracketed names, ``[Dragons][Chi]``, with or without spaces.

        :raises SymbolError: for anything else.
        """
        names = re.findall(r"\[([^\]]*)\]", text)
        if re.sub(r"\[[^\]]*\]|\s", "", text) or not all(name.lower() in BY_NAME for name in names):
            raise SymbolError(f"{text!r} is no row of resource symbols such as [Dragons][Chi]")
        counts: dict[Symbol, int] = {}
        for name in names:
            symbol = BY_NAME[name.lower()]
            counts[symbol] = counts.get(symbol, 0) + 1
        return cls.from_counts(counts)

    @classmethod
    def total_of(cls, many: Iterable[Symbols]) -> Symbols:
        """The sum of several multisets: a resource pool."""
        counts: dict[Symbol, int] = {}
        for symbols in many:
            for symbol, number in symbols.counts:
                counts[symbol] = counts.get(symbol, 0) + number
        return cls.from_counts(counts)

    def count(self, symbol: Symbol) -> int:
        """How many of one symbol."""
        return dict(self.counts).get(symbol, 0)

    def letters(self) -> str:
        """Compact form in a fixed order, ``DDC``: equal multisets give equal letters."""
        return "".join(symbol.letter * number for symbol, number in self.counts)

    def as_mapping(self) -> dict[str, int]:
        """As files and JSON write it: ``{"dragons": 2, "chi": 1}``."""
        return {symbol.value: number for symbol, number in self.counts}

    @property
    def factions(self) -> frozenset[Symbol]:
        """The factions among the symbols."""
        return frozenset(symbol for symbol, _ in self.counts if symbol.is_faction)

    def __iter__(self) -> Iterator[Symbol]:
        for symbol, number in self.counts:
            yield from [symbol] * number

    def __len__(self) -> int:
        return sum(number for _, number in self.counts)

    def __add__(self, other: Symbols) -> Symbols:
        return Symbols.total_of((self, other))

    def __ge__(self, other: Symbols) -> bool:
        return all(self.count(symbol) >= number for symbol, number in other.counts)

    def __le__(self, other: Symbols) -> bool:
        return other >= self

    def __gt__(self, other: Symbols) -> bool:
        return self >= other and self != other

    def __lt__(self, other: Symbols) -> bool:
        return other > self

    def __str__(self) -> str:
        return "".join(f"[{symbol.label}]" * number for symbol, number in self.counts)
