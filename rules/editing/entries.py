"""What is to stand in the library, as plain data: what a file says of a card, a ruling, a deck and so on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from rules.engine import Citation
from rules.engine.shadowfist import Face
from rules.engine.ufs import CardFacts
from rules.models import RulingStatus


@dataclass(frozen=True)
class PrintingEntry:
    """A printing as the file has it; ``face`` is the whole card as printed."""

    face: Face
    set_code: str
    rarity: str = ""
    artist: str = ""
    numeral: int | None = None
    play_as_printed: bool = False


@dataclass(frozen=True)
class ErratumEntry:
    """An erratum as the file has it; ``None`` is what it does not change."""

    id: str
    citation: Citation
    status: str
    change: str
    day: date | None = None
    text: str | None = None
    title: str | None = None
    subtitle: str | None = None
    corrected_by: str = ""


@dataclass
class CardEntry:
    """A card as the file has it."""

    title: str
    type: str
    file: str
    aliases: tuple[str, ...] = ()
    unlimited: bool = False
    printings: list[PrintingEntry] = field(default_factory=list)
    errata: list[ErratumEntry] = field(default_factory=list)


@dataclass(frozen=True)
class UfsPrinting:
    """A printing as the file has it; ``facts`` is the whole card as printed."""

    facts: CardFacts
    set_code: str
    rarity: str = ""
    artist: str = ""
    collector_number: str = ""


@dataclass
class UfsEntry:
    """A card as the file has it; ``place`` is where it stands."""

    title: str
    file: str
    place: str
    line: int = 0
    aliases: tuple[str, ...] = ()
    printings: list[UfsPrinting] = field(default_factory=list)


@dataclass(frozen=True)
class RulingEntry:
    """A ruling as the file has it; without a text of its own it says what its section says."""

    file: str
    id: str
    section: Citation
    cards: tuple[str, ...] = ()
    applies: tuple[Citation, ...] = ()
    status: str = RulingStatus.CURRENT
    superseded_by: Citation | None = None
    question: str = ""
    answer: str = ""


@dataclass(frozen=True)
class TopicEntry:
    """A topic as the file has it."""

    slug: str
    title: str
    changed: str
    sections: tuple[Citation, ...]


@dataclass(frozen=True)
class Asked:
    """A question and its answer; that is empty where the section as a whole is the answer."""

    text: str
    answer: str = ""


@dataclass(frozen=True)
class QuestionEntry:
    """The questions of one section as a file has them, or of one entry (``anchor``) in its list of them."""

    file: str
    document: str
    section: str
    questions: tuple[Asked, ...]
    anchor: str = ""

    @property
    def place(self) -> str:
        return f"{self.section}#{self.anchor}" if self.anchor else self.section


@dataclass(frozen=True)
class DeckEntry:
    """A deck as its file has it: titles with numbers of copies."""

    slug: str
    file: str
    game: str
    name: str
    about: str
    character: str
    cards: tuple[tuple[str, int], ...]
    sideboard: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class ScenarioEntry:
    """An entry of a scenario file; ``entry`` is all of it."""

    file: str
    name: str
    title: str
    source: Citation
    example: int | None
    tags: tuple[str, ...]
    cites: tuple[Citation, ...]
    entry: Mapping[str, Any]

    @property
    def scenario(self) -> Mapping[str, Any]:
        """What is evaluated."""
        scenario: Mapping[str, Any] = self.entry["scenario"]
        return scenario

    @property
    def is_ufs(self) -> bool:
        """Whether it is played in UFS."""
        return bool(self.scenario.get("game") == "ufs")
