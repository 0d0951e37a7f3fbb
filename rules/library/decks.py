"""Deck lists: read as people and programs write them, and checked against the rules on deck construction."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rules.engine import Citation
from rules.library import naming
from rules.library.copy_limits import COPY_LIMITS, DECK_SIZES
from rules.models import Card, CardAlias, CardType
from rules.text.texts import slugify_title, title_slug

MAX_LINES = 400
MAX_COPIES = 999
MAX_LINE = 200
# "3x Fox Pass", "3 Fox Pass", "Fox Pass x3", "Fox Pass (3)", "- Fox Pass"; and of a table: '3,"Fox Pass"', "Fox Pass;3"
BULLET = r"^[-*•]?\s*"
BEFORE = re.compile(BULLET + r"(?P<number>[0-9]{1,3})\s*[xX×]?\s+(?P<title>\S.*)$")
BEHIND = re.compile(BULLET + r"(?P<title>\S.*?)\s+(?:[xX×]\s*(?P<number>[0-9]{1,3})|\((?P<among>[0-9]{1,3})\))$")
CELLS_BEFORE = re.compile(r"^\"?(?P<number>[0-9]{1,3})\"?\s*[,;\t]\s*(?P<quote>\"?)(?P<title>[^\"]*\S)(?P=quote)$")
CELLS_BEHIND = re.compile(r"^(?P<quote>\"?)(?P<title>[^\"]*\S)(?P=quote)\s*[,;\t]\s*\"?(?P<number>[0-9]{1,3})\"?$")
ALONE = re.compile(BULLET + r"(?P<title>\S.*)$")
COMMENT = re.compile(r"^(?:#|//|;)")
HEADING = re.compile(r"^\S.*:$|^\[.*\]$")
SIDEBOARD_HEADING = re.compile(r"^\W*side\s?-?board\b[^:]*:?\]?$", re.IGNORECASE)
DECK, SIDEBOARD = "deck", "sideboard"
TITLE_COLUMNS = ("title", "name", "card", "card name", "card_name")
NUMBER_COLUMNS = ("count", "quantity", "qty", "number", "copies", "amount")
PART_COLUMNS = ("part", "section", "board")


@dataclass(frozen=True)
class Line:
    """So many copies of a card, as a list has it; ``line`` counts from 1, ``part`` is ``deck`` or ``sideboard``."""

    line: int
    count: int
    title: str
    slug: str | None = None  # of the card, if the library has it
    candidates: tuple[str, ...] = ()  # that may be meant where it has not
    part: str = DECK


@dataclass(frozen=True)
class Unread:
    """A line that could not be read, and why."""

    line: int
    text: str
    why: str


@dataclass
class DeckList:
    """A list that was read."""

    lines: list[Line] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)

    def of(self, part: str) -> list[Line]:
        """The lines of the deck, or of its sideboard."""
        return [line for line in self.lines if line.part == part]


PROBLEMS = ("unknown_card", "too_many_copies", "too_few_cards", "no_character", "sideboard_size")


@dataclass(frozen=True)
class Problem:
    """What is not as the rules have it; ``code`` is one of ``PROBLEMS``."""

    code: str
    message: str
    card: str | None
    rules: tuple[Citation, ...] = ()


def parse(text: str, game: str = "shadowfist") -> DeckList:
    """A deck list: one card a line with its number of copies before or behind it, or CSV, with a line of headings
    where it has other columns than these two.

    Empty lines, comments (``#``, ``//``) and headings (``Characters:``) are passed over; what stands behind the heading
    ``Sideboard:`` is the sideboard.
    """
    found = DeckList()
    rows = text.splitlines()
    for place in range(MAX_LINES, len(rows)):
        found.unread.append(Unread(place + 1, rows[place][:MAX_LINE], f"a list has at most {MAX_LINES} lines"))
        break
    read = _csv(rows[:MAX_LINES], found) if is_csv(rows) else _plain(rows[:MAX_LINES], found)
    found.lines = _recognised(read, game)
    return found


def check(entries: list[tuple[str, int]], game: str, sideboard: list[tuple[str, int]] | None = None) -> list[Problem]:
    """What of a deck, as pairs of a card's slug or title and a number of copies, the rules do not allow.

    :param sideboard: the cards beside it; none where there is no sideboard.
    """
    lines = _recognised([Line(place, count, name) for place, (name, count) in enumerate(entries, 1)], game)
    beside = _recognised([Line(place, count, name) for place, (name, count) in enumerate(sideboard or [], 1)], game)
    problems = [
        Problem("unknown_card", f"The library has no card {line.title!r}{_meant(line.candidates)}", None)
        for line in (*lines, *beside)
        if line.slug is None
    ]
    counts: dict[str, int] = {}
    for line in lines:
        if line.slug is not None:
            counts[line.slug] = counts.get(line.slug, 0) + line.count
    limit = COPY_LIMITS.get(game)
    cards = Card.objects.filter(slug__in=counts).order_by("sorted_by").select_related("game")
    for card in cards:
        count = counts[card.slug]
        if limit is not None and not card.unlimited and count > limit.copies:
            told = f"{card.title}: {count} copies; a deck has at most {limit.copies} of one title."
            problems.append(Problem("too_many_copies", told, card.slug, (limit.citation,)))
    return problems + _size(lines, beside, cards, game)


def _size(lines: list[Line], beside: list[Line], cards: Iterable[Card], game: str) -> list[Problem]:
    """What the rules do not allow of the number of cards and of their types."""
    size = DECK_SIZES.get(game)
    if size is None:
        return []
    problems = []
    total, aside = sum(line.count for line in lines), sum(line.count for line in beside)
    if total < size.least:
        told = f"{total} card{'' if total == 1 else 's'}; a deck has at least {size.least}."
        problems.append(Problem("too_few_cards", told, None, (size.citation,)))
    if size.character and not any(card.type == CardType.CHARACTER for card in cards):
        told = "None of its cards is a character; one card of a deck has to be."
        problems.append(Problem("no_character", told, None, (size.citation,)))
    if beside and aside != size.sideboard:
        told = f"The sideboard has {aside} card{'' if aside == 1 else 's'}; it has exactly {size.sideboard}."
        problems.append(Problem("sideboard_size", told, None, (size.sideboard_citation,)))
    return problems


def _meant(candidates: tuple[str, ...]) -> str:
    return f"; did you mean {', '.join(candidates[:3])}?" if candidates else "."


def is_csv(rows: list[str]) -> bool:
    """Whether the rows of a list are a table: CSV with a line of headings."""
    head = [cell.strip().lower() for cell in next(csv.reader(rows[:1]), [])]
    return len(head) > 1 and any(cell in TITLE_COLUMNS for cell in head)


def _csv(rows: list[str], found: DeckList) -> list[Line]:
    reader = csv.DictReader(io.StringIO("\n".join(rows)))
    reader.fieldnames = [name.strip().lower() for name in reader.fieldnames or []]
    title = next(name for name in TITLE_COLUMNS if name in reader.fieldnames)
    number = next((name for name in NUMBER_COLUMNS if name in reader.fieldnames), None)
    part = next((name for name in PART_COLUMNS if name in reader.fieldnames), "")
    lines = []
    for row in reader:
        name, count = (row.get(title) or "").strip(), (row.get(number) or "").strip() if number else "1"
        if not name:
            continue
        if not count.isascii() or not count.isdigit() or not 1 <= int(count[:6]) <= MAX_COPIES:
            why = f"{count[:20]!r} is no number of copies from 1 to {MAX_COPIES}"
            found.unread.append(Unread(reader.line_num, name[:MAX_LINE], why))
            continue
        of = SIDEBOARD if SIDEBOARD_HEADING.match((row.get(part) or "").strip()) else DECK
        lines.append(Line(reader.line_num, int(count), name[:MAX_LINE], part=of))
    return lines


def _plain(rows: list[str], found: DeckList) -> list[Line]:
    lines = []
    titles = set(CardAlias.objects.filter(slug__in={slugify_title(row) for row in rows}).values_list("slug", flat=True))
    part = DECK
    for place, row in enumerate(rows, start=1):
        text = row.strip()
        if SIDEBOARD_HEADING.match(text):
            part = SIDEBOARD
            continue
        if not text or COMMENT.match(text) or HEADING.match(text):
            continue
        if len(text) > MAX_LINE:
            found.unread.append(Unread(place, text[:MAX_LINE], f"a line has at most {MAX_LINE} characters"))
            continue
        # A title may begin with a number.
        known = slugify_title(text) in titles
        patterns = (ALONE,) if known else (CELLS_BEFORE, CELLS_BEHIND, BEFORE, BEHIND, ALONE)
        match = next(filter(None, (pattern.match(text) for pattern in patterns)), None)
        fields = match.groupdict() if match else {}
        count = int(fields.get("number") or fields.get("among") or 1)
        title = fields.get("title") or ""
        if not count or not slugify_title(title):
            found.unread.append(Unread(place, text, "write a number of copies and a title: 3x Fox Pass"))
            continue
        lines.append(Line(place, count, title, part=part))
    return lines


def _recognised(lines: list[Line], game: str) -> list[Line]:
    """The lines with the slugs of their cards."""
    slugs = {title_slug(line.title, game) for line in lines}
    rows = CardAlias.objects.filter(slug__in=slugs, game__slug=game).values_list("slug", "card__slug")
    known = dict(rows)
    told: dict[str, tuple[str, ...]] = {}
    recognised = []
    for line in lines:
        slug = title_slug(line.title, game)
        if slug not in known and slug not in told:
            told[slug] = _candidates(line.title) if len(told) < 20 else ()
        recognised.append(replace(line, slug=known.get(slug), candidates=told.get(slug, ())))
    return recognised


def _candidates(title: str) -> tuple[str, ...]:
    match = naming.like(title)
    return (match.card.title,) if match.card else match.candidates[:5]
