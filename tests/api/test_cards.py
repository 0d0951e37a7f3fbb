"""The API on cards, over the bundled library."""

import pytest

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.fixture
def get(client):
    def get(path, status=200, **parameters):
        response = client.get(f"/api/v1/{path}", parameters)
        assert response.status_code == status, response.content
        return response.json()

    return get


def titles(answer):
    return [card["title"] for card in answer["data"]]


def test_a_card_in_its_current_wording(get):
    card = get("cards/fox-pass")
    assert card["object"] == "card"
    assert (card["title"], card["type"], card["text"].split()[0]) == ("Fox Pass", "Feng Shui Site", "Unique.")
    assert (card["cost"], card["fighting"], card["power"], card["body"]) == (None, None, 1, 5)
    assert card["max_copies"] == 5
    assert card["sets"] == ["L/S", "YotD", "10kB"]
    assert card["url"].endswith("/api/v1/cards/fox-pass")


def test_printings(get):
    answer = get("cards/fox-pass/printings")
    rows = {printing["set"]: (printing["text"].split()[0], printing["errata_number"]) for printing in answer["data"]}
    assert rows == {"L/S": ("Limited.", None), "YotD": ("Unique.", 2), "10kB": ("Unique.", 2)}
    assert answer["object"] == "list"
    assert (answer["total"], answer["has_more"], answer["next_page"]) == (3, False, None)


def test_effective_wording_with_its_reason(get):
    answer = get("cards/fox-pass/effective", printing="L/S")
    assert answer["wording"]["text"].startswith("Unique.")
    cited = [rule["section"] for reason in answer["reasons"] for rule in reason["rules"]]
    assert "9.2" in cited
    assert "errata numeral 2" in answer["reasons"][0]["text"]
    old = get("cards/fox-pass/effective", printing="L/S", as_of="1995-12-31")
    assert old["wording"]["text"].startswith("Limited.")
    assert get("cards/fox-pass/effective", printing="2")["copy"] == "10kB"
    assert get("cards/fox-pass/effective", printing="fox-pass.yotd")["copy"] == "YotD"


def test_effective_refuses_what_it_cannot_read(get):
    assert "L/S, YotD, 10kB" in get("cards/fox-pass/effective", 404, printing="Nw9")["details"][0]["message"]
    assert "no date" in get("cards/fox-pass/effective", 400, as_of="yesterday")["details"][0]["message"]


def test_an_erratum_after_the_last_printing_counts(get):
    dance = get("cards/dance-of-the-centipede")
    assert "cannot be turned in response" in dance["text"]
    answer = get("cards/dance-of-the-centipede/effective", printing="L/S", as_of="1995-11-01")
    assert "cannot be turned" not in answer["wording"]["text"]
    sources = {(e["source"]["document"], e["status"]) for e in get("cards/dance-of-the-centipede/errata")["data"]}
    assert ("shadowfist-rulebook-2000", "corrected") in sources
    assert ("shadowfist-faq-2001", "planned") in sources


def test_aliases_are_one_card(get):
    assert get("cards/named", exact="havoc suit")["title"] == "HAVOC Suit"
    assert get("cards/named", exact="Iala Mane")["slug"] == get("cards/named", exact="Iala Mané")["slug"]
    assert get("cards/named", fuzzy="fox pas")["title"] == "Fox Pass"
    assert get("cards/named", fuzzy="the pass a fox", game="shadowfist")["title"] == "Fox Pass"
    monks = ["Orange Monk", "Red Monk", "Violet Monk", "Yellow Monk"]
    assert get("cards/named", 404, fuzzy="monk")["candidates"] == monks
    assert get("cards/named", 404, fuzzy="X")["code"] in ("ambiguous", "not_found")
    assert get("cards/named", 404, exact="fox pass", game="ufs")["code"] == "not_found"
    assert get("cards/named", 400, exact="fox pass", fuzzy="fox")["code"] == "bad_request"
    assert "Did you mean" in get("cards/named", 404, exact="Fox Passs")["details"][0]["message"]
    assert get("cards/named", 400)["code"] == "missing"


