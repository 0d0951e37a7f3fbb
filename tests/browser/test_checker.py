"""The interaction checker in a browser: a board is set up, an attack declared, intercepted, answered; a Site taken."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml

pytest.importorskip("selenium")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from rules import interactions
from rules.text import packing
from tests.browser.chromium import DESK, PHONE, chromium, complaints, emulate, tap, too_wide, wait

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture(scope="module")
def driver():
    with chromium() as driver:
        yield driver


@pytest.fixture
def browser(driver, served_library, live_server):
    emulate(driver, DESK)
    driver.get(live_server.url)
    complaints(driver)
    yield Checker(driver, live_server.url)
    assert complaints(driver) == []


class Checker:
    """What a person does on the page, by what they see."""

    def __init__(self, driver, url):
        self.driver = driver
        self.url = url

    def open(self, path):
        self.driver.get(self.url + path)

    def wait(self, condition):
        return wait(self.driver, lambda _: condition())

    def find(self, selector, text=""):
        """The elements that are to be seen, with a text in them."""
        return [each for each in self.driver.find_elements(By.CSS_SELECTOR, selector) if text in each.text]

    def press(self, text, within="[data-checker]"):
        """Press a button and wait for the next position."""
        before = self.driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        button = self.wait(lambda: next(iter(self.find(f"{within} button", text)), None))
        self.driver.execute_script("arguments[0].click()", button)
        self.wait(lambda: self.replaced(before))

    def replaced(self, element):
        from selenium.common.exceptions import StaleElementReferenceException

        try:
            return not self.driver.execute_script("return arguments[0].isConnected", element)
        except StaleElementReferenceException:
            return True

    def add(self, player, title, where=""):
        """Add a card in the forms of a player."""
        form = f'[aria-label="{player}"] .add-card'
        box = self.driver.find_element(By.CSS_SELECTOR, f"{form} [name=title]")
        box.send_keys(title)
        if where:
            Select(self.driver.find_element(By.CSS_SELECTOR, f"{form} [name=where]")).select_by_visible_text(where)
        self.press("Add", form)

    def open_card(self, card_id):
        """Open a card on the table."""
        tile = self.driver.find_element(By.CSS_SELECTOR, f'[data-card="{card_id}"] > summary')
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", tile)
        tile.click()
        self.wait(lambda: self.find(f'[data-card="{card_id}"][open]'))

    def act(self, card_id, text):
        """Open a card and take one of its actions."""
        self.open_card(card_id)
        self.press(text, f'[data-card="{card_id}"]')

    @property
    def steps(self):
        return self.driver.find_element(By.CSS_SELECTOR, ".steps-panel").text


def test_a_board_an_attack_an_answer_and_a_site(browser):
    browser.open("/check/board/")
    browser.add("Ann", "Ting Ting")
    browser.add("Ann", "Maverick Cop")
    browser.add("Bob", "Turtle Beach")
    browser.add("Bob", "White Disciple")
    browser.add("Ann", "Final Brawl")
    browser.press("Done setting up")

    browser.driver.find_element(By.XPATH, "//summary[contains(., 'attacks with several')]").click()
    for box in browser.find(".compose[open] [name=with]"):
        box.click()
    browser.press("Attack", ".compose[open]")
    assert "declares an attack: Ting Ting and Maverick Cop" in browser.steps
    assert len(browser.find(".is-attacking")) == 2

    browser.act("white-disciple", "Intercept Ting Ting")
    assert "White Disciple intercepts Ting Ting" in browser.steps

    browser.act("final-brawl", "Play it")
    assert browser.find(".scene li", "Final Brawl")
    browser.press("Everyone passes: the scene resolves")
    assert "White Disciple has Fighting zero" in browser.steps

    browser.press("Everyone passes: combat with Turtle Beach")
    assert browser.find(".decision", "Turtle Beach")
    browser.press("Seize the Site", ".decision")
    assert "seizes" in browser.steps
    assert browser.find('[aria-label="Ann"] [data-card="turtle-beach"]')

    # Every step cites its rule, and the address holds the position.
    for step in browser.find(".steps li"):
        assert step.find_elements(By.CSS_SELECTOR, ".cites a"), step.text
    address, steps = browser.driver.current_url, browser.steps
    browser.driver.get(address)
    assert browser.steps == steps

    # Back and forth by keyboard, and on a phone nothing sticks out.
    body = browser.driver.find_element(By.TAG_NAME, "body")
    before = browser.driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    body.send_keys(Keys.ARROW_LEFT)
    browser.wait(lambda: browser.replaced(before))
    assert browser.find(".decision", "Turtle Beach")
    emulate(browser.driver, PHONE)
    assert too_wide(browser.driver) == []


def test_the_focus_stays_where_one_works_and_what_happens_is_announced(browser):
    driver = browser.driver

    def focused(selector):
        return driver.execute_script("return document.activeElement.matches(arguments[0])", selector)

    browser.open("/check/board/")
    browser.add("Ann", "Ting Ting")
    assert focused('[aria-label="Ann"] [name=title]'), "the next card can be typed at once"
    browser.add("Bob", "Turtle Beach")
    browser.press("Done setting up")
    assert focused("#next")

    browser.act("turtle-beach", "What may it not do")
    assert focused("#why-not")
    assert "Rulebook 2000" in driver.find_element(By.CSS_SELECTOR, ".why-not").text

    driver.find_element(By.CSS_SELECTOR, '[data-card="turtle-beach"] [data-close]').click()
    assert focused('[data-card="turtle-beach"] > summary')

    browser.act("ting-ting", "Attack Turtle Beach")
    heard = driver.find_element(By.CSS_SELECTOR, "[data-announce]").get_attribute("textContent")
    assert "Ann declares an attack" in heard
    browser.press("Nobody can intercept: go on until someone must decide")
    assert focused(".decision")
    heard = driver.find_element(By.CSS_SELECTOR, "[data-announce]").get_attribute("textContent")
    assert "Ann decides: What does Ann do with Turtle Beach?" in heard


def test_a_thumb_reaches_everything_on_a_phone(browser):
    driver = browser.driver
    emulate(driver, PHONE)
    browser.open("/check/bobs-turn-the-attack-is-declared/?why=ting-ting")
    assert too_wide(driver) == []
    bar = driver.find_element(By.CSS_SELECTOR, ".bar")
    bottom = driver.execute_script("return arguments[0].getBoundingClientRect().bottom", bar)
    assert bottom <= PHONE[1]
    too_small = driver.execute_script(
        """
        return [...document.querySelectorAll(".checker button, .checker select, .checker summary, .bar a, .actors a")]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
          .map((each) => each.textContent.trim());
        """
    )
    assert too_small == []


def test_both_players_and_the_field_are_in_sight_on_a_phone(browser):
    driver = browser.driver
    emulate(driver, PHONE)
    browser.open("/check/board/")
    (bob, ann) = [each.rect for each in browser.find(".add-card [name=title]")]
    assert bob["y"] + bob["height"] < ann["y"], "the opponent above, oneself below"
    assert ann["y"] + ann["height"] <= driver.find_element(By.CSS_SELECTOR, ".bar").rect["y"]
    assert len({each.rect["y"] for each in browser.find("header .nav > a, header .nav summary")}) == 1, "one row"


def test_the_text_of_a_card_is_in_sight_where_one_points_and_stands_above_its_actions(browser):
    browser.open("/check/bobs-turn-the-attack-is-declared/")
    tile = browser.find('[data-card="ting-ting"] > summary')[0]
    ActionChains(browser.driver).move_to_element(tile).perform()
    browser.wait(lambda: browser.find(".tile-peek", "Ting Ting"))
    tile.send_keys(Keys.ESCAPE)
    assert not browser.find(".tile-peek")
    ActionChains(browser.driver).send_keys(Keys.TAB).perform()
    browser.wait(lambda: browser.find(".tile-peek"))
    browser.open_card("ting-ting")
    assert not browser.find(".tile-peek")
    text, more = (
        browser.find(f'[data-card="ting-ting"][open] {each}')[0].rect["y"] for each in (".drawn-words", ".tile-more")
    )
    assert text < more


def test_keys_take_choices_and_a_step_adds_nothing_to_the_history(browser):
    driver = browser.driver

    def press(key):
        before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        ActionChains(driver).send_keys(key).perform()
        browser.wait(lambda: browser.replaced(before))

    browser.open("/check/board/")
    browser.add("Ann", "City Park; Ting Ting")
    browser.add("Bob", "Fox Pass; Maverick Cop")
    driver.execute_script("document.activeElement.blur()")
    press("d")
    assert browser.find("#next .choices button")[0].text == "Ann: End the turn"
    press("1")
    assert "Ann ends the turn" in browser.steps
    long = driver.execute_script("return history.length")
    press(Keys.ARROW_LEFT)
    press(Keys.ARROW_RIGHT)
    assert driver.execute_script("return history.length") == long


def test_who_hits_whom_is_an_arrow_and_what_moves_heeds_the_system(browser):
    driver = browser.driver
    moving = "return document.getAnimations().filter((each) => each.animationName === 'count').length"
    still = {"name": "prefers-reduced-motion", "value": "reduce"}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": [still]})
    browser.open("/check/a-bonus-ends-with-the-attack/?at=3")
    assert not browser.find(".hit-arrows")
    before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    browser.find(".panel > .stepper a", "next")[0].click()
    browser.wait(lambda: browser.replaced(before))
    assert driver.execute_script("return document.querySelectorAll('.is-counting').length") > 0
    assert driver.execute_script(moving) == 0
    assert len(driver.find_elements(By.CSS_SELECTOR, ".hit-arrows path")) == 2, "they hit each other"
    assert browser.find(".is-changed .tile-title", "Plasma Trooper")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
    browser.wait(lambda: driver.execute_script(moving) > 0)


def test_faces_grow_into_the_room_there_is(browser):
    emulate(browser.driver, (1280, 900))
    browser.open("/check/board/")
    browser.add("Ann", "City Park")

    def width():
        return browser.find('[data-card="city-park"] > summary')[0].rect["width"]

    alone = width()
    for _ in range(7):
        browser.add("Ann", "City Park")
    assert width() < alone * 0.8


def test_an_example_by_keyboard_and_what_forbids_an_action(browser):
    browser.open("/check/turtle-beach-takes-the-shattering-fire/?at=1")
    tile = browser.driver.find_element(By.CSS_SELECTOR, '[data-card="turtle-beach"] > summary')
    tile.send_keys(Keys.ENTER)
    assert browser.find('[data-card="turtle-beach"][open] button', "Use it")
    tile.send_keys(Keys.ESCAPE)
    assert not browser.find('[data-card="turtle-beach"][open]')

    browser.open("/check/?q=turtle+beach")
    assert browser.find("a", "Turtle Beach redirects Shattering Fire to itself")


def test_an_example_is_stepped_through_and_the_log_follows(browser):
    driver = browser.driver
    browser.open("/check/bobs-turn-from-beginning-to-end/")
    assert browser.find(".panel > .stepper", "0 of 41")
    assert not browser.find(".is-attacking")

    def step(label):
        before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        browser.find(".panel > .stepper a", label)[0].click()
        browser.wait(lambda: browser.replaced(before))
        inside = "const log = arguments[0].getBoundingClientRect(), panel = arguments[0].closest('.panel')"
        inside += ".getBoundingClientRect(); return log.top >= panel.top && log.top < innerHeight"
        return driver.execute_script(inside, driver.find_element(By.CSS_SELECTOR, "#latest"))

    assert step("next")
    assert len(browser.find('[aria-label="Ann"] .is-attacking')) == 3, "they stand where they attack"
    assert step("last")
    assert browser.find(".panel > .stepper", "41 of 41")
    assert step("back")
    assert browser.find(".panel > .stepper", "40 of 41")
    assert driver.current_url.endswith("?at=40")


def test_a_phone_has_all_four_ways_through_an_example_in_the_bar(browser):
    emulate(browser.driver, PHONE)
    browser.open("/check/bobs-turn-from-beginning-to-end/?at=11")
    assert [each.get_attribute("data-step") for each in browser.find(".bar a[data-step]")] == [
        *("first", "back", "forth", "last"),
        "forth",  # the button for the thumb
    ]
    rows = {round(each.rect["y"] + each.rect["height"] / 2) for each in browser.find(".bar a[data-step]")}
    assert max(rows) - min(rows) < 3, "one line"
    before = browser.driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    tap(browser.driver, browser.driver.find_element(By.CSS_SELECTOR, ".bar a.button"))
    browser.wait(lambda: browser.replaced(before))
    assert browser.find(".bar", "12 of 41")
    assert too_wide(browser.driver) == []


def test_from_the_empty_board_to_an_interception_in_six_clicks(browser):
    driver = browser.driver
    clicks = []

    def click(element):
        clicks.append(element.text)
        driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)
        element.click()

    def comes(act):
        before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        act()
        browser.wait(lambda: browser.replaced(before))

    def type_in(title):
        driver.switch_to.active_element.send_keys(title)
        comes(lambda: driver.switch_to.active_element.send_keys(Keys.ENTER))

    browser.open("/check/board/")
    type_in("ting t")
    click(driver.find_element(By.CSS_SELECTOR, '[aria-label="Bob"] [name=title]'))
    type_in("fox p")
    type_in("maverick c")
    for words in (
        "Done setting up",
        "Ann attacks Fox Pass with Ting Ting",
        "Bob intercepts Ting Ting with Maverick Cop",
    ):
        comes(lambda words=words: click(browser.find("[data-checker] button", words)[0]))
    assert len(clicks) <= 6
    assert browser.find(".fight .stands-between .tile-title", "Maverick Cop")
    assert browser.find(".result-line", "Maverick Cop intercepts Ting Ting")
    assert browser.find(".ribbon .is-here", "Intercept")
    assert [each.text for each in browser.find(".doings button.primary")] == [
        "Everyone passes: combat with Maverick Cop"
    ]


def test_the_position_of_the_tour_takes_six_clicks_besides_typing(browser):
    driver = browser.driver
    clicks = []

    def comes(act):
        before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        act()
        browser.wait(lambda: browser.replaced(before))

    def click(selector, text=""):
        clicks.append(selector)
        element = browser.find(selector, text)[0]
        driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)
        element.click()

    def type_in(*keys):
        comes(lambda: driver.switch_to.active_element.send_keys(*keys, Keys.ENTER))

    emulate(driver, PHONE)
    browser.open("/check/board/")
    first = driver.switch_to.active_element
    assert first.get_attribute("name") == "title"
    assert first.rect["y"] + first.rect["height"] < PHONE[1], "in sight without scrolling"
    type_in("city park, ting t, final b")
    click('[aria-label="Bob"] [name=title]')
    type_in("fox p, maverick c")
    click('[data-card="ting-ting"] > summary')
    comes(lambda: click('[data-card="ting-ting"] button', "Turn"))
    click('[data-card="maverick-cop"] > summary')
    click('[data-card="maverick-cop"] [name=damage]')
    type_in(Keys.BACKSPACE, "2")
    comes(lambda: click(".bar button", "Done setting up"))
    assert len(clicks) <= 6
    assert board_of(driver) == board_of_the_tour()


def test_a_question_takes_nine_taps_under_another_edition_and_forty_keys(browser):
    """Typing counts among the keys, not among the taps."""
    driver = browser.driver
    done = []

    def comes(act):
        before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        act()
        browser.wait(lambda: browser.replaced(before))

    def press(*keys, until="", new=False):
        """Press keys, or one key until an element has the focus."""
        while True:
            done.extend(key for part in keys for key in (part if isinstance(part, str) else [part]))
            (comes if new else lambda act: act())(ActionChains(driver).send_keys(*keys).perform)
            if not until or driver.execute_script("return document.activeElement.matches(arguments[0])", until):
                return
            assert len(done) < 40

    def back(until):
        ActionChains(driver).key_down(Keys.SHIFT).perform()
        press(Keys.TAB, until=until)
        ActionChains(driver).key_up(Keys.SHIFT).perform()

    def take(words):
        choices = [each.text for each in browser.find("#next .choices button")]
        press(str(next(n for n, each in enumerate(choices, 1) if words in each)), new=True)

    browser.open("/check/board/")
    press("ting t", Keys.ENTER, new=True)
    back('[aria-label="Bob"] [name=title]')
    press("fox p, maverick c", Keys.ENTER, new=True)
    press(Keys.TAB, until="button")
    press("d", new=True)
    take("attacks Fox Pass")
    take("intercepts Ting Ting")
    take("combat with Maverick Cop")
    assert browser.find(".result-line", "Maverick Cop is smoked")
    assert len(done) <= 40

    def hit(selector, text=""):
        done.append(selector)
        element = browser.find(selector, text)[0]
        driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)
        element.click()

    done.clear()
    emulate(driver, PHONE)
    browser.open("/check/board/")
    comes(lambda: driver.switch_to.active_element.send_keys("city park, ting t", Keys.ENTER))
    hit('[aria-label="Bob"] [name=title]')
    comes(lambda: driver.switch_to.active_element.send_keys("fox p, maverick c", Keys.ENTER))
    hit(".settings > summary")
    hit("[name=ruleset]")
    comes(lambda: hit("[name=ruleset] option", "1995"))
    for selector, words in (
        (".bar button", "Done setting up"),
        ("#next button", "attacks Fox Pass with Ting Ting"),
        ("#next button", "intercepts Ting Ting"),
        (".bar button", "Go on"),
    ):
        comes(lambda selector=selector, words=words: hit(selector, words))
    assert browser.find(".result-line", "Maverick Cop is smoked")
    assert len(done) <= 9


def board_of(driver):
    """What stands where on the board in the address."""
    word = parse_qs(urlsplit(driver.current_url).query)["s"][0]
    return standing(packing.unpack(word))


def board_of_the_tour():
    text = (Path(__file__).resolve().parent.parent.parent / "README.md").read_text()
    return standing({**yaml.safe_load(re.search(r"```yaml\n(players:.*?)```", text, re.S)[1]), "actions": []})


def standing(scenario):
    cards = interactions.evaluate(scenario)["cards"]
    told = ("zone", "controller", "location", "turned", "damage", "face")
    return {name: [card[each] for each in told] for name, card in cards.items()}


def test_a_card_is_dragged_onto_what_it_attacks_and_an_addition_is_undone(browser):
    driver = browser.driver
    drag = """
      const [from, onto] = arguments, data = new DataTransfer();
      const send = (element, type) => element.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
      send(from, "dragstart"); send(onto, "dragover"); send(onto, "drop"); send(from, "dragend");
    """

    def tile(card):
        return driver.find_element(By.CSS_SELECTOR, f'[data-card="{card}"]')

    browser.open("/check/board/")
    browser.add("Ann", "Ting Ting")
    browser.add("Bob", "Fox Pass")
    browser.add("Bob", "City Park")
    browser.press("Undo")
    assert not browser.find('[data-card="city-park"]')
    browser.press("Done setting up")
    before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    driver.execute_script(drag, tile("ting-ting"), tile("fox-pass"))
    browser.wait(lambda: browser.replaced(before))
    assert browser.find(".is-target .tile-title", "Fox Pass")


def test_a_finger_drags_a_card_after_a_long_press_and_scrolls_with_a_short_one(browser):
    driver = browser.driver
    browser.open("/check/board/")
    browser.add("Ann", "Ting Ting")
    browser.add("Bob", "Fox Pass")
    browser.press("Done setting up")
    emulate(driver, (PHONE[0], 1400))  # both cards in sight
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(kind, *points):
        driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def middle(card):
        """Where a card is, once the page has come to rest."""
        return driver.execute_async_script(
            """
            const [card, done] = arguments;
            const summary = document.querySelector(`[data-card='${card}'] > summary`);
            const place = () => {
              const { x, y, width, height } = summary.getBoundingClientRect();
              return { x: x + width / 2, y: y + height / 2 };
            };
            const rest = (before, frames) => requestAnimationFrame(() => {
              const now = place();
              const still = now.x === before.x && now.y === before.y;
              if (still && frames === 10) done(now); else rest(now, still ? frames + 1 : 0);
            });
            rest(place(), 0);
            """,
            card,
        )

    try:
        start = middle("ting-ting")
        touch("touchStart", start)
        touch("touchMove", {**start, "y": start["y"] - 60})
        touch("touchEnd")
        assert not browser.find(".drag-ghost")
        assert not browser.find(".tile[open]")

        start = middle("ting-ting")
        before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        touch("touchStart", start)
        browser.wait(lambda: browser.find(".drag-ghost", "Ting Ting"))
        assert browser.find(".may-take .tile-title", "Fox Pass")
        touch("touchMove", middle("fox-pass"))
        browser.wait(lambda: browser.find(".would-take .tile-title", "Fox Pass"))
        touch("touchEnd")
        browser.wait(lambda: browser.replaced(before))
    finally:
        driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    assert browser.find(".is-target .tile-title", "Fox Pass")
    assert not browser.find(".drag-ghost")


def test_held_keys_lose_nothing_and_an_example_plays_by_itself(browser):
    driver = browser.driver
    browser.open("/check/bobs-turn-from-beginning-to-end/")
    presses = "for (let i = 0; i < 9; i += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', "

    def at():
        return int(driver.execute_script("return document.querySelector('[data-checker]').dataset.at"))

    def play():
        """Press the button, and say what is then on it."""
        return driver.execute_script(
            "const find = () => document.querySelector('.panel [data-play]'); find().click(); return find().textContent"
        )

    driver.execute_script(presses + "{ key: arguments[0], bubbles: true }))", "ArrowRight")
    browser.wait(lambda: at() == 9)
    driver.execute_script(presses + "{ key: arguments[0], bubbles: true }))", "ArrowLeft")
    browser.wait(lambda: at() == 0)

    play()
    browser.wait(lambda: at() >= 2)
    assert play() == "Play"
    assert at() < 41


ROWS = """
return [...document.querySelectorAll(".suggestion-group, .suggestion-all")].map((each) =>
  Math.round(each.getBoundingClientRect().width));
