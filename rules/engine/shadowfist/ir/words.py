"""The closed sets of words that a card text can use: types, qualities, piles, numbers of a card, comparisons."""

from __future__ import annotations

from enum import Enum
from typing import NewType

# What a phrase has picked out, for later words of the same ability to refer back to.
Slot = NewType("Slot", int)


class Role(Enum):
    """What an ability refers back to without a phrase of its own having picked it out."""

    ITSELF = "the card that a limit describes"
    ORIGINAL_SUBJECT = "the subject on which a State was before"
    WINNER = "who has won the auction that the same effect has held"  # 5.5
    WOULD_HAVE_SMOKED = "what a canceled effect would have smoked"
    WOULD_HAVE_DAMAGED = "what a canceled effect would have damaged"
    WOULD_HAVE_TOASTED = "what a canceled effect would have toasted"
    DONE_TO = "what the effect before this one has done something to"
    WHETHER = "which of two things was chosen"


# What something that was picked out goes by: the number of its phrase, or its role.
SlotKey = int | Role


class CardType(Enum):
    """What a noun calls a card; ``TARGET`` is whatever damage can be inflicted on (4.5.1)."""

    CARD = "card"
    CHARACTER = "Character"
    SITE = "Site"
    FENG_SHUI_SITE = "Feng Shui Site"
    NON_FENG_SHUI_SITE = "non-Feng Shui Site"
    EVENT = "Event"
    EDGE = "Edge"
    STATE = "State"
    WEAPON = "Weapon"
    VEHICLE = "Vehicle"
    SCHTICK = "Schtick"
    TARGET = "target"
    SOURCE = "source of damage"
    EFFECT = "effect"


class Quality(Enum):
    """What an adjective says of a card."""

    TURNED = "turned"
    UNTURNED = "unturned"
    DAMAGED = "damaged"
    UNDAMAGED = "undamaged"
    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    UNIQUE = "Unique"
    LIMITED = "Limited"
    TOAST_IT = "Toast It"
    ONE_SHOT = "One-Shot"
    UNCOPYABLE = "Uncopyable"
    POWER_GENERATING = "Power-generating"
    FRONT_ROW = "front-row"
    BACK_ROW = "back-row"
    FOUNDATION = "foundation"
    ATTACKING = "attacking"
    INTERCEPTING = "intercepting"
    ONLY_ATTACKER = "the only attacking"
    CANCELED = "canceled"
    IN_PLAY = "in play"


class Pile(Enum):
    """Where cards are out of play (2.2)."""

    HAND = "hand"
    DECK = "deck"
    SMOKED = "smoked"
    TOASTED = "toasted"
    BURNED = "burned"


class Row(Enum):
    """A row of a site structure (3.3.2)."""

    FRONT = "front row"
    BACK = "back row"


class Stat(Enum):
    """A number of a card."""

    COST = "cost"
    FIGHTING = "Fighting"
    BODY = "Body"
    POWER = "Power"
    DAMAGE = "damage"
    COUNTERS = "counters"


class Reading(Enum):
    """Whether a number is the one that is printed, or as it is now."""

    CURRENT = "current"
    PRINTED = "printed"


class Test(Enum):
    """How a number compares."""

    EQUAL = "="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    FEWER = "<"
    ODD = "odd"
    EVEN = "even"


class Pick(Enum):
    """Which of several numbers is meant."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    TOTAL = "total"


class Nameable(Enum):
    """What a player may name that is neither card nor player (5.2)."""

    RESOURCE = "resource"
    FACTION = "faction"
    DESIGNATOR = "designator"
    TITLE = "title"
    CARD_TYPE = "card type"


class Counted(Enum):
    """What is put on cards and counted, besides damage."""

    COUNTER = "counter"


class Side(Enum):
    """A neighbour at the table, or a neighbouring location."""

    LEFT = "left"
    RIGHT = "right"
    EITHER = "either"


class DamageKind(Enum):
    """Which damage is meant (6.4, 4.5)."""

    ANY = "damage"
    COMBAT = "combat damage"
    NON_COMBAT = "non-combat damage"


class KeywordName(Enum):
    """The special abilities (10.1.2, and the later page)."""

    AMBUSH = "Ambush"
    ASSASSINATE = "Assassinate"
    CORRUPTED = "Corrupted"
    CRISIS = "Crisis"
    GUTS = "Guts"
    IMMUNITY = "Immunity"
    INDEPENDENT = "Independent"
    INFLUENCE = "Influence"
    LETHAL = "Lethal"
    LOYALTY = "Loyalty"
    MOBILITY = "Mobility"
    REGENERATE = "Regenerate"
    RELOAD = "Reload"
    STEALTH = "Stealth"
    SUPERLEAP = "Superleap"
    TACTICS = "Tactics"
    TOUGHNESS = "Toughness"
    UNSTOPPABLE = "Unstoppable"


class RestrictionName(Enum):
    """The restrictions (10.1.1, and the later page)."""

    FACEOFF = "Faceoff"
    LIMITED = "Limited"
    NO_MAX = "No Max"
    NOT_CUMULATIVE = "Not Cumulative"
    ONE_SHOT = "One-Shot"
    SCHTICK = "Schtick"
    TOAST_IT = "Toast It"
    UNCOPYABLE = "Uncopyable"
    UNIQUE = "Unique"
    VEHICLE = "Vehicle"
    WEAPON = "Weapon"


class Prospect(Enum):
    """What an effect that waits in the scene is about to do (5.2)."""

    SMOKE = "smoke"
    DAMAGE = "damage"
    TOAST = "toast"
    RETURN = "return"
    MOVE = "move"
    CANCEL = "cancel"


class Stretch(Enum):
    """A stretch of time (3.3, 6)."""

    TURN = "turn"
    ESTABLISHING_SHOT = "Establishing Shot"
    POWER_GENERATION_PHASE = "power generation phase"
    UNTURN_PHASE = "unturn phase"
    DISCARD_PHASE = "discard phase"
    DRAW_PHASE = "draw phase"
    MAIN_SHOT = "Main Shot"
    ATTACK = "attack"
    COMBAT = "combat"
    AUCTION = "auction"
    GAME = "game"


class Edge(Enum):
    """One end of a stretch of time."""

    START = "start"
    END = "end"


class Burning(Enum):
    """For what a Site is burned (6.4.3)."""

    EITHER = "burn"
    VICTORY = "for victory"
    POWER = "for power"


class Rounding(Enum):
    """How a half is rounded."""

    UP = "up"
    DOWN = "down"
