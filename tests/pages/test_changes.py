"""What changed, and what feed readers, robots, browsers and previews are told of the site."""

import re
from xml.etree import ElementTree

import pytest

from rules.models import LibraryVersion, Ruling
from tests.pages_library import BOOK, make_card, make_library
from tests.stored_once import stored_once

pytestmark = pytest.mark.django_db
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
@stored_once
def made():
    made = make_library()
    make_card(made.game, "Zeppelin", "State")
    made.ruling.answer = "It needs none."
    made.ruling.save()
    LibraryVersion.bump()
    return made


def section_of(html, version):
    return re.search(rf'<section class="version" id="version-{version}">(?s:.*?)</section>', html)[0]


def test_a_version_lists_what_is_new_or_changed_in_it(made, client):
    html = client.get("/changes/").content.decode()
    now = LibraryVersion.current().version
    latest, first = section_of(html, now), section_of(html, now - 1)
    assert "1 card, 1 ruling" in latest
    assert '<a href="/cards/zeppelin/">Zeppelin</a>' in latest
    assert f'href="/rulings/{made.ruling.slug}/"' in latest
    assert "3 cards, 1 erratum, 1 ruling" in first  # of the two rulings one has changed since
    assert html.index(latest) < html.index(first)


def test_what_is_gone_is_said(made, client):
    gone = made.old_ruling.slug
    Ruling.objects.filter(slug=gone).delete()
    version = LibraryVersion.bump()
    html = section_of(client.get("/changes/").content.decode(), version)
    assert f'{gone} <span class="status">gone</span>' in html


def test_the_feed_has_an_entry_for_each_version(made, client):
    response = client.get("/changes/feed/")
    assert response["Content-Type"].startswith("application/atom+xml")
    feed = ElementTree.fromstring(response.content)
    entries = feed.findall(f"{ATOM}entry")
    assert len(entries) >= 2
    assert "1 card, 1 ruling" in entries[0].find(f"{ATOM}title").text
    assert "Zeppelin" in entries[0].find(f"{ATOM}summary").text
    ids = [entry.find(f"{ATOM}id").text for entry in entries]
    assert len(set(ids)) == len(ids)
    assert feed.find(f"{ATOM}author/{ATOM}name").text == "Cards & Rules"
    assert "<p>Cards (1): Zeppelin</p><p>" in entries[0].find(f"{ATOM}summary").text
    elsewhere = ElementTree.fromstring(client.get("/changes/feed/", HTTP_HOST="localhost").content)
    assert [each.text for each in elsewhere.iter(f"{ATOM}id")] == [each.text for each in feed.iter(f"{ATOM}id")]
    for address in (each.get("href") for each in feed.iter(f"{ATOM}link")):
        assert client.get(address.removeprefix("http://testserver")).status_code == 200


def test_every_address_of_the_sitemap_leads_to_a_page_that_calls_itself_so(made, client):
    tree = ElementTree.fromstring(client.get("/sitemap.xml").content)
    addresses = [each.text for each in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(addresses) == len(set(addresses)) > 30
    assert f"http://testserver/rules/{BOOK}/7.3.2.a/" in addresses
    for page in ("about", "changes", "decks", "offline", "api/v1/docs", "api/v1/guide"):
        assert any(each.startswith(f"http://testserver/{page}") for each in addresses), page
    dated = [each[0].text for each in tree if len(each) == 2]
    assert f"http://testserver/rules/{BOOK}/7.3.2.a/" in dated
    assert {"cards", "rules", "rulings", "glossary", "sets"} <= {each.split("/")[3] for each in dated}
    for address in addresses:
        response = client.get(address.removeprefix("http://testserver"))
        assert response.status_code == 200, address
        canonical = re.search(r'<link rel="canonical" href="([^"]*)">', response.content.decode())[1]
        assert canonical == address
    robots = client.get("/robots.txt").content.decode()
    assert "Sitemap: http://testserver/sitemap.xml" in robots
    assert "/search/" not in robots, "which says itself that it is not to be listed"
    assert 'name="robots" content="noindex"' in client.get("/search/?q=fox").content.decode()


def test_every_page_that_is_listed_says_what_it_is(made, client):
    tree = ElementTree.fromstring(client.get("/sitemap.xml").content)
    for each in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc"):
        html = client.get(each.text.removeprefix("http://testserver")).content.decode()
        (told,) = re.findall(r'<meta name="description" content="([^"]*)">', html) or [""]
        assert len(told) > 3, each.text


def test_a_page_has_one_address_however_it_is_shown(made, client):
    def canonical(address):
        return re.search(r'<link rel="canonical" href="([^"]*)">', client.get(address).content.decode())[1]

    assert canonical("/cards/?view=grid&order=cost") == "http://testserver/cards/"
    assert canonical("/cards/?q=fox&view=grid") == "http://testserver/cards/?q=fox"
    assert canonical("/cards/fox-pass/?printing=L/S") == "http://testserver/cards/fox-pass/"


def test_kept_pages_name_the_site_as_it_is_asked(made, client, settings):
    settings.ALLOWED_HOSTS = ["testserver", "cards.example"]
    client.get("/cards/fox-pass/")
    html = client.get("/cards/fox-pass/", headers={"host": "cards.example"}).content.decode()
    assert '<link rel="canonical" href="http://cards.example/cards/fox-pass/">' in html
    assert "testserver" not in html


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/", "Cards &amp; Rules: Shadowfist and UFS"),
        ("/cards/fox-pass/", "Fox Pass"),
        (f"/rules/{BOOK}/7.3/", "7.3 Designators"),
        ("/glossary/unique/", "Unique"),
    ],
)
def test_a_link_has_a_preview_elsewhere(made, client, address, title):
    html = client.get(address).content.decode()
    told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', html))
    assert told["title"] == title
    assert told["url"] == f"http://testserver{address}"
    assert told["description"]
    assert told["image"].startswith("http://testserver/static/")


def test_browsers_learn_how_to_search(made, client):
    told = ElementTree.fromstring(client.get("/opensearch.xml").content)
    templates = [each.get("template") for each in told.iter("{http://a9.com/-/spec/opensearch/1.1/}Url")]
    for template, kind in zip(templates, ("text/html", "application/x-suggestions+json"), strict=True):
        asked = template.replace("{searchTerms}", "fox").removeprefix("http://testserver")
        assert client.get(asked)["Content-Type"].startswith(kind)


def test_a_name_that_is_not_the_sites_is_refused_with_a_page(made, client):
    response = client.get("/cards/", headers={"host": "evil.example"})
    assert response.status_code == 400
    assert b"evil.example" not in response.content
