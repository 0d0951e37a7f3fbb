"""The OpenAPI schema is true: real answers are as it declares them, and what it forbids is refused."""

import pytest

from api.views.catalogs import CATALOGS
from api.views.interactions import (
    BATCH_EXAMPLE,
    BOUT,
    BOUT_EXAMPLE,
    BOUT_PLIES_EXAMPLE,
    BOUT_REFUSAL_EXAMPLE,
    BOUTS_EXAMPLE,
    BRAWL,
    COMPARISON_EXAMPLE,
    CONTINUATIONS_EXAMPLE,
    ODDS_EXAMPLE,
    PLIES_EXAMPLE,
    REFUSAL_EXAMPLE,
    STRICT_EXAMPLE,
)
from rules.engine import ScenarioError, evaluate
from rules.library.publication import publish
from rules.models import Card, CardAlias, CardSet, Game, Printing, UfsCharacteristics
from tests.api_schema import component, document, faults, sent
from tests.corpus import entries, ufs_entries
from tests.engine_library import bundled

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]

V1 = "/api/v1/"
BOOK = "shadowfist-rulebook-2000"

# Of every operation some requests that succeed: the path of the schema, and what stands for it.
READ = {
    "": [""],
    "games": ["games"],
    "games/{slug}": ["games/ufs"],
    "sets": ["sets", "sets?game=shadowfist&page_size=3"],
    "sets/{code}": ["sets/L/S", "sets/B"],
    "printings/{identifier}": ["printings/fox-pass.l-s", "printings/straight-jab.b"],
    "cards": [
        "cards?page_size=200",
        "cards?page_size=200&page=2",
        "cards?q=colour:red+t:edge",
        "cards?unique=printings&q=fox",
        "cards?q=fox&include=printings,errata,rulings,set",
        "cards?q=f&unique=printings&fields=title,text&include=card",
    ],
    "printings": [
        "printings?page_size=200",
        "printings?q=set:L/S&order=fighting&dir=desc",
        "printings?prefer=newest",
        "printings?q=fox&include=card,set&fields=id",
    ],
    "errata": [
        "errata?page_size=200",
        "errata?include=card&fields=change",
        "errata?card=fox-pass",
        "errata?status=planned",
    ],
    "errata/{id}": [],
    "symbols": ["symbols"],
    "catalogs/{name}": [f"catalogs/{name}" for name in CATALOGS],
    "changes": ["changes?page_size=200", "changes?since=0&kind=card", "changes?since=2001-04-16T00:00:00Z"],
    "migrations": ["migrations", "migrations?since=2001-04-16"],
    "bulk": ["bulk"],
    "bulk/{file}": [],  # no JSON
    "cards/named": ["cards/named?exact=fox+pass", "cards/named?fuzzy=fox+pas", "cards/named?exact=Straight+Jab"],
    "cards/autocomplete": ["cards/autocomplete?q=fox", "cards/autocomplete?q=%C2%A0"],
    "cards/random": ["cards/random", "cards/random?q=t:edge"],
    "cards/{slug}": [
        "cards/fox-pass",
        "cards/straight-jab",
        "cards/rumoured-jab",
        "cards/fox-pass?include=printings,errata,rulings,set",
        "cards/fox-pass?fields=title,text&include=set&colour=red",
    ],
    "cards/{slug}/printings": [
        "cards/fox-pass/printings",
        "cards/discerning-fire/printings",
        "cards/straight-jab/printings",
    ],
    "cards/{slug}/errata": ["cards/dance-of-the-centipede/errata", "cards/fox-pass/errata"],
    "cards/{slug}/effective": [
        "cards/fox-pass/effective?printing=L/S&as_of=1995-12-31",
        "cards/dance-of-the-centipede/effective",
    ],
    "cards/{slug}/rulings": ["cards/fox-pass/rulings", "cards/apes-of-wrath/rulings"],
    "cards/{slug}/designators": ["cards/swat-team/designators?ruleset=daedalus-1995"],
    "designators": ["designators?page_size=200"],
    "designators/{word}": ["designators/cop", "designators/no-such-word"],
    "designators/compare": [
        "designators/compare?a=Hero&b=Heroic",
        "designators/compare?a=Supersoldier&b=%2B&ruleset=modern",
    ],
    "documents": ["documents"],
    "documents/{slug}": [f"documents/{BOOK}"],
    "sections/{document}/{number}": [
        *(f"sections/{BOOK}/5.3", f"sections/{BOOK}/9.2", "sections/shadowfist-faq-2001/7.3.B.iv"),
        *("sections/shadowfist-faq-1995/q12", "sections/ufs-rules-2010/5.1"),
        *(f"sections/{BOOK}/5?include=children,cards&fields=title", f"sections/{BOOK}/5.5.1?include=cards,children"),
    ],
    "glossary": [
        "glossary?page_size=200",
        "glossary?q=sm&include=sections",
        "glossary?fields=term",
        "glossary?q=no+such+term",
    ],
    "glossary/{slug}": ["glossary/ability"],
    "rulings": ["rulings?page_size=200", "rulings?include=cards,sections&page_size=9", "rulings?status=superseded"],
    "rulings/{id}": [],  # the first of the list
    "search": ["search?q=uniqueness+auction", "search?q=uniqeness&kind=rule,faq&page_size=2", "search?q=%C2%A0"],
    "rulesets": ["rulesets"],
    "oembed": [
        "oembed?url=http://testserver/cards/fox-pass/",
        f"oembed?url=http://testserver/rules/{BOOK}/4.5.2/&format=json&maxwidth=300",
        "oembed?url=http://testserver/glossary/ability/",
    ],
    "interactions/examples": [
        "interactions/examples?page_size=200",
        "interactions/examples?include=cards,section&page_size=9",
        "interactions/examples?ruleset=modern",
        *(f"interactions/examples?game=ufs&page_size=200&page={page}" for page in (1, 2)),
    ],
    "interactions/examples/{name}": [f"interactions/examples/{entries()[0]['name']}"],
}
KIND_OF = {"rulings": "ruling", "errata": "erratum"}
SENT = {
    "cards/collection": [
        {"identifiers": [{"title": "fox pass"}, {"title": "Nobody"}, {"slug": "draco"}, {"printing": "fox-pass.l-s"}]},
        {"identifiers": [{"slug": "straight-jab"}, {"printing": "no-such"}]},
        {"identifiers": []},
    ],
    "decks/parse": [{"text": "3x Fox Pass\nTing Ting (2)\nNobody\n0x Draco"}, {"text": "name,count\nDraco,2"}],
    "decks/check": [{"cards": [{"card": "Fox Pass", "count": 6}, {"card": "Nobody"}]}, {"cards": [], "game": "ufs"}],
    "decks/export": [{"text": "3x Fox Pass\nNobody"}, {"cards": [{"card": "Fox Pass", "part": "maybe"}]}],
    "interactions/evaluate": [BRAWL, STRICT_EXAMPLE.value, BOUT_EXAMPLE.value, {"scenario": BOUT, "strict": True}],
    "interactions/batch": [
        CONTINUATIONS_EXAMPLE.value,
        BATCH_EXAMPLE.value,
        BOUTS_EXAMPLE.value,
        {"scenarios": [BRAWL, BOUT, {**BRAWL, "turn": "Nobody"}]},
    ],
    "interactions/actions": [
        {**BRAWL, "actions": []},
        {**BRAWL, "actions": [{"do": "draw"}]},
        PLIES_EXAMPLE.value,
        BOUT,
        BOUT_EXAMPLE.value,
        BOUT_PLIES_EXAMPLE.value,
    ],
    "interactions/refused": [REFUSAL_EXAMPLE.value, BOUT_REFUSAL_EXAMPLE.value],
    "interactions/odds": [ODDS_EXAMPLE.value],
    "interactions/compare": [COMPARISON_EXAMPLE.value, BRAWL, {**BRAWL, "printings": {"Final Brawl": [None, "L/S"]}}],
}


