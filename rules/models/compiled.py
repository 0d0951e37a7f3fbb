"""Card texts as the engine runs them."""

from __future__ import annotations

from django.db import models


class CompiledWording(models.Model):
    """One distinct wording (title, type and text) compiled; several printings may share it.

    ``abilities`` are in the order of the text, each ``{"kind", "text", "start", "end", "node"}``: ``text`` is the
    ability in canonical words, ``start`` and ``end`` its place in the card's text, ``node`` its tree
    (``rules.engine.shadowfist.read_stored``). One that is not understood has its own words, and the
    ``reason``.
    """

    digest = models.CharField(max_length=64, unique=True)
    compiler = models.CharField(max_length=24, help_text="what version of the compiler made it")
    title = models.CharField(max_length=120)
    type = models.CharField(max_length=24)
    text = models.TextField(blank=True)
    abilities = models.JSONField(default=list)
    clauses = models.PositiveSmallIntegerField(default=0)
    clauses_understood = models.PositiveSmallIntegerField(default=0)
    keywords = models.TextField(default="|", help_text="its special abilities and restrictions: |ambush|unique|")
    whole = models.BooleanField(default=True, help_text="everything is understood")

    class Meta:
        ordering = ["title", "id"]
        indexes = [models.Index(fields=["whole"]), models.Index(fields=["title"])]

    def __str__(self) -> str:
        return self.title
