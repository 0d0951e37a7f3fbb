"""What all tests share."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The same examples each time, and however long a busy machine takes for them.
SLOW = [HealthCheck.too_slow]
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.load_profile("steady")

SHARED = Path(__file__).resolve().parent.parent.parent / "shared"
REASONS = {
    "shared": "the original documents and community cards are not beside the checkout (../shared)",
    "postgres": "no PostgreSQL server answers at TEST_DATABASE_URL or 127.0.0.1:5432",
    "redis": "no Redis server answers at TEST_CACHE_URL or 127.0.0.1:6379",
    "browser": "Chromium and its driver are not installed (Debian: chromium, chromium-driver)",
}


# Tests of these files need no database, and each may run on any worker.
SPREAD = ("tests/engine/test_random_play.py", "tests/engine/test_any_card.py")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """One more than there are processors: many tests wait, for a browser or another process."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    from xdist.scheduler import LoadFileScheduling

    class ByFile(LoadFileScheduling):
        """The tests of a file on one worker, which then loads the library once; long ones wherever there is room."""

        def _split_scope(self, nodeid):
            return nodeid if nodeid.startswith(SPREAD) else super()._split_scope(nodeid)

    return ByFile(config, log) if config.getvalue("dist") == "loadfile" else None


# Files of minutes.
LONGEST = {"test_page_kinds.py", "test_schemathesis.py", "test_work.py", "test_hostile_values.py"}


def pytest_collection_modifyitems(items):
    from django.conf import settings

    there = {
        "shared": (SHARED / "sources").is_dir(),
        "postgres": bool(settings.POSTGRES_URL),
        "redis": bool(settings.REDIS_URL),
        "browser": bool(shutil.which("chromium") and shutil.which("chromedriver")),
    }
    for item in items:
        for name, present in there.items():
            if not present and item.get_closest_marker(name):
                item.add_marker(pytest.mark.skip(reason=REASONS[name]))
    items.sort(key=_when)


def _when(item):
    """When an item is given to a worker.

    One loads the library while the others have what needs none; and a worker that begins a file of minutes last works
    on when the others have nothing left.
    """
    name = item.path.name
    return name != "test_stacks.py", item.path.parent.name != "engine", name not in LONGEST


@pytest.fixture(scope="session", autouse=True)
def checked_where_written():
    """Foreign keys are checked after each test that wrote something; with the bundled library that reads every row."""
    from django.db.backends.sqlite3.base import DatabaseWrapper

    check = DatabaseWrapper.check_constraints

    def check_constraints(self, table_names=None):
        before = self.__dict__.get("checked", (self.connection, 0))
        self.checked = (self.connection, self.connection.total_changes)
        if before != self.checked:
            check(self, table_names)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DatabaseWrapper, "check_constraints", check_constraints)
        yield


@pytest.fixture
def client():
    """A client that reads pages as a browser does."""
    from tests.reading import ReadingClient

    return ReadingClient()


@pytest.fixture(scope="session")
def shared():
    """The folder of original documents and community cards, for tests marked ``shared``."""
    return SHARED


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory):
    """A folder that all workers of a run share."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture(scope="session")
def python_client(run_folder):
    """Where the generated package ``cardsite_client`` lies: made once in a run, by whichever worker asks first."""
    from tests.generated import made_once

    return made_once(run_folder / "python-client", "generate_client")


@pytest.fixture(scope="session")
def npm_client(run_folder):
    """Where the generated package for npm lies."""
    from tests.generated import NODE_MODULES, made_once

    if not NODE_MODULES.is_dir():
        pytest.skip("what package.json names is not installed (make node_modules, where npm is)")
    return made_once(run_folder / "npm-client", "generate_client", "--for", "npm")


@pytest.fixture(scope="session")
def copied_library(django_db_setup, django_db_blocker, tmp_path_factory, run_folder):
    """Where this worker's copy of the bundled library lies, which all tests read that write nothing to it."""
    from tests.bundled_library import copy_to

    folder = tmp_path_factory.mktemp("library")
    with django_db_blocker.unblock():
        copy_to(folder, run_folder)
    return folder


@pytest.fixture(scope="module")
def library(copied_library, django_db_blocker):
    """The bundled library, loaded and indexed, for the tests of a module that only read (or roll back)."""
    from tests.bundled_library import read_only

    with django_db_blocker.unblock(), read_only(copied_library) as report:
        yield report


@pytest.fixture(scope="module")
def own_library(django_db_setup, django_db_blocker, tmp_path_factory, run_folder):
    """The bundled library for the tests of a module that changes it, and gone after it."""
    from tests.bundled_library import library_in

    with django_db_blocker.unblock(), library_in(tmp_path_factory.mktemp("library"), run_folder) as report:
        yield report


@pytest.fixture
def served_library(transactional_db, copied_library):
    """The bundled library for one test with a live server, whose threads have connections of their own."""
    from tests.bundled_library import read_only

    with read_only(copied_library) as report:
        yield report
