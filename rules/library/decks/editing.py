"""A list with a copy more or less, with a card more, or with a title put right; what else is in it stays as it is."""

from __future__ import annotations

import re

from rules.library import naming
from rules.library.decks.deck_list import DECK, MAX_COPIES, PARTS, Line
from rules.library.decks.formats import text as text_form
from rules.library.decks.formats.copies import NAMES
from rules.library.decks.reading import is_written_by_hand, parse
from rules.models import Card

LABEL = re.compile(r"\s*(?:sb|mb|side(?:board)?)\b\s*[:.]?\s+", re.IGNORECASE)


def with_copies(text: str, game: str, slug: str, more: int) -> str:
    """The list with so many copies of a card more (or less) in the deck."""
    text = by_hand(text, game)
    found = next((each for each in reversed(parse(text, game).of(DECK)) if each.slug == slug), None)
    if found is not None:
        return _with(text, game, found, min(found.count + more, MAX_COPIES), found.title)
    title = Card.objects.filter(slug=slug).values_list("title", flat=True).first()
    if not title or more <= 0:
        return text
    rows = text_form.lines(text) if text else []
    end = next((each.line - 1 for each in parse(text, game).headings if each.part != DECK), len(rows))
    return "\n".join([*rows[:end], f"{more}x {title}", *rows[end:]])


def mended(text: str, game: str, line: int, title: str) -> str:
    """The list with another title for what the library does not know at a line."""
    unknown = [each for each in parse(text, game).lines if each.slug is None]
    place = next((place for place, each in enumerate(unknown) if each.line == line), None)
    if place is None:
        return text
    text = by_hand(text, game)
    found = [each for each in parse(text, game).lines if each.slug is None][place]
    return _with(text, game, found, found.count, title)


def by_hand(text: str, game: str) -> str:
    """The list as lines, which can be changed where they stand; one that is written so stays as it is."""
    if is_written_by_hand(text):
        return text
    deck = parse(text, game)
    blocks = [(NAMES[part], [_written(each, each.count, each.title) for each in deck.of(part)]) for part in PARTS]
    rows = [row for name, of in blocks if of for row in (*([] if name == NAMES[DECK] else [f"{name}:"]), *of)]
    return "\n".join(rows)


def added(text: str, game: str, name: str) -> tuple[str, str]:
    """The list with a copy of the card that is meant by a name, and a notice where none is, or several may be."""
    match = naming.like(name, game=game)
    if match.card is not None:
        return with_copies(text, game, match.card.slug, 1), ""
    if match.candidates:
        return text, f"“{name}” may be {', '.join(match.candidates[:6])}: write more of the title."
    other = naming.like(name).card
    if other is not None:
        return text, f"{other.title} is a card of {other.game.name}."
    return text, f"The library has no card “{name}”."


def _with(text: str, game: str, of: Line, count: int, title: str) -> str:
    """The list with a number and a title at a line, on which other cards may stand too."""
    rows = text_form.lines(text)
    label = match.group() if (match := LABEL.match(rows[of.line - 1])) else ""
    cards = [each for each in parse(text, game).lines if each.line == of.line]
    said = [
        label + (_written(each, count, title) if each == of else _written(each, each.count, each.title))
        for each in cards
        if each != of or count > 0
    ]
    rows[of.line - 1 : of.line] = said
    return "\n".join(rows)


def _written(line: Line, count: int, title: str) -> str:
    code = f" ({line.printing.split('.')[1]})" if line.printing else ""
    return f"{count}x {title}{code}" + (f" # {line.note}" if line.note else "")
