"""Settings for production: what Django's own check asks for, and failing fast where something is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PRODUCTION = {
    "CARDSITE_MODE": "production",
    "SECRET_KEY": "k" * 25 + "0123456789abcdefghijklmnopqrstuvwxyz",
    "ALLOWED_HOSTS": "cards.example.org",
}


def manage(*args, **env):
    clean = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG"}}
    clean |= {"DJANGO_SETTINGS_MODULE": "cardsite.settings"} | env
    command = [sys.executable, "manage.py", *args]
    return subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)


def test_check_deploy_is_clean(tmp_path):
    result = manage("check", "--deploy", "--fail-level", "WARNING", VAR_DIR=str(tmp_path), **PRODUCTION)
    assert result.returncode == 0, result.stderr
    assert "no issues" in result.stdout


@pytest.mark.parametrize("missing", ["SECRET_KEY", "ALLOWED_HOSTS"])
def test_production_refuses_to_start_without(missing, tmp_path):
    env = {name: value for name, value in PRODUCTION.items() if name != missing}
    result = manage("check", VAR_DIR=str(tmp_path), **env)
    assert result.returncode != 0
    assert f"Set {missing}" in result.stderr


def test_debug_is_for_local_mode_only(tmp_path):
    result = manage("check", VAR_DIR=str(tmp_path), DEBUG="1", **PRODUCTION)
    assert "DEBUG shows the source code" in result.stderr
    assert manage("check", VAR_DIR=str(tmp_path), DEBUG="1", CARDSITE_MODE="local").returncode == 0


def test_local_mode_keeps_its_own_secret_key(tmp_path):
    assert manage("check", VAR_DIR=str(tmp_path), CARDSITE_MODE="local").returncode == 0
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
