"""What errata, rulings, sections and cards are called, and where they lie, is the same in every database for ever."""

import pytest
from django.db.models import CharField
from django.db.models.functions import Cast

from rules.importers.bundled_library import load_library
from rules.importers.community import import_cards
from rules.models import Card, Erratum, LibraryVersion, Published, Ruling, Section

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]

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
    assert client.get("/rulings/999999/").status_code == 410
    assert client.get("/rulings/no-such-ruling/").status_code == 404


@pytest.mark.parametrize(
    ("id", "is_one"),
    [("faq-2001-draco-1", True), ("12", False), ("Draco", False), ("draco 1", False), ("", False), ("a" * 161, False)],
)
def test_an_id_is_a_name_in_small_letters(id, is_one):
    from rules.editing.ids import fault_of_id

    assert (fault_of_id(id) == "") == is_one
