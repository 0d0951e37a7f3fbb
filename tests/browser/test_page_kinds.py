"""Every kind of page in a browser: at four widths, in the light and in the dark, on paper, and as axe-core judges it.

The list is tests/page_kinds.py, what counts as a fault tests/page_faults.py.
"""

import base64
import re
from pathlib import Path

import pytest

pytest.importorskip("selenium")

from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By

from tests.browser.chromium import chromium, complaints, emulate, emulate_paper, prefer, wait
from tests.page_faults import HEIGHTS, PAPER, WIDTHS, axe_faults, colour_faults, layout_faults, prepare_axe
from tests.page_kinds import ATTACK, BOOK, DATA, ERRORS, EXCHANGE, PAGES, routes

pytestmark = pytest.mark.django_db
TEMPLATES = Path(__file__).resolve().parent.parent.parent / "templates"
ORIGINAL = (
    "Whatever an older book may have said of this stands here, made up for the tests, with a *word* or two that "
    "matter and as many lines as a paragraph of it usually has."
)
PRINTED = (
    f"{BOOK}/4.5.2/",
    f"{BOOK}/7.3/?text=both",
    f"{BOOK}/7.3/",
    "/cards/fox-pass/",
    "/rules/shadowfist-faq-2001/7.3/",
    f"{BOOK}/print/",
    "/rulings/",
    "/sets/YotD/?view=checklist",
    "/cards/?view=grid",
    f"/check/{ATTACK}/?at=5",
)
# Positions of the checker, with all that has happened: two sheets at most.
POSITIONS = (f"/check/{ATTACK}/?at=5", "/check/ambush-damage-is-redirected/?at=4", f"/check/{EXCHANGE}/?at=14")


def test_every_address_has_an_entry():
    known = {*PAGES, *DATA}
    assert [route for route in routes() if route not in known] == [], "give these an entry in tests/page_kinds.py"
    assert [route for route in known if route not in routes()] == [], "these are no addresses of the site any more"


def test_every_page_of_an_error_has_an_entry():
    assert {template.name for template in TEMPLATES.glob("[0-9]*.html")} | {"busy.html"} == set(ERRORS)


@pytest.fixture(scope="module")
def site(own_library, django_db_blocker):
    """The address of a server that has the bundled library, with an original beside some of it."""
    from django.test import override_settings
    from pytest_django.live_server_helper import LiveServer

    with django_db_blocker.unblock(), override_settings(ROOT_URLCONF="tests.error_addresses"):
        make_original()
        server = LiveServer("localhost")
        yield server.url
        server.stop()


def make_original():
    """An original of a part of the rulebook, before anybody has read it: beside our text, and one paragraph longer."""
    from rules.models import Document, Origin, Passage

    document = Document.objects.get(slug=BOOK.rpartition("/")[2])
    document.original_digest = "0" * 64
    document.save()
    for section in document.sections.filter(number__startswith="7.3"):
        for passage in section.passages.all():
            passage.pk, passage.text, passage.origin = None, ORIGINAL, Origin.ORIGINAL
            passage.save()
    last = document.sections.get(number="7.3")
    Passage.objects.create(section=last, text=ORIGINAL, kind="rule", anchor="p99", order=99, origin=Origin.ORIGINAL)


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        driver.set_script_timeout(30)
        yield driver


# Where a card on the table lies, with those around it, and the colour of its stripe.
LIES = """
const [card] = arguments;
const places = [card, card.closest(".structure")].filter(Boolean).map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round);
});
return JSON.stringify([places, getComputedStyle(card).borderLeftColor]);
"""


def go(driver, site, page):
    """Open a page and what it opens; say what it does not show."""
    complaints(driver)
    driver.get(site + page.address)
    found = []
    if page.opens:
        opener = driver.find_element(By.CSS_SELECTOR, page.opens)
        driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", opener)
        before = driver.execute_script(LIES, opener)
        if opener.tag_name == "summary":
            opener.click()
        else:
            driver.execute_script("arguments[0].focus({focusVisible: true})", opener)
        after = driver.execute_script(LIES, opener)
        if "tile" in page.opens and after != before:
            found.append(f"an opened card moves, or loses its stripe: {before}, then {after}")
    try:
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, page.shows))
    except TimeoutException:
        found.append(f"it does not show {page.shows}")
    return found


def complained(driver, site, page):
    """What the browser complained about, but for the status of an error that was asked for."""
    of_the_status = f"{site}{page.address} - Failed to load resource"
    return [each for each in complaints(driver) if page.status == 200 or not each.startswith(of_the_status)]


# A page is loaded anew as a phone's and as a desktop's; the window of each is then made wider, as people do.
PHONE, DESKTOP = LOADED = (390, 1280)
# The first page of a kind is judged by axe-core in both modes at both of them, its other states once in each mode.
ALL = {(PHONE, False), (PHONE, True), (DESKTOP, False), (DESKTOP, True)}
ONCE = {(DESKTOP, False), (PHONE, True)}


