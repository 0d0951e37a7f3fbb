"""The suggestions for what people type hold what they mean, also where a finger slipped."""

from pathlib import Path

import pytest

from rules.search.suggestions import Kind, suggestions
from rules.text.yaml_text import read_yaml

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

TYPED = Path(__file__).resolve().parent.parent / "data" / "typed-beginnings.yaml"
SHOWN = 5


def holds(typed, kind, title):
    return title in [each.title for each in suggestions(typed).get(Kind(kind), ())][:SHOWN]


def test_nine_of_ten_beginnings_hold_what_is_meant():
    rows = [(str(row.pop("typed")), *row.popitem()) for row in read_yaml(TYPED.read_text(encoding="utf-8"))]
    missed = [row for row in rows if not holds(*row)]
    assert len(rows) == 60
    assert len(missed) <= 6, missed


@pytest.mark.parametrize(
    ("typed", "kind", "title"),
    [
        ("torchu", "card", "Tortured Memories"),
        ("grizly", "card", "Grizzly Pass"),
        ("unqiue", "term", "Unique"),
        ("stelth", "term", "Stealth"),
    ],
)
def test_a_slip_is_forgiven(typed, kind, title):
    assert suggestions(typed)[Kind(kind)][0].title == title


@pytest.mark.parametrize("typed", ["xyzzy", "qqqq", "zz", "fo pass x"])
def test_what_is_like_nothing_is_left_alone(typed):
    assert suggestions(typed) == {}


@pytest.mark.parametrize("typed", ["is stealth", "do face down", "is gunman"])
def test_a_question_that_has_an_answer_leads_to_it(client, typed):
    for each in suggestions(typed)[Kind.QUESTION]:
        assert 'class="answer' in client.get(each.url).content.decode(), each.title