def test_designator_query(get):
    found = titles(get("cards", q="d:cop t:character"))
    assert {"Maverick Cop", "Tricia Kwok", "SWAT Team", "PubOrd Squad", "Undercover Cop"} <= set(found)
    assert "Buro Official" not in found
    assert found == sorted(found)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ('!"Ting Ting"', {"Ting Ting"}),
        ("!tingting or !draco", {"Draco"}),
        ("t:site kinoshita", {"Kinoshita House"}),
        ("cost=x", {"Discerning Fire", "Wind on the Mountain"}),
        ("body>=10", {"Police Station"}),
        ("t:event cost>=2 f:lotus -in:Nw", {"Tortured Memories"}),
        ("t:event cost>=2 f:lotus -set:Nw", {"Tortured Memories", "Necromantic Conspiracy"}),
        ("NOT (t:event or t:site) AND cost >= 9", set()),
        ("(t: edge|t: site sub:edge) in:rare in:1995", {"Probability Manipulator", "Soul Maze", "Spirit Frenzy"}),
        ("o:/zzzz/", set()),
        ("res=fire", set()),
        ("req>=ddddddd", set()),
        ("req>=ddddd", {"Kar Fai"}),
        ("prov=ddC t:character cost<5", {"Ting Ting"}),
        ("t:state (fighting or o:superleap)", set()),
        ('d:"thunder squire"', {"Thunder Squire"}),
        ("kw:ambush", {"Buro Assassin"}),
        ('kw:"no max"', {"Thunder Knights"}),
        ("kw:toughness:2 kw:toughness:1", set()),
        ("t:edge in:rare in:1995", {"Probability Manipulator", "Soul Maze", "Spirit Frenzy"}),
        ("year<1995", set()),
        ("/^f.x/", {"Fox Pass"}),
        ("o:/inflicts? [3-9] damage/ t:character", {"Sergeant Blightman"}),
        (r"/^ting\b/ or printed:/return the (nothing)/", {"Ting Ting"}),
        ("-/[a-z]/ t:event", set()),
    ],
)
def test_queries(get, query, expected):
    assert set(titles(get("cards", q=query))) == expected


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("kw:nonsense", "no card has"),
        ("year>19x", "no year"),
        ("year:0000", "no year"),
        ("cost>x", "X is no number"),
        ("t:nosuch", "is no type"),
        ("set:nosuch", "is no set"),
    ],
)
def test_a_value_that_nothing_has_finds_nothing_and_says_so(get, query, why):
    answer = get("cards", q=f"{query} t:event")
    assert (answer["total"], why in answer["warnings"][0]) == (0, True)
    assert get("cards", q=f"t:event -{query}")["total"] == get("cards", q="t:event")["total"]
    assert get("printings", q=query)["total"] == 0


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("/(/", "no regular expression"),
        (f"/{'a' * 101}/", "at most 100 characters"),
        ("/a{2000}/", "invalid repetition size"),
        (r"/(a)\1/", "no backreferences"),
        ("o:/damage(?! to)/", "no lookaround"),
        ("cost:/3/", "is for the title"),
        ("f>lotus", "f takes only : ="),
        ("set:", "has no value"),
        (" or ".join(["/x/"] * 6), "at most 5 patterns"),
        (" ".join(["-x"] * 21), "at most 20 conditions"),
        ("(" * 21 + "fox" + ")" * 21, "Parentheses are read 20 deep"),
        ("fox " * 101, "at most 400 characters"),
        # Expanded, some ten thousand million letters.
        ("o:/((((x{99}){99}){99}){99}){99}/", "repetition size"),
        (r"o:/\pL{99}\pN{99}\pL{99}/", "too large"),
        ("o:/(.{31}){31}x$/", "too much work"),
    ],
)
def test_a_condition_that_cannot_be_applied_is_an_error(get, query, why):
    for wider in (query, f"t:event {query}"):
        error = get("cards", 400, q=wider)
        assert (error["code"], why in error["details"][0]["message"]) == ("invalid_query", True)


def test_conditions_on_printings_hold_of_one_printing_everywhere(get):
    asked = {"q": "r:uncommon set:nw", "page_size": 200}
    rows = get("printings", **asked)["data"]
    assert rows
    assert {row["card"] for row in rows} == {card["slug"] for card in get("cards", **asked)["data"]}
    ever = get("printings", q="in:YotD set:L/S", page_size=200)["data"]
    assert ever
    assert all(row["set"] == "L/S" for row in ever)


