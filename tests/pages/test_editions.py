"""The editions side by side, and what a section's page says of other editions, rulings and cards."""

import re
from html import unescape

import pytest

from rules.engine.shadowfist.editions.differences import DIFFERENCES
from rules.engine.shadowfist.editions.rulesets import RULESETS
from rules.models import LibraryVersion, Ruling, Topic
from tests.pages_library import BOOK, FAQ, make_library, passage

pytestmark = pytest.mark.django_db


@pytest.fixture
def made():
    return make_library()


@pytest.fixture
def page(client):
    def page(address, **parameters):
        response = client.get(address, parameters)
        assert response.status_code == 200
        return response.content.decode()

    return page


def between(html, start, end):
    return html.split(start, 1)[1].split(end, 1)[0]


def row_of(html, key):
    """The cells of a row: class and text of each."""
    cells = re.findall(r'<td role="cell" class="(\w+)">(.*?)</td>', between(html, f'id="{key}"', "</tr>"), re.DOTALL)
    return [(kind, " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())) for kind, text in cells]


def test_every_difference_has_a_row_with_a_cell_for_each_edition(made, page):
    html = page("/editions/")
    for key, difference in DIFFERENCES.items():
        assert len(row_of(html, key)) == len(RULESETS)
        assert unescape(between(html, f'id="{key}"><th scope="row" role="rowheader">', "</th>")) == difference.title


def test_cells_without_a_change_are_quiet(made, page):
    cells = row_of(page("/editions/"), "burn_for_power")
    assert [kind for kind, _ in cells] == ["first", "new", "same", "same"]
    assert "5 Power" in cells[0][1]
    assert "Changed:" in cells[1][1]  # for those who do not see the colours
    assert "As in Z-Man 2000." in cells[2][1]


def test_cells_link_to_the_sections_that_are_in_the_library(made, page):
    html = between(page("/editions/"), 'id="designator_adjectives"', "</tr>")
    assert f'<a href="/rules/{BOOK}/7.3/" title="Rulebook 2000 §7.3 7.3 Designators">§7.3</a>' in html
    assert "§9.1.d" in html
    assert "9.1.d/" not in html  # not in this library: named, not linked


def test_only_what_changed_in_an_edition(made, page):
    html = page("/editions/", changed="modern")
    assert 'id="keyword_lethal"' in html
    assert 'id="burn_for_power"' not in html
    assert "is no edition" in unescape(page("/editions/", changed="daedalus-1995"))


def test_differences_stand_under_their_topics_and_these_lead_to_the_concordance(made, page):
    html = page("/editions/")
    group = between(html, '<tbody role="rowgroup" id="differences-designators">', "</tbody>")
    assert '<a href="#topic-designators"' in group
    assert 'id="designator_adjectives"' in group
    topic = between(html, '<article class="topic" id="topic-designators">', "</article>")
    assert "Words matched more freely once." in topic
    assert f'href="/rules/{FAQ}/7.2.A/"' in topic
    assert '<a class="to-table" href="#differences-designators">' in topic


def test_without_a_library_the_table_is_still_there(client):
    html = client.get("/editions/").content.decode()
    assert 'id="burn_for_power"' in html
    assert "The concordance is not loaded yet." in html


def test_the_editions_are_in_the_navigation(made, page):
    assert '<a href="/editions/">Editions</a>' in page("/")
    assert '<a href="/editions/" aria-current="page">Editions</a>' in page("/editions/")


# --- on the page of a section --------------------------------------------------------------------------------------


def test_the_same_topic_in_other_editions(made, page):
    html = between(page(f"/rules/{BOOK}/7.3/"), "The same topic in other editions", "</section>")
    assert '<a href="/editions/#topic-designators">Designators</a>' in html
    assert f'<a href="/rules/{FAQ}/7.2.A/"' in html
    assert '<span class="here" aria-current="true">§7.3 Designators</span>' in html
    item = between(page(f"/rules/{BOOK}/7.3.2.a/"), "The same topic in other editions", "</section>")
    assert "§7.3 Designators" in item  # an item has the topics of its section
    assert "The same topic" not in page(f"/rules/{BOOK}/5.5/")


def test_several_topics_of_a_section(made, page):
    other = Topic.objects.create(slug="words", title="Words", order=1)
    other.sections.add(made.sections[BOOK, "7.3"])
    LibraryVersion.bump()
    assert "#topic-words" in page(f"/rules/{BOOK}/7.3/")


def test_texts_that_refer_to_a_section(made, page):
    html = between(page(f"/rules/{FAQ}/7.2.A/"), ">Cited by</h2>", "</section>")
    assert f'<a href="/rules/{BOOK}/7.3/#p1">§7.3 Designators</a>' in html
    assert ">Cited by</h2>" not in page(f"/rules/{BOOK}/7.3/")  # what stands on the page itself does not count
    item = between(page(f"/rules/{BOOK}/7.3.2.a/"), ">Cited by</h2>", "</section>")
    assert f'href="/rules/{BOOK}/7.3/#p1"' in item


def test_texts_that_refer_to_an_item_are_named_on_the_page_of_its_section(made, page):
    passage(
        made, FAQ, "1", "It is as in §shadowfist-rulebook-2000/7.3.2.a and §shadowfist-rulebook-2000/7.3.", anchor="p4"
    )
    LibraryVersion.bump()
    html = between(page(f"/rules/{BOOK}/7.3/"), ">Cited by</h2>", "</section>")
    assert html.count(f'href="/rules/{FAQ}/1/#p4"') == 1


def test_cards_that_use_what_a_section_defines(made, page):
    html = between(page(f"/rules/{BOOK}/10/"), "Cards that use this", "</section>")
    assert 'Unique <span class="count">2 cards</span>' in html
    assert 'href="/cards/ting-ting/"' in html


def test_the_replacing_section_says_what_it_replaced(made, page):
    html = page(f"/rules/{FAQ}/1.1/")
    line = between(html, '<p class="replaces">', "</p>")
    assert "Reverses" in line
    assert f'href="/rules/{BOOK}/7.4/"' in line
    Ruling.objects.filter(pk=made.old_ruling.pk).update(status="superseded")
    LibraryVersion.bump()
    assert "Replaces" in between(page(f"/rules/{FAQ}/1.1/"), '<p class="replaces">', "</p>")


def test_rulings_that_no_longer_hold_stand_apart(made, page):
    made.old_ruling.applies.add(made.sections[BOOK, "7.3"])
    LibraryVersion.bump()
    html = between(page(f"/rules/{BOOK}/7.3/"), "Rulings that cite this", "</section>")
    assert f'id="{made.ruling.slug}"' in html.split("<details")[0]
    assert f'id="{made.old_ruling.slug}"' in html.split("<details")[1]


def test_a_superseded_ruling_points_to_what_holds_instead(made, page):
    html = between(page("/rulings/", status="reversed"), f'id="{made.old_ruling.slug}"', "</article>")
    assert f'Reversed by <a href="/rules/{FAQ}/1.1/" title="1.1 Fox Pass">FAQ 2001 §1.1</a> Fox Pass' in html


def test_the_status_of_rulings_is_a_filter_with_counts(made, page):
    html = between(page("/rulings/", card="Fox Pass"), 'aria-label="Status"', "</nav>")
    assert 'Current <span class="count">1</span>' in html
    assert 'Reversed <span class="count">0</span>' in html
    assert 'href="?card=Fox+Pass&amp;status=current"' in html
    assert '<input type="hidden" name="status" value="current">' in page("/rulings/", status="current")


def test_the_contents_mark_the_place(made, page):
    contents = between(page(f"/rules/{BOOK}/7.3/"), '<ol class="beside">', "</ol>")
    assert re.findall(r'href="([^"]*)" aria-current="(\w+)"', contents) == [(f"/rules/{BOOK}/7.3/", "page")]
    assert "Control" in contents
    assert "Uniqueness" not in contents  # another chapter
    item = between(page(f"/rules/{BOOK}/7.3.2.a/"), '<ol class="beside">', "</ol>")
    assert re.findall(r'href="([^"]*)" aria-current="(\w+)"', item) == [(f"/rules/{BOOK}/7.3/", "true")]
