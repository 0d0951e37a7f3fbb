"""What can be searched, as rows: every search backend indexes this one table."""

from __future__ import annotations

from django.db import models

from rules.models.cards import Game
from rules.models.documents import Document


class SearchKind(models.TextChoices):
    RULE = "rule"
    FAQ = "faq"
    CARD = "card"
    RULING = "ruling"
    GLOSSARY = "glossary"


class SearchEntry(models.Model):
    """One thing that a search can find: a section with its rules, an example, a definition, a card, a ruling.

    ``target`` is what a hit leads to; entries of one target (a section and its examples) make one hit. An entry with
    ``questions`` and without a ``body`` is one question that its target answers: it helps to find, and is never shown.
    """

    kind = models.CharField(max_length=8, choices=SearchKind.choices)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    document = models.ForeignKey(Document, null=True, blank=True, on_delete=models.CASCADE, related_name="+")
    target = models.CharField(max_length=200, db_index=True)
    number = models.CharField(max_length=40, blank=True)
    title = models.CharField(max_length=400)
    headings = models.CharField(max_length=600, blank=True, help_text="titles of the sections it is in")
    terms = models.TextField(blank=True, help_text="defined terms, designators, aliases")
    questions = models.TextField(blank=True, help_text="what players ask that it answers, a line each")
    body = models.TextField(blank=True, help_text="plain text")
    url = models.CharField(max_length=300)
    page_url = models.CharField(max_length=300)
    original = models.BooleanField(default=False, help_text="an imported original's words for what ours say, too")
    weight = models.FloatField(default=1.0, help_text="factor on the score: an example counts less than the rule")

    class Meta:
        ordering = ["id"]
        verbose_name_plural = "search entries"

    def __str__(self) -> str:
        return f"{self.kind} {self.number} {self.title}"
