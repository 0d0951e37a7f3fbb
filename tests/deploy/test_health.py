"""Health and readiness, request ids, logs, and what is described for deployment."""

import io
import json
import logging
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from django.db import connection

from cardsite import health
from cardsite.health import HealthAnswers
from cardsite.logs import JsonFormatter
from cardsite.request_log import NumberedRequests, request_id
from rules.models import LibraryVersion, Published
from rules.text.yaml_text import read_yaml

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "cardsite" / "deploy"


def ask(path, application=None, method="GET", **headers):
    def behind(environ, start_response):
        start_response("200 OK", [])
        return [environ["HTTP_X_REQUEST_ID"].encode()]

    told = []
    environ = {"REQUEST_METHOD": method, "PATH_INFO": path, "wsgi.input": io.BytesIO(), **headers}
    application = NumberedRequests(HealthAnswers(application or behind))
    body = b"".join(application(environ, lambda *each: told.append(each)))
    ((status, fields, *_),) = told
    return int(status[:3]), dict(fields), body


def test_a_process_is_alive_without_any_data():
    status, fields, body = ask("/healthz")
    assert (status, json.loads(body)) == (200, {"status": "ok"})
    assert fields["Cache-Control"] == "no-store"
    assert ask("/healthz", method="HEAD")[2] == b""


@pytest.mark.django_db
class TestReadiness:
    @pytest.fixture(autouse=True)
    def _connection(self, monkeypatch):
        monkeypatch.setattr(connection, "close", lambda: None)  # it is the test's, and in a transaction

    def test_a_loaded_site_is_ready(self, own_library):
        status, _, body = ask("/readyz")
        expected = dict.fromkeys(("status", "database", "migrations", "published", "index"), "ok")
        assert (status, json.loads(body)) == (200, expected)

    def test_what_is_missing_is_named_with_its_cure(self, own_library, monkeypatch):
        LibraryVersion.objects.update(publisher="")
        status, _, body = ask("/readyz")
        told = json.loads(body)
        assert (status, told["migrations"], told["published"]) == (503, "ok", "run manage.py load_library")
        monkeypatch.setattr(health, "_migrated", lambda: False)
        assert json.loads(ask("/readyz")[2])["migrations"] == "run manage.py migrate"

    def test_a_database_that_is_gone_is_told_without_its_address(self, own_library, monkeypatch):
        from django.db import OperationalError

        def gone():
            raise OperationalError("connection to server at 10.1.2.3 failed")

        monkeypatch.setattr(health, "_database", gone)
        status, _, body = ask("/readyz")
        assert (status, json.loads(body)["status"]) == (503, "unavailable")
        assert b"10.1.2.3" not in body


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["cards", "cards/fox-pass", "sections/shadowfist-rulebook-2000/5.3", "cards?q=fox"])
def test_a_database_that_was_only_migrated_says_what_it_lacks(client, path):
    Published.objects.all().delete()
    LibraryVersion.objects.update(publisher="")
    response = client.get(f"/api/v1/{path}")
    assert response.status_code == 503
    assert response.json()["code"] == "unavailable"
    assert "load_library" in response.json()["details"][0]["message"]
    assert int(response["Retry-After"]) > 0


@pytest.mark.parametrize("name", ["a", "7f3a-01.b_C", "x" * 128])
def test_a_request_id_that_is_well_formed_is_kept(name):
    _, fields, body = ask("/", HTTP_X_REQUEST_ID=name)
    assert (fields["X-Request-ID"], body.decode()) == (name, name)


@pytest.mark.parametrize("name", ["", "x" * 129, "a b", "a\nb", "-a", "ä", '"'])
def test_any_other_is_made_here(name):
    _, fields, body = ask("/", HTTP_X_REQUEST_ID=name)
    assert re.fullmatch(r"[0-9a-f]{32}", fields["X-Request-ID"])
    assert body.decode() == fields["X-Request-ID"]
    assert ask("/")[1]["X-Request-ID"] != ask("/")[1]["X-Request-ID"]


def test_a_line_of_the_log_is_json_and_has_the_id_of_its_request(caplog):
    caplog.set_level(logging.INFO, "cardsite.access")
    ask("/cards/x", HTTP_X_REQUEST_ID="abc")
    (record,) = [each for each in caplog.records if each.name == "cardsite.access"]
    request_id.set("abc")
    told = json.loads(JsonFormatter().format(record))
    assert (told["request_id"], told["method"], told["path"], told["status"]) == ("abc", "GET", "/cards/x", 200)
    assert told["milliseconds"] >= 0
    try:
        raise ValueError("line one\nline two")
    except ValueError:
        failed = logging.getLogger("x").makeRecord("x", logging.ERROR, "f", 1, "it %s", ("broke",), exc_info=True)
    failed.exc_info = (ValueError, ValueError("line one\nline two"), None)
    line = JsonFormatter().format(failed)
    assert "\n" not in line
    assert (json.loads(line)["message"], "ValueError" in json.loads(line)["exception"]) == ("it broke", True)


def test_compose_names_what_there_is():
    compose = read_yaml((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"library", "web", "database", "cache", "nginx"}
    for name in ("library", "web"):
        assert (ROOT / services[name]["build"]["dockerfile"]).is_file()
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (ROOT / source).is_file(), volume
        assert set(service.get("depends_on", ())) <= set(services)
    settings = (ROOT / "cardsite" / "settings.py").read_text(encoding="utf-8")
    for variable in services["web"]["environment"]:
        assert f'"{variable}"' in settings, variable
    copied = re.findall(r"^COPY (.+) \S+$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.M)
    assert all((ROOT / each).exists() for line in copied for each in line.split())


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
@pytest.mark.parametrize("name", ["nginx.conf", "nginx-compose.conf"])
def test_nginx_reads_its_configuration(name, tmp_path):
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("http://web:8000", "http://127.0.0.1:8000")
    text = re.sub(r"^\s*ssl_certificate.*$", "", text, flags=re.M).replace("443 ssl http2", "8443")
    text = text.replace("/var/log/nginx", str(tmp_path)).replace("listen 80;", "listen 8081;")
    main = f"pid {tmp_path}/pid; error_log {tmp_path}/error.log;\nevents {{}}\nhttp {{\n{text}\n}}\n"
    (tmp_path / "nginx.conf").write_text(main)
    checked = subprocess.run(
        ["nginx", "-t", "-c", tmp_path / "nginx.conf"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
