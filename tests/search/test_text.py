"""The small tools of search: words, plain text, highlights, spelling, synonyms."""

from __future__ import annotations

import html
import re

import pytest
from django.conf import settings
from hypothesis import given
from hypothesis import strategies as st

from rules.search.analysis import STOP_WORDS, WEAK_WORDS, number_word, stem, title_word, tokens, words
from rules.search.checksums import Checksums
from rules.search.highlight import LENGTH, highlight
from rules.search.intent import is_question
from rules.search.parser import parse
from rules.search.plaintext import emphasised, plain
from rules.search.plan import plan
from rules.search.spelling import best_suggestion, distance, is_english, sound
from rules.search.thesaurus import ThesaurusFaultError, read
from rules.text.yaml_text import read_yaml


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


def test_a_highlight_is_the_sentence_that_answers():
    text = "A crew boards. " * 9 + "Nothing here. " * 60 + "No crew boards without a lantern. " + "Nothing there. " * 60
    assert "lantern" not in highlight(text, {"crew", "board"})
    assert "without a lantern" in highlight(text, {"crew", "board"}, beside={"no", "lantern"})


def test_a_highlight_without_a_match_is_the_beginning():
    assert highlight("Short.", {"crew"}) == "Short."
    assert highlight("word " * 200, set()).startswith("word word")
    assert highlight("", {"crew"}) == ""
    assert highlight("a <b> crew & <i>", {"crew"}) == "a &lt;b&gt; <mark>crew</mark> &amp; &lt;i&gt;"


@given(
    st.text(st.sampled_from("ab mark<>&") | st.characters(), max_size=600),
    st.sets(st.sampled_from(["a", "b", "mark", "lt", "amp"]), max_size=3),
)
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
    assert best_suggestion("smkoed", {"smoke": 50, "smoked": 10, "smokes": 9}) == "smoked"
    assert best_suggestion("sieze", {"size": 50, "seize": 10}) == "seize"  # of the same sound
    assert best_suggestion("cat", {"dog": 1}) is None
    assert best_suggestion("cat", {}) is None
    assert best_suggestion("xyzzy", {"dizzy": 9}) is None  # neither begins nor sounds alike
    assert sound("chane") == sound("chain") != sound("cane")


def test_in_a_sentence_the_words_of_questions_are_meant():
    candidates = {"agents": 9, "against": 9}
    assert best_suggestion("agenst", candidates) == "agents"
    assert best_suggestion("agenst", candidates, {"against": 9}) == "against"


def test_english_words_are_known():
    assert all(map(is_english, ["sight", "perpendicular", "graveyard", "jousting"]))
    assert not any(map(is_english, ["sieze", "interceptr", "resourse", "qwertz"]))


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("can I block twice", True),
        ("Final Brawl", False),
        ("the end of turn", False),
        ("uniqueness?", False),
        ("seize a site", False),
        ("my character was smoked", True),
        ("auction tie", False),
        ("power left over?", True),
    ],
)
def test_questions_and_titles(text, asks):
    assert is_question(text) is asks


# --- the thesaurus ----------------------------------------------------------------------------------------------------


def thesaurus_of(tmp_path, text):
    (tmp_path / "words.yaml").write_text(text)
    return read(tmp_path)


@pytest.fixture(scope="module")
def bundled(django_db_blocker):
    return read(settings.LIBRARY_DIR / "thesaurus")


def test_nothing_means_the_same_twice():
    """One file may give a word another meaning beside other words, but never the same meaning again."""
    for path in (settings.LIBRARY_DIR / "thesaurus").glob("*.yaml"):
        said = [
            (str(word), str(meaning), str(entry.get("beside")), str(entry.get("unless")))
            for entry in read_yaml(path.read_text(encoding="utf-8")).get("synonyms", [])
            for word in entry["say"]
            for meaning in entry["mean"]
        ]
        assert sorted(said) == sorted(set(said)), path.name


