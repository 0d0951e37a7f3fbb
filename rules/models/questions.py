"""The questions that a section answers, as players put them."""

from __future__ import annotations

from django.db import models

from rules.models.documents import Section


class SectionQuestion(models.Model):
    """A question, or a few words, with which a player looks for what a section says.

    ``anchor`` is the passage that answers it, where that is one entry of a list of them. ``answer`` answers just this
    question, in our words; empty where the section as a whole is the answer.
    """

    section = models.ForeignKey(Section, on_delete=models.CASCADE, related_name="questions")
    anchor = models.CharField(max_length=140, blank=True)
    text = models.CharField(max_length=200)
    answer = models.TextField(blank=True)
    order = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["section", "order"]
        constraints = [
            models.UniqueConstraint(fields=["section", "anchor", "text"], name="question_is_unique_in_section")
        ]

    def __str__(self) -> str:
        return self.text
