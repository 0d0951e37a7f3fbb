"""The pages of cards and sets."""

import re
from html import unescape

import pytest

from rules.models import Card, CardSet, Game, LibraryVersion, Printing
from tests.pages_library import make_card, make_library, make_printing

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


def between(html, start, end):
    return html.split(start, 1)[1].split(end, 1)[0]


def test_the_current_wording_stands_first(made, page):
    panel = between(page("/cards/fox-pass/"), '<article class="drawn ', "</article>")
    assert '<h1 class="drawn-title">Fox Pass</h1>' in panel
    assert ">Unique<" in panel
    assert "Limited" not in panel
    assert "<dt>Body</dt><dd>5</dd>" in panel
    assert "<dt>Cost</dt>" not in panel  # none printed is not 0


def test_why_it_is_current_is_cited(made, page):
    assert 'href="/rules/shadowfist-rulebook-2000/9.2/"' in between(
        page("/cards/fox-pass/"), 'class="why"', "</details>"
    )


def test_an_old_copy_is_played_with_the_new_wording(made, page):
    html = page("/cards/fox-pass/", printing="L/S")
    answer = between(html, 'class="answer"', "</section>")
    assert "with a different wording from the one printed on it" in answer
    assert "errata numeral 2" in answer
    assert '<del><b class="keyword">Limited</b></del> <ins><b class="keyword">Unique</b></ins>' in answer
    assert '<option value="L/S" selected>' in html


def test_a_card_with_one_wording_shows_it_once_and_asks_nothing(made, page):
    html = page("/cards/maverick-cop/")
    assert 'id="copy"' not in html
    assert "The wording above is the only one." in html
    text = between(html, '<article class="drawn ', "</article>").split('drawn-text">')[1].split("</div>")[0]
    assert text not in between(html, 'class="timeline"', "</ol>")
    assert 'class="answer"' in page("/cards/maverick-cop/", printing="L/S"), "who asks is answered"
    assert 'id="copy"' in page("/cards/fox-pass/")


def test_a_copy_on_a_day_before_the_change(made, page):
    answer = between(page("/cards/fox-pass/", printing="L/S", date="1996-01-01"), 'class="answer"', "</section>")
    assert "is played as it is printed" in answer
    assert "on 1 January 1996" in answer
    assert "Unique" not in answer


def test_a_copy_that_says_what_is_in_force_by_another_printing(made, page):
    answer = between(page("/cards/fox-pass/", printing="L/S"), 'class="answer"', "</section>")
    assert "is played with a different wording" in answer
    card = Card.objects.get(slug="fox-pass")
    newer = card.printings.exclude(errata_number=None).last()
    card.printings.filter(card_set__code="L/S").update(text=newer.text, errata_number=None)
    LibraryVersion.bump()
    answer = between(page("/cards/fox-pass/", printing="L/S"), 'class="answer"', "</section>")
    assert "says what is in force" in answer
    assert "as it is printed" not in answer


def test_a_day_without_a_copy(made, page):
    answer = between(page("/cards/fox-pass/", date="1999"), 'class="answer"', "</section>")
    assert "The wording in force on 31 December 1999" in answer
    assert "Limited" in answer


def test_what_is_no_printing_or_date_is_said_and_ignored(made, page):
    html = unescape(page("/cards/fox-pass/", printing="Nw9", date="soon"))
    assert "no printing 'Nw9'; it is in L/S, YotD, 10kB" in html
    assert "“soon” is no date such as 2000-07-15" in html
    assert 'class="answer"' not in html


def test_two_printings_of_one_set_are_told_apart(made, page):
    Printing.objects.create(
        card=made.cop, card_set=made.sets["L/S"], number=2, title="Maverick Cop", type="Character", text="Guts."
    )
    html = page("/cards/maverick-cop/", printing="L/S:2")
    assert '<option value="L/S:2" selected>' in html
    assert "Guts" in between(html, 'class="answer"', "</section>")


