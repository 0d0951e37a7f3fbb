"""What the site tells devices that install it and keep it."""

import json
import re
from urllib.parse import urljoin

import pytest

from rules.models import LibraryVersion
from tests.pages_library import BOOK, make_library

pytestmark = pytest.mark.django_db


@pytest.fixture
def made():
    return make_library()


def test_the_site_can_be_installed(made, client):
    told = client.get("/manifest.webmanifest").json()
    assert told["display"] == "standalone"
    assert client.get(told["start_url"]).status_code == 200
    assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}
    for icon in told["icons"]:
        assert client.get(icon["src"]).status_code == 200
    assert '<link rel="manifest" href="/manifest.webmanifest">' in client.get("/").content.decode()


def settings_in(worker):
    """What the script of the service worker was told."""
    (told,) = re.findall(r'const settings = JSON.parse\((".*")\);', worker)
    return json.loads(json.loads(told))


def test_the_worker_is_another_one_for_each_version_of_the_data(made, client):
    first = client.get("/sw.js").content.decode()
    assert client.get("/sw.js").content.decode() == first
    LibraryVersion.bump()
    assert client.get("/sw.js").content.decode() != first
    settings = settings_in(first)
    for address in (settings["offline"], settings["pack"], *settings["shell"]):
        assert client.get(address).status_code == 200, address


def test_the_shell_holds_all_that_pages_load(made, client):
    html = client.get("/cards/fox-pass/").content.decode()
    loaded = set(re.findall(r'<(?:link rel="stylesheet"|script)[^>]*?(?:href|src)="([^"]*)"', html))
    assert loaded <= set(settings_in(client.get("/sw.js").content.decode())["shell"])


def test_the_shell_holds_what_its_style_sheets_draw(made, client):
    shell = settings_in(client.get("/sw.js").content.decode())["shell"]
    sheets = [address for address in shell if address.endswith(".css")]
    drawn = {
        urljoin(address, name)
        for address in sheets
        for name in re.findall(r'url\("([^"]*)"\)', b"".join(client.get(address).streaming_content).decode())
    }
    assert "/static/pages/symbols/dragons.svg" in drawn
    assert drawn <= set(shell)


def test_everything_has_its_page_and_no_link(made, client):
    pages = {page["url"]: page for page in client.get("/offline/pack.json").json()["pages"]}
    assert "Change its target" in pages["/cards/fox-pass/"]["html"]
    assert "Plurals match." in pages[f"/rules/{BOOK}/7.3/"]["html"]  # an item stands with its section
    assert pages["/glossary/unique/"]["kind"] == "Term"
    assert pages[made.old_ruling.get_absolute_url()]["kind"] == "Ruling, reversed"
    for address, page in pages.items():
        assert client.get(address).status_code == 200
        assert page["title"]
        assert "<script" not in page["html"]
    assert not any("<a " in page["html"] for page in pages.values() if page["kind"] != "Card")
