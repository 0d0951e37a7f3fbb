"""What is the same to people, and the marks by which versions of UFS characters are told apart."""

import itertools
import json

import pytest
from django.core.management import call_command

from rules.cardquery.search import parse_query
from rules.engine.kernel.letters import fold, plain
from rules.engine.ufs.model.marks import marked, version_slug
from rules.library import naming, selectors
from rules.models import Card, Game, LibraryVersion
from rules.search.suggestions import suggestions
from rules.text.texts import slugify_title, sort_title, title_slug

VERSIONS = (
    "Odo Finch",
    "Odo Finch.",
    "Odo Finch..",
    "·Odo Finch·",
    "··Odo Finch··",
    "Odo Finch::",
    "Odo Finch (II)",
    "Odo Finch*",
)
OTHER_SPELLINGS = {
    ". Odo Finch .": "·Odo Finch·",
    ".Odo Finch.": "·Odo Finch·",
    "· · Odo  Finch · ·": "··Odo Finch··",
    "odo finch ..": "Odo Finch..",
    "Odo Finch·": "Odo Finch.",
    "ODO FINCH : :": "Odo Finch::",
    "Odo Finch [ii]": "Odo Finch (II)",
    "Odo Finch (Ⅱ)": "Odo Finch (II)",
    "Odo Finch ＊": "Odo Finch*",
    '"Odo Finch::"': "Odo Finch::",
    "[[Odo Finch..]]": "Odo Finch..",
    "- ·Odo Finch·,": "·Odo Finch·",
    "“Odo Finch*”": "Odo Finch*",
    "_Odo Finch (II)_": "Odo Finch (II)",
}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gun‐Toting", "Gun-Toting"),
        ("Gun—Toting", "Gun-Toting"),
        ("Gun−Toting", "Gun-Toting"),
        ("Rook’s Nest", "Rook's Nest"),
        ("Rookʼs Nest", "Rook`s Nest"),
        ("“Edie”", '"Edie"'),
        ("«Edie»", '"Edie"'),
        ("Fox\u00a0Pass", "Fox Pass"),
        ("Fox\u3000Pass", "Fox Pass"),
        ("Fo\u200bx Pass", "Fox Pass"),
        ("Ｆｏｘ Ｐａｓｓ", "Fox Pass"),
        ("Æther", "Aether"),
        ("Œuvre", "Oeuvre"),
        ("Søren", "Soren"),
        ("Łódź", "Lodz"),
        ("Đorđe", "Dorde"),
        ("Straße", "STRASSE"),
        ("Þing", "Thing"),
        ("Jäger", "Jager"),
        ("2×4", "2x4"),
    ],
)
def test_what_is_the_same_to_people(one, other):
    assert fold(one) == fold(other)
    assert slugify_title(one) == slugify_title(other) != ""
    assert sort_title(one) == sort_title(other)
    assert title_slug(one, "ufs") == title_slug(other, "ufs")


def test_comparisons_are_written_plainly():
    assert plain("cost≥3 fight≤2 body≠1 “Fox Pass” –is:unique") == 'cost>=3 fight<=2 body!=1 "Fox Pass" -is:unique'


@pytest.mark.parametrize(("one", "other"), itertools.combinations(VERSIONS, 2))
def test_each_version_is_a_card(one, other):
    assert marked(one).key != marked(other).key
    assert version_slug(one) != version_slug(other)


@pytest.mark.parametrize(("one", "other"), OTHER_SPELLINGS.items())
def test_spellings_of_one_version(one, other):
    assert marked(one).key == marked(other).key
    assert version_slug(one) == version_slug(other)


@pytest.mark.parametrize(
    "title", ["...and Back Again", "88 M.P.H.", ".44 Magnum", "Ken Jr.", "Float On…", "C.O.D.", "malloc()"]
)
def test_points_that_are_no_marks(title):
    assert not marked(title).is_marked


def test_marks_are_nothing_in_other_games():
    assert title_slug("Fox Pass.", "shadowfist") == title_slug("Fox Pass*", "shadowfist") == "fox-pass"


@pytest.fixture
def ufs(db):
    LibraryVersion.current()
    return Game.objects.create(slug="ufs", name="Universal Fighting System")


@pytest.fixture
def versions(ufs, tmp_path):
    """The versions as an imported file has them, each with a vitality of its own."""
    rows = [
        {"title": title, "type": "character", "set": "harbour", "difficulty": 6, "control": 6}
        | {"resources": ["air"], "hand_size": 6, "vitality": 20 + place, "text": ""}
        for place, title in enumerate(VERSIONS)
    ]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(rows), encoding="utf-8")
    call_command("import_cards", str(file), game="ufs", verbosity=0)
    return {row["title"]: row["vitality"] for row in rows}


def vitality(card):
    return card.printing.ufs.vitality


def test_eight_versions_are_eight_cards(versions):
    assert {card.title: vitality(card) for card in Card.objects.filter(game__slug="ufs")} == versions
    for title, expected in versions.items():
        assert vitality(naming.named(title).card) == expected
        assert vitality(naming.like(title).card) == expected
        assert vitality(selectors.card_titled(title)) == expected
        assert [vitality(card) for card in parse_query(f'!"{title}"').cards()] == [expected]
    for spelt, title in OTHER_SPELLINGS.items():
        assert vitality(naming.named(spelt).card) == versions[title]
    assert len(suggestions("odo fin")["card"]) == 6  # as many as are shown


def test_a_version_that_there_is_not_is_no_other(versions):
    for text in ("Odo Finch:::", "Odo Finch (IV)", "·Odo Finch"):
        for match in (naming.named(text), naming.like(text)):
            assert match.card is None
            assert match.candidates
    assert naming.titled(["Odo Finch::", "Odo Finch:::"]) == {"Odo Finch::": version_slug("Odo Finch::")}


@pytest.mark.shared
def test_the_marked_titles_of_real_cards(ufs, shared, tmp_path):
    lines = (shared / "data" / "ufs" / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [{name: value for name, value in json.loads(line).items() if name != "number"} for line in lines]
    rows = [row for row in rows if row["type"] == "character"]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(rows), encoding="utf-8")
    call_command("import_cards", str(file), game="ufs", verbosity=0)
    titles = {row["title"] for row in rows if marked(row["title"]).is_marked}
    assert len(titles) == 65
    slugs = {title: naming.named(title).card.slug for title in titles}
    assert len(set(slugs.values())) == len({marked(title).key for title in titles}) == len(titles)
    for row in rows:
        if row["title"] in titles and row.get("vitality"):
            card = naming.named(row["title"]).card
            assert row["vitality"] in [printing.ufs.vitality for printing in card.printings.all()]
