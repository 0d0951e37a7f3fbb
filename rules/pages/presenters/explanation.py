"""A term as it is explained beside a text that uses it: short, and to readers of that document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules.models import GlossaryTerm
from rules.pages.citations import Cited
from rules.pages.lookups import library
from rules.pages.presenters.glossary import Definition, terms_called
from rules.text.texts import slugify_title

# A definition that only leads on to another: "See *effect (triggered)*."
LEADS_ON = re.compile(r"^(?:See|Explained under) \*(?P<term>[^*(]+?)(?: \((?P<sense>[^)*]+)\))?\*\.?")


@dataclass(frozen=True)
class Explanation:
    """The definitions of one document, and where others are."""

    term: GlossaryTerm
    definitions: Sequence[Definition]
    elsewhere: Sequence[Cited]


def explanation(slug: str, document: str) -> Explanation | None:
    """What a term means to readers of a document: its own definition of it, else that of the first that has one."""
    game = library().game_of(document)
    found = terms_called(slug, game) if game else []
    if not found or not found[0].definitions:
        return None
    every = [definition for one in found[0].definitions for definition in _led_on(one, game)]
    documents = list(dict.fromkeys(definition.document for definition in every))
    chosen = document if document in documents else documents[0]
    others = {definition.cited: None for definition in every if definition.document != chosen}
    return Explanation(found[0].term, [one for one in every if one.document == chosen], list(others))


def _led_on(definition: Definition, game: str) -> list[Definition]:
    """A definition, or those that it leads to."""
    match = LEADS_ON.match(definition.passage.text)
    if match is None:
        return [definition]
    terms = terms_called(slugify_title(match["term"]), game)
    sense = match["sense"] or ""
    meant = [
        other
        for term in terms
        for other in term.definitions
        if other.document == definition.document and (not sense or other.passage.sense == sense)
    ]
    says_more = match.end() < len(definition.passage.text.strip())
    return [*meant, definition] if says_more or not meant else meant
