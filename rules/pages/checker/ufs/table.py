"""The table of UFS as a page shows it: each player's staging area, card pool from left to right, momentum and piles."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules.engine.shadowfist import names_by_id
from rules.engine.ufs import ATTACK, SYMBOLS, CardFacts
from rules.games.ufs.cards import GAME, face_of
from rules.pages.checker.accounts import Account, ufs_account
from rules.pages.checker.choices import take_out
from rules.pages.checker.edits import Sought
from rules.pages.checker.ufs import words
from rules.pages.checker.ufs.chances import Chance, Chances, key_of
from rules.pages.drawn import of_face
from rules.pages.games.shown import DrawnCard
from rules.pages.lookups import library
from rules.text.texts import title_slug

Json = Mapping[str, Any]
MAX_SHOWN = 100  # cards of a pile
IN_PLAY = ("staging", "card_pool", "attached")
ROWS = ("staging", "card_pool", "momentum", "hand")
PILES = {"discard": "Discard pile", "removed": "Removed from the game", "deck": "Deck, top first"}


@dataclass(frozen=True)
class Choice:
    """A button: what it says, the action it stands for, and the chance of the check that it makes.

    ``check`` is filled in where the deck is unknown: the control value that passes with nothing committed.
    """

    label: str
    value: str
    chance: Chance | None = None
    check: int | None = None
    by: str = ""


@dataclass
class CardOnTable:
    """A card in play or in a pile; ``choices`` are the actions that begin with it."""

    id: str
    title: str
    url: str
    facts: CardFacts | None
    state: Json
    label: str = ""
    attached: list[CardOnTable] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    changed: bool = False
    targeted: bool = False  # whether it is the attack that goes on
    vitality: int | None = None  # of the character of a player
    accounts: list[Account] = field(default_factory=list)  # of its numbers that are not as printed

    @property
    def eager(self) -> bool:
        """Whether it can do something."""
        return bool(self.choices)

    @property
    def states(self) -> list[CardOnTable]:
        """What lies under it."""
        return self.attached

    @cached_property
    def drawn(self) -> DrawnCard:
        """The card as it is drawn."""
        facts = self.facts or CardFacts(self.title, ())
        return of_face(face_of(facts), GAME, self.url)

    @property
    def hidden(self) -> bool:
        """Whether it lies face down."""
        return bool(self.state["face"] == "down")

    @property
    def in_play(self) -> bool:
        """Whether it is in a staging area or card pool."""
        return self.state["zone"] in IN_PLAY

    @property
    def look(self) -> str:
        """What the style sheet knows it by."""
        found = [f"tile-ufs tile-{self.state['type'] or 'blank'} of-{self.drawn.faction} kind-{self.state['type']}"]
        for name, so in (
            ("is-turned", self.state["committed"]),
            ("is-hidden", self.hidden),
            ("is-block", self.state["as"] == "block"),
            ("is-changed", self.changed),
            ("is-target", self.targeted),
        ):
            if so:
                found.append(name)
        return " ".join(found)

    @property
    def is_attack(self) -> bool:
        """Whether it is an attack in a card pool, of which the numbers count now."""
        return self.state["zone"] in ("card_pool", "transition") and self.state["type"] == ATTACK and not self.block

    @property
    def block(self) -> bool:
        """Whether it was played as a block."""
        return bool(self.state["as"] == "block")

    @property
    def number(self) -> int | str | None:
        """What one looks for first: vitality of a character, damage of an attack in the pool, else the difficulty."""
        if self.hidden:
            return None
        if self.vitality is not None:
            return self.vitality
        if self.is_attack:
            found: int | None = self.state["damage"]
            return found
        if self.state["zone"] == "hand" and self.accounts:
            return self.accounts[0].now  # what it takes to play it now
        if self.state["zone"] in ("staging", "attached") or self.block:
            return None
        shown: int | None = self.state["difficulty"]
        return shown

    @property
    def number_name(self) -> str:
        """What that number is."""
        return "Vitality" if self.vitality is not None else "Damage" if self.is_attack else "Difficulty"

    @property
    def number_told(self) -> str:
        """That number in words, with the printed one where it differs."""
        account = next((each for each in self.accounts if each.what == self.number_name), None)
        if account is not None:
            return f"{account.what} {account.sentence}"
        printed = self._printed
        return f"{self.number_name} {self.number}{f', printed {printed}' if self.tendency else ' now'}"

    @property
    def tendency(self) -> str:
        """Whether it is ``better`` or ``worse`` than the printed one, as a higher difficulty is, or neither: empty."""
        printed = self._printed
        if not isinstance(self.number, int) or not isinstance(printed, int) or self.number == printed:
            return ""
        return "better" if (self.number > printed) != (self.number_name == "Difficulty") else "worse"

    @property
    def _printed(self) -> object:
        if self.facts is None:
            return None
        if self.vitality is not None:
            return self.facts.vitality
        half = self.facts.halves[words.half_of(self.facts, self.state)]
        return half.damage if self.is_attack else half.difficulty

    @property
    def notes(self) -> list[str]:
        """What else one sees of it at once."""
        state, found = self.state, []
        if self.hidden:
            return []
        if self.block:
            found.append("block")
        if state["zone"] == "transition":
            found.append("being played")
        if state["committed"]:
            found.append("committed")
        if self.is_attack:
            found.append(f"speed {state['speed']} {state['attack_zone']}")
        if (state["zone"] in ("hand", "discard", "deck") or self.block) and state["block_zone"] is not None:
            found.append(f"blocks {state['block_zone']} {state['block_modifier']:+d}".replace("-", "−"))
        if state["zone"] == "hand" and state["type"] == ATTACK:
            found.append(f"{state['speed']} {state['attack_zone']} for {state['damage']}")
        if state["controller"] != state["owner"]:
            found.append(f"{state['owner']}’s card")
        return found

    @property
    def now(self) -> str:
        """Its keywords and symbols as they are now, where they are not the printed ones."""
        keywords, resources = tuple(self.state["keywords"]), tuple(self.state["resources"])
        if (
            self.facts
            and resources == self.facts.resources
            and any(keywords == half.keywords for half in self.facts.halves)
        ):
            return ""
        return ", ".join([*self.state["keywords"], *(each.capitalize() for each in self.state["resources"])])

    @property
    def changes(self) -> dict[str, str]:
        """The changes that setting up a board may make to it."""
        made: dict[str, dict[str, object]] = {
            "commit": {"op": "set", "committed": True},
            "ready": {"op": "set", "committed": False},
            "up": {"op": "set", "face": "up"},
            "down": {"op": "set", "face": "down"},
            "block": {"op": "set", "as": "block"},
            "unblock": {"op": "set", "as": ""},
            "set": {"op": "set"},
            "move": {"op": "move"},
            "remove": {"op": "remove"},
        }
        return {name: json.dumps({**change, "card": self.id}) for name, change in made.items()}

    @property
    def is_character(self) -> bool:
        """Whether it is the character of its player."""
        return self.vitality is not None

    @property
    def wordings(self) -> list[str]:
        """Cards of UFS are played in their latest wording."""
        return []

    @property
    def settable(self) -> list[tuple[str, list[str]]]:
        """What else can be set of it in play: its half, and what infinity stands for."""
        found = []
        if self.in_play and self.facts is not None and self.facts.is_split:
            found.append(("half", list(self.facts.types)))
        if self.in_play and self.facts is not None and SYMBOLS[-1] in self.facts.resources:
            found.append(("symbol", list(SYMBOLS[:-1])))
        return found


@dataclass(frozen=True)
class Row:
    """Cards that lie side by side before a player: known ones, and how many more are unknown."""

    kind: str
    label: str
    cards: list[CardOnTable]
    unknown: int = 0
    ordered: bool = False


@dataclass
class PlayerOnTable:
    """A player's side of the table."""

    name: str
    place: int
    state: Json
    turn: bool
    character: CardOnTable
    staging: list[CardOnTable]
    card_pool: list[CardOnTable]
    momentum: list[CardOnTable]
    hand: list[CardOnTable]
    unknown_hand: int
    unknown_momentum: int
    piles: list[tuple[str, list[CardOnTable]]]
    knows_deck: bool
    facing: bool
    choices: list[Choice] = field(default_factory=list)
    sought: Sought | None = None
    deck_list: str = ""  # that was given for the chances
    symbols: str = ""

    @property
    def changes(self) -> dict[str, str]:
        """The changes that setting up a board may make to this side of it."""
        return {
            name: json.dumps({"op": op, "player": self.name}) for name, op in {"add": "add", "set": "player"}.items()
        }

    @property
    def rows(self) -> list[Row]:
        """Their rows from the top of the page down, the card pool next to that of the other player."""
        found = [
            Row("pool", "Card pool, from left to right", self.card_pool, ordered=True),
            Row("staging", "Staging area", [self.character, *self.staging]),
            Row("momentum", "Momentum", self.momentum, self.unknown_momentum),
            Row("hand", "Hand", self.hand, self.unknown_hand),
        ]
        return [row for row in (reversed(found) if self.facing else found) if row.cards or row.unknown]

    @property
    def low(self) -> bool:
        """Whether a quarter of the vitality is left, or less."""
        return bool(self.state["vitality"] * 4 <= self.state["maximum_vitality"])


