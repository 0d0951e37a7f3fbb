"""The corpus of interactions: worked examples and rulings as scenarios that the engine plays out."""

from __future__ import annotations

import json
from typing import Any

from django.db import models
from django.urls import reverse

from rules.models.cards import Card, Game
from rules.models.documents import Section


class Scenario(models.Model):
    """An entry of the corpus (``fixtures/scenarios/README.md``): what is evaluated, and what must come out of it.

    ``section`` is where the source describes it, ``sections`` are that one and those that it shows at work, ``cards``
    the cards that it names.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="scenarios")
    name = models.SlugField(max_length=120, unique=True)
    title = models.CharField(max_length=240)
    file = models.CharField(max_length=60)
    order = models.PositiveIntegerField(default=0)
    section = models.ForeignKey(Section, on_delete=models.CASCADE, related_name="scenarios")
    example = models.PositiveSmallIntegerField(null=True, blank=True, help_text="which worked example of its section")
    ruleset = models.CharField(max_length=20)
    tags = models.JSONField(default=list, blank=True)
    # As text: databases that take JSON apart do not keep the order of keys, which is that of the interceptors' chains.
    entry_text = models.TextField(help_text="the entry as JSON")
    sections = models.ManyToManyField(Section, blank=True, related_name="shown_by")
    cards = models.ManyToManyField(Card, blank=True, related_name="scenarios")

    class Meta:
        ordering = ["order"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("checker-preset", args=[self.name])

    @property
    def entry(self) -> dict[str, Any]:
        """The entry as its file has it: name, title, source, scenario, expect and so on."""
        entry: dict[str, Any] = json.loads(self.entry_text)
        return entry
