"""Tables of contents: of a whole document, and the excerpt beside a section."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.pages.outline import Node, Outline


@dataclass
class Entry:
    """A line of a table of contents; ``current`` marks the place where one is."""

    node: Node
    level: int = 0
    current: bool = False
    children: list[Entry] = field(default_factory=list)


def contents(outline: Outline) -> list[Entry]:
    """All sections with headings, as a tree; items of a text are left out."""
    return _entries(outline.chapters)


def _entries(nodes: Iterable[Node]) -> list[Entry]:
    return [Entry(node, children=_entries(node.children)) for node in nodes if not node.is_item]


def beside(outline: Outline, current: Node) -> list[Entry]:
    """The chapters, and below the current one its sections down to the neighbours of the current section.

    The current entry is the section being read, or for an item the one in whose text it stands.
    """
    rows: list[Entry] = []
    open_nodes = {id(node) for node in (*current.path, current)}
    marked = next((node for node in (current, *reversed(current.path)) if not node.is_item), None)

    def add(nodes: Iterable[Node], level: int) -> None:
        for node in nodes:
            if node.is_item:
                continue
            rows.append(Entry(node, level, current=node is marked))
            if id(node) in open_nodes and level < 3:
                add(node.children, level + 1)

    add(outline.chapters, 0)
    return rows
