"""Why a file cannot be imported as a document."""

from __future__ import annotations

from rules.editing.report import UnusableFileError

INCOMPLETE = "the file is cut off or is another document: import a complete copy of the original text"


class DocumentError(UnusableFileError):
    """A file that is not the document it should be: where it is, what is wrong, and what would put it right."""

    def __init__(self, what: str, cure: str, source: str = "") -> None:
        self.what, self.cure, self.source = what, cure, source
        super().__init__(f"{source}: {what}; {cure}" if source else f"{what}; {cure}")


def missing(number: str, title: str = "", *, after: str = "") -> DocumentError:
    """The error for the first section that cannot be found; ``after`` is the last one that could."""
    name = " ".join(part for part in ("section", number, f"({title})" if title else "") if part)
    found = f", {after} is the last one found" if after else ""
    return DocumentError(f"{name} is missing{found}", INCOMPLETE)


def unended(number: str, title: str, *, sign: str = "") -> DocumentError:
    """The error for a text that breaks off in its last section; ``sign`` is what should stand behind it."""
    awaited = f", it should end before {sign!r}" if sign else ""
    return DocumentError(f"the end of section {number} ({title}) is missing{awaited}", INCOMPLETE)
