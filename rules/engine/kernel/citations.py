"""Where a rule is written, and sentences that rest on it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Citation:
    """A place in a document.

    >>> str(Citation.of("shadowfist-rulebook-2000/9.2"))
    'shadowfist-rulebook-2000/9.2'
    """

    document: str
    section: str

    @classmethod
    def of(cls, address: str) -> Citation:
        """From ``document/section``."""
        document, _, section = address.partition("/")
        return cls(document, section)

    def __str__(self) -> str:
        return f"{self.document}/{self.section}"


@dataclass(frozen=True)
class Reason:
    """One sentence of an explanation, and the section it rests on."""

    text: str
    citation: Citation | None = None
