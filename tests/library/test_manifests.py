"""Every number of every document is there, once, and says something."""

import pytest
from django.conf import settings

from rules.importers.documents import SLUGS, read
from rules.importers.markdown import parse_documents
from rules.text.texts import PassageKind
from rules.text.yaml_text import read_yaml

RULES = settings.LIBRARY_DIR / "rules"
# What the documents hold besides numbers: worked examples, definitions, card changes (issue-independent facts).
COUNTS = {
    ("shadowfist-rulebook-2000", PassageKind.DEFINITION): 190,
    ("shadowfist-rulebook-2000", PassageKind.ENTRY): 58,
    ("ufs-rules-2010", PassageKind.DEFINITION): 20,
}

LONGEST = "ufs-rules-2010"


@pytest.fixture(scope="module")
def documents():
    documents, faults = parse_documents(RULES.glob("*/*.md"))
    assert not faults
    return documents


def manifest(slug):
    return read_yaml((RULES / slug / "manifest.yaml").read_text(encoding="utf-8"))["numbers"]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_numbers_are_there_once_and_in_order(documents, slug):
    numbers = [section.number for section in documents[slug].sections]
    assert len(numbers) == len(set(numbers))
    wanted = manifest(slug)
    assert [number for number in numbers if number in set(wanted)] == wanted


@pytest.mark.parametrize("slug", SLUGS)
def test_no_section_is_empty(documents, slug):
    parents = {section.parent for section in documents[slug].sections}
    for section in documents[slug].sections:
        says = sum(len(passage.text.split()) for passage in section.passages)
        # A question may be answered by one word.
        assert says >= (1 if section.aliases else 3) or section.number in parents, section.number


@pytest.mark.parametrize("slug", SLUGS)
def test_questions_are_numbered_through(documents, slug):
    questions = [int(alias[1:]) for section in documents[slug].sections for alias in section.aliases]
    assert questions == list(range(1, len(questions) + 1))
    expected = {"shadowfist-faq-1995": 57, "shadowfist-faq-2001": 15}
    assert len(questions) == expected.get(slug, 0)


def test_examples_definitions_and_changes(documents):
    for (slug, kind), number in COUNTS.items():
        passages = [p for section in documents[slug].sections for p in section.passages if p.kind is kind]
        assert len(passages) == number, (slug, kind)
    # 49 worked examples, of which the one of 6.5 is told in five paragraphs, and seven paragraphs of the sample turn.
    examples = {
        section.number: sum(p.kind is PassageKind.EXAMPLE for p in section.passages)
        for section in documents["shadowfist-rulebook-2000"].sections
    }
    assert (examples["3.4"], examples["6.5"]) == (7, 5)
    assert sum(examples.values()) == 49 - 1 + 5 + 7


@pytest.mark.shared
@pytest.mark.parametrize("slug", SLUGS)
def test_the_manifest_is_that_of_the_original(shared, slug):
    original = read(shared / "sources" / f"{slug}.txt", slug)
    assert manifest(slug) == [section.number for section in original.sections]


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.exhaustive
def test_every_number_answers_in_the_api_and_on_its_page(client, slug):
    for number in manifest(slug):
        answer = client.get(f"/api/v1/sections/{slug}/{number}")
        assert answer.status_code == 200, number
        data = answer.json()
        assert data["number"] == number
        assert data["text"] or data["examples"] or data["children"], number
        assert client.get(f"/rules/{slug}/{number}/").status_code == 200, number


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(("slug", "number"), [("shadowfist-faq-1995", 57), ("shadowfist-faq-2001", 15)])
def test_questions_answer_to_their_numbers(client, slug, number):
    for question in range(1, number + 1):
        assert client.get(f"/api/v1/sections/{slug}/q{question}").json()["question"] == question
        page = client.get(f"/rules/{slug}/q{question}/", follow=True)
        assert page.status_code == 200
