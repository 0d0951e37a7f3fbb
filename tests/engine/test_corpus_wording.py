"""What actions read like, and that the faults of wording are found (the corpus itself: ``test_corpus``)."""

from __future__ import annotations

import re

from rules.engine import evaluate, list_legal
from rules.engine.shadowfist.model.sentences import sentence, short
from tests.corpus import entries
from tests.engine_library import bundled
from tests.wording import wrong

SOME = 60  # of the entries


def test_labels_are_plain():
    for entry in entries()[::SOME]:
        cards = evaluate(entry["scenario"], bundled())["cards"]
        for action in list_legal(entry["scenario"], bundled()).actions[:30]:
            for label in (sentence(action, cards), short(action, cards)):
                assert not wrong(label), (label, wrong(label))
                assert not re.search(r"\bit\b.*\band it\b|→", label), label


def test_what_a_card_is_used_for_has_its_name():
    cards = {"fox": {"title": "Fox Pass"}, "ting": {"title": "Ting Ting"}}
    action = {"by": "Ann", "do": "use", "card": "fox", "targets": ["ting", "fox"]}
    assert short(action, cards) == "Use it for Ting Ting and Fox Pass"


def test_the_faults_are_found():
    said = {
        "an ending twice": "Jab is smokeed.",
        "one of several": "1 cards are drawn.",
        "one that are": "1 card become copies of Jab.",
        "a word as a program quotes it": "It moves right, not to 'city-park'.",
        "a value of a program": "not to {'behind': 'city-park'}",
        "nobody's text": "Jab cannot turn: a text forbids it.",
    }
    assert all(what in wrong(text) for what, text in said.items())
