"""The scenario files in the engine alone: each comes out as its source says, and every step cites a section that is."""

from __future__ import annotations

import pytest

from rules.engine import evaluate
from rules.importers.bundled_library import read_library
from rules.text.yaml_text import read_yaml
from tests.corpus import entries, faults
from tests.engine_library import FIXTURES, bundled
from tests.wording import faults_of

EXISTING = {
    f"{path.parent.name}/{number}"
    for path in (FIXTURES / "rules").glob("*/manifest.yaml")
    for number in read_yaml(path.read_text(encoding="utf-8"))["numbers"]
}


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry['file']}-{entry['name']}")
def test_entry(entry):
    wrong, result = faults(entry)
    assert not wrong, "\n".join(wrong)
    assert result is not None
    for step in result["steps"]:
        assert step["rules"], step
        for rule in step["rules"]:
            assert f"{rule['document']}/{rule['section']}" in EXISTING, step
    assert faults_of(result) == {}


def test_names_are_unique():
    names = [entry["name"] for entry in entries()]
    assert len(names) == len(set(names))


def test_the_files_are_in_order():
    """Fields, cards, sections and numbers of examples: what ``load_library --check`` looks at."""
    read_library(FIXTURES)


def test_what_a_step_says_has_changed_is_another_than_before():
    """A Site that is taken has no location left to go from."""
    taken = [each for each in entries() if any(action.get("do") == "take" for action in each["scenario"]["actions"])]
    assert len(taken) > 50
    for entry in taken:
        for step in evaluate(entry["scenario"], bundled())["steps"]:
            same = [change for change in step["changes"] if change["from"] == change["to"]]
            assert not same, (entry["name"], step["text"], same)
