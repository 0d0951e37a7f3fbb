"""The corpus of interactions as a list to start from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules import interactions
from rules.engine.shadowfist import RULESETS
from rules.library.naming import titled
from rules.models import Printing
from rules.pages.checker.finding import Finder, Found
from rules.pages.checker.games import checker_of
from rules.pages.citations import Cited, cite
from rules.pages.lookups import library

MAX_TAGS = 24
MAX_SHOWN = 100
MAX_ALIKE = 8
# What comes of examples, as one asks for it: by the zones that cards come to, or by what is expected of the whole.
ZONES = {
    "smoked": "a card is smoked",
    "toasted": "a card is toasted",
    "burned": "a Site is burned for victory",
    "hand": "a card comes to the hand",
    "discard": "a card is discarded",
    "momentum": "a card comes to the momentum",
    "removed": "a card is removed from the game",
}
NOT_LEGAL, DECISION, WON = "it is not legal", "a player has to decide", "somebody wins"
OUTCOMES = (NOT_LEGAL, *ZONES.values(), DECISION, WON)


@dataclass(frozen=True)
class Preset:
    """An entry of the corpus."""

    name: str
    title: str
    document: str
    section: str
    example: int | None
    tags: tuple[str, ...]
    ruleset: str
    cards: tuple[str, ...]
    game: str = "Shadowfist"
    outcomes: tuple[str, ...] = ()

    @property
    def cited(self) -> Cited:
        """Where its source stands."""
        return cite(self.document, self.section)

    @property
    def edition(self) -> str:
        """The edition that it is played under."""
        return RULESETS[self.ruleset].name if self.ruleset in RULESETS else ""


@dataclass(frozen=True)
class PresetGroup:
    """The presets of one part of a document."""

    label: str
    title: str
    presets: list[Preset]

    @property
    def part(self) -> str:
        """What names it in an address: the document and the first number of its sections."""
        return f"{self.presets[0].document}/{self.presets[0].section.split('.')[0]}"

    @property
    def game(self) -> str:
        """The game that they are played in."""
        return self.presets[0].game


@dataclass(frozen=True)
class PresetsFound:
    """What a search for presets gives; ``all`` tells whether they have every word of it."""

    presets: list[Preset]
    total: int
    all: bool


def presets() -> list[Preset]:
    """Every entry of the corpus, in the order of the sources."""
    return library().once("presets", lambda: sorted(map(_preset, interactions.examples()), key=_place))


def _place(preset: Preset) -> tuple[object, ...]:
    """Where an entry's source stands: documents in the order of the library, sections by number."""
    documents = list(library().documents)
    document = documents.index(preset.document) if preset.document in documents else len(documents)
    parts = preset.section.split(".")
    return document, [(int(part), "") if part.isdigit() else (0, part) for part in parts], preset.example or 0


def tags() -> list[tuple[str, int]]:
    """What examples are about, in alphabetical order, with how many there are: the commonest ones."""
    counts = Counter(tag for each in presets() for tag in each.tags)
    return sorted(counts.most_common(MAX_TAGS))


def groups() -> list[PresetGroup]:
    """The presets by part of their document."""
    found: dict[tuple[str, str], list[Preset]] = {}
    for each in presets():
        found.setdefault((each.document, each.section.split(".")[0]), []).append(each)
    return [PresetGroup(cite(part[0]).label, cite(*part).title or f"§{part[1]}", each) for part, each in found.items()]


def search(query: str, outcome: str = "") -> PresetsFound:
    """The presets that a query is about: words of their titles, tags, sections and cards, and of the cards' texts.

    :param outcome: what must come of them, one of ``OUTCOMES``; with an empty query it is all that counts.
    """
    found = library().once("presets finder", _finder).find(query) if query else Found(presets(), True)
    those = [each for each in found.entries if not outcome or outcome in each.outcomes]
    return PresetsFound(those[:MAX_SHOWN], len(those), found.all)


def of_part(part: str) -> PresetGroup | None:
    """The presets of a part of a document; nothing for one that has none."""
    return next((group for group in groups() if group.part == part), None)


def alike(name: str) -> list[Preset]:
    """Other presets of the same section."""
    known = {each.name: each for each in presets()}
    here = known.get(name)
    if here is None:
        return []
    place = (here.document, here.section)
    return [each for each in presets() if (each.document, each.section) == place and each.name != name][:MAX_ALIKE]


def _finder() -> Finder[Preset]:
    texts = _texts({title for each in presets() for title in each.cards})
    return Finder(
        (
            each,
            {" ".join(texts.get(title, "") for title in each.cards): 1.0}
            | {f"{each.document.replace('-', ' ')} {each.edition} {each.game}": 1.5}
            | {" ".join(each.cards): 2.0, f"{each.section} {' '.join(each.tags)}": 3.0}
            | {f"{each.title} {each.name.replace('-', ' ')}": 4.0},
        )
        for each in presets()
    )


def _texts(titles: set[str]) -> dict[str, str]:
    """What is printed on cards, by the titles that they are named by."""
    slugs = titled(titles)
    printed: dict[str, set[str]] = {}
    rows = Printing.objects.filter(card__slug__in=slugs.values()).select_related("card")
    for row in rows.only("card__slug", "subtitle", "text", "original_text").order_by():
        printed.setdefault(row.card.slug, set()).add(f"{row.subtitle} {row.rules_text}")
    return {title: " ".join(sorted(printed.get(slug, ()))) for title, slug in slugs.items()}


def _preset(entry: dict[str, Any]) -> Preset:
    document, _, section = entry["source"].partition("/")
    scenario = entry["scenario"]
    return Preset(
        entry["name"],
        entry["title"],
        document,
        section,
        entry.get("example"),
        tuple(entry.get("tags") or ()),
        scenario.get("ruleset", ""),
        tuple(sorted(set(_titles(scenario.get("players"))))),
        checker_of(scenario.get("game")).name,
        tuple(_outcomes(entry["expect"])),
    )


def _outcomes(expected: dict[str, Any]) -> Iterator[str]:
    """What comes of an example, of what one may ask for."""
    if expected.get("status") == "illegal":
        yield NOT_LEGAL
    if expected.get("decision"):
        yield DECISION
    if expected.get("winner"):
        yield WON
    zones = {card.get("zone") for card in (expected.get("cards") or {}).values() if isinstance(card, dict)}
    yield from (told for zone, told in ZONES.items() if zone in zones)


def _titles(node: object) -> list[str]:
    if isinstance(node, str):
        return [node]
    if isinstance(node, dict):
        return [
            title
            for key, value in node.items()
            if key not in ("name", "id", "face", "owner", "controller", "printing", "as", "half", "symbol")
            for title in _titles(value)
        ]
    return [title for each in node for title in _titles(each)] if isinstance(node, list) else []
