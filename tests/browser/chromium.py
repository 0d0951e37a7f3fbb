"""A headless Chromium for the browser tests."""

import tempfile
from contextlib import contextmanager

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.support.ui import WebDriverWait

PHONE = (390, 844)
DESK = (1280, 900)
ARGUMENTS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


# What a service worker does in the background is for the tests that are about it.
NO_WORKER = {"source": "delete Navigator.prototype.serviceWorker"}


@contextmanager
def chromium(*, worker=False):
    """A driver with a profile of its own; ``worker``: the site may install its service worker."""
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        for argument in (*ARGUMENTS, f"--user-data-dir={profile}"):
            options.add_argument(argument)
        driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        driver.set_page_load_timeout(30)
        if not worker:
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", NO_WORKER)
        try:
            yield driver
        finally:
            driver.quit()


def wait(driver, condition, seconds=20):
    """Until it is so, and what it was then; what a page that is going away had may be looked at meanwhile."""
    # A driver says of an element that has just gone now that it is stale, now that its node is not in the document.
    going = (WebDriverException, StopIteration)
    return WebDriverWait(driver, seconds, ignored_exceptions=going).until(condition)


def emulate(driver, size=DESK, *, dark=False):
    """The size of the window, and what the system says it prefers."""
    width, height = size
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": size == PHONE}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    prefer(driver, dark=dark)


def prefer(driver, *, dark):
    """What the system says it prefers, in a window that stays as it is."""
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": [scheme]})


def emulate_paper(driver, size):
    """A page as it is printed, on a sheet with room for ``size``."""
    emulate(driver, size)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": []})


def background(driver):
    """The background of the page, ``light`` or ``dark``."""
    color = driver.execute_script("return getComputedStyle(document.documentElement).backgroundColor")
    red = int(color.split("(")[1].split(",")[0])
    return "dark" if red < 128 else "light"


def complaints(driver):
    """What the browser complained about since the last call: scripts, missing files, the security policy."""
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] in {"SEVERE", "WARNING"}]


def too_wide(driver):
    """The elements that stick out of the window."""
    return driver.execute_script(
        """
        if (document.documentElement.scrollWidth <= innerWidth) return [];
        return [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.tagName + "." + element.className);
        """
    )


def tap(driver, element):
    """A finger on an element."""
    element = driver.execute_script(
        "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'}); return arguments[0]", element
    )
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    place = driver.execute_script(
        "const box = arguments[0].getClientRects()[0]; return {x: box.x + box.width / 2, y: box.y + box.height / 2}",
        element,
    )
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
