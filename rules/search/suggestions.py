"""What a person may mean by the letters typed so far, from an index in memory: cards, rules, terms, questions.

The index is made once for each version of the data. Accents, case and punctuation do not count, the order of words does
not either: ``fox pas``, ``Fóx-Pass`` and ``pass fox`` all lead to Fox Pass, and ``7.3`` to the sections of that number.
A word that nothing begins with is taken for the beginning it is nearest to: ``unqiue`` for ``unique``.
"""

from __future__ import annotations

import re
import threading
from bisect import bisect_left
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from urllib.parse import urlencode

from django.urls import reverse
from rapidfuzz.distance import OSA

from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Symbols
from rules.library.versioned import Versioned
from rules.models import Card, CardAlias, GlossaryTerm, Scenario, Section, SectionQuestion
from rules.text.texts import slugify_title, sort_title, title_slug

MAX_TEXT = 120
MAX_WORDS = 8
MAX_KEPT = 2_000  # answers
SHORTEST, LONG = 3, 6  # letters of a word in which one slip is forgiven, and two
COSTS = (
    *(f"printing__shadowfist__{name}" for name in ("cost", "cost_x", "requires")),
    *(f"printing__ufs__{name}" for name in ("difficulty", "difficulty_x", "resources")),
)
NUMBER = re.compile(r"^§?\s*(\d+(?:\.\w+)*)\.?$")


class Kind(StrEnum):
    """What is suggested, in the order in which the groups stand."""

    CARD = "card"
    TERM = "term"
    RULE = "rule"
    QUESTION = "question"
    EXAMPLE = "example"


SHOWN = {Kind.CARD: 6, Kind.RULE: 4, Kind.EXAMPLE: 3, Kind.TERM: 3, Kind.QUESTION: 4}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that may be meant. ``number`` and ``document`` are those of a rule, ``detail`` tells what it is."""

    kind: Kind
    title: str
    url: str
    game: str
    detail: str = ""
    number: str = ""
    document: str = ""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A suggestion with the names that it goes by (slugs), and other words by which it is found."""

    suggestion: Suggestion
    names: tuple[str, ...]
    sorted_by: str
    more: str = ""

    def words(self) -> set[str]:
        """All its words, and its names without their gaps: ``foxpass`` is Fox Pass."""
        parts = {word for name in (*self.names, self.more) for word in name.split("-") if word}
        return parts | {name.replace("-", "") for name in self.names}

    def rank(self, slug: str) -> int:
        """How well a name fits what was typed: 0 is the name itself, 4 that only words of it do."""
        return min((_rank(name, slug) for name in self.names), default=4)

    def order(self, slug: str, first: str) -> tuple[bool, int, int, str]:
        """The key to sort by: a name that is what was typed, then the game that comes first, then how well it fits."""
        rank = self.rank(slug)
        other = bool(first) and rank > 0 and self.suggestion.game != first
        return (other, rank, self.sorted_by.count("-"), self.sorted_by)


def _rank(name: str, slug: str) -> int:
    if name == slug:
        return 0
    if name.startswith(f"{slug}-"):
        return 1
    if name.startswith(slug):
        return 2
    return 3 if f"-{slug}" in name else 4


