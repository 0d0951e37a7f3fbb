"""Card queries, drawn from the table of fields, find what they mean."""

import pytest

from tests.drawn_card_queries import faults

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def test_drawn_queries_find_what_they_mean():
    assert "\n".join(faults(400, seed=11)) == ""


@pytest.mark.exhaustive
def test_thousands_of_drawn_queries_find_what_they_mean():
    assert "\n".join(faults(5000, seed=12)) == ""
