"""References inside our texts: ``§4.5.2`` to the same document, ``§shadowfist-faq-2001/7.3.B`` to another."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules.engine import Citation

REFERENCE = re.compile(r"§\s?(?:(?P<document>[a-z][a-z0-9-]*)/)?(?P<number>q?\d+(?:\.(?:\d+[A-Z]?\b|[A-Za-z]+\b))*)")


def short_title(document: str, game: str) -> str:
    """What a citation calls a document of a game.

    >>> short_title("shadowfist-faq-2001", "shadowfist"), short_title("ufs-rules-2010", "ufs")
    ('FAQ 2001', 'UFS Rules 2010')
    """
    words = document.removeprefix(f"{game}-").split("-")
    kept = [game] if len(game) <= 4 else []
    return " ".join(word.upper() if len(word) <= 3 else word.capitalize() for word in [*kept, *words])


def spoken(text: str, game: str) -> str:
    """A plain text with its references to other documents of the game as people write them.

    >>> spoken("See §shadowfist-rulebook-2000/5.2.3.", "shadowfist")
    'See Rulebook 2000 §5.2.3.'
    """
    return REFERENCE.sub(
        lambda match: f"{short_title(match['document'], game)} §{match['number']}" if match["document"] else match[0],
        text,
    )


def find_references(text: str, document: str) -> list[Citation]:
    """The sections that a text refers to, in order and with repetitions.

    >>> [str(citation) for citation in find_references("See §4.5.2.", "rulebook")]
    ['rulebook/4.5.2']
    """
    return [Citation(match["document"] or document, match["number"]) for match in REFERENCE.finditer(text)]


def cited_sections(texts: Iterable[str], document: str) -> list[Citation]:
    """The sections that several texts refer to, once each, in the order of their first mention."""
    return list(dict.fromkeys(citation for text in texts for citation in find_references(text, document)))
