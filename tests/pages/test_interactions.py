"""Interactions of the corpus on the pages of what they are about."""

import pytest

from rules.models import Card, Ruling, Scenario

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def page(client, address):
    response = client.get(address)
    assert response.status_code == 200
    return response.content.decode()


def row(**wanted):
    return Scenario.objects.filter(**wanted).select_related("section__document").first()


def test_a_section_shows_those_that_it_describes_first(client):
    one = row(file="rulebook-4.3")
    text = page(client, one.section.get_absolute_url())
    assert f'href="{one.get_absolute_url()}"' in text
    assert one.title in text.replace("&#x27;", "'")


def test_a_section_shows_those_that_cite_it(client):
    one = next(row for row in Scenario.objects.all() if row.sections.exclude(pk=row.section_id).exists())
    cited = one.sections.exclude(pk=one.section_id).select_related("document").first()
    assert f'href="{one.get_absolute_url()}"' in page(client, cited.get_absolute_url())
    links = client.get(f"/api/v1/sections/{cited.document.slug}/{cited.number}").json()["interactions"]
    link = next(each for each in links if each["name"] == one.name)
    assert link["title"] == one.title
    assert client.get(link["url"]).json()["name"] == one.name


def test_very_many_are_folded(client):
    card = Card.objects.get(title="Final Brawl")
    text = page(client, card.get_absolute_url())
    assert card.scenarios.count() > 20
    about, _, rest = text.partition("in which it takes part</summary>")
    assert int(about.rpartition(">")[2].split()[0]) == rest.count('<li><a href="/check/') > 8
    shown = about[about.index('id="interactions"') :]
    assert 0 < shown.count("/check/") <= 8
    assert shown.count("Final Brawl") >= shown.count("/check/"), "each is about the card, and says so"
    assert all(each.get_absolute_url() in text for each in card.scenarios.all())


def test_a_ruling_shows_its_own(client):
    ruling = Ruling.objects.filter(section__scenarios__isnull=False).first()
    text = page(client, ruling.get_absolute_url())
    assert all(each.get_absolute_url() in text for each in ruling.section.scenarios.all())
    none = Ruling.objects.filter(section__scenarios__isnull=True).first()
    assert "/check/" not in page(client, none.get_absolute_url()).partition("<main")[2]


def test_the_link_leads_to_the_checker(client):
    one = row(file="rulebook-4.3")
    assert one.title in page(client, one.get_absolute_url()).replace("&#x27;", "'")
