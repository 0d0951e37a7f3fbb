"""Which card is meant by what a person calls it."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher

from django.db.models import Q, QuerySet

from rules.models import Card, CardAlias
from rules.text.texts import slugify_title

MAX_CANDIDATES = 20
LIKE = 0.6  # of two spellings, from which on one may be meant by the other
CLEARLY = 0.06  # by which the likest must be before the next, to be the one that is meant


@dataclass(frozen=True)
class Match:
    """The card that is meant, or ``None`` and the titles that may be meant."""

    card: Card | None = None
    candidates: tuple[str, ...] = ()


def named(title: str, printed_in: str = "") -> Match:
    """The card of this title or alias; case, accents and punctuation do not matter.

    :param printed_in: code or name of a set that it must be in.
    """
    slug = slugify_title(title)
    cards = _cards(printed_in).filter(aliases__slug=slug).distinct()[:2] if slug else []
    if len(cards) == 1:
        return Match(cards[0])
    return Match(candidates=tuple(card.title for card in cards) or _near(slug, printed_in))


def like(text: str, printed_in: str = "") -> Match:
    """The one card that a text can mean: its title, the only one that begins with it or has it in its title, or one
    that is spelt so much like it as no other."""
    slug = slugify_title(text)
    if not slug:
        return Match()
    exact = named(text, printed_in)
    if exact.card is not None:
        return exact
    inside = Q(aliases__slug__startswith=f"{slug}-") | Q(aliases__slug__contains=f"-{slug}")
    for condition in (Q(aliases__slug__startswith=slug), inside, Q(aliases__slug__contains=slug)):
        found = list(_cards(printed_in).filter(condition).distinct().order_by("sorted_by")[: MAX_CANDIDATES + 1])
        if len(found) == 1:
            return Match(found[0])
        if found:
            return Match(candidates=tuple(card.title for card in found[:MAX_CANDIDATES]))
    near = _spelt_like(slug, printed_in)
    if near and (len(near) == 1 or near[0][0] - near[1][0] >= CLEARLY):
        return Match(Card.objects.get(pk=near[0][2]))
    return Match(candidates=tuple(title for _, title, _ in near[:MAX_CANDIDATES]))


def _cards(printed_in: str) -> QuerySet[Card]:
    rows = Card.objects.all()
    if not printed_in:
        return rows
    code = Q(printings__card_set__code__iexact=printed_in) | Q(printings__card_set__name__iexact=printed_in)
    return rows.filter(pk__in=Card.objects.filter(code).values("pk"))


def _near(slug: str, printed_in: str) -> tuple[str, ...]:
    return tuple(title for _, title, _ in _spelt_like(slug, printed_in)[:5])


def _spelt_like(slug: str, printed_in: str) -> list[tuple[float, str, int]]:
    """Likeness, title and key of the cards that are spelt much like a text, the likest first."""
    found: dict[int, tuple[float, str, int]] = {}
    matcher = SequenceMatcher()
    matcher.set_seq2(slug[:120])
    rows = CardAlias.objects.filter(card__in=_cards(printed_in)) if printed_in else CardAlias.objects.all()
    for alias, card, title in rows.values_list("slug", "card", "card__title"):
        matcher.set_seq1(alias)
        if matcher.real_quick_ratio() >= LIKE and matcher.quick_ratio() >= LIKE:
            ratio = matcher.ratio()
            if ratio >= LIKE and ratio > found.get(card, (0.0,))[0]:
                found[card] = (ratio, title, card)
    return sorted(found.values(), key=lambda each: (-each[0], each[1]))
