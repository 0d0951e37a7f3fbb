"""Whatever is sent to any address, the answer is no server error; that of the API is an error object (DESIGN 8).

The same is asked of PostgreSQL in test_stacks.
"""

import json
import re

import pytest
from django.test import Client, override_settings
from django.urls import resolve

from rules.library.versioned import data_version
from rules.pages.context import CANONICAL
from rules.text.json_text import MAX_DEPTH, JsonError, read_json
from tests.hostile import Hostility, components, parts_of_the_library, routes
from tests.hostile_values import PLACES, board_of, described, packed, scenarios

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.fixture(scope="module", autouse=True)
def version():
    """The library stays as it is: the version of the data is looked at as often as in a deployment."""
    with override_settings(DATA_VERSION_SECONDS=1.0):
        yield
    data_version.forget()


@pytest.fixture(scope="module")
def asking():
    return Hostility()


@pytest.fixture(scope="module")
def addresses(asking, library, django_db_blocker):
    with django_db_blocker.unblock():
        return asking.addresses(parts_of_the_library())


@pytest.fixture(scope="module")
def tried():
    return list(scenarios(components()))


@pytest.fixture
def faultless(asking):
    """Fails if one of the requests of a test was answered wrongly."""
    before = asking.asked
    asking.faults.clear()
    yield
    assert asking.asked > before
    assert not asking.faults, "\n".join(asking.faults[:30])


@pytest.mark.exhaustive
def test_every_part_and_every_parameter_of_every_address(asking, addresses, faultless):
    asking.every_part_and_parameter(addresses)


@pytest.mark.exhaustive
def test_every_method_and_header(asking, addresses, faultless):
    asking.every_method_and_header(addresses)


@pytest.mark.exhaustive
def test_every_field_of_every_body(asking, tried, faultless):
    asking.every_field_of_bodies(tried)


@pytest.mark.exhaustive
def test_every_field_of_the_links_of_the_checker(asking, tried, faultless):
    asking.every_field_of_links(tried)


@pytest.mark.exhaustive
def test_every_field_of_the_forms_of_the_checker(asking, faultless):
    asking.every_field_of_forms()


def test_some_of_all_that(asking, addresses, tried, faultless, monkeypatch):
    """One in many, of every kind: what make test asks."""
    monkeypatch.setattr(asking, "share", 0.05)
    asking.every_part_and_parameter(addresses[::12])
    asking.every_method_and_header(addresses[::12])
    asking.every_field_of_bodies(tried[::40])
    asking.every_field_of_links(tried[::8])
    asking.every_field_of_forms()


# --- that all of it is asked ---


def test_no_address_is_forgotten_and_its_parameters_are_heard(addresses):
    assert [each.name for each in addresses] == [name for name, _, _ in routes()]
    reads = {each.name: each.reads for each in addresses}
    assert {"q", "kind", "document", "game", "page"} <= reads["search"]
    assert {"printing", "date"} <= reads["card"]
    assert {"s", "at", "why", "card", "edit"} <= reads["checker-board"]
    assert {"q", "tag", "card", "document", "section", "ruleset", "page_size"} <= reads["api-interactions-examples"]
    assert {"as_of", "printing"} <= reads["api-card-effective"]


def test_a_kept_page_reads_no_parameters_but_those_that_it_names(addresses):
    """Others it is not given."""
    kept = {each.name: resolve(each.url().partition("?")[0]).func for each in addresses}
    named = {name: set(view.reads) for name, view in kept.items() if hasattr(view, "reads")}
    assert len(named) > 20
    for address in addresses:
        if address.name in named:
            assert address.reads - set(CANONICAL) - named[address.name] == set(), address.name


def test_no_object_of_a_scenario_is_forgotten():
    """What a scenario is made of are the objects at the places that are tried, and actions."""
    known = components()
    tried = [described(known, place) for place in PLACES]
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(tried)))
    assert {name for name in named if known[name] not in tried} == {"ScenarioAction"}


@pytest.mark.parametrize("place", [each for each in PLACES if each != ("resume",)], ids=str)
def test_the_boards_that_are_tried_are_read_before_a_value_is_changed(client, place):
    made, _ = board_of(place)
    answer = client.post("/api/v1/interactions/evaluate", made, "application/json")
    assert answer.status_code == 200, answer.content


# --- what they are told ---


def test_a_nul_is_refused_at_the_door_with_a_sentence(client):
    for address in ("/cards/fox%00pass/", "/cards/?q=fox%00", "/nowhere/%00", "/cards/?%00=x"):
        page = client.get(address)
        assert page.status_code == 400
        assert "NUL character (%00)" in page.content.decode()
        answer = client.get(f"/api/v1{address.rstrip('/')}")
        assert answer.status_code == 400
        assert answer.json()["details"][0]["message"].startswith("The ")
        assert "NUL character (%00)" in answer.json()["details"][0]["message"]
    page = client.post("/check/board/", {"why": "a\0b", "s": packed("{}")})
    assert page.status_code == 400
    assert "field &#x27;why&#x27; holds a NUL" in page.content.decode()
    body = client.post("/api/v1/cards/collection", '{"titles": ["a\\u0000"]}', "application/json")
    assert body.status_code == 400
    assert "holds a NUL" in body.json()["details"][0]["message"]


def test_a_form_sent_where_none_is_taken_gets_a_page_of_ours():
    page = Client(enforce_csrf_checks=True).post("/cards/", {"q": "fox"})
    assert page.status_code == 403
    assert "This address cannot be used in this way" in page.content.decode()


def test_errors_of_the_api_are_json_whatever_is_asked_for(client):
    for address in ("schema", "cards"):
        answer = client.delete(f"/api/v1/{address}")
        assert (answer.status_code, answer.json()["object"]) == (405, "error")
    assert client.get("/api/v1/schema?format=none").json()["status"] == 400


def test_a_link_of_the_checker_shows_what_it_holds(client):
    """Actions beyond those that were played are listed as they are, and evaluated when someone steps to them."""
    board = {"players": [{"name": "Ann", "hand": ["Final Brawl"]}, {"name": "Bob"}]}
    for action in (
        {"do": "play", "card": "final-brawl", "choices": 7},
        {"do": "play", "card": ["final-brawl"], "targets": 7},
        {"do": "attack", "with": ["ting-ting"], "target": {"ting-ting": [["fox-pass"]]}},
    ):
        word = packed(json.dumps(board | {"actions": [action]}))
        assert client.get("/check/board/", {"s": word, "at": "0"}).status_code == 200
    deep = client.get("/check/board/", {"s": packed("[" * 330 + "]" * 330)})
    assert f"nested more than {MAX_DEPTH} levels deep" in deep.content.decode()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "line 1, column 2"),
        ('{"a": NaN}', "NaN is no number"),
        ('{"a": -1e999}', "too large a number"),
        ("9" * 5000, "not JSON"),
        ("[" * 100_000, "nested more than"),
        ("[" * 66 + "]" * 66, "nested more than"),
        (r'{"a": ["\u0000"]}', "NUL"),
        (r'{"\ud800": 1}', "half a character"),
        ('"\ud800"', "half a character"),
    ],
)
def test_json_that_cannot_be_taken_in(text, why):
    with pytest.raises(JsonError, match=why):
        read_json(text)


def test_json_that_only_looks_so():
    assert read_json(r'["\\u0000", "\ud83e\udd8a", 1.5]') == [r"\u0000", "🦊", 1.5]
    assert read_json("[" * 60 + "]" * 60)
