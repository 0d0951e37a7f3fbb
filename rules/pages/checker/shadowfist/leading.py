"""What differs for a player between the outcomes of several variants, in sentences; and what of it is noise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import listing
from rules.engine.shadowfist import name_of

Json = Mapping[str, Any]
MOST = 6  # sentences of one outcome
LEGAL = "Every action is legal."
ZONES = {
    "smoked": "is smoked",
    "toasted": "is toasted",
    "burned": "is burned for victory",
    "hand": "is in the hand",
    "deck": "is in the deck",
    "play": "is in play",
    "removed": "is removed from the game",
}
# What a player looks at first, and so on; whatever is in none of these is for the table of all that differs.
WEIGHTS = ("winner", "status", "zone", "controller", "power", "damage", "body", "fighting", "turned")
# What follows from how editions count and word things, and changes nothing that one plays with.
NOISE = ("designators", "keywords", "sites_to_win", "deck", "resources")


@dataclass(frozen=True)
class Outcome:
    """Variants that come to the same, and what is so in them and not in the others."""

    variants: list[str]
    sentences: list[str]

    @property
    def names(self) -> str:
        """The variants as one says them."""
        return listing(self.variants)

    @property
    def first(self) -> str:
        """What one wants to hear first."""
        told = [each for each in self.sentences if each != LEGAL] or self.sentences
        return told[0] if told else "None of this happens."


def is_noise(path: str) -> bool:
    """Whether a difference is one of counting only, where the course is the same."""
    return any(part in NOISE for part in path.split("."))


def outcomes(names: Sequence[str], results: Sequence[Json], found: Sequence[Json], cards: Json) -> list[Outcome]:
    """The variants by what is so for a player at the end; fewer than two if nothing of that differs."""
    told = [[*_sentences(place, results[place], found, cards)] for place in range(len(names))]
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, sentences in zip(names, told, strict=True):
        groups.setdefault(tuple(sentences), []).append(name)
    return [Outcome(alike, list(sentences[:MOST])) for sentences, alike in groups.items()] if len(groups) > 1 else []


def _sentences(place: int, result: Json, found: Sequence[Json], cards: Json) -> Iterator[str]:
    rows = [(_weight(each["path"]), each["path"], each["values"][place]) for each in found]
    moved = {path.split(".")[1] for weight, path, _ in rows if weight == WEIGHTS.index("zone")}
    for weight, path, value in sorted((row for row in rows if row[0] < len(WEIGHTS)), key=lambda row: row[0]):
        whose = path.split(".")[1] if "." in path else ""
        if path.startswith("cards.") and whose in moved and weight > WEIGHTS.index("zone"):
            continue  # Where the card is says it.
        sentence = _sentence(WEIGHTS[weight], whose, value, result, cards)
        if sentence:
            yield sentence


def _weight(path: str) -> int:
    last = path.rpartition(".")[2]
    return WEIGHTS.index(last) if last in WEIGHTS else len(WEIGHTS)


def _sentence(what: str, whose: str, value: object, result: Json, cards: Json) -> str:
    name = name_of(whose, cards)
    match what:
        case "winner":
            return f"{value} has won the game." if value else "Nobody has won."
        case "status":
            if value == "illegal":
                return f"Not legal: {result['problem']['message']}"
            return f"{result['decision']['by']} has to decide." if value == "needs_decision" else LEGAL
        case "zone":
            return f"{name} {ZONES.get(str(value), 'is gone')}."
        case "controller":
            return f"{value} controls {name}." if value else ""
        case "power":
            return f"{whose} has {value} Power."
        case "damage":
            return f"{name} has {value or 'no'} damage."
        case "turned":
            return f"{name} is {'turned' if value else 'unturned'}."
        case _:
            return f"{name} has {what.capitalize()} {value}." if value is not None else ""
