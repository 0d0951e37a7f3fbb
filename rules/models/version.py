"""The version of the data: what caches, published documents and the search index are checked against."""

from __future__ import annotations

from collections.abc import Collection

from django.db import models, transaction
from django.dispatch import Signal
from django.utils import timezone

# Sent within the transaction that changed the library, with its new ``version``, and ``cards``: the keys of those of
# which alone something has changed, or ``None`` where it may be anything.
library_changed = Signal()


class LibraryVersion(models.Model):
    """One row; ``version`` grows with every change of the data, ``digest`` is that of the bundled files."""

    version = models.PositiveBigIntegerField(default=0)
    changed = models.DateTimeField(default=timezone.now)
    digest = models.CharField(max_length=64, blank=True, help_text="of the bundled library that was loaded last")
    publisher = models.CharField(max_length=64, blank=True, help_text="of the code that made the published documents")

    def __str__(self) -> str:
        return str(self.version)

    @classmethod
    def current(cls) -> LibraryVersion:
        """The row, made at first use."""
        return cls.objects.get_or_create(pk=1)[0]

    @classmethod
    def loaded(cls, digest: str) -> None:
        """Note which bundled files the library now is."""
        cls.current()
        cls.objects.filter(pk=1).update(digest=digest)

    @classmethod
    def bump(cls, cards: Collection[int] | None = None) -> int:
        """Say that the data changed, to whatever is derived from them as well; the new version.

        :param cards: the keys of the cards of which alone something has changed.
        """
        with transaction.atomic():
            cls.current()
            cls.objects.filter(pk=1).update(version=models.F("version") + 1, changed=timezone.now())
            version = cls.current().version
            library_changed.send(cls, version=version, cards=cards)
        return version
