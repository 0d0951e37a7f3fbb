"""What changes of a card, a player and a game: the names and types of their fields, each of them only if it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from rules.engine.shadowfist.ir.words import SlotKey
    from rules.engine.shadowfist.lowering.rules_text import RulesText
    from rules.engine.shadowfist.model.symbols import Symbols
    from rules.engine.shadowfist.query.game.attack_state import Attack
    from rules.engine.shadowfist.query.game.auction_state import Auction
    from rules.engine.shadowfist.query.game.derived import Kept
    from rules.engine.shadowfist.query.game.events import Happening
    from rules.engine.shadowfist.query.game.state import (
        Binding,
        Card,
        Column,
        Effect,
        History,
        Modification,
        Player,
        Signpost,
        Zone,
    )


class CardChanges(TypedDict, total=False):
    """Fields of a card that change."""

    text: RulesText
    zone: Zone
    controller: str | None
    held_by: str | None
    face_up: bool
    turned: bool
    maintains: bool
    damage: int
    corrupted: int
    counters: int
    location: int | None
    subject: str | None
    resolved: bool
    life: int
    entered: int
    x: int | None
    own: RulesText | None
    chosen: tuple[tuple[SlotKey, Binding], ...]


class PlayerChanges(TypedDict, total=False):
    """Fields of a player that change."""

    power: int
    resources: Symbols
    columns: tuple[Column, ...]
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    smoked: tuple[str, ...]
    toasted: tuple[str, ...]
    burned: tuple[str, ...]
    unknown_hand: int
    unknown_deck: int | None
    turns: int | None
    eliminated: bool


class GameChanges(TypedDict, total=False):
    """Fields of a game that change."""

    cards: dict[str, Card]
    players: dict[str, Player]
    turn: str
    phase: str
    scene: tuple[Effect, ...]
    next_scene: tuple[Effect, ...]
    resolving: bool
    first_option: bool
    passed: tuple[str, ...]
    begun: bool
    modifications: tuple[Modification, ...]
    signposts: tuple[Signpost, ...]
    tally: dict[tuple[object, ...], int]
    number: int
    seed: int
    winner: str | None
    ending: str | None
    recent: tuple[Happening, ...]
    history: History | None
    attack: Attack | None
    attacks: tuple[Attack, ...]
    auction: Auction | None
    cache: Kept
