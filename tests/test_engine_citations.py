"""Every section that the engine cites exists in the bundled rules; no module names a card."""

import re
from pathlib import Path

import pytest

from rules.engine.steps import BOOK, FAQ_2001
from tests.engine_library import FIXTURES, bundled

ENGINE = Path(__file__).resolve().parent.parent / "rules" / "engine"
MODULES = sorted(ENGINE.glob("*.py"))
# Tables and examples that are about cards by their nature, and card titles that are also words of the rules.
ABOUT_CARDS = {"differences.py", "library.py", "wordings.py", "cards.py"}


def sections(document):
    found = set()
    for path in (FIXTURES / "rules" / document).glob("*.md"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^#+ ([\w.]+) ", text, re.M)) | set(re.findall(r"\*\*([\d][\w.]*)\*\*", text))
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_cited_sections_exist(path):
    known = {BOOK: sections(BOOK), FAQ_2001: sections(FAQ_2001)}
    text = path.read_text(encoding="utf-8")
    for section, document in re.findall(r'(?<!\.)\brule\(\s*"([\w.]+)"(?:,\s*(?:"([\w-]+)"|FAQ_2001))?', text):
        faq = re.search(rf'rule\(\s*"{re.escape(section)}",\s*(FAQ_2001|"{FAQ_2001}")', text)
        where = document or (FAQ_2001 if faq else BOOK)
        assert section in known[where], f"{where} has no section {section}"


@pytest.mark.parametrize("path", [path for path in MODULES if path.name not in ABOUT_CARDS], ids=lambda path: path.name)
def test_no_module_names_a_card(path):
    text = path.read_text(encoding="utf-8")
    named = [
        card.title
        for card in bundled().all()
        if len(card.title) > 5 and re.search(rf"\b{re.escape(card.title)}\b", text)
    ]
    assert not named
