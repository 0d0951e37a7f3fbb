"""Decks of Cockatrice (``.cod``): zones of cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules.library.decks.deck_list import Kind, Row
from rules.library.decks.formats.xml_tree import Element
from rules.library.decks.headings import board

TOKENS = "tokens"


def is_cockatrice(root: Element) -> bool:
    """Whether a tree is a deck of it."""
    return root.tag == "cockatrice_deck"


def rows(root: Element) -> Iterator[Row]:
    """Its zones and cards."""
    for element in root.children:
        if element.tag != "zone":
            if said := " ".join(element.text.split()):
                yield Row(element.line, f"{element.tag}: {said}", Kind.COMMENT)
            continue
        zone = element.attributes.get("name", "")
        yield Row(element.line, zone or "zone", Kind.HEADING, part=board(zone))
        for card in element.children:
            yield _card(card, zone)


def _card(card: Element, zone: str) -> Row:
    title, count = card.attributes.get("name", "").strip(), card.attributes.get("number", "1").strip()
    if zone == TOKENS:
        return Row(card.line, title, Kind.UNREAD, why="tokens are no part of a deck")
    if not count.isascii() or not count.isdigit():
        return Row(card.line, title, Kind.UNREAD, why=f"number: {count[:20]!r} is no number of copies")
    edition = ":".join(filter(None, (card.attributes.get(name, "") for name in ("setshortname", "collectornumber"))))
    return Row(card.line, title, Kind.ENTRY, int(count[:6]), board(zone), (edition,) if edition else ())
