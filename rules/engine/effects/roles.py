"""The verbs of effects: what carries each of them out, and what around it that reads; nothing is passed over.

A clause says more than its verb and object: on whom, until when, for each of what. What stands there and is not read
would be half an effect, so it cannot be run (DESIGN 5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rules.engine.text.actions import Act, Bonus, Cause, Gain, To
from rules.engine.text.selectors import Select
from rules.engine.text.timing import AtMoment, Clause, During, ForEach, If, Limit, Manner, Until, UpTo, While

if TYPE_CHECKING:
    from rules.engine.effects.doing import Doer

Handler = Callable[["Doer", Clause, Act], None]
HANDLERS: dict[str, Handler] = {}

# Words that change nothing in the way an effect is carried out here.
HARMLESS = frozenset({"immediately", "also", "then", "for no effect"})
# What is looked at before any effect is carried out, or has it wait: a condition, a later moment.
ALWAYS: tuple[type[Any], ...] = (If, AtMoment)


@dataclass(frozen=True)
class Roles:
    """What a clause may say besides its verb and object: prepositions, kinds of circumstances, and words.

    ``by_cards``: other cards than that of the effect may do it; ``by_players``: several players may do it together;
    ``of`` tells whether the object is of the kind to which it is done: Power that is lost, damage that is inflicted.
    """

    complements: frozenset[str] = frozenset()
    adverbs: tuple[type[Any], ...] = ()
    manners: frozenset[str] = frozenset()
    by_cards: bool = False
    by_players: bool = False
    of: Callable[[Any], object] | None = None


# The bonuses that are read by what they are added to; that to a cost is read where costs are reckoned.
COUNTED = frozenset({"fighting", "body", "damage", "combat damage"})


def counts(benefit: object) -> bool:
    """Whether a benefit is one that is counted somewhere: only bonuses to damage may be against something (10.2)."""
    if not isinstance(benefit, Bonus):
        return True
    return benefit.what.lower() in COUNTED and (benefit.against is None or "damage" in benefit.what)


ROLES: dict[str, Callable[[Clause], Roles]] = {}
# How long something lasts.
LASTING: tuple[type[Any], ...] = (Until, While, During)
# What a card gains, and what cannot happen, may last.
OF_GAIN = Roles(adverbs=(Until, ForEach, While, During), manners=frozenset({"instead"}), by_cards=True)
OF_PROHIBITION = Roles(adverbs=(Until, While, During), manners=frozenset({"again"}), by_cards=True, by_players=True)


def does(
    *verbs: str,
    takes: Iterable[str] = (),
    reads: tuple[type[Any], ...] = (),
    manners: Iterable[str] = (),
    also: Callable[[Clause], tuple[type[Any], ...]] | None = None,
    by_cards: bool = False,
    by_players: bool = False,
    of: Callable[[Any], object] | None = None,
) -> Callable[[Handler], Handler]:
    """Registers what carries out a verb, and what it reads.

    ``takes`` are the prepositions of the complements that it reads, ``reads`` the kinds of circumstances, ``manners``
    the words; ``also`` gives those that it reads of certain clauses besides. The rest is as
    in ``Roles``.
    """
    plain = Roles(frozenset(takes), reads, frozenset(manners), by_cards, by_players, of)

    def roles(clause: Clause) -> Roles:
        more = also(clause) if also is not None else ()
        return replace(plain, adverbs=(*reads, *more)) if more else plain

    def register(handler: Handler) -> Handler:
        for verb in verbs:
            HANDLERS[verb] = handler
            ROLES[verb] = roles
        return handler

    return register


def roles_of(clause: Clause) -> Roles | None:
    """What is read of a clause of an effect in the active voice; nothing if no effect does that."""
    if clause.mode not in ("do", "may", "must"):
        return OF_PROHIBITION
    action = clause.action.action if isinstance(clause.action, Cause) else clause.action
    if isinstance(action, Gain):
        return OF_GAIN
    roles = ROLES.get(action.verb) if isinstance(action, Act) else None
    return roles(clause) if roles is not None else None


def unread(clause: Clause) -> str | None:
    """What of a clause of an effect would be passed over, in a few words; nothing if all of it is read."""
    roles = roles_of(clause)
    action = clause.action.action if isinstance(clause.action, Cause) else clause.action
    verb = action.verb if isinstance(action, Act) else type(action).__name__.lower()
    if roles is None:
        return f"the verb {verb!r} as an effect"
    if isinstance(action, Gain) and not all(counts(each) for each in action.benefits):
        return "to gain that"
    if roles.of is not None and isinstance(action, Act) and not roles.of(action.what):
        return f"to {verb} that"
    for each in getattr(action, "complements", ()) if clause.mode in ("do", "may", "must") else ():
        preposition = each.preposition if isinstance(each, To) else type(each).__name__
        if preposition not in roles.complements:
            return f"to {verb} {preposition!r} something"
    for each in clause.adverbs:
        if isinstance(each, Manner):
            if each.word not in HARMLESS | roles.manners and not (is_about_order(each) and _of_each(clause)):
                return f"to {verb} {each.word}"
        elif not isinstance(each, (*ALWAYS, *roles.adverbs)) and not _counts_by_turn(each, clause, roles):
            return f"to {verb} with {type(each).__name__} as a circumstance"
    return None


def is_about_order(adverb: object) -> bool:
    """Clockwise from the current player is the order in any case; a secret choice is no different for the engine."""
    return isinstance(adverb, Manner) and (adverb.word == "secretly" or "clockwise" in adverb.word)


def _of_each(clause: Clause) -> bool:
    """Whether each of several players does it, in the order of simultaneous play (5.4)."""
    return isinstance(clause.agent, Select) and clause.agent.quantity.word in ("each", "every", "all", "")


def _counts_by_turn(adverb: object, clause: Clause, roles: Roles) -> bool:
    """ "Up to 2 Power in this way per turn": the turn is the time for which it counts."""
    limited = UpTo in roles.adverbs and any(isinstance(each, UpTo) for each in clause.adverbs)
    return limited and isinstance(adverb, Limit) and (adverb.times, adverb.per) == ("", "turn")
