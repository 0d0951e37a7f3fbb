"""The whole site on PostgreSQL and Redis, as a deployment has it: other processes, set up by the environment."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from django.conf import settings

ROOT = Path(__file__).resolve().parent.parent.parent
SCRATCH = f"cardsite_stack_{settings.RUN}"


def run(env, *command):
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "DJANGO", "VAR_DIR"))}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=clean | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def ask(env, *paths):
    """Status and JSON of each path, asked in a process with this environment."""
    code = textwrap.dedent(
        """
        import json, sys, django
        django.setup()
        from django.test import Client
        client = Client(SERVER_NAME="localhost")
        answers = [client.get(path) for path in sys.argv[1:]]
        bodies = [a.json() if "json" in a["Content-Type"] else a.content.decode() for a in answers]
        print(json.dumps([[a.status_code, body] for a, body in zip(answers, bodies)]))
        """
    )
    out = run(env | {"DJANGO_SETTINGS_MODULE": "cardsite.settings"}, "-c", code, *paths)
    return json.loads(out.splitlines()[-1])


@pytest.fixture(scope="module")
def postgres(tmp_path_factory):
    import psycopg
    from psycopg import sql

    url = settings.POSTGRES_URL
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("drop database if exists {} with (force)").format(sql.Identifier(SCRATCH)))
        connection.execute(sql.SQL("create database {}").format(sql.Identifier(SCRATCH)))
    env = {
        "CARDSITE_MODE": "local",
        "DATABASE_URL": url.rsplit("/", 1)[0] + "/" + SCRATCH,
        "VAR_DIR": str(tmp_path_factory.mktemp("postgres")),
    }
    run(env, "manage.py", "migrate", "--verbosity", "0")
    run(env, "manage.py", "load_library")
    yield env
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("drop database {} with (force)").format(sql.Identifier(SCRATCH)))


@pytest.mark.postgres
def test_the_site_on_postgresql(postgres):
    card, effective, cops, hits, like, page = ask(
        postgres,
        "/api/v1/cards/fox-pass",
        "/api/v1/cards/fox-pass/effective?printing=L/S",
        "/api/v1/cards?q=d:cop+t:character+req>=d&page_size=200",
        "/api/v1/search?q=uniqueness+auction&kind=rule",
        "/api/v1/search?q=uniquenes+aucton",
        "/cards/fox-pass/",
    )
    assert card[1]["text"].startswith("Unique.")
    assert effective[1]["reasons"][0]["rules"][0]["section"] == "9.2"
    assert "Maverick Cop" in {row["title"] for row in cops[1]["data"]}
    assert hits[1]["data"][0]["number"] == "5.5.1"
    assert like[1]["did_you_mean"] == "uniqueness auction"
    assert "Fox Pass" in page[1]


@pytest.mark.exhaustive
@pytest.mark.postgres
def test_no_hostile_value_is_a_server_error_on_postgresql(postgres):
    """As test_hostile_values asks it all on SQLite; fewer of the scenarios, which ask a database for titles only."""
    code = textwrap.dedent(
        """
        import logging, sys, django
        django.setup()
        logging.disable(logging.CRITICAL)
        from tests.hostile import everything
        asked, faults = everything(0.25)
        print(asked)
        sys.exit("\\n".join(faults) or 0)
        """
    )
    rates = {f"{name}_RATE": "1000000/min" for name in ("API", "SEARCH", "CHECKER", "INTERACTION")}
    rates["DATA_VERSION_SECONDS"] = "1"  # as a deployment has it
    out = run(postgres | rates | {"DJANGO_SETTINGS_MODULE": "cardsite.settings"}, "-c", code)
    assert int(out.splitlines()[-1]) > 10_000


@pytest.mark.exhaustive
@pytest.mark.postgres
def test_drawn_card_queries_find_what_they_mean_on_postgresql(postgres):
    code = "import django; django.setup(); from tests.drawn_card_queries import faults; print(faults(5000, seed=13))"
    assert run(postgres | {"DJANGO_SETTINGS_MODULE": "cardsite.settings"}, "-c", code).splitlines()[-1] == "[]"


@pytest.mark.exhaustive
@pytest.mark.postgres
def test_loading_again_changes_nothing_on_postgresql(postgres):
    assert "unchanged" in run(postgres, "manage.py", "load_library")
    out = run(postgres, "manage.py", "load_library", "--force")
    assert "created" not in out
    assert "updated" not in out


@pytest.mark.exhaustive
@pytest.mark.postgres
def test_two_imports_are_never_at_once_on_postgresql(postgres):
    code = textwrap.dedent(
        """
        import threading, django
        django.setup()
        from django.db import OperationalError
        from rules.editing import exclusive
        from rules.importers.failures import sentence
        inside, done = threading.Event(), threading.Event()
        def other():
            with exclusive.import_transaction():
                inside.set()
                done.wait()
        first = threading.Thread(target=other)
        first.start()
        inside.wait()
        exclusive.PATIENCE = 1
        try:
            with exclusive.import_transaction():
                print("both at once")
        except OperationalError as error:
            print(sentence(error))
        done.set()
        first.join()
        with exclusive.import_transaction():
            print("one after the other")
        """
    )
    out = run(postgres | {"DJANGO_SETTINGS_MODULE": "cardsite.settings"}, "-c", code)
    assert "another program is writing to it" in out
    assert "both at once" not in out
    assert "one after the other" in out


def mean_reciprocal_rank(postgres, questions):
    out = run(postgres, "manage.py", "search_quality", str(questions))
    return float(next(line for line in out.splitlines() if line.startswith("total")).split()[2]), out


@pytest.mark.postgres
@pytest.mark.exhaustive
def test_search_quality_on_postgresql(postgres):
    mrr, out = mean_reciprocal_rank(postgres, ROOT / "tests/data/questions.json")
    assert mrr >= 0.85, out


@pytest.mark.postgres
@pytest.mark.shared
@pytest.mark.exhaustive
def test_search_quality_on_postgresql_with_the_questions_beside_the_checkout(postgres, shared):
    mrr, out = mean_reciprocal_rank(postgres, shared / "data/retrieval-questions.json")
    assert mrr >= 0.90, out


@pytest.mark.exhaustive
@pytest.mark.redis
def test_throttling_counts_over_processes_with_redis(tmp_path):
    env = {
        "CARDSITE_MODE": "local",
        "CACHE_URL": settings.REDIS_URL,
        "API_RATE": "3/min",
        "VAR_DIR": str(tmp_path),
    }
    import redis

    redis.Redis.from_url(settings.REDIS_URL).flushdb()
    run(env, "manage.py", "migrate", "--verbosity", "0")
    statuses = [ask(env, "/api/v1/rulesets", "/api/v1/rulesets")[place][0] for place in (0, 1)]
    assert statuses == [200, 429], "two in the first process, and in the second one more"
