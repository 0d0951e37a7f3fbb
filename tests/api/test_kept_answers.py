"""Answers that a worker gives again are those that the framework gave."""

import gzip
import io
import itertools
import json

import pytest
from django.core.cache import caches
from django.core.handlers.wsgi import WSGIHandler
from django.core.signals import request_finished, request_started
from django.db import OperationalError, close_old_connections, connection
from django.test.utils import CaptureQueriesContext

from api import fast_path
from api.views import base
from api.views.base import AnswerView
from cardsite import response_cache
from cardsite.response_cache import ResponseCache
from rules.cardquery.listing import listing
from rules.library.publication import body_at
from rules.rate_limits import api_limit
from tests.bundled_library import change_card

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]

CHANGING = ("RateLimit-", "Date")


class Asked:
    """A WSGI application, asked like a server asks it; ``framework`` counts how often that was."""

    def __init__(self):
        self.framework = 0
        self.handler = WSGIHandler()
        self.application = ResponseCache(self.ask_framework)

    def ask_framework(self, environ, start_response):
        self.framework += 1
        return self.handler(environ, start_response)

    def __call__(self, path, method="GET", application=None, **headers):
        address, _, query = path.partition("?")
        environ = {
            "REQUEST_METHOD": method,
            "PATH_INFO": f"/api/v1/{address}".encode().decode("latin-1"),  # as servers hand it on
            "QUERY_STRING": query,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "HTTP_HOST": "localhost",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "10.1.1.1",
            "wsgi.url_scheme": "http",
            "wsgi.input": io.BytesIO(),
            "wsgi.errors": io.StringIO(),
            "wsgi.multithread": True,
            "wsgi.multiprocess": True,
            "wsgi.run_once": False,
            **headers,
        }
        told = []
        result = (application or self.application)(environ, lambda *each: told.append(each))
        body = b"".join(result)
        if hasattr(result, "close"):
            result.close()
        ((status, fields, *_),) = told
        self.remaining = dict(fields).get("RateLimit-Remaining")
        return int(status[:3]), body, {k: v for k, v in fields if not k.startswith(CHANGING)}

    def left(self, path, **headers):
        """How many requests are left after this one."""
        self(path, **headers)
        return int(self.remaining)


