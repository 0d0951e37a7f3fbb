"""The parsers of the page of abilities and of the UFS rules, on small made-up ones."""

from __future__ import annotations

import re

import pytest

from rules.importers.documents import DocumentError, abilities, ufs
from rules.text.texts import PassageKind
from tests.sample_documents import PAGE, PAGE_OUTLINE, UFS, noted, texts


def test_topics_begin_with_pictures_words_and_entries() -> None:
    page = abilities.parse(PAGE, outline=PAGE_OUTLINE)
    assert [(section.number, section.title, texts(page, section.number)) for section in page.sections] == [
        ("1", "All About Cats", ["Cats are small."]),
        ("1.1", "Fur", ["Fur is soft:\n\n- when clean\n- when brushed", "For example, this one's is."]),
        ("1.2", "Moods", ["Every mood has a name."]),
        ("1.2.1", "Calm", ["The cat sleeps."]),
        ("1.2.2", "Wild", ["The cat does not."]),
        ("1.3", "Paws", ["Each claw is sharp."]),
    ]
    assert page.section("1.1").passages[1].kind is PassageKind.EXAMPLE
    assert page.section("1.2.2").passages[0].term == "Wild"
    assert "a lost line break is put back before Wild" in [what for _, _, what in noted(page, "repaired")]


@pytest.mark.parametrize(
    ("cut", "names"),
    [
        ("image: Black", "1.1 (Fur)"),
        ("Wild:", "1.2.2 (Wild)"),
        ("Each", "1.3 (Paws)"),
        (" is sharp", "end of section 1.3"),
    ],
)
def test_a_cut_page_is_refused(cut: str, names: str) -> None:
    with pytest.raises(DocumentError, match=re.escape(names)):
        abilities.parse(PAGE[: PAGE.index(cut)], outline=PAGE_OUTLINE)


def test_ufs_sections() -> None:
    rules = ufs.parse(UFS, chapters=2)
    assert [(section.number, section.title, section.page) for section in rules.sections] == [
        ("0", "Overview", 1),
        ("1", "Chairs", 2),
        ("1.0", "Chairs", None),
        ("1.0.1", "", None),
        ("1.0.1.1", "", None),
        ("1.1", "Legs", 2),
        ("1.1.1", "Number", None),
        ("1.1.2", "Length", None),
        ("1.1.3A", "", None),
        ("1.1.4", "Oak", None),
        ("2", "Glossary", 3),
    ]
    assert texts(rules, "1.0.1") == ['A chair is "this chair" where it says so.']
    assert texts(rules, "1.1.1") == ["The usual number is four."]
    assert texts(rules, "1.1.4") == ["[?] Oak"]
    assert [(p.term, p.text) for p in rules.section("2").passages] == [("Seat", "Where one sits.")]
    assert ("1.1.4", "a symbol is lost: '1.1.4 [?] Oak'") in [(n, what) for _, n, what in noted(rules, "unrepaired")]


def test_cut_ufs_rules_are_refused() -> None:
    with pytest.raises(DocumentError, match=r"section 2 \(Glossary\) is missing, 1\.1 Legs is the last one found"):
        ufs.parse(UFS[: UFS.index("2. Glossary")], chapters=2)
    with pytest.raises(DocumentError, match=r"the end of section 2 \(Glossary\)"):
        ufs.parse(UFS[: UFS.index("©")], chapters=2)
