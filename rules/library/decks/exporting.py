"""A deck to take along: as text, as a table, for Lackey and OCTGN, and in the code of forums."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.library.decks.deck_list import PARTS, DeckList, Line
from rules.library.decks.figures import cost_of
from rules.library.decks.formats import forum, lackey, octgn, table, text
from rules.library.decks.formats.copies import Copies
from rules.models import Card, CardType, Printing


@dataclass(frozen=True, slots=True)
class Form:
    """A form to write in, with what it is called and how its file is named and sent."""

    label: str
    suffix: str
    content_type: str
    write: Callable[[list[Copies], str], str]


FORMS = {
    "text": Form("text", "txt", "text/plain; charset=utf-8", lambda copies, _game: text.write(copies)),
    "csv": Form("CSV", "csv", "text/csv; charset=utf-8", lambda copies, _game: table.write(copies)),
    "octgn": Form("OCTGN", "o8d", "application/xml; charset=utf-8", octgn.write),
    "lackey": Form("Lackey", "dek", "application/xml; charset=utf-8", lackey.write),
    "forum": Form("forum code", "txt", "text/plain; charset=utf-8", lambda copies, _game: forum.write(copies)),
}


def export(deck: DeckList, game: str, form: str) -> str:
    """A deck in one of the :data:`FORMS`."""
    return FORMS[form].write(_copies(deck), game)


def exports(deck: DeckList, game: str) -> dict[str, str]:
    """A deck in each of them."""
    copies = _copies(deck)
    return {name: form.write(copies, game) for name, form in FORMS.items()}


def _copies(deck: DeckList) -> list[Copies]:
    """Its cards by part, type and title, each printing once; what the library does not know comes last in each part."""
    slugs = {line.slug for line in deck.lines if line.slug}
    cards = {
        card.slug: card
        for card in Card.objects.filter(slug__in=slugs).select_related("printing__shadowfist", "printing__ufs")
    }
    chosen = {line.slug for line in deck.lines if line.printing}
    codes = {
        each.identifier: each.card_set.code
        for each in Printing.objects.filter(card__slug__in=chosen).select_related("card", "card_set")
    }
    merged: dict[tuple[str, str, str], Line] = {}
    counts: dict[tuple[str, str, str], int] = {}
    for line in deck.lines:
        key = (line.part, line.slug or f"?{line.title}", line.printing or "")
        merged.setdefault(key, line)
        counts[key] = counts.get(key, 0) + line.count
    found = []
    for key, line in merged.items():
        card = cards.get(line.slug or "")
        if card is None:
            order, of = (PARTS.index(line.part), 99, ""), Copies(counts[key], line.title, line.part)
        else:
            cost = cost_of(card)
            order = (PARTS.index(line.part), CardType.values.index(card.type), card.sorted_by)
            said = "" if cost is None else str(cost)
            of = Copies(counts[key], card.title, line.part, card.type, said, codes.get(line.printing or "", ""))
        found.append((order, of))
    return [of for _, of in sorted(found, key=lambda each: each[0])]
