"""Which Pythons `make` sets up with (old ones are refused, untested ones told of), and which tests it runs."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
# Says that it is the Python of another version, and does nothing but what the check asks.
STAND_IN = """#!{python}
import sys
import tomllib
number = {number!r}
if sys.argv[1] != "-c":
    sys.exit("went on to " + " ".join(sys.argv[1:3]))
sys.version, sys.version_info = number + " (a stand-in)", tuple(map(int, number.split(".")))
exec(sys.argv[2])
"""


def set_up_with(folder, number):
    python = folder / "python"
    python.write_text(STAND_IN.format(python=sys.executable, number=number))
    python.chmod(0o755)
    environment = folder / "environment"
    return subprocess.run(
        ["make", "--no-print-directory", f"PYTHON={python}", f"VENV={environment}", f"{environment}/.installed"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="make is not installed")


@pytest.mark.parametrize("number", ["2.7.18", "3.8.18", "3.10.13"])
def test_an_old_python_is_refused_with_the_cure(tmp_path, number):
    done = set_up_with(tmp_path, number)
    assert done.returncode != 0
    assert f"This needs Python 3.11 or later; found {number}. Name another with make PYTHON=" in done.stderr
    assert "went on to" not in done.stderr


@pytest.mark.parametrize("number", ["3.11.2", "3.14.10"])
def test_a_tested_python_is_taken_in_silence(tmp_path, number):
    done = set_up_with(tmp_path, number)
    assert "went on to -m venv" in done.stderr
    assert "Python 3." not in done.stderr


@pytest.mark.parametrize("number", ["3.15.0", "3.20.1"])
def test_a_newer_python_is_taken_with_a_line_of_warning(tmp_path, number):
    done = set_up_with(tmp_path, number)
    assert "went on to -m venv" in done.stderr
    warnings = [line for line in done.stderr.splitlines() if line.startswith(f"Python {number} is newer than")]
    assert len(warnings) == 1


def made(target):
    """The commands that a target runs, without running them."""
    command = ["make", "--dry-run", "--no-print-directory", "VENV=environment", "NODE=", target]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in told.stdout.splitlines() if "pytest" in line]


def test_every_test_is_run_by_exactly_one_of_two_commands():
    (test,), (more,) = made("test"), made("test-more")
    assert re.search(r'pytest -m "not (\w+)"', test)[1] == re.search(r"pytest -m (\w+)", more)[1] == "exhaustive"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert not {"-m", "-k", "--ignore", "--deselect"} & set(settings["addopts"].split())
    assert settings["testpaths"] == ["tests"]
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert re.findall(r"^make ([\w-]+)", run, re.M) == ["lint", "test", "test-more"]


def test_every_test_lies_in_the_folder_of_its_part():
    assert [path.name for path in (ROOT / "tests").glob("test_*.py")] == []
    assert [
        path.parent for path in (ROOT / "tests").rglob("test_*.py") if not (path.parent / "__init__.py").exists()
    ] == []