def faults_of(driver, site, page, judged=ALL):
    """All that is wrong with a page, with the width and the mode in which it is seen."""
    found = []
    for width in WIDTHS:
        emulate(driver, (width, HEIGHTS[width]))
        now = go(driver, site, page) if width in LOADED else []
        if width in LOADED:
            prepare_axe(driver)
        now += layout_faults(driver, width) + (axe_faults(driver) if (width, False) in judged else [])
        prefer(driver, dark=True)
        in_the_dark = colour_faults(driver) if (width, True) in judged else []
        in_the_dark += [fault for fault in layout_faults(driver, width) if fault not in now]
        now += [f"in the dark: {fault}" for fault in in_the_dark] + complained(driver, site, page)
        found += [f"{page.address[:60]} at {width}: {fault}" for fault in now]
    return found


@pytest.mark.browser
@pytest.mark.parametrize("route", PAGES)
def test_no_page_is_broken_on_a_phone(driver, site, route):
    """The first page of a kind, as it is loaded: what a change is most likely to break."""
    page = next(iter(PAGES[route]()))
    emulate(driver, (PHONE, HEIGHTS[PHONE]))
    found = go(driver, site, page)
    prepare_axe(driver)
    found += layout_faults(driver, PHONE) + axe_faults(driver)
    assert not [*found, *complained(driver, site, page)]


@pytest.mark.exhaustive
@pytest.mark.browser
@pytest.mark.parametrize("route", PAGES)
def test_no_page_is_broken(driver, site, route):
    first, *others = PAGES[route]()
    found = faults_of(driver, site, first) + [fault for page in others for fault in faults_of(driver, site, page, ONCE)]
    assert not found, "\n".join(found)


@pytest.mark.exhaustive
@pytest.mark.browser
@pytest.mark.parametrize("template", ERRORS)
def test_no_page_of_an_error_is_broken(driver, site, template):
    found = faults_of(driver, site, ERRORS[template], ONCE)
    assert not found, "\n".join(found)


@pytest.mark.exhaustive
@pytest.mark.browser
@pytest.mark.parametrize("address", PRINTED)
def test_rules_and_cards_can_be_printed(driver, site, address):
    emulate_paper(driver, PAPER)
    driver.get(site + address)
    assert layout_faults(driver, PAPER[0]) == []
    text = driver.find_element(By.TAG_NAME, "main").text
    sheets = printed_sheets(driver)
    assert sheets <= 1 + len(text) / LETTERS_OF_A_SHEET, f"{sheets} sheets for {len(text)} letters"


def printed_sheets(driver):
    pdf = base64.b64decode(driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"])
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.browser
@pytest.mark.parametrize("address", POSITIONS)
def test_a_position_is_printed_on_two_sheets(driver, site, address):
    emulate_paper(driver, PAPER)
    driver.get(site + address)
    assert layout_faults(driver, PAPER[0]) == []
    assert printed_sheets(driver) <= 2
    assert driver.find_element(By.CSS_SELECTOR, ".steps li").is_displayed()
    assert driver.find_element(By.CSS_SELECTOR, ".side-cards > :not(.piles) .tile-title").is_displayed()
    assert driver.execute_script(INDENTED) < 40, "the cards begin far from the left"


# How far the leftmost card of any player lies from the left of that player's side.
INDENTED = """
return Math.max(...[...document.querySelectorAll(".side-of-table")].map((side) =>
  Math.min(...[...side.querySelectorAll(".tile > summary")].map((card) => card.getBoundingClientRect().x)) -
  side.getBoundingClientRect().x).filter(Number.isFinite));
"""

# A sheet holds about 4000 letters of running text; headings, lists and columns take room.
LETTERS_OF_A_SHEET = 1500


@pytest.mark.parametrize("route", DATA)
def test_what_is_no_page_is_data(client, site, route):
    response = client.get(DATA[route].address, follow=True)
    assert response["Content-Type"].startswith(DATA[route].type)
    if DATA[route].type == "text/html":
        assert b"<html" not in response.content, "that is a page"


PALE = "<!doctype html><html lang=en><title>Pale</title><main><h1>Words</h1>{before}<p{of_one}>Words</p>{after}</main>"


@pytest.mark.browser
@pytest.mark.parametrize(("of_one", "found"), [("", 0), (" style='color: #aaa'", 1), (" style='background: #333'", 1)])
def test_one_pale_paragraph_among_hundreds_is_found(driver, of_one, found):
    page = PALE.format(before="<p>Words</p>" * 150, of_one=of_one, after="<p>Words</p>" * 150)
    driver.get("about:blank")
    driver.execute_script("document.open(); document.write(arguments[0]); document.close()", page)
    prefer(driver, dark=False)
    prepare_axe(driver)
    assert len(axe_faults(driver)) == found
