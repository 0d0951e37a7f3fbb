"""The parsers of the original documents: on small made-up ones, and on the originals where they are at hand."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from rules.importers.documents import SLUGS, DocumentError, abilities, faq_1995, faq_2001, parse, read, rulebook, ufs
from rules.importers.documents.assembly import Assembly, lead_in
from rules.importers.documents.entries import senses, split_entry
from rules.importers.documents.faq import read_faq
from rules.importers.documents.items import ItemNumbers
from rules.importers.documents.outline import divide, read_outline
from rules.importers.documents.repair import Repairer
from rules.importers.documents.steps import split_steps
from rules.texts import Note, ParsedDocument, PassageKind, parent_number

SOURCES = Path(__file__).resolve().parents[2] / "shared" / "sources"


def texts(document: ParsedDocument, number: str, kind: PassageKind | None = None) -> list[str]:
    return [p.text for p in document.section(number).passages if kind in (None, p.kind)]


def noted(document: ParsedDocument, level: str) -> list[tuple[int, str, str]]:
    return [(note.line, note.number, note.what) for note in document.notes if note.level == level]


# Repairs


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


# Structure


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


# A rulebook

RULEBOOK = """\
Little Book of Stew

Table of Contents

Kitchen

1. Cooking	.3
1.1 Soup	.3
1.2 A Sample Turn	.4

Reference Guide

2. Details	.5
2.1 Knives	.6
3. .Glossary	.8
3.1 Words	.9

The kitchen was dark. Nobody spoke.

1. Cooking: Hot Stuff

Stew is made with care:

- 1) *First Rule*: Wash the car-rots. All carrots are orange.
- 2) *Second Rule*: Peel them.

1.1 Soup: The Basics

Cooks boil water in a pot that someone has put on the stove and then

they add salt to it. Use two  spoons.

- a) *Heat*: Turn the knob.
- b) *Stir*: Move the spoon.
Chapter 2.

- c) Serve.

After all of that, wash up.

Example: Ann boils an egg with **Iron Pot** for a long time.

Bob takes **Iron Pot** away.

Eating

Anyone may eat.

- bread (if there is any)
- butter (else)

In
Bowl



Spoon

1.1.1 Cold Soup

Chill the soup over-

night. Nothing else is done with the

Lid of the pot.

Page after page it goes if all pots

tion is over.

1.2 A Sample Turn

Here is a meal.

Ann sets the table.

She sits down.

“Dinner,” said the old cook.

A story about a stove is told here.

2. Details: More of It

Knives matter overnight.

2.1 Knives

1. Two kinds of knives are known:
 - a. sharp ones
 - b. blunt ones
2. Keep them apart

Card Changes are elsewhere.

3. Glossary

Some words.

3.1 Words

blade: The sharp part
of a knife.

- handle:** The part to hold, see *blade*.
-
- noise: What pans make.

clang: A loud one.

clang noise: see *noise*.

It is heard often.

Shadowfist Products from Nowhere

