"""Cards of the database as the engine's plain data: faces, printings, errata, and the wording in force."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from rules.engine.shadowfist import CardFacts, Effective, Face, Printed, latest
from rules.engine.shadowfist import FaceChange as Change
from rules.games import games
from rules.models import Card, Erratum, Printing


class NoSuchPrintingError(LookupError):
    """A card has no printing by that name; the message names those it has."""


def face(printing: Printing, *, original: bool = False) -> Face:
    """What a printing says: with our text, or with the imported original where ``original`` is set."""
    text = (printing.original_text or "") if original else printing.rules_text
    for slug, game in games().items():
        has = getattr(printing, slug, None)
        if has is not None:
            return game.face(printing, has, text)
    return Face(printing.title, printing.type, printing.subtitle, text)


def printed(printing: Printing) -> Printed:
    """A printing as plain data."""
    return Printed(
        face=face(printing),
        set_code=printing.card_set.code,
        set_name=printing.card_set.name,
        order=printing.card_set.order,
        released=printing.card_set.released,
        numeral=printing.errata_number,
        play_as_printed=printing.play_as_printed,
    )


def change(erratum: Erratum) -> Change:
    """An erratum as plain data."""
    assert erratum.citation
    assert erratum.date
    return Change(
        citation=erratum.citation,
        day=erratum.date,
        status=erratum.status,
        change=erratum.change,
        text=erratum.text,
        title=erratum.title or None,
        subtitle=erratum.subtitle or None,
    )


def errata(card: Card) -> list[Change]:
    """The errata of a card that have a source and a date; others are shown, not applied."""
    return [change(erratum) for erratum in card.errata.all() if erratum.section and erratum.date]


def printings(card: Card) -> list[Printing]:
    """The printings of a card in the order of release."""
    return sorted(card.printings.all(), key=lambda p: (p.card_set.order, p.card_set.code, p.number))


def facts(card: Card) -> CardFacts:
    """A card from ``with_printings`` as the engine's plain data."""
    return CardFacts(
        title=card.title,
        printings=tuple(printed(printing) for printing in printings(card)),
        errata=tuple(errata(card)),
        aliases=tuple(alias.title for alias in card.aliases.all() if alias.title != card.title),
    )


def current(card: Card, as_of: date | None = None) -> Effective:
    """The wording of a card in force on a day, now by default."""
    every = [printed(p) for p in printings(card)]
    return _in_force(card)(every, errata(card), latest(every, as_of), as_of)


def _in_force(card: Card) -> Callable[..., Effective]:
    """What decides on the wording that a copy is played with in the card's game; of one not known, the first's."""
    known = games()
    return (known.get(card.game.slug) or next(iter(known.values()))).in_force


def find_printing(card: Card, name: str) -> Printing:
    """A printing by its id, its set's code or name, or by its errata number (``2``; the latest with it).

    :raises NoSuchPrintingError: if the card has none by that name.
    """
    wanted = name.strip().casefold()
    by_id = [p for p in printings(card) if wanted == p.identifier]
    by_set = [p for p in printings(card) if wanted in {p.card_set.code.casefold(), p.card_set.name.casefold()}]
    by_numeral = [p for p in printings(card) if p.errata_number is not None and wanted == str(p.errata_number)]
    found = by_id or by_set or by_numeral
    if not found:
        codes = dict.fromkeys(p.card_set.code for p in printings(card))
        raise NoSuchPrintingError(f"{card.title} has no printing {name!r}; it is in {', '.join(codes)}.")
    return found[-1]


def effective_wording(card: Card, copy: Printing, as_of: date | None = None) -> Effective:
    """The wording that a copy of one printing must be played with on a day, and why."""
    every = {p.pk: printed(p) for p in printings(card)}
    return _in_force(card)(list(every.values()), errata(card), every[copy.pk], as_of)


def stored_erratum(card: Card, applied: Change) -> Erratum:
    """The row that an applied erratum came from."""
    return next(
        erratum for erratum in card.errata.all() if erratum.section and erratum.date and change(erratum) == applied
    )
