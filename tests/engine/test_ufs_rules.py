"""Each rule of UFS that play is about has a scenario, or a reason why it has none."""

from tests.corpus import ufs_entries
from tests.ufs_rules import WHY, left_out, table


def test_every_rule_has_an_entry_or_a_reason():
    reasons = {row["rule"] for row in left_out()}
    assert [number for number, names in table().items() if not names and number not in reasons] == []


def test_no_rule_with_an_entry_is_left_out():
    assert [row["rule"] for row in left_out() if table()[row["rule"]]] == []


def test_reasons_are_sound():
    rows = [row["rule"] for row in left_out()]
    assert len(rows) == len(set(rows))
    for row in left_out():
        assert row["why"] in WHY, row
        assert row["why"] != "not understood" or row["note"], row
        if row["why"] == "same":
            assert table()[str(row["as"])], row
        if row["why"] == "heading":
            assert any(each.startswith(f"{row['rule']}.") for each in table()), row


def test_there_are_entries_enough():
    assert len(ufs_entries()) >= 120
