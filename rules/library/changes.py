"""What changed in the library, version by version: for people who come back, and for feed readers."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Count, Max
from django.urls import reverse

from rules.models import Card, Erratum, Published

# What is told, in this order: the kind of a published document and what many of it are called.
KINDS = {"card": "cards", "erratum": "errata", "ruling": "rulings", "section": "rules", "term": "terms", "set": "sets"}
MAX_LISTED = 30  # of a kind in a version


@dataclass(frozen=True)
class Change:
    """Something that is new or other than before; ``url`` is empty for what is gone."""

    title: str
    url: str
    removed: bool


@dataclass(frozen=True)
class Group:
    """The changes of one kind in a version: how many, and the first of them."""

    kind: str
    label: str
    count: int
    changes: list[Change]

    @property
    def more(self) -> int:
        """How many are not listed."""
        return self.count - len(self.changes)


@dataclass(frozen=True)
class Version:
    """A version of the library in which something changed that people read."""

    number: int
    day: datetime
    groups: list[Group]

    @property
    def summary(self) -> str:
        """``2 cards, 1 ruling``."""
        return ", ".join(f"{group.count} {_counted(group.label, group.count)}" for group in self.groups)


def versions(first: int = 0, number: int = 10) -> tuple[list[Version], int]:
    """Versions, the latest first, and how many there are: four queries and one for each kind that is listed."""
    rows = Published.objects.filter(kind__in=KINDS)
    whole = rows.values("own_version").annotate(day=Max("own_updated")).order_by("-own_version")
    chosen = list(whole[first : first + number])
    numbers = [row["own_version"] for row in chosen]
    counts: dict[tuple[int, str], int] = {
        (row["own_version"], row["kind"]): row["count"]
        for row in rows.filter(own_version__in=numbers).values("own_version", "kind").annotate(count=Count("pk"))
    }
    listed = _listed(counts)
    found = [
        Version(
            row["own_version"],
            row["day"],
            [
                Group(kind, label, counts[row["own_version"], kind], listed[row["own_version"], kind])
                for kind, label in KINDS.items()
                if (row["own_version"], kind) in counts
            ],
        )
        for row in chosen
    ]
    return found, whole.count()


def _listed(counts: Iterable[tuple[int, str]]) -> dict[tuple[int, str], list[Change]]:
    listed: dict[tuple[int, str], list[Change]] = defaultdict(list)
    for version, kind in counts:
        rows = Published.objects.filter(own_version=version, kind=kind).order_by("removed", "id")[:MAX_LISTED]
        listed[version, kind] = _changes(kind, list(rows))
    return listed


def _changes(kind: str, rows: list[Published]) -> list[Change]:
    cards = {}
    if kind == "erratum":
        errata = Erratum.objects.filter(pk__in=[row.object_id for row in rows]).select_related("card")
        cards = {erratum.pk: erratum.card for erratum in errata}
    return [_change(kind, row, cards) for row in rows]


def _change(kind: str, row: Published, cards: dict[int, Card]) -> Change:
    name = row.path.partition("/")[2]
    if row.removed or not row.body:
        return Change(name, "", removed=True)
    body: dict[str, Any] = json.loads(row.body)
    match kind:
        case "card":
            return Change(body["title"], reverse("card", args=[name]), removed=False)
        case "erratum":
            card = cards.get(row.object_id)
            title = f"{card.title}: {body['change']}" if card else body["change"]
            return Change(title, f"{card.get_absolute_url()}#erratum-{name}" if card else "", removed=False)
        case "ruling":
            return Change(body["question"], reverse("ruling", args=[name]), removed=False)
        case "section":
            document, _, number = name.partition("/")
            return Change(
                f"{number} {body['title']}".strip(), reverse("section", args=[document, number]), removed=False
            )
        case "term":
            return Change(body["term"], reverse("term", args=[name]), removed=False)
        case _:
            return Change(body["name"], reverse("set", args=[body["code"]]), removed=False)


def _counted(label: str, count: int) -> str:
    if count != 1:
        return label
    return {"errata": "erratum"}.get(label, label.removesuffix("s"))
