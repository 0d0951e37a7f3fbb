"""What an ability says that nothing carries out, whatever is on the board, is told when its text is compiled.

What hangs on the board is found out on a fork before anything is paid (``rules.scene.whole``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import get_args

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType, Nameable, Stretch
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError

# What any word may be named for: an action names it, and a decision as an effect resolves could not list it.
ANY_WORD = (Nameable.TITLE, Nameable.DESIGNATOR)
# What a card does that enters play: its choices are named with the action that plays or reveals it.
ARRIVALS = frozenset({e.Verb.ENTER_PLAY, e.Verb.REVEAL, e.Verb.SEIZE})
# What may be said of effects that are canceled.
OF_EFFECTS = n.EffectGeneratedBy | n.EffectOfTurning


def check_runnable(made: ab.Ability) -> None:
    """Looks whether there is something that carries out all that an ability says.

    :raises UnsupportedError: if there is not.
    """
    if isinstance(made, ab.Activated | ab.EventEffect | ab.Triggered):
        for each in walk(made.cost):
            if isinstance(each, ef.RedirectDamage):
                raise UnsupportedError("redirecting damage as a price")
        named_ahead = isinstance(made, ab.Triggered) and _is_own_arrival(made.trigger.on)
        for each in _on_resolution(made.effects):
            why = _never_done(each, named_ahead=named_ahead)
            if why:
                raise UnsupportedError(why)
    if isinstance(made, ab.Activated | ab.EventEffect):
        for moment in made.moments:
            if moment.stretch not in (Stretch.TURN, Stretch.MAIN_SHOT):
                raise UnsupportedError(f"what is used at the {moment.edge.value} of {moment.stretch.value}")


def _is_own_arrival(event: object) -> bool:
    return isinstance(event, e.CardEvent) and event.card == n.This() and ARRIVALS.issuperset(event.verbs)


def _on_resolution(node: object) -> Iterator[object]:
    """What is carried out as an effect resolves: not what an older text has chosen as it is generated."""
    if isinstance(node, tuple):
        for each in node:
            yield from _on_resolution(each)
    elif not isinstance(node, ef.ChosenAhead) and hasattr(type(node), "__dataclass_fields__"):
        yield node
        for part in fields(node):  # type: ignore[arg-type]
            yield from _on_resolution(getattr(node, part.name))


def _never_done(node: object, *, named_ahead: bool) -> str:
    """Why nothing carries out a part of an effect as it resolves, or nothing."""
    match node:
        case ch.ChooseCards(among=n.Matching(limits=limits)) if any(isinstance(each, TOGETHER) for each in limits):
            return "what several cards are together, where they are chosen as an effect resolves"
        case ch.Name(what=what) if what in ANY_WORD and not named_ahead:
            return f"naming a {what.value} as an effect resolves"
        case ch.ChooseNewTargets():
            return "choosing new targets as an effect resolves"
        case ef.Retarget(of=n.Matching() as of, to=None) if not _are_effects(of):
            return "a new target of an attack, of which it is not said which cards it could be"
        case ef.CancelEffect(n.Matching() as among) | ef.CancelEffect(ch.ChooseCards(among=among)):
            if _are_effects(among, CardType.EFFECT) and any(not isinstance(one, OF_EFFECTS) for one in among.limits):
                return "such effects that are canceled"
        case a.DamageToLeave():
            return "the damage that would do that, but for what a card inflicts in combat"
    return ""


TOGETHER = get_args(n.Together)


def _are_effects(phrase: n.Matching, *types: CardType) -> bool:
    wanted = types or (CardType.EVENT, CardType.EFFECT)
    return any(n.OfType(each) in kind for kind in phrase.kinds for each in wanted)