def test_players_words_by_any_inflection_and_for_each_game(bundled):
    meant = {(meaning.words, meaning.game) for meaning in bundled.of("tapped")}
    assert (("turn",), "shadowfist") in meant
    assert (("commit",), "ufs") in meant
    assert {meaning.game for meaning in bundled.of("graveyards")} >= {"shadowfist", "ufs"}


def test_two_meanings_are_told_apart_by_what_stands_beside(tmp_path):
    words_ = thesaurus_of(
        tmp_path,
        """
synonyms:
- {say: [counter], beside: [spell, cast], mean: [cancel]}
- {say: [counter], unless: [spell, cast], mean: [token]}
""",
    )
    assert [meaning.words for meaning in words_.of("counter", frozenset({stem("spells")}))] == [("cancel",)]
    assert [meaning.words for meaning in words_.of("counter", frozenset({stem("damage")}))] == [("token",)]


def test_groups_of_words_mean_something_together(tmp_path):
    words_ = thesaurus_of(tmp_path, "synonyms: [{say: [summoning sickness], mean: [entered play]}]")
    (group,) = words_.groups(["goblin", "summoning", "sickness", "turn"])
    assert (group.start, group.end, group.meanings[0].words) == (1, 3, ("entered", "play"))
    assert words_.groups(["sickness", "summoning"]) == []


def test_a_group_finds_what_has_none_of_its_words(bundled):
    """What the words of a group mean together stands for each of them."""
    asked = plan(parse("summoning sickness").node)
    meant = [{alternative.words for alternative in leaf.alternatives} for leaf in asked.leaves if not leaf.extra]
    assert len(meant) == 2
    assert set.intersection(*meant)


def test_families_are_asked_for_together(bundled):
    assert ("respond",) in [meaning.words for meaning in bundled.of("responses")]
    assert ("drawn",) in [meaning.words for meaning in bundled.of("draws")]
    assert ("take", "control") in [meaning.words for meaning in bundled.of("stolen")]  # what is said of "steal"


@pytest.mark.parametrize(("word", "other"), [("powerful", "power"), ("limited", "limit"), ("continuous", "continue")])
def test_words_of_the_same_stem_that_are_none_of_each_other(word, other):
    assert stem(word) != stem(other)


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("synonyms: [{say: [untap], mean: [unturn]}, {say: [tap]}]", "synonym 2: needs say and mean"),
        ("synonyms: [{say: [tap], mean: [turn], weight: 1}]", "synonym 1: needs say and mean"),
        ("synonyms: [{say: [tap], mean: [turn], as: 2}]", "synonym 1: as: 2.0 is not above 0"),
        ("synonyms: [{say: [tap], mean: [turn], as: much}]", "synonym 1: as: 'much' is not above 0"),
        ("synonyms: [{say: tap, mean: [turn]}]", "say, mean, beside and unless are lists"),
        ("synonyms: [{say: [the], mean: [turn]}]", "no word that is searched for"),
        ("synonyms: [tap]", "needs say and mean"),
        ("families: [[draw]]", "family 1: needs two words"),
        ("families: [[draw, drew], [drawn, draw]]", "'draw' is in a family already"),
        ("own: [x]", "own: 'x' has no word, or there is no game"),
        ("[]", "must be a mapping"),
        ("words: []", "must be a mapping"),
        ("synonyms: [{", "not readable as YAML"),
    ],
)
def test_faults_in_the_thesaurus_are_told(tmp_path, entry, fault):
    with pytest.raises(ThesaurusFaultError, match=f"words.yaml.*{re.escape(fault)}"):
        thesaurus_of(tmp_path, entry)


def test_words_are_known_by_their_checksums():
    known = Checksums(["turn", "unturn", "café"])
    assert all(word in known for word in ("turn", "unturn", "café"))
    assert not any(word in known for word in ("", "tur", "turns", "cafe"))
    assert "turn" not in Checksums([])
