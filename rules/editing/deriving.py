"""What follows from the printings and errata of cards: the wording now in force, and the designators."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.shadowfist import RULESETS, Face
from rules.engine.shadowfist import designators_of as designators
from rules.library import catalog
from rules.library.publication import batched
from rules.models import Card, Designation
from rules.text.texts import sort_title

BATCH = 500


def derive_cards(card_ids: Iterable[int]) -> None:
    """Bring what follows from printings and errata up to date: the wording now in force, the designators."""
    for some in batched(card_ids, BATCH):
        designations = []
        for card in Card.objects.with_printings().filter(pk__in=some):
            effective = catalog.current(card)
            now = effective.face
            latest = next(p for p in catalog.printings(card) if catalog.printed(p) == effective.printing)
            values = {"title": now.title, "type": now.type, "subtitle": now.subtitle, "text": now.text}
            values["sorted_by"] = sort_title(now.title)
            Card.objects.filter(pk=card.pk).update(printing=latest, **values)
            if card.game.slug == "shadowfist":
                designations += _designations(card, now)
        Designation.objects.filter(card__in=some).delete()
        Designation.objects.bulk_create(designations, batch_size=1000)


def _designations(card: Card, face: Face) -> list[Designation]:
    rows = []
    for ruleset in RULESETS:
        seen = set[str]()
        for order, designator in enumerate(designators(face.title, face.subtitle, ruleset)):
            for key in designator.keys:
                if key not in seen:
                    seen.add(key)
                    rows.append(
                        Designation(card=card, ruleset=ruleset, word=designator.word[:60], key=key[:60], order=order)
                    )
    return rows