@pytest.fixture(autouse=True, scope="module")
def jab(own_library, django_db_blocker):
    """Cards of the other game, which have other characteristics; of one attack nothing is known but its difficulty."""
    with django_db_blocker.unblock():
        base = CardSet.objects.create(game=Game.objects.get(slug="ufs"), code="B", name="Base")
        made = make_jab(base, "Straight Jab", control=4, attack_zone="high", damage=3)
        make_jab(base, "Rumoured Jab")
        publish("card", "printing", "set")
    return made


def make_jab(base, title, **known):
    ufs, slug = base.game, title.lower().replace(" ", "-")
    card = Card.objects.create(game=ufs, title=title, slug=slug, type="attack", text="E: +2 damage.")
    CardAlias.objects.create(card=card, game=ufs, title=card.title, slug=card.slug)
    card.printing = Printing.objects.create(card=card, card_set=base, title=card.title, type=card.type, text=card.text)
    UfsCharacteristics.objects.create(printing=card.printing, difficulty=3, **known)
    card.save()
    return card


def a_path(client, kind):
    """The address of a document of a kind, below the API's."""
    return client.get(f"{V1}changes?kind={kind}").json()["data"][0]["url"].partition(V1)[2]


def test_every_operation_is_asked():
    asked = {("get", V1 + path) for path in READ} | {("post", V1 + path) for path in SENT}
    assert asked == {(method, path) for path, methods in document()["paths"].items() for method in methods}


