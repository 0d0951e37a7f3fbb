"""What errata, rulings, sections and cards are called, and where they lie, is the same in every database for ever."""

import shutil

import pytest
from django.conf import settings as site
from django.db.models import CharField, ProtectedError
from django.db.models.functions import Cast

from rules.importers.bundled_library import load_library
from rules.importers.community import import_cards
from rules.importers.ufs_cards.importing import import_ufs_cards
from rules.models import Card, CardSet, Document, Erratum, Game, LibraryVersion, Published, Ruling, Section
from tests.bundled_library import copy_to, load, site_on
from tests.importers.test_cards import HEADER, TABLES, row
from tests.ufs_files import ATTACK, write_json

in_own_library = pytest.mark.usefixtures("db", "own_library")

KINDS = ("erratum", "ruling", "section", "card")


def addresses():
    """Below the API's, and of pages."""
    below = Published.objects.filter(kind__in=KINDS, removed=False).exclude(path__in=imported())
    pages = [each.get_absolute_url() for model in (Ruling, Section, Card) for each in model.objects.all()]
    return sorted(below.values_list("path", flat=True)), sorted(pages)


def imported():
    return [f"errata/{slug}" for slug in Erratum.objects.filter(imported=True).values_list("slug", flat=True)]


def edited():
    """What somebody who edits the library may have done to it."""
    Erratum.objects.filter(slug="faq-1995-nerve-gas-1").delete()
    Ruling.objects.filter(slug__startswith="faq-2001-d").delete()
    Ruling.objects.filter(slug="faq-2001-apes-of-wrath-1").update(question="Changed", number=7)
    Erratum.objects.create(
        slug="shadowfist-draco-1", card=Card.objects.get(slug="draco"), imported=True, status="planned", change="C."
    )
    LibraryVersion.bump()


@in_own_library
def test_after_an_edit_and_a_load_all_is_called_what_it_was(settings):
    before = addresses()
    kept = {row.slug: row.pk for row in Ruling.objects.all()}
    edited()
    load_library(settings.LIBRARY_DIR)
    assert addresses() == before
    left = {row.slug: row.pk for row in Ruling.objects.all()}
    assert {slug for slug, pk in left.items() if kept[slug] != pk} == {
        slug for slug in kept if slug.startswith("faq-2001-d")
    }
    assert Ruling.objects.get(slug="faq-2001-apes-of-wrath-1").question != "Changed"


@in_own_library
@pytest.mark.shared
@pytest.mark.exhaustive
def test_after_an_import_and_a_load_ours_are_called_what_they_were(settings, shared):
    errata, rulings = ({row.slug for row in model.objects.all()} for model in (Erratum, Ruling))
    ours = {row.path for row in Published.objects.filter(kind__in=KINDS)}
    import_cards(shared / "data" / "chimpshack" / "cards.csv")
    load_library(settings.LIBRARY_DIR)
    assert errata == set(Erratum.objects.filter(imported=False).values_list("slug", flat=True))
    assert rulings == set(Ruling.objects.values_list("slug", flat=True))
    assert ours <= set(Published.objects.filter(removed=False).values_list("path", flat=True))


@in_own_library
def test_a_database_that_had_numbers_gets_ids_and_tells_what_became_of_them(client, settings):
    before = addresses()
    for model in (Erratum, Ruling):
        model.objects.filter(**({"imported": False} if model is Erratum else {})).update(slug=Cast("pk", CharField()))
    LibraryVersion.bump()
    number = Ruling.objects.order_by("pk").first().pk
    assert client.get(f"/api/v1/rulings/{number}").status_code == 200
    load_library(settings.LIBRARY_DIR)
    assert addresses() == before
    name = Ruling.objects.get(pk=number).slug
    gone = client.get(f"/api/v1/rulings/{number}")
    assert (gone.status_code, gone.json()["code"]) == (410, "gone")
    assert "/api/v1/migrations" in gone.json()["details"][0]["message"]
    moved = {row["old"]: row["new"] for row in client.get("/api/v1/migrations?page_size=200").json()["data"]}
    assert moved[f"rulings/{number}"] == f"rulings/{name}"
    page = client.get(f"/rulings/{number}/")
    assert page.status_code == 410
    assert f'href="/rulings/{name}/"' in page.content.decode()
    unknown = client.get("/rulings/999999/")
    assert unknown.status_code == 410
    assert 'href="/api/v1/migrations"' in unknown.content.decode()
    assert client.get("/rulings/no-such-ruling/").status_code == 404


@pytest.mark.parametrize(
    ("id", "is_one"),
    [("faq-2001-draco-1", True), ("12", False), ("Draco", False), ("draco 1", False), ("", False), ("a" * 161, False)],
)
def test_an_id_is_a_name_in_small_letters(id, is_one):
    from rules.editing.ids import fault_of_id

    assert (fault_of_id(id) == "") == is_one


