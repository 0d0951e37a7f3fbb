"""What UFS cards have besides title and text (UFS 2.1 to 2.7)."""

from __future__ import annotations

from django.db import models

from rules.models.cards import Printing, number_or_x


class UfsCharacteristics(models.Model):
    """The characteristics of a UFS printing; what it does not have is null, or empty where it is a word.

    A split card (2.6) has those of its two halves: no two of them are of one type, so ``speed``, ``attack_zone`` and
    ``damage`` are those of its attack; difficulty and keywords of the half that its type names second stand in
    ``second_difficulty`` and ``second_keywords``, and ``texts`` has the text of each half. Other cards have no
    ``texts``. ``keyword_index`` are all keywords for queries: ``|powerful|powerful: 2|``. ``"?"`` is an unknown vital
    statistic (2.7); ``height_mm`` and ``weight_g`` are null for it.
    """

    class Zone(models.TextChoices):
        HIGH = "high"
        MID = "mid"
        LOW = "low"

    printing = models.OneToOneField(Printing, on_delete=models.CASCADE, related_name="ufs", primary_key=True)
    difficulty = models.SmallIntegerField(null=True, blank=True)
    difficulty_x = models.BooleanField(default=False)
    second_difficulty = models.SmallIntegerField(null=True, blank=True)
    second_difficulty_x = models.BooleanField(default=False)
    control = models.SmallIntegerField(null=True, blank=True)
    resources = models.CharField(max_length=120, blank=True, help_text="names of resource symbols, in order (UFS 11)")
    block_zone = models.CharField(max_length=4, choices=Zone.choices, blank=True)
    block_modifier = models.SmallIntegerField(null=True, blank=True)
    speed = models.SmallIntegerField(null=True, blank=True)
    speed_x = models.BooleanField(default=False)
    attack_zone = models.CharField(max_length=4, choices=Zone.choices, blank=True)
    damage = models.SmallIntegerField(null=True, blank=True)
    damage_x = models.BooleanField(default=False)
    hand_size = models.SmallIntegerField(null=True, blank=True)
    vitality = models.SmallIntegerField(null=True, blank=True)
    keywords = models.JSONField(default=list, blank=True, help_text="as printed")
    second_keywords = models.JSONField(default=list, blank=True)
    keyword_index = models.TextField(blank=True)
    texts = models.JSONField(default=list, blank=True, help_text="of the halves of a split card")
    gender = models.CharField(max_length=1, blank=True)
    height = models.CharField(max_length=16, blank=True, help_text="as printed")
    height_mm = models.PositiveIntegerField(null=True, blank=True)
    weight = models.CharField(max_length=16, blank=True, help_text="as printed")
    weight_g = models.PositiveIntegerField(null=True, blank=True)
    blood_type = models.CharField(max_length=2, blank=True)
    collector_number = models.CharField(max_length=12, blank=True)

    class Meta:
        constraints = [number_or_x(name) for name in ("difficulty", "second_difficulty", "speed", "damage")]
        indexes = [
            models.Index(fields=[name])
            for name in ("difficulty", "control", "block_modifier", "speed", "damage", "hand_size", "vitality")
        ]

    def __str__(self) -> str:
        return f"characteristics of {self.printing_id}"
