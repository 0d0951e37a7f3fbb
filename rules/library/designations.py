"""Cards by their designators."""

from __future__ import annotations

from typing import Any

from django.db.models import Q, QuerySet

from rules.engine.shadowfist import designators_of as designators
from rules.library.publication import Lookups, register
from rules.models import Designation, DesignatorCount

BATCH = 1_000


def condition(phrase: str, ruleset: str) -> Q | None:
    """The cards that have a designator; of several words all (FAQ 2001, 6.2). ``None`` if no word can be one."""
    wanted = [
        Q(pk__in=Designation.objects.filter(ruleset=ruleset, key__in=designator.keys).order_by().values("card"))
        for designator in designators(phrase, "", ruleset)
    ]
    if not wanted:
        return None
    found = wanted[0]
    for more in wanted[1:]:
        found &= more
    return found


def words(ruleset: str) -> QuerySet[DesignatorCount]:
    """Every designator under an edition with how many cards have it, in the order of the alphabet."""
    return DesignatorCount.objects.filter(ruleset=ruleset).order_by("key")


def count() -> None:
    """Count how many cards have each designator.

    A word of which several may be the singular (Memories) is counted by the first of them only.
    """
    counted: dict[tuple[str, str], list[Any]] = {}
    before: tuple[Any, ...] = ()
    rows = Designation.objects.order_by("pk").values_list("card", "ruleset", "order", "word", "key")
    for card, ruleset, order, word, key in rows.iterator():  # those of a card were written one after the other
        if (card, ruleset, order, word) != before:
            known = counted.setdefault((ruleset, key), [word, 0])
            known[0] = min(known[0], word)
            known[1] += 1
        before = (card, ruleset, order, word)
    DesignatorCount.objects.all().delete()
    found = sorted(counted.items())
    DesignatorCount.objects.bulk_create(
        (DesignatorCount(ruleset=of, key=key, word=word, cards=cards) for (of, key), (word, cards) in found),
        batch_size=BATCH,
    )


register(Lookups(count, __file__))
