"""A scenario of UFS (DESIGN 7a) as typed data. Every fault is reported at once, with its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import Fields, quoted
from rules.engine.kernel.slugs import slug
from rules.engine.ufs.card_library import Library, of_game, with_custom
from rules.engine.ufs.editions import DEFAULT_RULESET, EDITIONS
from rules.engine.ufs.interface import underway
from rules.engine.ufs.interface.scenario_actions import read_action
from rules.engine.ufs.interface.underway import Underway
from rules.engine.ufs.model.cards import ASSET, CHARACTER, FOUNDATION, OF_ATTACKS, SYMBOLS, CardFacts, with_stated

GAME = "ufs"
MAX_CARDS = 2_000
MAX_ACTIONS = 500
MAX_NAME = 80
MAX_TOKENS = 20  # names of tokens on one card
MAX_TOKEN = 1_000  # tokens of one name
MAX_SEED = 2**63
MAX_VITALITY = 1_000
MAX_UNKNOWN = 1_000  # unknown cards of one pile
PHASES = ("start", "combat", "end")
TOP = ("game", "ruleset", "turn", "phase", "seed", "custom", "first_turn", "players", "attack", "actions", "resume")
# An entry of a pile of which only the number is known.
UNKNOWN = "unknown"
# The piles in the order in which ids are given (DESIGN 7a).
PILES = ("hand", "deck", "discard", "removed", "momentum", "staging", "card_pool")
COUNTED = ("hand", "deck", "momentum")
PARTLY_KNOWN = ("hand", "deck", "discard", "removed", "momentum")
STAYING = (FOUNDATION, ASSET, CHARACTER)
IN_PLAY = ("staging", "card_pool")


@dataclass
class Entry:
    """A card of a scenario, as it was read."""

    place: str
    id: str
    facts: CardFacts
    zone: str
    owner: str
    controller: str
    committed: bool | None = None
    face_up: bool = True
    half: int = 0
    symbol: str | None = None
    block: bool = False
    attached: list[Entry] = field(default_factory=list)
    tokens: tuple[tuple[str, int], ...] = ()


@dataclass
class PlayerEntry:
    """A player of a scenario.

    An entry of a pile is a card or a number of unknown ones; ``deck_size`` are those at the end of a deck, ``None``:
    enough of them.
    """

    name: str
    character: Entry | None = None
    vitality: int | None = None
    piles: dict[str, list[Entry | int]] = field(default_factory=dict)
    deck_size: int | None = None
    has_hand: bool = False


@dataclass
class Scenario:
    """A scenario that has been read and found sound."""

    turn: str
    phase: str
    seed: int
    first_turn: bool
    players: list[PlayerEntry]
    actions: list[dict[str, Any]]
    resume: Scenario | None = None
    entries: list[Entry] = field(default_factory=list)
    attack: Underway | None = None


def read_scenario(given: Mapping[str, Any], library: Library) -> Scenario:
    """The scenario as typed data.

    :raises ScenarioError: with every fault, such as ``players[0].hand[2]: no card is titled "Jabb"``.
    """
    return _Reader(of_game(library)).read(given)


class _Reader:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.faults: list[str] = []
        self.ids: set[str] = set()
        self.entries: list[Entry] = []
        self.unnamed: list[Entry] = []
        self.names: list[str] = []

    def read(self, given: Mapping[str, Any]) -> Scenario:
        top = Fields(given, "", self.faults)
        top.only(*TOP)
        if (game := top.text("game", GAME)) != GAME:
            top.fault("game", f"{game!r} is not {GAME!r}")
        self.library = with_custom(self.library, given, self.faults)
        top.choice("ruleset", EDITIONS, DEFAULT_RULESET)
        phase = top.choice("phase", PHASES, "combat")
        seed = top.number("seed", 0, least=-MAX_SEED, most=MAX_SEED)
        first = top.flag("first_turn")
        raw = top.items("players", most=MAX_ACTIONS)
        if len(raw) != 2:
            top.fault("players", f"{len(raw)} players; two play against each other")
        self.names = self._names(raw)
        players = [self._player(Fields(each, f"players[{i}]", self.faults), i) for i, each in enumerate(raw[:2])]
        turn = top.text("turn", self.names[0] if self.names else "")
        if turn not in self.names:
            top.fault("turn", f"no player is named {quoted(turn)}")
        actions = [
            read_action(Fields(each, f"actions[{i}]", self.faults), self.names)
            for i, each in enumerate(top.items("actions", most=MAX_ACTIONS))
        ]
        unknown = sum(
            each for player in players for pile in player.piles.values() for each in pile if isinstance(each, int)
        )
        if len(self.entries) + unknown > MAX_CARDS:
            top.fault("players", f"{len(self.entries) + unknown} cards; at most {MAX_CARDS} are evaluated")
        self._give_ids()
        attack = None
        if "attack" in top.given:
            attack = underway.read(Fields(top.given["attack"], "attack", self.faults), self.names)
            if phase != "combat":
                top.fault("attack", "attacks are played in the Combat Phase (8)")
        resume = self._resume(top)
        if self.faults:
            raise ScenarioError(self.faults)
        return Scenario(turn, phase, seed, first, players, actions, resume, self.entries, attack)

    def _resume(self, top: Fields) -> Scenario | None:
        if "resume" not in top.given:
            return None
        given = top.given["resume"]
        if not isinstance(given, Mapping):
            top.fault("resume", "must be a scenario")
            return None
        if "resume" in given:
            top.fault("resume.resume", "a scenario is resumed once only")
            return None
        try:
            return read_scenario(given, self.library)
        except ScenarioError as error:
            self.faults += [f"resume.{fault}" for fault in error.faults]
            return None

    def _names(self, raw: list[Any]) -> list[str]:
        names: list[str] = []
        for i, each in enumerate(raw):
            name = each.get("name") if isinstance(each, Mapping) else None
            if not isinstance(name, str) or not name or len(name) > MAX_NAME:
                if isinstance(each, Mapping):
                    self.faults.append(f"players[{i}].name: a player needs a name of at most {MAX_NAME} characters")
                name = f"player {i + 1}"
            elif name in names:
                self.faults.append(f"players[{i}].name: {name!r} is another player's name already")
            names.append(name)
        return names

    def _player(self, fields: Fields, index: int) -> PlayerEntry:
        fields.only("name", "character", "vitality", *PILES)
        name = self.names[index]
        player = PlayerEntry(name, has_hand="hand" in fields.given)
        if "character" in fields.given:
            player.character = self._card(fields.given["character"], f"{fields.place}.character", name, "staging")
            if player.character is not None and player.character.facts.type != CHARACTER:
                fields.fault("character", f"{player.character.facts.title} is no character")
        else:
            fields.fault("character", "a player has a character")
        for pile in PILES:
            value = fields.given.get(pile)
            if pile in COUNTED and isinstance(value, int) and not isinstance(value, bool):
                player.piles[pile] = [fields.number(pile, 0, most=MAX_UNKNOWN)]
            else:
                player.piles[pile] = [
                    entry
                    for i, raw in enumerate(fields.items(pile, most=MAX_CARDS))
                    if (entry := self._entry(raw, f"{fields.place}.{pile}[{i}]", name, pile)) is not None
                ]
        deck = player.piles["deck"]
        if "deck" in fields.given:
            last = deck[-1] if deck else 0
            player.deck_size = last if isinstance(last, int) else 0
            player.piles["deck"] = deck[:-1] if isinstance(last, int) else deck
        if "vitality" in fields.given:
            player.vitality = fields.number("vitality", 0, most=MAX_VITALITY)
            most = player.character.facts.vitality if player.character is not None else None
            if most is not None and player.vitality > most:
                fields.fault("vitality", f"{player.vitality} is more than the maximum, {most} (2.1.5)")
        return player

    def _entry(self, raw: Any, place: str, player: str, zone: str) -> Entry | int | None:
        """A card, or how many unknown ones lie there."""
        if zone in PARTLY_KNOWN and isinstance(raw, Mapping) and UNKNOWN in raw:
            fields = Fields(raw, place, self.faults)
            fields.only(UNKNOWN)
            return fields.number(UNKNOWN, 0, most=MAX_UNKNOWN)
        return self._card(raw, place, player, zone)

    def _card(self, raw: Any, place: str, player: str, zone: str, *, attached: bool = False) -> Entry | None:
        if isinstance(raw, str):
            raw = {"card": raw}
        if not isinstance(raw, Mapping):
            cure = "give its title, or an object with the title as 'card'"
            self.faults.append(f"{place}: {quoted(raw)} is no card; {cure}")
            return None
        fields = Fields(raw, place, self.faults)
        known = ["card", "id", "owner", "half", *OF_ATTACKS]
        if zone in IN_PLAY and not attached:
            known += ["face", "symbol", *(("as",) if zone == "card_pool" else ("committed", "attached", "tokens"))]
        fields.only(*known)
        title = fields.text("card", "")
        facts = self.library.find(title) if title else None
        if facts is None:
            self.faults.append(f"{place}: no card is titled {quoted(title)}")
            return None
        facts = with_stated(fields, facts)
        owner = fields.text("owner", player)
        if owner not in self.names:
            fields.fault("owner", f"no player is named {quoted(owner)}")
        entry = Entry(place, fields.text("id", ""), facts, zone, owner, player)
        entry.face_up = fields.choice("face", ("up", "down"), "up") == "up" and zone != "momentum"
        if "committed" in fields.given:
            entry.committed = fields.flag("committed")
        if "symbol" in fields.given:
            entry.symbol = fields.choice("symbol", SYMBOLS[:-1], SYMBOLS[0])
            if SYMBOLS[-1] not in facts.resources:
                fields.fault("symbol", f"{facts.title} has no infinity symbol")
        entry.block = fields.choice("as", ("block",), "block") == "block" if "as" in fields.given else False
        entry.tokens = self._tokens(fields)
        entry.half = self._half(fields, facts, zone)
        self._note_id(entry, fields)
        for i, each in enumerate(fields.items("attached", most=MAX_CARDS) if zone == "staging" else ()):
            under = self._card(each, f"{place}.attached[{i}]", player, "attached", attached=True)
            if under is not None:
                entry.attached.append(under)
        return entry

    def _tokens(self, fields: Fields) -> tuple[tuple[str, int], ...]:
        """The tokens on a card: how many of each name, which is written in lower case."""
        found = Fields(fields.mapping("tokens"), f"{fields.place}.tokens", self.faults)
        if len(found.given) > MAX_TOKENS:
            fields.fault("tokens", f"{len(found.given)} names; at most {MAX_TOKENS} are evaluated")
            return ()
        named = ((str(name)[:MAX_NAME].lower(), found.number(name, 0, most=MAX_TOKEN)) for name in found.given)
        return tuple(sorted((name, count) for name, count in named if count))

    def _half(self, fields: Fields, facts: CardFacts, zone: str) -> int:
        if "half" in fields.given:
            type_ = fields.choice("half", facts.types, facts.type)
            return facts.types.index(type_)
        if zone != "staging":
            return 0
        if not any(each in STAYING for each in facts.types):
            fields.fault("card", f"{facts.title} is no card that stays in a staging area")
        return next((n for n, each in enumerate(facts.types) if each in STAYING), 0)

    def _note_id(self, entry: Entry, fields: Fields) -> None:
        self.entries.append(entry)
        if not entry.id:
            self.unnamed.append(entry)
        elif entry.id in self.ids:
            fields.fault("id", f"{entry.id!r} is another card's id already")
        self.ids.add(entry.id)

    def _give_ids(self) -> None:
        counts: dict[str, int] = {}
        # A character has the plain slug of its title, whatever else bears that title.
        for entry in sorted(self.unnamed, key=lambda each: each.facts.type != CHARACTER or each.zone != "staging"):
            name = slug(entry.facts.title)
            while True:
                counts[name] = counts.get(name, 0) + 1
                entry.id = name if counts[name] == 1 else f"{name}-{counts[name]}"
                if entry.id not in self.ids:
                    break
            self.ids.add(entry.id)
