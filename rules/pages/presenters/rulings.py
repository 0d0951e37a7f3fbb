"""The list of rulings with its filters."""

from __future__ import annotations

from dataclasses import dataclass

from rules import selectors
from rules.models import Card, RulingStatus
from rules.pages.library import DocumentLink, library
from rules.pages.paging import Page, paged
from rules.pages.parameters import Parameters

PAGE_SIZE = 25


@dataclass
class RulingsPage:
    """A page of rulings; ``card_text`` is what was entered for the card."""

    rulings: Page
    card: Card | None
    card_text: str
    document: str
    status: str
    documents: list[DocumentLink]
    statuses: list[str]


def rulings_page(parameters: Parameters) -> RulingsPage:
    """The rulings on the ``card``, of the ``document`` and ``status`` of the request."""
    known = library()
    card_text = parameters.text("card", 120)
    card = selectors.card_like(card_text) if card_text else None
    if card_text and card is None:
        parameters.notices.append(f"There is no card “{card_text}”, so rulings on all cards are shown.")
    document = parameters.choice("document", known.documents, "document") if known.documents else ""
    status = parameters.choice("status", RulingStatus.values, "status of a ruling")
    rows = selectors.rulings(card=card.slug if card else "", document=document, status=status)
    return RulingsPage(
        rulings=paged(rows, PAGE_SIZE, parameters),
        card=card,
        card_text=card.title if card else card_text,
        document=document,
        status=status,
        documents=list(known.documents.values()),
        statuses=RulingStatus.values,
    )
