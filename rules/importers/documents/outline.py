"""Outlines of documents that have lost their line breaks: what they contain, in order, and where each part begins.

An outline is written one line for each numbered thing::

    1 Collecting
    1.1 The First Edition
    1.1.1 Q                             the next question in the text
    2.1 Some Card | card                a ruling on the card of that name
    2.2 This Card and That | cards=This Card; That Card
    2.3 Some Word | term                the definition of a word
    2.4 Some Topic | q                  a heading with one question, which is counted as the topic's own
    3 The Steps of ... | steps=a b b.A b.B c; until=Notes:

In a heading, ``...`` stands for the words between its beginning and its end.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.importers.documents.errors import DocumentError, missing

LINE = re.compile(r"(?P<number>[\d.]+) (?P<heading>[^|]+?)(?: \| (?P<attributes>.*))?")
MAX_SKIPPED = 80  # characters that ``...`` may stand for
BEFORE_HEADING = r"(?:(?<=[.!?:)”\"] )|\A)"


@dataclass(frozen=True)
class Node:
    """A line of an outline. ``steps`` are step numbers below the node's own; their list ends at ``until``.

    ``asks``: it is a question, or a heading over just one.
    """

    number: str
    heading: str
    cards: tuple[str, ...] = ()
    defines: bool = False
    asks: bool = False
    steps: tuple[str, ...] = ()
    until: str = ""

    @property
    def is_question(self) -> bool:
        """Whether this is a question, not a heading."""
        return self.heading == "Q"


@dataclass(frozen=True)
class Part:
    """A heading of the outline as it was found: its own words in the text, and the text up to the next heading.

    ``questions`` are the nodes of the questions in that text.
    """

    node: Node
    title: str
    body: str
    questions: tuple[Node, ...]


def read_outline(text: str) -> list[Node]:
    """The nodes of an outline.

    :raises ValueError: quoting a line that is none.
    """
    return [_node(line.strip()) for line in text.strip().splitlines()]


def _node(line: str) -> Node:
    match = LINE.fullmatch(line)
    if not match:
        raise ValueError(f"not a line of an outline: {line!r}")
    heading = match["heading"]
    pairs = (pair.partition("=") for pair in _pairs(match["attributes"] or ""))
    attributes = {name.strip(): value for name, _, value in pairs}
    cards = attributes.get("cards", "")
    named = tuple(card.strip() for card in cards.split(";") if card.strip())
    return Node(
        number=match["number"],
        heading=heading,
        cards=(heading,) if "card" in attributes else named,
        defines="term" in attributes,
        asks="q" in attributes or heading == "Q",
        steps=tuple(attributes.get("steps", "").split()),
        until=attributes.get("until", "").strip(),
    )


def _pairs(attributes: str) -> list[str]:
    """``cards=A; B`` is one attribute: a new one begins with its name."""
    return [pair for pair in re.split(r";?\s*(?=\b(?:cards?|term|q|steps|until)\b(?:=|$|;))", attributes) if pair]


def divide(text: str, nodes: list[Node], *, mark: str = "") -> tuple[list[Part], DocumentError | None]:
    """Find the headings of an outline in running text, in their order, and cut the text there.

    A heading stands between two ``mark`` signs, or where there are none at the beginning of a sentence. If one is not
    there, the parts before it are given with the error that names it.
    """
    found: list[tuple[Node, re.Match[str]]] = []
    lacking = None
    last, position = "", 0
    for node in nodes:
        if node.is_question:
            continue
        match = _find(node, text, position, mark)
        if match is None:
            lacking = missing(node.number, node.heading, after=last)
            break
        found.append((node, match))
        last, position = f"{node.number} {node.heading}", match.end()
    ends = [*(match.start() for _, match in found[1:]), len(text)]
    parts = [
        Part(node, match["title"], text[match.end() : end].lstrip(": ").rstrip(), _questions_of(node, nodes))
        for (node, match), end in zip(found, ends, strict=False)
    ]
    return parts, lacking


def _find(node: Node, text: str, position: int, mark: str) -> re.Match[str] | None:
    words = rf"[^*]{{0,{MAX_SKIPPED}}}?".join(re.escape(part) for part in node.heading.split("..."))
    sign = re.escape(mark)
    heading = rf"{sign}(?P<title>{words}){sign}(?=[\s:]|\Z)"
    if mark:
        return re.compile(heading).search(text, position)
    directly = re.compile(rf"\s*{heading}").match(text, position)
    return directly or re.compile(BEFORE_HEADING + heading).search(text, position)


def _questions_of(node: Node, nodes: list[Node]) -> tuple[Node, ...]:
    questions = []
    for following in nodes[nodes.index(node) + 1 :]:
        if not following.is_question:
            break
        questions.append(following)
    return tuple(questions)
