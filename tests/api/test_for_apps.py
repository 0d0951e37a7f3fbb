"""What deck builders, chat bots and collection trackers ask: names, orders, printings, decks, files, changes."""

import errno
import gzip
import hashlib
import json

import pytest

from api.urls import v1
from api.views.catalogs import CATALOGS
from rules.library import bulk
from rules.library.decks.reading import parse
from rules.models import Card, CardAlias, LibraryVersion, Published
from tests.bundled_library import change_card

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]

V1 = "/api/v1/"
BOOK = "shadowfist-rulebook-2000"


@pytest.fixture
def get(client):
    def get(path, status=200, **parameters):
        response = client.get(V1 + path, parameters)
        assert response.status_code == status, response.content[:300]
        return response.json()

    return get


@pytest.fixture
def post(client):
    def post(path, body, status=200):
        response = client.post(V1 + path, body, "application/json")
        assert response.status_code == status, response.content[:300]
        return response.json()

    return post


def titles(answer):
    return [each["title"] for each in answer["data"]]


# --- names ---------------------------------------------------------------------------------------------------------


def test_a_name_that_several_cards_may_have_is_ambiguous(get):
    error = get("cards/named", 404, fuzzy="dragon")
    assert error["code"] == "ambiguous"
    assert len(error["candidates"]) >= 3
    assert all("dragon" in title.lower() for title in error["candidates"])
    assert get("cards/named", 404, fuzzy="cop")["code"] == "ambiguous"


def test_a_part_of_one_title_or_its_misspelling_is_enough(get):
    assert get("cards/named", fuzzy="blightman")["title"] == "Sergeant Blightman"
    assert get("cards/named", fuzzy="kinoshta house")["title"] == "Kinoshita House"
    error = get("cards/named", 404, fuzzy="qqqqqqqq")
    assert (error["code"], "candidates" in error) == ("not_found", False)


def test_a_name_in_a_set(get):
    assert get("cards/named", exact="fox pass", set="L/S")["slug"] == "fox-pass"
    assert get("cards/named", 404, exact="fox pass", set="Nw")["code"] == "not_found"


def test_autocomplete_has_beginnings_first_and_tells_its_cap(get):
    answer = get("cards/autocomplete", q="the")
    assert answer["data"][0].lower().startswith("the")
    many = get("cards/autocomplete", q="s")
    assert (len(many["data"]), many["limit"], many["has_more"]) == (20, 20, True)
    assert many["total"] > 20
    few = get("cards/autocomplete", q="fox")
    assert (few["data"], few["has_more"]) == (["Fox Pass"], False)


def test_a_seed_draws_the_same_card(get, client):
    drawn = {get("cards/random", seed=7)["slug"] for _ in range(3)}
    assert len(drawn) == 1
    assert len({get("cards/random", seed=seed)["slug"] for seed in range(12)}) > 3
    assert "no-store" in client.get(f"{V1}cards/random")["Cache-Control"]


def test_a_collection_answers_in_order_and_tells_what_is_missing(post):
    asked = [{"slug": "draco"}, {"title": "nobody at all"}, {"title": "FOX PASS"}, {"printing": "fox-pass.l-s"}]
    answer = post("cards/collection", {"identifiers": [*asked, {"slug": "draco"}]})
    assert [(each["object"], each["title"]) for each in answer["data"]] == [
        ("card", "Draco"),
        ("card", "Fox Pass"),
        ("printing", "Fox Pass"),
        ("card", "Draco"),
    ]
    assert answer["not_found"] == [{"title": "nobody at all"}]


# --- lists ---------------------------------------------------------------------------------------------------------


def test_articles_and_quotes_do_not_disturb_the_order_of_titles(get):
    Card.objects.create(game_id=Card.objects.first().game_id, title='"Aa" Quoted', slug="aa", type="Event")
    Card.objects.create(game_id=Card.objects.first().game_id, title="The Aab", slug="aab", type="Event")
    Card.objects.create(game_id=Card.objects.first().game_id, title="A Aac", slug="aac", type="Event")
    rows = Card.objects.filter(slug__startswith="aa").order_by("sorted_by").values_list("title", flat=True)
    assert list(rows) == ['"Aa" Quoted', "The Aab", "A Aac"]