@pytest.mark.parametrize("path", READ)
def test_what_is_read_is_as_declared(client, path):
    if path == "bulk/{file}":
        return
    asked = READ[path] or [a_path(client, KIND_OF[path.split("/")[0]])]
    for each in asked:
        response = client.get(V1 + each)
        assert response.status_code == 200, (each, response.content[:300])
        assert faults("get", V1 + path, 200, response.json()) == [], each


@pytest.mark.parametrize("path", SENT)
def test_what_is_answered_is_as_declared(client, path):
    for body in SENT[path]:
        response = client.post(V1 + path, body, "application/json")
        assert response.status_code == 200, (body, response.content[:300])
        if path == "decks/export":
            assert b"Fox Pass" in response.content
            continue
        assert faults("post", V1 + path, 200, response.json()) == [], body


def test_a_field_that_is_not_declared_would_be_found(client):
    answer = client.get(f"{V1}cards/fox-pass").json()
    assert faults("get", f"{V1}cards/{{slug}}", 200, {**answer, "colour": "red"}) != []
    assert faults("get", f"{V1}cards/{{slug}}", 200, {**answer, "slug": None}) != []
    listed = client.get(f"{V1}cards/fox-pass/printings").json()
    assert faults("get", f"{V1}cards/{{slug}}/printings", 200, listed["data"]) != []


def test_every_board_that_comes_out_may_be_sent_again():
    judge = sent("AnyScenario")
    of_ufs = [entry["scenario"] for entry in ufs_entries() if evaluable(entry)]
    boards = [evaluate(each, bundled())["board"] for each in (*(e["scenario"] for e in entries()[::3]), *of_ufs)]
    assert len(of_ufs) > 200
    assert any(player.get("vitality") == 0 for board in boards for player in board["players"])
    assert [board for board in boards if not judge.is_valid(board)] == []


def evaluable(entry):
    """Whether a scenario of UFS names no card but those that it invents."""
    try:
        evaluate(entry["scenario"], bundled())
    except ScenarioError:
        return False
    return True


def test_every_scenario_of_the_corpus_may_be_sent():
    judge = sent("AnyScenario")
    every = (*entries(), *ufs_entries())
    assert [entry["name"] for entry in every if not judge.is_valid(entry["scenario"])] == []


RULESETS = ("AAA", "", "zman-2001,modern", "Modern")
NUMBERS = ("0", "-1", "x", "", "1.0", "null", "100001", "1&page=1&page_size=1")
OF_EDITIONS = ["designators", "designators/{word}", "designators/compare", "cards/{slug}/designators"]
OF_EDITIONS += ["interactions/examples"]
IN_PAGES = ["games", "sets", "cards", "designators", "designators/{word}", "documents", "glossary", "rulings", "search"]
IN_PAGES += ["interactions/examples", "printings", "errata", "changes", "migrations"]
NEEDED = {"search": "q=a&", "designators/compare": "a=x&b=y&"}
FORBIDDEN = [
    *((path, f"{NEEDED.get(path, '')}ruleset={value}") for path in OF_EDITIONS for value in RULESETS),
    *(
        (path, f"{NEEDED.get(path, '')}{name}={value}")
        for path in IN_PAGES
        for name in ("page", "page_size")
        for value in NUMBERS
    ),
    *(("search", query) for query in ("q=a&page=1001", "q=a&kind=", "q=a&kind=rule,", "q=a&kind=rules", "q=+", "")),
    *(("rulings", query) for query in ("status=", "status=old", "card=%00")),
    *(("cards", query) for query in ("q=%00", "game=%00")),
    *(("cards/{slug}/effective", f"as_of={day}") for day in ("", "20010416", "2001-W16-1", "2001-02-30", "0000-01-01")),
    *(("cards/named", query) for query in ("", "exact=", "exact=fox+pass&fuzzy=")),
    ("cards/autocomplete", "q=%09"),
    *(("cards", query) for query in ("order=", "order=colour", "dir=up", "unique=art", "prefer=best")),
    *(("cards/random", query) for query in ("seed=x", "seed=-1")),
    *(("changes", query) for query in ("since=", "since=yesterday", "since=2001-02-30", "kind=document")),
    *(("designators/compare", query) for query in ("a=x", "a=x&b=", "b=y&a=" + "a" * 121)),
]


