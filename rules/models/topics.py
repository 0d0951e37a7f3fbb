"""The concordance: the same topic in every edition of the rules."""

from __future__ import annotations

from django.db import models

from rules.models.documents import Section


class Topic(models.Model):
    """A topic with the sections that treat it in each document, and what changed between them."""

    slug = models.SlugField(unique=True)
    title = models.CharField(max_length=120)
    changed = models.TextField(blank=True)
    order = models.PositiveSmallIntegerField(default=0)
    sections = models.ManyToManyField(Section, related_name="topics")

    class Meta:
        ordering = ["order"]

    def __str__(self) -> str:
        return self.title
