"""What is mended in an original, and the marks of what cannot be; items, titles and entries in their order."""

from __future__ import annotations

import pytest

from rules.importers.documents.assembly import lead_in
from rules.importers.documents.entries import senses, split_entry
from rules.importers.documents.items import ItemNumbers
from rules.importers.documents.repair import Repairer
from rules.text.texts import Note


def mended(text: str, vocabulary: str = "") -> tuple[str, list[Note]]:
    notes: list[Note] = []
    return Repairer(f"{vocabulary} {text}", notes).mend(text, 7, "2.1"), notes


@pytest.mark.parametrize(
    ("text", "vocabulary", "expected"),
    [
        ("a *kit-tens* nap", "kittens", "a *kittens* nap"),
        ("the card-board box", "card board cardboard cardboard", "the cardboard box"),
        ("the card-board box", "card board cardboard", "the card-board box"),  # seen joined only once: left alone
        ("front-row seats and front-row beds", "frontrow frontrow", "front-row seats and front-row beds"),
        ("it unWINDS again", "unwinds", "it unwinds again"),
        ("a BuroMil tank says ka-BOOM", "buromil kaboom", "a BuroMil tank says ka-BOOM"),
        ("two \\diamond and one ① here", "", "two [Magic] and one [Chi] here"),
        ("⊕ kings, ▽ apes, ✿ robots", "", "[Monarchs] kings, [Jammers] apes, [Tech] robots"),
        ("wait. [QX12] Then go", "", "wait. Then go"),
        ("an untuned card toinflict harm", "", "an unturned card to inflict harm"),
    ],
)
def test_mends_what_it_can_be_sure_of(text: str, vocabulary: str, expected: str) -> None:
    result, notes = mended(text, vocabulary)
    assert result == expected
    assert bool(notes) == (text != expected)
    assert all((note.level, note.line, note.number) == ("repaired", 7, "2.1") for note in notes)


@pytest.mark.parametrize(
    ("text", "expected", "lost"),
    [
        ("pay two  coins", "pay two [?] coins", 1),
        ("needs  , gives   ) , and more", "needs [?], gives [?]), and more", 2),
        ("some of those .", "some of those [?].", 1),
        ("if this ..., then that", "if this ..., then that", 0),
        ("-  **Name:** text", "- [?] **Name:** text", 1),
        ("the .44 Pistol", "the .44 Pistol", 0),
    ],
)
def test_marks_the_place_of_a_lost_symbol(text: str, expected: str, lost: int) -> None:
    result, notes = mended(text)
    assert result == expected
    assert [(note.level, note.line, note.number) for note in notes] == [("unrepaired", 7, "2.1")] * lost


def test_item_labels_count_only_in_their_order() -> None:
    numbers = ItemNumbers("7.3")
    labels = ["b", "1", "3", "2", "a", "b", "b", "c", "3", "a", "1", "4"]
    accepted = [numbers.accept(label) for label in labels]
    assert accepted == [
        "", "7.3.1", "", "7.3.2", "7.3.2.a", "7.3.2.b", "", "7.3.2.c", "7.3.3", "7.3.3.a", "", "7.3.4",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "title", "rest"),
    [
        ("**Sleep:** Close your eyes.", "Sleep", "Close your eyes."),
        ("*Golden Spoon*: Eat.", "Golden Spoon", "Eat."),
        ("**C** (Color): A hue.", "C (Color)", "A hue."),
        ("Begin the race [all runners]: take a breath", "Begin the race [all runners]", "take a breath"),
        ("First. Then: more.", "", "First. Then: more."),
        ("Say **this: and** that", "", "Say **this: and** that"),
        ("lower case: no title", "", "lower case: no title"),
    ],
)
def test_title_at_the_beginning_of_an_item(text: str, title: str, rest: str) -> None:
    assert lead_in(text) == (title, rest)


def test_unemphasised_words_before_a_colon_are_no_title_on_request() -> None:
    assert lead_in("Mind this: it is text.", emphasised=True) == ("", "Mind this: it is text.")


def test_entries_with_lost_bold_marks() -> None:
    entry = split_entry("- Tin Soldier: Rusty.** Stands still.")
    assert entry
    assert (entry.term, entry.text) == ("Tin Soldier", "**Rusty.** Stands still.")
    assert entry.mended
    assert split_entry("- kettle:** Boils water.") is not None
    assert split_entry("A sentence. Then a colon: no entry.") is None
    assert split_entry("no colon at all") is None


def test_entries_that_are_senses_of_the_one_before() -> None:
    terms = ["noise", "loud", "Quiet Noise", "noisy", "pots", "pot lids", "stir", "Stir for Luck", "loud noise"]
    assert senses(terms) == [
        ("noise", ""),
        ("noise", "loud"),
        ("noise", "quiet"),
        ("noisy", ""),
        ("pots", ""),
        ("pots", "lids"),
        ("stir", ""),
        ("stir", "for Luck"),
        ("loud noise", ""),
    ]
    assert senses([":: (two dots)"]) == [("two dots", "::")]
