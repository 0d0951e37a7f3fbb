"""Reading a file that a person names: whole, but never more than it may have, and never what is no file.

A folder, a device such as ``/dev/zero`` and a named pipe would be read for ever, or not at all: they are refused.
"""

from __future__ import annotations

import codecs
import os
import stat
from pathlib import Path
from typing import BinaryIO

MAX_BYTES = 20_000_000  # ten times the longest that there is

# What is no file, by what the system says it is.
_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
    (stat.S_ISSOCK, "a socket"),
)


class UnreadableError(ValueError):
    """A file that cannot be read: what is wrong with it (``it is a folder``), and what would put it right."""

    def __init__(self, what: str, cure: str) -> None:
        self.what, self.cure = what, cure
        super().__init__(f"{what}; {cure}")


def opened(path: Path) -> BinaryIO:
    """A file opened for reading, however long it is.

    :raises UnreadableError: if it is not there, may not be read, or is no file.
    """
    try:
        # Without waiting for whoever would write into a pipe, and without taking over a terminal.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        mode = os.fstat(descriptor).st_mode
        kind = next((name for is_kind, name in _KINDS if is_kind(mode)), "")
        if kind:
            os.close(descriptor)
            raise UnreadableError(f"it is {kind}", "name a file")
        return open(descriptor, "rb")
    except OSError as error:
        raise UnreadableError(f"it cannot be read ({error.strerror})", "check its name and who may read it") from error


def read_bytes(path: Path, most: int = MAX_BYTES) -> bytes:
    """What the file holds.

    :param most: how many bytes it may have.
    :raises UnreadableError: if it is not there, may not be read, is no file, or has more.
    """
    with opened(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise UnreadableError(f"it is longer than {most:,} bytes", "name the right file")
    return data


def read_text(path: Path, most: int = MAX_BYTES) -> str:
    """The text of a file in UTF-8, without its byte order mark.

    :raises UnreadableError: as :func:`read_bytes`, and for what is not UTF-8, with its place.
    """
    data = read_bytes(path, most)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = f"it is not UTF-8 text ({place(data, error.start)}: 0x{data[error.start]:02X})"
        raise UnreadableError(what, "save it as plain text in UTF-8") from error


def read_written_text(path: Path, most: int = MAX_BYTES) -> str:
    """The text of a file that some program wrote: in UTF-8, in UTF-16 with its mark, or in Windows-1252.

    :raises UnreadableError: as :func:`read_bytes`, and for what is no text.
    """
    data = read_bytes(path, most)
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return data.decode("utf-16", "replace")
    if b"\0" in data:
        raise UnreadableError("it is a binary file", "name a text file (unpack an archive first)")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def place(data: bytes, offset: int) -> str:
    """Where a byte is, counted from 1, as editors show it: ``line 3, byte 41``."""
    start = data.rfind(b"\n", 0, offset) + 1
    line = data.count(b"\n", 0, start) + 1
    return f"line {line}, byte {offset - start + 1}"
