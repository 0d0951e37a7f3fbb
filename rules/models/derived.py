"""What follows from a version of the library and is looked up all the time: made when that is published."""

from __future__ import annotations

from django.db import models

from rules.models.cards import Card, CardSet


class FacetValue(models.Model):
    """Something that cards have in common (:mod:`rules.cardquery.facets`).

    ``cards`` has a bit for each of them, that of its key: the first is the lowest bit of the first byte.
    """

    field = models.CharField(max_length=12)
    value = models.CharField(max_length=80)
    label = models.CharField(max_length=80)
    number = models.PositiveIntegerField(help_text="of cards")
    cards = models.BinaryField()

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.field}:{self.value}"


class DesignatorCount(models.Model):
    """A designator under an edition, with how many cards have it."""

    ruleset = models.CharField(max_length=20)
    key = models.CharField(max_length=60)
    word = models.CharField(max_length=60)
    cards = models.PositiveIntegerField()

    class Meta:
        ordering = ["key"]
        constraints = [models.UniqueConstraint(fields=["ruleset", "key"], name="designator_is_counted_once")]
        indexes = [models.Index(fields=["ruleset", "cards"])]

    def __str__(self) -> str:
        return f"{self.word} ({self.ruleset})"


class Suggested(models.Model):
    """Something that may be meant by what is typed (:mod:`rules.search.suggestions`).

    ``names`` are what it goes by, as slugs, each between bars: ``|fox-pass|fox-pass-v2|``. ``digest`` is that of what
    it was made of.
    """

    kind = models.CharField(max_length=8)
    game = models.CharField(max_length=50)
    title = models.TextField()
    url = models.TextField()
    detail = models.CharField(max_length=260, blank=True)
    number = models.CharField(max_length=40, blank=True)
    document = models.CharField(max_length=50, blank=True)
    names = models.TextField()
    gaps = models.PositiveSmallIntegerField(help_text="between the words that it is sorted by")
    sorted_by = models.CharField(max_length=120)
    card = models.ForeignKey(Card, null=True, on_delete=models.CASCADE, related_name="+", help_text="if it is one")
    digest = models.CharField(max_length=24, unique=True)

    class Meta:
        ordering = ["id"]
        verbose_name_plural = "suggested"
        indexes = [models.Index(fields=["kind"])]

    def __str__(self) -> str:
        return self.title


class SuggestedWord(models.Model):
    """A word by which something is suggested; a name of several words is one, too, without its gaps."""

    word = models.TextField(db_index=True)
    suggested = models.ForeignKey(Suggested, on_delete=models.CASCADE, related_name="+")

    class Meta:
        ordering = ["id"]
        indexes = [models.Index(fields=["word", "suggested"])]

    def __str__(self) -> str:
        return self.word


class TitleGram(models.Model):
    """Two or three letters that follow each other in titles, with the keys of the aliases that have them."""

    gram = models.CharField(max_length=3, unique=True)
    aliases = models.BinaryField(help_text="four bytes each, the lowest first")

    class Meta:
        ordering = ["gram"]

    def __str__(self) -> str:
        return self.gram


class SortedKeys(models.Model):
    """All cards, or all printings, in one of the orders of lists (:mod:`rules.cardquery.orders`)."""

    rows = models.CharField(max_length=8)
    order = models.CharField(max_length=12)
    direction = models.CharField(max_length=4)
    keys = models.BinaryField(help_text="four bytes each, the lowest first")

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["rows", "order", "direction"], name="each_order_is_kept_once")]

    def __str__(self) -> str:
        return f"{self.rows} by {self.order}, {self.direction}"


class SetCount(models.Model):
    """How many cards a set has: of these ``new`` were in none before it, and ``numerals`` carry an errata numeral."""

    card_set = models.OneToOneField(CardSet, on_delete=models.CASCADE, related_name="counted")
    cards = models.PositiveIntegerField()
    new = models.PositiveIntegerField()
    numerals = models.PositiveIntegerField()
    rarities = models.JSONField(help_text="how many printings are of each")

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.card_set_id}: {self.cards}"
