"""The site without a network, in a browser: what was read, what was kept, and what a new version replaces."""

from socketserver import ThreadingMixIn
from threading import Thread
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import pytest

pytest.importorskip("selenium")

from django.contrib.staticfiles.handlers import StaticFilesHandler
from django.core.wsgi import get_wsgi_application
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from rules.models import LibraryVersion
from tests.browser.chromium import DESK, chromium, emulate, wait
from tests.pages_library import BOOK, make_library

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

CONTROLLED = "return Boolean(navigator.serviceWorker && navigator.serviceWorker.controller)"
KEPT = """
const done = arguments[arguments.length - 1];
caches.keys().then((names) => Promise.all(names.map((name) =>
  caches.open(name).then((cache) => cache.keys())
    .then((requests) => [name, requests.map((each) => new URL(each.url).pathname)]))))
  .then((pairs) => done(Object.fromEntries(pairs)));
"""


class Quiet(WSGIRequestHandler):
    def log_message(self, *args):
        pass

    def parse_request(self):
        """Nothing is answered on a connection that the browser had opened in advance."""
        return not self.server.is_gone and super().parse_request()


class Server(ThreadingMixIn, WSGIServer):
    """A server without lasting connections: once it is gone, there is no network."""

    daemon_threads = True
    is_gone = False

    @property
    def url(self):
        return f"http://localhost:{self.server_port}"

    def go(self):
        self.is_gone = True
        self.shutdown()
        self.server_close()


@pytest.fixture
def site(settings, tmp_path):
    """A server that a test may stop."""
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    make_library()
    application = StaticFilesHandler(get_wsgi_application())
    with make_server("localhost", 0, application, server_class=Server, handler_class=Quiet) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.go()


@pytest.fixture
def browser(site):
    """A browser of its own, which has kept nothing yet."""
    with chromium(worker=True) as driver:
        driver.set_script_timeout(30)
        emulate(driver, DESK)
        driver.get(site.url)
        wait(driver, lambda b: b.execute_script(CONTROLLED))
        yield driver


def kept(driver):
    """What is kept, by the kind of store."""
    return {name.partition("-")[0]: paths for name, paths in driver.execute_async_script(KEPT).items()}


def test_what_was_read_can_be_read_and_found_without_a_network(browser, site):
    for address in ("/cards/fox-pass/", f"/rules/{BOOK}/7.3/"):
        browser.get(site.url + address)
        wait(browser, lambda b, address=address: address in kept(b).get("pages", ()))
    site.go()
    browser.get(f"{site.url}/cards/fox-pass/")
    assert browser.find_element(By.TAG_NAME, "h1").text == "Fox Pass"
    surface = "return getComputedStyle(document.querySelector('.top')).borderBottomStyle"
    assert browser.execute_script(surface) == "solid"  # with its style sheets
    browser.find_element(By.ID, "site-search").send_keys("designator" + Keys.ENTER)
    wait(browser, lambda b: b.find_elements(By.CSS_SELECTOR, ".hit a"))
    browser.find_element(By.CSS_SELECTOR, ".hit a").click()
    wait(browser, lambda b: b.find_element(By.TAG_NAME, "h1").text.endswith("Designators"))
    browser.get(f"{site.url}/cards/ting-ting/")
    wait(browser, lambda b: "not kept on this device" in b.find_element(By.TAG_NAME, "main").text)
    browser.get(f"{site.url}/check/")
    wait(browser, lambda b: "needs a network" in b.find_element(By.TAG_NAME, "main").text)


def test_everything_is_kept_on_request(browser, site):
    browser.get(f"{site.url}/offline/")
    button = wait(browser, lambda b: b.find_element(By.CSS_SELECTOR, "[data-offline-all]:not([hidden])"))
    wait(browser, lambda b: button.text.startswith("Keep everything: ") and button.text.endswith(" KB"))
    button.click()
    wait(browser, lambda b: "Everything is kept" in b.find_element(By.CSS_SELECTOR, "[data-offline-state]").text)
    site.go()
    browser.get(f"{site.url}/cards/ting-ting/")
    wait(browser, lambda b: b.find_element(By.TAG_NAME, "h1").text == "Ting Ting")
    assert "Characters" in browser.find_element(By.CSS_SELECTOR, ".offline-text").text
    browser.get(f"{site.url}/cards/ting-ting/?printing=L/S")
    wait(browser, lambda b: "without what is asked of it (printing L/S)" in b.find_element(By.TAG_NAME, "main").text)
    drawn = "return getComputedStyle(document.querySelector('.offline-text .sym')).backgroundImage"
    image = browser.execute_script(drawn).split('"')[1]
    fetched = "fetch(arguments[0]).then((answer) => arguments[1](answer.status))"
    assert browser.execute_async_script(fetched, image) == 200
    browser.get(f"{site.url}/rules/")
    wait(browser, lambda b: b.find_elements(By.CSS_SELECTOR, "main details"))
    wait(browser, lambda b: b.find_elements(By.CSS_SELECTOR, f'main details a[href="/rules/{BOOK}/7.3/"]'))
    browser.get(f"{site.url}/search/?q=hyphens")
    wait(browser, lambda b: b.find_elements(By.CSS_SELECTOR, ".hit"))
    browser.find_element(By.CSS_SELECTOR, ".hit a").click()
    wait(browser, lambda b: "Hyphens split a word." in b.find_element(By.TAG_NAME, "main").text)


def test_a_new_version_replaces_the_old_one_and_keeps_what_was_read(browser, site):
    browser.get(f"{site.url}/cards/fox-pass/")
    wait(browser, lambda b: "/cards/fox-pass/" in kept(b).get("pages", ()))
    browser.get(f"{site.url}/offline/")
    wait(browser, lambda b: b.find_element(By.CSS_SELECTOR, "[data-offline-all]:not([hidden])")).click()
    wait(browser, lambda b: "pack" in kept(b))
    before = set(browser.execute_async_script(KEPT)) - {"pack", "pages"}
    LibraryVersion.bump()
    browser.get(f"{site.url}/about/")
    wait(
        browser,
        lambda b: not {each for each in before if each not in ("pack", "pages")} & set(b.execute_async_script(KEPT)),
    )
    assert kept(browser)["pack"] == ["/offline/pack.json"]  # what was asked for stays, in its new version
    assert "/cards/fox-pass/" in kept(browser)["pages"]
    assert "/offline/" in kept(browser)["shell"]
    site.go()
    browser.get(f"{site.url}/cards/fox-pass/")
    assert browser.find_element(By.TAG_NAME, "h1").text == "Fox Pass"
    surface = "return getComputedStyle(document.querySelector('.top')).borderBottomStyle"
    assert browser.execute_script(surface) == "solid"  # with style sheets, which are those of today
