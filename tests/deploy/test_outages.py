"""Redis gone or hanging, the database gone: what is answered meanwhile, what the log says, and that it passes."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from django.conf import settings as project
from django.core.cache import cache, caches
from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

from api.views.interactions import BRAWL
from cardsite import cache as steady
from cardsite.cache import SteadyRedisCache
from rules.rate_limits import Limit, _Lease, api_limit

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(params=["hanging", "refusing"])
def lost(request):
    """The address of a Redis that accepts and says nothing, or that is not there."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        if request.param == "hanging":
            server.listen(50)
        yield f"redis://127.0.0.1:{server.getsockname()[1]}/0"


@pytest.fixture
def lost_cache(lost, settings):
    """The site with that Redis as its cache."""
    steady.logger.forget()
    settings.CACHES = {"default": {"BACKEND": "cardsite.cache.SteadyRedisCache", "LOCATION": lost}}
    yield cache
    steady.logger.forget()


def run(code, env):
    """What a Python of its own prints, as JSON, and what it says beside that."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def warnings(caplog, name):
    return [record.getMessage() for record in caplog.records if record.name == name]


def test_without_redis_the_cache_is_in_the_process(lost_cache, caplog):
    lost_cache.set("a", 1)
    assert lost_cache.get("a") == 1
    assert lost_cache.incr("a") == 2
    assert lost_cache.add("a", 5) is False
    assert lost_cache.get_many(["a", "b"]) == {"a": 2}
    for i in range(20):
        lost_cache.set(f"key-{i}", i)
    (said,) = warnings(caplog, "cardsite.cache")
    assert "Redis does not answer" in said


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library", "lost_cache")
def test_without_redis_the_site_is_served(client):
    assert client.get("/api/v1/games").status_code == 200
    assert client.get("/check/board/").status_code == 200
    assert client.post("/api/v1/interactions/evaluate", BRAWL, "application/json").status_code == 200


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library", "lost_cache")
def test_without_redis_a_process_still_counts_requests(client, settings):
    api_limit.forget()
    settings.RATES = {**settings.RATES, "client": "2/day"}
    assert [client.get("/api/v1/games").status_code for _ in range(3)] == [200, 200, 429]


def test_whoever_waits_for_a_slow_cache_keeps_nobody_else_waiting(settings, monkeypatch):
    settings.RATES = {**settings.RATES, "client": "200/day"}
    asked, answered = threading.Event(), threading.Event()
    limit = Limit("client")
    limit.take("192.0.2.1")

    def slow(*args):
        asked.set()
        assert answered.wait(60)
        return _Lease(time.time() + 60, 1, 0)

    monkeypatch.setattr(limit, "_lease", slow)
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(limit.take, "192.0.2.2")
        assert asked.wait(60)
        assert limit.take("192.0.2.1").allowed
        assert not waiting.done()
        answered.set()
        assert waiting.result(60).allowed


def test_two_threads_that_ask_at_once_get_what_both_were_given(settings):
    settings.RATES = {**settings.RATES, "client": "200/day"}
    limit = Limit("client")
    until = time.time() + 60
    for _ in range(2):
        limit._keep("200/86400 192.0.2.3", _Lease(until, 2, 0))
    assert [limit.take("192.0.2.3").allowed for _ in range(5)] == [True] * 4 + [False]


@pytest.mark.redis
def test_redis_is_used_again_when_it_answers(monkeypatch, caplog):
    steady.logger.forget()
    monkeypatch.setattr(steady, "AGAIN", 0.0)
    found = SteadyRedisCache(project.REDIS_URL, {"KEY_PREFIX": "outage"})
    found.set("where", "redis")
    with monkeypatch.context() as gone:
        gone.setattr(found._redis, "get", lambda *args, **kwargs: (_ for _ in ()).throw(ConnectionError("gone")))
        assert found.get("where") is None
    assert found.get("where") == "redis"
    found.delete("where")
    assert [each.split()[1] for each in warnings(caplog, "cardsite.cache")] == ["does", "answers"]


def test_a_server_that_failed_is_left_alone_for_a_while(lost):
    found = SteadyRedisCache(lost, {})
    tried = []
    found._redis.get = lambda *args, **kwargs: tried.append(args) or (_ for _ in ()).throw(ConnectionError("gone"))
    for _ in range(10):
        found.get("a")
    assert len(tried) == 1


def test_a_missing_key_is_no_outage(lost_cache):
    with pytest.raises(ValueError, match="not found"):
        lost_cache.incr("never-set")


def test_the_settings_use_it():
    env = {"PATH": os.environ["PATH"], "DJANGO_SETTINGS_MODULE": "cardsite.settings", "CARDSITE_MODE": "local"}
    code = "import json; from django.conf import settings; print(json.dumps(settings.CACHES['default']['BACKEND']))"
    env["CACHE_URL"] = "redis://127.0.0.1:1/0"
    assert run(code, env)[0] == "cardsite.cache.SteadyRedisCache"


# The database

ASK = """
import json, django
django.setup()
from django.test import Client
client = Client(SERVER_NAME="localhost", raise_request_exception=False)
found = {}
for path in ("/", "/cards/fox-pass/", "/api/v1/cards", "/api/v1/nowhere", "/check/board/", "/search/?q=x",
             "/robots.txt", "/static/here.txt"):
    answer = client.get(path)
    found[path] = [answer.status_code, answer.get("Retry-After"), answer.get("Content-Type"), b"".join(answer).decode()]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def without_database(tmp_path_factory):
    """What a site answers whose database refuses connections, and what it logs."""
    var = tmp_path_factory.mktemp("var")
    (var / "static").mkdir()
    (var / "static" / "here.txt").write_text("here")
    with socket.socket() as refusing:
        refusing.bind(("127.0.0.1", 0))
        env = {
            "PATH": os.environ["PATH"],
            "DJANGO_SETTINGS_MODULE": "cardsite.settings",
            "CARDSITE_MODE": "local",
            "INTERACTION_PROCESSES": "0",
            "VAR_DIR": str(var),
            "DATABASE_URL": f"postgres://nobody@127.0.0.1:{refusing.getsockname()[1]}/nothing",
        }
        return run(ASK, env)


