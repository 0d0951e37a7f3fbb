"""Texts as HTML: rules in Markdown, card texts in the house template, differences between wordings."""

import pytest
from django.template import Context, Template

from rules.engine.shadowfist.interface.diffs import word_diff
from rules.engine.shadowfist.model.symbols import Symbols
from rules.library.badges import badges, with_badges
from rules.models import LibraryVersion
from rules.pages.cardtext import card_text
from rules.pages.lookups import library
from rules.pages.markup import rules_line, rules_text
from rules.pages.presenters.wording_diff import readable, text_diff
from tests.pages_library import BOOK, make_card, make_library

pytestmark = pytest.mark.django_db


@pytest.fixture
def made():
    return make_library()


def in_book(text):
    return rules_text(text, BOOK)


def test_a_reference_is_a_link_when_the_section_is_there(made):
    assert '<a class="ref" href="/rules/shadowfist-rulebook-2000/5.5.1/"' in in_book("See §5.5.1.")
    assert ">§5.5.1</a>." in in_book("See §5.5.1.")
    assert in_book("See §4.99.") == "<p>See §4.99.</p>\n"


def test_a_reference_to_another_document_names_it(made):
    html = in_book("(§shadowfist-faq-2001/7.2.A.i)")
    assert 'href="/rules/shadowfist-faq-2001/7.2.A.i/"' in html
    assert ">FAQ 2001 §7.2.A.i</a>)" in html
    assert "<a" not in in_book("§no-such-document/1")


def test_a_reference_to_a_question_leads_to_its_number(made):
    assert 'href="/rules/shadowfist-faq-2001/7.2/"' in in_book("§shadowfist-faq-2001/q12")


def test_card_names_in_bold_are_links_by_any_of_their_titles(made):
    link = '<a class="card-name" href="/cards/fox-pass/"><strong>{}</strong></a>'
    assert link.format("Fox Pass") in in_book("**Fox Pass**")
    assert link.format("Foxpass") in in_book("**Foxpass**")
    assert "<a" not in in_book("**Fox Passage**")
    assert "<a" not in in_book("Fox Pass")


def test_terms_in_bold_or_italics_are_links(made):
    opening = f'<a class="term" href="/glossary/{{}}/" data-in="{BOOK}">'
    assert opening.format("unique") + "<strong>Unique</strong></a>" in in_book("**Unique**")
    assert opening.format("designator") + "<em>designators</em></a>" in in_book("*designators*")
    assert "<a" not in in_book("*Fox Pass*")  # in italics it is a word, not the card


def test_a_restriction_is_the_term_even_if_a_card_has_its_name(made):
    make_card(made.game, "Unique", "Edge")
    LibraryVersion.bump()
    assert '<a class="term" href="/glossary/unique/"' in in_book("**Unique**")


def test_names_belong_to_the_game_of_the_document(made):
    from rules.models import Document, Game

    ufs = Game.objects.get(slug="ufs")
    Document.objects.create(game=ufs, slug="ufs-rules-2010", title="UFS", ruleset="ufs-2010")
    LibraryVersion.bump()
    assert "<a" not in rules_text("**Fox Pass**", "ufs-rules-2010")


def test_symbols_are_badges_with_their_name_as_text(made):
    html = in_book("two [Dragons][magic] resources")
    assert html.count('class="sym ') == 2
    assert 'title="Dragons"><span class="sym-name">[Dragons]</span>' in html
    assert "[Unknown]" in in_book("[Unknown]")


def test_lost_symbols_of_an_original_are_marked(made):
    assert '<span class="sym-lost" title="' in in_book("two [?] resources")


@pytest.mark.parametrize(
    "attack",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[a](javascript:alert(1))",
        "![a](https://example.com/x.png)",
        "<https://example.com>",
        "[a]: https://example.com\n\n[a]",
        '**Fox Pass" onmouseover="alert(1)**',
        "§5.5.1<b>",
        "# Heading\n\n---\n\n```\ncode\n```",
        "&lt;script&gt; &#60;script&#62;",
    ],
)
def test_no_text_brings_its_own_html(made, attack):
    html = in_book(attack)
    for tag in ("<script", "<img", "<b>", "<h1", "<hr", "<pre", 'href="javascript', 'example.com/x.png"'):
        assert tag not in html
    assert "onmouseover" not in html.replace("&quot; onmouseover=&quot;", "")


