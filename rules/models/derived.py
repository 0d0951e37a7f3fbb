"""What follows from a version of the library and is looked up all the time: made when that is published."""

from __future__ import annotations

from django.db import models


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