def test_what_is_no_condition_is_never_looked_for(get):
    answer = get("cards", q="ting - ting")
    assert (titles(answer), answer["warnings"]) == (["Ting Ting"], ["'-' is no word and was left out."])
    assert get("cards", q="or t:edge")["warnings"] == ["'or' has no condition on one of its sides."]
    assert get("cards", q="t:edge not")["warnings"] == ["'not' has no condition after it."]


def test_a_query_has_an_amount_of_work_for_all_its_patterns(get, monkeypatch):
    from rules.cardquery import patterns

    wide = "o:/dam.{0,60}age/"
    assert not get("cards", q=wide)["warnings"]
    spent = patterns.MAX_WORK - spend(patterns, "o", "dam.{0,60}age")
    monkeypatch.setattr(patterns, "MAX_WORK", 2 * spent)
    assert not get("cards", q=f"{wide} or {wide}")["warnings"]
    error = get("cards", 400, q=f"{wide} or {wide} or {wide}")
    assert "too much work" in error["details"][0]["message"]


def spend(patterns, field, pattern):
    asked = patterns.Patterns()
    asked.conditions(field, pattern, pattern)
    return asked.work


def test_every_comparison_can_be_asked_as_often_as_there_are_conditions(get):
    """Each becomes a dozen conditions of the database, whose expressions may nest only so deep."""
    for query in ("req<=d", "prov>dd", "-req!=dC", "year>1000"):
        get("cards", q=" ".join([query] * 20))
        get("cards", q=" or ".join([query] * 20))


def test_parentheses_are_read_so_deep(get):
    assert get("cards", q="(" * 15 + "fox" + ")" * 15) == get("cards", q="fox")


def test_the_database_never_sees_a_pattern(get, django_assert_max_num_queries):
    with django_assert_max_num_queries(20) as queries:
        assert get("cards", q="o:/dam[a]ge/ printed:/dam[a]ge/ or /dam[a]ge/")["total"] > 10
    assert queries.captured_queries
    assert not any("m[a]g" in query["sql"] for query in queries.captured_queries)


def test_a_year_that_is_not_known_meets_no_comparison(get):
    known = {query: get("printings", q=query)["total"] for query in ("year=1995", "year!=1995", "year>0001")}
    assert known["year=1995"] + known["year!=1995"] == known["year>0001"]


def test_a_missing_value_meets_no_comparison(get):
    assert get("cards", q="t:event fight>=0")["total"] == 0
    assert get("cards", q="t:event fight!=3")["total"] == 0
    everything = get("cards")["total"]
    low, high = get("cards", q="fight<=3")["total"], get("cards", q="fight>3")["total"]
    assert 0 < low + high < everything


def test_fields_against_each_other(get):
    rows = get("cards", q="t:character fight>cost", page_size=200)["data"]
    assert rows
    assert all(card["fighting"] > card["cost"] for card in rows)


def test_foundation_and_neutral_as_the_rulebook_defines_them(get):
    foundation = set(titles(get("cards", q="is:foundation", page_size=200)))
    assert {"Friends of the Dragon", "Sinister Priest", "Hacker"} <= foundation
    assert not foundation & {"Ting Ting", "The Faceless", "Jui Szu"}
    assert {"The Faceless", "Jui Szu"} <= set(titles(get("cards", q="is:neutral", page_size=200)))


def test_unknown_fields_are_warnings_until_nothing_is_left(get):
    answer = get("cards", q="colour:red t:edge")
    assert answer["total"] > 3
    assert "colour" in answer["warnings"][0]
    assert get("cards", 400, q="colour:red")["code"] == "empty_query"


def test_paging(get):
    first = get("cards", page_size=10)
    assert (len(first["data"]), first["has_more"]) == (10, True)
    second = get("cards", page_size=10, page=2)
    assert titles(first)[-1] < titles(second)[0]
    assert f"page={2}" in first["next_page"]
    assert (
        get("cards", 400, page_size=5000)["details"][0]["message"]
        == "page_size='5000' must be a whole number from 1 to 200."
    )
    for page in ("many", "", "0", "-1", "1.0", "1" * 30):
        assert get("cards", 400, page=page)["details"][0]["message"].startswith(f"page={page!r} must be a whole number")
    assert get("cards", page=99999)["data"] == []


