"""A deck: its list, what the rules say of it, and its figures. Nothing is stored: a deck stands in its address."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.safestring import SafeString

from rules.engine.shadowfist import BY_NAME
from rules.library.badges import badge
from rules.library.copy_limits import COPY_LIMITS
from rules.library.decks.addresses import deck_address, packed_deck
from rules.library.decks.checking import Problem
from rules.library.decks.exporting import FORMS
from rules.library.decks.figures import DeckFigures, Resource, deck_figures
from rules.models import Deck, Game
from rules.pages.citations import Cited, cite
from rules.pages.games.shown import DeckWords, shown_game
from rules.text import packing


@dataclass(frozen=True)
class ToldProblem:
    """What is not as the rules have it, with the rules."""

    text: str
    cited: list[Cited]
    line: int | None = None
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bar:
    """A cost of the curve; ``height`` is in hundredths of the tallest bar."""

    label: str
    count: int
    height: int
    place: int

    @property
    def top(self) -> int:
        return 100 - self.height


@dataclass(frozen=True)
class DeckResource:
    """A resource of the deck, with its symbol."""

    has: Resource
    label: str
    symbol: SafeString | str


@dataclass
class DeckPage:
    """A deck as its page shows it; ``address`` is empty where the list is too long for one."""

    game: str
    games: list[Game]
    text: str
    figures: DeckFigures
    problems: list[ToldProblem]
    curve: list[Bar]
    resources: list[DeckResource]
    address: str
    exports: list[tuple[str, str]]  # what each form is called, and its address
    packed: str
    samples: list[tuple[Deck, str]]  # with their addresses; only where no list is shown

    @property
    def words(self) -> DeckWords:
        """How this game speaks of decks."""
        return shown_game(self.game).deck

    @property
    def requires(self) -> bool:
        """Whether cards of this game require resources."""
        return any(each.has.needing for each in self.resources)

    @property
    def width(self) -> int:
        """Of the drawing of the curve."""
        return 12 * len(self.curve)


def deck_page(text: str, game: str) -> DeckPage:
    """The page of a list."""
    figures = deck_figures(text, game)
    word = packed_deck(text, game)
    short = len(word) <= packing.MAX_LINK
    query = urlencode({"d": word})
    return DeckPage(
        game,
        list(Game.objects.filter(slug__in=COPY_LIMITS, cards__isnull=False).distinct().order_by("order", "slug")),
        text,
        figures,
        [_told(problem) for problem in figures.problems],
        _bars(figures.curve),
        [_resource(each) for each in figures.resources],
        deck_address(word) if short and text.strip() else "",
        [(form.label, f"{reverse('deck-export', args=[name])}?{query}") for name, form in FORMS.items()]
        if short and figures.read.lines
        else [],
        word,
        [] if text.strip() else _samples(),
    )


def _samples() -> list[tuple[Deck, str]]:
    """The sample decks of the library."""
    decks = Deck.objects.select_related("game").order_by("game__order", "order")
    return [(deck, deck_address(packed_deck(deck.text, deck.game.slug))) for deck in decks]


def _told(problem: Problem) -> ToldProblem:
    cited = [cite(rule.document, rule.section) for rule in problem.rules]
    return ToldProblem(problem.message, cited, problem.line, problem.candidates)


def _bars(curve: list[tuple[str, int]]) -> list[Bar]:
    most = max((count for _, count in curve), default=0)
    return [Bar(cost, count, round(100 * count / most), 12 * place) for place, (cost, count) in enumerate(curve)]


def _resource(each: Resource) -> DeckResource:
    known = BY_NAME.get(each.name)
    return DeckResource(each, known.label if known else each.name.capitalize(), badge(known) if known else "")
