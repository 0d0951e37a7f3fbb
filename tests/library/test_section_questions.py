"""The questions that sections answer: read, checked, stored, shown and reported."""

from __future__ import annotations

from io import StringIO

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from rules.editing.entries import Asked, QuestionEntry
from rules.editing.questions import store_questions
from rules.editing.report import Report
from rules.importers.bundled_library import read_library
from rules.importers.question_files import parse_questions
from rules.models import Section, SectionQuestion
from rules.search.question_coverage import claimed, unasked
from tests.search_models import SLUG, Library


def faults_of(tmp_path, *texts):
    folder = tmp_path / "some-rules"
    folder.mkdir()
    for place, text in enumerate(texts):
        (folder / f"{place}.yaml").write_text(text)
    entries, faults = parse_questions(tmp_path.glob("*/*.yaml"))
    return entries, [str(fault) for fault in faults]


def test_a_file_is_read(tmp_path):
    text = 'document: d\nsections:\n  "1.10": [may I  board, haste]\nentries:\n  "2#oar": [paddle]\n'
    entries, faults = faults_of(tmp_path, text)
    assert not faults
    assert entries[0] == QuestionEntry("some-rules/0.yaml", "d", "1.10", (Asked("may I board"), Asked("haste")))
    assert entries[1] == QuestionEntry("some-rules/0.yaml", "d", "2", (Asked("paddle"),), "oar")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[]", "must be a mapping"),
        ("document: d", "must be a mapping with document, and with sections, entries or both"),
        ("document: 3\nsections: {}", "document: must be the slug"),
        ("document: d\nsections: [a]", "sections: must be a mapping"),
        ("document: d\nsections: {1.10: [a]}", 'write the number in quotes: "1.1"'),
        ('document: d\nsections: {"1#a": [a]}', "under sections stand numbers"),
        ('document: d\nentries: {"1": [a]}', "under entries numbers with addresses"),
        ('document: d\nsections: {"1": a}', "1: must be a list"),
        ('document: d\nsections: {"1": []}', "1: must be a list"),
        ('document: d\nsections: {"1": [yes]}', "question 1 must be words, not True"),
        ('document: d\nsections: {"1": ["?"]}', "question 1 must be words"),
        ('document: d\nsections: {"1": [may I, "May I?"]}', "question 2 is there twice"),
        (f'document: d\nsections: {{"1": [{"a" * 201}]}}', "longer than 200"),
        ('document: d\nsections: {"1": [{answer: Yes., questions: []}]}', "an item is a question, or has an answer"),
        ('document: d\nsections: {"1": [{answer: yes, questions: [a]}]}', "an answer is a text"),
        ('document: d\nsections: {"1": [{answer: Yes., questions: [a], more: 1}]}', "an item is a question, or"),
        ("document: {", "not readable as YAML"),
    ],
)
def test_faults_are_told_with_their_place(tmp_path, text, fault):
    _, (told,) = faults_of(tmp_path, text)
    assert told.startswith(("some-rules/0.yaml", "0.yaml"))
    assert fault in told


def test_a_section_stands_in_one_file(tmp_path):
    text = 'document: d\nsections: {"1": [a]}'
    _, (told,) = faults_of(tmp_path, text, text)
    assert "is in some-rules/0.yaml already" in told


def test_unknown_sections_and_documents_are_faults():
    from rules.importers.question_files import unknown_sections

    texts = read_library(settings.LIBRARY_DIR).texts
    entries = [
        QuestionEntry("f", "ufs-rules-2010", "99", (Asked("a"),)),
        QuestionEntry("f", "ufs-rules", "1", (Asked("a"),)),
        QuestionEntry("f", "ufs-rules-2010", "3.1", (Asked("a"),)),
        QuestionEntry("f", "ufs-rules-2010", "12", (Asked("a"),), "momentum"),
        QuestionEntry("f", "ufs-rules-2010", "12", (Asked("a"),), "nothing"),
    ]
    told = [str(fault) for fault in unknown_sections(entries, texts)]
    assert told[0] == "f: 99: ufs-rules-2010 has no section 99"
    assert told[1].startswith("f: document: 'ufs-rules' is no document; there are ")
    assert told[2].startswith("f: 12#nothing: section 12 has no such entry; it has bonus, card-pool, ")
    assert len(told) == 3


@pytest.fixture
def harbor(db):
    return Library()


def stored():
    return list(SectionQuestion.objects.order_by("section__order", "order").values_list("section__number", "text"))


def test_questions_are_stored_changed_and_removed(harbor):
    report = Report("")
    store_questions([QuestionEntry("f", SLUG, "1.1", (Asked("may I board", "You may."), Asked("haste")))], report)
    assert stored() == [("1.1", "may I board"), ("1.1", "haste")]
    assert report.created == {"questions": 2}
    report = Report("")
    store_questions([QuestionEntry("f", SLUG, "1.1", (Asked("may I board", "You may."), Asked("haste")))], report)
    assert not report.changed
    store_questions([QuestionEntry("f", SLUG, "1.1", (Asked("haste", "None."), Asked("speed")))], report)
    assert stored() == [("1.1", "haste"), ("1.1", "speed")]
    store_questions([], report)
    assert stored() == []
    assert report.removed == {"questions": 2}


def test_sections_without_questions_and_claims_are_reported(harbor):
    numbers = {section.number for section in unasked()}
    assert "1.1" in numbers
    first, second = Section.objects.filter(document__slug=SLUG).order_by("order")[:2]
    for section, text in ((first, "May I board?"), (second, "may I board"), (second, "haste")):
        SectionQuestion.objects.create(section=section, text=text, order=section.questions.count())
    (claim,) = claimed()
    assert [section.number for section in claim.sections] == [first.number, second.number]
    assert not {first.number, second.number} & {section.number for section in unasked()}
    out = StringIO()
    call_command("question_report", stdout=out)
    assert f"claimed by {first.number}, {second.number}: May I board?" in out.getvalue()
    with pytest.raises(CommandError, match="no document 'nope'; there are harbor-rules"):
        call_command("question_report", document="nope")


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_no_question_of_the_library_is_claimed_twice_in_a_document():
    assert [(claim.question, [str(section) for section in claim.sections]) for claim in claimed()] == []


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_every_section_of_the_rulebook_has_questions():
    assert [section.number for section in unasked("shadowfist-rulebook-2000")] == []


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_a_section_shows_what_people_ask(client):
    page = client.get("/rules/shadowfist-rulebook-2000/3.1/").content.decode()
    question = SectionQuestion.objects.filter(section__number="3.1").first().text
    assert "People ask" in page
    assert question[1:] in page
