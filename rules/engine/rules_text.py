"""A wording as the engine runs it: what is printed, with its compiled abilities sorted by kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.engine.cards import Face
from rules.engine.symbols import Symbol
from rules.engine.text.abilities import (
    Activated,
    EventEffect,
    Keyword,
    NotUnderstood,
    Permission,
    PlayOn,
    PlayTiming,
    Restriction,
    Static,
    Triggered,
    XDefinition,
)

CHARACTER, SITE, FENG_SHUI_SITE = "Character", "Site", "Feng Shui Site"
STATE, EVENT, EDGE = "State", "Event", "Edge"
CARD_TYPES = (CHARACTER, SITE, FENG_SHUI_SITE, STATE, EVENT, EDGE)

# 10.1.1: the controller of such a State is always the controller of its subject.
FOLLOWS_SUBJECT = frozenset({"Weapon", "Vehicle", "Schtick"})


@dataclass(frozen=True, eq=False)
class RulesText:
    """What one wording says. Compared by identity: a library makes each wording once."""

    face: Face
    abilities: tuple[object, ...] = ()

    @property
    def type(self) -> str:
        """One of the six printed types."""
        return self.face.type

    @cached_property
    def is_site(self) -> bool:
        """Feng Shui Sites are Sites too (2.1)."""
        return self.face.type in (SITE, FENG_SHUI_SITE)

    @cached_property
    def is_feng_shui(self) -> bool:
        """Whether it is a Feng Shui Site."""
        return self.face.type == FENG_SHUI_SITE

    @cached_property
    def restrictions(self) -> frozenset[str]:
        """Unique, Limited, Weapon, ... (10.1.1)."""
        return frozenset(each.name for each in self.abilities if isinstance(each, Restriction))

    @cached_property
    def keywords(self) -> tuple[Keyword, ...]:
        """Its special abilities (10.1.2)."""
        return tuple(each for each in self.abilities if isinstance(each, Keyword))

    @cached_property
    def activated(self) -> tuple[Activated, ...]:
        """Its voluntary abilities, in the order of the text."""
        return tuple(each for each in self.abilities if isinstance(each, Activated))

    @cached_property
    def event_effects(self) -> tuple[EventEffect, ...]:
        """What an Event does."""
        return tuple(each for each in self.abilities if isinstance(each, EventEffect))

    @cached_property
    def triggered(self) -> tuple[Triggered, ...]:
        """Its triggered abilities."""
        return tuple(each for each in self.abilities if isinstance(each, Triggered))

    @cached_property
    def statics(self) -> tuple[Static, ...]:
        """Its continuous and conditional abilities."""
        return tuple(each for each in self.abilities if isinstance(each, Static))

    @cached_property
    def permissions(self) -> tuple[Permission, ...]:
        """Ways in which it may be played otherwise than usual."""
        return tuple(each for each in self.abilities if isinstance(each, Permission))

    @cached_property
    def timings(self) -> tuple[PlayTiming, ...]:
        """When it may be played."""
        return tuple(each for each in self.abilities if isinstance(each, PlayTiming))

    @cached_property
    def play_on(self) -> PlayOn | None:
        """What a State is played on."""
        return next((each for each in self.abilities if isinstance(each, PlayOn)), None)

    @cached_property
    def x(self) -> object:
        """What X is on the card, as a node, or nothing."""
        found = next((each.amount for each in self.abilities if isinstance(each, XDefinition)), None)
        if found is None:
            found = next((getattr(each, "x", None) for each in self.abilities if getattr(each, "x", None)), None)
        return found

    @cached_property
    def not_understood(self) -> tuple[NotUnderstood, ...]:
        """What the compiler could not read."""
        return tuple(each for each in self.abilities if isinstance(each, NotUnderstood))

    @cached_property
    def follows_subject(self) -> bool:
        """Whether it is a State whose controller is always that of its subject (10.1.1)."""
        return bool(self.restrictions & FOLLOWS_SUBJECT)

    @cached_property
    def symbols(self) -> frozenset[Symbol]:
        """The symbols that make it a card of a faction or talent (4.3.1)."""
        return frozenset([*self.face.requires, *self.face.provides])

    @cached_property
    def is_continuous(self) -> bool:
        """Whether it does anything by merely being in play: only such cards are looked at all the time."""
        return bool(self.statics)


def read_abilities(face: Face, abilities: tuple[object, ...]) -> RulesText:
    """The rules text of a wording from its compiled abilities."""
    return RulesText(face, abilities)
