"""Decks of OCTGN (``.o8d``): sections of cards, each with its number of copies and the id of the card there."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import NAMESPACE_URL, uuid5
from xml.sax.saxutils import escape, quoteattr

from rules.library.decks.deck_list import Kind, Row
from rules.library.decks.formats.copies import Copies, parts
from rules.library.decks.formats.xml_tree import Element
from rules.library.decks.headings import board

# OCTGN knows games and cards by ids that its own game definitions give; where none is known, ids follow from names.
SECTIONS = {"Deck": "Main"}


def is_octgn(root: Element) -> bool:
    """Whether a tree is a deck of it."""
    return root.tag == "deck" and any(root.of("section"))


def rows(root: Element) -> Iterator[Row]:
    """Its sections and cards."""
    for element in root.children:
        if element.tag != "section":
            if said := " ".join(element.text.split()):
                yield Row(element.line, f"{element.tag}: {said}", Kind.COMMENT)
            continue
        name = element.attributes.get("name", "")
        part = board(name)
        yield Row(element.line, name or "section", Kind.HEADING, part=part)
        for card in element.children:
            count = card.attributes.get("qty", "1").strip()
            if not count.isascii() or not count.isdigit():
                yield Row(card.line, card.text.strip(), Kind.UNREAD, why=f"qty: {count[:20]!r} is no number of copies")
            else:
                yield Row(card.line, card.text.strip(), Kind.ENTRY, int(count[:6]), part)


def write(copies: list[Copies], game: str) -> str:
    """A deck as a file of OCTGN."""
    said = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>']
    said.append(f'<deck game="{uuid5(NAMESPACE_URL, game)}">')
    for name, of in parts(copies):
        said.append(f'  <section name={quoteattr(SECTIONS.get(name, name))} shared="False">')
        for each in of:
            card_id = uuid5(NAMESPACE_URL, f"{game}/{each.title}")
            said.append(f'    <card qty="{each.count}" id="{card_id}">{escape(each.title)}</card>')
        said.append("  </section>")
    return "\n".join([*said, "</deck>"]) + "\n"
