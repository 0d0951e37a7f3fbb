"""What leads to a section from elsewhere: texts that refer to it, and cards that have the keyword it defines.

Both are read from the whole library at once, and only once for each of its versions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.library.card_html import KEYWORDS
from rules.models import Card, Origin, Passage
from rules.pages.lookups import Library, Link
from rules.pages.outline import Node
from rules.text.references import find_references
from rules.text.texts import slugify_title

KEYWORD = re.compile(rf"(?<![\w-])(?:{'|'.join(KEYWORDS)})(?![\w-])")


@dataclass(frozen=True)
class Reference:
    """A paragraph that refers to a section."""

    node: Node
    anchor: str

    @property
    def url(self) -> str:
        return self.node.address(self.anchor)


def references_to(known: Library, number: str, document: str) -> list[Reference]:
    """The paragraphs of our texts that refer to a section, in reading order; of one section only the first."""
    return known.once("references", lambda: _references(known)).get((document, number), [])


def _references(known: Library) -> dict[tuple[str, str], list[Reference]]:
    found: dict[tuple[str, str], dict[int, Reference]] = {}
    rows = (
        Passage.objects.filter(origin=Origin.OURS, text__contains="§")
        .order_by("section__document__order", "section__order", "order")
        .values_list("section__document__slug", "section__number", "anchor", "text")
    )
    for document, number, anchor, text in rows:
        citing = known.node(document, number)
        for citation in find_references(text, document):
            cited = known.node(citation.document, citation.section)
            if citing and cited and cited is not citing:
                found.setdefault((cited.document, cited.number), {}).setdefault(citing.pk, Reference(citing, anchor))
    return {place: list(references.values()) for place, references in found.items()}


def cards_with(known: Library, game: str, keyword: str) -> list[Link]:
    """The cards of a game whose text now in force has a restriction or special ability (by slug), by title."""
    return known.once("keywords", _cards_by_keyword).get((game, keyword), [])


def _cards_by_keyword() -> dict[tuple[str, str], list[Link]]:
    found: dict[tuple[str, str], list[Link]] = {}
    cards = Card.objects.order_by("title").only("title", "slug", "text", "game__slug").select_related("game")
    for card in cards:
        link = Link(card.title, card.get_absolute_url())
        for keyword in {slugify_title(word) for word in KEYWORD.findall(card.text)}:
            found.setdefault((card.game.slug, keyword), []).append(link)
    return found
