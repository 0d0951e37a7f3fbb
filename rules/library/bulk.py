"""The whole library as files: the published documents of a kind in one gzipped JSON array.

A file is written when it is first asked for under a name of the site, and again by whoever changes the library
(:func:`renew`). It serves all workers of a host; those of older versions go.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db.models import Max

from rules.models import LibraryVersion, Published
from rules.text.file_locks import locked

logger = logging.getLogger(__name__)

# What each file has, by its name.
FILES = {
    "games": ("game",),
    "sets": ("set",),
    "cards": ("card",),
    "printings": ("printing",),
    "documents": ("contents",),
    "rules": ("section", "term"),
    "rulings": ("ruling",),
    "errata": ("erratum",),
    "examples": ("example",),
}
KEPT_SITES = 8  # names of the site for which files are kept at a time
VERSIONS = 2  # of each


@dataclass(frozen=True)
class BulkFile:
    """A file and what is known of it."""

    name: str
    path: Path
    size: int  # in bytes, compressed
    sha256: str
    objects: int
    updated: datetime | None
    version: int


def bulk_file(name: str, mark: str, base: str) -> BulkFile:
    """The file of a name, with ``base`` in the place of the ``mark`` with which addresses begin.

    :raises KeyError: if there is none.
    :raises OSError: if it cannot be written.
    """
    rows = Published.objects.filter(kind__in=FILES[name], removed=False)
    site = hashlib.sha256(base.encode()).hexdigest()[:12]
    folder = settings.VAR_DIR / "bulk"
    folder.mkdir(parents=True, exist_ok=True)
    version = LibraryVersion.current()
    stem = f"{name}-{site}-{version.version}-{version.changed.timestamp():.6f}"
    facts = folder / f"{stem}.facts"
    if not facts.exists():
        before = _latest(folder, f"{name}-{site}")
        with locked(folder / "lock", wait=before is None) as mine:
            if not mine and before is not None:
                facts = before  # the new one is being written
            elif not facts.exists():
                bodies = rows.order_by("kind", "object_id").values_list("body", flat=True)
                told = {"mark": mark, "base": base, "version": version.version}
                _write(bodies.iterator(), folder / f"{stem}.json.gz", facts, told)
                _tidy(folder, name)
    told = json.loads(facts.read_text())
    path = facts.with_name(facts.name.removesuffix(".facts") + ".json.gz")
    updated = rows.filter(version__lte=told["version"]).aggregate(latest=Max("updated"))["latest"]
    return BulkFile(name, path, told["size"], told["sha256"], told["objects"], updated, told["version"])


def renew() -> None:
    """Write those files anew that were asked for before; where that cannot be done, whoever asks is told."""
    for name in FILES:
        for facts in (settings.VAR_DIR / "bulk").glob(f"{name}-*.facts"):
            try:
                told = json.loads(facts.read_text())
                bulk_file(name, told["mark"], told["base"])
            except (OSError, KeyError, ValueError) as error:  # full, just tidied away, or of an older release
                logger.info("%s is not written anew: %s", facts.name, error)


def _latest(folder: Path, start: str) -> Path | None:
    """The facts of the file that was written last."""
    found = [(path.stat().st_mtime, path) for path in folder.glob(f"{start}-*.facts")]
    told = max(found, default=(0.0, None))[1]
    return told if told is not None and "version" in json.loads(told.read_text()) else None


def _write(bodies: Iterator[str], path: Path, facts: Path, told: dict[str, Any]) -> None:
    mark, base = f'"{told["mark"]}/', f'"{told["base"]}/'
    part = path.with_name(f"{path.name}.part")
    objects = 0
    with part.open("wb") as raw, gzip.GzipFile("", "wb", compresslevel=6, fileobj=raw, mtime=0) as file:
        for body in bodies:
            file.write((b",\n" if objects else b"[\n") + body.replace(mark, base).encode())
            objects += 1
        file.write(b"\n]\n" if objects else b"[]\n")
    with part.open("rb") as written:
        digest = hashlib.file_digest(written, "sha256").hexdigest()
    size = part.stat().st_size
    part.replace(path)
    part.write_text(json.dumps({**told, "size": size, "sha256": digest, "objects": objects}))
    part.replace(facts)


def _tidy(folder: Path, name: str) -> None:
    """Files of sites that were asked for longest ago go, and those of other versions than the last two: somebody may be
    reading the one before.
    """
    found = sorted(folder.glob(f"{name}-*.facts"), key=lambda path: path.stat().st_mtime, reverse=True)
    seen = Counter[str]()
    for facts in found:
        of = facts.name.split("-")[1]
        if seen[of] >= VERSIONS or (of not in seen and len(seen) >= KEPT_SITES):
            Path(str(facts).removesuffix(".facts") + ".json.gz").unlink(missing_ok=True)
            facts.unlink(missing_ok=True)
        else:
            seen[of] += 1
