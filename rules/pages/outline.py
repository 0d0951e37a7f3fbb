"""The outline of a document: its sections as a tree, without their texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from django.urls import reverse

from rules.text.texts import parent_number

# A section whose whole subtree has at most so many passages is shown whole on its page.
INLINE_PASSAGES = 60
LETTER = re.compile(r"(?:^|\.)[A-Za-z]+$")


@dataclass(eq=False)
class Node:
    """A section in the outline; ``ours`` and ``originals`` are the numbers of its own passages."""

    document: str
    pk: int
    number: str
    title: str
    page: int | None
    question: int | None
    origin: str
    ours: int
    originals: int
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)

    @property
    def url(self) -> str:
        return reverse("section", args=[self.document, self.number])

    def address(self, anchor: str, *, original: bool = False) -> str:
        """The address of a paragraph; one of the original is asked for where ours would be shown."""
        query = "?text=original" if original and self.ours else ""
        return f"{self.url}{query}#{anchor}"

    @property
    def label(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()

    @property
    def depth(self) -> int:
        return self.number.count(".") + 1

    @property
    def path(self) -> list[Node]:
        """The sections that it is in, from the chapter down, without itself."""
        return [*self.parent.path, self.parent] if self.parent else []

    @property
    def chapter(self) -> Node:
        return self.path[0] if self.parent else self

    @property
    def subtree(self) -> Iterator[Node]:
        """Itself and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.subtree

    @cached_property
    def passages(self) -> int:
        """The passages of the subtree; of two origins the larger number."""
        nodes = list(self.subtree)
        return max(sum(node.ours for node in nodes), sum(node.originals for node in nodes))

    @property
    def is_item(self) -> bool:
        """Whether it is an item of its parent's text and not a section with a heading of its own."""
        return not self.title or bool(LETTER.search(self.number))

    @property
    def shows_children(self) -> bool:
        """Whether its page shows all that is below it."""
        return self.passages <= INLINE_PASSAGES

    def shown(self) -> list[Node]:
        """The sections whose texts stand on its page, itself first."""
        if self.shows_children:
            return list(self.subtree)
        return [self, *(node for child in self.children if child.is_item for node in child.subtree)]

    @property
    def previous(self) -> Node | None:
        """Where "previous" leads: the section before it on its level, else the one that it is in."""
        return self._before or self.parent

    @property
    def next(self) -> Node | None:
        """Where "next" leads: the first section behind what its page shows."""
        if not self.shows_children:
            linked = next((child for child in self.children if not child.is_item), None)
            if linked:
                return linked
        place: Node | None = self
        while place:
            if place._after:
                return place._after
            place = place.parent
        return None

    # Set by Outline: the neighbours on its level.
    _before: Node | None = None
    _after: Node | None = None


class Outline:
    """The tree of a document's sections, by number and in reading order."""

    def __init__(self, document: str, nodes: Sequence[Node]) -> None:
        self.document = document
        self.nodes = list(nodes)
        self._by_number = {node.number: node for node in nodes}
        self._by_question = {node.question: node for node in nodes if node.question}
        self._by_folded = {node.number.casefold(): node for node in reversed(self.nodes)}
        self.chapters: list[Node] = []
        for node in nodes:
            node.parent = self._by_number.get(parent_number(node.number))
            siblings = node.parent.children if node.parent else self.chapters
            if siblings:
                node._before, siblings[-1]._after = siblings[-1], node
            siblings.append(node)

    def find(self, number: str) -> Node | None:
        """The section with a number; ``q12`` finds question 12. Case, where it decides nothing, and a full stop at the
        end are forgiven."""
        number = number.rstrip(".")
        if number in self._by_number:
            return self._by_number[number]
        if number[:1] in {"q", "Q"} and number[1:].isascii() and number[1:].isdigit() and len(number) < 6:
            return self._by_question.get(int(number[1:]))
        return self._by_folded.get(number.casefold())
