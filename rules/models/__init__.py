"""What the library holds: games, cards with printings and errata, documents with sections, rulings, interactions."""

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
    is_titled,
)
from rules.models.compiled import CompiledWording
from rules.models.decks import Deck
from rules.models.derived import (
    DesignatorCount,
    FacetValue,
    SetCount,
    SortedKeys,
    Suggested,
    SuggestedWord,
    TitleGram,
)
from rules.models.documents import Document, GlossaryTerm, Origin, Passage, PassageKind, Section
from rules.models.published import Published
from rules.models.questions import SectionQuestion
from rules.models.rulings import Ruling, RulingStatus
from rules.models.scenarios import Scenario
from rules.models.search import SearchEntry, SearchKind
from rules.models.topics import Topic
from rules.models.ufs import UfsCharacteristics
from rules.models.version import LibraryVersion

__all__ = [
    "Card",
    "CardAlias",
    "CardSet",
    "CardType",
    "CompiledWording",
    "Deck",
    "Designation",
    "DesignatorCount",
    "Document",
    "Erratum",
    "ErratumStatus",
    "FacetValue",
    "Game",
    "GlossaryTerm",
    "LibraryVersion",
    "Origin",
    "Passage",
    "PassageKind",
    "Printing",
    "Published",
    "Rarity",
    "Ruling",
    "RulingStatus",
    "Scenario",
    "SearchEntry",
    "SearchKind",
    "Section",
    "SectionQuestion",
    "SetCount",
    "ShadowfistCharacteristics",
    "SortedKeys",
    "Suggested",
    "SuggestedWord",
    "TitleGram",
    "Topic",
    "UfsCharacteristics",
    "is_titled",
]
