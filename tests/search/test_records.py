"""What a search knows of each entry is packed, and read as it was."""

from rules.search import records
from rules.search.records import Record, Records

ROWS = [
    ("rule", "book", "shadowfist", "book/1", "1", "Ünique", "A > B", "/api", "/page", 1.5, "", False),
    ("faq", "", "ufs", "", "", "", "", "", "", 0.0, "May I?", True),
    ("card", "", "ufs", "x", "", "Jab", "", "", "", 1.0, "", False),
]


def test_records_are_read_as_they_were(monkeypatch):
    packed = Records(ROWS)
    expected = [Record(*row) for row in ROWS]
    assert (len(packed), list(packed), [packed[place] for place in range(3)]) == (3, expected, expected)
    monkeypatch.setattr(records, "KEPT", 1)
    packed = Records(ROWS)
    assert [packed[place] for place in (0, 1, 2, 1)] == [expected[place] for place in (0, 1, 2, 1)]
    assert len(packed._kept) == 1
