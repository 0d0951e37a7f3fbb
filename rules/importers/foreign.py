"""Files that hold cards, but in a form that is not read: each is told with the way to one that is."""

from __future__ import annotations

import re
from pathlib import Path

from rules.editing.report import UnusableFileError

SQL = re.compile(
    rb"(?:--[^\n]*\n|/\*.*?\*/;?|\s)*"
    rb"(?:(?:CREATE|DROP|LOCK|ALTER)\s+(?:TABLE|TABLES|DATABASE|SCHEMA)\b|INSERT\s+INTO\b|SET\s+[@\w.]+\s*=|"
    rb"START\s+TRANSACTION|BEGIN\s*;|PRAGMA\s+\w+|COPY\s+\w+\s*\()",
    re.I | re.S,
)


def refuse_foreign(path: Path, data: bytes) -> None:
    """Nothing, for a text that may be a card file.

    :raises UnusableFileError: for a workbook, an archive, a dump of SQL and XML.
    """
    if data[:4] == b"PK\x03\x04" or data[:8] == b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1":
        raise UnusableFileError(
            f"{path} is a workbook or an archive. Unpack it, or open it and save the sheet of cards as CSV (UTF-8)."
        )
    head = data[:4096].lstrip(b"\xef\xbb\xbf \t\r\n")
    if head.startswith(b"<"):
        raise UnusableFileError(
            f"{path} is XML or a page. Export its table of cards as CSV, with the names of its columns."
        )
    if SQL.match(head):
        raise UnusableFileError(
            f"{path} is a dump of SQL. Load it, and export its table of cards as CSV, with the names of its columns."
        )