@dataclass
class UfsTable:
    """Everything on the table, and what may be done."""

    players: list[PlayerOnTable]
    cards: dict[str, CardOnTable]
    offers: list[Choice] = field(default_factory=list)  # what may be done, in the panel: cards named
    course: list[Choice] = field(default_factory=list)  # passing, going on, ending
    cut: bool = False

    @property
    def across(self) -> list[PlayerOnTable]:
        """Who sits on the far side."""
        return self.players[1:]

    @property
    def wide(self) -> bool:
        """Whether it wants most of the page: a row of many cards."""
        return any(len(row.cards) > 4 for player in self.players for row in player.rows)

    @property
    def near(self) -> list[PlayerOnTable]:
        """Who sits on the near side."""
        return self.players[:1]

    def take_out(self, action: Json) -> None:
        """Leave the button of an action out, which has its place elsewhere on the page."""
        take_out(action, self.offers, self.course, *(player.choices for player in self.players))

    @property
    def can_act(self) -> bool:
        """Whether any card begins a legal action."""
        return any(card.eager for card in self.cards.values())


def lay_out(
    result: Json,
    faces: Mapping[str, CardFacts],
    changed: Iterable[str] = (),
    lists: Mapping[int, str] | None = None,
    accounts: Mapping[str, Iterable[Json]] | None = None,
) -> UfsTable:
    """The table of an outcome.

    :param faces: what each card says, by id.
    :param accounts: where numbers come from that are not as printed, by id.
    :param lists: the deck lists that were given, by the place of their player.
    """
    known, labels, changed = library(), names_by_id(result["cards"]), set(changed)
    cards: dict[str, CardOnTable] = {}
    for card_id, state in result["cards"].items():
        link = known.card(GAME, title_slug(state["title"], GAME))
        cards[card_id] = CardOnTable(
            card_id, state["title"], link.url if link else "", faces.get(card_id), state, labels[card_id]
        )
        cards[card_id].changed = card_id in changed
        cards[card_id].accounts = [ufs_account(each, labels) for each in (accounts or {}).get(card_id, ())]
    for card in cards.values():
        card.attached = [cards[each] for each in card.state["attached"] if each in cards]
    if result["attack"] and result["attack"]["card"] in cards:
        cards[result["attack"]["card"]].targeted = True
    table = UfsTable([], cards)
    for place, given in enumerate(result["board"]["players"]):
        table.players.append(_player(place, given, result, table, (lists or {}).get(place, "")))
    return table


