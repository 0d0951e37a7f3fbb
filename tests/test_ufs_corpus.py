"""The scenario files of UFS: each comes out as its rule says, and every step cites a section that is."""

import json

import pytest

from rules.engine import evaluate
from rules.engine.kernel.expectations import unmet
from tests.ufs_boards import EMPTY
from tests.ufs_rules import entries, numbers

DOCUMENT = "ufs-rules-2010"
ENTRIES = entries()
NUMBERS = numbers()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_entry(entry):
    result = json.loads(json.dumps(evaluate(entry["scenario"], EMPTY)))
    assert not unmet(entry, result)
    for step in result["steps"]:
        for rule in step["rules"]:
            assert rule["document"] == DOCUMENT
            assert rule["section"] in NUMBERS, step
    assert not result["not_understood"]


def test_names_are_unique_and_sources_exist():
    names = [entry["name"] for entry in ENTRIES]
    assert len(names) == len(set(names))
    assert {entry["source"].partition("/")[2] for entry in ENTRIES} <= set(NUMBERS)
