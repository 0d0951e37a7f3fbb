"""Home, the results of a search, and the help."""

from html import unescape

import pytest
from django.core.cache import cache

from rules.models import Card, Document, Game, LibraryVersion
from rules.pages.presenters import results
from rules.rate_limits import search_limit
from rules.search import Answer, Hit, SearchResult
from rules.search.requests import Said
from tests.pages_library import BOOK, make_card, make_library

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(settings, tmp_path):
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    return make_library()


@pytest.fixture
def page(client):
    def page(address, expected=200, **parameters):
        response = client.get(address, parameters)
        assert response.status_code == expected
        return response.content.decode()

    return page


@pytest.fixture
def answer(monkeypatch):
    """Lets the search service answer with this; the requests it was asked."""

    def answer(**fields):
        asked = []
        monkeypatch.setattr(results, "search", lambda request: asked.append(request) or SearchResult(**fields))
        return asked

    return answer


def hit(**fields):
    values = {
        "kind": "rule",
        "document": BOOK,
        "number": "5.5.1",
        "title": "Uniqueness Auctions",
        "url": "/api/v1/sections/x",
        "page_url": f"/rules/{BOOK}/5.5.1/#p1",
        "score": 1.0,
        "highlight": "An <mark>auction</mark> of [Chi] &lt;b&gt;",
    }
    return Hit(**values | fields)


def test_home_has_the_search_and_what_there_is(made, page):
    html = page("/")
    assert '<input id="site-search" type="search" name="q"' in html
    assert html.count('role="search"') == 1
    assert "<b>3</b> cards" in html
    assert "Kung fu heroes" in html
    assert "<b>18</b> sections of rules" in html
    assert "<b>2</b> rulings" in html
    assert 'href="/rules/shadowfist-rulebook-2000/9.2/">What changed on cards' in html


def test_home_of_an_empty_library_says_how_to_fill_it(page):
    assert "manage.py load_library" in page("/")


def test_every_page_has_one_search_box(made, page):
    for address in ("/cards/fox-pass/", f"/rules/{BOOK}/7.3/", "/glossary/", "/rulings/", "/about/", "/search/"):
        assert page(address).count('role="search"') == 1


def test_searching(made, page):
    html = page("/search/", q="uniqueness auction")
    assert 'value="uniqueness auction"' in html
    assert f'href="/rules/{BOOK}/5.5.1/' in html
    assert "<mark>" in html


def test_a_hit_shows_where_it_stands(made, page, answer):
    answer(hits=(hit(),), total=1, kinds={"rule": 1}, documents={BOOK: 1})
    html = page("/search/", q="auction")
    assert f'<a href="/rules/{BOOK}/5.5.1/#p1"><span class="num">5.5.1</span> Uniqueness Auctions</a>' in html
    where = html.split('class="hit-where">', 1)[1].split("</p>", 1)[0]
    assert where.index("Rulebook 2000") < where.index("Effects") < where.index("Auctions")
    assert "An <mark>auction</mark> of <span" in html  # the symbol is drawn
    assert "&lt;b&gt;" in html


def test_filters_keep_the_rest_of_the_search(made, page, answer):
    asked = answer(hits=(hit(),), total=1, kinds={"rule": 1, "card": 4}, documents={BOOK: 1})
    html = unescape(page("/search/", q="auction", kind="rule", document=BOOK, game="shadowfist", page="1"))
    assert 'href="?q=auction&document=shadowfist-rulebook-2000&game=shadowfist&kind=card"' in html
    assert 'href="?q=auction&kind=rule&game=shadowfist">All documents' in html
    assert (asked[0].kinds, asked[0].document, asked[0].game) == (("rule",), BOOK, "shadowfist")


def test_filters_that_do_not_exist_are_left_out_with_a_word(made, page, answer):
    asked = answer()
    html = unescape(page("/search/", q="auction", kind="spell", document="nothing", game="chess"))
    assert "“spell” is no kind of result" in html
    assert "“nothing” is no document" in html
    assert "“chess” is no game" in html
    assert (asked[0].kinds, asked[0].document, asked[0].game) == ((), "", "")


def test_the_game_of_the_page_is_asked_for_first(made, page, answer):
    held = '<input type="hidden" name="first" value="shadowfist">'
    assert held in page(f"/rules/{BOOK}/5.5.1/")
    assert held in page(f"/rules/{BOOK}/")
    assert held in page("/cards/fox-pass/")
    assert 'name="first"' not in page("/")
    asked = answer(hits=(hit(),), total=1)
    html = page("/search/", q="auction", first="shadowfist")
    assert asked[0].prefer == "shadowfist"
    assert asked[0].game == ""
    assert held in html


