"""The parsers on the original documents, where they are at hand."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from rules.importers.documents import SLUGS, DocumentError, abilities, faq_1995, faq_2001, parse, read, rulebook, ufs
from rules.text.texts import ParsedDocument, PassageKind, parent_number
from tests.sample_documents import damaged, texts

SOURCES = Path(__file__).resolve().parents[3] / "shared" / "sources"


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
                parse(slug, damaged(text, chance))
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
