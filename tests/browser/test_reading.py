"""Reading the rules in a browser: terms explained by pointer, keyboard and finger; the contents; the editions."""

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import DESK, PHONE, chromium, complaints, emulate, tap, wait
from tests.pages_library import BOOK, make_library

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
TERM = '#p1 a[href="/glossary/designator/"]'
BOX = "#term-box"


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        yield driver


@pytest.fixture
def browser(driver, live_server, settings, tmp_path):
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    make_library()
    emulate(driver, DESK)
    driver.get(f"{live_server.url}/rules/{BOOK}/7.3/")
    complaints(driver)
    yield driver
    assert complaints(driver) == []


def boxes(driver):
    return driver.execute_script(f"return [...document.querySelectorAll('{BOX}')].map((box) => box.innerText)")


def explained(driver):
    """The explanation, once it is there."""
    return wait(driver, lambda d: boxes(d) and boxes(d)[0])


def gone(driver):
    return wait(driver, lambda d: not boxes(d))


def term(driver):
    return driver.find_element(By.CSS_SELECTOR, TERM)


def focus(driver):
    """Tab to the term, as a person at the keyboard does."""
    driver.execute_script("document.querySelector('.section-head button').focus()")
    for _ in range(12):
        driver.switch_to.active_element.send_keys(Keys.TAB)
        if driver.switch_to.active_element == term(driver):
            return
    raise AssertionError("Tab does not reach the term.")


def test_the_pointer_over_a_term_explains_it(browser):
    ActionChains(browser).move_to_element(term(browser)).perform()
    text = explained(browser)
    assert "A word of a title." in text
    assert "Rulebook 2000 §10" in text
    assert term(browser).get_attribute("aria-describedby") == "term-box"
    ActionChains(browser).move_to_element(browser.find_element(By.CSS_SELECTOR, BOX)).perform()
    assert explained(browser)  # it stays while the pointer is on it
    ActionChains(browser).move_to_element(browser.find_element(By.TAG_NAME, "h1")).perform()
    gone(browser)


def test_the_keyboard_reaches_the_explanation_and_closes_it(browser):
    focus(browser)
    explained(browser)
    browser.switch_to.active_element.send_keys(Keys.TAB)
    assert browser.execute_script("return document.activeElement.closest('#term-box') !== null")
    browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    gone(browser)
    assert browser.switch_to.active_element == term(browser)
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    wait(browser, lambda b: b.current_url.endswith("/glossary/designator/"))


def test_leaving_a_term_by_keyboard_closes_its_explanation(browser):
    focus(browser)
    explained(browser)
    browser.switch_to.active_element.send_keys(Keys.SHIFT, Keys.TAB)
    gone(browser)


def test_a_tap_explains_and_a_second_one_leads_on(browser):
    emulate(browser, PHONE)
    tap(browser, term(browser))
    explained(browser)
    assert browser.current_url.endswith("/7.3/")
    tap(browser, browser.find_element(By.TAG_NAME, "h1"))
    gone(browser)
    tap(browser, term(browser))
    explained(browser)
    tap(browser, term(browser))
    wait(browser, lambda b: b.current_url.endswith("/glossary/designator/"))


def test_the_explanation_stays_in_the_window(browser):
    for size in (PHONE, DESK):
        emulate(browser, size)
        browser.refresh()
        tap(browser, term(browser))
        explained(browser)
        box = browser.execute_script(f"return document.querySelector('{BOX}').getBoundingClientRect().toJSON()")
        assert box["left"] >= 0
        assert box["right"] <= size[0]
        assert box["top"] >= 0
        assert box["bottom"] <= size[1]


def test_the_contents_are_beside_the_text_or_one_tap_away(browser):
    contents = browser.find_element(By.CSS_SELECTOR, ".toc")
    assert contents.get_attribute("open")
    assert browser.find_element(By.CSS_SELECTOR, ".toc [aria-current]").text == "7.3 Designators"
    text = browser.find_element(By.TAG_NAME, "h1")
    assert contents.rect["x"] + contents.rect["width"] < text.rect["x"]
    emulate(browser, PHONE)
    wait(browser, lambda b: not contents.get_attribute("open"))
    assert contents.rect["y"] < text.rect["y"]
    assert contents.rect["height"] < 60
    browser.find_element(By.CSS_SELECTOR, ".toc summary").click()
    assert browser.find_element(By.CSS_SELECTOR, ".toc [aria-current]").is_displayed()


def test_the_marker_follows_the_reader(browser, live_server):
    browser.get(f"{live_server.url}/rules/{BOOK}/7/")
    browser.execute_script("document.getElementById('7.4').scrollIntoView({behavior: 'instant'})")
    marked = ".toc .reading-here"
    wait(browser, lambda b: [one.text for one in b.find_elements(By.CSS_SELECTOR, marked)] == ["7.4 Control"])


def test_the_editions_are_stacked_on_a_phone(browser, live_server):
    browser.get(f"{live_server.url}/editions/")
    first, second = browser.find_elements(By.CSS_SELECTOR, "#burn_for_power td")[:2]
    assert first.rect["y"] == second.rect["y"]
    emulate(browser, PHONE)
    assert first.rect["y"] < second.rect["y"]
    assert "Daedalus 1995" in first.text


@pytest.mark.parametrize("size", [PHONE, (768, 1024), DESK])
def test_the_index_of_the_editions_stays_in_sight_and_says_where_one_is(browser, live_server, size):
    emulate(browser, size)
    browser.get(f"{live_server.url}/editions/")
    index = browser.find_element(By.CSS_SELECTOR, ".jump")
    browser.execute_script("document.getElementById('burn_for_power').scrollIntoView({behavior: 'instant'})")
    group = browser.find_element(By.XPATH, "//tbody[.//tr[@id='burn_for_power']]//th[@scope='rowgroup']").text
    wait(browser, lambda b: index.find_element(By.CSS_SELECTOR, "[data-jump-here]").text == group)
    assert browser.execute_script("return arguments[0].getBoundingClientRect().top", index) == 0
    summary = index.find_element(By.TAG_NAME, "summary")
    summary.send_keys(Keys.ENTER)
    entries = index.find_elements(By.CSS_SELECTOR, ".words a")
    assert all(each.is_displayed() for each in entries)
    entries[0].send_keys(Keys.ENTER)
    wait(browser, lambda b: not index.get_attribute("open"))
    reached = browser.find_element(By.CSS_SELECTOR, ":target .group")
    below = "return arguments[0].getBoundingClientRect().bottom"
    top = "return arguments[0].getBoundingClientRect().top"
    wait(browser, lambda b: b.execute_script(top, reached) >= b.execute_script(below, summary))
    summary.send_keys(Keys.ENTER)
    assert index.get_attribute("open")
    summary.send_keys(Keys.ESCAPE)
    assert not index.get_attribute("open")
