"""UFS on the checker in a browser: two decks and a mulligan, a re-check, an attack with Enhances, a partial block,
committed foundations and a Reversal.
"""

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from rules.text import packing
from tests.browser.chromium import DESK, PHONE, complaints, emulate, too_wide
from tests.browser.test_checker import Checker

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
# The decks are known, top first, so that each check comes to what stands beside it.
ANN = {
    "name": "Ann",
    "character": "Brannoch Vale",
    "hand": ["Cinder Uppercut"],
    "deck": ["Bellows Body Blow", "Banked Temper", "Brickfall Elbow"],  # 2
    "staging": ["Raised in Smoke", {"card": "Bricklayer's Patience", "id": "patience"}, "Shoulders Like Doors"],
}
BOB = {
    "name": "Bob",
    "character": "Odile Ferrant",
    "hand": ["Oarlock Spin", "Gull's Reply"],
    "deck": [
        "Undertow",
        "Cold Water Nerves",
        "Smuggler's Arithmetic",
        "Backwater Hook",
        "Low Tide Scythe",
    ],  # 2 5 5 3 2
    "staging": ["Knows Every Rope", "Born on the Ferry"],
}
BOARD = {"game": "ufs", "players": [ANN, BOB], "actions": []}


@pytest.fixture(scope="module")
def driver():
    from tests.browser.chromium import chromium

    with chromium() as driver:
        yield driver


@pytest.fixture
def browser(driver, served_library, live_server):
    emulate(driver, DESK)
    driver.get(live_server.url)
    complaints(driver)
    yield Checker(driver, live_server.url)
    assert complaints(driver) == []


def attack(browser):
    """The attack as it stands between the players."""
    return " ".join(browser.driver.find_element(By.CSS_SELECTOR, ".ufs-attack").text.split())


def committed(browser, player):
    return [each.text for each in browser.find(f'[aria-label="{player}"] .staging .is-turned .tile-title')]


def test_enhances_a_partial_block_foundations_and_a_reversal(browser):
    bob = {**BOB, "hand": ["Oarlock Spin"]}
    browser.open(f"/check/board/?s={packing.pack({**BOARD, 'players': [ANN, bob]})}")

    # The check of 2 against 4: one of three cards that may be on top has 5.
    button = browser.find(".doings button", "Play Cinder Uppercut")[0]
    assert "33 %" in button.text
    browser.press("Play Cinder Uppercut", ".doings")
    assert browser.find(".decision p", "Ann checks 2 against 4: commit 2 to make up the difference, or none.")
    assert browser.find('[data-card="cinder-uppercut"] .tile-notes', "being played")
    browser.press("Commit Bricklayer's Patience and Shoulders Like Doors", ".decision")
    assert "Check 2 committed +2 Difficulty 4 passed" in " ".join(browser.find(".check")[0].text.split())
    assert committed(browser, "Ann") == ["Bricklayer's Patience", "Shoulders Like Doors"]
    assert browser.find(".ribbon .is-here", "Enhance Step")
    assert attack(browser).startswith("Cinder Uppercut Speed 3 Zone high Damage 4")

    # Enhances in turn, at the card and from the panel.
    browser.act("brannoch-vale", "This attack gets +2 damage.")
    browser.press("Born on the Ferry: E Commit: This attack gets +1 speed.", ".doings")
    assert attack(browser).startswith("Cinder Uppercut Speed 4 Zone high Damage 6")
    browser.press("Nobody enhances any more: go on to the block", ".doings")

    # Against 6 with two to commit the top card needs 4: two of five have it.
    assert browser.find(".decision p", "Bob may block")
    assert "gets through the best of these blocks with a chance of 60 %" in browser.find(".decision")[0].text
    browser.press("Block with Oarlock Spin", ".decision")
    assert "Check 2 Difficulty 6 failed" in " ".join(browser.find(".check")[0].text.split())
    assert "17" in browser.find('[aria-label="Bob"] .vitality')[0].text, "six of 23"
    browser.press("Undo the last action", ".steps-panel")
    assert browser.find(".decision button", "Do not block")


