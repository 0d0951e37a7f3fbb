"""Imports a community card file into the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from rules.editing.cards import CardStore
from rules.editing.changing import change
from rules.editing.errata import store_imported_errata
from rules.editing.report import Rejection, Report, UnusableFileError
from rules.editing.sets import add_set
from rules.importers.community.damage import STRAY, meant
from rules.importers.community.records import Record, Records, read_table
from rules.importers.community.rows import CommunityRow, RowError, SideTables, plain, read_row
from rules.library.publication import batched
from rules.models import Game
from rules.text.texts import slugify_title

BATCH = 500  # rows
Progress = Callable[[Records], Iterable[Record]]


def import_cards(path: Path, progress: Progress = iter) -> Report:
    """Every row of a community card file and its side tables; a row that cannot be read is reported and left out.

    Cards that the bundled library has keep our texts: the imported wording is stored beside them.

    :param progress: wraps the records, which have a length, to show how far the import is.
    :raises UnusableFileError: if the file is unusable as a whole; nothing is changed then.
    """
    game = Game.objects.filter(slug="shadowfist").first()
    if game is None:
        raise UnusableFileError("The library is empty. Run 'manage.py load_library' first.")
    records = Records(path)
    tables = _side_tables(path.parent)
    report = Report(f"Cards in {path}")
    report.notes += records.notes
    with change(report, cards_alone=True) as made:
        store = CardStore(game, made)
        places = _Places(report)
        usable = False
        for some in batched(progress(records), BATCH):
            rows = list(_rows(some, tables, report))
            usable |= bool(rows)
            store.load(row.face.title for row in rows)
            for row in rows:
                _import_row(row, store, tables, places)
        report.rejected += records.rejected
        report.rejected.sort(key=lambda rejection: rejection.line)
        if not usable:
            first = report.rejected[0]
            raise UnusableFileError(f"{path} has no usable row; the first: line {first.line}: {first.reason}")
        _store_errata(store, path.parent / "errata.csv")
    return report


def _rows(records: Iterable[Record], tables: SideTables, report: Report) -> Iterator[CommunityRow]:
    """What the records say; one that cannot be read is reported."""
    for record in records:
        try:
            yield read_row(record, tables)
        except RowError as error:
            report.rejected.append(Rejection(record.line, str(error)))


def _import_row(read: CommunityRow, store: CardStore, tables: SideTables, places: _Places) -> None:
    report = store.report
    report.notes += [f"line {read.line}: {note}" for note in read.notes]
    row = _recognised(store, read)
    if row is None:
        reason = f"title: {read.face.title!r} has a byte that is no letter, and names no card; correct it"
        report.rejected.append(Rejection(read.line, reason))
        return
    number = places.number(row)
    if number:
        _store_set(store, tables, row.set_code)
        _store_row(store, row, number)


def _side_tables(folder: Path) -> SideTables:
    rarities = folder / "rarities.csv"
    return SideTables(
        types=read_table(folder / "types.csv", "card_type_id"),
        editions=read_table(folder / "editions.csv", "card_edition_id"),
        rarities=read_table(rarities, "card_rarity_id") if rarities.is_file() else None,
    )


def _store_set(store: CardStore, tables: SideTables, code: str) -> None:
    """A set that the library does not know; one that it knows keeps what it says."""
    if code in store.sets:
        return
    edition = next(each for each in tables.editions.values() if plain(each.get("short_edition", "")) == code)
    order = edition.get("seq", "")
    name = plain(edition.get("edition", code))
    store.sets[code] = add_set(store.game, code, name, int(order) if order.isdigit() else 0, store.report)


class _Places:
    """Tells two printings of a title in one set from one printing that stands in the file twice."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.seen: dict[tuple[str, str], list[tuple[int, int]]] = {}  # of each what tells it from others, and its line

    def number(self, row: CommunityRow) -> int:
        """The printing's number in its set, 0 for a row that only repeats an earlier one."""
        rows = self.seen.setdefault((row.face.title.casefold(), row.set_code), [])
        said = hash(repr((row.face, row.numeral)))
        for earlier, line in rows:
            if earlier == said:
                self.report.rejected.append(Rejection(row.line, f"the same printing as line {line}"))
                return 0
        rows.append((said, row.line))
        return len(rows)


def _recognised(store: CardStore, row: CommunityRow) -> CommunityRow | None:
    """The row with the title that its card has, where its own is damaged; ``None`` if that is no title at all."""
    if not row.damaged_title:
        return row
    without = STRAY.sub("", row.damaged_title)
    card = store.find(row.face.title)
    if card is not None and slugify_title(without) != slugify_title(row.face.title):
        return row  # it is a letter of the title, and the title that of a card
    if card is None and (key := meant(row.damaged_title, store.keys)):
        card = store.get(key)
    if card is None:
        return None if "\ufffd" in row.face.title else row
    store.report.notes.append(f"line {row.line}: title: {row.face.title!r} is damaged, taken for {card.title!r}")
    return replace(row, face=replace(row.face, title=card.title))


def _store_row(store: CardStore, row: CommunityRow, number: int) -> None:
    face = row.face
    card_set = store.sets[row.set_code]
    known = store.find(face.title)
    if known is None:
        card = store.card(face.title, face.type, unlimited=row.unlimited)
    else:
        values = {"unlimited": row.unlimited} if not known.bundled else {}
        card = store.card(known.title, known.type, [face.title], **values)
    printing = store.printings.get((card.pk, card_set.pk, number))
    if printing is not None and printing.text is not None:
        # Ours: the facts are the library's, the imported wording and notes stand beside it.
        store.printing(card, card_set, number, None, original_text=face.text, comments=row.comments)
        return
    store.printing(
        card,
        card_set,
        number,
        face,
        original_text=face.text,
        rarity=row.rarity,
        artist=row.artist,
        errata_number=row.numeral,
        play_as_printed=row.play_as_printed,
        comments=row.comments,
    )


def _store_errata(store: CardStore, path: Path) -> None:
    """The file's small table of errata."""
    if path.is_file():
        rows = read_table(path, "title").values()
        store_imported_errata(store, [(plain(row["title"]), plain(row.get("text", ""))) for row in rows])
