"""The name of a card shows its face: on hover, on focus, on a long press."""

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import DESK, PHONE, chromium, complaints, emulate, tap, too_wide, wait

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        yield driver


@pytest.fixture
def browser(driver, served_library, live_server):
    emulate(driver, DESK)
    complaints(driver)
    driver.get(live_server.url + "/rules/shadowfist-rulebook-2000/4.5.2/")
    yield driver
    assert complaints(driver) == []


def name(driver):
    """A name of a card in a text, in the middle of the window."""
    found = driver.find_element(By.CSS_SELECTOR, "main a.card-name")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", found)
    return found


def peek(driver):
    found = driver.find_elements(By.CSS_SELECTOR, ".card-peek .drawn-title")
    return found[0].text if found else ""


def test_on_hover_and_gone_with_escape(browser):
    link = name(browser)
    ActionChains(browser).move_to_element(link).perform()
    wait(browser, lambda _: peek(browser) == link.text)
    assert link.get_attribute("aria-describedby") == "card-peek"
    ActionChains(browser).send_keys(Keys.ESCAPE).perform()
    assert peek(browser) == ""


def test_on_focus_with_the_keyboard(browser):
    link = name(browser)
    browser.execute_script("arguments[0].focus({focusVisible: true})", link)
    wait(browser, lambda _: peek(browser) == link.text)
    browser.execute_script("arguments[0].blur()", link)
    wait(browser, lambda _: peek(browser) == "")


def test_a_name_that_the_keyboard_reaches_below_the_window_shows_its_face_when_it_has_come_up(browser):
    emulate(browser, PHONE)
    browser.execute_script("scrollTo({top: 0, behavior: 'instant'})")
    link = browser.find_elements(By.CSS_SELECTOR, "main a.card-name")[-1]
    below = browser.execute_script("return arguments[0].getBoundingClientRect().top - innerHeight", link)
    assert below > 0
    browser.execute_script("arguments[0].focus({focusVisible: true})", link)
    wait(browser, lambda _: peek(browser) == link.text)


def test_on_a_long_press_on_a_phone(browser):
    emulate(browser, PHONE)
    link = name(browser)
    address = browser.current_url
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    place = browser.execute_script(
        "const box = arguments[0].getClientRects()[0]; return {x: box.x + box.width / 2, y: box.y + box.height / 2}",
        link,
    )
    browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    wait(browser, lambda _: peek(browser) == link.text)
    browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    assert browser.current_url == address, "the finger that looks does not follow the link"
    assert peek(browser) == link.text, "what is shown stays when the finger is lifted"
    tap(browser, browser.find_element(By.TAG_NAME, "h1"))
    assert peek(browser) == ""
    assert too_wide(browser) == []


def test_the_header_of_a_phone_is_low_and_has_everything(browser):
    emulate(browser, PHONE)
    header = browser.find_element(By.CSS_SELECTOR, ".top")
    assert header.rect["height"] <= 90
    header.find_element(By.CSS_SELECTOR, "nav summary").click()
    inside = [*header.find_elements(By.CSS_SELECTOR, "nav a, [type=search], .search button, .theme")]
    assert len(inside) == 8 + 3
    for each in inside:
        assert each.is_displayed(), each.text
        assert each.rect["x"] >= 0, each.text
        assert each.rect["x"] + each.rect["width"] <= PHONE[0], each.text
        assert each.rect["height"] >= 24, each.text
    assert too_wide(browser) == []


def test_the_first_page_shows_an_interaction_before_one_scrolls(browser, live_server):
    emulate(browser, PHONE)
    browser.get(live_server.url)
    first = browser.find_element(By.CSS_SELECTOR, ".moments li")
    assert first.find_element(By.CSS_SELECTOR, ".moment-outcome").text
    rule = first.find_element(By.CSS_SELECTOR, ".cites a")
    assert rule.rect["y"] + rule.rect["height"] <= PHONE[1]
    assert len(browser.find_elements(By.CSS_SELECTOR, ".played .drawn-title")) == 3
    assert too_wide(browser) == []


def test_cards_of_both_games_share_their_columns(browser, live_server):
    emulate(browser, (768, 1024))
    browser.get(f"{live_server.url}/cards/")
    starts = browser.execute_script(
        """
        const at = (part) => [...document.querySelectorAll(`.card-rows .card-row-${part}`)]
          .map((each) => Math.round(each.getBoundingClientRect().left));
        const many = document.querySelectorAll(".card-row-many").length;
        return [many, new Set(at("type")).size, new Set(at("stats")).size];
        """
    )
    assert starts[0] > 0
    assert starts[1:] == [1, 1]
