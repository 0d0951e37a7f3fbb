"""The scenario files of UFS: each comes out as its rule says, and every step cites a section that is."""

import json

import pytest

from rules.engine import evaluate
from rules.engine.kernel.expectations import unmet
from tests.corpus import ufs_entries
from tests.engine_library import ufs_samples
from tests.ufs_rules import numbers
from tests.wording import faults_of

DOCUMENT = "ufs-rules-2010"
ENTRIES = ufs_entries()
NUMBERS = numbers()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_entry(entry):
    result = json.loads(json.dumps(evaluate(entry["scenario"], ufs_samples())))
    assert not unmet(entry, result)
    for step in result["steps"]:
        for rule in step["rules"]:
            assert rule["document"] == DOCUMENT
            assert rule["section"] in NUMBERS, step
    assert not result["not_understood"]
    assert faults_of(result) == {}


def test_names_are_unique_and_sources_exist():
    names = [entry["name"] for entry in ENTRIES]
    assert len(names) == len(set(names))
    assert {entry["source"].partition("/")[2] for entry in ENTRIES} <= set(NUMBERS)
