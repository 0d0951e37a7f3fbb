"""Settings for production: what Django's own check asks for, and failing fast where something is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PRODUCTION = {
    "CARDSITE_MODE": "production",
    "SECRET_KEY": "k" * 25 + "0123456789abcdefghijklmnopqrstuvwxyz",
    "ALLOWED_HOSTS": "cards.example.org",
}


def manage(*args, **env):
    return python("manage.py", *args, **env)


def python(*args, **env):
    clean = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG"}}
    clean |= {"DJANGO_SETTINGS_MODULE": "cardsite.settings"} | env
    command = [sys.executable, *args]
    return subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)


def test_check_deploy_is_clean(tmp_path):
    result = manage("check", "--deploy", "--fail-level", "WARNING", VAR_DIR=str(tmp_path), **PRODUCTION)
    assert result.returncode == 0, result.stderr
    assert "no issues" in result.stdout
    assert "local mode" not in result.stderr


@pytest.mark.parametrize("missing", ["SECRET_KEY", "ALLOWED_HOSTS"])
def test_production_refuses_to_start_without(missing, tmp_path):
    env = {name: value for name, value in PRODUCTION.items() if name != missing}
    result = manage("check", VAR_DIR=str(tmp_path), **env)
    assert result.returncode != 0
    assert f"Set {missing}" in result.stderr


@pytest.mark.parametrize(
    ("env", "header"),
    [
        ({}, "max-age=31536000"),
        ({"HSTS_SUBDOMAINS": "1"}, "max-age=31536000; includeSubDomains"),
        ({"HSTS_SUBDOMAINS": "1", "HSTS_PRELOAD": "1"}, "max-age=31536000; includeSubDomains; preload"),
    ],
)
def test_hsts_speaks_for_other_names_only_where_asked(env, header, tmp_path):
    code = """
import django; django.setup()
from django.test import Client
print(Client(SERVER_NAME="cards.example.org").post("/robots.txt", secure=True)["Strict-Transport-Security"])
"""
    result = python("-c", code, VAR_DIR=str(tmp_path), DATABASE_URL="sqlite://:memory:", **PRODUCTION, **env)
    assert result.stdout.strip() == header, result.stderr


def test_without_a_secret_key_manage_says_that_it_is_local(tmp_path):
    """Where the mode is named it does not: see the tests of the two modes."""
    result = manage("check", VAR_DIR=str(tmp_path))
    assert result.returncode == 0
    assert "local mode" in result.stderr


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "policy"),
    [
        ("/robots.txt", "same-origin"),
        ("/nowhere/", "same-origin"),
        ("/api/v1/", "cross-origin"),
        ("/static/pages/site.css", "cross-origin"),
    ],
)
def test_what_other_sites_may_embed(client, path, policy):
    response = client.get(path)
    assert response["Cross-Origin-Resource-Policy"] == policy
    assert "geolocation=()" in response["Permissions-Policy"]


def test_debug_is_for_local_mode_only(tmp_path):
    result = manage("check", VAR_DIR=str(tmp_path), DEBUG="1", **PRODUCTION)
    assert "DEBUG shows the source code" in result.stderr
    assert manage("check", VAR_DIR=str(tmp_path), DEBUG="1", CARDSITE_MODE="local").returncode == 0


def test_local_mode_keeps_its_own_secret_key(tmp_path):
    result = manage("check", VAR_DIR=str(tmp_path), CARDSITE_MODE="local")
    assert result.returncode == 0
    assert "local mode" not in result.stderr
    key = tmp_path / "secret-key"
    assert len(key.read_text()) > 50
    assert key.stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_written_is_told_in_a_line():
    result = manage("check", VAR_DIR="/dev/null/site", CARDSITE_MODE="local")
    assert result.returncode == 1
    assert result.stderr.startswith("/dev/null/site/secret-key cannot be read or written (Not a directory)")
    assert len(result.stderr.splitlines()) == 1


def test_an_empty_key_that_a_full_disk_left_is_made_anew(tmp_path):
    (tmp_path / "secret-key").touch()
    assert manage("check", VAR_DIR=str(tmp_path), CARDSITE_MODE="local").returncode == 0
    assert len((tmp_path / "secret-key").read_text()) > 50
    assert [path.name for path in tmp_path.iterdir()] == ["secret-key"]