Buy stew: now.
"""


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


# Lists of questions

OUTLINE = """
1 About Boats
1.1 The Hull
1.1.1 Q
1.1.2 Q | cards=Tin Boat; Paper Boat
1.2 Rowing Along | q; cards=Long Oar
2 Boats at Sea
2.1 Tin Boat | card
2.2 Port | term
2.3 What to Do ... Big Waves | steps=a b b.A b.B b.B.i c; until=Mind:
3 Songs
3.1 Q
3.2 Q
"""
FAQ = (
    "Welcome aboard. Boats are fine. About Boats The Hull Q. What is it made of? A. Wood by A. Smith. Or tin. "
    "Q. Explain the paper one. A. It sinks. Rowing Along Q. Does it hurt? A. Only at first. "
    "Boats at Sea Much can happen. Tin Boat It rusts. Port: The left side. "
    "What to Do When There Are Big Waves Stay calm. a. Sit down. b. DO NOT STAND A. Hold on, see step c. It helps. "
    "B. Let others hold on: i. Ask them. c. Wait. Mind: Waves end. "
    "Songs Q. Do you sing? A. Yes. Is it any good? A. No. --The Crew"
)
STYLE = faq_1995.STYLE


def faq(text: str, outline: str = OUTLINE) -> ParsedDocument:
    assembly = Assembly("boats", "Boats")
    read_faq(assembly, faq_1995.with_lost_questions(text, assembly), read_outline(outline), STYLE, "--The Crew")
    return assembly.document()


def test_headings_questions_and_steps_are_found_again() -> None:
    document = faq(FAQ)
    assert [(section.number, section.title) for section in document.sections] == [
        ("1", "About Boats"),
        ("1.1", "The Hull"),
        ("1.1.1", "What is it made of?"),
        ("1.1.2", "Explain the paper one."),
        ("1.2", "Rowing Along"),
        ("2", "Boats at Sea"),
        ("2.1", "Tin Boat"),
        ("2.2", "Port"),
        ("2.3", "What to Do When There Are Big Waves"),
        ("2.3.a", ""),
        ("2.3.b", "DO NOT STAND"),
        ("2.3.b.A", ""),
        ("2.3.b.B", "Let others hold on"),
        ("2.3.b.B.i", ""),
        ("2.3.c", ""),
        ("3", "Songs"),
        ("3.1", "Do you sing?"),
        ("3.2", "Is it any good?"),
    ]
    assert texts(document, "2") == ["Much can happen."]
    assert texts(document, "2.3.b.A") == ["Hold on, see step c. It helps."]


def test_questions_answer_to_their_place_in_the_document() -> None:
    document = faq(FAQ)
    answers = {alias: section for section in document.sections for alias in section.aliases}
    assert {alias: section.number for alias, section in answers.items()} == {
        "q1": "1.1.1", "q2": "1.1.2", "q3": "1.2", "q4": "3.1", "q5": "3.2",
    }  # fmt: skip
    assert texts(document, "q1") == ["Wood by A. Smith. Or tin."]
    assert texts(document, "q3") == ["*Does it hurt?* Only at first."]
    assert {p.kind for section in answers.values() for p in section.passages} == {PassageKind.ANSWER}


def test_a_question_without_its_mark_is_told_by_its_answer() -> None:
    document = faq(FAQ)
    assert texts(document, "q5") == ["No."]
    assert any("has lost its mark" in what for _, _, what in noted(document, "repaired"))


def test_rulings_and_definitions() -> None:
    document = faq(FAQ)
    ruling, definition = document.section("2.1").passages[0], document.section("2.2").passages[0]
    assert (ruling.kind, ruling.cards, document.section("2.1").cards) == (
        PassageKind.RULING, ("Tin Boat",), ("Tin Boat",),
    )  # fmt: skip
    assert (definition.kind, definition.term, definition.text) == (PassageKind.DEFINITION, "Port", "The left side.")
    assert document.section("q2").passages[0].cards == ("Tin Boat", "Paper Boat")


def test_text_behind_the_steps_belongs_to_their_section() -> None:
    passages = faq(FAQ).section("2.3").passages
    assert [(p.text, p.after) for p in passages] == [("Stay calm.", ""), ("Mind: Waves end.", "2.3.c")]


@pytest.mark.parametrize(
    ("cut", "names"),
    [
        ("Boats are fine", "section 1 (About Boats)"),
        ("Q. Explain", "section 1.1.2 (question 2)"),
        ("Tin Boat It", "section 2.1 (Tin Boat)"),
        ("B. Let", "section 2.3.b.B is missing, 2.3.b.A is the last"),
        ("Is it any", "section 3.2 (question 5)"),
        ("--The Crew", "the end of section 3.2 (question 5)"),
    ],
)
def test_a_cut_list_of_questions_is_refused_with_what_is_missing_first(cut: str, names: str) -> None:
    with pytest.raises(DocumentError, match=re.escape(names)):
        faq(FAQ[: FAQ.index(cut)])


def test_headings_between_marks() -> None:
    text = "*Big Stars* shine. *Tiny Stars* too, *really*. *Big Stars* again."
    parts, lacking = divide(text, read_outline("1 Tiny Stars\n2 Big Stars"), mark="*")
    assert lacking is None
    assert [(part.title, part.body) for part in parts] == [
        ("Tiny Stars", "too, *really*."), ("Big Stars", "again."),
    ]  # fmt: skip


def test_a_line_that_is_no_outline_is_quoted() -> None:
    with pytest.raises(ValueError, match="not a line of an outline: 'Heading without number'"):
        read_outline("Heading without number")


def test_a_step_label_counts_only_where_it_is_due() -> None:
    steps = split_steps("1. See step 2. Then eat. 2. Sleep at 3. 3. Wake.", ["1", "2", "3"], section="9")
    assert [step.text for step in steps.steps] == ["See step 2. Then eat.", "Sleep at", "3. Wake."]
    assert split_steps("1. Eat step 2. 2. Sleep.", ["1", "2"]).steps[1].text == "Sleep."


# The page of abilities and the UFS rules

PAGE_OUTLINE = """
1 All About Cats (Gray Cat)
1.1 Fur (Black Cat)
1.2 Moods {Calm, Wild}
1.3 Paws [claw]
"""
PAGE = """\
All About Cats