@pytest.mark.parametrize(("path", "query"), FORBIDDEN)
def test_what_the_schema_forbids_to_ask_is_refused(client, path, query):
    response = client.get(f"{V1}{path.format(slug='fox-pass', word='cop')}?{query}")
    assert response.status_code == 400, response.content[:300]
    assert faults("get", V1 + path, 400, response.json()) == []


def changed(place, value):
    """The example with something else at a place, such as ``players.0.hand``."""
    *path, last = place.split(".")

    def at(tree, keys):
        if not keys:
            return (
                {**tree, last: value} if isinstance(tree, dict) else [*tree[: int(last)], value, *tree[int(last) + 1 :]]
            )
        key = keys[0] if isinstance(tree, dict) else int(keys[0])
        made = at(tree[key], keys[1:])
        return {**tree, key: made} if isinstance(tree, dict) else [*tree[:key], made, *tree[key + 1 :]]

    return at(BRAWL, path)


NULLS = ("game", "ruleset", "turn", "phase", "seed", "players", "actions", "resume")
NULLS += tuple(
    f"players.0.{name}" for name in ("name", "power", "resources", "turns", "deck", "smoked", "edges", "locations")
)
NULLS += ("players.0.hand", "players.0.hand.0", "players.0.locations.0.back", "players.0.locations.0.characters")
CARD_FIELDS = ("id", "printing", "face", "turned", "damage", "counters", "states", "controller", "owner")
NULLS += tuple(f"players.1.locations.0.characters.0.{name}" for name in CARD_FIELDS)
ACTION_FIELDS = ("by", "card", "targets", "on", "at", "x", "source", "choices", "reduced_by")
NULLS += tuple(f"actions.0.{name}" for name in ACTION_FIELDS)


@pytest.mark.parametrize("path", ["evaluate", "actions", "compare"])
@pytest.mark.parametrize("place", NULLS)
def test_null_is_refused_where_a_field_may_be_left_out(client, path, place):
    scenario = changed(place, None)
    assert not sent("Scenario").is_valid(scenario)
    response = client.post(f"{V1}interactions/{path}", scenario, "application/json")
    assert response.status_code == 400, response.content[:300]
    assert faults("post", f"{V1}interactions/{path}", 400, response.json()) == []


WRONG = {
    "seed": [1.5, "1", True, 2**64],
    "phase": ["combat", ""],
    "ruleset": ["AAA", ""],
    "players": [[], {}, [BRAWL["players"][0]]],
    "colour": ["red"],
    "players.0.power": [-1, 1_000_001, "3", True],
    "players.0.resources": [{"dragons": 101}, {"red": 1}, {"chi": None}],
    "players.0.hand": ["Final Brawl", [1], {}, True, [{"card": "Final Brawl", "turned": True}]],
    "players.0.name": ["", "x" * 81, 1],
    "players.1.locations.0.characters.0.turned": [1, "yes"],
    "players.1.locations.0.characters.0.face": ["sideways"],
    "players.1.locations.0.characters.0.printing": [1.5, True, []],
    "actions.0.do": ["dance", ""],
    "actions.0.choices": [1.5, {}, [None], [1.5]],
    "actions.0.at": [1, {"beside": "fox-pass"}],
    "actions.0.targets": ["ting-ting", [1], ["x" * 201]],
}


