"""Writes the sample decks to the library."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.editing.entries import DeckEntry
from rules.editing.report import Report
from rules.models import Deck, Game


def store_decks(games: Mapping[str, Game], decks: Iterable[DeckEntry], report: Report) -> None:
    """Make the sample decks those of the files."""
    stored = {deck.slug: deck for deck in Deck.objects.all()}
    for order, entry in enumerate(decks):
        values = {
            "game_id": games[entry.game].pk,
            "name": entry.name,
            "about": entry.about,
            "character": entry.character,
            "cards": _lines(entry.cards),
            "sideboard": _lines(entry.sideboard),
            "order": order,
        }
        deck = stored.pop(entry.slug, None)
        if deck is None:
            Deck.objects.create(slug=entry.slug, **values)
            report.count("created", "decks")
            continue
        changed = {name: value for name, value in values.items() if getattr(deck, name) != value}
        Deck.objects.filter(pk=deck.pk).update(**changed) if changed else None
        report.count("updated" if changed else "unchanged", "decks")
    report.count("removed", "decks", len(stored))
    Deck.objects.filter(slug__in=stored).delete()


def _lines(cards: Iterable[tuple[str, int]]) -> list[dict[str, Any]]:
    return [{"title": title, "count": count} for title, count in cards]
