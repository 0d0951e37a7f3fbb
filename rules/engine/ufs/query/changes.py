"""What changes of a card, a player, an attack and a game: the names and types of their fields, each only if it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from rules.engine.ufs.ir.words import Block, Letter
from rules.engine.ufs.query.state import (
    Attack,
    Ban,
    Card,
    Check,
    Duty,
    Known,
    Lasting,
    Modification,
    OnlyBlocks,
    Pending,
    Player,
    Waiting,
)


class CardState(TypedDict, total=False):
    """Fields of a card that change where it lies."""

    committed: bool
    face_up: bool
    half: int
    symbol: str | None
    played_as: Letter | None
    block: bool
    copy_of: str | None
    copy_speed: int
    copy_damage: int
    copy_zone: str | None
    dealt: bool
    attached_to: str | None
    life: int
    x: int | None
    tokens: tuple[tuple[str, int], ...]


class CardChanges(CardState, total=False):
    """Fields of a card that change, and where it is."""

    zone: str
    controller: str


class PlayerChanges(TypedDict, total=False):
    """Fields of a player that change."""

    character: str
    vitality: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    momentum: tuple[str, ...]
    staging: tuple[str, ...]
    card_pool: tuple[str, ...]
    deck_size: int | None
    buried: tuple[str, ...]


class AttackChanges(TypedDict, total=False):
    """Fields of an attack that change."""

    step: str
    block: Block | None
    block_card: str | None
    block_difficulty: int | None
    unblockable: bool
    block_negated: bool
    aborted: bool
    damage_dealt: int
    reversal: bool
    may_reverse: bool
    no_enhances: bool
    only_blocks: tuple[OnlyBlocks, ...]


class GameChanges(TypedDict, total=False):
    """Fields of a game that change."""

    players: Mapping[str, Player]
    cards: Mapping[str, Card]
    turn: str
    phase: str
    first_turn: bool
    agenda: tuple[object, ...]
    attacks: tuple[Attack, ...]
    modifications: tuple[Modification, ...]
    pending: tuple[Pending, ...]
    waiting: tuple[Waiting, ...]
    bans: tuple[Ban, ...]
    lasting: tuple[Lasting, ...]
    duties: tuple[Duty, ...]
    checks: tuple[Check, ...]
    forms: int
    no_first: bool
    tally: Mapping[tuple[str, ...], int]
    winner: str | None
    is_over: bool
    number: int
    seed: int
    known: Known | None
