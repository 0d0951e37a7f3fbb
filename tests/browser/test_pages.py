"""The site in a browser: searching, a card and its wordings, light and dark, the keyboard, a phone."""

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from tests.browser.chromium import DESK, PHONE, background, chromium, complaints, emulate, too_wide, wait
from tests.pages_library import BOOK, FAQ, make_library

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        yield driver


@pytest.fixture
def made(settings, tmp_path):
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    return make_library()


@pytest.fixture
def browser(driver, live_server, made):
    emulate(driver, DESK)
    driver.get(live_server.url)
    driver.execute_script("localStorage.clear()")
    driver.get(live_server.url)
    complaints(driver)
    yield driver
    assert complaints(driver) == []


def text_of(driver, selector):
    return driver.find_element(By.CSS_SELECTOR, selector).text


def test_from_the_search_to_the_wording_of_a_copy(browser):
    browser.find_element(By.ID, "site-search").send_keys("fox pass" + Keys.ENTER)
    wait(browser, lambda b: "/cards/fox-pass/" in b.current_url)
    assert text_of(browser, "h1") == "Fox Pass"
    Select(browser.find_element(By.ID, "copy-printing")).select_by_value("L/S")
    wait(browser, lambda b: "printing=L" in b.current_url)
    assert "Unique" in text_of(browser, ".answer .card-words")
    assert text_of(browser, ".answer .diff del") == "Limited"


def test_the_theme_follows_the_system_until_one_is_chosen(browser):
    assert background(browser) == "light"
    emulate(browser, DESK, dark=True)
    assert background(browser) == "dark"
    browser.find_element(By.CSS_SELECTOR, "[data-theme-toggle]").click()
    assert background(browser) == "light"
    browser.get(browser.current_url + "cards/")
    assert background(browser) == "light"  # chosen for all pages
    emulate(browser, DESK)
    browser.find_element(By.CSS_SELECTOR, "[data-theme-toggle]").click()
    assert background(browser) == "dark"


def test_the_theme_is_set_before_anything_is_painted(browser):
    browser.execute_script("localStorage.setItem('theme', 'dark')")
    browser.refresh()
    scripts = browser.execute_script(
        "return [...document.head.querySelectorAll('script')].map((s) => [s.src, s.defer])"
    )
    assert scripts[0][0].endswith("theme.js")
    assert scripts[0][1] is False
    assert browser.execute_script("return document.documentElement.dataset.theme") == "dark"


def test_the_keyboard(browser, live_server):
    browser.get(f"{live_server.url}/cards/fox-pass/")
    body = browser.find_element(By.TAG_NAME, "body")
    body.send_keys(Keys.TAB)
    assert browser.switch_to.active_element.text == "Skip to the content"
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    wait(browser, lambda b: b.switch_to.active_element.get_attribute("id") == "main")
    body.send_keys("/")
    box = browser.switch_to.active_element
    assert box.get_attribute("id") == "site-search"
    assert box.get_attribute("value") == ""
    box.send_keys("and/or")  # in the box it is a letter like any other
    assert box.get_attribute("value") == "and/or"
    box.send_keys(Keys.ESCAPE)
    assert browser.switch_to.active_element.get_attribute("id") != "site-search"


def test_focus_is_visible(browser):
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB, Keys.TAB)
    style = "return getComputedStyle(document.activeElement).outlineStyle"
    assert browser.execute_script(style) == "solid"


def test_a_permalink_is_copied(browser, live_server):
    browser.get(f"{live_server.url}/rules/{BOOK}/7.3/")
    granted = {"origin": live_server.url, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    browser.execute_cdp_cmd("Browser.grantPermissions", granted)
    link = browser.find_element(By.CSS_SELECTOR, "#p2 .permalink")
    browser.execute_script("arguments[0].click()", link)
    wait(browser, lambda b: text_of(b, "[data-toast]") == "The link is copied.")
    copied = browser.execute_async_script("navigator.clipboard.readText().then(arguments[0])")
    assert copied == f"{live_server.url}/rules/{BOOK}/7.3/#p2"


def test_a_symbol_is_drawn_and_named(browser, live_server):
    browser.get(f"{live_server.url}/cards/ting-ting/")
    symbol = browser.find_element(By.CSS_SELECTOR, ".drawn-full .sym-dragons")
    image = browser.execute_script("return getComputedStyle(arguments[0]).backgroundImage", symbol)
    assert "symbols/dragons" in image
    assert symbol.get_attribute("textContent") == "[Dragons]"
    assert symbol.size["width"] > 12


def test_nothing_sticks_out_of_a_phone(browser, live_server):
    addresses = ["/", "/search/?q=auction", "/cards/", "/cards/fox-pass/?printing=L/S", "/cards/ting-ting/"]
    addresses += ["/rules/", f"/rules/{BOOK}/", f"/rules/{BOOK}/7.3/?text=both", "/glossary/", "/rulings/", "/sets/"]
    addresses += ["/editions/", "/editions/?changed=modern", f"/rules/{BOOK}/10/", f"/rules/{FAQ}/1.1/"]
    addresses += ["/designators/", "/designators/compare/?a=Hero&b=Heroic", "/about/", "/cards/?q=" + "x" * 90]
    for size in (PHONE, DESK):
        emulate(browser, size)
        for address in addresses:
            browser.get(live_server.url + address)
            assert too_wide(browser) == [], (size, address)
