"""The small tools of search: words, plain text, highlights, spelling, synonyms."""

from __future__ import annotations

import html
import re

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rules.search.analysis import STOP_WORDS, WEAK_WORDS, number_word, stem, title_word, tokens, words
from rules.search.highlight import LENGTH, highlight
from rules.search.plaintext import emphasised, plain
from rules.search.spelling import best_suggestion, distance
from rules.search.synonyms import FILE, SynonymFaultError, read, synonyms


def test_words():
    assert words("Hermit’s Gun-Toting café, don't X 1000!") == ["hermit", "gun", "toting", "cafe", "dont", "x", "1000"]
    assert [(token.word, token.start, token.end) for token in tokens("A cat's")] == [("a", 0, 1), ("cat", 2, 7)]


@pytest.mark.parametrize(("word", "same"), [("intercepting", "interception"), ("smoked", "smoking"), ("sites", "site")])
def test_stems(word, same):
    assert stem(word) == stem(same)


def test_words_of_rules_are_no_stop_words():
    assert not STOP_WORDS & {"can", "may", "must", "not", "no", "if", "when", "while", "will", "until", "only", "x"}
    assert {word for word in STOP_WORDS if len(word) == 1} == {"a", "i"}
    assert not STOP_WORDS & WEAK_WORDS


def test_special_words_are_single_words():
    assert words(number_word("7.3.B.iv")) == [number_word("7.3.b.IV")]
    assert title_word(["the", "who"]) != title_word(["the", "what"])  # all stop words: then they count


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("**Ting Ting** is *Unique*.", "Ting Ting is Unique."),
        ("***Toughness***: 2", "Toughness: 2"),
        ("- one\n- **two**\n  - three", "one two three"),
        ("> Example: a [link](https://x.org/y) ![image](i.png)", "Example: a link image"),
        ("| Place | Allowed |\n|---|:-:|\n| left | no |", "Place Allowed left no"),
        (
            "[Dragons] and [Magic], 2 * 3 * 4, a_b, `code`",
            "[Dragons] and [Magic], 2 * 3 * 4, a_b, code",
        ),
        ("\\*star\\* \\[link\\](x)", "*star* [link](x)"),
        ("## 4.5 Damage", "4.5 Damage"),
        ("a -2 cost\n- 1 less", "a -2 cost 1 less"),
    ],
)
def test_plain_text(markdown, text):
    assert plain(markdown) == text


def test_emphasised_terms():
    assert emphasised("A *signpost* points; the *signpost* of **Turtle Beach** is *set\nhere*.") == ["signpost"]


def test_a_highlight_is_the_part_with_most_of_the_words():
    text = "Nothing here. " * 60 + "A crew boards the ship at night. " + "Nothing there. " * 60 + "A ship."
    shown = highlight(text, {"crew", "ship", "board"})
    assert "A <mark>crew</mark> <mark>boards</mark> the <mark>ship</mark> at night." in shown
    assert shown.startswith("…")
    assert shown.endswith("…")
    assert len(re.sub("<[^>]+>", "", shown)) <= LENGTH + 2


def test_a_highlight_without_a_match_is_the_beginning():
    assert highlight("Short.", {"crew"}) == "Short."
    assert highlight("word " * 200, set()).startswith("word word")
    assert highlight("", {"crew"}) == ""


@given(st.text(max_size=600), st.sets(st.sampled_from(["a", "b", "mark", "lt", "amp"]), max_size=3))
def test_a_highlight_is_a_part_of_the_text_and_safe(text, stems):
    shown = highlight(text, stems)
    bare = shown.replace("<mark>", "").replace("</mark>", "")
    assert "<" not in bare
    assert ">" not in bare
    assert html.unescape(bare).strip("…") in text.replace("\n", " ")
    assert shown.count("<mark>") == shown.count("</mark>")


@pytest.mark.parametrize(
    ("a", "b", "slips"),
    [("cat", "cat", 0), ("cat", "act", 1), ("cat", "cart", 1), ("cat", "dog", 3), ("lantren", "lantern", 1)],
)
def test_distance(a, b, slips):
    assert distance(a, b, 3) == distance(b, a, 3) == slips


def test_distance_beyond_the_limit():
    assert distance("interception", "auction", 2) == 3


def test_the_best_suggestion():
    assert best_suggestion("smkoed", [("smoke", 50), ("smoked", 10), ("smokes", 9)]) == "smoked"
    assert best_suggestion("siet", [("site", 5), ("set", 9)]) == "set"  # one slip each, the commoner word
    assert best_suggestion("cat", [("dog", 1)]) is None
    assert best_suggestion("cat", []) is None


# --- synonyms ---------------------------------------------------------------------------------------------------------

# Terms of one game that are player's words in the other, and terms whose meaning is the rule's own explanation.
REVIEWED = {"destroy", "unblock", "steal", "subtyp", "faction", "mulligan", "column", "immun", "bonus"}


def test_nothing_is_said_twice_in_the_synonyms():
    said = [str(word) for entry in yaml.safe_load(FILE.read_text())["synonyms"] for word in entry["say"]]
    assert sorted(said) == sorted(set(said))


def test_players_words_are_no_terms_of_the_rules(settings):
    """A synonym of a defined term would find what the term does not say, unless somebody thought of it."""
    definition = re.compile(r"^\*\*([^*]+?)(?: \([^)]*\))?\*\*:", re.MULTILINE)
    texts = [path.read_text() for path in (settings.LIBRARY_DIR / "rules").glob("*/*.md")]
    defined = {tuple(map(stem, words(term))) for text in texts for term in definition.findall(text)}
    single = {key[0] for key in synonyms().meanings if len(key) == 1 and key in defined}
    assert single <= REVIEWED


def test_synonyms_by_any_inflection_and_in_groups():
    assert [meaning.words for meaning in synonyms().of("dying")] == [("smoked",)]
    assert [meaning.words for meaning in synonyms().of("tapped")] == [("turn",), ("commit",)]
    assert synonyms().of("fighting") == ()
    groups = [group[0].words for group in synonyms().of_groups(["deck", "runs", "out"])]
    assert groups == [("no", "cards")]


def test_families_are_asked_for_together():
    assert {meaning.words for meaning in synonyms().of("responses")} == {("respond",)}
    assert ("drawn",) in [meaning.words for meaning in synonyms().of("draws")]
    assert ("take", "control") in [meaning.words for meaning in synonyms().of("stolen")]  # what is said of "steal"


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("synonyms: [{say: [untap], mean: [unturn]}, {say: [tap]}]", "synonym 2: needs say and mean"),
        ("synonyms: [{say: [tap], mean: [turn], weight: 1}]", "synonym 1: needs say and mean"),
        ("synonyms: [{say: [tap], mean: [turn], as: 2}]", "synonym 1: as: 2.0 is not above 0"),
        ("synonyms: [{say: [the], mean: [turn]}]", "no word that is searched for"),
        ("synonyms: [tap]", "needs say and mean"),
        ("families: [[draw]]", "family 1: needs two words"),
        ("families: [[draw, drew], [drawn, draw]]", "'draw' is in a family already"),
        ("[]", "must be a mapping"),
        ("words: []", "must be a mapping"),
    ],
)
def test_faults_in_the_synonyms_are_told(tmp_path, entry, fault):
    path = tmp_path / "synonyms.yaml"
    path.write_text(entry)
    with pytest.raises(SynonymFaultError, match=f"synonyms.yaml.*{re.escape(fault)}"):
        read(path)
