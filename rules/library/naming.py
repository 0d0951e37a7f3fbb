"""Which card is meant by what a person calls it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Q

from rules.library.spelt import spelt_like, with_words
from rules.models import Card, CardAlias, Game, GlossaryTerm, Suggested
from rules.models.cards import CardQuerySet
from rules.text.texts import MARKED, slugify_title, title_slug

MAX_CANDIDATES = 20
MAX_WORDS = 8
MAX_NAMING = 40  # words of a text in which titles are looked for
BATCH = 500  # slugs that one query asks for
LEAST = 3  # letters, from which on a part of a title can mean a card
CLEARLY = 0.06  # by which the likest must be before the next, to be the one that is meant
POSSESSIVE = re.compile(r"['’]s?\W*$")
ARTICLES = frozenset({"the", "a", "an"})


@dataclass(frozen=True)
class Match:
    """The card that is meant, or ``None`` and the titles that may be meant."""

    card: Card | None = None
    candidates: tuple[str, ...] = ()


def named(title: str, printed_in: str = "", game: str = "") -> Match:
    """The card of this title or alias; case, accents and punctuation do not matter, the marks of UFS titles do.

    :param printed_in: code or name of a set that it must be in.
    :param game: slug of the game that it must be of.
    """
    cards = _titled(title, printed_in, game)
    if len(cards) == 1:
        return Match(cards[0])
    near = [title for _, title, _ in _spelt_like(slugify_title(title), printed_in, game)[:5]] if not cards else ()
    return Match(candidates=tuple(card.title for card in cards) or tuple(near))


def _titled(title: str, printed_in: str, game: str) -> list[Card]:
    """The cards of a title, two at most."""
    return list(_cards(printed_in, game).titled(title)[:2]) if slugify_title(title) else []


def titled(titles: Iterable[str], game: str = "") -> dict[str, str]:
    """The slugs of the cards of these titles and aliases, by title; what two games have is of the first."""
    games = [game] if game else list(Game.objects.order_by("order").values_list("slug", flat=True))
    wanted = {title: [(game, title_slug(title, game)) for game in games] for title in titles}
    slugs = list({slug for keys in wanted.values() for _, slug in keys})
    known: dict[tuple[str, str], str] = {}
    for start in range(0, len(slugs), BATCH):
        rows = CardAlias.objects.filter(slug__in=slugs[start : start + BATCH], game__slug__in=games)
        known |= {(of, slug): card for of, slug, card in rows.values_list("game__slug", "slug", "card__slug")}
    found = {title: next((known[key] for key in keys if key in known), None) for title, keys in wanted.items()}
    return {title: card for title, card in found.items() if card}


def named_in(text: str, game: str = "") -> list[Card]:
    """The cards of one game whose titles stand in a text, in its order, each once; the longest title at each place.

    A title of one word counts where it is written with a capital letter behind the first word; what is a term is none.

    :param game: slug of the game whose cards are meant; else it is the one of which most are named.
    """
    said = [word for word in text.split() if slugify_title(word)][:MAX_NAMING]
    runs: dict[str, list[tuple[int, int]]] = {}
    for start in range(len(said)):
        for end in range(start + 1, min(start + MAX_WORDS, len(said)) + 1):
            if end > start + 1 or (start and said[start][0].isupper()):
                words = " ".join(said[start:end])
                for title in {slugify_title(words), slugify_title(POSSESSIVE.sub("", words))}:
                    runs.setdefault(title, []).append((start, end))
    aliases = CardAlias.objects.filter(slug__in=[*runs]).exclude(slug__in=GlossaryTerm.objects.values("slug"))
    placed = [(place, alias.card) for alias in aliases.select_related("card__game") for place in runs[alias.slug]]
    found: dict[str, dict[int, Card]] = {}
    taken: set[tuple[str, int]] = set()
    for (start, end), card in sorted(placed, key=lambda each: (each[0][0] - each[0][1], each[0], each[1].pk)):
        here = {(card.game.slug, place) for place in range(start, end)}
        if not here & taken:
            taken |= here
            found.setdefault(card.game.slug, {})[start] = card
    meant = game or max(found, key=lambda each: len(found[each]), default="")
    return list({card.pk: card for _, card in sorted(found.get(meant, {}).items())}.values())


def like(text: str, printed_in: str = "", game: str = "") -> Match:
    """The one card that a text can mean: its title; else the only one that has all its words, in any order and articles
    aside; else the only one with words that begin so; else one that is spelt so much like it as no other.
    """
    slug = slugify_title(text)
    if not slug:
        return Match()
    exact = _titled(text, printed_in, game)
    if len(exact) == 1:
        return Match(exact[0])
    if len(slug) < LEAST:
        return Match(
            candidates=tuple(_with_words(slug.split("-"), printed_in, game, begun=True).values())[:MAX_CANDIDATES]
        )
    words = [word for word in slug.split("-") if word not in ARTICLES][:MAX_WORDS] or slug.split("-")[:MAX_WORDS]
    for begun in (False, True):
        found = _with_words(words, printed_in, game, begun=begun)
        if len(found) == 1 and not _has_other_marks(text, found):
            return Match(Card.objects.get(pk=next(iter(found))))
        if found:
            return Match(candidates=tuple(found.values())[:MAX_CANDIDATES])
    near = _spelt_like(slug, printed_in, game)
    if near and not _has_other_marks(text, [near[0][2]]) and (len(near) == 1 or near[0][0] - near[1][0] >= CLEARLY):
        return Match(Card.objects.get(pk=near[0][2]))
    return Match(candidates=tuple(title for _, title, _ in near[:MAX_CANDIDATES]))


def _has_other_marks(text: str, cards: Iterable[int]) -> bool:
    """Whether a text has marks that tell cards of the game of these apart: none of them is meant then."""
    is_marked = any(title_slug(text, game) != slugify_title(text) for game in MARKED)
    return is_marked and Card.objects.filter(pk__in=cards, game__slug__in=MARKED).exists()


def _cards(printed_in: str, game: str) -> CardQuerySet:
    rows = Card.objects.filter(game__slug=game) if game else Card.objects.all()
    if not printed_in:
        return rows
    code = Q(printings__card_set__code__iexact=printed_in) | Q(printings__card_set__name__iexact=printed_in)
    return rows.filter(pk__in=Card.objects.filter(code).values("pk"))


def _with_words(words: list[str], printed_in: str, game: str, *, begun: bool) -> dict[int, str]:
    """Keys and titles of the cards of which a name has each of these words, or one that begins with it.

    A name of which these are all words comes alone.
    """
    begun_so = with_words(Suggested.objects.exclude(card=None), "-".join(words))
    rows = CardAlias.objects.filter(card__in=begun_so.order_by().values("card"))
    rows = rows.filter(card__in=_cards(printed_in, game)) if printed_in or game else rows
    for word in words:
        rows = rows.filter(Q(slug__startswith=word) | Q(slug__contains=f"-{word}"))
    found: dict[int, str] = {}
    whole: dict[int, str] = {}
    for slug, card, title in rows.order_by("card__sorted_by", "card").values_list("slug", "card", "card__title"):
        own = [word for word in slug.split("-") if word not in ARTICLES]
        if begun or set(words) <= set(own) | ARTICLES:
            found[card] = title
        if sorted(words) == sorted(own):
            whole[card] = title
    return whole or found


def _spelt_like(slug: str, printed_in: str, game: str) -> list[tuple[float, str, int]]:
    """Likeness, title and key of the cards that are spelt much like a text, the likest first."""
    among = CardAlias.objects.filter(card__in=_cards(printed_in, game)) if printed_in or game else CardAlias.objects
    return spelt_like(slug, among.all())
