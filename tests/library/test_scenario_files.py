"""The corpus in the library: loaded from its files, and every fault of a file reported with its place."""

import re
import shutil

import pytest
import yaml
from django.conf import settings

from rules import interactions
from rules.editing.report import LibraryFaultsError, Report
from rules.editing.scenarios import store_scenarios
from rules.importers.bundled_library import load_library, read_library
from rules.importers.check_scenarios import check_scenarios
from rules.importers.file_library import file_library, ufs_file_library
from rules.importers.scenario_files import parse_scenarios
from rules.models import Card, Game, Scenario, Section
from tests.corpus import entries, ufs_entries

BRAWL = {
    "name": "a-brawl",
    "title": "A brawl",
    "source": "shadowfist-rulebook-2000/4.3",
    "tags": ["scenes"],
    "scenario": {
        "players": [
            {"name": "Ann", "hand": ["Final Brawl"], "locations": [{"front": "Fox Pass", "characters": ["Ting Ting"]}]},
            {"name": "Bob"},
        ],
        "actions": [],
    },
    "expect": {"status": "ok", "cites": ["shadowfist-rulebook-2000/4.3.6"]},
}


@pytest.fixture
def files(tmp_path):
    """A copy of the bundled files whose corpus is what a test makes it."""
    folder = tmp_path / "fixtures"
    shutil.copytree(settings.LIBRARY_DIR, folder)
    for path in (folder / "scenarios").rglob("*.yaml"):
        path.unlink()

    def write(*rows, name="brawls"):
        (folder / "scenarios" / f"{name}.yaml").write_text(yaml.safe_dump(list(rows)))
        return folder

    return write


@pytest.fixture(scope="module")
def bundle():
    """The bundled files, and their cards for the engine."""
    read = read_library(settings.LIBRARY_DIR)
    cards = file_library(read.cards, read.sets, read.documents)
    return cards, read.texts, ufs_file_library(read.ufs_cards)


@pytest.fixture
def faults(bundle, tmp_path):
    """What is wrong with entries."""

    def find(*rows, name="brawls", text=None):
        (tmp_path / f"{name}.yaml").write_text(text or yaml.safe_dump(list(rows)))
        read, left_out, found = parse_scenarios(tmp_path.glob("*.yaml"))
        return [str(fault) for fault in (*found, *check_scenarios(read, left_out, *bundle))]

    return find


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_every_entry_is_stored_as_its_file_has_it():
    assert [each["name"] for each in interactions.examples()] == [each["name"] for each in (*entries(), *ufs_entries())]
    for entry in (*entries(), *ufs_entries()):
        assert interactions.example(entry["name"]) == entry
        row = Scenario.objects.get(name=entry["name"])
        assert f"{row.section.document.slug}/{row.section.number}" == entry["source"]
        assert row.ruleset == entry["scenario"].get("ruleset", "ufs-2010")
        assert row.game.slug == entry["scenario"].get("game", "shadowfist")
    assert interactions.example("nothing-of-the-kind") is None


def stored(folder):
    """Makes the corpus what the files of a folder say; the rest of the library stays as it is."""
    read, _, found = parse_scenarios((folder / "scenarios").rglob("*.yaml"))
    assert not found
    report = Report("corpus")
    store_scenarios({game.slug: game for game in Game.objects.all()}, read, report)
    return report


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_an_entry_knows_its_cards_and_sections(files):
    load_library(files(BRAWL))
    row = Scenario.objects.get()
    assert set(row.cards.all()) == set(Card.objects.filter(title__in=["Final Brawl", "Fox Pass", "Ting Ting"]))
    assert {section.number for section in row.sections.all()} == {"4.3", "4.3.6"}
    report = stored(files({**BRAWL, "title": "Another"}))
    assert report.updated["interactions"] == 1
    assert stored(files({**BRAWL, "title": "Another"})).unchanged["interactions"] == 1
    report = stored(files())
    assert report.removed["interactions"] == 1
    assert Section.objects.filter(number="4.3").exists()


UFS = {
    "name": "a-jab",
    "title": "A jab",
    "source": "ufs-rules-2010/8.3",
    "scenario": {
        "game": "ufs",
        "custom": [{"title": "Hero", "type": "character", "resources": ["fire"], "hand_size": 6, "vitality": 20}],
        "players": [
            {"name": "Ann", "character": "Hero", "hand": ["Kiln Street Jab"]},
            {"name": "Bob", "character": "Brannoch Vale"},
        ],
    },
    "expect": {"attack": None},
}


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_an_entry_of_ufs_knows_the_cards_of_its_game(files):
    stored(files(UFS, name="ufs/jabs"))
    row = Scenario.objects.get()
    assert (row.game.slug, row.ruleset, row.file) == ("ufs", "ufs-2010", "ufs/jabs")
    assert {card.title for card in row.cards.all()} == {"Kiln Street Jab", "Brannoch Vale"}, "Hero is the entry's own"
    assert {card.game.slug for card in row.cards.all()} == {"ufs"}


