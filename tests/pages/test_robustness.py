"""The pages as HTML: sound, without code or files from elsewhere, and what they say of errors.

What no address and no parameter may do is in test_hostile_values.
"""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.template.loader import render_to_string

from rules.pages import context, views
from tests.pages_library import BOOK, FAQ, make_library

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(settings, tmp_path):
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    return make_library()


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_pages_are_for_reading(made, client, method):
    for address in ("/", "/search/", "/cards/fox-pass/", f"/rules/{BOOK}/7.3/"):
        assert getattr(client, method)(address).status_code == 405


def test_the_page_for_a_wrong_address_offers_the_search(made, client):
    response = client.get("/nothing/here/")
    assert response.status_code == 404
    html = response.content.decode()
    assert 'role="search"' in html
    assert "Page not found" in html


def test_our_own_errors_have_a_page(made, client, monkeypatch):
    def broken(parameters):
        raise RuntimeError("broken")

    monkeypatch.setattr(views.results, "results_page", broken)
    client.raise_request_exception = False
    response = client.get("/search/?q=fox")
    assert response.status_code == 500
    html = response.content.decode()
    assert "Something went wrong" in html
    assert 'role="search"' in html


@pytest.mark.parametrize("name", ["400", "403", "404", "500"])
def test_error_pages_need_neither_request_nor_database(name, django_assert_num_queries):
    with django_assert_num_queries(0):
        html = render_to_string(f"{name}.html")
    assert 'role="search"' in html
    assert html.count("<h1") == 1


def test_without_the_api_the_pages_still_work(made, client, monkeypatch):
    monkeypatch.setattr(context, "api_url", lambda name, *args: "")
    html = client.get("/about/").content.decode()
    assert "/api/v1" not in html


def pages_of(client):
    addresses = [
        "/",
        "/about/",
        "/cards/",
        "/cards/fox-pass/?printing=L/S",
        "/cards/ting-ting/",
        "/sets/",
        "/sets/L/S/",
    ]
    addresses += ["/rules/", f"/rules/{BOOK}/", f"/rules/{BOOK}/7.3/?text=both", "/glossary/", "/glossary/designator/"]
    addresses += [f"/rules/{BOOK}/10/", f"/rules/{FAQ}/1.1/", "/editions/", "/editions/?changed=zman-2001"]
    addresses += [
        "/glossary/unique/",
        "/rulings/",
        "/designators/",
        "/designators/Cop/",
        "/designators/compare/?a=Hero&b=Heroic",
    ]
    addresses += ["/search/?q=auction", "/nothing/"]
    return {address: client.get(address).content.decode() for address in addresses}


def test_pages_need_nothing_from_elsewhere_and_no_inline_code(made, client):
    """The security policy of the site allows neither: see CONTENT_SECURITY_POLICY."""
    for address, html in pages_of(client).items():
        assert not re.search(r"<script(?![^>]*\ssrc=)", html), address
        assert not re.search(r"\sstyle=|\son[a-z]+=\"|<style", html), address
        loaded = re.sub(r'<link rel="(?:canonical|alternate)"[^>]*>', "", html)
        assert not re.search(r"(?:src|href)=\"(?:https?:)?//", loaded), address


def test_pages_are_sound(made, client):
    """Every id is there once, labels name fields, images and landmarks have names, headings begin with one h1."""
    for address, html in pages_of(client).items():
        ids = re.findall(r'\sid="([^"]*)"', html)
        assert len(ids) == len(set(ids)), address
        assert html.count("<h1") == 1, address
        assert html.count("<main") == 1, address
        assert '<html lang="en">' in html
        assert '<a class="skip" href="#main">' in html
        for target in re.findall(r'<label[^>]*\sfor="([^"]*)"', html):
            assert target in ids, (address, target)
        for reference in re.findall(r'aria-(?:labelledby|describedby)="([^"]*)"', html):
            assert reference in ids, (address, reference)
        fields = re.findall(r"<(?:input|select)\b[^>]*>", html)
        named = set(re.findall(r'<label[^>]*\sfor="([^"]*)"', html))
        for field in fields:
            identity = re.search(r'\sid="([^"]*)"', field)
            assert 'type="hidden"' in field or (identity and identity[1] in named), (address, field)
        for nav in re.findall(r"<nav\b[^>]*>", html):
            assert "aria-label" in nav, (address, nav)


def test_links_within_pages_lead_somewhere(made, client):
    pages = pages_of(client)
    for address, html in pages.items():
        ids = set(re.findall(r'\sid="([^"]*)"', html))
        for fragment in re.findall(r'href="#([^"]*)"', html):
            assert fragment in ids, (address, fragment)


def test_the_static_files_name_no_other_host():
    folder = Path(settings.BASE_DIR) / "rules" / "pages" / "static" / "pages"
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".png"]
    assert len(files) > 15
    for file in files:
        text = file.read_text().replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "//" not in re.sub(r"/\*(?s:.*?)\*/|^\s*//.*$|\s// .*$", "", text, flags=re.MULTILINE), file.name


def test_every_symbol_has_its_drawing():
    from rules.engine.shadowfist.model.symbols import Symbol

    folder = Path(settings.BASE_DIR) / "rules" / "pages" / "static" / "pages"
    styles = (folder / "texts.css").read_text()
    for symbol in Symbol:
        assert f'.sym-{symbol.value} {{ background-image: url("symbols/{symbol.value}.svg"); }}' in styles
        assert (folder / "symbols" / f"{symbol.value}.svg").exists()
