"""How many cards each set has, counted when the library is published."""

from __future__ import annotations

from collections import Counter

from rules.library.publication import Lookups, register
from rules.models import CardSet, Printing, SetCount


def _make() -> None:
    sets = {row.pk: row for row in CardSet.objects.order_by()}
    cards: dict[int, set[int]] = {pk: set() for pk in sets}
    numerals: dict[int, set[int]] = {pk: set() for pk in sets}
    rarities: dict[int, Counter[str]] = {pk: Counter() for pk in sets}
    first: dict[int, int] = {}  # the place of the set in which each card was printed first
    rows = Printing.objects.order_by().values_list("card", "card_set", "rarity", "errata_number")
    for card, card_set, rarity, numeral in rows.iterator():
        cards[card_set].add(card)
        order = sets[card_set].order
        first[card] = min(first.get(card, order), order)
        if rarity:
            rarities[card_set][rarity] += 1
        if numeral:
            numerals[card_set].add(card)
    SetCount.objects.all().delete()
    SetCount.objects.bulk_create(
        SetCount(
            card_set=row,
            cards=len(cards[pk]),
            new=sum(first[card] == row.order for card in cards[pk]),
            numerals=len(numerals[pk]),
            rarities=rarities[pk],
        )
        for pk, row in sets.items()
    )


register(Lookups(_make, __file__))
