"""What belongs to a section without standing in it: its topics, rulings, errata, the texts that refer to it, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from django.db.models import Q

from rules.library import selectors
from rules.library.card_html import KEYWORDS
from rules.models import Erratum, Passage, PassageKind, Ruling, RulingStatus, Section
from rules.pages.backlinks import Reference, cards_with, references_to
from rules.pages.lookups import DocumentLink, Link, library
from rules.pages.outline import Node
from rules.pages.presenters.topics import TopicView, topic_views
from rules.text.texts import slugify_title

KEYWORD_NAMES = {slugify_title(word): word for word in KEYWORDS}
MOST_CARDS = 60  # of one keyword; the list of cards has them all


@dataclass(frozen=True)
class Citing:
    """The paragraphs of one document that refer to a section."""

    document: DocumentLink
    references: list[Reference]


@dataclass(frozen=True)
class KeywordCards:
    """The cards whose text has a restriction or special ability."""

    keyword: str
    total: int
    cards: Sequence[Link]


@dataclass
class Related:
    """What is shown below a section. ``current`` and ``past`` are rulings that cite it, ``replaced`` those that the
    sections shown with it overrule."""

    topics: list[TopicView] = field(default_factory=list)
    current: list[Ruling] = field(default_factory=list)
    past: list[Ruling] = field(default_factory=list)
    replaced: list[Ruling] = field(default_factory=list)
    errata: list[Erratum] = field(default_factory=list)
    citing: list[Citing] = field(default_factory=list)
    keywords: list[KeywordCards] = field(default_factory=list)

    def replaced_by(self, node: Node) -> list[Ruling]:
        """The rulings that one section overrules, those that it reverses first."""
        mine = [ruling for ruling in self.replaced if ruling.superseded_by_id == node.pk]
        return sorted(mine, key=lambda ruling: ruling.status)


def related(document: DocumentLink, node: Node, shown: Sequence[Node], passages: Iterable[Passage]) -> Related:
    """What belongs to a section and those ``shown`` with it (itself among them), whose ``passages`` are at hand."""
    pks = {one.pk for one in shown}
    found = Related(
        topics=_topics(document, node),
        errata=_errata(shown),
        citing=_citing(node, pks),
        keywords=_keywords(document, passages),
    )
    about = Ruling.objects.filter(Q(applies__in=pks) | Q(superseded_by__in=pks)).distinct()
    for ruling in about.select_related("section__document", "superseded_by__document").prefetch_related("cards"):
        if ruling.superseded_by_id in pks:
            found.replaced.append(ruling)
        elif ruling.section_id not in pks:
            (found.current if ruling.status == RulingStatus.CURRENT else found.past).append(ruling)
    return found


def _topics(document: DocumentLink, node: Node) -> list[TopicView]:
    section = Section(pk=node.pk, document_id=document.pk, number=node.number)
    return topic_views(selectors.topics(section), node)


def _errata(shown: Sequence[Node]) -> list[Erratum]:
    errata = Erratum.objects.filter(section__in=[one.pk for one in shown])
    return list(errata.select_related("card").order_by("card__title", "slug"))


def _citing(node: Node, shown: set[int]) -> list[Citing]:
    """References to the section and its items from outside the page; parts with headings have pages of their own."""
    known = library()
    cited = [node, *(one for child in node.children if child.is_item for one in child.subtree)]
    by_document: dict[str, dict[int, Reference]] = {}
    for one in cited:
        for reference in references_to(known, one.number, one.document):
            if reference.node.pk not in shown:
                by_document.setdefault(reference.node.document, {}).setdefault(reference.node.pk, reference)
    return [
        Citing(known.documents[slug], list(by_document[slug].values()))
        for slug in known.documents
        if slug in by_document
    ]


def _keywords(document: DocumentLink, passages: Iterable[Passage]) -> list[KeywordCards]:
    defined = dict.fromkeys(slugify_title(p.heading) for p in passages if p.kind == PassageKind.DEFINITION)
    return [found for slug in defined if (found := keyword_cards(document.game, slug))]


def keyword_cards(game: str, slug: str) -> KeywordCards | None:
    """The cards that have a restriction or special ability; ``None`` for what is none, or where no card has it."""
    cards = cards_with(library(), game, slug) if slug in KEYWORD_NAMES else []
    return KeywordCards(KEYWORD_NAMES[slug], len(cards), cards[:MOST_CARDS]) if cards else None
