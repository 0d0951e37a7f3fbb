"""Writes errata to the library: each keeps its row, by its id, for as long as the files have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.editing.cards import CardStore
from rules.editing.entries import CardEntry
from rules.editing.ids import id_of_imported
from rules.models import Document, Erratum, Section


def store_errata(store: CardStore, entries: Iterable[CardEntry], documents: Mapping[str, Document]) -> None:
    """Make the bundled errata what the entries say; what was imported beside them stays. Their sections are there."""
    stored = {each.slug: each for each in Erratum.objects.filter(imported=False).order_by("id")}
    sections = {str(section.citation): section.pk for section in Section.objects.select_related("document")}
    for entry in entries:
        card = store.find(entry.title)
        assert card
        _store_errata(store, card.pk, entry, documents, sections, stored)
    Erratum.objects.filter(pk__in=[each.pk for each in stored.values()]).delete()
    store.report.count("removed", "errata", len(stored))
    store.touched.update(each.card_id for each in stored.values())


def _store_errata(
    store: CardStore,
    card_id: int,
    entry: CardEntry,
    documents: Mapping[str, Document],
    sections: Mapping[str, int],
    stored: dict[str, Erratum],
) -> None:
    """The errata of a card, each of which takes its row, if it has one, out of ``stored``."""
    # Those of a database that had no ids yet: of one source, in their order.
    numbered = [each for each in stored.values() if each.card_id == card_id and each.slug.isdigit()]
    for erratum in entry.errata:
        document = documents[erratum.citation.document]
        values = {
            "slug": erratum.id,
            "card_id": card_id,
            "document_id": document.pk,
            "section_id": sections[str(erratum.citation)],
            "date": erratum.day or document.date,
            "status": erratum.status,
            "change": erratum.change,
            "text": erratum.text,
            "title": erratum.title or "",
            "subtitle": erratum.subtitle or "",
            "corrected_by_id": sections[erratum.corrected_by] if erratum.corrected_by else None,
        }
        source = sections[str(erratum.citation)]
        row = stored.pop(erratum.id, None)
        if row is None:
            row = next((each for each in numbered if each.section_id == source), None)
            if row is not None:
                numbered.remove(row)
                del stored[row.slug]
        if row is None:
            Erratum.objects.create(**values)
            store.report.count("created", "errata")
            store.touched.add(card_id)
            continue
        changed = any(getattr(row, name) != value for name, value in values.items())
        if changed:
            Erratum.objects.filter(pk=row.pk).update(**values)
            store.touched |= {card_id, row.card_id}
        store.report.count("updated" if changed else "unchanged", "errata")


def store_imported_errata(store: CardStore, rows: Iterable[tuple[str, str]]) -> None:
    """What a file says of errata, each a title and a text: beside our erratum, or one of its own without a date."""
    places = Counter[int]()
    for title, text in rows:
        card = store.find(title)
        if card is None or not text:
            continue
        ours = Erratum.objects.filter(card=card, imported=False).exclude(text=None).order_by("date", "slug").last()
        if ours:
            changed = ours.original_text != text
            if changed:
                Erratum.objects.filter(pk=ours.pk).update(original_text=text)
                store.touched.add(card.pk)
            store.report.count("updated" if changed else "unchanged", "errata")
            continue
        places[card.pk] += 1
        values = {
            "slug": id_of_imported(store.game.slug, card.slug, str(places[card.pk]), store.game.slug),
            "status": "planned",
            "change": "An erratum from the imported card file, without a date or source.",
            "original_text": text,
        }
        rows_of_card = list(Erratum.objects.filter(card=card, imported=True).order_by("id"))
        # One of a database that had no ids yet has a number.
        known = next((each for each in rows_of_card if each.slug == values["slug"] or each.slug.isdigit()), None)
        if known is None:
            Erratum.objects.create(card=card, imported=True, **values)
            store.touched.add(card.pk)
            store.report.count("created", "errata")
            continue
        changed = any(getattr(known, name) != value for name, value in values.items())
        if changed:
            Erratum.objects.filter(pk=known.pk).update(**values)
            store.touched.add(card.pk)
        store.report.count("updated" if changed else "unchanged", "errata")
