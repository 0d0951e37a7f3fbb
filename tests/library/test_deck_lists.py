"""Deck lists as people and programs write them: each line is a card, a heading, a comment, or told as unread."""

import re
from pathlib import Path

import pytest
import yaml

from rules.library.decks.deck_list import Line
from rules.library.decks.reading import parse
from rules.models import CardSet, Game, LibraryVersion
from tests.pages_library import make_card, make_library, make_printing
from tests.stored_once import stored_once

LISTS = yaml.safe_load((Path(__file__).parents[1] / "data" / "deck_lists.yaml").read_text(encoding="utf-8"))
CARD = re.compile(
    r'(?P<line>\d+): (?P<count>\d+) (?:"(?P<title>.*)"|(?P<slug>\S+))'
    r"(?: (?P<part>sideboard|maybe))?(?: @(?P<printing>\S+))?(?: \| (?P<note>.*))?"
)
SHADOWFIST = ("18 Tin Soldiers", "1,000 Lanterns", "Evening: 2066", "The Prof", "Burn, Paper, Burn!", "Dr. Ada Voss")
ODD = ("Æther Gate", "Jäger-Trupp", "Rook's Nest", "Łódź")
VERSIONS = ("", ".", "..", "::", " (II)", "*")


@pytest.fixture
def cards(db):
    """A library with titles that are hard to tell from numbers, headings and marks."""
    make_all()


@stored_once
def make_all():
    made = make_library()
    for title in (*SHADOWFIST, *ODD):
        make_printing(make_card(made.game, title, "Event"), made.sets["L/S"], "")
    ufs = Game.objects.get(slug="ufs")
    harbour = CardSet.objects.create(game=ufs, code="harbour", name="The Harbour", order=1)
    for title in [f"Odo Finch{behind}" for behind in VERSIONS] + ["·Odo Finch·", "··Odo Finch··"]:
        make_printing(make_card(ufs, title, "Character"), harbour, "")
    for title, kind in (("Kiln Jab", "Attack"), ("Back for More", "Foundation")):
        make_printing(make_card(ufs, title, kind), harbour, "")
    LibraryVersion.bump()


def expected(entry):
    lines = []
    for each in entry["cards"]:
        match = CARD.fullmatch(each)
        assert match, each
        lines.append(
            Line(
                int(match["line"]),
                int(match["count"]),
                match["title"] or "",
                match["slug"],
                match["printing"],
                match["note"] or "",
                match["part"] or "deck",
            )
        )
    return lines


def as_expected(line):
    return Line(line.line, line.count, "" if line.slug else line.title, line.slug, line.printing, line.note, line.part)


@pytest.mark.parametrize("entry", LISTS, ids=[entry["name"] for entry in LISTS])
def test_a_list(cards, entry):
    found = parse(entry["text"], entry.get("game", "shadowfist"))
    assert [as_expected(line) for line in found.lines] == expected(entry)
    for name in ("headings", "comments", "unread"):
        assert [each.line for each in getattr(found, name)] == entry.get(name, []), name
    for line, candidates in entry.get("candidates", {}).items():
        assert [list(each.candidates) for each in found.lines if each.line == line] == [candidates]
    told = [each.line for each in (*found.lines, *found.headings, *found.comments, *found.unread)]
    if entry["text"].lstrip("\ufeff")[:1] not in "<{":
        blank = {n for n, line in enumerate(re.split(r"\r\n|\r|\n", entry["text"]), 1) if not line.strip()}
        lines = set(range(1, len(re.split(r"\r\n|\r|\n", entry["text"])) + 1)) - blank
        assert lines - set(told) <= {1, 2}  # what says how a table is written
    assert all(each.why for each in found.unread)