@pytest.mark.parametrize(("place", "value"), [(place, value) for place, values in WRONG.items() for value in values])
def test_what_the_schema_forbids_to_send_is_refused(client, place, value):
    scenario = changed(place, value)
    assert not sent("Scenario").is_valid(scenario)
    response = client.post(f"{V1}interactions/evaluate", scenario, "application/json")
    assert response.status_code == 400, response.content[:300]
    assert component("Error").is_valid(response.json())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        *(("cards/collection", body) for body in ({}, [], {"identifiers": None}, {"titles": ["x"]})),
        *(
            ("cards/collection", {"identifiers": each})
            for each in ("x", ["x"], [None], [{}], [{"slug": None}], [{"slug": "\0"}], [{"slug": "a", "title": "a"}])
        ),
        ("cards/collection", {"identifiers": [{"slug": "x"}] * 76}),
        *(("decks/parse", body) for body in ({}, [], {"text": None}, {"text": "x" * 200_001}, {"text": "\0"})),
        *(("decks/parse", body) for body in ({"text": "x", "game": "chess"}, {"text": "x", "colour": "red"})),
        *(("decks/check", body) for body in ({}, [], {"cards": None}, {"cards": [{}]}, {"cards": ["x"]})),
        *(("decks/check", {"cards": [{"card": "x", "count": each}]}) for each in (0, -1, 1000, "1", 1.5, True, None)),
        ("interactions/refused", {**REFUSAL_EXAMPLE.value, "card": None}),
        ("interactions/refused", {**REFUSAL_EXAMPLE.value, "colour": "red"}),
        *(("interactions/compare", {**BRAWL, "rulesets": each}) for each in (None, ["AAA"], [None], ["modern"] * 13)),
        *(("interactions/compare", {**BRAWL, "printings": each}) for each in (None, {"Final Brawl": None}, [])),
        ("interactions/compare", {"scenario": None}),
    ],
)
def test_other_bodies_that_the_schema_forbids_are_refused(client, path, body):
    response = client.post(V1 + path, body, "application/json")
    assert response.status_code == 400, response.content[:300]
    assert faults("post", V1 + path, 400, response.json()) == []


@pytest.mark.parametrize(
    ("method", "path", "asked", "status", "more"),
    [
        ("get", "cards/{slug}", "cards/nobody", 404, {}),
        ("get", "designators/{word}", "designators/of", 404, {}),
        ("get", "cards/named", "cards/named?exact=nobody", 404, {}),
        ("get", "cards/random", "cards/random?q=cost>99", 404, {}),
        ("get", "games", "games", 406, {"headers": {"Accept": "text/html"}}),
        ("post", "cards/collection", "cards/collection", 415, {"data": "x", "content_type": "text/plain"}),
        (
            "post",
            "cards/collection",
            "cards/collection",
            413,
            {"data": " " * 1_000_001, "content_type": "application/json"},
        ),
    ],
)
def test_other_refusals_are_declared(client, method, path, asked, status, more):
    response = getattr(client, method)(V1 + asked, **more)
    assert response.status_code == status, response.content[:300]
    assert faults(method, V1 + path, status, response.json()) == []


def test_too_many_requests_are_declared(client, settings):
    settings.RATES = {**settings.RATES, "client": "1/min"}
    answers = [client.get(f"{V1}games", REMOTE_ADDR="10.9.8.7") for _ in range(2)]
    assert answers[1].status_code == 429
    assert int(answers[1]["Retry-After"]) > 0
    assert faults("get", f"{V1}games", 429, answers[1].json()) == []


def test_the_schema_is_a_schema_and_names_every_operation_shortly():
    operations = [operation for methods in document()["paths"].values() for operation in methods.values()]
    assert all(len(operation["summary"]) < 120 for operation in operations)
    assert all("`" not in operation["summary"] for operation in operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)


@pytest.mark.parametrize("version", ["a%0Ab", "a%0D%0AX-Header:%201", "2", "x" * 5000])
def test_there_is_one_schema_whatever_version_is_asked_for(client, version):
    response = client.get(f"{V1}schema?version={version}")
    assert response.status_code == 200
    assert response.content == client.get(f"{V1}schema").content
    assert "\n" not in response["Content-Disposition"]
