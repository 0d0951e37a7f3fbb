"""Imports a file of cards of UFS into the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from django.db.models import Max

from rules.editing.changing import change
from rules.editing.dates import parse_released
from rules.editing.entries import UfsEntry
from rules.editing.report import Rejection, Report, UnusableFileError
from rules.editing.sets import add_set
from rules.editing.ufs_cards import UfsStore
from rules.games.ufs.cards import GAME
from rules.importers.ufs_cards.files import UfsFile, read_file
from rules.models import CardSet, Game

Progress = Callable[[list[Any]], Iterable[Any]]


def import_ufs_cards(path: Path, progress: Progress = iter, *, check: bool = False) -> Report:
    """Every card of a file; one with a fault is reported and left out.

    Cards that the bundled library has keep our texts: the imported wording is stored beside them.

    :param progress: wraps the list of cards, to show how far the import is.
    :param check: only look for faults.
    :raises UnusableFileError: if the file is unusable as a whole; nothing is changed then.
    """
    found = read_file(path)
    report = Report(f"UFS cards in {path}")
    report.rejected += [
        Rejection(0, f"{each.place}: {each.what}" if each.place else each.what) for each in found.faults
    ]
    report.notes += [*found.not_stated, *found.notes]
    if check:
        report.notes.append(f"{len(found.cards)} cards without a fault; nothing was imported, this was a check")
        return report
    if not found.cards:
        first = f"the first: {report.rejected[0].reason}" if report.rejected else "its list of cards is empty"
        raise UnusableFileError(f"{path} has no usable card; {first}")
    game = Game.objects.filter(slug=GAME).first()
    if game is None:
        raise UnusableFileError("The library is empty. Run 'manage.py load_library' first.")
    with change(report, cards_alone=True) as made:
        _store_sets(game, found, report)
        store = UfsStore(game, made)
        for entry in progress(found.cards):
            store.entry(entry, bundled=False)
    return report


def _store_sets(game: Game, found: UfsFile, report: Report) -> None:
    """Sets that the library does not know; those it knows keep what it says."""
    known = set(CardSet.objects.filter(game=game).values_list("code", flat=True))
    order = (CardSet.objects.filter(game=game).aggregate(last=Max("order"))["last"] or 0) + 1
    for code in _codes(found.cards):
        if code in known:
            continue
        described = found.sets.get(code)
        released, precision = parse_released(described.released if described else None)
        name = described.name if described else code
        add_set(game, code, name, order, report, released=released, precision=precision)
        order += 1


def _codes(cards: Iterable[UfsEntry]) -> Iterable[str]:
    return dict.fromkeys(printing.set_code for card in cards for printing in card.printings)
