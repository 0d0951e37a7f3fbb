"""Reads the original documents: from a file, or from a text that is already at hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rules.importers.documents import abilities, faq_1995, faq_2001, rulebook, ufs
from rules.importers.documents.errors import DocumentError
from rules.importers.documents.faq import flattened
from rules.text.files import UnreadableError, place, read_bytes
from rules.text.texts import ParsedDocument

MAX_BYTES = 5_000_000  # the longest document has a twentieth of that

PARSERS: dict[str, Callable[[str], ParsedDocument]] = {
    module.SLUG: module.parse for module in (rulebook, faq_1995, faq_2001, abilities, ufs)
}
SIGNS: dict[str, str] = {module.SLUG: module.SIGN for module in (rulebook, faq_1995, faq_2001, abilities, ufs)}
SLUGS = tuple(PARSERS)


def parse(slug: str, text: str) -> ParsedDocument:
    """The document in this text.

    :raises DocumentError: if the slug is unknown, or the text is another document or is cut off; the error names the
        first section that is missing.
    """
    parser = PARSERS.get(slug)
    if parser is None:
        raise DocumentError(f"there is no document {slug!r}", f"known are {', '.join(SLUGS)}")
    if not text.strip():
        raise DocumentError("it is empty", "give the file that holds the original text", slug)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    signs = flattened(text)
    others = [other for other, sign in SIGNS.items() if sign in signs]
    if others and slug not in others:
        raise DocumentError(f"this is {others[0]}", f"import it as {others[0]}, or give the right file", slug)
    try:
        return parser(text)
    except DocumentError as error:
        raise DocumentError(error.what, error.cure, slug) from None


def read(path: Path | str, slug: str) -> ParsedDocument:
    """The document in this file.

    :raises DocumentError: naming the file, what is wrong with it, and what would put it right.
    """
    return parse_data(slug, contents(path), str(path))


def contents(path: Path | str) -> bytes:
    """What this file holds, once for all who need it: it may be another one, or gone, when it is read again.

    :raises DocumentError: as :func:`read`.
    """
    try:
        return read_bytes(Path(path), MAX_BYTES)
    except UnreadableError as error:
        raise DocumentError(error.what, error.cure, str(path)) from error


def parse_data(slug: str, data: bytes, name: str) -> ParsedDocument:
    """The document in these bytes, which are those of the file ``name``.

    :raises DocumentError: as :func:`read`.
    """
    try:
        return parse(slug, _decoded(data))
    except DocumentError as error:
        raise DocumentError(error.what, error.cure, name) from None


def _decoded(data: bytes) -> str:
    if not data.strip():
        raise DocumentError("it is empty", "give the file that holds the original text")
    if b"\x00" in data:
        raise DocumentError("it is binary, not text", "save the document as plain text in UTF-8")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = f"it is not UTF-8 text ({place(data, error.start)}: 0x{data[error.start]:02X})"
        raise DocumentError(what, "save the document as plain text in UTF-8") from error