def test_autocomplete_and_random(get, client):
    assert get("cards/autocomplete", q="fox")["data"] == ["Fox Pass"]
    assert get("cards/autocomplete", q="dragon")["total"] >= 2
    response = client.get("/api/v1/cards/random?q=t:edge")
    assert response.json()["type"] == "Edge"
    assert "ETag" not in response


def test_sets_and_games(get):
    sets = get("sets", game="shadowfist", page_size=200)["data"]
    assert [row["code"] for row in sets][:4] == ["Pro", "L/S", "Nw", "Fp"]
    assert {"code": "Nw", "released": "1995-11-29"}.items() <= sets[2].items()
    games = get("games")["data"]
    assert [(game["slug"], game["cards"] > 200) for game in games] == [("shadowfist", True), ("ufs", False)]


def test_designators_of_a_card_by_ruleset(get):
    words = [row["word"] for row in get("cards/pubord-squad/designators")["data"]]
    assert words == ["Pub", "Ord", "Squad", "Buro", "Cops"]
    for row in get("cards/pubord-squad/designators")["data"]:
        assert row["rules"], row
    assert get("cards/fox-pass/designators", 400, ruleset="1999")["code"] == "unknown_ruleset"


def test_compare_designators(get):
    now = get("designators/compare", a="Hero", b="Heroic")
    then = get("designators/compare", a="Hero", b="Heroic", ruleset="daedalus-1995")
    assert (now["match"], then["match"]) == (False, True)
    assert any(rule["section"] == "9.1.d" for reason in now["why"] for rule in reason["rules"])
    assert get("designators/compare", 400, a="Hero")["details"][0]["message"].startswith("The parameter b is missing")


def test_cards_of_a_designator(get):
    assert "Tricia Kwok" in titles(get("designators/cop"))
    assert "Nirmal Yadav" in titles(get("designators/soldier", ruleset="daedalus-1995"))
    assert "Nirmal Yadav" not in titles(get("designators/soldier"))
    assert get("designators/of", 404)["code"] == "no_designator"
    assert {"object": "designator", "word": "Lodge"}.items() <= next(
        row for row in get("designators", page_size=200, page=2)["data"] if row["word"] == "Lodge"
    ).items()


def test_an_etag_is_that_of_the_content(client):
    """A change of one card leaves what clients know of the others."""
    from rules.models import Card, LibraryVersion

    fox, draco = (client.get(f"/api/v1/cards/{slug}") for slug in ("fox-pass", "draco"))
    assert "max-age" in fox["Cache-Control"]
    assert client.get("/api/v1/cards/draco", headers={"If-None-Match": fox["ETag"]}).status_code == 200
    Card.objects.filter(slug="fox-pass").update(subtitle="Fox Site")
    LibraryVersion.bump()
    changed = client.get("/api/v1/cards/fox-pass", headers={"If-None-Match": fox["ETag"]})
    assert (changed.status_code, changed.json()["subtitle"]) == (200, "Fox Site")
    assert changed.json()["updated_at"] > fox.json()["updated_at"]
    unchanged = client.get("/api/v1/cards/draco", headers={"If-None-Match": draco["ETag"]})
    assert (unchanged.status_code, unchanged.content, unchanged["ETag"]) == (304, b"", draco["ETag"])


def test_any_origin_may_read(client):
    response = client.get("/api/v1/cards/fox-pass", headers={"Origin": "https://app.example.org"})
    assert response["Access-Control-Allow-Origin"] == "*"


def test_methods_that_there_are_not(client):
    response = client.delete("/api/v1/cards/fox-pass")
    assert response.status_code == 405
    assert response.json()["object"] == "error"


def test_throttling(client, settings):
    settings.RATES = {**settings.RATES, "client": "3/min"}
    answers = [client.get("/api/v1/games", REMOTE_ADDR="10.1.2.3") for _ in range(4)]
    assert [a.status_code for a in answers] == [200, 200, 200, 429]
    assert int(answers[-1]["Retry-After"]) > 0
    assert answers[-1].json()["code"] == "too_many_requests"


def test_a_full_page_that_is_the_last_has_no_next(get):
    total = get("games")["total"]
    last = get("games", page_size=total)
    assert (last["has_more"], last["next_page"], len(last["data"])) == (False, None, total)
    assert get("games", page_size=total - 1)["has_more"]
