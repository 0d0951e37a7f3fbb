"""Published documents: what changes is rendered anew, what does not keeps its row, what is gone leaves a mark."""

import json

import pytest
from django.core.management import call_command

from api.serializers.cards import CardShape
from rules.editing.changing import renew
from rules.library import publication
from rules.library.changes import versions
from rules.models import Card, LibraryVersion, Published, Ruling, Section

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]


def state():
    return {row.path: (row.digest, row.version, row.updated) for row in Published.objects.all()}


def test_everything_of_the_library_is_published():
    kinds = Published.objects.values_list("kind", flat=True)
    assert set(kinds) == {
        *("game", "set", "card", "printing", "erratum", "document", "contents", "section", "term", "ruling", "example")
    }
    assert Published.objects.filter(kind="card", removed=False).count() == Card.objects.count()


def test_what_does_not_change_keeps_its_row():
    before = state()
    assert publication.publish() == 0
    Card.objects.filter(slug="fox-pass").update(subtitle="Fox Site")
    version = LibraryVersion.bump()
    after = state()
    assert {path for path in after if after[path] != before[path]} == {"cards/fox-pass"}
    assert after["cards/fox-pass"][1] == version
    body = json.loads(Published.objects.get(path="cards/fox-pass").body)
    assert body["subtitle"] == "Fox Site"


@pytest.mark.parametrize("of_old", [False, True])
def test_what_only_names_another_thing_has_not_changed_itself(of_old):
    """The sections before and after, and the one above, have another document, and say what they said."""
    if of_old:  # as a database is that was filled before
        Published.objects.update(own_digest="")
    section = Section.objects.get(document__slug="shadowfist-rulebook-2000", number="4.5.2")
    before = state()
    section.title = "Another title"
    section.save()
    version = LibraryVersion.bump()
    told = Published.objects.filter(kind="section", version=version)
    assert told.count() > 2
    assert [row.path for row in told.filter(own_version=version)] == ["sections/shadowfist-rulebook-2000/4.5.2"]
    assert {row.own_version for row in told.exclude(own_version=version)} == {
        before["sections/shadowfist-rulebook-2000/4.5.2"][1]
    }
    assert [len(group.changes) for group in versions(0, 1)[0][0].groups if group.kind == "section"] == [1]


def test_what_is_gone_leaves_a_mark(client):
    ruling = Ruling.objects.first()
    path = f"rulings/{ruling.slug}"
    assert client.get(f"/api/v1/{path}").status_code == 200
    ruling.delete()
    version = LibraryVersion.bump()
    row = Published.objects.get(path=path)
    assert (row.removed, row.body, row.version) == (True, "", version)
    assert client.get(f"/api/v1/{path}").status_code == 404
    assert path not in client.get("/api/v1/rulings?page_size=200").content.decode()


def test_other_code_publishes_anew():
    assert not renew()
    LibraryVersion.objects.update(publisher="older")
    version = LibraryVersion.current().version
    assert renew()
    assert LibraryVersion.current().version > version
    assert not publication.is_outdated()


@pytest.mark.exhaustive
def test_an_import_that_fails_leaves_the_documents_as_they_were(tmp_path, monkeypatch):
    before = state()

    def fails(*args, **kwargs):
        raise RuntimeError

    monkeypatch.setattr(publication, "encoded", fails)
    Card.objects.filter(slug="fox-pass").update(subtitle="Fox Site")
    with pytest.raises(RuntimeError):
        call_command("load_library", "--force", verbosity=0) or LibraryVersion.bump()
    assert state() == before


def test_of_an_import_of_cards_only_what_belongs_to_these_is_rendered(monkeypatch):
    rendered = []
    real = CardShape.to_representation
    monkeypatch.setattr(
        CardShape, "to_representation", lambda self, card: rendered.append(card.slug) or real(self, card)
    )
    before = state()
    fox, cop = (Card.objects.get(slug=slug) for slug in ("fox-pass", "maverick-cop"))
    Card.objects.filter(pk__in=[fox.pk, cop.pk]).update(subtitle="Fox Site")
    gone = fox.printings.exclude(pk=fox.printing_id).first()
    path = f"printings/{gone.identifier}"
    gone.delete()
    version = LibraryVersion.bump([fox.pk])
    after = state()
    assert rendered == ["fox-pass"]
    assert {each for each in after if after[each] != before[each] and each.startswith(("cards/", "printings/"))} == {
        *("cards/fox-pass", path)
    }
    assert Published.objects.get(path=path).removed
    assert after["cards/fox-pass"][1] == version