def test_results_offer_which_game_comes_first(made, page, answer):
    other = Game.objects.create(slug="duel", name="Duel", order=9)
    Document.objects.create(game=other, slug="duel-rules", title="Duel Rules", ruleset="one", order=9)
    LibraryVersion.bump()
    asked = answer(hits=(hit(),), total=1, documents={BOOK: 1})
    html = unescape(page("/search/", q="auction", first="duel"))
    assert asked[0].prefer == "duel"
    assert '<a href="?q=auction" rel="nofollow">All games alike</a>' in html
    assert '<a href="?q=auction&first=duel" rel="nofollow" aria-current="true">Duel first</a>' in html
    html = unescape(page("/search/", q="auction", first="chess"))
    assert "“chess” is no game" in html
    assert asked[-1].prefer == ""
    assert "Duel first" not in page("/search/", q="auction", game="duel")


def test_what_another_game_has_comes_after_folded(made, page, answer):
    other = Game.objects.create(slug="duel", name="Duel", order=9)
    Document.objects.create(game=other, slug="duel-rules", title="Duel Rules", ruleset="one", order=9)
    LibraryVersion.bump()
    duel = hit(document="duel-rules", title="Bidding in a duel")
    answer(hits=(duel, hit()), total=2, game="shadowfist")
    html = page("/search/", q="auction")
    assert (
        html.index("Uniqueness Auctions")
        < html.index('<details class="other-games">')
        < html.index("Bidding in a duel")
    )
    answer(hits=(duel, hit()), total=2)
    html = page("/search/", q="auction")
    assert "other-games" not in html
    assert html.index("Bidding in a duel") < html.index("Uniqueness Auctions")


def test_each_game_answers_under_its_name(made, page, answer):
    def said(text):
        return Answer(Said(text, BOOK, "5.5.1", "Uniqueness Auctions", "Rulebook", "/api/", "/rules/"), None, None)

    answer(answers=(said("Whoever bids most."),))
    assert '<p class="label">' not in page("/search/", q="auction")
    answer(answers=(said("Whoever bids most."), said("Nobody.")))
    html = page("/search/", q="auction")
    assert html.count('<p class="label">Shadowfist</p>') == 2
    assert "Nobody." in html


def test_a_title_that_is_not_held_is_answered_with_what_is(made, page, answer):
    answer(hits=(hit(),), total=1)
    assert "No card here is titled “Mox Pearl”" in page("/search/", q="Mox Pearl")
    assert "/about/#import" not in page("/search/", q="mox pearl")
    assert "/about/#import" not in page("/search/", q="Uniqueness Auctions")
    answer()
    html = page("/search/", q="mox pearl")
    assert "/about/#import" in html
    assert f"{Card.objects.count()} card" in html


def test_did_you_mean_and_warnings(made, page, answer):
    answer(did_you_mean="uniqueness auction", warnings=("wings: is no field.",))
    html = page("/search/", q="uniqness auctoin")
    assert '<a href="?q=uniqueness+auction">uniqueness auction</a>?' in html
    assert "wings: is no field." in html
    assert "Nothing found." in html


def test_pages_of_results(made, page, answer):
    asked = answer(hits=(hit(),), total=45)
    html = unescape(page("/search/", q="auction", page="2"))
    assert 'rel="next" href="?q=auction&page=3"' in html
    assert 'rel="prev" href="?q=auction"' in html
    assert asked[0].page == 2
    html = page("/search/", q="auction", page="9")
    assert "There is no page 9: the last one is shown." in html
    assert asked[-1].page == 3


def test_the_card_whose_title_was_typed_comes_first(made, page, answer):
    answer(
        hits=(hit(), hit(kind="card", document="", number="", title="Fox Pass", page_url="/cards/fox-pass/")), total=2
    )
    html = page("/search/", q="foxpass")
    assert html.index('class="top-card"') < html.index("Uniqueness Auctions")
    assert html.count('href="/cards/fox-pass/"') == 1
    assert 'class="top-card"' not in page("/search/", q="foxpass", kind="rule")


def test_an_index_that_is_not_there_breaks_nothing(made, page, answer):
    answer(warnings=("The search index is being rebuilt.",))
    assert "The search index is being rebuilt." in page("/search/", q="auction")


def test_without_words_the_page_explains(made, page, answer):
    asked = answer()
    assert "Type a card, a rule" in page("/search/")
    assert "Type a card, a rule" in page("/search/", q="  \x01 ")
    assert not asked


def test_what_was_typed_is_escaped(made, page):
    make_card(made.game, "Sign", "Event")
    html = page("/search/", q='"><script>alert(1)</script>')
    assert "<script>alert" not in html
    assert "&quot;&gt;&lt;script&gt;" in html


