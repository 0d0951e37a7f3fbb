"""``fields`` leaves out of an answer what it does not name, ``include`` puts beside it what belongs to it."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from api.publishing import KINDS
from api.urls import v1
from rules.library.related import RELATIONS
from rules.models import Published
from tests.api.test_schema import KIND_OF, READ, SENT, a_path

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

V1 = "/api/v1/"
RULE = "sections/shadowfist-rulebook-2000/5.5.1"


@pytest.fixture
def get(client):
    def get(path, **parameters):
        response = client.get(V1 + path, parameters)
        assert response.status_code == 200, response.content[:300]
        return response.json()

    return get


def test_only_the_fields_that_are_named(get):
    assert get("cards/fox-pass", fields="title, body") == {"object": "card", "title": "Fox Pass", "body": 5}
    listed = get("cards", q="fox pass", fields="title")
    assert listed["data"] == [{"object": "card", "title": "Fox Pass"}]
    assert (listed["total"], listed["warnings"]) == (1, [])


def test_what_belongs_to_a_card(get):
    whole = get("cards/fox-pass")
    card = get("cards/fox-pass", include="printings,errata,rulings,set")
    included = card.pop("included")
    assert card == whole
    for name in ("printings", "errata", "rulings"):
        assert included[name] == get(f"cards/fox-pass/{name}")["data"], name
    assert included["set"] == get(f"sets/{card['printing']}")


@pytest.mark.parametrize("kind", RELATIONS)
def test_what_is_included_is_what_its_own_address_answers(get, kind):
    keys = Published.objects.filter(kind=kind, removed=False).order_by("pk").values_list("object_id", flat=True)
    for name, relation in RELATIONS[kind].items():
        related = next((key, others) for key in keys[:400] if (others := relation.of([key])))
        path = Published.objects.get(kind=kind, object_id=related[0]).path
        found = get(path, include=name)["included"][name]
        found = found if relation.many else [found]
        assert [each["url"].partition(V1)[2] for each in found] == [
            Published.objects.get(kind=relation.kind, object_id=other).path for other in related[1][related[0]]
        ]
        assert get(found[0]["url"].partition(V1)[2]) == found[0]


def test_a_list_asks_as_much_for_many_as_for_few(client):
    def queries(size):
        with CaptureQueriesContext(
            connection,
        ) as captured:
            client.get(f"{V1}cards?page_size={size}&include=printings,errata,rulings,set")
        return len(captured)

    queries(10)  # a list is counted once
    assert queries(100) == queries(200)


def test_every_kind_says_which_fields_it_has(get):
    for kind in KINDS:
        path = Published.objects.filter(kind=kind, removed=False).first().path
        if kind in ("game", "document"):  # which have no address of their own
            continue
        whole = get(path)
        assert get(path, fields=",".join(whole)) == whole, kind


# A file as it is, and what another standard says: who gives oEmbed overlooks what it does not know.
BESIDES = {"bulk/{file}", "decks/export", "oembed"}


@pytest.mark.parametrize("path", [path for path in (*READ, *SENT) if path not in BESIDES])
def test_no_operation_passes_over_a_parameter_that_it_does_not_have(client, path):
    if path in SENT:
        answer = client.post(f"{V1}{path}?colour=red", SENT[path][0], "application/json")
    else:
        asked = READ[path][0] if READ[path] else a_path(client, KIND_OF[path.split("/")[0]])
        answer = client.get(f"{V1}{asked}{'&' if '?' in asked else '?'}colour=red")
    assert answer.status_code == 200, answer.content[:300]
    assert any("'colour'" in warning for warning in answer.json()["warnings"])


def test_no_other_warning_is_added(get):
    assert "warnings" not in get("cards/fox-pass")
    assert "warnings" not in get(RULE)
    assert len(v1) > len(READ)
