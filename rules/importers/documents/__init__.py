"""The five original documents as plain data.

>>> document = read("rulebook.txt", "shadowfist-rulebook-2000")  # doctest: +SKIP
>>> document.section("7.3.2.b").passages[0].text  # doctest: +SKIP

What was damaged in a file is put right or reported: see :class:`rules.text.texts.Note`.
"""

from rules.importers.documents.errors import DocumentError
from rules.importers.documents.reading import SLUGS, contents, parse, parse_data, read

__all__ = ["SLUGS", "DocumentError", "contents", "parse", "parse_data", "read"]
