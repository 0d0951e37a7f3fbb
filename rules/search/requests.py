"""What is asked of a search, and what it answers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

MAX_PAGE_SIZE = 200
# How a sentence says yes or no.
VERDICT = re.compile(r"(Yes|No)\b[.,:;!]?\s*")


class IndexUnusableError(Exception):
    """There is no index, or it cannot be read; the message says which. ``rebuild`` puts it right."""


@dataclass(frozen=True)
class SearchRequest:
    """A search: what was typed, and what to keep to. ``page`` counts from 1; empty filters keep everything.

    ``as_typed`` searches for what was typed even where a word of it is misspelt. ``prefer`` is the game that is meant
    where the query names none: its results come first, those of other games after them.
    """

    query: str
    kinds: tuple[str, ...] = ()
    document: str = ""
    game: str = ""
    page: int = 1
    page_size: int = 20
    as_typed: bool = False
    prefer: str = ""

    @property
    def start(self) -> int:
        return (max(self.page, 1) - 1) * self.size

    @property
    def size(self) -> int:
        return min(max(self.page_size, 1), MAX_PAGE_SIZE)


@dataclass(frozen=True)
class Hit:
    """One thing found. ``document`` and ``number`` are empty for cards; ``highlight`` is safe HTML."""

    kind: str
    document: str
    number: str
    title: str
    url: str
    page_url: str
    score: float
    highlight: str


@dataclass(frozen=True)
class Said:
    """A sentence of our text, and where it stands; ``edition`` is the document's title and date."""

    text: str
    document: str
    number: str
    title: str
    edition: str
    url: str
    page_url: str


@dataclass(frozen=True)
class OtherEditions:
    """What other editions say on the topic of an answer, and in a sentence what changed between them."""

    topic: str
    changed: str
    sections: tuple[Said, ...]


@dataclass(frozen=True)
class Example:
    """An interaction of the checker that shows an answer at work."""

    title: str
    page_url: str


@dataclass(frozen=True)
class Answer:
    """The sentence that answers a question. ``verdict`` is yes or no where the sentence says so, ``question`` the one
    that it answers, of those that players are known to ask."""

    said: Said
    verdict: str | None
    question: str | None
    others: OtherEditions | None = None
    examples: tuple[Example, ...] = ()

    @property
    def reason(self) -> str:
        """The sentence without the yes or no that it begins with."""
        return VERDICT.sub("", self.said.text, count=1) if self.verdict else self.said.text


@dataclass(frozen=True)
class SearchResult:
    """A page of hits, best first. Counts are of all hits: ``kinds`` as if no kind, ``documents`` as if no document had
    been asked for, so that both can be offered as filters.

    ``did_you_mean`` is the query with its misspelt words put right; ``corrected`` is that query where the hits are
    already those of it. ``answers`` has one where a question is answered for certain, and one of each game where none
    is meant for certain. ``game`` is the one that is meant, if any: its hits come first.
    """

    hits: tuple[Hit, ...] = ()
    total: int = 0
    did_you_mean: str | None = None
    kinds: dict[str, int] = field(default_factory=dict)
    documents: dict[str, int] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    corrected: str | None = None
    answers: tuple[Answer, ...] = ()
    game: str = ""

    @property
    def answer(self) -> Answer | None:
        """The only answer."""
        return self.answers[0] if len(self.answers) == 1 else None

    def with_warning(self, warning: str) -> SearchResult:
        return replace(self, warnings=(*self.warnings, warning))
