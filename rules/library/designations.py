"""Cards by their designators."""

from __future__ import annotations

from typing import Any

from django.db.models import Count, Exists, Min, OuterRef, Q, QuerySet

from rules.engine.shadowfist import designators_of as designators
from rules.models import Card, Designation


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


def cards_with(phrase: str, ruleset: str) -> QuerySet[Card] | None:
    """The cards that have a designator under an edition, ``None`` if no word of the phrase can be one."""
    found = condition(phrase, ruleset)
    return None if found is None else Card.objects.filter(found)


def words(ruleset: str) -> QuerySet[Any]:
    """Every designator under an edition with how many cards have it, in the order of the alphabet.

    A word of which several may be the singular (Memories) is listed by the first of them only.
    """
    whole = Designation.objects.filter(ruleset=ruleset)
    earlier = whole.filter(card=OuterRef("card"), order=OuterRef("order"), word=OuterRef("word"), pk__lt=OuterRef("pk"))
    rows = whole.filter(~Exists(earlier)).values("key")
    return rows.annotate(word=Min("word"), cards=Count("card", distinct=True)).order_by("key")
