"""Nothing in the sources is silently missing from the corpus; left-out.yaml says what is left out, and why."""

from __future__ import annotations

import pytest

from tests.corpus import entries, main
from tests.corpus_sources import DOCUMENTS, RULEBOOK, Unit, excuses, left_out, numbers, scenarios_of, units

WHY = {"collectors", "definition", "missing card", "not expressible", "unclear"}


def test_the_units_are_those_of_the_sources():
    """The worked examples of the rulebook, and the sections of both FAQs down to their steps."""
    assert Unit(RULEBOOK, "6.5", 5) in units()
    assert Unit(RULEBOOK, "3.4", 7) in units()
    assert Unit("shadowfist-faq-2001", "7.3.B.iv") in units()
    assert Unit("shadowfist-faq-1995", "4.2.c.C.i") in units()
    assert sum(1 for unit in units() if unit.document == RULEBOOK) == 60
    assert len(units()) == len(set(units()))


@pytest.mark.parametrize("unit", units(), ids=str)
def test_everything_is_shown_or_left_out_with_a_reason(unit):
    whole = [each for each in excuses(unit) if not each.get("part")]
    assert scenarios_of(unit, entries()) or whole


def test_what_is_shown_is_not_left_out():
    """An entry of the file that no longer holds has to go, or to say that it is about a part."""
    for unit in units():
        if scenarios_of(unit, entries()):
            assert all(each.get("part") for each in excuses(unit)), unit


def test_reasons():
    known = {f"{document}/{number}" for document in DOCUMENTS for number in numbers(document)}
    for each in left_out():
        assert each["source"] in known
        assert each["why"] in WHY
        assert each.get("note"), each
        assert any(each in excuses(unit) for unit in units()), f"{each['source']} names nothing that must be shown"


def test_the_table_of_sources(capsys):
    assert main(["--sources"]) == 0
    table = capsys.readouterr().out
    assert "shadowfist-rulebook-2000/6.5 example 4: " in table
    assert "0 unaccounted for" in table
    assert f"all: {len(entries())} scenarios" in table
