"""oEmbed: pages name it in their heads, and it answers with a quotation that holds no markup from elsewhere."""

from html.parser import HTMLParser

import pytest

from tests.api_schema import faults

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]
BOOK = "shadowfist-rulebook-2000"
PAGES = {"/cards/fox-pass/": "Fox Pass", f"/rules/{BOOK}/4.5.2/": "4.5.2 Damage Redirection"}
PAGES["/glossary/ability/"] = "ability"


class Reader(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.tags, self.links = [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag == "link" and ("type", "application/json+oembed") in attrs:
            self.links.append(dict(attrs)["href"])


def ask(client, status=200, **parameters):
    response = client.get("/api/v1/oembed", parameters)
    assert response.status_code == status, response.content
    answer = response.json()
    assert faults("get", "/api/v1/oembed", status, answer) == []
    return answer


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_it_and_it_tells_the_page(client, page):
    (link,) = Reader(client.get(page).content.decode()).links
    told = client.get(link).json()
    assert told["title"] == PAGES[page]
    assert told["html"].startswith(f'<blockquote class="cards-and-rules"><p><a href="http://testserver{page}">')
    assert told == ask(client, url=f"http://testserver{page}")
    assert set(Reader(told["html"]).tags) == {"blockquote", "p", "a"}


def test_it_is_no_wider_than_wanted(client):
    assert ask(client, url="/cards/fox-pass/", maxwidth=100)["width"] == 100
    assert ask(client, url="/cards/fox-pass/", maxwidth=9999)["width"] < 1000


@pytest.mark.parametrize(
    "url",
    [
        *("https://elsewhere.example/cards/fox-pass/", "http://testserver/cards/nobody/", "/cards/", "javascript:x"),
        *("http://testserver:99/cards/fox-pass/", "//elsewhere.example/cards/fox-pass/", "http://[/", "%", "x"),
    ],
)
def test_other_addresses_are_not_found(client, url):
    assert ask(client, 404, url=url)["code"] == "not_found"


def test_there_is_no_other_format(client):
    ask(client, 501, url="/cards/fox-pass/", format="xml")
    ask(client, 400, url="/cards/fox-pass/", format="yaml")


@pytest.mark.parametrize(
    "parameters", [{}, {"url": ""}, {"url": "/cards/fox-pass/", "format": ""}, {"url": "/", "maxwidth": "0"}]
)
def test_a_malformed_question_is_refused(client, parameters):
    ask(client, 400, **parameters)