@pytest.fixture
def ask():
    """As in Django's own test client, the end of a request leaves the connection of the test open."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield Asked()
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.mark.parametrize(
    "path",
    [
        *("cards/fox-pass", "cards?q=t:edge", "search?q=uniqueness+auction", "sections/shadowfist-rulebook-2000/5.5.1"),
        *("cards/autocomplete?q=fox", "games", "docs"),
    ],
)
@pytest.mark.parametrize("more", [{}, {"HTTP_ORIGIN": "https://example.org"}, {"HTTP_ACCEPT_ENCODING": "br, gzip"}])
def test_the_same_answer_as_that_of_the_framework(ask, path, more):
    plain = ask(path, application=ask.handler, **more)
    first, again = ask(path, **more), ask(path, **more)
    assert ask.framework == 1
    if "HTTP_ACCEPT_ENCODING" in more:  # Django adds some random bytes to what it compresses
        assert again == first
        assert again[2].keys() == plain[2].keys()
    else:
        assert plain == first == again
    head = ask(path, "HEAD", **more)
    assert (head[0], head[1], head[2]) == (200, b"", again[2])
    etag = again[2]["ETag"]
    known = ask(path, HTTP_IF_NONE_MATCH=f'"other", {etag}', **more)
    assert ask.framework == 1
    told = ask(path, application=ask.handler, HTTP_IF_NONE_MATCH=etag, **more)
    assert known[:2] == told[:2] == (304, b"")
    # Of what the answer varies with, the kept one knows more than a 304 that was never compressed.
    assert {name: known[2].get(name) for name in told[2] if name != "Vary"} == {
        name: value for name, value in told[2].items() if name != "Vary"
    }
    assert ask(path, HTTP_IF_NONE_MATCH='"other"', **more)[0] == 200


# Two answers of each kind; the first teaches how such an answer looks.
DIRECT = [
    ("cards/draco", "cards/fox-pass"),
    ("sections/shadowfist-rulebook-2000/5.5.1", "sections/shadowfist-faq-2001/7.3.B.iv"),
    ("printings/draco.l-s", "printings/fox-pass.l-s"),
    ("glossary/scene", "glossary/toast"),
    ("documents/shadowfist-rulebook-2000", "documents/ufs-rules-2010"),
    ("cards?q=t:edge", "cards?q=t:event&page_size=3&page=2&nosuch=1"),
    ("cards?order=cost&page_size=2", "cards?unique=printings&q=d:cop+colour:red"),
    ("search?q=uniqueness+auction", "search?q=may+a+turned+character+intercept%3F&kind=rule"),
    ("cards/fox-pass/printings", "cards/draco/printings?fields=id,url,title&include=card"),
    ("cards/fox-pass?fields=title,text,text_html", "cards/draco?include=printings"),
    ("rulings?page_size=3", "rulings?page_size=2&card=fox-pass&colour=red&document=shadowfist-faq-2001"),
    ("interactions/examples?page_size=2", "interactions/examples?q=attack&page_size=1"),
    ("rulesets", "rulesets?nosuch=%C3%A4"),
]


@pytest.mark.parametrize(("first", "second"), DIRECT)
@pytest.mark.parametrize(
    "more",
    [
        *({}, {"HTTP_ORIGIN": "https://example.org"}, {"HTTP_ACCEPT_ENCODING": "br, gzip"}),
        *({"HTTP_HOST": "127.0.0.1:81"}, {"HTTP_ACCEPT": "application/json", "wsgi.url_scheme": "https"}),
    ],
)
def test_what_is_made_without_the_framework_is_as_by_the_framework(ask, first, second, more):
    ask(first, **more)
    assert ask.framework == 1
    made = ask(second, **more)
    assert ask.framework == 1
    plain = ask(second, application=ask.handler, **more)
    if "gzip" in more.get("HTTP_ACCEPT_ENCODING", ""):  # Django adds some random bytes to what it compresses
        assert made[2].pop("Content-Length") != ""
        del plain[2]["Content-Length"]
        assert gzip.decompress(made[1]) == gzip.decompress(plain[1])
        assert made[2] == plain[2]
    else:
        assert made == plain
    assert ask(second, "HEAD", **more)[:2] == (200, b"")
    assert ask(second, HTTP_IF_NONE_MATCH=plain[2]["ETag"], **more)[:2] == (304, b"")
    assert ask.framework == 1


def test_a_document_is_one_read(ask):
    ask("cards/draco")
    with CaptureQueriesContext(connection) as captured:
        ask("cards/fox-pass")
    assert len(captured) == 2
    assert "libraryversion" in captured[0]["sql"]
    assert "rules_published" in captured[1]["sql"]


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("cards/fox-pass", {"HTTP_ACCEPT": "application/json; indent=2"}),
        ("cards/fox-pass?fields=title", {}),
        ("cards/named", {}),
        ("cards/no-such-card", {}),
        ("cards/fox-pass\0", {}),
        ("cards/\xff", {}),
        ("documents?shadowfist-rulebook-2000", {}),
        ("cards/fox-pass", {"HTTP_HOST": "elsewhere.example"}),
        ("cards/fox-pass", {"REQUEST_METHOD": "POST"}),
    ],
)
def test_what_is_no_plain_read_of_a_document_is_the_frameworks(ask, path, more):
    ask("cards/draco")
    ask("documents/shadowfist-rulebook-2000")
    ask(path, **more)
    assert ask.framework == 3


@pytest.mark.parametrize("more", [{}, {"HTTP_ACCEPT_ENCODING": "br, gzip"}])
def test_short_answers_have_headers_of_their_own(ask, more):
    """The framework does not compress them, nor say that it might have."""
    short, long = ("cards/fox-pass?fields=title", "cards/draco?fields=title"), ("cards/fox-pass?n=1", "cards/draco?n=1")
    for path in (short[0], long[0]):
        ask(path, **more)
    assert ask.framework == 2
    for path in (short[1], long[1]):
        made, plain = ask(path, **more), ask(path, application=ask.handler, **more)
        assert {**made[2], "Content-Length": ""} == {**plain[2], "Content-Length": ""}
    assert ask.framework == 2


@pytest.mark.parametrize(
    ("learned", "path", "more"),
    [
        ("cards?q=t:edge", "cards?q=t:event&fields=nosuch", {}),
        ("cards?q=t:edge", "cards?q=t:event&game=nosuch", {}),
        ("cards?q=t:edge", "cards?q=t:event%00", {}),
        ("cards?q=t:edge", "cards?q=t:event&a%00=1", {}),
        ("cards?q=t:edge", "cards?page=0", {}),
        ("cards?q=t:edge", "cards?q=colour:red", {}),
        ("cards?q=t:edge", "cards/?q=t:event", {}),
        ("cards?q=t:edge", "cards?q=t:event", {"HTTP_ACCEPT": "application/json; indent=2"}),
        ("cards?q=t:edge", "cards?q=t:event", {"HTTP_HOST": "elsewhere.example"}),
        ("cards/fox-pass?fields=title", "cards/fóx-𩒂?fields=title", {}),
        ("cards/fox-pass", "cards/fóx-𩒂", {}),
        ("cards/random?seed=1", "cards/random?q=t:edge", {}),
        ("cards/fox-pass?fields=title", "cards/no-such-card?fields=title", {}),
        ("search?q=auction", "search", {}),
    ],
)
def test_what_a_view_does_not_answer_plainly_is_the_frameworks(ask, learned, path, more):
    ask(learned)
    made, plain = ask(path, **more), ask(path, application=ask.handler, **more)
    assert ask.framework == 2
    assert made[0] == plain[0]
    if "random" not in path:
        assert made == plain


def test_a_fault_of_a_view_is_told_by_the_framework(ask, monkeypatch):
    def fails(*args):
        raise RuntimeError("a fault")

    ask("cards?q=t:edge")
    monkeypatch.setattr(base, "listing", fails)
    assert ask("cards?q=t:event")[0] == 500
    assert ask.framework == 2


def test_another_page_of_a_list_is_one_query(ask):
    """What is listed is not looked for again."""
    ask("cards?q=t:character+kw:toughness&page_size=2")
    with CaptureQueriesContext(connection) as captured:
        answer = ask("cards?q=t:character+kw:toughness&page_size=3&page=2")
    tables = [each["sql"].split("FROM ")[1].split()[0].strip('"') for each in captured if "version" not in each["sql"]]
    assert tables == ["rules_published"]
    assert json.loads(answer[1])["total"] > 6


def test_a_list_follows_the_data(ask):
    def listed():
        return [card["title"] for card in json.loads(ask("cards?q=sub:quokka")[1])["data"]]

    assert listed() == []
    change_card("fox-pass", subtitle="Quokka")
    assert listed() == ["Fox Pass"]


def test_who_asked_too_much_gets_no_work_done(ask, settings, monkeypatch):
    ask("cards?q=t:edge")
    settings.RATES = {**settings.RATES, "client": "2/min"}
    read = []
    monkeypatch.setattr(base, "listing", lambda asked: read.append(asked) or listing(asked))
    statuses = [ask(f"cards?q=t:edge&page_size={size}", REMOTE_ADDR="10.2.2.9")[0] for size in range(1, 5)]
    assert statuses == [200, 200, 429, 429]
    assert len(read) == 2


def test_each_request_is_counted_once(ask):
    """Whether it is kept, made without the framework, or the framework's."""
    told = []
    for path in ("cards?q=t:edge", "cards?q=t:edge", "cards?q=t:site", "cards/no-such-card", "cards/random"):
        environ = {"REMOTE_ADDR": "10.2.2.10"}
        told.append(ask.left(path, **environ))
    assert [before - after for before, after in itertools.pairwise(told)] == [1, 1, 1, 1]


