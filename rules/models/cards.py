"""Games, sets, cards, their printings with all printed characteristics, and their errata.

A characteristic that does not exist on a card is null, never 0; X is a column of its own and never a number.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from django.db import models
from django.db.models import Q
from django.urls import reverse

from rules.engine import Citation
from rules.models.fields import SymbolsField
from rules.text.texts import MARKED, slugify_title, sort_title, title_slug


class Game(models.Model):
    """A trading card game."""

    slug = models.SlugField(unique=True)
    name = models.CharField(max_length=80)
    order = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["order", "slug"]

    def __str__(self) -> str:
        return self.name


class CardSet(models.Model):
    """A set of cards, placed in the order of release.

    ``released`` is the first day that its known precision allows; ``approximate`` says that no source states it.
    """

    class Precision(models.TextChoices):
        YEAR = "year"
        MONTH = "month"
        DAY = "day"

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="sets")
    code = models.CharField(max_length=40)
    name = models.CharField(max_length=80)
    order = models.PositiveSmallIntegerField(default=0)
    released = models.DateField(null=True, blank=True)
    precision = models.CharField(max_length=5, choices=Precision.choices, default=Precision.DAY)
    approximate = models.BooleanField(default=False)

    class Meta:
        ordering = ["game", "order", "code"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="set_code_is_unique_in_game")]

    def __str__(self) -> str:
        return self.name

    @property
    def is_sample(self) -> bool:
        """Whether its cards were made up for this library, and printed by nobody."""
        return self.code.startswith("SAMPLE-")

    @property
    def released_text(self) -> str:
        """The release date as precisely as it is known: ``1995``, ``2000-07``, ``1995-11-29``, or nothing."""
        if self.released is None:
            return ""
        lengths: dict[str, int] = {self.Precision.YEAR: 4, self.Precision.MONTH: 7}
        return self.released.isoformat()[: lengths.get(self.precision, 10)]


class CardType(models.TextChoices):
    """The types of cards of all games; rulebook 2.1, UFS 2."""

    CHARACTER = "Character"
    SITE = "Site"
    FENG_SHUI_SITE = "Feng Shui Site"
    STATE = "State"
    EVENT = "Event"
    EDGE = "Edge"
    ATTACK = "Attack"
    ACTION = "Action"
    ASSET = "Asset"
    FOUNDATION = "Foundation"
    # Split cards (UFS 2.6.0.1).
    FOUNDATION_ACTION = "Foundation/Action"
    FOUNDATION_ATTACK = "Foundation/Attack"
    ASSET_ATTACK = "Asset/Attack"
    ASSET_ACTION = "Asset/Action"
    ACTION_ATTACK = "Action/Attack"
    OTHER = "Other"


class Rarity(models.TextChoices):
    VERY_COMMON = "Very Common"
    COMMON = "Common"
    UNCOMMON = "Uncommon"
    RARE = "Rare"
    ULTRA_RARE = "Ultra Rare"
    FIXED = "Fixed"
    PROMO = "Promo"


class CardQuerySet(models.QuerySet["Card"]):
    def with_printings(self) -> CardQuerySet:
        """Everything that a card page or a card in the API needs, in a fixed number of queries."""
        return self.select_related(
            "game", "compiled", "printing__shadowfist", "printing__ufs", "printing__card_set"
        ).prefetch_related(
            "aliases",
            models.Prefetch("errata", Erratum.objects.with_sources()),
            "printings__card_set",
            "printings__shadowfist",
            "printings__ufs",
        )

    def titled(self, title: str, game: str | None = None) -> CardQuerySet:
        """The cards that go by this title, an alias included; case and accents do not matter, marks do (UFS 3.3)."""
        found = self.filter(aliases__in=CardAlias.objects.filter(is_titled(title)))
        return (found.filter(game__slug=game) if game else found).distinct()


def is_titled(title: str) -> Q:
    """The condition on aliases that they are spelt like a title, as each game counts its marks."""
    is_marked = {game: title_slug(title, game) for game in MARKED}
    others = Q(slug=slugify_title(title)) & ~Q(game__slug__in=MARKED)
    return reduce(or_, (Q(game__slug=game, slug=slug) for game, slug in is_marked.items()), others)


class Card(models.Model):
    """A card as the rules know it: a title within a game. At most five copies of a title go in a deck (3.2).

    ``title``, ``type``, ``subtitle`` and ``text`` are those of the wording now in force, ``printing`` is where it comes
    from, and ``compiled`` that wording as the engine runs it; they follow from printings and errata. Every title the
    card ever had is among its aliases.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="cards")
    title = models.CharField(max_length=120)
    slug = models.SlugField(max_length=120, unique=True)
    sorted_by = models.CharField(max_length=120, blank=True, editable=False, help_text="the title without its article")
    type = models.CharField(max_length=24, choices=CardType.choices)
    subtitle = models.CharField(max_length=120, blank=True)
    text = models.TextField(blank=True)
    printing = models.ForeignKey("Printing", null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    compiled = models.ForeignKey(
        "rules.CompiledWording", null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    bundled = models.BooleanField(default=False, help_text="one of the cards whose texts we wrote")
    unlimited = models.BooleanField(default=False, help_text="No Max: any number of copies in a deck")

    objects = CardQuerySet.as_manager()

    class Meta:
        ordering = ["title", "game"]
        constraints = [models.UniqueConstraint(fields=["game", "title"], name="title_is_unique_in_game")]
        indexes = [models.Index(fields=["type"]), models.Index(fields=["sorted_by", "id"])]

    def __str__(self) -> str:
        return self.title

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.sorted_by = sort_title(self.title)
        super().save(*args, **kwargs)

    def get_absolute_url(self) -> str:
        return reverse("card", args=[self.slug])


class CardAlias(models.Model):
    """A spelling that a card answers to; its own title is one of them."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="aliases")
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    title = models.CharField(max_length=120)
    slug = models.SlugField(max_length=120)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["game", "slug"], name="alias_names_one_card_of_a_game")]

    def __str__(self) -> str:
        return self.title


class Printing(models.Model):
    """A card as one set printed it.

    ``text`` is our wording in the house template, null where we have none; ``original_text`` is the wording that a
    person imported, null where none was. Each stands beside the other, and neither replaces it.
    """

    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="printings")
    card_set = models.ForeignKey(CardSet, on_delete=models.PROTECT, related_name="printings")
    # Two printings of one title in a set are told apart by their order in it.
    number = models.PositiveSmallIntegerField(default=1)
    title = models.CharField(max_length=120)
    subtitle = models.CharField(max_length=120, blank=True)
    type = models.CharField(max_length=24, choices=CardType.choices)
    rarity = models.CharField(max_length=12, choices=Rarity.choices, blank=True)
    artist = models.CharField(max_length=80, blank=True)
    errata_number = models.PositiveSmallIntegerField(null=True, blank=True)
    play_as_printed = models.BooleanField(default=False)
    text = models.TextField(null=True, blank=True)
    original_text = models.TextField(null=True, blank=True)
    comments = models.TextField(blank=True, help_text="the community's notes, as imported")

    class Meta:
        ordering = ["card", "card_set__order", "card_set__code", "number"]
        constraints = [models.UniqueConstraint(fields=["card", "card_set", "number"], name="printing_is_unique_in_set")]
        indexes = [models.Index(fields=["rarity"])]

    def __str__(self) -> str:
        return f"{self.title} ({self.card_set.code})"

    @property
    def identifier(self) -> str:
        """What names it for good: ``fox-pass.l-s``, and ``fox-pass.l-s.2`` for the second of the title in the set."""
        code = slugify_title(self.card_set.code)
        return f"{self.card.slug}.{code}" + (f".{self.number}" if self.number > 1 else "")

    @property
    def rules_text(self) -> str:
        """Our wording where we have one, else the imported one."""
        return (self.text if self.text is not None else self.original_text) or ""


def number_or_x(characteristic: str) -> models.CheckConstraint:
    """A printed number and a printed X exclude each other."""
    return models.CheckConstraint(
        condition=Q(**{f"{characteristic}_x": False}) | Q(**{f"{characteristic}__isnull": True}),
        name=f"{characteristic}_is_a_number_or_x",
    )


class ShadowfistCharacteristics(models.Model):
    """What a Shadowfist printing has besides its title and text (rulebook 2.1)."""

    printing = models.OneToOneField(Printing, on_delete=models.CASCADE, related_name="shadowfist", primary_key=True)
    cost = models.SmallIntegerField(null=True, blank=True, help_text="in Power; null: none printed")
    cost_x = models.BooleanField(default=False)
    requires = SymbolsField(help_text="resource conditions")
    provides = SymbolsField(help_text="resource provisions")
    fighting = models.SmallIntegerField(null=True, blank=True, help_text="of Characters")
    fighting_x = models.BooleanField(default=False)
    power = models.SmallIntegerField(null=True, blank=True, help_text="Power generated by a Site")
    body = models.SmallIntegerField(null=True, blank=True, help_text="of Sites")

    class Meta:
        constraints = [number_or_x("cost"), number_or_x("fighting")]
        indexes = [models.Index(fields=[name]) for name in ("cost", "fighting", "power", "body")]

    def __str__(self) -> str:
        return f"characteristics of {self.printing_id}"


class ErratumStatus(models.TextChoices):
    """``printed`` has been in print since; ``planned`` was announced only; a ``clarification`` says what was meant;
    ``corrected`` was put right by a later source."""

    PRINTED = "printed"
    PLANNED = "planned"
    CLARIFICATION = "clarification"
    CORRECTED = "corrected"


class ErratumQuerySet(models.QuerySet["Erratum"]):
    def with_sources(self) -> ErratumQuerySet:
        """With where each stands and what puts it right, in the same query."""
        return self.select_related("document", "section__document", "corrected_by__document")


class Erratum(models.Model):
    """A change to a card that a document states, in force from its date.

    ``text``, ``title`` and ``subtitle`` are what the card has from then on; null (or empty) where they do not change.
    ``original_text`` is the imported wording of it. An erratum that only an imported card file states is ``imported``:
    it has neither date nor source, and is shown without being applied. ``slug`` is its id wherever it is named: ours
    have theirs from the files, imported ones from game, card and number in their file. Those of a day are in its order.
    """

    slug = models.CharField(max_length=160, unique=True)
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="errata")
    document = models.ForeignKey(
        "rules.Document", null=True, blank=True, on_delete=models.PROTECT, related_name="errata"
    )
    section = models.ForeignKey("rules.Section", null=True, blank=True, on_delete=models.PROTECT, related_name="errata")
    date = models.DateField(null=True, blank=True)
    status = models.CharField(max_length=13, choices=ErratumStatus.choices)
    change = models.TextField()
    text = models.TextField(null=True, blank=True)
    original_text = models.TextField(null=True, blank=True)
    imported = models.BooleanField(default=False)
    title = models.CharField(max_length=120, blank=True)
    subtitle = models.CharField(max_length=120, blank=True)
    corrected_by = models.ForeignKey(
        "rules.Section", null=True, blank=True, on_delete=models.PROTECT, related_name="corrections"
    )

    objects = ErratumQuerySet.as_manager()

    class Meta:
        ordering = [models.F("date").asc(nulls_last=True), "slug"]
        verbose_name_plural = "errata"

    def __str__(self) -> str:
        return f"{self.card}: {self.change}"

    @property
    def citation(self) -> Citation | None:
        """Where it stands; ``None`` for one that only an imported file has."""
        return self.section.citation if self.section else None

    @property
    def correction(self) -> Citation | None:
        """Where a later source puts it right."""
        return self.corrected_by.citation if self.corrected_by else None

    @property
    def changes_card(self) -> bool:
        """Whether it changes what the card is, and does not only explain it."""
        return self.text is not None or bool(self.title or self.subtitle)


class Designation(models.Model):
    """A designator that a card has under a ruleset; derived from its title and subtitle, so that it can be searched."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="designations")
    ruleset = models.CharField(max_length=20)
    word = models.CharField(max_length=60, help_text="as it stands on the card")
    key = models.CharField(max_length=60, help_text="what matching designators have in common")
    order = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["card", "ruleset", "order"]
        indexes = [models.Index(fields=["ruleset", "key"])]

    def __str__(self) -> str:
        return f"{self.word} ({self.ruleset})"
