"""What is wrong with a page as a browser shows it: its layout (``page_faults.js``), and what axe-core finds."""

from functools import cache
from pathlib import Path

WIDTHS = (390, 768, 1280, 1920)
PAPER = (718, 1047)  # A4 within margins of a centimetre, in pixels of CSS
HEIGHTS = {390: 844, 768: 1024, 1280: 900, 1920: 1080}

# Parts that are shown above others, not among them: an opened card, an explained term, the link past the header.
ABOVE = ".tile-sheet, .tile-peek, .term-box, .skip"
# Regions that scroll by themselves: what stands beyond their edge is reached by scrolling, with the keyboard too; and
# the one line of news over the buttons on a phone, which ends in an ellipsis.
SCROLLING = ".table-scroll, .letters, .structure, pre, .bar-news span"
# The keycap stands in the box it leads to.
IN_BOXES = ".search-key"
# Text that is narrow on purpose on a desktop.
NARROW = ", ".join(
    (
        "h1, h2, h3, h4, h5, dt, th, label, button, summary",  # not paragraphs: names of what follows
        "td",  # as wide as its column; the ribbon rule counts all the same where a table does not scroll
        ".card-beside",  # beside the face of a card: what is known of its wording
        ".side",  # beside the text: contents, filters, what else is known of a card
        ".tile, .tile-sheet",  # a card on the table, and what is opened from it
        ".drawn",  # a card as it is drawn, of which several stand side by side
        ".panel",  # beside the table of the checker
        ".words, .chips, .contents, .symbol-legend, .card-rows",  # lists of names in columns
        ".entries",  # the ways in on the first page
        ".pager",  # the names of the sections before and after
        ".sides",  # our text beside the original
    )
)
SETTINGS = {
    "desk": 1280,
    "narrowest": 330,
    "widest": 900,
    "ribbon": 110,
    "ribbonLines": 5,
    "fewest": 30,
    "most": 3000,
    "above": ABOVE,
    "scrolls": SCROLLING,
    "inBoxes": IN_BOXES,
    "narrow": NARROW,
}


@cache
def _script(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def layout_faults(driver, width: int) -> list[str]:
    """What is wrong with the layout of the page that is shown, ``width`` pixels wide; empty for a sound one."""
    return driver.execute_script(_script("page_faults.js"), SETTINGS | {"width": width})


# Rules of axe-core that look at colours: the only ones for which a page in the dark can differ from one in the light.
COLOURS = ("color-contrast", "link-in-text-block")


def prepare_axe(driver) -> None:
    """Load axe-core into the page that is shown; the content security policy does not apply to what a driver runs."""
    from selenium_axe_python import Axe

    Axe(driver).inject()


def axe_faults(driver) -> list[str]:
    """What axe-core finds in the page that is shown, its colours included; empty for a sound one."""
    return _axe(driver, "document", {"rules": {rule: {"enabled": False} for rule in COLOURS}}) + colour_faults(driver)


def colour_faults(driver) -> list[str]:
    """What axe-core finds in the colours of the page that is shown.

    Its rules for them take ten times as long as all others, and are asked of two elements of each look.
    """
    only = {"runOnly": {"type": "rule", "values": COLOURS}}
    return _axe(driver, f"{{include: (() => {{{_script('page_colours.js')}}})()}}", only)


def _axe(driver, context: str, options: dict) -> list[str]:
    answer = driver.execute_async_script(
        f"const done = arguments[1]; axe.run({context}, arguments[0]).then(done, (error) => done(String(error)));",
        {"resultTypes": ["violations"], **options},
    )
    assert "violations" in answer, answer
    return [
        f"{fault['id']} ({fault['help']}): {node['target'][0]}: {_said(node)}"
        for fault in answer["violations"]
        for node in fault["nodes"]
    ]


def _said(node: dict) -> str:
    return "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])
