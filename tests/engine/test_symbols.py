"""Resource symbols as multisets (rulebook 1.2, 2.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.shadowfist.model.symbols import ORDER, Symbol, SymbolError, Symbols

multisets = st.dictionaries(st.sampled_from(list(Symbol)), st.integers(0, 5)).map(Symbols.from_counts)


def test_order_is_inclusion_and_not_size():
    assert Symbols.of(dragons=2, chi=1) >= Symbols.of(dragons=2)
    assert Symbols.of(dragons=2) > Symbols.of(dragons=1)
    # Three Chi are more symbols than one Dragons, and yet neither includes the other.
    assert not Symbols.of(chi=3) >= Symbols.of(dragons=1)
    assert not Symbols.of(dragons=1) >= Symbols.of(chi=3)
    assert not Symbols.of(dragons=1) > Symbols.of(dragons=1)


def test_forms():
    twice = Symbols.of(dragons=2, magic=1)
    assert twice.letters() == "DDG"
    assert str(twice) == "[Dragons][Dragons][Magic]"
    assert Symbols.parse("[Magic] [Dragons] [Dragons]") == twice
    assert Symbols.from_letters("ddM", community=True) == twice
    assert twice.as_mapping() == {"dragons": 2, "magic": 1}
    assert Symbols.from_letters("mM", community=True) == Symbols.of(monarchs=1, magic=1)


def test_talents_are_no_factions():
    assert Symbols.of(chi=1, magic=2, tech=1).factions == frozenset()
    assert Symbols.of(hand=1, chi=2).factions == {Symbol.HAND}


@pytest.mark.parametrize(
    ("call", "quoted"),
    [
        (lambda: Symbols.from_mapping({"dragon": 1}), "'dragon'"),
        (lambda: Symbols.from_mapping({"dragons": "two"}), "'two'"),
        (lambda: Symbols.from_mapping({"dragons": -1}), "-1"),
        (lambda: Symbols.from_mapping({"dragons": True}), "True"),
        (lambda: Symbols.from_letters("dq", community=True), "'q'"),
        (lambda: Symbols.parse("Dragons"), "'Dragons'"),
        (lambda: Symbols.parse("[Dragons] and"), "and"),
    ],
)
def test_errors_quote_what_they_read(call, quoted):
    with pytest.raises(SymbolError, match=quoted):
        call()


def test_letters_differ_whatever_the_case():
    """SQLite compares without case: two letters that differ only by it would be one there."""
    assert len({symbol.letter.lower() for symbol in Symbol}) == len(Symbol) == len(ORDER)


@given(multisets, multisets)
def test_letters_decide_inclusion(a, b):
    """What the database asks (is "DD" in the letters, for each symbol) is the multiset's order."""
    runs = all(symbol.letter * number in a.letters() for symbol, number in b.counts)
    assert runs == (a >= b)
    assert Symbols.from_letters(a.letters()) == a
    assert Symbols.parse(str(a)) == a
    assert a + b >= a
    assert len(a + b) == len(a) + len(b)