def _player(place: int, given: Json, result: Json, table: UfsTable, deck_list: str) -> PlayerOnTable:
    name = given["name"]
    state = result["players"][name]
    character = table.cards[state["character"]]
    character.vitality = state["vitality"]

    def row(zone: str) -> list[CardOnTable]:
        """A board counts a pile in which some cards are unknown: the known ones are then found by their zone."""
        listed = given.get(zone)
        if isinstance(listed, list):
            found = [table.cards[each["id"]] for each in listed if each.get("id") in table.cards]
        else:
            found = [
                card
                for card in table.cards.values()
                if card.state["zone"] == zone and card.state["controller"] == name and card is not character
            ]
        table.cut = table.cut or len(found) > MAX_SHOWN
        return found[:MAX_SHOWN]

    rows = {zone: row(zone) for zone in ROWS}
    in_transition = [
        card for card in table.cards.values() if card.state["zone"] == "transition" and card.state["controller"] == name
    ]
    return PlayerOnTable(
        name,
        place,
        state,
        result["turn"] == name,
        character,
        rows["staging"],
        [*rows["card_pool"], *in_transition],
        rows["momentum"],
        rows["hand"],
        max(0, state["hand"] - len(rows["hand"])),
        max(0, state["momentum"] - len(rows["momentum"])),
        [(label, found) for pile, label in PILES.items() if (found := row(pile))],
        isinstance(given.get("deck"), list) and all("card" in each for each in given["deck"]),
        place == 1,
        deck_list=deck_list,
        symbols=", ".join(each.capitalize() for each in state["symbols"]),
    )


def give_choices(table: UfsTable, result: Json, legal: Iterable[Json], moment: str, chances: Chances) -> None:
    """The legal actions as buttons: at the card with which each begins, and all of them in the panel.

    Actions that differ in what a check comes to are one button, in which that is filled in.
    """
    cards = result["cards"]
    faces = {each.id: each.facts for each in table.cards.values() if each.facts is not None}
    several: dict[str, list[Json]] = {}
    for action in legal:
        several.setdefault(key_of(action) + str(action.get("commit", "")), []).append(action)
    for alike in several.values():
        # What is legal without a check makes none.
        makes_one = all("check" in each for each in alike)
        checks = [each["check"] for each in alike if isinstance(each.get("check"), int)] if makes_one else []
        action = {name: value for name, value in alike[0].items() if name != "check"}
        made: dict[str, Any] = {
            "value": json.dumps(action, ensure_ascii=False),
            "chance": chances.of_action.get(key_of(action)),
            "check": max(checks) if checks else None,
            "by": str(action.get("by") or ""),
        }
        at = str(action.get("card") or "")
        if action["do"] == "discard" and len(action.get("cards") or ()) == 1:
            at = action["cards"][0]
        if at in table.cards:
            table.cards[at].choices.append(
                Choice(words.request(action, cards, faces, moment) + words.stops(action, result), **made)
            )
        if action["do"] == "continue":
            attack = result["attack"]
            passed = "enhance" if attack is not None and attack["step"] == "enhance" else moment
            told = words.GOING_ON.get(passed, "Go on until someone must decide")
            table.course.append(Choice(told, **made))
        else:
            decision = result["decision"]
            is_answer = decision is not None and action["do"] == "choose"
            told = words.answer(action, decision, cards) if is_answer else words.offer(action, cards, faces, moment)
            told += words.stops(action, result)
            choice = Choice(told, **made)
            (table.course if action["do"] in ("pass", "end", "keep", "mulligan") else table.offers).append(choice)
