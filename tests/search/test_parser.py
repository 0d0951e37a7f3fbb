"""What a person types is understood, or read leniently with a warning; nothing is an error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.search.analysis import number_word
from rules.search.parser import MAX_DEPTH, MAX_LENGTH, MAX_WORDS, parse
from rules.search.plan import Cover, Need, plan
from rules.search.query import And, Not, Or, Phrase, Prefix, Terms


def terms(*words, optional=False):
    return Terms(words, optional)


@pytest.mark.parametrize(
    ("query", "node"),
    [
        # Plain words
        ("uniqueness auction", terms("uniqueness", "auction")),
        ("How do I win the game?", terms("win", "game")),
        ("may I not attack if X will", terms("may", "not", "attack", "if", "x", "will")),
        ("site Sites sites", terms("site")),
        ("what is it", terms("what", "is", "it")),
        ("Gun-Toting hero/villain", terms("gun", "toting", "hero", "villain")),
        ("Hermit's café", terms("hermit", "cafe")),
        ("effect (triggered)", terms("effect", "triggered")),
        ("CAN I BLOCK AND SEIZE", terms("can", "block", "seize")),
        ('"auction"', terms("auction")),
        # Numbers of sections
        ("§4.5.2", terms(number_word("4.5.2"))),
        ("rule 7.3.B.iv?", terms("rule", number_word("7.3.b.iv"))),
        ("q12", terms(number_word("q12"))),
        # Operators
        ('"End of the Turn"', Phrase(("end", "of", "the", "turn"))),
        ("smok*", Prefix("smok")),
        ("toughness AND guts", And((terms("toughness"), terms("guts")))),
        ("toughness OR guts", Or((terms("toughness"), terms("guts")))),
        ("toughness NOT guts", And((terms("toughness"), Not(terms("guts"))))),
        ("toughness -guts", And((terms("toughness"), Not(terms("guts"))))),
        ("a site -guts", And((terms("site"), Not(terms("guts"))))),
        ("big cats OR dogs", Or((And((terms("big"), terms("cats"))), terms("dogs")))),
        ("+site front row", And((terms("site"), terms("front", "row", optional=True)))),
        ("(cat OR dog) AND bird", And((terms("bird"), Or((terms("cat"), terms("dog")))))),
        ('cat -(dog OR "red bird")', And((terms("cat"), Not(Or((terms("dog"), Phrase(("red", "bird")))))))),
        ('cat -"red bird"', And((terms("cat"), Not(Phrase(("red", "bird")))))),
        ("cat NOT NOT dog", And((terms("cat"), terms("dog")))),
        ("gun-toting AND hero", And((terms("hero"), Phrase(("gun", "toting"))))),
        ("“combat damage”", Phrase(("combat", "damage"))),
        # Malformed
        ("damage AND", terms("damage")),
        ("OR damage", terms("damage")),
        ("damage AND AND guts", And((terms("damage"), terms("guts")))),
        ('"damage', terms("damage")),
        ("bb* (c", And((terms("c"), Prefix("bb")))),
        ("ab* ) cd*", And((Prefix("ab"), Prefix("cd")))),
        ("x*", terms("x")),
        ("- damage -", terms("damage")),
        ("dam\0age", terms("dam", "age")),
    ],
)
def test_queries(query, node):
    parsed = parse(query).node
    if isinstance(node, And) and isinstance(parsed, And):
        assert set(parsed.nodes) == set(node.nodes)
    else:
        assert parsed == node


@pytest.mark.parametrize(
    ("query", "warning"),
    [
        ("x" * 500, "longer than 300 characters"),
        (" ".join(f"w{n}" for n in range(60)), "first 40 words"),
        ('"damage', "no partner"),
        ("(damage OR guts", 'A "(" has no partner'),
        ("damage) OR guts", 'A ")" has no partner'),
        ("damage OR", '"OR" has nothing'),
        ("AND damage", '"AND" has nothing'),
        ("damage NOT", "no word behind it"),
        ("x* damage", "needs 2 letters"),
        ("-damage", "only says what to leave out"),
        ("?!", "no word to look for"),
        ("kind:rule damage", '"kind:" is no operator'),
    ],
)
def test_warnings(query, warning):
    warnings = parse(query).warnings
    assert any(warning in text for text in warnings), warnings
    assert len(set(warnings)) == len(warnings)


@pytest.mark.parametrize("query", ["", " ", "uniqueness auction", '"a b" -c', "(a OR bb) cc*", "what (exactly) is it?"])
def test_what_is_well_formed_has_no_warning(query):
    assert parse(query).warnings == ()


def test_the_length_is_bounded():
    parsed = parse("damage " * 10_000)
    assert len(parsed.text) == MAX_LENGTH
    assert parsed.node == terms("damage")
    assert len(parse(" ".join(f"w{n}" for n in range(90))).node.words) == MAX_WORDS


def test_depth_is_bounded():
    parsed = parse("(" * 200 + "aa*")
    assert f"More than {MAX_DEPTH} parentheses" in " ".join(parsed.warnings)


@given(st.text(max_size=400))
def test_any_text_is_read(text):
    parsed = parse(text)
    if parsed.node is not None:
        plan(parsed.node)


@given(
    st.lists(st.sampled_from(["(", ")", '"', "-", "+", "AND", "OR", "NOT", "cat", "do*", " ", " x ", "*"]), max_size=60)
)
def test_any_mixture_of_operators_is_read(parts):
    for glue in ("", " "):
        parsed = parse(glue.join(parts))
        if parsed.node is not None:
            plan(parsed.node)


def test_a_list_of_words_needs_some_of_them_and_a_single_word_itself():
    assert plan(parse("uniqueness auction").node).condition == Cover((0, 1))
    assert plan(parse("auction").node).condition == Need(0)


def test_words_that_questions_are_made_of_weigh_less():
    weights = {leaf.alternatives[0].words: leaf.weight for leaf in plan(parse("can several crews swim").node).leaves}
    assert weights[("can",)] == weights[("several",)] < weights[("crews",)] == weights[("swim",)]
    assert plan(parse("can").node).leaves[0].weight == 1
