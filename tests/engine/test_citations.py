"""Every section that the engine cites exists in the bundled rules; no module names a card."""

import re
from pathlib import Path

import pytest

from rules.engine import evaluate, refused_actions
from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.editions import citing as editions
from rules.engine.shadowfist.editions.rulesets import RULESETS
from rules.engine.shadowfist.model.steps import BOOK, FAQ_2001
from rules.engine.shadowfist.query.game.attack_state import Stage
from tests.corpus import entries, faults
from tests.engine_library import FIXTURES, bundled

ENGINE = Path(__file__).resolve().parent.parent.parent / "rules" / "engine"
MODULES = sorted([*ENGINE.glob("*.py"), *(ENGINE / "attack").glob("*.py")])
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


def test_every_stage_of_an_attack_is_a_step_of_the_list():
    assert {stage.rule.section for stage in Stage} <= sections(FAQ_2001)


@pytest.mark.parametrize("slug", ["daedalus-1995", "zman-2000"])
def test_an_edition_tells_each_stage_with_its_own_place(slug):
    ruleset = RULESETS[slug]
    for stage in Stage:
        (place,) = editions.in_edition(ruleset, [stage.rule])
        assert place.document == ruleset.document, stage
        assert place.section in sections(ruleset.document)


def test_what_an_edition_has_no_place_for_is_left_out_only_beside_something_else():
    later = Citation(FAQ_2001, "2.2")
    assert editions.in_edition(RULESETS["zman-2000"], [Citation(BOOK, "6.3"), later]) == (Citation(BOOK, "6.3"),)
    assert editions.in_edition(RULESETS["zman-2000"], [later]) == (later,)


@pytest.mark.parametrize("slug", ["daedalus-1995", "zman-2000"])
def test_no_step_of_an_edition_rests_on_a_later_document(slug):
    known = {BOOK, RULESETS[slug].document}
    for entry in entries():
        if entry["scenario"].get("ruleset") == slug:
            _, result = faults(entry)
            told = [*result["steps"], *([result["problem"]] if result["problem"] else [])]
            cited = {rule["document"] for step in told for rule in step["rules"]}
            assert cited <= known, entry["name"]


class TestEdition:
    """A citation that is not in force under the ruleset says of which edition it is (DESIGN 7)."""

    @pytest.mark.parametrize(
        ("slug", "citation", "edition"),
        [
            ("daedalus-1995", Citation(BOOK, "5.2"), "zman-2000"),
            ("daedalus-1995", Citation("shadowfist-faq-1995", "4.2.d"), None),
            ("zman-2000", Citation(FAQ_2001, "2.2"), "zman-2001"),
            ("zman-2001", Citation(BOOK, "5.2"), None),
            ("zman-2001", Citation(FAQ_2001, "7.3.A"), None),
            ("zman-2001", Citation("shadowfist-faq-1995", "4.2.j"), "daedalus-1995"),  # burning for Power pays 5
            ("zman-2001", Citation("shadowfist-faq-1995", "4.4.1"), None),
            ("modern", Citation(FAQ_2001, "6.3"), None),
        ],
    )
    def test_of_a_later_document_or_of_what_the_table_replaces(self, slug, citation, edition):
        assert editions.edition_of(RULESETS[slug], citation) == edition

    def test_steps_problems_and_refusals_tell_it(self):
        scenario = {
            "game": "shadowfist",
            "ruleset": "daedalus-1995",
            "turn": "Ann",
            "phase": "main",
            "players": [{"name": "Ann", "hand": ["Final Brawl"]}, {"name": "Bob"}],
            "actions": [{"by": "Ann", "do": "play", "card": "final-brawl"}],
        }
        problem = evaluate(scenario, bundled())["problem"]
        assert {rule["edition"] for rule in problem["rules"] if rule["document"] == BOOK} == {"zman-2000"}
        (refused, *_) = refused_actions({**scenario, "actions": []}, bundled(), "final-brawl")
        assert {rule.get("edition") for rule in refused["rules"] if rule["document"] == BOOK} == {"zman-2000"}

    def test_the_defending_player_declines_in_a_step_of_its_own(self):
        """FAQ 1995 4.2.d, not 4.2.c.C, which is about the other players."""
        board = {
            "game": "shadowfist",
            "ruleset": "daedalus-1995",
            "turn": "Ann",
            "phase": "main",
            "players": [
                {"name": "Ann", "locations": [{"front": "Proving Ground", "characters": ["Maverick Cop"]}]},
                {"name": "Bob", "locations": [{"front": "City Park", "characters": ["Average Joe"]}]},
            ],
            "actions": [
                {"by": "Ann", "do": "attack", "with": ["maverick-cop"], "target": "city-park"},
                {"by": "Bob", "do": "decline"},
            ],
        }
        steps = evaluate(board, bundled())["steps"]
        (declined,) = [step for step in steps if step["text"] == "Bob does not intercept."]
        assert ("shadowfist-faq-1995", "4.2.d") in {(rule["document"], rule["section"]) for rule in declined["rules"]}
        assert "4.2.c.C" not in {rule["section"] for rule in declined["rules"]}
