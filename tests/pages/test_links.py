"""Every link on the pages of the bundled library leads to a page, and every anchor to a place on it."""

import re
from html import unescape
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from django.test import Client
from django.urls import Resolver404, resolve, reverse

from rules.models import Card, Document, GlossaryTerm, Origin, Passage, Ruling, Section
from rules.pages.terms.reviewed import CAPITALISED, FORMS, NOT_BEFORE, UNEXPLAINED

pytestmark = [pytest.mark.django_db, pytest.mark.exhaustive]

LINK = re.compile(r'<a\b[^>]*?\shref="([^"]*)"([^>]*)>')
ID = re.compile(r'\sid="([^"]+)"')
EXPLAINED = re.compile(r'data-in="([^"]*)"')
FIXED = ["/", "/about/", "/cards/", "/sets/", "/rules/", "/glossary/", "/glossary/?game=ufs", "/rulings/", "/editions/"]


class Site:
    """The pages that were fetched: their ids, their links, and the terms that they explain on demand."""

    def __init__(self):
        self.client = Client()
        self.ids, self.links, self.explained, self.repeated = {}, {}, set(), []
        models = (Section.objects.select_related("document"), Document.objects.all(), GlossaryTerm.objects.all())
        models += (Ruling.objects.all(), Card.objects.all())
        for address in [*FIXED, *(row.get_absolute_url() for rows in models for row in rows)]:
            self.fetch(address)

    def fetch(self, address):
        response = self.client.get(address)
        assert response.status_code == 200, address
        html = response.content.decode()
        found = ID.findall(html)
        self.ids[urlsplit(address).path] = self.ids.get(urlsplit(address).path, set()).union(found)
        self.repeated += [(address, one) for one in set(found) if found.count(one) > 1]
        links = LINK.findall(html)
        self.links[address] = {urljoin(address, unescape(href)) for href, _ in links}
        self.explained |= {(href, match[1]) for href, rest in links if (match := EXPLAINED.search(rest))}


@pytest.fixture(scope="module")
def site(library, django_db_blocker):
    with django_db_blocker.unblock():
        return Site()


def test_every_link_leads_to_a_page_and_every_anchor_to_a_place(site):
    documents = Document.objects.values_list("slug", flat=True)
    # A page that is drawn, and each document once more in one piece: both have tests of their own.
    elsewhere = {reverse("card-random"), *(reverse("document-whole", args=[slug]) for slug in documents)}
    broken = []
    for address, links in site.links.items():
        for link in links:
            parts = urlsplit(link)
            path = unquote(parts.path)
            if path in elsewhere:
                continue
            if parts.scheme or parts.netloc:
                broken.append((address, link, "leaves the site"))
            elif path in site.ids:
                if parts.fragment and unquote(parts.fragment) not in site.ids[path]:
                    broken.append((address, link, "no such place"))
            elif path.startswith(("/rules/", "/cards/", "/glossary/", "/rulings/")):
                broken.append((address, link, "no such page"))
            else:
                try:
                    resolve(path)
                except Resolver404:
                    broken.append((address, link, "no such address"))
    assert broken == []
    assert sum(map(len, site.links.values())) > 30_000


def test_no_id_is_there_twice(site):
    assert site.repeated == []


def test_every_term_that_is_explained_has_an_explanation(site):
    assert len(site.explained) > 300
    for href, document in sorted(site.explained):
        address = f"{urlsplit(href).path}in/{document}/"
        assert site.client.get(address).status_code == 200, address


def test_every_paragraph_has_its_permalink(site):
    rows = Passage.objects.filter(origin=Origin.OURS).select_related("section__document")
    for passage in rows:
        page = passage.section.get_absolute_url()
        assert passage.anchor in site.ids[page], (page, passage.anchor)
        assert f"{page}#{passage.anchor}" in site.links[page], (page, passage.anchor)


def test_the_reviewed_list_of_terms_names_terms(library):
    slugs = set(GlossaryTerm.objects.values_list("slug", flat=True))
    ours_in_the_singular = {"cancels", "any-time-effects", "foundation-characters"}  # terms of the originals only
    named = {*FORMS, *NOT_BEFORE, *CAPITALISED, *(slug for game in UNEXPLAINED.values() for slug in game)}
    assert named - ours_in_the_singular - slugs == set()
