"""A database that is there goes on with the migrations, and they need nothing of the site's code."""

import ast
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MIGRATIONS = sorted((ROOT / "rules" / "migrations").glob("0*.py"))
# The tables, a few rows, and the names of the twelve migrations that one has taken the place of.
BEFORE = ROOT / "tests" / "data" / "database-of-twelve-migrations.sql"


def manage(database, *command):
    """A command of the site, on a database in a file."""
    environment = {**os.environ, "CARDSITE_MODE": "local", "DATABASE_URL": f"sqlite:///{database}"}
    done = subprocess.run(
        [sys.executable, ROOT / "manage.py", *command],
        cwd=database.parent,
        env={**environment, "VAR_DIR": str(database.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def shape(database):
    """The columns and indexes of each table: how they are called, what they hold, and what they allow."""
    connection = sqlite3.connect(database)
    tables = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name LIKE 'rules_%'")
    found = {}
    for table, sql in tables.fetchall():
        columns = connection.execute(f"SELECT name, lower(type), \"notnull\", pk FROM pragma_table_info('{table}')")
        keys = connection.execute(f'SELECT "from", "table", "to" FROM pragma_foreign_key_list(\'{table}\')')
        indexes = connection.execute(f"SELECT name, \"unique\" FROM pragma_index_list('{table}') WHERE origin = 'c'")
        named = sorted(re.findall(r'CONSTRAINT "(\w+)" (?:CHECK|UNIQUE)', sql))
        found[table] = [sorted(columns), sorted(keys), sorted(indexes), named]
    connection.close()
    return found


@pytest.fixture
def before(tmp_path):
    database = tmp_path / "before.sqlite3"
    connection = sqlite3.connect(database)
    connection.executescript(BEFORE.read_text(encoding="utf-8"))
    connection.close()
    return database


@pytest.mark.exhaustive
def test_a_database_that_is_there_goes_on(before, tmp_path):
    fresh = tmp_path / "fresh.sqlite3"
    for database in (before, fresh):
        manage(database, "migrate", "--verbosity", "0")
    assert "[ ]" not in manage(before, "showmigrations", "rules")
    assert shape(before) == shape(fresh)
    connection = sqlite3.connect(before)
    rows = connection.execute(
        "SELECT card.title, game.name FROM rules_card card JOIN rules_game game ON game_id = game.id"
    )
    assert rows.fetchall() == [("Lantern Keeper", "Shadowfist")]
    connection.close()


def test_it_stands_for_all_that_were_there(before):
    connection = sqlite3.connect(before)
    there = connection.execute("SELECT app, name FROM django_migrations WHERE app = 'rules' ORDER BY name").fetchall()
    connection.close()
    module = ast.parse(MIGRATIONS[0].read_text(encoding="utf-8"))
    (replaces,) = (
        ast.literal_eval(each.value)
        for each in ast.walk(module)
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "replaces"
    )
    assert replaces == there


@pytest.mark.parametrize("path", MIGRATIONS, ids=lambda path: path.stem)
def test_a_migration_imports_nothing_of_the_site(path):
    for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in each.names] if isinstance(each, ast.Import) else []
        names += [each.module or "."] if isinstance(each, ast.ImportFrom) else []
        assert [name for name in names if name.partition(".")[0] not in ("django", *sys.stdlib_module_names)] == []
        assert not (isinstance(each, ast.Attribute) and each.attr == "import_module")
