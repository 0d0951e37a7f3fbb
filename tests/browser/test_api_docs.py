"""The documentation of the API in a browser: all of it is drawn, in every look, under the site's security policy."""

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.by import By

from api.urls import v1
from tests.browser.chromium import DESK, PHONE, background, chromium, complaints, emulate, too_wide, wait

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
UNDESCRIBED = {"schema", "docs", "guide"}


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        yield driver


@pytest.fixture
def page(driver, live_server):
    def page(size=DESK, *, dark=False):
        emulate(driver, size, dark=dark)
        driver.get(f"{live_server.url}/api/v1/docs")
        wait(driver, lambda b: b.find_elements(By.CLASS_NAME, "opblock"))
        return driver

    complaints(driver)
    yield page
    assert complaints(driver) == []


def words(driver, selector):
    return [element.text for element in driver.find_elements(By.CSS_SELECTOR, selector)]


def test_every_operation_is_drawn(page):
    paths = words(page(), ".opblock-summary-path")
    assert len(paths) == len([name for _, _, name in v1 if name not in UNDESCRIBED])
    assert "/api/v1/interactions/evaluate" in [path.replace("\u200b", "") for path in paths]


def test_an_operation_opens_and_can_be_tried(page):
    driver = page()
    for button in ("#operations-rulesets-rulesets_retrieve button", ".try-out__btn", ".btn.execute"):
        found = wait(driver, lambda b, button=button: b.find_elements(By.CSS_SELECTOR, button))
        driver.execute_script("arguments[0].click()", found[0])
    answer = wait(driver, lambda b: words(b, ".live-responses-table .response-col_status"))
    assert answer[-1].startswith("200")


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("dark", [False, True])
def test_light_and_dark_on_desk_and_phone(page, size, dark):
    driver = page(size, dark=dark)
    assert background(driver) == ("dark" if dark else "light")
    assert too_wide(driver) == []


def test_the_chosen_look_reaches_all_of_it(page):
    driver = page()
    driver.find_element(By.CSS_SELECTOR, "[data-theme-toggle]").click()
    assert background(driver) == "dark"
    wait(driver, lambda b: "dark-mode" in b.find_element(By.TAG_NAME, "html").get_attribute("class"))
    driver.execute_script("localStorage.clear()")
