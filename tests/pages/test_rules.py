"""The pages of documents, sections, the glossary and rulings."""

from html import unescape

import pytest

from rules.models import Document, LibraryVersion, Origin, Passage, Section
from rules.pages import outline
from rules.pages.lookups import library
from tests.pages_library import BOOK, FAQ, make_library, passage

pytestmark = pytest.mark.django_db


@pytest.fixture
def made():
    return make_library()


@pytest.fixture
def page(client):
    def page(address, expected=200, **parameters):
        response = client.get(address, parameters)
        assert response.status_code == expected
        return response.content.decode()

    return page


def places(html, *texts):
    """Where the texts stand; fails for one that is missing."""
    return [html.index(text) for text in texts]


def between(html, start, end):
    return html.split(start, 1)[1].split(end, 1)[0]


def test_the_documents(made, page):
    html = page("/rules/")
    assert 'href="/rules/shadowfist-rulebook-2000/">The Rulebook</a>' in html
    assert "12 sections" in html


def test_the_table_of_contents_is_nested_and_has_pages(made, page):
    html = between(page(f"/rules/{BOOK}/"), '<div class="contents">', "</div>")
    assert html.count("<ol>") > 2
    assert '<span class="visually-hidden">page </span>70</span>' in html
    assert places(html, "The Fine Print", "Designators", "Control") == sorted(
        places(html, "The Fine Print", "Designators", "Control")
    )
    assert "7.3.2.a" not in html  # an item, not a heading


def test_a_document_without_sections_says_so(made, page):
    Document.objects.create(game=made.game, slug="empty", title="Empty", ruleset="modern")
    LibraryVersion.bump()
    assert "No section of this document is in the library yet." in page("/rules/empty/")


def test_items_stand_in_their_place_between_the_paragraphs(made, page):
    html = page(f"/rules/{BOOK}/7.3/")
    order = places(
        html,
        "is a word of a title",
        "Plurals match.",
        "has <em>Ting</em>",
        "Some words split",
        "Hyphens",
        "exact for a reason",
    )
    assert order == sorted(order)


def test_paragraphs_and_items_have_addresses(made, page):
    html = page(f"/rules/{BOOK}/7.3/")
    for anchor in ("p1", "p2", "e1", "7.3.1", "7.3.2.a", "7.3.2.a-p1"):
        assert f'id="{anchor}"' in html
    assert f'class="permalink" href="/rules/{BOOK}/7.3/#p2"' in html
    assert f'class="permalink" href="/rules/{BOOK}/7.3.2.a/#p1"' in html  # its own page, wherever it is shown


def test_examples_are_set_apart(made, page):
    html = page(f"/rules/{BOOK}/7.3/")
    example = between(html, '<blockquote class="para example" id="e1">', "</blockquote>")
    assert "Example" in example
    assert 'href="/cards/ting-ting/"' in example


def test_an_item_has_a_page_that_leads_to_its_context(made, page):
    html = page(f"/rules/{BOOK}/7.3.2.a/")
    assert "Hyphens split a word." in html
    assert f'href="/rules/{BOOK}/7.3/#7.3.2.a"' in html
    trail = between(html, 'class="crumbs"', "</nav>")
    assert places(trail, "The Fine Print", "7.3 Designators", "7.3.2") == sorted(
        places(trail, "The Fine Print", "7.3 Designators", "7.3.2")
    )


def test_steps_carry_their_titles(made, page):
    html = page(f"/rules/{FAQ}/7.2/")
    assert "<em>Decline</em>: Who declines" in html
    assert 'id="7.2.A.i"' in html


def test_previous_and_next(made, page):
    pager = between(page(f"/rules/{BOOK}/7.3/"), 'class="pager"', "</nav>")
    assert f'rel="prev" href="/rules/{BOOK}/7/"' in pager
    assert f'rel="next" href="/rules/{BOOK}/7.4/"' in pager
    pager = between(page(f"/rules/{BOOK}/7.4/"), 'class="pager"', "</nav>")
    assert f'rel="prev" href="/rules/{BOOK}/7.3/"' in pager
    assert f'rel="next" href="/rules/{BOOK}/9/"' in pager  # 7 is over


def test_every_section_is_reached_by_next(made, monkeypatch):
    """Whatever is shown whole or linked: going on from the first chapter, every text comes up exactly once."""
    monkeypatch.setattr(outline, "INLINE_PASSAGES", 3)
    for book in library().outlines.values():
        seen, place = [], book.chapters[0]
        while place:
            seen += [node.number for node in place.shown()]
            place = place.next
        assert seen == [node.number for node in book.nodes]


def test_a_large_section_links_its_parts(made, page, monkeypatch):
    monkeypatch.setattr(outline, "INLINE_PASSAGES", 3)
    html = page(f"/rules/{BOOK}/7/")
    assert "Plurals match." not in html
    assert f'href="/rules/{BOOK}/7.3/"' in between(html, '<section class="linked"', "</section>")
    assert "Plurals match." in page(f"/rules/{BOOK}/7.3/")  # items are always shown


@pytest.mark.parametrize(
    ("number", "canonical"), [("q12", "7.2"), ("Q12", "7.2"), ("7.2.a", "7.2.A"), ("7.2.A.I", "7.2.A.i")]
)
def test_other_numbers_redirect(made, client, number, canonical):
    response = client.get(f"/rules/{FAQ}/{number}/?text=both")
    assert (response.status_code, response.headers["Location"]) == (301, f"/rules/{FAQ}/{canonical}/?text=both")


@pytest.mark.parametrize(
    "address", [f"/rules/{BOOK}/4.99/", f"/rules/{BOOK}/q3/", "/rules/nothing/1/", "/rules/nothing/"]
)
def test_unknown_places(made, client, address):
    assert client.get(address).status_code == 404


