"""Rulings: what an authority said about cards, and whether it still holds."""

from __future__ import annotations

from django.db import models
from django.urls import reverse

from rules.models.cards import Card, Game
from rules.models.documents import Origin, Section


class RulingStatus(models.TextChoices):
    """``superseded`` by a later source that says more, ``reversed`` by one that says otherwise."""

    CURRENT = "current"
    SUPERSEDED = "superseded"
    REVERSED = "reversed"


# What holds now before what was superseded or reversed.
CURRENT_FIRST = models.Case(models.When(status="current", then=0), default=1, output_field=models.IntegerField())


class Ruling(models.Model):
    """A question about cards and its answer; it stands in ``section`` and explains the rules in ``applies``.

    ``slug`` is its id wherever it is named: ours have theirs from the files, those of an imported document from the
    document, the card and the section's number.
    """

    slug = models.CharField(max_length=160, unique=True)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="rulings")
    section = models.ForeignKey(Section, on_delete=models.PROTECT, related_name="rulings")
    number = models.PositiveSmallIntegerField(default=1, help_text="among the rulings of its section")
    origin = models.CharField(max_length=8, choices=Origin.choices, default=Origin.OURS)
    question = models.CharField(max_length=400)
    answer = models.TextField(help_text="Markdown")
    card_names = models.TextField(blank=True, help_text="cards it rules on, as the source spells them, a line each")
    cards = models.ManyToManyField(Card, blank=True, related_name="rulings")
    applies = models.ManyToManyField(Section, blank=True, related_name="explained_by")
    date = models.DateField(null=True, blank=True)
    status = models.CharField(max_length=10, choices=RulingStatus.choices, default=RulingStatus.CURRENT)
    superseded_by = models.ForeignKey(
        Section, null=True, blank=True, on_delete=models.SET_NULL, related_name="supersedes"
    )

    class Meta:
        ordering = ["-date", "section__document", "section__order", "number"]

    def __str__(self) -> str:
        return self.question

    def get_absolute_url(self) -> str:
        return reverse("ruling", args=[self.slug])
