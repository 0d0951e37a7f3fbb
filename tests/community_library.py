"""The cards of the community file beside the checkout as a library for the engine, read without a database.

For tests marked ``shared``. A title that is bundled has the bundled wordings, as it has after an import.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from rules.engine.shadowfist.lowering.card_library import CardFacts, CardLibrary, slug
from rules.engine.shadowfist.model.cards import Printed
from tests.conftest import SHARED
from tests.engine_library import bundled, compile_face

FILE = SHARED / "data" / "chimpshack" / "cards.csv"


@cache
def community(path: Path = FILE) -> CardLibrary:
    """Every bundled card, and every other one of the file with all its printings.

    A Site of which the file states no Body has one of 5 here: a board needs one.
    """
    from rules.importers.community.records import Records, read_table
    from rules.importers.community.rows import RowError, SideTables, plain, read_row

    tables = SideTables(
        types=read_table(path.parent / "types.csv", "card_type_id"),
        editions=read_table(path.parent / "editions.csv", "card_edition_id"),
    )
    orders = {plain(each["short_edition"]): int(each["seq"] or 0) for each in tables.editions.values()}
    ours = bundled()
    printings: dict[str, list[Printed]] = {}
    for record in Records(path):
        try:
            row = read_row(record, tables)
        except RowError:
            continue
        if ours.find(row.face.title) is None:
            order = orders.get(row.set_code, 0)
            bare = row.face.type in ("Site", "Feng Shui Site") and row.face.body is None
            face = replace(row.face, body=5) if bare else row.face
            printed = Printed(face, row.set_code, row.set_code, order, None, row.numeral, row.play_as_printed)
            printings.setdefault(slug(row.face.title), []).append(printed)
    others = [CardFacts(each[0].face.title, tuple(each)) for each in printings.values()]
    return CardLibrary([*ours.all(), *others], compile_face)
