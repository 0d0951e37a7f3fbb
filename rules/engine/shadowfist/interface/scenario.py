"""A scenario (DESIGN 7) as typed data. Every fault is reported at once, with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules.engine.kernel.actions import Action
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import Fields, quoted
from rules.engine.shadowfist.editions.differences import EDITIONS
from rules.engine.shadowfist.editions.rulesets import DEFAULT_RULESET, Ruleset, ruleset
from rules.engine.shadowfist.interface import chosen, lasting, so_far, underway
from rules.engine.shadowfist.interface.lasting import Lasting
from rules.engine.shadowfist.interface.scenario_actions import read_action
from rules.engine.shadowfist.interface.so_far import Done
from rules.engine.shadowfist.interface.underway import Underway
from rules.engine.shadowfist.lowering.card_library import CardFacts, Library, UnknownPrintingError, slug, wording_of
from rules.engine.shadowfist.lowering.custom_cards import MAX_CUSTOM, with_custom
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE, FENG_SHUI_SITE, SITE, STATE, RulesText
from rules.engine.shadowfist.model.symbols import SymbolError, Symbols

MAX_PLAYERS = 8
MAX_CARDS = 2_000
MAX_ACTIONS = 500
MAX_LOCATIONS = 200
MAX_STATES_ON_STATES = 50  # deep: a State on a State on a State
MAX_RESOURCES = 100  # of one kind, beside what the cards provide
MAX_NAME = 80  # characters of a player's name
MAX_SEED = 2**63
MAX_LASTING = 50  # on one card
PHASES = ("main", "start")
TOP = (
    *("game", "ruleset", "turn", "phase", "seed", "custom", "players"),
    *("so_far", "attack", "first_option", "passed", "actions", "resume"),
)
IN_PLAY = (
    *("card", "id", "printing", "face", "turned", "damage", "counters", "states", "controller", "owner"),
    *("chosen", "maintains", "lasting"),
)
PILES = ("hand", "deck", "smoked", "toasted", "burned", "edges")
IN_PLAY_TYPES = {
    "edges": (EDGE,),
    "sites": (SITE, FENG_SHUI_SITE),
    "characters": (CHARACTER,),
    "states": (STATE,),
}
ANY_TYPE: tuple[str, ...] = ()


@dataclass
class Entry:
    """A card of a scenario, as it was read."""

    place: str
    id: str
    text: RulesText
    owner: str = ""
    controller: str | None = None
    face_up: bool = True
    turned: bool = False
    damage: int = 0
    counters: int = 0
    printing: str | int | None = None
    states: list[Entry] = field(default_factory=list)
    chosen: Mapping[str, object] = field(default_factory=dict)
    maintains: list[str] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)


@dataclass
class LocationEntry:
    """A location of a scenario."""

    front: Entry | None = None
    back: Entry | None = None
    characters: list[Entry] = field(default_factory=list)


@dataclass
class PlayerEntry:
    """A player of a scenario. ``piles`` by name; ``hidden`` are the cards that are only counted."""

    name: str
    power: int = 0
    resources: Symbols = field(default_factory=Symbols)
    piles: dict[str, list[Entry]] = field(default_factory=dict)
    unknown_hand: int = 0
    unknown_deck: int | None = None
    turns: int | None = None
    locations: list[LocationEntry] = field(default_factory=list)
    characters: list[Entry] = field(default_factory=list)


@dataclass
class Scenario:
    """A scenario that has been read and found sound."""

    ruleset: Ruleset
    turn: str
    phase: str
    seed: int
    players: list[PlayerEntry]
    actions: list[Action]
    resume: Scenario | None = None
    entries: list[Entry] = field(default_factory=list)
    so_far: list[Done] = field(default_factory=list)
    attack: Underway | None = None
    first_option: bool = False
    passed: tuple[str, ...] = ()
    custom: frozenset[str] = frozenset()


def read_scenario(given: Mapping[str, object], library: Library) -> Scenario:
    """The scenario as typed data.

    :raises ScenarioError: with every fault, such as ``players[0].hand[2]: no card is titled "Tong Tong"``.
    """
    return _Reader(library).read(given)


class _Reader:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.faults: list[str] = []
        self.ids: set[str] = set()
        self.entries: list[Entry] = []
        self.unnamed: list[tuple[Entry, CardFacts]] = []
        self.edition: Ruleset = ruleset(DEFAULT_RULESET)
        self.names: list[str] = []
        self.resumes = False

    def read(self, given: Mapping[str, object]) -> Scenario:
        top = Fields(given, "", self.faults)
        top.only(*TOP)
        self.resumes = "resume" in top.given
        if (game := top.text("game", "shadowfist")) != "shadowfist":
            top.fault("game", f"{game!r} has no engine of interactions; use 'shadowfist'")
        self.library = with_custom(self.library, top.given, self.faults)
        chosen = top.choice("ruleset", EDITIONS, DEFAULT_RULESET)
        self.edition = ruleset(chosen)
        phase = top.choice("phase", PHASES, "main")
        seed = top.number("seed", 0, least=-MAX_SEED, most=MAX_SEED)
        raw = top.items("players", most=MAX_PLAYERS)
        if len(raw) < 2:
            top.fault("players", "a game needs at least two players")
        self.names = self._names(raw)
        players = [self._player(Fields(each, f"players[{i}]", self.faults), i) for i, each in enumerate(raw)]
        turn = top.text("turn", self.names[0] if self.names else "")
        if turn not in self.names:
            top.fault("turn", f"no player is named {turn!r}")
        actions = self._actions(top)
        if len(self.entries) > MAX_CARDS:
            top.fault("players", f"{len(self.entries)} cards; at most {MAX_CARDS} are evaluated")
        self._give_ids()
        if not self.resumes:
            self._check_what_lasts()
        done = self._so_far(top)
        attack = None
        if "attack" in top.given:
            attack = underway.read(Fields(top.given["attack"], "attack", self.faults), self.names)
        resume = self._resume(top)
        first_option = self._first_option(top, phase)
        passed = self._passed(top)
        if self.faults:
            raise ScenarioError(self.faults)
        custom = frozenset(
            str(each["title"]) for each in top.items("custom", most=MAX_CUSTOM) if isinstance(each, Mapping)
        )
        return Scenario(
            *(self.edition, turn, phase, seed, players, actions, resume, self.entries, done, attack, first_option),
            *(passed, custom),
        )

    def _first_option(self, top: Fields, phase: str) -> bool:
        """4.3: whether the player whose turn it is has yet to act in the Main Shot."""
        found = top.flag("first_option")
        if found and phase != "main":
            top.fault("first_option", "that is the first action of a Main Shot (4.3); the phase is 'start'")
        return found

    def _passed(self, top: Fields) -> tuple[str, ...]:
        """Who has passed on the present scene."""
        found = tuple(top.words("passed"))
        for name in found:
            if name not in self.names:
                top.fault("passed", f"no player is named {name!r}")
        if found and not self.resumes:
            top.fault("passed", "players pass on a scene (5.2), and there is none without resume")
        return found

    def _so_far(self, top: Fields) -> list[Done]:
        """What was done in this turn, each with what its card says."""
        found = []
        for i, raw in enumerate(top.items("so_far", most=MAX_ACTIONS)):
            fields = Fields(raw, f"so_far[{i}]", self.faults)
            done = so_far.read(fields, self.names)
            found.append(self._with_text(done, fields) if done.card else done)
        return found

    def _with_text(self, done: Done, fields: Fields) -> Done:
        """What was done with its card: by its id, or by its title where no other has that."""
        found = [entry for entry in self.entries if done.card == entry.id]
        found = found or [entry for entry in self.entries if done.card == entry.text.face.title]
        if done.do == so_far.PLAY:
            text = found[0].text if found else self._text_of(done.card)
            if text is None:
                fields.fault("card", f"no card is titled {quoted(done.card)}")
                return done
            one = done.card if found and found[0].id == done.card else None
            return replace(done, card=text.face.title, text=text, one=one, place=fields.place)
        if len(found) != 1:
            cure = "name one of them by its id" if found else "name one by its id"
            fields.fault("card", f"{len(found)} cards of this scenario are called {quoted(done.card)}: {cure}")
            return done
        if done.do == so_far.USE and so_far.limited(found[0].text) is None:
            fields.fault("card", f"not one ability of {found[0].text.face.title} says how often in a turn it is used")
        return replace(done, card=found[0].id, text=found[0].text)

    def _text_of(self, title: str) -> RulesText | None:
        facts = self.library.find(title)
        return self.library.compiled(wording_of(facts, self.edition, None)) if facts is not None else None

    def _check_what_lasts(self) -> None:
        """What lasts comes from a card of the scenario; a card maintains what it is said to, while it is turned."""
        of = {entry.id: entry for entry in self.entries}
        for entry in self.entries:
            for i, each in enumerate(entry.lasting):
                source = of.get(each.source)
                if not each.source:
                    continue  # It is asked for where it was read.
                if source is None:
                    place = f"{entry.place}.lasting[{i}].source"
                    self.faults.append(f"{place}: {quoted(each.source)} is the id of no card of this scenario")
                elif each.until == "maintained" and entry.id not in source.maintains:
                    self.faults.append(f"{source.place}.maintains: needed: {entry.id} has what it maintains")
            for i, card_id in enumerate(entry.maintains):
                kept = of[card_id].lasting if card_id in of else []
                if not any(each.until == "maintained" and each.source == entry.id for each in kept):
                    place = f"{entry.place}.maintains[{i}]"
                    self.faults.append(f"{place}: say under 'lasting' of {quoted(card_id)} what is maintained there")
            if entry.maintains and not entry.turned:
                self.faults.append(f"{entry.place}.maintains: a card maintains only while it stays turned (4.2)")
            if "card" in entry.chosen and entry.chosen["card"] not in of:
                place = f"{entry.place}.chosen.card"
                self.faults.append(f"{place}: {quoted(entry.chosen['card'])} is the id of no card of this scenario")

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

    def _names(self, raw: Sequence[object]) -> list[str]:
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
        fields.only("name", "power", "resources", "turns", *PILES, "locations", "characters")
        name = self.names[index]
        player = PlayerEntry(name, fields.number("power", 0))
        player.resources = self._resources(fields)
        if "turns" in fields.given:
            player.turns = fields.number("turns", 0)
        for pile in PILES:
            if pile in ("hand", "deck") and isinstance(fields.given.get(pile), int):
                number = fields.number(pile, 0)
                if pile == "hand":
                    player.unknown_hand = number
                else:
                    player.unknown_deck = number
                continue
            if pile == "deck" and isinstance(fields.given.get("deck"), list):
                player.unknown_deck = 0
            types = IN_PLAY_TYPES["edges"] if pile == "edges" else ANY_TYPE
            player.piles[pile] = self._cards(fields, pile, name, types, in_play=pile == "edges")
        for i, raw in enumerate(fields.items("locations", most=MAX_LOCATIONS)):
            player.locations.append(self._location(Fields(raw, f"{fields.place}.locations[{i}]", self.faults), name))
        player.characters = self._cards(fields, "characters", name, IN_PLAY_TYPES["characters"], in_play=True)
        if player.characters and player.locations:
            fields.fault("characters", "a player with locations has each Character at one of them")
        return player

    def _resources(self, fields: Fields) -> Symbols:
        given = Fields(fields.mapping("resources"), f"{fields.place}.resources", self.faults)
        try:
            return Symbols.from_mapping({name: given.number(name, 0, most=MAX_RESOURCES) for name in given.given})
        except SymbolError as error:
            fields.fault("resources", str(error))
            return Symbols()

    def _location(self, fields: Fields, player: str) -> LocationEntry:
        fields.only("front", "back", "characters")
        location = LocationEntry()
        sites = IN_PLAY_TYPES["sites"]
        if "front" in fields.given:
            location.front = self._card(fields.given["front"], f"{fields.place}.front", player, sites, True)
        else:
            fields.fault("front", "a location has a front-row Site")
        if "back" in fields.given:
            location.back = self._card(fields.given["back"], f"{fields.place}.back", player, sites, True)
        location.characters = self._cards(fields, "characters", player, IN_PLAY_TYPES["characters"], in_play=True)
        return location

    def _cards(self, fields: Fields, name: str, player: str, types: tuple[str, ...], *, in_play: bool) -> list[Entry]:
        found = []
        for i, raw in enumerate(fields.items(name, most=MAX_CARDS)):
            entry = self._card(raw, f"{fields.place}.{name}[{i}]", player, types, in_play)
            if entry is not None:
                found.append(entry)
        return found

    def _card(self, raw: object, place: str, player: str, types: tuple[str, ...], in_play: bool) -> Entry | None:
        if isinstance(raw, str):
            raw = {"card": raw}
        if not isinstance(raw, Mapping):
            cure = "give its title, or an object with the title as 'card'"
            self.faults.append(f"{place}: {quoted(raw)} is no card; {cure}")
            return None
        fields = Fields(raw, place, self.faults)
        if in_play:
            fields.only(*IN_PLAY)
        else:
            fields.only("card", "id", "printing", "owner")
        title = fields.text("card", "")
        facts = self.library.find(title) if title else None
        if facts is None:
            self.faults.append(f"{place}: no card is titled {title!r}")
            return None
        try:
            printing = self._printing(fields)
            text = self.library.compiled(wording_of(facts, self.edition, printing))
        except UnknownPrintingError as error:
            fields.fault("printing", str(error))
            return None
        if types and text.type not in types:
            self.faults.append(f"{place}: {facts.title} is a {text.type}; here stands a {' or '.join(types)}")
        entry = Entry(place, fields.text("id", ""), text, printing=printing)
        self._read_state(entry, fields, player, in_play)
        self.entries.append(entry)
        self._note_id(entry, facts, fields)
        if in_play and place.count(".states[") < MAX_STATES_ON_STATES:
            entry.states = self._cards(fields, "states", player, IN_PLAY_TYPES["states"], in_play=True)
        elif in_play and "states" in fields.given:
            fields.fault("states", f"States stand on each other at most {MAX_STATES_ON_STATES} deep")
        return entry

    def _printing(self, fields: Fields) -> str | int | None:
        """The printing of a copy, by its set or its errata numeral.

        :raises UnknownPrintingError: if it is neither.
        """
        if "printing" not in fields.given:
            return None
        printing = fields.given["printing"]
        if isinstance(printing, bool) or not isinstance(printing, str | int):
            raise UnknownPrintingError("must be a set code or an errata numeral")
        return printing

    def _read_state(self, entry: Entry, fields: Fields, player: str, in_play: bool) -> None:
        text = entry.text
        face = fields.choice("face", ("up", "down"), "down" if text.is_feng_shui else "up")
        entry.face_up = face == "up" or not in_play
        if in_play and not entry.face_up and not text.is_feng_shui:
            fields.fault("face", "only a Feng Shui Site lies face down")
        entry.turned = fields.flag("turned")
        entry.damage = fields.number("damage", 0)
        entry.counters = fields.number("counters", 0)
        if in_play:
            entry.chosen = chosen.read(fields, text, known=entry.face_up and not self.resumes)
            entry.maintains = fields.words("maintains")
            entry.lasting = [
                lasting.read(Fields(raw, f"{fields.place}.lasting[{i}]", self.faults), self.names)
                for i, raw in enumerate(fields.items("lasting", most=MAX_LASTING))
            ]
            if isinstance(who := entry.chosen.get("player"), str) and who not in self.names:
                fields.fault("chosen.player", f"no player is named {quoted(who)}")
        controller = self._player_named(fields, "controller")
        entry.controller = controller
        entry.owner = self._player_named(fields, "owner") or (controller if text.type == STATE else None) or player
        if controller is not None and text.type != STATE and controller != player:
            fields.fault("controller", f"a card that {controller} controls stands under {controller}, with its owner")

    def _player_named(self, fields: Fields, name: str) -> str | None:
        found = fields.text(name, "") or None
        if found is not None and found not in self.names:
            fields.fault(name, f"no player is named {found!r}")
            return None
        return found

    def _note_id(self, entry: Entry, facts: CardFacts, fields: Fields) -> None:
        if not entry.id:
            self.unnamed.append((entry, facts))
        elif entry.id in self.ids:
            fields.fault("id", f"{entry.id!r} is another card's id already")
        self.ids.add(entry.id)

    def _give_ids(self) -> None:
        counts: dict[str, int] = {}
        for entry, facts in self.unnamed:
            name = slug(facts.title)
            while True:
                counts[name] = counts.get(name, 0) + 1
                entry.id = name if counts[name] == 1 else f"{name}-{counts[name]}"
                if entry.id not in self.ids:
                    break
            self.ids.add(entry.id)

    def _actions(self, top: Fields) -> list[Action]:
        found = []
        for i, raw in enumerate(top.items("actions", most=MAX_ACTIONS)):
            fields = Fields(raw, f"actions[{i}]", self.faults)
            found.append(read_action(fields, self.names))
        return found