def test_the_timeline_shows_each_change_once(made, page):
    history = between(page("/cards/fox-pass/"), '<ol class="timeline">', "</ol>\n</section>")
    steps = history.split('<li id="')[1:]
    assert len(steps) == 2  # the erratum is a note on the printing that has it, the reprint joins it
    assert "Limited / Standard" in steps[0]
    assert "<del>" not in steps[0]
    assert "Unique replaces Limited." in steps[1]
    assert f'id="erratum-{made.fox.errata.get().slug}"' in steps[1]
    assert "<del>" in steps[1]
    assert "Same wording in" in steps[1]
    assert "10,000 Bullets" in steps[1]
    assert "in force now" in steps[1]


def test_a_planned_erratum_is_a_step_with_its_status(made, page):
    made.ting.errata.create(
        slug="faq-ting-ting-1",
        document=made.faq,
        section=made.sections["shadowfist-faq-2001", "1.1"],
        date=made.faq.date,
        status="planned",
        change="It gains Guts.",
        text="Guts.",
    )
    LibraryVersion.bump()
    history = between(page("/cards/ting-ting/"), '<ol class="timeline">', "</ol>\n</section>")
    assert '<span class="status status-now">in force now, though not printed yet</span>' in history
    assert history.count('class="status ') == 1, "no badge beside it says otherwise"
    assert 'href="/rules/shadowfist-faq-2001/1.1/"' in history
    assert history.index("Limited / Standard") < history.index("not printed yet")


def test_an_erratum_of_an_imported_file_has_no_source_and_is_shown(made, page):
    made.ting.errata.create(
        slug="shadowfist-ting-ting-1",
        status="printed",
        change="The file says so.",
        original_text="Theirs.",
        imported=True,
    )
    LibraryVersion.bump()
    html = page("/cards/ting-ting/")
    assert "Community card file" in html
    assert "The file says so." in html
    assert "Theirs." in html


def test_the_original_stands_beside_ours(made, page):
    html = page("/cards/fox-pass/")
    original = between(html, '<details class="original">', "</details>")
    assert "Original wording" in original
    assert "An older sentence." in original


def test_a_card_with_an_imported_text_only(made, page):
    card = make_card(made.game, "Stray", "Event")
    make_printing(card, made.sets["L/S"], None, original="Use [M] and <Cop>.")
    html = page("/cards/stray/")
    assert 'class="sym sym-magic"' in html
    assert "Imported wording." in html


def test_comments_are_escaped(made, page):
    html = page("/cards/fox-pass/")
    assert "Ask &lt;b&gt;first&lt;/b&gt;." in html


def test_symbols_and_designators_of_the_text(made, page):
    panel = between(page("/cards/ting-ting/"), '<article class="drawn ', "</article>")
    assert '<a class="designator" href="/designators/Cop/">Cop</a>' in panel
    assert panel.count('class="sym sym-dragons"') == 3  # two provided, one in the text
    assert '<span class="sym-name">[Dragons]</span>' in panel
    assert '<a class="keyword" href="/glossary/unique/" data-in="shadowfist-rulebook-2000">Unique</a>' in panel


def test_designators_link_to_their_cards(made, page):
    aside = between(page("/cards/maverick-cop/"), '<aside class="side"', "</aside>")
    for word in ("Maverick", "Cop", "Gun", "Toting", "Hero"):
        assert f'href="/designators/{word}/">{word}</a>' in aside
    assert "?ruleset=daedalus-1995" in aside


def test_aliases_and_the_deck_limit(made, page):
    aside = between(page("/cards/fox-pass/"), '<aside class="side"', "</aside>")
    assert "Foxpass" in aside
    assert "At most 5 copies" in aside
    Card.objects.filter(pk=made.fox.pk).update(unlimited=True)
    LibraryVersion.bump()
    assert "Any number of copies" in page("/cards/fox-pass/")


def test_rulings_on_the_card(made, page):
    rulings = between(page("/cards/fox-pass/"), 'id="rulings-title"', "</section>")
    assert f'href="/rulings/{made.ruling.slug}/"' in rulings
    assert '<a class="card-name" href="/cards/ting-ting/"><strong>Ting Ting</strong></a>' in rulings
    assert ">FAQ 2001 §1.1</a>" in rulings


