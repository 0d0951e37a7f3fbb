"""References inside our texts: ``§4.5.2`` to the same document, ``§shadowfist-faq-2001/7.3.B`` to another."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules.engine import Citation

REFERENCE = re.compile(r"§\s?(?:(?P<document>[a-z][a-z0-9-]*)/)?(?P<number>q?\d+(?:\.(?:\d+[A-Z]?\b|[A-Za-z]+\b))*)")


def find_references(text: str, document: str) -> list[Citation]:
    """The sections that a text refers to, in order and with repetitions.

    >>> [str(citation) for citation in find_references("See §4.5.2.", "rulebook")]
    ['rulebook/4.5.2']
    """
    return [Citation(match["document"] or document, match["number"]) for match in REFERENCE.finditer(text)]


def cited_sections(texts: Iterable[str], document: str) -> list[Citation]:
    """The sections that several texts refer to, once each, in the order of their first mention."""
    return list(dict.fromkeys(citation for text in texts for citation in find_references(text, document)))
