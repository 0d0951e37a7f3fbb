"""The list of rulings with its filters."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count

from rules.library import selectors
from rules.library.naming import like
from rules.models import Card, Ruling, RulingStatus
from rules.models.rulings import CURRENT_FIRST
from rules.pages.lookups import DocumentLink, library
from rules.pages.paging import Page, paged
from rules.pages.parameters import Parameters

PAGE_SIZE = 25


@dataclass(frozen=True)
class StatusFilter:
    """Rulings of a status, or of any, among those on the card and of the document."""

    label: str
    count: int
    query: str
    current: bool


@dataclass
class RulingsPage:
    """A page of rulings; ``card_text`` is what was entered for the card."""

    rulings: Page
    card: Card | None
    card_text: str
    document: str
    status: str
    documents: list[DocumentLink]
    statuses: list[StatusFilter]


def rulings_page(parameters: Parameters) -> RulingsPage:
    """The rulings on the ``card``, of the ``document`` and ``status`` of the request."""
    known = library()
    card_text = parameters.text("card", 120)
    card = like(card_text).card if card_text else None
    if card_text and card is None:
        parameters.notices.append(f"There is no card “{card_text}”, so rulings on all cards are shown.")
    document = parameters.choice("document", known.documents, "document") if known.documents else ""
    status = parameters.choice("status", RulingStatus.values, "status of a ruling")
    on_card = card.slug if card else ""
    rows = selectors.rulings(card=on_card, document=document, status=status)
    rows = rows.alias(outdated=CURRENT_FIRST).order_by("outdated", *(Ruling._meta.ordering or ()))
    return RulingsPage(
        rulings=paged(rows, PAGE_SIZE, parameters),
        card=card,
        card_text=card.title if card else card_text,
        document=document,
        status=status,
        documents=list(known.documents.values()),
        statuses=_statuses(on_card, document, status, parameters),
    )


def _statuses(card: str, document: str, current: str, parameters: Parameters) -> list[StatusFilter]:
    rows = selectors.rulings(card=card, document=document).order_by().prefetch_related(None)
    counts = dict(rows.values_list("status").annotate(Count("pk", distinct=True)))
    every = StatusFilter("All", sum(counts.values()), "?" + parameters.without("page", "status"), not current)
    return [
        every,
        *(
            StatusFilter(
                str(status.label),
                counts.get(status, 0),
                "?" + parameters.without("page", status=status),
                status == current,
            )
            for status in RulingStatus
        ),
    ]
