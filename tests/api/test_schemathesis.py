"""schemathesis sends every operation of the OpenAPI schema what the schema allows and what it forbids, with all checks.

The site runs as it does for visitors, and the requests are the same each time. The README has the command that looks
further.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from django.conf import settings
from django.db import connection

from api.urls import v1

ROOT = Path(__file__).resolve().parent.parent.parent
BIN = Path(sys.executable).parent
EXAMPLES = 8
RATE = "1000000/min"
UNDESCRIBED = {"schema", "docs", "guide"}


@pytest.fixture
def site(served_library, tmp_path_factory):
    """The address of a site of its own with the bundled library."""
    var = tmp_path_factory.mktemp("var")
    env = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    env |= {"CARDSITE_MODE": "local", "VAR_DIR": str(var), "API_RATE": RATE, "INTERACTION_RATE": RATE}
    env |= {"INTERACTION_SECONDS": "120", "INTERACTION_PATIENCE": "120"}
    env |= {"DATABASE_URL": f"sqlite:///{connection.settings_dict['NAME']}"}
    env |= {"SEARCH_INDEX_DIR": str(settings.SEARCH_INDEX_DIR)}
    log = var / "gunicorn.log"
    with log.open("w") as out:
        # On a machine with much to do, starting may take longer than gunicorn waits by itself.
        patience = ("--timeout", "300")
        arguments = ("cardsite.wsgi", "--bind", "127.0.0.1:0", "--threads", "2", "--log-level", "info", *patience)
        server = subprocess.Popen([BIN / "gunicorn", *arguments], cwd=ROOT, env=env, stdout=out, stderr=out)
    try:
        address = listening(server, log)
        urlopen(f"{address}/api/v1/schema").read()  # The first request waits until the site has started.
        yield address
    finally:
        server.terminate()
        server.wait()


def listening(server, log):
    """The address at which a server says that it listens; requests wait there until it has started."""
    while server.poll() is None:
        if found := re.search(r"Listening at: (\S+)", log.read_text()):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"the site does not start: {log.read_text()}")


@pytest.mark.exhaustive
def test_every_operation_keeps_to_the_schema(site, tmp_path):
    run = subprocess.run(
        [
            *(BIN / "schemathesis", "--config-file", ROOT / "schemathesis.toml", "run", f"{site}/api/v1/schema"),
            *("--checks", "all", "--phases", "examples,coverage,fuzzing", "--max-examples", str(EXAMPLES)),
            *("--generation-deterministic", "--continue-on-failure", "--no-color"),
            # How long anything takes depends on the machine, and is no fault here.
            *("--request-timeout", "300", "--max-response-time", "300", "--suppress-health-check", "too_slow"),
        ],
        cwd=tmp_path,
        env={**os.environ, "SCHEMATHESIS_HOOKS": "tests.schemathesis_hooks", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout[-20_000:] + run.stderr[-2_000:]
    described = len([name for _, _, name in v1 if name not in UNDESCRIBED])
    assert re.search(rf"Tested: {described}\n", run.stdout), run.stdout