class SuggestionIndex:
    """The entries of one version of the data by the beginnings of their words, and the answers given so far."""

    def __init__(self, entries: Iterable[_Entry]) -> None:
        self._entries = list(entries)
        pairs = sorted((word, place) for place, entry in enumerate(self._entries) for word in entry.words())
        self._words = [word for word, _ in pairs]
        self._places = [place for _, place in pairs]
        self._vocabulary = sorted(set(self._words))
        self._numbers = [place for place, entry in enumerate(self._entries) if entry.suggestion.number]
        self._kept: OrderedDict[tuple[str, str, str], dict[Kind, tuple[Suggestion, ...]]] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, text: str, cards_of: str = "", first: str = "") -> dict[Kind, tuple[Suggestion, ...]]:
        """The best of each kind, the likest first; kinds of which nothing fits are left out.

        :param cards_of: the slug of a game, if only its cards are meant.
        :param first: the slug of the game that comes before another where both are as like.
        """
        number = NUMBER.match(text[:MAX_TEXT].strip())
        key = number[1].lower() if number else slugify_title(text[:MAX_TEXT])
        if not key:
            return {}
        with self._lock:
            found = self._kept.get((key, cards_of, first))
        if found is None:
            found = self._find(key, first, numbered=number is not None, cards_of=cards_of)
            with self._lock:
                self._kept[key, cards_of, first] = found
                if len(self._kept) > MAX_KEPT:
                    self._kept.popitem(last=False)
        return found

    def _find(self, key: str, first: str, *, numbered: bool, cards_of: str) -> dict[Kind, tuple[Suggestion, ...]]:
        slug = slugify_title(key)
        places: set[int] = set()
        if numbered and not cards_of:
            places = {place for place in self._numbers if _is_in(self._entries[place].suggestion.number.lower(), key)}
        places = places or self._with_words(slug)
        if not places and (meant := self._meant(slug)) != slug:
            slug = meant
            places = self._with_words(slug)
        found: dict[Kind, tuple[Suggestion, ...]] = {}
        for kind in (Kind.CARD,) if cards_of else Kind:
            of_kind = [
                entry
                for entry in (self._entries[place] for place in places)
                if entry.suggestion.kind is kind and cards_of in ("", entry.suggestion.game)
            ]
            of_kind.sort(key=lambda entry: entry.order(slug, first))
            best = dict.fromkeys(entry.suggestion for entry in of_kind)
            if best:
                found[kind] = tuple(best)[: SHOWN[kind]]
        return found

    def _with_words(self, slug: str) -> set[int]:
        """The places of the entries that have, for each word that was typed, one that begins with it."""
        words = dict.fromkeys(slug.split("-")[:MAX_WORDS])
        return reduce(set.intersection, (self._beginning_with(word) for word in words))

    def _meant(self, slug: str) -> str:
        """The same with each word that nothing begins with replaced by the likest beginning that there is."""
        words = slug.split("-")[:MAX_WORDS]
        return "-".join(word if self._beginning_with(word) else self._nearest(word) or word for word in words)

    def _nearest(self, word: str) -> str:
        """The beginning that is fewest slips of the finger from a word, of those the one that most words have."""
        allowed = slips_allowed(word)
        if not allowed:
            return ""
        lengths = range(len(word) - allowed, len(word) + allowed + 1)
        beginnings = Counter(
            known[:length]
            for known in self._vocabulary
            if known[0] in word[:2]
            for length in lengths
            if len(known) >= length
        )
        slips = {each: OSA.distance(word, each, score_cutoff=allowed) for each in beginnings}
        near = [each for each, number in slips.items() if number <= allowed]
        return min(near, key=lambda each: (slips[each], each[0] != word[0], -beginnings[each], each), default="")

    def _beginning_with(self, word: str) -> set[int]:
        first = bisect_left(self._words, word)
        last = bisect_left(self._words, f"{word}\x7f", lo=first)
        return set(self._places[first:last])


def slips_allowed(word: str) -> int:
    """How many letters of a word may be wrong, missing, too many or turned around."""
    return 0 if len(word) < SHORTEST else 1 if len(word) < LONG else 2


def _is_in(number: str, wanted: str) -> bool:
    """Whether a section is the one of a number, or below it."""
    return number == wanted or number.startswith(f"{wanted}.")


