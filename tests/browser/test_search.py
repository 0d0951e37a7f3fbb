"""Finding things in a browser: suggestions by keyboard, mouse and touch, and the panel beside the list of cards."""

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import DESK, PHONE, chromium, complaints, emulate, tap, too_wide, wait
from tests.pages_library import BOOK, make_library

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        yield driver


@pytest.fixture
def browser(driver, live_server, settings, tmp_path):
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    make_library()
    emulate(driver, DESK)
    driver.get(live_server.url)
    complaints(driver)
    yield driver
    assert complaints(driver) == []


def box(driver):
    return driver.find_element(By.ID, "site-search")


def shown(driver):
    """What is suggested, as one reads it."""
    return [each.text for each in driver.find_elements(By.CSS_SELECTOR, ".suggestion-title")]


def marked(driver):
    """The suggestion that the box says is marked."""
    found = driver.find_elements(By.ID, box(driver).get_attribute("aria-activedescendant") or "none")
    return found[0].text.split("\n")[0] if found else ""


def test_suggestions_by_keyboard(browser):
    box(browser).send_keys("fóx-p")
    wait(browser, lambda b: "Fox Pass" in shown(b))
    labels = [each.text for each in browser.find_elements(By.CSS_SELECTOR, ".suggestion-label")]
    assert labels == ["Cards", "Rules"]
    assert box(browser).get_attribute("aria-expanded") == "true"
    assert marked(browser) == ""
    box(browser).send_keys(Keys.ARROW_DOWN)
    assert marked(browser).startswith("Fox Pass")
    box(browser).send_keys(Keys.ARROW_UP)
    assert marked(browser) == ""  # back in the box
    box(browser).send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    wait(browser, lambda b: b.current_url.endswith("/cards/fox-pass/"))


def test_without_a_mark_enter_leads_to_the_results(browser):
    box(browser).send_keys("fox")
    wait(browser, shown)
    box(browser).send_keys(Keys.ENTER)
    wait(browser, lambda b: "/search/?q=fox" in b.current_url)
    assert shown(browser) == []


def test_escape_closes_the_list_and_then_leaves_the_box(browser):
    box(browser).send_keys("fox")
    wait(browser, shown)
    box(browser).send_keys(Keys.ESCAPE)
    assert shown(browser) == []
    assert box(browser).get_attribute("aria-expanded") == "false"
    assert browser.switch_to.active_element == box(browser)
    box(browser).send_keys(Keys.ESCAPE)
    assert browser.switch_to.active_element != box(browser)


def test_suggestions_by_mouse_and_by_touch(browser, live_server):
    box(browser).send_keys("7.3.2")
    wait(browser, shown)
    browser.find_element(By.CSS_SELECTOR, ".suggestion").click()
    wait(browser, lambda b: b.current_url.endswith(f"/rules/{BOOK}/7.3.2/"))
    emulate(browser, PHONE)
    browser.get(live_server.url)
    box(browser).send_keys("ting")
    wait(browser, shown)
    assert too_wide(browser) == []
    heights = [each.size["height"] for each in browser.find_elements(By.CSS_SELECTOR, ".suggestion")]
    assert min(heights) >= 24
    tap(browser, browser.find_element(By.CSS_SELECTOR, ".suggestion"))
    wait(browser, lambda b: b.current_url.endswith("/cards/ting-ting/"))


def test_all_results_are_the_last_suggestion(browser):
    box(browser).send_keys("unique")
    wait(browser, shown)
    last = browser.find_elements(By.CSS_SELECTOR, ".suggestion")[-1]
    assert last.text == "All results for “unique”"
    last.click()
    wait(browser, lambda b: "/search/?q=unique" in b.current_url)


def titles(driver):
    return [each.text for each in driver.find_elements(By.CSS_SELECTOR, ".card-row-title")]


def facet(driver, label):
    links = driver.find_elements(By.CSS_SELECTOR, ".facet a")
    return next(link for link in links if label in link.get_attribute("textContent"))


def query(driver):
    return driver.find_element(By.ID, "card-query")


def test_clicking_conditions_and_editing_them(browser, live_server):
    browser.get(f"{live_server.url}/cards/")
    facet(browser, "Character").click()
    wait(browser, lambda b: query(b).get_attribute("value") == "t:character")
    wait(browser, lambda b: titles(b) == ["Maverick Cop", "Ting Ting"])
    wait(browser, lambda b: facet(b, "Dragons")).click()
    wait(browser, lambda b: query(b).get_attribute("value") == "t:character f:dragons")
    query(browser).send_keys(" fight>4" + Keys.ENTER)
    wait(browser, lambda b: titles(b) == ["Ting Ting"])
    wait(browser, lambda b: facet(b, "Character")).send_keys(Keys.ENTER)  # by keyboard, out again
    wait(browser, lambda b: query(b).get_attribute("value") == "f:dragons fight>4")
    wait(browser, lambda b: b.find_element(By.LINK_TEXT, "Checklist")).click()
    wait(browser, lambda b: b.find_elements(By.CSS_SELECTOR, ".checklist"))
    wait(browser, lambda b: query(b).get_attribute("value") == "f:dragons fight>4")


def test_on_a_phone_the_panel_is_folded(browser, live_server):
    emulate(browser, PHONE)
    browser.get(f"{live_server.url}/cards/")
    panel = browser.find_element(By.CSS_SELECTOR, ".panel-fold")
    assert panel.get_attribute("open") is None
    tap(browser, panel.find_element(By.TAG_NAME, "summary"))
    wait(browser, lambda b: panel.get_attribute("open") is not None)
    assert too_wide(browser) == []
    tap(browser, facet(browser, "Feng Shui Site"))
    wait(browser, lambda b: titles(b) == ["Fox Pass"])


