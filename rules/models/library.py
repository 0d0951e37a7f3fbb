"""The version of the data: what ETags, caches and the search index are checked against."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class LibraryVersion(models.Model):
    """One row; ``version`` grows with every change of the data, ``digest`` is that of the bundled files."""

    version = models.PositiveBigIntegerField(default=0)
    changed = models.DateTimeField(default=timezone.now)
    digest = models.CharField(max_length=64, blank=True, help_text="of the bundled library that was loaded last")

    def __str__(self) -> str:
        return str(self.version)

    @classmethod
    def current(cls) -> LibraryVersion:
        """The row, made at first use."""
        return cls.objects.get_or_create(pk=1)[0]

    @classmethod
    def bump(cls) -> int:
        """Say that the data changed; the new version."""
        cls.current()
        cls.objects.filter(pk=1).update(version=models.F("version") + 1, changed=timezone.now())
        return cls.current().version
