"""Designators: every example of the sources under the four rulesets, and what must hold for any text."""

from __future__ import annotations

import csv
import doctest
import html
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import rules.engine.shadowfist.designators as package
from rules.engine.shadowfist.designators import DESIGNATOR_RULES, Stated, adjectives, compare, designators, matches
from rules.engine.shadowfist.designators.words import fold
from rules.engine.shadowfist.editions.rulesets import RULESETS, UnknownRulesetError
from rules.text.yaml_text import read_yaml

HERE = Path(__file__).parent.parent
EXAMPLES = read_yaml((HERE / "data" / "designator_examples.yaml").read_text(encoding="utf-8"))
SHORT = {"1995": "daedalus-1995", "2000": "zman-2000", "2001": "zman-2001", "modern": "modern"}
SHARED_CARDS = HERE.parent.parent / "shared" / "data" / "chimpshack" / "cards.csv"

each_ruleset = pytest.mark.parametrize("short", SHORT)
some_ruleset = st.sampled_from(list(RULESETS))
WORDS = (
    "Cop Cops Gun-Toting Gunman MegaTank BuroMil CDCA SWAT Dr. Who's Hermit's Students' Ba-BOOM! 1,000 #315DZ Mané the "
    "Site State Sorceress Sorcerer Heroic Hero Demonic Demons I we they fire/water Gun-Totin' Supersoldier Arcanotower "
    "D'Orca McCroun Axes Axe Axis GUNS Feng Shui !!! - ' of"
)
TEXTS = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS.split()), max_size=5).map(" ".join))


def names(row: object) -> str:
    return ", ".join(str(value) for key, value in row.items() if key in ("title", "subtitle", "a", "b", "phrase"))


def pairs_of(group: str, key: str) -> list[tuple[str, str]]:
    return [tuple(pair.split("/")) for pair in EXAMPLES[group][key]]


# The examples of the sources


@each_ruleset
@pytest.mark.parametrize("row", EXAMPLES["cards"], ids=names)
def test_designators_of_cards(row, short):
    found = designators(row["title"], row["subtitle"], SHORT[short])
    assert [one.word for one in found] == row.get(short, row["words"]), row["source"]


@each_ruleset
@pytest.mark.parametrize("row", EXAMPLES["pairs"], ids=names)
def test_pairs(row, short):
    comparison = compare(row["a"], row["b"], SHORT[short])
    assert comparison.match is (short in row.get("in", SHORT)), (row["source"], comparison.why)
    cited = {str(reason.citation) for reason in comparison.why}
    if short in row.get("why", {}):
        assert row["why"][short] in cited, comparison.why


@each_ruleset
@pytest.mark.parametrize("row", EXAMPLES["phrases"], ids=names)
def test_what_an_effect_asks_for(row, short):
    has = matches(row["phrase"], row["title"], row["subtitle"], SHORT[short], row.get("extra", ()))
    assert has is (short in row.get("in", SHORT)), row["source"]


@each_ruleset
@pytest.mark.parametrize("pair", pairs_of("plurals", "same"))
def test_plurals_match(pair, short):
    assert compare(*pair, SHORT[short]).match


@each_ruleset
@pytest.mark.parametrize("pair", pairs_of("plurals", "different"))
def test_no_plurals(pair, short):
    assert not compare(*pair, SHORT[short]).match


@each_ruleset
@pytest.mark.parametrize("pair", pairs_of("adjectives", "same"))
def test_adjectives_match_in_1995_alone(pair, short):
    comparison = compare(*pair, SHORT[short])
    assert comparison.match is (short == "1995"), comparison.why
    assert any("adjective" in reason.text for reason in comparison.why)


@each_ruleset
@pytest.mark.parametrize("pair", pairs_of("adjectives", "different"))
def test_false_friends(pair, short):
    assert not compare(*pair, SHORT[short]).match


def test_every_row_has_a_source_in_a_known_document():
    rows = [row for group in ("cards", "pairs", "phrases") for row in EXAMPLES[group]]
    documents = {ruleset.document for ruleset in RULESETS.values()}
    for row in [*rows, EXAMPLES["plurals"], EXAMPLES["adjectives"]]:
        assert row["source"].partition("/")[0] in documents, row
        assert set(row.get("in", ())) | set(row.get("why", ())) <= set(SHORT), row


def test_false_friends_are_not_dead_weight(monkeypatch):
    """A word that would not be taken for an adjective anyway need not be listed."""
    listed = adjectives.FALSE_FRIENDS
    monkeypatch.setattr(adjectives, "FALSE_FRIENDS", frozenset())
    assert sorted(word for word in listed if not adjectives.nouns.__wrapped__(word)) == []


# What else the rules say


def test_source_and_rules_of_a_designator():
    gun = designators("Maverick Cop", "Gun-Toting Hero")[2]
    assert (gun.word, gun.key, gun.source) == ("Gun", "gun", "subtitle")
    assert [reason.citation.section for reason in gun.rules] == ["7.3", "7.3.2.a"]


def test_splits_apply_once_and_in_order():
    assert [one.word for one in designators("Arcanogunner")] == ["Arcano", "Gunner"]  # 7.3.2.c once
    assert [one.word for one in designators("Arcano-Gunner")] == ["Arcano", "Gun", "Ner"]  # a before c
    assert [one.word for one in designators("MegaGunman")] == ["Mega", "Gun", "Man"]  # b before c
    assert [one.word for one in designators("GUNMAN-Hero")] == ["GUNMAN", "Hero"]  # 7.3.3.c after a


