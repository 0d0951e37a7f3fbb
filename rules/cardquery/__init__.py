"""The query language of cards: ``d:cop t:character cost<=3 -is:unique``."""

from rules.cardquery.fields import FIELDS
from rules.cardquery.search import CardQuery, parse_query

__all__ = ["FIELDS", "CardQuery", "parse_query"]
