"""What a row of the community file says, in our terms.

Conventions of the format: a cost or Fighting of 100 means X; 0 on a type that has no such number means none; ``v2``
after a title is the errata numeral, ``vPAP`` says play as printed; texts hold HTML entities.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from rules.engine.shadowfist import Face, Number, SymbolError, Symbols
from rules.importers.community.damage import STRAY, decoded_once, mended
from rules.importers.community.records import Record
from rules.models import CardType, Rarity

X_VALUE = 100
VERSION = re.compile(r"\s+v(?P<numeral>\d+|PAP)$")
SITES = {CardType.SITE, CardType.FENG_SHUI_SITE}


class RowError(ValueError):
    """A row that cannot be imported; the message says which column and why."""


@dataclass(frozen=True)
class SideTables:
    """The tables beside the card file, by id; ``None`` where the table is not there."""

    types: dict[str, dict[str, str]]
    editions: dict[str, dict[str, str]]
    rarities: dict[str, dict[str, str]] | None = None


@dataclass(frozen=True)
class CommunityRow:
    """A printing as a row describes it; ``notes`` say what was left out.

    ``damaged_title`` is the title as it stands in the file, if bytes of it are not UTF-8: see
    :func:`rules.importers.community.damage.meant`.
    """

    line: int
    face: Face
    set_code: str
    rarity: str
    artist: str
    numeral: int | None
    play_as_printed: bool
    comments: str
    unlimited: bool
    notes: tuple[str, ...] = ()
    damaged_title: str = ""


def plain(value: str) -> str:
    """A text without its HTML entities and with single spaces; dumps that were escaped twice are unescaped twice."""
    text = html.unescape(html.unescape(value))
    return re.sub(r"[ \t\xa0]+", " ", re.sub(r"\r\n?", "\n", text)).replace("\0", "").strip()


def read_row(record: Record, tables: SideTables) -> CommunityRow:
    """The printing that a record describes.

    :raises RowError: if a value cannot be what its column means; most often the columns are shifted.
    """
    values = {name: decoded_once(mended(value)) for name, value in record.values.items()}
    title, numeral, play_as_printed = split_version(plain(values["title"]))
    if not title:
        raise RowError("title: it is empty")
    damaged_title, _, _ = split_version(record.values["title"].strip())
    card_type = _looked_up(values, "card_type_id", tables.types, "type", "types.csv")
    if card_type not in CardType.values:
        raise RowError(f"card_type_id: {card_type!r} is no type of card that we know")
    set_code = _looked_up(values, "card_edition_id", tables.editions, "short_edition", "editions.csv")
    notes = [
        f"{name}: encoded twice, read as {values[name][:60]!r}"
        for name, value in record.values.items()
        if values[name] != mended(value)
    ]
    rarity = _rarity(values.get("card_rarity_id", ""), tables, notes)
    face = Face(
        title=title[:120],
        type=card_type,
        subtitle=plain(values.get("subtitle", ""))[:120],
        text=plain(values["text"]),
        cost=_cost(values, card_type),
        requires=_symbols(values, "requires"),
        provides=_symbols(values, "provides"),
        fighting=_number(values, "fighting", x=True) if card_type == CardType.CHARACTER else None,
        power=_number(values, "power") if card_type in SITES else None,
        body=_body(values, card_type, notes),
    )
    return CommunityRow(
        line=record.line,
        face=face,
        set_code=set_code,
        rarity=rarity,
        artist=plain(values.get("artist", ""))[:80],
        numeral=numeral,
        play_as_printed=play_as_printed,
        comments=plain(values.get("comments", "")),
        unlimited=values.get("no_max_flag", "").strip().upper() == "Y",
        notes=tuple(notes),
        damaged_title=damaged_title if damaged_title != title and STRAY.search(damaged_title) else "",
    )


def split_version(title: str) -> tuple[str, int | None, bool]:
    """A title without its version mark, the errata numeral, and whether it says play as printed.

    >>> split_version("Fox Pass v2"), split_version("Draco vPAP")
    (('Fox Pass', 2, False), ('Draco', None, True))
    """
    match = VERSION.search(title)
    if not match:
        return title, None, False
    title = title[: match.start()]
    return (title, None, True) if match["numeral"] == "PAP" else (title, int(match["numeral"]), False)


def _looked_up(values: dict[str, str], column: str, table: dict[str, dict[str, str]], name: str, file: str) -> str:
    key = values[column].strip()
    if key not in table:
        raise RowError(
            f"{column}: {key!r} is no id in {file}" + ("" if key.isdigit() else "; are the columns shifted?")
        )
    return plain(table[key].get(name, ""))


def _rarity(key: str, tables: SideTables, notes: list[str]) -> str:
    key = key.strip()
    if tables.rarities is None or not key:
        return ""
    rarity = plain(tables.rarities.get(key, {}).get("rarity", ""))
    if rarity in Rarity.values:
        return rarity
    notes.append(f"rarity left out: {key!r} is no id in rarities.csv")
    return ""


def _number(values: dict[str, str], column: str, *, x: bool = False) -> Number:
    value = values.get(column, "").strip()
    if not value:
        return None
    if not re.fullmatch(r"-?\d{1,3}", value):
        raise RowError(f"{column}: {value[:40]!r} is no number; are the columns shifted?")
    return "X" if x and int(value) == X_VALUE else int(value)


def _body(values: dict[str, str], card_type: str, notes: list[str]) -> int | None:
    """A Site's 0 says that its Body is not known: it would be smoked as it enters play (rulebook 4.5.2)."""
    body = _number(values, "body") if card_type in SITES else None
    if body == 0:
        notes.append("body: 0 on a Site is taken as not known")
    return int(body) if body else None


def _cost(values: dict[str, str], card_type: str) -> Number:
    """A Feng Shui Site's 0 says that no cost is printed (rulebook 3.3.2)."""
    cost = _number(values, "cost", x=True)
    return None if cost == 0 and card_type == CardType.FENG_SHUI_SITE else cost


def _symbols(values: dict[str, str], column: str) -> Symbols:
    try:
        return Symbols.from_letters(values.get(column, "").strip(), community=True)
    except SymbolError as error:
        raise RowError(f"{column}: {error}") from error