@pytest.mark.parametrize("name", ["cost", "fighting", "power", "body"])
def test_numbers_sort_and_what_has_none_comes_last(get, name):
    up = [card.get(name) for card in get("cards", order=name, page_size=200)["data"]]
    down = [card.get(name) for card in get("cards", order=name, dir="desc", page_size=200)["data"]]
    for found, ordered in ((up, sorted), (down, lambda numbers: sorted(numbers, reverse=True))):
        numbers = [number for number in found if isinstance(number, int)]
        assert numbers == ordered(numbers)
        assert numbers == found[: len(numbers)]


def test_printings_are_objects_with_addresses(get):
    answer = get("cards", q="fox pass", unique="printings")
    assert [each["id"] for each in answer["data"]] == ["fox-pass.l-s", "fox-pass.yotd", "fox-pass.10kb"]
    first = answer["data"][0]
    assert get(first["url"].partition(V1)[2]) == first
    assert get(first["card_url"].partition(V1)[2])["slug"] == "fox-pass"
    assert get(first["set_url"].partition(V1)[2])["code"] == "L/S"
    assert get("printings", q="fox pass")["data"] == answer["data"]


def test_what_is_asked_of_printings_holds_of_each(get):
    assert {each["set"] for each in get("printings", q="set:YotD", page_size=200)["data"]} == {"YotD"}
    early = get("printings", q="year<=1995", page_size=200)["data"]
    assert early
    assert all(each["released"] <= "1995-12-31" for each in early)
    other = get("printings", q="fox pass -set:YotD")["data"]
    assert [each["set"] for each in other] == ["L/S", "10kB"]


def test_of_each_card_the_printing_that_is_preferred(get):
    assert [each["set"] for each in get("cards", q="fox pass", prefer="oldest")["data"]] == ["L/S"]
    assert [each["set"] for each in get("cards", q="fox pass", prefer="newest")["data"]] == ["10kB"]
    assert get("cards", prefer="newest")["total"] == get("cards")["total"]


def test_a_card_leads_to_what_belongs_to_it(get):
    card = get("cards/fox-pass")
    for name, kind in (("printings_url", "printing"), ("errata_url", "erratum"), ("rulings_url", "ruling")):
        listed = get(card[name].partition(V1)[2])["data"]
        assert {each["object"] for each in listed} <= {kind}
    assert get(card["set_url"].partition(V1)[2])["code"] == card["printing"]


def test_the_text_as_html_is_safe_and_keeps_its_markup(get):
    change_card("fox-pass", text="<Cop> gets [Dragons] & <script>alert(1)</script>\nGuts.")
    html = get("cards/fox-pass")["text_html"]
    assert '<span class="designator">Cop</span>' in html
    assert "[Dragons]" in html
    assert "&amp;" in html
    assert "<script" not in html
    assert html.count("<p>") == 2


@pytest.mark.parametrize(
    ("path", "warning"),
    [
        ("cards?sort=cost", "There is no parameter 'sort' here"),
        ("cards?format=json", "There is no parameter 'format' here"),
        ("games?colour=red", "There is no parameter 'colour' here"),
        ("cards?q=t:edge+set:nosuch", "'nosuch' is no set"),
        ("cards?q=t:edge+game:chess", "'chess' is no game"),
        ("symbols?x=1", "it takes none"),
    ],
)
def test_nothing_is_passed_over_in_silence(client, path, warning):
    assert any(warning in each for each in client.get(V1 + path).json()["warnings"])


