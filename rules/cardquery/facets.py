"""What the cards that meet a query have: how many are of each faction, type, set and so on.

Each :class:`Facet` is a field of the query language whose values can be listed. Which cards have a value is written
down when the library is published, a bit for each card, so that any number of them are counted at once. A game without
cards of a facet has none of its values: nothing here names a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Max

from rules.cardquery.fields import HAS
from rules.engine.shadowfist import DEFAULT_RULESET, Symbol
from rules.engine.ufs import SYMBOLS, ZONES
from rules.library.publication import Lookups, register
from rules.models import (
    Card,
    CardSet,
    CardType,
    Designation,
    DesignatorCount,
    FacetValue,
    Game,
    Printing,
    Rarity,
)


@dataclass(frozen=True)
class Facet:
    """A field that can be clicked. ``several``: a card may have, and one may ask for, more than one value."""

    field: str
    label: str
    several: bool = False


FACETS = (
    Facet("game", "Game"),
    Facet("f", "Faction", several=True),
    Facet("t", "Type"),
    Facet("cost", "Cost"),
    Facet("res", "Resource", several=True),
    Facet("difficulty", "Difficulty"),
    Facet("control", "Control"),
    Facet("zone", "Attack zone"),
    Facet("bz", "Block zone"),
    Facet("d", "Designator", several=True),
    Facet("kw", "Keyword", several=True),
    Facet("set", "Set"),
    Facet("year", "Printed in"),
    Facet("r", "Rarity"),
    Facet("understood", "Understood by the checker"),
    Facet("has", "Has", several=True),
)


@dataclass(frozen=True)
class Value:
    """A value of a facet: as the query has it, and as a person reads it."""

    value: str
    label: str


# Of designators there are tens of thousands: those that most cards have are written down.
MOST_DESIGNATORS = 400
# So few cards are asked for their designators, whatever these are.
FEW = 300


class Cards:
    """Some cards by their keys, as bits; ``keys`` are at hand where they are few."""

    def __init__(self, keys: Sequence[int]) -> None:
        self.keys = keys
        self.bits = int.from_bytes(_marked(keys), "little")


@dataclass(frozen=True)
class FacetTable:
    """The values of each facet, in the order to list them, and which cards have each."""

    values: dict[str, list[Value]]
    _bits: dict[tuple[str, str], int]
    _numbers: dict[tuple[str, str], int]

    @classmethod
    def read(cls) -> FacetTable:
        """The table of the library that is published."""
        values: dict[str, list[Value]] = {facet.field: [] for facet in FACETS}
        bits, numbers = {}, {}
        rows = FacetValue.objects.values_list("field", "value", "label", "number", "cards")
        for field, value, label, number, cards in rows:
            values[field].append(Value(value, label))
            bits[field, value] = int.from_bytes(cards, "little")
            numbers[field, value] = number
        return cls(values, bits, numbers)

    def counts(self, field: str, cards: Cards | None = None) -> Counter[str]:
        """How many of these cards, or of all, have each value of a facet."""
        if cards is not None and field == "d" and len(cards.keys) <= FEW:
            return _designators_of(cards.keys)
        of_field = [(field, each.value) for each in self.values[field]]
        if cards is None:
            return Counter({key[1]: self._numbers[key] for key in of_field})
        return Counter({key[1]: number for key in of_field if (number := (self._bits[key] & cards.bits).bit_count())})

    def split(self, field: str, value: str, by: str) -> Counter[str]:
        """How many of the cards that have a value of a facet have each value of another."""
        bits = self._bits[field, value]
        others = ((each.value, (self._bits[by, each.value] & bits).bit_count()) for each in self.values[by])
        return Counter({other: number for other, number in others if number})


def _designators_of(cards: Sequence[int]) -> Counter[str]:
    """How many of some cards have each designator."""
    of_cards = Designation.objects.filter(ruleset=DEFAULT_RULESET, card__in=cards).order_by()
    pairs = set(of_cards.values_list("card", "key"))
    counted = DesignatorCount.objects.filter(ruleset=DEFAULT_RULESET, key__in={key for _, key in pairs})
    words = {key: word.lower() for key, word in counted.values_list("key", "word")}
    return Counter(word for _, word in {(card, words[key]) for card, key in pairs if key in words})


def _marked(keys: Iterable[int]) -> bytearray:
    """A bit for each key."""
    keys = list(keys)
    marked = bytearray(max(keys, default=0) // 8 + 1)
    for key in keys:
        marked[key >> 3] |= 1 << (key & 7)
    return marked


class _Made:
    """Reads what each card has."""

    def __init__(self) -> None:
        self.size = (Card.objects.aggregate(last=Max("pk"))["last"] or 0) // 8 + 1
        self.had: dict[str, dict[str, bytearray]] = {facet.field: {} for facet in FACETS}
        self.words: dict[str, str] = {}
        self._read_cards()
        self._read_ufs()
        self._read_printings()
        self._read_designators()
        for name, condition in HAS.items():
            for pk in Card.objects.filter(condition).order_by().values_list("pk", flat=True).iterator():
                self._add("has", pk, name)

    def rows(self) -> Iterator[FacetValue]:
        """The rows of the table, in their order."""
        for facet in FACETS:
            had = self.had[facet.field]
            for each in self._listed(facet.field, set(had)):
                if each.value in had:
                    cards = bytes(had[each.value])
                    number = int.from_bytes(cards, "little").bit_count()
                    yield FacetValue(
                        field=facet.field, value=each.value, label=each.label, number=number, cards=cards.rstrip(b"\0")
                    )

    def _add(self, field: str, pk: int, *values: str) -> None:
        """A card has these values of a facet, too."""
        had = self.had[field]
        for value in values:
            cards = had.get(value)
            if cards is None:
                cards = had[value] = bytearray(self.size)
            cards[pk >> 3] |= 1 << (pk & 7)

    def _read_cards(self) -> None:
        rows = Card.objects.values_list(
            *("pk", "game__slug", "type", "compiled__keywords", "compiled__whole"),
            *("printing__shadowfist__cost", "printing__shadowfist__cost_x"),
            *("printing__shadowfist__requires", "printing__shadowfist__provides"),
        )
        for pk, game, kind, keywords, whole, cost, cost_x, requires, provides in rows.order_by().iterator():
            self._add("game", pk, game)
            self._add("t", pk, kind.lower())
            self._add("kw", pk, *(word for word in (keywords or "").split("|") if word and ":" not in word))
            if whole is not None:
                self._add("understood", pk, "yes" if whole else "no")
            if cost_x or cost is not None:
                self._add("cost", pk, "x" if cost_x else str(cost))
            for symbols in filter(None, (requires, provides)):
                self._add("f", pk, *(symbol.value for symbol, _ in symbols.counts))

    def _read_ufs(self) -> None:
        of = "printing__ufs__"
        names = (
            "resources",
            "difficulty",
            "second_difficulty",
            "control",
            "attack_zone",
            "block_zone",
            "keyword_index",
        )
        rows = Card.objects.filter(printing__ufs__isnull=False).order_by()
        for pk, resources, first, second, control, attack, block, keywords in rows.values_list(
            "pk", *(f"{of}{name}" for name in names)
        ).iterator():
            self._add("res", pk, *resources.split())
            self._add("difficulty", pk, *(str(each) for each in (first, second) if each is not None))
            for field, value in (("control", control), ("zone", attack), ("bz", block)):
                if value not in (None, ""):
                    self._add(field, pk, str(value))
            self._add("kw", pk, *(word for word in keywords.split("|") if word and ":" not in word))

    def _read_printings(self) -> None:
        rows = Printing.objects.values_list("card", "card_set__code", "card_set__released", "rarity")
        for pk, code, released, rarity in rows.order_by().iterator():
            self._add("set", pk, code.lower())
            if released:
                self._add("year", pk, f"{released.year:04}")
            if rarity:
                self._add("r", pk, rarity.lower())

    def _read_designators(self) -> None:
        common = DesignatorCount.objects.filter(ruleset=DEFAULT_RULESET).order_by("-cards", "key")[:MOST_DESIGNATORS]
        self.words = dict(common.values_list("key", "word"))
        rows = Designation.objects.filter(ruleset=DEFAULT_RULESET, key__in=self.words).order_by()
        for pk, key in rows.values_list("card", "key").iterator():
            self._add("d", pk, self.words[key].lower())

    def _listed(self, field: str, there: set[str]) -> list[Value]:
        """The values of a facet, in the order in which they stand on the cards or happened."""
        match field:
            case "game":
                return [Value(game.slug, game.name) for game in Game.objects.order_by("order", "slug")]
            case "f":
                return [Value(symbol.value, symbol.label) for symbol in Symbol]
            case "t":
                return [Value(kind.lower(), kind) for kind in CardType.values]
            case "set":
                sets: Any = CardSet.objects.order_by("game__order", "order", "code")
                return [Value(code.lower(), name) for code, name in sets.values_list("code", "name")]
            case "r":
                return [Value(rarity.lower(), rarity) for rarity in Rarity.values]
            case "understood":
                return [Value("yes", "wholly"), Value("no", "not all of it")]
            case "has":
                return [Value("errata", "errata"), Value("ruling", "rulings")]
            case "res":
                return [Value(symbol, symbol.capitalize()) for symbol in SYMBOLS]
            case "zone" | "bz":
                return [Value(zone, zone.capitalize()) for zone in ZONES]
            case "cost" | "difficulty" | "control":
                return [Value(each, each.upper()) for each in sorted(there, key=lambda cost: (len(cost), cost))]
            case "d":
                words = {word.lower(): word for word in self.words.values()}
                return [Value(each, words[each]) for each in sorted(there)]
            case _:
                return [Value(each, each[:1].upper() + each[1:]) for each in sorted(there)]


def _make() -> None:
    FacetValue.objects.all().delete()
    FacetValue.objects.bulk_create(_Made().rows(), batch_size=100)


register(Lookups(_make, __file__))
