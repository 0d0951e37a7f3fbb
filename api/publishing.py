"""What the API publishes: a document for each card, printing, section, ruling, term, set and so on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.db.models import QuerySet

from api.serializers.base import PublishedShape
from api.serializers.cards import CardShape, ErratumShape, GameShape, PrintingShape, SetShape
from api.serializers.interactions import ExampleShape
from api.serializers.texts import DocumentContentsShape, DocumentShape, RulingShape, SectionShape, TermShape
from rules.games import games
from rules.library import selectors
from rules.library.publication import Document, Publisher, batched, register
from rules.library.whole_sections import whole_sections
from rules.models import Card, Erratum, GlossaryTerm, Printing

BATCH = 500


@dataclass(frozen=True)
class Kind:
    """A kind of document: its rows, the shape of each, its address, and its key.

    Of many there is a query instead of the rows, with the path from a row to its card.
    """

    rows: Callable[[], Iterable[Any]]
    shape: type[PublishedShape]
    path: Callable[[Any], str]
    key: Callable[[Any], int] = lambda row: int(row.pk)
    card: str = ""

    def all_rows(self, keys: Collection[int] | None) -> Iterable[Any]:
        """The rows, or those with some keys; of many so many at a time, with all that belongs to them."""
        rows = self.rows()
        if not isinstance(rows, QuerySet) or not self.card:
            return rows
        rows = rows.order_by("pk")
        wanted = rows.values_list("pk", flat=True) if keys is None else sorted(keys)
        return (row for some in batched(wanted, BATCH) for row in rows.filter(pk__in=some))

    def of_cards(self, cards: Collection[int]) -> QuerySet[Any]:
        """The rows that belong to some cards."""
        rows: Any = self.rows()
        found: QuerySet[Any] = rows.model._default_manager.filter(**{f"{self.card}__in": cards})
        return found.order_by()


def _printings() -> QuerySet[Printing]:
    return Printing.objects.select_related("card", "card_set", *games())


def _errata() -> QuerySet[Erratum]:
    return Erratum.objects.with_sources().select_related("card")


def _terms() -> Iterator[GlossaryTerm]:
    """The terms; of two games' terms of one name the second has its game in its address."""
    seen = set[str]()
    for term in selectors.terms().order_by("slug", "game__order"):
        term.identifier = f"{term.slug}-{term.game.slug}" if term.slug in seen else term.slug
        seen.add(term.slug)
        yield term


KINDS = {
    "game": Kind(selectors.games, GameShape, lambda game: f"games/{game.slug}"),
    "set": Kind(selectors.sets, SetShape, lambda card_set: f"sets/{card_set.code}"),
    "card": Kind(Card.objects.with_printings, CardShape, lambda card: f"cards/{card.slug}", card="pk"),
    "printing": Kind(_printings, PrintingShape, lambda printing: f"printings/{printing.identifier}", card="card"),
    "erratum": Kind(_errata, ErratumShape, lambda erratum: f"errata/{erratum.slug}", card="card"),
    "document": Kind(selectors.documents, DocumentShape, lambda document: f"documents?{document.slug}"),
    "contents": Kind(
        selectors.documents_with_contents, DocumentContentsShape, lambda document: f"documents/{document.slug}"
    ),
    "section": Kind(
        whole_sections,
        SectionShape,
        lambda whole: f"sections/{whole.section.document.slug}/{whole.section.number}",
        lambda whole: whole.section.pk,
    ),
    "term": Kind(_terms, TermShape, lambda term: f"glossary/{term.identifier}"),
    "ruling": Kind(selectors.rulings, RulingShape, lambda ruling: f"rulings/{ruling.slug}"),
    "example": Kind(selectors.scenarios, ExampleShape, lambda row: f"interactions/examples/{row.name}"),
}


def documents(name: str, keys: Collection[int] | None = None) -> Iterator[Document]:
    """The documents of a kind, or those of some of its rows."""
    kind = KINDS[name]
    shape = kind.shape()
    for row in kind.all_rows(keys):
        yield Document(name, kind.key(row), kind.path(row), shape.to_representation(row), shape.beside)


def _fingerprint() -> str:
    """Of the code that shapes documents."""
    here = Path(__file__).parent
    files = [
        here / "publishing.py",
        here / "addresses.py",
        here / "urls.py",
        *sorted((here / "serializers").glob("*.py")),
    ]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def start() -> None:
    """From now on documents are published whenever the library changes."""
    of_cards = {name: kind.of_cards for name, kind in KINDS.items() if kind.card}
    register(Publisher(tuple(KINDS), documents, of_cards, _fingerprint()))