@pytest.mark.parametrize(
    ("path", "place", "told"),
    [
        ("cards?game=nosuch", "game", "names nothing; there are shadowfist, ufs"),
        ("rulings?card=nobody", "card", "names nothing"),
        ("errata?document=nosuch", "document", "names nothing; there are shadowfist-rulebook-2000"),
        ("search?q=fox&document=nosuch", "document", "names nothing"),
        ("cards?order=foo", "order", "is none of title, cost"),
        ("cards?fields=title,nosuch", "fields", "there is no 'nosuch'; there is title"),
        ("cards/fox-pass?include=title", "include", "there is no 'title'; there is printings"),
        ("interactions/examples?tag=nosuch", "tag", "tag='nosuch' names nothing"),
        ("interactions/examples?section=999.9", "section", "section='999.9' names nothing"),
        ("cards/random?game=chess", "game", "game='chess' names nothing"),
        ("cards/named?exact=fox+pass&set=nosuch", "set", "set='nosuch' names nothing"),
        ("cards/named?fuzzy=fox&set=nosuch", "set", "set='nosuch' names nothing"),
        ("cards/autocomplete?q=fox&game=chess", "game", "game='chess' names nothing"),
        ("schema?format=foo", "format", "is none of json, yaml"),
    ],
)
def test_what_names_nothing_is_an_error_at_its_place(get, path, place, told):
    error = get(path, 400)
    assert error["code"] == f"unknown_{place}"
    assert [each["place"] for each in error["details"]] == [place]
    assert told in error["details"][0]["message"]


@pytest.mark.parametrize(
    ("ask", "status", "place", "cure"),
    [
        (lambda client: client.post(f"{V1}cards"), 405, "method", "Send GET."),
        (lambda client: client.put(f"{V1}interactions/evaluate"), 405, "method", "Send POST."),
        (
            lambda client: client.get(f"{V1}cards", HTTP_ACCEPT="image/png"),
            406,
            "Accept",
            "send Accept: application/json",
        ),
        (lambda client: client.post(f"{V1}decks/parse", "x", "text/plain"), 415, "Content-Type", "application/json"),
        (lambda client: client.post(f"{V1}decks/parse", "{bad", "application/json"), 400, "body", "line 1, column 2"),
        (lambda client: client.post(f"{V1}decks/parse", "[]", "application/json"), 400, "body", "Send a JSON object"),
        (lambda client: client.get(f"{V1}cards/nobody"), 404, "slug", "cards/named?fuzzy="),
        (lambda client: client.get(f"{V1}sections/nowhere/1"), 404, "document", "There is no document"),
        (lambda client: client.get(f"{V1}sections/{BOOK}/99"), 404, "number", "99"),
        (lambda client: client.get(f"{V1}nowhere"), 404, "path", "/api/v1/docs"),
        (lambda client: client.get(f"{V1}cards/fox-pass/effective?printing=x"), 404, "printing", "it is in L/S"),
        (lambda client: client.get(f"{V1}oembed?url=x&format=xml"), 501, "format", "no XML"),
    ],
)
def test_every_error_names_its_place_and_the_cure(client, ask, status, place, cure):
    answer = ask(client)
    error = answer.json()
    assert (answer.status_code, error["status"]) == (status, status)
    assert [each["place"] for each in error["details"]] == [place]
    assert cure in error["details"][0]["message"]
    assert status != 405 or answer["Allow"]


def test_who_does_not_take_gzip_gets_none(client):
    sent = {
        each: client.get(f"{V1}cards", HTTP_ACCEPT_ENCODING=each) for each in ("gzip", "gzip;q=0", "gzip;q=0.5", "")
    }
    assert [each.get("Content-Encoding", "") for each in sent.values()] == ["gzip", "", "gzip", ""]
    assert client.get("/cards/", HTTP_ACCEPT_ENCODING="gzip;q=0").get("Content-Encoding") is None


@pytest.mark.parametrize("path", ["interactions/examples?tag=attack", "cards/named?exact=fox+pass&set=l/s"])
def test_names_that_there_are_warn_of_nothing(client, path):
    answer = client.get(V1 + path)
    assert answer.status_code == 200
    assert not answer.json().get("warnings")


def test_the_root_leads_to_every_operation_that_has_one_address(get):
    root = get("")
    there = {name for name in root if name != "object"}
    assert there == {route for route, _, _ in v1 if route and "<" not in route} | {
        f"catalogs/{name}" for name in CATALOGS
    }
    assert all(root[name].endswith(f"/api/v1/{name}") for name in there)