def test_building_a_deck_by_clicking(browser, live_server):
    browser.get(f"{live_server.url}/decks/")
    browser.find_element(By.ID, "deck-list").send_keys("3x Fox Pass\n5 Maverick Cop")
    browser.find_element(By.XPATH, "//button[.='Check the deck']").click()
    wait(browser, lambda b: "No rule forbids" in b.find_element(By.CSS_SELECTOR, ".deck-verdict").text)
    wait(browser, lambda b: b.find_element(By.CSS_SELECTOR, "[aria-label='One Maverick Cop more']")).click()
    wait(browser, lambda b: "at most 5" in b.find_element(By.CSS_SELECTOR, ".deck-found").text)
    browser.find_element(By.ID, "deck-add").send_keys("ting" + Keys.ENTER)
    wait(browser, lambda b: "Ting Ting" in b.find_element(By.CSS_SELECTOR, ".deck-types").text)
    assert (
        browser.find_element(By.ID, "deck-list").get_attribute("value") == "3x Fox Pass\n6x Maverick Cop\n1x Ting Ting"
    )
    address = browser.current_url
    browser.get(live_server.url)
    browser.get(address)  # the address is the deck
    assert "10 cards" in browser.find_element(By.CSS_SELECTOR, ".deck-verdict").text
    emulate(browser, PHONE)
    assert too_wide(browser) == []


def test_titles_are_suggested_for_a_deck(browser, live_server):
    browser.get(f"{live_server.url}/decks/")

    def add():
        return browser.find_element(By.ID, "deck-add")

    def held():
        return [each.text for each in browser.find_elements(By.CSS_SELECTOR, ".deck-types li a")]

    add().send_keys("fóx")
    wait(browser, lambda b: shown(b) == ["Fox Pass"])  # only cards, and nothing that leads away
    assert [each.tag_name for each in browser.find_elements(By.CSS_SELECTOR, ".suggestion")] == ["div"]
    add().send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    wait(browser, lambda b: held() == ["Fox Pass"])
    wait(browser, lambda b: b.switch_to.active_element == add())  # for the next one
    add().send_keys("mav")
    wait(browser, lambda b: shown(b) == ["Maverick Cop"])
    browser.find_element(By.CSS_SELECTOR, ".suggestion").click()
    wait(browser, lambda b: sorted(held()) == ["Fox Pass", "Maverick Cop"])
    emulate(browser, PHONE)
    add().send_keys("ting")
    wait(browser, lambda b: shown(b) == ["Ting Ting"])
    assert too_wide(browser) == []
    tap(browser, browser.find_element(By.CSS_SELECTOR, ".suggestion"))
    wait(browser, lambda b: sorted(held()) == ["Fox Pass", "Maverick Cop", "Ting Ting"])


def test_the_sheet_of_keys(browser, live_server):
    browser.get(f"{live_server.url}/rules/{BOOK}/7.3/")
    body = browser.find_element(By.TAG_NAME, "body")
    body.send_keys("?")
    sheet = wait(browser, lambda b: b.find_element(By.CSS_SELECTOR, "dialog.keys[open]"))
    assert "to the search box" in sheet.text
    sheet.find_element(By.CSS_SELECTOR, "input").click()  # single letters off
    sheet.send_keys(Keys.ESCAPE)
    assert browser.find_elements(By.CSS_SELECTOR, "dialog[open]") == []
    body.send_keys("n")
    assert browser.current_url.endswith("/7.3/")
    browser.execute_script("document.querySelector('[data-keys]').click()")  # the link at the foot opens it, too
    browser.find_element(By.CSS_SELECTOR, ".keys input").click()
    browser.find_element(By.XPATH, "//button[.='Close']").click()
    body.send_keys("n")
    wait(browser, lambda b: b.current_url.endswith("/7.4/"))


# Controls that are not part of a running text, with their sizes (WCAG 2.5.8).
SMALL = """
return [...document.querySelectorAll("a, button, summary, input, select, textarea")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
  .filter((each) => getComputedStyle(each).display !== "inline")
  .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && box.height > 2 && (box.width < 24 || box.height < 24))
  .map(([html, box]) => `${html} ${Math.round(box.width)}x${Math.round(box.height)}`);
"""


def test_what_is_pressed_is_large_enough_for_a_finger(browser, live_server):
    emulate(browser, PHONE)
    addresses = [
        "/",
        "/cards/",
        "/cards/?view=checklist",
        "/browse/",
        "/browse/type/",
        "/sets/",
        "/sets/YotD/",
        "/decks/",
    ]
    addresses += ["/glossary/", "/designators/", "/rulings/", "/changes/", "/offline/", "/about/", "/rules/"]
    addresses += [f"/rules/{BOOK}/7.3/", f"/rules/{BOOK}/print/", "/search/?q=unique"]
    for address in addresses:
        browser.get(live_server.url + address)
        assert browser.execute_script(SMALL) == [], address


def test_the_letters_of_the_glossary_stay_in_sight(browser, live_server):
    for size in (PHONE, DESK):
        emulate(browser, size)
        browser.get(f"{live_server.url}/glossary/")
        browser.execute_script("document.querySelector('main').style.minHeight = '3000px'; scrollTo(0, 900)")
        top = "return document.querySelector('.letters').getBoundingClientRect().top"
        wait(browser, lambda b: b.execute_script("return scrollY") > 600)
        sticky = browser.execute_script("return getComputedStyle(document.querySelector('.letters')).position")
        assert sticky == "sticky"
        assert browser.execute_script(top) < 60
