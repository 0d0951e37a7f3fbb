"""Regular expressions run over the texts that may match: the database finds them by what each match must have."""

import pytest

from rules.cardquery import parse_query, patterns
from rules.cardquery.literals import literals_of
from rules.models import Card

PATTERNS = (
    *("inflicts? [3-9] damage", "turn .* cards?", "(?i)UNIQUE", "smoke|toast", "(turn|draw) (two|2) cards?", "x = .*"),
    *(
        r"\[magic\]",
        "^limited",
        r"\bcop\b",
        "(?:damage )?(?:to|from)",
        r"\Qturn\E",
        r"\pN+ damage",
        "[[:digit:]] damage",
    ),
)


@pytest.mark.parametrize(
    ("pattern", "literals"),
    [
        ("inflicts? [3-9] damage", ["inflict", " damage"]),
        ("(turn and )+maintain", ["turn and ", "maintain"]),
        ("smoke|toast", []),
        ("(?:smoke)?a|b", []),
        ("(smoke){0,3}toast", ["toast"]),
        (r"\Qturn\E", []),
        ("é damage", [" damage"]),
        ("(", []),
        ("abc{2}def", ["def"]),
    ],
)
def test_what_each_match_has(pattern, literals):
    assert literals_of(pattern) == literals


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("field", ["o", "printed"])
def test_what_is_left_out_would_not_match(field, pattern, monkeypatch):
    found = set(parse_query(f"{field}:/{pattern}/").cards())
    monkeypatch.setattr(patterns, "literals_of", lambda pattern: [])
    assert found == set(parse_query(f"{field}:/{pattern}/").cards())


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_work_is_counted_for_the_texts_that_may_match(monkeypatch):
    everything = len("".join(Card.objects.values_list("text", flat=True)))
    monkeypatch.setattr(patterns, "MAX_WORK", 10 * everything)  # too little for all of them
    assert parse_query("o:/inflicts? [3-9] damage/").cards().exists()


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_any_number_of_cards_may_match():
    keys = patterns.Keys(range(300_000))
    assert Card.objects.filter(pk__in=keys).count() == Card.objects.count()


@pytest.mark.postgres
@pytest.mark.django_db(databases=["default", "postgres"])
def test_any_number_of_cards_may_match_on_postgres():
    assert not Card.objects.using("postgres").filter(pk__in=patterns.Keys(range(300_000))).exists()
