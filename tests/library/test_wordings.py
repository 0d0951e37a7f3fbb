"""Which wording a copy must be played with: most recent printing, play as printed, errata by date."""

from datetime import date

import pytest

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.interface.diffs import word_diff
from rules.engine.shadowfist.model.cards import Change, Face, Printed
from rules.engine.shadowfist.model.wordings import effective, in_force, latest


def printing(code, order, year, text, numeral=None):
    face = Face(title="Fox Pass", type="Feng Shui Site", text=text)
    return Printed(face, code, f"Set {code}", order, date(year, 1, 1), numeral)


OLD = printing("L/S", 1, 1995, "Limited. Old.")
NEW = printing("YotD", 4, 2000, "Unique. New.", numeral=2)
LATER = printing("10kB", 10, 2004, "Unique. New.", numeral=2)
PLAIN = printing("cik", 19, 2013, "Unique. Newest.")


def sections(result):
    return [str(reason.citation) for reason in result.reasons]


def test_a_numeral_overrides_earlier_printings():
    result = effective([OLD, NEW, LATER], [], OLD)
    assert result.face.text == "Unique. New."
    assert result.printing is LATER
    assert "errata numeral 2" in result.reasons[0].text
    assert sections(result) == ["shadowfist-rulebook-2000/9.2"]


def test_a_numeral_does_not_reach_back_before_its_printing():
    result = effective([OLD, NEW], [], OLD, as_of=date(1999, 12, 31))
    assert result.face.text == "Limited. Old."


def test_a_newer_printing_without_numeral_leaves_the_old_one_playable():
    result = effective([OLD, PLAIN], [], OLD)
    assert result.face.text == "Limited. Old."
    assert "played as printed" in result.reasons[0].text


def test_a_copy_later_than_the_numeral_is_played_as_printed():
    result = effective([OLD, NEW, PLAIN], [], PLAIN)
    assert result.face.text == "Unique. Newest."


def test_equal_numerals_do_not_override_each_other():
    other = printing("10kB", 10, 2004, "Unique. Other.", numeral=2)
    assert effective([OLD, NEW, other], [], NEW).face.text == "Unique. New."


def test_the_highest_numeral_wins_over_the_latest_printing():
    third = printing("SS", 7, 2001, "Third.", numeral=3)
    assert effective([OLD, third, LATER], [], OLD).face.text == "Third."
    assert effective([OLD, third, LATER], [], LATER).face.text == "Unique. New."


def erratum(day, text=None, status="planned", **changes):
    return Change(Citation("faq", "4.1"), day, status, "It changed.", text, **changes)


@pytest.mark.parametrize("printings", [[OLD], [OLD, PLAIN]])
def test_under_an_erratum_nothing_is_played_as_printed(printings):
    change = erratum(date(2015, 1, 1), "By erratum.")
    said = " ".join(reason.text for reason in effective(printings, [change], OLD).reasons)
    assert "as printed" not in said
    assert "no other printing overrides it" in said


def test_an_erratum_counts_from_its_date():
    change = erratum(date(2001, 4, 16), "By erratum.")
    before = effective([OLD], [change], OLD, as_of=date(2001, 4, 15))
    after = effective([OLD], [change], OLD, as_of=date(2001, 4, 16))
    assert before.face.text == "Limited. Old."
    assert before.erratum is None
    assert after.face.text == "By erratum."
    assert "planned" in after.reasons[1].text
    assert sections(after) == ["shadowfist-rulebook-2000/9.2", "faq/4.1", "shadowfist-rulebook-2000/3"]


def test_an_erratum_does_not_change_later_printings():
    change = erratum(date(2001, 4, 16), "By erratum.")
    assert effective([OLD, LATER], [change], LATER).face.text == "Unique. New."
    # An old copy is overridden by the later printing's numeral, which is younger than the erratum.
    assert effective([OLD, LATER], [change], OLD).face.text == "Unique. New."


def test_the_latest_erratum_wins():
    changes = [erratum(date(2001, 4, 16), "Second."), erratum(date(2000, 7, 1), "First.", "corrected")]
    assert effective([OLD], changes, OLD).face.text == "Second."
    assert effective([OLD], changes, OLD, as_of=date(2000, 12, 31)).face.text == "First."


def test_a_clarification_without_wording_changes_nothing():
    result = effective([OLD], [erratum(date(1995, 12, 4), status="clarification")], OLD)
    assert result.face == OLD.face
    assert result.erratum is None


def test_an_erratum_may_change_the_subtitle_only():
    result = effective([OLD], [erratum(date(2000, 7, 1), subtitle="Sorcerer Bureaucrat")], OLD)
    assert (result.face.subtitle, result.face.text) == ("Sorcerer Bureaucrat", "Limited. Old.")


def test_in_force_on_a_day():
    every = [OLD, NEW, PLAIN]
    assert in_force(every, [], date(1995, 12, 31)).face.text == "Limited. Old."
    assert in_force(every, [], date(2001, 4, 30)).face.text == "Unique. New."
    assert in_force(every, []).face.text == "Unique. Newest."
    assert latest([NEW], date(1990, 1, 1)) is NEW, "the first printing where there was none yet"
    with pytest.raises(ValueError, match="without printings"):
        latest([])


def joined(pieces, *ops):
    return "".join(piece.text for piece in pieces if piece.op in ops).split()


def test_diff_by_words():
    old, new = "Limited. Turn :: Change one target.", "Unique. Turn :: Change one attacker's target."
    pieces = word_diff(old, new)
    assert [(p.op, p.text.strip()) for p in pieces if p.op != "same"] == [
        ("removed", "Limited"),
        ("added", "Unique"),
        ("added", "attacker's"),
    ]
    assert "".join(joined(pieces, "same", "removed")) == "".join(old.split())
    assert "".join(joined(pieces, "same", "added")) == "".join(new.split())


def test_diff_keeps_symbols_whole():
    pieces = word_diff("Pay [Dragons].", "Pay [Magic].")
    assert [(p.op, p.text.strip()) for p in pieces if p.op != "same"] == [
        ("removed", "[Dragons]"),
        ("added", "[Magic]"),
    ]
