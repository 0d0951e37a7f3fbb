"""The closed lists of words: each member is written as its value; ``#`` is a noun's number, ``|`` another way."""

from __future__ import annotations

from enum import Enum


class Noun(Enum):
    """What cards are called (2.1.2), and abilities (2.9)."""

    CARD = "card#"
    ATTACK = "attack#|attack card#"
    ACTION = "action#|action card#"
    ASSET = "asset#|asset card#"
    FOUNDATION = "foundation#|foundation card#"
    CHARACTER = "character#|character card#"
    MOMENTUM = "momentum|momentum card#"
    BLOCK = "block#|block card#"
    REVERSAL = "reversal#"
    THROW = "throw#"
    PUNCH = "punch#"
    KICK = "kick#"
    ENHANCE = "enhance#|enhance ability#"
    RESPONSE = "response#|response ability#"
    FORM = "form#|form ability#"
    ABILITY = "ability#"
    EFFECT = "effect#|card effect#"
    COPY = "copy#"


class Place(Enum):
    """Where cards are."""

    HAND = "hand|hands"
    DECK = "deck|decks"
    DISCARD = "discard pile#"
    STAGING = "staging area#"
    POOL = "card pool#"
    MOMENTUM = "momentum"
    REMOVED = "removed from the game pile#"


class Stat(Enum):
    """A number of a card."""

    SPEED = "speed"
    DAMAGE = "damage"
    DIFFICULTY = "difficulty"
    CONTROL = "control|control value#"
    BLOCK_MODIFIER = "block modifier#"


class Number(Enum):
    """A number of a player."""

    VITALITY = "vitality"
    MAXIMUM_VITALITY = "maximum vitality"
    HAND_SIZE = "hand size|character 's hand size|character 's printed hand size"
    MOMENTUM = "momentum|remaining momentum"


class Sign(Enum):
    PLUS = "+"
    MINUS = "-"


class Zone(Enum):
    """The zone of an attack or block (2.6)."""

    HIGH = "high"
    MID = "mid"
    LOW = "low"


class Word(Enum):
    """The word of a reference is kept."""

    IT = "it"
    THEM = "them"
    THEY = "they"


class Letter(Enum):
    """The kinds of played abilities (2.9)."""

    RESPONSE = "r"
    FORM = "f"
    ENHANCE = "e"


class Moment(Enum):
    """Before, after or while something happens."""

    AFTER = "after|whenever"
    BEFORE = "before"
    WHEN = "when"


class Phase(Enum):
    """A part of the turn (6, 8)."""

    TURN = "turn#"
    READY = "ready phase#|ready step#"
    DRAW = "draw step#"
    COMBAT = "combat phase#"
    END = "end phase#"
    ENHANCE = "enhance step#|enhance phase#"
    BLOCK = "block step#"
    DAMAGE = "damage step#"
    ATTACK = "attack#"


class How(Enum):
    """How an attack is blocked (8.3.2.6)."""

    COMPLETELY = "completely|fully|successfully"
    PARTIALLY = "partially"


class Rounding(Enum):
    UP = "rounded up"
    DOWN = "rounded down"


class Ordinal(Enum):
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    LAST = "last"


class Gender(Enum):
    MALE = "male"
    FEMALE = "female"


class Vital(Enum):
    """What two characters are compared by (2.7)."""

    TALLER = "taller"
    SHORTER = "shorter"
    HEAVIER = "heavier"
    LIGHTER = "lighter"


class Facing(Enum):
    UP = "face up"
    DOWN = "face down"


class Blood(Enum):
    """2.7.4."""

    TYPE_O = "o"
    TYPE_A = "a"
    TYPE_B = "b"
    TYPE_AB = "ab"


class AbilityWord(Enum):
    """A kind of played ability, said before a noun."""

    FORM = "form"
    ENHANCE = "enhance"
    RESPONSE = "response"
