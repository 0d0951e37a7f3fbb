"""Settings of the test suite: local mode, files in a folder of their own, a second database where PostgreSQL runs."""

import hashlib
import os
import tempfile
from pathlib import Path

os.environ["CARDSITE_MODE"] = "local"
os.environ["API_RATE"] = "100000/min"
os.environ["INTERACTION_RATE"] = "100000/min"
os.environ["CHECKER_RATE"] = "100000/min"
os.environ["SEARCH_RATE"] = "100000/min"
os.environ["DATA_VERSION_SECONDS"] = "0"
os.environ["INTERACTION_SECONDS"] = "60"
os.environ["INTERACTION_PROCESSES"] = "0"
# Runs of two checkouts at a time, and workers of one run, have files and databases of their own.
_checkout = hashlib.sha256(str(Path(__file__).resolve()).encode()).hexdigest()[:8]
RUN = f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}_{_checkout}"
_var = Path(tempfile.gettempdir()) / f"cardsite-tests-{os.getuid()}" / RUN
(_var / "static").mkdir(parents=True, exist_ok=True)
os.environ["VAR_DIR"] = str(_var)

from cardsite.settings import *  # noqa: E402, F403
from cardsite.settings import DATABASES, STORAGES  # noqa: E402
from tests.services import postgres_url, redis_url  # noqa: E402

STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
WHITENOISE_USE_FINDERS = True
DATABASES["default"]["CONN_MAX_AGE"] = 0
# On disk, not in memory: the browser tests and gunicorn read it from other threads.
DATABASES["default"]["TEST"] = {"NAME": str(_var / "test.sqlite3")}

POSTGRES_URL = postgres_url()
REDIS_URL = redis_url()
if POSTGRES_URL:
    import environ

    DATABASES["postgres"] = environ.Env.db_url_config(POSTGRES_URL)
    DATABASES["postgres"]["TEST"] = {"NAME": f"test_cardsite_{RUN}"}

SEARCH_MENDED_HERE = True  # a process of its own would look at another database
