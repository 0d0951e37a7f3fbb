"""A wording as the engine runs it: what is printed, with its compiled abilities sorted by kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from rules.engine.cards import Face
from rules.engine.symbols import Symbol
from rules.engine.text.abilities import Keyword, NotUnderstood, Restriction
from rules.engine.text.actions import Be, Designator, Gain
from rules.engine.text.node import rebuild, walk
from rules.engine.text.selectors import Compared, Except, Is, Placed, Select, Where
from rules.engine.text.timing import Clause

CHARACTER, SITE, FENG_SHUI_SITE = "Character", "Site", "Feng Shui Site"
STATE, EVENT, EDGE = "State", "Event", "Edge"
CARD_TYPES = (CHARACTER, SITE, FENG_SHUI_SITE, STATE, EVENT, EDGE)

# 10.1.1: the controller of such a State is always the controller of its subject.
FOLLOWS_SUBJECT = frozenset({"Weapon", "Vehicle", "Schtick"})


@dataclass(frozen=True, eq=False)
class Ability:
    """One ability as the engine reads it, whatever sentences it was written in.

    ``kind`` is Activated, EventEffect, Triggered, Static, Permission, PlayTiming or PlayOn. ``openers`` are the
    circumstances it begins with (a trigger, a limit, a stretch of time), ``left`` what is paid, chosen and checked at
    generation, ``clauses`` what it does or says.
    """

    kind: str
    openers: tuple[object, ...]
    left: tuple[object, ...]
    clauses: tuple[Clause, ...]
    x: object = None
    maintain: bool = False
    subject: object = None

    @cached_property
    def gives_designator(self) -> bool:
        """Whether it gives a designator to a card."""
        return any(isinstance(node, Designator) for node in walk(self.clauses))


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
        return frozenset(printed_name(each.name) for each in self.abilities if isinstance(each, Restriction))

    @cached_property
    def keywords(self) -> tuple[Keyword, ...]:
        """Its special abilities (10.1.2)."""
        return tuple(each for each in self.abilities if isinstance(each, Keyword))

    @cached_property
    def parts(self) -> tuple[Ability, ...]:
        """Its other abilities, in the order of the text."""
        return tuple(
            _read(each) for each in self.abilities if not isinstance(each, Restriction | Keyword | NotUnderstood)
        )

    def _of_kind(self, kind: str) -> tuple[Ability, ...]:
        return tuple(each for each in self.parts if each.kind == kind)

    @cached_property
    def activated(self) -> tuple[Ability, ...]:
        """Its voluntary abilities, in the order of the text."""
        return self._of_kind("Activated")

    @cached_property
    def event_effects(self) -> tuple[Ability, ...]:
        """What an Event does."""
        return self._of_kind("EventEffect")

    @cached_property
    def triggered(self) -> tuple[Ability, ...]:
        """Its triggered abilities."""
        return self._of_kind("Triggered")

    @cached_property
    def statics(self) -> tuple[Ability, ...]:
        """Its continuous and conditional abilities."""
        return self._of_kind("Static")

    @cached_property
    def gaining(self) -> tuple[Ability, ...]:
        """Those of its continuous abilities that give benefits."""
        return tuple(each for each in self.statics if any(isinstance(clause.action, Gain) for clause in each.clauses))

    @cached_property
    def permissions(self) -> tuple[Ability, ...]:
        """Ways in which cards may be played otherwise than usual."""
        return self._of_kind("Permission")

    @cached_property
    def timings(self) -> tuple[Ability, ...]:
        """When it may be played."""
        return self._of_kind("PlayTiming")

    @cached_property
    def play_on(self) -> Ability | None:
        """What a State is played on."""
        return next(iter(self._of_kind("PlayOn")), None)

    @cached_property
    def x(self) -> object:
        """What X is on the card, as a node, or nothing."""
        return next((each.x for each in self.parts if each.x is not None), None)

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
        return bool(self.statics or self.permissions)


def printed_name(name: str) -> str:
    """A restriction or special ability as it is printed.

    >>> printed_name("toast it"), printed_name("one-shot")
    ('Toast It', 'One-Shot')
    """
    return "-".join(part.title() for part in name.split("-"))


def read_abilities(face: Face, abilities: tuple[object, ...]) -> RulesText:
    """The rules text of a wording from its compiled abilities."""
    return RulesText(face, abilities)


def _simpler(node: object) -> object:
    """ "X cards other than Sites that share a designator": what several cards share is asked of those chosen.

    Only a phrase that chooses several can ask that they share something, so the limit belongs to it and not to the
    exception it follows.
    """
    if not isinstance(node, Select):
        return node
    filters: list[object] = []
    for part in node.filters:
        part = _plain(part)
        inner = part.what if isinstance(part, Except) else None
        shared = [each for each in inner.filters if is_shared(each)] if isinstance(inner, Select) else []
        if isinstance(part, Except) and isinstance(inner, Select) and shared:
            rest = tuple(each for each in inner.filters if each not in shared)
            filters += [replace(part, what=replace(inner, filters=rest)), *shared]
        else:
            filters.append(part)
    return node if tuple(filters) == node.filters else replace(node, filters=tuple(filters))


def _plain(part: object) -> object:
    """ "That is in your smoked pile" as "in your smoked pile"."""
    clause = part.clause if isinstance(part, Where) else None
    if isinstance(clause, Clause) and isinstance(clause.action, Be) and clause.agent is None:
        simple = clause.mode == "do" and not clause.adverbs and not clause.action.negated
        if simple and isinstance(clause.action.what, Placed | Is | Compared):
            return clause.action.what
    return part


def is_shared(part: object) -> bool:
    """Whether a limit asks that several cards share something."""
    clause = getattr(part, "clause", None)
    return isinstance(part, Where) and getattr(getattr(clause, "action", None), "verb", "") == "share"


def _read(node: object) -> Ability:
    """An ability node in the engine's terms."""
    node = rebuild(node, _simpler)
    kind = type(node).__name__
    x = getattr(node, "amount", None) if kind == "XDefinition" else getattr(node, "x", None)
    left_openers, left = _sentences(getattr(node, "left", None))
    openers = tuple(getattr(node, "triggers", ())) + tuple(getattr(node, "adverbs", ()))
    body: object = ()
    for name in ("right", "effects", "clauses", "sentences", "clause"):
        body = getattr(node, name, None) or body
    first, clauses = _sentences(body)
    if kind in ("Triggered", "PlayTiming"):
        openers += first
    elif first:
        # What a sentence opens with holds for each of its statements.
        clauses = tuple(
            replace(each, adverbs=(*first, *each.adverbs)) if isinstance(each, Clause) else each for each in clauses
        )
    return Ability(
        kind,
        openers,
        (*left_openers, *left),
        tuple(each for each in clauses if isinstance(each, Clause)),
        x,
        bool(getattr(node, "maintain", False)),
        getattr(node, "subject", None),
    )


def _sentences(value: object) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """The openers of the first sentence, and all that follows; later openers go to their own statements."""
    if value is None:
        return (), ()
    items = value if isinstance(value, tuple) else (value,)
    openers: tuple[object, ...] = ()
    found: list[object] = []
    for i, item in enumerate(items):
        inner = getattr(item, "clauses", None)
        if inner is None or isinstance(item, Clause) or not hasattr(item, "openers"):
            found.append(item)
        elif i == 0:
            openers = item.openers
            found += inner
        else:
            found += [
                replace(each, adverbs=(*item.openers, *each.adverbs)) if isinstance(each, Clause) else each
                for each in inner
            ]
    return openers, tuple(found)
