"""The whole library as files: the published documents of a kind in one gzipped JSON array.

A file is written when it is first asked for, once for a version of the data and a name of the site, and serves all
workers of a host; another version's go.
"""

from __future__ import annotations

import fcntl
import gzip
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from django.conf import settings
from django.db.models import Max

from rules.models import LibraryVersion, Published

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
    kinds = FILES[name]
    rows = Published.objects.filter(kind__in=kinds, removed=False)
    site = hashlib.sha256(base.encode()).hexdigest()[:12]
    folder = settings.VAR_DIR / "bulk"
    folder.mkdir(parents=True, exist_ok=True)
    version = LibraryVersion.current()
    stem = f"{name}-{site}-{version.version}-{version.changed.timestamp():.6f}"
    path, facts = folder / f"{stem}.json.gz", folder / f"{stem}.facts"
    if not facts.exists():
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not facts.exists():
                bodies = rows.order_by("kind", "object_id").values_list("body", flat=True)
                _write(bodies.iterator(), path, facts, mark, base)
                _tidy(folder, name)
    told = json.loads(facts.read_text())
    updated = rows.aggregate(latest=Max("updated"))["latest"]
    return BulkFile(name, path, told["size"], told["sha256"], told["objects"], updated, version.version)


def _write(bodies: Iterator[str], path: Path, facts: Path, mark: str, base: str) -> None:
    part = path.with_name(f"{path.name}.part")
    objects = 0
    with part.open("wb") as raw, gzip.GzipFile("", "wb", compresslevel=6, fileobj=raw, mtime=0) as file:
        for body in bodies:
            file.write((b",\n" if objects else b"[\n") + body.replace(f'"{mark}/', f'"{base}/').encode())
            objects += 1
        file.write(b"\n]\n" if objects else b"[]\n")
    digest = hashlib.sha256(part.read_bytes()).hexdigest()
    size = part.stat().st_size
    part.replace(path)
    part.write_text(json.dumps({"size": size, "sha256": digest, "objects": objects}))
    part.replace(facts)


def _tidy(folder: Path, name: str) -> None:
    """Files of other versions, and of sites that were asked for longest ago."""
    found = sorted(folder.glob(f"{name}-*.facts"), key=lambda path: path.stat().st_mtime, reverse=True)
    seen: list[str] = []
    for facts in found:
        of = facts.name.split("-")[1]
        if of in seen or len(seen) >= KEPT_SITES:
            Path(str(facts).removesuffix(".facts") + ".json.gz").unlink(missing_ok=True)
            facts.unlink(missing_ok=True)
        else:
            seen.append(of)