"""


def test_near_titles_stand_in_their_form_and_suggestions_one_under_another(browser):
    for size in (DESK, PHONE):
        emulate(browser.driver, size)
        browser.open("/check/board/")
        browser.add("Ann", "Maverik Kop")
        form = browser.driver.find_element(By.CSS_SELECTOR, '[aria-label="Ann"] .add-card')
        nearest = form.find_element(By.XPATH, ".//button[.='Maverick Cop']")
        assert form.rect["y"] <= nearest.rect["y"]
        assert nearest.rect["y"] + nearest.rect["height"] <= form.rect["y"] + form.rect["height"]
        browser.press("Maverick Cop", '[aria-label="Ann"] .add-card')
        browser.wait(lambda: browser.find('[data-card="maverick-cop"]'))
    box = browser.driver.find_element(By.ID, "site-search")
    browser.driver.execute_script("arguments[0].focus()", box)
    box.send_keys("ting")
    browser.wait(lambda: browser.find(".suggestion-all"))
    rows = browser.driver.execute_script(ROWS)
    assert len(rows) > 1
    assert len(set(rows)) == 1, "they stand beside each other"


# What lies over the middle of each suggestion, where that is in the window, and how wide it is.
SUGGESTED = """
return [...document.querySelectorAll(".suggestion")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return [each.contains(top), Math.round(width)];
});
"""


def test_what_is_suggested_on_a_phone_is_wide_and_nothing_lies_over_it(browser):
    driver = browser.driver
    emulate(driver, PHONE)
    for player in ("Ann", "Bob"):
        browser.open("/check/board/?card=fox-pass")
        field = driver.find_element(By.CSS_SELECTOR, f'[aria-label="{player}"] .add-card [name=title]')
        tap(driver, field)
        field.send_keys("maver")
        browser.wait(lambda: browser.find(".suggestion"))
        shown = driver.execute_script(SUGGESTED)
        assert [over for over, _ in shown] == [True] * len(shown), player
        assert min(width for _, width in shown) > 300, player


def test_titles_are_suggested_on_a_board(browser):
    browser.open("/check/board/")
    for size, title in enumerate(["Fox Pass", "Ting Ting"], start=1):  # the second box came with the new position
        browser.find('[aria-label="Ann"] .add-card [name=title]')[0].send_keys(title[:-1])
        browser.wait(lambda name=title: browser.find('[aria-label="Ann"] .suggestion', name))
        before = browser.driver.find_element(By.CSS_SELECTOR, "[data-checker]")
        browser.find('[aria-label="Ann"] .add-card [name=title]')[0].send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        browser.wait(lambda old=before: browser.replaced(old))
        assert len(browser.find('[aria-label="Ann"] .tile')) == size


def test_what_was_no_title_gives_way_to_what_is_typed_next(browser):
    browser.open("/check/board/")
    before = browser.driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    browser.find('[aria-label="Ann"] .add-card [name=title]')[0].send_keys("Zzqx", Keys.ENTER)
    browser.wait(lambda: browser.replaced(before))
    assert browser.find('[aria-label="Ann"] .nearest-titles', "No card is titled “Zzqx”")
    ActionChains(browser.driver).send_keys("Maverick C", Keys.ENTER).perform()
    browser.wait(lambda: browser.find('[data-card="maverick-cop"]'))


def test_an_invented_card_is_asked_for_what_its_type_has_and_comes_into_sight(browser):
    for game, of_type, other in (("", "fighting", "Event"), ("?game=ufs", "speed", "foundation")):
        browser.open(f"/check/invent/{game}")
        assert browser.driver.find_element(By.NAME, of_type).is_displayed()
        Select(browser.driver.find_element(By.NAME, "type")).select_by_visible_text(other)
        browser.wait(lambda of_type=of_type: not browser.driver.find_element(By.NAME, of_type).is_displayed())
    emulate(browser.driver, PHONE)
    browser.open("/check/invent/")
    browser.driver.find_element(By.NAME, "title").send_keys("s" + Keys.ENTER)
    browser.wait(lambda: "Champions" in browser.driver.current_url)
    top = "return document.querySelector('.invented .drawn').getBoundingClientRect().top / innerHeight"
    browser.wait(lambda: 0 <= browser.driver.execute_script(top) < 0.5)


def test_on_a_phone_the_bar_has_one_row_of_buttons_where_somebody_decides(browser):
    emulate(browser.driver, PHONE)
    auction = interactions.example("four-ting-tings")["scenario"]
    browser.open(f"/check/board/?s={packing.pack({**auction, 'actions': auction['actions'][:8]})}")
    assert browser.find(".decision h2", "Cathy decides")
    assert not browser.find(".decision .hint", "2 to 2"), "which is no choice"
    row = browser.find(".bar > :not(.bar-news)")
    assert max(each.rect["y"] for each in row) < min(each.rect["y"] + each.rect["height"] for each in row)


def test_on_a_phone_the_numbers_of_an_invented_card_stand_two_in_a_row(browser):
    emulate(browser.driver, PHONE)
    browser.open("/check/invent/?game=ufs")
    places = {browser.driver.find_element(By.ID, f"invent-{each}").rect["y"] for each in ("type", "difficulty")}
    assert len(places) == 1
    assert too_wide(browser.driver) == []


def test_go_on_on_a_phone_lets_the_attack_run_on(browser):
    emulate(browser.driver, PHONE)
    attack = {"by": "Ann", "do": "attack", "with": ["ting-ting"], "target": "fox-pass"}
    ann = {"name": "Ann", "locations": [{"front": "City Park", "characters": ["Ting Ting"]}]}
    bob = {"name": "Bob", "locations": [{"front": "Fox Pass"}]}
    browser.open(f"/check/board/?s={packing.pack({'players': [ann, bob], 'actions': [attack]})}")
    browser.press("Go on", ".bar")
    assert browser.find(".bar .bar-news")
    assert browser.find(".bar", "2 of 2")