def test_a_title_or_alias_leads_to_the_card(made, client):
    for name in ("Fox Pass", "foxpass", "FOX-PASS"):
        assert client.get(f"/cards/{name}/").headers["Location"] == "/cards/fox-pass/"
    assert client.get("/cards/no-such-card/").status_code == 404


def test_a_card_without_printings(made, page):
    make_card(made.game, "Rumour", "Edge", text="Unique.")
    html = page("/cards/rumour/")
    assert '<h1 class="drawn-title">Rumour</h1>' in html
    assert "Which wording" not in html


def test_the_list_takes_the_query_language(made, page):
    html = page("/cards/", q="d:cop t:character")
    assert '<p class="meta total">1 card ·' in html
    assert 'href="/cards/maverick-cop/"' in html
    assert 'href="/cards/fox-pass/"' not in html
    assert "3 cards" in page("/cards/")


def test_the_list_says_what_it_could_not_use(made, page):
    html = unescape(page("/cards/", q="wings:2 cop"))
    assert "wings: is no field" in html
    assert 'href="/cards/maverick-cop/"' in html
    html = unescape(page("/cards/", q="wings:2"))
    assert "wings: is no field" in html
    assert "No card fits." in html


def test_the_list_has_pages(made, page):
    for number in range(70):
        make_card(made.game, f"Pawn {number:02}", "Character")
    LibraryVersion.bump()
    html = page("/cards/")
    assert 'aria-label="Pages"' in html
    assert "Pawn 69" not in html
    assert "Pawn 69" in page("/cards/", page="2")
    assert "There is no page 99: the pages are 1 to 2." in page("/cards/", page="99")
    assert "There is no page -1" in page("/cards/", page="-1")


def test_sets_by_code_with_a_slash(made, page, client):
    assert 'href="/sets/L/S/"' in page("/sets/")
    html = page("/sets/L/S/")
    assert "<h1>Limited / Standard</h1>" in html
    assert "3 cards in the library" in html
    assert client.get("/sets/l/s/").headers["Location"] == "/sets/L/S/"
    assert client.get("/sets/nothing/").status_code == 404


def test_of_two_sets_with_one_code_the_first_game_counts(made, page):
    CardSet.objects.create(game=Game.objects.get(slug="ufs"), code="YotD", name="Another")
    assert "<h1>Year of the Dragon</h1>" in page("/sets/YotD/")


def test_the_cards_of_a_designator_under_each_edition(made, page):
    html = page("/designators/Cops/")
    assert 'href="/cards/maverick-cop/"' in html
    assert "Daedalus 1995" in html
    both = page("/designators/Gun%20Hero/")
    assert "all of these designators" in both
    assert 'href="/cards/maverick-cop/"' in both
    assert "can be a designator" in page("/designators/the/", 404)


def test_the_page_of_designators_leads_to_one(made, client, page):
    assert client.get("/designators/?word=Cop").headers["Location"] == "/designators/Cop/"
    html = page("/designators/")
    assert 'href="/designators/Hero/?ruleset=zman-2001"' in html


def test_of_very_many_designators_the_page_lists_the_commonest(made, page, monkeypatch):
    assert "that most cards have" not in page("/designators/")
    monkeypatch.setattr("rules.pages.presenters.designators.MOST", 1)
    html = page("/designators/", ruleset="modern")
    assert "These are the 1 that most cards have, of " in html
    assert len(re.findall(r'href="/designators/[^"/]+/\?ruleset=modern"', html)) == 1


def test_comparing_two_words(made, page):
    old = page("/designators/compare/", a="Hero", b="Heroic", ruleset="daedalus-1995")
    assert "Yes: <b>Hero</b>" in old
    new = page("/designators/compare/", a="Hero", b="Heroic")
    assert new.count("Hero and Heroic are different designators") == 1
    assert '<p class="verdict">No</p>' in new
    html = unescape(page("/designators/compare/", a="Hero", b="Heroic", ruleset="1066"))
    assert "“1066” is no edition of the rules" in html