def test_catalogs(get):
    assert "Feng Shui Site" in get("catalogs/types")["data"]
    assert "ambush" in get("catalogs/keywords")["data"]
    assert get("catalogs/factions")["data"][0] == "Dragons"
    assert "types" in get("catalogs/nosuch", 404)["details"][0]["message"]
    assert {"name": "dragons", "label": "Dragons", "letter": "d", "kind": "faction"}.items() <= get("symbols")["data"][
        0
    ].items()


# --- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "count", "slug"),
    [
        ("3x Fox Pass", 3, "fox-pass"),
        ("3 fox pass", 3, "fox-pass"),
        ("Fox Pass x3", 3, "fox-pass"),
        ("Fox Pass (3)", 3, "fox-pass"),
        ("- 2× Ting Ting", 2, "ting-ting"),
        ("Havoc Suit", 1, "havoc-suit"),
        ("4 Nobody", 4, None),
        ('3,"Fox Pass"', 3, "fox-pass"),
        ("Fox Pass,3", 3, "fox-pass"),
        ('"Fox Pass";"3"', 3, "fox-pass"),
        ("Fox Pass\t3", 3, "fox-pass"),
        ("Fox, Pass", 1, "fox-pass"),
    ],
)
def test_lines_of_a_deck(line, count, slug):
    (read,) = parse(line).lines
    assert (read.count, read.slug) == (count, slug)


def test_a_title_may_begin_with_a_number():
    card = Card.objects.get(slug="fox-pass")
    CardAlias.objects.create(card=card, game=card.game, title="7 Foxes", slug="7-foxes")
    assert [(line.count, line.slug) for line in parse("7 Foxes\n2x 7 Foxes").lines] == [
        (1, "fox-pass"),
        (2, "fox-pass"),
    ]


def test_a_list_is_read_line_by_line(post):
    text = "# mine\nCharacters:\n3x Ting Ting\n\n0x Draco\nFox Pas"
    answer = post("decks/parse", {"text": text})
    assert [(line["line"], line["slug"]) for line in answer["cards"]] == [(3, "ting-ting"), (6, None)]
    assert answer["cards"][1]["candidates"] == ["Fox Pass"]
    assert [line["line"] for line in answer["unread"]] == [5]
    assert answer["total"] == 4
    table = post("decks/parse", {"text": 'Count,Name\n2,"Fox Pass"\nmany,Draco\n'})
    assert [(line["count"], line["slug"]) for line in table["cards"]] == [(2, "fox-pass")]
    assert "'many' is no number of copies" in table["unread"][0]["why"]


def test_a_deck_has_so_many_copies_of_a_title(post):
    legal = post("decks/check", {"cards": [{"card": "Fox Pass", "count": 5}, {"card": "thunder-knights", "count": 9}]})
    assert (legal["legal"], legal["problems"], legal["total"]) == (True, [], 14)
    answer = post("decks/check", {"cards": [{"card": "fox-pass", "count": 3}, {"card": "Fox Pass", "count": 3}]})
    (problem,) = answer["problems"]
    assert (problem["code"], problem["card"], problem["rules"][0]["section"]) == ("too_many_copies", "fox-pass", "3.2")
    unknown = post("decks/check", {"cards": [{"card": "Fox Pas"}]})["problems"][0]
    assert (unknown["code"], unknown["card"]) == ("unknown_card", None)
    assert "Fox Pass" in unknown["message"]


# --- keeping a copy ------------------------------------------------------------------------------------------------


@pytest.fixture
def files(settings, tmp_path):
    settings.VAR_DIR = tmp_path


@pytest.mark.usefixtures("files")
def test_files_hold_every_document(get, client):
    for row in get("bulk")["data"]:
        response = client.get(V1 + row["url"].partition(V1)[2])
        data = b"".join(response)
        assert hashlib.sha256(data).hexdigest() == row["sha256"]
        assert len(data) == row["size"]
        documents = json.loads(gzip.decompress(data))
        assert len(documents) == row["objects"]
    cards = json.loads(gzip.decompress(b"".join(client.get(f"{V1}bulk/cards.json.gz"))))
    fox = next(card for card in cards if card["slug"] == "fox-pass")
    assert fox == get("cards/fox-pass")
    assert get("bulk/nosuch.json.gz", 404)["code"] == "not_found"


