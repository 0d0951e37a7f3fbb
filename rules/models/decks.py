"""Sample decks."""

from __future__ import annotations

from typing import Any

from django.db import models

from rules.models.cards import Game


class Deck(models.Model):
    """A deck of the bundled library.

    ``cards`` and ``sideboard`` are lists of ``{"title", "count"}``; ``character`` is the title of the card that begins
    the game in the staging area (UFS 4.3), one of ``cards``.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="decks")
    slug = models.SlugField(unique=True)
    name = models.CharField(max_length=80)
    about = models.TextField(blank=True)
    character = models.CharField(max_length=120, blank=True)
    cards: models.JSONField[Any, Any] = models.JSONField(default=list)
    sideboard: models.JSONField[Any, Any] = models.JSONField(default=list)
    order = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["game", "order", "slug"]

    def __str__(self) -> str:
        return self.name

    @property
    def text(self) -> str:
        """The deck as a list."""
        parts = [[f"{each['count']}x {each['title']}" for each in part] for part in (self.cards, self.sideboard)]
        return "\n".join([*parts[0], *(["", "Sideboard:", *parts[1]] if parts[1] else [])])