def test_a_reversal_follows_a_partial_block(browser):
    # Slower: speed 3, modifier 2, nothing in Bob's pool: 5 against a check of 2 with three to commit.
    bob = {**BOB, "staging": [*BOB["staging"], "Light on Her Feet"]}
    browser.open(f"/check/board/?s={packing.pack({**BOARD, 'players': [ANN, bob]})}")
    browser.press("Play Cinder Uppercut", ".doings")
    browser.press("Commit Bricklayer's Patience and Shoulders Like Doors", ".decision")
    browser.press("Brannoch Vale: E Commit: This attack gets +2 damage.", ".doings")
    browser.press("Nobody enhances any more: go on to the block", ".doings")
    browser.press("Block with Oarlock Spin (partial: ", ".decision")
    browser.press("Commit Knows Every Rope, Born on the Ferry and Light on Her Feet", ".decision")
    assert "blocked partially: half the damage (block difficulty 5)" in attack(browser)
    assert browser.find('[aria-label="Bob"] .pool .is-block .tile-notes', "block")
    browser.press("Ann: Pass: no Response", ".doings")
    browser.press("Odile Ferrant: R Commit: After you block an attack, draw 1 card.", ".doings")
    assert "20" in browser.find('[aria-label="Bob"] .vitality')[0].text, "three of 23: half of six"
    assert browser.find(".ribbon .is-here", "Reversal Step")

    browser.press("Play Gull's Reply as a Reversal", ".doings")
    assert "Gull's Reply" in attack(browser)
    assert [each.text for each in browser.find('[aria-label="Bob"] .pool .tile-title')] == [
        "Oarlock Spin",
        "Gull's Reply",
    ]
    browser.press("Nobody enhances any more: go on to the block", ".doings")
    assert any("Ann has nothing to block with." in step.text for step in browser.find(".steps li"))
    assert "25" in browser.find('[aria-label="Ann"] .vitality')[0].text, "three of 28"

    # Every step cites its rule, and the address holds the position.
    for step in browser.find(".steps li"):
        assert step.find_elements(By.CSS_SELECTOR, ".cites a"), step.text
    address, steps = browser.driver.current_url, browser.steps
    browser.driver.get(address)
    assert browser.steps == steps

    # Back by keyboard; on a phone nothing sticks out.
    before = browser.driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    browser.driver.find_element(By.TAG_NAME, "body").send_keys(Keys.ARROW_LEFT)
    browser.wait(lambda: browser.replaced(before))
    assert browser.find(".ufs-attack")
    emulate(browser.driver, PHONE)
    assert too_wide(browser.driver) == []


def test_a_board_is_set_up_and_played_by_keyboard(browser):
    driver = browser.driver
    browser.open("/check/board/?game=ufs")
    browser.add("Ann", "Kiln Street J")
    browser.add("Ann", "Raised in Smoke")
    browser.add("Bob", "Oarlock Spin")
    assert browser.find('[aria-label="Ann"] .hand [data-card="kiln-street-jab"]')
    assert browser.find('[aria-label="Ann"] .staging [data-card="raised-in-smoke"]')
    browser.press("Done setting up")
    assert driver.execute_script("return document.activeElement.matches('#next')")

    # The deck is unknown: with the list of a sample deck the chance is told.
    driver.find_element(By.CSS_SELECTOR, ".deck-list > summary").send_keys(Keys.ENTER)
    Select(driver.find_element(By.CSS_SELECTOR, "[name=sample0]")).select_by_visible_text("Kiln Street")
    browser.press("Show the chances", ".deck-list")
    assert "%" in browser.find(".doings .checking .chance")[0].text

    # What the check comes to is typed; the focus goes to what comes next.
    box = driver.find_element(By.CSS_SELECTOR, ".doings .checking [name=check]")
    assert box.get_attribute("value") == "2"
    before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    box.send_keys(Keys.CONTROL, "a", Keys.NULL, "1", Keys.ENTER)
    browser.wait(lambda: browser.replaced(before))
    assert browser.find(".decision p", "Ann checks 1 against 2")
    assert driver.execute_script("return document.activeElement.matches('.decision')")
    before = driver.find_element(By.CSS_SELECTOR, "[data-checker]")
    driver.find_element(By.CSS_SELECTOR, ".decision .choices button").send_keys(Keys.ENTER)
    browser.wait(lambda: browser.replaced(before))
    assert committed(browser, "Ann") == ["Raised in Smoke"]
    assert "Kiln Street Jab" in attack(browser)
    heard = driver.find_element(By.CSS_SELECTOR, "[data-announce]").get_attribute("textContent")
    assert "Ann commits 1 to make up the difference" in heard


def counts(browser, player):
    """What stands in the heading of a player, as words: "6 in hand, draws to 6 0 momentum 53 in the deck"."""
    return " ".join(browser.driver.find_element(By.CSS_SELECTOR, f'[aria-label="{player}"] .counts').text.split())