@pytest.mark.usefixtures("files")
def test_a_file_comes_in_parts_and_is_known(client):
    path = f"{V1}bulk/rulings.json.gz"
    whole = client.get(path)
    data, etag = b"".join(whole), whole["ETag"]
    part = client.get(path, headers={"Range": "bytes=10-19", "If-Range": etag})
    assert (part.status_code, part.content) == (206, data[10:20])
    assert part["Content-Range"] == f"bytes 10-19/{len(data)}"
    assert client.get(path, headers={"Range": "bytes=-5"}).content == data[-5:]
    assert client.get(path, headers={"Range": f"bytes={len(data)}-"}).status_code == 416
    assert b"".join(client.get(path, headers={"Range": "bytes=0-1", "If-Range": '"old"'})) == data
    assert client.get(path, headers={"If-None-Match": etag}).status_code == 304
    change_card("fox-pass", subtitle="Fox Site")
    assert client.get(path)["ETag"] == etag, "no ruling changed"
    assert client.get(f"{V1}bulk/cards.json.gz")["ETag"] != etag


@pytest.mark.usefixtures("files")
def test_files_are_written_anew_by_the_import_and_no_visitor_waits_for_them(get, settings, monkeypatch):
    before = {row["id"]: row["version"] for row in get("bulk")["data"]}
    LibraryVersion.bump(cards=())
    with bulk.locked(settings.VAR_DIR / "bulk" / "lock", wait=True):  # as the import has it while it writes
        assert {row["id"]: row["version"] for row in get("bulk")["data"]} == before
    bulk.renew()
    monkeypatch.setattr(bulk, "_write", lambda *args: pytest.fail("a visitor waits for a file"))
    assert {row["version"] for row in get("bulk")["data"]} == {get("changes", page_size=1)["version"]}