def test_a_fault_of_an_entry_of_ufs(files):
    scenario = {**UFS["scenario"], "players": [{"name": "Ann", "character": "Hero", "hand": ["Jabb"]}, {"name": "Bob"}]}
    with pytest.raises(LibraryFaultsError) as raised:
        read_library(files({**UFS, "scenario": scenario}, name="ufs/jabs"))
    told = [str(fault) for fault in raised.value.faults]
    assert "ufs/jabs.yaml: a-jab: scenario: players[0].hand[0]: no card is titled 'Jabb'" in told
    assert "ufs/jabs.yaml: a-jab: scenario: players[1].character: a player has a character" in told


def test_a_fault_keeps_the_library_from_loading(files):
    with pytest.raises(LibraryFaultsError, match=r"brawls\.yaml: a-brawl: scenario: .*'Fynal Brawl'"):
        read_library(files({**BRAWL, "scenario": {"players": [{"name": "Ann", "hand": ["Fynal Brawl"]}]}}))


def test_a_card_that_no_file_has(faults):
    scenario = {"players": [{"name": "Ann", "hand": ["Fynal Brawl"]}, {"name": "Bob"}]}
    assert faults({**BRAWL, "scenario": scenario}) == [
        "brawls.yaml: a-brawl: scenario: players[0].hand[0]: no card is titled 'Fynal Brawl'"
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"source": "shadowfist-rulebook-2000/44.3"}, "source: there is no section shadowfist-rulebook-2000/44.3"),
        ({"source": "4.3"}, "source: '4.3' is no document/section"),
        ({"expect": {"cites": ["no-book/1"]}}, "expect.cites: there is no section no-book/1"),
        ({"expect": {"stats": "ok"}}, "expect.stats: a result has no such part"),
        ({"expect": {}}, "expect: must be a mapping"),
        ({"example": 40}, "example: shadowfist-rulebook-2000/4.3 has"),
        ({"example": 0}, "example: 0 is no number from 1"),
        ({"name": "A Brawl"}, "name: 'A Brawl' is no name"),
        ({"title": "two\nlines"}, "title: must be one line of text"),
        ({"tags": "scenes"}, "tags: must be a list of texts"),
        ({"scenario": []}, "scenario: must be a mapping"),
        ({"remark": "so"}, "remark: unknown field"),
        ({"scenario": {"players": [{"name": "Ann", True: "x"}]}}, "scenario.players[0]: the key True is no text"),
        ({"scenario": {"seed": 1.5}}, "scenario.seed: 1.5 is no text"),
    ],
)
def test_a_fault_of_an_entry(faults, change, fault):
    found = faults({**BRAWL, **change})
    assert any(fault in each for each in found), found
    assert all(each.startswith("brawls.yaml: ") for each in found)


def test_a_name_that_stands_twice(faults):
    assert faults(BRAWL, name="first") == []
    assert faults(BRAWL) == ["first.yaml: a-brawl: the name is that of an entry in brawls.yaml already"]


def test_what_is_no_list_of_entries(faults):
    found = faults("a text", {"name": "half"})
    assert "brawls.yaml: entry 1: must be a mapping" in found
    assert "brawls.yaml: half: scenario: is missing" in found
    assert "odd.yaml: must be a list of entries" in faults(name="odd", text="just: a mapping")
    assert any(re.match(r"torn\.yaml: line \d: not readable", each) for each in faults(name="torn", text="- ["))


def test_what_is_left_out_is_checked_too(faults):
    book = "shadowfist-rulebook-2000"
    assert faults(
        {"source": f"{book}/6.5", "examples": [1, 99], "why": "combat"},
        {"source": f"{book}/66", "why": "because", "part": "yes"},
        {"source": f"{book}/67", "why": "combat", "note": 3, "examples": "all"},
        name="left-out",
    ) == [
        f"left-out.yaml: {book}/66: why: 'because' is none of combat, collectors, definition, missing card, "
        "not expressible, unclear",
        f"left-out.yaml: {book}/66: part: must be true or false",
        f"left-out.yaml: {book}/67: note: must be a text",
        f"left-out.yaml: {book}/67: examples: must be a list of numbers",
        f"left-out.yaml: {book}/6.5: example: {book}/6.5 has 5 worked examples; there is no 99",
        f"left-out.yaml: {book}/66: there is no section {book}/66",
        f"left-out.yaml: {book}/67: there is no section {book}/67",
    ]
