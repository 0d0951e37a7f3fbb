"""The parser of the rulebook, on a small made-up one."""

from __future__ import annotations

import re

import pytest

from rules.importers.documents import DocumentError, rulebook
from rules.text.texts import ParsedDocument, PassageKind
from tests.sample_documents import RULEBOOK, noted, texts


@pytest.fixture(scope="module")
def book() -> ParsedDocument:
    return rulebook.parse(RULEBOOK, chapters=3)


def test_rulebook_sections_and_pages(book: ParsedDocument) -> None:
    assert [(section.number, section.title, section.page) for section in book.sections] == [
        ("1", "Cooking: Hot Stuff", 3),
        ("1.1", "Soup: The Basics", 3),
        ("1.1.a", "Heat", None),
        ("1.1.b", "Stir", None),
        ("1.1.c", "", None),
        ("1.1.1", "Cold Soup", None),
        ("1.2", "A Sample Turn", 4),
        ("2", "Details: More of It", 5),
        ("2.1", "Knives", 6),
        ("2.1.1", "", None),
        ("2.1.1.a", "", None),
        ("2.1.1.b", "", None),
        ("2.1.2", "", None),
        ("3", "Glossary", 8),
        ("3.1", "Words", 9),
    ]
    assert book.section("1.1").line == RULEBOOK.split("\n").index("1.1 Soup: The Basics") + 1


def test_numbered_rules_at_the_head_of_a_chapter_are_its_paragraphs(book: ParsedDocument) -> None:
    assert texts(book, "1")[1].startswith("1) *First Rule*: Wash the carrots.")
    assert len(texts(book, "1")) == 3


def test_a_sentence_parted_by_a_page_break_is_whole_again(book: ParsedDocument) -> None:
    assert "stove and then they add salt" in texts(book, "1.1")[0]
    assert texts(book, "1.1.1")[0].startswith("Chill the soup overnight. Nothing else is done with the Lid")
    assert texts(book, "2.1.2") == ["Keep them apart"]  # the paragraph behind it is another one


def test_a_lost_end_of_a_sentence_is_marked(book: ParsedDocument) -> None:
    assert texts(book, "1.1.1")[-1] == "Page after page it goes if all pots [?] tion is over."
    assert any(number == "1.1.1" and "tion" in what for _, number, what in noted(book, "unrepaired"))


def test_a_lost_symbol_is_reported_with_line_and_section(book: ParsedDocument) -> None:
    line = next(n for n, text in enumerate(RULEBOOK.split("\n"), 1) if "two  spoons" in text)
    assert (line, "1.1", "a symbol is lost: 'two [?] spoons.'") in noted(book, "unrepaired")


def test_a_line_directly_below_an_item_belongs_to_it(book: ParsedDocument) -> None:
    assert texts(book, "1.1.b") == ["Move the spoon. Chapter 2."]


def test_a_paragraph_behind_the_items_belongs_to_their_section(book: ParsedDocument) -> None:
    passage = next(p for p in book.section("1.1").passages if "wash up" in p.text)
    assert (passage.kind, passage.after) == (PassageKind.RULE, "1.1.c")


def test_an_example_goes_on_in_the_next_paragraph(book: ParsedDocument) -> None:
    assert texts(book, "1.1", PassageKind.EXAMPLE) == [
        "Ann boils an egg with **Iron Pot** for a long time.\n\nBob takes **Iron Pot** away."
    ]


def test_the_further_paragraphs_of_a_long_example_are_passages_of_their_own() -> None:
    long = RULEBOOK.replace("a long time", "a" + " very" * rulebook.LONG_EXAMPLE + " long time")
    assert len(texts(rulebook.parse(long, chapters=3), "1.1", PassageKind.EXAMPLE)) == 2


def test_an_unnumbered_heading_leads_its_paragraph_and_short_bullets_follow_theirs(book: ParsedDocument) -> None:
    assert texts(book, "1.1")[-1] == "**Eating:** Anyone may eat.\n\n- bread (if there is any)\n- butter (else)"


def test_labels_of_a_picture_are_no_text(book: ParsedDocument) -> None:
    assert not any(
        "Bowl" in text or text == "Spoon" for section in book.sections for text in texts(book, section.number)
    )
    assert any("In / Bowl / Spoon" in what for _, _, what in noted(book, "repaired"))


def test_the_sample_turn_is_an_example_and_the_story_is_left_out(book: ParsedDocument) -> None:
    assert [(p.kind, p.text) for p in book.section("1.2").passages] == [
        (PassageKind.RULE, "Here is a meal."),
        (PassageKind.EXAMPLE, "Ann sets the table."),
        (PassageKind.EXAMPLE, "She sits down."),
    ]


def test_glossary_entries(book: ParsedDocument) -> None:
    assert [(p.kind, p.term, p.sense, p.text) for p in book.section("3.1").passages] == [
        (PassageKind.DEFINITION, "blade", "", "The sharp part of a knife."),
        (PassageKind.DEFINITION, "handle", "", "The part to hold, see *blade*."),
        (PassageKind.DEFINITION, "noise", "", "What pans make."),
        (PassageKind.DEFINITION, "noise", "clang", "A loud one."),
        (PassageKind.DEFINITION, "clang noise", "", "see *noise*.\n\nIt is heard often."),
    ]
    assert texts(book, "3") == ["Some words."]


def test_card_changes_are_entries_linked_to_their_cards() -> None:
    book = rulebook.parse(
        RULEBOOK.replace("2.1 Knives", "2.1 Card Changes").replace("1. Two", "Big Fork: Two"), chapters=3
    )
    entry = book.section("2.1").passages[0]
    assert (entry.kind, entry.term, entry.cards) == (PassageKind.ENTRY, "Big Fork", ("Big Fork",))


@pytest.mark.parametrize(
    ("cut", "names"),
    [
        ("Table of Contents", "Table of Contents"),
        ("1.1 Soup: The", "1.1 (Soup)"),
        ("2.1 Knives\n\n1.", "2.1 (Knives)"),
        ("Shadowfist Products", "3.1 (Words)"),
    ],
)
def test_a_cut_rulebook_is_refused_with_its_first_missing_section(cut: str, names: str) -> None:
    with pytest.raises(DocumentError, match=re.escape(names)):
        rulebook.parse(RULEBOOK[: RULEBOOK.index(cut)], chapters=3)


def test_a_rulebook_lacking_chapters_is_refused() -> None:
    with pytest.raises(DocumentError, match=r"section 4 \(a chapter\) is missing"):
        rulebook.parse(RULEBOOK)