def test_a_designator_with_two_singulars_keeps_both_when_counted_once():
    (axe,) = designators("Axe", "Axes")
    assert axe.word == "Axe"
    assert matches("Axis", "Axe", "Axes")
    assert not matches("Axis", "Axe", "")


def test_composite_words_need_a_vocabulary():
    vocabulary = frozenset({"snark", "hunter"})
    assert [one.word for one in designators("Snarkhunters", "", "daedalus-1995", vocabulary=vocabulary)] == [
        "Snark",
        "Hunters",
    ]
    assert not compare("Supersoldier", "Soldier", "daedalus-1995", vocabulary=vocabulary).match


def test_shared_names_the_basic_word():
    assert compare("Guns", "Gun").shared == compare("Gun", "Guns").shared == ("Gun",)
    assert compare("Gun-Toting Hero", "Gunman").shared == ("Gun",)


def test_plural_and_possessive_of_gun_do_not_split():
    assert [one.word for one in designators("Guns", "Gun's")] == ["Guns"]
    assert not matches("S", "Guns")


def test_only_the_rule_in_the_way_is_given_against_a_match():
    sections = {reason.citation.section for reason in compare("Heroic", "Heroes", "zman-2001").why}
    assert sections == {"9.1.d", "7.3"}  # and not 7.3.1: that Heroes is a plural would not matter


def test_unknown_ruleset():
    for ask in (
        lambda: designators("Cop", "", "1995"),
        lambda: compare("a", "b", "x"),
        lambda: matches("a", "b", "", "x"),
    ):
        with pytest.raises(UnknownRulesetError, match="is no ruleset; there are daedalus-1995"):
            ask()


def test_one_row_for_each_ruleset_and_a_citation_for_each_entry():
    assert set(DESIGNATOR_RULES) == set(RULESETS)
    for row in DESIGNATOR_RULES.values():
        entries = [value for name, value in vars(row).items() if name != "ruleset"]
        assert entries
        for entry in entries:
            assert isinstance(entry, Stated)
            assert entry.at
            assert all(cite.document and cite.section for cite in entry.at)


# What must hold for any text


@given(TEXTS, TEXTS, some_ruleset)
def test_match_is_symmetric_and_explained(a, b, ruleset):
    there, back = compare(a, b, ruleset), compare(b, a, ruleset)
    assert there.match is back.match is bool(there.shared)
    assert there.a == back.b
    assert there.b == back.a
    assert {reason.text for reason in there.why}
    assert all(reason.citation for reason in there.why)


@given(TEXTS, some_ruleset)
def test_match_is_reflexive(text, ruleset):
    assert compare(text, text, ruleset).match is bool(designators(text, "", ruleset))


@given(TEXTS, TEXTS, some_ruleset)
@example("#", "", "zman-2001")
@example("'", "½ ´", "daedalus-1995")
def test_every_designator_of_a_card_matches_that_card(title, subtitle, ruleset):
    for one in designators(title, subtitle, ruleset):
        assert matches(one.word, title, subtitle, ruleset), one


@given(TEXTS, TEXTS, some_ruleset)
def test_designators_are_counted_once(title, subtitle, ruleset):
    found = designators(title, subtitle, ruleset)
    keys = [key for one in found for key in one.keys]
    assert all(keys)
    for i, one in enumerate(found):
        assert not any(one.same_as(other) for other in found[i + 1 :]) or len(one.keys) > 1
    assert designators(f"{title} {title}", subtitle, ruleset) == found


@given(TEXTS, TEXTS, some_ruleset)
def test_designators_are_never_excluded_words(title, subtitle, ruleset):
    row = DESIGNATOR_RULES[ruleset]
    for one in designators(title, subtitle, ruleset):
        assert fold(one.word) not in row.connectives.value
        assert not set(one.keys) & row.card_types.value


@given(TEXTS, some_ruleset)
def test_case_and_quotation_marks_do_not_count(text, ruleset):
    plain = [key for one in designators(text, "", ruleset) for key in one.keys]
    assert [key for one in designators(f'"{text}"', "", ruleset) for key in one.keys] == plain


@given(st.text(max_size=30))
def test_folding_twice_changes_nothing(text):
    assert fold(fold(text)) == fold(text)


# As a library


def test_examples_in_the_docstrings():
    tried = 0
    modules = [module.name for module in pkgutil.iter_modules(package.__path__, package.__name__ + ".")]
    for name in [package.__name__, *modules]:
        result = doctest.testmod(importlib.import_module(name))
        assert result.failed == 0, name
        tried += result.attempted
    assert tried > 20


def test_importing_does_not_import_inflect_or_django():
    code = "import sys, rules.engine.shadowfist.designators; print({'inflect', 'django'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=HERE.parent, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.shared
@pytest.mark.skipif(not SHARED_CARDS.exists(), reason="needs the community card database beside the checkout")
def test_an_index_over_all_cards():
    with SHARED_CARDS.open(encoding="utf-8", errors="replace") as file:
        cards = [(html.unescape(row["title"]), html.unescape(row["subtitle"] or "")) for row in csv.DictReader(file)]
    assert len(cards) > 2000
    found = [one for card in cards for ruleset in RULESETS for one in designators(*card, ruleset)]
    assert len({key for one in found for key in one.keys}) > 2000
