"""What of a game continuous abilities look at besides the cards: what follows from them stays so while it is the same.

Most changes of a game are no changes of the board: an effect is added to the scene, something is counted, an attack
goes on to its next stage. What was found out about the cards before such a change is still so after it, unless a text
looks at just that. This module tells which texts do; it rather names one too many.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.ir.words import Quality, Stretch

PAST, ATTACK = "past", "attack"
THIS_TURN, JUST_NOW = "this turn", "just now"
NONE: frozenset[str] = frozenset()

OF_THE_PAST = (
    a.Bid,
    a.ThatMuch,
    c.Happened,
    c.Succeeded,
    c.WonAuction,
    n.DidThisTurn,
    n.SufferedThisTurn,
    n.HasAttacked,
    n.EffectTargets,
    n.EffectWould,
    n.EffectMovesPower,
    n.EffectGeneratedBy,
    n.EffectOfTurning,
    n.TargetsOfEffect,
    n.HighestBidder,
    n.HasCompletedTurn,
    t.ThisTurnSaw,
    co.InResponse,
    e.CardEvent,
)
OF_ATTACKS = (
    n.AtLocationOfAttack,
    n.InCombat,
    n.AboutToFight,
    n.AboutToFightEachOther,
    n.IsAttacking,
    n.IsIntercepting,
    n.IsAttacked,
    n.IsIntercepted,
    n.HasAttacked,
    n.TargetsOfAttacks,
    n.AttackingPlayer,
    t.PriorToCombat,
    e.AttackPattern,
    co.MostInterceptors,
    co.ManyTargets,
)
QUALITIES = (Quality.ATTACKING, Quality.INTERCEPTING, Quality.ONLY_ATTACKER)
STRETCHES = (Stretch.ATTACK, Stretch.COMBAT)
DEEDS = frozenset({Deed.ATTACK, Deed.TURN_TO_ATTACK, Deed.JOIN, Deed.INTERCEPT, Deed.DECLARE_ATTACK})


def aspects_of(values: object) -> frozenset[str]:
    """What some values look at: ``past`` (the scene, what has happened, what was counted) and ``attack``.

    >>> sorted(aspects_of(n.Is(Quality.ATTACKING))), sorted(aspects_of(n.Is(Quality.TURNED)))
    (['attack'], [])
    """
    found = set()
    for each in walk(values):
        if isinstance(each, OF_THE_PAST):
            found.add(PAST)
        if isinstance(each, OF_ATTACKS) or _is_about_attacks(each):
            found.add(ATTACK)
    return frozenset(found)


def recalled(values: object) -> Iterator[tuple[str, e.EventPattern | None]]:
    """What some values ask for of what has happened: in ``this turn`` or ``just now``, and which events."""
    for each in walk(values):
        match each:
            case n.HasAttacked(this_turn=True):
                yield THIS_TURN, None
            case c.Happened(event) | n.DidThisTurn(event) | n.SufferedThisTurn(event) | t.ThisTurnSaw(event):
                yield THIS_TURN, event
            case ab.RespondsToEvent(event):
                yield JUST_NOW, event


def _is_about_attacks(value: object) -> bool:
    match value:
        case n.Is(quality):
            return quality in QUALITIES
        case t.Within(stretch):
            return stretch in STRETCHES
        case co.Forbid(deeds) | co.PermitDeed(deeds) | co.Demand(deeds):
            return not DEEDS.isdisjoint(deeds)
    return False


@lru_cache(maxsize=1024)
def aspects_of_given(values: tuple[object, ...]) -> frozenset[str]:
    """What is looked at by what an effect has given for a time."""
    return aspects_of(values)
