"""What a ruleset has for a rule, with its source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.engine.kernel.citations import Citation, Reason

T = TypeVar("T")


@dataclass(frozen=True)
class Stated(Generic[T]):
    """What a ruleset has for one rule, and the sections that say so, the most telling first.

    ``note`` says how the sections bear it out, where that is not plain from reading them.
    """

    value: T
    at: tuple[Citation, ...]
    note: str = ""

    def reasons(self, text: str) -> tuple[Reason, ...]:
        """This text as a reason, once for each section that bears it out."""
        text = f"{text} {self.note}".rstrip()
        return tuple(Reason(text, citation) for citation in self.at)


def stated(value: T, *addresses: str, note: str = "") -> Stated[T]:
    """A value with the addresses of its sections.

    >>> stated("-", "shadowfist-card-abilities/1.3").at[0].document
    'shadowfist-card-abilities'
    """
    return Stated(value, tuple(Citation.of(address) for address in addresses), note)
