"""What the query language asks of a column with an index is found through the index, and not by reading every row."""

import pytest
from django.db import connections

from rules.cardquery import FIELDS, parse_query
from rules.cardquery.listing import Listed, statement
from rules.models import Card, CompiledWording, Game, Printing, ShadowfistCharacteristics, UfsCharacteristics

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
@pytest.mark.usefixtures("own_library")
@pytest.mark.parametrize("query", COMPARED)
def test_comparisons_use_an_index_on_sqlite(query):
    plan = Card.objects.filter(parse_query(query).condition).order_by().values("pk").explain()
    scanned = [line for line in plan.splitlines() if "SCAN" in line and "INDEX" not in line and "CONSTANT" not in line]
    assert "INDEX" in plan
    assert len(scanned) <= 1, plan


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_every_field_has_an_example_that_can_be_read():
    for field in dict.fromkeys(FIELDS.values()):
        query = parse_query(field.example)
        assert not query.warnings, field.example
        query.cards().count()
        query.printings().count()


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_lists_in_the_order_of_titles_are_not_sorted_again():
    sql, parameters = statement(Listed())._keys
    with connections["default"].cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {sql} LIMIT 50", parameters)
        plan = [row[-1] for row in cursor.fetchall()]
    assert plan == ["SCAN rules_card USING COVERING INDEX rules_card_sorted__fed039_idx"]
    assert connections["default"].vendor == "sqlite"


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_a_list_is_counted_once_for_all_of_its_pages(django_assert_num_queries):
    listed = Listed(query="t:character", order="fighting", direction="desc")
    first, total = statement(listed).keys(0, 10)
    with django_assert_num_queries(2):  # the version of the data, and the keys
        second, again = statement(listed).keys(10, 20)
    every = statement(Listed(query="t:character", order="fighting", direction="desc")).keys(0, 200)[0]
    assert (first + second, again) == (every[:20], total)
    assert statement(listed).keys(total, total + 10) == ([], total)


TEXTS = ["dragon", "fox-pa", "o:damage", "sub:cop", "printed:limited", "a:mark"]
SYMBOLS_AND_TEXTS = [*TEXTS, "kw:ambush", "req>=dd", "prov=d", "f:lotus"]


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
@pytest.mark.parametrize("query", SYMBOLS_AND_TEXTS)
def test_texts_symbols_and_keywords_use_an_index_on_sqlite(query):
    plan = Card.objects.filter(parse_query(query).condition).order_by().values("pk").explain()
    steps = plan.splitlines()
    whole = [each for each in steps if "SCAN" in each and "INDEX" not in each and "CONSTANT" not in each]
    assert "_trigrams VIRTUAL TABLE INDEX" in plan or "_requires" in plan or "_provides" in plan or "_keywords" in plan
    assert len(whole) <= 1, plan


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
@pytest.mark.parametrize("query", ["res:fire", "res!=fire", "kw:punch", "kw:powerful"])
def test_symbols_and_keywords_of_ufs_use_an_index_on_sqlite(query):
    plan = Card.objects.filter(parse_query(query).condition).order_by().values("pk").explain()
    steps = plan.splitlines()
    assert "rules_ufscharacteristics_resources" in plan or "rules_ufscharacteristics_keyword_index" in plan
    assert [each for each in steps if "SCAN" in each and "INDEX" not in each and "CONSTANT" not in each] == []


@pytest.mark.postgres
@pytest.mark.django_db(databases=["default", "postgres"])
def test_titles_use_their_indexes_on_postgres():
    with connections["postgres"].cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        plan = Card.objects.using("postgres").filter(parse_query("dragon").condition).order_by().values("pk").explain()
    assert "rules_card_title_trigrams" in plan
    assert "rules_cardalias_slug_trigrams" in plan


@pytest.mark.postgres
@pytest.mark.django_db(databases=["default", "postgres"])
@pytest.mark.parametrize(
    ("model", "lookup", "value", "index"),
    [
        (Card, "text__holds", "damage", "rules_card_text_trigrams"),
        (Card, "subtitle__holds", "cop", "rules_card_subtitle_trigrams"),
        (Printing, "artist__holds", "mark", "rules_printing_artist_trigrams"),
        (Printing, "original_text__holds", "limited", "rules_printing_original_text_trigrams"),
        (ShadowfistCharacteristics, "requires__in", ["DD", "DDC"], "rules_shadowfistcharacteristics_requires"),
        (ShadowfistCharacteristics, "provides__in", ["D"], "rules_shadowfistcharacteristics_provides"),
        (UfsCharacteristics, "resources__in", ["fire order"], "rules_ufscharacteristics_resources"),
        (UfsCharacteristics, "keyword_index__in", ["|punch|"], "rules_ufscharacteristics_keyword_index"),
        (CompiledWording, "keywords__in", ["|ambush|"], "rules_compiledwording_keywords"),
    ],
)
def test_texts_symbols_and_keywords_use_an_index_on_postgres(model, lookup, value, index):
    with connections["postgres"].cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")  # which is the quicker of few rows
        plan = model.objects.using("postgres").filter(**{lookup: value}).order_by().values("pk").explain()
    assert index in plan


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
@pytest.mark.parametrize(
    "part", ["damage", "Dam", "character", "%", "a_b", '"', 'in "', "ë", "[Dragons]", "D", "c\\t", "::"]
)
def test_through_the_trigrams_the_same_is_found(part):
    for model, column in ((Card, "text"), (Card, "subtitle"), (Printing, "text"), (Printing, "artist")):
        plain = set(model.objects.filter(**{f"{column}__icontains": part}).values_list("pk", flat=True))
        assert set(model.objects.filter(**{f"{column}__holds": part}).values_list("pk", flat=True)) == plain


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_trigrams_follow_what_is_written():
    card = Card.objects.get(slug="fox-pass")
    Card.objects.filter(pk=card.pk).update(text="A quokka appears.")
    assert list(Card.objects.filter(text__holds="quokka")) == [card]
    card.errata.all().delete()
    card.printings.all().delete()
    card.delete()
    assert not Card.objects.filter(text__holds="quokka").exists()
    made = Card.objects.create(game=Game.objects.first(), title="Q", slug="q", type="Event", text="Another quokka.")
    assert list(Card.objects.filter(text__holds="QUOKKA")) == [made]
