"""Which Pythons `make` sets up with: old ones are refused, ones it has not been tested with are told of."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
# Says that it is the Python of another version, and does nothing but what the check asks.
STAND_IN = """#!{python}
import sys
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
