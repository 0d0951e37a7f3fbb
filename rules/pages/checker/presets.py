"""The corpus of interactions as a list to start from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules import interactions
from rules.pages.citations import Cited, cite
from rules.pages.library import library


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

    @property
    def cited(self) -> Cited:
        """Where its source stands."""
        return cite(self.document, self.section)

    @property
    def words(self) -> str:
        """What a search for presets looks at."""
        return " ".join([self.name, self.title, self.section, *self.tags, *self.cards]).casefold()


@dataclass(frozen=True)
class PresetGroup:
    """The presets of one part of a document."""

    cited: Cited
    presets: list[Preset]


def presets() -> list[Preset]:
    """Every entry of the corpus, in the order of the sources."""
    return library().once("presets", lambda: [_preset(each) for each in interactions.examples()])


def groups(query: str = "") -> list[PresetGroup]:
    """The presets whose words contain every word of a query, by part of their document."""
    words = query.casefold().split()
    found: dict[tuple[str, str], list[Preset]] = {}
    for each in presets():
        if all(word in each.words for word in words):
            found.setdefault((each.document, each.section.split(".")[0]), []).append(each)
    order = list(library().documents)
    ordered = sorted(found.items(), key=lambda item: order.index(item[0][0]) if item[0][0] in order else 99)
    return [PresetGroup(cite(*part), each) for part, each in ordered]


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
    )


def _titles(node: object) -> list[str]:
    if isinstance(node, str):
        return [node]
    if isinstance(node, dict):
        return [
            title
            for key, value in node.items()
            if key not in ("name", "id", "face", "owner")
            for title in _titles(value)
        ]
    return [title for each in node for title in _titles(each)] if isinstance(node, list) else []
