"""What stopped an import that was no fault of its file, in a sentence with what puts it right.

A full or read-only disk, a database that is locked or gone, a missing table: the database's own words for these differ
and are for programmers.
"""

from __future__ import annotations

import errno

from django.db import Error as DatabaseError
from django.db import connection

FULL = "the disk is full", "Make room"
READ_ONLY = "the disk or folder may only be read", "See who may write there"
BUSY = "another program is writing to it, and did not end", "Let it end, or stop it"
TABLES = "a table is missing", "Run 'manage.py migrate' first"
UNREACHABLE = "it does not answer", "Start it, or look at DATABASE_URL"
DAMAGED = "it is damaged, or no database", "Put back a copy of it, or remove it and run 'manage.py migrate'"

# SQLite's result codes (the primary one, without what it adds to it) and PostgreSQL's SQLSTATE.
_SQLITE = {
    "BUSY": BUSY,
    "LOCKED": BUSY,
    "READONLY": READ_ONLY,
    "PERM": READ_ONLY,
    "CANTOPEN": ("its file cannot be opened", "See that its folder is there, and who may write there"),
    "FULL": FULL,
    "IOERR": ("its file cannot be read or written", "See that the disk is not full, and in order"),
    "CORRUPT": DAMAGED,
    "NOTADB": DAMAGED,
}
_POSTGRESQL = {
    "53100": FULL,
    "25006": ("it may only be read", "Name one that can be written in DATABASE_URL"),
    "42501": ("the role of DATABASE_URL may not write to it", "Grant it the right"),
    "55P03": BUSY,
    "40P01": BUSY,
    "42P01": TABLES,
    "42703": TABLES,
}
_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: ("a file may not grow that long here", "Raise the limit (ulimit -f)"),
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}


def sentence(error: DatabaseError | OSError) -> str:
    """What stopped it and the cure: ``The database /srv/cardsite.sqlite3: the disk is full. Make room.``"""
    if isinstance(error, OSError):
        what, cure = _SYSTEM.get(error.errno or 0, (error.strerror or str(error), "Put it right"))
        said = (
            f"{error.filename}: {what}" if error.filename else f"{what[0].upper()}{what[1:]}"
        )  # a write names no file
        return f"{said}. {cure}."
    what, cure = _of_database(error)
    return f"The database {connection.settings_dict['NAME']}: {what}. {cure}."


def _of_database(error: DatabaseError) -> tuple[str, str]:
    cause = error.__cause__
    said = " ".join(str(error).split())
    if connection.vendor == "sqlite":
        code = getattr(cause, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]
        found = _SQLITE.get(code)
        missing = "no such table" in said or "no such column" in said
    else:
        state = getattr(cause, "sqlstate", None)
        found = _POSTGRESQL.get(state or "", UNREACHABLE if _is_gone(state) else None)
        missing = False
    if found:
        return f"{found[0]} ({said})", found[1]
    return (f"{TABLES[0]} ({said})", TABLES[1]) if missing else (said, "Nobody has foreseen this: please report it")


def _is_gone(state: str | None) -> bool:
    """Whether there is no connection, or none any more: no state at all, class 08, or the server shut down."""
    return not state or state.startswith(("08", "57P"))
