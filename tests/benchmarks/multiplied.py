"""A card file as large as one likes: the facts of the cards that a library has, many times, each time other titles.

``write(folder, times)`` writes the community's card table with its side tables. A copy has a made-up name after its
title, in its text as well; the same numbers give the same names.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

from rules.engine.shadowfist import Symbols
from rules.models import CardSet, CardType, Printing, Rarity

COLUMNS = (
    *("card_id", "title", "subtitle", "cost", "requires", "provides", "fighting", "power", "body", "text"),
    *("artist", "card_type_id", "card_rarity_id", "card_edition_id", "no_max_flag"),
)
ONSETS = ("b", "br", "d", "dr", "f", "g", "h", "j", "k", "kr", "l", "m", "n", "p", "r", "s", "sh", "t", "v", "z")
VOWELS = ("a", "e", "i", "o", "u", "ai", "ou")
ENDS = ("", "l", "n", "r", "s", "th")
TITLES_OF = 7919  # a prime: neighbours have names that are unlike


def made_up(number: int) -> str:
    """A name for a number, of two or three syllables."""
    number, name = (number * TITLES_OF + 17) % 9_700_000, ""
    while not name or number:
        number, onset = divmod(number, len(ONSETS))
        number, vowel = divmod(number, len(VOWELS))
        name += ONSETS[onset] + VOWELS[vowel]
    return (name + ENDS[len(name) % len(ENDS)]).capitalize()


def write(folder: Path, times: int) -> Path:
    """Write the table of so many times the cards of Shadowfist that the library has; its own are the first time."""
    types = {name: str(place) for place, name in enumerate(CardType.values, start=1)}
    rarities = {name: str(place) for place, name in enumerate(Rarity.values, start=1)}
    sets = list(CardSet.objects.filter(game__slug="shadowfist"))
    _table(folder / "types.csv", ("card_type_id", "type"), ((key, name) for name, key in types.items()))
    _table(folder / "rarities.csv", ("card_rarity_id", "rarity"), ((key, name) for name, key in rarities.items()))
    editions = ((each.pk, each.name, each.order, each.code) for each in sets)
    _table(folder / "editions.csv", ("card_edition_id", "edition", "seq", "short_edition"), editions)
    _table(folder / "cards.csv", COLUMNS, _rows(times, types, rarities))
    return folder / "cards.csv"


def _table(path: Path, columns: tuple[str, ...], rows: Iterator[tuple[object, ...]]) -> None:
    with path.open("w", newline="") as file:
        writer = csv.writer(file, quoting=csv.QUOTE_ALL)
        writer.writerow(columns)
        writer.writerows(rows)


def _rows(times: int, types: dict[str, str], rarities: dict[str, str]) -> Iterator[tuple[object, ...]]:
    printings = Printing.objects.filter(card__game__slug="shadowfist").select_related("card", "shadowfist")
    facts = list(printings.order_by("card", "card_set__order", "number"))
    number = 0
    for copy in range(1, times):
        for row in facts:
            number += 1
            has = row.shadowfist
            title = f"{row.title[:100]} {made_up(copy * 100_000 + row.card_id)}"
            text = re.sub(re.escape(row.title), title.replace("\\", ""), row.rules_text)
            version = f" v{row.errata_number}" if row.errata_number else " vPAP" * row.play_as_printed
            yield (
                *(number, title + version, row.subtitle, _number(has.cost, has.cost_x)),
                *(_letters(has.requires), _letters(has.provides), _number(has.fighting, has.fighting_x)),
                *(_number(has.power), _number(has.body), text, row.artist, types[row.type]),
                *(rarities.get(row.rarity, ""), row.card_set_id, "Y" if row.card.unlimited else "N"),
            )


def _number(value: int | None, x: bool = False) -> str:
    return "100" if x else "" if value is None else str(value)


def _letters(symbols: Symbols) -> str:
    return "".join(symbol.community * count for symbol, count in symbols.counts)
