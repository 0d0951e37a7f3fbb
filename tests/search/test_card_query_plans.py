"""What the query language asks of a column with an index is found through the index, and not by reading every row."""

import re
from dataclasses import replace

import pytest
from django.db import connections

from rules.cardquery import FIELDS, parse_query
from rules.cardquery.listing import Listed, _kept, listing, rows_of
from rules.models import (
    Card,
    CardSet,
    CompiledWording,
    Designation,
    Game,
    Printing,
    ShadowfistCharacteristics,
    UfsCharacteristics,
)

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
def test_a_list_is_read_once_for_all_of_its_pages_and_orders(django_assert_num_queries, monkeypatch):
    listed = Listed(query="t:character", order="fighting", direction="desc")
    keys = listing(listed).keys
    with django_assert_num_queries(1):  # the version of the data
        assert listing(listed).keys is keys
    monkeypatch.setattr("rules.cardquery.listing._read", None)  # what meets the query is known
    assert set(listing(replace(listed, order="cost")).keys) == set(keys)
    assert set(keys) == set(parse_query("t:character").cards().values_list("pk", flat=True))


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_what_is_kept_of_lists_is_bounded(monkeypatch):
    monkeypatch.setattr("rules.cardquery.listing.MAX_KEYS", 100)
    for query in ("t:character", "t:event", "t:edge"):
        assert len(listing(Listed(query)).keys) == parse_query(query).cards().count()
    assert _kept()._keys <= 100


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


LARGE = 24_000  # cards: ten times as many as the community's library has
# Rows as a large library has them, by their number.
ROWS = {
    Card: {
        "game_id": "%(game)s",
        **dict.fromkeys(("title", "slug", "sorted_by"), "'card-' || number"),
        "type": "CASE number % 5 WHEN 0 THEN 'Character' WHEN 1 THEN 'Event' WHEN 2 THEN 'State' ELSE 'Site' END",
        **dict.fromkeys(("subtitle", "text"), "'Cop ' || number"),
        **dict.fromkeys(("bundled", "unlimited"), "%(no)s"),
    },
    Printing: {
        "card_id": "number",
        "card_set_id": "%(set)s",
        "number": "1",
        "title": "'card-' || number",
        "type": "'Character'",
        **dict.fromkeys(("subtitle", "rarity", "artist", "comments"), "''"),
        "play_as_printed": "%(no)s",
    },
    ShadowfistCharacteristics: {
        "printing_id": "number",
        **dict.fromkeys(("cost", "fighting", "power", "body"), "number % 11"),
        **dict.fromkeys(("requires", "provides"), "CASE number % 9 WHEN 0 THEN 'D' ELSE 'L' END"),
        **dict.fromkeys(("cost_x", "fighting_x"), "%(no)s"),
    },
    Designation: {
        "card_id": "number",
        "ruleset": "'modern'",
        **dict.fromkeys(("word", "key"), "'word' || number % 400"),
        '"order"': "0",
    },
}
FIRST = 1_000_000  # key of these rows
MILLISECONDS = 5_000.0  # cost of a plan: some 400 take one of them
LISTS = [
    *(Listed("t:character f:dragons", order=order, direction="desc") for order in ("title", "fighting", "released")),
    Listed("t:character f:dragons", printings=True),
    Listed("t:character f:dragons", prefer="newest"),
    Listed("cost=2", game="shadowfist"),
    Listed(designator="word7", ruleset="modern"),
]


def make_large(using):
    """Make a library ten times as large, in a second."""
    game, _ = Game.objects.using(using).get_or_create(slug="shadowfist")
    card_set, _ = CardSet.objects.using(using).get_or_create(game=game, code="Large")
    values = {"game": game.pk, "set": card_set.pk, "no": False}
    with connections[using].cursor() as cursor:
        for model, columns in ROWS.items():
            columns = columns if model is ShadowfistCharacteristics else {"id": "number", **columns}
            cursor.execute(
                f"INSERT INTO {model._meta.db_table} ({', '.join(columns)}) "
                f"WITH RECURSIVE numbers(number) AS "
                f"(SELECT {FIRST} UNION ALL SELECT number + 1 FROM numbers WHERE number < {FIRST + LARGE}) "
                f"SELECT {', '.join(columns.values())} FROM numbers".replace(" % ", " %% "),
                values,
            )
        cursor.execute(f"UPDATE rules_card SET printing_id = id WHERE id >= {FIRST}")


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_lists_of_a_large_library_are_planned_by_indexes_on_sqlite():
    make_large("default")
    for listed in LISTS:
        plan = rows_of(listed, parse_query(listed.query)).values("pk").explain()
        scanned = [
            line for line in plan.splitlines() if "SCAN" in line and "INDEX" not in line and "CONSTANT" not in line
        ]
        assert "TEMP B-TREE" not in plan, (listed, plan)
        assert len(scanned) <= 1, (listed, plan)  # of the sets, or of the condition that was read already


@pytest.mark.postgres
@pytest.mark.django_db(databases=["default", "postgres"])
@pytest.mark.usefixtures("own_library")
def test_lists_of_a_large_library_are_planned_by_indexes_on_postgres():
    make_large("postgres")
    with connections["postgres"].cursor() as cursor:
        for model in ROWS:
            cursor.execute(f"ANALYZE {model._meta.db_table}")
    for listed in LISTS:
        plan = rows_of(listed, parse_query(listed.query)).using("postgres").values("pk").explain(format="json")
        assert "Sort" not in plan, (listed, plan)
        assert float(re.search(r'"Total Cost": ([0-9.]+)', plan)[1]) < MILLISECONDS, (listed, plan)
