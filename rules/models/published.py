"""Answers made once: what the API says of each thing, rendered in the import that changed it."""

from __future__ import annotations

from django.db import models


class Published(models.Model):
    """The document of one thing of the library, as readers get it.

    ``path`` is its address below ``/api/v1/``, ``body`` its JSON, ``digest`` that of the content alone; ``version`` is
    the version of the library in which the content last changed, ``updated`` when that was. What the library no longer
    has stays as a mark without a body (``removed``), so that those who keep a copy can be told.

    ``own_digest``, ``own_version`` and ``own_updated`` are the same of what the document says of the thing itself: a
    section does not change when another one that it names has a new title.
    """

    kind = models.CharField(max_length=12)
    object_id = models.BigIntegerField(help_text="the key of the row that it tells of")
    path = models.CharField(max_length=300, unique=True)
    body = models.TextField(blank=True)
    digest = models.CharField(max_length=32, blank=True)
    version = models.PositiveBigIntegerField(db_index=True)
    updated = models.DateTimeField()
    own_digest = models.CharField(max_length=32, blank=True)
    own_version = models.PositiveBigIntegerField(db_index=True)
    own_updated = models.DateTimeField()
    removed = models.BooleanField(default=False)

    class Meta:
        ordering = ["id"]
        verbose_name_plural = "published documents"
        indexes = [models.Index(fields=["kind", "object_id"]), models.Index(fields=["updated"])]

    def __str__(self) -> str:
        return self.path
