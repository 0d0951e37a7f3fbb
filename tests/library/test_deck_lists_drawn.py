"""Deck lists drawn from a grammar of the forms that people and programs use: nothing of one is silently wrong."""

import random

import pytest

from rules.library.decks.deck_list import DECK, MAYBE, SIDEBOARD
from rules.library.decks.exporting import FORMS, export
from rules.library.decks.reading import parse
from tests.library.test_deck_lists import SHADOWFIST, VERSIONS, make_all

SEED = 24
LISTS = 60
TITLES = {
    "shadowfist": [*SHADOWFIST, "Fox Pass", "Ting Ting", "Maverick Cop", "Æther Gate", "Jäger-Trupp", "Rook's Nest"],
    "ufs": [*(f"Odo Finch{mark}" for mark in VERSIONS), "·Odo Finch·", "··Odo Finch··", "Kiln Jab", "Back for More"],
}
COUNTED = (
    *("{n} {t}", "{n}x {t}", "{n}X {t}", "{n} x {t}", "x{n} {t}", "({n}) {t}", "[{n}] {t}", "{n}) {t}", "{n}\u00a0{t}"),
    *(
        "{t} x{n}",
        "{t} (x{n})",
        "{t} ({n})",
        "{t}: {n}",
        "{t} {n}",
        "{t} *{n}",
        "{t} [{n}]",
        "{t}\u00a0×{n}",
        "{t} {n}x",
    ),
    *("- {n} {t}", "• {n}x {t}", "* {n} {t}", "{n} [[{t}]]", "{n}x [b]{t}[/b]", "[*]{n}x [card]{t}[/card]", "{n}\t{t}"),
    *('{n},"{t}"', "{n} - {t}", "<li>{n} {t}</li>", "{n}× {t}"),
)
NOTES = ("", "", "", " # ask Ann", " *F*", " (foil)", " - borrowed", " // two are proxies")
HEADINGS = (
    *(
        "Characters:",
        "Characters",
        "Sites (12):",
        "**Events**",
        "[b]States[/b]",
        "# Edges",
        "// Attacks",
        "Foundations: 9",
    ),
    *("== Actions ==", "12 Assets", "Total: 40", "60 cards", "Dragons (5)", "Fire (3)"),
)
BOARDS = {
    DECK: ("Main deck:", "Deck", "Mainboard (40)", "// Main"),
    SIDEBOARD: ("Sideboard:", "Sideboard", "// Sideboard", "Side board (8)", "[b]Sideboard[/b]"),
    MAYBE: ("Maybeboard:", "Considering", "Maybe (3):"),
}
UNKNOWN = ("Gilt Herring Society", "Nine Wet Lanterns", "Umbrella Treaty")
SPELT = (str, str, str.upper, str.lower, lambda title: title.replace("'", "\u2019").replace("-", "\u2011"))


def drawn(chance, game):
    """A list as text, with the cards that it has: part, count, title (``None`` for one that nobody knows)."""
    rows, cards, part = [], [], DECK
    for _ in range(chance.randint(4, 14)):
        kind = chance.random()
        if kind < 0.12:
            rows.append(chance.choice(HEADINGS))
        elif kind < 0.2:
            part = chance.choice(list(BOARDS))
            rows.append(chance.choice(BOARDS[part]))
        elif kind < 0.25:
            rows.append("")
        else:
            count = chance.randint(1, 5)
            title = chance.choice(TITLES[game])
            known = chance.random() < 0.9
            said = chance.choice(SPELT)(title) if known else chance.choice(UNKNOWN)
            form, note = chance.choice(COUNTED), chance.choice(NOTES)
            note = "" if form.startswith(("<li>", "{n},")) else note
            prefix = "SB: " if known and chance.random() < 0.05 and form[0] == "{" and "{n} " in form[:4] else ""
            rows.append(prefix + form.format(n=count, t=said) + note)
            cards.append((SIDEBOARD if prefix else part, count, title if known else None, len(rows)))
    return "\n".join(rows), cards


def drawn_table(chance, game):
    """The same as a table."""
    separator = chance.choice(",;\t")
    columns = [chance.choice(("count", "Qty", "Quantity", "number")), chance.choice(("Name", "title", "CARD")), "Board"]
    order = chance.sample(range(3), 3)
    rows = [*chance.choice(([], ["# by hand"])), separator.join(columns[place] for place in order)]
    cards = []
    for _ in range(chance.randint(3, 9)):
        count, title, part = chance.randint(1, 5), chance.choice(TITLES[game]), chance.choice((DECK, SIDEBOARD))
        cells = [str(count), '"' + title + '"', {"deck": "Main", "sideboard": "Side"}[part]]
        rows.append(separator.join(cells[place] for place in order))
        cards.append((part, count, title, len(rows)))
    return chance.choice(("", "\ufeff")) + "\n".join(rows), cards


def wrong(text, cards, game):
    """What a list says and was read otherwise without a word."""
    found = parse(text, game)
    read = {line.line: line for line in found.lines}
    unread = {line.line for line in found.unread}
    slugs = {title: parse(f'3x "{title}"', game).lines[0].slug for title in TITLES[game]}
    faults = []
    for part, count, title, place in cards:
        line = read.pop(place, None)
        if line is None:
            faults += [] if place in unread else [f"line {place} has vanished"]
        elif title is None:
            faults += [] if line.slug is None else [f"line {place} became {line.slug}"]
        elif line.slug is not None and (line.part, line.count, line.slug) != (part, count, slugs[title]):
            faults.append(f"line {place} became {line.count} {line.slug} of the {line.part}")
        elif line.slug is None:
            faults += [f"line {place}, {text.splitlines()[place - 1]!r}, is told as unknown"]
    return faults + [f"line {place} is no card" for place in read]


@pytest.fixture
def cards(db):
    make_all()


def test_nothing_of_a_list_is_silently_wrong(cards):
    chance = random.Random(SEED)
    faults = {}
    for place in range(LISTS):
        game = chance.choice(list(TITLES))
        text, said = (drawn_table if place % 5 == 4 else drawn)(chance, game)
        if found := wrong(text, said, game):
            faults[text] = found
    assert faults == {}


@pytest.mark.parametrize("form", FORMS)
def test_a_sideboard_alone_stays_one(cards, form):
    before = parse("Sideboard\n2x Maverick Cop\n1 Gilt Herring Society", "shadowfist")
    after = parse(export(before, "shadowfist", form), "shadowfist")
    assert (after.total(DECK), after.total(SIDEBOARD)) == (0, 3)


def test_what_is_written_is_read_again(cards):
    chance = random.Random(SEED + 1)
    for _ in range(60):
        game = chance.choice(list(TITLES))
        text, _said = drawn(chance, game)
        before = parse(text, game)
        for form in FORMS:
            after = parse(export(before, game, form), game)
            for part in (DECK, SIDEBOARD, MAYBE):
                assert after.total(part) == before.total(part), (form, text)
                assert {line.slug for line in after.of(part)} == {line.slug for line in before.of(part)}, (form, text)
