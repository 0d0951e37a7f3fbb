"""The domain: cards, documents, rulings, search, pages, and the engine."""

import hashlib
from pathlib import Path


def _code_version() -> str:
    """A digest of code and templates: an answer that an older version gave is not the answer of this one."""
    root = Path(__file__).resolve().parent.parent
    hasher = hashlib.sha256()
    for folder in ("rules", "api", "cardsite", "templates"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".py", ".html", ".lark", ".yaml", ".css", ".js"}:
                hasher.update(f"{path.relative_to(root)} {path.stat().st_size} {path.stat().st_mtime_ns}".encode())
    return hasher.hexdigest()[:12]


CODE_VERSION = _code_version()
