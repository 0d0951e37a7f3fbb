"""The board as it lies on a table: the cards of an outcome in their places, each with what it may do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from django.utils.text import slugify

from rules.engine.shadowfist import Face, Symbols, name_of, names_by_id, sentence, short
from rules.pages.checker.accounts import Account, account_of
from rules.pages.checker.choices import take_out
from rules.pages.checker.edits import Sought
from rules.pages.checker.shadowfist import wordings
from rules.pages.drawn import of_face
from rules.pages.games.shown import DrawnCard
from rules.pages.lookups import library
from rules.text.texts import slugify_title

Json = Mapping[str, Any]
REDIRECTS = re.compile(r":: (Redirect|Change its target)\b")
MAX_SHOWN = 100  # cards of a pile or at a location
MAX_SUGGESTED = 8  # more are found at their cards only
SUGGESTED = ("attack", "join", "intercept", "play")  # what is offered in a sentence as long as it is little
MAX_SYMBOLS = 6  # of one kind in a row
PILES = {"smoked": "Smoked pile", "toasted": "Toasted", "burned": "Burned for victory", "deck": "Deck, top first"}


@dataclass(frozen=True)
class Choice:
    """A button: what it says, and the action it stands for."""

    label: str
    value: str
    key: str = ""


@dataclass(frozen=True)
class Copy:
    """How a copy is worded: the printing that the scenario names for it, if any, and what it then says."""

    printing: str | int | None
    face: Face


@dataclass
class CardOnTable:
    """A card in play or in a pile; ``choices`` are the actions that begin with it."""

    id: str
    title: str
    url: str
    face: Face | None
    state: Json
    states: list[CardOnTable] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    eager: bool = False  # whether it can do more than be revealed
    notes: list[str] = field(default_factory=list)
    changed: bool = False
    label: str = ""  # the title, with a number where there are several copies
    printing: str | int | None = None
    targeted: bool = False
    accounts: list[Account] = field(default_factory=list)  # where its numbers come from

    @cached_property
    def drawn(self) -> DrawnCard:
        """The card as it is drawn, in the wording of this copy."""
        return of_face(self.face or Face(self.title, str(self.state["type"])), url=self.url)

    @property
    def in_play(self) -> bool:
        """Whether it is in play."""
        return bool(self.state["zone"] == "play")

    @property
    def look(self) -> str:
        """What the style sheet knows it by."""
        kind = slugify(self.face.type if self.face else self.state["type"])
        found = [f"tile-{kind} of-{self.drawn.faction} kind-{self.drawn.kind}"]
        for name, so in (
            ("is-turned", self.state["turned"] and self.in_play),
            ("is-hidden", self.hidden),
            ("is-changed", self.changed),
            ("is-attacking", self.state["attacking"]),
            ("is-intercepting", self.state["intercepting"]),
            ("is-target", self.targeted),
        ):
            if so:
                found.append(name)
        return " ".join(found)

    @property
    def number_told(self) -> str:
        """That number in words, and how it comes about."""
        return f"{self.number_name} {self.accounts[0].sentence}" if self.accounts else f"{self.number_name} now"

    @property
    def now(self) -> str:
        """Its keywords as they are now, where they are not the printed ones."""
        printed = self.drawn.lead.rstrip(".").split(". ") if self.drawn.lead else []
        keywords = self.state["keywords"]
        return "" if not self.in_play or keywords == printed else ", ".join(keywords) or "none of its keywords"

    @property
    def number(self) -> int | None:
        """Its Fighting or Body now; nothing for a card that has none, or is not in play."""
        if self.state["zone"] != "play":
            return None
        found = self.state["fighting"] if self.state["fighting"] is not None else self.state["body"]
        return None if found is None else int(found)

    @property
    def number_name(self) -> str:
        """What that number is."""
        return "Fighting" if self.state["fighting"] is not None else "Body"

    @property
    def tendency(self) -> str:
        """Whether that number is ``better`` or ``worse``, or as printed: empty."""
        printed = self.face and (self.face.fighting if self.number_name == "Fighting" else self.face.body)
        if self.number is None or not isinstance(printed, int) or self.number == printed:
            return ""
        return "better" if self.number > printed else "worse"

    @property
    def wordings(self) -> list[wordings.WordingChoice]:
        """The wordings among which it can be changed."""
        return wordings.choices(self.id, self.title, self.printing, self.face)

    @property
    def changes(self) -> dict[str, str]:
        """The changes that setting up a board may make to it."""
        made: dict[str, dict[str, object]] = {
            "set": {"op": "set"},
            "turn": {"op": "set", "turned": True},
            "unturn": {"op": "set", "turned": False},
            "up": {"op": "set", "face": "up"},
            "down": {"op": "set", "face": "down"},
            "move": {"op": "move"},
            "remove": {"op": "remove"},
        }
        return {name: json.dumps({**change, "card": self.id}) for name, change in made.items()}

    @property
    def hidden(self) -> bool:
        """Whether it lies face down in play."""
        return bool(self.state["zone"] == "play" and self.state["face"] == "down")


@dataclass
class Fight:
    """An attacker before its target, and who stands between them: the first of the chain fights first."""

    attacker: CardOnTable
    target: CardOnTable | None
    chain: list[CardOnTable]


@dataclass
class ColumnOnTable:
    """A location: its Sites, front row first, and the Characters there."""

    front: CardOnTable
    back: CardOnTable | None
    characters: list[CardOnTable]
    fights: list[Fight] = field(default_factory=list)


@dataclass
class PlayerOnTable:
    """A player's side of the table."""

    name: str
    state: Json
    resources: Symbols
    given_resources: str
    turn: bool
    columns: list[ColumnOnTable]
    characters: list[CardOnTable]
    edges: list[CardOnTable]
    hand: list[CardOnTable]
    unknown_hand: int
    piles: list[tuple[str, list[CardOnTable]]]
    choices: list[Choice]
    knows_deck: bool = False
    sought: Sought | None = None
    fights: list[Fight] = field(default_factory=list)  # before Characters at no location
    facing: bool = False  # whether they sit across the table
    away: bool = False  # whether they have a card in play that stands on another side

    @property
    def provided(self) -> str:
        """The resources as symbols; many of a kind as a number."""
        return "".join(
            f"{number} × [{symbol.label}] " if number > MAX_SYMBOLS else f"[{symbol.label}]" * number
            for symbol, number in self.resources.counts
        )

    @property
    def changes(self) -> dict[str, str]:
        """The changes that setting up a board may make to this side of it."""
        made = {"add": "add", "set": "player", "remove": "remove player"}
        return {name: json.dumps({"op": op, "player": self.name}) for name, op in made.items()}

    @property
    def has_hand(self) -> bool:
        """Whether they have cards in hand, known or not."""
        return bool(self.hand or self.unknown_hand)

    @property
    def bare(self) -> bool:
        """Whether there is no card of theirs in play."""
        return not (self.columns or self.characters or self.edges or self.fights or self.away)


