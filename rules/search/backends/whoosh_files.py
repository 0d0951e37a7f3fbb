"""Where a Whoosh index lies on disk, so that no reader ever meets a half-written one.

An index is built in a fresh folder, sealed with the sizes and checksums of its files, and becomes the index by a rename
of the small file ``current`` that names its folder. Readers in other processes go on with the folder that they have
open; the one before the current is kept for them.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rules.search.fingerprint import fingerprint
from rules.search.requests import IndexUnusableError
from rules.text.file_locks import locked

CURRENT, LOCK, SEAL, PREFIX = "current", "lock", "seal.json", "index-"
# Counts up when an index of an older release cannot be read any more.
FORMAT = 2

_thread_locks: dict[str, threading.Lock] = {}


class IndexFolder:
    """The folder of ``settings.SEARCH_INDEX_DIR`` and the indexes in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def current_name(self) -> str:
        """The name of the folder of the current index, empty without one; cheap enough for every search."""
        try:
            return (self.root / CURRENT).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""

    def unsealed(self, name: str) -> tuple[Path, int, str]:
        """The folder of a complete and undamaged index, the version of its data, and the code that built it.

        :raises IndexUnusableError: if it is not complete and undamaged.
        """
        if not name or not name.startswith(PREFIX) or Path(name).name != name:
            raise IndexUnusableError("There is no search index yet.")
        folder = self.root / name
        try:
            seal = json.loads((folder / SEAL).read_text(encoding="utf-8"))
            sound = seal["format"] == FORMAT and all(
                _checksum(folder / file) == checksum for file, checksum in seal["files"].items()
            )
            version, built_by = int(seal["version"]), str(seal["built_by"])
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise IndexUnusableError(f"The search index cannot be read ({type(error).__name__}).") from error
        if not sound:
            raise IndexUnusableError("The search index is damaged.")
        return folder, version, built_by

    @contextmanager
    def new(self, version: int) -> Iterator[Path]:
        """A folder to build an index in; it is the current index when the block ends without an error."""
        self.root.mkdir(parents=True, exist_ok=True)
        before = self.current_name()
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=self.root))
        try:
            folder.chmod(0o755)  # whoever serves need not be who builds
            yield folder
            seal = {
                "format": FORMAT,
                "version": version,
                "built_by": fingerprint(),
                "files": {path.name: _checksum(path) for path in sorted(folder.iterdir())},
            }
            (folder / SEAL).write_text(json.dumps(seal), encoding="utf-8")
            self._point_to(folder.name)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        for path in self.root.glob(f"{PREFIX}*"):
            if path.name not in {folder.name, before}:
                shutil.rmtree(path, ignore_errors=True)

    def _point_to(self, name: str) -> None:
        pointer = self.root / f"{CURRENT}.{os.getpid()}.{threading.get_ident()}"
        pointer.write_text(name, encoding="utf-8")
        pointer.replace(self.root / CURRENT)

    @contextmanager
    def lock(self, *, wait: bool) -> Iterator[bool]:
        """Keeps other threads and processes from building; the system lets go of it when a process dies."""
        thread_lock = _thread_locks.setdefault(str(self.root), threading.Lock())
        if not thread_lock.acquire(blocking=wait):
            yield False
            return
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            with locked(self.root / LOCK, wait=wait) as alone:
                yield alone
        finally:
            thread_lock.release()


def _checksum(path: Path) -> list[int]:
    data = path.read_bytes()
    return [len(data), zlib.crc32(data)]