def test_pages_say_that_the_database_is_gone(without_database):
    answers, _ = without_database
    for path in ("/", "/cards/fox-pass/", "/check/board/", "/search/?q=x"):
        status, retry, kind, body = answers[path]
        assert (path, status, retry) == (path, 503, "10")
        assert kind.startswith("text/html")
        assert "does not answer" in body


def test_the_api_says_it_in_its_shape(without_database):
    answers, _ = without_database
    status, retry, kind, body = answers["/api/v1/cards"]
    assert (status, retry, kind) == (503, "10", "application/json")
    error = json.loads(body)
    assert (error["object"], error["status"], error["code"]) == ("error", 503, "unavailable")


def test_what_needs_no_database_goes_on(without_database):
    answers, _ = without_database
    assert answers["/robots.txt"][0] == 200
    assert answers["/static/here.txt"][0] == 200
    assert answers["/api/v1/nowhere"][0] == 404


@pytest.mark.parametrize("path", ["/robots.txt", "/favicon.ico"])
def test_what_needs_no_database_does_not_ask_it(client, monkeypatch, path):
    # A database that hangs would be waited for.
    monkeypatch.setattr(BaseDatabaseWrapper, "ensure_connection", _refuse)
    monkeypatch.setattr(BaseDatabaseWrapper, "cursor", lambda *_: pytest.fail("the database was asked"))
    assert client.get(path).status_code in {200, 302}


def test_the_log_says_it_once(without_database):
    _, log = without_database
    assert log.count("The database does not answer") == 1
    assert "Traceback" not in log
    assert "Service Unavailable" not in log


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_when_the_database_is_back_so_is_the_site(client, monkeypatch):
    connection.ensure_connection()
    with monkeypatch.context() as gone:
        gone.setattr(BaseDatabaseWrapper, "cursor", _refuse)
        assert client.get("/cards/fox-pass/").status_code == 503
        assert client.get("/api/v1/cards").status_code == 503
    assert client.get("/cards/fox-pass/").status_code == 200
    assert client.get("/api/v1/cards").status_code == 200


def _refuse(*args, **kwargs):
    raise OperationalError("the connection was closed")


def test_a_cache_is_made_for_each_thread_and_shares_what_it_knows(lost_cache):
    lost_cache.set("a", 1)
    other = caches.create_connection("default")
    assert other is not caches["default"]
    assert other.get("a") == 1


UNPREPARED = """
import json, django
django.setup()
from django.test import Client
client = Client(HTTP_HOST="localhost", raise_request_exception=False)
print(json.dumps([
    [path, response.status_code, response["Retry-After"], "run manage.py migrate" in response.content.decode()]
    for path in ("/", "/cards/fox-pass/", "/search/?q=fox", "/check/board/", "/api/v1/cards", "/api/v1/search?q=fox")
    for response in [client.get(path)]
]))
"""


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_a_database_that_was_never_migrated_is_unavailable_and_the_cure_is_told(database, tmp_path):
    env = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "CACHE_URL"}}
    env |= {"DJANGO_SETTINGS_MODULE": "cardsite.settings", "CARDSITE_MODE": "local", "VAR_DIR": str(tmp_path)}
    if database == "postgres":
        env["DATABASE_URL"] = project.POSTGRES_URL.rpartition("/")[0] + "/template1"
    answers, log = run(UNPREPARED, env)
    assert [answer for answer in answers if answer[1:] != [503, "10", True]] == []
    assert "Traceback" not in log


READ_ONLY = """
import json, os
allowed = os.access
os.access = lambda path, mode, **more: mode != os.W_OK and allowed(path, mode, **more)
os.environ["DJANGO_SETTINGS_MODULE"] = "cardsite.settings"
import django
django.setup()
from django.db import OperationalError, connection
from cardsite.outage import UNWRITABLE, trouble
with connection.cursor() as cursor:
    cursor.execute("SELECT title FROM cards")
    found = cursor.fetchall()
    try:
        cursor.execute("DELETE FROM cards")
    except OperationalError as error:
        told = trouble(error) == UNWRITABLE
print(json.dumps([found, told, sorted(os.listdir(os.environ["VAR_DIR"]))]))
"""


def test_a_database_where_nobody_may_write_is_read_and_what_is_the_matter_is_told(tmp_path):
    with closing(sqlite3.connect(tmp_path / "cardsite.sqlite3")) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE cards (title text)")
        database.execute("INSERT INTO cards VALUES ('Fox Pass')")
        database.commit()
    env = {**os.environ, "VAR_DIR": str(tmp_path), "CARDSITE_MODE": "local", "SECRET_KEY": "x" * 50}
    found, told, files = run(READ_ONLY, {name: value for name, value in env.items() if name != "DATABASE_URL"})[0]
    assert (found, told) == ([["Fox Pass"]], True)
    assert files == ["cardsite.sqlite3"]  # nothing was written beside it
