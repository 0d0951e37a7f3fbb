"""Writes the bundled cards to the library; what was imported stays beside them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.editing.cards import CardStore
from rules.editing.changing import Change
from rules.editing.entries import CardEntry, UfsEntry
from rules.editing.errata import store_errata
from rules.editing.ufs_cards import UfsStore
from rules.models import Document, Game


def store_cards(game: Game, entries: Sequence[CardEntry], documents: Mapping[str, Document], change: Change) -> None:
    """Make the bundled cards of Shadowfist and their errata what the entries say."""
    store = CardStore(game, change)
    for entry in entries:
        titles = {printing.face.title for printing in entry.printings} - {entry.title}
        card = store.card(
            entry.title, entry.type, [*entry.aliases, *sorted(titles)], bundled=True, unlimited=entry.unlimited
        )
        places: dict[str, int] = {}
        kept = set()
        for printing in entry.printings:
            places[printing.set_code] = number = places.get(printing.set_code, 0) + 1
            stored = store.printing(
                card,
                store.sets[printing.set_code],
                number,
                printing.face,
                text=printing.face.text,
                rarity=printing.rarity,
                artist=printing.artist,
                errata_number=printing.numeral,
                play_as_printed=printing.play_as_printed,
            )
            kept.add(stored.pk)
        store.withdraw(card, kept)
    store_errata(store, entries, documents)


def store_ufs_cards(game: Game, entries: Iterable[UfsEntry], change: Change) -> None:
    """Make the bundled cards of UFS what the entries say."""
    store = UfsStore(game, change)
    for entry in entries:
        card, printings = store.entry(entry, bundled=True)
        store.withdraw(card, {printing.pk for printing in printings})
