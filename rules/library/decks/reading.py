"""Reads a deck list in whatever form it comes: by its content, never by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.library.decks.deck_list import MAX_LINES, DeckList, Kind, Row, Unread
from rules.library.decks.formats import cockatrice, lackey, octgn, table, tabletop, text, xml_tree
from rules.library.decks.formats.xml_tree import Element
from rules.library.decks.recognising import recognised

XML_FORMS: tuple[tuple[Callable[[Element], bool], Callable[[Element], Iterator[Row]]], ...] = (
    (octgn.is_octgn, octgn.rows),
    (lackey.is_lackey, lackey.rows),
    (cockatrice.is_cockatrice, cockatrice.rows),
)


def parse(said: str, game: str = "shadowfist") -> DeckList:
    """A deck list: lines with numbers of copies, forum code, a table, or a file of OCTGN, Cockatrice, Lackey or
    Tabletop Simulator.

    >>> parse("", "shadowfist").lines
    []
    """
    rows = rows_of(said)
    found = recognised(rows[:MAX_LINES], game)
    if len(rows) > MAX_LINES:
        first, last = rows[MAX_LINES], rows[-1]
        why = f"lines {first.line} to {last.line} were not read: a list has at most {MAX_LINES} lines"
        found.unread.append(Unread(first.line, first.text[:80], why))
    return found


def rows_of(said: str) -> list[Row]:
    """What a list has at each of its lines."""
    if xml_tree.is_xml(said):
        return list(_of_xml(said))
    if tabletop.is_json(said):
        return tabletop.rows(said)
    if table.is_table(said):
        return table.rows(said)
    return text.rows(said.lstrip("\ufeff"))


def is_written_by_hand(said: str) -> bool:
    """Whether a list has a line for each card, which can be changed where it stands."""
    return not (xml_tree.is_xml(said) or tabletop.is_json(said) or table.is_table(said))


def _of_xml(said: str) -> Iterator[Row]:
    tree = xml_tree.read(said)
    if tree.root is not None:
        read = next((rows for is_form, rows in XML_FORMS if is_form(tree.root)), None)
        if read is not None:
            yield from read(tree.root)
        elif tree.fault is None:
            why = "this XML is no deck of OCTGN, Cockatrice or Lackey; send the list as text or as a table"
            yield Row(tree.root.line, f"<{tree.root.tag}>", Kind.UNREAD, why=why)
    if tree.fault is not None:
        line, why = tree.fault
        yield Row(line, text.lines(said)[line - 1].strip()[:80], Kind.UNREAD, why=why)
