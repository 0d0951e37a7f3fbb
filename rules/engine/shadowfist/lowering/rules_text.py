"""A wording as the engine runs it: what is printed, with what it does in the terms of the ``ir``, sorted by kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar, cast

from rules.engine.kernel import value as ir
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.aspects import THIS_TURN, aspects_of, recalled
from rules.engine.shadowfist.ir.words import CardType, KeywordName, RestrictionName
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbol

CHARACTER, SITE, FENG_SHUI_SITE = "Character", "Site", "Feng Shui Site"
STATE, EVENT, EDGE = "State", "Event", "Edge"
CARD_TYPES = (CHARACTER, SITE, FENG_SHUI_SITE, STATE, EVENT, EDGE)

# 10.1.1: the controller of such a State is always the controller of its subject.
FOLLOWS_SUBJECT = frozenset({"Weapon", "Vehicle", "Schtick"})

Does = TypeVar("Does", bound=ab.Ability, covariant=True)


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """A stretch of a text that is not understood, or cannot be run, and why."""

    text: str
    reason: str


@dataclass(frozen=True, eq=False)
class Ability(Generic[Does]):
    """One ability of a text: ``does`` is what it does, ``words`` are its canonical ones.

    ``gained`` marks one that its card has from elsewhere (7.5).
    """

    does: Does
    words: str = ""
    gained: bool = False

    @property
    def kind(self) -> str:
        """What kind of ability it is: Activated, Triggered, Static, ..."""
        return type(self.does).__name__

    @property
    def x(self) -> a.Amount | None:
        """What X is in it; nothing where it does not say."""
        match self.does:
            case ab.XDefinition(amount):
                return amount
            case ab.Activated(x=x) | ab.EventEffect(x=x) | ab.Triggered(x=x) | ab.Static(x=x) | ab.PlayedInAnswer(x=x):
                return x
        return None

    @cached_property
    def triggers_from(self) -> frozenset[str]:
        """The piles in which it works besides: "while this card is in your smoked pile"."""
        does, found = self.does, set(self.plays_itself_from)
        match does:
            case ab.Triggered(trigger):
                found |= {pile.value for pile in (*trigger.works_in, *trigger.also_in)}
                found |= set(_own_piles((*trigger.conditions, *trigger.on_resolution)))
            case ab.Activated():
                found |= {does.works_in.value} if does.works_in is not None else set()
        # 2001 FAQ 1.15: a card that may return itself to play is in the smoked pile when it does so.
        returns = any(isinstance(each, ef.Return) and _returns_itself(each) for each in ir.walk(does))
        return frozenset(found | ({"smoked"} if returns or self.reloads_itself else set()))

    @cached_property
    def plays_itself_from(self) -> frozenset[str]:
        """The piles from which it plays its own card when something happens: "play this card from your smoked pile"."""
        if not isinstance(self.does, ab.Triggered):
            return frozenset()
        chosen = [each.choice for each in ir.walk(self.does.effects) if isinstance(each, ef.PlayCards)]
        own = [each.limits for each in chosen if isinstance(each, n.Matching) and n.IsOneOf(n.This()) in each.limits]
        return frozenset(each.pile.value for limits in own for each in limits if isinstance(each, n.InPile))

    @cached_property
    def reloads_itself(self) -> bool:
        """Whether it puts its own card from the smoked pile on top of the deck (card abilities 1.7.13)."""
        return any(isinstance(each, ef.ReloadCards) and each.cards == n.This() for each in ir.walk(self.does))

    @cached_property
    def awaits_subject(self) -> bool:
        """Whether what triggers it is told of its subject: "you may Reload this card when subject is smoked"."""
        does = self.does
        return isinstance(does, ab.Triggered) and any(
            isinstance(each, n.SubjectOfThis) for each in ir.walk(does.trigger)
        )

    @cached_property
    def moves_from(self) -> frozenset[str]:
        """The piles out of which it moves its own card, so that it does nothing in play (7.2).

        "You may put this card from your hand into play when ...": that is an option of whoever holds it then.
        """
        own = (each for each in ir.walk(self.does) if isinstance(each, n.Matching) and OWN in each.limits)
        found = frozenset(limit.pile.value for each in own for limit in each.limits if isinstance(limit, n.InPile))
        return found | {"smoked"} if self.reloads_itself else found


OWN = n.IsOneOf(n.This())
# Statements of which the later one counts.
PREVAILING = frozenset({co.Controls, co.TextIsBlank, co.ChangeDamage, co.ForbidDamageChange})


def _own_piles(conditions: tuple[c.Condition, ...]) -> Iterator[str]:
    """ "If this card is in your smoked pile"."""
    for each in conditions:
        match each:
            case c.CardsAre(n.This(), (), (n.InPile(pile, n.You()),), None, None):
                yield pile.value


def _returns_itself(effect: ef.Return) -> bool:
    return effect.place is ef.Place.PLAY and effect.cards == n.This()


def _of_kind(among: tuple[Ability[ab.Ability], ...], kind: type[Does]) -> tuple[Ability[Does], ...]:
    return tuple(cast(Ability[Does], each) for each in among if isinstance(each.does, kind))


def played_on(said: Sequence[object]) -> ab.PlayOn | None:
    """What a State of these abilities is played on: what they say, or the type by which they call its subject (4.3.4).

    10.1.1: a Vehicle is played on a Character.
    """
    if found := next((each for each in said if isinstance(each, ab.PlayOn)), None):
        return found
    types = {each.type for each in ir.walk(tuple(said)) if isinstance(each, n.SubjectOfThis) and each.type is not None}
    if not types and any(isinstance(each, ab.Restriction) and each.name is RestrictionName.VEHICLE for each in said):
        types = {CardType.CHARACTER}
    return ab.PlayOn(n.Matching(((n.OfType(types.pop()),),))) if len(types) == 1 else None


@dataclass(frozen=True, eq=False)
class RulesText:
    """What one wording says. Compared by identity: a library makes each wording once.

    ``abilities`` are in the order of the text, those from other cards (7.5) last; ``strength`` is the X that one of
    these defines for a Fighting.
    """

    face: Face
    abilities: tuple[Ability[ab.Ability], ...] = ()
    not_understood: tuple[NotUnderstood, ...] = ()
    strength: a.Amount | None = None

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
        said = (each.does for each in self.abilities)
        return frozenset(each.name.value for each in said if isinstance(each, ab.Restriction))

    @cached_property
    def specials(self) -> tuple[ab.Keyword | ab.Priced, ...]:
        """Its special abilities (10.1.2)."""
        return tuple(each.does for each in self.abilities if isinstance(each.does, ab.Keyword | ab.Priced))

    @cached_property
    def special_words(self) -> tuple[KeywordName, ...]:
        """The names of special abilities that its abilities have, give or ask for."""
        nodes = list(ir.walk(tuple(each.does for each in self.abilities)))
        named = [each for each in (getattr(node, "name", None) for node in nodes) if isinstance(each, KeywordName)]
        immune = [KeywordName.IMMUNITY for each in nodes if isinstance(each, co.HasImmunity)]
        return tuple(dict.fromkeys([*named, *immune]))

    @cached_property
    def parts(self) -> tuple[Ability[ab.Ability], ...]:
        """Its other abilities, in the order of the text."""
        others = ab.Restriction | ab.Keyword | ab.Priced
        return tuple(each for each in self.abilities if not isinstance(each.does, others))

    def played_in_answer_from(self, zone: str) -> tuple[ab.PlayedInAnswer, ...]:
        """The ways in which it may be played from the hand or a pile in answer to something."""
        ways = [each.does for each in self.abilities if isinstance(each.does, ab.PlayedInAnswer)]
        return tuple(
            way
            for way in ways
            if any(isinstance(each, n.InPile) and each.pile.value == zone for each in ir.walk(way.playing.choice))
        )

    @cached_property
    def gained(self) -> tuple[Ability[ab.Ability], ...]:
        """Those of its abilities that come from elsewhere."""
        return tuple(each for each in self.abilities if each.gained)

    @cached_property
    def when_canceled(self) -> RulesText:
        """What is left of it while its card is canceled or blank: restrictions, and what comes from elsewhere."""
        kept = (each for each in self.abilities if each.gained or isinstance(each.does, ab.Restriction))
        return RulesText(self.face, tuple(kept), (), self.strength)

    @cached_property
    def activated(self) -> tuple[Ability[ab.Activated], ...]:
        """Its voluntary abilities, in the order of the text."""
        return _of_kind(self.abilities, ab.Activated)

    @cached_property
    def event_effects(self) -> tuple[ab.EventEffect, ...]:
        """What an Event does."""
        return tuple(each.does for each in _of_kind(self.abilities, ab.EventEffect))

    @cached_property
    def triggered(self) -> tuple[Ability[ab.Triggered], ...]:
        """Its triggered abilities."""
        return _of_kind(self.abilities, ab.Triggered)

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
        return tuple(each.does for each in _of_kind(self.abilities, ab.Static))

    @cached_property
    def keeping(self) -> tuple[ab.Static, ...]:
        """Those that give something for a time to whoever comes to fit: "... gain Toughness: 1 until the end of"."""
        return tuple(each for each in self.holding if any(one.until is not None for one in each.statements))

    @cached_property
    def states(self) -> frozenset[object]:
        """The kinds of statements that they make."""
        return frozenset(type(each.statement) for one in self.holding for each in one.statements)

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
    def play_on(self) -> ab.PlayOn | None:
        """What a State is played on."""
        return played_on([each.does for each in self.abilities])

    @cached_property
    def x(self) -> a.Amount | None:
        """What X is on the card; nothing where it does not say."""
        return next((each.x for each in self.parts if each.x is not None), None)

    @cached_property
    def strength_x(self) -> a.Amount | None:
        """What a Fighting or Body of X is: the definition that took precedence (4.6), or nothing."""
        return self.strength if self.strength is not None else self.x

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
        said = tuple(each.does for each in self.parts)
        return tuple(each for each in ir.walk(said) if isinstance(each, co.Spares))

    @cached_property
    def redirects_damage(self) -> bool:
        """Whether one of its abilities redirects damage (4.5.2)."""
        said = tuple(each.does for each in self.parts)
        return any(isinstance(each, ef.RedirectDamage | co.RedirectsDamage) for each in ir.walk(said))

    @cached_property
    def aspects(self) -> frozenset[str]:
        """What of a game it looks at all the time, besides the cards."""
        return aspects_of((self.holding, self.specials, self.x, self.strength))

    @cached_property
    def recalls(self) -> tuple[tuple[str, e.EventPattern | None], ...]:
        """What it asks for of what has happened; one that acts from a pile may look at how its card left play."""
        found = tuple(dict.fromkeys(recalled(tuple(each.does for each in self.abilities))))
        in_piles = any(each.does.works_in is not None for each in self.activated) or self.triggers_from
        return (*found, (THIS_TURN, None)) if in_piles else found

    @cached_property
    def prevails_if_later(self) -> bool:
        """Whether it matters which of it and another that says the contrary entered play later (7.4, 7.7)."""
        said = (each.does for each in self.abilities)
        unstoppable = any(
            isinstance(each, co.HasSpecial) and each.name is KeywordName.UNSTOPPABLE for each in ir.walk(tuple(said))
        )
        return unstoppable or not self.states.isdisjoint(PREVAILING)

    @cached_property
    def is_continuous(self) -> bool:
        """Whether it does anything by merely being in play: only such cards are looked at all the time."""
        return bool(self.holding)