def titles(browser, player, kind):
    return [each.text for each in browser.find(f'[aria-label="{player}"] .{kind} .tile-title')]


def test_a_game_begins_with_two_sample_decks_and_a_mulligan(browser):
    driver = browser.driver
    browser.open("/check/")
    driver.find_element(By.CSS_SELECTOR, ".begin-game > summary").click()
    for name, deck in (("sample0", "Kiln Street"), ("sample1", "Ferry Gate")):
        box = browser.wait(lambda name=name: browser.find(f".begin-game [name={name}]"))
        Select(box[0]).select_by_visible_text(deck)
    driver.find_element(By.CSS_SELECTOR, ".begin-game [name=seed]").send_keys("7", Keys.ENTER)
    browser.wait(lambda: browser.find("[data-checker] .decision"))

    # 5.3: both have drawn to the hand size; 5.4: whoever goes first is asked first.
    first, second = ("Ann", "Bob") if browser.find(".decision h2", "Ann decides") else ("Bob", "Ann")
    size = {"Ann": 6, "Bob": 7}
    for name in (first, second):
        assert f"{size[name]} in hand, draws to {size[name]}" in counts(browser, name)
        assert f"{59 - size[name]} in the deck" in counts(browser, name)
    before = titles(browser, first, "hand")
    assert len(before) == size[first]

    browser.press("Take a mulligan", ".decision")
    assert f"{size[first]} in hand" in counts(browser, first)
    assert f"{59 - 2 * size[first]} in the deck" in counts(browser, first)
    removed = browser.find(f'[aria-label="{first}"] .pile > summary', "Removed")
    assert str(size[first]) in removed[0].text
    driver.execute_script("arguments[0].click()", removed[0])
    gone = f'[aria-label="{first}"] .pile[open] .tile-title'
    browser.wait(lambda: len(browser.find(gone)) == size[first])
    assert sorted(each.text for each in browser.find(gone)) == sorted(before)

    # Then the other, who keeps the hand; there is no Ready Phase, and the character of the first is committed (5.2).
    assert browser.find(".decision h2", f"{second} decides")
    kept = titles(browser, second, "hand")
    browser.press("Keep the hand", ".decision")
    assert titles(browser, second, "hand") == kept
    assert browser.find(".ribbon .is-here", "Combat Phase")
    assert browser.find(".moment-who", first)
    assert len(committed(browser, first)) == 1
    assert committed(browser, second) == []
    browser.press("Pass: end the Combat Phase", ".doings")
    assert browser.find(".moment-who", second) or browser.find(".ribbon .is-here", "End Phase")


SECOND_WIND = {
    "title": "Second Wind",
    "type": "foundation",
    "difficulty": 2,
    "control": 5,
    "resources": ["fire"],
    "text": "R Commit: After you make a control check, re-check.",
}


def test_a_re_check_is_decided_as_the_check_is_made(browser):
    ann = {**ANN, "staging": ["Second Wind", "Raised in Smoke", "Shoulders Like Doors"]}
    board = {**BOARD, "custom": [SECOND_WIND], "players": [ann, BOB]}
    browser.open(f"/check/board/?s={packing.pack(board)}")
    browser.press("Play Cinder Uppercut", ".doings")

    def check():
        return " ".join(browser.find(".check")[-1].text.split())

    # The check falls short; it may stand, and then foundations make up the difference.
    assert check() == "Ann’s check for Cinder Uppercut Check 2 Difficulty 4 2 short"
    browser.press("The check stands: go on until someone must decide", ".doings")
    assert browser.find(".decision p", "Ann checks 2 against 4: commit 2 to make up the difference, or none.")
    browser.press("Undo the last action", ".steps-panel")

    # Or it is made again: the next card of the deck has 5.
    assert check().endswith("2 short")
    browser.press("Second Wind: R Commit: After you make a control check, re-check.", ".doings")
    assert "Check 5 Difficulty 4 passed" in check()
    assert committed(browser, "Ann") == ["Second Wind"]
    assert browser.find(".ribbon .is-here", "Enhance Step")
    assert attack(browser).startswith("Cinder Uppercut Speed 3 Zone high Damage 4")
    assert browser.find('[aria-label="Ann"] .pile > summary', "Discard pile: 2")
    assert "1 in the deck" in counts(browser, "Ann")
