"""The results of a search, with where each hit stands and the ways to narrow the search."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from rules.cardquery import parse_query
from rules.cardquery.search import has_syntax
from rules.cardquery.values import QueryError
from rules.engine import listing
from rules.library import selectors
from rules.library.badges import draw_symbols
from rules.library.naming import named_in
from rules.models import Card, CardSet, Game, SearchKind
from rules.pages.cardtext import card_text
from rules.pages.checker import presets
from rules.pages.checker.games import MAX_BEGUN, board_with
from rules.pages.lookups import library
from rules.pages.outline import Node
from rules.pages.paging import Page, page_links, pages_of
from rules.pages.parameters import Parameters
from rules.pages.presenters.card_meant import address_of_card
from rules.search import Answer, Hit, SearchRequest, search
from rules.text.texts import slugify_title

PAGE_SIZE = 20
AS_TYPED = "typed"
MAX_PAGES = 100
KIND_LABELS = {"rule": "Rules", "faq": "Questions", "card": "Cards", "ruling": "Rulings", "glossary": "Glossary"}
KIND_NAMES = {"rule": "Rule", "faq": "Question", "card": "Card", "ruling": "Ruling", "glossary": "Term"}


@dataclass(frozen=True)
class Filter:
    """A way to narrow the search, or to widen it again."""

    label: str
    count: int | None
    query: str
    current: bool


@dataclass(frozen=True)
class HitView:
    """A hit as the page shows it. ``highlight`` is HTML in which only ``<mark>`` is a tag, as the search promises."""

    kind: str
    kind_name: str
    number: str
    title: str
    url: str
    highlight: SafeString
    source: str = ""
    path: tuple[str, ...] = ()
    game: str = ""


@dataclass(frozen=True)
class CardList:
    """The cards that a query in the language of the list of cards finds: how many, and where they are listed."""

    total: int
    url: str


@dataclass(frozen=True)
class OnABoard:
    """The cards that a question names, and the board that has them."""

    titles: list[str]
    url: str

    @property
    def named(self) -> str:
        """The titles as a sentence lists them."""
        return listing(self.titles)


@dataclass(frozen=True)
class Holdings:
    """What cards the library has."""

    cards: int
    sets: int


@dataclass
class ResultsPage:
    """The answer to a search; ``card`` is the card whose title was typed. Answers stand with their games where there
    are several; where a game is meant, ``of_other_games`` are the hits of others, which come after its own."""

    query: str
    kind: str
    document: str
    hits: list[HitView] = field(default_factory=list)
    of_other_games: list[HitView] = field(default_factory=list)
    pages: Page | None = None
    total: int = 0
    did_you_mean: str = ""
    did_you_mean_query: str = ""
    kinds: list[Filter] = field(default_factory=list)
    documents: list[Filter] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    card: Card | None = None
    card_text: SafeString | str = ""
    corrected: str = ""
    as_typed_query: str = ""
    answers: list[tuple[str, Answer]] = field(default_factory=list)
    not_held: Holdings | None = None
    card_list: CardList | None = None
    on_a_board: OnABoard | None = None
    first: str = ""
    games: list[Filter] = field(default_factory=list)


def first_game(parameters: Parameters) -> str:
    """The game whose results come first, of those that have a document; empty where none is to."""
    games = _games()
    return parameters.choice("first", games, "game") if games else ""


def _games() -> list[str]:
    return list(dict.fromkeys(link.game for link in library().documents.values()))


def card_asked_for(parameters: Parameters) -> str:
    """The address of the card whose title the ``q`` of the request is, and of nothing else; empty if there is none."""
    games = _games()
    game = parameters.choice("game", games, "game") if games else ""
    return address_of_card(parameters.text("q"), game, first_game(parameters))


def results_page(parameters: Parameters) -> ResultsPage:
    """The results for the ``q``, ``kind``, ``document``, ``game``, ``first`` and ``page`` of the request."""
    known = library()
    query = parameters.text("q")
    kind = parameters.choice("kind", SearchKind.values, "kind of result")
    document = parameters.choice("document", known.documents, "document") if known.documents else ""
    games = _games()
    game = parameters.choice("game", games, "game") if games else ""
    prefer = first_game(parameters)
    page = ResultsPage(query, kind, document, first=prefer)
    if not query:
        return page
    number = parameters.page(MAX_PAGES)
    as_typed = parameters.choice("as", (AS_TYPED,), "way to read the words") == AS_TYPED
    wanted = SearchRequest(query, (kind,) if kind else (), document, game, number, PAGE_SIZE, as_typed, prefer)
    result = search(wanted)
    last = min(pages_of(result.total, PAGE_SIZE), MAX_PAGES)
    if number > last:
        parameters.notices.append(f"There is no page {number}: the last one is shown.")
        number = last
        result = search(replace(wanted, page=number))
    meant = result.game or page.first
    hits = [_hit(hit) for hit in result.hits]
    page.of_other_games = [hit for hit in hits if meant and hit.game not in {"", meant}]
    page.hits = [hit for hit in hits if hit not in page.of_other_games]
    page.total = result.total
    page.pages = page_links(min(result.total, MAX_PAGES * PAGE_SIZE), PAGE_SIZE, number, parameters)
    page.warnings = list(result.warnings)
    page.did_you_mean = result.did_you_mean or ""
    page.did_you_mean_query = "?" + parameters.without("page", "as", q=page.did_you_mean) if page.did_you_mean else ""
    page.corrected = result.corrected or ""
    page.as_typed_query = "?" + parameters.without("page", **{"as": AS_TYPED}) if page.corrected else ""
    page.answers = [(_game_of(each) if len(result.answers) > 1 else "", each) for each in result.answers]
    page.card_list = _card_list(query)
    page.kinds = [*_kind_filters(result.kinds, kind, parameters), *_examples_filter(query)]
    page.documents = _document_filters(result.documents, document, parameters)
    if not (document or game):
        page.games = _game_switch(meant, games, parameters)
    page.on_a_board = _on_a_board(query, meant)
    if number == 1 and kind in {"", SearchKind.CARD}:
        _put_card_first(page, game)
    if not page.card and (not page.total or _is_unknown_title(page)):
        page.not_held = Holdings(Card.objects.count(), CardSet.objects.count())
    return page


def _is_unknown_title(page: ResultsPage) -> bool:
    """Whether a title was typed, as capitals tell, and nothing has it."""
    words = page.query.split()
    known = {hit.title.casefold() for hit in (*page.hits, *page.of_other_games)}
    return len(words) > 1 and all(word[0].isupper() for word in words) and page.query.casefold() not in known


def _game_of(answer: Answer) -> str:
    link = library().documents.get(answer.said.document)
    return _game_names().get(link.game, "") if link else ""


def _game_names() -> dict[str, str]:
    return library().once("names of games", lambda: dict(Game.objects.values_list("slug", "name")))


def _examples_filter(query: str) -> list[Filter]:
    """The way to the interactions that have all of the words; they are listed on a page of their own."""
    found = presets.search(query)
    if not (found.all and found.total):
        return []
    return [Filter("Examples", found.total, f"{reverse('checker')}?{urlencode({'q': query})}", current=False)]


def _card_list(query: str) -> CardList | None:
    """The list of cards that a query of that language asks for."""
    if not has_syntax(query):
        return None
    try:
        total = parse_query(query).cards().count()
    except QueryError:
        return None
    return CardList(total, f"{reverse('cards')}?{urlencode({'q': query})}")


def _on_a_board(query: str, game: str) -> OnABoard | None:
    """A board with the cards that a query names."""
    cards = named_in(query, game)[:MAX_BEGUN]
    if not cards or slugify_title(query) == slugify_title(cards[0].title):
        return None  # of a title alone the card itself is shown
    return OnABoard([card.title for card in cards], board_with(cards))


def _put_card_first(page: ResultsPage, game: str) -> None:
    """A card whose title (or another spelling of it) was typed stands above the hits, and not among them again."""
    card = selectors.card_titled(page.query)
    if card is None or (game and card.game.slug != game):
        return
    page.card = card
    page.card_text = card_text(card.text, card.game.slug)
    page.hits = [hit for hit in page.hits if hit.url != card.get_absolute_url()]


def _hit(hit: Hit) -> HitView:
    known = library()
    node = known.node(hit.document, hit.number) if hit.document and hit.number else None
    link = known.documents.get(hit.document)
    return HitView(
        kind=hit.kind,
        kind_name=KIND_NAMES.get(hit.kind, hit.kind),
        number=hit.number,
        title=hit.title,
        url=hit.page_url,
        highlight=draw_symbols(mark_safe(hit.highlight)),
        source=link.short if link else "",
        path=tuple(_crumb(one) for one in node.path) if node else (),
        game=link.game if link else "",
    )


def _crumb(node: Node) -> str:
    return node.title or node.number


def _game_switch(current: str, games: list[str], parameters: Parameters) -> list[Filter]:
    """Which game's results come first, where there are several games."""
    if len(games) < 2:
        return []
    names = _game_names()
    alike = [Filter("All games alike", None, "?" + parameters.without("page", "first"), not current)]
    found = [
        Filter(f"{names.get(each, each)} first", None, "?" + parameters.without("page", first=each), each == current)
        for each in games
    ]
    return found if current and not parameters.text("first") else [*alike, *found]  # what the words mean stays


def _kind_filters(counts: dict[str, int], current: str, parameters: Parameters) -> list[Filter]:
    everything = Filter("Everything", None, "?" + parameters.without("page", "kind"), not current)
    return [
        everything,
        *(
            Filter(label, counts.get(kind, 0), "?" + parameters.without("page", kind=kind), kind == current)
            for kind, label in KIND_LABELS.items()
            if counts.get(kind) or kind == current
        ),
    ]


def _document_filters(counts: dict[str, int], current: str, parameters: Parameters) -> list[Filter]:
    found = [
        Filter(link.title, counts.get(slug, 0), "?" + parameters.without("page", document=slug), slug == current)
        for slug, link in library().documents.items()
        if counts.get(slug) or slug == current
    ]
    if not found:
        return []
    return [Filter("All documents", None, "?" + parameters.without("page", "document"), not current), *found]
