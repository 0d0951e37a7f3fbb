"""Files that are not the document they should be, or damaged: each is refused with its fault and the cure."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rules.importers.documents import SLUGS, DocumentError, abilities, faq_1995, faq_2001, parse, read, rulebook, ufs
from tests.sample_documents import FAQ, PAGE, PAGE_OUTLINE, RULEBOOK, UFS, damaged, faq


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "it is empty"),
        (b" \n\n", "it is empty"),
        (b"Card\x00Cost", "it is binary"),
        (b"caf\xe9", "it is not UTF-8 text (line 1, byte 4: 0xE9)"),
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
    with pytest.raises(DocumentError, match="it is a folder; name a file"):
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
        text = damaged(made_up, chance)
        for read_small in small:
            try:
                read_small(text)
            except DocumentError:
                continue
        for slug in SLUGS:
            with pytest.raises(DocumentError):
                parse(slug, text)
