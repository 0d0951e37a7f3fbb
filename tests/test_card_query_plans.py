"""What the query language asks of a column with an index is found through the index, and not by reading every row."""

import pytest
from django.db import connections

from rules.cardquery import FIELDS, parse_query
from rules.models import Card

COMPARED = [
    "cost=2",
    "fight>=9",
    "body>=10",
    "power=4",
    "t:edge",
    "game:ufs",
    "set:YotD",
    "r:promo",
    "d:cop",
    '!"Fox Pass"',
]


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
@pytest.mark.parametrize("query", COMPARED)
def test_comparisons_use_an_index_on_sqlite(query):
    plan = Card.objects.filter(parse_query(query).condition).order_by().values("pk").explain()
    scanned = [line for line in plan.splitlines() if "SCAN" in line and "INDEX" not in line and "CONSTANT" not in line]
    assert "INDEX" in plan
    assert len(scanned) <= 1, plan


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_every_field_has_an_example_that_can_be_read():
    for field in dict.fromkeys(FIELDS.values()):
        query = parse_query(field.example)
        assert not query.warnings, field.example
        query.cards().count()
        query.printings().count()


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_lists_in_the_order_of_titles_are_not_sorted_again():
    plan = Card.objects.order_by("sorted_by", "pk").values("pk")[:50].explain()
    assert "TEMP B-TREE" not in plan
    assert connections["default"].vendor == "sqlite"
