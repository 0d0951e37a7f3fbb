"""The benchmarks are not run here; what they need is there, and what they name."""

from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "benchmarks"
# These set Django up, or exit, when they are imported: they are read only.
PROGRAMS = {"__main__", "measure"}


@pytest.mark.parametrize("name", sorted({path.stem for path in FOLDER.glob("*.py")} - PROGRAMS))
def test_a_benchmark_can_be_imported(name):
    import_module(f"tests.benchmarks.{name}")
