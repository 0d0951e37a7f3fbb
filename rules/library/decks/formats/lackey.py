"""Decks of LackeyCCG: ``.dek``, an element for each copy in zones; its ``.txt`` is a list of numbers and titles."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from rules.library.decks.deck_list import Kind, Row
from rules.library.decks.formats.copies import Copies, parts
from rules.library.decks.formats.xml_tree import Element
from rules.library.decks.headings import board

ZONES = ("superzone", "zone")


def is_lackey(root: Element) -> bool:
    """Whether a tree is a deck of it."""
    return root.tag == "deck" and any(each.tag in ZONES for each in root.children)


def rows(root: Element) -> Iterator[Row]:
    """Its zones and cards."""
    for element in root.children:
        if element.tag not in ZONES:
            for leaf in (element, *element.children):
                if said := " ".join(leaf.text.split()):
                    yield Row(leaf.line, f"{leaf.tag}: {said}", Kind.COMMENT)
            continue
        name = element.attributes.get("name", "")
        yield Row(element.line, name or element.tag, Kind.HEADING, part=board(name))
        for card in element.children:
            edition = card.said("set")
            title = card.said("name") or card.text.strip()
            yield Row(card.line, title, Kind.ENTRY, 1, board(name), (edition,) if edition else ())


def write(copies: list[Copies], game: str) -> str:
    """A deck as a file of Lackey: an element for each copy."""
    said = ['<deck version="0.8">', " <meta>", f"  <game>{escape(game)}</game>", " </meta>"]
    for name, of in parts(copies):
        said.append(f" <superzone name={quoteattr(name)}>")
        for each in of:
            edition = f"<set>{escape(each.set_code)}</set>" if each.set_code else ""
            said += [f"  <card><name>{escape(each.title)}</name>{edition}</card>"] * each.count
        said.append(" </superzone>")
    return "\n".join([*said, "</deck>"]) + "\n"
