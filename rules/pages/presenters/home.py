"""What the library holds, in numbers and by document."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count

from rules.models import Card, Document, Game, GlossaryTerm, Ruling, Scenario
from rules.pages.games.shown import shown_games
from rules.pages.lookups import library
from rules.pages.outline import Node

# Sections that are opened most at the table.
POINTS = (
    ("The turn, phase by phase", "shadowfist-rulebook-2000", "3.3"),
    ("An attack, step by step", "shadowfist-faq-2001", "7"),
    ("Restrictions and special abilities", "shadowfist-rulebook-2000", "10.1"),
    ("What changed on cards", "shadowfist-rulebook-2000", "9.2"),
    ("A UFS attack, step by step", "ufs-rules-2010", "8.3"),
    ("UFS keywords", "ufs-rules-2010", "2.14"),
)


@dataclass(frozen=True)
class DocumentRow:
    """A document with the number of its sections."""

    document: Document
    short: str
    sections: int


@dataclass
class DocumentGroup:
    """The documents of a game, the number of its cards, what game it is and where newcomers begin to read."""

    game: Game
    documents: list[DocumentRow]
    cards: int = 0
    about: str = ""
    begin: Node | None = None


@dataclass
class HomePage:
    """The home page; ``counts`` is empty while nothing is loaded."""

    cards: int
    sections: int
    rulings: int
    terms: int
    interactions: int
    groups: list[DocumentGroup]
    points: list[tuple[str, str]]

    @property
    def is_empty(self) -> bool:
        return not (self.cards or self.sections)


def home_page() -> HomePage:
    """The home page in five queries."""
    groups = document_groups()
    cards = dict(Card.objects.order_by().values_list("game").annotate(number=Count("pk")))
    for group in groups:
        group.cards = cards.get(group.game.pk, 0)
    sections = sum(row.sections for group in groups for row in group.documents)
    known = library()
    games = {each.game: each for each in shown_games()}
    for group in groups:
        if (shown := games.get(group.game.slug)) is not None:
            group.about, group.begin = shown.about, known.node(*shown.begin)
    points = [(label, node.url) for label, document, number in POINTS if (node := known.node(document, number))]
    return HomePage(
        cards=sum(cards.values()),
        sections=sections,
        rulings=Ruling.objects.count(),
        terms=GlossaryTerm.objects.count(),
        interactions=Scenario.objects.count(),
        groups=groups,
        points=points,
    )


def document_groups() -> list[DocumentGroup]:
    """The documents by game, in their order."""
    known = library()
    groups: dict[int, DocumentGroup] = {}
    for document in Document.objects.select_related("game").order_by("game__order", "order", "slug"):
        group = groups.setdefault(document.game_id, DocumentGroup(document.game, []))
        link = known.documents.get(document.slug)
        outline = known.outlines.get(document.slug)
        short = link.short if link else document.title
        group.documents.append(DocumentRow(document, short, len(outline.nodes) if outline else 0))
    return list(groups.values())