Image: Gray Cat by A. Painter

Cats are small.

image: Black Cat

Fur is soft:

  • when clean
  • when brushed

For example, this one's is.

Every mood has a name.

Calm: The cat sleeps.Wild: The cat does not.

Each claw is sharp.
"""


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


UFS = """\
Overview	1
1.0 Chairs	2
1.1 Legs	2
2.0	Glossary.....	3

Overview

Chairs are for sitting.

1. Chairs

- 1.0.1 A chair is "this chair" where it

says so.
 - 1.0.1.1 Stools too.

1.1 Legs



Front Leg

1.1.1 Number: The usual number is four.

- 1.1.2 **Length** (See 1.1 Legs).
- 1.1.3A A leg may wobble.
- 1.1.4  Oak

12

2. Glossary

Seat: Where one sits.

© Somebody
"""


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


# Bad files


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "it is empty"),
        (b" \n\n", "it is empty"),
        (b"Card\x00Cost", "it is binary"),
        (b"caf\xe9", "it is not UTF-8 text (byte 4 of 4)"),
        (b"A shopping list.", "is missing"),
    ],
)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_bad_file_is_named_with_its_fault_and_the_cure(tmp_path: Path, data: bytes, says: str, slug: str) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(data)
    with pytest.raises(DocumentError) as caught:
        read(path, slug)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert says in message
    assert caught.value.cure in message


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"nowhere\.txt: it cannot be read"):
        read(tmp_path / "nowhere.txt", SLUGS[0])
    with pytest.raises(DocumentError, match="cannot be read"):
        read(tmp_path, SLUGS[0])


def test_an_unknown_slug_lists_the_known_ones() -> None:
    with pytest.raises(DocumentError) as caught:
        parse("monopoly-rules", "Go to jail.")
    assert all(slug in str(caught.value) for slug in ("monopoly-rules", *SLUGS))


@pytest.mark.parametrize("module", [rulebook, faq_1995, faq_2001, abilities, ufs])
def test_another_document_is_recognised(module) -> None:
    wrong = next(slug for slug in SLUGS if slug != module.SLUG)
    with pytest.raises(DocumentError, match=f"this is {module.SLUG}; import it as {module.SLUG}"):
        parse(wrong, f"Something {module.SIGN} something.")


@pytest.mark.parametrize("made_up", [RULEBOOK, FAQ, PAGE, UFS])
def test_no_text_raises_anything_but_a_document_error(made_up: str) -> None:
    chance = random.Random(5)
    small = [
        lambda text: rulebook.parse(text, chapters=3),
        faq,
        lambda text: abilities.parse(text, outline=PAGE_OUTLINE),
        lambda text: ufs.parse(text, chapters=2),
    ]
    for _ in range(150):
        text = _damaged(made_up, chance)
        for read_small in small:
            try:
                read_small(text)
            except DocumentError:
                continue
        for slug in SLUGS:
            with pytest.raises(DocumentError):
                parse(slug, text)


def _damaged(text: str, chance: random.Random) -> str:
    begin, end = sorted(chance.sample(range(len(text)), 2))
    lines = text.split("\n") if "\n" in text else text.split(". ")
    joint = "\n" if "\n" in text else ". "
    kind = chance.randrange(4)
    if kind == 0:
        return text[begin:end]
    if kind == 1:
        return text[:begin] + text[end:]
    if kind == 2:
        chance.shuffle(lines)
        return joint.join(lines)
    for _ in range(5):
        signs = ["", "*", "**", ":", "Q. ", "- a) ", "1. ", "\x00", "::", "“", "Example: ", "2.1.1 Foo: "]
        lines.insert(chance.randrange(len(lines)), chance.choice(signs) + chance.choice(lines))
    return joint.join(lines)


# The originals


@pytest.fixture(scope="module")
def original() -> dict[str, ParsedDocument]:
    return {slug: read(SOURCES / f"{slug}.txt", slug) for slug in SLUGS}


class TestOriginals:
    pytestmark = pytest.mark.shared

    @pytest.mark.parametrize("slug", SLUGS)
    def test_sections_form_a_tree_without_empty_leaves(self, original, slug: str) -> None:
        sections = original[slug].sections
        numbers = [section.number for section in sections]
        assert len(numbers) == len(set(numbers))
        seen = set[str]()
        for section in sections:
            assert not section.parent or section.parent in seen, section.number
            seen.add(section.number)
            assert section.passages or any(parent_number(n) == section.number for n in numbers), section.number
            assert all(passage.text.strip() for passage in section.passages)
            assert all(passage.after in numbers for passage in section.passages if passage.after)

    @pytest.mark.parametrize("slug", SLUGS)
    def test_reading_is_deterministic(self, original, slug: str) -> None:
        assert read(SOURCES / f"{slug}.txt", slug) == original[slug]

    @pytest.mark.parametrize("slug", SLUGS)
    def test_nearly_every_word_is_somewhere(self, original, slug: str) -> None:
        parts = [
            " ".join([section.number, section.title, *(f"{p.term} {p.sense} {p.text}" for p in section.passages)])
            for section in original[slug].sections
        ]
        expected = Counter(re.findall(r"\w+", _rules_of(slug)))
        lost = expected - Counter(re.findall(r"\w+", " ".join(parts)))
        assert lost.total() <= 0.015 * expected.total(), lost.most_common(20)

    @pytest.mark.parametrize("slug", SLUGS)
    @pytest.mark.parametrize("percent", [1, 5, 25, 50, 75, 90])
    def test_a_truncated_copy_is_refused(self, slug: str, percent: int, tmp_path: Path) -> None:
        text = (SOURCES / f"{slug}.txt").read_text(encoding="utf-8")
        path = tmp_path / "cut.txt"
        path.write_text(text[: len(text) * percent // 100], encoding="utf-8")
        with pytest.raises(DocumentError, match=r"cut\.txt: (section|the end of section) .* missing"):
            read(path, slug)

    @pytest.mark.parametrize("slug", SLUGS)
    def test_every_other_document_is_refused(self, slug: str) -> None:
        for other in SLUGS:
            if other != slug:
                with pytest.raises(DocumentError, match=f"this is {other}"):
                    read(SOURCES / f"{other}.txt", slug)

    @pytest.mark.parametrize("slug", SLUGS)
    def test_damaged_copies_raise_nothing_else(self, slug: str) -> None:
        chance = random.Random(slug)
        text = (SOURCES / f"{slug}.txt").read_text(encoding="utf-8")
        for _ in range(15):
            try:
                parse(slug, _damaged(text, chance))
            except DocumentError:
                continue

    def test_rulebook_has_all_that_its_contents_announce(self, original) -> None:
        document = original[rulebook.SLUG]
        text = (SOURCES / f"{rulebook.SLUG}.txt").read_text(encoding="utf-8")
        announced = re.findall(r"^(\d+(?:\.\d+)?)\.? .*\.(\d+)$", text.partition("10.3 Rules Glossary\t")[0], re.M)
        announced = announced or re.findall(r"^(\d+(?:\.\d+)?)\.?\s.*\.(\d+)$", text, re.M)
        assert len(announced) >= 45
        for number, page in announced:
            assert document.section(number).page == int(page), number

    def test_rulebook_examples(self, original) -> None:
        text = (SOURCES / f"{rulebook.SLUG}.txt").read_text(encoding="utf-8")
        document = original[rulebook.SLUG]
        labelled = [
            passage
            for section in document.sections
            for passage in section.passages
            if passage.kind is PassageKind.EXAMPLE and section.number not in ("3.4", "6.5")
        ]
        assert len(labelled) + 1 == len(re.findall("^Example:", text, re.M)) == 49
        assert [p.kind for p in document.section("3.4").passages] == [PassageKind.RULE] + [PassageKind.EXAMPLE] * 7
        assert len(texts(document, "6.5", PassageKind.EXAMPLE)) == 5  # one, too long for one passage
        assert "\n\n" in texts(document, "4.5.2", PassageKind.EXAMPLE)[-1]

    def test_rulebook_items(self, original) -> None:
        document = original[rulebook.SLUG]
        items = "3.3.1.a 3.3.1.e 3.5.4 4.1.1 4.1.3 5.3.4 5.4.2 7.3.1 7.3.2.a 7.3.2.b 7.3.2.c 7.3.3.e 7.6.h 9.1.c 9.1.i"
        for number in items.split():
            assert texts(document, number), number
        assert document.section("3.3.1.d").title == "Discard"
        assert sum(text.startswith(f"{n}) *") for n in "123" for text in texts(document, "3")) == 3
        assert document.section("4.5.2").title == "Damage Redirection"

    def test_rulebook_card_changes_and_glossary(self, original) -> None:
        document = original[rulebook.SLUG]
        changes = [p for p in document.section("9.2").passages if p.kind is PassageKind.ENTRY]
        assert len(changes) == 58
        assert all(p.cards == (p.term,) for p in changes)
        by_card = {p.term: p.text for p in changes}
        assert by_card["Fox Pass"].startswith("**Unique.** ")
        assert by_card["Dangerous Experiment"].startswith("**Limited. Toast It.** ")
        definitions = {
            number: [(p.term, p.sense) for p in document.section(number).passages if p.kind is PassageKind.DEFINITION]
            for number in ("10.1.1", "10.1.2", "10.2", "10.3")
        }
        assert {number: len(found) for number, found in definitions.items()} == {
            "10.1.1": 8, "10.1.2": 10, "10.2": 25, "10.3": 147,
        }  # fmt: skip
        assert ("Toughness", "") in definitions["10.1.2"]
        assert ("X=", "") in definitions["10.2"]
        effects = [sense for term, sense in definitions["10.3"] if term == "effect"]
        assert effects == ["", "conditional", "continuous", "immediate", "triggered", "voluntary"]

    def test_rulebook_repairs(self, original) -> None:
        document = original[rulebook.SLUG]
        whole = " ".join(text for section in document.sections for text in texts(document, section.number))
        for damage in ("fac-tions", "toast-ed", "rule-book", "untURNS", "untuned", "\\diamond", "[TB08]", "①", "▽"):
            assert damage not in whole
        lost = [note for note in document.notes if note.level == "unrepaired"]
        assert whole.count("[?]") == len(lost) == 53
        assert all(note.line and note.number for note in lost)
        assert [note.number for note in lost if "tion" in note.what and "symbol" not in note.what] == ["6.4.1"]

    def test_faq_1995(self, original) -> None:
        document = original[faq_1995.SLUG]
        for question in range(1, 58):
            section = document.section(f"q{question}")
            assert section.title.endswith((".", "?", '"')) or question == 8, section
            assert texts(document, f"q{question}", PassageKind.ANSWER)
        places = {
            "q7": "2.1.1",
            "q8": "2.7.1",
            "q18": "4.1.1",
            "q40": "6.7",
            "q53": "8.6.1",
            "q56": "8.9",
            "q57": "8.10",
        }
        assert {alias: document.section(alias).number for alias in places} == places
        for number in [
            "2.1.1.3",
            "2.4.2",
            "2.6.6",
            "4.2.a",
            "4.2.c.A",
            "4.2.c.C.i",
            "4.2.c.C.iv",
            "4.2.k",
            "9.5",
            "10",
        ]:
            assert document.section(number).passages, number
        assert texts(document, "q43")[0].startswith("As soon as")
        assert "Williams" in texts(document, "q4")[0]

    def test_faq_1995_rulings(self, original) -> None:
        document = original[faq_1995.SLUG]
        rulings = [section for section in document.sections if re.match(r"2\.[235]\.\d+$", section.number)]
        assert len(rulings) == 6 + 2 + 13
        assert all(section.cards == (section.title,) for section in rulings)
        assert all(p.kind is PassageKind.RULING and p.cards for section in rulings for p in section.passages)
        assert all(document.section(f"q{question}").cards for question in range(34, 41))

    def test_faq_2001(self, original) -> None:
        document = original[faq_2001.SLUG]
        for question in range(1, 16):
            assert document.section(f"q{question}").number == f"5.{question}"
            assert texts(document, f"q{question}", PassageKind.ANSWER)
        parts = Counter(section.number.partition(".")[0] for section in document.sections if section.cards)
        assert {part: parts[part] for part in "1234"} == {"1": 17, "2": 5, "3": 3, "4": 6}
        assert document.section("2.5").cards == ("Yellow Monk", "Yellow Senshi Chamber")
        for number in [
            "6.10.1.7",
            "6.10.2.5",
            "7.1",
            "7.1.A",
            "7.2.A.i",
            "7.3.B.vi",
            "7.3.D.ii.b",
            "7.3.D.iv",
            "7.4.B.iii",
            "7.6",
        ]:
            assert document.section(number), number
        assert document.section("7.3.D.i").title == "Prior to combat"

    @pytest.mark.parametrize("slug", [faq_1995.SLUG, faq_2001.SLUG])
    def test_cards_are_spelled_as_in_their_ruling(self, original, slug: str) -> None:
        for section in original[slug].sections:
            said = " ".join([section.title, *(passage.text for passage in section.passages)])
            for card in section.cards:
                assert card in said, (section.number, card)

    def test_abilities(self, original) -> None:
        document = original[abilities.SLUG]
        assert len(document.sections) == 3 + 7 + 7 + 7 + 10 + 18
        assert document.section("1.6.10").title == "Weapon"
        assert document.section("1.7.18").title == "Unstoppable"
        terms = [p.term for section in document.sections for p in section.passages if p.term]
        assert len(terms) == 28
        assert not any("mage:" in text for section in document.sections for text in texts(document, section.number))

    def test_ufs(self, original) -> None:
        document = original[ufs.SLUG]
        text = (SOURCES / f"{ufs.SLUG}.txt").read_text(encoding="utf-8")
        body = text[text.index("\nOverview\n") :]
        printed = re.findall(r"^ *(?:- )?(\d+(?:\.\d+)+[A-Z]?|\d+(?=\. ))", body, re.M)
        numbers = {section.number for section in document.sections}
        assert len(printed) == 445
        assert set(printed) <= numbers
        assert numbers - set(printed) == {"0", "0.1", "2.0", "2.6.0", "2.9.0", "4.0", "8.0", "8.3.0"}
        assert len(document.section("12").passages) == 20
        assert document.section("2.14.2.7").page == 21
        assert texts(document, "2.14.2.7.2")
        assert len([note for note in document.notes if note.level == "unrepaired"]) == 14


def _rules_of(slug: str) -> str:
    """What of an original is not front matter, story, picture captions or advertisement."""
    text = (SOURCES / f"{slug}.txt").read_text(encoding="utf-8")
    if slug == rulebook.SLUG:
        body = text[text.index("\n1. Introduction\n") : text.index("\nShadowfist Products")]
        story = body.index("\n“", body.index("\n3.5 Not"))
        return body[:story] + body[body.index("\n4. The Turn") :]
    if slug == faq_1995.SLUG:
        body = text[text.index(faq_1995.SIGN) : text.index(faq_1995.END)]
        return re.sub(r"\b[QA]\. ", "", body)
    if slug == faq_2001.SLUG:
        return text[text.index(faq_2001.SIGN) : text.rindex(faq_2001.END)]
    if slug == abilities.SLUG:
        return re.sub(r"^[Ii]mage:.*$", "", text, flags=re.M)
    return text[text.index("\nOverview\n") : text.index("©")]
