"""XML as a small tree with the line of each element; entities and document types are refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

MAX_DEPTH = 12
BEGINS = re.compile(
    r"\ufeff?\s*(?:<\?xml|<!DOCTYPE\s+(?:deck|cockatrice_deck)\b|<(?:deck|cockatrice_deck)\b)", re.IGNORECASE
)


@dataclass
class Element:
    """An element with its attributes, its own text and what is in it."""

    tag: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    text: str = ""
    children: list[Element] = field(default_factory=list)

    def of(self, tag: str) -> Iterator[Element]:
        """Its elements of a name."""
        return (each for each in self.children if each.tag == tag)

    def said(self, tag: str) -> str:
        """The text of its first element of a name."""
        return next((each.text.strip() for each in self.of(tag)), "")


class _RefusedError(ValueError):
    """What a file has that is not read."""


@dataclass
class Tree:
    """A file that was read; ``fault`` is what is wrong with it and where, and the tree then ends there."""

    root: Element | None = None
    fault: tuple[int, str] | None = None


def is_xml(text: str) -> bool:
    """Whether a text is a file of XML of a deck."""
    return BEGINS.match(text) is not None


def read(text: str) -> Tree:
    """The tree of a text, as far as it can be read."""
    tree = Tree()
    open_: list[Element] = []
    parser = expat.ParserCreate()
    body = text.lstrip("\ufeff \t\r\n")
    above = text[: len(text) - len(body)].count("\n")

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(open_) >= MAX_DEPTH:
            raise _RefusedError("it is nested too deep")
        element = Element(tag.lower(), above + parser.CurrentLineNumber, {n.lower(): v for n, v in attributes.items()})
        if open_:
            open_[-1].children.append(element)
        else:
            tree.root = element
        open_.append(element)

    def end(_tag: str) -> None:
        open_.pop()

    def said(data: str) -> None:
        if open_:
            open_[-1].text += data

    def refuse(*_: object) -> int:
        raise _RefusedError("a file that declares a document type or entities is not read; take its DOCTYPE out")

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, said
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = refuse
    parser.ExternalEntityRefHandler = refuse
    parser.buffer_text = True
    try:
        parser.Parse(body, True)
    except expat.ExpatError as error:
        tree.fault = (above + error.lineno, f"the file breaks off or is damaged here ({expat.ErrorString(error.code)})")
    except _RefusedError as error:
        tree.fault = (above + parser.CurrentLineNumber, str(error))
        tree.root = None
    return tree