@pytest.mark.usefixtures("files")
def test_on_a_full_disk_files_are_unavailable_and_everything_else_is_there(get, client, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(bulk, "_write", full)
    for path in ("bulk", "bulk/cards.json.gz"):
        error = get(path, 503)
        assert "its disk is full" in error["details"][0]["message"]
    assert client.get(f"{V1}bulk")["Retry-After"]
    get("cards/fox-pass")


def test_changes_since_a_version(get):
    version = get("changes", page_size=1)["version"]
    assert get("changes", since=version)["data"] == []
    Card.objects.filter(slug="fox-pass").update(subtitle="Fox Site")
    LibraryVersion.bump()
    (change,) = get("changes", since=version)["data"]
    assert (change["kind"], change["removed"], change["version"]) == ("card", False, version + 1)
    assert change["url"].endswith("/api/v1/cards/fox-pass")
    assert get("changes", since="2001-01-01")["total"] == get("changes")["total"]


@pytest.mark.parametrize("path", ["changes", "migrations"])
@pytest.mark.parametrize("since", ["2999-01-01T00:00:00Z", "2999-01-01", "999999999999"])
def test_what_lies_ahead_is_an_error_that_names_the_present(get, path, since):
    error = get(path, 400, since=since)
    version = get("changes", page_size=1)["version"]
    assert error["details"][0]["place"] == "since"
    assert f"lies ahead: the library is at version {version}" in error["details"][0]["message"]


def test_no_change_names_an_address_that_is_not_there(get, client):
    seen = set()
    for change in get("changes", page_size=200)["data"] + get("changes", kind="contents")["data"]:
        if change["kind"] not in seen and not change["removed"]:
            seen.add(change["kind"])
            assert client.get(change["url"]).status_code == 200, change["url"]
    assert {"game", "set", "card", "contents"} <= seen


def test_a_time_is_told_in_one_way_and_asks_for_what_came_after_it(get):
    latest = max(each["updated_at"] for each in get("changes", page_size=200)["data"])
    assert get("cards/fox-pass")["updated_at"] in {each["updated_at"] for each in get("changes", kind="card")["data"]}
    assert get("changes", since=latest)["data"] == []
    every = [latest, get("bulk")["data"][0]["updated_at"], get("games/ufs")["updated_at"]]
    assert {len(each) for each in every} == {len("2001-04-16T00:00:00.000Z")}


def test_a_list_that_changes_between_two_of_its_pages_says_so(get, client):
    first = get("cards", page_size=5)
    assert first["warnings"] == []
    assert client.get(first["next_page"]).json()["warnings"] == []
    LibraryVersion.bump(cards=())
    (warning,) = client.get(first["next_page"]).json()["warnings"]
    assert "The library has changed" in warning
    again = client.get(warning.rpartition("Begin again with ")[2]).json()
    assert (again["data"], again["warnings"]) == (first["data"], [])


def test_the_next_page_goes_on_where_the_last_one_ended_though_the_list_has_changed(get, client):
    first = get("cards", q="t:character", page_size=5, order="fighting", dir="desc")
    second = client.get(first["next_page"]).json()["data"]
    gone = Card.objects.get(slug=first["data"][0]["slug"])
    Card.objects.filter(pk=gone.pk).update(type="Event")
    LibraryVersion.bump(cards=[gone.pk])
    assert [card["slug"] for card in client.get(first["next_page"]).json()["data"]] == [card["slug"] for card in second]
    last = Card.objects.get(slug=first["data"][-1]["slug"])
    Card.objects.filter(pk=last.pk).update(type="Event")
    LibraryVersion.bump(cards=[last.pk])
    counted = client.get(first["next_page"]).json()["data"]  # its last entry is no more in the list
    assert [card["slug"] for card in counted[:3]] == [card["slug"] for card in second[2:]]


def test_whole_files_say_of_which_version_they_are(get):
    files = get("bulk")["data"]
    assert {each["version"] for each in files} == {get("changes", page_size=1)["version"]}
    assert {"games", "sets", "documents"} <= {each["id"] for each in files}


def test_what_has_errata_lists_them(get):
    listed = set()
    page = get("errata", page_size=200)
    listed |= {each["card"] for each in page["data"]}
    assert not page["has_more"]
    assert {each["slug"] for each in get("cards", q="has:errata", page_size=200)["data"]} == listed
    assert all(get(f"cards/{slug}")["has_errata"] for slug in listed)
    assert not get("cards/bull-market")["has_errata"], "a printing has a numeral, and no document tells of it"


def test_each_designator_is_listed_once(get):
    page, words = get("designators", page_size=200), []
    words += [each["word"] for each in page["data"]]
    for number in range(2, page["total"] // 200 + 2):
        words += [each["word"] for each in get("designators", page_size=200, page=number)["data"]]
    assert "Memories" in words
    assert len(words) == len({each.casefold() for each in words}) == page["total"]


def test_a_name_that_went_leads_to_what_it_is_now(get):
    assert get("migrations")["data"] == []
    Published.objects.filter(path="cards/draco").update(path="cards/drako")
    card = Card.objects.get(slug="draco")
    CardAlias.objects.create(card=card, game=card.game, title="Drako", slug="drako")
    LibraryVersion.bump()
    (row,) = get("migrations")["data"]
    assert (row["kind"], row["old"], row["new"]) == ("card", "cards/drako", "cards/draco")


def test_how_many_requests_are_left_is_told_with_every_answer(client):
    for path in ("games", "nowhere", "cards/nobody"):
        first, second = (client.get(V1 + path, REMOTE_ADDR="10.7.7.7") for _ in range(2))
        assert int(first["RateLimit-Limit"]) == 100_000
        assert int(second["RateLimit-Remaining"]) == int(first["RateLimit-Remaining"]) - 1
        assert 0 < int(first["RateLimit-Reset"]) <= 60


def test_other_sites_may_ask_whether_something_changed(client):
    preflight = client.options(
        f"{V1}cards/fox-pass",
        headers={
            "Origin": "https://example.org",
            "Access-Control-Request-Method": "GET",
            "Access-Control-Request-Headers": "if-none-match",
        },
    )
    assert "if-none-match" in preflight["Access-Control-Allow-Headers"]
