"""What the library holds: games, cards with their printings and errata, documents with their sections, rulings."""

from rules.models.cards import (
    Card,
    CardAlias,
    CardSet,
    CardType,
    Designation,
    Erratum,
    ErratumStatus,
    Game,
    Printing,
    Rarity,
    ShadowfistCharacteristics,
    UfsCharacteristics,
)
from rules.models.documents import Document, GlossaryTerm, Origin, Passage, PassageKind, Section
from rules.models.library import LibraryVersion
from rules.models.rulings import Ruling, RulingStatus
from rules.models.search import SearchEntry, SearchKind
from rules.models.topics import Topic

__all__ = [
    "Card",
    "CardAlias",
    "CardSet",
    "CardType",
    "Designation",
    "Document",
    "Erratum",
    "ErratumStatus",
    "Game",
    "GlossaryTerm",
    "LibraryVersion",
    "Origin",
    "Passage",
    "PassageKind",
    "Printing",
    "Rarity",
    "Ruling",
    "RulingStatus",
    "SearchEntry",
    "SearchKind",
    "Section",
    "ShadowfistCharacteristics",
    "Topic",
    "UfsCharacteristics",
]