def _cards() -> Iterator[_Entry]:
    aliases: dict[int, list[str]] = {}
    for card, slug in CardAlias.objects.values_list("card", "slug"):
        aliases.setdefault(card, []).append(slug)
    said = ("pk", "slug", "title", "type", "subtitle", "sorted_by", "game__slug")
    for pk, slug, title, kind, subtitle, sorted_by, game, *its in Card.objects.values_list(*said, *COSTS):
        is_said = kind.casefold() in subtitle.casefold()
        detail = " · ".join(filter(None, ("" if is_said else kind, subtitle, *_cost(*its))))
        suggestion = Suggestion(Kind.CARD, title, reverse("card", args=[slug]), game, detail)
        names = dict.fromkeys([title_slug(title, game), sorted_by, *aliases.get(pk, ())])
        yield _Entry(suggestion, tuple(filter(None, names)), sorted_by, slugify_title(subtitle))


def _cost(
    cost: int | None,
    cost_x: bool | None,
    needs: Symbols | None,
    difficulty: int | None,
    is_x: bool | None,
    symbols: str | None,
) -> Iterator[str]:
    """What a card costs, and the symbols that it needs or has."""
    for label, number, x in (("cost", cost, cost_x), ("difficulty", difficulty, is_x)):
        if x or number is not None:
            yield f"{label} {'X' if x else number}"
    yield " ".join([*(symbol.label for symbol, _ in needs.counts)] if needs else (symbols or "").title().split())


def _rules() -> Iterator[_Entry]:
    rows = Section.objects.order_by("document__order", "order").values_list(
        "document__slug", "number", "title", "document__game__slug", "parent__title"
    )
    for place, (document, number, title, game, above) in enumerate(rows):
        url = reverse("section", args=[document, number])
        suggestion = Suggestion(Kind.RULE, title or above or "", url, game, "", number, document)
        names = (slugify_title(title), slugify_title(number)) if title else (slugify_title(number),)
        yield _Entry(suggestion, tuple(filter(None, names)), f"{place:06}")


def _examples() -> Iterator[_Entry]:
    titles: dict[int, list[str]] = {}
    for scenario, title in Scenario.cards.through.objects.values_list("scenario", "card__title"):
        titles.setdefault(scenario, []).append(title)
    rows = Scenario.objects.order_by("order").values_list(
        *("pk", "name", "title", "game__slug", "section__document__slug", "section__number", "ruleset")
    )
    for place, (pk, name, title, game, document, number, ruleset) in enumerate(rows):
        older = ruleset in RULESETS and ruleset != DEFAULT_RULESET  # what holds in today's edition stands first
        url = reverse("checker-preset", args=[name])
        suggestion = Suggestion(Kind.EXAMPLE, title, url, game, number, "", document)
        more = "-".join(slugify_title(each) for each in titles.get(pk, ()))
        yield _Entry(suggestion, (slugify_title(title),), f"{older:d}{place:06}", more)


def _terms() -> Iterator[_Entry]:
    for slug, term, game in GlossaryTerm.objects.values_list("slug", "term", "game__slug"):
        suggestion = Suggestion(Kind.TERM, term, reverse("term", args=[slug]), game)
        yield _Entry(suggestion, (slug,), sort_title(term))


def _questions() -> Iterator[_Entry]:
    """Those that have an answer; it stands on top of what a search for the question finds."""
    rows = SectionQuestion.objects.exclude(answer="").order_by("section__document__order", "section__order", "order")
    found = rows.values_list("text", "section__number", "section__document__slug", "section__document__game__slug")
    for place, (text, number, document, game) in enumerate(found):
        url = f"{reverse('search')}?{urlencode({'q': text})}"
        suggestion = Suggestion(Kind.QUESTION, text, url, game, number, "", document)
        yield _Entry(suggestion, (slugify_title(text),), f"{place:06}")


_index = Versioned(lambda: SuggestionIndex([*_cards(), *_rules(), *_examples(), *_terms(), *_questions()]))


def suggestions(text: str, cards_of: str = "", first: str = "") -> dict[Kind, tuple[Suggestion, ...]]:
    """What may be meant by the letters typed so far, by kind.

    :param cards_of: the slug of a game, if only its cards are meant.
    :param first: the slug of the game whose suggestions come first.
    """
    return _index().find(text, cards_of, first)
