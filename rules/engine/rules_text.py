"""A wording as the engine runs it: what is printed, with its compiled abilities sorted by kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from rules.engine.cards import Face
from rules.engine.continuous.aspects import ALL_ASPECTS, aspects_of
from rules.engine.ir import abilities as ab
from rules.engine.ir import amounts as a
from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.kernel import value as ir
from rules.engine.phrases.phrasing import PILES
from rules.engine.symbols import Symbol
from rules.engine.text.abilities import Keyword, NotUnderstood, Restriction
from rules.engine.text.actions import Act, Be, To
from rules.engine.text.references import Of, ThisCard
from rules.engine.text.selectors import Placed
from rules.engine.text.timing import Clause, If, While

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
    generation, ``clauses`` what it does or says. ``gained`` marks one that its card has from elsewhere. ``separator``
    is what stands between the two: a double colon, or words of an older text. ``node`` is what the compiler made of it,
    ``card_type`` the printed type of its card.
    """

    kind: str
    openers: tuple[object, ...]
    left: tuple[object, ...]
    clauses: tuple[Clause, ...]
    x: object = None
    maintain: bool = False
    subject: object = None
    gained: bool = False
    separator: str = ""
    also_from: frozenset[str] = frozenset()
    node: object = None
    card_type: str = ""

    @cached_property
    def lowering(self) -> ab.Ability | ab.Unsupported:
        """What it does, in the terms of the ``ir``, or the construction that keeps it from being lowered."""
        from rules.engine.lowering import abilities, unsupported, wording

        try:
            wording.check(self.node)
            return abilities.lower_ability(self, self.card_type)
        except unsupported.UnsupportedError as error:
            return ab.Unsupported(str(error))

    @property
    def lowered(self) -> ab.Ability | None:
        """What it does, in the terms of the ``ir``; nothing where it does not lower, so that it is read as a tree."""
        return None if isinstance(self.lowering, ab.Unsupported) else self.lowering

    @cached_property
    def triggers_from(self) -> frozenset[str]:
        """The piles in which it works besides: "while this card is in your smoked pile"."""
        conditions = [one.condition for one in (*self.openers, *self.left) if isinstance(one, While | If)]
        places = [one.action.what for one in conditions if isinstance(one, Clause) and isinstance(one.action, Be)]
        wheres = [one.where for one in places if isinstance(one, Placed) and isinstance(one.where, Of)]
        found = {PILES[where.what] for where in wheres if where.what in PILES} | self.also_from
        # 2001 FAQ 1.15: a card that may return itself to play is in the smoked pile when it does so.
        return frozenset(found | ({"smoked"} if any(_returns_itself(each) for each in self.clauses) else set()))

    @cached_property
    def moves_from(self) -> frozenset[str]:
        """The piles out of which it moves its own card, so that it does nothing in play (7.2).

        "You may put this card from your hand into play when ...": that is an option of whoever holds it then.
        """
        acts = [clause.action for clause in self.clauses if isinstance(clause.action, Act)]
        wheres = [
            each.what
            for act in acts
            if isinstance(act.what, ThisCard)
            for each in act.complements
            if isinstance(each, To) and each.preposition == "from" and isinstance(each.what, Of)
        ]
        return frozenset(PILES[where.what] for where in wheres if where.what in PILES)


