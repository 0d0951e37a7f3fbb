"""What a field of the query language is, and the operators there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q

from rules.models import Printing

ONLY = (":", "=")
COMPARE = (":", "=", "!=", "<", "<=", ">", ">=")
LOOKUPS = {":": "", "=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}


@dataclass(frozen=True)
class Field:
    """A field: its names, the operators it takes, how it becomes a condition on cards, and its help.

    ``printed`` makes the condition on printings of a field that asks for something of them.
    """

    names: tuple[str, ...]
    operators: tuple[str, ...]
    build: Callable[[str, str], Q]
    help: str
    example: str
    printed: Callable[[str, str], Q] | None = None


def of_any_printing(condition: Callable[[str, str], Q]) -> Callable[[str, str], Q]:
    """A condition on printings as one on the cards that have such a printing."""
    return lambda op, value: Q(Exists(Printing.objects.filter(condition(op, value), card=OuterRef("pk"))))
