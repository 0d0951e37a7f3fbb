"""Links texts to the cards they name, whichever of the two was imported first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.editing.report import Report
from rules.library.publication import batched
from rules.models import CardAlias, Passage, Ruling
from rules.text.texts import title_slug

BATCH = 500


def link_cards(report: Report) -> None:
    """Make the cards of every passage and ruling those that its names name now; names of no card are noted."""
    unknown: dict[str, None] = {}
    for model, game in ((Passage, "section__document__game__slug"), (Ruling, "game__slug")):
        through: Any = model.cards.through
        owner = model.__name__.lower()
        wanted = set()
        named = list(model.objects.exclude(card_names="").values_list("pk", game, "card_names"))
        titles = _titled({title_slug(name, of) for _, of, names in named for name in names.splitlines()})
        for pk, game_slug, names in named:
            for name in names.splitlines():
                card = titles.get((game_slug, title_slug(name, game_slug)))
                if card is None:
                    unknown[name] = None
                else:
                    wanted.add((pk, card))
        stored = {(pk, card): row for row, pk, card in through.objects.values_list("pk", f"{owner}_id", "card_id")}
        gone = [row for link, row in stored.items() if link not in wanted]
        new = [through(**{f"{owner}_id": pk, "card_id": card}) for pk, card in wanted - stored.keys()]
        through.objects.filter(pk__in=gone).delete()
        through.objects.bulk_create(new, batch_size=500)
        report.count("created", f"links of {owner}s to cards", len(new))
        report.count("removed", f"links of {owner}s to cards", len(gone))
    if unknown:
        report.notes.append(f"named, but not in the library (yet): {', '.join(sorted(unknown))}")


def _titled(slugs: Iterable[str]) -> dict[tuple[str, str], int]:
    """The cards that these slugs of titles name, by game and slug."""
    found: dict[tuple[str, str], int] = {}
    for some in batched(slugs, BATCH):
        rows = CardAlias.objects.filter(slug__in=some).values_list("game__slug", "slug", "card_id")
        found |= {(game, slug): card for game, slug, card in rows}
    return found
