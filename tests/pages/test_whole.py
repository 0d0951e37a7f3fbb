"""A whole document on one page."""

import re

import pytest

from tests.pages_library import BOOK, FAQ, make_library

pytestmark = pytest.mark.django_db


@pytest.fixture
def html(client):
    make_library()
    return client.get(f"/rules/{BOOK}/print/").content.decode()


def test_every_section_stands_there_once_in_order(html):
    ids = [each for each in re.findall(r' id="([^"]+)"', html) if re.fullmatch(r"\d[\w.]*", each)]
    assert ids == ["5", "5.5", "5.5.1", "7", "7.3", "7.3.1", "7.3.2", "7.3.2.a", "7.4", "9", "9.2", "10"]
    texts = ["An auction begins", "A <em>designator</em> is", "Plurals match.", "Hyphens split", "is this exact"]
    places = [html.index(text) for text in texts]
    assert places == sorted(places)
    assert "two" in html[html.index('id="7.4"') :]  # the original's, where we have no text
    assert "The older words on plurals." not in html


def test_its_texts_hold_no_links(html):
    whole = html[html.index('class="prose whole"') : html.index("</main>")]
    assert "<a " not in whole
    assert "§7.3.2.a" in whole


def test_the_document_leads_to_it(client, html):
    assert f'href="/rules/{BOOK}/print/"' in client.get(f"/rules/{BOOK}/").content.decode()
    assert client.get("/rules/nothing/print/").status_code == 404
    assert client.get(f"/rules/{FAQ}/print/").status_code == 200
