"""What the cards that meet a query have: how many are of each faction, type, set and so on.

Each :class:`Facet` is a field of the query language whose values can be listed. What each card has of them is read
once, to be kept for a version of the data. A game without cards of a facet has none of its values: nothing here names a
game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.cardquery.fields import HAS
from rules.engine.shadowfist import DEFAULT_RULESET, Symbol
from rules.engine.ufs import SYMBOLS, ZONES
from rules.models import Card, CardSet, CardType, Designation, Game, Printing, Rarity


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


class FacetTable:
    """What each card has, by facet and key of the card; and the values of each facet in the order to list them."""

    def __init__(self) -> None:
        self._had: dict[str, dict[int, frozenset[str]]] = {facet.field: {} for facet in FACETS}
        self._known: dict[frozenset[str], frozenset[str]] = {}  # most cards have what others have: one set for all
        self.values: dict[str, list[Value]] = {}
        self._read_cards()
        self._read_ufs()
        self._read_printings()
        self._read_designators()
        for name, condition in HAS.items():
            for pk in Card.objects.filter(condition).values_list("pk", flat=True):
                self._add("has", pk, name)
        self._known.clear()  # of those that were only on the way to others
        for facet in FACETS:
            there = {value for values in self._had[facet.field].values() for value in values}
            self.values[facet.field] = [each for each in self._listed(facet.field, there) if each.value in there]

    def counts(self, field: str, cards: Iterable[int]) -> Counter[str]:
        """How many of these cards have each value of a facet."""
        had = self._had[field]
        return Counter(value for pk in cards if pk in had for value in had[pk])

    def having(self, field: str, value: str) -> list[int]:
        """The cards that have a value of a facet."""
        return [pk for pk, values in self._had[field].items() if value in values]

    def _add(self, field: str, pk: int, *values: str) -> None:
        """A card has these values of a facet, too."""
        had = self._had[field].get(pk, frozenset()).union(values)
        self._had[field][pk] = self._known.setdefault(had, had)

    def _read_cards(self) -> None:
        rows = Card.objects.values_list(
            *("pk", "game__slug", "type", "compiled__keywords", "compiled__whole"),
            *("printing__shadowfist__cost", "printing__shadowfist__cost_x"),
            *("printing__shadowfist__requires", "printing__shadowfist__provides"),
        )
        for pk, game, kind, keywords, whole, cost, cost_x, requires, provides in rows:
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
        rows = Card.objects.filter(printing__ufs__isnull=False)
        for pk, resources, first, second, control, attack, block, keywords in rows.values_list(
            "pk", *(f"{of}{name}" for name in names)
        ):
            self._add("res", pk, *resources.split())
            self._add("difficulty", pk, *(str(each) for each in (first, second) if each is not None))
            for field, value in (("control", control), ("zone", attack), ("bz", block)):
                if value not in (None, ""):
                    self._add(field, pk, str(value))
            self._add("kw", pk, *(word for word in keywords.split("|") if word and ":" not in word))

    def _read_printings(self) -> None:
        rows = Printing.objects.values_list("card", "card_set__code", "card_set__released", "rarity")
        for pk, code, released, rarity in rows:
            self._add("set", pk, code.lower())
            if released:
                self._add("year", pk, f"{released.year:04}")
            if rarity:
                self._add("r", pk, rarity.lower())

    def _read_designators(self) -> None:
        self._words: dict[str, str] = {}
        rows = Designation.objects.filter(ruleset=DEFAULT_RULESET).order_by("key", "word")
        for pk, key, word in rows.values_list("card", "key", "word"):
            self._add("d", pk, self._words.setdefault(key, word).lower())

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
                words = {word.lower(): word for word in self._words.values()}
                return [Value(each, words[each]) for each in sorted(there)]
            case _:
                return [Value(each, each[:1].upper() + each[1:]) for each in sorted(there)]
