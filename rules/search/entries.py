"""Everything that can be searched, as rows of one table: what every search backend indexes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from django.db import transaction

from rules.library.publication import batched
from rules.models import (
    Card,
    Document,
    GlossaryTerm,
    LibraryVersion,
    Passage,
    Ruling,
    SearchEntry,
    SearchKind,
    Section,
    SectionQuestion,
    Topic,
)
from rules.search.addresses import page_of
from rules.search.analysis import card_title_word, words
from rules.search.section_entries import DocumentEntries

# Card texts are short and many: among equals the rule comes first.
CARD = 0.55
BATCH = 500


def rebuild_entries() -> tuple[int, int]:
    """Make the table of entries what the library now says; the number of entries, and the version of the data.

    All rows are replaced in one transaction: readers see the old ones until it ends.
    """
    with transaction.atomic():
        LibraryVersion.current()
        # Two hosts that rebuild at once would leave every row twice: the second waits here.
        version = LibraryVersion.objects.select_for_update().get(pk=1).version
        SearchEntry.objects.all().delete()
        number = 0
        for some in batched(chain(document_entries(), card_entries()), BATCH):
            SearchEntry.objects.bulk_create(some)
            number += len(some)
    return number, version


def document_entries() -> Iterator[SearchEntry]:
    """The entries of every document: sections, passages, definitions, rulings."""
    sections: dict[int, list[Section]] = defaultdict(list)
    passages: dict[int, list[Passage]] = defaultdict(list)
    rulings: dict[int, list[Ruling]] = defaultdict(list)
    home: dict[int, int] = {}
    documents = {
        document.pk: document for document in Document.objects.select_related("game").order_by("order", "slug")
    }
    for section in Section.objects.order_by("document", "order", "id"):
        section.document = documents[section.document_id]
        sections[section.document_id].append(section)
        home[section.pk] = section.document_id
    for passage in Passage.objects.order_by("section", "origin", "order", "id"):
        passages[home[passage.section_id]].append(passage)
    for ruling in Ruling.objects.prefetch_related("cards").order_by("section", "number", "id"):
        rulings[home[ruling.section_id]].append(ruling)
    terms = GlossaryTerm.objects.in_bulk()
    topics: dict[int, list[str]] = defaultdict(list)
    for section_id, title in Topic.objects.order_by("order").values_list("sections", "title"):
        topics[section_id].append(title)
    questions: dict[int, list[SectionQuestion]] = defaultdict(list)
    for question in SectionQuestion.objects.order_by("section", "anchor", "order"):
        questions[question.section_id].append(question)
    rulebooks: dict[int, Document] = {}
    for pk, document in documents.items():
        rulebook = rulebooks.setdefault(document.game_id, document)
        yield from DocumentEntries(
            document, sections[pk], passages[pk], rulings[pk], terms, questions, dict(topics), rulebook
        )


def card_entries() -> Iterator[SearchEntry]:
    """One entry for every card, with the wording now in force."""
    cards = Card.objects.select_related("game").prefetch_related("aliases", "designations").order_by("title", "pk")
    for card in cards.iterator(chunk_size=BATCH):
        aliases = [alias.title for alias in card.aliases.all() if alias.title != card.title]
        designators = dict.fromkeys(designation.word for designation in card.designations.all())
        game = card.game.slug
        whole = dict.fromkeys(card_title_word(words(title)) for title in (card.title, *aliases))
        yield SearchEntry(
            kind=SearchKind.CARD,
            game_id=card.game_id,
            target=f"card:{card.slug}",
            title=card.title,
            terms="\n".join(
                filter(None, [card.subtitle, card.type, *aliases, " ".join(designators), " ".join(whole), game])
            ),
            body=card.text,
            url=f"/api/v1/cards/{card.slug}",
            page_url=page_of(card, f"/cards/{card.slug}/"),
            weight=CARD,
        )