def imported_files(folder):
    """A card of each game that the edited files have too, one of them under another title, and an erratum of a file."""
    for name, text in TABLES.items():
        (folder / name).write_text(text, encoding="utf-8")
    rows = [row(), row(card_id="2", title="Lantern"), row(card_id="3", title="Paper Boat")]
    (folder / "cards.csv").write_text("\r\n".join([HEADER, *rows, ""]), encoding="utf-8")
    (folder / "errata.csv").write_text("title,text\nPaper Boat,Guts.\nFox Pass,Its text.\n", encoding="utf-8")
    return folder / "cards.csv", write_json(folder, {**ATTACK, "title": "Night Courier"}, ATTACK)


def edit(files):
    """What an editor does: cards that imports have brought already, errata and rulings that come, go and move."""
    cards = files / "cards/shadowfist/dragons.yaml"
    new = """
- title: Night Courier
  type: Character
  subtitle: Netherworld Runner
  cost: 2
  fighting: 3
  wordings: {YotD: Guts.}
  printings: [{set: YotD, wording: YotD}]
  errata:
    - {id: faq-2001-night-courier-1, source: shadowfist-faq-2001/1.4, status: clarification, change: It is one.}
- title: Lantern of the Quay
  aliases: [Lantern]
  type: Edge
  subtitle: Edge
  cost: 1
  wordings: {YotD: Unique.}
  printings: [{set: YotD, wording: YotD}]
"""
    cards.write_text(cards.read_text(encoding="utf-8").rstrip() + "\n" + new, encoding="utf-8")
    rulings = files / "rulings/shadowfist-faq-2001.yaml"
    first, *others = rulings.read_text(encoding="utf-8").split("\n- id: ")
    gone = [each for each in others if not each.startswith("faq-2001-die-1")]
    assert len(gone) == len(others) - 1
    late = "faq-2001-palace-guards-3\n  section: shadowfist-faq-2001/1.10\n  question: Another?\n  answer: Yes.\n"
    rulings.write_text("\n- id: ".join([first, late, *reversed(gone)]).rstrip() + "\n", encoding="utf-8")


def named():
    """What everything of the files is called, and where it lies."""
    ours = {
        "errata": Erratum.objects.filter(imported=False).values_list("slug", "card__slug", "change"),
        "rulings": Ruling.objects.filter(origin="ours").values_list("slug", "section__number", "question"),
        "sections": Section.objects.values_list("document__slug", "number"),
        "cards": Card.objects.filter(bundled=True).values_list("slug", "game__slug", "title"),
    }
    return {kind: sorted(rows) for kind, rows in ours.items()}


@pytest.mark.exhaustive
@pytest.mark.django_db(transaction=True)
def test_two_databases_call_everything_alike_whatever_was_done_to_one(tmp_path, run_folder):
    files = shutil.copytree(site.LIBRARY_DIR, tmp_path / "fixtures")
    for folder in ("used", "fresh", "imported"):
        (tmp_path / folder).mkdir()
    copy_to(tmp_path / "used", run_folder)
    with site_on(tmp_path / "used"):
        community, ufs = imported_files(tmp_path / "imported")
        import_ufs_cards(ufs)
        import_cards(community)
        assert Card.objects.get(slug="night-courier").game.slug == "ufs"
        Ruling.objects.filter(slug="faq-2001-apes-of-wrath-1").update(question="Changed", number=7)
        last = max(files.glob("rules/shadowfist-faq-2001/*.md"))
        text = last.read_text(encoding="utf-8")
        last.write_text(text.rstrip() + "\n\n## 7.19 For a while\n\nThis stands here **once**.\n", encoding="utf-8")
        assert load_library(files).created["sections"] == 1
        last.write_text(text, encoding="utf-8")
        edit(files)
        assert load_library(files).removed["sections"] == 1
        used, imported_ids, paths = named(), imported(), addresses()
        assert not load_library(files).changed
        assert (named(), addresses()) == (used, paths)
    load(tmp_path / "fresh", files)
    with site_on(tmp_path / "fresh"):
        fresh, fresh_paths = named(), addresses()
    assert used == fresh
    assert imported_ids == ["errata/shadowfist-paper-boat-1"]
    more = {"paper-boat", "night-courier-ufs", "night-ferry-hook"}  # that only the imported files have
    assert set(fresh_paths[0]) == set(paths[0]) - {f"cards/{slug}" for slug in more}
    assert set(fresh_paths[1]) == set(paths[1]) - {f"/cards/{slug}/" for slug in more}
    assert {"cards/night-courier", "cards/lantern-of-the-quay", "errata/faq-2001-night-courier-1"} <= set(paths[0])


@in_own_library
@pytest.mark.parametrize(
    "rows",
    [
        Card.objects.filter(slug="fox-pass"),
        CardSet.objects.filter(code="YotD"),
        Document.objects.filter(slug="shadowfist-rulebook-2000"),
        Section.objects.filter(document__slug="shadowfist-faq-2001", number="1.1"),
        Game.objects.filter(slug="shadowfist"),
    ],
    ids=["card", "set", "document", "section", "game"],
)
def test_what_printings_errata_and_rulings_hang_on_cannot_be_deleted(rows):
    with pytest.raises(ProtectedError):
        rows.all().delete()
