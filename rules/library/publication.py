"""Publication: the documents of the API are rendered when the library changes, in the transaction that changes it.

Whoever serves documents registers what renders them; the library knows of it only that. A document whose content is
what it was keeps its row, its digest and the time of its last change.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from django.core.serializers.json import DjangoJSONEncoder
from django.db import connection, transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from rules.models import LibraryVersion, Published
from rules.models.version import library_changed

T = TypeVar("T")

WRITTEN = (
    *("kind", "object_id", "body", "digest", "version", "updated"),
    *("own_digest", "own_version", "own_updated", "removed"),
)
BATCH = 300
AT_ONCE = 10_000  # documents that one query reads; SQLite takes some 32,000 parameters
_BODY_AT = f"SELECT body FROM {Published._meta.db_table} WHERE path = %s AND NOT removed"
_BODIES_OF = (
    f"SELECT object_id, body FROM {Published._meta.db_table} WHERE kind = %s AND NOT removed AND object_id IN ({{}})"
)


@dataclass(frozen=True)
class Document:
    """What is to be published of one thing: its kind and key, its address below the API's, and its fields.

    ``beside`` names the fields that tell of other things: when only they change, the thing itself has not changed.
    """

    kind: str
    object_id: int
    path: str
    content: dict[str, Any]
    beside: frozenset[str] = frozenset()

    @property
    def own(self) -> dict[str, Any]:
        """The fields that tell of the thing itself."""
        return {name: value for name, value in self.content.items() if name not in self.beside}


@dataclass(frozen=True)
class Publisher:
    """Renders the documents of a kind: all of them, or those of some rows by their keys.

    ``of_cards`` gives the keys of the rows that belong to some cards, for kinds of which nothing else changes them.
    ``fingerprint`` changes with the shape of the documents.
    """

    kinds: tuple[str, ...]
    documents: Callable[[str, Collection[int] | None], Iterable[Document]]
    of_cards: Mapping[str, Callable[[Collection[int]], QuerySet[Any]]]
    fingerprint: str


@dataclass(frozen=True)
class Lookups:
    """Tables that readers look things up in: ``make``, of the file ``source``, fills them from the library."""

    make: Callable[[], None]
    source: str

    @property
    def fingerprint(self) -> str:
        """What changes with the code that fills them."""
        return hashlib.sha256(Path(self.source).read_bytes()).hexdigest()


_publishers: list[Publisher] = []
_lookups: list[Lookups] = []


def register(publisher: Publisher | Lookups) -> None:
    """Have documents rendered, or tables filled, whenever the library changes."""
    if isinstance(publisher, Publisher):
        _publishers.append(publisher)
    else:
        _lookups.append(publisher)


def publish(*kinds: str, version: int | None = None, cards: Collection[int] | None = None) -> int:
    """Bring the published documents up to date, or those of some kinds; how many changed.

    To be called within the transaction that changed the library.

    :param cards: the keys of the cards of which alone something has changed since.
    """
    changed = 0
    with transaction.atomic():
        if is_outdated():
            cards = None
        now = _Now(LibraryVersion.current().version if version is None else version, timezone.now())
        for publisher in _publishers:
            for kind in publisher.kinds:
                if not kinds or kind in kinds:
                    changed += _publish(publisher, kind, cards, now)
        if not kinds:
            for lookups in _lookups:
                lookups.make()
            LibraryVersion.objects.filter(pk=1).update(publisher=_fingerprint())
    return changed


def _publish(publisher: Publisher, kind: str, cards: Collection[int] | None, now: _Now) -> int:
    """The documents of a kind; how many changed."""
    of_cards = publisher.of_cards.get(kind)
    rows = Published.objects.filter(kind=kind, removed=False)
    if cards is None or of_cards is None:
        return _store(publisher.documents(kind, None), rows, now)
    changed = 0
    for some in batched(sorted(cards), BATCH):
        keys = list(of_cards(some).values_list("pk", flat=True))
        changed += _store(publisher.documents(kind, keys), rows.filter(object_id__in=keys), now)
    # What went as a whole is in no row any more.
    every = of_cards(()).model._default_manager.filter(pk=OuterRef("object_id"))
    return changed + _remove(rows.exclude(Exists(every)), now)


def is_outdated() -> bool:
    """Whether other code, or none, made the published documents."""
    return LibraryVersion.current().publisher != _fingerprint()


def is_published() -> bool:
    """Whether documents were ever published; a database that was only migrated has none."""
    return LibraryVersion.objects.filter(pk=1).exclude(publisher="").exists()


def body_at(path: str) -> str | None:
    """The document at an address below the API's; ``None`` where there is none.

    For those that are asked often: nothing is done but the read itself.
    """
    with connection.cursor() as cursor:
        cursor.execute(_BODY_AT, [path])
        row = cursor.fetchone()
    return row and str(row[0])


def bodies_of(kind: str, keys: Sequence[int]) -> dict[int, str]:
    """The documents of some rows, by their keys; those that have none are left out."""
    found: dict[int, str] = {}
    with connection.cursor() as cursor:
        for start in range(0, len(keys), AT_ONCE):
            some = keys[start : start + AT_ONCE]
            cursor.execute(_BODIES_OF.format(", ".join(["%s"] * len(some))), [kind, *some])
            found.update(cursor.fetchall())
    return found


def encoded(content: Any) -> str:
    """Plain data as compact JSON; U+2028 and U+2029 escaped, so that it is JavaScript too."""
    text = json.dumps(content, cls=DjangoJSONEncoder, ensure_ascii=False, separators=(",", ":"))
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


@dataclass(frozen=True)
class _Now:
    version: int
    time: datetime


def _fingerprint() -> str:
    made = [each.fingerprint for each in _publishers] + [each.fingerprint for each in _lookups]
    return hashlib.sha256(" ".join(made).encode()).hexdigest()


def _store(documents: Iterable[Document], among: QuerySet[Published], now: _Now) -> int:
    """Store what differs; how many do. ``among`` are the rows that go if they are of no document any more."""
    seen: set[str] = set()
    changed = 0
    for some in batched(documents, BATCH):
        new = list(_changed(some, seen, now))
        Published.objects.bulk_create(new, update_conflicts=True, unique_fields=["path"], update_fields=WRITTEN)
        changed += len(new)
    gone = [pk for pk, path in among.values_list("pk", "path").iterator() if path not in seen]
    for some_gone in batched(gone, BATCH):
        _remove(Published.objects.filter(pk__in=some_gone), now)
    return changed + len(gone)


def _remove(rows: QuerySet[Published], now: _Now) -> int:
    """Leave a mark of documents that are no more; how many they are."""
    return rows.update(
        removed=True,
        body="",
        digest="",
        version=now.version,
        updated=now.time,
        own_digest="",
        own_version=now.version,
        own_updated=now.time,
    )


def batched(things: Iterable[T], size: int) -> Iterator[list[T]]:
    """Some of them at a time."""
    iterator = iter(things)
    while batch := list(islice(iterator, size)):
        yield batch


def _changed(documents: Iterable[Document], seen: set[str], now: _Now) -> Iterator[Published]:
    """The rows of the documents that are new or differ from what is published."""
    first = {document.path: document for document in reversed(list(documents)) if document.path not in seen}
    rows = Published.objects.filter(path__in=first, removed=False).defer("body")
    known = {row.path: row for row in rows}
    seen.update(first)  # the first of two that share an address has it
    updated = encoded(now.time)
    for document in first.values():
        body = encoded(document.content)
        digest = _digest(body)
        before = known.get(document.path)
        if before is not None and (before.digest, before.object_id) == (digest, document.object_id):
            continue
        own_digest = _digest(encoded(document.own))
        same = before if before is not None and _own_digest(before, document.beside) == own_digest else None
        yield Published(
            kind=document.kind,
            object_id=document.object_id,
            path=document.path,
            body=f'{body[:-1]},"updated_at":{updated}}}',
            digest=digest,
            version=now.version,
            updated=now.time,
            own_digest=own_digest,
            own_version=same.own_version if same else now.version,
            own_updated=same.own_updated if same else now.time,
        )


def _own_digest(before: Published, beside: frozenset[str]) -> str:
    """What a published document said of the thing itself; the oldest databases do not hold that."""
    if before.own_digest:
        return before.own_digest
    told = json.loads(before.body)
    return _digest(encoded({name: value for name, value in told.items() if name not in {*beside, "updated_at"}}))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _when_changed(version: int, cards: Collection[int] | None, **kwargs: object) -> None:
    publish(version=version, cards=cards)


library_changed.connect(_when_changed, dispatch_uid="publication")
