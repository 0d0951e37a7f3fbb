"""Whether this process is alive, and whether it can answer: for whoever starts processes and sends them visitors.

Both are asked by address and not by name, over plain HTTP, and often; so they stand before the framework, its hosts,
its redirects and its limits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from cardsite.log_seldom import Seldom
from cardsite.request_log import Application, Environ, StartResponse
from rules.library import publication
from rules.search.service import backend

logger = Seldom(__name__)

ALIVE, READY = "/healthz", "/readyz"
CURE = {
    "database": "see that it runs, and that DATABASE_URL is right",
    "migrations": "run manage.py migrate",
    "published": "run manage.py load_library",
    "index": "run manage.py rebuild_search_index",
}


class HealthAnswers:
    """A WSGI application around another one: answers ``/healthz`` and ``/readyz``."""

    def __init__(self, application: Application) -> None:
        self.application = application

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        if path not in (ALIVE, READY) or environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return self.application(environ, start_response)
        checks = readiness() if path == READY else {}
        well = all(each is None for each in checks.values())
        told = {"status": "ok" if well else "unavailable", **{name: each or "ok" for name, each in checks.items()}}
        body = json.dumps(told).encode() + b"\n"
        headers = [
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            ("Cache-Control", "no-store"),
        ]
        start_response("200 OK" if well else "503 Service Unavailable", headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]


def readiness() -> dict[str, str | None]:
    """What is needed to answer, each with ``None`` or with what is wrong and its cure."""
    checks: dict[str, Callable[[], bool]] = {
        "database": _database,
        "migrations": _migrated,
        "published": _published,
        "index": _indexed,
    }
    found: dict[str, str | None] = dict.fromkeys(checks, "not looked at")
    try:
        for name, check in checks.items():
            try:
                well = check()
            except (DatabaseError, OSError) as error:
                logger.warning("Not ready (%s): %s", name, " ".join(str(error).split()))
                well = False
            found[name] = None if well else CURE[name]
            if not well:
                break
    finally:
        connection.close()
    return found


def _database() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return True


def _migrated() -> bool:
    executor = MigrationExecutor(connection)
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())


def _published() -> bool:
    return publication.is_published()


def _indexed() -> bool:
    return backend().version is not None