@dataclass
class Table:
    """Everything on the table, and what may be done that belongs to no card."""

    players: list[PlayerOnTable]
    choices: list[Choice]
    cards: dict[str, CardOnTable]
    cut: bool = False  # whether there are more cards than are shown
    suggested: list[Choice] = field(default_factory=list)

    @property
    def across(self) -> list[PlayerOnTable]:
        """Who sits on the far side."""
        return [player for player in self.players if player.facing]

    @property
    def wide(self) -> bool:
        """Whether it wants most of the page: many players or locations, or a fight."""
        locations = (
            len(player.columns) > 2 or any(column.fights for column in player.columns) for player in self.players
        )
        return len(self.players) > 2 or any(locations) or any(player.fights for player in self.players)

    @property
    def near(self) -> list[PlayerOnTable]:
        """Who sits on the near side: the first player, and of four or more every second of the others."""
        return [player for player in self.players if not player.facing]

    def take_out(self, action: Json) -> str:
        """Leave the button of an action out, which has its place elsewhere on the page.

        :returns: what it said where everyone passes, which tells more than the action by itself; else nothing.
        """
        said = take_out(action, self.choices)
        take_out(action, self.suggested, *(player.choices for player in self.players))
        return said[0].label if said else ""

    @property
    def can_act(self) -> bool:
        """Whether any card begins a legal action."""
        return any(card.eager for card in self.cards.values())