@dataclass(frozen=True, eq=False)
class RulesText:
    """What one wording says. Compared by identity: a library makes each wording once.

    ``gained`` are the last of its abilities where they come from another card (7.5), ``strength`` the X that such an
    ability defines for a Fighting.
    """

    face: Face
    abilities: tuple[object, ...] = ()
    gained: tuple[object, ...] = ()
    strength: object = None

    @cached_property
    def type(self) -> str:
        """One of the six printed types."""
        return self.face.type

    @cached_property
    def is_sound(self) -> bool:
        """Whether a card that says this is above zero as long as nothing has harmed or changed it, or has no number."""
        printed = self.face.body if self.is_site else self.face.fighting if self.type == CHARACTER else 1
        return (printed is None and self.is_site) or (isinstance(printed, int) and printed > 0)

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
    def specials(self) -> tuple[ab.Keyword | ab.Priced, ...]:
        """Its special abilities in the terms of the ``ir``, but for those that do not lower."""
        return tuple(each for each in self._specials if isinstance(each, ab.Keyword | ab.Priced))

    @cached_property
    def unsupported(self) -> tuple[ab.Unsupported, ...]:
        """Which of its special abilities do not lower, by the construction that is missing."""
        return tuple(each for each in self._specials if isinstance(each, ab.Unsupported))

    @cached_property
    def _specials(self) -> tuple[ab.Ability | ab.Unsupported, ...]:
        from rules.engine.lowering import abilities, unsupported

        found: list[ab.Ability | ab.Unsupported] = []
        for each in self.keywords:
            try:
                found.append(abilities.lower_keyword(each, is_state=self.type == STATE))
            except unsupported.UnsupportedError as error:
                found.append(ab.Unsupported(str(error)))
        return tuple(found)

    @cached_property
    def parts(self) -> tuple[Ability, ...]:
        """Its other abilities, in the order of the text."""
        from rules.engine.reading import active_in, limits_use, read_ability, with_limit

        own = len(self.abilities) - len(self.gained)
        found: list[Ability] = []
        for place, each in enumerate(self.abilities):
            if isinstance(each, NotUnderstood) and found and found[-1].kind == "Activated" and limits_use(each.text):
                # What limits an ability and is not read keeps it from being used.
                found[-1] = replace(found[-1], left=(*found[-1].left, each))
            if isinstance(each, Restriction | Keyword | NotUnderstood):
                continue
            ability = replace(read_ability(each), node=each, card_type=self.type)
            if found and (pile := active_in(ability)) is not None:
                found[-1] = replace(found[-1], also_from=frozenset({pile}))
            elif found and (limited := with_limit(found[-1], ability)) is not None:
                found[-1] = limited
            else:
                found.append(replace(ability, gained=True) if place >= own else ability)
        return tuple(found)

    @cached_property
    def when_canceled(self) -> RulesText:
        """What is left of it while its card is canceled or blank: restrictions, and what comes from elsewhere."""
        own = self.abilities[: len(self.abilities) - len(self.gained)]
        kept = tuple(each for each in own if isinstance(each, Restriction))
        return RulesText(self.face, (*kept, *self.gained), self.gained, self.strength)

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
    def triggers_from(self) -> frozenset[str]:
        """The piles from which it says that it acts: "While this card is in your smoked pile, when ..."."""
        return frozenset(zone for each in self.triggered for zone in each.triggers_from)

    @cached_property
    def blanks(self) -> frozenset[co.Blank]:
        """In what ways it says that texts are without effect: "While this card is not in your front row"."""
        said = (each.statement for one in self.holding for each in one.statements)
        return frozenset(each.how for each in said if isinstance(each, co.TextIsBlank))

    @cached_property
    def may_be_idle(self) -> bool:
        """Whether it says that it has no effect for a time."""
        return co.Blank.NO_EFFECT in self.blanks

    @cached_property
    def holding(self) -> tuple[ab.Static, ...]:
        """Its continuous abilities and permissions, in the terms of the ``ir``."""
        return tuple(each.lowered for each in self.parts if isinstance(each.lowered, ab.Static))

    @cached_property
    def gaining(self) -> tuple[tuple[ab.Static, ab.Holds], ...]:
        """What its continuous abilities give: benefits."""
        return tuple((one, e) for one in self.holding for e in one.statements if isinstance(e.statement, co.Grant))

    @cached_property
    def gives_designators(self) -> bool:
        """Whether it gives designators to cards."""
        given = [
            each for _, one in self.gaining if isinstance(one.statement, co.Grant) for each in one.statement.benefits
        ]
        return any(isinstance(each, co.HasDesignator | co.HasNamedDesignator) for each in given)

    @cached_property
    def is_conditional(self) -> bool:
        """Whether what it gives hangs on a condition (5.2.3)."""
        return any(one.conditions or one.when or each.conditions or each.when for one, each in self.gaining)

    @cached_property
    def cancels(self) -> bool:
        """Whether it cancels other texts merely by being in play."""
        return bool(self.blanks - {co.Blank.NO_EFFECT})

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
    def x_amount(self) -> a.Amount | None:
        """What X is on the card; nothing where it is not lowered."""
        found = next((each for each in self.parts if each.x is not None), None)
        match found.lowered if found is not None else None:
            case ab.XDefinition(amount):
                return amount
            case ab.Activated(x=x) | ab.EventEffect(x=x) | ab.Triggered(x=x) | ab.Static(x=x):
                return x
        return None

    @cached_property
    def strength_x(self) -> object:
        """What a Fighting or Body of X is: the definition that took precedence (4.6), or nothing."""
        return self.strength if self.strength is not None else self.x

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
    def speaks_of_immunity(self) -> bool:
        """Whether any of its continuous abilities is about what is not affected (7.6)."""
        return any(isinstance(each, co.HasImmunity | co.NotAffectedBy) for each in ir.walk(self.holding))

    @cached_property
    def spares(self) -> tuple[co.Spares, ...]:
        """Whom its own effects do not affect (7.6)."""
        said = tuple(each.lowered for each in self.parts)
        return tuple(each for each in ir.walk(said) if isinstance(each, co.Spares))

    @cached_property
    def redirects_damage(self) -> bool:
        """Whether one of its abilities redirects damage (4.5.2)."""
        said = tuple(each.lowered for each in self.parts)
        return any(isinstance(each, ef.RedirectDamage | co.RedirectsDamage) for each in ir.walk(said))

    @cached_property
    def aspects(self) -> frozenset[str]:
        """What of a game it looks at all the time, besides the cards."""
        if self.strength_x is not None and self.x_amount is None:
            return ALL_ASPECTS  # An X that is not lowered.
        return aspects_of((self.holding, self.specials, self.x_amount))

    @cached_property
    def is_continuous(self) -> bool:
        """Whether it does anything by merely being in play: only such cards are looked at all the time."""
        return bool(self.holding)


def _returns_itself(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "return" or not isinstance(act.what, ThisCard):
        return False
    return any(each.preposition == "to play" for each in act.complements)


def printed_name(name: str) -> str:
    """A restriction or special ability as it is printed.

    >>> printed_name("toast it"), printed_name("one-shot")
    ('Toast It', 'One-Shot')
    """
    return "-".join(part.title() for part in name.split("-"))


def read_abilities(face: Face, abilities: tuple[object, ...]) -> RulesText:
    """The rules text of a wording from its compiled abilities."""
    return RulesText(face, abilities)
