"""What a rule says and where: citations, reasons, and values that carry their source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Citation:
    """A section of a document: ``shadowfist-rulebook-2000/7.3.2.b``."""

    document: str
    section: str

    @classmethod
    def of(cls, address: str) -> Citation:
        """The citation with this address.

        >>> Citation.of("shadowfist-faq-2001/6.2").section
        '6.2'
        """
        document, _, section = address.partition("/")
        return cls(document, section)

    def __str__(self) -> str:
        return f"{self.document}/{self.section}"


@dataclass(frozen=True)
class Reason:
    """One sentence that explains an answer, and the section it rests on."""

    text: str
    document: str
    section: str


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
        return tuple(Reason(text, citation.document, citation.section) for citation in self.at)


def stated(value: T, *addresses: str, note: str = "") -> Stated[T]:
    """A value with the addresses of its sections.

    >>> stated("-", "shadowfist-card-abilities/1.3").at[0].document
    'shadowfist-card-abilities'
    """
    return Stated(value, tuple(Citation.of(address) for address in addresses), note)
