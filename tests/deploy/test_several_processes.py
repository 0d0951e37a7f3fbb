"""Processes on several ports are one site: requests are counted together, and an import is seen by all once whole."""

import http.client
import json
import os
import re
import subprocess
import sys
import time
import uuid
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from rules.importers.ufs_cards.importing import import_ufs_cards
from rules.models import Game, LibraryVersion
from rules.models.version import library_changed
from tests.ufs_files import ATTACK, write_json

pytestmark = [pytest.mark.redis, pytest.mark.django_db(transaction=True)]

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 120  # seconds; what happens at all happens at once
HOOK, KICK = "/api/v1/cards/night-ferry-hook", "/api/v1/cards/harbour-kick"
SECOND = {**ATTACK, "title": "Harbour Kick", "collector_number": 8}


@contextmanager
def process(folder, **env):
    """The port of a server of the site, on the database of the tests."""
    log = folder / "gunicorn.log"
    env |= {"CARDSITE_MODE": "local", "VAR_DIR": str(folder), "INTERACTION_PROCESSES": "0", "PYTHONPATH": str(ROOT)}
    env |= {"DATABASE_URL": f"sqlite:///{connection.settings_dict['NAME']}", "DATA_VERSION_SECONDS": "0.1"}
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    options = ("--config", "cardsite/gunicorn.py", "--workers", "2", "--no-control-socket", "--log-level", "info")
    command = (sys.executable, "-m", "gunicorn", "cardsite.wsgi", "--bind", "127.0.0.1:0", *options)
    with log.open("w") as out:
        server = subprocess.Popen(command, cwd=ROOT, env=kept | env, stdout=out, stderr=out)
    try:
        until = time.monotonic() + PATIENCE
        while not (found := re.search(r"Listening at: http://127.0.0.1:(\d+)", log.read_text())):
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        yield int(found[1])
    finally:
        server.terminate()
        server.wait(PATIENCE)


@pytest.fixture
def ports(tmp_path):
    """Two processes of two workers each."""
    LibraryVersion.current()
    Game.objects.create(slug="ufs", name="Universal Fighting System")
    import_ufs_cards(write_json(tmp_path, ATTACK))
    shared = {"CACHE_URL": settings.REDIS_URL, "API_RATE": "60/h", "NUM_PROXIES": "1"}
    with ExitStack() as servers:
        found = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            found.append(servers.enter_context(process(tmp_path / name, **shared)))
        yield found


@pytest.fixture
def ask():
    """Asks as a client of whom nobody has heard yet."""
    client = uuid.uuid4().hex
    return lambda port, path: asked(port, path, client)


def asked(port, path, client):
    """Status, headers and body of an answer, over a connection of its own: any worker may take it."""
    sent = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    sent.request("GET", path, headers={"X-Forwarded-For": client})
    answer = sent.getresponse()
    body = answer.read()
    sent.close()
    return answer.status, answer.headers, body


@pytest.mark.exhaustive
def test_requests_are_counted_together(ports, ask):
    answers = [ask(ports[n % 2], HOOK) for n in range(70)]
    statuses = [status for status, _, _ in answers]
    assert statuses == [200] * 60 + [429] * 10
    assert [int(headers["RateLimit-Remaining"]) for _, headers, _ in answers[:60]] == list(range(59, -1, -1))
    assert all(headers["Retry-After"] for _, headers, _ in answers[60:])


@pytest.mark.exhaustive
def test_an_import_is_seen_by_all_once_it_is_whole(ports, tmp_path):
    def ask(port, path):
        return asked(port, path, uuid.uuid4().hex)

    def seen():
        return [(ask(port, HOOK)[2], ask(port, KICK)[0]) for port in ports]

    meanwhile = []

    def during(**kwargs):
        meanwhile.append(seen())

    before = seen()
    assert [status for _, status in before] == [404, 404]
    library_changed.connect(during)
    try:
        import_ufs_cards(write_json(tmp_path, {**ATTACK, "damage": 6}, SECOND))
    finally:
        library_changed.disconnect(during)
    # Whatever was written already, readers had the library as it was.
    assert meanwhile
    assert all([json.loads(body) for body, _ in each] == [json.loads(body) for body, _ in before] for each in meanwhile)
    assert all(status == 404 for each in meanwhile for _, status in each)
    until = time.monotonic() + PATIENCE
    while not all(json.loads(body)["damage"] == 6 and status == 200 for body, status in seen()):
        assert time.monotonic() < until
        time.sleep(1)
    time.sleep(1)  # A worker that was not asked meanwhile may answer from the version before, for so long as it may.
    tags = {ask(port, HOOK)[1]["ETag"] for port in ports for _ in range(2)}
    # Of each port an answer has its own addresses, and so its own tag.
    assert len(tags) == 2
