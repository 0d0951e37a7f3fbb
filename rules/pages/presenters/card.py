"""Everything that a card's page shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db.models import Prefetch, QuerySet

from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Effective, Face, Ruleset
from rules.games import games
from rules.library import catalog
from rules.library.copy_limits import COPY_LIMITS, max_copies
from rules.models import Card, Designation, Erratum, Origin, Passage, Printing, Ruling
from rules.models.rulings import CURRENT_FIRST
from rules.pages.checker.games import board_with
from rules.pages.citations import Cited, CitedReason, cite, explain
from rules.pages.drawn import of_face
from rules.pages.faces import differences
from rules.pages.games.shown import Difference, DrawnCard, Reading, game_of
from rules.pages.parameters import Parameters
from rules.pages.presenters.copies import Copy, choose_copy
from rules.pages.presenters.interactions import Interactions, of_card
from rules.pages.presenters.timeline import Step, timeline


@dataclass(frozen=True)
class DeckLimit:
    """How many copies of the title a deck may hold; ``copies`` is ``None`` for any number."""

    copies: int | None
    cited: Cited | None


@dataclass(frozen=True)
class PrintingRow:
    """A printing in the table, and what on it is not what the card has now: the printed value is the ``old`` one."""

    printing: Printing
    differences: list[Difference]
    other_text: bool


@dataclass(frozen=True)
class DesignatorRow:
    """The designators of the card under one edition of the rules."""

    ruleset: Ruleset
    words: tuple[str, ...]


@dataclass
class CardPage:
    """A card's page."""

    card: Card
    face: Face
    current: Effective | None
    reasons: list[CitedReason]
    copy: Copy
    steps: list[Step]
    printings: list[PrintingRow]
    limit: DeckLimit | None
    board: str  # the address of one with the card on it
    reading: Reading | None = None
    aliases: list[str] = field(default_factory=list)
    facts: list[tuple[str, str]] = field(default_factory=list)
    designators: tuple[str, ...] = ()
    other_designators: list[DesignatorRow] = field(default_factory=list)
    rulings: list[Ruling] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    comments: list[tuple[str, str]] = field(default_factory=list)
    interactions: Interactions = field(default_factory=Interactions)

    @property
    def drawn(self) -> DrawnCard:
        """The card as it is drawn, in the wording in force."""
        return of_face(self.face, self.card.game.slug)

    @property
    def one_wording(self) -> bool:
        """Whether every copy reads the same, and nothing else was asked."""
        return len(self.steps) == 1 and self.copy.effective is None

    @property
    def original(self) -> str | None:
        """The imported wording of the printing that is in force, beside ours."""
        printing = self.card.printing
        return printing.original_text if printing and printing.text is not None else None


def find_card(slug: str) -> Card | None:
    """The card with this slug and all that its page needs, in four queries."""
    printings = Printing.objects.select_related("card_set", *games())
    errata = Erratum.objects.with_sources()
    cards = Card.objects.select_related("game", "compiled").prefetch_related(
        "aliases", Prefetch("printings", printings), Prefetch("errata", errata)
    )
    return cards.filter(slug=slug).first()


def card_page(card: Card, parameters: Parameters) -> CardPage:
    """The page of a card from :func:`find_card`."""
    printings = catalog.printings(card)
    errata = list(card.errata.all())
    current = catalog.current(card) if printings else None
    face = current.face if current else Face(card.title, card.type, card.subtitle, card.text)
    in_force = next((p for p in printings if p.pk == card.printing_id), printings[-1] if printings else None)
    card.printing = in_force
    shown = game_of(face, card.game.slug)
    page = CardPage(
        card=card,
        face=face,
        current=current,
        reasons=explain(current.reasons) if current else [],
        copy=choose_copy(card, printings, parameters),
        steps=timeline(printings, errata, current),
        printings=[_row(printing, face) for printing in printings],
        limit=_limit(card),
        reading=shown.reading(card, face),
        facts=shown.beside(face),
        board=board_with([card]),
        aliases=[alias.title for alias in card.aliases.all() if alias.title != face.title],
        rulings=list(_rulings(card)),
        comments=_comments(printings),
    )
    page.designators, page.other_designators = _designators(card)
    page.passages = _passages(card, page.rulings, errata)
    cited = {each.section_id for each in page.rulings} | {each.section_id for each in page.passages}
    page.interactions = of_card(card, cited)
    return page


def _row(printing: Printing, face: Face) -> PrintingRow:
    printed = catalog.face(printing)
    return PrintingRow(printing, differences(printed, face), printed.text != face.text)


def _limit(card: Card) -> DeckLimit | None:
    if card.game.slug not in COPY_LIMITS:
        return None
    citation = COPY_LIMITS[card.game.slug].citation
    copies = max_copies(card.game.slug, unlimited=card.unlimited)
    return DeckLimit(copies, cite(citation.document, citation.section))


def _designators(card: Card) -> tuple[tuple[str, ...], list[DesignatorRow]]:
    """The designators under the default edition, and the editions under which they are others."""
    words: dict[str, dict[str, None]] = {slug: {} for slug in RULESETS}
    for slug, word in Designation.objects.filter(card=card).order_by("order", "pk").values_list("ruleset", "word"):
        if slug in words:
            words[slug][word] = None
    default = tuple(words[DEFAULT_RULESET])
    rows = [DesignatorRow(RULESETS[slug], tuple(found)) for slug, found in words.items() if slug != DEFAULT_RULESET]
    return default, rows if any(row.words for row in rows) else []


def _rulings(card: Card) -> QuerySet[Ruling]:
    rows = Ruling.objects.filter(cards=card).select_related("section__document", "superseded_by__document")
    return rows.order_by(CURRENT_FIRST, *(Ruling._meta.ordering or ()))


def _passages(card: Card, rulings: Sequence[Ruling], errata: Sequence[Erratum]) -> list[Passage]:
    """What documents say on the card apart from rulings and errata; the original only where we have not restated it."""
    shown = {ruling.section_id for ruling in rulings}
    changed_in = {erratum.section_id for erratum in errata}
    passages = list(
        Passage.objects.filter(cards=card)
        .select_related("section__document")
        .order_by("section__document__order", "section__order", "order")
    )
    ours = {passage.section_id for passage in passages if passage.origin == Origin.OURS}
    return [
        passage
        for passage in passages
        if passage.section_id not in shown
        and passage.section_id not in changed_in
        and (passage.origin == Origin.OURS or passage.section_id not in ours)
    ]


def _comments(printings: Sequence[Printing]) -> list[tuple[str, str]]:
    """The community's notes, each once, with the sets that they were written for."""
    sets: dict[str, list[str]] = {}
    for printing in printings:
        if printing.comments.strip():
            sets.setdefault(printing.comments.strip(), []).append(printing.card_set.name)
    return [(", ".join(names), comment) for comment, names in sets.items()]
