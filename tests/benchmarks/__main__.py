"""Runs benchmarks and prints tables: ``python -m tests.benchmarks [NAME ...]``, all of them if none is named.

``scale``, which takes hours, is among them only where it is named: ``scale`` or ``scale 1 10``, the sizes it is for.

The engine is measured alone. Each stack (SQLite with Whoosh, PostgreSQL with Redis) is measured in a process of its
own, on a scratch database that is filled with the bundled library and, where ``../shared`` is there, with the originals
and the community cards.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

from tests.benchmarks.scale import SIZES
from tests.benchmarks.tables import table
from tests.services import postgres_url, redis_url

SCRATCH = "cardsite_bench"


ENGINE, STACKS = ("engine", "ufs"), ("imports", "search", "pages", "interactions", "load", "memory", "api")


def main() -> int:
    wanted = sys.argv[1:] or [*ENGINE, *STACKS]
    if wanted[0] == "scale":
        for times in wanted[1:] or SIZES:
            _stacks("tests.benchmarks.scale", [str(times)])
        return 0
    if unknown := set(wanted) - {*ENGINE, *STACKS}:
        print(f"There is no benchmark {', '.join(unknown)}; there are {', '.join([*ENGINE, *STACKS])}.")
        return 2
    for name in ENGINE:
        if name in wanted:
            for title, figures in _measure(f"tests.benchmarks.{name}", {}).items():
                print(table(title, {"engine alone": figures}))
    if set(wanted) & set(STACKS):
        _stacks("tests.benchmarks.measure", [name for name in wanted if name in STACKS])
    return 0


def _stacks(module: str, wanted: list[str]) -> None:
    stacks = {"SQLite + Whoosh": {}}
    url = postgres_url()
    if url:
        redis = redis_url()
        name = "PostgreSQL + Redis" if redis else "PostgreSQL, no Redis"
        stacks[name] = {"DATABASE_URL": _scratch_database(url)} | ({"CACHE_URL": redis} if redis else {})
    else:
        print("No PostgreSQL server answers (TEST_DATABASE_URL): its column is left out.\n")
    results = {}
    with tempfile.TemporaryDirectory(prefix="cardsite-bench-") as folder:
        for name, env in stacks.items():
            var = os.path.join(folder, "whoosh" if not env else "postgres")
            os.makedirs(var)
            rates = dict.fromkeys(("API_RATE", "SEARCH_RATE", "CHECKER_RATE", "INTERACTION_RATE"), "10000000/min")
            env = {"CARDSITE_MODE": "local", "VAR_DIR": var, **rates, **env}
            results[name] = _measure(module, env, *wanted)
    for title in next(iter(results.values())):
        print(table(title, {stack: figures.get(title, {}) for stack, figures in results.items()}))


def _scratch_database(url: str) -> str:
    import psycopg
    from psycopg import sql

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("drop database if exists {} with (force)").format(sql.Identifier(SCRATCH)))
        connection.execute(sql.SQL("create database {}").format(sql.Identifier(SCRATCH)))
    return url.rsplit("/", 1)[0] + "/" + SCRATCH


def _measure(module: str, env: dict[str, str], *wanted: str) -> dict[str, dict[str, str]]:
    command = [sys.executable, "-m", module, *wanted]
    done = subprocess.run(command, env=os.environ | env, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, dict[str, str]] = json.loads(done.stdout.splitlines()[-1])
    return figures


sys.exit(main())
