"""The words that the values of the ``ir`` are made of."""

from __future__ import annotations

from enum import Enum


class Who(Enum):
    """A player, seen from the one whose ability it is."""

    YOU = "you"
    OPPONENT = "opponent"
    EACH = "each player"


class Letter(Enum):
    """The kinds of played abilities (2.9)."""

    FORM = "F"
    ENHANCE = "E"
    RESPONSE = "R"


class Stat(Enum):
    """A number of a card."""

    SPEED = "speed"
    DAMAGE = "damage"
    DIFFICULTY = "difficulty"
    CONTROL = "control"
    BLOCK_MODIFIER = "block modifier"


class Number(Enum):
    """A number of a player."""

    VITALITY = "vitality"
    MAXIMUM_VITALITY = "maximum vitality"
    HAND_SIZE = "hand size"
    MOMENTUM = "momentum"
    HAND = "cards in hand"
    CARD_POOL = "cards in the card pool"


class Vital(Enum):
    """A vital statistic that two characters can be compared by (2.7)."""

    HEIGHT = "height"
    WEIGHT = "weight"


class Place(Enum):
    """Where cards are."""

    STAGING = "staging"
    HAND = "hand"
    DISCARD = "discard"
    MOMENTUM = "momentum"
    POOL = "card_pool"
    DECK = "deck"
    ATTACHED = "attached"
    REMOVED = "removed"
    PLAY = "in play"
    ANYWHERE = "anywhere"


class Verb(Enum):
    """What is done to cards."""

    COMMIT = "commit"
    READY = "ready"
    DESTROY = "destroy"
    DISCARD = "discard"
    REMOVE = "remove from the game"
    RETURN = "add to hand"
    TO_MOMENTUM = "add to momentum"
    TO_STAGING = "add to the staging area"
    TO_POOL = "add to the card pool face down"
    DECK_TOP = "put on top of the deck"
    DECK_BOTTOM = "put on the bottom of the deck"
    FACE_DOWN = "turn face down"
    ATTACH = "attach to this card"
    REVEAL = "reveal"
    LOOK = "look at"
    CHOOSE = "choose"


class How(Enum):
    """How many of those there are are taken."""

    EXACTLY = "exactly"
    UP_TO = "up to"
    ANY = "any number"
    ALL = "all"


class Order(Enum):
    """How two numbers compare."""

    AT_LEAST = "or more"
    AT_MOST = "or less"
    EXACTLY = "exactly"
    MORE = "more than"
    LESS = "less than"


class Block(Enum):
    """The status of a blocked attack (8.3.2.6)."""

    COMPLETE = "complete"
    PARTIAL = "partial"


class Happens(Enum):
    """What a text may wait for."""

    PLAY = "play"
    ACTIVATE = "play an ability"
    BLOCK = "block"
    NOT_BLOCK = "not block"
    DEAL_DAMAGE = "deal damage"
    TAKE_DAMAGE = "take damage"
    RESOLVED = "attack resolved"
    BEFORE_CHECK = "before a control check"
    CHECK = "control check"
    PASS_CHECK = "pass a control check"
    FAIL_CHECK = "fail a control check"
    DRAW = "draw"
    DISCARD = "discard"
    DESTROY = "destroy"
    COMMIT = "commit"
    READY = "ready"
    GAIN_VITALITY = "gain vitality"
    LOSE_VITALITY = "lose vitality"
    TO_MOMENTUM = "add to momentum"
    START = "start"
    END = "end"


class Moment(Enum):
    """A part of the turn that starts or ends."""

    TURN = "turn"
    READY = "ready phase"
    COMBAT = "combat phase"
    END = "end phase"
    ENHANCE = "enhance step"


class Deed(Enum):
    """What a text can forbid."""

    DRAW = "draw"
    BLOCK = "block"
    PLAY_CARDS = "play"
    GAIN_VITALITY = "gain vitality"
    READY = "ready"
    COMMIT = "commit"
    DESTROY = "destroy"
    PLAY_ENHANCES = "play enhances"
    PLAY_RESPONSES = "play responses"
    PLAY_FORMS = "play forms"


class Until(Enum):
    """How long an effect lasts (2.9.2.6, 2.13.2)."""

    ENHANCE = "the Enhance Step is over"
    ATTACK = "the attack has resolved"
    TURN = "the end of the turn"
    YOUR_READY_PHASE = "your next Ready Phase"
    OPPONENTS_READY_PHASE = "your opponent's next Ready Phase"
