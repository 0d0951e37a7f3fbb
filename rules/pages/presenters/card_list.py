"""The list of cards that meet a card query."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import F, QuerySet

from rules.cardquery import FIELDS, parse_query
from rules.cardquery.search import EmptyQueryError
from rules.models import Card
from rules.pages.paging import Page, paged
from rules.pages.parameters import Parameters

PAGE_SIZE = 60


@dataclass
class CardListPage:
    """The cards that meet ``query``, a page of them."""

    query: str
    cards: Page
    fields: list[object]


def card_list_page(parameters: Parameters) -> CardListPage:
    """The page for the ``q`` of the request; what of it cannot be used becomes a notice."""
    query = parameters.text("q")
    rows = Card.objects.none()
    try:
        read = parse_query(query)
        parameters.notices += read.warnings
        rows = read.cards()
    except EmptyQueryError as error:
        parameters.notices += error.warnings
    page = paged(with_characteristics(rows), PAGE_SIZE, parameters)
    return CardListPage(query, page, list(dict.fromkeys(FIELDS.values())))


def with_characteristics(cards: QuerySet[Card]) -> QuerySet[Card]:
    """Cards as rows of a list: with what the wording in force has, in one query."""
    rows = cards.select_related("game", "printing__shadowfist", "printing__ufs")
    return rows.annotate(set_code=F("printing__card_set__code")).order_by("sorted_by", "pk")
