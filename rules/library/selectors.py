"""What pages and API ask of the library, each in a fixed number of queries."""

from __future__ import annotations

from bisect import bisect_left
from difflib import get_close_matches

from django.db.models import Count, Prefetch, Q, QuerySet

from rules.library.versioned import Versioned
from rules.models import Card, CardAlias, CardSet, Document, Game, GlossaryTerm, Ruling, Scenario, Section, Topic
from rules.text.texts import slugify_title


def games() -> QuerySet[Game]:
    """The games with how much there is of each."""
    return Game.objects.annotate(
        card_count=Count("cards", distinct=True), document_count=Count("documents", distinct=True)
    )


def sets(game: str = "") -> QuerySet[CardSet]:
    """The sets in the order of release, with how many titles each holds."""
    rows = CardSet.objects.select_related("game").annotate(card_count=Count("printings__card", distinct=True))
    return (rows.filter(game__slug=game) if game else rows).order_by("game__order", "order", "code")


def card_titled(title: str) -> Card | None:
    """The card of this title or alias; case, accents and punctuation do not matter, marks do."""
    return Card.objects.titled(title).first() if slugify_title(title) else None


def titles_like(text: str, number: int = 3, *, game: str = "") -> list[str]:
    """Titles that are spelt much like a text, the likest first; of all games if none is named."""
    slugs = dict(_aliases(game).values_list("slug", "title"))
    return [slugs[slug] for slug in get_close_matches(slugify_title(text)[:120], slugs, n=number, cutoff=0.6)]


def autocomplete(text: str, number: int = 20, *, game: str = "") -> list[str]:
    """Titles for what was typed so far: those that begin with it first."""
    return completions(text, game)[:number]


def completions(text: str, game: str = "") -> list[str]:
    """Every title for what was typed so far: those that begin with it, then those with a word that does."""
    slug = slugify_title(text)
    return _beginnings().titles(slug, game) if slug else []


class _Beginnings:
    """The titles of cards by what they and their words begin with, in memory."""

    def __init__(self) -> None:
        told = ("slug", "card__sorted_by", "card__title", "card__game__slug")
        rows = list(CardAlias.objects.order_by("card__sorted_by", "slug").values_list(*told))
        self._titles = [(title, game) for _, _, title, game in rows]
        self._whole = sorted((name, place) for place, (*names, _, _) in enumerate(rows) for name in names)
        self._words = sorted(
            (slug[at + 1 :], place)
            for place, (slug, *_) in enumerate(rows)
            for at, letter in enumerate(slug)
            if letter == "-"
        )

    def titles(self, slug: str, game: str) -> list[str]:
        """Titles of a game, or of all, that begin so, then those with a word that does; each in the order of titles."""
        found = (self._titles[place] for place in [*_begun(self._whole, slug), *_begun(self._words, slug)])
        return list(dict.fromkeys(title for title, of in found if game in ("", of)))


def _begun(names: list[tuple[str, int]], start: str) -> list[int]:
    """The places of the names that begin so."""
    found = names[bisect_left(names, (start,)) : bisect_left(names, (start + chr(0x10FFFF),))]
    return sorted(place for _, place in found)


_beginnings = Versioned(_Beginnings)


def _aliases(game: str) -> QuerySet[CardAlias]:
    """The titles of a game, or of all."""
    return CardAlias.objects.filter(game__slug=game) if game else CardAlias.objects.all()


def documents() -> QuerySet[Document]:
    """The documents with how many sections each has."""
    return Document.objects.select_related("game").annotate(section_count=Count("sections"))


def documents_with_contents() -> QuerySet[Document]:
    """The documents, each with its ``contents``: all of its sections in reading order."""
    sections = Section.objects.select_related("document").order_by("order")
    return documents().prefetch_related(Prefetch("sections", sections, to_attr="contents"))


def rulings(*, card: str = "", document: str = "", status: str = "") -> QuerySet[Ruling]:
    """Rulings on a card, from a document or of a status; latest first."""
    rows = Ruling.objects.select_related("section__document", "superseded_by__document").prefetch_related(
        "cards", "applies__document"
    )
    if card:
        rows = rows.filter(cards__slug=card)
    if document:
        rows = rows.filter(section__document__slug=document)
    if status:
        rows = rows.filter(status=status)
    return rows.distinct()


def terms(text: str = "") -> QuerySet[GlossaryTerm]:
    """Glossary terms in the order of the alphabet, with their definitions; of a text, those that contain it."""
    rows = GlossaryTerm.objects.select_related("game").prefetch_related("definitions__section__document")
    return rows.filter(slug__contains=slugify_title(text)) if text else rows


def topics_with_sections() -> QuerySet[Topic]:
    """The concordance, each topic with its sections of every document."""
    sections = Section.objects.select_related("document").order_by("document__order", "order")
    return Topic.objects.prefetch_related(Prefetch("sections", sections))


def topics(section: Section) -> list[Topic]:
    """The topics that a section treats, with the sections of every document; an item has those of its section."""
    numbers = [".".join(section.number.split(".")[: depth + 1]) for depth in range(section.number.count(".") + 1)]
    above = Q(sections__document_id=section.document_id, sections__number__in=numbers[1:])
    rows = topics_with_sections().filter(Q(sections=section) | above).distinct()
    direct = [topic for topic in rows if section.pk in {each.pk for each in topic.sections.all()}]
    return direct or list(rows)


def scenario_tags() -> set[str]:
    """The tags that entries of the corpus have."""
    return {tag for tags in Scenario.objects.values_list("tags", flat=True) for tag in tags}


def scenarios(
    *,
    q: str = "",
    tag: str = "",
    card: str = "",
    document: str = "",
    section: str = "",
    ruleset: str = "",
    game: str = "",
) -> QuerySet[Scenario]:
    """The corpus of interactions in the order of its files: by words of the title, tag, card, source, edition, game."""
    rows = Scenario.objects.select_related("section__document").prefetch_related("cards").order_by("order")
    for word in q.split()[:20]:
        rows = rows.filter(title__icontains=word)
    if tag:  # not every database looks into a list
        rows = rows.filter(pk__in=[pk for pk, tags in Scenario.objects.values_list("pk", "tags") if tag in tags])
    if card:
        rows = rows.filter(cards__slug=card)
    if document:
        rows = rows.filter(section__document__slug=document)
    if section:
        rows = rows.filter(Q(section__number=section) | Q(section__number__startswith=f"{section}."))
    if ruleset:
        rows = rows.filter(ruleset=ruleset)
    if game:
        rows = rows.filter(game__slug=game)
    return rows
