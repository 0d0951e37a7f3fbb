"""Writes games, sets and documents to the library."""

from __future__ import annotations

from datetime import date
from typing import Any

from rules.editing.dates import parse_released
from rules.editing.report import Report
from rules.models import CardSet, Document, Game


def store_game(slug: str, name: str, order: int) -> Game:
    """A game as the site knows it."""
    return Game.objects.update_or_create(slug=slug, defaults={"name": name, "order": order})[0]


def store_set(game: Game, row: dict[str, Any], report: Report) -> CardSet:
    """A set as a file describes it."""
    released, precision = parse_released(row.get("released"))
    values = {
        "name": str(row["name"]),
        "order": int(row.get("order") or 0),
        "released": released,
        "precision": precision,
        "approximate": bool(row.get("approximate", False)),
    }
    card_set = CardSet.objects.filter(game=game, code=str(row["code"])).first()
    if card_set is None:
        report.count("created", "sets")
        return CardSet.objects.create(game=game, code=str(row["code"]), **values)
    changed = {name: value for name, value in values.items() if getattr(card_set, name) != value}
    if changed:
        CardSet.objects.filter(pk=card_set.pk).update(**changed)
    report.count("updated" if changed else "unchanged", "sets")
    return card_set


def add_set(
    game: Game,
    code: str,
    name: str,
    order: int,
    report: Report,
    *,
    released: date | None = None,
    precision: str = CardSet.Precision.DAY,
) -> CardSet:
    """A set that only an imported file tells of."""
    report.count("created", "sets")
    return CardSet.objects.create(game=game, code=code, name=name, order=order, released=released, precision=precision)


def store_document_row(game: Game, order: int, row: dict[str, Any]) -> Document:
    """A document as a file describes it; its sections and passages are others' matter."""
    day, precision = parse_released(row.get("date"))
    lengths: dict[str, int] = {CardSet.Precision.YEAR: 4, CardSet.Precision.MONTH: 7}
    authors = row.get("authors") or ""
    return Document.objects.update_or_create(
        slug=row["slug"],
        defaults={
            "game": game,
            "title": row["title"],
            "publisher": row.get("publisher") or "",
            "authors": ", ".join(authors) if isinstance(authors, list) else authors,
            "date": day,
            "date_text": day.isoformat()[: lengths.get(precision, 10)] if day else "",
            "ruleset": row["ruleset"],
            "about": (row.get("about") or "").strip(),
            "order": order,
        },
    )[0]