def lay_out(
    result: Json,
    actions: Iterable[Json],
    copies: Mapping[str, Copy],
    changed: Iterable[str] = (),
    accounts: Mapping[str, Json] | None = None,
) -> Table:
    """The table of an outcome.

    :param actions: the legal actions, each of which becomes a button at the card it begins with.
    :param copies: how each card is worded, by id.
    :param accounts: where the numbers come from that are not as printed, by id.
    """
    found = _Cards(result, copies, set(changed))
    names = names_by_id(result["cards"])
    for card_id, told in (accounts or {}).items():
        found.cards[card_id].accounts = [account_of(told, names)]
    loose: list[Choice] = []
    of_player: dict[str, list[Choice]] = {}
    several: list[Choice] = []
    for action in actions:
        at = begins_with(action)
        label = _redirection(action, result["cards"], copies.get(at)) or short(action, result["cards"])
        choice = Choice(label, json.dumps(action, ensure_ascii=False))
        if at in found.cards:
            found.cards[at].choices.append(choice)
            found.cards[at].eager |= action["do"] != "reveal"
            if action["do"] in SUGGESTED:
                # In another writing than at the card, where the same button stands.
                words = sentence(action, result["cards"])
                several.append(Choice(words, json.dumps(action, ensure_ascii=False, separators=(",", ":"))))
        elif action.get("by"):
            of_player.setdefault(str(action["by"]), []).append(choice)
        else:
            loose.append(choice)
    here = _Places(result)
    players = [_player(each, found, result, of_player, here) for each in result["board"]["players"]]
    for place, player in enumerate(players):
        states = (card.state for card in found.cards.values())
        player.away = any(each["zone"] == "play" and each["controller"] == player.name for each in states)
        player.facing = place in (1, 2) or (place > 3 and place % 2 == 0)
    _stand_up(players, found.cards, result.get("attack"))
    return Table(players, loose, found.cards, found.cut, several if len(several) <= MAX_SUGGESTED else [])


def _redirection(action: Json, cards: Mapping[str, Json], copy: Copy | None) -> str:
    """What a player says who uses a card that redirects, by its words; empty for any other."""
    targets = action.get("targets") or ()
    text = copy.face.text if copy and action.get("do") in ("use", "play") and len(targets) == 2 else ""
    match = REDIRECTS.search(text) if text.count("::") == 1 else None
    if match is None:
        return ""
    first, second = (name_of(each, cards) for each in targets)
    told = f"redirect damage from {first} to {second}" if match[1] == "Redirect" else f"redirect {first} to {second}"
    return f"Play it: {told}" if action["do"] == "play" else f"{told[0].upper()}{told[1:]}"


def _stand_up(players: list[PlayerOnTable], cards: Mapping[str, CardOnTable], attack: Json | None) -> None:
    """Attackers stand before their targets, interceptors between them."""
    if attack is None:
        return
    for target in attack["targets"]:
        if target in cards:
            cards[target].targeted = True
    for each in attack["attackers"]:
        target = cards.get(each["target"])
        attacker = cards[each["card"]]
        fight = Fight(attacker, target, [cards[one] for one in each["chain"]])
        place = _place_of(players, target) or _place_of(players, attacker)
        if place is None:
            continue
        columns = (column for player in players for column in player.columns)
        rows: list[PlayerOnTable | ColumnOnTable] = [*players, *columns]
        for one in rows:
            one.characters = [card for card in one.characters if card is not attacker and card not in fight.chain]
        place.fights.append(fight)


def _place_of(players: list[PlayerOnTable], card: CardOnTable | None) -> ColumnOnTable | PlayerOnTable | None:
    """The column, or the player's row without locations, in which a card stands."""
    for player in players:
        for column in player.columns:
            if card in (column.front, column.back) or card in column.characters:
                return column
        if card in player.characters:
            return player
    return None


def begins_with(action: Json) -> str:
    """The card at which a person would look for an action; empty for one that belongs to no card."""
    if action.get("do") in ("play", "use", "heal", "move", "reveal", "keep"):
        return str(action.get("card", ""))
    if action.get("do") == "take":
        return str(action.get("site", ""))
    if action.get("do") in ("attack", "join") and action.get("with"):
        return str(action["with"][0])
    if action.get("do") == "intercept" and isinstance(action.get("against"), Mapping):
        return next((str(chain[0]) for chain in action["against"].values() if chain), "")
    if action.get("do") in ("choose", "discard") and len(action.get("cards") or ()) == 1:
        return str(action["cards"][0])
    return ""