def test_about_explains_every_field_and_symbol(made, page):
    from rules.cardquery import FIELDS, parser, patterns

    html = page("/about/")
    assert f"at most {parser.MAX_TERMS} conditions, {patterns.MAX_PATTERNS} of them patterns" in html
    assert f"at most {patterns.MAX_LENGTH} characters" in html
    assert "Backreferences" in html
    assert "lookaround" in html
    for name in FIELDS:
        assert f"<code>{name}</code>" in html
    assert html.split("symbol-legend")[1].count('class="sym ') == 13
    assert "import_document" in html


def test_robots_and_favicon(client):
    assert "Disallow: /api/" in client.get("/robots.txt").content.decode()
    assert client.get("/favicon.svg").headers["Location"].endswith(".svg")


def start_counting_anew():
    cache.clear()
    search_limit.forget()


@pytest.mark.parametrize(
    ("address", "reads"),
    [
        *((f"/{each}/", "q") for each in ("search", "cards", "check", "designators/compare")),
        *(("/glossary/", "game"), ("/rulings/", "card"), ("/designators/", "ruleset")),
    ],
)
def test_who_searches_too_much_is_told_when_to_come_back(made, client, settings, address, reads):
    settings.RATES = {**settings.RATES, "search": "2/min"}
    start_counting_anew()
    pages = [client.get(address, {reads: f"fox {i}"}, REMOTE_ADDR="192.0.2.77") for i in range(3)]
    assert [page.status_code for page in pages] == [200, 200, 429]
    assert 0 < int(pages[-1]["Retry-After"]) <= 60
    assert "Wait" in pages[-1].content.decode()
    assert client.get(address, {reads: "fox"}, REMOTE_ADDR="192.0.2.78").status_code == 200


def test_a_page_that_is_kept_in_memory_is_not_counted(made, client, settings):
    settings.RATES = {**settings.RATES, "search": "1/min"}
    start_counting_anew()
    assert [client.get("/cards/").status_code for _ in range(4)] == [200] * 4
    assert client.get("/cards/?q=fox").status_code == 429


class TestGo:
    """What a search box opens."""

    def address(self, client, **asked):
        response = client.get("/search/", {"go": "card", **asked})
        return response["Location"] if response.status_code == 302 else response.status_code

    @pytest.mark.parametrize(
        ("query", "address"),
        [
            ("Fox Pass", "/cards/fox-pass/?searched=Fox+Pass"),
            ("fóx-pass", "/cards/fox-pass/?searched=f%C3%B3x-pass"),
            ("Foxpass", "/cards/fox-pass/?searched=Foxpass"),  # an alias
            ("fox pass errata", "/cards/fox-pass/?searched=fox+pass+errata#history-title"),
            ("Fox Pass rulings", "/cards/fox-pass/?searched=Fox+Pass+rulings#rulings-title"),
            ("Fox Pass from YotD", "/cards/fox-pass/?printing=YotD&searched=Fox+Pass+from+YotD#copy-title"),
        ],
    )
    def test_a_title_opens_its_card_at_what_is_wanted_of_it(self, made, client, query, address):
        assert self.address(client, q=query) == address

    @pytest.mark.parametrize(
        "query", ["fox", "fox pass ting ting", "Fox Pass from nowhere", "rulings", "", "is:unique"]
    )
    def test_anything_else_is_searched_for(self, made, client, query):
        assert self.address(client, q=query) == 200

    def test_a_title_that_is_a_term_too_is_searched_for(self, made, client):
        make_card(made.game, "Designator", "Event")
        assert self.address(client, q="designator") == 200
        make_card(made.game, "Uniqueness Auctions", "Event")  # a rule has that name
        assert self.address(client, q="uniqueness auctions") == 200

    def test_without_a_box_a_title_is_searched_for(self, made, client):
        assert client.get("/search/", {"q": "Fox Pass"}).status_code == 200

    def test_the_card_leads_to_all_results_and_no_result_opens_it_again(self, made, client):
        page = client.get("/cards/fox-pass/?searched=Fox+Pass").content.decode()
        assert '<a href="/search/?q=Fox%20Pass">All results for “Fox Pass”</a>' in page
        assert "go=card" not in client.get("/search/?q=fox&go=card").content.decode()
        assert "All results" not in client.get("/cards/fox-pass/").content.decode()


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("can Ting Ting attack fox pass", ["Ting Ting", "Fox Pass"]),
        ("what do fox pass' and Ting Ting's texts say, and fox pass's", ["Fox Pass", "Ting Ting"]),
        ("fox pass", []),  # the card is shown itself
        ("the pass of a fox", []),
    ],
)
def test_cards_that_a_question_names_are_offered_on_a_board(library, db, client, page, asked, named):
    found = client.get("/search/", {"q": asked}).context["page"].on_a_board
    assert (found.titles if found else []) == named
    if found:
        board = unescape(page(found.url))
        assert all(f'data-title="{title}"' in board or f">{title}<" in board for title in named)
