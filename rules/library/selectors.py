"""What pages and API ask of the library, each in a fixed number of queries."""

from __future__ import annotations

from django.db.models import Case, Count, Min, Prefetch, Q, QuerySet, Value, When, Window

from rules.library.spelt import spelt_like, with_words
from rules.models import (
    Card,
    CardAlias,
    CardSet,
    Document,
    Game,
    GlossaryTerm,
    Ruling,
    Scenario,
    Section,
    Suggested,
    Topic,
)
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
    aliases = CardAlias.objects.filter(game__slug=game) if game else CardAlias.objects.all()
    return [title for _, title, _ in spelt_like(slugify_title(text), aliases)[:number]]


def autocomplete(text: str, number: int = 20, *, game: str = "") -> list[str]:
    """Titles for what was typed so far: those that begin with it first."""
    return completions(text, game, number)[0]


def completions(text: str, game: str, number: int) -> tuple[list[str], int]:
    """Titles for what was typed so far, and how many there are: those that begin with it, then those with a word that
    does, each in the order of titles.
    """
    slug = slugify_title(text)
    if not slug:
        return [], 0
    rows = with_words(Suggested.objects.filter(kind="card", **({"game": game} if game else {})), slug.split("-")[0])
    rows = rows.filter(Q(names__contains=f"|{slug}") | Q(names__contains=f"-{slug}"))
    begun = Case(When(names__contains=f"|{slug}", then=Value(0)), default=Value(1))
    titles = rows.values("title").annotate(begun=Min(begun), at=Min("sorted_by"))
    found = titles.annotate(of_all=Window(Count("*"))).order_by("begun", "at", "title")[:number]
    listed = list(found.values_list("title", "of_all"))
    return [title for title, _ in listed], listed[0][1] if listed else 0


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
    rows = Scenario.objects.select_related("game", "section__document").prefetch_related("cards").order_by("order")
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