def test_reads_of_documents_are_counted(ask, settings):
    settings.RATES = {**settings.RATES, "client": "3/min"}
    api_limit.forget()
    caches["default"].clear()
    try:
        assert [ask(f"cards/{slug}")[0] for slug in ("draco", "fox-pass", "ting-ting", "maverick-cop")] == [
            *(200, 200, 200, 429)
        ]
    finally:
        api_limit.forget()
        caches["default"].clear()


def test_no_more_is_kept_of_what_is_made_than_of_the_frameworks(ask, monkeypatch):
    ask("cards/draco")
    monkeypatch.setattr(response_cache, "MAX_ANSWER", 100)
    made = []
    monkeypatch.setattr(fast_path, "body_at", lambda path: made.append(path) or body_at(path))
    assert [ask("cards/fox-pass")[0] for _ in range(2)] == [200, 200]
    assert (made, ask.framework) == (["cards/fox-pass"] * 2, 1)


def test_documents_outlive_what_is_kept(ask, settings):
    settings.KEPT_BYTES = 0
    first = [ask(f"cards/{slug}") for slug in ("draco", "fox-pass")]
    assert [ask(f"cards/{slug}") for slug in ("draco", "fox-pass")] == first
    assert ask.framework == 1


def test_while_the_database_is_gone_the_framework_says_so(ask, monkeypatch):
    def gone(*args, **kwargs):
        raise OperationalError("gone")

    ask("cards/draco")
    monkeypatch.setattr(fast_path, "body_at", gone)
    monkeypatch.setattr(AnswerView, "document", gone)
    assert ask("cards/fox-pass")[0] == 503
    assert ask.framework == 2