class _Cards:
    def __init__(self, result: Json, copies: Mapping[str, Copy], changed: set[str]) -> None:
        known = library()
        self.cards: dict[str, CardOnTable] = {}
        self.cut = False
        names = names_by_id(result["cards"])
        for card_id, state in result["cards"].items():
            copy = copies.get(card_id)
            link = known.card("shadowfist", slugify_title(state["title"]))
            self.cards[card_id] = CardOnTable(
                card_id, state["title"], link.url if link else "", copy.face if copy else None, state
            )
            self.cards[card_id].label = names[card_id]
            self.cards[card_id].changed = card_id in changed
            self.cards[card_id].printing = copy.printing if copy else None
        for card in self.cards.values():
            card.states = [self.cards[each] for each in card.state["states"] if each in self.cards]
            card.notes = list(_notes(card, self.cards))

    def all(self, given: object) -> list[CardOnTable]:
        if not isinstance(given, list):
            return []
        self.cut = self.cut or len(given) > MAX_SHOWN
        return [self.cards[each["id"]] for each in given[:MAX_SHOWN]]


def _notes(card: CardOnTable, cards: Mapping[str, CardOnTable]) -> Iterable[str]:
    state = card.state
    if state["zone"] != "play":
        return
    if state["turned"]:
        yield "turned"
    if state["damage"]:
        yield f"{state['damage']} damage"
    if state["counters"]:
        yield f"{state['counters']} counter{'s' if state['counters'] > 1 else ''}"
    if state["attacking"]:
        yield "attacking"
    if state["intercepting"]:
        other = cards.get(state["intercepting"])
        yield f"intercepting {other.label if other else state['intercepting']}"
    if state.get("canceled"):
        yield "canceled"
    if state["controller"] != state["owner"]:
        yield f"{state['owner']}’s card"


class _Places:
    """Where the Characters are now. The board of an outcome has those who attack or intercept where they return to."""

    def __init__(self, result: Json) -> None:
        self.cards = result["cards"]
        self.all = [
            each
            for player in result["board"]["players"]
            for row in (*(place.get("characters") for place in player.get("locations", ())), player.get("characters"))
            for each in row or ()
        ]

    def at(self, front: str) -> list[Json]:
        """The Characters at the location of a front-row Site, those who have come there last."""
        return [each for each in self.all if self.cards[each["id"]]["location"] == front]

    def nowhere(self, player: str) -> list[Json]:
        """A player's Characters that are at no location."""
        states = ((each, self.cards[each["id"]]) for each in self.all)
        return [each for each, state in states if state["location"] is None and state["controller"] == player]


def _player(
    given: Json, found: _Cards, result: Json, choices: Mapping[str, list[Choice]], here: _Places
) -> PlayerOnTable:
    name = given["name"]
    state = result["players"][name]
    for place in given.get("locations", ()):
        for card in found.all(here.at(place["front"]["id"])):
            if card.state["controller"] != name:
                card.notes.insert(0, f"{card.state['controller']}’s")
    columns = [
        ColumnOnTable(
            found.cards[place["front"]["id"]],
            found.cards[place["back"]["id"]] if place.get("back") else None,
            found.all(here.at(place["front"]["id"])),
        )
        for place in given.get("locations", ())
    ]
    return PlayerOnTable(
        name,
        state,
        Symbols.from_mapping(state["resources"]),
        str(Symbols.from_mapping(given.get("resources") or {})),
        result["turn"] == name,
        columns,
        found.all(here.nowhere(name)),
        found.all(given.get("edges")),
        found.all(given.get("hand")),
        given["hand"] if isinstance(given.get("hand"), int) else 0,
        [
            (name, found.all(given.get(pile)))
            for pile, name in PILES.items()
            if isinstance(given.get(pile), list) and given[pile]
        ],
        choices.get(name, []),
        isinstance(given.get("deck"), list),
    )
