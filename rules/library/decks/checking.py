"""A deck against the rules on deck construction: what they do not allow of what is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.engine import Citation
from rules.library.copy_limits import COPY_LIMITS, DECK_SIZES
from rules.library.decks.deck_list import DECK, SIDEBOARD, DeckList, Kind, Line, Row
from rules.library.decks.recognising import recognised
from rules.models import Card, CardType

PROBLEMS = ("unknown_card", "too_many_copies", "too_few_cards", "no_character", "sideboard_size")


@dataclass(frozen=True)
class Problem:
    """What is not as the rules have it; ``code`` is one of ``PROBLEMS``.

    ``short`` is what a verdict says of it. Of a title that is not known ``line`` is where it stands, and ``candidates``
    are those that may be meant.
    """

    code: str
    message: str
    card: str | None
    rules: tuple[Citation, ...] = ()
    short: str = ""
    line: int | None = None
    candidates: tuple[str, ...] = ()


def of_cards(cards: Sequence[tuple[str, int]], game: str, sideboard: Sequence[tuple[str, int]] = ()) -> DeckList:
    """A deck from titles or slugs with numbers of copies."""
    every = [*((DECK, *each) for each in cards), *((SIDEBOARD, *each) for each in sideboard)]
    rows = [Row(place, name, Kind.ENTRY, count, part) for place, (part, name, count) in enumerate(every, start=1)]
    return recognised(rows, game)


def check(deck: DeckList, game: str) -> list[Problem]:
    """What of a deck the rules do not allow, and which of its titles the library does not know."""
    lines, beside = deck.of(DECK), deck.of(SIDEBOARD)
    problems = [_unknown(line) for line in (*lines, *beside) if line.slug is None]
    counts: dict[str, int] = {}
    for line in lines:
        if line.slug is not None:
            counts[line.slug] = counts.get(line.slug, 0) + line.count
    limit = COPY_LIMITS.get(game)
    cards = list(Card.objects.filter(slug__in=counts).order_by("sorted_by", "id").select_related("game"))
    for card in cards:
        count = counts[card.slug]
        if limit is not None and not card.unlimited and count > limit.copies:
            told = f"{card.title}: {count} copies; a deck has at most {limit.copies} of one title."
            short = f"{card.title} {count}, at most {limit.copies}"
            problems.append(Problem("too_many_copies", told, card.slug, (limit.citation,), short))
    return problems + _size(lines, beside, cards, game)


def _unknown(line: Line) -> Problem:
    meant = f"; did you mean {', '.join(line.candidates[:3])}?" if line.candidates else "."
    told = f"The library has no card {line.title!r}{meant}"
    return Problem("unknown_card", told, None, line=line.line, candidates=line.candidates)


def _size(lines: list[Line], beside: list[Line], cards: Iterable[Card], game: str) -> list[Problem]:
    """What the rules do not allow of the number of cards and of their types."""
    size = DECK_SIZES.get(game)
    if size is None:
        return []
    problems = []
    total, aside = sum(line.count for line in lines), sum(line.count for line in beside)
    if total < size.least:
        told = f"{cards_(total)}; a deck has at least {size.least}."
        problems.append(
            Problem("too_few_cards", told, None, (size.citation,), f"{cards_(total)}, at least {size.least}")
        )
    if size.character and not any(card.type == CardType.CHARACTER for card in cards):
        told = "None of its cards is a character; one card of a deck has to be."
        problems.append(Problem("no_character", told, None, (size.citation,), "no character"))
    if beside and aside != size.sideboard:
        told = f"The sideboard has {cards_(aside)}; it has exactly {size.sideboard}."
        short = f"a sideboard of {aside}, exactly {size.sideboard}"
        problems.append(Problem("sideboard_size", told, None, (size.sideboard_citation,), short))
    return problems


def cards_(number: int) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} card{'' if number == 1 else 's'}"


def verdict(deck: DeckList, problems: list[Problem]) -> str:
    """What is to be said of a deck in a line: of what is known of it, and how much is not.

    ``Of 46 known cards: Back for Seconds 6, at most 5; 11 titles are not in this library.``
    """
    known = sum(line.count for line in (*deck.of(DECK), *deck.of(SIDEBOARD)) if line.slug)
    unknown = len({line.title for line in (*deck.of(DECK), *deck.of(SIDEBOARD)) if not line.slug})
    if not known and not unknown:
        return "There are no cards to check."
    against = [each.short for each in problems if each.short]
    said = [
        f"Of {known} known card{'' if known == 1 else 's'}: {'; '.join(against) if against else 'no rule forbids them'}"
    ]
    if unknown:
        said.append(f"{unknown} title{' is' if unknown == 1 else 's are'} not in this library")
    if deck.unread:
        said.append(f"{len(deck.unread)} line{' was' if len(deck.unread) == 1 else 's were'} not read")
    return "; ".join(said) + "."