def test_tables_have_no_style_attributes(made):
    html = in_book("| a | b |\n|---|--:|\n| 1 | 2 |")
    assert '<td class="right">2</td>' in html
    assert "style=" not in html
    assert html.startswith('<div class="table-scroll"')


def test_a_line_has_no_paragraph(made):
    assert rules_line("*Note*", BOOK) == "<em>Note</em>"


def test_rendered_texts_are_kept_until_the_library_changes(made):
    first = in_book("**Fox Lair**")
    assert library() is library()
    make_card(made.game, "Fox Lair", "Site")
    assert in_book("**Fox Lair**") is first
    LibraryVersion.bump()
    assert "<a" in in_book("**Fox Lair**")


def test_nothing_is_kept_while_nothing_was_loaded():
    assert library() is not library()


def test_card_text(made):
    html = card_text('Unique. Toughness: 1. Turn :: Target a <Cop> Character. See "Fox Pass" and "Nobody".\nNext <b>.')
    keyword = f'<a class="keyword" href="/glossary/unique/" data-in="{BOOK}">Unique</a>.'
    assert f'{keyword} <b class="keyword">Toughness: 1</b>.' in html
    assert '<span class="then">::</span>' in html
    assert '“<a href="/cards/fox-pass/">Fox Pass</a>” and “Nobody”' in html
    assert html.count("<p>") == 2
    assert '<a class="designator" href="/designators/b/">b</a>' in html


def test_card_text_of_the_community_file(made):
    assert 'class="sym sym-monarchs"' in card_text("[m]")
    assert 'class="sym sym-magic"' in card_text("[M]")
    assert "&lt;" in card_text("Less < more & so on")


def test_odd_designators_are_still_links_or_plain(made):
    assert 'href="/designators/Either/Or/"' in card_text("<Either/Or>")
    assert "<a" in card_text("<.>")
    assert "<script" not in card_text("<script>alert(1)</script>").replace("designator", "")


def test_badges_of_a_multiset():
    html = badges(Symbols.of(dragons=2, chi=1))
    assert html.count("sym-dragons") == 2
    assert html.count("sym-chi") == 1
    assert badges(Symbols()) == ""
    assert with_badges("a < [Tech]").startswith("a &lt; <span")


def test_the_filters_are_there_in_every_template(made):
    text = "{{ text|rules_text:slug }}{{ card|card_text }}{{ symbols|symbols }}{{ none|rules_text }}"
    context = Context({"text": "§5.5", "slug": BOOK, "card": "Guts.", "symbols": Symbols.of(tech=1), "none": None})
    html = Template(text).render(context)
    assert "/rules/shadowfist-rulebook-2000/5.5/" in html
    assert "sym-tech" in html


def pieces(old, new):
    return [(piece.op, piece.text.strip()) for piece in readable(word_diff(old, new))]


def test_small_changes_stay_small():
    assert pieces("Limited. Turn and go.", "Unique. Turn and stay.") == [
        ("removed", "Limited"),
        ("added", "Unique"),
        ("same", ". Turn and"),
        ("removed", "go"),
        ("added", "stay"),
        ("same", "."),
    ]


def test_crumbs_between_long_changes_count_as_changed():
    old, new = (
        "Draw six new cards and discard all your old ones.",
        "Smoke a Site here and unturn each Character you have.",
    )
    assert [op for op, _ in pieces(old, new)] == ["removed", "added", "same"]


@pytest.mark.parametrize(
    ("old", "new"), [("", "a b c"), ("a b c", ""), ("a x b", "c x d"), ("one two", "one two three")]
)
def test_a_difference_loses_nothing(old, new):
    found = readable(word_diff(old, new))
    assert "".join(p.text for p in found if p.op != "added").split() == old.split()
    assert "".join(p.text for p in found if p.op != "removed").split() == new.split()


def test_a_difference_as_html(made):
    assert text_diff("Same.", "Same.") is None
    html = text_diff("Smoke [Chi].", "Toast [Chi] <b>.")
    assert html.startswith('<del>Smoke</del> <ins>Toast</ins> <span class="sym sym-chi"')
    assert "<b>" not in html
