"""The parsers of the flattened lists of questions, on a small made-up one."""

from __future__ import annotations

import re

import pytest

from rules.importers.documents import DocumentError
from rules.importers.documents.outline import divide, read_outline
from rules.importers.documents.steps import split_steps
from rules.text.texts import PassageKind
from tests.sample_documents import FAQ, faq, noted, texts


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