def test_a_conditional_request_is_answered_and_kept_at_once(ask):
    etag = ask("cards/draco", application=ask.handler)[2]["ETag"]
    assert ask("cards/draco", HTTP_IF_NONE_MATCH=etag)[:2] == (304, b"")
    assert ask("cards/draco")[0] == 200
    assert ask.framework == 1


def test_what_differs_is_not_confused(ask):
    addresses = [
        ask("cards/fox-pass", **more)[1]
        for more in ({}, {"HTTP_HOST": "127.0.0.1"}, {"wsgi.url_scheme": "https"}, {"HTTP_HOST": "localhost:81"})
    ]
    assert len(set(addresses)) == 4
    assert b'"https://localhost/api/v1/cards/fox-pass"' in addresses[2]
    assert ask("cards/fox-pass", HTTP_ACCEPT="text/html")[0] == 406
    assert ask("cards/fox-pass", HTTP_HOST="elsewhere.example")[0] == 400


def test_a_kept_answer_asks_the_database_nothing_but_the_version(ask):
    ask("cards?q=t:edge")
    with CaptureQueriesContext(connection) as captured:
        ask("cards?q=t:edge")
    assert len(captured) == 1
    assert "libraryversion" in captured[0]["sql"]


def test_the_version_is_looked_at_once_in_a_while(ask, settings):
    settings.DATA_VERSION_SECONDS = 1000.0
    try:
        ask("cards/fox-pass")
        with CaptureQueriesContext(connection) as captured:
            ask("cards/fox-pass")
        assert len(captured) == 0
    finally:
        from rules.library.versioned import data_version

        data_version.forget()


def test_a_change_of_the_library_is_seen(ask):
    assert b"Fox Site" not in ask("cards/fox-pass")[1]
    change_card("fox-pass", subtitle="Fox Site")
    assert b"Fox Site" in ask("cards/fox-pass")[1]


def test_what_is_drawn_by_chance_or_refused_is_not_kept(ask):
    for path in ("cards/random", "cards/no-such-card", "cards?page=0"):
        ask(path)
        ask(path)
    assert ask.framework == 6


def test_limits_hold_for_kept_answers(ask, settings):
    settings.RATES = {**settings.RATES, "client": "4/min"}
    statuses = [ask("cards/fox-pass", REMOTE_ADDR="10.2.2.2")[0] for _ in range(6)]
    assert statuses == [200, 200, 200, 200, 429, 429]
    assert ask("cards/fox-pass", REMOTE_ADDR="10.2.2.3")[0] == 200


def test_without_the_database_the_framework_says_so(ask, monkeypatch):
    ask("cards/fox-pass")

    def gone():
        raise OperationalError("gone")

    monkeypatch.setattr(response_cache, "data_version", gone)
    ask("cards/fox-pass")
    assert ask.framework == 2


def test_an_answer_that_is_too_large_is_not_kept(ask, monkeypatch):
    monkeypatch.setattr(response_cache, "MAX_ANSWER", 100)
    ask("cards/fox-pass")
    ask("cards/fox-pass")
    assert ask.framework == 2


@pytest.mark.parametrize(
    "path", ["/api/v1/cards", "/cards/", "/api/v1/nowhere", "/nowhere", "/api/v1/bulk/cards.json.gz"]
)
def test_no_body_follows_the_headers_of_head(ask, path):
    status, body, _ = ask("", "HEAD", PATH_INFO=path)
    assert (status, body) == (404 if "nowhere" in path else 200, b"")


def test_another_host_is_told_so_and_is_no_news(client, settings):
    for address in ("/", "/api/v1/cards"):
        answer = client.get(address, HTTP_HOST="elsewhere.example")
        assert answer.status_code == 400
        assert "does not answer to the name" in answer.content.decode()
    assert answer.json()["details"][0]["place"] == "Host"
    assert settings.LOGGING["loggers"]["django.security.DisallowedHost"]["level"] == "CRITICAL"