def test_ours_is_shown_first_and_the_original_on_demand(made, page):
    ours = page(f"/rules/{BOOK}/7.3/")
    assert "The older words" not in ours
    original = page(f"/rules/{BOOK}/7.3/", text="original")
    assert "The older words on plurals." in original
    assert "Plurals match." not in original
    assert "Our text: the original has none of this number." in original
    both = page(f"/rules/{BOOK}/7.3/", text="both")
    assert both.index("Plurals match.") < both.index("The older words on plurals.")
    assert 'id="o-7.3.1-p1"' in both
    assert f'href="/rules/{BOOK}/7.3.1/?text=original#p1"' in both
    assert "“xyz” is no text" in unescape(page(f"/rules/{BOOK}/7.3/", text="xyz"))


def test_the_original_stands_in_where_we_have_nothing(made, page):
    html = page(f"/rules/{BOOK}/7.4/")
    assert "Control as the older book has it" in html
    assert 'class="sym-lost"' in html
    assert 'aria-label="Which text"' not in html  # there is nothing to choose


def test_without_any_text_the_page_says_so(made, page):
    html = page(f"/rules/{BOOK}/9.2/")
    assert "We have no text of this section yet, and the original is not imported." in html
    assert "on page 78" in html


def test_a_paragraph_behind_an_unknown_item_comes_last(made, page):
    passage(made, BOOK, "7.3", "Behind nothing.", anchor="p9", after="7.3.77")
    LibraryVersion.bump()
    html = page(f"/rules/{BOOK}/7.3/")
    assert html.index("Behind nothing.") > html.index("Hyphens")


def test_rulings_that_cite_a_section(made, page):
    html = between(page(f"/rules/{BOOK}/7.3/"), "Rulings that cite this", "</section>")
    assert f'href="/rulings/{made.ruling.slug}/"' in html
    assert 'href="/cards/fox-pass/"' in html


def test_overruled_texts_say_so_on_both_pages(made, page):
    assert "reversed</span> by" in between(page(f"/rules/{BOOK}/7.4/"), '<p class="overruled">', "</p>")
    assert "Who controls it?" in between(page(f"/rules/{FAQ}/1.1/"), "Earlier rulings that this replaces", "</section>")


def test_card_changes_of_a_section(made, page):
    html = page(f"/rules/{BOOK}/9.2/")
    erratum = made.fox.errata.get()
    assert f'href="/cards/fox-pass/#erratum-{erratum.slug}"' in html


def test_the_glossary(made, page):
    html = page("/glossary/")
    assert 'href="#letter-1">D</a>' in html
    assert "A word of a title." in html
    assert f'href="/rules/{BOOK}/10/#designator"' in html
    html = page("/glossary/designator/")
    assert "<h1>designator</h1>" in html
    assert ">Rulebook 2000 §10</a>" in html


def test_a_definition_of_the_original_stands_beside_ours(made, page):
    passage(
        made, BOOK, "10", "Theirs.", kind="definition", heading="designator", term=made.term, origin=Origin.ORIGINAL
    )
    LibraryVersion.bump()
    html = page("/glossary/designator/")
    assert html.count('class="definition"') == 1
    assert "Theirs." in between(html, '<details class="original">', "</details>")
    Passage.objects.filter(text="A word of a title.").delete()
    LibraryVersion.bump()
    html = page("/glossary/designator/")
    assert "Theirs." in html
    assert '<details class="original">' not in html


def test_terms_are_forgiving_about_spelling(made, client):
    assert client.get("/glossary/Designator/").headers["Location"] == "/glossary/designator/"
    assert client.get("/glossary/nothing/").status_code == 404


def test_the_glossary_of_another_game(made, page):
    from rules.models import Game, GlossaryTerm

    ufs = Game.objects.get(slug="ufs")
    GlossaryTerm.objects.create(game=ufs, term="designator", slug="designator")
    GlossaryTerm.objects.create(game=ufs, term="commit", slug="commit")
    LibraryVersion.bump()
    assert "commit" in page("/glossary/", game="ufs")
    assert "commit" not in between(page("/glossary/"), '<dl class="terms">', "</dl>")
    assert "Universal Fighting System" in page("/glossary/designator/")


def test_the_list_of_rulings_and_its_filters(made, page):
    assert "2 rulings" in page("/rulings/")
    assert "1 ruling on" in page("/rulings/", card="fox pass")
    assert "Who controls it?" in page("/rulings/", status="reversed")
    assert "Who controls it?" not in page("/rulings/", document=FAQ)
    html = unescape(page("/rulings/", card="zzzzzz", status="maybe", document="none"))
    assert "There is no card “zzzzzz”" in html
    assert "“maybe” is no status of a ruling" in html
    assert "“none” is no document" in html
    assert "2 rulings" in html


def test_a_ruling(made, page):
    html = page(f"/rulings/{made.ruling.slug}/")
    assert "It needs no" in html
    assert f'href="/rules/{BOOK}/7.3/"' in html
    assert 'href="/cards/fox-pass/"' in html
    old = page(f"/rulings/{made.old_ruling.slug}/")
    assert 'class="status status-reversed">reversed</span> by' in old
    assert page("/rulings/no-such-ruling/", 404)


def test_sections_whose_parent_is_missing_are_chapters(made, page):
    Section.objects.create(document=made.faq, number="9.9", title="Stray", order=99)
    LibraryVersion.bump()
    assert "Stray" in page(f"/rules/{FAQ}/")
    assert "Stray" in page(f"/rules/{FAQ}/9.9/")
