"""Answers of all operations, to questions drawn from a fixed seed, are as the schema declares them."""

import pytest

from tests.random_answers import ask_all

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.mark.parametrize("number", [60, pytest.param(400, marks=pytest.mark.exhaustive)])
def test_so_many_answers_are_as_declared(client, number):
    statuses = ask_all(client, 11, number)
    assert sum(statuses.values()) == number
    assert statuses[200] > number * 0.8, statuses
