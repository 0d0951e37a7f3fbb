"""embed.js in a page of another origin, under a strict policy: previews by pointer and keyboard, and no cookies."""

import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from api.views.guide import GUIDE, SITE
from tests.browser.chromium import chromium, complaints, wait

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><meta charset="utf-8"><title>Another site</title><link rel="icon" href="data:,">
<script nonce="r4nd0m" src="{site}/embed.js" defer></script>
<p><a id="card" href="{site}/cards/fox-pass/">Fox Pass</a></p>
<p><span id="titled" data-card="Ting Ting">Ting Ting</span></p>
<p><span id="rule" data-rule="shadowfist-rulebook-2000/4.5.2">redirection</span></p>
<p><span id="term" data-term="ability">ability</span></p>
<p><a id="nothing" href="{site}/cards/nobody/">Nobody</a></p>
<p><a id="elsewhere" href="/cards/fox-pass/">a page of this other site</a></p>"""
POLICY = "default-src 'none'; script-src 'nonce-r4nd0m'; connect-src {site}; img-src data:; base-uri 'none'"


@contextmanager
def another_site(site):
    """A server on an origin of its own: another host name, and another port."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            body = PAGE.format(site=site).encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Security-Policy", POLICY.format(site=site))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()


def preview(driver):
    """What the preview says, or nothing while there is none."""
    return driver.execute_script(
        "const host = document.getElementById('cards-and-rules-preview');"
        "return host && !host.hidden ? host.shadowRoot.textContent : ''"
    )


def test_previews_in_a_page_of_another_origin(served_library, live_server):
    with another_site(live_server.url) as other, chromium() as driver:
        driver.get(other)
        assert driver.execute_script("return location.origin") != live_server.url

        def point_at(name):
            ActionChains(driver).move_to_element(driver.find_element(By.ID, name)).perform()

        for name, title, words in (
            ("card", "Fox Pass", "Change its target to the chosen card"),
            ("titled", "Ting Ting", "Fighting 6 · Requires 2 Dragons"),
            ("nothing", "Not found", "Nothing here has this name."),
            ("rule", "4.5.2 Damage Redirection", "signpost"),
            ("term", "ability", "Generic term"),
        ):
            driver.find_element(By.TAG_NAME, "body").send_keys(Keys.ESCAPE)  # a preview stays while it is pointed at
            point_at(name)
            told = wait(driver, lambda b, title=title: preview(b).startswith(title) and preview(b))
            assert words in told
            described = driver.find_element(By.ID, name).get_attribute("aria-describedby")
            assert described == "cards-and-rules-preview"
        driver.find_element(By.TAG_NAME, "body").send_keys(Keys.ESCAPE)
        assert preview(driver) == ""
        driver.execute_script("document.getElementById('titled').focus()")
        wait(driver, lambda b: preview(b).startswith("Ting Ting"))
        driver.execute_script("document.activeElement.blur()")
        assert preview(driver) == ""
        point_at("elsewhere")
        wait(driver, lambda b: b.find_element(By.CSS_SELECTOR, "#elsewhere:hover"))
        assert preview(driver) == ""
        assert all("404" in each for each in complaints(driver)), "nor did the policy stop anything"
        assert driver.get_cookies() == []
        assert driver.execute_cdp_cmd("Network.getAllCookies", {})["cookies"] == []


def test_the_example_of_the_guide_runs_in_a_page(served_library, live_server):
    (code, output), *_ = re.findall(r"```js\n(.*?)```\n\n```text\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    with another_site(live_server.url) as other, chromium() as driver:
        driver.get(other)
        driver.set_script_timeout(30)
        said = driver.execute_async_script(
            "const done = arguments[0], said = []; const console = {log: (line) => said.push(line)};"
            f"(async () => {{ {code.replace(SITE, live_server.url)} }})().then(() => done(said.join('\\n')), done);"
        )
    assert f"{said}\n" == output


@pytest.mark.django_db
def test_the_script_is_small_and_may_be_loaded_by_any_page(client):
    response = client.get("/embed.js")
    assert response["Content-Type"] == "text/javascript; charset=utf-8"
    assert response["Access-Control-Allow-Origin"] == "*"
    assert response["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "Set-Cookie" not in response
    assert len(response.content) <= 10_000
    source = response.content.decode()
    for forbidden in ("innerHTML", "document.cookie", "localStorage", "eval(", "insertAdjacentHTML"):
        assert forbidden not in source
