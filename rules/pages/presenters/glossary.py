"""The glossary: terms from A to Z with their definitions and sources."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.db.models import Prefetch, QuerySet

from rules.models import Game, GlossaryTerm, Origin, Passage
from rules.pages.citations import Cited, cite
from rules.pages.lookups import library
from rules.pages.parameters import Parameters
from rules.search.plaintext import plain

OTHER_LETTER = "#"


@dataclass(frozen=True)
class Definition:
    """A definition with its source; the imported original of one of ours stands in ``original``."""

    passage: Passage
    document: str
    cited: Cited
    url: str
    original: str = ""


@dataclass
class Term:
    """A term with its definitions."""

    term: GlossaryTerm
    definitions: list[Definition]

    @property
    def summary(self) -> str:
        """Its first definition as plain words."""
        return plain(self.definitions[0].passage.text) if self.definitions else ""


@dataclass
class Letter:
    """The terms that begin with a letter."""

    letter: str
    terms: list[Term] = field(default_factory=list)


@dataclass
class GlossaryPage:
    """The glossary of one game."""

    game: Game | None
    games: list[Game]
    letters: list[Letter]

    @property
    def total(self) -> int:
        return sum(len(letter.terms) for letter in self.letters)


def glossary_page(parameters: Parameters) -> GlossaryPage:
    """The glossary of the game asked for, else of the first that has one."""
    games = list(Game.objects.filter(terms__isnull=False).distinct().order_by("order", "slug"))
    wanted = parameters.choice("game", [game.slug for game in games], "game with a glossary") if games else ""
    game = next((game for game in games if game.slug == wanted), games[0] if games else None)
    letters: dict[str, Letter] = {}
    if game:
        for row in _rows().filter(game=game).order_by("slug"):
            first = row.slug[:1].upper()
            letter = first if first.isalpha() else OTHER_LETTER
            letters.setdefault(letter, Letter(letter)).terms.append(_term(row))
    return GlossaryPage(game, games, list(letters.values()))


def terms_called(slug: str, game: str = "") -> list[Term]:
    """The terms with this slug, of a game or of every game that has it."""
    rows = _rows().filter(slug=slug).order_by("game__order")
    return [_term(row) for row in (rows.filter(game__slug=game) if game else rows)]


def _rows() -> QuerySet[GlossaryTerm]:
    definitions = Passage.objects.select_related("section__document").order_by(
        "section__document__order", "section__order", "order"
    )
    return GlossaryTerm.objects.select_related("game").prefetch_related(Prefetch("definitions", definitions))


def _term(row: GlossaryTerm) -> Term:
    """Originals stand beside the definition of ours with the same sense in the same section, else on their own."""
    passages = list(row.definitions.all())
    originals = {(p.section_id, p.sense.casefold()): p for p in passages if p.origin == Origin.ORIGINAL}
    found = []
    for passage in passages:
        key = (passage.section_id, passage.sense.casefold())
        if passage.origin == Origin.OURS:
            beside = originals.pop(key, None)
            found.append(_definition(passage, beside.text if beside else ""))
    found += [_definition(passage) for passage in passages if passage in originals.values()]
    return Term(row, found)


def _definition(passage: Passage, original: str = "") -> Definition:
    document, number = passage.section.document.slug, passage.section.number
    node = library().node(document, number)
    url = node.address(passage.anchor, original=passage.origin == Origin.ORIGINAL) if node else ""
    return Definition(passage, document, cite(document, number), url, original)
