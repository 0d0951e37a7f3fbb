"""Designators for the pages: the words of all cards, the cards of a word, and the comparison of two."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.cardquery.listing import Listed, listing
from rules.engine.shadowfist import RULESETS, Ruleset
from rules.engine.shadowfist import DesignatorComparison as Comparison
from rules.engine.shadowfist import compare_designators as compare
from rules.library import designations
from rules.models import DesignatorCount
from rules.pages.citations import CitedReason, explain
from rules.pages.paging import Page
from rules.pages.parameters import Parameters
from rules.pages.presenters.card_list import PAGE_SIZE, paged_cards

MAX_WORD = 120

MOST = 5_000  # designators on the page that lists them


@dataclass(frozen=True)
class Edition:
    """An edition of the rules to choose, with its answer."""

    ruleset: Ruleset
    query: str
    current: bool
    answer: str = ""


@dataclass
class DesignatorsPage:
    """Every designator with how many cards have it, by first letter; of very many the commonest."""

    ruleset: Ruleset
    editions: list[Edition]
    letters: dict[str, list[DesignatorCount]]
    total: int
    shown: int


@dataclass
class DesignatorPage:
    """The cards that have a designator; ``cards`` is ``None`` if the word can be none."""

    word: str
    ruleset: Ruleset
    cards: Page | None
    editions: list[Edition] = field(default_factory=list)

    @property
    def is_designator(self) -> bool:
        return self.cards is not None


@dataclass
class ComparePage:
    """Whether two words are the same designator."""

    a: str
    b: str
    ruleset: Ruleset
    result: Comparison | None
    reasons: list[CitedReason]
    editions: list[Edition]


def designators_page(parameters: Parameters) -> DesignatorsPage:
    """All designators under an edition."""
    edition = parameters.ruleset()
    letters: dict[str, list[DesignatorCount]] = {}
    words = designations.words(edition.slug)
    commonest = list(words.order_by("-cards", "key")[: MOST + 1])
    total = len(commonest) if len(commonest) <= MOST else words.count()
    shown = sorted(commonest[:MOST], key=lambda row: row.key)
    for row in shown:
        first = row.key[:1].upper()
        letters.setdefault(first if first.isalpha() else "0–9", []).append(row)
    return DesignatorsPage(edition, _editions(edition, parameters), letters, total, len(shown))


def designator_page(word: str, parameters: Parameters) -> DesignatorPage:
    """The cards that have a designator; of several words, those that have all of them."""
    edition = parameters.ruleset()
    word = " ".join(word.split())[:MAX_WORD]
    keys = {
        slug: listing(Listed(designator=word, ruleset=slug)).keys
        for slug in RULESETS
        if designations.condition(word, slug) is not None
    }
    answers = {slug: str(len(found)) for slug, found in keys.items()}
    cards = paged_cards(keys[edition.slug], PAGE_SIZE, parameters) if edition.slug in keys else None
    return DesignatorPage(word, edition, cards, _editions(edition, parameters, answers))


def compare_page(parameters: Parameters) -> ComparePage:
    """Whether the ``a`` and ``b`` of the request have a designator in common."""
    edition = parameters.ruleset()
    a, b = parameters.text("a", MAX_WORD), parameters.text("b", MAX_WORD)
    if not (a and b):
        return ComparePage(a, b, edition, None, [], _editions(edition, parameters))
    results = {slug: compare(a, b, slug) for slug in RULESETS}
    answers = {slug: "same" if result.match else "different" for slug, result in results.items()}
    result = results[edition.slug]
    return ComparePage(a, b, edition, result, explain(result.why), _editions(edition, parameters, answers))


def _editions(current: Ruleset, parameters: Parameters, answers: dict[str, str] | None = None) -> list[Edition]:
    return [
        Edition(
            ruleset,
            "?" + parameters.without("page", ruleset=slug),
            ruleset == current,
            (answers or {}).get(slug, ""),
        )
        for slug, ruleset in RULESETS.items()
    ]
