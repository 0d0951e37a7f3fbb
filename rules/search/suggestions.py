"""What a person may mean by the letters typed so far, from an index of words: cards, rules, terms, questions.

The index is made when the library is published. Accents, case and punctuation do not count, the order of words does
not either: ``fox pas``, ``Fóx-Pass`` and ``pass fox`` all lead to Fox Pass, and ``7.3`` to the sections of that number.
A word that nothing begins with is taken for the beginning it is nearest to: ``unqiue`` for ``unique``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from enum import StrEnum
from itertools import chain, islice
from typing import Any
from urllib.parse import urlencode

from django.db.models import Case, Func, Q, QuerySet, Value, When, Window
from django.db.models.functions import RowNumber
from django.urls import reverse

from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Symbols
from rules.library.publication import Lookups, register
from rules.library.spelt import meant, with_words
from rules.models import (
    Card,
    CardAlias,
    GlossaryTerm,
    Scenario,
    Section,
    SectionQuestion,
    Suggested,
    SuggestedWord,
)
from rules.text.texts import slugify_title, sort_title, title_slug

MAX_TEXT = 120
BATCH = 1_000
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
    """A suggestion with the names that it goes by (slugs), and other words by which it is found.

    ``place`` is what its address is made of: the name of a page, and what that takes.
    """

    kind: Kind
    title: str
    place: tuple[str, ...]
    game: str
    names: tuple[str, ...]
    sorted_by: str
    more: str = ""
    detail: str = ""
    number: str = ""
    document: str = ""
    card: int | None = None

    @property
    def digest(self) -> str:
        """What tells it from all others."""
        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:24]

    def words(self) -> set[str]:
        """All its words, and its names without their gaps: ``foxpass`` is Fox Pass."""
        parts = {word for name in (*self.names, self.more) for word in name.split("-") if word}
        return parts | {name.replace("-", "") for name in self.names}

    def row(self, digest: str) -> Suggested:
        """It as a row."""
        page, *values = self.place
        url = f"{reverse(page)}?{urlencode({'q': values[0]})}" if page == "search" else reverse(page, args=values)
        return Suggested(
            kind=self.kind,
            game=self.game,
            title=self.title,
            url=url,
            detail=self.detail,
            number=self.number,
            document=self.document,
            names=f"|{'|'.join(self.names)}|",
            gaps=self.sorted_by.count("-"),
            sorted_by=self.sorted_by,
            card_id=self.card,
            digest=digest,
        )


class InBytes(Func):
    """A text in the order of its bytes, whatever the language of the database."""

    template = "%(expressions)s"

    def as_postgresql(self, compiler: Any, connection: Any, **context: Any) -> Any:
        return super().as_sql(compiler, connection, template='%(expressions)s COLLATE "C"', **context)


def suggestions(text: str, cards_of: str = "", first: str = "") -> dict[Kind, tuple[Suggestion, ...]]:
    """What may be meant by the letters typed so far: the best of each kind, the likest first.

    Kinds of which nothing fits are left out.

    :param cards_of: the slug of a game, if only its cards are meant.
    :param first: the slug of the game that comes before another where both are as like.
    """
    number = NUMBER.match(text[:MAX_TEXT].strip())
    key = number[1].lower() if number else slugify_title(text[:MAX_TEXT])
    if not key:
        return {}
    among = Suggested.objects.filter(kind=Kind.CARD, game=cards_of) if cards_of else Suggested.objects.all()
    slug = slugify_title(key)
    found: list[Suggested] = []
    if number and not cards_of:
        numbered = among.filter(kind=Kind.RULE).exclude(number="").values_list("pk", "number")
        keys = [pk for pk, its in numbered if _is_in(its.lower(), key)]
        found = _best(among.filter(pk__in=keys), slug, first) if keys else []
    found = found or _best(with_words(among, slug), slug, first)
    if not found and (better := meant(slug)) != slug:
        found = _best(with_words(among, better), better, first)
    best: dict[Kind, dict[Suggestion, None]] = {}
    for row in found:
        of_kind = best.setdefault(Kind(row.kind), {})
        of_kind[Suggestion(Kind(row.kind), row.title, row.url, row.game, row.detail, row.number, row.document)] = None
    return {kind: tuple(best[kind])[: SHOWN[kind]] for kind in Kind if kind in best}


def _best(rows: QuerySet[Suggested], slug: str, first: str) -> list[Suggested]:
    """The best of each kind: a name that is what was typed, then the game that comes first, then how well it fits."""
    ranks = (f"|{slug}|", f"|{slug}-", f"|{slug}", f"-{slug}")
    fits = [When(names__contains=part, then=Value(rank)) for rank, part in enumerate(ranks)]
    rows = rows.annotate(rank=Case(*fits, default=Value(len(ranks))))
    other = Case(When(Q(rank__gt=0) & ~Q(game=first), then=Value(1)), default=Value(0)) if first else Value(0)
    order: list[Any] = ["other", "rank", "gaps", InBytes("sorted_by"), "pk"]
    numbered = rows.annotate(other=other).annotate(nth=Window(RowNumber(), partition_by="kind", order_by=order))
    return list(numbered.filter(nth__lte=2 * max(SHOWN.values())).order_by("nth"))


def _is_in(number: str, wanted: str) -> bool:
    """Whether a section is the one of a number, or below it."""
    return number == wanted or number.startswith(f"{wanted}.")


def _cards() -> Iterator[_Entry]:
    aliases: dict[int, list[str]] = {}
    for card, slug in CardAlias.objects.values_list("card", "slug"):
        aliases.setdefault(card, []).append(slug)
    said = ("pk", "slug", "title", "type", "subtitle", "sorted_by", "game__slug")
    rows = Card.objects.order_by().values_list(*said, *COSTS)
    for pk, slug, title, kind, subtitle, sorted_by, game, *its in rows.iterator():
        is_said = kind.casefold() in subtitle.casefold()
        detail = " · ".join(filter(None, ("" if is_said else kind, subtitle, *_cost(*its))))
        names = tuple(filter(None, dict.fromkeys([title_slug(title, game), sorted_by, *aliases.get(pk, ())])))
        more = slugify_title(subtitle)
        yield _Entry(Kind.CARD, title, ("card", slug), game, names, sorted_by, more, detail, card=pk)


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
        names = (slugify_title(title), slugify_title(number)) if title else (slugify_title(number),)
        yield _Entry(
            Kind.RULE,
            title or above or "",
            ("section", document, number),
            game,
            tuple(filter(None, names)),
            f"{place:06}",
            number=number,
            document=document,
        )


def _examples() -> Iterator[_Entry]:
    titles: dict[int, list[str]] = {}
    for scenario, title in Scenario.cards.through.objects.values_list("scenario", "card__title"):
        titles.setdefault(scenario, []).append(title)
    rows = Scenario.objects.order_by("order").values_list(
        *("pk", "name", "title", "game__slug", "section__document__slug", "section__number", "ruleset")
    )
    for place, (pk, name, title, game, document, number, ruleset) in enumerate(rows):
        older = ruleset in RULESETS and ruleset != DEFAULT_RULESET  # what holds in today's edition stands first
        more = "-".join(slugify_title(each) for each in titles.get(pk, ()))
        yield _Entry(
            Kind.EXAMPLE,
            title,
            ("checker-preset", name),
            game,
            (slugify_title(title),),
            f"{older:d}{place:06}",
            more,
            number or "",
            document=document or "",
        )


def _terms() -> Iterator[_Entry]:
    for slug, term, game in GlossaryTerm.objects.values_list("slug", "term", "game__slug"):
        yield _Entry(Kind.TERM, term, ("term", slug), game, (slug,), sort_title(term))


def _questions() -> Iterator[_Entry]:
    """Those that have an answer; it stands on top of what a search for the question finds."""
    rows = SectionQuestion.objects.exclude(answer="").order_by("section__document__order", "section__order", "order")
    found = rows.values_list("text", "section__number", "section__document__slug", "section__document__game__slug")
    for place, (text, number, document, game) in enumerate(found):
        names = (slugify_title(text),)
        yield _Entry(
            Kind.QUESTION, text, ("search", text), game, names, f"{place:06}", detail=number, document=document
        )


def _make() -> None:
    """Write down what is suggested; what stays the same keeps its row."""
    known = dict(Suggested.objects.values_list("digest", "pk"))
    new = _new(chain(_cards(), _rules(), _examples(), _terms(), _questions()), known)
    while batch := list(islice(new, BATCH)):
        rows = Suggested.objects.bulk_create([entry.row(digest) for digest, entry in batch])
        words = (
            SuggestedWord(word=word, suggested=row)
            for row, (_, entry) in zip(rows, batch, strict=True)
            for word in sorted(entry.words())
        )
        SuggestedWord.objects.bulk_create(words, batch_size=BATCH)
    gone = list(known.values())
    for start in range(0, len(gone), BATCH):
        some = gone[start : start + BATCH]
        SuggestedWord.objects.filter(suggested__in=some).delete()
        Suggested.objects.filter(pk__in=some).delete()


def _new(entries: Iterable[_Entry], known: dict[str, int]) -> Iterator[tuple[str, _Entry]]:
    """The entries that are not known, with their digests; those that are are taken out of what is known."""
    seen: set[str] = set()
    for entry in entries:
        digest = entry.digest
        if digest not in seen:
            seen.add(digest)
            if known.pop(digest, None) is None:
                yield digest, entry


register(Lookups(_make, __file__))
