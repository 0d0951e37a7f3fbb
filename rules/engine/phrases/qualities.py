"""What a card can be called: its types, and adjectives such as turned, damaged, front-row, foundation."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.attack import phrases
from rules.engine.continuous import view
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.rules_text import CARD_TYPES, CHARACTER, FENG_SHUI_SITE, FOLLOWS_SUBJECT, SITE, STATE
from rules.engine.rulesets import Ruleset
from rules.engine.state import Card, Game

# What is no card, and is asked about all the same where it stands beside cards.
_OTHERS = frozenset({"effect", "ability", "attack"})
_TYPES = {name.lower(): name for name in CARD_TYPES}


@lru_cache(maxsize=4096)
def singular(name: str) -> str:
    """The name of a type or thing in lower case and the singular: resources are resource."""
    name = name.lower()
    return name[:-1] if name.endswith("s") else name


def of_type(card: Card, name: str, ruleset: Ruleset) -> bool:
    """Whether a card is of a type; every card is a card, a Feng Shui Site is a Site (2.1)."""
    name = singular(name)
    if name == "card":
        return True
    if name in ("target", "legal target"):
        return card.text.type == CHARACTER or card.text.is_site  # What damage can be inflicted on (4.5.1).
    if name == "site":
        return card.text.is_site
    if name == "non-feng shui site":
        return card.text.is_site and not card.text.is_feng_shui
    if name == "foundation character":
        return is_foundation(card, ruleset)
    kind = name.removesuffix(" state")
    if kind.capitalize() in FOLLOWS_SUBJECT:
        return card.text.type == STATE and kind.capitalize() in card.text.restrictions
    if name not in _TYPES and kind not in _OTHERS:
        raise CannotRunError(f"{name} as a card")
    return name in _TYPES and card.text.type == _TYPES[name]


@lru_cache(maxsize=4096)
def printed_type(name: str) -> str | None:
    """The printed type of whatever is of a type: Character, Site for every Site, State, Event, Edge; or nothing."""
    name = singular(name)
    if name.removesuffix(" state").capitalize() in FOLLOWS_SUBJECT:
        return STATE
    if name in ("feng shui site", "non-feng shui site"):
        return SITE
    return CHARACTER if name == "foundation character" else _TYPES.get(name)


def is_foundation(card: Card, ruleset: Ruleset) -> bool:
    """10.3: a Character with no resource conditions that provides a faction's resource, or any in 1995."""
    face = card.text.face
    any_resource = ruleset.value("foundation_characters") == "any resource"
    provides = face.provides if any_resource else face.provides.factions
    return face.type == CHARACTER and not face.requires and bool(provides)


def generates_power(card: Card) -> bool:
    """Whether a Site is a Power-generating Site (4.1): face-down Feng Shui Sites are, whatever their diamond says."""
    face = card.text.face
    if not card.text.is_site:
        return False
    return (card.text.is_feng_shui and not card.face_up) or (isinstance(face.power, int) and face.power > 0)


def in_front_row(card: Card, game: Game) -> bool:
    """Whether it is the front-row Site of its location."""
    found = game.column(card.location)
    return found is not None and found[2].front == card.id


def in_back_row(card: Card, game: Game) -> bool:
    """Whether it is the Site behind another."""
    return card.text.is_site and not in_front_row(card, game)


def has_quality(card: Card, what: str, scope: Scope) -> bool:
    """Whether an adjective fits a card.

    :raises CannotRunError: for one that the engine does not know.
    """
    match what.lower():
        case "turned":
            return card.turned
        case "unturned":
            return not card.turned
        case "damaged":
            return card.damage > 0
        case "undamaged":
            return card.damage == 0
        case "in play" | "still in play":
            return card.in_play
        case "face-up":
            return card.face_up
        case "face-down" | "unrevealed":
            return not card.face_up
        case "revealed":
            return card.face_up
        case "unique" | "limited" | "toast it" | "one-shot" | "uncopyable":
            return what.title() in card.text.restrictions or what.capitalize() in card.text.restrictions
        case "power-generating":
            return generates_power(card)
        case "front-row":
            return in_front_row(card, scope.game)
        case "back-row":
            return in_back_row(card, scope.game)
        case "foundation":
            return is_foundation(card, scope.game.ruleset)
        case "non-foundation":
            return not is_foundation(card, scope.game.ruleset)
        case "feng shui":
            return card.text.type == FENG_SHUI_SITE
        case "attacking":
            return phrases.attacking(card, scope.game) is not None
        case "intercepting":
            return phrases.intercepting(card, scope.game) is not None
        case "only":
            return phrases.is_only_attacker(card, scope.game)
        case "weapon" | "vehicle" | "schtick":
            return what.capitalize() in card.text.restrictions
        case "canceled":
            return view.view_of(scope.game).canceled(card.id)
        case "legal" | "random" | "chosen" | "named" | "additional" | "new" | "different" | "same" | "single":
            return True
    raise CannotRunError(f"the adjective {what!r}")
